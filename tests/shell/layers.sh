#!/bin/bash
# Checks the layers of tests/layers.txt: each source file belongs to a module, and a module includes and calls modules of
# lower layers only. Calls, and uses of data, are read from the host's object files. Usage: layers.sh BUILD [TREE...]
# ROOT: the directory that holds the trees, this repository if unset.
set -o pipefail
build=$1
shift
root=$(cd "${ROOT:-$(dirname "$0")/../..}" && pwd)
tools=$(cd "$(dirname "$0")" && pwd)
case $build in /*) ;; *) build=$root/$build ;; esac
layers=$root/tests/layers.txt
trees=${*:-$(awk '$1 == "tree" { print $2 }' "$layers")}
failed=0

# records TREE: the input of layers.awk.
records() {
    local tree=$1 files
    awk -v tree="$tree" '
        $1 == "tree" { inside = $2 == tree; next }
        inside && NF && !/^#/ { print "module\t" $1 "\t" $2 }' "$layers"
    cd "$root/$tree" || return
    files=$(find . -name workloads -prune -o -name '*.[ch]' -print -o -name '*.def' -print | sed 's,^\./,,' | sort)
    # A tree with files of its own looks only into those of its folders that are modules.
    if grep -qv / <<<"$files"; then
        files=$(awk -v tree="$tree" '
            FNR == NR { if ($1 == "tree") inside = $2 == tree; else if (inside && NF && !/^#/) module[$2] = 1; next }
            !/\// { print; next }
            { folder = $0; while (sub(/\/[^\/]*$/, "", folder)) if (folder in module) { print; next } }' "$layers" - <<<"$files")
    fi
    # shellcheck disable=SC2086
    printf 'file\t%s\n' $files
    # shellcheck disable=SC2086
    grep -E '^ *# *include *"' /dev/null $files | sed -E 's/^([^:]*):[^"]*"([^"]*)".*$/include\t\1\t\2/'
    if cd "$build/$tree" 2>/dev/null; then
        # Objects of sources that are gone stay where they are.
        grep '\.c$' <<<"$files" | sed 's/c$/o/' | while read -r object; do [ -f "$object" ] && echo "$object"; done |
            xargs nm -A -P -g 2>/dev/null | sed -E 's/^([^:]*)\.o: ([^ ]+) ([^ ]+).*$/symbol\t\1.c\t\2\t\3/'
    fi
}

for tree in $trees; do
    awk -v tree="$tree" -v build="$build" -f "$tools/layers.awk" <(records "$tree") | sort || failed=1
done
[ $# -gt 0 ] || "$tools/layers_doc.sh" --check || failed=1
[ $failed = 0 ] && echo "layers: clean"
exit $failed
