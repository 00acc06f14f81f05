#!/bin/bash
# Goals stand in tables with a column "goal". Copies the rows of such tables of the other measured pages into the template of
# docs/measured/goals.md, between its last two marks. With --check nothing is written: a row that goals.md lacks is a fault, and so are a
# goal with a number in a sentence, and a row of bench.md that its tables do not give. Usage: goals_rows.sh [--check]; ROOT=FOLDER looks
# at another checkout.
worst=$(cd "$(dirname "$0")" && pwd)/worst_rows.awk
cd "${ROOT:-$(dirname "$0")/../..}" || exit 1
mapfile -t pages < <(find docs/measured -name '*.md' ! -name goals.md | sort)

# rows PAGE: header, line and rows of its tables of goals. A row whose goal is "-" has none.
rows() {
    awk -F ' *[|] *' '
        !/^\|/ { header = 0; column = 0; next }
        !header { header = 1; for (i = 2; i < NF; i++) if ($i == "goal") column = i; if (column) { if (tables++) print ""; print }; next }
        column && $column != "-"' "$1"
}

if [ "$1" = --check ]; then
    failed=0
    for page in "${pages[@]}"; do
        while IFS= read -r row; do
            [ -n "$row" ] || continue
            grep -qxF -- "$row" docs/measured/goals.md && continue
            echo "docs/measured/goals.md: lacks a goal of $page: $row: run make goals"
            failed=1
        done < <(rows "$page")
        awk -v page="$page" '
            function judge() {
                count = split(text, sentence, /[.:] /)
                for (i = 1; i <= count; i++)
                    if (sentence[i] ~ /(^|[^a-z])[Gg]oals?([^a-z]|$)/ && sentence[i] ~ /[0-9]/) { print page ":" line ": a goal in a sentence; tables have goals: " sentence[i]; wrong = 1 }
                text = ""
            }
            /^ *```/ { shown = !shown }
            /^\||^    |^ *$/ || shown { judge(); next }
            { if (text == "") line = FNR; link = $0; gsub(/\]\([^)]*\)/, "]", link); text = text " " link }
            END { judge(); exit wrong }' "$page" || failed=1
    done
    bench=docs/measured/bench.md
    if [ -f $bench ]; then
        given=$(awk -f "$worst" $bench) || failed=1
        diff $bench - <<<"$given" | sed -n "s|^> |$bench: run make goals, its tables give: |p" | grep . && failed=1
    fi
    exit $failed
fi
template=docs/templates/goals.in.md
for page in "${pages[@]}"; do
    found=$(rows "$page")
    [ -z "$found" ] || printf '### [%s](%s)\n\n%s\n\n' "${page##*/}" "${page##*/}" "$found"
done >"$template.rows"
awk -v rows="$template.rows" '
    /^<!-- end -->$/ { inside = 0 }
    !inside
    /^<!-- other pages -->$/ { inside = 1; print ""; while ((getline line < rows) > 0) print line }' "$template" >"$template.new" &&
    mv "$template.new" "$template"
rm -f "$template.rows"
