# Negative moves and the point for the first stop (A 2.5, 7.1).

# A09.1.jpd-a (own): Black stopped first (virtual), Black has the last real
# move and one hand more: B-type negative move. Removing B3 turns a stone
# into territory: area stays 13:12.
boardsize 5
clear_board
caipan-rules jpd-a
komi default
caipan-judge declared
gogui-setup_player b
play b virtual
play w virtual
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
caipan-accept
10 caipan-negative B B3
20 caipan-count area json
#? [.*"margin":1[^0-9.].*]
# A09.2.jpd-a (own): Black stopped first (virtual), Black has the last real
# move and one hand more: B-type negative move. Removing B3 turns a stone
# into territory: area stays 13:12.
boardsize 5
clear_board
caipan-rules jpd-a
komi default
caipan-judge declared
gogui-setup_player b
play b virtual
play w virtual
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
caipan-accept
30 caipan-state
#? [.*"hands":."b":9,"w":8[^0-9.].*]
40 final_score
#? [W\+5.5]

# A11.1.jpd-a (own): 10:10 + 5 public.
boardsize 5
clear_board
caipan-rules jpd-a
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
caipan-accept
50 final_score
#? [W\+6.5]
# A11.2.jpd-b (own): 10:10 + 5 public.
boardsize 5
clear_board
caipan-rules jpd-b
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
caipan-accept
60 final_score
#? [W\+7.5]
# A11.3.wmsg-2008 (own): 10:10 + 5 public.
boardsize 5
clear_board
caipan-rules wmsg-2008
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
caipan-accept
70 final_score
#? [W\+6.5]

# X01.1.jpd-a (own): Two abandons converted + two virtuals on one board =
# four.
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
play w virtual
play b virtual
80 caipan-phase
#? [ended four-virtual]
90 final_score
#? [B\+17.5]

# X16.1.wmsg-2008 (own): 2:2 stones, rest neutral; Black passed first.
boardsize 5
clear_board
caipan-rules wmsg-2008
komi default
caipan-judge declared
gogui-setup_player b
play b C3
play w B3
play b pass
play w B2
play b C2
play w pass
play b pass
100 final_score
#? [W\+6.5]
# X16.2.jpd-a (own): 2:2 stones, rest neutral; Black passed first.
boardsize 5
clear_board
caipan-rules jpd-a
komi default
caipan-judge declared
gogui-setup_player b
play b C3
play w B3
play b pass
play w B2
play b C2
play w pass
play b pass
110 final_score
#? [W\+6.5]
# X16.3.jpd-b (own): 2:2 stones, rest neutral; Black passed first.
boardsize 5
clear_board
caipan-rules jpd-b
komi default
caipan-judge declared
gogui-setup_player b
play b C3
play w B3
play b pass
play w B2
play b C2
play w pass
play b pass
120 final_score
#? [W\+7.5]

# X17.1.wmsg-2008 (own): 2:2 stones; White passed first: 6.5+1 = 7.5.
boardsize 5
clear_board
caipan-rules wmsg-2008
komi default
caipan-judge declared
gogui-setup_player b
play b C3
play w pass
play b C2
play w B3
play b pass
play w B2
play b pass
play w pass
130 final_score
#? [W\+7.5]
# X17.2.jpd-a (own): 2:2 stones; White passed first: 6.5+1 = 7.5.
boardsize 5
clear_board
caipan-rules jpd-a
komi default
caipan-judge declared
gogui-setup_player b
play b C3
play w pass
play b C2
play w B3
play b pass
play w B2
play b pass
play w pass
140 final_score
#? [W\+7.5]
# X17.3.jpd-b (own): 2:2 stones; White passed first: 6.5+1 = 7.5.
boardsize 5
clear_board
caipan-rules jpd-b
komi default
caipan-judge declared
gogui-setup_player b
play b C3
play w pass
play b C2
play w B3
play b pass
play w B2
play b pass
play w pass
150 final_score
#? [W\+7.5]
