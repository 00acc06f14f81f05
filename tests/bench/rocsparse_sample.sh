#!/bin/bash
# Renders docs/measured/rocsparse.md again from docs/data/rocsparse*.txt, and makes some of the runs again: all must be as in docs/.
# Usage: [SAMPLE=n|all] rocsparse_sample.sh BUILD. The commit says which solves, so that all come round.
set -e -o pipefail
shopt -s inherit_errexit
build=$(cd "$1" && pwd)
cd "$(dirname "$0")/../.."
turn=${TURN:-$(git rev-list --count HEAD 2>/dev/null || echo 0)}
sample=${SAMPLE:-4}
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
. tests/bench/rocsparse_runs.sh

write_page "$work/page"
for file in rocsparse.md pictures/rocsparse-{steady,loss}-{128,512}.{svg,csv}; do cmp "$work/page/$file" "docs/measured/$file"; done
make_program || exit 0
hang_report | cmp - docs/data/rocsparse-hang.txt

all_pairs >"$work/pairs"
count=$(wc -l <"$work/pairs")
[ "$sample" != all ] || sample=$count
stride=$(((count + sample - 1) / sample))
awk -v first=$((turn % stride)) -v stride="$stride" '(NR - 1) % stride == first' "$work/pairs" >"$work/chosen"
status=0
while read -r words; do
    # shellcheck disable=SC2086
    pair $words </dev/null >"$work/records"
    ! grep -vxF -f docs/data/rocsparse.txt "$work/records" || status=1
done <"$work/chosen"
[ $status != 0 ] || echo "rocsparse, $(wc -l <"$work/chosen") solves and their losses: docs/ holds what is measured"
exit $status
