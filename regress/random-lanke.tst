# Random games with known rulings.

# Game 1
boardsize 9
clear_board
caipan-rules lanke
komi default
caipan-judge declared
play B D3
play W F8
play B pass
play W G6
play B H6
play W H1
play B G3
play W F3
play B J5
play W D2
play B G8
play W H2
play B G5
play W J9
play B D9
play W C3
play B D4
play W C6
play B H3
play W F7
play B C4
play W A7
play B A9
play W B3
play B F5
play W E9
play B H5
play W A6
play B G4
play W B1
play B H9
play W E1
play B pass
play W pass
10 caipan-phase
#? [pause]
20 caipan-state
#? [.*"to_move":"b".*"first_stop":"b".*"hands":."b":15,"w":16[^0-9.].*"virtual":."b":0,"w":0[^0-9.].*"prisoners":."b":0,"w":0[^0-9.].*]
caipan-mark dead F8
30 final_score
#? [B\+1.0]

# Game 2
rectangular_boardsize 5 3
clear_board
caipan-rules lanke
komi default
caipan-judge declared
play B D3
play W B2
play B A3
play W D1
play B pass
play W A1
play B pass
play W E1
play B E3
play W C1
# suicide
40 is_legal B B1
#? [0]
play B C2
play W B3
# suicide
50 is_legal B A2
#? [0]
# suicide
60 is_legal B B1
#? [0]
play B D2
play W A2
# suicide
70 is_legal B A3
#? [0]
# suicide
80 is_legal B B1
#? [0]
play B pass
play W C3
# suicide
90 is_legal B A3
#? [0]
# suicide
100 is_legal B E2
#? [0]
# suicide
110 is_legal B B1
#? [0]
play B pass
play W E2
# suicide
120 is_legal B A3
#? [0]
# suicide
130 is_legal B B1
#? [0]
play B pass
play W pass
140 caipan-phase
#? [pause]
150 caipan-state
#? [.*"to_move":"b".*"first_stop":"b".*"stones":."b":0,"w":9[^0-9.].*"hands":."b":5,"w":9[^0-9.].*"virtual":."b":0,"w":0[^0-9.].*"prisoners":."b":5,"w":0[^0-9.].*]
160 list_stones b
#? []
170 list_stones w
#? [A1 A2 B2 B3 C1 C3 D1 E1 E2]
180 final_score
#? [W\+13.0]

# Game 3
boardsize 3
clear_board
caipan-rules lanke
komi default
caipan-judge declared
play B B1
play W A3
play B B2
play W C2
play B pass
play W pass
190 caipan-phase
#? [pause]
200 caipan-state
#? [.*"to_move":"b".*"first_stop":"b".*"stones":."b":2,"w":2[^0-9.].*"hands":."b":2,"w":2[^0-9.].*"virtual":."b":0,"w":0[^0-9.].*"prisoners":."b":0,"w":0[^0-9.].*]
210 list_stones b
#? [B1 B2]
220 list_stones w
#? [A3 C2]
230 final_score
#? [0]

# Game 4
boardsize 5
clear_board
caipan-rules lanke
komi default
caipan-judge declared
play B E2
play W D4
play B pass
play W C2
play B A2
play W B4
play B E4
play W D5
play B D1
# suicide
240 is_legal W E1
#? [0]
play W B1
play B A5
play W C1
play B A4
play W pass
play B pass
250 caipan-phase
#? [pause]
260 caipan-state
#? [.*"to_move":"w".*"first_stop":"b".*"stones":."b":6,"w":6[^0-9.].*"hands":."b":6,"w":6[^0-9.].*"virtual":."b":0,"w":0[^0-9.].*"prisoners":."b":0,"w":0[^0-9.].*]
270 list_stones b
#? [A2 A4 A5 D1 E2 E4]
280 list_stones w
#? [B1 B4 C1 C2 D4 D5]
290 final_score
#? [0]
