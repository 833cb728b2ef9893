#!/bin/sh
# usage: tests/app/readme.sh [-r] PROGRAM
# The README tells the truth: its sessions and commands give what it prints, its
# table of rule sets is the program's, its make targets and options exist. -r
# writes what the program answers into the README: read the change.
record=
[ "$1" != -r ] || { record=1; shift; }
program=$(realpath "$1") || exit 2
cd "$(dirname "$0")/../.." || exit 2
tmp=$(mktemp -d) || exit 2
trap 'rm -rf "$tmp"' EXIT
good=0
bad=0

right() { good=$((good + 1)); }
wrong() {
    bad=$((bad + 1))
    echo "FAILED readme: $1"
}

# Sessions (```gtp: commands behind "> ", each block a fresh program) and
# commands of the shell (```console: behind "$ "), with what they print.
awk -v show="gtp-scripts/show '$program' '$tmp/block'" -v run="sh '$tmp/block'" \
    -v block="$tmp/block" -v program="$program" '
    /^```(gtp|console)$/ {
        print
        command = $0 ~ /gtp/ ? show : run
        mark = $0 ~ /gtp/ ? "> " : "$ "
        printf "" >block
        open = 1
        next
    }
    open && /^```$/ {
        close(block)
        while ((command | getline line) > 0)
            print line
        close(command)
        print
        open = 0
        next
    }
    open {
        if (substr($0, 1, 2) != mark)
            next
        line = substr($0, 3)
        if (mark == "$ ") {
            printf "echo \047$ %s\047\n", line >block
            sub(/build\/caipan/, "\047" program "\047", line)
        }
        print line >block
        next
    }
    { print }' README.md >"$tmp/README.md" 2>/dev/null
if [ "$record" ]; then
    cp "$tmp/README.md" README.md
elif diff -u README.md "$tmp/README.md"; then
    right
else
    wrong 'a session or command prints something else'
fi

# The table of rule sets, every setting of it.
awk -F ' *[|] *' '
    $2 == "name" { for (i = 3; i < NF - 1; i++) key[i] = $i; n = NF - 1; next }
    !n || $2 ~ /^-/ { next }
    $2 == "" { exit }
    {
        line = $2
        for (i = 3; i < n; i++)
            if (key[i] != "komi")
                line = line " " key[i] "=" $i
            else
                komi = $i
        rest = "virtual=false virtual_end=0 dead=marked liberty_eyes=false" \
            " tax=none seki_points=true strict_dame=false pay=none button=false"
        print $2, komi, line, rest, $n
    }' README.md >"$tmp/table"
while read -r name komi settings; do
    got=$(printf 'caipan-rules %s\ncaipan-rules\nget_komi\n' "$settings" |
        "$program" 2>/dev/null | tr -d '\n')
    if [ "$got" = "= = $name= $komi" ]; then
        right
    else
        wrong "the row of $name: the program says $got"
    fi
done <"$tmp/table"
sets=$(echo 'caipan-rules list' | "$program" 2>/dev/null | sed 's/^= //; /^$/d')
if [ "$sets" = "$(cut -d' ' -f1 "$tmp/table")" ]; then
    right
else
    wrong 'the rule sets are not those of the program'
fi

# make targets: there are such, and CI runs the two commands of the beginning.
for target in $(grep -ohE '^make [a-z ]+|`make [a-z ]+`' README.md \
    CONTRIBUTING.md | sed 's/.*make //; s/`//' | tr ' ' '\n' | sort -u); do
    if grep -qE "^$target:|^\.PHONY:.* $target( |$)" Makefile; then
        right
    else
        wrong "no target $target in the Makefile"
    fi
done
for command in 'make deps demo' 'make deps check'; do
    if grep -q "$command\$" .ci/run && grep -q "^$command\$" README.md; then
        right
    else
        wrong "CI does not run $command"
    fi
done

# Every "caipan --option ..." in the text starts and ends.
grep -ohE 'caipan --rules [a-z0-9-]+( --[a-z-]+)*' README.md |
    sort -u >"$tmp/lines"
while read -r _ options; do
    # shellcheck disable=SC2086 # words
    if [ "$(echo quit | "$program" $options 2>&1)" = '= ' ]; then
        right
    else
        wrong "caipan $options"
    fi
done <"$tmp/lines"

echo "readme: $good checks right, $bad wrong"
[ $bad -eq 0 ]
