#!/bin/bash
# The tree as files: the names that may stand at its top. Prints what does not belong; its exit status says whether all does.
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
exit $failed
