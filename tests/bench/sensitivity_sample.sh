#!/bin/bash
# Measures some points of docs/data/sensitivity.csv again, and writes the tables of docs/data/sensitivity again from that file: both must
# be as they are in docs/. Usage: sensitivity_sample.sh BUILD [POINT...]; a point is PARAMETER=VALUE. Without points the commit says which two, so that all
# come round. Of each point, as of the defaults, the runs of the screening are made.
build=$(cd "$1" && pwd)
shift
cd "$(dirname "$0")/../.." || exit 1
export LC_ALL=C
onward=$build/onward
csv=docs/data/sensitivity.csv
[ -f "$csv" ] || { echo "sensitivity: $csv is not there, run make sensitivity" >&2 && exit 1; }
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
rows=$work/rows
. tests/bench/sensitivity_runs.sh

interval=$(interval_of "$csv")
if [ $# = 0 ]; then
    mapfile -t all < <(sed 1,2d "$csv" | cut -d, -f1)
    [ ${#all[@]} != 0 ] || exit 1
    commit=$((16#$(git rev-parse --short=7 HEAD 2>/dev/null || echo 0)))
    set -- "${all[commit % ${#all[@]}]}" "${all[(commit / ${#all[@]}) % ${#all[@]}]}"
fi
for point in - "$@"; do runs_of "$point" screened; done | do_runs "$interval" 2>/dev/null || exit 1
table_of "$interval" all - "$@" >"$work/again.csv"
status=0
awk -F, '
    FNR == 1 { file++; for (i = 2; i <= NF; i++) name[i] = $i; next }
    { for (i = 2; i <= NF; i++) if (file == 1) known[$1, name[i]] = $i; else if ($i != "") {
        runs++
        if (known[$1, name[i]] != $i) {
            printf "%s, %s: %s, and %s in docs/data/sensitivity.csv\n", $1, name[i], $i, known[$1, name[i]]
            bad = 1
        }
    } }
    END { exit bad || !runs }' "$csv" "$work/again.csv" || status=1
mkdir "$work/tables"
tests/bench/sensitivity_tables.sh "$build" "$csv" "$work/tables" || exit 1
diff -r "$work/tables" "${csv%.csv}" || status=1
[ "$status" = 0 ] && echo "sensitivity, $*: docs/ holds what is measured"
exit $status
