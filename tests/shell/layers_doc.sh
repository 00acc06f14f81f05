#!/bin/bash
# Writes the tables of modules of tests/layers.txt into docs/, between the lines <!-- modules TREE --> and <!-- end -->.
# Usage: layers_doc.sh [--check]; with --check nothing is written, and a page that differs is a fault. ROOT as in layers.sh.
root=${ROOT:-$(dirname "$0")/../..}
cd "$root" || exit 1
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
failed=0
for page in $(grep -l '^<!-- modules [a-z_/]* -->$' docs/*/*.md 2>/dev/null); do
    awk '
        FNR == NR {
            if ($1 == "tree")
                tree = $2
            else if (NF && !/^#/) {
                job = $0
                sub(/^[^ ]+ +[^ ]+ +/, "", job)
                rows[tree] = rows[tree] "| " $1 " | `" $2 "` | " job " |\n"
            }
            next
        }
        /^<!-- modules [a-z_\/]* -->$/ {
            print
            printf "| layer | module | job |\n|---|---|---|\n%s", rows[$3]
            inside = 1
            next
        }
        /^<!-- end -->$/ { inside = 0 }
        !inside { print }' tests/layers.txt "$page" >"$work/page"
    cmp -s "$work/page" "$page" && continue
    if [ "$1" = --check ]; then
        echo "$page: the table of modules is not that of tests/layers.txt: run make modules"
        failed=1
    else
        cp "$work/page" "$page"
    fi
done
exit $failed
