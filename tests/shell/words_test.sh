#!/bin/bash
# tests/shell/words.sh finds retired words, and tests/shell/sentences.sh pages of long sentences: both are planted in a small tree
# of its own, with this tree's glossary. Usage: words_test.sh BUILD
cd "$(dirname "$0")/../.." || exit 1
. tests/support/lib.sh
needs words git
tools=$PWD/tests/shell
glossary=$PWD/docs/reference/glossary.md

# fresh: a tree with a page and a source, without faults.
fresh() {
    rm -rf "$work/root"
    mkdir -p "$work/root/docs/reference" "$work/root/fw"
    cp "$glossary" "$work/root/docs/reference/glossary.md"
    cat >"$work/root/docs/page.md" <<'END'
# A page

The firmware places work-groups. It saves a work-group if another one needs its slot.

| a table | is not prose |
|---|---|
END
    printf '/* Returns true if the ring is full. */\nint cp_full(void) { return 0; }\n' >"$work/root/fw/ring.c"
    git -C "$work/root" init -q
    git -C "$work/root" add -A
}

words=(env ROOT="$work/root" "$tools/words.sh")
sentences=(env -C "$work/root" "$tools/sentences.sh")

fresh
expect_exit 0 "a tree without retired words" "${words[@]}"
expect_exit 0 "a page of short sentences" "${sentences[@]}" 20 docs/page.md
expect_report '^docs/page.md: 2 sentences, 7\.0 words in the mean$' "the mean of a page"

# (retired words are written apart here, so that this script has none)
fresh
printf '\n/* No''body reads it. */\n' >>"$work/root/fw/ring.c"
expect_exit 1 "a retired word in a source" "${words[@]}"
expect_report '^fw/ring.c:4:.*retired: .*, say: the noun' "file, line and word"

fresh
printf '\nA WG is swapped ''out.\n' >>"$work/root/docs/page.md"
expect_exit 1 "a retired word on a page" "${words[@]}"
expect_report '^docs/page.md:8:.*say: save, restore' "file, line and term"
expect_exit 0 "another file has none" "${words[@]}" fw/ring.c

# A name is one word: a key that holds a retired word is none.
fresh
echo 'int cp_lap_count, nobodys_slot; /* statistic coop_condemn_peak */' >>"$work/root/fw/ring.c"
expect_exit 0 "a name that holds a retired word" "${words[@]}"

# A glossary without its table is a fault: the check would find nothing.
fresh
sed -i '/^## Retired/,$d' "$work/root/docs/reference/glossary.md"
expect_exit 1 "a glossary without retired words" "${words[@]}"

fresh
{
    printf '\n## Long\n\nShort again.\n\nIt goes on'
    for ((i = 0; i < 90; i++)); do printf ' and on'; done
    echo .
} >>"$work/root/docs/page.md"
expect_exit 1 "a page of long sentences" "${sentences[@]}" 20 docs/page.md
expect_report '^docs/page.md:12: the longest sentence has 183 words' "file and line of the longest sentence"
expect_exit 0 "without a limit" "${sentences[@]}" docs/page.md

finish words
