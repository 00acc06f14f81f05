#!/bin/bash
# Writes the tables of outcomes of tests/inject into docs/guide/reliability.md: between the lines <!-- inject --> and <!-- end --> that of
# all faults, behind <!-- unchecked --> that of faults of frames in a mailbox without check values.
# Usage: inject_doc.sh BUILD [OUT], the page by default.
build=$1
cd "$(dirname "$0")/../.." || exit 1
page=docs/guide/reliability.md
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
"$build/tests/inject/inject" --every 7 >"$work/table" || exit 1
for kind in command-lost command-flip event-lost event-flip; do
    "$build/tests/inject/inject" --every 7 --unchecked $kind >"$work/kind" || exit 1
    if [ -s "$work/unchecked" ]; then tail -n 1 "$work/kind"; else cat "$work/kind"; fi >>"$work/unchecked"
done
awk -v tables="$work/" '
    function show(name, line) { while ((getline line <(tables name)) > 0) print line }
    /^<!-- inject -->$/ { print; show("table"); inside = 1; next }
    /^<!-- unchecked -->$/ { print; show("unchecked"); inside = 1; next }
    /^<!-- end -->$/ { inside = 0 }
    !inside { print }' "$page" >"$work/page"
cp "$work/page" "${2:-$page}"
