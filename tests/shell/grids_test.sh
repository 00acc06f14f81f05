#!/bin/bash
# Grids: kernels give the same results when the dispatcher launches work-groups by itself, with compute units lost at several
# times, work-groups that wait, quanta, kernels side by side, without timing, and on a board. Usage: grids_test.sh BUILD
build=$(cd "$1" && pwd)
cd "$(dirname "$0")/../.." || exit 1
. tests/support/lib.sh
export build work

for file in sim_hal/workloads/plain/{matmul_int,spmv,bfs}_small.sim sim_hal/workloads/heterosync/{FAM_G,SPM_L,TB_LG,SLM_G}_small.sim \
    sim_hal/workloads/barriers/fwt_small.sim; do
    sed -E 's/(<size=[48] [a-z]+ iterations> )[0-9]+/\11/' "$file" >"$work/$(basename "$file")"
    cp -n "${file%/*}"/generated/*.s "$work/"
done
cp sim_hal/workloads/plain/vector_add.sim "$work/vector_small.sim"

# one LAUNCH OPTIONS: runs it without and with grids; prints a line if the results differ, and what was launched.
one() {
    local name out status
    name=$(basename "$1" .sim)
    out=$work/out.$BASHPID
    # shellcheck disable=SC2086
    timeout 60 "$build/onward" run "$1" $2 >"$out.without" 2>"$out.err" || echo "FAILED $name $2 without: $(tail -n 1 "$out.err")"
    # shellcheck disable=SC2086
    timeout 60 "$build/onward" run "$1" $2 --set policy.grids=on --stats "$out.stats" >"$out.with" 2>"$out.err"
    status=$?
    if [ $status != 0 ]; then
        echo "FAILED $name $2: exit $status: $(tail -n 1 "$out.err")"
    elif ! cmp -s "$out.with" "$out.without"; then
        echo "FAILED $name $2: the dump differs"
    fi
    awk -v name="$name" '
        $1 == "grid_starts" { print $1, $2, name }
        $1 == "workgroups_launched" { launched = $2 }
        $1 == "workgroups_finished" && $2 != launched { print "FAILED", name, launched, "launched,", $2, "finished" }' "$out.stats"
    echo "run"
    rm -f "$out".*
}
export -f one

cases() {
    local file policy loss full
    for file in "$work"/*_small.sim; do
        case $(basename "$file") in
        [A-Z]* | fwt*) full="--set gpu.cus=2 --set simd.waves=8" ;;
        *) full="--set gpu.cus=2 --set simd.waves=2" ;; # one work-group a compute unit
        esac
        for policy in awg onward; do
            for loss in "" "--lose-cu 1@3us" "--set policy.bulk=on --lose-cu 0@7us+9us" \
                "--set policy.bulk=on --lose-cu 1@15us+3us --lose-cu 0@30us+9us"; do
                printf '%s\0%s\0' "$file" "--policy $policy $full $loss"
            done
        done
        printf '%s\0%s\0' "$file" "--policy onward $full --set cp.quantum=2000"
        printf '%s\0%s\0' "$file" "--policy awg $full --set syncmon.waiters=2 --set log.entries=4"
        printf '%s\0%s\0' "$file" "--policy onward $full --set policy.lists=on --lose-cu 1@9us"
        printf '%s\0%s\0' "$file" "--policy awg $full --timing off"
        printf '%s\0%s\0' "$file" "--policy awg $full --set cp.budget=1 --set cp.clock_mhz=200"
    done
}
cases | xargs -0 -P 2 -n 2 bash -c 'one "$@"' bash >"$work/lines"
grep FAILED "$work/lines" | head -n 8
failed=$(grep -c FAILED "$work/lines")
passed=$(($(grep -c '^run$' "$work/lines") - failed))
for name in matmul_int vector spmv bfs fwt; do
    if grep -qE "^grid_starts [1-9][0-9]* ${name}_small$" "$work/lines"; then ok; else not_ok "$name" "no work-group was launched by the dispatcher"; fi
done
finish grids
