# Records as found in the wild (gtp-clients 4 G), and ours.
caipan-rules chinese
caipan-judge declared

# G10: before move n.
loadsgf sgf/three-moves.sgf 1
10 list_stones b
#? []
loadsgf sgf/three-moves.sgf 3
20 list_stones b
#? [E5]
30 list_stones w
#? [C7]
loadsgf sgf/three-moves.sgf 99
40 list_stones b
#? [E5 G3]
loadsgf sgf/three-moves.sgf
50 list_stones b
#? [E5 G3]

# G2: blanks in a pass.
loadsgf sgf/blank-pass.sgf
60 caipan-phase
#? [pause]
70 list_stones b
#? [E5]

# G4, G5: KM[], unknown properties, AB in several places, HA that is not their
# number.
komi 5.5
loadsgf sgf/odd-properties.sgf
80 get_komi
#? [5\.5]
90 list_stones b
#? [C3 C7 G3]
100 get_handicap
#? [2]
110 gogui-rules_side_to_move
#? [white]

# G7: no semicolon at the root, text before it.
loadsgf sgf/bare-root.sgf
120 list_stones b
#? [E5]
130 get_komi
#? [5\.5]

# A record illegal by a rule only is loaded, and the move is listed.
caipan-rules tromp-taylor
loadsgf sgf/superko.sgf
140 caipan-violations
#? [.*B1.*]
150 what_color B1
#? [black]

# Every event survives: a game of rules A with abandons, virtual moves, a dispute,
# marks and an end.
caipan-rules jpd-a
boardsize 5
clear_board
komi default
play b C3
play w pass
play b D3
play w virtual
play b B2
play w pass
play b pass
caipan-dispute
play w B4
play b pass
play w pass
caipan-mark dead B4
caipan-accept
160 final_score
#? [B\+17\.5]
170 printsgf
#? [.*VX\[W\].*]
180 caipan-events
#? [1 play b C3.2 pass w.3 convert w.4 play b D3.*dead B4.*accept]
