#!/bin/bash
# The table of sizes in docs/measured/costs.md is what `make sizes` writes from docs/data/sizes.csv, every switch of onward/config.h has a
# row, and the rows of this version are measured again. Of these some have their turn at each commit. Usage: [SAMPLE=all] sizes_test.sh BUILD
cd "$(dirname "$0")/../.." || exit 1
. tests/support/lib.sh
data=docs/data/sizes.csv
unset COMMIT
version=$(sed -n 's/.*ONWARD_VERSION "\(.*\)"/\1/p' include/onward/version.h)
# rows: of this version.
rows() { grep "^$version," $data; }

sed -n '/^<!-- switches -->$/,/^<!-- end -->$/p' docs/measured/costs.md | grep '^|' >"$work/table"
expect_exit 0 "the table" tests/bench/sizes_table.sh
cmp -s "$work/out" "$work/table" && ok || not_ok "docs/measured/costs.md" "the table is not what make sizes writes: $(diff "$work/out" "$work/table" | sed -n 2p)"
# Checks and names are for tests and for hosts.
{
    sed -nE 's/^#define (CP_[A-Z_]+) [01]$/\1=0/p' include/onward/config.h | grep -vE '^CP_(CHECKS|NAMES)='
    printf '%s\n' all defaults smallest
} | LC_ALL=C sort >"$work/settings"
rows | cut -d , -f 4 | LC_ALL=C sort | diff "$work/settings" - >"$work/out" && ok || not_ok "settings of version $version in $data" "$(sed -n 2p "$work/out")"

# A change is that since the last other version, and what that one has not has none.
sed "s/^| \`CP_TRACE=0\` .*/| \`CP_TRACE=0\` | the trace | of old |/" docs/measured/costs.md >"$work/page"
{
    head -n 1 $data
    printf '%s\n' 0.0.8,,,CP_TRACE=0,1,1,1,1,1,1 0.0.9,,,CP_TRACE=0,90,210,,,0,1000 "$version,,,CP_TRACE=0,100,200,300,400,0,1000"
} >"$work/data"
expect_exit 0 "changes" tests/bench/sizes_table.sh "$work/page" "$work/data"
expect_words "| \`CP_TRACE=0\` | the trace | 100 (+10) | 200 (-10) | 300 | 400 | 0 (+0) | 1000 (+0) |" "changes"
expect_words "in brackets: since 0.0.9" "changes"

needs sizes arm-none-eabi-gcc riscv64-unknown-elf-gcc git
expect_exit 2 "a commit that is none" env COMMIT=none tests/bench/sizes.sh all
expect_words "expected a commit of this repository in COMMIT" "a commit that is none"
compilers=$(arm-none-eabi-gcc -dumpfullversion)/$(riscv64-unknown-elf-gcc -dumpfullversion)
of=$(rows | cut -d , -f 3 | sort -u)
if [ "$of" != "$compilers" ]; then
    echo "SKIPPED sizes: the rows are of gcc $of, this is $compilers"
    skipped=$((skipped + 1))
    finish sizes
    exit
fi
LIMIT=300
while IFS= read -r row; do
    in_turn 8 || continue
    setting=$(cut -d , -f 4 <<<"$row")
    expect_exit 0 "$setting" tests/bench/sizes.sh "$setting"
    grep -qxF -- "$row" "$work/out" && ok || not_ok "$setting" "is $(cat "$work/out") now, and $row in $data: make sizes writes it"
done < <(rows)
finish sizes
