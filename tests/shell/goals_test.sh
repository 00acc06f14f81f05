#!/bin/bash
# tests/bench/goals_rows.sh finds goals that docs/measured/goals.md lacks, goals in sentences, and rows of bench.md that its tables do not
# give: all are planted in a small checkout.
cd "$(dirname "$0")/../.." || exit 1
. tests/support/lib.sh
tool=$PWD/tests/bench/goals_rows.sh
export ROOT=$work/root
mkdir -p "$ROOT/docs/measured" "$ROOT/docs/templates"
printf '# Goals\n\n<!-- other pages -->\nold\n<!-- end -->\n' >"$ROOT/docs/templates/goals.in.md"

# page TEXT: a page of this text.
page() { printf '# Page\n\n%b\n' "$1" >"$ROOT/docs/measured/page.md"; }
table='| what | goal | here |\n| --- | --- | --- |\n| a launch | under 9 us | 7 us |\n| a save | - | 3 us |'

page "$table"
expect_exit 0 "the rows are copied" "$tool"
cp "$ROOT/docs/templates/goals.in.md" "$ROOT/docs/measured/goals.md"
if grep -q '^old$' "$ROOT/docs/measured/goals.md"; then not_ok "the rows before" "are kept"; else ok; fi
expect_exit 0 "a page whose goals are there" "$tool" --check
if grep -q 'a save' "$ROOT/docs/measured/goals.md"; then not_ok "a row without a goal" "is copied"; else ok; fi
page "$table\n| a restore | under 8 us | 9 us |"
expect_exit 1 "a goal that goals.md lacks" "$tool" --check
expect_words "lacks a goal of docs/measured/page.md: | a restore | under 8 us | 9 us |" "a goal that goals.md lacks"
page "${table/7 us/6 us}"
expect_exit 1 "a value that has changed" "$tool" --check
page "$table\n\nThe goal, at most 3 %, is met."
expect_exit 1 "a goal in a sentence" "$tool" --check
expect_words "docs/measured/page.md:8: a goal in a sentence" "a goal in a sentence"
page "$table\n\nSome miss their goals ([goals.md](goals.md#12)). Others take 3 us."
expect_exit 0 "a sentence about goals" "$tool" --check

# bench PERCENT: a page with the goals that are about the tables before them; PERCENT is the one of the schedulers.
bench() {
    printf '%b\n' '# Bench\n' '| run | base, million | with the additions | change | now | change |' '| --- | --- | --- | --- | --- | --- |' \
        '| scan | 6.2 | 6.1 | -0.9 % | 6.1 | +1.6 % |' '| bfs | 9.0 | 8.0 | -5.4 % | 8.1 | -5.3 % |\n' \
        '| what | measured | goal |' '| --- | --- | --- |' '| additions, most of all rows | -0.9 % (scan) | at most 3 % |\n' \
        '| instructions a wave instruction, over oldest | fwt | mm32 |' '| --- | --- | --- |' '| oldest | 1177, +0.0 % | 816, +0.0 % |' \
        '| kin | 1289, +9.5 % | 924, +13.3 % |' '| pro | 1279, +8.7 % | 914, +12.0 % |\n' \
        '| what | measured | goal |' '| --- | --- | --- |' "| a scheduler, most of all rows | $1 | at most 15 % |\n" \
        '| with timing, without, ratio | awg | onward |' '| --- | --- | --- |' '| barriers | 0.5 s, 0.2 s, 0.42 | 0.6 s, 0.2 s, 0.35 |\n' \
        '| what | measured | goal |' '| --- | --- | --- |' '| a suite, most of all policies | 0.42 (barriers, awg) | at most 1 |' \
        >"$ROOT/docs/measured/bench.md"
    "$tool"
    cp "$ROOT/docs/templates/goals.in.md" "$ROOT/docs/measured/goals.md"
}
bench '13.3 % (kin, mm32)'
expect_exit 0 "rows that the tables give" "$tool" --check
bench '9.5 % (kin, fwt)'
expect_exit 1 "a row that its table does not give" "$tool" --check
expect_words "its tables give: | a scheduler, most of all rows | 13.3 % (kin, mm32) | at most 15 % |" "a row that its table does not give"
finish goals
