# rocsparse_runs.sh - sourced: runs of rocSPARSE's solves on the simulated GPU, and the page that shows them. Needs $build, $work.
#
# A record is "OPERATION-MATRIX-ROWS POLICY [SETTING..] [cu-loss] : STATUS [cycles=N rows=N ..]", as `onward figures --from` reads
# it. Cycles are those of the solve, without its analysis. A lost compute unit goes in the middle of the time that the solve takes
# otherwise, `steady`.

operations="csrsv csrsm csrilu0"
matrices="laplacian banded power-law chain"
gpu="gpu.cus=4"
sizes="128 512" # rows: work-groups fill this GPU once, and about four times
cycles_a_nanosecond=2
lost_cu=3
limit=1800 # seconds of a run, beyond any on a busy machine

# Settings behind a policy's name are words of the records, too.
policies=("baseline" "timeout policy.spins=on" "timeout policy.spins=on timeout.interval=2000" "awg"
    "awg policy.spins=on policy.grace=on" "onward policy.spins=off" "onward")
plain="onward policy.spins=off" # it is as awg, so that few of its long runs are made
restless="onward policy.quiescence=off" # it matters only where work-groups were not launched yet
# The loss that is explained on the page, and how long the compute unit is away where it comes back.
explained="csrsm laplacian 512 baseline"
away=100000

# make_program: compiles; false without the packages, which it names.
make_program() {
    local packages
    . tests/support/packages.sh
    packages=$(missing_packages g++ hip rocsparse)
    if [ -n "$packages" ]; then
        echo "SKIPPED runs of rocSPARSE: needs $packages"
        return 1
    fi
    tests/rocm/build_sparse.sh "$build" "$work/sparse"
}

# run OPERATION MATRIX ROWS POLICY WORD..: runs it; standard output has what it prints, with its errors. HIP aborts programs whose
# kernels hang, and the shell need not say so.
run() {
    local operation=$1 matrix=$2 rows=$3
    shift 3
    (
        LD_LIBRARY_PATH=$build ONWARD_OPTIONS="quiet=on hang-after=1 $gpu policy=$*" timeout $limit \
            "$work/sparse" "$operation" "$matrix" "$rows" 2>&1
        exit $?
    ) 2>/dev/null
}

# solve OPERATION MATRIX ROWS POLICY WORD..: "BEGINS CYCLES", or how the run ended.
solve() {
    local status=0 output
    output=$(run "$@") || status=$?
    case "$status $output" in
    0*)
        sed -n 's/^solve: begins at \([0-9]*\) ns, takes \([0-9]*\) ns$/\1 \2/p' <<<"$output" |
            awk -v cycles=$cycles_a_nanosecond '{print $1 * cycles, $2 * cycles}'
        ;;
    *"deadlock, found"*) echo "deadlock" ;;
    *wrong:*) echo "wrong" ;;
    *)
        echo "$*: exit status $status: ${output##*$'\n'}" >&2
        return 1
        ;;
    esac
}

# middle BEGINS CYCLES: the cycle in the middle.
middle() { echo $(($1 + $2 / 2)); }

# pair OPERATION MATRIX ROWS POLICY [SETTING]..: the records of a solve, steady and with a compute unit lost.
pair() {
    local name="$1-$2-$3 ${*:4}" rows=$3 result begins cycles steady
    result=$(solve "$@") || return 1
    read -r begins steady <<<"$result"
    if [ -z "$steady" ]; then
        echo "$name : $result"
        return 0
    fi
    echo "$name : ok cycles=$steady rows=$rows"
    result=$(solve "$@" "lose-cu=$lost_cu@$(middle "$begins" "$steady")") || return 1
    read -r begins cycles <<<"$result"
    if [ -n "$cycles" ]; then
        echo "$name cu-loss : ok cycles=$cycles rows=$rows steady=$steady"
    else
        echo "$name cu-loss : $result"
    fi
}

# coming_back OPERATION MATRIX ROWS POLICY: the cycles that the solve takes, and takes if the lost compute unit comes back.
coming_back() {
    local result begins steady cycles
    result=$(solve "$@") || return 1
    read -r begins steady <<<"$result"
    result=$(solve "$@" "lose-cu=$lost_cu@$(middle "$begins" "$steady")+$away") || return 1
    read -r begins cycles <<<"$result"
    echo "$1-$2-$3 $steady ${cycles:-$begins}"
}

# hang_report: what the library says about the loss that is explained, but for when it found that: the program looks again and again,
# as fast as the host lets it.
hang_report() {
    local words result begins steady
    read -ra words <<<"$explained"
    result=$(solve "${words[@]}") || return 1
    read -r begins steady <<<"$result"
    { run "${words[@]}" "lose-cu=$lost_cu@$(middle "$begins" "$steady")" || true; } |
        sed '/^:/d; s/, found at cycle [0-9]*//; s/no progress since cycle [0-9]*; //' | fold -s -w 128 | sed 's/ *$//'
}

# names ROWS: of the benchmarks of that size.
names() {
    local operation matrix
    for operation in $operations; do
        for matrix in $matrices; do echo "$operation-$matrix-$1"; done
    done
}

# all_pairs: the operands of `pair`, a line each.
all_pairs() {
    local rows name policy
    for rows in $sizes; do
        for policy in "${policies[@]}"; do
            [ "$rows $policy" != "512 $plain" ] || continue
            while read -r name; do
                name=${name%-*}
                echo "${name%%-*} ${name#*-} $rows $policy"
            done < <(names "$rows")
        done
    done
    while read -r name; do
        name=${name%-*}
        echo "${name%%-*} ${name#*-} 512 $restless"
    done < <(names 512)
    for name in $operations; do
        echo "$name laplacian 512 $plain"
        echo "$name laplacian 512 awg cp.quantum=0"
    done
}

# write_page FOLDER: renders the page from the data. Its suites have the names alone: no file of a kernel belongs to them.
write_page() {
    local rows suites="" name
    for rows in $sizes; do
        name=rocsparse-$rows
        mkdir -p "$work/workloads/$name"
        {
            echo "policies baseline"
            echo "scenarios steady cu-loss"
            names "$rows" | sed "s/.*/benchmark & none.sim/"
        } >"$work/workloads/$name/benchmarks.txt"
        suites+=,$name
    done
    ONWARD_WORKLOADS=$work/workloads "$build/onward" figures docs/templates/rocsparse.in.md --suite "${suites#,}" \
        --from docs/data/rocsparse.txt --out "$1"
}
