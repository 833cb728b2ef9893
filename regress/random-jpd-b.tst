# Random games with known rulings.

# Game 1
rectangular_boardsize 5 3
clear_board
caipan-rules jpd-b
komi default
caipan-judge declared
play B E1
play W B1
play B A1
play W B3
play B A2
play W B2
play B D2
play W C2
play B A3
play W virtual
play B A2
play W E3
play B C1
play W C3
play B A3
play W E2
play B A1
play W D1
# repetition
10 is_legal B C1
#? [0]
# repetition
20 is_legal B E1
#? [0]
play B A2
play W D3
# repetition
30 is_legal B D2
#? [0]
# repetition
40 is_legal B C1
#? [0]
# repetition
50 is_legal B E1
#? [0]
play B A1
play W pass
# repetition
60 is_legal B D2
#? [0]
# repetition
70 is_legal B C1
#? [0]
# repetition
80 is_legal B E1
#? [0]
play B pass
90 caipan-phase
#? [pause]
100 caipan-state
#? [.*"to_move":"w".*"first_stop":"w".*"stones":."b":2,"w":9[^0-9.].*"hands":."b":11,"w":10[^0-9.].*"virtual":."b":0,"w":1[^0-9.].*"prisoners":."b":9,"w":0[^0-9.].*]
110 list_stones b
#? [A1 A2]
120 list_stones w
#? [B1 B2 B3 C2 C3 D1 D3 E2 E3]
130 final_score
#? [W\+17.5]
140 caipan-count territory json
#? [.*"b":0,"w":10,"left_out":8,.*]
150 caipan-count fill json
#? [."supply":7,.*"b":2\.5,"w":12\.5,.*]
160 caipan-count area json
#? [.*"margin":-10.]
170 caipan-count territory json
#? [.*"margin":-10.]
180 caipan-count fill json
#? [.*"margin":-10.]
190 caipan-count empties json
#? [.*"margin":-10.]

# Game 2
boardsize 19
clear_board
caipan-rules jpd-b
komi default
caipan-judge declared
play B N6
play W A6
play B A1
play W P12
play B T2
play W pass
play B N19
play W G17
play B H8
play W R3
play B P11
play W S7
play B E11
play W E7
play B E8
play W D4
play B C7
play W F15
play B C13
play W T19
play B A18
play W P5
play B S9
play W P14
play B O2
play W B11
play B K15
play W H4
play B E6
play W D11
play B O17
play W E19
play B K11
play W T10
play B G13
play W B18
play B S8
play W A11
play B L6
play W R14
play B T6
play W B5
play B J2
play W D16
play B D9
play W K3
play B E13
play W S19
play B S3
play W Q14
play B G1
play W P16
play B L15
play W N9
play B T15
play W pass
play B K19
play W Q6
play B C14
play W K7
play B S18
play W G4
play B H2
play W C5
play B E14
play W F18
play B A16
play W S10
play B L19
play W H16
play B O3
play W L14
play B M7
play W Q18
play B R10
play W K2
play B O15
play W virtual
play B D2
play W A3
play B M3
play W pass
play B H10
play W virtual
play B H18
play W C16
play B O11
play W D5
play B E2
play W D18
play B L3
play W M9
play B E1
play W A19
play B G19
play W S16
play B M19
play W T8
play B S13
play W J13
play B P13
play W N16
play B C11
play W R18
play B O4
play W P3
play B P4
play W F10
play B H14
play W L1
play B C1
# repetition
200 is_legal W D1
#? [0]
play W F7
play B N12
play W R4
play B G3
play W R15
play B M1
play W E4
play B virtual
play W J5
play B H7
play W S17
play B O6
play W P18
play B B13
play W Q13
play B G5
play W J8
play B M6
play W O16
play B B9
play W H19
play B Q12
play W G14
play B R7
play W N14
play B A9
play W A7
play B Q15
play W C10
play B F5
play W A12
play B R17
play W H13
play B J17
play W J4
play B B19
# repetition
210 is_legal W A19
#? [0]
# repetition
220 is_legal W D1
#? [0]
play W G8
play B K5
# repetition
230 is_legal W A19
#? [0]
# repetition
240 is_legal W D1
#? [0]
play W B16
play B P6
# repetition
250 is_legal W A19
#? [0]
# repetition
260 is_legal W D1
#? [0]
play W F1
play B L2
# repetition
270 is_legal W A19
#? [0]
# repetition
280 is_legal W D1
#? [0]
play W Q7
play B J11
# repetition
290 is_legal W A19
#? [0]
# repetition
300 is_legal W D1
#? [0]
play W P7
play B virtual
# repetition
310 is_legal W A19
#? [0]
# repetition
320 is_legal W D1
#? [0]
play W B8
play B K1
# repetition
330 is_legal W A19
#? [0]
# repetition
340 is_legal W D1
#? [0]
# repetition
350 is_legal W L1
#? [0]
play W M18
play B J6
# repetition
360 is_legal W A19
#? [0]
# repetition
370 is_legal W D1
#? [0]
# repetition
380 is_legal W L1
#? [0]
play W Q9
play B R5
# repetition
390 is_legal W A19
#? [0]
# repetition
400 is_legal W D1
#? [0]
# repetition
410 is_legal W L1
#? [0]
play W B4
play B M14
# repetition
420 is_legal W A19
#? [0]
# repetition
430 is_legal W D1
#? [0]
# repetition
440 is_legal W L1
#? [0]
play W E18
play B G15
# repetition
450 is_legal W A19
#? [0]
# repetition
460 is_legal W D1
#? [0]
# repetition
470 is_legal W L1
#? [0]
play W S15
play B B14
# repetition
480 is_legal W A19
#? [0]
# repetition
490 is_legal W D1
#? [0]
# repetition
500 is_legal W L1
#? [0]
play W D10
play B L17
# repetition
510 is_legal W A19
#? [0]
# repetition
520 is_legal W D1
#? [0]
# repetition
530 is_legal W L1
#? [0]
play W J7
play B S2
# repetition
540 is_legal W A19
#? [0]
# repetition
550 is_legal W D1
#? [0]
# repetition
560 is_legal W L1
#? [0]
play W pass
play B T7
# repetition
570 is_legal W A19
#? [0]
# repetition
580 is_legal W D1
#? [0]
# repetition
590 is_legal W L1
#? [0]
play W G6
play B K10
play W M15
play B A10
play W A15
play B E9
play W M11
play B F3
play W L8
play B G2
play W N5
play B R13
play W C12
play B R1
play W S6
play B O9
play W Q8
play B T18
play W L12
play B T1
play W H15
play B E5
play W A4
play B O5
play W S5
play B S4
play W P15
play B O10
play W E12
play B D15
play W C9
play B F2
play W O7
play B E15
play W A2
play B P8
play W H12
play B L18
play W N3
play B Q3
play W A13
play B J15
play W E17
play B O1
play W virtual
play B Q1
play W T4
play B N17
play W D6
play B L9
play W M13
play B F8
play W L10
play B R9
play W H6
play B Q4
play W T12
play B M5
play W F12
play B T16
play W D17
play B D13
play W virtual
play B J14
play W H1
play B G12
play W N4
play B K9
play W J18
play B virtual
play W B10
play B Q17
play W T13
play B pass
play W H5
play B C4
play W G10
play B D7
play W J9
play B H11
play W Q16
play B O14
play W G16
play B C8
play W K8
play B F9
play W N13
play B F11
play W F14
play B Q11
play W C6
play B pass
play W N1
play B N10
play W M10
play B N7
play W B12
play B S12
play W L7
play B M2
play W O8
play B T9
play W F17
play B C18
play W G18
play B Q19
play W H17
play B T5
play W D3
play B J10
play W J19
play B Q10
play W T3
play B K4
play W K13
play B N11
play W P17
play B R11
play W N15
play B F19
play W P2
play B M16
play W J12
play B L5
play W virtual
play B K16
play W P9
play B M8
play W G11
play B P19
play W H3
play B K18
play W H9
play B T3
play W virtual
play B B17
play W pass
play B A14
play W A17
play B J3
play W E10
play B Q2
play W pass
play B M17
play W M4
play B O13
play W F13
play B J1
play W N8
play B K12
play W B7
play B K6
play W F19
play B E11
play W D12
play B C17
play W R16
play B N18
play W P10
play B A8
play W virtual
play B L4
play W J16
play B F16
play W K14
play B A8
play W pass
play B G9
play W M12
play B O12
play W pass
play B B3
play W C3
play B E3
play W B15
play B R17
play W R8
play B K2
play W J7
play B virtual
play W O19
play B A9
play W G7
play B D19
play W K8
play B pass
play W E16
play B J8
play W C19
play B C15
play W G13
play B R2
play W T14
play B B9
play W L7
play B F6
play W K7
play B H9
play W O18
play B T11
play W D14
play B pass
play W L11
play B virtual
play W A10
play B B9
play W K17
play B R4
play W E14
play B F11
play W S14
play B J17
play W F11
play B R6
play W C15
play B pass
play W K17
play B S11
play W L16
play B K15
play W D15
play B T17
play W J14
play B A16
play W pass
play B J15
play W A9
play B B2
play W C2
play B L8
play W K7
play B M18
play W M17
play B C14
play W T16
play B D13
play W M18
play B N19
play W pass
play B E13
play W N18
play B S7
play W K19
play B T18
play W L7
play B D19
play W Q17
play B S18
play W J7
play B B14
play W D8
play B K16
play W A17
play B A14
play W M19
play B N2
play W S5
play B B13
play W C8
play B N5
play W N4
play B K8
play W N17
play B S6
play W C13
play B F4
play W L7
play B K7
play W Q5
play B N3
play W B14
play B virtual
play W M4
play B P1
play W N4
play B L18
play W E13
play B P3
play W C7
play B D7
play W G7
play B K18
play W J4
play B H5
play W L19
play B J5
play W M4
play B F7
play W E7
play B S10
play W R19
play B P19
play W pass
play B Q19
play W G6
play B A16
play W P19
play B L17
play W L17
play B M4
play W G8
play B L15
play W T17
play B K16
play W H3
play B K18
play W G4
play B L18
play W A17
play B K15
play W H4
play B D7
play W J4
play B T10
play W K18
play B H4
play W B1
play B H6
play W Q15
play B L15
play W J15
play B virtual
play W pass
play B T18
play W B2
play B G8
play W G6
play B A16
play W G7
play B S18
play W K15
play B S18
play W G6
play B G7
play W A17
play B T18
play W L15
play B A16
play W D1
play B S18
play W T18
play B C1
play W C19
play B pass
play W D1
play B N4
play W A17
play B P2
play W B18
play B C17
play W E7
play B C18
play W A19
play B pass
play W L13
play B B17
play W C17
play B G4
play W L18
play B pass
play W J17
play B C1
play W pass
play B D7
play W D1
play B pass
play W E7
play B C1
play W C4
play B J9
play W D1
play B D7
play W G15
play B C1
play W E7
play B pass
play W D1
play B S5
play W pass
play B virtual
play W H18
play B T4
play W A1
play B T8
play W K16
play B C1
play W M14
play B D7
play W B17
play B G6
play W E7
play B H3
play W D7
play B pass
play W B13
play B pass
play W F16
play B pass
play W O17
play B pass
play W D1
play B K3
play W P8
play B C1
play W pass
play B H1
play W D1
play B pass
play W virtual
play B C1
play W R17
play B pass
play W D1
play B pass
play W pass
600 caipan-phase
#? [pause]
610 caipan-state
#? [.*"to_move":"b".*"first_stop":"w".*"hands":."b":294,"w":294[^0-9.].*"virtual":."b":24,"w":23[^0-9.].*"prisoners":."b":128,"w":87[^0-9.].*]
caipan-mark dead A19
620 final_score
#? [W\+64.5]
630 caipan-count territory json
#? [.*"b":0,"w":57,"left_out":142,.*]
640 caipan-count fill json
#? [."supply":180,.*"b":152,"w":209,.*]
650 caipan-count area json
#? [.*"margin":-57.]
660 caipan-count territory json
#? [.*"margin":-57.]
670 caipan-count fill json
#? [.*"margin":-57.]
680 caipan-count empties json
#? [.*"margin":-57.]

# Game 3
boardsize 19
clear_board
caipan-rules jpd-b
komi default
caipan-judge declared
play B K12
play W R15
play B G12
play W C5
play B T4
play W M16
play B B1
play W P8
play B pass
play W L9
play B L2
play W K10
play B A17
play W D6
play B A10
play W M15
play B Q4
play W Q8
play B D13
play W C12
play B C6
play W A18
play B H11
play W G14
play B R1
play W E15
play B C3
play W G9
play B J5
play W B10
play B D8
play W Q13
play B F13
play W L4
play B B15
play W N13
play B D11
play W H10
play B O16
play W virtual
play B E12
play W H5
play B G3
play W H16
play B N15
play W virtual
play B F12
play W G13
play B T1
play W J12
play B P7
play W M13
play B T16
play W pass
play B P2
play W J4
play B B13
play W H12
play B O13
play W pass
play B C8
play W O12
play B S9
play W J17
play B F9
play W Q15
play B P1
play W K2
play B C18
play W K3
play B H8
play W G17
play B Q16
play W F18
play B C4
play W pass
play B E11
play W F15
play B P15
play W K5
# repetition
690 is_legal B K4
#? [0]
play B B8
play W N11
play B pass
play W pass
700 caipan-phase
#? [pause]
710 caipan-state
#? [.*"to_move":"b".*"first_stop":"b".*"hands":."b":41,"w":41[^0-9.].*"virtual":."b":1,"w":5[^0-9.].*"prisoners":."b":0,"w":0[^0-9.].*]
caipan-mark dead C18 G17 H16 M16 Q13 N11 C6 T4 B1
720 final_score
#? [W\+2.5]
730 caipan-count territory json
#? [.*"b":5,"w":0,"left_out":10,.*]
740 caipan-count fill json
#? [."supply":180,.*"b":183,"w":178,.*]
750 caipan-count area json
#? [.*"margin":5.]
760 caipan-count territory json
#? [.*"margin":5.]
770 caipan-count fill json
#? [.*"margin":5.]
780 caipan-count empties json
#? [.*"margin":5.]

# Game 4
rectangular_boardsize 5 3
clear_board
caipan-rules jpd-b
komi default
caipan-judge declared
play B C2
play W B2
play B D2
play W E1
play B E3
play W C1
play B B3
play W D3
play B C3
# repetition
790 is_legal W D3
#? [0]
play W A1
# repetition
800 is_legal B B1
#? [0]
play B A3
# repetition
810 is_legal W D3
#? [0]
play W pass
# repetition
820 is_legal B B1
#? [0]
play B pass
830 caipan-phase
#? [pause]
840 caipan-state
#? [.*"to_move":"w".*"first_stop":"w".*"stones":."b":6,"w":4[^0-9.].*"hands":."b":6,"w":5[^0-9.].*"virtual":."b":0,"w":0[^0-9.].*"prisoners":."b":0,"w":1[^0-9.].*]
850 list_stones b
#? [A3 B3 C2 C3 D2 E3]
860 list_stones w
#? [A1 B2 C1 E1]
870 final_score
#? [W\+5.5]
880 caipan-count territory json
#? [.*"b":2,"w":0,"left_out":0,.*]
890 caipan-count fill json
#? [."supply":7,.*"b":8\.5,"w":6\.5,.*]
900 caipan-count area json
#? [.*"margin":2.]
910 caipan-count territory json
#? [.*"margin":2.]
920 caipan-count fill json
#? [.*"margin":2.]
930 caipan-count empties json
#? [.*"margin":2.]

# Game 5
rectangular_boardsize 8 5
clear_board
caipan-rules jpd-b
komi default
caipan-judge declared
play B A1
play W G3
play B G5
play W A5
play B H3
play W H1
play B H4
# repetition
940 is_legal W H5
#? [0]
play W D5
play B G2
play W C5
play B virtual
play W B1
play B E3
play W H2
play B F5
play W B4
# repetition
950 is_legal B B5
#? [0]
play B E4
# repetition
960 is_legal W H5
#? [0]
play W E2
# repetition
970 is_legal B B5
#? [0]
play B B2
# repetition
980 is_legal W H5
#? [0]
play W C3
# repetition
990 is_legal B B5
#? [0]
play B B3
# repetition
1000 is_legal W H5
#? [0]
play W C1
# repetition
1010 is_legal B B5
#? [0]
play B pass
# repetition
1020 is_legal W H5
#? [0]
play W F2
# repetition
1030 is_legal B B5
#? [0]
play B A2
# repetition
1040 is_legal W H5
#? [0]
play W F3
# repetition
1050 is_legal B B5
#? [0]
play B G4
# repetition
1060 is_legal W H5
#? [0]
play W D3
# repetition
1070 is_legal B B5
#? [0]
play B F1
# repetition
1080 is_legal W H5
#? [0]
play W A4
# repetition
1090 is_legal B B5
#? [0]
play B E5
# repetition
1100 is_legal W H5
#? [0]
play W C4
# repetition
1110 is_legal B B5
#? [0]
play B F4
# repetition
1120 is_legal W H5
#? [0]
play W C2
# repetition
1130 is_legal B B5
#? [0]
play B D2
# repetition
1140 is_legal W H5
#? [0]
play W G1
# repetition
1150 is_legal B B5
#? [0]
play B A3
# repetition
1160 is_legal W H5
#? [0]
play W D1
# repetition
1170 is_legal B B5
#? [0]
# repetition
1180 is_legal B D2
#? [0]
play B B3
# repetition
1190 is_legal W H5
#? [0]
play W A1
# repetition
1200 is_legal B B5
#? [0]
# repetition
1210 is_legal B D2
#? [0]
play B E1
# repetition
1220 is_legal W H5
#? [0]
play W F1
# repetition
1230 is_legal B B5
#? [0]
# repetition
1240 is_legal B D2
#? [0]
# repetition
1250 is_legal B G2
#? [0]
# repetition
1260 is_legal B E1
#? [0]
play B B2
# repetition
1270 is_legal W H5
#? [0]
play W A2
# repetition
1280 is_legal B B5
#? [0]
# repetition
1290 is_legal B D2
#? [0]
# repetition
1300 is_legal B G2
#? [0]
# repetition
1310 is_legal B E1
#? [0]
play B pass
# repetition
1320 is_legal W H5
#? [0]
play W pass
1330 caipan-phase
#? [pause]
1340 caipan-state
#? [.*"to_move":"b".*"first_stop":"b".*"stones":."b":11,"w":22[^0-9.].*"hands":."b":22,"w":22[^0-9.].*"virtual":."b":2,"w":0[^0-9.].*"prisoners":."b":9,"w":0[^0-9.].*]
1350 list_stones b
#? [B2 B3 E3 E4 E5 F4 F5 G4 G5 H3 H4]
1360 list_stones w
#? [A1 A2 A4 A5 B1 B4 C1 C2 C3 C4 C5 D1 D3 D5 E2 F1 F2 F3 G1 G3 H1 H2]
1370 final_score
#? [W\+21.5]
1380 caipan-count territory json
#? [.*"b":0,"w":14,"left_out":10,.*]
1390 caipan-count fill json
#? [."supply":20,.*"b":13,"w":27,.*]
1400 caipan-count area json
#? [.*"margin":-14.]
1410 caipan-count territory json
#? [.*"margin":-14.]
1420 caipan-count fill json
#? [.*"margin":-14.]
1430 caipan-count empties json
#? [.*"margin":-14.]

# Game 6
boardsize 4
clear_board
caipan-rules jpd-b
komi default
caipan-judge declared
play B D1
play W C3
play B A3
play W D2
play B C4
play W B3
play B D3
play W A1
play B A2
play W pass
play B pass
1440 caipan-phase
#? [pause]
1450 caipan-state
#? [.*"to_move":"w".*"first_stop":"w".*"hands":."b":5,"w":4[^0-9.].*"virtual":."b":0,"w":0[^0-9.].*"prisoners":."b":0,"w":0[^0-9.].*]
caipan-mark dead C4
1460 final_score
#? [W\+7.5]
1470 caipan-count territory json
#? [.*"b":0,"w":0,"left_out":0,.*]
1480 caipan-count fill json
#? [."supply":8,.*"b":8,"w":8,.*]
1490 caipan-count area json
#? [.*"margin":0.]
1500 caipan-count territory json
#? [.*"margin":0.]
1510 caipan-count fill json
#? [.*"margin":0.]
1520 caipan-count empties json
#? [.*"margin":0.]

# Game 7
boardsize 5
clear_board
caipan-rules jpd-b
komi default
caipan-judge declared
play B E2
play W A2
play B C5
play W C3
play B C2
play W pass
play B D5
play W B2
play B C1
play W A4
play B E1
play W E3
play B E5
play W B5
# repetition
1530 is_legal B A5
#? [0]
play B B4
play W virtual
play B A5
# repetition
1540 is_legal W B5
#? [0]
play W B1
# repetition
1550 is_legal B A1
#? [0]
play B C4
play W E4
play B D3
play W B3
play B A3
# repetition
1560 is_legal W B5
#? [0]
# repetition
1570 is_legal W A4
#? [0]
play W D4
play B A1
# repetition
1580 is_legal W B5
#? [0]
# repetition
1590 is_legal W A4
#? [0]
play W pass
play B D2
# repetition
1600 is_legal W B5
#? [0]
# repetition
1610 is_legal W A4
#? [0]
# repetition
1620 is_legal W D1
#? [0]
play W B2
play B B3
# repetition
1630 is_legal W B5
#? [0]
# repetition
1640 is_legal W A4
#? [0]
# repetition
1650 is_legal W C3
#? [0]
# repetition
1660 is_legal W D1
#? [0]
play W E3
play B virtual
# repetition
1670 is_legal W B5
#? [0]
# repetition
1680 is_legal W A4
#? [0]
# repetition
1690 is_legal W C3
#? [0]
# repetition
1700 is_legal W D1
#? [0]
play W A2
play B E4
# repetition
1710 is_legal W B5
#? [0]
# repetition
1720 is_legal W A4
#? [0]
# repetition
1730 is_legal W D4
#? [0]
# repetition
1740 is_legal W C3
#? [0]
# repetition
1750 is_legal W E3
#? [0]
# repetition
1760 is_legal W D1
#? [0]
play W B1
play B A1
# repetition
1770 is_legal W B5
#? [0]
# repetition
1780 is_legal W A4
#? [0]
# repetition
1790 is_legal W D4
#? [0]
# repetition
1800 is_legal W C3
#? [0]
# repetition
1810 is_legal W E3
#? [0]
# repetition
1820 is_legal W D1
#? [0]
play W B1
play B pass
# repetition
1830 is_legal W B5
#? [0]
# repetition
1840 is_legal W A4
#? [0]
# repetition
1850 is_legal W D4
#? [0]
# repetition
1860 is_legal W C3
#? [0]
# repetition
1870 is_legal W E3
#? [0]
# repetition
1880 is_legal W D1
#? [0]
play W virtual
play B B2
# repetition
1890 is_legal W B5
#? [0]
# repetition
1900 is_legal W A4
#? [0]
# repetition
1910 is_legal W D4
#? [0]
# repetition
1920 is_legal W C3
#? [0]
# repetition
1930 is_legal W E3
#? [0]
# repetition
1940 is_legal W A2
#? [0]
# repetition
1950 is_legal W B1
#? [0]
# repetition
1960 is_legal W D1
#? [0]
play W pass
play B pass
caipan-dispute
play W pass
play B B1
play W pass
play B pass
caipan-dispute
play W pass
play B pass
1970 caipan-phase
#? [pause]
1980 caipan-state
#? [.*"to_move":"w".*"first_stop":"w".*"stones":."b":18,"w":0[^0-9.].*"hands":."b":23,"w":22[^0-9.].*"virtual":."b":4,"w":7[^0-9.].*"prisoners":."b":1,"w":15[^0-9.].*]
1990 list_stones b
#? [A1 A3 A5 B1 B2 B3 B4 C1 C2 C4 C5 D2 D3 D5 E1 E2 E4 E5]
2000 list_stones w
#? []
2010 final_score
#? [B\+17.5]
2020 caipan-count territory json
#? [.*"b":25,"w":0,"left_out":22,.*]
2030 caipan-count fill json
#? [."supply":12,.*"b":25,"w":0,.*]
2040 caipan-count area json
#? [.*"margin":25.]
2050 caipan-count territory json
#? [.*"margin":25.]
2060 caipan-count fill json
#? [.*"margin":25.]
2070 caipan-count empties json
#? [.*"margin":25.]

# Game 8
boardsize 4
clear_board
caipan-rules jpd-b
komi default
caipan-judge declared
play B A2
play W D1
play B C1
play W virtual
play B A3
play W A1
play B C4
play W B4
play B B3
play W B2
play B pass
play W pass
2080 caipan-phase
#? [pause]
2090 caipan-state
#? [.*"to_move":"b".*"first_stop":"w".*"stones":."b":5,"w":4[^0-9.].*"hands":."b":5,"w":5[^0-9.].*"virtual":."b":0,"w":1[^0-9.].*"prisoners":."b":0,"w":0[^0-9.].*]
2100 list_stones b
#? [A2 A3 B3 C1 C4]
2110 list_stones w
#? [A1 B2 B4 D1]
2120 final_score
#? [W\+6.5]
2130 caipan-count territory json
#? [.*"b":1,"w":0,"left_out":1,.*]
2140 caipan-count fill json
#? [."supply":8,.*"b":8\.5,"w":7\.5,.*]
2150 caipan-count area json
#? [.*"margin":1.]
2160 caipan-count territory json
#? [.*"margin":1.]
2170 caipan-count fill json
#? [.*"margin":1.]
2180 caipan-count empties json
#? [.*"margin":1.]

# Game 9
rectangular_boardsize 8 5
clear_board
caipan-rules jpd-b
komi default
caipan-judge declared
play B F5
play W E1
play B H4
play W pass
play B F1
play W H3
play B A4
play W C4
play B F4
play W E4
play B A3
play W E5
play B D5
play W A5
play B D1
play W A2
play B F3
play W G5
play B virtual
play W G1
play B virtual
play W D2
play B G4
play W B3
play B B2
play W H2
# repetition
2190 is_legal B H1
#? [0]
play B G2
play W C1
# repetition
2200 is_legal B D1
#? [0]
play B E2
play W C5
play B D4
play W C2
play B E3
play W pass
play B pass
2210 caipan-phase
#? [pause]
2220 caipan-state
#? [.*"to_move":"w".*"first_stop":"w".*"hands":."b":17,"w":16[^0-9.].*"virtual":."b":2,"w":1[^0-9.].*"prisoners":."b":1,"w":2[^0-9.].*]
caipan-mark dead C5
2230 final_score
#? [W\+4.5]
2240 caipan-count territory json
#? [.*"b":3,"w":0,"left_out":2,.*]
2250 caipan-count fill json
#? [."supply":20,.*"b":21\.5,"w":18\.5,.*]
2260 caipan-count area json
#? [.*"margin":3.]
2270 caipan-count territory json
#? [.*"margin":3.]
2280 caipan-count fill json
#? [.*"margin":3.]
2290 caipan-count empties json
#? [.*"margin":3.]

# Game 10
rectangular_boardsize 8 5
clear_board
caipan-rules jpd-b
komi default
caipan-judge declared
play B B5
play W D1
play B E3
play W C2
play B A4
# repetition
2300 is_legal W A5
#? [0]
play W pass
play B C3
play W H3
play B D2
play W H1
play B E5
play W A3
play B E2
play W A1
play B H4
play W F3
play B D4
# repetition
2310 is_legal W D3
#? [0]
play W virtual
play B G2
# repetition
2320 is_legal W A5
#? [0]
# repetition
2330 is_legal W D3
#? [0]
play W C5
play B H5
# repetition
2340 is_legal W A5
#? [0]
# repetition
2350 is_legal W D3
#? [0]
play W C1
play B D5
# repetition
2360 is_legal W A5
#? [0]
# repetition
2370 is_legal W D3
#? [0]
play W B2
# repetition
2380 is_legal B A2
#? [0]
# repetition
2390 is_legal B B1
#? [0]
play B H2
# repetition
2400 is_legal W A5
#? [0]
# repetition
2410 is_legal W D3
#? [0]
play W virtual
# repetition
2420 is_legal B A2
#? [0]
# repetition
2430 is_legal B B1
#? [0]
play B F1
# repetition
2440 is_legal W A5
#? [0]
# repetition
2450 is_legal W D3
#? [0]
play W E1
# repetition
2460 is_legal B A2
#? [0]
# repetition
2470 is_legal B B1
#? [0]
play B F5
# repetition
2480 is_legal W A5
#? [0]
# repetition
2490 is_legal W D3
#? [0]
play W F4
# repetition
2500 is_legal B A2
#? [0]
# repetition
2510 is_legal B B1
#? [0]
play B G1
# repetition
2520 is_legal W A5
#? [0]
# repetition
2530 is_legal W D3
#? [0]
# repetition
2540 is_legal W H1
#? [0]
play W E4
# repetition
2550 is_legal B A2
#? [0]
# repetition
2560 is_legal B B1
#? [0]
play B pass
# repetition
2570 is_legal W A5
#? [0]
# repetition
2580 is_legal W D3
#? [0]
# repetition
2590 is_legal W H1
#? [0]
play W C4
# repetition
2600 is_legal B A2
#? [0]
# repetition
2610 is_legal B B1
#? [0]
play B F2
# repetition
2620 is_legal W A5
#? [0]
# repetition
2630 is_legal W D3
#? [0]
# repetition
2640 is_legal W H1
#? [0]
play W B3
# repetition
2650 is_legal B A2
#? [0]
# repetition
2660 is_legal B B1
#? [0]
play B G3
# repetition
2670 is_legal W A5
#? [0]
# repetition
2680 is_legal W H3
#? [0]
# repetition
2690 is_legal W H1
#? [0]
play W B4
play B G4
play W D3
play B F4
play W A5
play B C3
play W pass
play B pass
caipan-dispute
play W D3
play B G5
play W pass
play B C3
play W pass
play B pass
caipan-dispute
play W D3
play B pass
play W pass
2700 caipan-phase
#? [pause]
2710 caipan-state
#? [.*"to_move":"b".*"first_stop":"w".*"stones":."b":18,"w":13[^0-9.].*"hands":."b":26,"w":26[^0-9.].*"virtual":."b":3,"w":6[^0-9.].*"prisoners":."b":5,"w":7[^0-9.].*]
2720 list_stones b
#? [D2 D4 D5 E2 E3 E5 F1 F2 F4 F5 G1 G2 G3 G4 G5 H2 H4 H5]
2730 list_stones w
#? [A1 A3 A5 B2 B3 B4 C1 C2 C4 C5 D1 D3 E1]
2740 final_score
#? [W\+3.5]
2750 caipan-count territory json
#? [.*"b":4,"w":0,"left_out":8,.*]
2760 caipan-count fill json
#? [."supply":20,.*"b":22,"w":18,.*]
2770 caipan-count area json
#? [.*"margin":4.]
2780 caipan-count territory json
#? [.*"margin":4.]
2790 caipan-count fill json
#? [.*"margin":4.]
2800 caipan-count empties json
#? [.*"margin":4.]

# Game 11
boardsize 13
clear_board
caipan-rules jpd-b
komi default
caipan-judge declared
play B H7
play W A4
play B H9
play W A9
play B virtual
play W N7
play B H5
play W D12
play B D7
play W C8
play B F4
play W H6
play B C10
play W E8
play B F3
play W E12
play B K9
play W E6
play B A1
play W B5
play B M5
play W L12
play B D5
play W A8
play B E11
play W B6
play B G8
play W E3
play B pass
play W D8
play B D13
play W G12
play B H3
play W K4
play B M1
play W A6
# repetition
2810 is_legal B A5
#? [0]
play B L5
play W pass
play B C2
play W F7
play B pass
play W N13
play B M3
play W J1
play B F8
play W G3
play B J8
# repetition
2820 is_legal W H8
#? [0]
play W D2
# repetition
2830 is_legal B A5
#? [0]
play B virtual
# repetition
2840 is_legal W H8
#? [0]
play W F1
# repetition
2850 is_legal B A5
#? [0]
play B N10
# repetition
2860 is_legal W H8
#? [0]
play W F10
# repetition
2870 is_legal B A5
#? [0]
play B N3
# repetition
2880 is_legal W H8
#? [0]
play W K5
# repetition
2890 is_legal B A5
#? [0]
play B C1
# repetition
2900 is_legal W H8
#? [0]
play W J4
# repetition
2910 is_legal B A5
#? [0]
play B E2
# repetition
2920 is_legal W H8
#? [0]
play W C13
# repetition
2930 is_legal B A5
#? [0]
play B E1
# repetition
2940 is_legal W H8
#? [0]
play W G6
# repetition
2950 is_legal B A5
#? [0]
play B N2
# repetition
2960 is_legal W H8
#? [0]
# repetition
2970 is_legal W N1
#? [0]
play W A10
# repetition
2980 is_legal B A5
#? [0]
play B F5
# repetition
2990 is_legal W H8
#? [0]
# repetition
3000 is_legal W N1
#? [0]
play W H1
# repetition
3010 is_legal B A5
#? [0]
play B N4
# repetition
3020 is_legal W H8
#? [0]
# repetition
3030 is_legal W N1
#? [0]
play W B12
# repetition
3040 is_legal B A5
#? [0]
play B L13
# repetition
3050 is_legal W H8
#? [0]
# repetition
3060 is_legal W N1
#? [0]
play W K12
# repetition
3070 is_legal B A5
#? [0]
play B F11
# repetition
3080 is_legal W H8
#? [0]
# repetition
3090 is_legal W N1
#? [0]
play W F9
# repetition
3100 is_legal B A5
#? [0]
play B H12
# repetition
3110 is_legal W H8
#? [0]
# repetition
3120 is_legal W N1
#? [0]
play W C9
# repetition
3130 is_legal B A5
#? [0]
play B E9
# repetition
3140 is_legal W H8
#? [0]
# repetition
3150 is_legal W N1
#? [0]
play W K13
# repetition
3160 is_legal B A5
#? [0]
play B F6
# repetition
3170 is_legal W H8
#? [0]
# repetition
3180 is_legal W N1
#? [0]
play W L4
# repetition
3190 is_legal B A5
#? [0]
play B J3
# repetition
3200 is_legal W H8
#? [0]
# repetition
3210 is_legal W N1
#? [0]
play W L6
play B H11
play W A7
play B N12
play W J9
play B C7
play W M12
play B K8
play W G11
play B H10
play W E10
play B C12
play W M8
play B K3
play W L1
play B G7
play W B3
play B H13
play W F2
play B L2
play W C5
play B N6
play W G1
play B K2
play W N8
play B L7
play W L9
play B B2
play W D1
play B G10
play W B9
play B E2
play W A11
play B F12
play W K10
play B J7
play W B10
play B H4
play W G2
play B G4
play W C11
play B G9
play W H2
play B K1
play W C6
play B C4
play W K7
play B J2
play W K6
play B C3
play W N11
play B J13
play W M7
play B M10
play W A3
play B K11
play W B8
play B G13
play W J6
play B G5
play W M6
play B L10
play W M13
play B E4
play W J5
play B L8
play W N9
play B J12
play W A2
play B D10
play W B1
play B D6
play W E13
play B virtual
play W J10
play B A1
play W M11
play B D4
play W B7
play B F13
play W E5
play B pass
play W F10
play B B4
play W J11
play B A13
play W D9
play B pass
play W M9
play B pass
play W A12
play B G11
play W E10
play B J10
play W E7
play B F9
play W M4
play B E10
play W D3
play B E1
play W G3
play B H2
play W L11
play B F2
play W D11
play B E3
play W D3
play B pass
play W B13
play B F1
play W B1
play B L3
play W M8
play B M9
play W M7
play B J6
play W J1
play B K6
play W pass
play B K4
play W N9
play B L4
play W virtual
play B A1
play W K5
play B virtual
play W J5
play B G1
play W pass
play B G2
play W H6
play B pass
play W M6
play B G6
play W pass
play B pass
caipan-dispute
play W J4
play B virtual
play W D1
play B N8
play W N7
play B L6
play W H1
play B D2
play W H1
play B A5
play W K5
play B B3
play W virtual
play B A2
play W M8
play B J1
play W M6
play B L1
play W J4
play B A3
play W M7
play B A4
play W C12
play B J5
play W N7
play B M8
play W M6
play B K5
play W pass
play B pass
3220 caipan-phase
#? [pause]
3230 caipan-state
#? [.*"to_move":"w".*"first_stop":"b".*"stones":."b":99,"w":43[^0-9.].*"hands":."b":121,"w":120[^0-9.].*"virtual":."b":13,"w":6[^0-9.].*"prisoners":."b":9,"w":71[^0-9.].*]
3240 list_stones b
#? [A1 A2 A3 A4 A5 B2 B3 B4 C1 C2 C3 C4 C7 C10 D2 D4 D5 D6 D7 D10 E1 E2 E3 E4 E9 E10 E11 F1 F2 F3 F4 F5 F6 F8 F9 F11 F12 F13 G1 G2 G4 G5 G6 G7 G8 G9 G10 G11 G13 H2 H3 H4 H5 H7 H9 H10 H11 H12 H13 J1 J2 J3 J5 J6 J7 J8 J10 J12 J13 K1 K2 K3 K4 K5 K6 K8 K9 K11 L1 L2 L3 L4 L5 L6 L7 L8 L10 M1 M3 M5 M8 M9 M10 N2 N3 N4 N6 N8 N10]
3250 list_stones w
#? [A6 A7 A8 A9 A10 A11 A12 B5 B6 B7 B8 B9 B10 B12 B13 C5 C6 C8 C9 C11 C12 C13 D8 D9 D11 D12 E5 E6 E7 E8 E12 E13 F7 K12 K13 L11 L12 M6 M11 M12 M13 N11 N13]
3260 final_score
#? [B\+63.5]
3270 caipan-count territory json
#? [.*"b":71,"w":0,"left_out":72,.*]
3280 caipan-count fill json
#? [."supply":84,.*"b":120,"w":49,.*]
3290 caipan-count area json
#? [.*"margin":71.]
3300 caipan-count territory json
#? [.*"margin":71.]
3310 caipan-count fill json
#? [.*"margin":71.]
3320 caipan-count empties json
#? [.*"margin":71.]

# Game 12
boardsize 3
clear_board
caipan-rules jpd-b
komi default
caipan-judge declared
play B pass
play W A2
play B pass
play W A3
play B C2
play W B3
play B C3
play W pass
play B pass
3330 caipan-phase
#? [pause]
3340 caipan-state
#? [.*"to_move":"w".*"first_stop":"b".*"stones":."b":2,"w":3[^0-9.].*"hands":."b":4,"w":3[^0-9.].*"virtual":."b":2,"w":0[^0-9.].*"prisoners":."b":0,"w":0[^0-9.].*]
3350 list_stones b
#? [C2 C3]
3360 list_stones w
#? [A2 A3 B3]
3370 final_score
#? [W\+8.5]
3380 caipan-count territory json
#? [.*"b":0,"w":1,"left_out":1,.*]
3390 caipan-count fill json
#? [."supply":4,.*"b":4,"w":5,.*]
3400 caipan-count area json
#? [.*"margin":-1.]
3410 caipan-count territory json
#? [.*"margin":-1.]
3420 caipan-count fill json
#? [.*"margin":-1.]
3430 caipan-count empties json
#? [.*"margin":-1.]
