# Abandon and virtual move (A 2.3), passes elsewhere.

# K29.1.jpd-a (own): Art.5 注: "连续两虚后，棋局不休止".
boardsize 5
clear_board
caipan-rules jpd-a
komi default
caipan-judge declared
gogui-setup_player b
play b C3
play w virtual
play b virtual
10 caipan-phase
#? [playing]

# K30.1.jpd-a (own): Art.5 注: "一方在对方的虚着后放弃时，棋局不休止".
boardsize 5
clear_board
caipan-rules jpd-a
komi default
caipan-judge declared
gogui-setup_player b
play b C3
play w virtual
play b pass
20 caipan-phase
#? [playing]

# K32.1.jpd-a (own): A: 两弃休止, then agreement. In a GTP referee every rule
# set should score the position at this point.
boardsize 5
clear_board
caipan-rules jpd-a
komi default
caipan-judge declared
gogui-setup_player b
play b C3
play w pass
play b pass
30 caipan-phase
#? [pause]
# K32.2.tromp-taylor (own): A: 两弃休止, then agreement. In a GTP referee every
# rule set should score the position at this point.
boardsize 5
clear_board
caipan-rules tromp-taylor
komi default
caipan-judge declared
gogui-setup_player b
play b C3
play w pass
play b pass
40 caipan-phase
#? [(pause|ended passes)]

# K33.1.jpd-a (own): 协商终局; White abandoned first: 25-6.5-1.
boardsize 5
clear_board
caipan-rules jpd-a
komi default
caipan-judge declared
gogui-setup_player b
play b C3
play w pass
play b pass
caipan-accept
50 caipan-phase
#? [ended accepted]
60 final_score
#? [B\+17.5]

# X14.1.tromp-taylor (own): Two passes stop the game; a plain play resumes.
boardsize 5
clear_board
caipan-rules tromp-taylor
komi default
caipan-judge declared
gogui-setup_player b
play b C3
play w pass
play b pass
70 caipan-phase
#? [(pause|ended passes)]
# X14.2.tromp-taylor (own): Two passes stop the game; a plain play resumes.
boardsize 5
clear_board
caipan-rules tromp-taylor
komi default
caipan-judge declared
gogui-setup_player b
play b C3
play w pass
play b pass
play w C4
play b D4
80 caipan-phase
#? [playing]

# K42.1.jpd-a (spec): A further pass in a pause is recorded and changes
# nothing (rules.md 2.2).
boardsize 5
clear_board
caipan-rules jpd-a
komi default
caipan-judge declared
gogui-setup_player b
play b C3
play w pass
play b pass
play w pass
90 caipan-phase
#? [pause]
100 caipan-state
#? [.*"to_move":"w".*]
# K42.5.jpd-a (spec): Whichever side sends it.
boardsize 5
clear_board
caipan-rules jpd-a
komi default
caipan-judge declared
gogui-setup_player b
play b C3
play w pass
play b pass
play b D4
110 caipan-state
#? [.*"hands":."b":3,"w":1[^0-9.].*]

# K45.2.jpd-a (spec): First abandon of White converted, second answered by
# Black: pause.
boardsize 5
clear_board
caipan-rules jpd-a
komi default
caipan-judge declared
gogui-setup_player b
play b C3
play w pass
play w pass
play b pass
120 caipan-phase
#? [pause]

# K46.1.aga (spec): A pass by Black that comes second needs White's pass
# after it.
boardsize 5
clear_board
caipan-rules aga
komi default
caipan-judge declared
gogui-setup_player b
play b C3
play w pass
play b pass
130 caipan-phase
#? [playing]
# K46.3.bga (spec): as aga
boardsize 5
clear_board
caipan-rules bga
komi default
caipan-judge declared
gogui-setup_player b
play b C3
play w pass
play b pass
140 caipan-phase
#? [playing]

# K49.1.aga-button (spec): The button is no pass: one pass so far.
boardsize 5
clear_board
caipan-rules aga-button
komi default
caipan-judge declared
gogui-setup_player b
play b C3
play w pass
play b pass
150 caipan-phase
#? [playing]

# K50.1.tromp-taylor (spec): Two passes end the game.
boardsize 5
clear_board
caipan-rules tromp-taylor
komi default
caipan-judge declared
gogui-setup_player b
play b C3
play w pass
play b pass
160 caipan-phase
#? [ended passes]
# K50.3.chinese (spec): A plain move resumes.
boardsize 5
clear_board
caipan-rules chinese
komi default
caipan-judge declared
gogui-setup_player b
play b C3
play w pass
play b pass
play w D4
170 caipan-phase
#? [playing]
# K50.5.jpd-a (spec): Agreed end: marks are ignored, every stone is alive.
# 25-6.5-1.
boardsize 5
clear_board
caipan-rules jpd-a
komi default
caipan-judge declared
gogui-setup_player b
play b C3
play w pass
play b pass
caipan-agree
caipan-mark dead C3
180 final_score
#? [B\+17.5]
