# Group tax.

#   .XO.OX.
#   .XO.OX.
#   .XO.OX.
#   .XO.OX.
#   .XO.OX.
#   .XO.OX.
#   .XO.OX.
# G01.1.tromp-taylor (own): Black 28-4=24, White 21-2=19. 还棋头: one extra
# group costs two points of margin.
boardsize 7
clear_board
caipan-rules tromp-taylor
komi default
caipan-judge declared
gogui-setup b B7 w C7 w E7 b F7 b B6 w C6 w E6 b F6 b B5 w C5 w E5 b F5 b B4 w C4 w E4 b F4 b B3 w C3 w E3 b F3 b B2 w C2 w E2 b F2 b B1 w C1 w E1 b F1
gogui-setup_player b
play b pass
play w pass
10 caipan-count area json
#? [."b":28,"w":21,"public":0,.*]
20 final_score
#? [W\+0.5]
# G01.3.stone-scoring (own): Black 28-4=24, White 21-2=19. 还棋头: one extra
# group costs two points of margin.
boardsize 7
clear_board
caipan-rules stone-scoring
komi default
caipan-judge declared
gogui-setup b B7 w C7 w E7 b F7 b B6 w C6 w E6 b F6 b B5 w C5 w E5 b F5 b B4 w C4 w E4 b F4 b B3 w C3 w E3 b F3 b B2 w C2 w E2 b F2 b B1 w C1 w E1 b F1
gogui-setup_player b
play b pass
play w pass
30 final_score
#? [W\+2.5]
# G01.4.lanke (own): Black 28-4=24, White 21-2=19. 还棋头: one extra group
# costs two points of margin.
boardsize 7
clear_board
caipan-rules lanke
komi default
caipan-judge declared
gogui-setup b B7 w C7 w E7 b F7 b B6 w C6 w E6 b F6 b B5 w C5 w E5 b F5 b B4 w C4 w E4 b F4 b B3 w C3 w E3 b F3 b B2 w C2 w E2 b F2 b B1 w C1 w E1 b F1
gogui-setup_player b
play b pass
play w pass
40 final_score
#? [B\+5.0]
# G01.5.stone-scoring.NONE (own): Black 28-4=24, White 21-2=19. 还棋头: one
# extra group costs two points of margin.
boardsize 7
clear_board
caipan-rules stone-scoring
komi default
caipan-judge declared
gogui-setup b B7 w C7 w E7 b F7 b B6 w C6 w E6 b F6 b B5 w C5 w E5 b F5 b B4 w C4 w E4 b F4 b B3 w C3 w E3 b F3 b B2 w C2 w E2 b F2 b B1 w C1 w E1 b F1
gogui-setup_player b
play b pass
play w pass
caipan-rules tax=none
50 caipan-count area json
#? [."b":28,"w":21,.*]
# G01.5.stone-scoring.SEKI (own): Black 28-4=24, White 21-2=19. 还棋头: one
# extra group costs two points of margin.
boardsize 7
clear_board
caipan-rules stone-scoring
komi default
caipan-judge declared
gogui-setup b B7 w C7 w E7 b F7 b B6 w C6 w E6 b F6 b B5 w C5 w E5 b F5 b B4 w C4 w E4 b F4 b B3 w C3 w E3 b F3 b B2 w C2 w E2 b F2 b B1 w C1 w E1 b F1
gogui-setup_player b
play b pass
play w pass
caipan-rules tax=seki
60 caipan-count area json
#? [."b":28,"w":21,.*]
# G01.5.stone-scoring.ALL (own): Black 28-4=24, White 21-2=19. 还棋头: one
# extra group costs two points of margin.
boardsize 7
clear_board
caipan-rules stone-scoring
komi default
caipan-judge declared
gogui-setup b B7 w C7 w E7 b F7 b B6 w C6 w E6 b F6 b B5 w C5 w E5 b F5 b B4 w C4 w E4 b F4 b B3 w C3 w E3 b F3 b B2 w C2 w E2 b F2 b B1 w C1 w E1 b F1
gogui-setup_player b
play b pass
play w pass
caipan-rules tax=all
70 caipan-count area json
#? [."b":24,"w":19,.*]

#   .X.XO.O.X
#   ...XOOOX.
#   .XXXXXXOO
#   XOOOOOXO.
#   XO.O.OXOO
#   XOOOOOXXX
#   XXXO...OO
#   .XXXOOOO.
#   .X.XO.O.O
# G02.1.stone-scoring.NONE (KataGo testrules.cpp:2092): KataGo testrules.cpp
# "GroupTaxSekiScoring" expects W-B = 4 / 6 / 6 (before komi 0.5) for NONE /
# SEKI / ALL.
boardsize 9
clear_board
caipan-rules stone-scoring
komi default
caipan-judge declared
gogui-setup b B9 b D9 w E9 w G9 b J9 b D8 w E8 w F8 w G8 b H8 b B7 b C7 b D7 b E7 b F7 b G7 w H7 w J7 b A6 w B6 w C6 w D6 w E6 w F6 b G6 w H6 b A5 w B5 w D5 w F5 b G5 w H5 w J5 b A4 w B4 w C4 w D4 w E4 w F4 b G4 b H4 b J4 b A3 b B3 b C3 w D3 w H3 w J3 b B2 b C2 b D2 w E2 w F2 w G2 w H2 b B1 b D1 w E1 w G1 w J1
gogui-setup_player b
play b pass
play w pass
caipan-rules tax=none
80 caipan-count area json
#? [."b":36,"w":40,.*]
# G02.1.stone-scoring.SEKI (KataGo testrules.cpp:2092): KataGo testrules.cpp
# "GroupTaxSekiScoring" expects W-B = 4 / 6 / 6 (before komi 0.5) for NONE /
# SEKI / ALL.
boardsize 9
clear_board
caipan-rules stone-scoring
komi default
caipan-judge declared
gogui-setup b B9 b D9 w E9 w G9 b J9 b D8 w E8 w F8 w G8 b H8 b B7 b C7 b D7 b E7 b F7 b G7 w H7 w J7 b A6 w B6 w C6 w D6 w E6 w F6 b G6 w H6 b A5 w B5 w D5 w F5 b G5 w H5 w J5 b A4 w B4 w C4 w D4 w E4 w F4 b G4 b H4 b J4 b A3 b B3 b C3 w D3 w H3 w J3 b B2 b C2 b D2 w E2 w F2 w G2 w H2 b B1 b D1 w E1 w G1 w J1
gogui-setup_player b
play b pass
play w pass
caipan-rules tax=seki
90 caipan-count area json
#? [."b":27,"w":33,.*]
# G02.1.stone-scoring.ALL (KataGo testrules.cpp:2092): KataGo testrules.cpp
# "GroupTaxSekiScoring" expects W-B = 4 / 6 / 6 (before komi 0.5) for NONE /
# SEKI / ALL.
boardsize 9
clear_board
caipan-rules stone-scoring
komi default
caipan-judge declared
gogui-setup b B9 b D9 w E9 w G9 b J9 b D8 w E8 w F8 w G8 b H8 b B7 b C7 b D7 b E7 b F7 b G7 w H7 w J7 b A6 w B6 w C6 w D6 w E6 w F6 b G6 w H6 b A5 w B5 w D5 w F5 b G5 w H5 w J5 b A4 w B4 w C4 w D4 w E4 w F4 b G4 b H4 b J4 b A3 b B3 b C3 w D3 w H3 w J3 b B2 b C2 b D2 w E2 w F2 w G2 w H2 b B1 b D1 w E1 w G1 w J1
gogui-setup_player b
play b pass
play w pass
caipan-rules tax=all
100 caipan-count area json
#? [."b":27,"w":33,.*]
