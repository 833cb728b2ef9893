# The button, and the tie under Ing.

#   .....
#   .XO..
#   XO.O.
#   .XO..
#   .....
# B03.1.aga-button (own): The button pass is not counted towards the two
# ending passes.
boardsize 5
clear_board
caipan-rules aga-button
komi default
caipan-judge declared
gogui-setup b B4 w C4 b A3 w B3 w D3 b B2 w C2
gogui-setup_player b
play b C3
play w pass
play b E5
play w E1
play b pass
play w pass
10 caipan-phase
#? [(pause|ended passes)]

#   XX.OO
#   XX.OO
#   XXXOO
#   XX.OO
#   XXXOO
# B04.2.tromp-taylor (own): 12:10 with 3 neutral, komi 2 gives a tie: Black
# under Ing.
boardsize 5
clear_board
caipan-rules tromp-taylor
komi 2
caipan-judge declared
gogui-setup b A5 b B5 w D5 w E5 b A4 b B4 w D4 w E4 b A3 b B3 b C3 w D3 w E3 b A2 b B2 w D2 w E2 b A1 b B1 b C1 w D1 w E1
gogui-setup_player b
play b pass
play w pass
20 final_score
#? [0]
