#!/bin/bash
# Public names begin with a word of their tree: the name of its folder, or the words behind it in tests/layers.txt. Public are
# functions and data that other files can use, and what headers define: tags, constants, macros. A header's macro that
# the header or a table (.def) takes back is not. Usage: prefixes.sh BUILD; ROOT as in layers.sh.
build=$1
root=$(cd "${ROOT:-$(dirname "$0")/../..}" && pwd)
case $build in /*) ;; *) build=$root/$build ;; esac
failed=0
taken_back=$(cd "$root" && find sim_hal -name '*.def' -exec sed -nE 's/^# *undef ([A-Z_0-9]+).*/\1/p' {} + | sort -u | tr '\n' ' ')

# names: of the tree in this folder, a line each: FILE NAME.
names() {
    find . -maxdepth 1 -name '*.h' -exec awk -v taken_back="$taken_back" '
        BEGIN { split(taken_back, list, " "); for (i in list) undefined[list[i]] = 1 }
        FNR == 1 { constants = "" }
        /^(typedef )?(struct|union|enum) [a-z_0-9]+ \{/ { line = $0; sub(/^typedef /, "", line); split(line, word, " "); print FILENAME, word[2] }
        /^(typedef )?enum.*\{/ { constants = " " }
        constants != "" {
            line = /^#/ ? "" : $0
            sub(/^(typedef )?enum.*\{/, "", line)
            constants = constants " " line
        }
        constants != "" && /\}/ {
            while (i = index(constants, "/*"))
                constants = substr(constants, 1, i - 1) substr(constants, i + 2 + index(substr(constants, i + 2), "*/") + 1)
            sub(/\}.*/, "", constants)
            count = split(constants, part, ",")
            for (i = 1; i <= count; i++)
                if (match(part[i], /[A-Za-z_][A-Za-z_0-9]*/))
                    print FILENAME, substr(part[i], RSTART, RLENGTH)
            constants = ""
        }
        /^# *define [A-Za-z]/ { name = $0; sub(/^# *define /, "", name); sub(/[^A-Za-z_0-9].*/, "", name); macro[FILENAME " " name] = name }
        /^# *undef / { name = $0; sub(/^# *undef /, "", name); undefined[name] = 1 }
        END { for (at in macro) if (!(macro[at] in undefined) && macro[at] !~ /_H$/) print at }' {} +
    [ -d "$build/$tree" ] && find "$build/$tree" -maxdepth 1 -name '*.o' | while read -r object; do
        source=${object#"$build/$tree/"}
        [ -f "${source%.o}.c" ] && nm -P -g "$object" | awk -v source="${source%.o}.c" '$2 ~ /[A-TV-Z]/ && $2 != "W" { print source, $1 }'
    done
}

while read -r _ tree words; do
    cd "$root/$tree" || exit 1
    words=${words:-${tree##*/}}
    names | sort -u | awk -v tree="$tree" -v words="$words" '
        BEGIN { split(words, list, " ") }
        {
            for (i in list) if (tolower($2) == list[i] || index(tolower($2), list[i] "_") == 1) next
            sub(/^\.\//, "", $1)
            print tree "/" $1 ": " $2 " does not begin with " words
            wrong = 1
        }
        END { exit wrong }' || failed=1
done < <(grep '^tree ' "$root/tests/layers.txt")
exit $failed
