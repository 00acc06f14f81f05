#!/bin/bash
# Prints the table of sizes of docs/measured/costs.md, from docs/data/sizes.csv and from what the table says of each switch. Usage:
# sizes_table.sh [PAGE DATA]. Behind a number stands its change since the last version of another number that DATA has.
set -e -o pipefail
cd "$(dirname "$0")/../.."
page=${1:-docs/measured/costs.md}
data=${2:-docs/data/sizes.csv}
version=$(sed -n 's/.*ONWARD_VERSION "\(.*\)"/\1/p' include/onward/version.h)
awk -v version="$version" '
    # cell COLUMN: this version'"'"'s number, and its change.
    function cell(column, number, before) {
        number = now[setting, column]
        before = then[last, setting, column]
        return " " number (before == "" ? "" : sprintf(" (%+d)", number - before)) " |"
    }
    function row(title, meaning, column, line) {
        line = "| " title " | " meaning " |"
        for (column = 5; column <= 10; column++)
            line = line cell(column)
        return line
    }
    FNR == NR && /^version,|^$/ { next }
    FNR == NR {
        count = split($0, field, ",")
        if (field[1] != version)
            last = field[1]
        for (i = 5; i <= count; i++)
            if (field[1] == version) now[field[4], i] = field[i]
            else then[field[1], field[4], i] = field[i]
        next
    }
    /^<!-- switches -->$/ { inside = 1; next }
    /^<!-- end -->$/ { inside = 0 }
    inside && /^\| `CP_/ { split($0, part, " *[|] *"); meaning[substr(part[2], 2, length(part[2]) - 2)] = part[3] }
    END {
        printf "| setting | without | `fw/`: Armv7-M | RV32 | `onward.c`: Armv7-M | RV32 | data | struct cp |\n|---|---|---|---|---|---|---|---|\n"
        setting = "all"
        print row("everything", "nothing; in brackets: since " last)
        for (setting in meaning)
            print now[setting, 5] "\t" row("`" setting "`", meaning[setting]) | "sort -k 1,1n -k 2 | cut -f 2"
        close("sort -k 1,1n -k 2 | cut -f 2")
        setting = "defaults"
        print row("the defaults", "the four that are off by default")
        setting = "smallest"
        print row("the smallest", "all of these, and policies but awg")
    }' "$data" "$page"
