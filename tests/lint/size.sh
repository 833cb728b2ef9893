#!/bin/sh
# Source files have at most 600 lines, functions at most 60 (tables apart).
bad=$(find src -name '*.[ch]' | sort | xargs awk '
    FNR == 1 { lines[FILENAME] = 0; open = 0 }
    { lines[FILENAME]++ }
    /^[a-z].*\)$/ { name = $0 }
    /^\{/ { start = FNR; open = 1 }
    /^\}/ {
        if (open && FNR - start > 60)
            print FILENAME ":" start ": " FNR - start " lines: " name
        open = 0
    }
    END { for (f in lines) if (lines[f] > 600) print f ": " lines[f] " lines" }')
[ -z "$bad" ] || { echo "$bad"; exit 1; }
echo 'size: no file over 600 lines, no function over 60'
