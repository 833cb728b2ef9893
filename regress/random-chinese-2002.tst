# Random games with known rulings.

# Game 1
rectangular_boardsize 5 3
clear_board
caipan-rules chinese-2002
komi default
caipan-judge declared
play B D3
play W B1
play B D1
play W D2
play B E1
play W E3
play B B2
play W C3
# suicide
10 is_legal B D3
#? [0]
play B A3
play W B3
play B pass
play W pass
20 caipan-phase
#? [pause]
30 caipan-state
#? [.*"to_move":"b".*"first_stop":"b".*"stones":."b":4,"w":5[^0-9.].*"hands":."b":5,"w":5[^0-9.].*"virtual":."b":0,"w":0[^0-9.].*"prisoners":."b":1,"w":0[^0-9.].*]
40 list_stones b
#? [A3 B2 D1 E1]
50 list_stones w
#? [B1 B3 C3 D2 E3]
60 final_score
#? [W\+9.5]

# Game 2
rectangular_boardsize 5 3
clear_board
caipan-rules chinese-2002
komi default
caipan-judge declared
play B B1
play W pass
play B D2
play W E2
play B A2
# suicide
70 is_legal W A1
#? [0]
play W D1
# suicide
80 is_legal B E1
#? [0]
play B C2
# suicide
90 is_legal W A1
#? [0]
play W pass
# suicide
100 is_legal B E1
#? [0]
play B C3
# suicide
110 is_legal W A1
#? [0]
play W E3
# suicide
120 is_legal B E1
#? [0]
play B A3
# suicide
130 is_legal W A1
#? [0]
play W B3
# suicide
140 is_legal B E1
#? [0]
play B D3
# suicide
150 is_legal W B2
#? [0]
# suicide
160 is_legal W A1
#? [0]
play W pass
play B B2
# suicide
170 is_legal W B3
#? [0]
# suicide
180 is_legal W A1
#? [0]
play W C1
play B E1
# suicide
190 is_legal W B3
#? [0]
# suicide
200 is_legal W A1
#? [0]
play W E2
play B pass
# suicide
210 is_legal W B3
#? [0]
# suicide
220 is_legal W E3
#? [0]
# suicide
230 is_legal W A1
#? [0]
play W pass
240 caipan-phase
#? [pause]
250 caipan-state
#? [.*"to_move":"b".*"first_stop":"w".*"hands":."b":9,"w":6[^0-9.].*"virtual":."b":0,"w":0[^0-9.].*"prisoners":."b":0,"w":5[^0-9.].*]
caipan-mark dead A3
260 final_score
#? [W\+7.5]

# Game 3
rectangular_boardsize 5 3
clear_board
caipan-rules chinese-2002
komi default
caipan-judge declared
play B B2
play W D2
play B B1
play W C2
play B pass
play W B3
play B D1
play W E2
play B C1
play W E1
play B pass
play W D3
# suicide
270 is_legal B C3
#? [0]
# suicide
280 is_legal B E3
#? [0]
play B A3
play W A2
# suicide
290 is_legal B A3
#? [0]
# suicide
300 is_legal B C3
#? [0]
# suicide
310 is_legal B E3
#? [0]
# suicide
320 is_legal B A1
#? [0]
play B pass
play W A1
# suicide
330 is_legal B A3
#? [0]
# suicide
340 is_legal B C3
#? [0]
# suicide
350 is_legal B E3
#? [0]
play B D1
play W B1
# suicide
360 is_legal B A3
#? [0]
# suicide
370 is_legal B C3
#? [0]
# suicide
380 is_legal B E3
#? [0]
# suicide
390 is_legal B B2
#? [0]
# suicide
400 is_legal B C1
#? [0]
play B pass
play W C1
# suicide
410 is_legal B A3
#? [0]
# suicide
420 is_legal B C3
#? [0]
# suicide
430 is_legal B E3
#? [0]
# suicide
440 is_legal B B2
#? [0]
# suicide
450 is_legal B D1
#? [0]
play B pass
play W pass
460 caipan-phase
#? [pause]
470 caipan-state
#? [.*"to_move":"b".*"first_stop":"b".*"stones":."b":0,"w":10[^0-9.].*"hands":."b":6,"w":10[^0-9.].*"virtual":."b":0,"w":0[^0-9.].*"prisoners":."b":6,"w":0[^0-9.].*]
480 list_stones b
#? []
490 list_stones w
#? [A1 A2 B1 B3 C1 C2 D2 D3 E1 E2]
500 final_score
#? [W\+22.5]

# Game 4
boardsize 7
clear_board
caipan-rules chinese-2002
komi default
caipan-judge declared
play B G3
play W pass
play B B4
play W E5
play B A4
play W A3
play B E7
play W E1
play B A2
play W B6
play B E3
play W F1
play B C5
play W G1
play B B2
play W B5
play B F7
play W A1
play B G2
play W D4
play B C6
play W G7
play B A7
play W C2
play B F3
play W C1
play B F4
play W A6
play B D5
play W B1
play B E2
play W E6
play B F6
play W G5
play B D3
play W G6
play B D6
play W D2
# suicide
510 is_legal B D1
#? [0]
play B G4
play W C3
play B E4
# suicide
520 is_legal W F5
#? [0]
play W D7
# suicide
530 is_legal B D1
#? [0]
play B A5
play W B7
# suicide
540 is_legal B A7
#? [0]
# suicide
550 is_legal B D1
#? [0]
play B F5
play W C7
play B pass
# suicide
560 is_legal W A7
#? [0]
play W C4
# suicide
570 is_legal B D1
#? [0]
play B F2
# suicide
580 is_legal W A7
#? [0]
play W G5
play B E6
# suicide
590 is_legal W E5
#? [0]
play W G7
play B A7
# suicide
600 is_legal W G6
#? [0]
# suicide
610 is_legal W E5
#? [0]
play W B6
play B D7
# suicide
620 is_legal W G6
#? [0]
# suicide
630 is_legal W E5
#? [0]
play W B5
play B G6
# suicide
640 is_legal W G7
#? [0]
# suicide
650 is_legal W E5
#? [0]
# suicide
660 is_legal W G5
#? [0]
play W B3
play B pass
# suicide
670 is_legal W G7
#? [0]
# suicide
680 is_legal W E5
#? [0]
# suicide
690 is_legal W G5
#? [0]
play W pass
700 caipan-phase
#? [pause]
710 caipan-state
#? [.*"to_move":"b".*"first_stop":"w".*"stones":."b":25,"w":15[^0-9.].*"hands":."b":28,"w":28[^0-9.].*"virtual":."b":0,"w":0[^0-9.].*"prisoners":."b":3,"w":13[^0-9.].*]
720 list_stones b
#? [A4 A5 A7 B4 C5 C6 D3 D5 D6 D7 E2 E3 E4 E6 E7 F2 F3 F4 F5 F6 F7 G2 G3 G4 G6]
730 list_stones w
#? [A1 A3 B1 B3 B5 B6 C1 C2 C3 C4 D2 D4 E1 F1 G1]
740 final_score
#? [B\+2.5]
