# ing: what the rule set is.
caipan-rules ing
caipan-judge declared
# Setting it to its own value makes no exception.
caipan-rules ing ko=positional
10 caipan-rules
#? [ing]
caipan-rules ing cycle=ban
20 caipan-rules
#? [ing]
caipan-rules ing suicide=multi
30 caipan-rules
#? [ing]
caipan-rules ing stop=two-passes
40 caipan-rules
#? [ing]
caipan-rules ing pass_end=0
50 caipan-rules
#? [ing]
caipan-rules ing scoring=area
60 caipan-rules
#? [ing]
caipan-rules ing public=halved
70 caipan-rules
#? [ing]
80 get_komi
#? [7\.5]
caipan-rules ing handicap_bonus=0
90 caipan-rules
#? [ing]
caipan-rules ing virtual=false
100 caipan-rules
#? [ing]
caipan-rules ing virtual_end=0
110 caipan-rules
#? [ing]
caipan-rules ing dead=marked
120 caipan-rules
#? [ing]
caipan-rules ing tax=none
130 caipan-rules
#? [ing]
caipan-rules ing liberty_eyes=false
140 caipan-rules
#? [ing]
caipan-rules ing pay=none
150 caipan-rules
#? [ing]
caipan-rules ing button=false
160 caipan-rules
#? [ing]

# A ko: not at once; after two passes it depends.
boardsize 5
clear_board
gogui-setup b B4 w C4 b A3 w B3 w D3 b B2 w C2
gogui-setup_player b
play b C3
170 is_legal w B3
#? [0]
180 caipan-why w B3
#? [repeats move 0.*]
play w pass
play b pass
190 is_legal w B3
#? [0]

# Sending two, returning one: the position of move 6, but White is on move.
boardsize 9
clear_board
play b B1
play w A2
play b C2
play w B2
play b D1
play w E9
play b A1
play w C1
200 is_legal b B1
#? [0]

# The same after two passes: White was on move once before, by a pass of Black.
boardsize 9
clear_board
play b B1
play w A2
play b C2
play w B2
play b D1
play w E9
play b pass
play w pass
play b A1
play w C1
210 is_legal b B1
#? [0]

# Suicide of one stone.
boardsize 5
clear_board
play b A2
play w E5
play b B1
220 is_legal w A1
#? [0]

# Suicide of two stones.
boardsize 5
clear_board
gogui-setup w A1 b A3 b B2 b B1
gogui-setup_player w
230 is_legal w A2
#? [1]
play w A2
240 captures b
#? [2]
250 list_stones w
#? []

# How play stops and goes on.
boardsize 5
clear_board
play b C3
play w pass
play b pass
260 caipan-phase
#? [pause]
play w pass
270 caipan-phase
#? [pause]
280 caipan-why b B2
#? [legal.*]
play b B2
290 caipan-phase
#? [playing]

# Virtual moves.
boardsize 5
clear_board
play b C3
play w pass
play b B2
300 caipan-state
#? [.*"virtual":."b":0,"w":0[^0-9].*]
310 caipan-state
#? [.*"hands":."b":2,"w":0[^0-9].*]
320 caipan-state
#? [.*"first_stop":"w".*]

# Ten points each and five open dame, White stops first.
boardsize 5
clear_board
gogui-setup b A5 b B5 w D5 w E5 b B4 w D4 b A3 b B3 w D3 w E3 b B2 w D2 b A1 b B1 w D1 w E1
gogui-setup_player w
play w pass
play b pass
330 final_score
#? [W\+7.5]

# Ten to fifteen, komi 0.5, two handicap stones.
loadsgf sgf/handicap-2.sgf
play b pass
play w pass
340 final_score
#? [W\+5.5]
komi default

# A dead stone counts only where marks are heard.
boardsize 5
clear_board
gogui-setup b B5 w C5 b B4 w C4 b B3 w C3 b B2 w C2 b B1 w C1 w A3
gogui-setup_player b
play b pass
play w pass
caipan-mark dead A3
350 final_status_list dead
#? [A3]
