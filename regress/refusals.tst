# refusals: compared like answers
# What is refused and with which words (gtp-clients 1.5). Not for gogui-regress,
# which takes any refusal for a failure.
boardsize 5
clear_board
caipan-rules tromp-taylor
10 nosuch
#? [unknown command]
20 genmove b
#? [.+]
30 boardsize 0
#? [unacceptable size]
40 boardsize 53
#? [unacceptable size]
50 boardsize x
#? [.+]
60 play b
#? [syntax error]
70 play
#? [syntax error]
80 play x d4
#? [syntax error]
90 play b i3
#? [syntax error]
100 play b resign
#? [syntax error]
110 play b F3
#? [invalid coordinate]
120 play b virtual
#? [illegal move]
130 undo
#? [cannot undo]
140 gg-undo 1
#? [cannot undo]
150 caipan-undo
#? [cannot undo]
play b C3
160 play w C3
#? [illegal move]
170 caipan-why
#? [occupied.*]
180 fixed_handicap 2
#? [.+]
190 gogui-setup b D4
#? [board not empty]
200 set_free_handicap A1 B2
#? [board not empty]
210 komi nan
#? [syntax error]
220 komi 6.501
#? [syntax error]
230 komi 7,5
#? [syntax error]
240 loadsgf sgf/none.sgf
#? [cannot load file]
250 caipan-rules nosuch
#? [unknown rules.*]
260 kata-set-rules nosuch
#? [unknown rules.*]
270 kata-set-rule ko NOSUCH
#? [.+]
280 kgs-rules nosuch
#? [unknown rules.*]
290 caipan-dispute
#? [not in a pause]
300 caipan-accept
#? [not in a pause]
310 caipan-agree
#? [not in a pause]
320 caipan-settle
#? [no trial]
330 final_status_list
#? [syntax error]
340 final_status_list other
#? [syntax error]
350 gogui-play_sequence b D4 w C3
#? [.+]
# All or nothing: D4 was not played.
360 what_color D4
#? [empty]
370 caipan-claim b C3
#? [.+]
380 caipan-mark dead D4
#? [.+]

# After resignation nothing can be played or resigned.
caipan-resign w
390 play w D4
#? [illegal move]
400 caipan-why
#? [game-over.*]
410 caipan-resign b
#? [game over]
420 caipan-dispute
#? [.+]

# No result: there is nothing to score.
boardsize 7
clear_board
caipan-rules chinese
gogui-setup w A7 w B7 w C7 w D7 w E7 w F7 w G7 w A6 b B6 w C6 w E6 w G6 b A5 b C5 w D5 b E5 w F5 b G5 b A4 b B4 b C4 b D4 b E4 b F4 b G4 w A3 w B3 w C3 w D3 w E3 w F3 w G3
gogui-setup_player b
gogui-play_sequence b D6 w B5 b F6 w D5 b B6 w F5 b D6 w B5 b F6 w D5 b B6 w F5
430 caipan-phase
#? [ended void]
440 final_score
#? [cannot score]

# A void game under rules A with cycle=void (A 4.2).
caipan-rules jpd-a cycle=void
450 caipan-phase
#? [.+]

# The Art version: what is in a trial and what is not.
boardsize 5
clear_board
caipan-rules jpd-art
460 play b virtual
#? [illegal move]
play b C3
play w pass
play b pass
470 play w D4
#? [illegal move]
480 caipan-why
#? [no-resumption.*]
caipan-dispute
490 caipan-settle
#? [trial not finished]
500 caipan-dispute
#? [not in a pause]
