# Random games with known rulings.

# Game 1
boardsize 13
clear_board
caipan-rules jpd-art
komi default
caipan-judge declared
play B pass
play W C13
play B G2
play W J6
play B E2
play W C3
play B F6
play W L4
play B K6
play W H11
play B J5
play W D1
play B B13
play W B5
play B A3
play W G6
play B L6
play W M10
play B G10
play W N8
play B F12
play W L11
play B B7
play W D11
play B E6
play W F10
play B G12
play W L3
play B K5
play W H9
play B K7
play W E8
play B G7
play W K10
play B L2
play W M9
play B J3
play W L13
play B A11
play W D13
play B B12
play W B1
play B D7
play W J4
play B C11
play W A10
play B F2
play W K8
play B C2
play W G3
play B C7
play W H5
play B F8
play W F1
play B E5
play W J2
play B J11
play W M1
play B D2
play W N13
play B H7
play W J8
play B F9
play W L10
play B A6
play W G1
play B pass
play W H12
play B N3
play W A2
# suicide
10 is_legal B A1
#? [0]
play B D3
play W E11
play B L8
play W A5
play B G4
play W N10
# suicide
20 is_legal B N9
#? [0]
# suicide
30 is_legal B A1
#? [0]
play B K4
play W A9
# suicide
40 is_legal B N9
#? [0]
# suicide
50 is_legal B A1
#? [0]
play B M11
play W B2
# suicide
60 is_legal B N9
#? [0]
# suicide
70 is_legal B A1
#? [0]
play B J13
play W F11
# suicide
80 is_legal B N9
#? [0]
# suicide
90 is_legal B A1
#? [0]
play B J10
play W D6
# suicide
100 is_legal B N9
#? [0]
# suicide
110 is_legal B A1
#? [0]
play B D5
play W C4
# suicide
120 is_legal B N9
#? [0]
# suicide
130 is_legal B A1
#? [0]
play B C6
# suicide
140 is_legal W D6
#? [0]
play W H3
# suicide
150 is_legal B N9
#? [0]
# suicide
160 is_legal B A1
#? [0]
play B N12
# suicide
170 is_legal W D6
#? [0]
play W K13
# suicide
180 is_legal B N9
#? [0]
# suicide
190 is_legal B A1
#? [0]
play B L5
# suicide
200 is_legal W D6
#? [0]
play W G8
# suicide
210 is_legal B N9
#? [0]
# suicide
220 is_legal B A1
#? [0]
play B C8
# suicide
230 is_legal W D6
#? [0]
play W N7
# suicide
240 is_legal B N9
#? [0]
# suicide
250 is_legal B A1
#? [0]
play B N5
# suicide
260 is_legal W D6
#? [0]
play W E9
# suicide
270 is_legal B N9
#? [0]
# suicide
280 is_legal B A1
#? [0]
play B M7
# suicide
290 is_legal W L7
#? [0]
# suicide
300 is_legal W D6
#? [0]
play W D10
# suicide
310 is_legal B E10
#? [0]
# suicide
320 is_legal B N9
#? [0]
# suicide
330 is_legal B A1
#? [0]
play B C9
# suicide
340 is_legal W L7
#? [0]
# suicide
350 is_legal W D6
#? [0]
play W F3
# suicide
360 is_legal B E10
#? [0]
# suicide
370 is_legal B N9
#? [0]
# suicide
380 is_legal B A1
#? [0]
play B M6
# suicide
390 is_legal W L7
#? [0]
# suicide
400 is_legal W D6
#? [0]
play W N1
play B G11
play W J12
play B G9
play W F5
play B E7
play W G13
play B N6
play W H4
play B K9
play W B6
play B K11
play W H2
play B C1
play W E1
play B B9
play W M8
play B H10
play W B3
play B K12
play W A12
play B pass
play W M5
play B H1
play W H8
play B F13
play W pass
play B pass
410 caipan-phase
#? [pause]
420 caipan-state
#? [.*"to_move":"w".*"first_stop":"b".*"hands":."b":61,"w":63[^0-9.].*"virtual":."b":0,"w":0[^0-9.].*"prisoners":."b":0,"w":5[^0-9.].*]
caipan-mark dead N3
430 final_score
#? [B\+1.5]

# Game 2
rectangular_boardsize 8 5
clear_board
caipan-rules jpd-art
komi default
caipan-judge declared
play B D1
play W C2
play B A1
play W F3
play B H2
play W H5
play B G1
# suicide
440 is_legal W H1
#? [0]
play W B5
play B D2
play W E3
play B pass
play W B1
play B B4
play W F1
play B E5
play W E1
play B B3
play W E2
play B G3
play W G4
play B D5
play W G2
play B H3
play W A2
# suicide
450 is_legal B A1
#? [0]
play B F5
play W D3
# suicide
460 is_legal B C1
#? [0]
play B C4
play W A4
# suicide
470 is_legal B A5
#? [0]
# suicide
480 is_legal B A1
#? [0]
# suicide
490 is_legal B C1
#? [0]
play B D4
play W C5
# suicide
500 is_legal B A1
#? [0]
# suicide
510 is_legal B C1
#? [0]
play B B2
play W C1
# suicide
520 is_legal B A1
#? [0]
play B A5
play W A3
play B B5
# suicide
530 is_legal W C5
#? [0]
play W D1
# suicide
540 is_legal B D2
#? [0]
play B pass
# suicide
550 is_legal W C5
#? [0]
play W H4
# suicide
560 is_legal B D2
#? [0]
# suicide
570 is_legal B H1
#? [0]
play B A1
# suicide
580 is_legal W C5
#? [0]
play W A3
# suicide
590 is_legal B D2
#? [0]
# suicide
600 is_legal B H1
#? [0]
play B F4
# suicide
610 is_legal W C5
#? [0]
# suicide
620 is_legal W G5
#? [0]
play W C3
# suicide
630 is_legal B D2
#? [0]
# suicide
640 is_legal B H1
#? [0]
play B F2
# suicide
650 is_legal W C5
#? [0]
# suicide
660 is_legal W G5
#? [0]
# repetition
670 is_legal W G2
#? [0]
# suicide
680 is_legal W H1
#? [0]
play W A2
# suicide
690 is_legal B D2
#? [0]
# suicide
700 is_legal B A1
#? [0]
play B pass
# suicide
710 is_legal W C5
#? [0]
# suicide
720 is_legal W G5
#? [0]
# suicide
730 is_legal W H1
#? [0]
play W E4
# suicide
740 is_legal B D2
#? [0]
# suicide
750 is_legal B A1
#? [0]
play B A4
# suicide
760 is_legal W C5
#? [0]
# suicide
770 is_legal W G5
#? [0]
# suicide
780 is_legal W H1
#? [0]
play W G2
# suicide
790 is_legal B D2
#? [0]
# repetition
800 is_legal B F2
#? [0]
# suicide
810 is_legal B H1
#? [0]
play B G5
# suicide
820 is_legal W C5
#? [0]
play W G4
# suicide
830 is_legal B D2
#? [0]
play B F2
play W H4
play B A1
play W G2
play B H5
play W pass
play B pass
840 caipan-phase
#? [pause]
850 caipan-state
#? [.*"to_move":"w".*"first_stop":"b".*"stones":."b":19,"w":13[^0-9.].*"hands":."b":25,"w":27[^0-9.].*"virtual":."b":0,"w":0[^0-9.].*"prisoners":."b":6,"w":14[^0-9.].*]
860 list_stones b
#? [A1 A4 A5 B2 B3 B4 B5 C4 D4 D5 E5 F4 F5 G1 G3 G5 H2 H3 H5]
870 list_stones w
#? [B1 C1 C2 C3 D1 D3 E1 E2 E3 E4 F1 F3 G2]
880 final_score
#? [B\+5.5]

# Game 3
boardsize 5
clear_board
caipan-rules jpd-art
komi default
caipan-judge declared
play B A3
play W D1
play B A1
play W pass
play B D3
play W E4
play B C4
play W B4
play B E1
play W pass
play B E2
play W B1
play B D2
play W B3
play B D4
play W C5
play B C3
play W A5
# suicide
890 is_legal B B5
#? [0]
play B A2
play W C1
play B C2
play W E5
play B E3
play W B5
play B D5
play W pass
play B B2
# suicide
900 is_legal W A4
#? [0]
play W C1
play B D1
# suicide
910 is_legal W B1
#? [0]
play W E4
play B E5
# suicide
920 is_legal W A4
#? [0]
# suicide
930 is_legal W E4
#? [0]
# suicide
940 is_legal W B1
#? [0]
play W pass
play B B1
# suicide
950 is_legal W A4
#? [0]
# suicide
960 is_legal W E4
#? [0]
# suicide
970 is_legal W C1
#? [0]
play W pass
play B A4
# suicide
980 is_legal W E4
#? [0]
# suicide
990 is_legal W C1
#? [0]
play W B4
play B B5
# suicide
1000 is_legal W A5
#? [0]
# suicide
1010 is_legal W C5
#? [0]
# suicide
1020 is_legal W E4
#? [0]
# suicide
1030 is_legal W B3
#? [0]
# suicide
1040 is_legal W C1
#? [0]
play W pass
play B B3
# suicide
1050 is_legal W A5
#? [0]
# suicide
1060 is_legal W C5
#? [0]
# suicide
1070 is_legal W B4
#? [0]
# suicide
1080 is_legal W E4
#? [0]
# suicide
1090 is_legal W C1
#? [0]
play W pass
play B E4
# suicide
1100 is_legal W A5
#? [0]
# suicide
1110 is_legal W C5
#? [0]
# suicide
1120 is_legal W B4
#? [0]
# suicide
1130 is_legal W C1
#? [0]
play W pass
play B C5
# suicide
1140 is_legal W A5
#? [0]
# suicide
1150 is_legal W B4
#? [0]
# suicide
1160 is_legal W C1
#? [0]
play W pass
play B pass
1170 caipan-phase
#? [pause]
1180 caipan-state
#? [.*"to_move":"w".*"first_stop":"w".*"stones":."b":22,"w":0[^0-9.].*"hands":."b":22,"w":13[^0-9.].*"virtual":."b":0,"w":0[^0-9.].*"prisoners":."b":0,"w":13[^0-9.].*]
1190 list_stones b
#? [A1 A2 A3 A4 B1 B2 B3 B5 C2 C3 C4 C5 D1 D2 D3 D4 D5 E1 E2 E3 E4 E5]
1200 list_stones w
#? []
1210 final_score
#? [B\+9.5]

# Game 4
boardsize 5
clear_board
caipan-rules jpd-art
komi default
caipan-judge declared
play B B2
play W E4
play B A5
play W C3
play B D2
play W C4
play B D5
play W B5
play B A1
play W B3
play B B4
play W E1
play B pass
play W pass
1220 caipan-phase
#? [pause]
1230 caipan-state
#? [.*"to_move":"b".*"first_stop":"b".*"hands":."b":6,"w":6[^0-9.].*"virtual":."b":0,"w":0[^0-9.].*"prisoners":."b":0,"w":0[^0-9.].*]
caipan-mark dead A1
1240 final_score
#? [W\+8.5]

# Game 5
boardsize 5
clear_board
caipan-rules jpd-art
komi default
caipan-judge declared
play B D1
play W E5
play B B3
play W A2
play B C5
play W D5
play B C2
play W A5
play B C3
play W A3
play B E1
play W E4
play B D4
play W B2
play B B1
# suicide
1250 is_legal W C1
#? [0]
play W C4
play B E3
play W E4
play B B4
# suicide
1260 is_legal W C4
#? [0]
# suicide
1270 is_legal W C1
#? [0]
play W D5
play B A1
# suicide
1280 is_legal W E5
#? [0]
# suicide
1290 is_legal W C4
#? [0]
play W E2
play B D3
# suicide
1300 is_legal W E5
#? [0]
# suicide
1310 is_legal W C4
#? [0]
# suicide
1320 is_legal W D2
#? [0]
play W A4
play B E5
# suicide
1330 is_legal W B5
#? [0]
# suicide
1340 is_legal W D5
#? [0]
# suicide
1350 is_legal W C4
#? [0]
# suicide
1360 is_legal W E4
#? [0]
# suicide
1370 is_legal W D2
#? [0]
play W pass
play B pass
1380 caipan-phase
#? [pause]
1390 caipan-state
#? [.*"to_move":"w".*"first_stop":"w".*"hands":."b":13,"w":12[^0-9.].*"virtual":."b":0,"w":0[^0-9.].*"prisoners":."b":0,"w":6[^0-9.].*]
caipan-mark dead A5 C5
1400 final_score
#? [B\+14.5]

# Game 6
boardsize 7
clear_board
caipan-rules jpd-art
komi default
caipan-judge declared
play B D6
play W pass
play B D3
play W F5
play B F7
play W A6
play B A7
play W pass
play B E4
play W B6
play B B7
play W C4
play B pass
play W D5
play B G4
play W A3
play B C5
play W E6
play B C2
play W C1
play B A1
play W E3
play B E5
play W D1
play B C6
play W F2
play B E7
play W pass
play B B2
play W G3
play B F6
# suicide
1410 is_legal W E6
#? [0]
play W D4
play B G1
play W F4
# suicide
1420 is_legal B F3
#? [0]
play B B5
play W B4
play B D2
play W G7
play B A5
play W E1
play B B1
play W A4
play B G5
play W G6
play B pass
play W A2
play B C7
# suicide
1430 is_legal W D7
#? [0]
play W B3
# suicide
1440 is_legal B F3
#? [0]
play B B6
# suicide
1450 is_legal W D7
#? [0]
# suicide
1460 is_legal W A6
#? [0]
# suicide
1470 is_legal W C3
#? [0]
play W G4
# suicide
1480 is_legal B F3
#? [0]
play B G2
# suicide
1490 is_legal W D7
#? [0]
# suicide
1500 is_legal W A6
#? [0]
# suicide
1510 is_legal W C3
#? [0]
play W F1
# suicide
1520 is_legal B F3
#? [0]
play B G5
# suicide
1530 is_legal W D7
#? [0]
# suicide
1540 is_legal W A6
#? [0]
# suicide
1550 is_legal W C3
#? [0]
play W E6
# suicide
1560 is_legal B F3
#? [0]
play B pass
# suicide
1570 is_legal W D7
#? [0]
# suicide
1580 is_legal W A6
#? [0]
play W E5
# suicide
1590 is_legal B E4
#? [0]
# suicide
1600 is_legal B F3
#? [0]
play B E2
# suicide
1610 is_legal W D7
#? [0]
# suicide
1620 is_legal W A6
#? [0]
play W C3
# suicide
1630 is_legal B E4
#? [0]
# suicide
1640 is_legal B F3
#? [0]
play B pass
# suicide
1650 is_legal W D7
#? [0]
# suicide
1660 is_legal W A6
#? [0]
play W B2
# suicide
1670 is_legal B E4
#? [0]
# suicide
1680 is_legal B F3
#? [0]
play B E2
# suicide
1690 is_legal W D7
#? [0]
# suicide
1700 is_legal W A6
#? [0]
play W pass
# suicide
1710 is_legal B E4
#? [0]
# suicide
1720 is_legal B F3
#? [0]
play B pass
1730 caipan-phase
#? [pause]
1740 caipan-state
#? [.*"to_move":"w".*"first_stop":"w".*"hands":."b":27,"w":27[^0-9.].*"virtual":."b":0,"w":0[^0-9.].*"prisoners":."b":13,"w":5[^0-9.].*]
caipan-mark dead E3
1750 final_score
#? [W\+13.5]

# Game 7
boardsize 9
clear_board
caipan-rules jpd-art
komi default
caipan-judge declared
play B pass
play W E6
play B H7
play W E5
play B G6
play W pass
play B B4
play W E3
play B B7
play W H9
play B D2
play W pass
play B F4
play W E2
play B D1
play W A2
play B H5
play W A7
play B J5
play W C1
play B F7
play W J6
play B C8
play W E8
play B A6
play W G8
play B H2
play W D4
play B E4
play W E9
play B A5
play W pass
play B A8
# suicide
1760 is_legal W A7
#? [0]
play W B5
play B E7
play W A4
play B D5
play W C4
play B G9
play W J9
play B B3
play W B1
# suicide
1770 is_legal B A1
#? [0]
play B C6
# suicide
1780 is_legal W A7
#? [0]
play W J3
# suicide
1790 is_legal B A1
#? [0]
play B D3
# suicide
1800 is_legal W A7
#? [0]
play W B8
# suicide
1810 is_legal B A1
#? [0]
play B F3
# suicide
1820 is_legal W A7
#? [0]
play W C5
# suicide
1830 is_legal B A1
#? [0]
play B pass
# suicide
1840 is_legal W A7
#? [0]
play W E1
# suicide
1850 is_legal B A1
#? [0]
play B G1
# suicide
1860 is_legal W A7
#? [0]
play W J2
# suicide
1870 is_legal B A1
#? [0]
play B D7
# suicide
1880 is_legal W A7
#? [0]
# suicide
1890 is_legal W C7
#? [0]
play W A3
# suicide
1900 is_legal B A1
#? [0]
play B B6
# suicide
1910 is_legal W A7
#? [0]
# suicide
1920 is_legal W C7
#? [0]
play W H8
# suicide
1930 is_legal B A1
#? [0]
play B G2
# suicide
1940 is_legal W A7
#? [0]
# suicide
1950 is_legal W C7
#? [0]
play W B2
# suicide
1960 is_legal B A1
#? [0]
play B H6
# suicide
1970 is_legal W A7
#? [0]
# suicide
1980 is_legal W C7
#? [0]
play W H3
# suicide
1990 is_legal B A1
#? [0]
play B C2
# suicide
2000 is_legal W A7
#? [0]
# suicide
2010 is_legal W C7
#? [0]
# suicide
2020 is_legal W A1
#? [0]
play W B9
play B J8
# suicide
2030 is_legal W A7
#? [0]
# suicide
2040 is_legal W C7
#? [0]
# suicide
2050 is_legal W A1
#? [0]
play W D8
play B A9
# suicide
2060 is_legal W C7
#? [0]
# suicide
2070 is_legal W A1
#? [0]
play W J4
play B pass
# suicide
2080 is_legal W C7
#? [0]
# suicide
2090 is_legal W A1
#? [0]
play W J1
play B H4
# suicide
2100 is_legal W C7
#? [0]
# suicide
2110 is_legal W A1
#? [0]
play W H1
play B C9
# suicide
2120 is_legal W A7
#? [0]
# suicide
2130 is_legal W C7
#? [0]
# suicide
2140 is_legal W A1
#? [0]
play W B9
play B B8
# suicide
2150 is_legal W B9
#? [0]
# suicide
2160 is_legal W A7
#? [0]
# suicide
2170 is_legal W C7
#? [0]
# suicide
2180 is_legal W A1
#? [0]
play W F6
play B A1
play W F9
play B pass
play W A2
play B J7
play W A3
play B F5
play W G4
play B F2
play W pass
play B B1
play W F8
play B A4
play W G3
play B C3
play W pass
play B G5
play W D9
play B G3
play W H3
play B J3
play W C5
play B C4
play W J2
play B B2
play W A3
play B pass
play W G7
play B H1
play W pass
play B F1
play W E2
play B B5
play W E3
play B D6
play W E5
play B G9
play W D9
play B H9
play W E8
play B D8
play W E6
play B E1
play W F8
play B H8
play W E2
play B F9
play W E9
play B J1
play W G8
play B E3
play W pass
play B F6
play W E5
play B E6
play W pass
play B pass
2190 caipan-phase
#? [pause]
2200 caipan-state
#? [.*"to_move":"w".*"first_stop":"b".*"stones":."b":59,"w":6[^0-9.].*"hands":."b":60,"w":57[^0-9.].*"virtual":."b":0,"w":0[^0-9.].*"prisoners":."b":1,"w":51[^0-9.].*]
2210 list_stones b
#? [A1 A4 A5 A6 A8 A9 B1 B2 B3 B4 B5 B6 B7 B8 C2 C3 C4 C6 C8 C9 D1 D2 D3 D5 D6 D7 D8 E1 E3 E4 E6 E7 F1 F2 F3 F4 F5 F6 F7 F9 G1 G2 G3 G5 G6 G9 H1 H2 H4 H5 H6 H7 H8 H9 J1 J3 J5 J7 J8]
2220 list_stones w
#? [A3 D9 E8 E9 F8 G8]
2230 final_score
#? [B\+57.5]

# Game 8
boardsize 7
clear_board
caipan-rules jpd-art
komi default
caipan-judge declared
play B E2
play W G1
play B A7
play W D2
play B G5
play W G2
play B C6
play W E3
play B C2
play W C4
play B D5
play W D4
play B A2
play W F4
play B G3
play W pass
play B B5
play W B1
play B F2
play W F6
play B pass
play W C7
play B D7
play W F3
play B E5
play W A4
play B D1
play W pass
play B F7
play W B2
play B A6
play W B4
play B F5
play W E6
play B A1
play W G4
# suicide
2240 is_legal B G3
#? [0]
play B C3
play W A5
play B pass
play W C5
play B F1
play W B6
# suicide
2250 is_legal B B5
#? [0]
play B E4
play W G6
play B B3
# suicide
2260 is_legal W C1
#? [0]
play W E1
# suicide
2270 is_legal B B5
#? [0]
# suicide
2280 is_legal B G3
#? [0]
play B C1
play W B7
# suicide
2290 is_legal B B5
#? [0]
# suicide
2300 is_legal B G3
#? [0]
play B B2
# suicide
2310 is_legal W B1
#? [0]
play W A7
# suicide
2320 is_legal B A6
#? [0]
# suicide
2330 is_legal B B5
#? [0]
# suicide
2340 is_legal B G3
#? [0]
play B B1
play W pass
# suicide
2350 is_legal B A6
#? [0]
# suicide
2360 is_legal B B5
#? [0]
# suicide
2370 is_legal B G3
#? [0]
play B D3
play W F1
# suicide
2380 is_legal B A6
#? [0]
# suicide
2390 is_legal B B5
#? [0]
# suicide
2400 is_legal B A3
#? [0]
# suicide
2410 is_legal B G3
#? [0]
play B E2
# suicide
2420 is_legal W D2
#? [0]
play W D6
# suicide
2430 is_legal B A6
#? [0]
# suicide
2440 is_legal B C6
#? [0]
# suicide
2450 is_legal B B5
#? [0]
# suicide
2460 is_legal B G3
#? [0]
play B E7
# suicide
2470 is_legal W D2
#? [0]
play W E4
# suicide
2480 is_legal B G7
#? [0]
# suicide
2490 is_legal B A6
#? [0]
# suicide
2500 is_legal B C6
#? [0]
# suicide
2510 is_legal B B5
#? [0]
# suicide
2520 is_legal B G3
#? [0]
play B A3
play W G5
# suicide
2530 is_legal B G7
#? [0]
# suicide
2540 is_legal B A6
#? [0]
# suicide
2550 is_legal B C6
#? [0]
# suicide
2560 is_legal B B5
#? [0]
# suicide
2570 is_legal B G3
#? [0]
play B F2
play W G7
# suicide
2580 is_legal B A6
#? [0]
# suicide
2590 is_legal B C6
#? [0]
# suicide
2600 is_legal B B5
#? [0]
# suicide
2610 is_legal B D2
#? [0]
play B F5
play W D5
# suicide
2620 is_legal B A6
#? [0]
# suicide
2630 is_legal B C6
#? [0]
# suicide
2640 is_legal B B5
#? [0]
# suicide
2650 is_legal B E5
#? [0]
# suicide
2660 is_legal B D2
#? [0]
play B D7
play W D2
play B B1
play W B2
play B A2
play W D1
play B pass
play W C3
play B F2
play W pass
play B pass
2670 caipan-phase
#? [pause]
2680 caipan-state
#? [.*"to_move":"w".*"first_stop":"w".*"hands":."b":34,"w":33[^0-9.].*"virtual":."b":0,"w":0[^0-9.].*"prisoners":."b":29,"w":3[^0-9.].*]
caipan-mark dead A2
2690 final_score
#? [W\+39.5]

# Game 9
boardsize 19
clear_board
caipan-rules jpd-art
komi default
caipan-judge declared
play B L17
play W S15
play B G16
play W O13
play B M9
play W L2
play B C18
play W A4
play B H17
play W G18
play B F1
play W H10
play B S18
play W H7
play B F3
play W N14
play B M8
play W B9
play B J13
play W R8
play B K3
play W S13
play B J2
play W A2
play B M14
play W G3
play B F11
play W E18
play B G4
play W F12
play B D6
play W F19
play B pass
play W G10
play B F8
play W N2
play B Q1
play W H1
play B B1
play W F18
play B B13
play W E1
play B P4
play W H19
# suicide
2700 is_legal B G19
#? [0]
play B D19
play W pass
play B T17
play W P9
play B C11
play W S6
play B A9
play W G11
play B Q8
play W A8
play B F6
play W D7
play B T15
play W R17
play B N13
play W L1
play B T12
play W J7
play B F2
play W O6
play B Q7
play W Q12
play B A13
play W K18
play B J16
play W K2
play B M19
play W Q10
play B C5
play W B5
play B A5
play W L7
play B B11
play W E9
play B S5
play W pass
play B O16
play W T5
play B C14
play W pass
play B B19
# suicide
2710 is_legal W C19
#? [0]
play W K15
# suicide
2720 is_legal B G19
#? [0]
play B K4
# suicide
2730 is_legal W C19
#? [0]
play W N9
# suicide
2740 is_legal B G19
#? [0]
play B C4
# suicide
2750 is_legal W C19
#? [0]
play W Q11
# suicide
2760 is_legal B G19
#? [0]
play B R15
# suicide
2770 is_legal W C19
#? [0]
play W M10
# suicide
2780 is_legal B G19
#? [0]
play B S10
# suicide
2790 is_legal W C19
#? [0]
play W S9
# suicide
2800 is_legal B G19
#? [0]
play B R14
# suicide
2810 is_legal W C19
#? [0]
play W S8
# suicide
2820 is_legal B G19
#? [0]
play B K11
# suicide
2830 is_legal W C19
#? [0]
play W R19
# suicide
2840 is_legal B G19
#? [0]
play B B16
# suicide
2850 is_legal W C19
#? [0]
play W B4
# suicide
2860 is_legal B G19
#? [0]
play B E7
# suicide
2870 is_legal W C19
#? [0]
play W D18
# suicide
2880 is_legal B G19
#? [0]
play B J19
# suicide
2890 is_legal W C19
#? [0]
play W M2
# suicide
2900 is_legal B G19
#? [0]
play B Q13
# suicide
2910 is_legal W C19
#? [0]
play W K16
# suicide
2920 is_legal B G19
#? [0]
play B O11
# suicide
2930 is_legal W C19
#? [0]
play W D10
# suicide
2940 is_legal B G19
#? [0]
play B K19
# suicide
2950 is_legal W C19
#? [0]
play W pass
# suicide
2960 is_legal B G19
#? [0]
play B P2
# suicide
2970 is_legal W C19
#? [0]
play W R11
# suicide
2980 is_legal B G19
#? [0]
play B R13
# suicide
2990 is_legal W C19
#? [0]
play W G13
# suicide
3000 is_legal B G19
#? [0]
play B B15
# suicide
3010 is_legal W C19
#? [0]
play W B12
# suicide
3020 is_legal B G19
#? [0]
play B A12
# suicide
3030 is_legal W C19
#? [0]
play W G2
# suicide
3040 is_legal B G19
#? [0]
play B S4
# suicide
3050 is_legal W C19
#? [0]
play W H5
# suicide
3060 is_legal B G19
#? [0]
play B P11
# suicide
3070 is_legal W C19
#? [0]
play W K14
# suicide
3080 is_legal B G19
#? [0]
play B T6
# suicide
3090 is_legal W C19
#? [0]
play W G12
play B C2
play W K10
play B H18
play W E15
play B J15
play W C15
play B H15
play W F16
play B O9
play W R6
play B pass
play W F7
play B F13
play W M13
play B R5
play W F10
play B B14
play W Q6
play B P14
play W Q2
play B J1
play W M5
play B J5
play W L6
play B H9
play W Q17
play B N16
play W C8
play B pass
play W O17
play B B7
play W C10
play B Q15
play W F14
play B S19
play W D8
play B Q19
play W Q16
play B C16
play W J3
play B A11
play W O14
play B E2
play W N1
play B G15
play W S12
play B A7
play W T3
play B A6
play W H14
play B M4
play W T4
play B G14
play W O3
play B N19
play W O18
play B pass
play W F4
play B J17
play W A3
play B T7
play W A18
play B C3
play W L3
play B A1
play W B8
play B E8
play W D5
play B H11
play W P15
play B N8
play W T9
play B M3
play W L10
play B D2
play W O4
play B A10
play W P7
play B L8
play W K1
play B S3
play W T8
play B pass
play W M7
play B J14
play W L16
play B H13
play W E5
play B L19
play W T13
play B Q3
play W T18
play B H12
play W H4
play B D13
play W O5
play B D15
play W N4
play B C9
play W H8
play B N18
play W H3
play B N5
play W Q4
play B S14
play W G17
play B S16
play W O2
play B E6
play W N6
play B G9
play W pass
play B Q5
play W K12
play B J6
play W N17
play B pass
play W B3
play B A17
play W J11
play B R7
play W E11
play B A15
play W R2
play B R4
play W L12
play B L13
play W H6
play B D4
play W pass
play B A19
play W G1
play B R12
play W B18
play B N10
play W G6
play B D17
play W C7
play B N3
play W N7
play B J9
play W F15
play B L9
play W T10
play B J18
play W C6
play B S7
play W T1
play B D14
play W E17
play B T11
play W P6
play B L11
play W O10
play B E13
play W B17
play B O12
play W J12
play B S2
play W M16
play B K13
play W Q9
play B O15
play W A16
play B D11
play W R16
play B D12
play W P12
play B S17
play W M11
play B T19
play W P19
play B K17
play W M18
play B P17
play W pass
play B D3
play W K6
play B O7
play W M15
play B P8
play W pass
play B F5
play W H2
play B L5
play W N11
play B P18
play W L14
play B T14
play W C12
play B P1
play W J1
play B R18
play W R3
play B P13
play W L11
play B E19
play W S11
play B M17
play W P10
play B E16
play W D16
play B G5
play W R10
play B S1
play W O8
play B J10
play W B2
play B G8
play W D1
play B R7
play W P5
play B E16
play W D9
play B pass
play W C1
play B O19
play W Q18
play B P3
play W Q8
play B T11
play W B10
play B L18
play W E14
play B E3
play W T12
play B L4
play W N15
play B C13
play W pass
play B K7
play W C17
play B F17
play W G7
play B F15
play W T2
play B A1
play W O1
play B F14
play W B12
play B K8
play W T6
play B T7
play W E14
play B J4
play W M12
play B R1
play W E12
play B J8
play W B6
play B R2
play W N9
play B F9
play W N17
play B A7
play W A6
play B E4
play W F16
play B S7
play W B1
play B C12
play W E5
play B D5
play W N12
play B O11
play W O17
play B O12
play W P16
play B O18
play W K9
play B K18
play W A1
play B pass
play W pass
3100 caipan-phase
#? [pause]
3110 caipan-state
#? [.*"to_move":"b".*"first_stop":"b".*"stones":."b":152,"w":160[^0-9.].*"hands":."b":191,"w":189[^0-9.].*"virtual":."b":0,"w":0[^0-9.].*"prisoners":."b":39,"w":29[^0-9.].*]
3120 list_stones b
#? [A7 A9 A10 A11 A12 A13 A15 A19 B11 B13 B14 B15 B16 B19 C2 C3 C4 C5 C11 C12 C13 C14 C16 C18 D2 D3 D4 D5 D6 D11 D12 D13 D14 D15 D17 D19 E2 E3 E4 E6 E7 E8 E13 E16 E19 F1 F2 F3 F5 F6 F8 F9 F13 F14 F15 G4 G5 G8 G9 G14 G15 G16 H9 H11 H12 H13 H15 H17 H18 J4 J5 J6 J8 J9 J10 J13 J14 J15 J16 J17 J18 J19 K3 K4 K7 K8 K13 K17 K18 K19 L4 L5 L8 L9 L13 L17 L18 L19 M3 M4 M8 M9 M17 M19 N3 N8 N18 N19 O11 O12 O18 O19 P1 P2 P3 P4 P13 P14 P17 P18 Q1 Q3 Q5 Q13 Q15 Q19 R1 R2 R4 R5 R7 R12 R13 R14 R15 R18 S1 S2 S3 S4 S5 S7 S14 S16 S17 S18 S19 T7 T14 T15 T17 T19]
3130 list_stones w
#? [A1 A2 A3 A4 A6 A8 A16 A18 B1 B2 B3 B4 B5 B6 B8 B9 B10 B17 B18 C1 C6 C7 C8 C10 C17 D1 D7 D8 D9 D10 D18 E1 E9 E11 E12 E14 E17 E18 F7 F10 F12 F16 F18 F19 G1 G2 G3 G6 G7 G10 G11 G12 G13 G17 G18 H1 H2 H3 H4 H5 H6 H7 H8 H10 H19 J1 J3 J7 J11 J12 K1 K2 K6 K9 K10 K12 K14 K15 K16 L1 L2 L3 L6 L7 L10 L11 L12 L14 L16 M2 M5 M7 M10 M11 M12 M13 M15 M16 N1 N2 N4 N6 N7 N9 N11 N12 N14 N15 N17 O1 O2 O3 O4 O5 O6 O8 O10 O13 O14 O17 P5 P6 P7 P9 P10 P12 P15 P16 Q6 Q8 Q9 Q10 Q11 Q12 Q16 Q17 Q18 R6 R8 R10 R11 R16 R17 S6 S8 S9 S11 S12 S13 T1 T2 T3 T4 T5 T6 T8 T9 T10 T12 T13]
3140 final_score
#? [W\+22.5]

# Game 10
rectangular_boardsize 5 3
clear_board
caipan-rules jpd-art
komi default
caipan-judge declared
play B B2
play W B1
play B A3
play W C2
play B D3
play W C3
play B E1
play W A2
# suicide
3150 is_legal B B3
#? [0]
play B pass
play W pass
3160 caipan-phase
#? [pause]
3170 caipan-state
#? [.*"to_move":"b".*"first_stop":"b".*"stones":."b":4,"w":4[^0-9.].*"hands":."b":4,"w":4[^0-9.].*"virtual":."b":0,"w":0[^0-9.].*"prisoners":."b":0,"w":0[^0-9.].*]
3180 list_stones b
#? [A3 B2 D3 E1]
3190 list_stones w
#? [A2 B1 C2 C3]
3200 final_score
#? [W\+5.5]

# Game 11
boardsize 7
clear_board
caipan-rules jpd-art
komi default
caipan-judge declared
play B F7
play W A1
play B B3
play W D3
play B pass
play W A5
play B pass
play W F2
play B A2
play W D1
play B E5
play W C7
play B C6
play W F6
play B G5
play W C1
play B G3
play W A7
play B G6
# suicide
3210 is_legal W G7
#? [0]
play W G2
play B pass
play W F5
play B C2
play W B4
play B F3
play W B6
# suicide
3220 is_legal B B7
#? [0]
# suicide
3230 is_legal B A6
#? [0]
play B C3
# suicide
3240 is_legal W G7
#? [0]
play W C4
# suicide
3250 is_legal B B7
#? [0]
# suicide
3260 is_legal B A6
#? [0]
play B pass
# suicide
3270 is_legal W G7
#? [0]
play W B2
# suicide
3280 is_legal B B7
#? [0]
# suicide
3290 is_legal B A6
#? [0]
play B D4
# suicide
3300 is_legal W G7
#? [0]
play W G1
# suicide
3310 is_legal B B7
#? [0]
# suicide
3320 is_legal B A6
#? [0]
play B E2
# suicide
3330 is_legal W G7
#? [0]
play W F4
# suicide
3340 is_legal B B7
#? [0]
# suicide
3350 is_legal B A6
#? [0]
play B D5
# suicide
3360 is_legal W G7
#? [0]
play W F1
# suicide
3370 is_legal B B7
#? [0]
# suicide
3380 is_legal B A6
#? [0]
play B A3
# suicide
3390 is_legal W G7
#? [0]
play W G4
# suicide
3400 is_legal B B7
#? [0]
# suicide
3410 is_legal B A6
#? [0]
play B D7
play W E3
play B G3
play W F3
# suicide
3420 is_legal B G3
#? [0]
play B E4
play W E1
# suicide
3430 is_legal B A6
#? [0]
# suicide
3440 is_legal B G3
#? [0]
play B C5
play W B7
# suicide
3450 is_legal B A6
#? [0]
# suicide
3460 is_legal B G3
#? [0]
play B B5
play W E6
play B E7
play W A4
# suicide
3470 is_legal B D2
#? [0]
play B B1
# suicide
3480 is_legal W A6
#? [0]
# suicide
3490 is_legal W B2
#? [0]
# suicide
3500 is_legal W A1
#? [0]
play W D6
# suicide
3510 is_legal B G7
#? [0]
# suicide
3520 is_legal B A6
#? [0]
# suicide
3530 is_legal B G3
#? [0]
play B B5
# suicide
3540 is_legal W B2
#? [0]
# suicide
3550 is_legal W A1
#? [0]
play W C5
# suicide
3560 is_legal B G7
#? [0]
# suicide
3570 is_legal B A6
#? [0]
# suicide
3580 is_legal B C6
#? [0]
# suicide
3590 is_legal B B5
#? [0]
# suicide
3600 is_legal B G3
#? [0]
play B D2
play W G7
play B D4
play W pass
play B D7
play W pass
play B pass
3610 caipan-phase
#? [pause]
3620 caipan-state
#? [.*"to_move":"w".*"first_stop":"b".*"stones":."b":10,"w":26[^0-9.].*"hands":."b":26,"w":28[^0-9.].*"virtual":."b":0,"w":0[^0-9.].*"prisoners":."b":16,"w":2[^0-9.].*]
3630 list_stones b
#? [A2 A3 B1 B3 C2 C3 D2 D4 D7 E2]
3640 list_stones w
#? [A4 A5 A7 B4 B6 B7 C1 C4 C5 C7 D1 D3 D6 E1 E3 E6 F1 F2 F3 F4 F5 F6 G1 G2 G4 G7]
3650 final_score
#? [W\+24.5]

# Game 12
boardsize 7
clear_board
caipan-rules jpd-art
komi default
caipan-judge declared
play B B2
play W F1
play B D2
play W E5
play B G7
play W C6
play B B1
play W G4
play B A7
play W F7
play B B7
play W C7
play B A2
# suicide
3660 is_legal W A1
#? [0]
play W F5
play B C3
play W G6
# suicide
3670 is_legal B G7
#? [0]
# suicide
3680 is_legal B G5
#? [0]
play B C2
# suicide
3690 is_legal W A1
#? [0]
play W B5
# suicide
3700 is_legal B G7
#? [0]
# suicide
3710 is_legal B G5
#? [0]
play B D1
# suicide
3720 is_legal W A1
#? [0]
# suicide
3730 is_legal W C1
#? [0]
play W A6
# suicide
3740 is_legal B G7
#? [0]
# suicide
3750 is_legal B B6
#? [0]
# suicide
3760 is_legal B G5
#? [0]
play B E2
# suicide
3770 is_legal W A1
#? [0]
# suicide
3780 is_legal W C1
#? [0]
play W A4
# suicide
3790 is_legal B G7
#? [0]
# suicide
3800 is_legal B B6
#? [0]
# suicide
3810 is_legal B A5
#? [0]
# suicide
3820 is_legal B G5
#? [0]
play B E7
# suicide
3830 is_legal W A1
#? [0]
# suicide
3840 is_legal W C1
#? [0]
play W G1
# suicide
3850 is_legal B G7
#? [0]
# suicide
3860 is_legal B B6
#? [0]
# suicide
3870 is_legal B A5
#? [0]
# suicide
3880 is_legal B G5
#? [0]
play B E6
# suicide
3890 is_legal W A1
#? [0]
# suicide
3900 is_legal W C1
#? [0]
play W F3
# suicide
3910 is_legal B G7
#? [0]
# suicide
3920 is_legal B B6
#? [0]
# suicide
3930 is_legal B A5
#? [0]
# suicide
3940 is_legal B G5
#? [0]
play B D3
# suicide
3950 is_legal W A1
#? [0]
# suicide
3960 is_legal W C1
#? [0]
play W A3
# suicide
3970 is_legal B G7
#? [0]
# suicide
3980 is_legal B B6
#? [0]
# suicide
3990 is_legal B A5
#? [0]
# suicide
4000 is_legal B G5
#? [0]
play B E1
# suicide
4010 is_legal W A1
#? [0]
# suicide
4020 is_legal W C1
#? [0]
play W pass
# suicide
4030 is_legal B G7
#? [0]
# suicide
4040 is_legal B B6
#? [0]
# suicide
4050 is_legal B A5
#? [0]
# suicide
4060 is_legal B G5
#? [0]
play B pass
4070 caipan-phase
#? [pause]
4080 caipan-state
#? [.*"to_move":"w".*"first_stop":"w".*"stones":."b":14,"w":14[^0-9.].*"hands":."b":15,"w":14[^0-9.].*"virtual":."b":0,"w":0[^0-9.].*"prisoners":."b":1,"w":0[^0-9.].*]
4090 list_stones b
#? [A2 A7 B1 B2 B7 C2 C3 D1 D2 D3 E1 E2 E6 E7]
4100 list_stones w
#? [A3 A4 A6 B5 C6 C7 E5 F1 F3 F5 F7 G1 G4 G6]
4110 final_score
#? [W\+8.5]
