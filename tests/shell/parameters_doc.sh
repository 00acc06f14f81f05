#!/bin/bash
# Writes the list of parameters into docs/reference/parameters.md. Usage: parameters_doc.sh BUILD [OUT]
build=$1
cd "$(dirname "$0")/../.." || exit 1
out=${2:-docs/reference/parameters.md}
"$build/onward" list parameters >"$out.list" || exit 1
awk -v list="$out.list" '
    /^```$/ && !done { print; if (inside) { done = 1; inside = 0; next }
                       inside = 1; while ((getline line < list) > 0) print line; next }
    !inside || done { print }' docs/reference/parameters.md >"$out.new" && rm "$out.list" && mv "$out.new" "$out"
