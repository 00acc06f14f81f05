# cooperative.sh - sourced after lib.sh by the tests of cooperative applications: their launches in $work, and runs of those.
# shellcheck disable=SC2034
run="$build/onward run"
suite=sim_hal/workloads/cooperative
few="--set gpu.cus=2 --set simd.waves=8 --max-cycles 20000000"
cp $suite/*.sim $suite/generated/*.s "$work"

# check NAME FILE OPTION...: a run with right results.
check() {
    local name=$1 file=$2
    shift 2
    # shellcheck disable=SC2086
    expect_exit 0 "$name" $run "$file" "$@" --stats "$work/stats"
}

# A change of a launch: the kernel that trains AWG's predictor, which else takes the barriers' word for a lock.
trained='s/^([a-z_]+)\.cl/\1_trained.cl/'

# launch FILE POLICY: the launch for that policy; prints its path.
launch() {
    if [ "$2" = awg ]; then changed "$1" "$trained"; else echo "$work/$1.sim"; fi
}

# changed FILE SCRIPT: a copy with sed's changes; prints its path.
changed() {
    sed -E "$2" "$work/$1.sim" >"$work/changed.sim"
    echo "$work/changed.sim"
}
