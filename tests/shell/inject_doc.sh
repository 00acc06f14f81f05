#!/bin/bash
# Writes the table of outcomes of tests/inject into docs/guide/reliability.md, between the lines <!-- inject --> and <!-- end -->.
# Usage: inject_doc.sh BUILD [OUT], the page by default.
build=$1
cd "$(dirname "$0")/../.." || exit 1
page=docs/guide/reliability.md
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
"$build/tests/inject/inject" --every 7 >"$work/table" || exit 1
awk '
    FNR == NR { table = table $0 "\n"; next }
    /^<!-- inject -->$/ { print; printf "%s", table; inside = 1; next }
    /^<!-- end -->$/ { inside = 0 }
    !inside { print }' "$work/table" "$page" >"$work/page"
cp "$work/page" "${2:-$page}"
