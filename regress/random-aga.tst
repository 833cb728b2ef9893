# Random games with known rulings.

# Game 1
boardsize 3
clear_board
caipan-rules aga
komi default
caipan-judge declared
play B A3
play W B1
play B A1
play W C3
play B C1
play W B2
# suicide
10 is_legal B C2
#? [0]
play B B3
play W C2
# suicide
20 is_legal B A2
#? [0]
# suicide
30 is_legal B C1
#? [0]
play B pass
play W pass
40 caipan-phase
#? [pause]
50 caipan-state
#? [.*"to_move":"b".*"first_stop":"b".*"stones":."b":3,"w":4[^0-9.].*"hands":."b":4,"w":4[^0-9.].*"virtual":."b":0,"w":0[^0-9.].*"prisoners":."b":1,"w":0[^0-9.].*]
60 list_stones b
#? [A1 A3 B3]
70 list_stones w
#? [B1 B2 C2 C3]
80 final_score
#? [W\+9.5]

# Game 2
boardsize 7
clear_board
caipan-rules aga
komi default
caipan-judge declared
play B A2
play W A1
play B E7
play W B6
play B C2
play W G4
play B D6
play W A6
play B B2
play W D4
play B E5
play W E1
play B G7
play W pass
play B G2
play W F2
play B F4
play W C4
play B C5
play W pass
play B G5
play W pass
play B G6
play W D5
play B D2
play W A3
play B F5
play W F7
play B B7
play W B3
play B D1
play W F1
play B C1
# suicide
90 is_legal W B1
#? [0]
play W A4
play B C3
play W E3
play B C7
# suicide
100 is_legal W D7
#? [0]
# suicide
110 is_legal W B1
#? [0]
play W E2
play B pass
# suicide
120 is_legal W D7
#? [0]
# suicide
130 is_legal W B1
#? [0]
play W G1
play B G3
# suicide
140 is_legal W D7
#? [0]
# suicide
150 is_legal W G4
#? [0]
# suicide
160 is_legal W B1
#? [0]
play W E4
play B C6
# suicide
170 is_legal W D7
#? [0]
# suicide
180 is_legal W G4
#? [0]
# suicide
190 is_legal W B1
#? [0]
play W F3
play B D3
# suicide
200 is_legal W D7
#? [0]
play W A7
play B A5
play W B4
play B B5
# suicide
210 is_legal W G4
#? [0]
# suicide
220 is_legal W B1
#? [0]
play W D5
play B E6
# suicide
230 is_legal W D7
#? [0]
# suicide
240 is_legal W F6
#? [0]
# suicide
250 is_legal W G4
#? [0]
# suicide
260 is_legal W B1
#? [0]
play W E3
play B E2
# suicide
270 is_legal W D7
#? [0]
# suicide
280 is_legal W F6
#? [0]
# suicide
290 is_legal W G4
#? [0]
# suicide
300 is_legal W B1
#? [0]
play W B3
play B A7
# suicide
310 is_legal W D7
#? [0]
# suicide
320 is_legal W F6
#? [0]
# suicide
330 is_legal W G4
#? [0]
# suicide
340 is_legal W B1
#? [0]
play W pass
play B A3
# suicide
350 is_legal W D7
#? [0]
# suicide
360 is_legal W F6
#? [0]
# suicide
370 is_legal W G4
#? [0]
# suicide
380 is_legal W B1
#? [0]
play W G1
play B B4
# suicide
390 is_legal W D7
#? [0]
# suicide
400 is_legal W F6
#? [0]
# suicide
410 is_legal W A4
#? [0]
# suicide
420 is_legal W G4
#? [0]
# suicide
430 is_legal W B3
#? [0]
# suicide
440 is_legal W B1
#? [0]
play W F2
play B B1
# suicide
450 is_legal W D7
#? [0]
# suicide
460 is_legal W F6
#? [0]
# suicide
470 is_legal W A4
#? [0]
# suicide
480 is_legal W G4
#? [0]
# suicide
490 is_legal W B3
#? [0]
# suicide
500 is_legal W A1
#? [0]
play W C4
play B D4
play W E1
play B F6
play W B6
play B A6
play W E4
play B F3
play W E3
play B pass
play W pass
510 caipan-phase
#? [pause]
520 caipan-state
#? [.*"to_move":"b".*"first_stop":"w".*"stones":."b":34,"w":4[^0-9.].*"hands":."b":34,"w":31[^0-9.].*"virtual":."b":0,"w":0[^0-9.].*"prisoners":."b":0,"w":27[^0-9.].*]
530 list_stones b
#? [A2 A3 A5 A6 A7 B1 B2 B4 B5 B7 C1 C2 C3 C5 C6 C7 D1 D2 D3 D4 D6 E2 E5 E6 E7 F3 F4 F5 F6 G2 G3 G5 G6 G7]
540 list_stones w
#? [E1 E3 F2 G1]
550 final_score
#? [B\+30.5]

# Game 3
boardsize 5
clear_board
caipan-rules aga
komi default
caipan-judge declared
play B C3
play W A4
play B C2
play W D3
play B E2
play W E5
play B pass
play W B2
play B B3
play W E1
play B D1
# suicide
560 is_legal W E1
#? [0]
play W A2
play B C4
play W D2
play B B1
# suicide
570 is_legal W C1
#? [0]
# suicide
580 is_legal W E1
#? [0]
play W A1
play B B5
play W E4
play B pass
play W pass
590 caipan-phase
#? [pause]
600 caipan-state
#? [.*"to_move":"b".*"first_stop":"b".*"hands":."b":8,"w":9[^0-9.].*"virtual":."b":0,"w":0[^0-9.].*"prisoners":."b":0,"w":1[^0-9.].*]
caipan-mark dead A4
610 final_score
#? [W\+4.5]

# Game 4
boardsize 4
clear_board
caipan-rules aga
komi default
caipan-judge declared
play B A2
play W D4
play B B2
play W C1
play B D3
play W C2
play B B3
play W D1
play B A3
play W B4
play B D2
play W B1
play B A4
play W C4
play B pass
play W C3
# suicide
620 is_legal B A1
#? [0]
play B D3
play W D2
# suicide
630 is_legal B D3
#? [0]
# suicide
640 is_legal B A1
#? [0]
play B pass
play W pass
650 caipan-phase
#? [pause]
660 caipan-state
#? [.*"to_move":"b".*"first_stop":"b".*"stones":."b":5,"w":9[^0-9.].*"hands":."b":8,"w":9[^0-9.].*"virtual":."b":0,"w":0[^0-9.].*"prisoners":."b":3,"w":0[^0-9.].*]
670 list_stones b
#? [A2 A3 A4 B2 B3]
680 list_stones w
#? [B1 B4 C1 C2 C3 C4 D1 D2 D4]
690 final_score
#? [W\+12.5]
