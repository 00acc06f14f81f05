#!/bin/bash
# The programs of tests/hardware on the simulated GPU: what docs/data/hardware/simulated.txt has is measured again, and the others
# run with small sizes. Usage: [SAMPLE=all] hardware_test.sh BUILD
build=$(cd "$1" && pwd)
cd "$(dirname "$0")/../.." || exit 1
. tests/support/lib.sh
. tests/hardware/simulated_runs.sh
export LIMIT=600 # many run on a busy machine
needs hardware hipcc
make -s BUILD="$1" "$1/libhsa-runtime64.so.1" >"$work/out" 2>&1 || not_ok "the library" "$(tail -n 1 "$work/out")"

programs="litmus"
for other in micro discovery heterosync; do
    ! in_turn 3 || programs+=" $other"
done
# shellcheck disable=SC2086 # names are words
make_programs $programs || exit 1

# built PROGRAM: it has its turn.
built() { [ -x "$work/hardware/$1" ]; }

# as_measured NAME: what the last run printed is what the page shows.
as_measured() {
    local wrong
    wrong=$(grep -vxF -f docs/data/hardware/simulated.txt "$work/lines" | tr '\n' ' ')
    if [ -s "$work/lines" ] && [ -z "$wrong" ]; then ok; else not_ok "$1" "not in docs: ${wrong:-nothing was measured}"; fi
}

# about_as_measured NAME: the same, but for a tenth. The host can add to times of events.
about_as_measured() {
    if awk 'NR == FNR { page[$1] = $2; next }
        { rows++; bad += !(page[$1] > 0 && $2 >= 0.9 * page[$1] && $2 <= 1.1 * page[$1]) }
        END { exit !(rows && !bad) }' docs/data/hardware/simulated.txt "$work/lines"; then ok; else not_ok "$1" "$(tr '\n' ' ' <"$work/lines")"; fi
}

# no_hang POLICY
no_hang() {
    if grep -qE '^progress\.[a-z_.]* (0|wrong) ' "$work/lines"; then not_ok "idioms, $1" "some hang"; else ok; fi
}

# program NAME ARGUMENT..: ends well; its output goes to $work/out.
program() { expect_exit 0 "$1" "$build/onward" exec --quiet --policy baseline "$work/hardware/$1" "${@:2}"; }

for policy in $policies; do
    idioms "$policy" >"$work/lines"
    as_measured "idioms, $policy"
    [ "$policy" = baseline ] || no_hang "$policy"
done
expect_exit 2 "a wrong word" "$build/onward" exec --quiet "$work/hardware/litmus" 1 1 twice
expect_words "neither brief nor once" "a wrong word"

# A farther L2 is as much farther for the program, but for the turns in which its wave issues.
if built micro; then
    latencies >"$work/lines"
    as_measured latencies
    near=$(awk '$1 == "latency.l2" { print $2 }' "$work/lines")
    far=$(gpu="$gpu --set l2.latency=150" latencies | awk '$1 == "latency.l2" { print $2 }')
    awk -v near="$near" -v far="$far" 'BEGIN { exit !(far - near >= 90 && far - near <= 110) }' && ok ||
        not_ok "a farther L2" "$near, then $far"
fi
if built discovery; then
    program discovery 1 0.2 64
    expect_words "barrier of 8 blocks of form L1: passes" "as many blocks as fit"
    expect_words "barrier of 9 blocks of form L1: hangs" "one more"
    [ "$(awk '/^(L1|1W|LW) / { rows++; wrong += $NF != 0 } END { print rows, wrong }' "$work/out")" = "24 0" ] &&
        ok || not_ok "discovery" "$(tail -n 1 "$work/out")"
    recalls 64 >"$work/lines"
    as_measured recalls
fi
if built heterosync; then
    program heterosync small 1 0 8
    [ "$(awk -F, 'NF == 10 && $1 != "prim" { rows++; wrong += $8 + $9 } END { print rows, wrong }' "$work/out")" = "26 0" ] &&
        ok || not_ok "heterosync" "$(tail -n 1 "$work/out")"
    operations 32 >"$work/lines"
    about_as_measured operations
fi
finish hardware
