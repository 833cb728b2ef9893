#!/bin/sh
# usage: tests/app/console.sh PROGRAM
# At a terminal there are a prompt, history and completion; in a pipe, nothing
# of it. script(1) makes the terminal.
program=$(realpath "$1") || exit 2
good=0
bad=0

typed() { # keys -> what the screen shows
    printf "$1" | TERM=dumb INPUTRC=/dev/null timeout 20 \
        script -qec "'$program' --rules chinese" /dev/null 2>&1 | tr -d '\r\a'
}
check() { # name, keys, extended regexp that some line must match
    if typed "$2" | grep -qE -- "$3"; then
        good=$((good + 1))
    else
        bad=$((bad + 1))
        echo "FAILED console: $1: no line matches $3 in:"
        typed "$2" | sed 's/^/    /'
    fi
}

check 'a prompt' 'quit\n' '^caipan> quit'
check 'an answer' 'protocol_version\nquit\n' '^= 2$'
check 'a command completed' 'protoc\t\nquit\n' '^= 2$'
check 'a colour and a pass' 'play bl\tpa\t\nlast_move\nquit\n' '^= black (pass|PASS)$'
check 'a vertex in small letters' \
    'boardsize 5\nplay b c\t3\nlist_stones b\nquit\n' '^= C3$'
check 'a rule set' 'caipan-rules trom\t\ncaipan-rules\nquit\n' '^= tromp-taylor$'
check 'a setting and its value' \
    'caipan-rules sui\tan\t\ncaipan-rules\nquit\n' \
    '^= chinese, except suicide=any$'
check 'the choices of an argument' 'final_status_list se\t\nquit\n' \
    '^caipan> final_status_list seki'
check 'a command as argument' 'known_command list_c\t\nquit\n' '^= true$'
check 'history' 'protocol_version\n\020\nquit\n' '^caipan> protocol_version$'
check 'end of input' 'name\n\004' '^= '

piped=$(printf 'protocol_version\n' | "$program" --rules chinese 2>&1)
if [ "$piped" = '= 2' ]; then
    good=$((good + 1))
else
    bad=$((bad + 1))
    echo "FAILED console: in a pipe: got [$piped]"
fi
echo "console: $good checks right, $bad wrong"
[ $bad -eq 0 ]
