# Suicide of one stone and of several: rules.md 8.

#   .....
#   .....
#   .....
#   OOO..
#   ..O..
# S03.1.tromp-taylor (own): B1 captures its own two stones and restores the
# empty corner = starting board. PSK bans; SSK allows (now White to move); A
# allows: White's abandon, answered by a play, became a virtual stone, so
# the whole-board form is new.
boardsize 5
clear_board
caipan-rules tromp-taylor
komi default
caipan-judge declared
gogui-setup w A2 w B2 w C2 w C1
gogui-setup_player b
play b A1
play w pass
10 is_legal b B1
#? [0]
# S03.1.ing (own): B1 captures its own two stones and restores the empty
# corner = starting board. PSK bans; SSK allows (now White to move); A
# allows: White's abandon, answered by a play, became a virtual stone, so
# the whole-board form is new.
boardsize 5
clear_board
caipan-rules ing
komi default
caipan-judge declared
gogui-setup w A2 w B2 w C2 w C1
gogui-setup_player b
play b A1
play w pass
20 is_legal b B1
#? [0]
# S03.2.new-zealand (own): B1 captures its own two stones and restores the
# empty corner = starting board. PSK bans; SSK allows (now White to move); A
# allows: White's abandon, answered by a play, became a virtual stone, so
# the whole-board form is new.
boardsize 5
clear_board
caipan-rules new-zealand
komi default
caipan-judge declared
gogui-setup w A2 w B2 w C2 w C1
gogui-setup_player b
play b A1
play w pass
30 is_legal b B1
#? [1]
# S03.3.jpd-a (own): B1 captures its own two stones and restores the empty
# corner = starting board. PSK bans; SSK allows (now White to move); A
# allows: White's abandon, answered by a play, became a virtual stone, so
# the whole-board form is new.
boardsize 5
clear_board
caipan-rules jpd-a
komi default
caipan-judge declared
gogui-setup w A2 w B2 w C2 w C1
gogui-setup_player b
play b A1
play w pass
40 is_legal b B1
#? [1]

#   .....
#   .....
#   .....
#   XXO..
#   .OX..
# S04.1.tromp-taylor (own): A1 has no liberty of its own but takes B1.
boardsize 5
clear_board
caipan-rules tromp-taylor
komi default
caipan-judge declared
gogui-setup b A2 b B2 w C2 w B1 b C1
gogui-setup_player b
50 is_legal b A1
#? [1]
# S04.1.chinese-2002 (own): A1 has no liberty of its own but takes B1.
boardsize 5
clear_board
caipan-rules chinese-2002
komi default
caipan-judge declared
gogui-setup b A2 b B2 w C2 w B1 b C1
gogui-setup_player b
60 is_legal b A1
#? [1]
# S04.1.chinese-kgs (own): A1 has no liberty of its own but takes B1.
boardsize 5
clear_board
caipan-rules chinese-kgs
komi default
caipan-judge declared
gogui-setup b A2 b B2 w C2 w B1 b C1
gogui-setup_player b
70 is_legal b A1
#? [1]
# S04.1.chinese (own): A1 has no liberty of its own but takes B1.
boardsize 5
clear_board
caipan-rules chinese
komi default
caipan-judge declared
gogui-setup b A2 b B2 w C2 w B1 b C1
gogui-setup_player b
80 is_legal b A1
#? [1]
# S04.1.wmsg-2008 (own): A1 has no liberty of its own but takes B1.
boardsize 5
clear_board
caipan-rules wmsg-2008
komi default
caipan-judge declared
gogui-setup b A2 b B2 w C2 w B1 b C1
gogui-setup_player b
90 is_legal b A1
#? [1]
# S04.1.ing (own): A1 has no liberty of its own but takes B1.
boardsize 5
clear_board
caipan-rules ing
komi default
caipan-judge declared
gogui-setup b A2 b B2 w C2 w B1 b C1
gogui-setup_player b
100 is_legal b A1
#? [1]
# S04.1.japanese (own): A1 has no liberty of its own but takes B1.
boardsize 5
clear_board
caipan-rules japanese
komi default
caipan-judge declared
gogui-setup b A2 b B2 w C2 w B1 b C1
gogui-setup_player b
110 is_legal b A1
#? [1]
# S04.1.korean (own): A1 has no liberty of its own but takes B1.
boardsize 5
clear_board
caipan-rules korean
komi default
caipan-judge declared
gogui-setup b A2 b B2 w C2 w B1 b C1
gogui-setup_player b
120 is_legal b A1
#? [1]
# S04.1.aga (own): A1 has no liberty of its own but takes B1.
boardsize 5
clear_board
caipan-rules aga
komi default
caipan-judge declared
gogui-setup b A2 b B2 w C2 w B1 b C1
gogui-setup_player b
130 is_legal b A1
#? [1]
# S04.1.bga (own): A1 has no liberty of its own but takes B1.
boardsize 5
clear_board
caipan-rules bga
komi default
caipan-judge declared
gogui-setup b A2 b B2 w C2 w B1 b C1
gogui-setup_player b
140 is_legal b A1
#? [1]
# S04.1.new-zealand (own): A1 has no liberty of its own but takes B1.
boardsize 5
clear_board
caipan-rules new-zealand
komi default
caipan-judge declared
gogui-setup b A2 b B2 w C2 w B1 b C1
gogui-setup_player b
150 is_legal b A1
#? [1]
# S04.1.stone-scoring (own): A1 has no liberty of its own but takes B1.
boardsize 5
clear_board
caipan-rules stone-scoring
komi default
caipan-judge declared
gogui-setup b A2 b B2 w C2 w B1 b C1
gogui-setup_player b
160 is_legal b A1
#? [1]
# S04.1.lanke (own): A1 has no liberty of its own but takes B1.
boardsize 5
clear_board
caipan-rules lanke
komi default
caipan-judge declared
gogui-setup b A2 b B2 w C2 w B1 b C1
gogui-setup_player b
170 is_legal b A1
#? [1]
# S04.1.aga-button (own): A1 has no liberty of its own but takes B1.
boardsize 5
clear_board
caipan-rules aga-button
komi default
caipan-judge declared
gogui-setup b A2 b B2 w C2 w B1 b C1
gogui-setup_player b
180 is_legal b A1
#? [1]
# S04.1.jpd-a (own): A1 has no liberty of its own but takes B1.
boardsize 5
clear_board
caipan-rules jpd-a
komi default
caipan-judge declared
gogui-setup b A2 b B2 w C2 w B1 b C1
gogui-setup_player b
190 is_legal b A1
#? [1]
# S04.1.jpd-b (own): A1 has no liberty of its own but takes B1.
boardsize 5
clear_board
caipan-rules jpd-b
komi default
caipan-judge declared
gogui-setup b A2 b B2 w C2 w B1 b C1
gogui-setup_player b
200 is_legal b A1
#? [1]
# S04.1.jpd-art (own): A1 has no liberty of its own but takes B1.
boardsize 5
clear_board
caipan-rules jpd-art
komi default
caipan-judge declared
gogui-setup b A2 b B2 w C2 w B1 b C1
gogui-setup_player b
210 is_legal b A1
#? [1]
# S04.1.sanqing (own): A1 has no liberty of its own but takes B1.
boardsize 5
clear_board
caipan-rules sanqing
komi default
caipan-judge declared
gogui-setup b A2 b B2 w C2 w B1 b C1
gogui-setup_player b
220 is_legal b A1
#? [1]
# S04.2.tromp-taylor (own): A1 has no liberty of its own but takes B1.
boardsize 5
clear_board
caipan-rules tromp-taylor
komi default
caipan-judge declared
gogui-setup b A2 b B2 w C2 w B1 b C1
gogui-setup_player b
play b A1
230 caipan-state
#? [.*"prisoners":."b":0,"w":1[^0-9.].*]

#   .X.X.
#   XXXXX
#   .....
#   .....
#   OOOOO
# S05.1.tromp-taylor (own): Single-stone suicide inside an eye (NZ literal
# text would allow a pass-like suicide).
boardsize 5
clear_board
caipan-rules tromp-taylor
komi default
caipan-judge declared
gogui-setup b B5 b D5 b A4 b B4 b C4 b D4 b E4 w A1 w B1 w C1 w D1 w E1
gogui-setup_player w
240 is_legal w A5
#? [0]
# S05.1.chinese-2002 (own): Single-stone suicide inside an eye (NZ literal
# text would allow a pass-like suicide).
boardsize 5
clear_board
caipan-rules chinese-2002
komi default
caipan-judge declared
gogui-setup b B5 b D5 b A4 b B4 b C4 b D4 b E4 w A1 w B1 w C1 w D1 w E1
gogui-setup_player w
250 is_legal w A5
#? [0]
# S05.1.chinese-kgs (own): Single-stone suicide inside an eye (NZ literal
# text would allow a pass-like suicide).
boardsize 5
clear_board
caipan-rules chinese-kgs
komi default
caipan-judge declared
gogui-setup b B5 b D5 b A4 b B4 b C4 b D4 b E4 w A1 w B1 w C1 w D1 w E1
gogui-setup_player w
260 is_legal w A5
#? [0]
# S05.1.chinese (own): Single-stone suicide inside an eye (NZ literal text
# would allow a pass-like suicide).
boardsize 5
clear_board
caipan-rules chinese
komi default
caipan-judge declared
gogui-setup b B5 b D5 b A4 b B4 b C4 b D4 b E4 w A1 w B1 w C1 w D1 w E1
gogui-setup_player w
270 is_legal w A5
#? [0]
# S05.1.wmsg-2008 (own): Single-stone suicide inside an eye (NZ literal text
# would allow a pass-like suicide).
boardsize 5
clear_board
caipan-rules wmsg-2008
komi default
caipan-judge declared
gogui-setup b B5 b D5 b A4 b B4 b C4 b D4 b E4 w A1 w B1 w C1 w D1 w E1
gogui-setup_player w
280 is_legal w A5
#? [0]
# S05.1.ing (own): Single-stone suicide inside an eye (NZ literal text would
# allow a pass-like suicide).
boardsize 5
clear_board
caipan-rules ing
komi default
caipan-judge declared
gogui-setup b B5 b D5 b A4 b B4 b C4 b D4 b E4 w A1 w B1 w C1 w D1 w E1
gogui-setup_player w
290 is_legal w A5
#? [0]
# S05.1.japanese (own): Single-stone suicide inside an eye (NZ literal text
# would allow a pass-like suicide).
boardsize 5
clear_board
caipan-rules japanese
komi default
caipan-judge declared
gogui-setup b B5 b D5 b A4 b B4 b C4 b D4 b E4 w A1 w B1 w C1 w D1 w E1
gogui-setup_player w
300 is_legal w A5
#? [0]
# S05.1.korean (own): Single-stone suicide inside an eye (NZ literal text
# would allow a pass-like suicide).
boardsize 5
clear_board
caipan-rules korean
komi default
caipan-judge declared
gogui-setup b B5 b D5 b A4 b B4 b C4 b D4 b E4 w A1 w B1 w C1 w D1 w E1
gogui-setup_player w
310 is_legal w A5
#? [0]
# S05.1.aga (own): Single-stone suicide inside an eye (NZ literal text would
# allow a pass-like suicide).
boardsize 5
clear_board
caipan-rules aga
komi default
caipan-judge declared
gogui-setup b B5 b D5 b A4 b B4 b C4 b D4 b E4 w A1 w B1 w C1 w D1 w E1
gogui-setup_player w
320 is_legal w A5
#? [0]
# S05.1.bga (own): Single-stone suicide inside an eye (NZ literal text would
# allow a pass-like suicide).
boardsize 5
clear_board
caipan-rules bga
komi default
caipan-judge declared
gogui-setup b B5 b D5 b A4 b B4 b C4 b D4 b E4 w A1 w B1 w C1 w D1 w E1
gogui-setup_player w
330 is_legal w A5
#? [0]
# S05.1.stone-scoring (own): Single-stone suicide inside an eye (NZ literal
# text would allow a pass-like suicide).
boardsize 5
clear_board
caipan-rules stone-scoring
komi default
caipan-judge declared
gogui-setup b B5 b D5 b A4 b B4 b C4 b D4 b E4 w A1 w B1 w C1 w D1 w E1
gogui-setup_player w
340 is_legal w A5
#? [0]
# S05.1.lanke (own): Single-stone suicide inside an eye (NZ literal text
# would allow a pass-like suicide).
boardsize 5
clear_board
caipan-rules lanke
komi default
caipan-judge declared
gogui-setup b B5 b D5 b A4 b B4 b C4 b D4 b E4 w A1 w B1 w C1 w D1 w E1
gogui-setup_player w
350 is_legal w A5
#? [0]
# S05.1.aga-button (own): Single-stone suicide inside an eye (NZ literal
# text would allow a pass-like suicide).
boardsize 5
clear_board
caipan-rules aga-button
komi default
caipan-judge declared
gogui-setup b B5 b D5 b A4 b B4 b C4 b D4 b E4 w A1 w B1 w C1 w D1 w E1
gogui-setup_player w
360 is_legal w A5
#? [0]
# S05.1.jpd-a (own): Single-stone suicide inside an eye (NZ literal text
# would allow a pass-like suicide).
boardsize 5
clear_board
caipan-rules jpd-a
komi default
caipan-judge declared
gogui-setup b B5 b D5 b A4 b B4 b C4 b D4 b E4 w A1 w B1 w C1 w D1 w E1
gogui-setup_player w
370 is_legal w A5
#? [0]
# S05.1.jpd-b (own): Single-stone suicide inside an eye (NZ literal text
# would allow a pass-like suicide).
boardsize 5
clear_board
caipan-rules jpd-b
komi default
caipan-judge declared
gogui-setup b B5 b D5 b A4 b B4 b C4 b D4 b E4 w A1 w B1 w C1 w D1 w E1
gogui-setup_player w
380 is_legal w A5
#? [0]
# S05.1.jpd-art (own): Single-stone suicide inside an eye (NZ literal text
# would allow a pass-like suicide).
boardsize 5
clear_board
caipan-rules jpd-art
komi default
caipan-judge declared
gogui-setup b B5 b D5 b A4 b B4 b C4 b D4 b E4 w A1 w B1 w C1 w D1 w E1
gogui-setup_player w
390 is_legal w A5
#? [0]
# S05.1.sanqing (own): Single-stone suicide inside an eye (NZ literal text
# would allow a pass-like suicide).
boardsize 5
clear_board
caipan-rules sanqing
komi default
caipan-judge declared
gogui-setup b B5 b D5 b A4 b B4 b C4 b D4 b E4 w A1 w B1 w C1 w D1 w E1
gogui-setup_player w
400 is_legal w A5
#? [0]

#   .....
#   .....
#   .O...
#   OO...
#   .O...
# S06.1.jpd-a (spec): The abandon turns virtual before the answer is judged,
# so the form (shape, +1) has occurred and single-stone suicide recreates
# it.
boardsize 5
clear_board
caipan-rules jpd-a
komi default
caipan-judge declared
gogui-setup w B3 w A2 w B2 w B1
gogui-setup_player w
play w pass
410 is_legal b A1
#? [0]
# S06.1.jpd-b (spec): The abandon turns virtual before the answer is judged,
# so the form (shape, +1) has occurred and single-stone suicide recreates
# it.
boardsize 5
clear_board
caipan-rules jpd-b
komi default
caipan-judge declared
gogui-setup w B3 w A2 w B2 w B1
gogui-setup_player w
play w pass
420 is_legal b A1
#? [0]
