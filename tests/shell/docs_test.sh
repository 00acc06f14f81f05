#!/bin/bash
# What is generated in docs/ is what the program prints; links between pages lead somewhere. Usage: docs_test.sh BUILD
build=$(cd "$1" && pwd)
cd "$(dirname "$0")/../.." || exit 1
. tests/support/lib.sh
tests/shell/parameters_doc.sh "$build" "$work/parameters.md"
if cmp -s "$work/parameters.md" docs/parameters.md; then ok; else not_ok "docs/parameters.md" "differs: run make parameters"; fi
for page in README.md docs/*.md; do
    for link in $(grep -oE '\]\([A-Za-z0-9_./-]+\)' "$page" | tr -d ']()'); do
        if [ -e "$(dirname "$page")/$link" ]; then ok; else not_ok "$page" "leads to $link, which is not there"; fi
    done
done
finish docs
