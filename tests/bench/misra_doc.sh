#!/bin/bash
# Counts what cppcheck's MISRA addon finds in the firmware, by rule, and writes the table of docs/reference/misra.md from
# docs/templates/misra.txt: RULE|CATEGORY|ASKS FOR|HERE. Fails if a finding is of a rule without a line there.
set -e -o pipefail
cd "$(dirname "$0")/../.."
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cppcheck --quiet --std=c11 --addon=misra --enable=style --suppress=missingIncludeSystem -UCP_CONFIG_HEADER -DCP_MODELS=1 -DCP_DELEGATION=1 -DCP_ROCM=1 -DCP_HOST=1 \
    -DCP_NAMES=1 -DCP_CHECKS=0 -Iinclude -Ifw --template='{id}' fw/*.c fw/policies/*.c hal/*.c 2>"$work/findings"
grep -oE 'misra-c2012-[0-9.]+' "$work/findings" | sed 's/.*-//' | sort | uniq -c >"$work/counts"
awk -F'|' 'FNR == NR { split($0, of, " "); count[of[2]] = of[1]; next } /^#/ { next } { known[$1] = 1 }
    $1 in count { total += count[$1]; rows[++n] = sprintf("%09d| %s | %s | %s | %d | %s |", 999999999 - count[$1], $1, $2, $3, count[$1], $4) }
    END {
        for (rule in count) if (!(rule in known)) { print "rule " rule ": " count[rule] " findings, and no line in docs/templates/misra.txt" > "/dev/stderr"; bad = 1 }
        for (i = 1; i <= n; i++) print rows[i]
        exit bad
    }' "$work/counts" docs/templates/misra.txt | sort | sed -E 's/^[0-9]+//' >"$work/rows"
{
    echo "| rule | category | asks for | findings | why not here |"
    echo "|---|---|---|---|---|"
    cat "$work/rows"
} >"$work/misra"
awk -v folder="$work" '/^<!-- misra -->$/ { print; while ((getline line < (folder "/misra")) > 0) print line; inside = 1; next }
    /^<!-- end -->$/ { inside = 0 } !inside { print }' docs/reference/misra.md >"$work/page"
mv "$work/page" docs/reference/misra.md
