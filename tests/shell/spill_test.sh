#!/bin/bash
# Every synchronising benchmark with monitors and logs that are too small for it, while a compute unit is lost: the results
# stay right, no waiter is forgotten, and the SyncMon resumes none before an older one. Usage: spill_test.sh BUILD
build=$(cd "$1" && pwd)
cd "$(dirname "$0")/../.." || exit 1
. tests/support/lib.sh
export build

# Short runs: one iteration.
for file in sim_hal/workloads/heterosync/*_small.sim sim_hal/workloads/heterosync-more/*_small.sim; do
    sed -E 's/(<size=[48] [a-z]+ iterations> )[0-9]+/\11/' "$file" >"$work/$(basename "$file")"
    cp -n "${file%/*}"/generated/*.s "$work/"
done

# One run: FILE POLICY LOG SETTINGS...; prints one line when it is not as it should be.
one() {
    local file=$1 policy=$2 log=$3 settings overtaken stats
    shift 3
    settings="--set gpu.cus=2 --set simd.waves=8 --set log.entries=$log"
    for setting in "$@"; do settings="$settings --set $setting"; done
    stats=$file.$policy.$log.$*.stats
    stats=${stats// /_}
    # shellcheck disable=SC2086
    if ! timeout 100 "$build/onward" run "$file" --policy "$policy" $settings --lose-cu 1@30us --stats "$stats" >"$stats.out" 2>"$stats.err"; then
        echo "FAILED $(basename "$file") $policy $settings: $(tail -n 1 "$stats.err")"
        return
    fi
    overtaken=$(awk '$1 == "waiters_overtaken" { print $2 }' "$stats")
    [ "$overtaken" = 0 ] || echo "FAILED $(basename "$file") $policy $settings: $overtaken resumed before an older waiter"
    rm -f "$stats" "$stats.out" "$stats.err"
}
export -f one

# syncmon.waiters 0, 1, 2, 8, and one condition; logs from the smallest to one that nearly fits
runs=0
lines=$(for file in "$work"/*_small.sim; do
    for log in 2 8 64; do
        for size in "syncmon.sets=0" "syncmon.waiters=1" "syncmon.waiters=2" "syncmon.waiters=8"; do
            printf '%s\0%s\0%s\0%s\0' "$file" awg $log "$size"
        done
    done
    printf '%s\0%s\0%s\0%s\0' "$file" monnr-one 4 "syncmon.waiters=2"
    printf '%s\0%s\0%s\0%s\0' "$file" monnr-all 4 "syncmon.waiters=8"
    printf '%s\0%s\0%s\0%s\0' "$file" minresume 4 "syncmon.waiters=8"
    printf '%s\0%s\0%s\0%s\0' "$file" monr-all 4 "syncmon.waiters=8"
done | xargs -0 -P 2 -n 4 bash -c 'one "$@"' bash)
runs=$(($(find "$work" -name '*_small.sim' | wc -l) * 16))
[ -z "$lines" ] || echo "$lines" | head -n 8
failed=$(grep -c . <<<"$lines")
passed=$((runs - failed))
finish spill
