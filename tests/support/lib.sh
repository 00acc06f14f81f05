# lib.sh - sourced by the shell tests: counting, and the closing line "NAME: N passed, N failed[, N skipped]".
. tests/support/packages.sh
passed=0
failed=0
skipped=0

# ok NAME / not_ok NAME [why]: counts one test.
ok() { passed=$((passed + 1)); }
not_ok() {
    failed=$((failed + 1))
    echo "FAILED $1${2:+: $2}"
}

# expect_exit STATUS NAME COMMAND...: the command must end with this exit status; its output goes to $work/out.
expect_exit() {
    local want=$1 name=$2 got=0
    shift 2
    timeout "${LIMIT:-60}" "$@" >"$work/out" 2>&1 || got=$?
    if [ "$got" = "$want" ]; then ok; else not_ok "$name" "exit $got instead of $want: $(tail -n 1 "$work/out")"; fi
}

# expect_report PATTERN NAME, expect_words TEXT NAME: the last output has a line with it.
expect_report() { if grep -qE -- "$1" "$work/out"; then ok; else not_ok "$2" "no '$1' in: $(tail -n 1 "$work/out")"; fi; }
expect_words() { if grep -qF -- "$1" "$work/out"; then ok; else not_ok "$2" "no '$1' in: $(tail -n 1 "$work/out")"; fi; }

# statistic NAME: its value in the last run's statistics, which are in $work/stats.
statistic() { awk -v name="$1" '$1 == name { print $2 }' "$work/stats"; }

# without_heading FILE: statistics without what the run was.
without_heading() { grep -v '^# ' "$1"; }
# without_latencies: statistics from standard input without those of loads and atomics, which depend on the places of buffers in DRAM.
without_latencies() { grep -vE '^((l1|l1_pending|l2|dram|scalar_[a-z0-9]+)_load|l2_atomic)(s|_cycles|_most|_mean|_[0-9]+) '; }
# same_statistics A B: nothing but what the run was differs.
same_statistics() { [ -s "$1" ] && cmp -s <(without_heading "$1") <(without_heading "$2"); }

# expect_statistic NAME OPERATOR VALUE TEST: a bound on it, as -eq 3.
expect_statistic() {
    if [ "$(statistic "$1")" "$2" "$3" ]; then ok; else not_ok "$4: $1" "$(statistic "$1"), not $2 $3"; fi
}

# lacks NAME TOOL...: true when a tool is not installed; that part of the test is named and counted as skipped.
lacks() {
    local name=$1 packages
    shift
    packages=$(missing_packages "$@")
    [ -n "$packages" ] || return 1
    skipped=$((skipped + 1))
    echo "SKIPPED $name: needs $packages"
}

# needs NAME TOOL...: ends the whole test of that name as skipped when a tool is not installed.
needs() {
    lacks "$@" || return 0
    finish "$1"
    exit 0
}

# Which commit it is. Asked for here, because a test may leave the repository later.
: "${TURN:=$(git rev-list --count HEAD 2>/dev/null || echo 0)}"

# in_turn N: true for one call in N, for others at each commit, or by TURN. SAMPLE=all: for every call.
calls=0
in_turn() {
    [ "${SAMPLE:-}" != all ] || return 0
    calls=$((calls + 1))
    [ $(((calls + TURN) % $1)) = 0 ]
}

# some N: the lines of standard input that have their turn.
some() {
    local line
    while IFS= read -r line; do ! in_turn "$1" || echo "$line"; done
}

# finish NAME: prints the closing line; the exit status says whether all passed.
finish() {
    local more=""
    [ "$skipped" = 0 ] || more=", $skipped skipped"
    echo "$1: $passed passed, $failed failed$more"
    [ "$failed" = 0 ]
}

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
