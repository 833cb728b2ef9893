# The figures of the rule texts: 烂柯图 (LK), 计枰点围棋规则 A (2010).
caipan-judge declared

# LK figure 5, the end of the game: 5 black groups and 3 white, 10 and 6 basic
# eyes, 146 stones and 37 empties (27 roads), area 183:178, 173:172.
caipan-rules lanke
loadsgf sgf/lanke-5.sgf
10 caipan-state
#? [.*"stones":."b":146,"w":133.*]
20 caipan-count stones json
#? [."b":173,"w":172,"roads":."b":27,"w":39.,"eyes":."b":10,"w":6.,"groups":."b":5,"w":3.,"margin":1.]
30 caipan-count area json
#? [."b":183,"w":178,.*"margin":5.]
40 final_score
#? [B\+1\.0]
50 caipan-count roads 20 json
#? [."n":20,"b":153,"w":152,"margin":1.]
60 caipan-count equal-stones 160 json
#? [."n":160,"b":13,"w":12,"margin":1.]
# 两溢之棋: no roads at all.
70 caipan-count roads 0 json
#? [."n":0,"b":173,"w":172,"margin":1.]
# The default: 20 roads, and as many stones as both sides can have.
80 caipan-count roads json
#? [."n":20,"b":153,"w":152,"margin":1.]

# LK figure 7: 20 roads each, 153:152; the bowls of 180 hold 27 and 28.
loadsgf sgf/lanke-7.sgf
90 caipan-state
#? [.*"stones":."b":153,"w":152.*]
100 caipan-count stones json
#? [."b":173,"w":172,"roads":."b":20,"w":20.,"eyes":."b":10,"w":6.,"groups":."b":5,"w":3.,"margin":1.]
110 caipan-count roads 20
#? [.*27.*28.*]
120 caipan-count area json
#? [."b":183,"w":178,.*]

# LK figure 8: 160 stones each, 13:12 roads; the bowls hold 20 and 20.
loadsgf sgf/lanke-8.sgf
130 caipan-state
#? [.*"stones":."b":160,"w":160.*]
140 caipan-count equal-stones 160 json
#? [."n":160,"b":13,"w":12,"margin":1.]
150 caipan-count stones json
#? [."b":173,"w":172,"roads":."b":13,"w":12.,.*]
# Art 17 on the same figure: territory 23:18, points 183:178.
caipan-rules jpd-art
160 caipan-count art json
#? [."territory":."b":23,"w":18.,"points":."b":183,"w":178.,"margin":5.]

# A 6.1, the figure of the liberty-eyes: C6 and D6 are Black's, C5 and D5 public;
# area 15:34.
caipan-rules jpd-a
loadsgf sgf/liberty-eyes-7x7.sgf
170 caipan-count area json
#? [."b":15,"w":34,"public":2,.*"margin":-19.]
180 caipan-verdict
#? [.*"ownership":.".......","..xx...","..\.\....",.*]
190 final_status_list dame
#? [C5 D5]
200 final_status C6
#? [black_territory]

# A 7.2: what each side needs (归本数), 183 3/4 and 177 1/4 with komi 6.5.
boardsize 19
clear_board
caipan-rules jpd-a
210 caipan-count area json
#? [.*"par":."b":183\.75,"w":177\.25.,.*]
caipan-rules jpd-b
220 caipan-count area json
#? [.*"par":."b":184\.25,"w":176\.75.,.*]

# A 6.5: White's first abandon costs Black a point; here Black made the last real
# move (a B-type negative move is not needed: hands 3:2 with the virtual move).
boardsize 5
clear_board
caipan-rules jpd-a
play b C3
play w D3
play b C4
play w pass
play b pass
230 caipan-verdict
#? [.*"pay":100,.*]
240 caipan-state
#? [.*"first_stop":"w".*]
# and here White did.
boardsize 5
clear_board
play b C3
play w pass
play b pass
caipan-dispute
play w D3
play b pass
play w pass
250 caipan-verdict
#? [.*"pay":100,.*]
260 caipan-count territory json
#? [.*"last_real":"w".*]
# Black's costs nothing.
boardsize 5
clear_board
play b C3
play w D3
play b pass
play w pass
270 caipan-verdict
#? [.*"pay":0,.*]
# In B nobody pays.
caipan-rules jpd-b
boardsize 5
clear_board
play b C3
play w pass
play b pass
280 caipan-verdict
#? [.*"pay":0,.*]
