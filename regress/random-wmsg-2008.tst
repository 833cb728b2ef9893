# Random games with known rulings.

# Game 1
boardsize 7
clear_board
caipan-rules wmsg-2008
komi default
caipan-judge declared
play B pass
play W A4
play B C1
play W C7
play B D3
play W G1
play B D1
play W E5
play B G3
play W D7
play B B1
play W B3
play B A7
play W E4
play B C3
play W A1
play B G6
play W B7
play B A2
# suicide
10 is_legal W A1
#? [0]
play W A5
play B D5
play W E2
play B E7
play W G4
play B C5
play W D6
play B F5
play W E1
play B D4
play W C4
play B A3
play W A6
# suicide
20 is_legal B A7
#? [0]
play B E6
# suicide
30 is_legal W A1
#? [0]
play W F3
# suicide
40 is_legal B A7
#? [0]
play B F4
# suicide
50 is_legal W G5
#? [0]
# suicide
60 is_legal W A1
#? [0]
play W C2
# suicide
70 is_legal B A7
#? [0]
play B D2
# suicide
80 is_legal W G5
#? [0]
# suicide
90 is_legal W A1
#? [0]
play W G7
# suicide
100 is_legal B A7
#? [0]
play B F7
# suicide
110 is_legal W G7
#? [0]
# suicide
120 is_legal W F6
#? [0]
# suicide
130 is_legal W G5
#? [0]
# suicide
140 is_legal W A1
#? [0]
play W F1
# suicide
150 is_legal B A7
#? [0]
play B B5
# suicide
160 is_legal W G7
#? [0]
# suicide
170 is_legal W F6
#? [0]
# suicide
180 is_legal W G5
#? [0]
# suicide
190 is_legal W A1
#? [0]
play W B4
# suicide
200 is_legal B A7
#? [0]
play B B6
# suicide
210 is_legal W G7
#? [0]
# suicide
220 is_legal W F6
#? [0]
# suicide
230 is_legal W G5
#? [0]
# suicide
240 is_legal W A1
#? [0]
play W B2
play B E3
# suicide
250 is_legal W G7
#? [0]
# suicide
260 is_legal W F6
#? [0]
# suicide
270 is_legal W G5
#? [0]
play W E5
play B pass
# suicide
280 is_legal W G7
#? [0]
# suicide
290 is_legal W F6
#? [0]
# suicide
300 is_legal W G5
#? [0]
# suicide
310 is_legal W E4
#? [0]
play W pass
320 caipan-phase
#? [pause]
330 caipan-state
#? [.*"to_move":"b".*"first_stop":"b".*"hands":."b":22,"w":23[^0-9.].*"virtual":."b":0,"w":0[^0-9.].*"prisoners":."b":1,"w":4[^0-9.].*]
caipan-mark dead B7
340 final_score
#? [B\+2.5]

# Game 2
rectangular_boardsize 8 5
clear_board
caipan-rules wmsg-2008
komi default
caipan-judge declared
play B C3
play W E2
play B D4
play W C2
play B C4
play W E3
play B pass
play W B4
play B B2
play W D2
play B E1
play W E5
play B C5
play W G2
play B F1
play W D3
play B F4
play W F2
play B G1
play W H2
play B D5
play W H1
play B G3
play W G4
play B A2
play W B3
play B F5
play W A3
play B pass
play W pass
350 caipan-phase
#? [pause]
360 caipan-state
#? [.*"to_move":"b".*"first_stop":"b".*"stones":."b":13,"w":14[^0-9.].*"hands":."b":13,"w":14[^0-9.].*"virtual":."b":0,"w":0[^0-9.].*"prisoners":."b":0,"w":0[^0-9.].*]
370 list_stones b
#? [A2 B2 C3 C4 C5 D4 D5 E1 F1 F4 F5 G1 G3]
380 list_stones w
#? [A3 B3 B4 C2 D2 D3 E2 E3 E5 F2 G2 G4 H1 H2]
390 final_score
#? [W\+7.5]

# Game 3
boardsize 5
clear_board
caipan-rules wmsg-2008
komi default
caipan-judge declared
play B B3
play W B4
play B C1
play W B1
play B C3
play W D4
play B E3
play W B2
play B A5
play W D1
play B D3
play W pass
play B E4
play W C5
play B A1
play W D5
play B E1
play W B5
play B D2
# suicide
400 is_legal W E2
#? [0]
# suicide
410 is_legal W D1
#? [0]
play W C4
play B A3
# suicide
420 is_legal W E2
#? [0]
# suicide
430 is_legal W D1
#? [0]
play W pass
play B A4
# suicide
440 is_legal W E5
#? [0]
# suicide
450 is_legal W E2
#? [0]
# suicide
460 is_legal W D1
#? [0]
play W pass
play B A2
# suicide
470 is_legal W E5
#? [0]
# suicide
480 is_legal W C2
#? [0]
# suicide
490 is_legal W E2
#? [0]
# suicide
500 is_legal W D1
#? [0]
play W pass
play B E5
# suicide
510 is_legal W C2
#? [0]
# suicide
520 is_legal W E2
#? [0]
# suicide
530 is_legal W D1
#? [0]
play W C4
play B pass
# suicide
540 is_legal W C2
#? [0]
# suicide
550 is_legal W E2
#? [0]
# suicide
560 is_legal W D1
#? [0]
play W D4
play B B5
# suicide
570 is_legal W C2
#? [0]
# suicide
580 is_legal W E2
#? [0]
# suicide
590 is_legal W D1
#? [0]
play W D5
play B C5
# suicide
600 is_legal W B4
#? [0]
# suicide
610 is_legal W C2
#? [0]
# suicide
620 is_legal W E2
#? [0]
# suicide
630 is_legal W D1
#? [0]
play W pass
play B C2
# suicide
640 is_legal W B4
#? [0]
# suicide
650 is_legal W E2
#? [0]
# suicide
660 is_legal W D1
#? [0]
play W B2
play B B4
# suicide
670 is_legal W E2
#? [0]
# suicide
680 is_legal W B1
#? [0]
# suicide
690 is_legal W D1
#? [0]
play W D4
play B C4
# suicide
700 is_legal W D5
#? [0]
# suicide
710 is_legal W E2
#? [0]
# suicide
720 is_legal W B1
#? [0]
# suicide
730 is_legal W D1
#? [0]
play W pass
play B B1
# suicide
740 is_legal W D5
#? [0]
# suicide
750 is_legal W B2
#? [0]
# suicide
760 is_legal W E2
#? [0]
# suicide
770 is_legal W D1
#? [0]
play W pass
play B pass
780 caipan-phase
#? [pause]
790 caipan-state
#? [.*"to_move":"w".*"first_stop":"w".*"stones":."b":20,"w":1[^0-9.].*"hands":."b":20,"w":14[^0-9.].*"virtual":."b":0,"w":0[^0-9.].*"prisoners":."b":0,"w":13[^0-9.].*]
800 list_stones b
#? [A1 A2 A3 A4 A5 B1 B3 B4 B5 C1 C2 C3 C4 C5 D2 D3 E1 E3 E4 E5]
810 list_stones w
#? [D4]
820 final_score
#? [B\+14.5]

# Game 4
boardsize 7
clear_board
caipan-rules wmsg-2008
komi default
caipan-judge declared
play B D4
play W A6
play B C5
play W D1
play B E2
play W E3
play B F7
play W C7
play B A5
play W B4
play B B7
play W D2
play B E6
play W B6
# suicide
830 is_legal B A7
#? [0]
play B E1
play W E4
play B E7
play W B5
play B C3
play W A3
# suicide
840 is_legal B A4
#? [0]
play B D6
play W A7
# suicide
850 is_legal B B7
#? [0]
# suicide
860 is_legal B A4
#? [0]
play B C2
play W F1
# suicide
870 is_legal B B7
#? [0]
# suicide
880 is_legal B A4
#? [0]
play B A2
play W G2
# suicide
890 is_legal B B7
#? [0]
# suicide
900 is_legal B A4
#? [0]
# suicide
910 is_legal B G1
#? [0]
play B G7
play W F4
# suicide
920 is_legal B B7
#? [0]
# suicide
930 is_legal B A4
#? [0]
# suicide
940 is_legal B G1
#? [0]
play B C1
play W G5
# suicide
950 is_legal B B7
#? [0]
# suicide
960 is_legal B A4
#? [0]
# suicide
970 is_legal B G1
#? [0]
play B G4
play W F3
# suicide
980 is_legal B B7
#? [0]
# suicide
990 is_legal B A4
#? [0]
# suicide
1000 is_legal B G3
#? [0]
# suicide
1010 is_legal B F2
#? [0]
# suicide
1020 is_legal B G1
#? [0]
play B D7
play W A1
# suicide
1030 is_legal B B7
#? [0]
# suicide
1040 is_legal B A4
#? [0]
# suicide
1050 is_legal B G3
#? [0]
# suicide
1060 is_legal B F2
#? [0]
# suicide
1070 is_legal B G1
#? [0]
play B B2
# suicide
1080 is_legal W B1
#? [0]
play W F2
# suicide
1090 is_legal B B7
#? [0]
# suicide
1100 is_legal B A4
#? [0]
# suicide
1110 is_legal B G3
#? [0]
# suicide
1120 is_legal B G1
#? [0]
play B pass
# suicide
1130 is_legal W B1
#? [0]
play W G3
# suicide
1140 is_legal B B7
#? [0]
# suicide
1150 is_legal B A4
#? [0]
# suicide
1160 is_legal B G4
#? [0]
# suicide
1170 is_legal B G1
#? [0]
play B B3
# suicide
1180 is_legal W B1
#? [0]
play W E1
# suicide
1190 is_legal B B7
#? [0]
# suicide
1200 is_legal B G4
#? [0]
# suicide
1210 is_legal B E2
#? [0]
# suicide
1220 is_legal B G1
#? [0]
play B B1
play W C4
play B E5
play W E2
play B C6
play W F5
play B B7
play W F6
play B G6
play W C7
play B D3
play W A4
play B B7
play W pass
play B A5
play W A6
play B C4
play W pass
play B B6
play W A4
play B A7
play W A3
play B pass
play W pass
1230 caipan-phase
#? [pause]
1240 caipan-state
#? [.*"to_move":"b".*"first_stop":"b".*"stones":."b":24,"w":17[^0-9.].*"hands":."b":30,"w":29[^0-9.].*"virtual":."b":0,"w":0[^0-9.].*"prisoners":."b":6,"w":12[^0-9.].*]
1250 list_stones b
#? [A2 A5 A7 B1 B2 B3 B6 B7 C1 C2 C3 C4 C5 C6 D3 D4 D6 D7 E5 E6 E7 F7 G6 G7]
1260 list_stones w
#? [A3 A4 D1 D2 E1 E2 E3 E4 F1 F2 F3 F4 F5 F6 G2 G3 G5]
1270 final_score
#? [B\+2.5]
