#!/bin/bash
# Renders docs/measured/history.md again from docs/data/history.csv, and measures the sizes of the newest recorded version again if the
# firmware is still that one's: all must be as in docs/. Usage: history_sample.sh BUILD; ROOT=FOLDER looks at another checkout.
set -o pipefail
build=$(cd "$1" && pwd) || exit 2
tools=$(cd "$(dirname "$0")/.." && pwd)
cd "${ROOT:-$tools/..}" || exit 2
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
. "$tools/bench/history_rows.sh"
. "$tools/bench/history_measure.sh"

check_history && write_history_page "$work/page" || exit
cmp "$work/page/history.md" docs/measured/history.md || exit 1
for picture in "$work"/page/pictures/*; do cmp "$picture" "docs/measured/pictures/$(basename "$picture")" || exit 1; done
newest=$(newest_version)
if ! git diff --quiet "${newest##* }" -- fw include boards/common 2>/dev/null; then
    echo "history: the page is that of its CSV; the firmware is not that of $newest"
    exit 0
fi
sizes_rows | sed "s/^/$newest,/" >"$work/sizes"
# Another compiler's bytes are others.
awk -F, -v file=$history_csv '
    NR == FNR { value[$1, $2, $3, $4] = $5; next }
    ($1, $3, $4, $5) in value && $6 != value[$1, $3, $4, $5] {
        print file ":" FNR ": " $4 ", " $5 ": has " $6 ", measured is " value[$1, $3, $4, $5]
        wrong = 1
    }
    END { exit wrong }' "$work/sizes" $history_csv || exit 1
echo "history, $(wc -l <"$work/sizes") sizes of $newest: docs/ holds what is measured"
