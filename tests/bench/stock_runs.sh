# stock_runs.sh - sourced: runs of code that spins, the suites' stock twins, and of code with waiting atomics. Needs $build.
#
# A row is "COLUMN SUITE BENCHMARK SCENARIO CYCLES", with how the run ended in place of the cycles if it has none.

suites="heterosync heterosync-more"
factor=1 # iterations of the files, two
intervals="500 1000 2000 4000 8000 16000"
twins=$build/stock

# Without spins that wait, stock code waits at no interval, so that there is one column for all of them.
columns="waiting-onward waiting-awg onward awg"
for interval in $intervals; do columns+=" timeout-$interval"; done
columns+=" baseline timeout-spinning"

# make_twins: false without the compiler, whose packages it names.
make_twins() {
    local packages
    . tests/support/packages.sh
    packages=$(missing_packages clang libclc)
    if [ -n "$packages" ]; then
        echo "SKIPPED stock twins: needs $packages"
        return 1
    fi
    # shellcheck disable=SC2086
    sim_hal/workloads/stock.sh "$twins" $suites
}

# options_of COLUMN: what its runs are.
options_of() {
    case $1 in
    waiting-*) echo "--policy ${1#waiting-}" ;;
    awg) echo "--policy awg --set policy.spins=on" ;;
    timeout-spinning) echo "--policy timeout --set policy.spins=off" ;;
    timeout-*) echo "--policy timeout --set policy.spins=on --set timeout.interval=${1#timeout-}" ;;
    *) echo "--policy $1" ;;
    esac
}

# runs_of COLUMN SUITE CSV [OPTION..]: the rows of a column and a suite, in both scenarios. CSV is a file for the runs; what a
# stopped call has left there is taken.
runs_of() {
    local column=$1 suite=$2 out=$3 folder=$twins
    local options
    read -ra options <<<"$(options_of "$column")"
    shift 3
    case $column in waiting-*) folder=sim_hal/workloads ;; esac
    ONWARD_WORKLOADS=$folder "$build/onward" suite "$suite" "${options[@]}" --factor $factor --scenario steady,cu-loss \
        --csv "$out" --resume "$@" >/dev/null || return 1
    awk -F, -v column="$column" 'NR > 1 {print column, $1, $2, $4, ($5 == "ok" ? $6 : $5)}' "$out"
}

# table_of COLUMNS: rows of standard input as CSV, a line for each suite, benchmark and scenario, with these columns.
table_of() {
    awk -v columns="$1" '
        !(($2, $3, $4) in known) {known[$2, $3, $4] = 1; line[++lines] = $2 " " $3 " " $4}
        {value[$2 " " $3 " " $4, $1] = $5}
        END {
            count = split(columns, column, " ")
            printf "suite,benchmark,scenario"
            for (i = 1; i <= count; i++) printf ",%s", column[i]
            print ""
            for (i = 1; i <= lines; i++) {
                text = line[i]
                gsub(/ /, ",", text)
                printf "%s", text
                for (j = 1; j <= count; j++) printf ",%s", value[line[i], column[j]]
                print ""
            }
        }'
}
