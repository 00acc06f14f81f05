# lib.sh - sourced by the shell tests: counting, and the closing line "NAME: N passed, N failed".
passed=0
failed=0

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

# finish NAME: prints the closing line; the exit status says whether all passed.
finish() {
    echo "$1: $passed passed, $failed failed"
    [ "$failed" = 0 ]
}

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
