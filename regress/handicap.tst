# Handicap and compensation.

#   .XO..
#   XXOOO
#   .XO.O
#   XXOOO
#   .XO..
# H01.1.tromp-taylor (own): Area 10:15, bonus N (Chinese/KGS), N-1
# (AGA/BGA), 0 (others).
caipan-rules tromp-taylor
caipan-judge declared
loadsgf sgf/handicap-2.sgf
play b pass
play w pass
10 final_score
#? [W\+5.5]

#   .XO..
#   XXOOO
#   .XO.O
#   XXOOO
#   .XO..
# H02.1.chinese-2002 (own): Area 10:15, bonus N (Chinese/KGS), N-1
# (AGA/BGA), 0 (others).
caipan-rules chinese-2002
caipan-judge declared
loadsgf sgf/handicap-2.sgf
play b pass
play w pass
20 final_score
#? [W\+7.5]

#   .XO..
#   XXOOO
#   .XO.O
#   XXOOO
#   .XO..
# H06.1.new-zealand (own): Area 10:15, bonus N (Chinese/KGS), N-1 (AGA/BGA),
# 0 (others).
caipan-rules new-zealand
caipan-judge declared
loadsgf sgf/handicap-2.sgf
play b pass
play w pass
30 final_score
#? [W\+5.5]

#   .XO..
#   XXOOO
#   .XO.O
#   XXOOO
#   .XO..
# H07.1.ing (own): Area 10:15, bonus N (Chinese/KGS), N-1 (AGA/BGA), 0
# (others).
caipan-rules ing
caipan-judge declared
loadsgf sgf/handicap-2.sgf
play b pass
play w pass
40 final_score
#? [W\+5.5]

#   .XO..
#   XXOOO
#   .XO.O
#   XXOOO
#   .XO..
# H08.1.chinese-2002 (own): N<=1 gives no bonus (KataGo
# numHandicapStonesOnBoardHelper).
caipan-rules chinese-2002
caipan-judge declared
loadsgf sgf/handicap-1.sgf
play b pass
play w pass
50 final_score
#? [W\+5.5]
# H08.2.aga (own): N<=1 gives no bonus (KataGo
# numHandicapStonesOnBoardHelper).
caipan-rules aga
caipan-judge declared
loadsgf sgf/handicap-1.sgf
play b pass
play w pass
60 final_score
#? [W\+5.5]
