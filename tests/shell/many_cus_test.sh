#!/bin/bash
# As many compute units as there can be: benchmarks give the same results when some of those above 64 are lost, and one more is
# refused. Usage: many_cus_test.sh BUILD
build=$1
cd "$(dirname "$0")/../.." || exit 1
. tests/support/lib.sh
workloads=sim_hal/workloads/heterosync
most=$("$build/onward" list parameters | sed -nE 's/^gpu\.cus .* 1\.\.([0-9]+) .*/\1/p')
if [ "$most" = 128 ]; then ok; else not_ok "the range of gpu.cus" "'$most'"; fi

# same NAME: the dump of the last run is that of the first.
same() {
    if [ -s "$work/reference" ] && cmp -s "$work/out" "$work/reference"; then ok; else not_ok "$1" "another dump"; fi
}

# lost_cus NAME CUS: the firmware's own trace in $work/ring names these as lost.
lost_cus() {
    local got
    got=$("$build/onward" trace "$work/ring" | sed -nE 's/.*"ph":"B",.*"tid":1([0-9]{3}),.*"name":"lost".*/\1/p' | awk '{print $1 + 0}' | sort -n | xargs)
    if [ "$got" = "$2" ]; then ok; else not_ok "$1: lost CUs" "$got"; fi
}

# Two work-groups fill a CU: 320 are more than fit, and a lost CU has some. CUs at the edges of a word of 32; two return.
losses="--lose-cu 64@100us --lose-cu 95@100us --lose-cu 96@120us+20us --lose-cu 127@100us+50us"
for name in TB_LG SPM_G; do
    for policy in awg onward; do
        options="--policy $policy --set gpu.cus=$most --set cu.simds=1 --set simd.waves=2"
        # shellcheck disable=SC2086
        expect_exit 0 "$name under $policy" "$build/onward" run $workloads/$name.sim $options
        cp "$work/out" "$work/reference"
        # shellcheck disable=SC2086
        expect_exit 0 "$name under $policy with losses" "$build/onward" run $workloads/$name.sim $options $losses --cp-trace "$work/ring"
        same "$name under $policy with losses"
        lost_cus "$name under $policy" "64 95 96 127"
    done
done

# Every CU but the last is lost, and the last one does all the work.
losses=$(for ((cu = 0; cu < most - 1; cu++)); do echo "--lose-cu $cu@2us"; done)
options="--policy onward --set gpu.cus=$most"
# shellcheck disable=SC2086
expect_exit 0 "FAM_G_small" "$build/onward" run $workloads/FAM_G_small.sim $options
cp "$work/out" "$work/reference"
# shellcheck disable=SC2086
expect_exit 0 "FAM_G_small on the last CU" "$build/onward" run $workloads/FAM_G_small.sim $options $losses --cp-trace "$work/ring"
same "FAM_G_small on the last CU"
lost_cus "FAM_G_small on the last CU" "$(seq -s ' ' 0 $((most - 2)))"

# Both traces have a line for the last CU.
expect_exit 0 "a run with traces" "$build/onward" run $workloads/TB_LG.sim --policy awg --set gpu.cus="$most" --cp-trace "$work/ring" --trace "$work/trace.json"
expect_exit 0 "the event trace" "$build/onward" trace "$work/ring"
expect_words "CU $((most - 1))" "the event trace"
if grep -qF "CU $((most - 1))" "$work/trace.json"; then ok; else not_ok "the trace" "no CU $((most - 1))"; fi

# One more, in each parameter that counts CUs, and a loss of one that does not exist.
for key in gpu.cus icache.cus scache.cus; do
    expect_exit 0 "$key=$most" "$build/onward" run $workloads/TB_LG_small.sim --set $key="$most"
    expect_exit 2 "$key=$((most + 1))" "$build/onward" run $workloads/TB_LG_small.sim --set $key=$((most + 1))
    expect_words "$key: '$((most + 1))' is not a number of compute units from 1 to $most" "$key=$((most + 1))"
done
expect_exit 2 "loss of CU $most" "$build/onward" run $workloads/TB_LG_small.sim --set gpu.cus="$most" --lose-cu "$most@1us"
expect_words "no such compute unit" "loss of CU $most"
finish many_cus
