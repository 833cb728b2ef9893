#!/bin/sh
# usage: tests/app/pipe.sh PROGRAM
# The program at the two ends of a pipe: what it writes and when, how it ends,
# what it does with options and files.
program=$(realpath "$1") || exit 2
here=$(mktemp -d) || exit 2
trap 'rm -rf "$here"' EXIT
cd "$here" || exit 2
good=0
bad=0

is() { # name, what should be, what is
    if [ "$2" = "$3" ]; then
        good=$((good + 1))
    else
        bad=$((bad + 1))
        printf 'FAILED pipe: %s: want [%s], got [%s]\n' "$1" "$2" "$3"
    fi
}
run() { # the program's answers, then how it ended; stderr in ./err
    timeout 20 "$program" "$@" 2>err
    echo "exit $?"
}

# ---- lines in, answers out

is 'no command, no word' 'exit 0' "$(run </dev/null)"
is 'a last line without its end' "$(printf '= 2\n\nexit 0')" \
    "$(printf 'protocol_version' | run)"
is 'an id alone at the end' 'exit 0' "$(printf '42' | run)"
is 'carriage returns' "$(printf '=1 2\n\n=2 \n\nexit 0')" \
    "$(printf '1 protocol_version\r\n\r\n2 echo\r\n' | run)"
is 'nothing after quit' "$(printf '= \n\nexit 0')" \
    "$(printf 'quit\nprotocol_version\n' | run)"
is 'a line in pieces' "$(printf '= 2\n\nexit 0')" \
    "$( (printf 'proto'; sleep 0.1; printf 'col_version\n') | run)"
is 'bytes of any kind' "$(printf '= \001\ny' | tr -d '\001\n')" \
    "$(printf 'ec\000ho \001y\033\n' | run | head -1)"
is 'sent ahead' 100000 \
    "$(yes protocol_version | head -100000 | run | grep -c '^= 2$')"
is 'a line of five million bytes' 5000002 \
    "$( (printf 'echo '; head -c 5000000 /dev/zero | tr '\0' x; echo) | run |
        head -1 | tr -d '\n' | wc -c)"

mkfifo in out
timeout 20 "$program" <in >out 2>/dev/null &
exec 3>in 4<out
for word in one two three; do # each is written when the last was answered
    echo "echo $word" >&3
    read -r answer <&4
    read -r blank <&4
    is "waited for: $word" "= $word" "$answer$blank"
done
exec 3>&-
wait $!
is 'the end of the one that waits' 0 $?
exec 4<&-

# ---- nobody there

(run <&-) >ended
is 'a closed standard input' 'exit 0' "$(cat ended)"
(printf 'name\n' | timeout 20 "$program" >&- 2>err; echo $? >ended)
is 'a closed standard output' 0 "$(cat ended)"
(yes name | (timeout 20 "$program" 2>err; echo $? >ended) | head -1 >/dev/null)
is 'a reader that goes away' 0 "$(cat ended)"
if [ -e /dev/full ]; then
    (printf 'name\n' | timeout 20 "$program" >/dev/full 2>err; echo $? >ended)
    is 'a full disk' 1 "$(cat ended)"
    is 'a full disk is told' 1 "$(grep -v rules err | grep -c '^caipan: ')"
fi

# ---- options

run </dev/null >/dev/null
is 'the rules in force are named' 'caipan: rules: jpd-a' "$(cat err)"
run --rules aga </dev/null >/dev/null
is 'rules asked for are not' '' "$(cat err)"
is 'options' "$(printf '= 9 13\n\n= 0.53\n\n= \n\nexit 0')" \
    "$(printf 'query_boardsize\nget_komi\nplay b A1\n' |
        run --size 9x13 --komi=0.53 --rules 'jpd-a cycle=void' --lenient \
            --lock-rules --forfeit --judge none --void-score Void)"
is 'the version' "$(printf 'Caipan' )" "$(run --version | sed -n 's/ .*//;1p')"
is 'help' 0 "$(run --help >help; grep -q -- --lock-rules help; echo $?)"
for wrong in --nosuch -x file --rules '--rules nosuch' '--rules=' '--komi x' \
    '--komi 1.001' '--size 0' '--size 53' '--size 9x' '--size x9' \
    '--judge maybe' '--lenient=1' '--void-score'; do
    # shellcheck disable=SC2086
    is "refused: $wrong" 'exit 2' "$(echo name | run $wrong)"
    is "said why: $wrong" 1 "$(grep -c '^caipan: ' err)"
done

# ---- files

is 'a file written and read' "$(printf '= \n\n= \n\n= \n\n= \n\n= D4\n\nexit 0')" \
    "$(printf 'play b D4\nprintsgf a.sgf\nclear_board\nloadsgf a.sgf\nlist_stones b\n' | run)"
is 'nothing is left beside it' a.sgf "$(echo a.sgf*)"
chmod 600 a.sgf
echo 'printsgf a.sgf' | run >/dev/null
is 'its mode stays' '-rw-------' "$(ls -l a.sgf | cut -c1-10)"
for wrong in 'loadsgf nosuch' 'loadsgf .' 'loadsgf /dev/zero' 'loadsgf in'; do
    is "$wrong" '? cannot load file' "$(echo "$wrong" | run | head -1)"
done
for wrong in nosuch/a.sgf .; do
    is "printsgf $wrong" '? cannot save file' \
        "$(echo "printsgf $wrong" | run | head -1)"
done
printf '(;SZ[9];B[ee]' >open.sgf
is 'a broken record' '? cannot load file' "$(echo loadsgf open.sgf | run | head -1)"
is 'and where it is broken' 1 "$(grep -c 'open.sgf:1:[0-9]*: ' err)"

echo "pipe: $good checks right, $bad wrong"
[ $bad -eq 0 ]
