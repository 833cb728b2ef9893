# korean: what the rule set is.
caipan-rules korean
caipan-judge declared
# Setting it to its own value makes no exception.
caipan-rules korean ko=simple
10 caipan-rules
#? [korean]
caipan-rules korean cycle=third-draw
20 caipan-rules
#? [korean]
caipan-rules korean suicide=none
30 caipan-rules
#? [korean]
caipan-rules korean stop=two-passes
40 caipan-rules
#? [korean]
caipan-rules korean pass_end=0
50 caipan-rules
#? [korean]
caipan-rules korean scoring=territory
60 caipan-rules
#? [korean]
caipan-rules korean public=nobody
70 caipan-rules
#? [korean]
80 get_komi
#? [6\.5]
caipan-rules korean handicap_bonus=0
90 caipan-rules
#? [korean]
caipan-rules korean virtual=false
100 caipan-rules
#? [korean]
caipan-rules korean virtual_end=0
110 caipan-rules
#? [korean]
caipan-rules korean dead=marked
120 caipan-rules
#? [korean]
caipan-rules korean liberty_eyes=false
130 caipan-rules
#? [korean]
caipan-rules korean pay=none
140 caipan-rules
#? [korean]
caipan-rules korean button=false
150 caipan-rules
#? [korean]
caipan-rules korean seki_points=false
160 caipan-rules
#? [korean]

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
#? [ended draw]
250 final_score
#? [0]
undo
260 caipan-phase
#? [playing]

# Suicide of one stone.
boardsize 5
clear_board
play b A2
play w E5
play b B1
270 is_legal w A1
#? [0]

# Suicide of two stones.
boardsize 5
clear_board
gogui-setup w A1 b A3 b B2 b B1
gogui-setup_player w
280 is_legal w A2
#? [0]

# How play stops and goes on.
boardsize 5
clear_board
play b C3
play w pass
play b pass
290 caipan-phase
#? [pause]
play w pass
300 caipan-phase
#? [pause]
310 caipan-why b B2
#? [legal.*]
play b B2
320 caipan-phase
#? [playing]

# Virtual moves.
boardsize 5
clear_board
play b C3
play w pass
play b B2
330 caipan-state
#? [.*"virtual":."b":0,"w":0[^0-9].*]
340 caipan-state
#? [.*"hands":."b":2,"w":0[^0-9].*]
350 caipan-state
#? [.*"first_stop":"w".*]

# Ten points each and five open dame, White stops first.
boardsize 5
clear_board
gogui-setup b A5 b B5 w D5 w E5 b B4 w D4 b A3 b B3 w D3 w E3 b B2 w D2 b A1 b B1 w D1 w E1
gogui-setup_player w
play w pass
play b pass
360 final_score
#? [W\+6.5]

# Ten to fifteen, komi 0.5, two handicap stones.
loadsgf sgf/handicap-2.sgf
play b pass
play w pass
370 final_score
#? [W\+2.5]
komi default

# A dead stone counts only where marks are heard.
boardsize 5
clear_board
gogui-setup b B5 w C5 b B4 w C4 b B3 w C3 b B2 w C2 b B1 w C1 w A3
gogui-setup_player b
play b pass
play w pass
caipan-mark dead A3
380 final_status_list dead
#? [A3]
