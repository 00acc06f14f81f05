#!/bin/bash
# Losing a compute unit at hundreds of different cycles, for good or for a while: every workload's dump and checks stay what
# they are without a loss. Workloads that wait run under policies that preempt, the others under baseline too. POINTS is the
# number of cycles a workload, 16 by default; RANDOM_POINTS (5) the number of random ones a synchronising benchmark, whose
# 32 work-groups fill two compute units. They are others at each commit, or by TURN. make soak has more of them.
build=$1
cd "$(dirname "$0")/../.." || exit 1
. tests/support/lib.sh
points=${POINTS:-16}
random_points=${RANDOM_POINTS:-5}
turn=$TURN
export build work

# Short runs: one iteration, and short waits.
copy() {
    sed -E 's/(<size=[48] [a-z]+ iterations> )[0-9]+/\11/' "$1" >"$work/$(basename "$1")"
    cp "${1%/*}"/generated/*.s "$work/"
}

# Losses in a workload: FILE OPTIONS, then CYCLE CU RETURN of each; prints one line for each whose result differs. A run has 100
# seconds of processor time.
losses() {
    local file=$1 options=$2 reference=$work/$(basename "$1").reference own=$work/losses.$BASHPID status i sums dumps=() runs=()
    ulimit -t 100
    mkdir "$own"
    shift 2
    while [ $# -ge 3 ]; do
        status=0
        # shellcheck disable=SC2086
        "$build/onward" run "$file" $options --lose-cu "$2@$1$3" >"$own/${#runs[@]}" 2>"$own/err" || status=$?
        if [ $status = 0 ]; then
            dumps+=("$own/${#runs[@]}")
            runs+=("$file $options --lose-cu $2@$1$3")
        else
            echo "FAILED $file $options --lose-cu $2@$1$3: exit $status: $(tail -n 1 "$own/err")"
        fi
        shift 3
    done
    mapfile -t sums < <(sha256sum "$reference" "${dumps[@]}")
    for i in "${!runs[@]}"; do
        [ "${sums[i + 1]%% *}" = "${sums[0]%% *}" ] || echo "FAILED ${runs[i]}: the dump differs"
    done
    rm -r "$own"
}
export -f losses

# Cycle of point I of a run of CYCLES, in $at: spread evenly, or random, but the same in every run of the test at a commit. In 16 turns
# points that are spread come everywhere.
spread() { at=$(($2 * ($1 * 16 + turn % 16) / (points * 16) + $1 % 5)); }
random() { at=$((((turn % 64 * 1000 + $1) * 7919 + 12345) * 2654435761 % 4294967296 * $2 / 4294967296)); }

# sweep FILE CUS OPTIONS...: at points cycles, chosen by the function in $choose.
choose=spread
sweep() {
    local file=$1 cus=$2 cycles i at back lines
    shift 2
    local options="--set gpu.cus=$cus $*"
    copy "$file"
    file=$work/$(basename "$file")
    # shellcheck disable=SC2086
    if ! "$build/onward" run "$file" $options --stats "$work/stats" >"$work/$(basename "$file").reference" 2>"$work/err"; then
        not_ok "$file $options" "$(tail -n 1 "$work/err")"
        return
    fi
    cycles=$(awk '$1 == "cycles" {print $2}' "$work/stats")
    lines=$(for ((i = 0; i < points; i++)); do
        back=""
        [ $((i % 3)) = 0 ] && back="+$((cycles / 7 + i))"
        $choose $i "$cycles"
        printf '%s\0%s\0%s\0' $at $((i % cus)) "$back"
    done | xargs -0 -P 2 -n 15 bash -c 'losses "$@"' bash "$file" "$options")
    if [ -n "$lines" ]; then
        echo "$lines" | head -n 5
        failed=$((failed + $(wc -l <<<"$lines")))
        passed=$((passed + points - $(wc -l <<<"$lines")))
    else
        passed=$((passed + points))
    fi
}

# The GPU is full, and half of it goes away.
choose=random
for suite in heterosync heterosync-more; do
    for file in sim_hal/workloads/$suite/*_small.sim; do
        for policy in timeout awg; do
            points=$random_points sweep "$file" 2 --policy $policy --set simd.waves=8
        done
    done
done
choose=spread
for name in SPM_G FAM_G SLM_G TB_LG; do
    sweep sim_hal/workloads/heterosync/${name}_small.sim 2 --policy timeout --set timeout.interval=2000
    points=$((points / 2)) sweep sim_hal/workloads/heterosync/${name}_wide.sim 2 --policy timeout --set timeout.interval=2000
done
for name in SPM_L FAM_L SLM_L LFTB_LG TBEX_LG LFTBEX_LG; do
    points=$((points / 8)) sweep sim_hal/workloads/heterosync/${name}_small.sim 2 --policy timeout --set timeout.interval=8000
    points=$((points / 16)) sweep sim_hal/workloads/heterosync/${name}_wide.sim 2 --policy timeout --set timeout.interval=20000
done
for name in HT_H HT_L ATM SEM_1 SEM_10 SEMEBO_1 SEMEBO_10 SRB_LG SRB_G; do
    points=$((points / 8)) sweep sim_hal/workloads/heterosync-more/${name}_small.sim 2 --policy timeout --set timeout.interval=8000
    points=$((points / 16)) sweep sim_hal/workloads/heterosync-more/${name}_wide.sim 2 --policy timeout --set timeout.interval=20000
done
for file in sim_hal/workloads/plain/*_small.sim tests/kernels/bitonic.sim tests/kernels/scratch.sim tests/kernels/transpose.sim; do
    sweep "$file" 2 --policy baseline
    sweep "$file" 2 --policy timeout --set cp.quantum=3000
done
finish loss
