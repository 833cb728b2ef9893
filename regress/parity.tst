# Equal numbers of stones, pass stones.

# A06.1.aga (own): White must make the last pass (third pass). Pass stones:
# Black handed 1, White handed 2. Territory+prisoners: Black 5+2=7, White
# 5+1=6 -> Black +1 = area 13-12.
boardsize 5
clear_board
caipan-rules aga
komi default
caipan-judge declared
gogui-setup_player b
play b B3
play w D3
play b B4
play w D4
play b B2
play w D2
play b B5
play w D5
play b B1
play w D1
play b C3
play w C4
play b C2
play w C5
play b C1
play w pass
play b pass
play w pass
10 final_score
#? [W\+6.5]
# A06.2.aga (own): White must make the last pass (third pass). Pass stones:
# Black handed 1, White handed 2. Territory+prisoners: Black 5+2=7, White
# 5+1=6 -> Black +1 = area 13-12.
boardsize 5
clear_board
caipan-rules aga
komi default
caipan-judge declared
gogui-setup_player b
play b B3
play w D3
play b B4
play w D4
play b B2
play w D2
play b B5
play w D5
play b B1
play w D1
play b C3
play w C4
play b C2
play w C5
play b C1
play w pass
play b pass
play w pass
20 caipan-count pass-stones json
#? [."passes":."b":1,"w":2.,"b":5,"w":5,.*]

# A07.1.aga (own): 10 moves each colour 5; passes 1+1; equal.
boardsize 5
clear_board
caipan-rules aga
komi default
caipan-judge declared
gogui-setup_player b
play b B3
play w D3
play b B4
play w D4
play b B2
play w D2
play b B5
play w D5
play b B1
play w D1
play b pass
play w pass
30 caipan-count pass-stones json
#? [."passes":."b":1,"w":1.,"b":5,"w":5,.*]
# A07.2.tromp-taylor (own): 10 moves each colour 5; passes 1+1; equal.
boardsize 5
clear_board
caipan-rules tromp-taylor
komi default
caipan-judge declared
gogui-setup_player b
play b B3
play w D3
play b B4
play w D4
play b B2
play w D2
play b B5
play w D5
play b B1
play w D1
play b pass
play w pass
40 caipan-count area json
#? [."b":10,"w":10,"public":5,.*]

# X02.1.jpd-a (own): 放弃不是棋着，不计手数. 目 24:0 plus one extra black hand = area
# 25:0.
boardsize 5
clear_board
caipan-rules jpd-a
komi default
caipan-judge declared
gogui-setup_player b
play b C3
play w pass
play b pass
caipan-accept
50 caipan-state
#? [.*"virtual":."b":0,"w":0[^0-9.].*]
60 caipan-count territory json
#? [."raw":."b":24,"w":0.,.*]
70 caipan-state
#? [.*"hands":."b":1,"w":0[^0-9.].*]

# X08.1.wmsg-2008 (own): Black 2 : White 1, rest neutral: +1-6.5-1 (White
# passed first); TT +1-7.5.
boardsize 5
clear_board
caipan-rules wmsg-2008
komi default
caipan-judge declared
gogui-setup_player b
play b C3
play w pass
play b D3
play w B3
play b pass
play w pass
80 final_score
#? [W\+6.5]
# X08.2.tromp-taylor (own): Black 2 : White 1, rest neutral: +1-6.5-1 (White
# passed first); TT +1-7.5.
boardsize 5
clear_board
caipan-rules tromp-taylor
komi default
caipan-judge declared
gogui-setup_player b
play b C3
play w pass
play b D3
play w B3
play b pass
play w pass
90 final_score
#? [W\+6.5]
