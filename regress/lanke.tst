# Ancient counting: the figures of the essay (LK).

#   X.XOOO.OO.OOOOOOOX.
#   .XXXXOOOOOOOOOXXXXX
#   XXXXOOXXOXOXXOXXXX.
#   XXXXOOOXOXXXOOXXXXX
#   XXOOXXOXX...XOXXXOO
#   XOOXX.XX....XOOOOOX
#   OOOXXX.XX...XXXXXXX
#   OOOXOXXXOXXXOOOOOOX
#   OXOOOOXXOOOOOOO...O
#   XXXXOOXOOXXOOO....O
#   .XOOOXXOOOXXXXO....
#   XXOOOOOOXOXXXXOOOOO
#   XXXOOXXOXXOXXOOOXO.
#   OOXXXXXXXOOXXXOOXOO
#   OOOX.XXXOOOOXXOOXXX
#   OOOOXXXXXOXOXOOXXXX
#   OOOOOOXOOOXXXXX....
#   .....OOO.OOXXXX....
#   .....OOOO.OOXXX....
# F02.1.tromp-taylor (seed 004 §8): Stones 153:152 with equal roads decide:
# Black +1. Note 12 stones of fig.5 were taken off again (allowed
# re-arrangement inside own area).
boardsize 19
clear_board
caipan-rules tromp-taylor
komi default
caipan-judge declared
gogui-setup b A19 b C19 w D19 w E19 w F19 w H19 w J19 w L19 w M19 w N19 w O19 w P19 w Q19 w R19 b S19 b B18 b C18 b D18 b E18 w F18 w G18 w H18 w J18 w K18 w L18 w M18 w N18 w O18 b P18 b Q18 b R18 b S18 b T18 b A17 b B17 b C17 b D17 w E17 w F17 b G17 b H17 w J17 b K17 w L17 b M17 b N17 w O17 b P17 b Q17 b R17 b S17 b A16 b B16 b C16 b D16 w E16 w F16 w G16 b H16 w J16 b K16 b L16 b M16 w N16 w O16 b P16 b Q16 b R16 b S16 b T16 b A15 b B15 w C15 w D15 b E15 b F15 w G15 b H15 b J15 b N15 w O15 b P15 b Q15 b R15 w S15 w T15 b A14 w B14 w C14 b D14 b E14 b G14 b H14 b N14 w O14 w P14 w Q14 w R14 w S14 b T14 w A13 w B13 w C13 b D13 b E13 b F13 b H13 b J13 b N13 b O13 b P13 b Q13 b R13 b S13 b T13 w A12 w B12 w C12 b D12 w E12 b F12 b G12 b H12 w J12 b K12 b L12 b M12 w N12 w O12 w P12 w Q12 w R12 w S12 b T12 w A11 b B11 w C11 w D11 w E11 w F11 b G11 b H11 w J11 w K11 w L11 w M11 w N11 w O11 w P11 w T11 b A10 b B10 b C10 b D10 w E10 w F10 b G10 w H10 w J10 b K10 b L10 w M10 w N10 w O10 w T10 b B9 w C9 w D9 w E9 b F9 b G9 w H9 w J9 w K9 b L9 b M9 b N9 b O9 w P9 b A8 b B8 w C8 w D8 w E8 w F8 w G8 w H8 b J8 w K8 b L8 b M8 b N8 b O8 w P8 w Q8 w R8 w S8 w T8 b A7 b B7 b C7 w D7 w E7 b F7 b G7 w H7 b J7 b K7 w L7 b M7 b N7 w O7 w P7 w Q7 b R7 w S7 w A6 w B6 b C6 b D6 b E6 b F6 b G6 b H6 b J6 w K6 w L6 b M6 b N6 b O6 w P6 w Q6 b R6 w S6 w T6 w A5 w B5 w C5 b D5 b F5 b G5 b H5 w J5 w K5 w L5 w M5 b N5 b O5 w P5 w Q5 b R5 b S5 b T5 w A4 w B4 w C4 w D4 b E4 b F4 b G4 b H4 b J4 w K4 b L4 w M4 b N4 w O4 w P4 b Q4 b R4 b S4 b T4 w A3 w B3 w C3 w D3 w E3 w F3 b G3 w H3 w J3 w K3 b L3 b M3 b N3 b O3 b P3 w F2 w G2 w H2 w K2 w L2 b M2 b N2 b O2 b P2 w F1 w G1 w H1 w J1 w L1 w M1 b N1 b O1 b P1
gogui-setup_player w
play w pass
play b pass
10 caipan-count area json
#? [."b":183,"w":178,"public":0,.*]
# F02.2.lanke (seed 004 §8): Stones 153:152 with equal roads decide: Black
# +1. Note 12 stones of fig.5 were taken off again (allowed re-arrangement
# inside own area).
boardsize 19
clear_board
caipan-rules lanke
komi default
caipan-judge declared
gogui-setup b A19 b C19 w D19 w E19 w F19 w H19 w J19 w L19 w M19 w N19 w O19 w P19 w Q19 w R19 b S19 b B18 b C18 b D18 b E18 w F18 w G18 w H18 w J18 w K18 w L18 w M18 w N18 w O18 b P18 b Q18 b R18 b S18 b T18 b A17 b B17 b C17 b D17 w E17 w F17 b G17 b H17 w J17 b K17 w L17 b M17 b N17 w O17 b P17 b Q17 b R17 b S17 b A16 b B16 b C16 b D16 w E16 w F16 w G16 b H16 w J16 b K16 b L16 b M16 w N16 w O16 b P16 b Q16 b R16 b S16 b T16 b A15 b B15 w C15 w D15 b E15 b F15 w G15 b H15 b J15 b N15 w O15 b P15 b Q15 b R15 w S15 w T15 b A14 w B14 w C14 b D14 b E14 b G14 b H14 b N14 w O14 w P14 w Q14 w R14 w S14 b T14 w A13 w B13 w C13 b D13 b E13 b F13 b H13 b J13 b N13 b O13 b P13 b Q13 b R13 b S13 b T13 w A12 w B12 w C12 b D12 w E12 b F12 b G12 b H12 w J12 b K12 b L12 b M12 w N12 w O12 w P12 w Q12 w R12 w S12 b T12 w A11 b B11 w C11 w D11 w E11 w F11 b G11 b H11 w J11 w K11 w L11 w M11 w N11 w O11 w P11 w T11 b A10 b B10 b C10 b D10 w E10 w F10 b G10 w H10 w J10 b K10 b L10 w M10 w N10 w O10 w T10 b B9 w C9 w D9 w E9 b F9 b G9 w H9 w J9 w K9 b L9 b M9 b N9 b O9 w P9 b A8 b B8 w C8 w D8 w E8 w F8 w G8 w H8 b J8 w K8 b L8 b M8 b N8 b O8 w P8 w Q8 w R8 w S8 w T8 b A7 b B7 b C7 w D7 w E7 b F7 b G7 w H7 b J7 b K7 w L7 b M7 b N7 w O7 w P7 w Q7 b R7 w S7 w A6 w B6 b C6 b D6 b E6 b F6 b G6 b H6 b J6 w K6 w L6 b M6 b N6 b O6 w P6 w Q6 b R6 w S6 w T6 w A5 w B5 w C5 b D5 b F5 b G5 b H5 w J5 w K5 w L5 w M5 b N5 b O5 w P5 w Q5 b R5 b S5 b T5 w A4 w B4 w C4 w D4 b E4 b F4 b G4 b H4 b J4 w K4 b L4 w M4 b N4 w O4 w P4 b Q4 b R4 b S4 b T4 w A3 w B3 w C3 w D3 w E3 w F3 b G3 w H3 w J3 w K3 b L3 b M3 b N3 b O3 b P3 w F2 w G2 w H2 w K2 w L2 b M2 b N2 b O2 b P2 w F1 w G1 w H1 w J1 w L1 w M1 b N1 b O1 b P1
gogui-setup_player w
play w pass
play b pass
20 caipan-count stones json
#? [."b":173,"w":172,.*]
30 caipan-state
#? [.*"stones":."b":153,"w":152[^0-9.].*]

#   X.XOOO.OOOOO.OOOOX.
#   .XXXXOOOOOOOOOXXXXX
#   XXXXOOXXOXOXXOXXXX.
#   XXXXOOOXOXXXOOXXXXX
#   XXOOXXOXXXXXXOXXXOO
#   XOOXX.XXXXXXXOOOOOX
#   OOOXXX.XXXXXXXXXXXX
#   OOOXOXXXOXXXOOOOOOX
#   OXOOOOXXOOOOOOOOOOO
#   XXXXOOXOOXXOOOOOOOO
#   .XOOOXXOOOXXXXOOOO.
#   XXOOOOOOXOXX.XOOO.O
#   XXXOOXXOXXOXXOOOXOO
#   OOXXXXXXXOOX.XOOXOO
#   OOOX.XXXOOOOXXOOXXX
#   OOOOXXXXXOXOXOOX..X
#   .OOOOOXOOOXXXXXXX.X
#   .....OOO.OOX....X.X
#   ......OOO.OOX....X.
# F03.1.tromp-taylor (seed 004 §10): Roads 13:12 (eyes excluded) decide:
# Black +1. Also checks Art.17 of the art version: 目 23:18 -> 23+320/2=183,
# 18+320/2=178.
boardsize 19
clear_board
caipan-rules tromp-taylor
komi default
caipan-judge declared
gogui-setup b A19 b C19 w D19 w E19 w F19 w H19 w J19 w K19 w L19 w M19 w O19 w P19 w Q19 w R19 b S19 b B18 b C18 b D18 b E18 w F18 w G18 w H18 w J18 w K18 w L18 w M18 w N18 w O18 b P18 b Q18 b R18 b S18 b T18 b A17 b B17 b C17 b D17 w E17 w F17 b G17 b H17 w J17 b K17 w L17 b M17 b N17 w O17 b P17 b Q17 b R17 b S17 b A16 b B16 b C16 b D16 w E16 w F16 w G16 b H16 w J16 b K16 b L16 b M16 w N16 w O16 b P16 b Q16 b R16 b S16 b T16 b A15 b B15 w C15 w D15 b E15 b F15 w G15 b H15 b J15 b K15 b L15 b M15 b N15 w O15 b P15 b Q15 b R15 w S15 w T15 b A14 w B14 w C14 b D14 b E14 b G14 b H14 b J14 b K14 b L14 b M14 b N14 w O14 w P14 w Q14 w R14 w S14 b T14 w A13 w B13 w C13 b D13 b E13 b F13 b H13 b J13 b K13 b L13 b M13 b N13 b O13 b P13 b Q13 b R13 b S13 b T13 w A12 w B12 w C12 b D12 w E12 b F12 b G12 b H12 w J12 b K12 b L12 b M12 w N12 w O12 w P12 w Q12 w R12 w S12 b T12 w A11 b B11 w C11 w D11 w E11 w F11 b G11 b H11 w J11 w K11 w L11 w M11 w N11 w O11 w P11 w Q11 w R11 w S11 w T11 b A10 b B10 b C10 b D10 w E10 w F10 b G10 w H10 w J10 b K10 b L10 w M10 w N10 w O10 w P10 w Q10 w R10 w S10 w T10 b B9 w C9 w D9 w E9 b F9 b G9 w H9 w J9 w K9 b L9 b M9 b N9 b O9 w P9 w Q9 w R9 w S9 b A8 b B8 w C8 w D8 w E8 w F8 w G8 w H8 b J8 w K8 b L8 b M8 b O8 w P8 w Q8 w R8 w T8 b A7 b B7 b C7 w D7 w E7 b F7 b G7 w H7 b J7 b K7 w L7 b M7 b N7 w O7 w P7 w Q7 b R7 w S7 w T7 w A6 w B6 b C6 b D6 b E6 b F6 b G6 b H6 b J6 w K6 w L6 b M6 b O6 w P6 w Q6 b R6 w S6 w T6 w A5 w B5 w C5 b D5 b F5 b G5 b H5 w J5 w K5 w L5 w M5 b N5 b O5 w P5 w Q5 b R5 b S5 b T5 w A4 w B4 w C4 w D4 b E4 b F4 b G4 b H4 b J4 w K4 b L4 w M4 b N4 w O4 w P4 b Q4 b T4 w B3 w C3 w D3 w E3 w F3 b G3 w H3 w J3 w K3 b L3 b M3 b N3 b O3 b P3 b Q3 b R3 b T3 w F2 w G2 w H2 w K2 w L2 b M2 b R2 b T2 w G1 w H1 w J1 w L1 w M1 b N1 b S1
gogui-setup_player w
play w pass
play b pass
40 caipan-count area json
#? [."b":183,"w":178,"public":0,.*]
# F03.2.lanke (seed 004 §10): Roads 13:12 (eyes excluded) decide: Black +1.
# Also checks Art.17 of the art version: 目 23:18 -> 23+320/2=183,
# 18+320/2=178.
boardsize 19
clear_board
caipan-rules lanke
komi default
caipan-judge declared
gogui-setup b A19 b C19 w D19 w E19 w F19 w H19 w J19 w K19 w L19 w M19 w O19 w P19 w Q19 w R19 b S19 b B18 b C18 b D18 b E18 w F18 w G18 w H18 w J18 w K18 w L18 w M18 w N18 w O18 b P18 b Q18 b R18 b S18 b T18 b A17 b B17 b C17 b D17 w E17 w F17 b G17 b H17 w J17 b K17 w L17 b M17 b N17 w O17 b P17 b Q17 b R17 b S17 b A16 b B16 b C16 b D16 w E16 w F16 w G16 b H16 w J16 b K16 b L16 b M16 w N16 w O16 b P16 b Q16 b R16 b S16 b T16 b A15 b B15 w C15 w D15 b E15 b F15 w G15 b H15 b J15 b K15 b L15 b M15 b N15 w O15 b P15 b Q15 b R15 w S15 w T15 b A14 w B14 w C14 b D14 b E14 b G14 b H14 b J14 b K14 b L14 b M14 b N14 w O14 w P14 w Q14 w R14 w S14 b T14 w A13 w B13 w C13 b D13 b E13 b F13 b H13 b J13 b K13 b L13 b M13 b N13 b O13 b P13 b Q13 b R13 b S13 b T13 w A12 w B12 w C12 b D12 w E12 b F12 b G12 b H12 w J12 b K12 b L12 b M12 w N12 w O12 w P12 w Q12 w R12 w S12 b T12 w A11 b B11 w C11 w D11 w E11 w F11 b G11 b H11 w J11 w K11 w L11 w M11 w N11 w O11 w P11 w Q11 w R11 w S11 w T11 b A10 b B10 b C10 b D10 w E10 w F10 b G10 w H10 w J10 b K10 b L10 w M10 w N10 w O10 w P10 w Q10 w R10 w S10 w T10 b B9 w C9 w D9 w E9 b F9 b G9 w H9 w J9 w K9 b L9 b M9 b N9 b O9 w P9 w Q9 w R9 w S9 b A8 b B8 w C8 w D8 w E8 w F8 w G8 w H8 b J8 w K8 b L8 b M8 b O8 w P8 w Q8 w R8 w T8 b A7 b B7 b C7 w D7 w E7 b F7 b G7 w H7 b J7 b K7 w L7 b M7 b N7 w O7 w P7 w Q7 b R7 w S7 w T7 w A6 w B6 b C6 b D6 b E6 b F6 b G6 b H6 b J6 w K6 w L6 b M6 b O6 w P6 w Q6 b R6 w S6 w T6 w A5 w B5 w C5 b D5 b F5 b G5 b H5 w J5 w K5 w L5 w M5 b N5 b O5 w P5 w Q5 b R5 b S5 b T5 w A4 w B4 w C4 w D4 b E4 b F4 b G4 b H4 b J4 w K4 b L4 w M4 b N4 w O4 w P4 b Q4 b T4 w B3 w C3 w D3 w E3 w F3 b G3 w H3 w J3 w K3 b L3 b M3 b N3 b O3 b P3 b Q3 b R3 b T3 w F2 w G2 w H2 w K2 w L2 b M2 b R2 b T2 w G1 w H1 w J1 w L1 w M1 b N1 b S1
gogui-setup_player w
play w pass
play b pass
50 caipan-count stones json
#? [."b":173,"w":172,.*]
60 caipan-state
#? [.*"stones":."b":160,"w":160[^0-9.].*]
# F03.4.jpd-art (seed 004 §10): Roads 13:12 (eyes excluded) decide: Black
# +1. Also checks Art.17 of the art version: 目 23:18 -> 23+320/2=183,
# 18+320/2=178.
boardsize 19
clear_board
caipan-rules jpd-art
komi default
caipan-judge declared
gogui-setup b A19 b C19 w D19 w E19 w F19 w H19 w J19 w K19 w L19 w M19 w O19 w P19 w Q19 w R19 b S19 b B18 b C18 b D18 b E18 w F18 w G18 w H18 w J18 w K18 w L18 w M18 w N18 w O18 b P18 b Q18 b R18 b S18 b T18 b A17 b B17 b C17 b D17 w E17 w F17 b G17 b H17 w J17 b K17 w L17 b M17 b N17 w O17 b P17 b Q17 b R17 b S17 b A16 b B16 b C16 b D16 w E16 w F16 w G16 b H16 w J16 b K16 b L16 b M16 w N16 w O16 b P16 b Q16 b R16 b S16 b T16 b A15 b B15 w C15 w D15 b E15 b F15 w G15 b H15 b J15 b K15 b L15 b M15 b N15 w O15 b P15 b Q15 b R15 w S15 w T15 b A14 w B14 w C14 b D14 b E14 b G14 b H14 b J14 b K14 b L14 b M14 b N14 w O14 w P14 w Q14 w R14 w S14 b T14 w A13 w B13 w C13 b D13 b E13 b F13 b H13 b J13 b K13 b L13 b M13 b N13 b O13 b P13 b Q13 b R13 b S13 b T13 w A12 w B12 w C12 b D12 w E12 b F12 b G12 b H12 w J12 b K12 b L12 b M12 w N12 w O12 w P12 w Q12 w R12 w S12 b T12 w A11 b B11 w C11 w D11 w E11 w F11 b G11 b H11 w J11 w K11 w L11 w M11 w N11 w O11 w P11 w Q11 w R11 w S11 w T11 b A10 b B10 b C10 b D10 w E10 w F10 b G10 w H10 w J10 b K10 b L10 w M10 w N10 w O10 w P10 w Q10 w R10 w S10 w T10 b B9 w C9 w D9 w E9 b F9 b G9 w H9 w J9 w K9 b L9 b M9 b N9 b O9 w P9 w Q9 w R9 w S9 b A8 b B8 w C8 w D8 w E8 w F8 w G8 w H8 b J8 w K8 b L8 b M8 b O8 w P8 w Q8 w R8 w T8 b A7 b B7 b C7 w D7 w E7 b F7 b G7 w H7 b J7 b K7 w L7 b M7 b N7 w O7 w P7 w Q7 b R7 w S7 w T7 w A6 w B6 b C6 b D6 b E6 b F6 b G6 b H6 b J6 w K6 w L6 b M6 b O6 w P6 w Q6 b R6 w S6 w T6 w A5 w B5 w C5 b D5 b F5 b G5 b H5 w J5 w K5 w L5 w M5 b N5 b O5 w P5 w Q5 b R5 b S5 b T5 w A4 w B4 w C4 w D4 b E4 b F4 b G4 b H4 b J4 w K4 b L4 w M4 b N4 w O4 w P4 b Q4 b T4 w B3 w C3 w D3 w E3 w F3 b G3 w H3 w J3 w K3 b L3 b M3 b N3 b O3 b P3 b Q3 b R3 b T3 w F2 w G2 w H2 w K2 w L2 b M2 b R2 b T2 w G1 w H1 w J1 w L1 w M1 b N1 b S1
gogui-setup_player w
play w pass
play b pass
70 caipan-count art json
#? [."territory":."b":23,"w":18.,"points":."b":183,"w":178.,.*]

#   X.XOOO.OO.OOOOOOOX.
#   .XXXXOOOOOOOOOXXXXX
#   XXXXOOXXOXOXXOXXXX.
#   XXXXOOOXOXXXOOXXXXX
#   XXOOXXOXX...XOXXXOO
#   XOOXX.XX....XOOOOOX
#   OOOXXX.XX...XXXXXXX
#   OOOXOXXXOXXXOOOOOOX
#   OXOOOOXXOOOOOOO...O
#   XXXXOOXOOXXOOO....O
#   .XOOOXXOOOXXXXO....
#   XXOOOOOOXOXXXXOOOOO
#   XXXOOXXOXXOXXOOOXO.
#   OOXXXXXXXOOXXXOOXOO
#   OOOX.XXXOOOOXXOOXXX
#   OOOOXXXXXOXOXOOXXXX
#   OOOOOOXOOOXXXXX....
#   .....OOO.OOXXXX....
#   .....OOOO.OOXXX....
# F02.21.lanke (seed 004): 5 black and 3 white independent groups
boardsize 19
clear_board
caipan-rules lanke
komi default
caipan-judge declared
gogui-setup b A19 b C19 w D19 w E19 w F19 w H19 w J19 w L19 w M19 w N19 w O19 w P19 w Q19 w R19 b S19 b B18 b C18 b D18 b E18 w F18 w G18 w H18 w J18 w K18 w L18 w M18 w N18 w O18 b P18 b Q18 b R18 b S18 b T18 b A17 b B17 b C17 b D17 w E17 w F17 b G17 b H17 w J17 b K17 w L17 b M17 b N17 w O17 b P17 b Q17 b R17 b S17 b A16 b B16 b C16 b D16 w E16 w F16 w G16 b H16 w J16 b K16 b L16 b M16 w N16 w O16 b P16 b Q16 b R16 b S16 b T16 b A15 b B15 w C15 w D15 b E15 b F15 w G15 b H15 b J15 b N15 w O15 b P15 b Q15 b R15 w S15 w T15 b A14 w B14 w C14 b D14 b E14 b G14 b H14 b N14 w O14 w P14 w Q14 w R14 w S14 b T14 w A13 w B13 w C13 b D13 b E13 b F13 b H13 b J13 b N13 b O13 b P13 b Q13 b R13 b S13 b T13 w A12 w B12 w C12 b D12 w E12 b F12 b G12 b H12 w J12 b K12 b L12 b M12 w N12 w O12 w P12 w Q12 w R12 w S12 b T12 w A11 b B11 w C11 w D11 w E11 w F11 b G11 b H11 w J11 w K11 w L11 w M11 w N11 w O11 w P11 w T11 b A10 b B10 b C10 b D10 w E10 w F10 b G10 w H10 w J10 b K10 b L10 w M10 w N10 w O10 w T10 b B9 w C9 w D9 w E9 b F9 b G9 w H9 w J9 w K9 b L9 b M9 b N9 b O9 w P9 b A8 b B8 w C8 w D8 w E8 w F8 w G8 w H8 b J8 w K8 b L8 b M8 b N8 b O8 w P8 w Q8 w R8 w S8 w T8 b A7 b B7 b C7 w D7 w E7 b F7 b G7 w H7 b J7 b K7 w L7 b M7 b N7 w O7 w P7 w Q7 b R7 w S7 w A6 w B6 b C6 b D6 b E6 b F6 b G6 b H6 b J6 w K6 w L6 b M6 b N6 b O6 w P6 w Q6 b R6 w S6 w T6 w A5 w B5 w C5 b D5 b F5 b G5 b H5 w J5 w K5 w L5 w M5 b N5 b O5 w P5 w Q5 b R5 b S5 b T5 w A4 w B4 w C4 w D4 b E4 b F4 b G4 b H4 b J4 w K4 b L4 w M4 b N4 w O4 w P4 b Q4 b R4 b S4 b T4 w A3 w B3 w C3 w D3 w E3 w F3 b G3 w H3 w J3 w K3 b L3 b M3 b N3 b O3 b P3 w F2 w G2 w H2 w K2 w L2 b M2 b N2 b O2 b P2 w F1 w G1 w H1 w J1 w L1 w M1 b N1 b O1 b P1
gogui-setup_player w
play w pass
play b pass
80 caipan-count stones json
#? [.*"groups":."b":5,"w":3.,.*]
90 caipan-count roads 20 json
#? [."n":[0-9]+,"b":153,"w":152,.*]
100 caipan-count equal-stones 160 json
#? [."n":[0-9]+,"b":13,"w":12,.*]

#   X.XOOO.OOOOO.OOOOX.
#   .XXXXOOOOOOOOOXXXXX
#   XXXXOOXXOXOXXOXXXX.
#   XXXXOOOXOXXXOOXXXXX
#   XXOOXXOXXXXXXOXXXOO
#   XOOXX.XXXXXXXOOOOOX
#   OOOXXX.XXXXXXXXXXXX
#   OOOXOXXXOXXXOOOOOOX
#   OXOOOOXXOOOOOOOOOOO
#   XXXXOOXOOXXOOOOOOOO
#   .XOOOXXOOOXXXXOOOO.
#   XXOOOOOOXOXX.XOOO.O
#   XXXOOXXOXXOXXOOOXOO
#   OOXXXXXXXOOX.XOOXOO
#   OOOX.XXXOOOOXXOOXXX
#   OOOOXXXXXOXOXOOX..X
#   .OOOOOXOOOXXXXXXX.X
#   .....OOO.OOX....X.X
#   ......OOO.OOX....X.
# F03.21.lanke (seed 004): 5 black and 3 white independent groups
boardsize 19
clear_board
caipan-rules lanke
komi default
caipan-judge declared
gogui-setup b A19 b C19 w D19 w E19 w F19 w H19 w J19 w K19 w L19 w M19 w O19 w P19 w Q19 w R19 b S19 b B18 b C18 b D18 b E18 w F18 w G18 w H18 w J18 w K18 w L18 w M18 w N18 w O18 b P18 b Q18 b R18 b S18 b T18 b A17 b B17 b C17 b D17 w E17 w F17 b G17 b H17 w J17 b K17 w L17 b M17 b N17 w O17 b P17 b Q17 b R17 b S17 b A16 b B16 b C16 b D16 w E16 w F16 w G16 b H16 w J16 b K16 b L16 b M16 w N16 w O16 b P16 b Q16 b R16 b S16 b T16 b A15 b B15 w C15 w D15 b E15 b F15 w G15 b H15 b J15 b K15 b L15 b M15 b N15 w O15 b P15 b Q15 b R15 w S15 w T15 b A14 w B14 w C14 b D14 b E14 b G14 b H14 b J14 b K14 b L14 b M14 b N14 w O14 w P14 w Q14 w R14 w S14 b T14 w A13 w B13 w C13 b D13 b E13 b F13 b H13 b J13 b K13 b L13 b M13 b N13 b O13 b P13 b Q13 b R13 b S13 b T13 w A12 w B12 w C12 b D12 w E12 b F12 b G12 b H12 w J12 b K12 b L12 b M12 w N12 w O12 w P12 w Q12 w R12 w S12 b T12 w A11 b B11 w C11 w D11 w E11 w F11 b G11 b H11 w J11 w K11 w L11 w M11 w N11 w O11 w P11 w Q11 w R11 w S11 w T11 b A10 b B10 b C10 b D10 w E10 w F10 b G10 w H10 w J10 b K10 b L10 w M10 w N10 w O10 w P10 w Q10 w R10 w S10 w T10 b B9 w C9 w D9 w E9 b F9 b G9 w H9 w J9 w K9 b L9 b M9 b N9 b O9 w P9 w Q9 w R9 w S9 b A8 b B8 w C8 w D8 w E8 w F8 w G8 w H8 b J8 w K8 b L8 b M8 b O8 w P8 w Q8 w R8 w T8 b A7 b B7 b C7 w D7 w E7 b F7 b G7 w H7 b J7 b K7 w L7 b M7 b N7 w O7 w P7 w Q7 b R7 w S7 w T7 w A6 w B6 b C6 b D6 b E6 b F6 b G6 b H6 b J6 w K6 w L6 b M6 b O6 w P6 w Q6 b R6 w S6 w T6 w A5 w B5 w C5 b D5 b F5 b G5 b H5 w J5 w K5 w L5 w M5 b N5 b O5 w P5 w Q5 b R5 b S5 b T5 w A4 w B4 w C4 w D4 b E4 b F4 b G4 b H4 b J4 w K4 b L4 w M4 b N4 w O4 w P4 b Q4 b T4 w B3 w C3 w D3 w E3 w F3 b G3 w H3 w J3 w K3 b L3 b M3 b N3 b O3 b P3 b Q3 b R3 b T3 w F2 w G2 w H2 w K2 w L2 b M2 b R2 b T2 w G1 w H1 w J1 w L1 w M1 b N1 b S1
gogui-setup_player w
play w pass
play b pass
110 caipan-count stones json
#? [.*"groups":."b":5,"w":3.,.*]
120 caipan-count roads 20 json
#? [."n":[0-9]+,"b":153,"w":152,.*]
130 caipan-count equal-stones 160 json
#? [."n":[0-9]+,"b":13,"w":12,.*]
