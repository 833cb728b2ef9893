# The San-Qing tie-break (SQ).

#   ...................
#   ...................
#   .O.O..OO..O.O...O..
#   OXOXOOXXOOXOXO.OXO.
#   OXOXOOXXOOXOXO.OXO.
#   OXOXOOXXOOXOXO.OXO.
#   OXOXOOXXOOXOXO.OXO.
#   OXOXOOXXOOXOXO.OXO.
#   OXOXOOXXOOXOXO.OXOO
#   OXOXOOXXOXXOXO.OXOX
#   OXOXOOXXOXXOXXOOXOX
#   XXOXOOXXOXXOXXOOXOX
#   .XOXXOXXOXXOXXOOXOX
#   .XOX.X.XOXXOXXOXXOX
#   .XOX...XOXXOXXOXXOX
#   .XOX...XOXXOX.X.XOX
#   ..X.....X..X.....X.
#   ...................
#   ...................
# SQ2.1.tromp-taylor (own): example 2 (operand 65+62 should be 67+62; E
# right). Board constructed (the seed's figures are lost).
boardsize 19
clear_board
caipan-rules tromp-taylor
komi default
caipan-judge declared
gogui-setup w B17 w D17 w G17 w H17 w L17 w N17 w R17 w A16 b B16 w C16 b D16 w E16 w F16 b G16 b H16 w J16 w K16 b L16 w M16 b N16 w O16 w Q16 b R16 w S16 w A15 b B15 w C15 b D15 w E15 w F15 b G15 b H15 w J15 w K15 b L15 w M15 b N15 w O15 w Q15 b R15 w S15 w A14 b B14 w C14 b D14 w E14 w F14 b G14 b H14 w J14 w K14 b L14 w M14 b N14 w O14 w Q14 b R14 w S14 w A13 b B13 w C13 b D13 w E13 w F13 b G13 b H13 w J13 w K13 b L13 w M13 b N13 w O13 w Q13 b R13 w S13 w A12 b B12 w C12 b D12 w E12 w F12 b G12 b H12 w J12 w K12 b L12 w M12 b N12 w O12 w Q12 b R12 w S12 w A11 b B11 w C11 b D11 w E11 w F11 b G11 b H11 w J11 w K11 b L11 w M11 b N11 w O11 w Q11 b R11 w S11 w T11 w A10 b B10 w C10 b D10 w E10 w F10 b G10 b H10 w J10 b K10 b L10 w M10 b N10 w O10 w Q10 b R10 w S10 b T10 w A9 b B9 w C9 b D9 w E9 w F9 b G9 b H9 w J9 b K9 b L9 w M9 b N9 b O9 w P9 w Q9 b R9 w S9 b T9 b A8 b B8 w C8 b D8 w E8 w F8 b G8 b H8 w J8 b K8 b L8 w M8 b N8 b O8 w P8 w Q8 b R8 w S8 b T8 b B7 w C7 b D7 b E7 w F7 b G7 b H7 w J7 b K7 b L7 w M7 b N7 b O7 w P7 w Q7 b R7 w S7 b T7 b B6 w C6 b D6 b F6 b H6 w J6 b K6 b L6 w M6 b N6 b O6 w P6 b Q6 b R6 w S6 b T6 b B5 w C5 b D5 b H5 w J5 b K5 b L5 w M5 b N5 b O5 w P5 b Q5 b R5 w S5 b T5 b B4 w C4 b D4 b H4 w J4 b K4 b L4 w M4 b N4 b P4 b R4 w S4 b T4 b C3 b J3 b M3 b S3
gogui-setup_player b
play b pass
play w pass
10 caipan-count area json
#? [."b":184,"w":177,"public":0,.*]
# SQ2.2.sanqing (own): example 2 (operand 65+62 should be 67+62; E right).
# Board constructed (the seed's figures are lost).
boardsize 19
clear_board
caipan-rules sanqing
komi default
caipan-judge declared
gogui-setup w B17 w D17 w G17 w H17 w L17 w N17 w R17 w A16 b B16 w C16 b D16 w E16 w F16 b G16 b H16 w J16 w K16 b L16 w M16 b N16 w O16 w Q16 b R16 w S16 w A15 b B15 w C15 b D15 w E15 w F15 b G15 b H15 w J15 w K15 b L15 w M15 b N15 w O15 w Q15 b R15 w S15 w A14 b B14 w C14 b D14 w E14 w F14 b G14 b H14 w J14 w K14 b L14 w M14 b N14 w O14 w Q14 b R14 w S14 w A13 b B13 w C13 b D13 w E13 w F13 b G13 b H13 w J13 w K13 b L13 w M13 b N13 w O13 w Q13 b R13 w S13 w A12 b B12 w C12 b D12 w E12 w F12 b G12 b H12 w J12 w K12 b L12 w M12 b N12 w O12 w Q12 b R12 w S12 w A11 b B11 w C11 b D11 w E11 w F11 b G11 b H11 w J11 w K11 b L11 w M11 b N11 w O11 w Q11 b R11 w S11 w T11 w A10 b B10 w C10 b D10 w E10 w F10 b G10 b H10 w J10 b K10 b L10 w M10 b N10 w O10 w Q10 b R10 w S10 b T10 w A9 b B9 w C9 b D9 w E9 w F9 b G9 b H9 w J9 b K9 b L9 w M9 b N9 b O9 w P9 w Q9 b R9 w S9 b T9 b A8 b B8 w C8 b D8 w E8 w F8 b G8 b H8 w J8 b K8 b L8 w M8 b N8 b O8 w P8 w Q8 b R8 w S8 b T8 b B7 w C7 b D7 b E7 w F7 b G7 b H7 w J7 b K7 b L7 w M7 b N7 b O7 w P7 w Q7 b R7 w S7 b T7 b B6 w C6 b D6 b F6 b H6 w J6 b K6 b L6 w M6 b N6 b O6 w P6 b Q6 b R6 w S6 b T6 b B5 w C5 b D5 b H5 w J5 b K5 b L5 w M5 b N5 b O5 w P5 b Q5 b R5 w S5 b T5 b B4 w C4 b D4 b H4 w J4 b K4 b L4 w M4 b N4 b P4 b R4 w S4 b T4 b C3 b J3 b M3 b S3
gogui-setup_player b
play b pass
play w pass
20 caipan-count true-stones json
#? [."a":184,"b":177,"c":67,"d":62,"E":250,"v":250,.*]
30 final_score
#? [B\+0.5]

#   ...................
#   .O............O....
#   OXO...O......OXO...
#   OXXO.OXO...O.OXO..O
#   OXXO.OXO..OXOOXO.OX
#   OXXO.OXOO.OXOOXOOOX
#   OXXO.OXOXOOXOOXOXOX
#   OXXO.OXOXOOXOOXOXOX
#   OXXO.OXOXOXXOOXOXOX
#   OXXOOOXOXOXXOOXOXOX
#   OXXOXOXOXOXXOOXOXOX
#   OXXOXOXOXOXXOXXOXOX
#   OXXOXOXOXX.XOXXOXOX
#   OXXOXOXOX..XOXXOXX.
#   X.XOXOXX...XOXXOX..
#   ...XXOX....XOXXOX..
#   ....XOX.....X.XOX..
#   .....X.........X...
#   ...................
# SQ3.1.tromp-taylor (own): example 3. Board constructed (the seed's figures
# are lost).
boardsize 19
clear_board
caipan-rules tromp-taylor
komi default
caipan-judge declared
gogui-setup w B18 w P18 w A17 b B17 w C17 w G17 w O17 b P17 w Q17 w A16 b B16 b C16 w D16 w F16 b G16 w H16 w M16 w O16 b P16 w Q16 w T16 w A15 b B15 b C15 w D15 w F15 b G15 w H15 w L15 b M15 w N15 w O15 b P15 w Q15 w S15 b T15 w A14 b B14 b C14 w D14 w F14 b G14 w H14 w J14 w L14 b M14 w N14 w O14 b P14 w Q14 w R14 w S14 b T14 w A13 b B13 b C13 w D13 w F13 b G13 w H13 b J13 w K13 w L13 b M13 w N13 w O13 b P13 w Q13 b R13 w S13 b T13 w A12 b B12 b C12 w D12 w F12 b G12 w H12 b J12 w K12 w L12 b M12 w N12 w O12 b P12 w Q12 b R12 w S12 b T12 w A11 b B11 b C11 w D11 w F11 b G11 w H11 b J11 w K11 b L11 b M11 w N11 w O11 b P11 w Q11 b R11 w S11 b T11 w A10 b B10 b C10 w D10 w E10 w F10 b G10 w H10 b J10 w K10 b L10 b M10 w N10 w O10 b P10 w Q10 b R10 w S10 b T10 w A9 b B9 b C9 w D9 b E9 w F9 b G9 w H9 b J9 w K9 b L9 b M9 w N9 w O9 b P9 w Q9 b R9 w S9 b T9 w A8 b B8 b C8 w D8 b E8 w F8 b G8 w H8 b J8 w K8 b L8 b M8 w N8 b O8 b P8 w Q8 b R8 w S8 b T8 w A7 b B7 b C7 w D7 b E7 w F7 b G7 w H7 b J7 b K7 b M7 w N7 b O7 b P7 w Q7 b R7 w S7 b T7 w A6 b B6 b C6 w D6 b E6 w F6 b G6 w H6 b J6 b M6 w N6 b O6 b P6 w Q6 b R6 b S6 b A5 b C5 w D5 b E5 w F5 b G5 b H5 b M5 w N5 b O5 b P5 w Q5 b R5 b D4 b E4 w F4 b G4 b M4 w N4 b O4 b P4 w Q4 b R4 b E3 w F3 b G3 b N3 b P3 w Q3 b R3 b F2 b Q2
gogui-setup_player b
play b pass
play w pass
40 caipan-count area json
#? [."b":184,"w":177,"public":0,.*]
# SQ3.2.sanqing (own): example 3. Board constructed (the seed's figures are
# lost).
boardsize 19
clear_board
caipan-rules sanqing
komi default
caipan-judge declared
gogui-setup w B18 w P18 w A17 b B17 w C17 w G17 w O17 b P17 w Q17 w A16 b B16 b C16 w D16 w F16 b G16 w H16 w M16 w O16 b P16 w Q16 w T16 w A15 b B15 b C15 w D15 w F15 b G15 w H15 w L15 b M15 w N15 w O15 b P15 w Q15 w S15 b T15 w A14 b B14 b C14 w D14 w F14 b G14 w H14 w J14 w L14 b M14 w N14 w O14 b P14 w Q14 w R14 w S14 b T14 w A13 b B13 b C13 w D13 w F13 b G13 w H13 b J13 w K13 w L13 b M13 w N13 w O13 b P13 w Q13 b R13 w S13 b T13 w A12 b B12 b C12 w D12 w F12 b G12 w H12 b J12 w K12 w L12 b M12 w N12 w O12 b P12 w Q12 b R12 w S12 b T12 w A11 b B11 b C11 w D11 w F11 b G11 w H11 b J11 w K11 b L11 b M11 w N11 w O11 b P11 w Q11 b R11 w S11 b T11 w A10 b B10 b C10 w D10 w E10 w F10 b G10 w H10 b J10 w K10 b L10 b M10 w N10 w O10 b P10 w Q10 b R10 w S10 b T10 w A9 b B9 b C9 w D9 b E9 w F9 b G9 w H9 b J9 w K9 b L9 b M9 w N9 w O9 b P9 w Q9 b R9 w S9 b T9 w A8 b B8 b C8 w D8 b E8 w F8 b G8 w H8 b J8 w K8 b L8 b M8 w N8 b O8 b P8 w Q8 b R8 w S8 b T8 w A7 b B7 b C7 w D7 b E7 w F7 b G7 w H7 b J7 b K7 b M7 w N7 b O7 b P7 w Q7 b R7 w S7 b T7 w A6 b B6 b C6 w D6 b E6 w F6 b G6 w H6 b J6 b M6 w N6 b O6 b P6 w Q6 b R6 b S6 b A5 b C5 w D5 b E5 w F5 b G5 b H5 b M5 w N5 b O5 b P5 w Q5 b R5 b D4 b E4 w F4 b G4 b M4 w N4 b O4 b P4 w Q4 b R4 b E3 w F3 b G3 b N3 b P3 w Q3 b R3 b F2 b Q2
gogui-setup_player b
play b pass
play w pass
50 caipan-count true-stones json
#? [."a":184,"b":177,"c":67,"d":64,"E":254,"v":46,.*]
60 final_score
#? [0]

#   ...................
#   .....O...OO......O.
#   ....OXO.OXXO....OXO
#   ....OXO.OXXOO...OXO
#   ....OXO.OXXOXOO.OXO
#   ....OXO.OXXOXOXOXXO
#   ..O.OXO.OXXOXOXOXXO
#   OOXOOXO.OXXOXOXOXXO
#   XOXOOXO.OXXOXOXOXXO
#   XOXOOXO.OXXOXOXOXXO
#   XOXOXXO.OXXOXOXOXXO
#   XOXOXXOOOXXOXOXOXXO
#   .XXOXXOXOXXOXOXOXXO
#   ..XOXXOXOXXOXOXX.XO
#   ..XOXXOXOXXOXX...XO
#   ..XOXXOXOX.X......X
#   ..XOX.X.X..........
#   ...X...............
#   ...................
# SQ5.1.tromp-taylor (own): example 5. Board constructed (the seed's figures
# are lost).
boardsize 19
clear_board
caipan-rules tromp-taylor
komi default
caipan-judge declared
gogui-setup w F18 w K18 w L18 w S18 w E17 b F17 w G17 w J17 b K17 b L17 w M17 w R17 b S17 w T17 w E16 b F16 w G16 w J16 b K16 b L16 w M16 w N16 w R16 b S16 w T16 w E15 b F15 w G15 w J15 b K15 b L15 w M15 b N15 w O15 w P15 w R15 b S15 w T15 w E14 b F14 w G14 w J14 b K14 b L14 w M14 b N14 w O14 b P14 w Q14 b R14 b S14 w T14 w C13 w E13 b F13 w G13 w J13 b K13 b L13 w M13 b N13 w O13 b P13 w Q13 b R13 b S13 w T13 w A12 w B12 b C12 w D12 w E12 b F12 w G12 w J12 b K12 b L12 w M12 b N12 w O12 b P12 w Q12 b R12 b S12 w T12 b A11 w B11 b C11 w D11 w E11 b F11 w G11 w J11 b K11 b L11 w M11 b N11 w O11 b P11 w Q11 b R11 b S11 w T11 b A10 w B10 b C10 w D10 w E10 b F10 w G10 w J10 b K10 b L10 w M10 b N10 w O10 b P10 w Q10 b R10 b S10 w T10 b A9 w B9 b C9 w D9 b E9 b F9 w G9 w J9 b K9 b L9 w M9 b N9 w O9 b P9 w Q9 b R9 b S9 w T9 b A8 w B8 b C8 w D8 b E8 b F8 w G8 w H8 w J8 b K8 b L8 w M8 b N8 w O8 b P8 w Q8 b R8 b S8 w T8 b B7 b C7 w D7 b E7 b F7 w G7 b H7 w J7 b K7 b L7 w M7 b N7 w O7 b P7 w Q7 b R7 b S7 w T7 b C6 w D6 b E6 b F6 w G6 b H6 w J6 b K6 b L6 w M6 b N6 w O6 b P6 b Q6 b S6 w T6 b C5 w D5 b E5 b F5 w G5 b H5 w J5 b K5 b L5 w M5 b N5 b O5 b S5 w T5 b C4 w D4 b E4 b F4 w G4 b H4 w J4 b K4 b M4 b T4 b C3 w D3 b E3 b G3 b J3 b D2
gogui-setup_player b
play b pass
play w pass
70 caipan-count area json
#? [."b":184,"w":177,"public":0,.*]
# SQ5.2.sanqing (own): example 5. Board constructed (the seed's figures are
# lost).
boardsize 19
clear_board
caipan-rules sanqing
komi default
caipan-judge declared
gogui-setup w F18 w K18 w L18 w S18 w E17 b F17 w G17 w J17 b K17 b L17 w M17 w R17 b S17 w T17 w E16 b F16 w G16 w J16 b K16 b L16 w M16 w N16 w R16 b S16 w T16 w E15 b F15 w G15 w J15 b K15 b L15 w M15 b N15 w O15 w P15 w R15 b S15 w T15 w E14 b F14 w G14 w J14 b K14 b L14 w M14 b N14 w O14 b P14 w Q14 b R14 b S14 w T14 w C13 w E13 b F13 w G13 w J13 b K13 b L13 w M13 b N13 w O13 b P13 w Q13 b R13 b S13 w T13 w A12 w B12 b C12 w D12 w E12 b F12 w G12 w J12 b K12 b L12 w M12 b N12 w O12 b P12 w Q12 b R12 b S12 w T12 b A11 w B11 b C11 w D11 w E11 b F11 w G11 w J11 b K11 b L11 w M11 b N11 w O11 b P11 w Q11 b R11 b S11 w T11 b A10 w B10 b C10 w D10 w E10 b F10 w G10 w J10 b K10 b L10 w M10 b N10 w O10 b P10 w Q10 b R10 b S10 w T10 b A9 w B9 b C9 w D9 b E9 b F9 w G9 w J9 b K9 b L9 w M9 b N9 w O9 b P9 w Q9 b R9 b S9 w T9 b A8 w B8 b C8 w D8 b E8 b F8 w G8 w H8 w J8 b K8 b L8 w M8 b N8 w O8 b P8 w Q8 b R8 b S8 w T8 b B7 b C7 w D7 b E7 b F7 w G7 b H7 w J7 b K7 b L7 w M7 b N7 w O7 b P7 w Q7 b R7 b S7 w T7 b C6 w D6 b E6 b F6 w G6 b H6 w J6 b K6 b L6 w M6 b N6 w O6 b P6 b Q6 b S6 w T6 b C5 w D5 b E5 b F5 w G5 b H5 w J5 b K5 b L5 w M5 b N5 b O5 b S5 w T5 b C4 w D4 b E4 b F4 w G4 b H4 w J4 b K4 b M4 b T4 b C3 w D3 b E3 b G3 b J3 b D2
gogui-setup_player b
play b pass
play w pass
80 caipan-count true-stones json
#? [."a":184,"b":177,"c":69,"d":70,"E":270,"v":-370,.*]
90 final_score
#? [W\+0.5]

#   ...................
#   O.....O.....O....O.
#   XOO..OXO...OXO..OXO
#   XOXO.OXO...OXO..OXO
#   XOXO.OXO...OXO..OXO
#   XOXXOOXO..OOXO..OXO
#   XOXXOOXO.OXOXO..OXO
#   XOXXOOXO.OXOXO..OXO
#   XOXXOOXO.OXOXOO.OXO
#   XOX.XOXO.OXOXOXOOXX
#   XOX.XOXOOOXOXOXOOX.
#   XOX.XOXOXOXOXOXXOX.
#   XOX.XOXOXOXXXOXXOX.
#   XOX.XOXOXOX.XOXXOX.
#   XOX.XOXXXOX.XOXXOX.
#   XOX.XOX.XOX.XOXXOX.
#   .X...X...X...X..X..
#   ...................
#   ...................
# SQ6.1.tromp-taylor (own): figure 8 as listed in 第一步 (69/66); contradicts
# example 4 (67/66). Board constructed (the seed's figures are lost).
boardsize 19
clear_board
caipan-rules tromp-taylor
komi default
caipan-judge declared
gogui-setup w A18 w G18 w N18 w S18 b A17 w B17 w C17 w F17 b G17 w H17 w M17 b N17 w O17 w R17 b S17 w T17 b A16 w B16 b C16 w D16 w F16 b G16 w H16 w M16 b N16 w O16 w R16 b S16 w T16 b A15 w B15 b C15 w D15 w F15 b G15 w H15 w M15 b N15 w O15 w R15 b S15 w T15 b A14 w B14 b C14 b D14 w E14 w F14 b G14 w H14 w L14 w M14 b N14 w O14 w R14 b S14 w T14 b A13 w B13 b C13 b D13 w E13 w F13 b G13 w H13 w K13 b L13 w M13 b N13 w O13 w R13 b S13 w T13 b A12 w B12 b C12 b D12 w E12 w F12 b G12 w H12 w K12 b L12 w M12 b N12 w O12 w R12 b S12 w T12 b A11 w B11 b C11 b D11 w E11 w F11 b G11 w H11 w K11 b L11 w M11 b N11 w O11 w P11 w R11 b S11 w T11 b A10 w B10 b C10 b E10 w F10 b G10 w H10 w K10 b L10 w M10 b N10 w O10 b P10 w Q10 w R10 b S10 b T10 b A9 w B9 b C9 b E9 w F9 b G9 w H9 w J9 w K9 b L9 w M9 b N9 w O9 b P9 w Q9 w R9 b S9 b A8 w B8 b C8 b E8 w F8 b G8 w H8 b J8 w K8 b L8 w M8 b N8 w O8 b P8 b Q8 w R8 b S8 b A7 w B7 b C7 b E7 w F7 b G7 w H7 b J7 w K7 b L7 b M7 b N7 w O7 b P7 b Q7 w R7 b S7 b A6 w B6 b C6 b E6 w F6 b G6 w H6 b J6 w K6 b L6 b N6 w O6 b P6 b Q6 w R6 b S6 b A5 w B5 b C5 b E5 w F5 b G5 b H5 b J5 w K5 b L5 b N5 w O5 b P5 b Q5 w R5 b S5 b A4 w B4 b C4 b E4 w F4 b G4 b J4 w K4 b L4 b N4 w O4 b P4 b Q4 w R4 b S4 b B3 b F3 b K3 b O3 b R3
gogui-setup_player b
play b pass
play w pass
100 caipan-count area json
#? [."b":184,"w":177,"public":0,.*]
# SQ6.2.sanqing (own): figure 8 as listed in 第一步 (69/66); contradicts
# example 4 (67/66). Board constructed (the seed's figures are lost).
boardsize 19
clear_board
caipan-rules sanqing
komi default
caipan-judge declared
gogui-setup w A18 w G18 w N18 w S18 b A17 w B17 w C17 w F17 b G17 w H17 w M17 b N17 w O17 w R17 b S17 w T17 b A16 w B16 b C16 w D16 w F16 b G16 w H16 w M16 b N16 w O16 w R16 b S16 w T16 b A15 w B15 b C15 w D15 w F15 b G15 w H15 w M15 b N15 w O15 w R15 b S15 w T15 b A14 w B14 b C14 b D14 w E14 w F14 b G14 w H14 w L14 w M14 b N14 w O14 w R14 b S14 w T14 b A13 w B13 b C13 b D13 w E13 w F13 b G13 w H13 w K13 b L13 w M13 b N13 w O13 w R13 b S13 w T13 b A12 w B12 b C12 b D12 w E12 w F12 b G12 w H12 w K12 b L12 w M12 b N12 w O12 w R12 b S12 w T12 b A11 w B11 b C11 b D11 w E11 w F11 b G11 w H11 w K11 b L11 w M11 b N11 w O11 w P11 w R11 b S11 w T11 b A10 w B10 b C10 b E10 w F10 b G10 w H10 w K10 b L10 w M10 b N10 w O10 b P10 w Q10 w R10 b S10 b T10 b A9 w B9 b C9 b E9 w F9 b G9 w H9 w J9 w K9 b L9 w M9 b N9 w O9 b P9 w Q9 w R9 b S9 b A8 w B8 b C8 b E8 w F8 b G8 w H8 b J8 w K8 b L8 w M8 b N8 w O8 b P8 b Q8 w R8 b S8 b A7 w B7 b C7 b E7 w F7 b G7 w H7 b J7 w K7 b L7 b M7 b N7 w O7 b P7 b Q7 w R7 b S7 b A6 w B6 b C6 b E6 w F6 b G6 w H6 b J6 w K6 b L6 b N6 w O6 b P6 b Q6 w R6 b S6 b A5 w B5 b C5 b E5 w F5 b G5 b H5 b J5 w K5 b L5 b N5 w O5 b P5 b Q5 w R5 b S5 b A4 w B4 b C4 b E4 w F4 b G4 b J4 w K4 b L4 b N4 w O4 b P4 b Q4 w R4 b S4 b B3 b F3 b K3 b O3 b R3
gogui-setup_player b
play b pass
play w pass
110 caipan-count true-stones json
#? [."a":184,"b":177,"c":69,"d":66,"E":262,"v":38,.*]
120 final_score
#? [W\+0.5]

#   ...................
#   .O............O....
#   OXO...O......OXO...
#   OXXO.OXO...O.OXO..O
#   OXXO.OXO..OXOOXO.OX
#   OXXO.OXOO.OXOOXOOOX
#   OXXO.OXOXOOXOOXOXOX
#   OXXO.OXOXOOXOOXOXOX
#   OXXO.OXOXOXXOOXOXOX
#   OXXO.OXOXOXXOOXOXOX
#   OXXOOOXOXOXXOOXOXOX
#   OXXOXOXOXOXXOXXOXOX
#   OXXOXOXOXX.XOXXOXOX
#   OXXOXOXOX..XOXXOXX.
#   X.XOXOXX...XOXXOX..
#   ...XXOX....XOXXOX..
#   ....XOX.....X.XOX..
#   .....X.........X...
#   ...................
# SQ8.1.tromp-taylor (own): 一第一步: 184以上黑胜, 184以下白胜 (Chinese counting, komi
# 7.5).
boardsize 19
clear_board
caipan-rules tromp-taylor
komi default
caipan-judge declared
gogui-setup w B18 w P18 w A17 b B17 w C17 w G17 w O17 b P17 w Q17 w A16 b B16 b C16 w D16 w F16 b G16 w H16 w M16 w O16 b P16 w Q16 w T16 w A15 b B15 b C15 w D15 w F15 b G15 w H15 w L15 b M15 w N15 w O15 b P15 w Q15 w S15 b T15 w A14 b B14 b C14 w D14 w F14 b G14 w H14 w J14 w L14 b M14 w N14 w O14 b P14 w Q14 w R14 w S14 b T14 w A13 b B13 b C13 w D13 w F13 b G13 w H13 b J13 w K13 w L13 b M13 w N13 w O13 b P13 w Q13 b R13 w S13 b T13 w A12 b B12 b C12 w D12 w F12 b G12 w H12 b J12 w K12 w L12 b M12 w N12 w O12 b P12 w Q12 b R12 w S12 b T12 w A11 b B11 b C11 w D11 w F11 b G11 w H11 b J11 w K11 b L11 b M11 w N11 w O11 b P11 w Q11 b R11 w S11 b T11 w A10 b B10 b C10 w D10 w F10 b G10 w H10 b J10 w K10 b L10 b M10 w N10 w O10 b P10 w Q10 b R10 w S10 b T10 w A9 b B9 b C9 w D9 w E9 w F9 b G9 w H9 b J9 w K9 b L9 b M9 w N9 w O9 b P9 w Q9 b R9 w S9 b T9 w A8 b B8 b C8 w D8 b E8 w F8 b G8 w H8 b J8 w K8 b L8 b M8 w N8 b O8 b P8 w Q8 b R8 w S8 b T8 w A7 b B7 b C7 w D7 b E7 w F7 b G7 w H7 b J7 b K7 b M7 w N7 b O7 b P7 w Q7 b R7 w S7 b T7 w A6 b B6 b C6 w D6 b E6 w F6 b G6 w H6 b J6 b M6 w N6 b O6 b P6 w Q6 b R6 b S6 b A5 b C5 w D5 b E5 w F5 b G5 b H5 b M5 w N5 b O5 b P5 w Q5 b R5 b D4 b E4 w F4 b G4 b M4 w N4 b O4 b P4 w Q4 b R4 b E3 w F3 b G3 b N3 b P3 w Q3 b R3 b F2 b Q2
gogui-setup_player b
play b pass
play w pass
130 caipan-count area json
#? [."b":183,"w":178,"public":0,.*]
# SQ8.2.sanqing (own): 一第一步: 184以上黑胜, 184以下白胜 (Chinese counting, komi 7.5).
boardsize 19
clear_board
caipan-rules sanqing
komi default
caipan-judge declared
gogui-setup w B18 w P18 w A17 b B17 w C17 w G17 w O17 b P17 w Q17 w A16 b B16 b C16 w D16 w F16 b G16 w H16 w M16 w O16 b P16 w Q16 w T16 w A15 b B15 b C15 w D15 w F15 b G15 w H15 w L15 b M15 w N15 w O15 b P15 w Q15 w S15 b T15 w A14 b B14 b C14 w D14 w F14 b G14 w H14 w J14 w L14 b M14 w N14 w O14 b P14 w Q14 w R14 w S14 b T14 w A13 b B13 b C13 w D13 w F13 b G13 w H13 b J13 w K13 w L13 b M13 w N13 w O13 b P13 w Q13 b R13 w S13 b T13 w A12 b B12 b C12 w D12 w F12 b G12 w H12 b J12 w K12 w L12 b M12 w N12 w O12 b P12 w Q12 b R12 w S12 b T12 w A11 b B11 b C11 w D11 w F11 b G11 w H11 b J11 w K11 b L11 b M11 w N11 w O11 b P11 w Q11 b R11 w S11 b T11 w A10 b B10 b C10 w D10 w F10 b G10 w H10 b J10 w K10 b L10 b M10 w N10 w O10 b P10 w Q10 b R10 w S10 b T10 w A9 b B9 b C9 w D9 w E9 w F9 b G9 w H9 b J9 w K9 b L9 b M9 w N9 w O9 b P9 w Q9 b R9 w S9 b T9 w A8 b B8 b C8 w D8 b E8 w F8 b G8 w H8 b J8 w K8 b L8 b M8 w N8 b O8 b P8 w Q8 b R8 w S8 b T8 w A7 b B7 b C7 w D7 b E7 w F7 b G7 w H7 b J7 b K7 b M7 w N7 b O7 b P7 w Q7 b R7 w S7 b T7 w A6 b B6 b C6 w D6 b E6 w F6 b G6 w H6 b J6 b M6 w N6 b O6 b P6 w Q6 b R6 b S6 b A5 b C5 w D5 b E5 w F5 b G5 b H5 b M5 w N5 b O5 b P5 w Q5 b R5 b D4 b E4 w F4 b G4 b M4 w N4 b O4 b P4 w Q4 b R4 b E3 w F3 b G3 b N3 b P3 w Q3 b R3 b F2 b Q2
gogui-setup_player b
play b pass
play w pass
140 final_score
#? [W\+2.5]
# SQ8.3.chinese-2002 (own): 一第一步: 184以上黑胜, 184以下白胜 (Chinese counting, komi
# 7.5).
boardsize 19
clear_board
caipan-rules chinese-2002
komi default
caipan-judge declared
gogui-setup w B18 w P18 w A17 b B17 w C17 w G17 w O17 b P17 w Q17 w A16 b B16 b C16 w D16 w F16 b G16 w H16 w M16 w O16 b P16 w Q16 w T16 w A15 b B15 b C15 w D15 w F15 b G15 w H15 w L15 b M15 w N15 w O15 b P15 w Q15 w S15 b T15 w A14 b B14 b C14 w D14 w F14 b G14 w H14 w J14 w L14 b M14 w N14 w O14 b P14 w Q14 w R14 w S14 b T14 w A13 b B13 b C13 w D13 w F13 b G13 w H13 b J13 w K13 w L13 b M13 w N13 w O13 b P13 w Q13 b R13 w S13 b T13 w A12 b B12 b C12 w D12 w F12 b G12 w H12 b J12 w K12 w L12 b M12 w N12 w O12 b P12 w Q12 b R12 w S12 b T12 w A11 b B11 b C11 w D11 w F11 b G11 w H11 b J11 w K11 b L11 b M11 w N11 w O11 b P11 w Q11 b R11 w S11 b T11 w A10 b B10 b C10 w D10 w F10 b G10 w H10 b J10 w K10 b L10 b M10 w N10 w O10 b P10 w Q10 b R10 w S10 b T10 w A9 b B9 b C9 w D9 w E9 w F9 b G9 w H9 b J9 w K9 b L9 b M9 w N9 w O9 b P9 w Q9 b R9 w S9 b T9 w A8 b B8 b C8 w D8 b E8 w F8 b G8 w H8 b J8 w K8 b L8 b M8 w N8 b O8 b P8 w Q8 b R8 w S8 b T8 w A7 b B7 b C7 w D7 b E7 w F7 b G7 w H7 b J7 b K7 b M7 w N7 b O7 b P7 w Q7 b R7 w S7 b T7 w A6 b B6 b C6 w D6 b E6 w F6 b G6 w H6 b J6 b M6 w N6 b O6 b P6 w Q6 b R6 b S6 b A5 b C5 w D5 b E5 w F5 b G5 b H5 b M5 w N5 b O5 b P5 w Q5 b R5 b D4 b E4 w F4 b G4 b M4 w N4 b O4 b P4 w Q4 b R4 b E3 w F3 b G3 b N3 b P3 w Q3 b R3 b F2 b Q2
gogui-setup_player b
play b pass
play w pass
150 final_score
#? [W\+2.5]
