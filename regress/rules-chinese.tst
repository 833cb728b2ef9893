# chinese: what the rule set is.
caipan-rules chinese
caipan-judge declared
# Setting it to its own value makes no exception.
caipan-rules chinese ko=simple
10 caipan-rules
#? [chinese]
caipan-rules chinese cycle=third-void
20 caipan-rules
#? [chinese]
caipan-rules chinese suicide=none
30 caipan-rules
#? [chinese]
caipan-rules chinese stop=two-passes
40 caipan-rules
#? [chinese]
caipan-rules chinese pass_end=0
50 caipan-rules
#? [chinese]
caipan-rules chinese scoring=area
60 caipan-rules
#? [chinese]
caipan-rules chinese public=nobody
70 caipan-rules
#? [chinese]
80 get_komi
#? [7\.5]
caipan-rules chinese handicap_bonus=N
90 caipan-rules
#? [chinese]
caipan-rules chinese virtual=false
100 caipan-rules
#? [chinese]
caipan-rules chinese virtual_end=0
110 caipan-rules
#? [chinese]
caipan-rules chinese dead=marked
120 caipan-rules
#? [chinese]
caipan-rules chinese tax=none
130 caipan-rules
#? [chinese]
caipan-rules chinese liberty_eyes=false
140 caipan-rules
#? [chinese]
caipan-rules chinese pay=none
150 caipan-rules
#? [chinese]
caipan-rules chinese button=false
160 caipan-rules
#? [chinese]

# A ko: not at once; after two passes it depends.
boardsize 5
clear_board
gogui-setup b B4 w C4 b A3 w B3 w D3 b B2 w C2
gogui-setup_player b
play b C3
170 is_legal w B3
#? [0]
180 caipan-why w B3
#? [ko.*]
play w pass
play b pass
190 is_legal w B3
#? [1]

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
#? [1]

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
#? [1]

# The third time ends it: sending two, returning one, three times.
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
play b B1
play w pass
play b A1
play w C1
play b B1
play w pass
play b A1
play w C1
play b B1
play w pass
220 caipan-phase
#? [playing]

# A triple ko: the twelfth move is the third time.
boardsize 7
clear_board
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
230 caipan-phase
#? [playing]
play w F5
240 caipan-phase
#? [ended void]
undo
250 caipan-phase
#? [playing]

# Suicide of one stone.
boardsize 5
clear_board
play b A2
play w E5
play b B1
260 is_legal w A1
#? [0]

# Suicide of two stones.
boardsize 5
clear_board
gogui-setup w A1 b A3 b B2 b B1
gogui-setup_player w
270 is_legal w A2
#? [0]

# How play stops and goes on.
boardsize 5
clear_board
play b C3
play w pass
play b pass
280 caipan-phase
#? [pause]
play w pass
290 caipan-phase
#? [pause]
300 caipan-why b B2
#? [legal.*]
play b B2
310 caipan-phase
#? [playing]

# Virtual moves.
boardsize 5
clear_board
play b C3
play w pass
play b B2
320 caipan-state
#? [.*"virtual":."b":0,"w":0[^0-9].*]
330 caipan-state
#? [.*"hands":."b":2,"w":0[^0-9].*]
340 caipan-state
#? [.*"first_stop":"w".*]

# Ten points each and five open dame, White stops first.
boardsize 5
clear_board
gogui-setup b A5 b B5 w D5 w E5 b B4 w D4 b A3 b B3 w D3 w E3 b B2 w D2 b A1 b B1 w D1 w E1
gogui-setup_player w
play w pass
play b pass
350 final_score
#? [W\+7.5]

# Ten to fifteen, komi 0.5, two handicap stones.
loadsgf sgf/handicap-2.sgf
play b pass
play w pass
360 final_score
#? [W\+7.5]
komi default

# A dead stone counts only where marks are heard.
boardsize 5
clear_board
gogui-setup b B5 w C5 b B4 w C4 b B3 w C3 b B2 w C2 b B1 w C1 w A3
gogui-setup_player b
play b pass
play w pass
caipan-mark dead A3
370 final_status_list dead
#? [A3]
