# Marks, claims and what they rest on (gtp.md, The end).
caipan-rules chinese
10 caipan-judge
#? [.*]
20 caipan-judge declared
#? []

# Two walls, a white stone behind each; White's is dead, Black's is marked.
boardsize 7
clear_board
gogui-setup b A4 b B4 b C4 b D4 b E4 b F4 b G4 w A5 w B5 w C5 w D5 w E5 w F5 w G5 w B2 w C2
gogui-setup_player b
play b pass
play w pass
30 final_score
#? [W\+23\.5]
40 final_status_list dead
#? []
50 final_status_list alive
#? [A4 B4 C4 D4 E4 F4 G4.A5 B5 C5 D5 E5 F5 G5.B2 C2]
60 caipan-mark dead C2
#? []
70 final_status B2
#? [dead]
80 final_status_list dead
#? [B2 C2]
# Area 28 to 21 less 7.5.
90 final_score
#? [W\+0\.5]
100 final_status A1
#? [black_territory]
110 final_status A7
#? [white_territory]
120 caipan-evidence B2
#? [.*dead.*]
130 caipan-evidence
#? [.+]
140 caipan-verdict
#? [.*"judge":"declared","dead":\["B2","C2"\],.*"agree":true.*]
# Mode none: the board as it stands.
caipan-judge none
150 final_score
#? [W\+23\.5]
caipan-judge declared
160 caipan-unmark B2
#? []
170 final_score
#? [W\+23\.5]
caipan-mark dead B2
180 caipan-unmark
#? []
190 final_status_list dead
#? []

# A stone drops the marks; undo brings them back.
caipan-mark dead B2
play b D2
200 final_status_list dead
#? []
undo
210 final_status_list dead
#? [B2 C2]
220 caipan-undo
#? []
230 final_status_list dead
#? []

# A claim: a point that only its owner can occupy (A 6.1).
caipan-rules jpd-a
boardsize 5
clear_board
gogui-setup b A2 b B2 b C2 w A4 w B4 w C4
gogui-setup_player b
play b pass
play w pass
240 final_status_list black_territory
#? []
250 caipan-claim b B1 public A1
#? []
260 final_status_list black_territory
#? [B1]
270 caipan-unclaim
#? []
280 final_status_list black_territory
#? []

# The same position has the same hash; a turn changes it.
boardsize 5
clear_board
290 caipan-hash
#? [[0-9a-f]+]
play b C3
300 caipan-events
#? [1 play b C3]
undo
310 caipan-events
#? []
320 caipan-why b C3
#? [legal.*]
play b C3
play w pass
play b D3
330 caipan-events
#? [1 play b C3.2 pass w.3 convert w.4 play b D3]

# Ends: resignation, agreement; a negative move where the hands differ.
340 caipan-resign w
#? []
350 caipan-phase
#? [ended resignation]
360 final_score
#? [B\+R]
caipan-undo
370 caipan-phase
#? [playing]
play w pass
play b pass
380 caipan-agree
#? []
390 caipan-phase
#? [ended agreed]
caipan-undo
caipan-accept
400 caipan-phase
#? [ended accepted]
410 caipan-negative A
#? [.*]
420 caipan-score_all
#? [.*jpd-a .*chinese .*lanke .*]
430 caipan-explain
#? [.+]
440 caipan-explain en
#? [.+]
450 caipan-count
#? [.+]
460 caipan-count area
#? [.+]
