# Counting the area (A 7.2).

#   XX.OO
#   .X.O.
#   XX.OO
#   .X.O.
#   XX.OO
# A03.1.tromp-taylor (own): Five shared points; 公空均分 gives 12.5 each (the
# margin is the same).
boardsize 5
clear_board
caipan-rules tromp-taylor
komi default
caipan-judge declared
gogui-setup b A5 b B5 w D5 w E5 b B4 w D4 b A3 b B3 w D3 w E3 b B2 w D2 b A1 b B1 w D1 w E1
gogui-setup_player b
play b pass
play w pass
10 caipan-count area json
#? [."b":10,"w":10,"public":5,.*]
20 final_score
#? [W\+7.5]
# A03.3.chinese-2002 (own): Five shared points; 公空均分 gives 12.5 each (the
# margin is the same).
boardsize 5
clear_board
caipan-rules chinese-2002
komi default
caipan-judge declared
gogui-setup b A5 b B5 w D5 w E5 b B4 w D4 b A3 b B3 w D3 w E3 b B2 w D2 b A1 b B1 w D1 w E1
gogui-setup_player b
play b pass
play w pass
30 final_score
#? [W\+7.5]
# A03.4.jpd-a (own): Five shared points; 公空均分 gives 12.5 each (the margin is
# the same).
boardsize 5
clear_board
caipan-rules jpd-a
komi default
caipan-judge declared
gogui-setup b A5 b B5 w D5 w E5 b B4 w D4 b A3 b B3 w D3 w E3 b B2 w D2 b A1 b B1 w D1 w E1
gogui-setup_player b
play b pass
play w pass
40 final_score
#? [W\+6.5]
# A03.5.jpd-art (own): Five shared points; 公空均分 gives 12.5 each (the margin
# is the same).
boardsize 5
clear_board
caipan-rules jpd-art
komi default
caipan-judge declared
gogui-setup b A5 b B5 w D5 w E5 b B4 w D4 b A3 b B3 w D3 w E3 b B2 w D2 b A1 b B1 w D1 w E1
gogui-setup_player b
play b pass
play w pass
50 final_score
#? [W\+6.5]
# A03.6.japanese (own): Five shared points; 公空均分 gives 12.5 each (the margin
# is the same).
boardsize 5
clear_board
caipan-rules japanese
komi default
caipan-judge declared
gogui-setup b A5 b B5 w D5 w E5 b B4 w D4 b A3 b B3 w D3 w E3 b B2 w D2 b A1 b B1 w D1 w E1
gogui-setup_player b
play b pass
play w pass
60 final_score
#? [W\+6.5]

# A12.1.tromp-taylor (own): All points neutral; A: 12.5 each.
boardsize 5
clear_board
caipan-rules tromp-taylor
komi default
caipan-judge declared
gogui-setup_player b
play b pass
play w pass
70 final_score
#? [W\+7.5]
# A12.2.jpd-a (own): All points neutral; A: 12.5 each.
boardsize 5
clear_board
caipan-rules jpd-a
komi default
caipan-judge declared
gogui-setup_player b
play b pass
play w pass
80 final_score
#? [W\+6.5]
# A12.3.japanese (own): All points neutral; A: 12.5 each.
boardsize 5
clear_board
caipan-rules japanese
komi default
caipan-judge declared
gogui-setup_player b
play b pass
play w pass
90 final_score
#? [W\+6.5]
# A12.4.tromp-taylor (own): All points neutral; A: 12.5 each.
boardsize 5
clear_board
caipan-rules tromp-taylor
komi default
caipan-judge declared
gogui-setup_player b
play b pass
play w pass
100 caipan-count area json
#? [."b":0,"w":0,"public":25,.*]

# A13.1.tromp-taylor (own): Territory 24 - 6.5 = 17.5; area 25-7.5 = 17.5; A
# 25-6.5-1.
boardsize 5
clear_board
caipan-rules tromp-taylor
komi default
caipan-judge declared
gogui-setup_player b
play b C3
play w pass
play b pass
110 caipan-count area json
#? [."b":25,"w":0,"public":0,.*]
120 final_score
#? [B\+17.5]
# A13.3.japanese (own): Territory 24 - 6.5 = 17.5; area 25-7.5 = 17.5; A
# 25-6.5-1.
boardsize 5
clear_board
caipan-rules japanese
komi default
caipan-judge declared
gogui-setup_player b
play b C3
play w pass
play b pass
130 final_score
#? [B\+17.5]
# A13.4.jpd-a (own): Territory 24 - 6.5 = 17.5; area 25-7.5 = 17.5; A
# 25-6.5-1.
boardsize 5
clear_board
caipan-rules jpd-a
komi default
caipan-judge declared
gogui-setup_player b
play b C3
play w pass
play b pass
140 final_score
#? [B\+17.5]

# E06.1.tromp-taylor (own): A1 captures A2 (A3,B2 black).
boardsize 5
clear_board
caipan-rules tromp-taylor
komi default
caipan-judge declared
gogui-setup_player b
play b B2
play w A2
play b A3
play w E5
play b A1
play w E4
play b D4
play w pass
play b pass
150 caipan-state
#? [.*"prisoners":."b":0,"w":1[^0-9.].*]
