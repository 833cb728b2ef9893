# Single sentences of the rule texts.

# Y01.1 (the article named): A 5.1(1): 一弃一虚 is no pause; W's abandon is
# converted (A 2.3(2)).
boardsize 5
clear_board
caipan-rules jpd-a
komi default
caipan-judge declared
gogui-setup_player b
play b C3
play w pass
play b virtual
10 caipan-phase
#? [playing]
20 caipan-state
#? [.*"virtual":."b":1,"w":1[^0-9.].*]

#   OOOOO.
#   OXO.OO
#   X.XOXX
#   XXXXXX
#   XXXXXX
#   .X.XXX
# Y02.1 (the article named): A 4.2, 5.3(5): 摇橹两劫; three black virtual moves
# on one shape, three white ones on the other (six in all).
boardsize 6
clear_board
caipan-rules jpd-a
komi default
caipan-judge declared
gogui-setup w A6 w B6 w C6 w D6 w E6 w A5 b B5 w C5 w E5 w F5 b A4 b C4 w D4 b E4 b F4 b A3 b B3 b C3 b D3 b E3 b F3 b A2 b B2 b C2 b D2 b E2 b F2 b B1 b D1 b E1 b F1
gogui-setup_player b
play b D5
play w B4
play b virtual
play w D4
play b B5
play w virtual
play b D5
play w B4
play b virtual
play w D4
play b B5
play w virtual
play b D5
play w B4
play b virtual
play w D4
play b B5
play w virtual
play b D5
play w B4
30 caipan-phase
#? [playing]
# Y02.2 (the article named): A 5.3(5) 单方虚手的累计: Black alone made the four on
# this shape.
boardsize 6
clear_board
caipan-rules jpd-a
komi default
caipan-judge declared
gogui-setup w A6 w B6 w C6 w D6 w E6 w A5 b B5 w C5 w E5 w F5 b A4 b C4 w D4 b E4 b F4 b A3 b B3 b C3 b D3 b E3 b F3 b A2 b B2 b C2 b D2 b E2 b F2 b B1 b D1 b E1 b F1
gogui-setup_player b
play b D5
play w B4
play b virtual
play w D4
play b B5
play w virtual
play b D5
play w B4
play b virtual
play w D4
play b B5
play w virtual
play b D5
play w B4
play b virtual
play w D4
play b B5
play w virtual
play b D5
play w B4
play b virtual
40 caipan-phase
#? [ended four-virtual]

#   .....
#   .....
#   .....
#   OOO..
#   ..O..
# Y05.1 (the article named): A 3.3: stones lost by suicide are taken off
# like captured ones and kept for refilling.
boardsize 5
clear_board
caipan-rules jpd-a
komi default
caipan-judge declared
gogui-setup w A2 w B2 w C2 w C1
gogui-setup_player b
play b A1
play w virtual
play b B1
50 caipan-state
#? [.*"prisoners":."b":2,"w":0[^0-9.].*]
# Y05.2 (the article named): A 3.3, 7.1(3): two black prisoners, one white
# virtual stone; (-2-20) + (2-5) = 0-25.
boardsize 5
clear_board
caipan-rules jpd-a
komi default
caipan-judge declared
gogui-setup w A2 w B2 w C2 w C1
gogui-setup_player b
play b A1
play w virtual
play b B1
play w pass
play b pass
60 caipan-count territory json
#? [."raw":."b":-2,"w":20.,.*]

# Y06.1 (the article named): A 7.1(1)-(3): Black is 收后方, but the hands are
# 1:1, so the A-type stone is refilled, not put in the bowl; White's virtual
# stone finds no room (left_out 1).
boardsize 5
clear_board
caipan-rules jpd-a
komi default
caipan-judge declared
gogui-setup_player b
play b C3
play w virtual
play b pass
play w pass
caipan-accept
70 caipan-count territory json
#? [."raw":."b":24,"w":-1.,.*]
80 final_score
#? [B\+17.5]

#   X.XOOO.......OOOOX.
#   .XXXXOOOOOOOOOXXXXX
#   ...XOOXXOXOXXOXXX..
#   .XXXOOOXOXXXOOXXXXX
#   XXOOXXOXXX.XXOXXXOO
#   XOOXX.X.....XOOOOOX
#   O.OXXX.XXXX.XXXXXXX
#   OOOXOX.XOXXXOOOOOOX
#   OXOOOOXXOOOO......O
#   XXXXOOXOOXXOOO.....
#   .XOOOXXOOOXXXXO.OO.
#   .XOO.OOOXOXX.XO.O.O
#   XXXOOXXOXXOXXOOOXO.
#   OOXXXXXXXOOX.XOOXOO
#   O.OX.XXXOOOOXXOOXXX
#   .OOOXXXXXOXOXOOX..X
#   ...OOOXOOOXXXXXXX.X
#   .....OOO.OOX....X.X
#   ......O...OOX....X.
# Y08.1 (the article named): LK 8: 两溢之棋 is the equal-road position with no
# roads.
boardsize 19
clear_board
caipan-rules lanke
komi default
caipan-judge declared
gogui-setup b A19 b C19 w D19 w E19 w F19 w O19 w P19 w Q19 w R19 b S19 b B18 b C18 b D18 b E18 w F18 w G18 w H18 w J18 w K18 w L18 w M18 w N18 w O18 b P18 b Q18 b R18 b S18 b T18 b D17 w E17 w F17 b G17 b H17 w J17 b K17 w L17 b M17 b N17 w O17 b P17 b Q17 b R17 b B16 b C16 b D16 w E16 w F16 w G16 b H16 w J16 b K16 b L16 b M16 w N16 w O16 b P16 b Q16 b R16 b S16 b T16 b A15 b B15 w C15 w D15 b E15 b F15 w G15 b H15 b J15 b K15 b M15 b N15 w O15 b P15 b Q15 b R15 w S15 w T15 b A14 w B14 w C14 b D14 b E14 b G14 b N14 w O14 w P14 w Q14 w R14 w S14 b T14 w A13 w C13 b D13 b E13 b F13 b H13 b J13 b K13 b L13 b N13 b O13 b P13 b Q13 b R13 b S13 b T13 w A12 w B12 w C12 b D12 w E12 b F12 b H12 w J12 b K12 b L12 b M12 w N12 w O12 w P12 w Q12 w R12 w S12 b T12 w A11 b B11 w C11 w D11 w E11 w F11 b G11 b H11 w J11 w K11 w L11 w M11 w T11 b A10 b B10 b C10 b D10 w E10 w F10 b G10 w H10 w J10 b K10 b L10 w M10 w N10 w O10 b B9 w C9 w D9 w E9 b F9 b G9 w H9 w J9 w K9 b L9 b M9 b N9 b O9 w P9 w R9 w S9 b B8 w C8 w D8 w F8 w G8 w H8 b J8 w K8 b L8 b M8 b O8 w P8 w R8 w T8 b A7 b B7 b C7 w D7 w E7 b F7 b G7 w H7 b J7 b K7 w L7 b M7 b N7 w O7 w P7 w Q7 b R7 w S7 w A6 w B6 b C6 b D6 b E6 b F6 b G6 b H6 b J6 w K6 w L6 b M6 b O6 w P6 w Q6 b R6 w S6 w T6 w A5 w C5 b D5 b F5 b G5 b H5 w J5 w K5 w L5 w M5 b N5 b O5 w P5 w Q5 b R5 b S5 b T5 w B4 w C4 w D4 b E4 b F4 b G4 b H4 b J4 w K4 b L4 w M4 b N4 w O4 w P4 b Q4 b T4 w D3 w E3 w F3 b G3 w H3 w J3 w K3 b L3 b M3 b N3 b O3 b P3 b Q3 b R3 b T3 w F2 w G2 w H2 w K2 w L2 b M2 b R2 b T2 w G1 w L1 w M1 b N1 b S1
gogui-setup_player w
play w pass
play b pass
90 caipan-count roads 0 json
#? [."n":[0-9]+,"b":173,"w":172,.*]
100 caipan-state
#? [.*"stones":."b":146,"w":133[^0-9.].*]
110 caipan-count roads 20 json
#? [."n":[0-9]+,"b":153,"w":152,.*]

#   ......
#   ...XXX
#   .XXXOO
#   .XOOO.
#   .XO.OX
#   .XOXX.
# Y09.1 (the article named): A 4.2 names 送二还一 among the cycles that may be
# void.
boardsize 6
clear_board
caipan-rules jpd-a cycle=void
komi default
caipan-judge declared
gogui-setup b D5 b E5 b F5 b B4 b C4 b D4 w E4 w F4 b B3 w C3 w D3 w E3 b B2 w C2 w E2 b F2 b B1 w C1 b D1 b E1
gogui-setup_player b
play b F3
play w F1
play b F2
120 caipan-phase
#? [ended void]

#   OOOOOOO
#   OXO.O.O
#   X.XOXOX
#   XXXXXXX
#   OOOOOOO
#   .......
#   .......
# Y09.2 (the article named): A 4.2: three kos.
boardsize 7
clear_board
caipan-rules jpd-a cycle=void
komi default
caipan-judge declared
gogui-setup w A7 w B7 w C7 w D7 w E7 w F7 w G7 w A6 b B6 w C6 w E6 w G6 b A5 b C5 w D5 b E5 w F5 b G5 b A4 b B4 b C4 b D4 b E4 b F4 b G4 w A3 w B3 w C3 w D3 w E3 w F3 w G3
gogui-setup_player b
play b D6
play w B5
play b F6
play w D5
play b B6
play w F5
130 caipan-phase
#? [ended void]

#   .....
#   .XO..
#   XO.O.
#   .XO..
#   .....
# Y09.3 (the article named): A 4.2: a single ko stays under the ban.
boardsize 5
clear_board
caipan-rules jpd-a cycle=void
komi default
caipan-judge declared
gogui-setup b B4 w C4 b A3 w B3 w D3 b B2 w C2
gogui-setup_player b
play b C3
140 is_legal w B3
#? [0]

#   .XXXO
#   XXOOO
#   XXXO.
#   OXOOO
#   .XOO.
# Y11.1 (the article named): SQ 五.3: dead off first, then fill, then all
# contacts at once: a,b 13:12, c,d 7:6, E 0.52, v 0.48, draw (small board:
# ours).
boardsize 5
clear_board
caipan-rules sanqing
komi 1.5
caipan-judge declared
gogui-setup b B5 b C5 b D5 w E5 b A4 b B4 w C4 w D4 w E4 b A3 b B3 b C3 w D3 w A2 b B2 w C2 w D2 w E2 b B1 w C1 w D1
gogui-setup_player b
play b pass
play w pass
caipan-mark dead A2
150 final_score
#? [0]
