# Compares the answers (first file) with the suite (second file): see run.
# Answers are matched to commands by their order, and the ids must agree.

FNR == 1 { nfile++ }

nfile == 1 && /^[=?]/ && !open {
    open = 1
    n++
    refused[n] = /^\?/
    id[n] = $1
    sub(/^[=?]/, "", id[n])
    text[n] = $0
    sub(/^[=?][0-9]* ?/, "", text[n])
    next
}
nfile == 1 && /^$/ { open = 0; next }
nfile == 1 && open { text[n] = text[n] "|" $0; next }
nfile == 1 { fault("stray output: " $0); next }

/^# refusals: compared like answers$/ { refusals = 1 }
/^[ \t]*#\?/ {
    if (!test || judged)
        fault(FNR ": an answer without a command")
    else
        judge($0)
    judged = 1
    next
}
/^[ \t]*(#|$)/ { next }
{
    close_test()
    k++
    command = $0
    judged = 0
    test = command ~ /^[0-9]/
    number = test ? $1 : ""
    if (k > n)
        answered = 0
    else if (id[k] != number) {
        fault(FNR ": answer " k " has the id '" id[k] "': out of step")
        exit
    } else
        answered = 1
    if (!test && !answered)
        fault(FNR ": no answer to " command)
    else if (!test && refused[k])
        fault(FNR ": " command " refused: " text[k])
}
END {
    close_test()
    if (k < n)
        fault("more answers than commands")
    if (code != 0)
        fault("the program ended with " code)
    printf "%d passed\n", good
    if (bad)
        exit 1
}

function fault(what) {
    printf "FAILED %s:%s\n", tst, what
    bad++
}

# A numbered command without a pattern must only be answered with "=".
function close_test() {
    if (!test || judged)
        return
    if (!answered || refused[k])
        fault(number ": " command ": " (answered ? "refused: " text[k] : "no answer"))
    else
        good++
    test = 0
}

function judge(line,    pattern, negate, star, ok) {
    sub(/^[ \t]*#\? */, "", line)
    if (line ~ /\]& *$/)
        return
    star = line ~ /\]\* *$/
    pattern = line
    if (!sub(/^\[/, "", pattern) || !sub(/\]\*? *$/, "", pattern)) {
        fault(FNR ": the pattern wants [ and ]: " line)
        return
    }
    negate = sub(/^!/, "", pattern)
    ok = answered && (refusals || !refused[k]) &&
        ((text[k] ~ ("^(" pattern ")$")) != negate)
    if (ok && star)
        fault(number ": " command ": passes now, drop the *")
    else if (!ok && !star)
        fault(number ": " command ": want [" (negate ? "!" : "") pattern "], got " \
              (!answered ? "no answer" : (refused[k] ? "? " : "") "[" text[k] "]"))
    else
        good++
}
