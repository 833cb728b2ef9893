# jpd-art: what the rule set is.
caipan-rules jpd-art
caipan-judge declared
# Setting it to its own value makes no exception.
caipan-rules jpd-art ko=positional
10 caipan-rules
#? [jpd-art]
caipan-rules jpd-art cycle=ban
20 caipan-rules
#? [jpd-art]
caipan-rules jpd-art suicide=none
30 caipan-rules
#? [jpd-art]
caipan-rules jpd-art stop=trial
40 caipan-rules
#? [jpd-art]
caipan-rules jpd-art pass_end=0
50 caipan-rules
#? [jpd-art]
caipan-rules jpd-art scoring=art
60 caipan-rules
#? [jpd-art]
caipan-rules jpd-art public=halved
70 caipan-rules
#? [jpd-art]
80 get_komi
#? [6\.5]
caipan-rules jpd-art handicap_bonus=0
90 caipan-rules
#? [jpd-art]
caipan-rules jpd-art virtual=false
100 caipan-rules
#? [jpd-art]
caipan-rules jpd-art virtual_end=0
110 caipan-rules
#? [jpd-art]
caipan-rules jpd-art dead=marked
120 caipan-rules
#? [jpd-art]
caipan-rules jpd-art tax=none
130 caipan-rules
#? [jpd-art]
caipan-rules jpd-art liberty_eyes=true
140 caipan-rules
#? [jpd-art]
caipan-rules jpd-art pay=none
150 caipan-rules
#? [jpd-art]
caipan-rules jpd-art button=false
160 caipan-rules
#? [jpd-art]

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

# Suicide of one stone.
boardsize 5
clear_board
play b A2
play w E5
play b B1
210 is_legal w A1
#? [0]

# Suicide of two stones.
boardsize 5
clear_board
gogui-setup w A1 b A3 b B2 b B1
gogui-setup_player w
220 is_legal w A2
#? [0]

# How play stops and goes on.
boardsize 5
clear_board
play b C3
play w pass
play b pass
230 caipan-phase
#? [pause]
play w pass
240 caipan-phase
#? [pause]
250 caipan-why b B2
#? [no-resumption.*]

# Virtual moves.
boardsize 5
clear_board
play b C3
play w pass
play b B2
260 caipan-state
#? [.*"virtual":."b":0,"w":0[^0-9].*]
270 caipan-state
#? [.*"hands":."b":2,"w":0[^0-9].*]
280 caipan-state
#? [.*"first_stop":"w".*]

# Ten points each and five open dame, White stops first.
boardsize 5
clear_board
gogui-setup b A5 b B5 w D5 w E5 b B4 w D4 b A3 b B3 w D3 w E3 b B2 w D2 b A1 b B1 w D1 w E1
gogui-setup_player w
play w pass
play b pass
290 final_score
#? [W\+6.5]

# Ten to fifteen, komi 0.5, two handicap stones.
loadsgf sgf/handicap-2.sgf
play b pass
play w pass
300 final_score
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
310 final_status_list dead
#? [A3]
