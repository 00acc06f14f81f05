#!/bin/bash
# tests/bench/goals_rows.sh finds goals that docs/measured/goals.md lacks, and goals in sentences: both are planted in a small checkout.
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
finish goals
