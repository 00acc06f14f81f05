#!/bin/bash
# Writes docs/templates/moved.txt: every number in tables of the measured pages that differs by more than 3 % from that at a commit, with
# its cause (docs/templates/moved-causes.txt); and the old headlines into docs/templates/moved.in.md. Usage: moved.sh COMMIT
cd "$(dirname "$0")/../.." || exit 1
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
for page in results discovery cooperation costs; do
    git show "$1:docs/$page.md" >"$work/$page.md" || exit 1
    printf '\n### %s.md\n\n| table | row | before → now | cause |\n| --- | --- | --- | --- |\n' "$page"
    awk -v part=0.03 -v page=$page -v causes=docs/templates/moved-causes.txt -f tests/bench/moved.awk "$work/$page.md" docs/$page.md
done >"$work/moved.txt"
if grep -q '| ? |$' "$work/moved.txt"; then
    grep '| ? |$' "$work/moved.txt" >&2
    exit 1
fi
awk -f tests/bench/moved_before.awk "$work/results.md" docs/templates/moved.in.md >"$work/moved.in.md" || exit 1
mv "$work/moved.txt" "$work/moved.in.md" docs/templates/
