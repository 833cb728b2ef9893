# Bent four, false eyes: what no rule decides.

#   .......
#   .......
#   .......
#   XXXXXX.
#   OOXXXX.
#   .OOOOX.
#   XXX.OX.
# Q08.1.tromp-taylor (own): Black can capture by A2 (bent four, ko) at
# leisure. Japanese 1989/1949: White dead without play (27 empties + 7
# points under dead stones + 7 prisoners = 41; minus 6.5). Area rules: must
# be played out (or agreed); with an unremovable ko threat it is a seki
# 40:7.
boardsize 7
clear_board
caipan-rules tromp-taylor
komi default
caipan-judge declared
gogui-setup b A4 b B4 b C4 b D4 b E4 b F4 w A3 w B3 b C3 b D3 b E3 b F3 w B2 w C2 w D2 w E2 b F2 b A1 b B1 b C1 w E1 b F1
gogui-setup_player b
play b pass
play w pass
10 caipan-count area json
#? [."b":40,"w":7,"public":2,.*]
20 final_score
#? [B\+25.5]
# Q08.3.japanese (own): Black can capture by A2 (bent four, ko) at leisure.
# Japanese 1989/1949: White dead without play (27 empties + 7 points under
# dead stones + 7 prisoners = 41; minus 6.5). Area rules: must be played out
# (or agreed); with an unremovable ko threat it is a seki 40:7.
boardsize 7
clear_board
caipan-rules japanese
komi default
caipan-judge declared
gogui-setup b A4 b B4 b C4 b D4 b E4 b F4 w A3 w B3 b C3 b D3 b E3 b F3 w B2 w C2 w D2 w E2 b F2 b A1 b B1 b C1 w E1 b F1
gogui-setup_player b
play b pass
play w pass
caipan-mark dead A3 B2 E1
30 final_score
#? [B\+34.5]
# Q08.4.chinese-2002 (own): Black can capture by A2 (bent four, ko) at
# leisure. Japanese 1989/1949: White dead without play (27 empties + 7
# points under dead stones + 7 prisoners = 41; minus 6.5). Area rules: must
# be played out (or agreed); with an unremovable ko threat it is a seki
# 40:7.
boardsize 7
clear_board
caipan-rules chinese-2002
komi default
caipan-judge declared
gogui-setup b A4 b B4 b C4 b D4 b E4 b F4 w A3 w B3 b C3 b D3 b E3 b F3 w B2 w C2 w D2 w E2 b F2 b A1 b B1 b C1 w E1 b F1
gogui-setup_player b
play b pass
play w pass
caipan-mark dead A3 B2 E1
40 final_score
#? [B\+41.5]
# Q08.5.tromp-taylor (own): Black can capture by A2 (bent four, ko) at
# leisure. Japanese 1989/1949: White dead without play (27 empties + 7
# points under dead stones + 7 prisoners = 41; minus 6.5). Area rules: must
# be played out (or agreed); with an unremovable ko threat it is a seki
# 40:7.
boardsize 7
clear_board
caipan-rules tromp-taylor
komi default
caipan-judge declared
gogui-setup b A4 b B4 b C4 b D4 b E4 b F4 w A3 w B3 b C3 b D3 b E3 b F3 w B2 w C2 w D2 w E2 b F2 b A1 b B1 b C1 w E1 b F1
gogui-setup_player b
play b pass
50 is_legal w A2
#? [1]
# Q08.5.chinese-2002 (own): Black can capture by A2 (bent four, ko) at
# leisure. Japanese 1989/1949: White dead without play (27 empties + 7
# points under dead stones + 7 prisoners = 41; minus 6.5). Area rules: must
# be played out (or agreed); with an unremovable ko threat it is a seki
# 40:7.
boardsize 7
clear_board
caipan-rules chinese-2002
komi default
caipan-judge declared
gogui-setup b A4 b B4 b C4 b D4 b E4 b F4 w A3 w B3 b C3 b D3 b E3 b F3 w B2 w C2 w D2 w E2 b F2 b A1 b B1 b C1 w E1 b F1
gogui-setup_player b
play b pass
60 is_legal w A2
#? [1]
# Q08.5.chinese-kgs (own): Black can capture by A2 (bent four, ko) at
# leisure. Japanese 1989/1949: White dead without play (27 empties + 7
# points under dead stones + 7 prisoners = 41; minus 6.5). Area rules: must
# be played out (or agreed); with an unremovable ko threat it is a seki
# 40:7.
boardsize 7
clear_board
caipan-rules chinese-kgs
komi default
caipan-judge declared
gogui-setup b A4 b B4 b C4 b D4 b E4 b F4 w A3 w B3 b C3 b D3 b E3 b F3 w B2 w C2 w D2 w E2 b F2 b A1 b B1 b C1 w E1 b F1
gogui-setup_player b
play b pass
70 is_legal w A2
#? [1]
# Q08.5.chinese (own): Black can capture by A2 (bent four, ko) at leisure.
# Japanese 1989/1949: White dead without play (27 empties + 7 points under
# dead stones + 7 prisoners = 41; minus 6.5). Area rules: must be played out
# (or agreed); with an unremovable ko threat it is a seki 40:7.
boardsize 7
clear_board
caipan-rules chinese
komi default
caipan-judge declared
gogui-setup b A4 b B4 b C4 b D4 b E4 b F4 w A3 w B3 b C3 b D3 b E3 b F3 w B2 w C2 w D2 w E2 b F2 b A1 b B1 b C1 w E1 b F1
gogui-setup_player b
play b pass
80 is_legal w A2
#? [1]
# Q08.5.wmsg-2008 (own): Black can capture by A2 (bent four, ko) at leisure.
# Japanese 1989/1949: White dead without play (27 empties + 7 points under
# dead stones + 7 prisoners = 41; minus 6.5). Area rules: must be played out
# (or agreed); with an unremovable ko threat it is a seki 40:7.
boardsize 7
clear_board
caipan-rules wmsg-2008
komi default
caipan-judge declared
gogui-setup b A4 b B4 b C4 b D4 b E4 b F4 w A3 w B3 b C3 b D3 b E3 b F3 w B2 w C2 w D2 w E2 b F2 b A1 b B1 b C1 w E1 b F1
gogui-setup_player b
play b pass
90 is_legal w A2
#? [1]
# Q08.5.ing (own): Black can capture by A2 (bent four, ko) at leisure.
# Japanese 1989/1949: White dead without play (27 empties + 7 points under
# dead stones + 7 prisoners = 41; minus 6.5). Area rules: must be played out
# (or agreed); with an unremovable ko threat it is a seki 40:7.
boardsize 7
clear_board
caipan-rules ing
komi default
caipan-judge declared
gogui-setup b A4 b B4 b C4 b D4 b E4 b F4 w A3 w B3 b C3 b D3 b E3 b F3 w B2 w C2 w D2 w E2 b F2 b A1 b B1 b C1 w E1 b F1
gogui-setup_player b
play b pass
100 is_legal w A2
#? [1]
# Q08.5.japanese (own): Black can capture by A2 (bent four, ko) at leisure.
# Japanese 1989/1949: White dead without play (27 empties + 7 points under
# dead stones + 7 prisoners = 41; minus 6.5). Area rules: must be played out
# (or agreed); with an unremovable ko threat it is a seki 40:7.
boardsize 7
clear_board
caipan-rules japanese
komi default
caipan-judge declared
gogui-setup b A4 b B4 b C4 b D4 b E4 b F4 w A3 w B3 b C3 b D3 b E3 b F3 w B2 w C2 w D2 w E2 b F2 b A1 b B1 b C1 w E1 b F1
gogui-setup_player b
play b pass
110 is_legal w A2
#? [1]
# Q08.5.korean (own): Black can capture by A2 (bent four, ko) at leisure.
# Japanese 1989/1949: White dead without play (27 empties + 7 points under
# dead stones + 7 prisoners = 41; minus 6.5). Area rules: must be played out
# (or agreed); with an unremovable ko threat it is a seki 40:7.
boardsize 7
clear_board
caipan-rules korean
komi default
caipan-judge declared
gogui-setup b A4 b B4 b C4 b D4 b E4 b F4 w A3 w B3 b C3 b D3 b E3 b F3 w B2 w C2 w D2 w E2 b F2 b A1 b B1 b C1 w E1 b F1
gogui-setup_player b
play b pass
120 is_legal w A2
#? [1]
# Q08.5.aga (own): Black can capture by A2 (bent four, ko) at leisure.
# Japanese 1989/1949: White dead without play (27 empties + 7 points under
# dead stones + 7 prisoners = 41; minus 6.5). Area rules: must be played out
# (or agreed); with an unremovable ko threat it is a seki 40:7.
boardsize 7
clear_board
caipan-rules aga
komi default
caipan-judge declared
gogui-setup b A4 b B4 b C4 b D4 b E4 b F4 w A3 w B3 b C3 b D3 b E3 b F3 w B2 w C2 w D2 w E2 b F2 b A1 b B1 b C1 w E1 b F1
gogui-setup_player b
play b pass
130 is_legal w A2
#? [1]
# Q08.5.bga (own): Black can capture by A2 (bent four, ko) at leisure.
# Japanese 1989/1949: White dead without play (27 empties + 7 points under
# dead stones + 7 prisoners = 41; minus 6.5). Area rules: must be played out
# (or agreed); with an unremovable ko threat it is a seki 40:7.
boardsize 7
clear_board
caipan-rules bga
komi default
caipan-judge declared
gogui-setup b A4 b B4 b C4 b D4 b E4 b F4 w A3 w B3 b C3 b D3 b E3 b F3 w B2 w C2 w D2 w E2 b F2 b A1 b B1 b C1 w E1 b F1
gogui-setup_player b
play b pass
140 is_legal w A2
#? [1]
# Q08.5.new-zealand (own): Black can capture by A2 (bent four, ko) at
# leisure. Japanese 1989/1949: White dead without play (27 empties + 7
# points under dead stones + 7 prisoners = 41; minus 6.5). Area rules: must
# be played out (or agreed); with an unremovable ko threat it is a seki
# 40:7.
boardsize 7
clear_board
caipan-rules new-zealand
komi default
caipan-judge declared
gogui-setup b A4 b B4 b C4 b D4 b E4 b F4 w A3 w B3 b C3 b D3 b E3 b F3 w B2 w C2 w D2 w E2 b F2 b A1 b B1 b C1 w E1 b F1
gogui-setup_player b
play b pass
150 is_legal w A2
#? [1]
# Q08.5.stone-scoring (own): Black can capture by A2 (bent four, ko) at
# leisure. Japanese 1989/1949: White dead without play (27 empties + 7
# points under dead stones + 7 prisoners = 41; minus 6.5). Area rules: must
# be played out (or agreed); with an unremovable ko threat it is a seki
# 40:7.
boardsize 7
clear_board
caipan-rules stone-scoring
komi default
caipan-judge declared
gogui-setup b A4 b B4 b C4 b D4 b E4 b F4 w A3 w B3 b C3 b D3 b E3 b F3 w B2 w C2 w D2 w E2 b F2 b A1 b B1 b C1 w E1 b F1
gogui-setup_player b
play b pass
160 is_legal w A2
#? [1]
# Q08.5.lanke (own): Black can capture by A2 (bent four, ko) at leisure.
# Japanese 1989/1949: White dead without play (27 empties + 7 points under
# dead stones + 7 prisoners = 41; minus 6.5). Area rules: must be played out
# (or agreed); with an unremovable ko threat it is a seki 40:7.
boardsize 7
clear_board
caipan-rules lanke
komi default
caipan-judge declared
gogui-setup b A4 b B4 b C4 b D4 b E4 b F4 w A3 w B3 b C3 b D3 b E3 b F3 w B2 w C2 w D2 w E2 b F2 b A1 b B1 b C1 w E1 b F1
gogui-setup_player b
play b pass
170 is_legal w A2
#? [1]
# Q08.5.aga-button (own): Black can capture by A2 (bent four, ko) at
# leisure. Japanese 1989/1949: White dead without play (27 empties + 7
# points under dead stones + 7 prisoners = 41; minus 6.5). Area rules: must
# be played out (or agreed); with an unremovable ko threat it is a seki
# 40:7.
boardsize 7
clear_board
caipan-rules aga-button
komi default
caipan-judge declared
gogui-setup b A4 b B4 b C4 b D4 b E4 b F4 w A3 w B3 b C3 b D3 b E3 b F3 w B2 w C2 w D2 w E2 b F2 b A1 b B1 b C1 w E1 b F1
gogui-setup_player b
play b pass
180 is_legal w A2
#? [1]
# Q08.5.jpd-a (own): Black can capture by A2 (bent four, ko) at leisure.
# Japanese 1989/1949: White dead without play (27 empties + 7 points under
# dead stones + 7 prisoners = 41; minus 6.5). Area rules: must be played out
# (or agreed); with an unremovable ko threat it is a seki 40:7.
boardsize 7
clear_board
caipan-rules jpd-a
komi default
caipan-judge declared
gogui-setup b A4 b B4 b C4 b D4 b E4 b F4 w A3 w B3 b C3 b D3 b E3 b F3 w B2 w C2 w D2 w E2 b F2 b A1 b B1 b C1 w E1 b F1
gogui-setup_player b
play b pass
190 is_legal w A2
#? [1]
# Q08.5.jpd-b (own): Black can capture by A2 (bent four, ko) at leisure.
# Japanese 1989/1949: White dead without play (27 empties + 7 points under
# dead stones + 7 prisoners = 41; minus 6.5). Area rules: must be played out
# (or agreed); with an unremovable ko threat it is a seki 40:7.
boardsize 7
clear_board
caipan-rules jpd-b
komi default
caipan-judge declared
gogui-setup b A4 b B4 b C4 b D4 b E4 b F4 w A3 w B3 b C3 b D3 b E3 b F3 w B2 w C2 w D2 w E2 b F2 b A1 b B1 b C1 w E1 b F1
gogui-setup_player b
play b pass
200 is_legal w A2
#? [1]
# Q08.5.jpd-art (own): Black can capture by A2 (bent four, ko) at leisure.
# Japanese 1989/1949: White dead without play (27 empties + 7 points under
# dead stones + 7 prisoners = 41; minus 6.5). Area rules: must be played out
# (or agreed); with an unremovable ko threat it is a seki 40:7.
boardsize 7
clear_board
caipan-rules jpd-art
komi default
caipan-judge declared
gogui-setup b A4 b B4 b C4 b D4 b E4 b F4 w A3 w B3 b C3 b D3 b E3 b F3 w B2 w C2 w D2 w E2 b F2 b A1 b B1 b C1 w E1 b F1
gogui-setup_player b
play b pass
210 is_legal w A2
#? [1]
# Q08.5.sanqing (own): Black can capture by A2 (bent four, ko) at leisure.
# Japanese 1989/1949: White dead without play (27 empties + 7 points under
# dead stones + 7 prisoners = 41; minus 6.5). Area rules: must be played out
# (or agreed); with an unremovable ko threat it is a seki 40:7.
boardsize 7
clear_board
caipan-rules sanqing
komi default
caipan-judge declared
gogui-setup b A4 b B4 b C4 b D4 b E4 b F4 w A3 w B3 b C3 b D3 b E3 b F3 w B2 w C2 w D2 w E2 b F2 b A1 b B1 b C1 w E1 b F1
gogui-setup_player b
play b pass
220 is_legal w A2
#? [1]

#   .XXO.
#   XXOOO
#   X.XOO
#   XXOOO
#   .XO..
# Q10.1.tromp-taylor (own): B3 is a false eye (C3 hangs on it: White B3
# would take C3). Area scoring counts it for Black either way; A says so
# explicitly (假眼是该方的目).
boardsize 5
clear_board
caipan-rules tromp-taylor
komi default
caipan-judge declared
gogui-setup b B5 b C5 w D5 b A4 b B4 w C4 w D4 w E4 b A3 b C3 w D3 w E3 b A2 b B2 w C2 w D2 w E2 b B1 w C1
gogui-setup_player b
play b pass
play w pass
230 caipan-count area json
#? [."b":12,"w":13,"public":0,.*]
240 final_score
#? [W\+8.5]
# Q10.3.chinese-2002 (own): B3 is a false eye (C3 hangs on it: White B3
# would take C3). Area scoring counts it for Black either way; A says so
# explicitly (假眼是该方的目).
boardsize 5
clear_board
caipan-rules chinese-2002
komi default
caipan-judge declared
gogui-setup b B5 b C5 w D5 b A4 b B4 w C4 w D4 w E4 b A3 b C3 w D3 w E3 b A2 b B2 w C2 w D2 w E2 b B1 w C1
gogui-setup_player b
play b pass
play w pass
250 final_score
#? [W\+8.5]
# Q10.4.jpd-a (own): B3 is a false eye (C3 hangs on it: White B3 would take
# C3). Area scoring counts it for Black either way; A says so explicitly
# (假眼是该方的目).
boardsize 5
clear_board
caipan-rules jpd-a
komi default
caipan-judge declared
gogui-setup b B5 b C5 w D5 b A4 b B4 w C4 w D4 w E4 b A3 b C3 w D3 w E3 b A2 b B2 w C2 w D2 w E2 b B1 w C1
gogui-setup_player b
play b pass
play w pass
260 final_score
#? [W\+7.5]
# Q10.5.jpd-a (own): B3 is a false eye (C3 hangs on it: White B3 would take
# C3). Area scoring counts it for Black either way; A says so explicitly
# (假眼是该方的目).
boardsize 5
clear_board
caipan-rules jpd-a
komi default
caipan-judge declared
gogui-setup b B5 b C5 w D5 b A4 b B4 w C4 w D4 w E4 b A3 b C3 w D3 w E3 b A2 b B2 w C2 w D2 w E2 b B1 w C1
gogui-setup_player b
play b pass
play w pass
270 caipan-verdict
#? [.*"ownership":."[^"]*","[^"]*",".[xX].*]
# Q10.5.tromp-taylor (own): B3 is a false eye (C3 hangs on it: White B3
# would take C3). Area scoring counts it for Black either way; A says so
# explicitly (假眼是该方的目).
boardsize 5
clear_board
caipan-rules tromp-taylor
komi default
caipan-judge declared
gogui-setup b B5 b C5 w D5 b A4 b B4 w C4 w D4 w E4 b A3 b C3 w D3 w E3 b A2 b B2 w C2 w D2 w E2 b B1 w C1
gogui-setup_player b
play b pass
play w pass
280 caipan-verdict
#? [.*"ownership":."[^"]*","[^"]*",".[xX].*]
# Q10.6.tromp-taylor (own): B3 is a false eye (C3 hangs on it: White B3
# would take C3). Area scoring counts it for Black either way; A says so
# explicitly (假眼是该方的目).
boardsize 5
clear_board
caipan-rules tromp-taylor
komi default
caipan-judge declared
gogui-setup b B5 b C5 w D5 b A4 b B4 w C4 w D4 w E4 b A3 b C3 w D3 w E3 b A2 b B2 w C2 w D2 w E2 b B1 w C1
gogui-setup_player b
play b pass
290 is_legal w B3
#? [1]
# Q10.6.chinese-2002 (own): B3 is a false eye (C3 hangs on it: White B3
# would take C3). Area scoring counts it for Black either way; A says so
# explicitly (假眼是该方的目).
boardsize 5
clear_board
caipan-rules chinese-2002
komi default
caipan-judge declared
gogui-setup b B5 b C5 w D5 b A4 b B4 w C4 w D4 w E4 b A3 b C3 w D3 w E3 b A2 b B2 w C2 w D2 w E2 b B1 w C1
gogui-setup_player b
play b pass
300 is_legal w B3
#? [1]
# Q10.6.chinese-kgs (own): B3 is a false eye (C3 hangs on it: White B3 would
# take C3). Area scoring counts it for Black either way; A says so
# explicitly (假眼是该方的目).
boardsize 5
clear_board
caipan-rules chinese-kgs
komi default
caipan-judge declared
gogui-setup b B5 b C5 w D5 b A4 b B4 w C4 w D4 w E4 b A3 b C3 w D3 w E3 b A2 b B2 w C2 w D2 w E2 b B1 w C1
gogui-setup_player b
play b pass
310 is_legal w B3
#? [1]
# Q10.6.chinese (own): B3 is a false eye (C3 hangs on it: White B3 would
# take C3). Area scoring counts it for Black either way; A says so
# explicitly (假眼是该方的目).
boardsize 5
clear_board
caipan-rules chinese
komi default
caipan-judge declared
gogui-setup b B5 b C5 w D5 b A4 b B4 w C4 w D4 w E4 b A3 b C3 w D3 w E3 b A2 b B2 w C2 w D2 w E2 b B1 w C1
gogui-setup_player b
play b pass
320 is_legal w B3
#? [1]
# Q10.6.wmsg-2008 (own): B3 is a false eye (C3 hangs on it: White B3 would
# take C3). Area scoring counts it for Black either way; A says so
# explicitly (假眼是该方的目).
boardsize 5
clear_board
caipan-rules wmsg-2008
komi default
caipan-judge declared
gogui-setup b B5 b C5 w D5 b A4 b B4 w C4 w D4 w E4 b A3 b C3 w D3 w E3 b A2 b B2 w C2 w D2 w E2 b B1 w C1
gogui-setup_player b
play b pass
330 is_legal w B3
#? [1]
# Q10.6.ing (own): B3 is a false eye (C3 hangs on it: White B3 would take
# C3). Area scoring counts it for Black either way; A says so explicitly
# (假眼是该方的目).
boardsize 5
clear_board
caipan-rules ing
komi default
caipan-judge declared
gogui-setup b B5 b C5 w D5 b A4 b B4 w C4 w D4 w E4 b A3 b C3 w D3 w E3 b A2 b B2 w C2 w D2 w E2 b B1 w C1
gogui-setup_player b
play b pass
340 is_legal w B3
#? [1]
# Q10.6.japanese (own): B3 is a false eye (C3 hangs on it: White B3 would
# take C3). Area scoring counts it for Black either way; A says so
# explicitly (假眼是该方的目).
boardsize 5
clear_board
caipan-rules japanese
komi default
caipan-judge declared
gogui-setup b B5 b C5 w D5 b A4 b B4 w C4 w D4 w E4 b A3 b C3 w D3 w E3 b A2 b B2 w C2 w D2 w E2 b B1 w C1
gogui-setup_player b
play b pass
350 is_legal w B3
#? [1]
# Q10.6.korean (own): B3 is a false eye (C3 hangs on it: White B3 would take
# C3). Area scoring counts it for Black either way; A says so explicitly
# (假眼是该方的目).
boardsize 5
clear_board
caipan-rules korean
komi default
caipan-judge declared
gogui-setup b B5 b C5 w D5 b A4 b B4 w C4 w D4 w E4 b A3 b C3 w D3 w E3 b A2 b B2 w C2 w D2 w E2 b B1 w C1
gogui-setup_player b
play b pass
360 is_legal w B3
#? [1]
# Q10.6.aga (own): B3 is a false eye (C3 hangs on it: White B3 would take
# C3). Area scoring counts it for Black either way; A says so explicitly
# (假眼是该方的目).
boardsize 5
clear_board
caipan-rules aga
komi default
caipan-judge declared
gogui-setup b B5 b C5 w D5 b A4 b B4 w C4 w D4 w E4 b A3 b C3 w D3 w E3 b A2 b B2 w C2 w D2 w E2 b B1 w C1
gogui-setup_player b
play b pass
370 is_legal w B3
#? [1]
# Q10.6.bga (own): B3 is a false eye (C3 hangs on it: White B3 would take
# C3). Area scoring counts it for Black either way; A says so explicitly
# (假眼是该方的目).
boardsize 5
clear_board
caipan-rules bga
komi default
caipan-judge declared
gogui-setup b B5 b C5 w D5 b A4 b B4 w C4 w D4 w E4 b A3 b C3 w D3 w E3 b A2 b B2 w C2 w D2 w E2 b B1 w C1
gogui-setup_player b
play b pass
380 is_legal w B3
#? [1]
# Q10.6.new-zealand (own): B3 is a false eye (C3 hangs on it: White B3 would
# take C3). Area scoring counts it for Black either way; A says so
# explicitly (假眼是该方的目).
boardsize 5
clear_board
caipan-rules new-zealand
komi default
caipan-judge declared
gogui-setup b B5 b C5 w D5 b A4 b B4 w C4 w D4 w E4 b A3 b C3 w D3 w E3 b A2 b B2 w C2 w D2 w E2 b B1 w C1
gogui-setup_player b
play b pass
390 is_legal w B3
#? [1]
# Q10.6.stone-scoring (own): B3 is a false eye (C3 hangs on it: White B3
# would take C3). Area scoring counts it for Black either way; A says so
# explicitly (假眼是该方的目).
boardsize 5
clear_board
caipan-rules stone-scoring
komi default
caipan-judge declared
gogui-setup b B5 b C5 w D5 b A4 b B4 w C4 w D4 w E4 b A3 b C3 w D3 w E3 b A2 b B2 w C2 w D2 w E2 b B1 w C1
gogui-setup_player b
play b pass
400 is_legal w B3
#? [1]
# Q10.6.lanke (own): B3 is a false eye (C3 hangs on it: White B3 would take
# C3). Area scoring counts it for Black either way; A says so explicitly
# (假眼是该方的目).
boardsize 5
clear_board
caipan-rules lanke
komi default
caipan-judge declared
gogui-setup b B5 b C5 w D5 b A4 b B4 w C4 w D4 w E4 b A3 b C3 w D3 w E3 b A2 b B2 w C2 w D2 w E2 b B1 w C1
gogui-setup_player b
play b pass
410 is_legal w B3
#? [1]
# Q10.6.aga-button (own): B3 is a false eye (C3 hangs on it: White B3 would
# take C3). Area scoring counts it for Black either way; A says so
# explicitly (假眼是该方的目).
boardsize 5
clear_board
caipan-rules aga-button
komi default
caipan-judge declared
gogui-setup b B5 b C5 w D5 b A4 b B4 w C4 w D4 w E4 b A3 b C3 w D3 w E3 b A2 b B2 w C2 w D2 w E2 b B1 w C1
gogui-setup_player b
play b pass
420 is_legal w B3
#? [1]
# Q10.6.jpd-a (own): B3 is a false eye (C3 hangs on it: White B3 would take
# C3). Area scoring counts it for Black either way; A says so explicitly
# (假眼是该方的目).
boardsize 5
clear_board
caipan-rules jpd-a
komi default
caipan-judge declared
gogui-setup b B5 b C5 w D5 b A4 b B4 w C4 w D4 w E4 b A3 b C3 w D3 w E3 b A2 b B2 w C2 w D2 w E2 b B1 w C1
gogui-setup_player b
play b pass
430 is_legal w B3
#? [1]
# Q10.6.jpd-b (own): B3 is a false eye (C3 hangs on it: White B3 would take
# C3). Area scoring counts it for Black either way; A says so explicitly
# (假眼是该方的目).
boardsize 5
clear_board
caipan-rules jpd-b
komi default
caipan-judge declared
gogui-setup b B5 b C5 w D5 b A4 b B4 w C4 w D4 w E4 b A3 b C3 w D3 w E3 b A2 b B2 w C2 w D2 w E2 b B1 w C1
gogui-setup_player b
play b pass
440 is_legal w B3
#? [1]
# Q10.6.jpd-art (own): B3 is a false eye (C3 hangs on it: White B3 would
# take C3). Area scoring counts it for Black either way; A says so
# explicitly (假眼是该方的目).
boardsize 5
clear_board
caipan-rules jpd-art
komi default
caipan-judge declared
gogui-setup b B5 b C5 w D5 b A4 b B4 w C4 w D4 w E4 b A3 b C3 w D3 w E3 b A2 b B2 w C2 w D2 w E2 b B1 w C1
gogui-setup_player b
play b pass
450 is_legal w B3
#? [1]
# Q10.6.sanqing (own): B3 is a false eye (C3 hangs on it: White B3 would
# take C3). Area scoring counts it for Black either way; A says so
# explicitly (假眼是该方的目).
boardsize 5
clear_board
caipan-rules sanqing
komi default
caipan-judge declared
gogui-setup b B5 b C5 w D5 b A4 b B4 w C4 w D4 w E4 b A3 b C3 w D3 w E3 b A2 b B2 w C2 w D2 w E2 b B1 w C1
gogui-setup_player b
play b pass
460 is_legal w B3
#? [1]
