# Dispute, resumption, ends (A 5).

# K34.1.jpd-a (own): Art.2.3(3): "依次各下一手虚着，两虚后再继续对局".
boardsize 5
clear_board
caipan-rules jpd-a
komi default
caipan-judge declared
gogui-setup_player b
play b C3
play w pass
play b pass
caipan-dispute
10 caipan-state
#? [.*"virtual":."b":1,"w":1[^0-9.].*]
20 caipan-state
#? [.*"to_move":"w".*]
30 caipan-phase
#? [playing]

# K35.1.jpd-a (own): Consequence of Art.2.3(3)+Art.5(5); all stones then
# count as alive.
boardsize 5
clear_board
caipan-rules jpd-a
komi default
caipan-judge declared
gogui-setup_player b
play b C3
play w pass
play b pass
caipan-dispute
play w pass
play b pass
40 caipan-phase
#? [pause]
# K35.2.jpd-a (own): Consequence of Art.2.3(3)+Art.5(5); all stones then
# count as alive.
boardsize 5
clear_board
caipan-rules jpd-a
komi default
caipan-judge declared
gogui-setup_player b
play b C3
play w pass
play b pass
caipan-dispute
play w pass
play b pass
caipan-dispute
50 caipan-phase
#? [ended four-virtual]

# K36.1.jpd-a (own): Board has B C3,B4 and W B3: Black 2+ 22/2=13, White
# 1+11=12 -> +1-6.5-1 = W+6.5. Later abandons that led to the agreed stop
# are not converted.
boardsize 5
clear_board
caipan-rules jpd-a
komi default
caipan-judge declared
gogui-setup_player b
play b C3
play w pass
play b pass
caipan-dispute
play w B3
play b B4
play w pass
play b pass
caipan-accept
60 caipan-state
#? [.*"virtual":."b":1,"w":1[^0-9.].*]
70 final_score
#? [W\+6.5]

#   XX.OO
#   X.XOO
#   XXXOO
#   OXXOO
#   .OXO.
# R02.1.jpd-art (own): A2,B1 white are dead (Black A1 takes both at once: A2
# and B1 share the liberty A1 only). After removal Black has 4 empties
# (A1,A2,B1,B4), White 1 (E1) minus 2 prisoners: 4-(-1)-6.5 = W+1.5. C5 is a
# dame.
boardsize 5
clear_board
caipan-rules jpd-art
komi default
caipan-judge declared
gogui-setup b A5 b B5 w D5 w E5 b A4 b C4 w D4 w E4 b A3 b B3 b C3 w D3 w E3 w A2 b B2 b C2 w D2 w E2 w B1 b C1 w D1
gogui-setup_player b
play b pass
play w pass
caipan-dispute
80 is_legal b A1
#? [1]
# R02.2.jpd-art (own): A2,B1 white are dead (Black A1 takes both at once: A2
# and B1 share the liberty A1 only). After removal Black has 4 empties
# (A1,A2,B1,B4), White 1 (E1) minus 2 prisoners: 4-(-1)-6.5 = W+1.5. C5 is a
# dame.
boardsize 5
clear_board
caipan-rules jpd-art
komi default
caipan-judge declared
gogui-setup b A5 b B5 w D5 w E5 b A4 b C4 w D4 w E4 b A3 b B3 b C3 w D3 w E3 w A2 b B2 b C2 w D2 w E2 w B1 b C1 w D1
gogui-setup_player b
play b pass
play w pass
caipan-mark dead A2 B1
90 final_score
#? [W\+1.5]
# R02.3.chinese-2002 (own): A2,B1 white are dead (Black A1 takes both at
# once: A2 and B1 share the liberty A1 only). After removal Black has 4
# empties (A1,A2,B1,B4), White 1 (E1) minus 2 prisoners: 4-(-1)-6.5 = W+1.5.
# C5 is a dame.
boardsize 5
clear_board
caipan-rules chinese-2002
komi default
caipan-judge declared
gogui-setup b A5 b B5 w D5 w E5 b A4 b C4 w D4 w E4 b A3 b B3 b C3 w D3 w E3 w A2 b B2 b C2 w D2 w E2 w B1 b C1 w D1
gogui-setup_player b
play b pass
play w pass
caipan-mark dead A2 B1
100 final_score
#? [W\+3.5]

#   .XO.O
#   XXOO.
#   .XOOO
#   XXOXO
#   .XO..
# E07.1.jpd-a (spec): White lives by himself (D5, E4), so the region D1, E1
# around the lone stone D2 is no seki region: both points public although E1
# touches White only. (Liberty-eyes in every mixed region would give W+8.5.)
boardsize 5
clear_board
caipan-rules jpd-a
komi default
caipan-judge declared
gogui-setup b B5 w C5 w E5 b A4 b B4 w C4 w D4 b B3 w C3 w D3 w E3 b A2 b B2 w C2 b D2 w E2 b B1 w C1
gogui-setup_player b
play b pass
play w pass
caipan-agree
110 final_score
#? [W\+7.5]
# E07.2.jpd-a (spec): White lives by himself (D5, E4), so the region D1, E1
# around the lone stone D2 is no seki region: both points public although E1
# touches White only. (Liberty-eyes in every mixed region would give W+8.5.)
boardsize 5
clear_board
caipan-rules jpd-a
komi default
caipan-judge declared
gogui-setup b B5 w C5 w E5 b A4 b B4 w C4 w D4 b B3 w C3 w D3 w E3 b A2 b B2 w C2 b D2 w E2 b B1 w C1
gogui-setup_player b
play b pass
play w pass
caipan-agree
120 caipan-count area json
#? [."b":12,"w":13,.*]
