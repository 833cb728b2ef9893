# Random games with known rulings.

# Game 1
boardsize 3
clear_board
caipan-rules sanqing
komi default
caipan-judge declared
play B C1
play W A3
play B C2
play W B3
play B A1
play W B2
play B pass
play W pass
10 caipan-phase
#? [pause]
20 caipan-state
#? [.*"to_move":"b".*"first_stop":"b".*"hands":."b":3,"w":3[^0-9.].*"virtual":."b":0,"w":0[^0-9.].*"prisoners":."b":0,"w":0[^0-9.].*]
caipan-mark dead A1
30 final_score
#? [W\+8.5]

# Game 2
boardsize 19
clear_board
caipan-rules sanqing
komi default
caipan-judge declared
play B J9
play W D16
play B F2
play W L4
play B M19
play W R19
play B G6
play W S16
play B N9
play W O7
play B B10
play W O15
play B P14
play W E19
play B D5
play W N18
play B pass
play W C8
play B D17
play W C4
play B R5
play W N15
play B R14
play W S5
play B J19
play W B8
play B H15
play W F15
play B F8
play W C3
play B A19
play W pass
play B N10
play W Q12
play B O12
play W K10
play B F6
play W S11
play B M6
play W O14
play B Q9
play W P9
play B G15
play W Q19
play B O5
play W M17
play B A18
play W M11
play B E12
play W C14
play B M3
play W T13
play B M13
play W S8
play B K8
play W G4
play B S9
play W B15
play B Q14
play W T14
play B K14
play W S18
play B L18
play W B3
play B T8
play W Q15
play B R15
play W H18
play B Q17
play W C5
play B R10
play W B19
play B K7
play W T5
play B C17
play W K19
play B E13
play W A16
play B F9
play W T18
play B O1
play W O19
play B pass
play W R2
play B B13
play W F16
play B P5
play W P4
play B S13
play W O10
play B L11
play W J18
play B E8
play W D12
play B N19
play W S14
play B O17
play W F14
play B T11
play W E11
play B T9
play W O3
play B N6
play W G5
play B K18
# suicide
40 is_legal W L19
#? [0]
play W M7
play B L13
play W F12
play B G1
play W S7
play B C10
play W J5
play B R3
play W pass
play B E18
play W P8
play B G9
play W E16
play B pass
play W P2
play B R16
play W O16
play B T10
play W C9
play B A3
play W D9
play B F13
play W N11
play B T3
play W pass
play B J13
play W S2
play B J6
play W L15
play B C6
play W P6
play B P3
play W E4
play B O8
play W M16
play B T15
play W R17
play B Q5
play W H6
play B J10
play W S3
play B pass
play W N3
play B H14
play W F3
play B L10
play W K13
play B C13
play W pass
play B P18
play W F1
play B B4
play W H13
play B P16
# suicide
50 is_legal W P17
#? [0]
play W M8
play B K1
# suicide
60 is_legal W L19
#? [0]
# suicide
70 is_legal W P17
#? [0]
play W R4
play B A12
# suicide
80 is_legal W L19
#? [0]
# suicide
90 is_legal W P17
#? [0]
play W G18
play B B11
# suicide
100 is_legal W L19
#? [0]
# suicide
110 is_legal W P17
#? [0]
play W M1
play B L17
# suicide
120 is_legal W L19
#? [0]
# suicide
130 is_legal W P17
#? [0]
play W K9
play B pass
# suicide
140 is_legal W L19
#? [0]
# suicide
150 is_legal W P17
#? [0]
play W B17
play B D1
# suicide
160 is_legal W L19
#? [0]
# suicide
170 is_legal W P17
#? [0]
play W B1
play B pass
# suicide
180 is_legal W L19
#? [0]
# suicide
190 is_legal W P17
#? [0]
play W D4
play B C16
# suicide
200 is_legal W L19
#? [0]
# suicide
210 is_legal W P17
#? [0]
play W pass
play B K17
# suicide
220 is_legal W L19
#? [0]
# suicide
230 is_legal W P17
#? [0]
play W D10
play B C7
# suicide
240 is_legal W L19
#? [0]
# suicide
250 is_legal W P17
#? [0]
play W L5
play B E5
# suicide
260 is_legal W L19
#? [0]
# suicide
270 is_legal W P17
#? [0]
play W S15
play B G10
# suicide
280 is_legal W L19
#? [0]
# suicide
290 is_legal W P17
#? [0]
play W J7
play B O4
# suicide
300 is_legal W L19
#? [0]
# suicide
310 is_legal W P17
#? [0]
play W pass
play B pass
320 caipan-phase
#? [pause]
330 caipan-state
#? [.*"to_move":"w".*"first_stop":"b".*"hands":."b":87,"w":87[^0-9.].*"virtual":."b":0,"w":0[^0-9.].*"prisoners":."b":0,"w":0[^0-9.].*]
caipan-mark dead A19 P18 O12 B11 L11 P9
340 final_score
#? [W\+16.5]

# Game 3
boardsize 7
clear_board
caipan-rules sanqing
komi default
caipan-judge declared
play B D2
play W C4
play B G3
play W C5
play B F4
play W F6
play B D5
play W G6
play B E3
play W B6
play B C7
play W E5
play B A3
play W D3
play B F3
play W B2
play B F7
play W pass
play B B4
play W E2
play B F2
play W D7
play B F5
play W D6
play B B1
play W B3
play B A4
play W A6
play B B5
play W A7
play B G7
play W E1
play B G4
play W D4
# suicide
350 is_legal B D5
#? [0]
play B pass
play W E7
# suicide
360 is_legal B E6
#? [0]
# suicide
370 is_legal B D5
#? [0]
play B C2
play W C1
# suicide
380 is_legal B E6
#? [0]
# suicide
390 is_legal B D5
#? [0]
play B A2
play W D5
# suicide
400 is_legal B E6
#? [0]
play B B7
play W G2
# suicide
410 is_legal B C6
#? [0]
# suicide
420 is_legal B E6
#? [0]
play B F1
# suicide
430 is_legal W D1
#? [0]
# suicide
440 is_legal W G1
#? [0]
play W E4
# suicide
450 is_legal B C6
#? [0]
# suicide
460 is_legal B E6
#? [0]
play B F7
# suicide
470 is_legal W D1
#? [0]
# suicide
480 is_legal W G1
#? [0]
play W G5
# suicide
490 is_legal B G7
#? [0]
# suicide
500 is_legal B C6
#? [0]
# suicide
510 is_legal B E6
#? [0]
play B G1
# suicide
520 is_legal W D1
#? [0]
play W C3
# suicide
530 is_legal B G7
#? [0]
# suicide
540 is_legal B C6
#? [0]
# suicide
550 is_legal B E6
#? [0]
# suicide
560 is_legal B G2
#? [0]
play B A5
play W D1
# suicide
570 is_legal B G7
#? [0]
# suicide
580 is_legal B E6
#? [0]
# suicide
590 is_legal B G2
#? [0]
# suicide
600 is_legal B A1
#? [0]
play B C6
play W A7
# suicide
610 is_legal B G7
#? [0]
# suicide
620 is_legal B E6
#? [0]
# suicide
630 is_legal B G2
#? [0]
play B B6
# suicide
640 is_legal W A6
#? [0]
play W C2
# suicide
650 is_legal B G7
#? [0]
# suicide
660 is_legal B E6
#? [0]
# suicide
670 is_legal B D2
#? [0]
# suicide
680 is_legal B G2
#? [0]
play B A6
# suicide
690 is_legal W A7
#? [0]
play W A1
# suicide
700 is_legal B A7
#? [0]
# suicide
710 is_legal B G7
#? [0]
# suicide
720 is_legal B E6
#? [0]
# suicide
730 is_legal B D2
#? [0]
# suicide
740 is_legal B G2
#? [0]
# repetition
750 is_legal B B1
#? [0]
play B pass
play W A7
play B A5
play W A6
play B C7
play W B6
play B A2
play W G7
play B pass
play W B4
play B B5
play W A3
play B C6
play W G2
play B F1
play W A4
play B F3
play W G4
play B G1
play W A5
play B E3
play W G3
play B F2
play W B7
play B F5
play W F4
play B pass
play W pass
760 caipan-phase
#? [pause]
770 caipan-state
#? [.*"to_move":"b".*"first_stop":"w".*"hands":."b":38,"w":40[^0-9.].*"virtual":."b":0,"w":0[^0-9.].*"prisoners":."b":38,"w":5[^0-9.].*]
caipan-mark dead A7
780 final_score
#? [W\+56.5]

# Game 4
boardsize 13
clear_board
caipan-rules sanqing
komi default
caipan-judge declared
play B M7
play W F4
play B H11
play W H9
play B J2
play W B4
play B F1
play W D13
play B A7
play W B10
play B D6
play W H10
play B J1
play W D7
play B F11
play W M2
play B G10
play W K4
play B M5
play W B1
play B B12
play W F3
play B H1
play W H3
play B K11
play W L4
play B L10
play W J8
play B M13
play W C6
play B D2
play W E1
play B H6
play W J5
play B B9
play W H4
play B N2
play W A3
play B L6
play W N13
play B F8
play W J6
play B F9
play W G1
play B J3
play W H5
play B C2
play W N12
play B J13
play W F10
play B B5
play W M12
play B D3
play W E12
play B K7
play W B7
play B A13
play W F2
# suicide
790 is_legal B F1
#? [0]
play B E2
play W K6
play B N4
play W N7
play B M8
play W D9
play B pass
play W J4
play B M9
play W K13
play B M1
# suicide
800 is_legal W N1
#? [0]
play W L3
# suicide
810 is_legal B F1
#? [0]
play B H2
# suicide
820 is_legal W N1
#? [0]
play W N10
# suicide
830 is_legal B F1
#? [0]
play B E11
# suicide
840 is_legal W N1
#? [0]
play W L1
# suicide
850 is_legal B F1
#? [0]
play B L12
play W G7
play B K9
play W E3
play B C8
play W H7
play B J9
play W C10
play B A11
# suicide
860 is_legal W A12
#? [0]
play W B2
# suicide
870 is_legal B F1
#? [0]
play B A5
# suicide
880 is_legal W A12
#? [0]
play W A1
# suicide
890 is_legal B A2
#? [0]
# suicide
900 is_legal B F1
#? [0]
play B B3
# suicide
910 is_legal W A12
#? [0]
play W K12
# suicide
920 is_legal B A2
#? [0]
# suicide
930 is_legal B F1
#? [0]
play B G11
# suicide
940 is_legal W A12
#? [0]
play W K10
# suicide
950 is_legal B A2
#? [0]
# suicide
960 is_legal B F1
#? [0]
play B M6
# suicide
970 is_legal W A12
#? [0]
play W B13
# suicide
980 is_legal B A2
#? [0]
# suicide
990 is_legal B F1
#? [0]
play B F6
play W D5
# suicide
1000 is_legal B A2
#? [0]
# suicide
1010 is_legal B F1
#? [0]
play B K3
play W pass
# suicide
1020 is_legal B A2
#? [0]
# suicide
1030 is_legal B F1
#? [0]
play B K2
play W B11
# suicide
1040 is_legal B A2
#? [0]
# suicide
1050 is_legal B F1
#? [0]
play B A6
play W C11
# suicide
1060 is_legal B A2
#? [0]
# suicide
1070 is_legal B F1
#? [0]
play B H8
play W E5
# suicide
1080 is_legal B A2
#? [0]
# suicide
1090 is_legal B F1
#? [0]
play B E10
# suicide
1100 is_legal W F10
#? [0]
play W E13
# suicide
1110 is_legal B A2
#? [0]
# suicide
1120 is_legal B F1
#? [0]
play B N3
# suicide
1130 is_legal W F10
#? [0]
play W M11
# suicide
1140 is_legal B N11
#? [0]
# suicide
1150 is_legal B A2
#? [0]
# suicide
1160 is_legal B F1
#? [0]
play B C4
# suicide
1170 is_legal W F10
#? [0]
play W L5
# suicide
1180 is_legal B N11
#? [0]
# suicide
1190 is_legal B K5
#? [0]
# suicide
1200 is_legal B A2
#? [0]
# suicide
1210 is_legal B F1
#? [0]
play B G12
play W N9
play B C9
play W C13
play B L11
play W pass
play B L9
play W J11
play B G3
play W J7
play B D1
play W A4
play B pass
play W G13
play B A8
play W C1
play B G8
play W B8
play B N6
play W B6
play B C5
play W C12
play B F13
play W F5
play B E8
play W D10
play B M3
play W D11
play B N8
play W A10
play B F1
play W G6
play B pass
play W H12
play B G5
play W F7
play B M4
play W E7
play B A9
play W J10
play B L8
play W N1
play B K8
play W D4
play B D8
play W J12
play B C7
play W L2
play B M1
play W C6
play B B6
play W K1
play B B7
play W F12
play B G4
play W C3
play B E6
play W E9
play B G2
play W N1
play B L13
play W G9
play B E4
play W F10
play B G11
play W E3
play B E5
play W F5
play B G10
play W M10
play B G12
play W D5
play B pass
play W F2
play B F11
play W A12
play B N11
play W H13
play B N12
play W H11
play B D4
play W F3
play B pass
play W N9
play B E10
play W E11
play B pass
play W F10
play B F4
play W G11
play B M1
play W M10
play B pass
play W M11
play B F2
play W N1
play B B3
play W E3
play B M12
play W K5
play B N10
play W C3
play B M10
play W A2
play B B3
play W B12
play B B4
play W B1
play B A4
play W A2
play B L7
play W C1
play B M1
play W pass
play B F3
play W A3
play B E3
play W B2
play B A1
play W N1
play B C6
play W A3
play B A2
play W C1
play B M1
play W B2
play B B1
play W N1
play B pass
play W H6
play B A3
play W E10
play B M1
play W J8
play B J4
play W L2
play B L3
play W H7
play B H5
play W pass
play B G6
play W G7
play B K4
play W F7
play B J5
play W K5
play B L1
play W J6
play B L4
play W H4
play B J7
play W L5
play B pass
play W pass
1220 caipan-phase
#? [pause]
1230 caipan-state
#? [.*"to_move":"b".*"first_stop":"b".*"stones":."b":96,"w":43[^0-9.].*"hands":."b":122,"w":126[^0-9.].*"virtual":."b":0,"w":0[^0-9.].*"prisoners":."b":26,"w":83[^0-9.].*]
1240 list_stones b
#? [A1 A2 A3 A4 A5 A6 A7 A8 A9 B1 B3 B4 B5 B6 B7 B9 C2 C4 C5 C6 C7 C8 C9 D1 D2 D3 D4 D6 D8 E2 E3 E4 E5 E6 E8 F1 F2 F3 F4 F6 F8 F9 G2 G3 G4 G5 G6 G8 H1 H2 H5 H8 J1 J2 J3 J4 J5 J7 J9 K2 K3 K4 K7 K8 K9 K11 L1 L3 L4 L6 L7 L8 L9 L10 L11 L12 L13 M1 M3 M4 M5 M6 M7 M8 M9 M10 M12 M13 N2 N3 N4 N6 N8 N10 N11 N12]
1250 list_stones w
#? [A10 A12 B10 B11 B12 B13 C10 C11 C12 C13 D9 D10 D11 D13 E9 E10 E11 E12 E13 F7 F10 F12 G7 G9 G11 G13 H4 H7 H9 H10 H11 H12 H13 J6 J10 J11 J12 K5 K10 K12 K13 L2 L5]
1260 final_score
#? [B\+53.5]
