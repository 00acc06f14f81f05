#!/bin/bash
# The tree as files: the names that may stand at its top, and pages of at most 132 columns. Rows of tables and what is shown
# indented or between fences may be longer. Prints what does not belong; its exit status says whether all does.
# Usage: tree.sh; ROOT=FOLDER looks at another checkout.
cd "${ROOT:-$(dirname "$0")/../..}" || exit 1
known=" .ci .clang-format .clang-tidy .gitattributes .gitignore CHANGELOG.md CITATION.cff CMakeLists.txt CONTRIBUTING.md LICENSE \
Makefile README.md boards docs fw hal include sim_hal tests "
failed=0
while read -r name; do
    case $known in *" $name "*) continue ;; esac
    echo "the top level has $name, which is none of its names (tests/shell/tree.sh)"
    failed=1
done < <(git ls-files -z | tr '\0' '\n' | cut -d/ -f1 | sort -u)

# Templates are longer than the pages that are made of them.
mapfile -t pages < <(git ls-files '*.md' | grep -v '^docs/templates/')
[ ${#pages[@]} = 0 ] || awk '
    FNR == 1 { shown = 0 }
    /^ *```/ { shown = !shown }
    !shown && !/^ *\|/ && !/^    / && length($0) > 132 { print FILENAME ":" FNR ": " length($0) " columns, 132 at most"; wrong = 1 }
    END { exit wrong }' "${pages[@]}" || failed=1
exit $failed
