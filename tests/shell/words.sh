#!/bin/bash
# Fails on a retired word of docs/reference/glossary.md in any page, source, header or script. Usage: words.sh [FILE...]
# Without files: all that git tracks. Prints FILE:LINE, the word, and the term that replaces it. ROOT: the tree, if it is another one.
cd "${ROOT:-$(dirname "$0")/../..}" || exit 1
glossary=docs/reference/glossary.md
if [ $# = 0 ]; then
    # The glossary and the changelog name the words.
    mapfile -t files < <(git ls-files '*.md' '*.c' '*.h' '*.def' '*.sh' '*.cl' '*.txt' '*.py' Makefile '*.mk' | grep -vE '^(docs/reference/glossary|CHANGELOG)\.md$')
    set -- "${files[@]}"
fi
# Rows of the second table: regular expressions in backquotes, then the term.
rows=$(awk '/^## Retired words/ {on = 1} on && /^\| `/' "$glossary" | sed 's/\\|/\x01/g')
[ -n "$rows" ] || { echo "$glossary has no table of retired words"; exit 1; }
failed=0
while IFS='|' read -r _ words term _; do
    while IFS= read -r word; do
        word=${word//$'\x01'/|}
        if grep -nHiwE -e "$word" -- "$@" | sed "s/\$/    [retired: \"$word\", say:$term]/" | grep .; then failed=1; fi
    done < <(grep -o '`[^`]*`' <<<"$words" | tr -d '`')
done <<<"$rows"
exit $failed
