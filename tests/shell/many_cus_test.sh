#!/bin/bash
# As many compute units as there can be: benchmarks give the same results when some of those above 64 are lost, and one more is
# refused. Usage: many_cus_test.sh BUILD
build=$1
cd "$(dirname "$0")/../.." || exit 1
. tests/support/lib.sh
workloads=sim_hal/workloads/heterosync
most=$("$build/onward" list parameters | sed -nE 's/^gpu\.cus .* 1\.\.([0-9]+) .*/\1/p')
if [ "$most" = 1024 ]; then ok; else not_ok "the range of gpu.cus" "'$most'"; fi

# same NAME: the dump of the last run is that of the first.
same() {
    if [ -s "$work/reference" ] && cmp -s "$work/out" "$work/reference"; then ok; else not_ok "$1" "another dump"; fi
}

# lost_cus NAME CUS: the firmware's own trace in $work/ring names these as lost.
lost_cus() {
    local got
    got=$("$build/onward" trace "$work/ring" | sed -nE 's/.*"ph":"B",.*"tid":([0-9]+),.*"name":"lost".*/\1/p' | awk '{print $1 - 1000}' | sort -n | xargs)
    if [ "$got" = "$2" ]; then ok; else not_ok "$1: lost CUs" "$got"; fi
}

# A work-group fills a CU. On 256 CUs 320 are more than fit, and on the most that there can be some CUs are empty. CUs at the edges of
# words of 32 are lost; two return.
for cus in 256 "$most"; do
    losses="--lose-cu 64@20us --lose-cu 95@20us --lose-cu 96@30us+10us --lose-cu $((cus - 1))@20us+30us"
    for name in TB_LG SPM_G; do
        for policy in awg onward; do
            options="--policy $policy --set gpu.cus=$cus --set cu.simds=1 --set simd.waves=1"
            run="$name under $policy on $cus CUs"
            # shellcheck disable=SC2086
            expect_exit 0 "$run" "$build/onward" run $workloads/$name.sim $options
            cp "$work/out" "$work/reference"
            # shellcheck disable=SC2086
            expect_exit 0 "$run with losses" "$build/onward" run $workloads/$name.sim $options $losses --cp-trace "$work/ring"
            same "$run with losses"
            lost_cus "$run" "64 95 96 $((cus - 1))"
        done
    done
done

# A firmware that is fast enough to have far more work-groups alive than its default tables hold; one of the CUs is lost, and every
# element of the result is checked.
groups=20000
sed -E "s/^262144 1 1/$((groups * 64)) 1 1/; s/^256 1 1/64 1 1/; s/size=1048576/size=$((groups * 256))/g; s/0:1:262143/0:1:$((groups * 64 - 1))/
    s/0:2:524286/0:2:$((groups * 128 - 2))/; s/0:3:786429/0:3:$((groups * 192 - 3))/" sim_hal/workloads/plain/vector_add.sim >"$work/vector_add.sim"
cp sim_hal/workloads/plain/generated/vector_add.s "$work/"
expect_exit 0 "$groups work-groups" "$build/onward" run "$work/vector_add.sim" --policy awg --set gpu.cus="$most" --set context.slots=65535 \
    --set cp.clock_mhz=200000 --lose-cu $((most - 1))@10us --stats "$work/stats"
alive=$(awk '$1 == "workgroups_alive_peak" {print $2}' "$work/stats")
if [ "${alive:-0}" -gt 8192 ]; then ok; else not_ok "work-groups alive at one time" "$alive"; fi
saved=$(awk '$1 == "context_bytes_saved" {print $2}' "$work/stats")
if [ "${saved:-0}" -gt 0 ]; then ok; else not_ok "bytes of contexts saved" "$saved"; fi

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
expect_exit 0 "a run with traces" "$build/onward" run $workloads/TB_LG.sim --policy awg --set gpu.cus="$most" --lose-cu $((most - 1))@20us --cp-trace "$work/ring" --trace "$work/trace.json"
expect_exit 0 "the event trace" "$build/onward" trace "$work/ring"
expect_words "CU $((most - 1))" "the event trace"
if grep -qF "CU $((most - 1))" "$work/trace.json"; then ok; else not_ok "the trace" "no CU $((most - 1))"; fi

# L1s that combine.
expect_exit 2 "combining L1s" "$build/onward" run $workloads/TB_LG_small.sim --set l1.mode=combine --set gpu.cus=129
expect_words "gpu.cus: l1.mode=combine is modelled with up to 128 compute units, not with 129" "combining L1s"
expect_exit 2 "a slot more" "$build/onward" run $workloads/TB_LG_small.sim --set context.slots=65536
expect_words "context.slots: '65536' is not a number of slots from 1 to 65535" "a slot more"

# One more, in each parameter that counts CUs, and a loss of one that does not exist.
for key in gpu.cus icache.cus scache.cus; do
    expect_exit 0 "$key=$most" "$build/onward" run $workloads/TB_LG_small.sim --set $key="$most"
    expect_exit 2 "$key=$((most + 1))" "$build/onward" run $workloads/TB_LG_small.sim --set $key=$((most + 1))
    expect_words "$key: '$((most + 1))' is not a number of compute units from 1 to $most" "$key=$((most + 1))"
done
expect_exit 2 "loss of CU $most" "$build/onward" run $workloads/TB_LG_small.sim --set gpu.cus="$most" --lose-cu "$most@1us"
expect_words "no such compute unit" "loss of CU $most"
finish many_cus
