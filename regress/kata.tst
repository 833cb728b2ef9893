# Choosing rules as clients do: KataGo's commands, KGS, and our own.
10 kata-set-rules chinese
#? []
20 caipan-rules
#? [chinese]
30 kata-get-rules
#? [."friendlyPassOk":true,"hasButton":false,"ko":"SIMPLE","scoring":"AREA","suicide":false,"tax":"NONE","whiteHandicapBonus":"N".]
40 kata-set-rules Tromp_Taylor
#? []
50 kata-get-rules
#? [.*"ko":"POSITIONAL","scoring":"AREA","suicide":true,"tax":"NONE","whiteHandicapBonus":"0".]
60 kata-set-rules japanese
#? []
70 kata-get-rules
#? [.*"ko":"SIMPLE","scoring":"TERRITORY","suicide":false,"tax":"SEKI","whiteHandicapBonus":"0".]
80 kata-set-rules new zealand
#? []
90 caipan-rules
#? [new-zealand]
# A JSON object with spaces, as q5Go sends it: the argument is the rest of the
# line; what is missing is as Tromp-Taylor.
100 kata-set-rules {"ko": "SIMPLE", "scoring": "AREA", "suicide": false}
#? []
110 kata-get-rules
#? [.*"ko":"SIMPLE","scoring":"AREA","suicide":false,"tax":"NONE","whiteHandicapBonus":"0".]
120 kata-set-rule suicide true
#? []
130 kata-set-rule ko SITUATIONAL
#? []
140 kata-get-rules
#? [.*"ko":"SITUATIONAL",.*"suicide":true,.*]
150 kgs-rules new_zealand
#? []
160 caipan-rules
#? [new-zealand]
170 kgs-rules chinese
#? []
180 caipan-rules
#? [chinese-kgs]
190 kata-set-rules default
#? []
200 caipan-rules
#? [jpd-a]

# Our own: a name, settings, both; the exceptions are printed.
210 caipan-rules chinese ko=positional
#? [.*]
220 caipan-rules
#? [chinese, except ko=positional]
230 caipan-rules suicide=any
#? [.*]
240 caipan-rules
#? [chinese, except ko=positional suicide=any]
250 caipan-rules default
#? [.*]
260 caipan-rules
#? [jpd-a]
270 caipan-rules jpd-a cycle=void
#? [.*]
280 caipan-rules
#? [jpd-a, except cycle=void]
290 caipan-rules list
#? [.*jpd-a.*tromp-taylor.*chinese.*japanese.*]
300 caipan-describe_rules chinese-2002
#? [.*situational.*]
310 caipan-describe_rules
#? [.*void.*]

# Komi: the rule set's until it is said, and then kept; it is no exception.
caipan-rules jpd-a
320 get_komi
#? [6\.5]
caipan-rules jpd-b
330 get_komi
#? [7\.5]
caipan-rules chinese komi=6.75
340 get_komi
#? [6\.75]
350 caipan-rules
#? [chinese]
caipan-rules japanese
360 get_komi
#? [6\.75]
komi default
370 get_komi
#? [6\.5]

# Other rules in the middle of a game: the events stay, and what is now
# forbidden is listed.
caipan-rules new-zealand
boardsize 5
clear_board
play b A2
play w E5
play b B1
play w A1
play b C3
380 caipan-violations
#? []
caipan-rules chinese
390 caipan-violations
#? [.*A1.*suicide.*]
400 list_stones b
#? [A2 B1 C3]
caipan-rules new-zealand
410 caipan-violations
#? []
