# Ko and repetition: rules.md 2.4 and 8.

#   .....
#   .XO..
#   XO.O.
#   .XO..
#   .....
# K02.1.tromp-taylor (own): E5/E4 changed the board, so no repetition under
# any rule.
boardsize 5
clear_board
caipan-rules tromp-taylor
komi default
caipan-judge declared
gogui-setup b B4 w C4 b A3 w B3 w D3 b B2 w C2
gogui-setup_player b
play b C3
play w E5
play b E4
10 is_legal w B3
#? [1]
# K02.1.chinese-2002 (own): E5/E4 changed the board, so no repetition under
# any rule.
boardsize 5
clear_board
caipan-rules chinese-2002
komi default
caipan-judge declared
gogui-setup b B4 w C4 b A3 w B3 w D3 b B2 w C2
gogui-setup_player b
play b C3
play w E5
play b E4
20 is_legal w B3
#? [1]
# K02.1.chinese-kgs (own): E5/E4 changed the board, so no repetition under
# any rule.
boardsize 5
clear_board
caipan-rules chinese-kgs
komi default
caipan-judge declared
gogui-setup b B4 w C4 b A3 w B3 w D3 b B2 w C2
gogui-setup_player b
play b C3
play w E5
play b E4
30 is_legal w B3
#? [1]
# K02.1.chinese (own): E5/E4 changed the board, so no repetition under any
# rule.
boardsize 5
clear_board
caipan-rules chinese
komi default
caipan-judge declared
gogui-setup b B4 w C4 b A3 w B3 w D3 b B2 w C2
gogui-setup_player b
play b C3
play w E5
play b E4
40 is_legal w B3
#? [1]
# K02.1.wmsg-2008 (own): E5/E4 changed the board, so no repetition under any
# rule.
boardsize 5
clear_board
caipan-rules wmsg-2008
komi default
caipan-judge declared
gogui-setup b B4 w C4 b A3 w B3 w D3 b B2 w C2
gogui-setup_player b
play b C3
play w E5
play b E4
50 is_legal w B3
#? [1]
# K02.1.ing (own): E5/E4 changed the board, so no repetition under any rule.
boardsize 5
clear_board
caipan-rules ing
komi default
caipan-judge declared
gogui-setup b B4 w C4 b A3 w B3 w D3 b B2 w C2
gogui-setup_player b
play b C3
play w E5
play b E4
60 is_legal w B3
#? [1]
# K02.1.japanese (own): E5/E4 changed the board, so no repetition under any
# rule.
boardsize 5
clear_board
caipan-rules japanese
komi default
caipan-judge declared
gogui-setup b B4 w C4 b A3 w B3 w D3 b B2 w C2
gogui-setup_player b
play b C3
play w E5
play b E4
70 is_legal w B3
#? [1]
# K02.1.korean (own): E5/E4 changed the board, so no repetition under any
# rule.
boardsize 5
clear_board
caipan-rules korean
komi default
caipan-judge declared
gogui-setup b B4 w C4 b A3 w B3 w D3 b B2 w C2
gogui-setup_player b
play b C3
play w E5
play b E4
80 is_legal w B3
#? [1]
# K02.1.aga (own): E5/E4 changed the board, so no repetition under any rule.
boardsize 5
clear_board
caipan-rules aga
komi default
caipan-judge declared
gogui-setup b B4 w C4 b A3 w B3 w D3 b B2 w C2
gogui-setup_player b
play b C3
play w E5
play b E4
90 is_legal w B3
#? [1]
# K02.1.bga (own): E5/E4 changed the board, so no repetition under any rule.
boardsize 5
clear_board
caipan-rules bga
komi default
caipan-judge declared
gogui-setup b B4 w C4 b A3 w B3 w D3 b B2 w C2
gogui-setup_player b
play b C3
play w E5
play b E4
100 is_legal w B3
#? [1]
# K02.1.new-zealand (own): E5/E4 changed the board, so no repetition under
# any rule.
boardsize 5
clear_board
caipan-rules new-zealand
komi default
caipan-judge declared
gogui-setup b B4 w C4 b A3 w B3 w D3 b B2 w C2
gogui-setup_player b
play b C3
play w E5
play b E4
110 is_legal w B3
#? [1]
# K02.1.stone-scoring (own): E5/E4 changed the board, so no repetition under
# any rule.
boardsize 5
clear_board
caipan-rules stone-scoring
komi default
caipan-judge declared
gogui-setup b B4 w C4 b A3 w B3 w D3 b B2 w C2
gogui-setup_player b
play b C3
play w E5
play b E4
120 is_legal w B3
#? [1]
# K02.1.lanke (own): E5/E4 changed the board, so no repetition under any
# rule.
boardsize 5
clear_board
caipan-rules lanke
komi default
caipan-judge declared
gogui-setup b B4 w C4 b A3 w B3 w D3 b B2 w C2
gogui-setup_player b
play b C3
play w E5
play b E4
130 is_legal w B3
#? [1]
# K02.1.aga-button (own): E5/E4 changed the board, so no repetition under
# any rule.
boardsize 5
clear_board
caipan-rules aga-button
komi default
caipan-judge declared
gogui-setup b B4 w C4 b A3 w B3 w D3 b B2 w C2
gogui-setup_player b
play b C3
play w E5
play b E4
140 is_legal w B3
#? [1]
# K02.1.jpd-a (own): E5/E4 changed the board, so no repetition under any
# rule.
boardsize 5
clear_board
caipan-rules jpd-a
komi default
caipan-judge declared
gogui-setup b B4 w C4 b A3 w B3 w D3 b B2 w C2
gogui-setup_player b
play b C3
play w E5
play b E4
150 is_legal w B3
#? [1]
# K02.1.jpd-b (own): E5/E4 changed the board, so no repetition under any
# rule.
boardsize 5
clear_board
caipan-rules jpd-b
komi default
caipan-judge declared
gogui-setup b B4 w C4 b A3 w B3 w D3 b B2 w C2
gogui-setup_player b
play b C3
play w E5
play b E4
160 is_legal w B3
#? [1]
# K02.1.jpd-art (own): E5/E4 changed the board, so no repetition under any
# rule.
boardsize 5
clear_board
caipan-rules jpd-art
komi default
caipan-judge declared
gogui-setup b B4 w C4 b A3 w B3 w D3 b B2 w C2
gogui-setup_player b
play b C3
play w E5
play b E4
170 is_legal w B3
#? [1]
# K02.1.sanqing (own): E5/E4 changed the board, so no repetition under any
# rule.
boardsize 5
clear_board
caipan-rules sanqing
komi default
caipan-judge declared
gogui-setup b B4 w C4 b A3 w B3 w D3 b B2 w C2
gogui-setup_player b
play b C3
play w E5
play b E4
180 is_legal w B3
#? [1]

#   .....
#   .XO..
#   XO.O.
#   .XO..
#   .....
# K04.1.tromp-taylor (own): The board before B C3 existed with Black to move
# (after the pass). W B3 recreates it with Black to move: PSK and SSK ban
# it, simple ko bans it; NSSK allows it because White never created it by a
# board play. A: White's unanswered abandon became virtual, but the board
# WITH that virtual stone existed before B C3, so the retake still repeats a
# whole-board form.
boardsize 5
clear_board
caipan-rules tromp-taylor
komi default
caipan-judge declared
gogui-setup b B4 w C4 b A3 w B3 w D3 b B2 w C2
gogui-setup_player w
play w pass
play b C3
190 is_legal w B3
#? [0]
# K04.1.chinese-2002 (own): The board before B C3 existed with Black to move
# (after the pass). W B3 recreates it with Black to move: PSK and SSK ban
# it, simple ko bans it; NSSK allows it because White never created it by a
# board play. A: White's unanswered abandon became virtual, but the board
# WITH that virtual stone existed before B C3, so the retake still repeats a
# whole-board form.
boardsize 5
clear_board
caipan-rules chinese-2002
komi default
caipan-judge declared
gogui-setup b B4 w C4 b A3 w B3 w D3 b B2 w C2
gogui-setup_player w
play w pass
play b C3
200 is_legal w B3
#? [0]
# K04.1.aga (own): The board before B C3 existed with Black to move (after
# the pass). W B3 recreates it with Black to move: PSK and SSK ban it,
# simple ko bans it; NSSK allows it because White never created it by a
# board play. A: White's unanswered abandon became virtual, but the board
# WITH that virtual stone existed before B C3, so the retake still repeats a
# whole-board form.
boardsize 5
clear_board
caipan-rules aga
komi default
caipan-judge declared
gogui-setup b B4 w C4 b A3 w B3 w D3 b B2 w C2
gogui-setup_player w
play w pass
play b C3
210 is_legal w B3
#? [0]
# K04.1.new-zealand (own): The board before B C3 existed with Black to move
# (after the pass). W B3 recreates it with Black to move: PSK and SSK ban
# it, simple ko bans it; NSSK allows it because White never created it by a
# board play. A: White's unanswered abandon became virtual, but the board
# WITH that virtual stone existed before B C3, so the retake still repeats a
# whole-board form.
boardsize 5
clear_board
caipan-rules new-zealand
komi default
caipan-judge declared
gogui-setup b B4 w C4 b A3 w B3 w D3 b B2 w C2
gogui-setup_player w
play w pass
play b C3
220 is_legal w B3
#? [0]
# K04.1.japanese (own): The board before B C3 existed with Black to move
# (after the pass). W B3 recreates it with Black to move: PSK and SSK ban
# it, simple ko bans it; NSSK allows it because White never created it by a
# board play. A: White's unanswered abandon became virtual, but the board
# WITH that virtual stone existed before B C3, so the retake still repeats a
# whole-board form.
boardsize 5
clear_board
caipan-rules japanese
komi default
caipan-judge declared
gogui-setup b B4 w C4 b A3 w B3 w D3 b B2 w C2
gogui-setup_player w
play w pass
play b C3
230 is_legal w B3
#? [0]
# K04.1.chinese (own): The board before B C3 existed with Black to move
# (after the pass). W B3 recreates it with Black to move: PSK and SSK ban
# it, simple ko bans it; NSSK allows it because White never created it by a
# board play. A: White's unanswered abandon became virtual, but the board
# WITH that virtual stone existed before B C3, so the retake still repeats a
# whole-board form.
boardsize 5
clear_board
caipan-rules chinese
komi default
caipan-judge declared
gogui-setup b B4 w C4 b A3 w B3 w D3 b B2 w C2
gogui-setup_player w
play w pass
play b C3
240 is_legal w B3
#? [0]
# K04.2.bga (own): The board before B C3 existed with Black to move (after
# the pass). W B3 recreates it with Black to move: PSK and SSK ban it,
# simple ko bans it; NSSK allows it because White never created it by a
# board play. A: White's unanswered abandon became virtual, but the board
# WITH that virtual stone existed before B C3, so the retake still repeats a
# whole-board form.
boardsize 5
clear_board
caipan-rules bga
komi default
caipan-judge declared
gogui-setup b B4 w C4 b A3 w B3 w D3 b B2 w C2
gogui-setup_player w
play w pass
play b C3
250 is_legal w B3
#? [1]
# K04.3.jpd-a (own): The board before B C3 existed with Black to move (after
# the pass). W B3 recreates it with Black to move: PSK and SSK ban it,
# simple ko bans it; NSSK allows it because White never created it by a
# board play. A: White's unanswered abandon became virtual, but the board
# WITH that virtual stone existed before B C3, so the retake still repeats a
# whole-board form.
boardsize 5
clear_board
caipan-rules jpd-a
komi default
caipan-judge declared
gogui-setup b B4 w C4 b A3 w B3 w D3 b B2 w C2
gogui-setup_player w
play w pass
play b C3
260 is_legal w B3
#? [0]

#   .....
#   .XO..
#   XO.O.
#   .XO..
#   .....
# K06.1.jpd-a (own): One intervening virtual (or real) move is enough.
boardsize 5
clear_board
caipan-rules jpd-a
komi default
caipan-judge declared
gogui-setup b B4 w C4 b A3 w B3 w D3 b B2 w C2
gogui-setup_player b
play b C3
play w virtual
play b E5
270 is_legal w B3
#? [1]
# K06.1.jpd-b (own): One intervening virtual (or real) move is enough.
boardsize 5
clear_board
caipan-rules jpd-b
komi default
caipan-judge declared
gogui-setup b B4 w C4 b A3 w B3 w D3 b B2 w C2
gogui-setup_player b
play b C3
play w virtual
play b E5
280 is_legal w B3
#? [1]

#   .....
#   .XO..
#   XO.O.
#   .XO..
#   .....
# K07.1.jpd-a (own): Art.2.3(2): proposer must make a virtual if the
# opponent disagrees; engine converts lazily when Black plays E5.
boardsize 5
clear_board
caipan-rules jpd-a
komi default
caipan-judge declared
gogui-setup b B4 w C4 b A3 w B3 w D3 b B2 w C2
gogui-setup_player b
play b C3
play w pass
play b E5
290 is_legal w B3
#? [1]
300 caipan-state
#? [.*"virtual":."b":0,"w":1[^0-9.].*]

#   ......
#   ...XXX
#   .XXXOO
#   .XOOO.
#   .XO.OX
#   .XOXX.
# K11.1.aga (KataGo): Board after B F3 already occurred with White to move
# (KataGo test prints "Illegal: (4,3) X" for SSK).
boardsize 6
clear_board
caipan-rules aga
komi default
caipan-judge declared
gogui-setup b D5 b E5 b F5 b B4 b C4 b D4 w E4 w F4 b B3 w C3 w D3 w E3 b B2 w C2 w E2 b F2 b B1 w C1 b D1 b E1
gogui-setup_player b
play b F3
play w F1
play b F2
play w pass
310 is_legal b F3
#? [0]
# K11.1.new-zealand (KataGo): Board after B F3 already occurred with White
# to move (KataGo test prints "Illegal: (4,3) X" for SSK).
boardsize 6
clear_board
caipan-rules new-zealand
komi default
caipan-judge declared
gogui-setup b D5 b E5 b F5 b B4 b C4 b D4 w E4 w F4 b B3 w C3 w D3 w E3 b B2 w C2 w E2 b F2 b B1 w C1 b D1 b E1
gogui-setup_player b
play b F3
play w F1
play b F2
play w pass
320 is_legal b F3
#? [0]
# K11.1.chinese-2002 (KataGo): Board after B F3 already occurred with White
# to move (KataGo test prints "Illegal: (4,3) X" for SSK).
boardsize 6
clear_board
caipan-rules chinese-2002
komi default
caipan-judge declared
gogui-setup b D5 b E5 b F5 b B4 b C4 b D4 w E4 w F4 b B3 w C3 w D3 w E3 b B2 w C2 w E2 b F2 b B1 w C1 b D1 b E1
gogui-setup_player b
play b F3
play w F1
play b F2
play w pass
330 is_legal b F3
#? [0]
# K11.2.bga (KataGo): Board after B F3 already occurred with White to move
# (KataGo test prints "Illegal: (4,3) X" for SSK).
boardsize 6
clear_board
caipan-rules bga
komi default
caipan-judge declared
gogui-setup b D5 b E5 b F5 b B4 b C4 b D4 w E4 w F4 b B3 w C3 w D3 w E3 b B2 w C2 w E2 b F2 b B1 w C1 b D1 b E1
gogui-setup_player b
play b F3
play w F1
play b F2
play w pass
340 is_legal b F3
#? [0]
# K11.3.japanese (KataGo): Board after B F3 already occurred with White to
# move (KataGo test prints "Illegal: (4,3) X" for SSK).
boardsize 6
clear_board
caipan-rules japanese
komi default
caipan-judge declared
gogui-setup b D5 b E5 b F5 b B4 b C4 b D4 w E4 w F4 b B3 w C3 w D3 w E3 b B2 w C2 w E2 b F2 b B1 w C1 b D1 b E1
gogui-setup_player b
play b F3
play w F1
play b F2
play w pass
350 is_legal b F3
#? [1]
# K11.3.chinese (KataGo): Board after B F3 already occurred with White to
# move (KataGo test prints "Illegal: (4,3) X" for SSK).
boardsize 6
clear_board
caipan-rules chinese
komi default
caipan-judge declared
gogui-setup b D5 b E5 b F5 b B4 b C4 b D4 w E4 w F4 b B3 w C3 w D3 w E3 b B2 w C2 w E2 b F2 b B1 w C1 b D1 b E1
gogui-setup_player b
play b F3
play w F1
play b F2
play w pass
360 is_legal b F3
#? [1]

#   ......
#   ...XXX
#   .XXXOO
#   .XOOO.
#   .XO.OX
#   .XOXX.
# K13.1.jpd-a (own): Without a virtual B F2 repeats the whole-board form. (W
# A1 also changes the board, which alone would make F2 legal.)
boardsize 6
clear_board
caipan-rules jpd-a
komi default
caipan-judge declared
gogui-setup b D5 b E5 b F5 b B4 b C4 b D4 w E4 w F4 b B3 w C3 w D3 w E3 b B2 w C2 w E2 b F2 b B1 w C1 b D1 b E1
gogui-setup_player b
play b F3
play w F1
370 is_legal b F2
#? [0]
# K13.2.jpd-a (own): Without a virtual B F2 repeats the whole-board form. (W
# A1 also changes the board, which alone would make F2 legal.)
boardsize 6
clear_board
caipan-rules jpd-a
komi default
caipan-judge declared
gogui-setup b D5 b E5 b F5 b B4 b C4 b D4 w E4 w F4 b B3 w C3 w D3 w E3 b B2 w C2 w E2 b F2 b B1 w C1 b D1 b E1
gogui-setup_player b
play b F3
play w F1
play b virtual
play w A1
380 is_legal b F2
#? [1]
# K13.3.jpd-a (own): Without a virtual B F2 repeats the whole-board form. (W
# A1 also changes the board, which alone would make F2 legal.)
boardsize 6
clear_board
caipan-rules jpd-a
komi default
caipan-judge declared
gogui-setup b D5 b E5 b F5 b B4 b C4 b D4 w E4 w F4 b B3 w C3 w D3 w E3 b B2 w C2 w E2 b F2 b B1 w C1 b D1 b E1
gogui-setup_player b
play b F3
play w F1
play b virtual
play w A1
play b F2
390 caipan-phase
#? [playing]

#   .OOXO....
#   OX.XO....
#   .XXXO....
#   XXOOO....
#   OOO...XXX
#   ....XXXOO
#   ....XOOO.
#   ....XO.OX
#   ....XOXX.
# K15.2.japanese (own): Chinese art.20.3 lists 双提二子 with triple ko and
# eternal life: draw or replay. KataGo waits for the third occurrence.
boardsize 9
clear_board
caipan-rules japanese
komi default
caipan-judge declared
gogui-setup w B9 w C9 b D9 w E9 w A8 b B8 b D8 w E8 b B7 b C7 b D7 w E7 b A6 b B6 w C6 w D6 w E6 w A5 w B5 w C5 b G5 b H5 b J5 b E4 b F4 b G4 w H4 w J4 b E3 w F3 w G3 w H3 b E2 w F2 w H2 b J2 b E1 w F1 b G1 b H1
gogui-setup_player b
play b J3
play w A7
play b A9
play w J1
play b J2
play w A8
400 caipan-phase
#? [playing]
# K15.2.chinese (own): Chinese art.20.3 lists 双提二子 with triple ko and
# eternal life: draw or replay. KataGo waits for the third occurrence.
boardsize 9
clear_board
caipan-rules chinese
komi default
caipan-judge declared
gogui-setup w B9 w C9 b D9 w E9 w A8 b B8 b D8 w E8 b B7 b C7 b D7 w E7 b A6 b B6 w C6 w D6 w E6 w A5 w B5 w C5 b G5 b H5 b J5 b E4 b F4 b G4 w H4 w J4 b E3 w F3 w G3 w H3 b E2 w F2 w H2 b J2 b E1 w F1 b G1 b H1
gogui-setup_player b
play b J3
play w A7
play b A9
play w J1
play b J2
play w A8
410 caipan-phase
#? [playing]

#   OOOOOOO
#   OXO.O.O
#   X.XOXOX
#   XXXXXXX
#   OOOOOOO
#   .......
#   .......
# K16.1.tromp-taylor (board from KataGo "Triple ko superko" (+1 row)): W F5
# restores the starting board with Black to move; W B5 is the ordinary ko
# recapture.
boardsize 7
clear_board
caipan-rules tromp-taylor
komi default
caipan-judge declared
gogui-setup w A7 w B7 w C7 w D7 w E7 w F7 w G7 w A6 b B6 w C6 w E6 w G6 b A5 b C5 w D5 b E5 w F5 b G5 b A4 b B4 b C4 b D4 b E4 b F4 b G4 w A3 w B3 w C3 w D3 w E3 w F3 w G3
gogui-setup_player b
play b D6
play w B5
play b F6
play w D5
play b B6
420 is_legal w F5
#? [0]
# K16.1.chinese-2002 (board from KataGo "Triple ko superko" (+1 row)): W F5
# restores the starting board with Black to move; W B5 is the ordinary ko
# recapture.
boardsize 7
clear_board
caipan-rules chinese-2002
komi default
caipan-judge declared
gogui-setup w A7 w B7 w C7 w D7 w E7 w F7 w G7 w A6 b B6 w C6 w E6 w G6 b A5 b C5 w D5 b E5 w F5 b G5 b A4 b B4 b C4 b D4 b E4 b F4 b G4 w A3 w B3 w C3 w D3 w E3 w F3 w G3
gogui-setup_player b
play b D6
play w B5
play b F6
play w D5
play b B6
430 is_legal w F5
#? [0]
# K16.1.chinese-kgs (board from KataGo "Triple ko superko" (+1 row)): W F5
# restores the starting board with Black to move; W B5 is the ordinary ko
# recapture.
boardsize 7
clear_board
caipan-rules chinese-kgs
komi default
caipan-judge declared
gogui-setup w A7 w B7 w C7 w D7 w E7 w F7 w G7 w A6 b B6 w C6 w E6 w G6 b A5 b C5 w D5 b E5 w F5 b G5 b A4 b B4 b C4 b D4 b E4 b F4 b G4 w A3 w B3 w C3 w D3 w E3 w F3 w G3
gogui-setup_player b
play b D6
play w B5
play b F6
play w D5
play b B6
440 is_legal w F5
#? [0]
# K16.1.wmsg-2008 (board from KataGo "Triple ko superko" (+1 row)): W F5
# restores the starting board with Black to move; W B5 is the ordinary ko
# recapture.
boardsize 7
clear_board
caipan-rules wmsg-2008
komi default
caipan-judge declared
gogui-setup w A7 w B7 w C7 w D7 w E7 w F7 w G7 w A6 b B6 w C6 w E6 w G6 b A5 b C5 w D5 b E5 w F5 b G5 b A4 b B4 b C4 b D4 b E4 b F4 b G4 w A3 w B3 w C3 w D3 w E3 w F3 w G3
gogui-setup_player b
play b D6
play w B5
play b F6
play w D5
play b B6
450 is_legal w F5
#? [0]
# K16.1.ing (board from KataGo "Triple ko superko" (+1 row)): W F5 restores
# the starting board with Black to move; W B5 is the ordinary ko recapture.
boardsize 7
clear_board
caipan-rules ing
komi default
caipan-judge declared
gogui-setup w A7 w B7 w C7 w D7 w E7 w F7 w G7 w A6 b B6 w C6 w E6 w G6 b A5 b C5 w D5 b E5 w F5 b G5 b A4 b B4 b C4 b D4 b E4 b F4 b G4 w A3 w B3 w C3 w D3 w E3 w F3 w G3
gogui-setup_player b
play b D6
play w B5
play b F6
play w D5
play b B6
460 is_legal w F5
#? [0]
# K16.1.jpd-art (board from KataGo "Triple ko superko" (+1 row)): W F5
# restores the starting board with Black to move; W B5 is the ordinary ko
# recapture.
boardsize 7
clear_board
caipan-rules jpd-art
komi default
caipan-judge declared
gogui-setup w A7 w B7 w C7 w D7 w E7 w F7 w G7 w A6 b B6 w C6 w E6 w G6 b A5 b C5 w D5 b E5 w F5 b G5 b A4 b B4 b C4 b D4 b E4 b F4 b G4 w A3 w B3 w C3 w D3 w E3 w F3 w G3
gogui-setup_player b
play b D6
play w B5
play b F6
play w D5
play b B6
470 is_legal w F5
#? [0]
# K16.1.aga (board from KataGo "Triple ko superko" (+1 row)): W F5 restores
# the starting board with Black to move; W B5 is the ordinary ko recapture.
boardsize 7
clear_board
caipan-rules aga
komi default
caipan-judge declared
gogui-setup w A7 w B7 w C7 w D7 w E7 w F7 w G7 w A6 b B6 w C6 w E6 w G6 b A5 b C5 w D5 b E5 w F5 b G5 b A4 b B4 b C4 b D4 b E4 b F4 b G4 w A3 w B3 w C3 w D3 w E3 w F3 w G3
gogui-setup_player b
play b D6
play w B5
play b F6
play w D5
play b B6
480 is_legal w F5
#? [0]
# K16.1.new-zealand (board from KataGo "Triple ko superko" (+1 row)): W F5
# restores the starting board with Black to move; W B5 is the ordinary ko
# recapture.
boardsize 7
clear_board
caipan-rules new-zealand
komi default
caipan-judge declared
gogui-setup w A7 w B7 w C7 w D7 w E7 w F7 w G7 w A6 b B6 w C6 w E6 w G6 b A5 b C5 w D5 b E5 w F5 b G5 b A4 b B4 b C4 b D4 b E4 b F4 b G4 w A3 w B3 w C3 w D3 w E3 w F3 w G3
gogui-setup_player b
play b D6
play w B5
play b F6
play w D5
play b B6
490 is_legal w F5
#? [0]
# K16.1.jpd-a (board from KataGo "Triple ko superko" (+1 row)): W F5
# restores the starting board with Black to move; W B5 is the ordinary ko
# recapture.
boardsize 7
clear_board
caipan-rules jpd-a
komi default
caipan-judge declared
gogui-setup w A7 w B7 w C7 w D7 w E7 w F7 w G7 w A6 b B6 w C6 w E6 w G6 b A5 b C5 w D5 b E5 w F5 b G5 b A4 b B4 b C4 b D4 b E4 b F4 b G4 w A3 w B3 w C3 w D3 w E3 w F3 w G3
gogui-setup_player b
play b D6
play w B5
play b F6
play w D5
play b B6
500 is_legal w F5
#? [0]
# K16.1.bga (board from KataGo "Triple ko superko" (+1 row)): W F5 restores
# the starting board with Black to move; W B5 is the ordinary ko recapture.
boardsize 7
clear_board
caipan-rules bga
komi default
caipan-judge declared
gogui-setup w A7 w B7 w C7 w D7 w E7 w F7 w G7 w A6 b B6 w C6 w E6 w G6 b A5 b C5 w D5 b E5 w F5 b G5 b A4 b B4 b C4 b D4 b E4 b F4 b G4 w A3 w B3 w C3 w D3 w E3 w F3 w G3
gogui-setup_player b
play b D6
play w B5
play b F6
play w D5
play b B6
510 is_legal w F5
#? [0]
# K16.2.japanese (board from KataGo "Triple ko superko" (+1 row)): W F5
# restores the starting board with Black to move; W B5 is the ordinary ko
# recapture.
boardsize 7
clear_board
caipan-rules japanese
komi default
caipan-judge declared
gogui-setup w A7 w B7 w C7 w D7 w E7 w F7 w G7 w A6 b B6 w C6 w E6 w G6 b A5 b C5 w D5 b E5 w F5 b G5 b A4 b B4 b C4 b D4 b E4 b F4 b G4 w A3 w B3 w C3 w D3 w E3 w F3 w G3
gogui-setup_player b
play b D6
play w B5
play b F6
play w D5
play b B6
520 is_legal w F5
#? [1]
# K16.2.chinese (board from KataGo "Triple ko superko" (+1 row)): W F5
# restores the starting board with Black to move; W B5 is the ordinary ko
# recapture.
boardsize 7
clear_board
caipan-rules chinese
komi default
caipan-judge declared
gogui-setup w A7 w B7 w C7 w D7 w E7 w F7 w G7 w A6 b B6 w C6 w E6 w G6 b A5 b C5 w D5 b E5 w F5 b G5 b A4 b B4 b C4 b D4 b E4 b F4 b G4 w A3 w B3 w C3 w D3 w E3 w F3 w G3
gogui-setup_player b
play b D6
play w B5
play b F6
play w D5
play b B6
530 is_legal w F5
#? [1]
# K16.3.tromp-taylor (board from KataGo "Triple ko superko" (+1 row)): W F5
# restores the starting board with Black to move; W B5 is the ordinary ko
# recapture.
boardsize 7
clear_board
caipan-rules tromp-taylor
komi default
caipan-judge declared
gogui-setup w A7 w B7 w C7 w D7 w E7 w F7 w G7 w A6 b B6 w C6 w E6 w G6 b A5 b C5 w D5 b E5 w F5 b G5 b A4 b B4 b C4 b D4 b E4 b F4 b G4 w A3 w B3 w C3 w D3 w E3 w F3 w G3
gogui-setup_player b
play b D6
play w B5
play b F6
play w D5
play b B6
540 is_legal w B5
#? [0]

#   OOOOOOO
#   OXO.O.O
#   X.XOXOX
#   XXXXXXX
#   OOOOOOO
#   .......
#   .......
# K17.1.japanese (KataGo "Triple ko simple"): Third occurrence of the same
# board with the same side to move.
boardsize 7
clear_board
caipan-rules japanese
komi default
caipan-judge declared
gogui-setup w A7 w B7 w C7 w D7 w E7 w F7 w G7 w A6 b B6 w C6 w E6 w G6 b A5 b C5 w D5 b E5 w F5 b G5 b A4 b B4 b C4 b D4 b E4 b F4 b G4 w A3 w B3 w C3 w D3 w E3 w F3 w G3
gogui-setup_player b
play b D6
play w B5
play b F6
play w D5
play b B6
play w F5
play b D6
play w B5
play b F6
play w D5
play b B6
play w F5
550 caipan-phase
#? [ended void]
# K17.1.chinese (KataGo "Triple ko simple"): Third occurrence of the same
# board with the same side to move.
boardsize 7
clear_board
caipan-rules chinese
komi default
caipan-judge declared
gogui-setup w A7 w B7 w C7 w D7 w E7 w F7 w G7 w A6 b B6 w C6 w E6 w G6 b A5 b C5 w D5 b E5 w F5 b G5 b A4 b B4 b C4 b D4 b E4 b F4 b G4 w A3 w B3 w C3 w D3 w E3 w F3 w G3
gogui-setup_player b
play b D6
play w B5
play b F6
play w D5
play b B6
play w F5
play b D6
play w B5
play b F6
play w D5
play b B6
play w F5
560 caipan-phase
#? [ended void]
# K17.1.korean (KataGo "Triple ko simple"): Third occurrence of the same
# board with the same side to move.
boardsize 7
clear_board
caipan-rules korean
komi default
caipan-judge declared
gogui-setup w A7 w B7 w C7 w D7 w E7 w F7 w G7 w A6 b B6 w C6 w E6 w G6 b A5 b C5 w D5 b E5 w F5 b G5 b A4 b B4 b C4 b D4 b E4 b F4 b G4 w A3 w B3 w C3 w D3 w E3 w F3 w G3
gogui-setup_player b
play b D6
play w B5
play b F6
play w D5
play b B6
play w F5
play b D6
play w B5
play b F6
play w D5
play b B6
play w F5
570 final_score
#? [0]
# K17.2.chinese (KataGo "Triple ko simple"): Third occurrence of the same
# board with the same side to move.
boardsize 7
clear_board
caipan-rules chinese
komi default
caipan-judge declared
gogui-setup w A7 w B7 w C7 w D7 w E7 w F7 w G7 w A6 b B6 w C6 w E6 w G6 b A5 b C5 w D5 b E5 w F5 b G5 b A4 b B4 b C4 b D4 b E4 b F4 b G4 w A3 w B3 w C3 w D3 w E3 w F3 w G3
gogui-setup_player b
play b D6
play w B5
play b F6
play w D5
play b B6
play w F5
play b D6
play w B5
play b F6
play w D5
play b B6
580 caipan-phase
#? [playing]

#   OOOOOOO
#   OXO.O.O
#   X.XOXOX
#   XXXXXXX
#   OOOOOOO
#   .......
#   .......
# K19.1.jpd-a (own): After virtual moves the board form with more virtual
# stones is new. (But White would be captured in real play.)
boardsize 7
clear_board
caipan-rules jpd-a
komi default
caipan-judge declared
gogui-setup w A7 w B7 w C7 w D7 w E7 w F7 w G7 w A6 b B6 w C6 w E6 w G6 b A5 b C5 w D5 b E5 w F5 b G5 b A4 b B4 b C4 b D4 b E4 b F4 b G4 w A3 w B3 w C3 w D3 w E3 w F3 w G3
gogui-setup_player b
play b D6
play w B5
play b F6
play w D5
play b B6
590 is_legal w F5
#? [0]
# K19.2.jpd-a (own): After virtual moves the board form with more virtual
# stones is new. (But White would be captured in real play.)
boardsize 7
clear_board
caipan-rules jpd-a
komi default
caipan-judge declared
gogui-setup w A7 w B7 w C7 w D7 w E7 w F7 w G7 w A6 b B6 w C6 w E6 w G6 b A5 b C5 w D5 b E5 w F5 b G5 b A4 b B4 b C4 b D4 b E4 b F4 b G4 w A3 w B3 w C3 w D3 w E3 w F3 w G3
gogui-setup_player b
play b D6
play w B5
play b F6
play w D5
play b B6
play w virtual
play b virtual
600 is_legal w F5
#? [1]

#   ........
#   ........
#   ........
#   ........
#   OOOOOO..
#   XXXXXO..
#   XOOOXXOO
#   .O.X.OX.
# K20.1.tromp-taylor (KataGo "Eternal life" (+3 rows)): Four-move cycle, two
# stones each way; W F1 restores the starting board.
boardsize 8
clear_board
caipan-rules tromp-taylor
komi default
caipan-judge declared
gogui-setup w A4 w B4 w C4 w D4 w E4 w F4 b A3 b B3 b C3 b D3 b E3 w F3 b A2 w B2 w C2 w D2 b E2 b F2 w G2 w H2 w B1 b D1 w F1 b G1
gogui-setup_player b
play b C1
play w E1
play b D1
610 is_legal w F1
#? [0]
# K20.1.chinese-2002 (KataGo "Eternal life" (+3 rows)): Four-move cycle, two
# stones each way; W F1 restores the starting board.
boardsize 8
clear_board
caipan-rules chinese-2002
komi default
caipan-judge declared
gogui-setup w A4 w B4 w C4 w D4 w E4 w F4 b A3 b B3 b C3 b D3 b E3 w F3 b A2 w B2 w C2 w D2 b E2 b F2 w G2 w H2 w B1 b D1 w F1 b G1
gogui-setup_player b
play b C1
play w E1
play b D1
620 is_legal w F1
#? [0]
# K20.1.chinese-kgs (KataGo "Eternal life" (+3 rows)): Four-move cycle, two
# stones each way; W F1 restores the starting board.
boardsize 8
clear_board
caipan-rules chinese-kgs
komi default
caipan-judge declared
gogui-setup w A4 w B4 w C4 w D4 w E4 w F4 b A3 b B3 b C3 b D3 b E3 w F3 b A2 w B2 w C2 w D2 b E2 b F2 w G2 w H2 w B1 b D1 w F1 b G1
gogui-setup_player b
play b C1
play w E1
play b D1
630 is_legal w F1
#? [0]
# K20.1.wmsg-2008 (KataGo "Eternal life" (+3 rows)): Four-move cycle, two
# stones each way; W F1 restores the starting board.
boardsize 8
clear_board
caipan-rules wmsg-2008
komi default
caipan-judge declared
gogui-setup w A4 w B4 w C4 w D4 w E4 w F4 b A3 b B3 b C3 b D3 b E3 w F3 b A2 w B2 w C2 w D2 b E2 b F2 w G2 w H2 w B1 b D1 w F1 b G1
gogui-setup_player b
play b C1
play w E1
play b D1
640 is_legal w F1
#? [0]
# K20.1.ing (KataGo "Eternal life" (+3 rows)): Four-move cycle, two stones
# each way; W F1 restores the starting board.
boardsize 8
clear_board
caipan-rules ing
komi default
caipan-judge declared
gogui-setup w A4 w B4 w C4 w D4 w E4 w F4 b A3 b B3 b C3 b D3 b E3 w F3 b A2 w B2 w C2 w D2 b E2 b F2 w G2 w H2 w B1 b D1 w F1 b G1
gogui-setup_player b
play b C1
play w E1
play b D1
650 is_legal w F1
#? [0]
# K20.1.jpd-art (KataGo "Eternal life" (+3 rows)): Four-move cycle, two
# stones each way; W F1 restores the starting board.
boardsize 8
clear_board
caipan-rules jpd-art
komi default
caipan-judge declared
gogui-setup w A4 w B4 w C4 w D4 w E4 w F4 b A3 b B3 b C3 b D3 b E3 w F3 b A2 w B2 w C2 w D2 b E2 b F2 w G2 w H2 w B1 b D1 w F1 b G1
gogui-setup_player b
play b C1
play w E1
play b D1
660 is_legal w F1
#? [0]
# K20.1.aga (KataGo "Eternal life" (+3 rows)): Four-move cycle, two stones
# each way; W F1 restores the starting board.
boardsize 8
clear_board
caipan-rules aga
komi default
caipan-judge declared
gogui-setup w A4 w B4 w C4 w D4 w E4 w F4 b A3 b B3 b C3 b D3 b E3 w F3 b A2 w B2 w C2 w D2 b E2 b F2 w G2 w H2 w B1 b D1 w F1 b G1
gogui-setup_player b
play b C1
play w E1
play b D1
670 is_legal w F1
#? [0]
# K20.1.new-zealand (KataGo "Eternal life" (+3 rows)): Four-move cycle, two
# stones each way; W F1 restores the starting board.
boardsize 8
clear_board
caipan-rules new-zealand
komi default
caipan-judge declared
gogui-setup w A4 w B4 w C4 w D4 w E4 w F4 b A3 b B3 b C3 b D3 b E3 w F3 b A2 w B2 w C2 w D2 b E2 b F2 w G2 w H2 w B1 b D1 w F1 b G1
gogui-setup_player b
play b C1
play w E1
play b D1
680 is_legal w F1
#? [0]
# K20.1.bga (KataGo "Eternal life" (+3 rows)): Four-move cycle, two stones
# each way; W F1 restores the starting board.
boardsize 8
clear_board
caipan-rules bga
komi default
caipan-judge declared
gogui-setup w A4 w B4 w C4 w D4 w E4 w F4 b A3 b B3 b C3 b D3 b E3 w F3 b A2 w B2 w C2 w D2 b E2 b F2 w G2 w H2 w B1 b D1 w F1 b G1
gogui-setup_player b
play b C1
play w E1
play b D1
690 is_legal w F1
#? [0]
# K20.1.jpd-a (KataGo "Eternal life" (+3 rows)): Four-move cycle, two stones
# each way; W F1 restores the starting board.
boardsize 8
clear_board
caipan-rules jpd-a
komi default
caipan-judge declared
gogui-setup w A4 w B4 w C4 w D4 w E4 w F4 b A3 b B3 b C3 b D3 b E3 w F3 b A2 w B2 w C2 w D2 b E2 b F2 w G2 w H2 w B1 b D1 w F1 b G1
gogui-setup_player b
play b C1
play w E1
play b D1
700 is_legal w F1
#? [0]
# K20.2.japanese (KataGo "Eternal life" (+3 rows)): Four-move cycle, two
# stones each way; W F1 restores the starting board.
boardsize 8
clear_board
caipan-rules japanese
komi default
caipan-judge declared
gogui-setup w A4 w B4 w C4 w D4 w E4 w F4 b A3 b B3 b C3 b D3 b E3 w F3 b A2 w B2 w C2 w D2 b E2 b F2 w G2 w H2 w B1 b D1 w F1 b G1
gogui-setup_player b
play b C1
play w E1
play b D1
710 is_legal w F1
#? [1]
# K20.2.chinese (KataGo "Eternal life" (+3 rows)): Four-move cycle, two
# stones each way; W F1 restores the starting board.
boardsize 8
clear_board
caipan-rules chinese
komi default
caipan-judge declared
gogui-setup w A4 w B4 w C4 w D4 w E4 w F4 b A3 b B3 b C3 b D3 b E3 w F3 b A2 w B2 w C2 w D2 b E2 b F2 w G2 w H2 w B1 b D1 w F1 b G1
gogui-setup_player b
play b C1
play w E1
play b D1
720 is_legal w F1
#? [1]

#   OOOOO.
#   OXO.OO
#   X.XOXX
#   XXXXXX
#   XXXXXX
#   .X.XXX
# K23.1.tromp-taylor (own): B D5 takes the right ko, W B4 takes the left ko;
# Black may not retake the left ko at once.
boardsize 6
clear_board
caipan-rules tromp-taylor
komi default
caipan-judge declared
gogui-setup w A6 w B6 w C6 w D6 w E6 w A5 b B5 w C5 w E5 w F5 b A4 b C4 w D4 b E4 b F4 b A3 b B3 b C3 b D3 b E3 b F3 b A2 b B2 b C2 b D2 b E2 b F2 b B1 b D1 b E1 b F1
gogui-setup_player b
play b D5
play w B4
730 is_legal b B5
#? [0]
# K23.1.chinese-2002 (own): B D5 takes the right ko, W B4 takes the left ko;
# Black may not retake the left ko at once.
boardsize 6
clear_board
caipan-rules chinese-2002
komi default
caipan-judge declared
gogui-setup w A6 w B6 w C6 w D6 w E6 w A5 b B5 w C5 w E5 w F5 b A4 b C4 w D4 b E4 b F4 b A3 b B3 b C3 b D3 b E3 b F3 b A2 b B2 b C2 b D2 b E2 b F2 b B1 b D1 b E1 b F1
gogui-setup_player b
play b D5
play w B4
740 is_legal b B5
#? [0]
# K23.1.chinese-kgs (own): B D5 takes the right ko, W B4 takes the left ko;
# Black may not retake the left ko at once.
boardsize 6
clear_board
caipan-rules chinese-kgs
komi default
caipan-judge declared
gogui-setup w A6 w B6 w C6 w D6 w E6 w A5 b B5 w C5 w E5 w F5 b A4 b C4 w D4 b E4 b F4 b A3 b B3 b C3 b D3 b E3 b F3 b A2 b B2 b C2 b D2 b E2 b F2 b B1 b D1 b E1 b F1
gogui-setup_player b
play b D5
play w B4
750 is_legal b B5
#? [0]
# K23.1.chinese (own): B D5 takes the right ko, W B4 takes the left ko;
# Black may not retake the left ko at once.
boardsize 6
clear_board
caipan-rules chinese
komi default
caipan-judge declared
gogui-setup w A6 w B6 w C6 w D6 w E6 w A5 b B5 w C5 w E5 w F5 b A4 b C4 w D4 b E4 b F4 b A3 b B3 b C3 b D3 b E3 b F3 b A2 b B2 b C2 b D2 b E2 b F2 b B1 b D1 b E1 b F1
gogui-setup_player b
play b D5
play w B4
760 is_legal b B5
#? [0]
# K23.1.wmsg-2008 (own): B D5 takes the right ko, W B4 takes the left ko;
# Black may not retake the left ko at once.
boardsize 6
clear_board
caipan-rules wmsg-2008
komi default
caipan-judge declared
gogui-setup w A6 w B6 w C6 w D6 w E6 w A5 b B5 w C5 w E5 w F5 b A4 b C4 w D4 b E4 b F4 b A3 b B3 b C3 b D3 b E3 b F3 b A2 b B2 b C2 b D2 b E2 b F2 b B1 b D1 b E1 b F1
gogui-setup_player b
play b D5
play w B4
770 is_legal b B5
#? [0]
# K23.1.ing (own): B D5 takes the right ko, W B4 takes the left ko; Black
# may not retake the left ko at once.
boardsize 6
clear_board
caipan-rules ing
komi default
caipan-judge declared
gogui-setup w A6 w B6 w C6 w D6 w E6 w A5 b B5 w C5 w E5 w F5 b A4 b C4 w D4 b E4 b F4 b A3 b B3 b C3 b D3 b E3 b F3 b A2 b B2 b C2 b D2 b E2 b F2 b B1 b D1 b E1 b F1
gogui-setup_player b
play b D5
play w B4
780 is_legal b B5
#? [0]
# K23.1.japanese (own): B D5 takes the right ko, W B4 takes the left ko;
# Black may not retake the left ko at once.
boardsize 6
clear_board
caipan-rules japanese
komi default
caipan-judge declared
gogui-setup w A6 w B6 w C6 w D6 w E6 w A5 b B5 w C5 w E5 w F5 b A4 b C4 w D4 b E4 b F4 b A3 b B3 b C3 b D3 b E3 b F3 b A2 b B2 b C2 b D2 b E2 b F2 b B1 b D1 b E1 b F1
gogui-setup_player b
play b D5
play w B4
790 is_legal b B5
#? [0]
# K23.1.korean (own): B D5 takes the right ko, W B4 takes the left ko; Black
# may not retake the left ko at once.
boardsize 6
clear_board
caipan-rules korean
komi default
caipan-judge declared
gogui-setup w A6 w B6 w C6 w D6 w E6 w A5 b B5 w C5 w E5 w F5 b A4 b C4 w D4 b E4 b F4 b A3 b B3 b C3 b D3 b E3 b F3 b A2 b B2 b C2 b D2 b E2 b F2 b B1 b D1 b E1 b F1
gogui-setup_player b
play b D5
play w B4
800 is_legal b B5
#? [0]
# K23.1.aga (own): B D5 takes the right ko, W B4 takes the left ko; Black
# may not retake the left ko at once.
boardsize 6
clear_board
caipan-rules aga
komi default
caipan-judge declared
gogui-setup w A6 w B6 w C6 w D6 w E6 w A5 b B5 w C5 w E5 w F5 b A4 b C4 w D4 b E4 b F4 b A3 b B3 b C3 b D3 b E3 b F3 b A2 b B2 b C2 b D2 b E2 b F2 b B1 b D1 b E1 b F1
gogui-setup_player b
play b D5
play w B4
810 is_legal b B5
#? [0]
# K23.1.bga (own): B D5 takes the right ko, W B4 takes the left ko; Black
# may not retake the left ko at once.
boardsize 6
clear_board
caipan-rules bga
komi default
caipan-judge declared
gogui-setup w A6 w B6 w C6 w D6 w E6 w A5 b B5 w C5 w E5 w F5 b A4 b C4 w D4 b E4 b F4 b A3 b B3 b C3 b D3 b E3 b F3 b A2 b B2 b C2 b D2 b E2 b F2 b B1 b D1 b E1 b F1
gogui-setup_player b
play b D5
play w B4
820 is_legal b B5
#? [0]
# K23.1.new-zealand (own): B D5 takes the right ko, W B4 takes the left ko;
# Black may not retake the left ko at once.
boardsize 6
clear_board
caipan-rules new-zealand
komi default
caipan-judge declared
gogui-setup w A6 w B6 w C6 w D6 w E6 w A5 b B5 w C5 w E5 w F5 b A4 b C4 w D4 b E4 b F4 b A3 b B3 b C3 b D3 b E3 b F3 b A2 b B2 b C2 b D2 b E2 b F2 b B1 b D1 b E1 b F1
gogui-setup_player b
play b D5
play w B4
830 is_legal b B5
#? [0]
# K23.1.stone-scoring (own): B D5 takes the right ko, W B4 takes the left
# ko; Black may not retake the left ko at once.
boardsize 6
clear_board
caipan-rules stone-scoring
komi default
caipan-judge declared
gogui-setup w A6 w B6 w C6 w D6 w E6 w A5 b B5 w C5 w E5 w F5 b A4 b C4 w D4 b E4 b F4 b A3 b B3 b C3 b D3 b E3 b F3 b A2 b B2 b C2 b D2 b E2 b F2 b B1 b D1 b E1 b F1
gogui-setup_player b
play b D5
play w B4
840 is_legal b B5
#? [0]
# K23.1.lanke (own): B D5 takes the right ko, W B4 takes the left ko; Black
# may not retake the left ko at once.
boardsize 6
clear_board
caipan-rules lanke
komi default
caipan-judge declared
gogui-setup w A6 w B6 w C6 w D6 w E6 w A5 b B5 w C5 w E5 w F5 b A4 b C4 w D4 b E4 b F4 b A3 b B3 b C3 b D3 b E3 b F3 b A2 b B2 b C2 b D2 b E2 b F2 b B1 b D1 b E1 b F1
gogui-setup_player b
play b D5
play w B4
850 is_legal b B5
#? [0]
# K23.1.aga-button (own): B D5 takes the right ko, W B4 takes the left ko;
# Black may not retake the left ko at once.
boardsize 6
clear_board
caipan-rules aga-button
komi default
caipan-judge declared
gogui-setup w A6 w B6 w C6 w D6 w E6 w A5 b B5 w C5 w E5 w F5 b A4 b C4 w D4 b E4 b F4 b A3 b B3 b C3 b D3 b E3 b F3 b A2 b B2 b C2 b D2 b E2 b F2 b B1 b D1 b E1 b F1
gogui-setup_player b
play b D5
play w B4
860 is_legal b B5
#? [0]
# K23.1.jpd-a (own): B D5 takes the right ko, W B4 takes the left ko; Black
# may not retake the left ko at once.
boardsize 6
clear_board
caipan-rules jpd-a
komi default
caipan-judge declared
gogui-setup w A6 w B6 w C6 w D6 w E6 w A5 b B5 w C5 w E5 w F5 b A4 b C4 w D4 b E4 b F4 b A3 b B3 b C3 b D3 b E3 b F3 b A2 b B2 b C2 b D2 b E2 b F2 b B1 b D1 b E1 b F1
gogui-setup_player b
play b D5
play w B4
870 is_legal b B5
#? [0]
# K23.1.jpd-b (own): B D5 takes the right ko, W B4 takes the left ko; Black
# may not retake the left ko at once.
boardsize 6
clear_board
caipan-rules jpd-b
komi default
caipan-judge declared
gogui-setup w A6 w B6 w C6 w D6 w E6 w A5 b B5 w C5 w E5 w F5 b A4 b C4 w D4 b E4 b F4 b A3 b B3 b C3 b D3 b E3 b F3 b A2 b B2 b C2 b D2 b E2 b F2 b B1 b D1 b E1 b F1
gogui-setup_player b
play b D5
play w B4
880 is_legal b B5
#? [0]
# K23.1.jpd-art (own): B D5 takes the right ko, W B4 takes the left ko;
# Black may not retake the left ko at once.
boardsize 6
clear_board
caipan-rules jpd-art
komi default
caipan-judge declared
gogui-setup w A6 w B6 w C6 w D6 w E6 w A5 b B5 w C5 w E5 w F5 b A4 b C4 w D4 b E4 b F4 b A3 b B3 b C3 b D3 b E3 b F3 b A2 b B2 b C2 b D2 b E2 b F2 b B1 b D1 b E1 b F1
gogui-setup_player b
play b D5
play w B4
890 is_legal b B5
#? [0]
# K23.1.sanqing (own): B D5 takes the right ko, W B4 takes the left ko;
# Black may not retake the left ko at once.
boardsize 6
clear_board
caipan-rules sanqing
komi default
caipan-judge declared
gogui-setup w A6 w B6 w C6 w D6 w E6 w A5 b B5 w C5 w E5 w F5 b A4 b C4 w D4 b E4 b F4 b A3 b B3 b C3 b D3 b E3 b F3 b A2 b B2 b C2 b D2 b E2 b F2 b B1 b D1 b E1 b F1
gogui-setup_player b
play b D5
play w B4
900 is_legal b B5
#? [0]
# K23.2.tromp-taylor (own): B D5 takes the right ko, W B4 takes the left ko;
# Black may not retake the left ko at once.
boardsize 6
clear_board
caipan-rules tromp-taylor
komi default
caipan-judge declared
gogui-setup w A6 w B6 w C6 w D6 w E6 w A5 b B5 w C5 w E5 w F5 b A4 b C4 w D4 b E4 b F4 b A3 b B3 b C3 b D3 b E3 b F3 b A2 b B2 b C2 b D2 b E2 b F2 b B1 b D1 b E1 b F1
gogui-setup_player b
910 is_legal b D5
#? [1]
# K23.2.chinese-2002 (own): B D5 takes the right ko, W B4 takes the left ko;
# Black may not retake the left ko at once.
boardsize 6
clear_board
caipan-rules chinese-2002
komi default
caipan-judge declared
gogui-setup w A6 w B6 w C6 w D6 w E6 w A5 b B5 w C5 w E5 w F5 b A4 b C4 w D4 b E4 b F4 b A3 b B3 b C3 b D3 b E3 b F3 b A2 b B2 b C2 b D2 b E2 b F2 b B1 b D1 b E1 b F1
gogui-setup_player b
920 is_legal b D5
#? [1]
# K23.2.chinese-kgs (own): B D5 takes the right ko, W B4 takes the left ko;
# Black may not retake the left ko at once.
boardsize 6
clear_board
caipan-rules chinese-kgs
komi default
caipan-judge declared
gogui-setup w A6 w B6 w C6 w D6 w E6 w A5 b B5 w C5 w E5 w F5 b A4 b C4 w D4 b E4 b F4 b A3 b B3 b C3 b D3 b E3 b F3 b A2 b B2 b C2 b D2 b E2 b F2 b B1 b D1 b E1 b F1
gogui-setup_player b
930 is_legal b D5
#? [1]
# K23.2.chinese (own): B D5 takes the right ko, W B4 takes the left ko;
# Black may not retake the left ko at once.
boardsize 6
clear_board
caipan-rules chinese
komi default
caipan-judge declared
gogui-setup w A6 w B6 w C6 w D6 w E6 w A5 b B5 w C5 w E5 w F5 b A4 b C4 w D4 b E4 b F4 b A3 b B3 b C3 b D3 b E3 b F3 b A2 b B2 b C2 b D2 b E2 b F2 b B1 b D1 b E1 b F1
gogui-setup_player b
940 is_legal b D5
#? [1]
# K23.2.wmsg-2008 (own): B D5 takes the right ko, W B4 takes the left ko;
# Black may not retake the left ko at once.
boardsize 6
clear_board
caipan-rules wmsg-2008
komi default
caipan-judge declared
gogui-setup w A6 w B6 w C6 w D6 w E6 w A5 b B5 w C5 w E5 w F5 b A4 b C4 w D4 b E4 b F4 b A3 b B3 b C3 b D3 b E3 b F3 b A2 b B2 b C2 b D2 b E2 b F2 b B1 b D1 b E1 b F1
gogui-setup_player b
950 is_legal b D5
#? [1]
# K23.2.ing (own): B D5 takes the right ko, W B4 takes the left ko; Black
# may not retake the left ko at once.
boardsize 6
clear_board
caipan-rules ing
komi default
caipan-judge declared
gogui-setup w A6 w B6 w C6 w D6 w E6 w A5 b B5 w C5 w E5 w F5 b A4 b C4 w D4 b E4 b F4 b A3 b B3 b C3 b D3 b E3 b F3 b A2 b B2 b C2 b D2 b E2 b F2 b B1 b D1 b E1 b F1
gogui-setup_player b
960 is_legal b D5
#? [1]
# K23.2.japanese (own): B D5 takes the right ko, W B4 takes the left ko;
# Black may not retake the left ko at once.
boardsize 6
clear_board
caipan-rules japanese
komi default
caipan-judge declared
gogui-setup w A6 w B6 w C6 w D6 w E6 w A5 b B5 w C5 w E5 w F5 b A4 b C4 w D4 b E4 b F4 b A3 b B3 b C3 b D3 b E3 b F3 b A2 b B2 b C2 b D2 b E2 b F2 b B1 b D1 b E1 b F1
gogui-setup_player b
970 is_legal b D5
#? [1]
# K23.2.korean (own): B D5 takes the right ko, W B4 takes the left ko; Black
# may not retake the left ko at once.
boardsize 6
clear_board
caipan-rules korean
komi default
caipan-judge declared
gogui-setup w A6 w B6 w C6 w D6 w E6 w A5 b B5 w C5 w E5 w F5 b A4 b C4 w D4 b E4 b F4 b A3 b B3 b C3 b D3 b E3 b F3 b A2 b B2 b C2 b D2 b E2 b F2 b B1 b D1 b E1 b F1
gogui-setup_player b
980 is_legal b D5
#? [1]
# K23.2.aga (own): B D5 takes the right ko, W B4 takes the left ko; Black
# may not retake the left ko at once.
boardsize 6
clear_board
caipan-rules aga
komi default
caipan-judge declared
gogui-setup w A6 w B6 w C6 w D6 w E6 w A5 b B5 w C5 w E5 w F5 b A4 b C4 w D4 b E4 b F4 b A3 b B3 b C3 b D3 b E3 b F3 b A2 b B2 b C2 b D2 b E2 b F2 b B1 b D1 b E1 b F1
gogui-setup_player b
990 is_legal b D5
#? [1]
# K23.2.bga (own): B D5 takes the right ko, W B4 takes the left ko; Black
# may not retake the left ko at once.
boardsize 6
clear_board
caipan-rules bga
komi default
caipan-judge declared
gogui-setup w A6 w B6 w C6 w D6 w E6 w A5 b B5 w C5 w E5 w F5 b A4 b C4 w D4 b E4 b F4 b A3 b B3 b C3 b D3 b E3 b F3 b A2 b B2 b C2 b D2 b E2 b F2 b B1 b D1 b E1 b F1
gogui-setup_player b
1000 is_legal b D5
#? [1]
# K23.2.new-zealand (own): B D5 takes the right ko, W B4 takes the left ko;
# Black may not retake the left ko at once.
boardsize 6
clear_board
caipan-rules new-zealand
komi default
caipan-judge declared
gogui-setup w A6 w B6 w C6 w D6 w E6 w A5 b B5 w C5 w E5 w F5 b A4 b C4 w D4 b E4 b F4 b A3 b B3 b C3 b D3 b E3 b F3 b A2 b B2 b C2 b D2 b E2 b F2 b B1 b D1 b E1 b F1
gogui-setup_player b
1010 is_legal b D5
#? [1]
# K23.2.stone-scoring (own): B D5 takes the right ko, W B4 takes the left
# ko; Black may not retake the left ko at once.
boardsize 6
clear_board
caipan-rules stone-scoring
komi default
caipan-judge declared
gogui-setup w A6 w B6 w C6 w D6 w E6 w A5 b B5 w C5 w E5 w F5 b A4 b C4 w D4 b E4 b F4 b A3 b B3 b C3 b D3 b E3 b F3 b A2 b B2 b C2 b D2 b E2 b F2 b B1 b D1 b E1 b F1
gogui-setup_player b
1020 is_legal b D5
#? [1]
# K23.2.lanke (own): B D5 takes the right ko, W B4 takes the left ko; Black
# may not retake the left ko at once.
boardsize 6
clear_board
caipan-rules lanke
komi default
caipan-judge declared
gogui-setup w A6 w B6 w C6 w D6 w E6 w A5 b B5 w C5 w E5 w F5 b A4 b C4 w D4 b E4 b F4 b A3 b B3 b C3 b D3 b E3 b F3 b A2 b B2 b C2 b D2 b E2 b F2 b B1 b D1 b E1 b F1
gogui-setup_player b
1030 is_legal b D5
#? [1]
# K23.2.aga-button (own): B D5 takes the right ko, W B4 takes the left ko;
# Black may not retake the left ko at once.
boardsize 6
clear_board
caipan-rules aga-button
komi default
caipan-judge declared
gogui-setup w A6 w B6 w C6 w D6 w E6 w A5 b B5 w C5 w E5 w F5 b A4 b C4 w D4 b E4 b F4 b A3 b B3 b C3 b D3 b E3 b F3 b A2 b B2 b C2 b D2 b E2 b F2 b B1 b D1 b E1 b F1
gogui-setup_player b
1040 is_legal b D5
#? [1]
# K23.2.jpd-a (own): B D5 takes the right ko, W B4 takes the left ko; Black
# may not retake the left ko at once.
boardsize 6
clear_board
caipan-rules jpd-a
komi default
caipan-judge declared
gogui-setup w A6 w B6 w C6 w D6 w E6 w A5 b B5 w C5 w E5 w F5 b A4 b C4 w D4 b E4 b F4 b A3 b B3 b C3 b D3 b E3 b F3 b A2 b B2 b C2 b D2 b E2 b F2 b B1 b D1 b E1 b F1
gogui-setup_player b
1050 is_legal b D5
#? [1]
# K23.2.jpd-b (own): B D5 takes the right ko, W B4 takes the left ko; Black
# may not retake the left ko at once.
boardsize 6
clear_board
caipan-rules jpd-b
komi default
caipan-judge declared
gogui-setup w A6 w B6 w C6 w D6 w E6 w A5 b B5 w C5 w E5 w F5 b A4 b C4 w D4 b E4 b F4 b A3 b B3 b C3 b D3 b E3 b F3 b A2 b B2 b C2 b D2 b E2 b F2 b B1 b D1 b E1 b F1
gogui-setup_player b
1060 is_legal b D5
#? [1]
# K23.2.jpd-art (own): B D5 takes the right ko, W B4 takes the left ko;
# Black may not retake the left ko at once.
boardsize 6
clear_board
caipan-rules jpd-art
komi default
caipan-judge declared
gogui-setup w A6 w B6 w C6 w D6 w E6 w A5 b B5 w C5 w E5 w F5 b A4 b C4 w D4 b E4 b F4 b A3 b B3 b C3 b D3 b E3 b F3 b A2 b B2 b C2 b D2 b E2 b F2 b B1 b D1 b E1 b F1
gogui-setup_player b
1070 is_legal b D5
#? [1]
# K23.2.sanqing (own): B D5 takes the right ko, W B4 takes the left ko;
# Black may not retake the left ko at once.
boardsize 6
clear_board
caipan-rules sanqing
komi default
caipan-judge declared
gogui-setup w A6 w B6 w C6 w D6 w E6 w A5 b B5 w C5 w E5 w F5 b A4 b C4 w D4 b E4 b F4 b A3 b B3 b C3 b D3 b E3 b F3 b A2 b B2 b C2 b D2 b E2 b F2 b B1 b D1 b E1 b F1
gogui-setup_player b
1080 is_legal b D5
#? [1]

#   .....
#   .XO..
#   XO.O.
#   .XO..
#   .....
# X04.1.tromp-taylor (own): sanity: unrelated moves stay legal.
boardsize 5
clear_board
caipan-rules tromp-taylor
komi default
caipan-judge declared
gogui-setup b B4 w C4 b A3 w B3 w D3 b B2 w C2
gogui-setup_player b
play b C3
play w pass
play b E5
play w E4
1090 is_legal b E3
#? [1]

#   OOOOOOO
#   OXO.O.O
#   X.XOXOX
#   XXXXXXX
#   OOOOOOO
#   .......
#   .......
# X10.1.chinese (own): The passes clear the repetition count (KataGo note
# 5), so the second lap does not end the game. B:pass/W:pass here only stop
# and resume.
boardsize 7
clear_board
caipan-rules chinese
komi default
caipan-judge declared
gogui-setup w A7 w B7 w C7 w D7 w E7 w F7 w G7 w A6 b B6 w C6 w E6 w G6 b A5 b C5 w D5 b E5 w F5 b G5 b A4 b B4 b C4 b D4 b E4 b F4 b G4 w A3 w B3 w C3 w D3 w E3 w F3 w G3
gogui-setup_player b
play b D6
play w B5
play b F6
play w D5
play b B6
play w F5
play b pass
play w pass
play b D6
play w B5
play b F6
play w D5
play b B6
play w F5
1100 caipan-phase
#? [playing]

#   .....
#   .XO..
#   XO.O.
#   .XO..
#   .....
# X11.1.new-zealand (go.org.nz text; britgo.org interpretation 6.2): NZ
# counts a pass as a move: after White's pass the board was the starting
# board, so White may not recreate it. BGA counts only board plays.
boardsize 5
clear_board
caipan-rules new-zealand
komi default
caipan-judge declared
gogui-setup b B4 w C4 b A3 w B3 w D3 b B2 w C2
gogui-setup_player w
play w pass
play b C3
1110 is_legal w B3
#? [0]
# X11.2.bga (go.org.nz text; britgo.org interpretation 6.2): NZ counts a
# pass as a move: after White's pass the board was the starting board, so
# White may not recreate it. BGA counts only board plays.
boardsize 5
clear_board
caipan-rules bga
komi default
caipan-judge declared
gogui-setup b B4 w C4 b A3 w B3 w D3 b B2 w C2
gogui-setup_player w
play w pass
play b C3
1120 is_legal w B3
#? [1]

#   .....
#   .XO..
#   XO.O.
#   .XO..
#   .....
# X12.1.chinese-2002 (own): Old Chinese art.20.1 (yjbys copy):
# "劫争马上回提，判回提者着手无效，弃权一次". Over GTP the referee answers "? illegal move" and
# does not change the board; an optional strict mode would record a pass.
boardsize 5
clear_board
caipan-rules chinese-2002
komi default
caipan-judge declared
gogui-setup b B4 w C4 b A3 w B3 w D3 b B2 w C2
gogui-setup_player b
play b C3
1130 is_legal w B3
#? [0]

#   OOOOOOO
#   OXO.O.O
#   X.XOXOX
#   XXXXXXX
#   OOOOOOO
#   .......
#   .......
# K47.2.korean (spec): Korean: third repetition is a draw.
boardsize 7
clear_board
caipan-rules korean
komi default
caipan-judge declared
gogui-setup w A7 w B7 w C7 w D7 w E7 w F7 w G7 w A6 b B6 w C6 w E6 w G6 b A5 b C5 w D5 b E5 w F5 b G5 b A4 b B4 b C4 b D4 b E4 b F4 b G4 w A3 w B3 w C3 w D3 w E3 w F3 w G3
gogui-setup_player b
play b D6
play w B5
play b F6
play w D5
play b B6
play w F5
play b D6
play w B5
play b F6
play w D5
play b B6
play w F5
1140 caipan-phase
#? [ended draw]

#   OOOOOOO
#   OXO.O.O
#   X.XOXOX
#   XXXXXXX
#   OOOOOOO
#   .......
#   .......
# K48.2.chinese (spec): Simple ko.
boardsize 7
clear_board
caipan-rules chinese
komi default
caipan-judge declared
gogui-setup w A7 w B7 w C7 w D7 w E7 w F7 w G7 w A6 b B6 w C6 w E6 w G6 b A5 b C5 w D5 b E5 w F5 b G5 b A4 b B4 b C4 b D4 b E4 b F4 b G4 w A3 w B3 w C3 w D3 w E3 w F3 w G3
gogui-setup_player b
play b D6
1150 is_legal w D5
#? [0]

#   ......
#   ...XXX
#   .XXXOO
#   .XOOO.
#   .XO.OX
#   .XOXX.
# K10.1.tromp-taylor (shape from KataGo testrules.cpp "Sending two returning
# one"): B F2 recreates the starting board with White to move. PSK bans it;
# SSK/NSSK do not (other side to move / created by White); Chinese practice
# bans it because the cycle is prisoner-unbalanced (Black loses 2, White 1).
boardsize 6
clear_board
caipan-rules tromp-taylor
komi default
caipan-judge declared
gogui-setup b D5 b E5 b F5 b B4 b C4 b D4 w E4 w F4 b B3 w C3 w D3 w E3 b B2 w C2 w E2 b F2 b B1 w C1 b D1 b E1
gogui-setup_player b
play b F3
play w F1
1160 is_legal b F2
#? [0]
# K10.1.chinese-2002 (shape from KataGo testrules.cpp "Sending two returning
# one"): B F2 recreates the starting board with White to move. PSK bans it;
# SSK/NSSK do not (other side to move / created by White); Chinese practice
# bans it because the cycle is prisoner-unbalanced (Black loses 2, White 1).
boardsize 6
clear_board
caipan-rules chinese-2002
komi default
caipan-judge declared
gogui-setup b D5 b E5 b F5 b B4 b C4 b D4 w E4 w F4 b B3 w C3 w D3 w E3 b B2 w C2 w E2 b F2 b B1 w C1 b D1 b E1
gogui-setup_player b
play b F3
play w F1
1170 is_legal b F2
#? [1]
# K10.1.chinese-kgs (shape from KataGo testrules.cpp "Sending two returning
# one"): B F2 recreates the starting board with White to move. PSK bans it;
# SSK/NSSK do not (other side to move / created by White); Chinese practice
# bans it because the cycle is prisoner-unbalanced (Black loses 2, White 1).
boardsize 6
clear_board
caipan-rules chinese-kgs
komi default
caipan-judge declared
gogui-setup b D5 b E5 b F5 b B4 b C4 b D4 w E4 w F4 b B3 w C3 w D3 w E3 b B2 w C2 w E2 b F2 b B1 w C1 b D1 b E1
gogui-setup_player b
play b F3
play w F1
1180 is_legal b F2
#? [0]
# K10.1.wmsg-2008 (shape from KataGo testrules.cpp "Sending two returning
# one"): B F2 recreates the starting board with White to move. PSK bans it;
# SSK/NSSK do not (other side to move / created by White); Chinese practice
# bans it because the cycle is prisoner-unbalanced (Black loses 2, White 1).
boardsize 6
clear_board
caipan-rules wmsg-2008
komi default
caipan-judge declared
gogui-setup b D5 b E5 b F5 b B4 b C4 b D4 w E4 w F4 b B3 w C3 w D3 w E3 b B2 w C2 w E2 b F2 b B1 w C1 b D1 b E1
gogui-setup_player b
play b F3
play w F1
1190 is_legal b F2
#? [0]
# K10.1.ing (shape from KataGo testrules.cpp "Sending two returning one"): B
# F2 recreates the starting board with White to move. PSK bans it; SSK/NSSK
# do not (other side to move / created by White); Chinese practice bans it
# because the cycle is prisoner-unbalanced (Black loses 2, White 1).
boardsize 6
clear_board
caipan-rules ing
komi default
caipan-judge declared
gogui-setup b D5 b E5 b F5 b B4 b C4 b D4 w E4 w F4 b B3 w C3 w D3 w E3 b B2 w C2 w E2 b F2 b B1 w C1 b D1 b E1
gogui-setup_player b
play b F3
play w F1
1200 is_legal b F2
#? [0]
# K10.1.jpd-art (shape from KataGo testrules.cpp "Sending two returning
# one"): B F2 recreates the starting board with White to move. PSK bans it;
# SSK/NSSK do not (other side to move / created by White); Chinese practice
# bans it because the cycle is prisoner-unbalanced (Black loses 2, White 1).
boardsize 6
clear_board
caipan-rules jpd-art
komi default
caipan-judge declared
gogui-setup b D5 b E5 b F5 b B4 b C4 b D4 w E4 w F4 b B3 w C3 w D3 w E3 b B2 w C2 w E2 b F2 b B1 w C1 b D1 b E1
gogui-setup_player b
play b F3
play w F1
1210 is_legal b F2
#? [0]
# K10.1.jpd-a (shape from KataGo testrules.cpp "Sending two returning one"):
# B F2 recreates the starting board with White to move. PSK bans it;
# SSK/NSSK do not (other side to move / created by White); Chinese practice
# bans it because the cycle is prisoner-unbalanced (Black loses 2, White 1).
boardsize 6
clear_board
caipan-rules jpd-a
komi default
caipan-judge declared
gogui-setup b D5 b E5 b F5 b B4 b C4 b D4 w E4 w F4 b B3 w C3 w D3 w E3 b B2 w C2 w E2 b F2 b B1 w C1 b D1 b E1
gogui-setup_player b
play b F3
play w F1
1220 is_legal b F2
#? [0]
# K10.2.aga (shape from KataGo testrules.cpp "Sending two returning one"): B
# F2 recreates the starting board with White to move. PSK bans it; SSK/NSSK
# do not (other side to move / created by White); Chinese practice bans it
# because the cycle is prisoner-unbalanced (Black loses 2, White 1).
boardsize 6
clear_board
caipan-rules aga
komi default
caipan-judge declared
gogui-setup b D5 b E5 b F5 b B4 b C4 b D4 w E4 w F4 b B3 w C3 w D3 w E3 b B2 w C2 w E2 b F2 b B1 w C1 b D1 b E1
gogui-setup_player b
play b F3
play w F1
1230 is_legal b F2
#? [1]
# K10.2.new-zealand (shape from KataGo testrules.cpp "Sending two returning
# one"): B F2 recreates the starting board with White to move. PSK bans it;
# SSK/NSSK do not (other side to move / created by White); Chinese practice
# bans it because the cycle is prisoner-unbalanced (Black loses 2, White 1).
boardsize 6
clear_board
caipan-rules new-zealand
komi default
caipan-judge declared
gogui-setup b D5 b E5 b F5 b B4 b C4 b D4 w E4 w F4 b B3 w C3 w D3 w E3 b B2 w C2 w E2 b F2 b B1 w C1 b D1 b E1
gogui-setup_player b
play b F3
play w F1
1240 is_legal b F2
#? [1]
# K10.2.bga (shape from KataGo testrules.cpp "Sending two returning one"): B
# F2 recreates the starting board with White to move. PSK bans it; SSK/NSSK
# do not (other side to move / created by White); Chinese practice bans it
# because the cycle is prisoner-unbalanced (Black loses 2, White 1).
boardsize 6
clear_board
caipan-rules bga
komi default
caipan-judge declared
gogui-setup b D5 b E5 b F5 b B4 b C4 b D4 w E4 w F4 b B3 w C3 w D3 w E3 b B2 w C2 w E2 b F2 b B1 w C1 b D1 b E1
gogui-setup_player b
play b F3
play w F1
1250 is_legal b F2
#? [1]
# K10.2.japanese (shape from KataGo testrules.cpp "Sending two returning
# one"): B F2 recreates the starting board with White to move. PSK bans it;
# SSK/NSSK do not (other side to move / created by White); Chinese practice
# bans it because the cycle is prisoner-unbalanced (Black loses 2, White 1).
boardsize 6
clear_board
caipan-rules japanese
komi default
caipan-judge declared
gogui-setup b D5 b E5 b F5 b B4 b C4 b D4 w E4 w F4 b B3 w C3 w D3 w E3 b B2 w C2 w E2 b F2 b B1 w C1 b D1 b E1
gogui-setup_player b
play b F3
play w F1
1260 is_legal b F2
#? [1]
# K10.2.chinese (shape from KataGo testrules.cpp "Sending two returning
# one"): B F2 recreates the starting board with White to move. PSK bans it;
# SSK/NSSK do not (other side to move / created by White); Chinese practice
# bans it because the cycle is prisoner-unbalanced (Black loses 2, White 1).
boardsize 6
clear_board
caipan-rules chinese
komi default
caipan-judge declared
gogui-setup b D5 b E5 b F5 b B4 b C4 b D4 w E4 w F4 b B3 w C3 w D3 w E3 b B2 w C2 w E2 b F2 b B1 w C1 b D1 b E1
gogui-setup_player b
play b F3
play w F1
1270 is_legal b F2
#? [1]

#   ......
#   ...XXX
#   .XXXOO
#   .XOOO.
#   .XO.OX
#   .XOXX.
# K12.2.chinese (KataGo rules.html note 4): White passes twice from the same
# state (same board, same side to move): main phase ends.
boardsize 6
clear_board
caipan-rules chinese
komi default
caipan-judge declared
gogui-setup b D5 b E5 b F5 b B4 b C4 b D4 w E4 w F4 b B3 w C3 w D3 w E3 b B2 w C2 w E2 b F2 b B1 w C1 b D1 b E1
gogui-setup_player b
play b F3
play w F1
play b F2
play w pass
play b F3
play w F1
play b F2
1280 caipan-phase
#? [playing]

#   ........
#   ........
#   ........
#   ........
#   OOOOOO..
#   XXXXXO..
#   XOOOXXOO
#   .O.X.OX.
# K21.1.japanese (KataGo): Third occurrence.
boardsize 8
clear_board
caipan-rules japanese
komi default
caipan-judge declared
gogui-setup w A4 w B4 w C4 w D4 w E4 w F4 b A3 b B3 b C3 b D3 b E3 w F3 b A2 w B2 w C2 w D2 b E2 b F2 w G2 w H2 w B1 b D1 w F1 b G1
gogui-setup_player b
play b C1
play w E1
play b D1
play w F1
play b C1
play w E1
play b D1
play w F1
1290 caipan-phase
#? [ended void]
# K21.1.chinese (KataGo): Third occurrence.
boardsize 8
clear_board
caipan-rules chinese
komi default
caipan-judge declared
gogui-setup w A4 w B4 w C4 w D4 w E4 w F4 b A3 b B3 b C3 b D3 b E3 w F3 b A2 w B2 w C2 w D2 b E2 b F2 w G2 w H2 w B1 b D1 w F1 b G1
gogui-setup_player b
play b C1
play w E1
play b D1
play w F1
play b C1
play w E1
play b D1
play w F1
1300 caipan-phase
#? [ended void]
# K21.1.korean (KataGo): Third occurrence.
boardsize 8
clear_board
caipan-rules korean
komi default
caipan-judge declared
gogui-setup w A4 w B4 w C4 w D4 w E4 w F4 b A3 b B3 b C3 b D3 b E3 w F3 b A2 w B2 w C2 w D2 b E2 b F2 w G2 w H2 w B1 b D1 w F1 b G1
gogui-setup_player b
play b C1
play w E1
play b D1
play w F1
play b C1
play w E1
play b D1
play w F1
1310 final_score
#? [0]
# K21.2.chinese (KataGo): Third occurrence.
boardsize 8
clear_board
caipan-rules chinese
komi default
caipan-judge declared
gogui-setup w A4 w B4 w C4 w D4 w E4 w F4 b A3 b B3 b C3 b D3 b E3 w F3 b A2 w B2 w C2 w D2 b E2 b F2 w G2 w H2 w B1 b D1 w F1 b G1
gogui-setup_player b
play b C1
play w E1
play b D1
play w F1
play b C1
play w E1
play b D1
1320 caipan-phase
#? [playing]
