# Every standard command once, with its standard answer.
10 protocol_version
#? [2]
20 name
#? [Caipan|caipan]
30 version
#? [[0-9]+\.[0-9]+.*]
40 known_command play
#? [true]
50 known_command genmove
#? [false]
60 known_command kgs-chat
#? [false]
70 known_command
#? [false]
80 list_commands
#? [.*protocol_version.*]
90 help play
#? [.*color.*]
100 echo a word
#? [a word]
110 echo_err a word
#? [a word]
120 cputime
#? [[0-9]+\.[0-9]+]
130 gogui-version 1.6.0
#? []
140 gogui-interrupt
#? []
150 gogui-rules_game_id
#? [Go]
160 gogui-title
#? [.+]
170 gogui-analyze_commands
#? [.*/.*/.*]

# Size, komi, time: komi and time survive the board.
boardsize 9
clear_board
180 query_boardsize
#? [9]
komi 6.5
rectangular_boardsize 7 4
190 get_komi
#? [6\.5]
200 gogui-rules_board_size
#? [7 4]
boardsize 9
210 gogui-rules_board_size
#? [9]
komi 0.53
220 get_komi
#? [0\.53]
komi default
time_settings 600 0 0
time_settings 0 1 0
time_left b 321 0
kgs-time_settings byoyomi 60 30 5
kata-time_settings fischer-capped 10 20 30 40

# Moves and what is on the board.
caipan-rules tromp-taylor
boardsize 5
clear_board
play black A2
play WHITE e5
play b B1
play W b2
230 what_color A2
#? [black]
240 what_color E5
#? [white]
250 what_color C3
#? [empty]
260 countlib A2
#? [2]
270 list_stones b
#? [A2 B1]
280 list_stones w
#? [B2 E5]
290 is_legal w A1
#? [0]
300 is_legal b A1
#? [1]
310 is_legal b Z9
#? [0]
320 is_legal b pass
#? [1]
330 all_legal b
#? [A1 A3 A4 A5 B3 B4 B5 C1 C2 C3 C4 C5 D1 D2 D3 D4 D5 E1 E2 E3 E4]
340 last_move
#? [white B2]
350 move_history
#? [white B2.black B1.white E5.black A2]
play w C1
360 captures w
#? [0]
play b A1
play w A3
370 captures w
#? [3]
380 showboard
#? [.*A B C D E.*WHITE.*captured 3.*BLACK.*]
390 gogui-rules_side_to_move
#? [black]
400 gogui-rules_captured_count
#? [0 3]
410 gogui-rules_board
#? [.*O.*]
420 gogui-rules_legal_moves
#? [.*pass]
430 gogui-rules_final_result
#? [.+]
undo
gg-undo 3
440 last_move
#? [black B1]
gogui-play_sequence b D4 w PASS b C4
450 last_move
#? [black C4]
460 captures w
#? [0]

# Handicap and set-up are the start position.
boardsize 9
clear_board
470 fixed_handicap 3
#? [C3 G7 C7]
480 get_handicap
#? [3]
clear_board
490 place_free_handicap 2
#? [[A-J][1-9] [A-J][1-9]]
clear_board
set_free_handicap C3 G7 E5
500 list_stones b
#? [C3 E5 G7]
510 get_handicap
#? [3]
520 gogui-rules_side_to_move
#? [white]
clear_board
gogui-setup b D4 w E5
gogui-setup_player w
530 gogui-rules_side_to_move
#? [white]
540 get_handicap
#? [0]
clear_board
set_position b D4 w E5 b F6
550 list_stones b
#? [D4 F6]
clear_board
caipan-seats
560 list_stones b
#? [C3 G7]
570 gogui-rules_side_to_move
#? [white]

# Big boards: two letters beyond Z.
boardsize 52
clear_board
play b Z1
play w AA1
play b BB52
580 list_stones w
#? [AA1]
590 what_color bb52
#? [black]
