#!/bin/bash
# Presets of larger GPUs: they are listed and documented, results are right, and memory is as fast as their parameters say,
# which it is not with more compute units alone. Usage: presets_test.sh BUILD
build=$(cd "$1" && pwd)
cd "$(dirname "$0")/../.." || exit 1
. tests/support/lib.sh
onward="$build/onward"
suites=sim_hal/workloads

for preset in cus-64 cus-304; do
    "$onward" list presets | grep -q "^$preset  *${preset#cus-} CUs" && ok || not_ok "$preset in the list of presets"
    for run in "plain/vector_add" "plain/vector_add --policy awg" "plain/matmul_int_small --policy awg" "heterosync/SPM_G_small" \
        "heterosync/SPM_G_small --policy awg" "heterosync/SPM_G --policy awg --lose-cu 0@20us" \
        "heterosync/FAM_G --policy awg --lose-cu 1@20us+50us" "heterosync/TB_LG --policy onward --lose-cu 3@20us" \
        "cooperative/bfs_small" "cooperative/bfs_small --policy awg --lose-cu 0@20us"; do
        read -r file options <<<"$run"
        # shellcheck disable=SC2086
        expect_exit 0 "$preset, $run" "$onward" run "$suites/$file.sim" --preset $preset $options
    done
    last=$((${preset#cus-} - 1))
    expect_exit 0 "$preset loses its last compute unit" "$onward" run $suites/plain/vector_add.sim --preset $preset --lose-cu $last@1us
    expect_exit 2 "$preset has no more" "$onward" run $suites/plain/vector_add.sim --preset $preset --lose-cu $((last + 1))@1us
done
expect_exit 2 "cus-304 with L1s that combine" "$onward" run $suites/plain/vector_add.sim --preset cus-304 --set l1.mode=combine
expect_words "l1.mode=combine is modelled with up to 128 compute units" "cus-304 with L1s that combine"
expect_exit 2 "no such preset" "$onward" run $suites/plain/vector_add.sim --preset cus-65
expect_words "unknown preset 'cus-65'" "no such preset"
expect_words "cus-64 cus-304" "no such preset names the others"

# The page has a value for each parameter that differs from the default, or says why it does not.
"$onward" list parameters | sed '/^$/,$d' | awk '{ print $1, $2 }' | sort >"$work/default"
sed -n '/^### Larger GPUs/,/^## /p' docs/reference/parameters.md >"$work/section"
# column N: "name value" for each parameter of a row of the first table.
column() {
    awk -F ' *[|] *' -v column="$1" '$5 ~ /^[0-9]/ { n = split($2, names, /, /); split($column, values, /, /)
        for (i = 1; i <= n; i++) { gsub(/`/, "", names[i]); print names[i], (n > 1 && values[2] != "") ? values[i] : values[1] } }' "$work/section" | sort
}
same() { if cmp -s "$2" "$3"; then ok; else not_ok "$1" "$(diff "$2" "$3" | grep '^[<>]' | tr '\n' ' ')"; fi; }
column 5 >"$work/page"
join "$work/page" "$work/default" | awk '{ print $1, $3 }' >"$work/now"
same "the page's column of awg" "$work/page" "$work/now"
for preset in cus_304 cus_64; do
    sed -n "/${preset}_settings\[\]/,/NULL/p" sim_hal/engine/parameters_presets.c | grep -oE '"[a-z0-9_.]+", [0-9]+' | tr -d '",' >"$work/set"
    awk 'NR == FNR { of[$1] = $2; next } { print $1, $1 in of ? of[$1] : $2 }' "$work/set" "$work/default" >"$work/now"
    column "$([ $preset = cus_304 ] && echo 3 || echo 4)" >"$work/page"
    join "$work/page" "$work/now" | awk '{ print $1, $3 }' >"$work/held"
    same "the page's column of $preset" "$work/page" "$work/held"
    awk 'NR == FNR { page[$1]; next } !($1 in page)' "$work/page" "$work/set" >"$work/missing"
    [ -s "$work/set" ] && [ ! -s "$work/missing" ] && ok || not_ok "the page lacks values of $preset" "$(tr '\n' ' ' <"$work/missing")"
done
grep -oE '`[a-z0-9_]+\.([a-z0-9_]+|\*)`' "$work/section" | tr -d '`' | sed 's/[.]/[.]/; s/[*]/.*/; s/.*/^&$/' >"$work/named"
cut -d ' ' -f 1 "$work/default" | grep -vEf "$work/named" >"$work/missing"
[ "$(wc -l <"$work/default")" -gt 100 ] && [ ! -s "$work/missing" ] && ok || not_ok "the page lacks" "$(tr '\n' ' ' <"$work/missing")"

# A million sums, with a command processor and a dispatcher that are never late and L1s that always have a miss under way.
mkdir "$work/generated"
cp $suites/plain/vector_add.cl "$work" && cp $suites/plain/generated/vector_add.s "$work/generated"
cat >"$work/sums.sim" <<END
vector_add.cl vector_add
1048576 1 1
256 1 1
<size=4194304 float fill=1.5>
<size=4194304 float fill=2.25>
<size=4194304 float noinit expect=3.75>
END
quick="--set cp.clock_mhz=1000000 --set cp.cpi=10 --set cp.load_cycles=0 --set cp.event_cycles=0 --set cp.command_cycles=0 --set l1.mshrs=64 --set dispatcher.wave_cycles=0"

# carries LEAST MOST OPTION...: bytes a cycle between DRAM and the L2. MOST is dram.channels x 64 / dram.burst_ns.
carries() {
    local least=$1 most=$2 carried
    shift 2
    # shellcheck disable=SC2086
    expect_exit 0 "sums $*" "$onward" run "$work/sums.sim" "$@" $quick --stats "$work/stats"
    carried=$((($(statistic dram_reads) + $(statistic dram_writes)) * 64 / $(statistic cycles)))
    [ $carried -ge "$least" ] && [ $carried -le "$most" ] && ok || not_ok "bytes a cycle $*" "$carried, not from $least to $most"
}
carries 27 32 --preset awg
carries 27 32 --set gpu.cus=64
carries 27 32 --set gpu.cus=304
carries 192 256 --preset cus-64
carries 1820 2730 --preset cus-304
finish presets
