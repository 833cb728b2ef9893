# Random games with known rulings.

# Game 1
boardsize 19
clear_board
caipan-rules jpd-a
komi default
caipan-judge declared
play B R19
play W A16
play B K18
play W K10
play B H2
play W O10
play B G7
play W D17
play B J8
play W A4
play B Q5
play W P4
play B M11
play W K5
play B R12
play W J5
play B C8
play W virtual
play B O9
play W E13
play B Q3
play W A1
play B K15
play W F13
play B T18
play W C17
play B A7
play W pass
play B K2
play W R11
play B K3
play W H9
play B Q10
play W R14
play B L19
play W S6
play B O2
play W virtual
play B J19
# repetition
10 is_legal W K19
#? [0]
play W S14
play B F19
play W G6
play B H1
play W D2
play B J1
play W B5
play B pass
play W N13
play B T4
play W M17
play B A12
play W G4
play B D18
play W R4
play B G2
play W K7
play B pass
play W B15
play B pass
play W E5
play B H8
play W A18
play B Q17
play W virtual
play B N14
play W M4
play B N17
play W P5
play B N1
play W B9
play B C10
play W B16
play B D7
play W virtual
play B T19
play W G5
play B P7
play W E19
play B G10
play W K4
play B A2
play W G13
play B Q9
play W B3
play B C14
play W Q8
play B E7
play W T9
play B F7
play W F11
play B O5
play W B6
play B M3
play W S18
play B H17
play W H6
play B T11
play W pass
play B D4
play W B2
play B M16
play W L4
play B R17
play W D12
play B E12
play W C1
play B pass
play W S7
play B S12
play W L6
play B S5
play W D11
play B J10
play W N4
play B C7
play W O19
play B O12
play W S16
play B E2
play W A5
play B S19
play W F17
play B D9
play W B4
play B H15
play W N11
play B A17
play W R18
play B P17
play W O11
play B pass
play W E17
play B G1
play W J11
play B T15
play W E16
play B pass
play W A13
play B F12
play W C16
play B T3
play W A3
# repetition
20 is_legal B A2
#? [0]
# repetition
30 is_legal B B1
#? [0]
play B J4
# repetition
40 is_legal W K19
#? [0]
play W C11
# repetition
50 is_legal B A2
#? [0]
# repetition
60 is_legal B B1
#? [0]
play B R13
# repetition
70 is_legal W K19
#? [0]
play W K13
# repetition
80 is_legal B A2
#? [0]
# repetition
90 is_legal B B1
#? [0]
play B virtual
# repetition
100 is_legal W K19
#? [0]
play W O8
# repetition
110 is_legal B A2
#? [0]
# repetition
120 is_legal B B1
#? [0]
play B D15
# repetition
130 is_legal W K19
#? [0]
play W Q1
# repetition
140 is_legal B A2
#? [0]
# repetition
150 is_legal B B1
#? [0]
play B P13
# repetition
160 is_legal W K19
#? [0]
play W J12
# repetition
170 is_legal B A2
#? [0]
# repetition
180 is_legal B B1
#? [0]
play B R2
# repetition
190 is_legal W K19
#? [0]
play W D13
# repetition
200 is_legal B A2
#? [0]
# repetition
210 is_legal B B1
#? [0]
play B N3
# repetition
220 is_legal W K19
#? [0]
play W D10
# repetition
230 is_legal B A2
#? [0]
# repetition
240 is_legal B B1
#? [0]
play B E6
# repetition
250 is_legal W K19
#? [0]
play W D16
# repetition
260 is_legal B A2
#? [0]
# repetition
270 is_legal B B1
#? [0]
play B H14
# repetition
280 is_legal W K19
#? [0]
play W G14
# repetition
290 is_legal B A2
#? [0]
# repetition
300 is_legal B B1
#? [0]
play B B19
# repetition
310 is_legal W K19
#? [0]
play W L7
# repetition
320 is_legal B A2
#? [0]
# repetition
330 is_legal B B1
#? [0]
play B T17
# repetition
340 is_legal W K19
#? [0]
play W N2
# repetition
350 is_legal B A2
#? [0]
# repetition
360 is_legal B B1
#? [0]
play B P3
# repetition
370 is_legal W K19
#? [0]
play W F3
# repetition
380 is_legal B A2
#? [0]
# repetition
390 is_legal B B1
#? [0]
play B A9
# repetition
400 is_legal W K19
#? [0]
play W M9
play B M6
play W G17
play B N16
play W F1
play B P9
play W P12
play B L17
play W L1
play B O6
play W Q16
play B P15
play W E10
play B P16
play W virtual
play B O1
play W G8
play B virtual
play W pass
play B L12
play W M2
play B H16
play W K17
play B R15
play W F18
play B F16
play W E11
play B pass
play W T5
play B F10
play W N6
play B M14
play W O18
play B Q18
play W L14
play B N15
play W M12
play B P2
play W S10
play B H10
play W C19
play B J17
play W M18
play B J14
play W G12
play B T13
play W G9
play B C15
play W C5
play B T2
play W L9
play B R3
play W H4
play B Q11
play W G15
play B L10
play W E4
play B S11
play W Q14
play B T14
play W J3
play B pass
play W B17
play B virtual
play W R7
play B N18
play W C13
play B Q13
play W F12
play B L8
play W G3
play B N9
play W S9
play B M19
play W H12
play B S13
play W F8
play B N10
play W P10
play B F15
play W M1
play B O16
play W P14
play B D19
play W K8
play B Q12
play W P1
play B C3
play W J18
play B L3
play W M15
play B K14
play W B12
play B A8
play W R5
play B O4
play W T8
play B H11
play W J13
play B A6
play W D1
play B J6
play W B11
play B S1
play W J16
play B E15
play W E18
play B R6
play W S3
play B M5
play W F4
play B L13
play W A11
play B E14
play W N12
play B B13
play W E1
play B M13
play W L18
play B H3
play W G16
play B D6
play W B18
play B T10
play W J15
play B J9
play W G18
play B Q6
play W H19
play B M8
play W K9
play B M10
play W M17
play B M18
play W B7
play B S15
play W Q15
play B T16
play W F6
play B C6
play W H18
play B E9
play W Q19
play B C9
play W O14
play B A19
play W R10
play B L16
play W D8
play B F14
play W K1
play B J2
play W G11
play B J4
play W A14
play B Q7
play W H13
play B K16
play W O13
play B E8
play W K12
play B P19
play W K19
play B L11
play W B19
play B O17
play W F9
play B F9
play W N7
play B A10
play W N8
play B F2
play W O15
play B pass
play W R8
play B H9
play W T7
play B P18
play W S4
play B P11
play W J16
play B K11
play W D3
play B S17
play W pass
play B B8
play W Q2
play B G9
play W B14
play B G8
play W E3
play B D5
play W M7
play B C2
play W S18
play B P8
play W Q4
play B C18
play W A15
play B R18
play W M8
play B J15
play W D19
play B S2
play W K6
play B R16
play W P6
play B D18
play W J3
play B R9
play W H7
play B O7
play W L2
play B J7
play W M1
play B J19
play W L8
play B N5
play W L1
play B R1
play W N19
play B M2
play W Q1
play B S5
play W P4
play B J4
play W C18
play B S3
play W O18
play B C4
play W R4
play B B10
play W pass
play B S4
play W L2
play B P1
play W pass
play B T6
play W P5
play B N19
play W L15
play B G19
play W T5
play B R5
play W D14
play B Q2
play W L5
play B F19
play W L15
play B C14
play W pass
play B E15
play W A17
play B pass
play W virtual
play B O19
play W pass
play B D15
play W F14
play B C15
play W F15
play B Q4
play W pass
play B K1
play W L2
play B T6
play W L1
play B E14
play W G19
play B H5
play W K4
play B M1
play W N8
play B L1
play W L5
play B L6
play W C15
play B D15
play W K8
play B J5
play W M4
play B N6
play W L8
play B K9
play W P6
play B N4
play W E15
play B K5
play W pass
play B pass
410 caipan-phase
#? [pause]
420 caipan-state
#? [.*"to_move":"w".*"first_stop":"w".*"stones":."b":178,"w":130[^0-9.].*"hands":."b":228,"w":227[^0-9.].*"virtual":."b":13,"w":15[^0-9.].*"prisoners":."b":37,"w":82[^0-9.].*]
430 list_stones b
#? [A6 A7 A8 A9 A10 B8 B10 C2 C3 C4 C6 C7 C8 C9 C10 D4 D5 D6 D7 D9 E2 E6 E7 E8 E9 F2 F7 F9 F10 G1 G2 G7 G8 G9 G10 H1 H2 H3 H5 H8 H9 H10 H11 H14 H15 H16 H17 J1 J2 J4 J5 J6 J7 J8 J9 J10 J14 J15 J17 J19 K1 K2 K3 K5 K9 K11 K14 K15 K16 K18 L1 L3 L6 L10 L11 L12 L13 L16 L17 L19 M1 M2 M3 M5 M6 M10 M11 M13 M14 M16 M18 M19 N1 N3 N4 N5 N6 N9 N10 N14 N15 N16 N17 N18 N19 O1 O2 O4 O5 O6 O7 O9 O16 O17 O19 P1 P2 P3 P7 P8 P9 P11 P13 P15 P16 P17 P18 P19 Q2 Q3 Q4 Q5 Q6 Q7 Q9 Q10 Q11 Q12 Q13 Q17 Q18 R1 R2 R3 R5 R6 R9 R12 R13 R15 R16 R17 R18 R19 S1 S2 S3 S4 S5 S11 S12 S13 S15 S17 S19 T2 T3 T4 T6 T10 T11 T13 T14 T15 T16 T17 T18 T19]
440 list_stones w
#? [A1 A3 A4 A5 A11 A13 A14 A15 A16 A17 A18 B2 B3 B4 B5 B6 B7 B11 B12 B14 B15 B16 B17 B18 B19 C1 C5 C11 C13 C15 C16 C17 C18 C19 D1 D2 D3 D10 D11 D12 D13 D14 D16 D17 D19 E1 E3 E4 E5 E10 E11 E13 E15 E16 E17 E18 E19 F1 F3 F4 F6 F11 F12 F13 F14 F15 F17 F18 G3 G4 G5 G6 G11 G12 G13 G14 G15 G16 G17 G18 G19 H4 H6 H7 H12 H13 H18 H19 J11 J12 J13 J18 K4 K8 K12 K13 L5 L8 L15 M4 M12 N8 N11 N12 N13 O10 O11 O13 O14 O15 P10 P12 P14 Q8 Q14 Q15 Q16 R7 R8 R10 R11 R14 S6 S7 S9 S10 S14 T7 T8 T9]
450 final_score
#? [B\+49.5]
460 caipan-count territory json
#? [.*"b":56,"w":0,"left_out":81,.*]
470 caipan-count fill json
#? [."supply":180,.*"b":208\.5,"w":152\.5,.*]
480 caipan-count area json
#? [.*"margin":57.]
490 caipan-count territory json
#? [.*"margin":57.]
500 caipan-count fill json
#? [.*"margin":57.]
510 caipan-count empties json
#? [.*"margin":57.]

# Game 2
boardsize 6
clear_board
caipan-rules jpd-a
komi default
caipan-judge declared
play B B5
play W B2
play B C4
play W virtual
play B B4
play W D6
play B E1
play W E2
play B B1
play W E4
play B F3
play W virtual
play B C6
play W D2
play B E5
play W E6
play B D4
play W pass
play B D1
play W E3
play B B3
play W A4
play B A5
play W B6
play B A3
# repetition
520 is_legal W A4
#? [0]
play W A2
play B F6
play W F5
# repetition
530 is_legal B F6
#? [0]
play B F2
# repetition
540 is_legal W A4
#? [0]
# repetition
550 is_legal W F1
#? [0]
play W D3
# repetition
560 is_legal B F6
#? [0]
play B A1
# repetition
570 is_legal W A4
#? [0]
# repetition
580 is_legal W F1
#? [0]
play W C2
# repetition
590 is_legal B F6
#? [0]
play B C5
# repetition
600 is_legal W A4
#? [0]
# repetition
610 is_legal W F1
#? [0]
play W C1
# repetition
620 is_legal B F6
#? [0]
play B B1
# repetition
630 is_legal W A4
#? [0]
play W F1
# repetition
640 is_legal B F6
#? [0]
play B E1
# repetition
650 is_legal W A4
#? [0]
# repetition
660 is_legal W F1
#? [0]
play W D1
# repetition
670 is_legal B F6
#? [0]
play B C3
# repetition
680 is_legal W A4
#? [0]
play W F1
# repetition
690 is_legal B F6
#? [0]
# repetition
700 is_legal B E1
#? [0]
play B A1
# repetition
710 is_legal W A4
#? [0]
play W D5
# repetition
720 is_legal B F6
#? [0]
# repetition
730 is_legal B E5
#? [0]
play B F4
# repetition
740 is_legal W A4
#? [0]
play W pass
# repetition
750 is_legal B F6
#? [0]
# repetition
760 is_legal B E5
#? [0]
# repetition
770 is_legal B E1
#? [0]
play B F4
# repetition
780 is_legal W A4
#? [0]
play W F3
# repetition
790 is_legal B F6
#? [0]
# repetition
800 is_legal B E5
#? [0]
# repetition
810 is_legal B F4
#? [0]
# repetition
820 is_legal B F2
#? [0]
# repetition
830 is_legal B E1
#? [0]
play B A6
# repetition
840 is_legal W B6
#? [0]
# repetition
850 is_legal W A4
#? [0]
play W A1
# repetition
860 is_legal B F6
#? [0]
# repetition
870 is_legal B E5
#? [0]
# repetition
880 is_legal B F4
#? [0]
# repetition
890 is_legal B F2
#? [0]
# repetition
900 is_legal B B1
#? [0]
# repetition
910 is_legal B E1
#? [0]
play B pass
play W pass
920 caipan-phase
#? [pause]
930 caipan-state
#? [.*"to_move":"b".*"first_stop":"w".*"hands":."b":24,"w":24[^0-9.].*"virtual":."b":0,"w":4[^0-9.].*"prisoners":."b":13,"w":3[^0-9.].*]
caipan-mark dead A6
940 final_score
#? [W\+43.5]
950 caipan-count territory json
#? [.*"b":0,"w":36,"left_out":24,.*]
960 caipan-count fill json
#? [."supply":18,.*"b":0,"w":36,.*]
970 caipan-count area json
#? [.*"margin":-36.]
980 caipan-count territory json
#? [.*"margin":-36.]
990 caipan-count fill json
#? [.*"margin":-36.]
1000 caipan-count empties json
#? [.*"margin":-36.]

# Game 3
rectangular_boardsize 5 3
clear_board
caipan-rules jpd-a
komi default
caipan-judge declared
play B E1
play W C2
play B C3
play W A3
play B virtual
play W B1
play B A1
play W E2
play B C1
play W E3
play B B3
play W pass
play B pass
1010 caipan-phase
#? [pause]
1020 caipan-state
#? [.*"to_move":"w".*"first_stop":"b".*"stones":."b":5,"w":5[^0-9.].*"hands":."b":6,"w":5[^0-9.].*"virtual":."b":1,"w":0[^0-9.].*"prisoners":."b":0,"w":0[^0-9.].*]
1030 list_stones b
#? [A1 B3 C1 C3 E1]
1040 list_stones w
#? [A3 B1 C2 E2 E3]
1050 final_score
#? [W\+6.5]
1060 caipan-count territory json
#? [.*"b":0,"w":0,"left_out":0,.*]
1070 caipan-count fill json
#? [."supply":7,.*"b":7\.5,"w":7\.5,.*]
1080 caipan-count area json
#? [.*"margin":0.]
1090 caipan-count territory json
#? [.*"margin":0.]
1100 caipan-count fill json
#? [.*"margin":0.]
1110 caipan-count empties json
#? [.*"margin":0.]

# Game 4
rectangular_boardsize 8 5
clear_board
caipan-rules jpd-a
komi default
caipan-judge declared
play B A1
play W A2
play B G4
play W G2
play B E4
play W virtual
play B H1
play W D4
play B D3
play W G5
play B C3
play W C2
play B H4
play W A4
play B H3
play W E5
play B E3
play W A5
play B C4
play W G1
play B C5
play W B1
# repetition
1120 is_legal B A1
#? [0]
play B A3
play W E1
play B H2
play W virtual
play B B5
play W G3
play B D2
play W C1
play B D5
# repetition
1130 is_legal W D4
#? [0]
play W F1
# repetition
1140 is_legal B A1
#? [0]
play B B4
# repetition
1150 is_legal W D4
#? [0]
play W A5
# repetition
1160 is_legal B A1
#? [0]
play B F2
# repetition
1170 is_legal W D4
#? [0]
play W F4
# repetition
1180 is_legal B A1
#? [0]
play B F3
# repetition
1190 is_legal W D4
#? [0]
play W pass
# repetition
1200 is_legal B A1
#? [0]
play B H5
# repetition
1210 is_legal W D4
#? [0]
play W A4
# repetition
1220 is_legal B A1
#? [0]
play B pass
# repetition
1230 is_legal W D4
#? [0]
play W B2
# repetition
1240 is_legal B A1
#? [0]
play B G4
# repetition
1250 is_legal W D4
#? [0]
play W D1
# repetition
1260 is_legal B A1
#? [0]
play B H4
# repetition
1270 is_legal W D4
#? [0]
play W A5
# repetition
1280 is_legal B A1
#? [0]
play B E2
# repetition
1290 is_legal W D4
#? [0]
play W H5
# repetition
1300 is_legal B A1
#? [0]
play B F5
# repetition
1310 is_legal W E5
#? [0]
# repetition
1320 is_legal W D4
#? [0]
# repetition
1330 is_legal W F4
#? [0]
play W A4
# repetition
1340 is_legal B A1
#? [0]
play B H5
# repetition
1350 is_legal W E5
#? [0]
# repetition
1360 is_legal W G5
#? [0]
# repetition
1370 is_legal W D4
#? [0]
# repetition
1380 is_legal W F4
#? [0]
play W H2
# repetition
1390 is_legal B A1
#? [0]
# repetition
1400 is_legal B H1
#? [0]
play B B3
# repetition
1410 is_legal W E5
#? [0]
# repetition
1420 is_legal W G5
#? [0]
# repetition
1430 is_legal W D4
#? [0]
# repetition
1440 is_legal W F4
#? [0]
play W A4
# repetition
1450 is_legal B A1
#? [0]
# repetition
1460 is_legal B H1
#? [0]
play B A5
# repetition
1470 is_legal W E5
#? [0]
# repetition
1480 is_legal W G5
#? [0]
# repetition
1490 is_legal W A4
#? [0]
# repetition
1500 is_legal W D4
#? [0]
# repetition
1510 is_legal W F4
#? [0]
play W H3
play B F4
play W pass
play B pass
caipan-dispute
play W pass
play B pass
1520 caipan-phase
#? [pause]
1530 caipan-state
#? [.*"to_move":"w".*"first_stop":"w".*"stones":."b":21,"w":13[^0-9.].*"hands":."b":30,"w":29[^0-9.].*"virtual":."b":2,"w":4[^0-9.].*"prisoners":."b":7,"w":12[^0-9.].*]
1540 list_stones b
#? [A3 A5 B3 B4 B5 C3 C4 C5 D2 D3 D5 E2 E3 E4 F2 F3 F4 F5 G4 H4 H5]
1550 list_stones w
#? [A2 B1 B2 C1 C2 D1 E1 F1 G1 G2 G3 H2 H3]
1560 final_score
#? [B\+2.5]
1570 caipan-count territory json
#? [.*"b":9,"w":0,"left_out":14,.*]
1580 caipan-count fill json
#? [."supply":20,.*"b":24\.5,"w":15\.5,.*]
1590 caipan-count area json
#? [.*"margin":10.]
1600 caipan-count territory json
#? [.*"margin":10.]
1610 caipan-count fill json
#? [.*"margin":10.]
1620 caipan-count empties json
#? [.*"margin":10.]

# Game 5
boardsize 5
clear_board
caipan-rules jpd-a
komi default
caipan-judge declared
play B A4
play W E2
play B virtual
play W B5
play B A1
play W C3
play B D4
play W A5
play B B4
play W B2
play B C2
play W C4
play B E5
play W C5
play B E1
play W D1
# repetition
1630 is_legal B E1
#? [0]
play B pass
play W pass
1640 caipan-phase
#? [pause]
1650 caipan-state
#? [.*"to_move":"b".*"first_stop":"b".*"hands":."b":8,"w":8[^0-9.].*"virtual":."b":1,"w":0[^0-9.].*"prisoners":."b":1,"w":0[^0-9.].*]
caipan-mark dead E5 D1
1660 final_score
#? [W\+7.5]
1670 caipan-count territory json
#? [.*"b":0,"w":1,"left_out":2,.*]
1680 caipan-count fill json
#? [."supply":12,.*"b":12,"w":13,.*]
1690 caipan-count area json
#? [.*"margin":-1.]
1700 caipan-count territory json
#? [.*"margin":-1.]
1710 caipan-count fill json
#? [.*"margin":-1.]
1720 caipan-count empties json
#? [.*"margin":-1.]

# Game 6
rectangular_boardsize 4 9
clear_board
caipan-rules jpd-a
komi default
caipan-judge declared
play B D6
play W D4
play B D9
play W C4
play B C9
play W C2
play B B3
play W A4
play B D1
play W A1
play B D8
play W C5
play B pass
play W A2
play B B9
play W D7
play B B4
play W A3
play B B8
play W C1
play B D5
play W A9
play B virtual
play W A6
play B C3
play W C6
play B D2
play W C7
play B B7
play W D3
play B B5
play W B6
play B D1
play W A7
play B C8
play W B1
play B B2
play W A5
play B C3
play W D6
# repetition
1730 is_legal B D5
#? [0]
play B A8
play W D5
play B B2
play W B4
# repetition
1740 is_legal B B5
#? [0]
play B D2
play W B3
# repetition
1750 is_legal B C3
#? [0]
# repetition
1760 is_legal B B2
#? [0]
play B virtual
play W D2
# repetition
1770 is_legal B B5
#? [0]
# repetition
1780 is_legal B C3
#? [0]
# repetition
1790 is_legal B B2
#? [0]
# repetition
1800 is_legal B D1
#? [0]
play B A9
play W pass
# repetition
1810 is_legal B B5
#? [0]
# repetition
1820 is_legal B C3
#? [0]
# repetition
1830 is_legal B B2
#? [0]
# repetition
1840 is_legal B D1
#? [0]
play B C8
play W D9
# repetition
1850 is_legal B B5
#? [0]
# repetition
1860 is_legal B C3
#? [0]
# repetition
1870 is_legal B B2
#? [0]
# repetition
1880 is_legal B D1
#? [0]
play B B7
play W B9
# repetition
1890 is_legal B B5
#? [0]
# repetition
1900 is_legal B C3
#? [0]
# repetition
1910 is_legal B B2
#? [0]
# repetition
1920 is_legal B D1
#? [0]
play B B8
play W pass
# repetition
1930 is_legal B B5
#? [0]
# repetition
1940 is_legal B C3
#? [0]
# repetition
1950 is_legal B B2
#? [0]
# repetition
1960 is_legal B D1
#? [0]
play B pass
1970 caipan-phase
#? [pause]
1980 caipan-state
#? [.*"to_move":"w".*"first_stop":"b".*"hands":."b":28,"w":27[^0-9.].*"virtual":."b":3,"w":1[^0-9.].*"prisoners":."b":22,"w":1[^0-9.].*]
caipan-mark dead B9
1990 final_score
#? [W\+29.5]
2000 caipan-count territory json
#? [.*"b":0,"w":23,"left_out":22,.*]
2010 caipan-count fill json
#? [."supply":18,.*"b":6\.5,"w":29\.5,.*]
2020 caipan-count area json
#? [.*"margin":-23.]
2030 caipan-count territory json
#? [.*"margin":-23.]
2040 caipan-count fill json
#? [.*"margin":-23.]
2050 caipan-count empties json
#? [.*"margin":-23.]

# Game 7
rectangular_boardsize 5 3
clear_board
caipan-rules jpd-a
komi default
caipan-judge declared
play B B2
play W D2
play B B3
play W E3
play B C1
play W E1
# repetition
2060 is_legal B E2
#? [0]
play B B1
play W A3
play B D1
play W A2
play B C2
play W D3
play B C3
play W A1
play B D1
play W pass
play B pass
2070 caipan-phase
#? [pause]
2080 caipan-state
#? [.*"to_move":"w".*"first_stop":"w".*"stones":."b":1,"w":7[^0-9.].*"hands":."b":8,"w":7[^0-9.].*"virtual":."b":0,"w":0[^0-9.].*"prisoners":."b":7,"w":0[^0-9.].*]
2090 list_stones b
#? [D1]
2100 list_stones w
#? [A1 A2 A3 D2 D3 E1 E3]
2110 final_score
#? [W\+14.5]
2120 caipan-count territory json
#? [.*"b":0,"w":8,"left_out":7,.*]
2130 caipan-count fill json
#? [."supply":7,.*"b":3\.5,"w":11\.5,.*]
2140 caipan-count area json
#? [.*"margin":-7.]
2150 caipan-count territory json
#? [.*"margin":-7.]
2160 caipan-count fill json
#? [.*"margin":-7.]
2170 caipan-count empties json
#? [.*"margin":-7.]

# Game 8
rectangular_boardsize 8 5
clear_board
caipan-rules jpd-a
komi default
caipan-judge declared
play B G1
play W E2
play B pass
play W E1
play B D1
play W F4
play B A2
play W A4
play B H1
play W D2
play B H2
play W B3
play B H3
play W G5
play B C3
play W C2
play B G4
play W F5
play B pass
play W D5
play B G3
play W pass
play B A1
play W E5
play B B2
play W D4
play B A3
play W F1
play B C4
play W C1
# repetition
2180 is_legal B D1
#? [0]
play B E3
play W E4
play B G2
play W H4
play B B5
play W F2
play B F3
play W D3
# repetition
2190 is_legal B H5
#? [0]
# repetition
2200 is_legal B D1
#? [0]
play B G4
play W H3
# repetition
2210 is_legal B H5
#? [0]
# repetition
2220 is_legal B D1
#? [0]
play B A5
play W B4
# repetition
2230 is_legal B H5
#? [0]
# repetition
2240 is_legal B D1
#? [0]
play B G3
play W B4
# repetition
2250 is_legal B H5
#? [0]
# repetition
2260 is_legal B D1
#? [0]
play B G2
play W H2
# repetition
2270 is_legal B H5
#? [0]
# repetition
2280 is_legal B D1
#? [0]
play B A4
play W virtual
# repetition
2290 is_legal B H5
#? [0]
# repetition
2300 is_legal B D1
#? [0]
play B B1
play W E3
# repetition
2310 is_legal B H5
#? [0]
# repetition
2320 is_legal B D1
#? [0]
play B B3
# repetition
2330 is_legal W B4
#? [0]
play W F3
# repetition
2340 is_legal B H5
#? [0]
# repetition
2350 is_legal B D1
#? [0]
play B H1
# repetition
2360 is_legal W B4
#? [0]
play W G1
# repetition
2370 is_legal B H5
#? [0]
# repetition
2380 is_legal B D1
#? [0]
# repetition
2390 is_legal B H1
#? [0]
play B C5
play W G4
# repetition
2400 is_legal B H5
#? [0]
# repetition
2410 is_legal B D1
#? [0]
# repetition
2420 is_legal B H1
#? [0]
play B G2
play W G3
# repetition
2430 is_legal B H5
#? [0]
# repetition
2440 is_legal B G2
#? [0]
# repetition
2450 is_legal B D1
#? [0]
# repetition
2460 is_legal B H1
#? [0]
play B pass
play W B4
# repetition
2470 is_legal B H5
#? [0]
# repetition
2480 is_legal B G2
#? [0]
# repetition
2490 is_legal B D1
#? [0]
# repetition
2500 is_legal B H1
#? [0]
play B A2
play W B2
# repetition
2510 is_legal B H5
#? [0]
# repetition
2520 is_legal B G2
#? [0]
# repetition
2530 is_legal B D1
#? [0]
# repetition
2540 is_legal B H1
#? [0]
play B pass
play W pass
2550 caipan-phase
#? [pause]
2560 caipan-state
#? [.*"to_move":"b".*"first_stop":"b".*"stones":."b":1,"w":25[^0-9.].*"hands":."b":31,"w":31[^0-9.].*"virtual":."b":3,"w":2[^0-9.].*"prisoners":."b":27,"w":4[^0-9.].*]
2570 list_stones b
#? [A2]
2580 list_stones w
#? [B2 B4 C1 C2 D2 D3 D4 D5 E1 E2 E3 E4 E5 F1 F2 F3 F4 F5 G1 G3 G4 G5 H2 H3 H4]
2590 final_score
#? [W\+34.5]
2600 caipan-count territory json
#? [.*"b":0,"w":28,"left_out":30,.*]
2610 caipan-count fill json
#? [."supply":20,.*"b":6,"w":34,.*]
2620 caipan-count area json
#? [.*"margin":-28.]
2630 caipan-count territory json
#? [.*"margin":-28.]
2640 caipan-count fill json
#? [.*"margin":-28.]
2650 caipan-count empties json
#? [.*"margin":-28.]

# Game 9
rectangular_boardsize 8 5
clear_board
caipan-rules jpd-a
komi default
caipan-judge declared
play B G5
play W B4
play B pass
play W C5
play B C4
play W D3
play B A1
play W A3
play B F1
play W pass
play B F3
play W H2
play B D1
play W E2
play B E3
play W B1
play B F5
play W pass
play B B3
play W D2
play B A4
play W A5
# repetition
2660 is_legal B B5
#? [0]
# repetition
2670 is_legal B A4
#? [0]
play B D4
play W E4
# repetition
2680 is_legal B B5
#? [0]
# repetition
2690 is_legal B A4
#? [0]
play B G2
play W E1
# repetition
2700 is_legal B B5
#? [0]
# repetition
2710 is_legal B A4
#? [0]
play B F4
play W E5
# repetition
2720 is_legal B B5
#? [0]
# repetition
2730 is_legal B A4
#? [0]
play B G4
play W D5
play B A2
play W pass
play B H3
# repetition
2740 is_legal W G3
#? [0]
play W B2
# repetition
2750 is_legal B A4
#? [0]
play B F2
# repetition
2760 is_legal W G3
#? [0]
play W A2
# repetition
2770 is_legal B A4
#? [0]
# repetition
2780 is_legal B A1
#? [0]
play B pass
# repetition
2790 is_legal W G3
#? [0]
play W G1
# repetition
2800 is_legal B A4
#? [0]
# repetition
2810 is_legal B A1
#? [0]
play B C2
# repetition
2820 is_legal W G3
#? [0]
play W C3
# repetition
2830 is_legal B B5
#? [0]
# repetition
2840 is_legal B A4
#? [0]
# repetition
2850 is_legal B B3
#? [0]
# repetition
2860 is_legal B A1
#? [0]
play B H1
# repetition
2870 is_legal W G3
#? [0]
# repetition
2880 is_legal W H2
#? [0]
# repetition
2890 is_legal W G1
#? [0]
play W C1
# repetition
2900 is_legal B B5
#? [0]
# repetition
2910 is_legal B A4
#? [0]
# repetition
2920 is_legal B B3
#? [0]
# repetition
2930 is_legal B C2
#? [0]
# repetition
2940 is_legal B A1
#? [0]
# repetition
2950 is_legal B D1
#? [0]
play B virtual
# repetition
2960 is_legal W G3
#? [0]
# repetition
2970 is_legal W H2
#? [0]
# repetition
2980 is_legal W G1
#? [0]
play W H4
# repetition
2990 is_legal B B5
#? [0]
# repetition
3000 is_legal B A4
#? [0]
# repetition
3010 is_legal B B3
#? [0]
# repetition
3020 is_legal B C2
#? [0]
# repetition
3030 is_legal B A1
#? [0]
# repetition
3040 is_legal B D1
#? [0]
play B H5
# repetition
3050 is_legal W H4
#? [0]
# repetition
3060 is_legal W G3
#? [0]
# repetition
3070 is_legal W H2
#? [0]
# repetition
3080 is_legal W G1
#? [0]
play W C4
play B pass
play W pass
3090 caipan-phase
#? [pause]
3100 caipan-state
#? [.*"to_move":"b".*"first_stop":"b".*"stones":."b":12,"w":17[^0-9.].*"hands":."b":23,"w":23[^0-9.].*"virtual":."b":3,"w":3[^0-9.].*"prisoners":."b":8,"w":3[^0-9.].*]
3110 list_stones b
#? [E3 F1 F2 F3 F4 F5 G2 G4 G5 H1 H3 H5]
3120 list_stones w
#? [A2 A3 A5 B1 B2 B4 C1 C3 C4 C5 D2 D3 D5 E1 E2 E4 E5]
3130 final_score
#? [W\+14.5]
3140 caipan-count territory json
#? [.*"b":0,"w":8,"left_out":7,.*]
3150 caipan-count fill json
#? [."supply":20,.*"b":16,"w":24,.*]
3160 caipan-count area json
#? [.*"margin":-8.]
3170 caipan-count territory json
#? [.*"margin":-8.]
3180 caipan-count fill json
#? [.*"margin":-8.]
3190 caipan-count empties json
#? [.*"margin":-8.]

# Game 10
boardsize 19
clear_board
caipan-rules jpd-a
komi default
caipan-judge declared
play B M1
play W R2
play B F12
play W O5
play B J15
play W F1
play B S9
play W R14
play B H9
play W F16
play B R19
play W N2
play B O16
play W T19
play B pass
play W O7
play B D19
play W M19
play B P3
play W L15
play B P17
play W C11
play B B17
play W J19
play B M16
play W B15
play B S1
play W M2
play B O12
play W K18
play B G14
play W virtual
play B L4
play W P5
play B A2
play W A15
play B pass
play W K2
play B H7
play W K11
play B A6
play W G11
play B virtual
play W H15
play B G9
play W D7
play B D16
play W G4
play B G17
play W C14
play B M17
play W virtual
play B C16
play W S16
play B N18
play W M7
play B D9
play W D11
play B L6
play W J9
play B B14
play W J1
play B N10
play W B19
play B E4
play W F17
play B A19
play W M10
play B T1
play W F4
play B L9
play W A1
play B J13
play W J7
play B pass
play W R18
play B F18
play W M13
play B R5
play W A18
# repetition
3200 is_legal B A19
#? [0]
play B T11
play W R8
play B D13
play W D1
play B H1
play W L12
play B J8
play W Q18
play B O11
play W T2
play B N19
play W D14
play B N8
play W P12
play B B7
play W B6
play B virtual
play W T15
play B G10
play W F3
play B P6
play W K10
play B J18
play W pass
play B S18
play W virtual
play B P16
play W E2
# repetition
3210 is_legal B E1
#? [0]
play B pass
play W pass
3220 caipan-phase
#? [pause]
3230 caipan-state
#? [.*"to_move":"b".*"first_stop":"b".*"hands":."b":54,"w":54[^0-9.].*"virtual":."b":5,"w":4[^0-9.].*"prisoners":."b":1,"w":0[^0-9.].*]
caipan-mark dead M17 D7 O7 L6 L4 E2 R2 T2
3240 final_score
#? [W\+11.5]
3250 caipan-count territory json
#? [.*"b":0,"w":5,"left_out":10,.*]
3260 caipan-count fill json
#? [."supply":180,.*"b":178,"w":183,.*]
3270 caipan-count area json
#? [.*"margin":-5.]
3280 caipan-count territory json
#? [.*"margin":-5.]
3290 caipan-count fill json
#? [.*"margin":-5.]
3300 caipan-count empties json
#? [.*"margin":-5.]

# Game 11
boardsize 19
clear_board
caipan-rules jpd-a
komi default
caipan-judge declared
play B R1
play W F17
play B H17
play W H3
play B P13
play W L11
play B N7
play W K2
play B C12
play W P2
play B K15
play W M7
play B A4
play W R3
play B E3
play W B15
play B H4
play W D4
play B C9
play W E10
play B L1
play W pass
play B B12
play W D16
play B M6
play W T14
play B E2
play W B14
play B B3
play W L2
play B E17
play W T8
play B G12
play W O6
play B H15
play W T2
play B C17
play W Q18
play B K10
play W J11
play B pass
play W S13
play B P7
play W pass
play B D2
play W E9
play B H12
play W K4
play B Q17
play W N12
play B S11
play W B6
play B E11
play W E14
play B N1
play W N6
play B virtual
play W G8
play B Q5
play W C1
play B P8
play W K1
play B G7
play W S1
# repetition
3310 is_legal B T1
#? [0]
play B B16
play W C2
play B virtual
play W A6
play B O12
play W F1
play B K14
play W O2
play B J13
play W H2
play B G9
play W virtual
play B P4
play W B8
play B Q8
play W D1
play B C7
play W R17
play B P5
play W K17
play B Q1
play W A17
play B E1
play W H6
play B M15
play W pass
play B E19
play W A9
play B pass
play W G2
play B H7
play W M5
play B Q11
play W G1
play B D19
play W S18
play B N5
play W D9
play B R6
play W H9
play B F4
play W M1
# repetition
3320 is_legal B L1
#? [0]
# repetition
3330 is_legal B T1
#? [0]
play B P16
play W B17
# repetition
3340 is_legal B L1
#? [0]
# repetition
3350 is_legal B T1
#? [0]
play B O11
play W A16
# repetition
3360 is_legal B L1
#? [0]
# repetition
3370 is_legal B T1
#? [0]
play B E5
play W A14
# repetition
3380 is_legal B A15
#? [0]
# repetition
3390 is_legal B L1
#? [0]
# repetition
3400 is_legal B T1
#? [0]
play B C14
play W G4
# repetition
3410 is_legal B A15
#? [0]
# repetition
3420 is_legal B L1
#? [0]
# repetition
3430 is_legal B T1
#? [0]
play B Q13
play W J4
# repetition
3440 is_legal B A15
#? [0]
# repetition
3450 is_legal B L1
#? [0]
# repetition
3460 is_legal B T1
#? [0]
play B A12
play W J5
# repetition
3470 is_legal B A15
#? [0]
# repetition
3480 is_legal B L1
#? [0]
# repetition
3490 is_legal B T1
#? [0]
play B D6
play W J6
# repetition
3500 is_legal B A15
#? [0]
# repetition
3510 is_legal B L1
#? [0]
# repetition
3520 is_legal B T1
#? [0]
play B B1
play W H8
# repetition
3530 is_legal B A15
#? [0]
# repetition
3540 is_legal B L1
#? [0]
# repetition
3550 is_legal B T1
#? [0]
play B M13
play W E7
# repetition
3560 is_legal B A15
#? [0]
# repetition
3570 is_legal B L1
#? [0]
# repetition
3580 is_legal B T1
#? [0]
play B G5
play W E18
# repetition
3590 is_legal B A15
#? [0]
# repetition
3600 is_legal B L1
#? [0]
# repetition
3610 is_legal B T1
#? [0]
play B R9
play W P3
# repetition
3620 is_legal B A15
#? [0]
# repetition
3630 is_legal B L1
#? [0]
# repetition
3640 is_legal B T1
#? [0]
play B virtual
play W C5
# repetition
3650 is_legal B A15
#? [0]
# repetition
3660 is_legal B L1
#? [0]
# repetition
3670 is_legal B T1
#? [0]
play B Q16
play W S8
# repetition
3680 is_legal B A15
#? [0]
# repetition
3690 is_legal B L1
#? [0]
# repetition
3700 is_legal B T1
#? [0]
play B F15
play W G3
play B virtual
play W D8
play B J7
play W Q19
play B pass
play W O10
play B L3
play W virtual
play B M19
play W N4
play B A3
play W L9
play B Q12
play W O7
play B virtual
play W virtual
play B P10
play W Q15
play B O3
play W A2
play B D13
play W E8
play B virtual
play W J8
play B N11
play W E15
play B C6
play W J1
play B J18
play W K5
play B J19
play W N8
play B S2
play W M18
play B G18
play W P15
play B N18
play W L15
play B P18
play W S19
play B P6
play W H18
play B T16
play W B2
play B M11
play W J9
play B O16
play W M3
play B R2
play W G6
play B K7
play W T7
play B pass
play W M14
play B L6
play W R10
play B S6
play W N2
play B N16
play W L19
play B C11
play W T4
play B H5
play W R13
play B Q10
play W R4
play B pass
play W G15
play B T19
play W J15
play B A8
play W M4
play B B5
play W R7
play B N10
play W L10
play B virtual
play W D15
play B virtual
play W E4
play B R16
play W S14
play B J2
play W S15
play B R19
play W K16
play B S12
play W B7
play B O15
play W R5
play B pass
play W pass
3710 caipan-phase
#? [pause]
3720 caipan-state
#? [.*"to_move":"b".*"first_stop":"w".*"hands":."b":112,"w":112[^0-9.].*"virtual":."b":13,"w":6[^0-9.].*"prisoners":."b":2,"w":0[^0-9.].*]
caipan-mark dead L19 J13 J11 A9
3730 final_score
#? [W\+23.5]
3740 caipan-count territory json
#? [.*"b":0,"w":17,"left_out":11,.*]
3750 caipan-count fill json
#? [."supply":180,.*"b":172,"w":189,.*]
3760 caipan-count area json
#? [.*"margin":-16.]
3770 caipan-count territory json
#? [.*"margin":-16.]
3780 caipan-count fill json
#? [.*"margin":-16.]
3790 caipan-count empties json
#? [.*"margin":-16.]

# Game 12
boardsize 6
clear_board
caipan-rules jpd-a
komi default
caipan-judge declared
play B pass
play W A2
play B E3
play W F1
play B F4
play W E5
play B D6
play W B1
# repetition
3800 is_legal B A1
#? [0]
play B F2
# repetition
3810 is_legal W F3
#? [0]
play W B2
# repetition
3820 is_legal B A1
#? [0]
play B E4
# repetition
3830 is_legal W F3
#? [0]
play W B3
# repetition
3840 is_legal B A1
#? [0]
play B D1
# repetition
3850 is_legal W F3
#? [0]
play W E1
# repetition
3860 is_legal B A1
#? [0]
play B virtual
# repetition
3870 is_legal W F3
#? [0]
play W A4
# repetition
3880 is_legal B A3
#? [0]
# repetition
3890 is_legal B A1
#? [0]
play B E2
# repetition
3900 is_legal W F3
#? [0]
play W F6
# repetition
3910 is_legal B A3
#? [0]
# repetition
3920 is_legal B A1
#? [0]
play B C4
# repetition
3930 is_legal W F3
#? [0]
play W D3
# repetition
3940 is_legal B A3
#? [0]
# repetition
3950 is_legal B A1
#? [0]
play B D5
# repetition
3960 is_legal W F3
#? [0]
play W C2
# repetition
3970 is_legal B A3
#? [0]
# repetition
3980 is_legal B A1
#? [0]
play B pass
# repetition
3990 is_legal W F3
#? [0]
play W pass
4000 caipan-phase
#? [pause]
4010 caipan-state
#? [.*"to_move":"b".*"first_stop":"b".*"hands":."b":11,"w":11[^0-9.].*"virtual":."b":2,"w":0[^0-9.].*"prisoners":."b":0,"w":2[^0-9.].*]
caipan-mark dead A4 C4
4020 final_score
#? [W\+4.5]
4030 caipan-count territory json
#? [.*"b":2,"w":0,"left_out":2,.*]
4040 caipan-count fill json
#? [."supply":18,.*"b":19,"w":17,.*]
4050 caipan-count area json
#? [.*"margin":2.]
4060 caipan-count territory json
#? [.*"margin":2.]
4070 caipan-count fill json
#? [.*"margin":2.]
4080 caipan-count empties json
#? [.*"margin":2.]

# Game 13
boardsize 6
clear_board
caipan-rules jpd-a
komi default
caipan-judge declared
play B pass
play W E2
play B F4
play W A3
play B C6
play W E3
play B A6
play W B2
play B E6
play W F1
play B E4
play W pass
play B virtual
play W B6
play B C1
play W D2
play B A5
play W D4
play B pass
play W B1
play B A2
play W pass
play B A1
play W A2
# repetition
4090 is_legal B A1
#? [0]
play B B4
play W F3
# repetition
4100 is_legal B F2
#? [0]
# repetition
4110 is_legal B A1
#? [0]
play B pass
play W pass
4120 caipan-phase
#? [pause]
4130 caipan-state
#? [.*"to_move":"b".*"first_stop":"b".*"hands":."b":13,"w":13[^0-9.].*"virtual":."b":3,"w":2[^0-9.].*"prisoners":."b":2,"w":0[^0-9.].*]
caipan-mark dead D4
4140 final_score
#? [W\+11.5]
4150 caipan-count territory json
#? [.*"b":0,"w":5,"left_out":5,.*]
4160 caipan-count fill json
#? [."supply":18,.*"b":15\.5,"w":20\.5,.*]
4170 caipan-count area json
#? [.*"margin":-5.]
4180 caipan-count territory json
#? [.*"margin":-5.]
4190 caipan-count fill json
#? [.*"margin":-5.]
4200 caipan-count empties json
#? [.*"margin":-5.]

# Game 14
boardsize 13
clear_board
caipan-rules jpd-a
komi default
caipan-judge declared
play B N3
play W H11
play B D4
play W pass
play B C8
play W K10
play B E5
play W H6
play B F11
play W G11
play B E6
play W H7
play B A6
play W B13
play B K2
play W F13
play B A9
play W M4
play B E1
play W F5
play B L10
play W C3
play B C2
play W L12
play B C9
play W B9
play B B12
play W N1
play B E2
play W E4
play B H13
play W virtual
play B F7
play W H4
play B M5
play W H9
play B A7
play W K13
play B J6
play W K3
play B pass
play W B4
play B N7
play W J2
play B G2
play W N9
play B B5
play W A1
play B A13
play W virtual
play B G3
play W M7
play B L8
play W M11
play B F12
play W G7
play B D2
play W M6
play B A3
play W G8
play B G9
play W virtual
play B B2
play W K6
play B G4
play W F3
play B virtual
play W C7
play B M2
play W A2
play B C10
play W F2
play B D3
play W D6
play B D1
play W D13
play B N4
play W pass
play B J11
play W E9
play B J13
play W B7
play B A10
play W K5
play B F9
play W D11
play B K1
play W L1
play B C5
play W D5
play B K12
play W K4
play B D8
play W B3
play B M9
play W C11
play B H1
play W N2
play B E13
play W B6
play B E3
play W pass
play B B11
play W L4
play B A5
play W pass
play B N6
# repetition
4210 is_legal W N5
#? [0]
play W H10
play B M1
play W N1
play B virtual
play W N2
play B M13
play W G1
play B H12
# repetition
4220 is_legal W J12
#? [0]
# repetition
4230 is_legal W N5
#? [0]
play W N8
play B H5
# repetition
4240 is_legal W J12
#? [0]
play W J3
play B K8
play W A4
# repetition
4250 is_legal B A3
#? [0]
play B L9
# repetition
4260 is_legal W J12
#? [0]
play W L11
# repetition
4270 is_legal B A3
#? [0]
play B pass
# repetition
4280 is_legal W J12
#? [0]
play W G12
# repetition
4290 is_legal B A3
#? [0]
play B N2
# repetition
4300 is_legal W J12
#? [0]
# repetition
4310 is_legal W N1
#? [0]
play W F10
# repetition
4320 is_legal B A3
#? [0]
play B M12
# repetition
4330 is_legal W J12
#? [0]
# repetition
4340 is_legal W N1
#? [0]
play W L5
# repetition
4350 is_legal B A3
#? [0]
play B J4
# repetition
4360 is_legal W J12
#? [0]
# repetition
4370 is_legal W N1
#? [0]
play W E7
# repetition
4380 is_legal B A3
#? [0]
play B E12
# repetition
4390 is_legal W J12
#? [0]
# repetition
4400 is_legal W N1
#? [0]
play W J7
# repetition
4410 is_legal B A3
#? [0]
play B E8
# repetition
4420 is_legal W J12
#? [0]
# repetition
4430 is_legal W N1
#? [0]
play W D12
# repetition
4440 is_legal B A3
#? [0]
play B C4
# repetition
4450 is_legal W J12
#? [0]
# repetition
4460 is_legal W N1
#? [0]
play W N10
play B L7
# repetition
4470 is_legal W J12
#? [0]
# repetition
4480 is_legal W N1
#? [0]
play W J8
# repetition
4490 is_legal B H8
#? [0]
play B G10
# repetition
4500 is_legal W J12
#? [0]
# repetition
4510 is_legal W N1
#? [0]
play W K11
# repetition
4520 is_legal B H8
#? [0]
play B J12
# repetition
4530 is_legal W N1
#? [0]
play W N5
# repetition
4540 is_legal B H8
#? [0]
# repetition
4550 is_legal B M5
#? [0]
play B K9
# repetition
4560 is_legal W N1
#? [0]
play W M3
# repetition
4570 is_legal B H8
#? [0]
# repetition
4580 is_legal B M5
#? [0]
play B M8
# repetition
4590 is_legal W N1
#? [0]
play W C1
# repetition
4600 is_legal B H8
#? [0]
# repetition
4610 is_legal B M5
#? [0]
play B pass
play W D9
play B pass
play W pass
4620 caipan-phase
#? [pause]
4630 caipan-state
#? [.*"to_move":"b".*"first_stop":"w".*"stones":."b":65,"w":63[^0-9.].*"hands":."b":74,"w":74[^0-9.].*"virtual":."b":5,"w":7[^0-9.].*"prisoners":."b":4,"w":4[^0-9.].*]
4640 list_stones b
#? [A5 A6 A7 A9 A10 A13 B2 B5 B11 B12 C2 C4 C5 C8 C9 C10 D1 D2 D3 D4 D8 E1 E2 E3 E5 E6 E8 E12 E13 F7 F9 F11 F12 G2 G3 G4 G9 G10 H1 H5 H12 H13 J4 J6 J11 J12 J13 K1 K2 K8 K9 K12 L7 L8 L9 L10 M1 M2 M8 M9 M12 M13 N2 N3 N4]
4650 list_stones w
#? [A1 A2 A4 B3 B4 B6 B7 B9 B13 C1 C3 C7 C11 D5 D6 D9 D11 D12 D13 E4 E7 E9 F2 F3 F5 F10 F13 G1 G7 G8 G11 G12 H4 H6 H7 H9 H10 H11 J2 J3 J7 J8 K3 K4 K5 K6 K10 K11 K13 L1 L4 L5 L11 L12 M3 M4 M6 M7 M11 N5 N8 N9 N10]
4660 final_score
#? [W\+10.5]
4670 caipan-count territory json
#? [.*"b":0,"w":4,"left_out":6,.*]
4680 caipan-count fill json
#? [."supply":84,.*"b":82\.5,"w":86\.5,.*]
4690 caipan-count area json
#? [.*"margin":-3.]
4700 caipan-count territory json
#? [.*"margin":-3.]
4710 caipan-count fill json
#? [.*"margin":-3.]
4720 caipan-count empties json
#? [.*"margin":-3.]

# Game 15
boardsize 19
clear_board
caipan-rules jpd-a
komi default
caipan-judge declared
play B B12
play W F14
play B B3
play W R7
play B P17
play W B19
play B E7
play W virtual
play B M16
play W G19
play B N9
play W D7
play B Q17
play W R5
play B O12
play W J14
play B P15
play W H19
play B Q9
play W S10
play B K13
play W T12
play B R14
play W T5
play B A9
play W D1
play B O18
play W C9
play B E5
play W N5
play B Q7
play W B14
play B F18
play W R17
play B H10
play W J8
play B L9
play W Q13
play B O13
play W Q2
play B B2
play W B8
play B D4
play W N11
play B C16
play W L15
play B J2
play W M14
play B Q3
play W F7
play B A18
play W M10
play B J9
play W L12
play B pass
play W N2
play B K2
play W B18
play B P5
play W B16
play B virtual
play W A6
play B S12
play W pass
play B P9
play W R4
play B A19
play W K18
play B D2
play W pass
play B L14
play W D12
play B O4
play W P11
play B G14
play W F1
play B T2
play W M17
play B B9
play W H12
play B H2
play W O1
play B D11
play W O14
play B E10
play W C4
play B K15
play W C15
play B S13
play W E3
play B L4
play W L16
play B P4
play W pass
play B M6
play W E8
play B C3
play W T16
play B D6
play W C5
play B H14
play W A17
play B D17
play W C10
play B M18
play W H4
play B A5
play W H18
play B L6
play W T6
play B T18
play W J18
play B M12
play W F17
play B Q5
play W Q6
play B H8
play W A15
# repetition
4730 is_legal B A16
#? [0]
# repetition
4740 is_legal B B15
#? [0]
play B G7
play W E18
# repetition
4750 is_legal B A16
#? [0]
# repetition
4760 is_legal B B15
#? [0]
play B T17
play W T7
# repetition
4770 is_legal B A16
#? [0]
# repetition
4780 is_legal B B15
#? [0]
play B A18
play W O9
# repetition
4790 is_legal B A16
#? [0]
# repetition
4800 is_legal B B15
#? [0]
play B J13
play W T13
# repetition
4810 is_legal B A16
#? [0]
# repetition
4820 is_legal B B15
#? [0]
play B O11
play W M13
# repetition
4830 is_legal B A16
#? [0]
# repetition
4840 is_legal B B15
#? [0]
play B H13
play W J19
# repetition
4850 is_legal B A16
#? [0]
# repetition
4860 is_legal B B15
#? [0]
play B E17
play W N7
# repetition
4870 is_legal B A16
#? [0]
# repetition
4880 is_legal B B15
#? [0]
play B H9
play W P10
# repetition
4890 is_legal B A16
#? [0]
# repetition
4900 is_legal B B15
#? [0]
play B Q4
play W M5
# repetition
4910 is_legal B A16
#? [0]
# repetition
4920 is_legal B B15
#? [0]
play B M1
play W N4
# repetition
4930 is_legal B A16
#? [0]
# repetition
4940 is_legal B B15
#? [0]
play B pass
play W S6
# repetition
4950 is_legal B A16
#? [0]
# repetition
4960 is_legal B B15
#? [0]
# repetition
4970 is_legal B R6
#? [0]
play B G16
play W O6
# repetition
4980 is_legal B A16
#? [0]
# repetition
4990 is_legal B B15
#? [0]
# repetition
5000 is_legal B R6
#? [0]
play B G10
play W C19
# repetition
5010 is_legal B A16
#? [0]
# repetition
5020 is_legal B B15
#? [0]
# repetition
5030 is_legal B R6
#? [0]
play B H17
play W S3
# repetition
5040 is_legal B A16
#? [0]
# repetition
5050 is_legal B B15
#? [0]
# repetition
5060 is_legal B R6
#? [0]
play B K3
play W M4
# repetition
5070 is_legal B A16
#? [0]
# repetition
5080 is_legal B B15
#? [0]
# repetition
5090 is_legal B R6
#? [0]
play B Q8
play W G5
# repetition
5100 is_legal B A16
#? [0]
# repetition
5110 is_legal B B15
#? [0]
# repetition
5120 is_legal B R6
#? [0]
play B O7
play W C8
play B N17
play W E15
play B P16
play W Q15
play B virtual
play W J3
play B D10
play W E4
play B L19
play W J10
play B C2
play W pass
play B K7
play W O15
play B R11
play W A8
play B D13
play W G8
play B F9
play W H5
play B B17
play W J12
play B P14
play W S1
play B B5
play W F12
play B Q12
play W E14
play B Q19
play W D19
play B R12
play W L8
play B Q10
play W D3
play B O8
play W K1
play B F15
play W K9
play B M7
play W pass
play B S9
play W J16
play B F8
play W G12
play B B13
play W P2
play B E13
play W T19
play B B10
play W L7
play B C18
play W B1
play B N14
play W H6
play B H15
play W T1
play B P3
play W T3
play B virtual
play W T8
play B P13
play W A7
play B L17
play W J5
play B N1
play W L3
play B N3
play W F11
play B C11
play W A4
play B F3
play W M2
play B G17
play W D15
play B L10
play W B11
play B D8
play W Q16
play B A19
play W E16
play B D14
play W S5
play B R1
play W R13
play B N6
play W A3
play B F13
play W D9
play B S17
play W J11
play B N19
play W J15
play B P8
play W pass
play B O16
play W C1
play B Q14
play W Q13
play B E12
play W R2
play B K12
play W A1
play B K16
play W C7
play B D18
play W H16
play B pass
play W R10
play B N10
play W C14
play B L18
play W G4
play B C13
play W H1
play B pass
play W S18
play B M8
play W B6
play B L5
play W H3
play B J7
play W G18
play B A18
play W S7
play B F16
play W N15
play B G9
play W A14
play B O10
play W K11
play B F10
play W E11
play B H7
play W K5
play B virtual
play W F2
play B A19
play W E2
play B R13
play W M3
play B pass
play W virtual
play B M11
play W P7
play B S4
play W K10
play B G13
play W pass
play B E9
play W K14
play B N13
play W F5
play B Q18
play W C17
play B B4
play W pass
play B N16
play W virtual
play B L11
play W T14
play B O3
play W J1
play B K19
play W R15
play B T9
play W F19
play B S14
play W G6
play B D16
play W C12
play B S19
play W K8
play B N8
play W R9
play B J6
play W P19
play B R19
play W T10
play B P12
play W Q11
play B G11
play W R18
play B M15
play W T4
play B F4
play W A11
play B C12
play W O19
play B K6
play W C6
play B P6
play W T15
play B Q11
play W O15
play B D5
play W J4
play B L16
play W A12
play B K4
play W T11
play B R8
play W R6
play B S2
play W A19
play B G1
play W A2
play B C2
play W A13
play B C3
play W B3
play B R3
play W H11
play B P18
play W J17
play B P1
play W S16
play B K10
play W O14
play B pass
play W P11
play B H11
play W O19
play B R16
play W pass
play B G2
play W P19
play B P7
play W B2
play B L13
play W S8
play B virtual
play W F6
play B S11
play W A10
play B T9
play W E11
play B B9
play W L7
play B pass
play W F12
play B pass
play W pass
5130 caipan-phase
#? [pause]
5140 caipan-state
#? [.*"to_move":"b".*"first_stop":"w".*"stones":."b":162,"w":136[^0-9.].*"hands":."b":196,"w":196[^0-9.].*"virtual":."b":12,"w":12[^0-9.].*"prisoners":."b":22,"w":48[^0-9.].*]
5150 list_stones b
#? [B9 B12 B13 C2 C3 C11 C12 C13 C16 C18 D4 D5 D6 D10 D11 D13 D14 D16 D17 D18 E5 E7 E9 E10 E12 E13 E17 F3 F4 F8 F9 F10 F13 F15 F16 F18 G1 G2 G7 G9 G10 G11 G13 G14 G16 G17 H2 H7 H8 H9 H10 H11 H13 H14 H15 H17 J2 J6 J7 J9 J13 K2 K3 K4 K6 K7 K10 K12 K13 K15 K16 K19 L4 L5 L6 L9 L10 L11 L13 L14 L16 L17 L18 L19 M1 M6 M7 M8 M11 M12 M15 M16 M18 N1 N3 N6 N8 N9 N10 N13 N14 N16 N17 N19 O3 O4 O7 O8 O10 O11 O12 O13 O16 O18 P1 P3 P4 P5 P6 P7 P8 P9 P12 P13 P14 P15 P16 P17 P18 Q3 Q4 Q5 Q7 Q8 Q9 Q10 Q11 Q12 Q14 Q17 Q18 Q19 R1 R3 R8 R11 R12 R13 R14 R16 R19 S2 S11 S12 S13 S14 S17 S19 T2 T9 T17 T18]
5160 list_stones w
#? [A1 A2 A3 A4 A6 A7 A8 A10 A11 A12 A13 A14 A15 A17 A19 B1 B2 B3 B6 B8 B11 B14 B16 B18 B19 C1 C4 C5 C6 C7 C8 C9 C10 C14 C15 C17 C19 D1 D3 D7 D9 D15 D19 E2 E3 E4 E8 E11 E14 E15 E16 E18 F1 F2 F5 F6 F7 F12 F14 F19 G4 G5 G6 G18 G19 H1 H3 H4 H5 H6 H16 H18 H19 J1 J3 J4 J5 J14 J15 J16 J17 J18 J19 K1 K5 K14 K18 L3 L7 M2 M3 M4 M5 M10 N2 N4 N5 N11 O1 O6 O14 O15 P2 P11 Q2 Q6 Q15 Q16 R2 R4 R5 R6 R7 R9 R10 R15 S3 S5 S6 S7 S8 S10 S16 T3 T4 T5 T6 T7 T8 T10 T11 T12 T13 T14 T15 T16]
5170 final_score
#? [B\+29.5]
5180 caipan-count territory json
#? [.*"b":36,"w":0,"left_out":48,.*]
5190 caipan-count fill json
#? [."supply":180,.*"b":198\.5,"w":162\.5,.*]
5200 caipan-count area json
#? [.*"margin":37.]
5210 caipan-count territory json
#? [.*"margin":37.]
5220 caipan-count fill json
#? [.*"margin":37.]
5230 caipan-count empties json
#? [.*"margin":37.]

# Game 16
rectangular_boardsize 5 3
clear_board
caipan-rules jpd-a
komi default
caipan-judge declared
play B A3
play W A2
play B B3
play W E2
play B B2
play W D3
# repetition
5240 is_legal B E3
#? [0]
play B D1
play W E1
play B B1
play W D2
play B C1
play W C2
play B C3
play W A1
play B A3
play W B2
play B D1
play W B1
play B pass
play W C3
play B C1
play W B3
# repetition
5250 is_legal B A3
#? [0]
# repetition
5260 is_legal B E3
#? [0]
play B D1
play W C1
# repetition
5270 is_legal B A3
#? [0]
# repetition
5280 is_legal B E3
#? [0]
# repetition
5290 is_legal B D1
#? [0]
play B pass
play W pass
5300 caipan-phase
#? [pause]
5310 caipan-state
#? [.*"to_move":"b".*"first_stop":"b".*"stones":."b":0,"w":12[^0-9.].*"hands":."b":12,"w":12[^0-9.].*"virtual":."b":1,"w":0[^0-9.].*"prisoners":."b":11,"w":0[^0-9.].*]
5320 list_stones b
#? []
5330 list_stones w
#? [A1 A2 B1 B2 B3 C1 C2 C3 D2 D3 E1 E2]
5340 final_score
#? [W\+21.5]
5350 caipan-count territory json
#? [.*"b":0,"w":15,"left_out":12,.*]
5360 caipan-count fill json
#? [."supply":7,.*"b":0,"w":15,.*]
5370 caipan-count area json
#? [.*"margin":-15.]
5380 caipan-count territory json
#? [.*"margin":-15.]
5390 caipan-count fill json
#? [.*"margin":-15.]
5400 caipan-count empties json
#? [.*"margin":-15.]

# Game 17
boardsize 3
clear_board
caipan-rules jpd-a
komi default
caipan-judge declared
play B C1
play W B3
play B A2
play W pass
play B A3
play W pass
play B pass
5410 caipan-phase
#? [pause]
5420 caipan-state
#? [.*"to_move":"w".*"first_stop":"w".*"stones":."b":3,"w":1[^0-9.].*"hands":."b":3,"w":2[^0-9.].*"virtual":."b":0,"w":1[^0-9.].*"prisoners":."b":0,"w":0[^0-9.].*]
5430 list_stones b
#? [A2 A3 C1]
5440 list_stones w
#? [B3]
5450 final_score
#? [W\+3.5]
5460 caipan-count territory json
#? [.*"b":3,"w":0,"left_out":1,.*]
5470 caipan-count fill json
#? [."supply":4,.*"b":6,"w":3,.*]
5480 caipan-count area json
#? [.*"margin":4.]
5490 caipan-count territory json
#? [.*"margin":4.]
5500 caipan-count fill json
#? [.*"margin":4.]
5510 caipan-count empties json
#? [.*"margin":4.]

# Game 18
boardsize 4
clear_board
caipan-rules jpd-a
komi default
caipan-judge declared
play B D3
play W B2
play B D4
play W C4
play B A1
play W C2
play B D2
play W A4
play B B4
play W A3
play B pass
play W B1
play B C1
play W A2
# repetition
5520 is_legal B A1
#? [0]
play B B3
play W D1
# repetition
5530 is_legal B C1
#? [0]
play B C3
play W C4
# repetition
5540 is_legal B A1
#? [0]
# repetition
5550 is_legal B C1
#? [0]
play B pass
play W pass
5560 caipan-phase
#? [pause]
5570 caipan-state
#? [.*"to_move":"b".*"first_stop":"b".*"stones":."b":0,"w":8[^0-9.].*"hands":."b":9,"w":9[^0-9.].*"virtual":."b":1,"w":0[^0-9.].*"prisoners":."b":8,"w":1[^0-9.].*]
5580 list_stones b
#? []
5590 list_stones w
#? [A2 A3 A4 B1 B2 C2 C4 D1]
5600 final_score
#? [W\+22.5]
5610 caipan-count territory json
#? [.*"b":0,"w":16,"left_out":9,.*]
5620 caipan-count fill json
#? [."supply":8,.*"b":0,"w":16,.*]
5630 caipan-count area json
#? [.*"margin":-16.]
5640 caipan-count territory json
#? [.*"margin":-16.]
5650 caipan-count fill json
#? [.*"margin":-16.]
5660 caipan-count empties json
#? [.*"margin":-16.]

# Game 19
boardsize 6
clear_board
caipan-rules jpd-a
komi default
caipan-judge declared
play B D5
play W virtual
play B E4
play W C1
play B A6
play W A4
play B F1
play W A1
play B B2
play W B1
play B D4
play W F4
play B A3
play W F3
play B B5
play W E6
play B A5
play W F6
play B F5
play W E3
play B C3
play W C2
play B E2
play W E5
# repetition
5670 is_legal B F5
#? [0]
play B F2
play W D2
play B pass
play W E1
# repetition
5680 is_legal B D1
#? [0]
play B B4
# repetition
5690 is_legal W A4
#? [0]
# repetition
5700 is_legal W B3
#? [0]
play W pass
# repetition
5710 is_legal B F5
#? [0]
# repetition
5720 is_legal B D1
#? [0]
play B F2
# repetition
5730 is_legal W A4
#? [0]
# repetition
5740 is_legal W B3
#? [0]
play W D6
# repetition
5750 is_legal B F5
#? [0]
# repetition
5760 is_legal B D1
#? [0]
play B E2
# repetition
5770 is_legal W A4
#? [0]
# repetition
5780 is_legal W B3
#? [0]
play W B6
# repetition
5790 is_legal B F5
#? [0]
# repetition
5800 is_legal B D1
#? [0]
play B D3
# repetition
5810 is_legal W A4
#? [0]
# repetition
5820 is_legal W B3
#? [0]
play W pass
# repetition
5830 is_legal B D1
#? [0]
play B pass
5840 caipan-phase
#? [pause]
5850 caipan-state
#? [.*"to_move":"w".*"first_stop":"w".*"stones":."b":13,"w":14[^0-9.].*"hands":."b":18,"w":17[^0-9.].*"virtual":."b":1,"w":2[^0-9.].*"prisoners":."b":4,"w":1[^0-9.].*]
5860 list_stones b
#? [A3 A5 A6 B2 B4 B5 C3 D3 D4 D5 E2 E4 F2]
5870 list_stones w
#? [A1 B1 B6 C1 C2 D2 D6 E1 E3 E5 E6 F3 F4 F6]
5880 final_score
#? [W\+8.5]
5890 caipan-count territory json
#? [.*"b":0,"w":2,"left_out":3,.*]
5900 caipan-count fill json
#? [."supply":18,.*"b":17,"w":19,.*]
5910 caipan-count area json
#? [.*"margin":-1.]
5920 caipan-count territory json
#? [.*"margin":-1.]
5930 caipan-count fill json
#? [.*"margin":-1.]
5940 caipan-count empties json
#? [.*"margin":-1.]

# Game 20
rectangular_boardsize 8 5
clear_board
caipan-rules jpd-a
komi default
caipan-judge declared
play B H4
play W B4
play B E1
play W G2
play B G5
# repetition
5950 is_legal W H5
#? [0]
play W D5
play B A4
play W A5
play B E3
play W C5
play B H2
play W B3
play B H1
play W B1
play B D1
play W A2
# repetition
5960 is_legal B A1
#? [0]
play B F1
# repetition
5970 is_legal W H5
#? [0]
play W F4
# repetition
5980 is_legal B A1
#? [0]
play B pass
# repetition
5990 is_legal W H5
#? [0]
play W G3
# repetition
6000 is_legal B A1
#? [0]
play B C4
# repetition
6010 is_legal W H5
#? [0]
play W C2
# repetition
6020 is_legal B B2
#? [0]
# repetition
6030 is_legal B A1
#? [0]
play B B5
# repetition
6040 is_legal W A5
#? [0]
# repetition
6050 is_legal W H5
#? [0]
play W D4
# repetition
6060 is_legal B B2
#? [0]
# repetition
6070 is_legal B A1
#? [0]
play B F5
# repetition
6080 is_legal W H5
#? [0]
play W E5
# repetition
6090 is_legal B B2
#? [0]
# repetition
6100 is_legal B A1
#? [0]
play B H5
play W D3
# repetition
6110 is_legal B B2
#? [0]
# repetition
6120 is_legal B A1
#? [0]
play B D2
play W F2
# repetition
6130 is_legal B B2
#? [0]
# repetition
6140 is_legal B A1
#? [0]
play B F3
play W H3
# repetition
6150 is_legal B B2
#? [0]
# repetition
6160 is_legal B A1
#? [0]
play B E4
play W C3
# repetition
6170 is_legal B C4
#? [0]
# repetition
6180 is_legal B B2
#? [0]
# repetition
6190 is_legal B A1
#? [0]
play B A3
play W G4
# repetition
6200 is_legal B C4
#? [0]
# repetition
6210 is_legal B B2
#? [0]
# repetition
6220 is_legal B A1
#? [0]
play B F5
play W E2
# repetition
6230 is_legal B C4
#? [0]
# repetition
6240 is_legal B B2
#? [0]
# repetition
6250 is_legal B A1
#? [0]
play B H4
play W A5
# repetition
6260 is_legal B B5
#? [0]
# repetition
6270 is_legal B C4
#? [0]
# repetition
6280 is_legal B B2
#? [0]
# repetition
6290 is_legal B A1
#? [0]
play B virtual
play W G5
# repetition
6300 is_legal B B5
#? [0]
# repetition
6310 is_legal B F5
#? [0]
# repetition
6320 is_legal B C4
#? [0]
# repetition
6330 is_legal B B2
#? [0]
# repetition
6340 is_legal B A1
#? [0]
play B A3
play W virtual
play B A4
play W H5
play B E3
play W G1
play B E4
play W H2
play B F3
play W E3
play B C1
play W A4
play B C1
play W E1
play B D1
play W D2
play B C1
play W D1
play B pass
play W H4
play B pass
play W pass
caipan-dispute
play B pass
play W pass
6350 caipan-phase
#? [pause]
6360 caipan-state
#? [.*"to_move":"b".*"first_stop":"b".*"stones":."b":0,"w":29[^0-9.].*"hands":."b":32,"w":32[^0-9.].*"virtual":."b":4,"w":2[^0-9.].*"prisoners":."b":28,"w":1[^0-9.].*]
6370 list_stones b
#? []
6380 list_stones w
#? [A2 A4 A5 B1 B3 B4 C2 C3 C5 D1 D2 D3 D4 D5 E1 E2 E3 E5 F2 F4 G1 G2 G3 G4 G5 H2 H3 H4 H5]
6390 final_score
#? [W\+46.5]
6400 caipan-count territory json
#? [.*"b":0,"w":40,"left_out":32,.*]
6410 caipan-count fill json
#? [."supply":20,.*"b":0,"w":40,.*]
6420 caipan-count area json
#? [.*"margin":-40.]
6430 caipan-count territory json
#? [.*"margin":-40.]
6440 caipan-count fill json
#? [.*"margin":-40.]
6450 caipan-count empties json
#? [.*"margin":-40.]

# Game 21
boardsize 5
clear_board
caipan-rules jpd-a
komi default
caipan-judge declared
play B virtual
play W B5
play B E3
play W C5
play B B1
play W A3
play B B3
play W B2
play B A1
play W E4
play B D3
play W C2
play B E2
play W D4
play B A4
play W pass
play B D2
play W D5
# repetition
6460 is_legal B E5
#? [0]
play B virtual
play W pass
play B pass
6470 caipan-phase
#? [pause]
6480 caipan-state
#? [.*"to_move":"w".*"first_stop":"b".*"stones":."b":8,"w":8[^0-9.].*"hands":."b":10,"w":9[^0-9.].*"virtual":."b":2,"w":1[^0-9.].*"prisoners":."b":0,"w":0[^0-9.].*]
6490 list_stones b
#? [A1 A4 B1 B3 D2 D3 E2 E3]
6500 list_stones w
#? [A3 B2 B5 C2 C5 D4 D5 E4]
6510 final_score
#? [W\+6.5]
6520 caipan-count territory json
#? [.*"b":1,"w":1,"left_out":0,.*]
6530 caipan-count fill json
#? [."supply":12,.*"b":12\.5,"w":12\.5,.*]
6540 caipan-count area json
#? [.*"margin":0.]
6550 caipan-count territory json
#? [.*"margin":0.]
6560 caipan-count fill json
#? [.*"margin":0.]
6570 caipan-count empties json
#? [.*"margin":0.]

# Game 22
boardsize 5
clear_board
caipan-rules jpd-a
komi default
caipan-judge declared
play B D1
play W E4
play B E5
play W E3
play B D2
play W B1
play B C2
play W A3
play B C5
play W C1
play B virtual
play W C4
play B E1
play W A2
# repetition
6580 is_legal B A1
#? [0]
play B E2
play W A5
play B A4
play W B2
play B D3
play W B5
play B D4
play W D5
# repetition
6590 is_legal B C5
#? [0]
# repetition
6600 is_legal B A1
#? [0]
play B B3
play W E3
play B B4
play W E4
play B C3
play W D2
# repetition
6610 is_legal B C5
#? [0]
# repetition
6620 is_legal B E5
#? [0]
# repetition
6630 is_legal B A1
#? [0]
play B D4
play W B4
# repetition
6640 is_legal B C5
#? [0]
# repetition
6650 is_legal B E5
#? [0]
# repetition
6660 is_legal B A4
#? [0]
# repetition
6670 is_legal B A1
#? [0]
play B E1
play W E2
# repetition
6680 is_legal B C5
#? [0]
# repetition
6690 is_legal B E5
#? [0]
# repetition
6700 is_legal B A4
#? [0]
# repetition
6710 is_legal B A1
#? [0]
play B D3
play W C2
# repetition
6720 is_legal B C5
#? [0]
# repetition
6730 is_legal B E5
#? [0]
# repetition
6740 is_legal B A4
#? [0]
# repetition
6750 is_legal B A1
#? [0]
play B C3
play W pass
# repetition
6760 is_legal B C5
#? [0]
# repetition
6770 is_legal B E5
#? [0]
# repetition
6780 is_legal B A4
#? [0]
# repetition
6790 is_legal B A1
#? [0]
play B B3
play W B3
# repetition
6800 is_legal B C5
#? [0]
# repetition
6810 is_legal B E5
#? [0]
# repetition
6820 is_legal B A4
#? [0]
# repetition
6830 is_legal B A1
#? [0]
play B D3
play W D1
# repetition
6840 is_legal B C5
#? [0]
# repetition
6850 is_legal B E5
#? [0]
# repetition
6860 is_legal B A4
#? [0]
# repetition
6870 is_legal B A1
#? [0]
# repetition
6880 is_legal B E1
#? [0]
play B D4
play W pass
# repetition
6890 is_legal B C5
#? [0]
# repetition
6900 is_legal B E5
#? [0]
# repetition
6910 is_legal B A4
#? [0]
# repetition
6920 is_legal B A1
#? [0]
# repetition
6930 is_legal B E1
#? [0]
play B pass
6940 caipan-phase
#? [pause]
6950 caipan-state
#? [.*"to_move":"w".*"first_stop":"b".*"stones":."b":2,"w":17[^0-9.].*"hands":."b":21,"w":20[^0-9.].*"virtual":."b":1,"w":1[^0-9.].*"prisoners":."b":18,"w":2[^0-9.].*]
6960 list_stones b
#? [D3 D4]
6970 list_stones w
#? [A2 A3 A5 B1 B2 B3 B4 B5 C1 C2 C4 D1 D2 D5 E2 E3 E4]
6980 final_score
#? [W\+26.5]
6990 caipan-count territory json
#? [.*"b":0,"w":20,"left_out":18,.*]
7000 caipan-count fill json
#? [."supply":12,.*"b":2\.5,"w":22\.5,.*]
7010 caipan-count area json
#? [.*"margin":-20.]
7020 caipan-count territory json
#? [.*"margin":-20.]
7030 caipan-count fill json
#? [.*"margin":-20.]
7040 caipan-count empties json
#? [.*"margin":-20.]

# Game 23
boardsize 19
clear_board
caipan-rules jpd-a
komi default
caipan-judge declared
play B E3
play W C15
play B F12
play W E13
play B H6
play W Q4
play B virtual
play W P16
play B R13
play W O14
play B P6
play W T8
play B L15
play W K11
play B P2
play W K12
play B G12
play W virtual
play B Q13
play W R14
play B T13
play W virtual
play B H16
play W R10
play B Q10
play W E5
play B L1
play W G6
play B J2
play W L3
play B E12
play W M13
play B T16
play W S1
play B A14
play W T5
play B E4
play W L10
play B L16
play W pass
play B pass
7050 caipan-phase
#? [pause]
7060 caipan-state
#? [.*"to_move":"w".*"first_stop":"b".*"hands":."b":20,"w":19[^0-9.].*"virtual":."b":1,"w":2[^0-9.].*"prisoners":."b":0,"w":0[^0-9.].*]
caipan-mark dead R14 E13 T8 T5 J2
7070 final_score
#? [W\+1.5]
7080 caipan-count territory json
#? [.*"b":5,"w":0,"left_out":6,.*]
7090 caipan-count fill json
#? [."supply":180,.*"b":183,"w":178,.*]
7100 caipan-count area json
#? [.*"margin":5.]
7110 caipan-count territory json
#? [.*"margin":5.]
7120 caipan-count fill json
#? [.*"margin":5.]
7130 caipan-count empties json
#? [.*"margin":5.]

# Game 24
boardsize 3
clear_board
caipan-rules jpd-a
komi default
caipan-judge declared
play B A2
play W virtual
play B pass
play W B1
play B C2
play W B2
play B A3
play W A1
play B B3
play W C3
play B A2
play W B3
play B C1
play W C1
# repetition
7140 is_legal B C2
#? [0]
play B pass
play W pass
7150 caipan-phase
#? [pause]
7160 caipan-state
#? [.*"to_move":"b".*"first_stop":"w".*"stones":."b":1,"w":6[^0-9.].*"hands":."b":7,"w":7[^0-9.].*"virtual":."b":1,"w":1[^0-9.].*"prisoners":."b":5,"w":0[^0-9.].*]
7170 list_stones b
#? [A2]
7180 list_stones w
#? [A1 B1 B2 B3 C1 C3]
7190 final_score
#? [W\+13.5]
7200 caipan-count territory json
#? [.*"b":0,"w":7,"left_out":7,.*]
7210 caipan-count fill json
#? [."supply":4,.*"b":1,"w":8,.*]
7220 caipan-count area json
#? [.*"margin":-6.]
7230 caipan-count territory json
#? [.*"margin":-6.]
7240 caipan-count fill json
#? [.*"margin":-6.]
7250 caipan-count empties json
#? [.*"margin":-6.]

# Game 25
boardsize 19
clear_board
caipan-rules jpd-a
komi default
caipan-judge declared
play B O5
play W J3
play B T18
play W P11
play B R7
play W J13
play B B12
play W E5
play B pass
play W T9
play B L14
play W pass
play B L15
play W Q9
play B N6
play W T4
play B E17
play W A14
play B R10
play W A8
play B G19
play W O7
play B D3
play W virtual
play B D6
play W F12
play B P16
play W Q16
play B S18
play W N13
play B T14
play W E19
play B Q4
play W B18
play B T3
play W C11
play B F8
play W A4
play B S6
play W O14
play B C7
play W O6
play B E4
play W K3
play B K13
play W G13
play B O2
play W pass
play B M7
play W G12
play B J5
play W C6
play B Q12
play W P7
play B G2
play W K1
play B R9
play W P4
play B pass
play W G5
play B virtual
play W P1
play B pass
play W D18
play B R11
play W D17
play B D9
play W K4
play B H11
play W F5
play B C18
play W B1
play B H18
play W R16
play B M1
play W A19
play B J7
play W Q15
play B B10
play W L17
play B Q19
play W M6
play B F6
play W Q13
play B B3
play W L9
play B P8
play W M12
play B J12
play W virtual
play B B9
play W P14
play B N10
play W L6
play B D7
play W K15
play B E7
play W A17
# repetition
7260 is_legal B A18
#? [0]
play B J2
play W F7
play B C10
play W G7
play B L4
play W A10
play B D5
play W G16
play B F3
play W E13
play B R2
play W B2
play B T8
play W K12
play B S12
play W R15
play B C16
play W O1
play B D10
play W G1
play B F19
play W A12
play B E8
play W F16
play B F10
play W M16
play B P17
play W L10
play B Q3
play W A3
play B B15
play W pass
play B C17
play W F13
play B O19
play W N19
play B E9
play W L7
play B K7
play W R5
play B O3
play W N1
play B A7
play W D12
play B T19
play W R14
# repetition
7270 is_legal B Q14
#? [0]
play B P13
play W virtual
# repetition
7280 is_legal B A18
#? [0]
# repetition
7290 is_legal B Q14
#? [0]
play B B13
play W K17
# repetition
7300 is_legal B A18
#? [0]
# repetition
7310 is_legal B Q14
#? [0]
play B N3
play W D14
# repetition
7320 is_legal B A18
#? [0]
# repetition
7330 is_legal B Q14
#? [0]
play B J6
play W F9
# repetition
7340 is_legal B A18
#? [0]
# repetition
7350 is_legal B Q14
#? [0]
play B E1
play W D4
# repetition
7360 is_legal B A18
#? [0]
# repetition
7370 is_legal B Q14
#? [0]
play B G17
play W O8
# repetition
7380 is_legal B A18
#? [0]
# repetition
7390 is_legal B Q14
#? [0]
play B M8
play W L12
# repetition
7400 is_legal B A18
#? [0]
# repetition
7410 is_legal B Q14
#? [0]
play B M10
play W B5
# repetition
7420 is_legal B A18
#? [0]
# repetition
7430 is_legal B Q14
#? [0]
play B C19
play W virtual
# repetition
7440 is_legal B A18
#? [0]
# repetition
7450 is_legal B Q14
#? [0]
play B E12
play W M4
# repetition
7460 is_legal B A18
#? [0]
# repetition
7470 is_legal B Q14
#? [0]
play B O18
play W C1
# repetition
7480 is_legal B A18
#? [0]
# repetition
7490 is_legal B Q14
#? [0]
play B E2
# repetition
7500 is_legal W E3
#? [0]
play W B19
# repetition
7510 is_legal B A18
#? [0]
# repetition
7520 is_legal B Q14
#? [0]
play B F17
# repetition
7530 is_legal W E3
#? [0]
play W M13
# repetition
7540 is_legal B A18
#? [0]
# repetition
7550 is_legal B Q14
#? [0]
play B C8
# repetition
7560 is_legal W C9
#? [0]
# repetition
7570 is_legal W D8
#? [0]
# repetition
7580 is_legal W E3
#? [0]
play W N18
# repetition
7590 is_legal B A18
#? [0]
# repetition
7600 is_legal B Q14
#? [0]
play B S15
# repetition
7610 is_legal W C9
#? [0]
# repetition
7620 is_legal W D8
#? [0]
# repetition
7630 is_legal W E3
#? [0]
play W T15
# repetition
7640 is_legal B A18
#? [0]
# repetition
7650 is_legal B Q14
#? [0]
play B N7
play W P5
play B Q5
play W J18
play B N17
play W D2
play B L16
play W E18
play B P12
play W J15
play B H7
play W F2
play B A2
play W Q18
play B D1
play W B7
play B Q1
play W M9
play B J4
play W S2
play B F4
play W O16
play B N14
play W virtual
play B D19
play W M17
play B B11
play W B6
play B B14
play W F14
play B pass
play W N5
play B K8
play W S1
play B S14
play W S11
play B P15
play W T13
play B M14
play W Q17
play B C15
play W H5
play B S13
play W H1
play B S8
play W H16
play B S16
play W Q7
play B K6
play W virtual
play B N8
play W E11
play B G9
play W A9
play B S19
play W G14
play B A6
play W J19
play B L13
play W A5
play B M11
play W virtual
play B K10
play W L8
play B Q8
play W A1
play B Q6
play W H19
play B G11
play W S7
play B J1
play W J17
play B T7
play W N16
play B J8
play W F18
play B G3
play W S10
play B O17
play W R17
play B pass
play W H17
play B T11
play W P3
play B virtual
play W H2
play B H14
play W H12
play B T12
play W G8
play B O13
play W P18
play B H13
play W A15
play B J11
play W T16
play B A11
play W L11
play B R3
play W G4
play B T2
play W pass
play B A16
play W K18
play B B17
play W N2
play B G18
play W M2
play B virtual
play W H4
play B D16
play W D13
play B virtual
play W J14
play B virtual
play W T5
play B G10
play W M15
play B N15
play W L3
play B H9
play W A13
play B O15
play W C3
play B P10
play W F11
play B S5
play W S3
play B J10
play W T1
play B N12
play W S4
play B A7
play W T10
play B T3
play W E6
play B D18
play W R18
play B A6
play W A7
play B O10
play W C12
play B R1
play W O4
play B T17
play W E16
play B K11
play W H6
play B E10
play W A12
play B E15
play W C14
play B pass
play W pass
7660 caipan-phase
#? [pause]
7670 caipan-state
#? [.*"to_move":"b".*"first_stop":"b".*"stones":."b":144,"w":138[^0-9.].*"hands":."b":163,"w":163[^0-9.].*"virtual":."b":10,"w":11[^0-9.].*"prisoners":."b":9,"w":14[^0-9.].*]
7680 list_stones b
#? [A11 A16 B3 B9 B10 B11 B12 B13 B14 B15 B17 C7 C8 C10 C15 C16 C17 C18 C19 D1 D3 D5 D6 D7 D9 D10 D16 D18 D19 E1 E2 E4 E7 E8 E9 E10 E15 E17 F3 F4 F6 F8 F10 F17 F19 G2 G3 G9 G10 G11 G17 G18 G19 H7 H9 H11 H13 H14 H18 J1 J2 J4 J5 J6 J7 J8 J10 J11 J12 K6 K7 K8 K10 K11 K13 L4 L13 L14 L15 L16 M1 M7 M8 M10 M11 M14 N3 N6 N7 N8 N10 N12 N14 N15 N17 O2 O3 O10 O13 O15 O17 O18 O19 P8 P10 P12 P13 P15 P16 P17 Q1 Q3 Q4 Q5 Q6 Q8 Q12 Q19 R1 R2 R3 R7 R9 R10 R11 S5 S6 S8 S12 S13 S14 S15 S16 S18 S19 T3 T7 T8 T11 T12 T14 T17 T18 T19]
7690 list_stones w
#? [A1 A3 A4 A5 A7 A8 A9 A10 A12 A17 A19 B1 B2 B5 B6 B7 B18 B19 C1 C3 C6 C11 C12 C14 D2 D4 D12 D13 D14 E5 E6 E11 E13 E16 F2 F5 F7 F11 F12 F13 F14 F16 G1 G4 G5 G7 G8 G12 G13 G14 G16 H1 H2 H4 H5 H6 H12 H16 H17 H19 J3 J13 J14 J15 J17 J18 J19 K1 K3 K4 K12 K15 K17 K18 L3 L6 L7 L8 L9 L10 L11 L12 L17 M2 M4 M6 M9 M12 M13 M15 M16 M17 N1 N2 N5 N13 N16 N18 N19 O1 O4 O6 O7 O8 O14 O16 P1 P3 P4 P5 P7 P11 P14 P18 Q7 Q9 Q13 Q15 Q16 Q17 Q18 R5 R14 R15 R16 R17 R18 S1 S2 S3 S4 S10 S11 T1 T4 T5 T9 T10]
7700 final_score
#? [B\+2.5]
7710 caipan-count territory json
#? [.*"b":9,"w":0,"left_out":8,.*]
7720 caipan-count fill json
#? [."supply":180,.*"b":185,"w":176,.*]
7730 caipan-count area json
#? [.*"margin":9.]
7740 caipan-count territory json
#? [.*"margin":9.]
7750 caipan-count fill json
#? [.*"margin":9.]
7760 caipan-count empties json
#? [.*"margin":9.]

# Game 26
rectangular_boardsize 8 5
clear_board
caipan-rules jpd-a
komi default
caipan-judge declared
play B C2
play W C4
play B C5
play W E1
play B B5
play W C3
play B G3
play W E5
play B virtual
play W virtual
play B pass
play W B3
play B D2
play W G4
play B G1
play W pass
play B B4
play W virtual
play B F2
play W F5
play B A3
play W B2
play B pass
play W C1
play B A5
# repetition
7770 is_legal W A4
#? [0]
play W F4
play B F1
play W G2
play B E2
play W B1
play B D3
play W A1
play B G5
play W H4
play B H3
play W H2
play B A2
play W E4
play B pass
play W pass
7780 caipan-phase
#? [pause]
7790 caipan-state
#? [.*"to_move":"b".*"first_stop":"b".*"stones":."b":16,"w":16[^0-9.].*"hands":."b":19,"w":19[^0-9.].*"virtual":."b":3,"w":3[^0-9.].*"prisoners":."b":0,"w":0[^0-9.].*]
7800 list_stones b
#? [A2 A3 A5 B4 B5 C2 C5 D2 D3 E2 F1 F2 G1 G3 G5 H3]
7810 list_stones w
#? [A1 B1 B2 B3 C1 C3 C4 E1 E4 E5 F4 F5 G2 G4 H2 H4]
7820 final_score
#? [W\+5.5]
7830 caipan-count territory json
#? [.*"b":1,"w":0,"left_out":3,.*]
7840 caipan-count fill json
#? [."supply":20,.*"b":20\.5,"w":19\.5,.*]
7850 caipan-count area json
#? [.*"margin":1.]
7860 caipan-count territory json
#? [.*"margin":1.]
7870 caipan-count fill json
#? [.*"margin":1.]
7880 caipan-count empties json
#? [.*"margin":1.]

# Game 27
boardsize 7
clear_board
caipan-rules jpd-a
komi default
caipan-judge declared
play B D5
play W C3
play B F6
play W G2
play B D7
play W pass
play B E5
play W E7
play B B4
play W F5
play B G5
play W G3
play B B2
play W E2
play B B5
play W E3
play B F1
play W A2
play B D1
play W pass
play B F2
play W pass
play B A6
play W G6
play B C7
play W B7
play B B3
play W A5
play B D2
play W C4
play B A3
play W G7
play B G4
play W C1
play B C2
play W D6
play B C5
play W A1
play B G1
play W D3
play B E4
play W E6
play B C6
play W A4
play B E1
play W A5
play B A4
# repetition
7890 is_legal W A5
#? [0]
play W F3
play B F4
# repetition
7900 is_legal W F5
#? [0]
play W B6
play B A7
# repetition
7910 is_legal W A5
#? [0]
# repetition
7920 is_legal W F5
#? [0]
play W F7
play B B1
# repetition
7930 is_legal W A5
#? [0]
# repetition
7940 is_legal W F5
#? [0]
# repetition
7950 is_legal W C1
#? [0]
play W G6
play B D4
# repetition
7960 is_legal W A5
#? [0]
# repetition
7970 is_legal W F5
#? [0]
# repetition
7980 is_legal W C1
#? [0]
play W pass
play B E7
# repetition
7990 is_legal W A5
#? [0]
# repetition
8000 is_legal W F5
#? [0]
# repetition
8010 is_legal W C1
#? [0]
play W E6
play B B7
# repetition
8020 is_legal W B6
#? [0]
# repetition
8030 is_legal W A5
#? [0]
# repetition
8040 is_legal W F5
#? [0]
# repetition
8050 is_legal W C1
#? [0]
play W G3
play B A2
# repetition
8060 is_legal W B6
#? [0]
# repetition
8070 is_legal W A5
#? [0]
# repetition
8080 is_legal W F5
#? [0]
# repetition
8090 is_legal W A1
#? [0]
# repetition
8100 is_legal W C1
#? [0]
play W G7
play B C4
# repetition
8110 is_legal W B6
#? [0]
# repetition
8120 is_legal W A5
#? [0]
# repetition
8130 is_legal W F5
#? [0]
# repetition
8140 is_legal W A1
#? [0]
# repetition
8150 is_legal W C1
#? [0]
play W E2
play B E3
# repetition
8160 is_legal W B6
#? [0]
# repetition
8170 is_legal W A5
#? [0]
# repetition
8180 is_legal W F5
#? [0]
# repetition
8190 is_legal W E2
#? [0]
# repetition
8200 is_legal W A1
#? [0]
# repetition
8210 is_legal W C1
#? [0]
play W G2
play B D3
# repetition
8220 is_legal W B6
#? [0]
# repetition
8230 is_legal W A5
#? [0]
# repetition
8240 is_legal W F5
#? [0]
# repetition
8250 is_legal W C3
#? [0]
# repetition
8260 is_legal W E2
#? [0]
# repetition
8270 is_legal W A1
#? [0]
# repetition
8280 is_legal W C1
#? [0]
play W D6
play B E6
play W F7
play B F3
play W F7
play B G7
play W G3
play B G2
play W pass
play B pass
8290 caipan-phase
#? [pause]
8300 caipan-state
#? [.*"to_move":"w".*"first_stop":"w".*"stones":."b":38,"w":0[^0-9.].*"hands":."b":38,"w":37[^0-9.].*"virtual":."b":0,"w":4[^0-9.].*"prisoners":."b":0,"w":33[^0-9.].*]
8310 list_stones b
#? [A2 A3 A4 A6 A7 B1 B2 B3 B4 B5 B7 C2 C4 C5 C6 C7 D1 D2 D3 D4 D5 D7 E1 E3 E4 E5 E6 E7 F1 F2 F3 F4 F6 G1 G2 G4 G5 G7]
8320 list_stones w
#? []
8330 final_score
#? [B\+41.5]
8340 caipan-count territory json
#? [.*"b":48,"w":0,"left_out":37,.*]
8350 caipan-count fill json
#? [."supply":24,.*"b":48\.5,"w":0\.5,.*]
8360 caipan-count area json
#? [.*"margin":49.]
8370 caipan-count territory json
#? [.*"margin":49.]
8380 caipan-count fill json
#? [.*"margin":49.]
8390 caipan-count empties json
#? [.*"margin":49.]

# Game 28
boardsize 19
clear_board
caipan-rules jpd-a
komi default
caipan-judge declared
play B K8
play W L11
play B N11
play W N16
play B A11
play W E2
play B C1
play W L18
play B J11
play W H9
play B K11
play W H1
play B K15
play W T16
play B R9
play W R6
play B Q14
play W D10
play B A14
play W A2
play B Q2
play W K7
play B A17
play W B7
play B N13
play W R10
play B A5
play W C14
play B M19
play W H16
play B M18
play W C11
play B H10
play W T2
play B T7
play W O17
play B L8
play W T15
play B F1
play W F17
play B D2
play W N10
play B F10
play W T19
play B R18
play W pass
play B G7
play W R11
play B virtual
play W A6
play B L7
play W S17
play B N12
play W O15
play B O16
play W G12
play B N1
play W A9
play B R12
play W J10
play B S13
play W L2
play B M14
play W D3
play B C19
play W L16
play B G8
play W F15
play B H5
play W H19
play B virtual
play W P4
play B F7
play W B8
play B O1
play W O5
play B J17
play W virtual
play B D12
play W P19
play B P9
play W F4
play B A16
play W G4
play B K3
play W G18
play B S8
play W E8
play B J2
play W R8
play B F19
play W H4
play B pass
play W A13
play B O6
play W D11
play B virtual
play W R14
play B E14
play W S15
play B P14
play W T4
play B Q10
play W B6
play B P6
play W H14
play B H15
play W G3
play B Q18
play W F5
play B C4
play W G11
play B T14
play W L4
play B A1
play W O8
play B N9
play W B17
play B D15
play W pass
play B C15
play W B2
play B B9
play W C10
play B D7
play W pass
play B O11
play W C12
play B C17
play W R15
play B pass
play W J6
play B S19
play W M4
play B T17
play W O3
play B H2
play W S4
play B S3
play W T1
play B T8
play W J5
play B J15
play W Q1
play B G1
play W M16
play B S5
play W J1
play B N6
play W G17
play B L13
play W G19
play B L19
play W H13
play B Q17
play W Q11
play B H6
play W M2
play B D5
play W L6
play B E13
play W J13
play B T18
# repetition
8400 is_legal W T19
#? [0]
play W K14
play B C9
play W pass
play B Q16
play W N19
play B M8
play W F2
play B A7
play W K18
play B P10
play W L5
play B B19
play W M1
play B M9
play W K13
play B R3
play W C16
play B virtual
play W S1
play B M5
play W Q5
play B H8
play W T12
play B T5
play W S18
play B F6
play W P3
play B S2
play W G6
play B R16
play W virtual
play B J8
play W K17
play B Q9
play W Q7
play B Q15
play W P2
play B M15
play W D6
play B B12
play W T3
play B A12
play W R1
play B L17
play W Q13
play B S11
play W virtual
play B O2
play W R4
play B D8
play W S16
play B J16
play W F13
play B O19
play W J9
play B E17
play W T11
play B B5
play W O9
play B P17
play W O18
# repetition
8410 is_legal B O19
#? [0]
play B G16
play W K10
play B F9
play W N17
play B H18
play W pass
play B H3
play W E19
play B N18
play W P13
play B J14
play W N3
play B P1
play W J4
play B G5
# repetition
8420 is_legal W G6
#? [0]
play W K16
play B E6
play W L10
play B L3
play W T19
play B M11
play W D14
play B A4
play W F3
play B E1
# repetition
8430 is_legal W D1
#? [0]
play W D19
play B A19
# repetition
8440 is_legal W G6
#? [0]
# repetition
8450 is_legal W D1
#? [0]
play W E16
play B E15
# repetition
8460 is_legal W G6
#? [0]
# repetition
8470 is_legal W D1
#? [0]
play W E10
play B O13
# repetition
8480 is_legal W G6
#? [0]
# repetition
8490 is_legal W D1
#? [0]
play W C2
play B B16
# repetition
8500 is_legal W G6
#? [0]
play W virtual
play B G13
play W N8
play B E18
play W H17
play B P5
play W G2
play B E3
play W R5
play B G15
play W R2
play B virtual
play W T13
play B F16
play W S12
play B T10
play W D18
play B B4
play W O12
play B B14
play W P11
play B D13
play W H7
play B S10
play W N5
play B C8
play W A8
# repetition
8510 is_legal B A7
#? [0]
play B E4
play W D17
play B S6
# repetition
8520 is_legal W T6
#? [0]
play W K1
# repetition
8530 is_legal B A7
#? [0]
# repetition
8540 is_legal B L1
#? [0]
play B virtual
# repetition
8550 is_legal W T6
#? [0]
play W P16
# repetition
8560 is_legal B O16
#? [0]
# repetition
8570 is_legal B A7
#? [0]
# repetition
8580 is_legal B L1
#? [0]
play B K19
# repetition
8590 is_legal W T6
#? [0]
play W O14
# repetition
8600 is_legal B O16
#? [0]
# repetition
8610 is_legal B A7
#? [0]
# repetition
8620 is_legal B L1
#? [0]
play B S12
# repetition
8630 is_legal W T6
#? [0]
play W F14
# repetition
8640 is_legal B O16
#? [0]
# repetition
8650 is_legal B A7
#? [0]
# repetition
8660 is_legal B L1
#? [0]
play B C3
# repetition
8670 is_legal W T6
#? [0]
play W B11
# repetition
8680 is_legal B O16
#? [0]
# repetition
8690 is_legal B A7
#? [0]
# repetition
8700 is_legal B L1
#? [0]
play B M10
# repetition
8710 is_legal W T6
#? [0]
play W Q19
# repetition
8720 is_legal B O16
#? [0]
# repetition
8730 is_legal B A7
#? [0]
# repetition
8740 is_legal B L1
#? [0]
play B R13
# repetition
8750 is_legal W T6
#? [0]
play W A3
# repetition
8760 is_legal B O16
#? [0]
# repetition
8770 is_legal B A7
#? [0]
# repetition
8780 is_legal B L1
#? [0]
play B B18
# repetition
8790 is_legal W A18
#? [0]
# repetition
8800 is_legal W B17
#? [0]
# repetition
8810 is_legal W T6
#? [0]
play W S7
play B P18
play W T12
play B D4
play W F18
play B C7
play W K5
play B P15
play W P7
play B virtual
play W Q3
play B F8
play W virtual
play B E7
play W E5
play B N14
play W P12
play B B13
play W A10
play B F12
play W E17
play B P8
play W C18
play B J12
play W T18
play B J19
play W M6
play B J18
play W L9
play B R7
play W M17
play B B15
play W S7
play B M3
play W N2
play B virtual
play W virtual
play B K4
play W K2
play B Q12
play W P11
play B S9
play W pass
play B S3
play W J7
play B L14
play W C13
play B O4
play W D16
play B B3
play W T6
play B N4
play W O4
play B virtual
play W Q8
play B D9
play W L15
play B R17
play W R10
play B M12
play W R19
play B K12
play W T5
play B M7
play W Q6
play B R11
play W J3
play B O12
play W N7
play B K4
play W Q13
play B T13
play W B10
play B T11
play W D1
play B S6
play W G9
play B K3
play W B1
play B pass
play W K9
play B R7
play W P13
play B Q15
play W R18
play B Q16
play W E9
play B P14
play W F1
play B H3
play W P12
play B H2
play W H11
play B L3
play W R17
play B S5
play W D3
play B Q11
play W pass
play B pass
8820 caipan-phase
#? [pause]
8830 caipan-state
#? [.*"to_move":"w".*"first_stop":"w".*"stones":."b":138,"w":166[^0-9.].*"hands":."b":200,"w":199[^0-9.].*"virtual":."b":12,"w":12[^0-9.].*"prisoners":."b":50,"w":21[^0-9.].*]
8840 list_stones b
#? [A4 A5 A11 A12 A14 A16 A17 A19 B3 B4 B5 B9 B12 B13 B14 B15 B16 B18 B19 C3 C4 C7 C8 C9 C15 C17 C19 D4 D5 D7 D8 D9 D12 D13 D15 E3 E4 E6 E7 E13 E14 E15 F6 F7 F8 F9 F10 F12 F16 G5 G7 G8 G13 G15 G16 H2 H3 H5 H6 H8 H10 H15 H18 J8 J11 J12 J14 J15 J16 J17 J18 J19 K3 K4 K8 K11 K12 K15 K19 L3 L7 L8 L13 L14 L19 M7 M8 M9 M10 M11 M12 M14 M15 M18 M19 N6 N9 N11 N12 N13 N14 N18 O6 O11 O12 O13 P5 P6 P8 P9 P10 P14 Q9 Q10 Q11 Q12 Q15 Q16 R7 R9 R11 R12 R13 S3 S5 S6 S8 S9 S10 S11 S12 S13 T7 T8 T10 T11 T13 T14]
8850 list_stones w
#? [A2 A3 A6 A8 A9 A10 B1 B2 B6 B7 B8 B10 B11 C2 C10 C11 C12 C13 C14 C16 C18 D1 D3 D6 D10 D11 D14 D16 D17 D18 D19 E2 E5 E8 E9 E10 E16 E17 E19 F1 F2 F3 F4 F5 F13 F14 F15 F17 F18 G2 G3 G4 G9 G11 G12 G17 G18 G19 H1 H4 H7 H9 H11 H13 H14 H16 H17 H19 J1 J3 J4 J5 J6 J7 J9 J10 J13 K1 K2 K5 K7 K9 K10 K13 K14 K16 K17 K18 L2 L4 L5 L6 L9 L10 L11 L15 L16 L18 M1 M2 M4 M6 M16 M17 N2 N3 N5 N7 N8 N10 N16 N17 N19 O3 O4 O5 O8 O9 O14 O15 O17 O18 P2 P3 P4 P7 P11 P12 P13 P16 P19 Q1 Q3 Q5 Q6 Q7 Q8 Q13 Q19 R1 R2 R4 R5 R6 R8 R14 R15 R17 R18 R19 S1 S4 S15 S16 S17 S18 T1 T2 T3 T4 T5 T6 T15 T16 T18 T19]
8860 final_score
#? [W\+47.5]
8870 caipan-count territory json
#? [.*"b":0,"w":41,"left_out":51,.*]
8880 caipan-count fill json
#? [."supply":180,.*"b":160,"w":201,.*]
8890 caipan-count area json
#? [.*"margin":-40.]
8900 caipan-count territory json
#? [.*"margin":-40.]
8910 caipan-count fill json
#? [.*"margin":-40.]
8920 caipan-count empties json
#? [.*"margin":-40.]

# Game 29
boardsize 4
clear_board
caipan-rules jpd-a
komi default
caipan-judge declared
play B C1
play W C2
play B B3
play W pass
play B A3
play W A4
play B D1
play W D2
play B A1
play W D4
play B C3
play W B1
play B B4
# repetition
8930 is_legal W A4
#? [0]
play W C4
play B D1
play W B2
play B D3
play W D4
play B C1
play W C1
# repetition
8940 is_legal B D1
#? [0]
play B C4
# repetition
8950 is_legal W A4
#? [0]
# repetition
8960 is_legal W D4
#? [0]
play W A2
# repetition
8970 is_legal B A1
#? [0]
# repetition
8980 is_legal B D1
#? [0]
play B pass
# repetition
8990 is_legal W A4
#? [0]
# repetition
9000 is_legal W D4
#? [0]
play W pass
caipan-dispute
# repetition
9010 is_legal B A1
#? [0]
# repetition
9020 is_legal B D1
#? [0]
play B pass
# repetition
9030 is_legal W A4
#? [0]
# repetition
9040 is_legal W D4
#? [0]
play W pass
caipan-dispute
9050 caipan-phase
#? [ended four-virtual]
9060 caipan-state
#? [.*"to_move":"b".*"first_stop":"w".*"stones":."b":6,"w":6[^0-9.].*"hands":."b":13,"w":13[^0-9.].*"virtual":."b":2,"w":3[^0-9.].*"prisoners":."b":5,"w":4[^0-9.].*]
9070 list_stones b
#? [A3 B3 B4 C3 C4 D3]
9080 list_stones w
#? [A2 B1 B2 C1 C2 D2]
9090 final_score
#? [W\+7.5]
9100 caipan-count territory json
#? [.*"b":0,"w":1,"left_out":6,.*]
9110 caipan-count fill json
#? [."supply":8,.*"b":7\.5,"w":8\.5,.*]
9120 caipan-count area json
#? [.*"margin":0.]
9130 caipan-count territory json
#? [.*"margin":0.]
9140 caipan-count fill json
#? [.*"margin":0.]
9150 caipan-count empties json
#? [.*"margin":0.]

# Game 30
boardsize 13
clear_board
caipan-rules jpd-a
komi default
caipan-judge declared
play B B2
play W pass
play B G1
play W C5
play B F3
play W F12
play B M10
play W G7
play B C10
play W M13
play B K10
play W C3
play B G4
play W F10
play B H7
play W H3
play B J2
play W H2
play B J4
play W N5
play B J3
play W G10
play B G11
play W G5
play B A1
play W F1
play B E8
play W L5
play B M7
play W E9
play B E5
play W M9
play B A10
play W D1
play B N13
play W C13
play B virtual
play W K2
play B D4
play W A11
play B K1
play W C9
play B L13
play W pass
play B B3
play W L9
play B B12
play W K8
play B H12
play W K13
play B M6
play W pass
play B J13
play W M5
play B H5
play W C11
play B K6
play W pass
play B F2
play W F7
play B F11
play W D12
play B J1
play W N9
play B L8
play W C6
play B L11
play W J6
play B E3
play W A3
play B B1
play W N1
play B H13
play W E12
play B E11
play W A8
play B E1
# repetition
9160 is_legal W F1
#? [0]
play W B9
play B H10
play W D9
play B J11
# repetition
9170 is_legal W H11
#? [0]
# repetition
9180 is_legal W F1
#? [0]
play W N4
play B M11
# repetition
9190 is_legal W H11
#? [0]
# repetition
9200 is_legal W F1
#? [0]
play W B4
play B A12
# repetition
9210 is_legal W H11
#? [0]
# repetition
9220 is_legal W F1
#? [0]
play W N7
play B C7
# repetition
9230 is_legal W H11
#? [0]
# repetition
9240 is_legal W F1
#? [0]
play W D6
play B K11
# repetition
9250 is_legal W H11
#? [0]
# repetition
9260 is_legal W F1
#? [0]
play W C2
play B G12
# repetition
9270 is_legal W H11
#? [0]
# repetition
9280 is_legal W F1
#? [0]
play W E4
play B C1
# repetition
9290 is_legal W H11
#? [0]
# repetition
9300 is_legal W F1
#? [0]
play W J7
play B A6
# repetition
9310 is_legal W H11
#? [0]
# repetition
9320 is_legal W F1
#? [0]
play W G8
play B A13
# repetition
9330 is_legal W H11
#? [0]
# repetition
9340 is_legal W F1
#? [0]
play W F4
play B M2
# repetition
9350 is_legal W H11
#? [0]
# repetition
9360 is_legal W F1
#? [0]
play W E2
play B K4
# repetition
9370 is_legal W H11
#? [0]
play W E10
play B L7
play W C12
play B pass
play W C4
play B L2
play W E7
play B D10
play W B11
play B B8
play W N3
play B N12
play W B13
play B B12
play W N8
play B A5
play W B6
play B D3
play W M3
play B B5
play W J12
play B pass
play W E6
play B L10
play W A4
play B N6
play W L6
play B G13
play W L12
# repetition
9380 is_legal B L13
#? [0]
play B F6
# repetition
9390 is_legal W H11
#? [0]
play W L1
# repetition
9400 is_legal B L13
#? [0]
play B D8
# repetition
9410 is_legal W H11
#? [0]
play W N11
# repetition
9420 is_legal B L13
#? [0]
play B H6
# repetition
9430 is_legal W H11
#? [0]
play W A7
# repetition
9440 is_legal B L13
#? [0]
play B H4
# repetition
9450 is_legal W H11
#? [0]
play W K7
# repetition
9460 is_legal B L13
#? [0]
play B J10
# repetition
9470 is_legal W H11
#? [0]
play W A5
# repetition
9480 is_legal B L13
#? [0]
# repetition
9490 is_legal B A6
#? [0]
# repetition
9500 is_legal B B5
#? [0]
play B D5
# repetition
9510 is_legal W H11
#? [0]
play W A12
# repetition
9520 is_legal B A13
#? [0]
# repetition
9530 is_legal B L13
#? [0]
# repetition
9540 is_legal B B12
#? [0]
# repetition
9550 is_legal B A6
#? [0]
# repetition
9560 is_legal B B5
#? [0]
play B D13
play W K3
play B pass
play W B7
play B D11
play W pass
play B L3
play W E13
play B H1
play W F13
play B M12
play W H8
play B G3
play W F5
play B M1
play W G6
play B J5
play W F8
play B M8
play W C8
play B H9
play W M8
play B G9
play W K5
play B K12
play W D2
play B virtual
play W M4
play B pass
play W A2
play B pass
play W K3
play B virtual
play W B10
play B K9
play W L8
play B J8
play W F1
play B G2
play W L4
play B B1
play W F9
play B A9
play W M6
play B L7
play W N10
play B L13
play W C1
play B N2
play W A9
play B K2
play W H3
play B B3
play W H2
play B H2
play W pass
play B M7
play W pass
play B D7
play W A1
play B D8
play W D7
play B E8
play W J9
play B M7
play W L7
play B E1
play W E8
play B J8
play W F1
play B B2
play W B2
play B E1
play W J9
play B pass
play W F1
play B J8
play W pass
play B E1
play W J9
play B virtual
play W F1
play B J8
play W pass
play B E1
play W J9
play B pass
play W B12
play B J12
play W D13
play B J8
play W K6
play B L1
play W F1
play B pass
play W J9
play B E1
play W pass
play B J8
play W F1
play B pass
play W J9
play B E1
play W pass
play B J8
play W F1
play B pass
play W A6
play B E1
play W J9
play B pass
play W J8
play B pass
play W F1
play B pass
play W M7
play B N1
play W pass
play B pass
9570 caipan-phase
#? [pause]
9580 caipan-state
#? [.*"to_move":"w".*"first_stop":"w".*"stones":."b":61,"w":91[^0-9.].*"hands":."b":130,"w":129[^0-9.].*"virtual":."b":17,"w":11[^0-9.].*"prisoners":."b":52,"w":27[^0-9.].*]
9590 list_stones b
#? [C10 D3 D4 D5 D10 D11 E3 E5 E11 F2 F3 F11 G1 G2 G3 G4 G9 G11 G12 G13 H1 H2 H4 H5 H6 H7 H9 H10 H12 H13 J1 J2 J3 J4 J5 J10 J11 J12 J13 K1 K2 K4 K9 K10 K11 K12 L1 L2 L3 L10 L11 L13 M1 M2 M10 M11 M12 N1 N2 N12 N13]
9600 list_stones w
#? [A1 A2 A3 A4 A5 A6 A7 A8 A9 A11 A12 B2 B4 B6 B7 B9 B10 B11 B12 B13 C1 C2 C3 C4 C5 C6 C8 C9 C11 C12 C13 D1 D2 D6 D7 D9 D12 D13 E2 E4 E6 E7 E8 E9 E10 E12 E13 F1 F4 F5 F7 F8 F9 F10 F12 F13 G5 G6 G7 G8 G10 H8 J6 J7 J8 J9 K5 K6 K7 K8 L4 L5 L6 L7 L8 L9 M3 M4 M5 M6 M7 M8 M9 N3 N4 N5 N7 N8 N9 N10 N11]
9610 final_score
#? [W\+42.5]
9620 caipan-count territory json
#? [.*"b":0,"w":36,"left_out":63,.*]
9630 caipan-count fill json
#? [."supply":84,.*"b":66\.5,"w":102\.5,.*]
9640 caipan-count area json
#? [.*"margin":-35.]
9650 caipan-count territory json
#? [.*"margin":-35.]
9660 caipan-count fill json
#? [.*"margin":-35.]
9670 caipan-count empties json
#? [.*"margin":-35.]

# Game 31
boardsize 7
clear_board
caipan-rules jpd-a
komi default
caipan-judge declared
play B E3
play W A7
play B virtual
play W pass
play B E7
play W A5
play B C4
play W F7
play B G7
play W B6
# repetition
9680 is_legal B A6
#? [0]
play B G2
play W F2
play B D3
play W B2
play B A2
play W A1
play B C3
play W D5
play B D6
play W G3
play B F1
play W G1
# repetition
9690 is_legal B G2
#? [0]
play B F6
# repetition
9700 is_legal W F7
#? [0]
play W E1
# repetition
9710 is_legal B A6
#? [0]
# repetition
9720 is_legal B G2
#? [0]
# repetition
9730 is_legal B F1
#? [0]
play B D7
# repetition
9740 is_legal W F7
#? [0]
play W A3
# repetition
9750 is_legal B A6
#? [0]
# repetition
9760 is_legal B A2
#? [0]
# repetition
9770 is_legal B G2
#? [0]
# repetition
9780 is_legal B F1
#? [0]
play B A4
# repetition
9790 is_legal W F7
#? [0]
play W C1
# repetition
9800 is_legal B A6
#? [0]
# repetition
9810 is_legal B A2
#? [0]
# repetition
9820 is_legal B G2
#? [0]
# repetition
9830 is_legal B B1
#? [0]
# repetition
9840 is_legal B F1
#? [0]
play B B4
# repetition
9850 is_legal W F7
#? [0]
play W G4
# repetition
9860 is_legal B A6
#? [0]
# repetition
9870 is_legal B A2
#? [0]
# repetition
9880 is_legal B G2
#? [0]
# repetition
9890 is_legal B B1
#? [0]
# repetition
9900 is_legal B F1
#? [0]
play B G5
# repetition
9910 is_legal W F7
#? [0]
# repetition
9920 is_legal W G6
#? [0]
play W E2
# repetition
9930 is_legal B A6
#? [0]
# repetition
9940 is_legal B A2
#? [0]
# repetition
9950 is_legal B G2
#? [0]
# repetition
9960 is_legal B B1
#? [0]
# repetition
9970 is_legal B F1
#? [0]
play B D1
# repetition
9980 is_legal W F7
#? [0]
# repetition
9990 is_legal W G6
#? [0]
play W C2
# repetition
10000 is_legal B A6
#? [0]
# repetition
10010 is_legal B A2
#? [0]
# repetition
10020 is_legal B G2
#? [0]
# repetition
10030 is_legal B B1
#? [0]
# repetition
10040 is_legal B F1
#? [0]
play B C6
# repetition
10050 is_legal W F7
#? [0]
# repetition
10060 is_legal W G6
#? [0]
play W C7
# repetition
10070 is_legal B A6
#? [0]
# repetition
10080 is_legal B A2
#? [0]
# repetition
10090 is_legal B G2
#? [0]
# repetition
10100 is_legal B B1
#? [0]
# repetition
10110 is_legal B F1
#? [0]
play B B3
play W F4
play B E5
play W C5
play B B5
play W E4
play B D4
play W B1
play B A6
play W F5
play B A2
play W A5
play B D5
play W F3
play B B7
play W A3
play B A6
play W D2
play B A2
play W virtual
play B C5
play W G6
play B pass
play W A3
play B pass
play W F7
play B A2
play W E6
play B pass
play W A3
play B F6
play W pass
play B G7
play W pass
play B A2
play W F7
play B A3
play W E6
play B pass
play W pass
caipan-dispute
play B F6
play W pass
play B G7
play W pass
play B G5
play W pass
play B pass
10120 caipan-phase
#? [pause]
10130 caipan-state
#? [.*"to_move":"w".*"first_stop":"b".*"hands":."b":41,"w":40[^0-9.].*"virtual":."b":5,"w":7[^0-9.].*"prisoners":."b":13,"w":17[^0-9.].*]
caipan-mark dead A6 G1
10140 final_score
#? [B\+4.5]
10150 caipan-count territory json
#? [.*"b":11,"w":0,"left_out":21,.*]
10160 caipan-count fill json
#? [."supply":24,.*"b":30,"w":19,.*]
10170 caipan-count area json
#? [.*"margin":11.]
10180 caipan-count territory json
#? [.*"margin":11.]
10190 caipan-count fill json
#? [.*"margin":11.]
10200 caipan-count empties json
#? [.*"margin":11.]

# Game 32
boardsize 5
clear_board
caipan-rules jpd-a
komi default
caipan-judge declared
play B B5
play W B2
play B E2
play W A4
play B B4
play W B1
play B D3
play W D1
play B C4
play W E1
play B A3
play W E3
play B A5
# repetition
10210 is_legal W A4
#? [0]
play W E5
play B A1
play W C5
play B C2
play W E4
play B C3
play W A2
# repetition
10220 is_legal B A1
#? [0]
play B D2
# repetition
10230 is_legal W A4
#? [0]
play W B3
# repetition
10240 is_legal B A1
#? [0]
play B D5
# repetition
10250 is_legal W C5
#? [0]
play W A4
# repetition
10260 is_legal B A3
#? [0]
# repetition
10270 is_legal B A1
#? [0]
play B D4
# repetition
10280 is_legal W C5
#? [0]
play W E5
# repetition
10290 is_legal B A1
#? [0]
play B E4
# repetition
10300 is_legal W C5
#? [0]
# repetition
10310 is_legal W E5
#? [0]
# repetition
10320 is_legal W E3
#? [0]
play W C1
# repetition
10330 is_legal B A1
#? [0]
play B A3
# repetition
10340 is_legal W C5
#? [0]
# repetition
10350 is_legal W E5
#? [0]
# repetition
10360 is_legal W A4
#? [0]
# repetition
10370 is_legal W E3
#? [0]
play W pass
play B virtual
# repetition
10380 is_legal W C5
#? [0]
# repetition
10390 is_legal W E5
#? [0]
# repetition
10400 is_legal W E3
#? [0]
play W A4
# repetition
10410 is_legal B A3
#? [0]
# repetition
10420 is_legal B A1
#? [0]
play B pass
# repetition
10430 is_legal W C5
#? [0]
# repetition
10440 is_legal W E5
#? [0]
# repetition
10450 is_legal W E3
#? [0]
play W pass
10460 caipan-phase
#? [pause]
10470 caipan-state
#? [.*"to_move":"b".*"first_stop":"w".*"stones":."b":12,"w":8[^0-9.].*"hands":."b":16,"w":16[^0-9.].*"virtual":."b":1,"w":1[^0-9.].*"prisoners":."b":3,"w":7[^0-9.].*]
10480 list_stones b
#? [A5 B4 B5 C2 C3 C4 D2 D3 D4 D5 E2 E4]
10490 list_stones w
#? [A2 A4 B1 B2 B3 C1 D1 E1]
10500 final_score
#? [W\+2.5]
10510 caipan-count territory json
#? [.*"b":4,"w":0,"left_out":6,.*]
10520 caipan-count fill json
#? [."supply":12,.*"b":14\.5,"w":10\.5,.*]
10530 caipan-count area json
#? [.*"margin":5.]
10540 caipan-count territory json
#? [.*"margin":5.]
10550 caipan-count fill json
#? [.*"margin":5.]
10560 caipan-count empties json
#? [.*"margin":5.]

# Game 33
rectangular_boardsize 5 3
clear_board
caipan-rules jpd-a
komi default
caipan-judge declared
play B C1
play W pass
play B D3
play W A2
play B A3
play W B1
# repetition
10570 is_legal B A1
#? [0]
play B E2
# repetition
10580 is_legal W E3
#? [0]
play W C3
# repetition
10590 is_legal B A1
#? [0]
play B C2
# repetition
10600 is_legal W E3
#? [0]
play W D2
# repetition
10610 is_legal B A1
#? [0]
play B E1
play W D1
play B pass
# repetition
10620 is_legal W E3
#? [0]
play W pass
10630 caipan-phase
#? [pause]
10640 caipan-state
#? [.*"to_move":"b".*"first_stop":"w".*"stones":."b":6,"w":3[^0-9.].*"hands":."b":6,"w":6[^0-9.].*"virtual":."b":0,"w":1[^0-9.].*"prisoners":."b":0,"w":2[^0-9.].*]
10650 list_stones b
#? [A3 C1 C2 D3 E1 E2]
10660 list_stones w
#? [A2 B1 C3]
10670 final_score
#? [W\+2.5]
10680 caipan-count territory json
#? [.*"b":4,"w":0,"left_out":2,.*]
10690 caipan-count fill json
#? [."supply":7,.*"b":9\.5,"w":5\.5,.*]
10700 caipan-count area json
#? [.*"margin":5.]
10710 caipan-count territory json
#? [.*"margin":5.]
10720 caipan-count fill json
#? [.*"margin":5.]
10730 caipan-count empties json
#? [.*"margin":5.]

# Game 34
boardsize 13
clear_board
caipan-rules jpd-a
komi default
caipan-judge declared
play B A1
play W K9
play B G5
play W A7
play B F7
play W E13
play B G1
play W G2
play B B10
play W K11
play B J8
play W E4
play B N11
play W F13
play B M12
play W A13
play B C5
play W E2
play B D7
play W K1
play B B2
play W M11
play B E3
play W pass
play B virtual
play W E5
play B K8
play W N9
play B K3
play W M4
play B B7
play W B6
play B M7
play W D11
play B N8
play W H9
play B K10
play W M8
play B G13
play W D1
play B A9
play W J6
play B C6
play W D5
play B L13
play W J11
play B N10
play W F4
play B B13
play W L9
play B A2
play W H12
play B L7
play W H2
play B A4
play W B5
play B virtual
play W B11
play B F5
play W F8
play B E8
play W virtual
play B J10
play W C3
play B J3
play W C11
play B J9
play W L1
play B E9
play W C9
play B A11
# repetition
10740 is_legal W A10
#? [0]
play W G8
play B E12
play W J5
play B L10
play W B9
play B K7
play W C12
play B D13
play W E11
play B E7
play W D10
play B K2
play W H13
play B M9
# repetition
10750 is_legal W N9
#? [0]
play W J12
play B F9
# repetition
10760 is_legal W A10
#? [0]
# repetition
10770 is_legal W N9
#? [0]
play W C7
play B K12
# repetition
10780 is_legal W A10
#? [0]
# repetition
10790 is_legal W N9
#? [0]
play W G4
play B C13
# repetition
10800 is_legal W A10
#? [0]
# repetition
10810 is_legal W N9
#? [0]
play W L4
play B L5
# repetition
10820 is_legal W A10
#? [0]
# repetition
10830 is_legal W N9
#? [0]
play W G3
play B D9
# repetition
10840 is_legal W A10
#? [0]
# repetition
10850 is_legal W N9
#? [0]
play W M10
play B J4
# repetition
10860 is_legal W A10
#? [0]
play W C1
play B H3
play W N6
play B N1
play W G12
# repetition
10870 is_legal B G13
#? [0]
play B A12
# repetition
10880 is_legal W A13
#? [0]
# repetition
10890 is_legal W A10
#? [0]
play W H5
# repetition
10900 is_legal B G13
#? [0]
play B L12
# repetition
10910 is_legal W A13
#? [0]
# repetition
10920 is_legal W A10
#? [0]
play W N12
# repetition
10930 is_legal B G13
#? [0]
play B B3
# repetition
10940 is_legal W A13
#? [0]
# repetition
10950 is_legal W A10
#? [0]
# repetition
10960 is_legal W A3
#? [0]
play W G10
# repetition
10970 is_legal B G13
#? [0]
play B M5
# repetition
10980 is_legal W A13
#? [0]
# repetition
10990 is_legal W A10
#? [0]
# repetition
11000 is_legal W A3
#? [0]
play W pass
# repetition
11010 is_legal B G13
#? [0]
play B F2
# repetition
11020 is_legal W A13
#? [0]
# repetition
11030 is_legal W A10
#? [0]
# repetition
11040 is_legal W A3
#? [0]
play W virtual
# repetition
11050 is_legal B G13
#? [0]
play B B8
# repetition
11060 is_legal W A13
#? [0]
# repetition
11070 is_legal W A10
#? [0]
# repetition
11080 is_legal W A3
#? [0]
play W B12
# repetition
11090 is_legal B G13
#? [0]
play B H4
# repetition
11100 is_legal W A13
#? [0]
# repetition
11110 is_legal W A10
#? [0]
# repetition
11120 is_legal W A3
#? [0]
play W M2
# repetition
11130 is_legal B G13
#? [0]
play B F10
play W J2
play B L11
play W H6
play B M13
play W L3
play B F1
play W pass
play B L6
play W L8
play B K4
play W K5
play B H11
play W D4
play B C8
play W J7
play B A5
play W M8
play B F3
play W L2
play B D12
play W J13
play B N5
play W J3
play B N4
play W virtual
play B A6
play W N2
play B L9
play W K4
play B G9
play W D3
play B H8
play W M11
play B H3
play W F6
play B E6
play W H10
play B D6
play W K2
play B D2
play W virtual
play B N7
play W H1
play B E10
play W C4
play B M3
play W L8
play B C10
play W M8
play B E1
play W B4
play B pass
play W F12
play B N3
play W C2
play B N13
play W E2
play B G11
play W virtual
play B virtual
play W A3
play B E1
play W A6
play B J4
play W G1
play B K6
play W G10
play B H7
play W C9
play B A8
play W M10
play B F3
play W F2
play B A10
play W F11
play B H9
play W M11
play B virtual
play W L8
play B L8
play W H10
play B A4
play W K13
play B M10
play W A5
play B B1
play W pass
play B E3
play W A3
play B H4
play W B3
play B B1
play W M1
play B H3
play W E3
play B virtual
play W H11
play B G7
play W A1
play B A2
play W B2
play B M6
play W J4
play B pass
play W B9
play B H4
play W pass
play B M8
play W H3
play B C9
play W F1
play B G6
play W G8
play B F8
play W A1
play B pass
play W A13
play B C13
play W D2
play B D13
play W B13
play B E12
play W G13
play B D12
play W D12
play B C13
play W D13
play B pass
play W pass
11140 caipan-phase
#? [pause]
11150 caipan-state
#? [.*"to_move":"b".*"first_stop":"w".*"stones":."b":67,"w":80[^0-9.].*"hands":."b":122,"w":122[^0-9.].*"virtual":."b":8,"w":10[^0-9.].*"prisoners":."b":47,"w":32[^0-9.].*]
11160 list_stones b
#? [A8 A9 A10 A11 A12 B7 B8 B10 C5 C6 C8 C9 C10 D6 D7 D9 E6 E7 E8 E9 E10 F5 F7 F8 F9 F10 G5 G6 G7 G9 H7 H8 H9 J8 J9 J10 K6 K7 K8 K10 K12 L5 L6 L7 L8 L9 L10 L11 L12 L13 M3 M5 M6 M7 M8 M9 M10 M12 M13 N3 N4 N5 N7 N8 N10 N11 N13]
11170 list_stones w
#? [A1 A3 A5 A6 A7 A13 B2 B3 B4 B5 B6 B11 B12 B13 C1 C2 C3 C4 C11 C12 D1 D2 D3 D4 D5 D10 D11 D12 D13 E2 E3 E4 E5 E11 E13 F1 F2 F4 F11 F12 F13 G1 G2 G3 G4 G10 G12 G13 H1 H2 H3 H5 H6 H10 H11 H12 H13 J2 J3 J4 J5 J6 J7 J11 J12 J13 K1 K2 K4 K5 K11 K13 L1 L2 L3 L4 M1 M2 M4 N2]
11180 final_score
#? [W\+22.5]
11190 caipan-count territory json
#? [.*"b":0,"w":16,"left_out":46,.*]
11200 caipan-count fill json
#? [."supply":84,.*"b":76\.5,"w":92\.5,.*]
11210 caipan-count area json
#? [.*"margin":-15.]
11220 caipan-count territory json
#? [.*"margin":-15.]
11230 caipan-count fill json
#? [.*"margin":-15.]
11240 caipan-count empties json
#? [.*"margin":-15.]

# Game 35
boardsize 6
clear_board
caipan-rules jpd-a
komi default
caipan-judge declared
play B F2
play W E4
play B F5
play W C1
play B virtual
play W F4
play B F1
play W C2
play B virtual
play W A3
play B C5
play W virtual
play B E1
play W D4
play B B2
play W B4
play B B6
play W A4
play B pass
play W D6
play B pass
play W pass
11250 caipan-phase
#? [pause]
11260 caipan-state
#? [.*"to_move":"b".*"first_stop":"b".*"stones":."b":7,"w":9[^0-9.].*"hands":."b":10,"w":10[^0-9.].*"virtual":."b":3,"w":1[^0-9.].*"prisoners":."b":0,"w":0[^0-9.].*]
11270 list_stones b
#? [B2 B6 C5 E1 F1 F2 F5]
11280 list_stones w
#? [A3 A4 B4 C1 C2 D4 D6 E4 F4]
11290 final_score
#? [W\+8.5]
11300 caipan-count territory json
#? [.*"b":0,"w":2,"left_out":3,.*]
11310 caipan-count fill json
#? [."supply":18,.*"b":17,"w":19,.*]
11320 caipan-count area json
#? [.*"margin":-2.]
11330 caipan-count territory json
#? [.*"margin":-2.]
11340 caipan-count fill json
#? [.*"margin":-2.]
11350 caipan-count empties json
#? [.*"margin":-2.]

# Game 36
rectangular_boardsize 4 9
clear_board
caipan-rules jpd-a
komi default
caipan-judge declared
play B C2
play W C7
play B B2
play W D7
play B D1
play W A1
play B A7
play W D5
play B pass
play W D6
play B A3
play W D8
play B virtual
play W C5
play B A8
play W D4
play B D2
play W B3
play B B1
# repetition
11360 is_legal W C1
#? [0]
play W B6
# repetition
11370 is_legal B C6
#? [0]
play B B9
# repetition
11380 is_legal W A9
#? [0]
# repetition
11390 is_legal W C1
#? [0]
play W A4
# repetition
11400 is_legal B C6
#? [0]
play B A2
# repetition
11410 is_legal W A9
#? [0]
# repetition
11420 is_legal W A1
#? [0]
# repetition
11430 is_legal W C1
#? [0]
play W C9
# repetition
11440 is_legal B D9
#? [0]
# repetition
11450 is_legal B C6
#? [0]
play B C3
# repetition
11460 is_legal W A9
#? [0]
# repetition
11470 is_legal W A1
#? [0]
# repetition
11480 is_legal W C1
#? [0]
play W A5
# repetition
11490 is_legal B D9
#? [0]
# repetition
11500 is_legal B C6
#? [0]
play B pass
# repetition
11510 is_legal W A9
#? [0]
# repetition
11520 is_legal W A1
#? [0]
# repetition
11530 is_legal W C1
#? [0]
play W B7
# repetition
11540 is_legal B D9
#? [0]
# repetition
11550 is_legal B C6
#? [0]
play B pass
# repetition
11560 is_legal W A9
#? [0]
# repetition
11570 is_legal W A1
#? [0]
# repetition
11580 is_legal W C1
#? [0]
play W B5
# repetition
11590 is_legal B D9
#? [0]
# repetition
11600 is_legal B C6
#? [0]
play B B8
# repetition
11610 is_legal W A9
#? [0]
# repetition
11620 is_legal W A1
#? [0]
# repetition
11630 is_legal W C1
#? [0]
play W B4
# repetition
11640 is_legal B D9
#? [0]
# repetition
11650 is_legal B C6
#? [0]
play B C4
# repetition
11660 is_legal W A9
#? [0]
# repetition
11670 is_legal W A1
#? [0]
# repetition
11680 is_legal W C1
#? [0]
play W virtual
# repetition
11690 is_legal B D9
#? [0]
# repetition
11700 is_legal B C6
#? [0]
play B D3
# repetition
11710 is_legal W A9
#? [0]
# repetition
11720 is_legal W A1
#? [0]
# repetition
11730 is_legal W C1
#? [0]
play W A6
# repetition
11740 is_legal B D9
#? [0]
# repetition
11750 is_legal B C6
#? [0]
play B C8
play W A9
play B B8
play W A8
play B C8
play W B9
play B B8
play W C8
play B virtual
play W pass
play B pass
caipan-dispute
play W pass
play B pass
caipan-dispute
11760 caipan-phase
#? [ended four-virtual]
11770 caipan-state
#? [.*"to_move":"w".*"first_stop":"b".*"stones":."b":10,"w":20[^0-9.].*"hands":."b":24,"w":24[^0-9.].*"virtual":."b":6,"w":3[^0-9.].*"prisoners":."b":8,"w":1[^0-9.].*]
11780 list_stones b
#? [A2 A3 B1 B2 C2 C3 C4 D1 D2 D3]
11790 list_stones w
#? [A4 A5 A6 A8 A9 B3 B4 B5 B6 B7 B9 C5 C7 C8 C9 D4 D5 D6 D7 D8]
11800 final_score
#? [W\+18.5]
11810 caipan-count territory json
#? [.*"b":0,"w":12,"left_out":12,.*]
11820 caipan-count fill json
#? [."supply":18,.*"b":12,"w":24,.*]
11830 caipan-count area json
#? [.*"margin":-12.]
11840 caipan-count territory json
#? [.*"margin":-12.]
11850 caipan-count fill json
#? [.*"margin":-12.]
11860 caipan-count empties json
#? [.*"margin":-12.]
