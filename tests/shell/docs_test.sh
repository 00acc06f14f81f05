#!/bin/bash
# What is generated in docs/ is what the program prints; links between pages lead somewhere, and docs/README.md has every page;
# what README.md shows is what its commands print. Usage: docs_test.sh BUILD
build=$(cd "$1" && pwd)
cd "$(dirname "$0")/../.." || exit 1
. tests/support/lib.sh
root=$PWD
tests/shell/parameters_doc.sh "$build" "$work/parameters.md"
if cmp -s "$work/parameters.md" docs/reference/parameters.md; then ok; else not_ok "docs/reference/parameters.md" "differs: run make parameters"; fi
# make parameters writes the page itself.
mkdir -p "$work/tree/docs/reference" "$work/tree/tests/shell"
cp tests/shell/parameters_doc.sh "$work/tree/tests/shell"
sed "s/^gpu.cus /other /" docs/reference/parameters.md >"$work/tree/docs/reference/parameters.md"
"$work/tree/tests/shell/parameters_doc.sh" "$build"
if cmp -s "$work/parameters.md" "$work/tree/docs/reference/parameters.md"; then ok; else not_ok "make parameters" "does not write the page"; fi
# headings PAGE: as links name them.
headings() { grep -E '^#+ ' "$1" | sed -E 's/^#+ //; s/[^A-Za-z0-9 _-]//g; s/ /-/g' | tr '[:upper:]' '[:lower:]'; }
mapfile -t pages < <(find docs -name '*.md' ! -name '*.in.md' | sort)
for page in README.md "${pages[@]}"; do
    for link in $(grep -oE '\]\([A-Za-z0-9_./-]+\)' "$page" | tr -d ']()'); do
        if [ -e "$(dirname "$page")/$link" ]; then ok; else not_ok "$page" "leads to $link, which is not there"; fi
    done
    for link in $(grep -oE '\]\([A-Za-z0-9_./-]*#[^) ]+\)' "$page" | tr -d ']()'); do
        target=$(dirname "$page")/${link%%#*}
        [ "${link%%#*}" ] || target=$page
        if headings "$target" | grep -qxF -- "${link#*#}"; then ok; else not_ok "$page" "leads to $link, which is no heading"; fi
    done
done
for page in "${pages[@]#docs/}"; do
    if [ "$page" = README.md ] || grep -qE "^\| \[[a-z_.-]+\]\($page\) \|" docs/README.md; then ok; else not_ok "docs/README.md" "lacks $page"; fi
done

# README.md is run from its first command to its last, in a folder with what the tree and a build have.
mkdir "$work/reader"
ln -s "$build" "$work/reader/build"
ln -s "$root/sim_hal" "$work/reader/sim_hal"

# steps: of each command of README.md a file N.command and a file N.output with what is shown below it.
steps() {
    awk -v to="$work/step" '
        function close_step() { if (step) { close(to step ".command"); close(to step ".output") } }
        /^    \$ / { close_step(); step++; command = 1; printf "" >(to step ".output") }
        !/^(    |$)/ { close_step(); shown = 0; next }
        command { sub(/^    (\$ )?/, ""); print >(to step ".command"); command = /\\$/; shown = 1; next }
        shown { sub(/^    /, ""); print >(to step ".output") }
        END { print step + 0 }' README.md
}
# words FILE: its words; README.md wraps long lines.
words() { tr -s ' \n' ' ' <"$1" | sed 's/^ //; s/ $//'; }
# ended_with STATUS: what $? is for a command behind it.
ended_with() { return "$1"; }
# step N: runs it, and compares what it prints with what README.md shows. A page that shows nothing expects success. A file that
# README.md shows, and the tree does not have, is the reader's.
step() {
    local command file got status=0
    command=$(cat "$work/step$1.command")
    file=${command#cat }
    if [ "$file" != "$command" ] && [ ! -e "$file" ]; then
        cp "$work/step$1.output" "$file"
        return
    fi
    (ended_with "$before"; eval "$command") >"$work/got" 2>&1 </dev/null || status=$?
    before=$status
    if ! grep -q . "$work/step$1.output"; then
        [ $status = 0 ] && ok || not_ok "README.md: $command" "exit status $status: $(head -n 1 "$work/got")"
        return
    fi
    got=$(words "$work/got")
    [ "$got" = "$(words "$work/step$1.output")" ] && ok || not_ok "README.md: $command" "prints: $got"
}
count=$(steps)
[ "$count" -ge 10 ] && ok || not_ok "README.md" "has only $count commands"
cd "$work/reader" || exit 1
before=0
for ((number = 1; number <= count; number++)); do
    grep -q '^clang' "$work/step$number.command" && lacks "README.md: your own kernel" clang libclc && break
    step $number
done
cd "$root" || exit 1

# make run builds the command alone: the library for other programs takes time that a first look does not need.
make -n BUILD="$work/fresh" run >"$work/recipes"
grep -q -- "-o $work/fresh/onward" "$work/recipes" && ! grep -qE "$work/fresh/(libonward.a|fw/)" "$work/recipes" && ok || not_ok "make run" "builds $(grep -cE "$work/fresh/(libonward.a|fw/)" "$work/recipes") files of the library"

# Its numbers stand in the measured page.
results=$(find docs -name results.md)
grep -E '^\| [a-z]+ over ' README.md >"$work/rows"
[ -s "$work/rows" ] && ok || not_ok "README.md" "has no measured rows"
while read -r row; do
    grep -qxF "$row" "$results" && ok || not_ok "README.md" "$results has no row $row"
done <"$work/rows"

# The program to embed is C that finds its headers.
sed -n '/^    #include <onward\/cp.h>/,/^    }/s/^    //p' README.md >"$work/embed.c"
expect_exit 0 "README.md: embed it" cc -std=c11 -Wall -Wextra -Werror -Iinclude -c "$work/embed.c" -o "$work/embed.o"
finish docs
