# The four-virtual end (A 5.3(5)).

#   OOOOO.
#   OXO.OO
#   X.XOXX
#   XXXXXX
#   XXXXXX
#   .X.XXX
# K26.1.jpd-a (own): Board (left W, right B): virtuals 3 and 4 of this list
# are the 1st/2nd, the last two are the 3rd/4th -> ends. The two virtuals in
# between were on a different board.
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
play w virtual
play b B5
play w D4
play b virtual
play w virtual
play b D5
play w B4
play b virtual
10 caipan-phase
#? [playing]
# K26.2.jpd-a (own): Board (left W, right B): virtuals 3 and 4 of this list
# are the 1st/2nd, the last two are the 3rd/4th -> ends. The two virtuals in
# between were on a different board.
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
play w virtual
play b B5
play w D4
play b virtual
play w virtual
play b D5
play w B4
play b virtual
play w virtual
20 caipan-phase
#? [ended four-virtual]

# K28.1.jpd-a (own): Two on the first board, two on the second.
boardsize 5
clear_board
caipan-rules jpd-a
komi default
caipan-judge declared
gogui-setup_player b
play b C3
play w virtual
play b virtual
play w B3
play b virtual
play w virtual
30 caipan-phase
#? [playing]
40 caipan-state
#? [.*"virtual":."b":2,"w":2[^0-9.].*]

#   .XO..
#   XXOOO
#   .XO.O
#   XXOXO
#   .XO..
# E03.1.jpd-a (own): Art.5(5); same count as E02.
boardsize 5
clear_board
caipan-rules jpd-a
komi default
caipan-judge declared
gogui-setup b B5 w C5 b A4 b B4 w C4 w D4 w E4 b B3 w C3 w E3 b A2 b B2 w C2 b D2 w E2 b B1 w C1
gogui-setup_player b
play b virtual
play w virtual
play b virtual
play w virtual
50 caipan-phase
#? [ended four-virtual]
60 final_score
#? [W\+7.5]

#   .XO..
#   XXOOO
#   .XO.O
#   XXOXO
#   .XO..
# E04.1.jpd-a (own): Extra point because White made the first virtual.
boardsize 5
clear_board
caipan-rules jpd-a
komi default
caipan-judge declared
gogui-setup b B5 w C5 b A4 b B4 w C4 w D4 w E4 b B3 w C3 w E3 b A2 b B2 w C2 b D2 w E2 b B1 w C1
gogui-setup_player w
play w virtual
play b virtual
play w virtual
play b virtual
70 final_score
#? [W\+8.5]

# K40.1.jpd-a (spec): The abandon is pending: still playing (the fourth
# virtual move would be its conversion).
boardsize 5
clear_board
caipan-rules jpd-a
komi default
caipan-judge declared
gogui-setup_player b
play b C3
play w virtual
play b virtual
play w virtual
play b pass
80 caipan-phase
#? [playing]
90 is_legal w D4
#? [0]
# K40.2.jpd-a (spec): The refused abandon becomes the fourth virtual move on
# this shape: the game ends there and the answering virtual move is not
# made.
boardsize 5
clear_board
caipan-rules jpd-a
komi default
caipan-judge declared
gogui-setup_player b
play b C3
play w virtual
play b virtual
play w virtual
play b pass
play w virtual
100 caipan-phase
#? [ended four-virtual]
110 caipan-state
#? [.*"virtual":."b":2,"w":2[^0-9.].*]
120 caipan-state
#? [.*"stones":."b":1,"w":0[^0-9.].*]
130 final_score
#? [B\+17.5]

# K44.1.jpd-a (spec): Both pending abandons would be converted; the second
# is the fourth virtual move on this shape.
boardsize 5
clear_board
caipan-rules jpd-a
komi default
caipan-judge declared
gogui-setup_player b
play b C3
play w virtual
play b virtual
play w pass
play b pass
140 is_legal w D4
#? [0]
# K44.3.jpd-a (spec): The first conversion is the fourth virtual move: the
# second is not made.
boardsize 5
clear_board
caipan-rules jpd-a
komi default
caipan-judge declared
gogui-setup_player b
play b C3
play w virtual
play b virtual
play w virtual
play b pass
play w pass
caipan-dispute
150 caipan-state
#? [.*"virtual":."b":2,"w":2[^0-9.].*]
