# Seki: who owns the empties (A 6.1, rules.md 5 and 8).

#   ......
#   ......
#   ......
#   OOOOOO
#   XXXXXO
#   .OO.XO
# Q01.1.tromp-taylor (own): Inner white pair and the black ring share A1 and
# D1. Area 6:28 (+2 public). Japanese: white 18, black 0. Stone scoring: 6 :
# 28-2.
boardsize 6
clear_board
caipan-rules tromp-taylor
komi default
caipan-judge declared
gogui-setup w A3 w B3 w C3 w D3 w E3 w F3 b A2 b B2 b C2 b D2 b E2 w F2 w B1 w C1 b E1 w F1
gogui-setup_player b
play b pass
play w pass
10 caipan-count area json
#? [."b":6,"w":28,"public":2,.*]
20 final_score
#? [W\+29.5]
# Q01.3.chinese-2002 (own): Inner white pair and the black ring share A1 and
# D1. Area 6:28 (+2 public). Japanese: white 18, black 0. Stone scoring: 6 :
# 28-2.
boardsize 6
clear_board
caipan-rules chinese-2002
komi default
caipan-judge declared
gogui-setup w A3 w B3 w C3 w D3 w E3 w F3 b A2 b B2 b C2 b D2 b E2 w F2 w B1 w C1 b E1 w F1
gogui-setup_player b
play b pass
play w pass
30 final_score
#? [W\+29.5]
# Q01.4.jpd-a (own): Inner white pair and the black ring share A1 and D1.
# Area 6:28 (+2 public). Japanese: white 18, black 0. Stone scoring: 6 :
# 28-2.
boardsize 6
clear_board
caipan-rules jpd-a
komi default
caipan-judge declared
gogui-setup w A3 w B3 w C3 w D3 w E3 w F3 b A2 b B2 b C2 b D2 b E2 w F2 w B1 w C1 b E1 w F1
gogui-setup_player b
play b pass
play w pass
40 final_score
#? [W\+28.5]
# Q01.5.japanese (own): Inner white pair and the black ring share A1 and D1.
# Area 6:28 (+2 public). Japanese: white 18, black 0. Stone scoring: 6 :
# 28-2.
boardsize 6
clear_board
caipan-rules japanese
komi default
caipan-judge declared
gogui-setup w A3 w B3 w C3 w D3 w E3 w F3 b A2 b B2 b C2 b D2 b E2 w F2 w B1 w C1 b E1 w F1
gogui-setup_player b
play b pass
play w pass
50 final_score
#? [W\+24.5]
# Q01.6.stone-scoring (own): Inner white pair and the black ring share A1
# and D1. Area 6:28 (+2 public). Japanese: white 18, black 0. Stone scoring:
# 6 : 28-2.
boardsize 6
clear_board
caipan-rules stone-scoring
komi default
caipan-judge declared
gogui-setup w A3 w B3 w C3 w D3 w E3 w F3 b A2 b B2 b C2 b D2 b E2 w F2 w B1 w C1 b E1 w F1
gogui-setup_player b
play b pass
play w pass
60 final_score
#? [W\+27.5]
# Q01.7.lanke (own): Inner white pair and the black ring share A1 and D1.
# Area 6:28 (+2 public). Japanese: white 18, black 0. Stone scoring: 6 :
# 28-2.
boardsize 6
clear_board
caipan-rules lanke
komi default
caipan-judge declared
gogui-setup w A3 w B3 w C3 w D3 w E3 w F3 b A2 b B2 b C2 b D2 b E2 w F2 w B1 w C1 b E1 w F1
gogui-setup_player b
play b pass
play w pass
70 final_score
#? [W\+20.0]
# Q01.8.tromp-taylor (own): Inner white pair and the black ring share A1 and
# D1. Area 6:28 (+2 public). Japanese: white 18, black 0. Stone scoring: 6 :
# 28-2.
boardsize 6
clear_board
caipan-rules tromp-taylor
komi default
caipan-judge declared
gogui-setup w A3 w B3 w C3 w D3 w E3 w F3 b A2 b B2 b C2 b D2 b E2 w F2 w B1 w C1 b E1 w F1
gogui-setup_player b
80 is_legal b A1
#? [1]
# Q01.8.chinese-2002 (own): Inner white pair and the black ring share A1 and
# D1. Area 6:28 (+2 public). Japanese: white 18, black 0. Stone scoring: 6 :
# 28-2.
boardsize 6
clear_board
caipan-rules chinese-2002
komi default
caipan-judge declared
gogui-setup w A3 w B3 w C3 w D3 w E3 w F3 b A2 b B2 b C2 b D2 b E2 w F2 w B1 w C1 b E1 w F1
gogui-setup_player b
90 is_legal b A1
#? [1]
# Q01.8.chinese-kgs (own): Inner white pair and the black ring share A1 and
# D1. Area 6:28 (+2 public). Japanese: white 18, black 0. Stone scoring: 6 :
# 28-2.
boardsize 6
clear_board
caipan-rules chinese-kgs
komi default
caipan-judge declared
gogui-setup w A3 w B3 w C3 w D3 w E3 w F3 b A2 b B2 b C2 b D2 b E2 w F2 w B1 w C1 b E1 w F1
gogui-setup_player b
100 is_legal b A1
#? [1]
# Q01.8.chinese (own): Inner white pair and the black ring share A1 and D1.
# Area 6:28 (+2 public). Japanese: white 18, black 0. Stone scoring: 6 :
# 28-2.
boardsize 6
clear_board
caipan-rules chinese
komi default
caipan-judge declared
gogui-setup w A3 w B3 w C3 w D3 w E3 w F3 b A2 b B2 b C2 b D2 b E2 w F2 w B1 w C1 b E1 w F1
gogui-setup_player b
110 is_legal b A1
#? [1]
# Q01.8.wmsg-2008 (own): Inner white pair and the black ring share A1 and
# D1. Area 6:28 (+2 public). Japanese: white 18, black 0. Stone scoring: 6 :
# 28-2.
boardsize 6
clear_board
caipan-rules wmsg-2008
komi default
caipan-judge declared
gogui-setup w A3 w B3 w C3 w D3 w E3 w F3 b A2 b B2 b C2 b D2 b E2 w F2 w B1 w C1 b E1 w F1
gogui-setup_player b
120 is_legal b A1
#? [1]
# Q01.8.ing (own): Inner white pair and the black ring share A1 and D1. Area
# 6:28 (+2 public). Japanese: white 18, black 0. Stone scoring: 6 : 28-2.
boardsize 6
clear_board
caipan-rules ing
komi default
caipan-judge declared
gogui-setup w A3 w B3 w C3 w D3 w E3 w F3 b A2 b B2 b C2 b D2 b E2 w F2 w B1 w C1 b E1 w F1
gogui-setup_player b
130 is_legal b A1
#? [1]
# Q01.8.japanese (own): Inner white pair and the black ring share A1 and D1.
# Area 6:28 (+2 public). Japanese: white 18, black 0. Stone scoring: 6 :
# 28-2.
boardsize 6
clear_board
caipan-rules japanese
komi default
caipan-judge declared
gogui-setup w A3 w B3 w C3 w D3 w E3 w F3 b A2 b B2 b C2 b D2 b E2 w F2 w B1 w C1 b E1 w F1
gogui-setup_player b
140 is_legal b A1
#? [1]
# Q01.8.korean (own): Inner white pair and the black ring share A1 and D1.
# Area 6:28 (+2 public). Japanese: white 18, black 0. Stone scoring: 6 :
# 28-2.
boardsize 6
clear_board
caipan-rules korean
komi default
caipan-judge declared
gogui-setup w A3 w B3 w C3 w D3 w E3 w F3 b A2 b B2 b C2 b D2 b E2 w F2 w B1 w C1 b E1 w F1
gogui-setup_player b
150 is_legal b A1
#? [1]
# Q01.8.aga (own): Inner white pair and the black ring share A1 and D1. Area
# 6:28 (+2 public). Japanese: white 18, black 0. Stone scoring: 6 : 28-2.
boardsize 6
clear_board
caipan-rules aga
komi default
caipan-judge declared
gogui-setup w A3 w B3 w C3 w D3 w E3 w F3 b A2 b B2 b C2 b D2 b E2 w F2 w B1 w C1 b E1 w F1
gogui-setup_player b
160 is_legal b A1
#? [1]
# Q01.8.bga (own): Inner white pair and the black ring share A1 and D1. Area
# 6:28 (+2 public). Japanese: white 18, black 0. Stone scoring: 6 : 28-2.
boardsize 6
clear_board
caipan-rules bga
komi default
caipan-judge declared
gogui-setup w A3 w B3 w C3 w D3 w E3 w F3 b A2 b B2 b C2 b D2 b E2 w F2 w B1 w C1 b E1 w F1
gogui-setup_player b
170 is_legal b A1
#? [1]
# Q01.8.new-zealand (own): Inner white pair and the black ring share A1 and
# D1. Area 6:28 (+2 public). Japanese: white 18, black 0. Stone scoring: 6 :
# 28-2.
boardsize 6
clear_board
caipan-rules new-zealand
komi default
caipan-judge declared
gogui-setup w A3 w B3 w C3 w D3 w E3 w F3 b A2 b B2 b C2 b D2 b E2 w F2 w B1 w C1 b E1 w F1
gogui-setup_player b
180 is_legal b A1
#? [1]
# Q01.8.stone-scoring (own): Inner white pair and the black ring share A1
# and D1. Area 6:28 (+2 public). Japanese: white 18, black 0. Stone scoring:
# 6 : 28-2.
boardsize 6
clear_board
caipan-rules stone-scoring
komi default
caipan-judge declared
gogui-setup w A3 w B3 w C3 w D3 w E3 w F3 b A2 b B2 b C2 b D2 b E2 w F2 w B1 w C1 b E1 w F1
gogui-setup_player b
190 is_legal b A1
#? [1]
# Q01.8.lanke (own): Inner white pair and the black ring share A1 and D1.
# Area 6:28 (+2 public). Japanese: white 18, black 0. Stone scoring: 6 :
# 28-2.
boardsize 6
clear_board
caipan-rules lanke
komi default
caipan-judge declared
gogui-setup w A3 w B3 w C3 w D3 w E3 w F3 b A2 b B2 b C2 b D2 b E2 w F2 w B1 w C1 b E1 w F1
gogui-setup_player b
200 is_legal b A1
#? [1]
# Q01.8.aga-button (own): Inner white pair and the black ring share A1 and
# D1. Area 6:28 (+2 public). Japanese: white 18, black 0. Stone scoring: 6 :
# 28-2.
boardsize 6
clear_board
caipan-rules aga-button
komi default
caipan-judge declared
gogui-setup w A3 w B3 w C3 w D3 w E3 w F3 b A2 b B2 b C2 b D2 b E2 w F2 w B1 w C1 b E1 w F1
gogui-setup_player b
210 is_legal b A1
#? [1]
# Q01.8.jpd-a (own): Inner white pair and the black ring share A1 and D1.
# Area 6:28 (+2 public). Japanese: white 18, black 0. Stone scoring: 6 :
# 28-2.
boardsize 6
clear_board
caipan-rules jpd-a
komi default
caipan-judge declared
gogui-setup w A3 w B3 w C3 w D3 w E3 w F3 b A2 b B2 b C2 b D2 b E2 w F2 w B1 w C1 b E1 w F1
gogui-setup_player b
220 is_legal b A1
#? [1]
# Q01.8.jpd-b (own): Inner white pair and the black ring share A1 and D1.
# Area 6:28 (+2 public). Japanese: white 18, black 0. Stone scoring: 6 :
# 28-2.
boardsize 6
clear_board
caipan-rules jpd-b
komi default
caipan-judge declared
gogui-setup w A3 w B3 w C3 w D3 w E3 w F3 b A2 b B2 b C2 b D2 b E2 w F2 w B1 w C1 b E1 w F1
gogui-setup_player b
230 is_legal b A1
#? [1]
# Q01.8.jpd-art (own): Inner white pair and the black ring share A1 and D1.
# Area 6:28 (+2 public). Japanese: white 18, black 0. Stone scoring: 6 :
# 28-2.
boardsize 6
clear_board
caipan-rules jpd-art
komi default
caipan-judge declared
gogui-setup w A3 w B3 w C3 w D3 w E3 w F3 b A2 b B2 b C2 b D2 b E2 w F2 w B1 w C1 b E1 w F1
gogui-setup_player b
240 is_legal b A1
#? [1]
# Q01.8.sanqing (own): Inner white pair and the black ring share A1 and D1.
# Area 6:28 (+2 public). Japanese: white 18, black 0. Stone scoring: 6 :
# 28-2.
boardsize 6
clear_board
caipan-rules sanqing
komi default
caipan-judge declared
gogui-setup w A3 w B3 w C3 w D3 w E3 w F3 b A2 b B2 b C2 b D2 b E2 w F2 w B1 w C1 b E1 w F1
gogui-setup_player b
250 is_legal b A1
#? [1]
# Q01.9.tromp-taylor (own): Inner white pair and the black ring share A1 and
# D1. Area 6:28 (+2 public). Japanese: white 18, black 0. Stone scoring: 6 :
# 28-2.
boardsize 6
clear_board
caipan-rules tromp-taylor
komi default
caipan-judge declared
gogui-setup w A3 w B3 w C3 w D3 w E3 w F3 b A2 b B2 b C2 b D2 b E2 w F2 w B1 w C1 b E1 w F1
gogui-setup_player b
260 is_legal b D1
#? [1]
# Q01.9.chinese-2002 (own): Inner white pair and the black ring share A1 and
# D1. Area 6:28 (+2 public). Japanese: white 18, black 0. Stone scoring: 6 :
# 28-2.
boardsize 6
clear_board
caipan-rules chinese-2002
komi default
caipan-judge declared
gogui-setup w A3 w B3 w C3 w D3 w E3 w F3 b A2 b B2 b C2 b D2 b E2 w F2 w B1 w C1 b E1 w F1
gogui-setup_player b
270 is_legal b D1
#? [1]
# Q01.9.chinese-kgs (own): Inner white pair and the black ring share A1 and
# D1. Area 6:28 (+2 public). Japanese: white 18, black 0. Stone scoring: 6 :
# 28-2.
boardsize 6
clear_board
caipan-rules chinese-kgs
komi default
caipan-judge declared
gogui-setup w A3 w B3 w C3 w D3 w E3 w F3 b A2 b B2 b C2 b D2 b E2 w F2 w B1 w C1 b E1 w F1
gogui-setup_player b
280 is_legal b D1
#? [1]
# Q01.9.chinese (own): Inner white pair and the black ring share A1 and D1.
# Area 6:28 (+2 public). Japanese: white 18, black 0. Stone scoring: 6 :
# 28-2.
boardsize 6
clear_board
caipan-rules chinese
komi default
caipan-judge declared
gogui-setup w A3 w B3 w C3 w D3 w E3 w F3 b A2 b B2 b C2 b D2 b E2 w F2 w B1 w C1 b E1 w F1
gogui-setup_player b
290 is_legal b D1
#? [1]
# Q01.9.wmsg-2008 (own): Inner white pair and the black ring share A1 and
# D1. Area 6:28 (+2 public). Japanese: white 18, black 0. Stone scoring: 6 :
# 28-2.
boardsize 6
clear_board
caipan-rules wmsg-2008
komi default
caipan-judge declared
gogui-setup w A3 w B3 w C3 w D3 w E3 w F3 b A2 b B2 b C2 b D2 b E2 w F2 w B1 w C1 b E1 w F1
gogui-setup_player b
300 is_legal b D1
#? [1]
# Q01.9.ing (own): Inner white pair and the black ring share A1 and D1. Area
# 6:28 (+2 public). Japanese: white 18, black 0. Stone scoring: 6 : 28-2.
boardsize 6
clear_board
caipan-rules ing
komi default
caipan-judge declared
gogui-setup w A3 w B3 w C3 w D3 w E3 w F3 b A2 b B2 b C2 b D2 b E2 w F2 w B1 w C1 b E1 w F1
gogui-setup_player b
310 is_legal b D1
#? [1]
# Q01.9.japanese (own): Inner white pair and the black ring share A1 and D1.
# Area 6:28 (+2 public). Japanese: white 18, black 0. Stone scoring: 6 :
# 28-2.
boardsize 6
clear_board
caipan-rules japanese
komi default
caipan-judge declared
gogui-setup w A3 w B3 w C3 w D3 w E3 w F3 b A2 b B2 b C2 b D2 b E2 w F2 w B1 w C1 b E1 w F1
gogui-setup_player b
320 is_legal b D1
#? [1]
# Q01.9.korean (own): Inner white pair and the black ring share A1 and D1.
# Area 6:28 (+2 public). Japanese: white 18, black 0. Stone scoring: 6 :
# 28-2.
boardsize 6
clear_board
caipan-rules korean
komi default
caipan-judge declared
gogui-setup w A3 w B3 w C3 w D3 w E3 w F3 b A2 b B2 b C2 b D2 b E2 w F2 w B1 w C1 b E1 w F1
gogui-setup_player b
330 is_legal b D1
#? [1]
# Q01.9.aga (own): Inner white pair and the black ring share A1 and D1. Area
# 6:28 (+2 public). Japanese: white 18, black 0. Stone scoring: 6 : 28-2.
boardsize 6
clear_board
caipan-rules aga
komi default
caipan-judge declared
gogui-setup w A3 w B3 w C3 w D3 w E3 w F3 b A2 b B2 b C2 b D2 b E2 w F2 w B1 w C1 b E1 w F1
gogui-setup_player b
340 is_legal b D1
#? [1]
# Q01.9.bga (own): Inner white pair and the black ring share A1 and D1. Area
# 6:28 (+2 public). Japanese: white 18, black 0. Stone scoring: 6 : 28-2.
boardsize 6
clear_board
caipan-rules bga
komi default
caipan-judge declared
gogui-setup w A3 w B3 w C3 w D3 w E3 w F3 b A2 b B2 b C2 b D2 b E2 w F2 w B1 w C1 b E1 w F1
gogui-setup_player b
350 is_legal b D1
#? [1]
# Q01.9.new-zealand (own): Inner white pair and the black ring share A1 and
# D1. Area 6:28 (+2 public). Japanese: white 18, black 0. Stone scoring: 6 :
# 28-2.
boardsize 6
clear_board
caipan-rules new-zealand
komi default
caipan-judge declared
gogui-setup w A3 w B3 w C3 w D3 w E3 w F3 b A2 b B2 b C2 b D2 b E2 w F2 w B1 w C1 b E1 w F1
gogui-setup_player b
360 is_legal b D1
#? [1]
# Q01.9.stone-scoring (own): Inner white pair and the black ring share A1
# and D1. Area 6:28 (+2 public). Japanese: white 18, black 0. Stone scoring:
# 6 : 28-2.
boardsize 6
clear_board
caipan-rules stone-scoring
komi default
caipan-judge declared
gogui-setup w A3 w B3 w C3 w D3 w E3 w F3 b A2 b B2 b C2 b D2 b E2 w F2 w B1 w C1 b E1 w F1
gogui-setup_player b
370 is_legal b D1
#? [1]
# Q01.9.lanke (own): Inner white pair and the black ring share A1 and D1.
# Area 6:28 (+2 public). Japanese: white 18, black 0. Stone scoring: 6 :
# 28-2.
boardsize 6
clear_board
caipan-rules lanke
komi default
caipan-judge declared
gogui-setup w A3 w B3 w C3 w D3 w E3 w F3 b A2 b B2 b C2 b D2 b E2 w F2 w B1 w C1 b E1 w F1
gogui-setup_player b
380 is_legal b D1
#? [1]
# Q01.9.aga-button (own): Inner white pair and the black ring share A1 and
# D1. Area 6:28 (+2 public). Japanese: white 18, black 0. Stone scoring: 6 :
# 28-2.
boardsize 6
clear_board
caipan-rules aga-button
komi default
caipan-judge declared
gogui-setup w A3 w B3 w C3 w D3 w E3 w F3 b A2 b B2 b C2 b D2 b E2 w F2 w B1 w C1 b E1 w F1
gogui-setup_player b
390 is_legal b D1
#? [1]
# Q01.9.jpd-a (own): Inner white pair and the black ring share A1 and D1.
# Area 6:28 (+2 public). Japanese: white 18, black 0. Stone scoring: 6 :
# 28-2.
boardsize 6
clear_board
caipan-rules jpd-a
komi default
caipan-judge declared
gogui-setup w A3 w B3 w C3 w D3 w E3 w F3 b A2 b B2 b C2 b D2 b E2 w F2 w B1 w C1 b E1 w F1
gogui-setup_player b
400 is_legal b D1
#? [1]
# Q01.9.jpd-b (own): Inner white pair and the black ring share A1 and D1.
# Area 6:28 (+2 public). Japanese: white 18, black 0. Stone scoring: 6 :
# 28-2.
boardsize 6
clear_board
caipan-rules jpd-b
komi default
caipan-judge declared
gogui-setup w A3 w B3 w C3 w D3 w E3 w F3 b A2 b B2 b C2 b D2 b E2 w F2 w B1 w C1 b E1 w F1
gogui-setup_player b
410 is_legal b D1
#? [1]
# Q01.9.jpd-art (own): Inner white pair and the black ring share A1 and D1.
# Area 6:28 (+2 public). Japanese: white 18, black 0. Stone scoring: 6 :
# 28-2.
boardsize 6
clear_board
caipan-rules jpd-art
komi default
caipan-judge declared
gogui-setup w A3 w B3 w C3 w D3 w E3 w F3 b A2 b B2 b C2 b D2 b E2 w F2 w B1 w C1 b E1 w F1
gogui-setup_player b
420 is_legal b D1
#? [1]
# Q01.9.sanqing (own): Inner white pair and the black ring share A1 and D1.
# Area 6:28 (+2 public). Japanese: white 18, black 0. Stone scoring: 6 :
# 28-2.
boardsize 6
clear_board
caipan-rules sanqing
komi default
caipan-judge declared
gogui-setup w A3 w B3 w C3 w D3 w E3 w F3 b A2 b B2 b C2 b D2 b E2 w F2 w B1 w C1 b E1 w F1
gogui-setup_player b
430 is_legal b D1
#? [1]

#   ...OX..
#   ...OX..
#   ...OX..
#   ..OOX..
#   OOOXXXX
#   XXXOOOX
#   .X.O.OX
# Q02.1.tromp-taylor (own): Eyes A1 and E1 count in area scoring, not in
# Japanese; stone scoring also drops them (they are basic eyes).
boardsize 7
clear_board
caipan-rules tromp-taylor
komi default
caipan-judge declared
gogui-setup w D7 b E7 w D6 b E6 w D5 b E5 w C4 w D4 b E4 w A3 w B3 w C3 b D3 b E3 b F3 b G3 b A2 b B2 b C2 w D2 w E2 w F2 b G2 b B1 w D1 w F1 b G1
gogui-setup_player b
play b pass
play w pass
440 caipan-count area json
#? [."b":23,"w":25,"public":1,.*]
450 final_score
#? [W\+9.5]
# Q02.3.chinese-2002 (own): Eyes A1 and E1 count in area scoring, not in
# Japanese; stone scoring also drops them (they are basic eyes).
boardsize 7
clear_board
caipan-rules chinese-2002
komi default
caipan-judge declared
gogui-setup w D7 b E7 w D6 b E6 w D5 b E5 w C4 w D4 b E4 w A3 w B3 w C3 b D3 b E3 b F3 b G3 b A2 b B2 b C2 w D2 w E2 w F2 b G2 b B1 w D1 w F1 b G1
gogui-setup_player b
play b pass
play w pass
460 final_score
#? [W\+9.5]
# Q02.4.jpd-a (own): Eyes A1 and E1 count in area scoring, not in Japanese;
# stone scoring also drops them (they are basic eyes).
boardsize 7
clear_board
caipan-rules jpd-a
komi default
caipan-judge declared
gogui-setup w D7 b E7 w D6 b E6 w D5 b E5 w C4 w D4 b E4 w A3 w B3 w C3 b D3 b E3 b F3 b G3 b A2 b B2 b C2 w D2 w E2 w F2 b G2 b B1 w D1 w F1 b G1
gogui-setup_player b
play b pass
play w pass
470 final_score
#? [W\+8.5]
# Q02.5.japanese (own): Eyes A1 and E1 count in area scoring, not in
# Japanese; stone scoring also drops them (they are basic eyes).
boardsize 7
clear_board
caipan-rules japanese
komi default
caipan-judge declared
gogui-setup w D7 b E7 w D6 b E6 w D5 b E5 w C4 w D4 b E4 w A3 w B3 w C3 b D3 b E3 b F3 b G3 b A2 b B2 b C2 w D2 w E2 w F2 b G2 b B1 w D1 w F1 b G1
gogui-setup_player b
play b pass
play w pass
480 final_score
#? [W\+9.5]
# Q02.6.korean (own): Eyes A1 and E1 count in area scoring, not in Japanese;
# stone scoring also drops them (they are basic eyes).
boardsize 7
clear_board
caipan-rules korean
komi default
caipan-judge declared
gogui-setup w D7 b E7 w D6 b E6 w D5 b E5 w C4 w D4 b E4 w A3 w B3 w C3 b D3 b E3 b F3 b G3 b A2 b B2 b C2 w D2 w E2 w F2 b G2 b B1 w D1 w F1 b G1
gogui-setup_player b
play b pass
play w pass
490 final_score
#? [W\+9.5]
# Q02.7.stone-scoring (own): Eyes A1 and E1 count in area scoring, not in
# Japanese; stone scoring also drops them (they are basic eyes).
boardsize 7
clear_board
caipan-rules stone-scoring
komi default
caipan-judge declared
gogui-setup w D7 b E7 w D6 b E6 w D5 b E5 w C4 w D4 b E4 w A3 w B3 w C3 b D3 b E3 b F3 b G3 b A2 b B2 b C2 w D2 w E2 w F2 b G2 b B1 w D1 w F1 b G1
gogui-setup_player b
play b pass
play w pass
500 final_score
#? [W\+9.5]
# Q02.8.lanke (own): Eyes A1 and E1 count in area scoring, not in Japanese;
# stone scoring also drops them (they are basic eyes).
boardsize 7
clear_board
caipan-rules lanke
komi default
caipan-judge declared
gogui-setup w D7 b E7 w D6 b E6 w D5 b E5 w C4 w D4 b E4 w A3 w B3 w C3 b D3 b E3 b F3 b G3 b A2 b B2 b C2 w D2 w E2 w F2 b G2 b B1 w D1 w F1 b G1
gogui-setup_player b
play b pass
play w pass
510 final_score
#? [W\+2.0]
# Q02.9.stone-scoring.NONE (own): Eyes A1 and E1 count in area scoring, not
# in Japanese; stone scoring also drops them (they are basic eyes).
boardsize 7
clear_board
caipan-rules stone-scoring
komi default
caipan-judge declared
gogui-setup w D7 b E7 w D6 b E6 w D5 b E5 w C4 w D4 b E4 w A3 w B3 w C3 b D3 b E3 b F3 b G3 b A2 b B2 b C2 w D2 w E2 w F2 b G2 b B1 w D1 w F1 b G1
gogui-setup_player b
play b pass
play w pass
caipan-rules tax=none
520 caipan-count area json
#? [."b":23,"w":25,.*]
# Q02.9.stone-scoring.SEKI (own): Eyes A1 and E1 count in area scoring, not
# in Japanese; stone scoring also drops them (they are basic eyes).
boardsize 7
clear_board
caipan-rules stone-scoring
komi default
caipan-judge declared
gogui-setup w D7 b E7 w D6 b E6 w D5 b E5 w C4 w D4 b E4 w A3 w B3 w C3 b D3 b E3 b F3 b G3 b A2 b B2 b C2 w D2 w E2 w F2 b G2 b B1 w D1 w F1 b G1
gogui-setup_player b
play b pass
play w pass
caipan-rules tax=seki
530 caipan-count area json
#? [."b":22,"w":24,.*]
# Q02.9.stone-scoring.ALL (own): Eyes A1 and E1 count in area scoring, not
# in Japanese; stone scoring also drops them (they are basic eyes).
boardsize 7
clear_board
caipan-rules stone-scoring
komi default
caipan-judge declared
gogui-setup w D7 b E7 w D6 b E6 w D5 b E5 w C4 w D4 b E4 w A3 w B3 w C3 b D3 b E3 b F3 b G3 b A2 b B2 b C2 w D2 w E2 w F2 b G2 b B1 w D1 w F1 b G1
gogui-setup_player b
play b pass
play w pass
caipan-rules tax=all
540 caipan-count area json
#? [."b":20,"w":22,.*]

#   OOXXOO.
#   OX..XO.
#   OX..XO.
#   OXOOXO.
#   OXXXXO.
#   OOOOOO.
#   .......
# Q05.1.tromp-taylor (own): W C6, B D6, W C5, B D5 captures four white
# stones, leaving Black an eye space of four: justifies calling C6/D6
# Black's.
boardsize 7
clear_board
caipan-rules tromp-taylor
komi default
caipan-judge declared
gogui-setup w A7 w B7 b C7 b D7 w E7 w F7 w A6 b B6 b E6 w F6 w A5 b B5 b E5 w F5 w A4 b B4 w C4 w D4 b E4 w F4 w A3 b B3 b C3 b D3 b E3 w F3 w A2 w B2 w C2 w D2 w E2 w F2
gogui-setup_player w
play w C6
play b D6
play w C5
play b D5
550 caipan-state
#? [.*"prisoners":."b":0,"w":4[^0-9.].*]
# Q05.1.jpd-a (own): W C6, B D6, W C5, B D5 captures four white stones,
# leaving Black an eye space of four: justifies calling C6/D6 Black's.
boardsize 7
clear_board
caipan-rules jpd-a
komi default
caipan-judge declared
gogui-setup w A7 w B7 b C7 b D7 w E7 w F7 w A6 b B6 b E6 w F6 w A5 b B5 b E5 w F5 w A4 b B4 w C4 w D4 b E4 w F4 w A3 b B3 b C3 b D3 b E3 w F3 w A2 w B2 w C2 w D2 w E2 w F2
gogui-setup_player w
play w C6
play b D6
play w C5
play b D5
560 caipan-state
#? [.*"prisoners":."b":0,"w":4[^0-9.].*]

#   OOXXOO.
#   OX..XO.
#   OX..XO.
#   OXOOXO.
#   OXXXXO.
#   OOOOOO.
#   .......
# Q06.1.tromp-taylor (own): B C5 W D6 B D5 (takes C4,D4) W C6 takes C7,D7
# and Black is left with one eye: the position is a real seki.
boardsize 7
clear_board
caipan-rules tromp-taylor
komi default
caipan-judge declared
gogui-setup w A7 w B7 b C7 b D7 w E7 w F7 w A6 b B6 b E6 w F6 w A5 b B5 b E5 w F5 w A4 b B4 w C4 w D4 b E4 w F4 w A3 b B3 b C3 b D3 b E3 w F3 w A2 w B2 w C2 w D2 w E2 w F2
gogui-setup_player b
play b C5
play w D6
play b D5
play w C6
570 caipan-state
#? [.*"prisoners":."b":2,"w":2[^0-9.].*]
# Q06.1.jpd-a (own): B C5 W D6 B D5 (takes C4,D4) W C6 takes C7,D7 and Black
# is left with one eye: the position is a real seki.
boardsize 7
clear_board
caipan-rules jpd-a
komi default
caipan-judge declared
gogui-setup w A7 w B7 b C7 b D7 w E7 w F7 w A6 b B6 b E6 w F6 w A5 b B5 b E5 w F5 w A4 b B4 w C4 w D4 b E4 w F4 w A3 b B3 b C3 b D3 b E3 w F3 w A2 w B2 w C2 w D2 w E2 w F2
gogui-setup_player b
play b C5
play w D6
play b D5
play w C6
580 caipan-state
#? [.*"prisoners":."b":2,"w":2[^0-9.].*]

#   .XX.OO.
#   XXX.OOO
#   .XX.OO.
#   XXX.OOO
#   XXX.OOO
#   XX..OOO
#   XXXXOOO
# Q12.1.jpd-a (spec): Both sides live by themselves: unfilled dame, so C2,
# which touches Black only, is public like the rest: 21+7/2 each.
# (Liberty-eyes in every mixed region would give W+5.5.)
boardsize 7
clear_board
caipan-rules jpd-a
komi default
caipan-judge declared
gogui-setup b B7 b C7 w E7 w F7 b A6 b B6 b C6 w E6 w F6 w G6 b B5 b C5 w E5 w F5 b A4 b B4 b C4 w E4 w F4 w G4 b A3 b B3 b C3 w E3 w F3 w G3 b A2 b B2 w E2 w F2 w G2 b A1 b B1 b C1 b D1 w E1 w F1 w G1
gogui-setup_player b
play b pass
play w pass
590 final_score
#? [W\+6.5]
# Q12.2.jpd-a (spec): Both sides live by themselves: unfilled dame, so C2,
# which touches Black only, is public like the rest: 21+7/2 each.
# (Liberty-eyes in every mixed region would give W+5.5.)
boardsize 7
clear_board
caipan-rules jpd-a
komi default
caipan-judge declared
gogui-setup b B7 b C7 w E7 w F7 b A6 b B6 b C6 w E6 w F6 w G6 b B5 b C5 w E5 w F5 b A4 b B4 b C4 w E4 w F4 w G4 b A3 b B3 b C3 w E3 w F3 w G3 b A2 b B2 w E2 w F2 w G2 b A1 b B1 b C1 b D1 w E1 w F1 w G1
gogui-setup_player b
play b pass
play w pass
600 caipan-count area json
#? [."b":24\.5,"w":24\.5,.*]
# Q12.3.jpd-art (spec): Both sides live by themselves: unfilled dame, so C2,
# which touches Black only, is public like the rest: 21+7/2 each.
# (Liberty-eyes in every mixed region would give W+5.5.)
boardsize 7
clear_board
caipan-rules jpd-art
komi default
caipan-judge declared
gogui-setup b B7 b C7 w E7 w F7 b A6 b B6 b C6 w E6 w F6 w G6 b B5 b C5 w E5 w F5 b A4 b B4 b C4 w E4 w F4 w G4 b A3 b B3 b C3 w E3 w F3 w G3 b A2 b B2 w E2 w F2 w G2 b A1 b B1 b C1 b D1 w E1 w F1 w G1
gogui-setup_player b
play b pass
play w pass
610 final_score
#? [W\+6.5]
# Q12.4.tromp-taylor (spec): Both sides live by themselves: unfilled dame,
# so C2, which touches Black only, is public like the rest: 21+7/2 each.
# (Liberty-eyes in every mixed region would give W+5.5.)
boardsize 7
clear_board
caipan-rules tromp-taylor
komi default
caipan-judge declared
gogui-setup b B7 b C7 w E7 w F7 b A6 b B6 b C6 w E6 w F6 w G6 b B5 b C5 w E5 w F5 b A4 b B4 b C4 w E4 w F4 w G4 b A3 b B3 b C3 w E3 w F3 w G3 b A2 b B2 w E2 w F2 w G2 b A1 b B1 b C1 b D1 w E1 w F1 w G1
gogui-setup_player b
play b pass
play w pass
620 final_score
#? [W\+7.5]
# Q12.5.japanese (spec): Both sides live by themselves: unfilled dame, so
# C2, which touches Black only, is public like the rest: 21+7/2 each.
# (Liberty-eyes in every mixed region would give W+5.5.)
boardsize 7
clear_board
caipan-rules japanese
komi default
caipan-judge declared
gogui-setup b B7 b C7 w E7 w F7 b A6 b B6 b C6 w E6 w F6 w G6 b B5 b C5 w E5 w F5 b A4 b B4 b C4 w E4 w F4 w G4 b A3 b B3 b C3 w E3 w F3 w G3 b A2 b B2 w E2 w F2 w G2 b A1 b B1 b C1 b D1 w E1 w F1 w G1
gogui-setup_player b
play b pass
play w pass
630 final_score
#? [W\+6.5]
