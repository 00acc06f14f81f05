#!/bin/bash
# A GPU whose dispatcher places work-groups by itself, as by default: results are those of the firmware, plain kernels are fast, the
# firmware's work does not grow with the work-groups; deadlocks are found and explained, boards, traces and the debugger work. Of the
# runs that are compared some have their turn at each commit. Usage: [SAMPLE=all] delegation_test.sh BUILD
build=$1
cd "$(dirname "$0")/../.." || exit 1
. tests/support/lib.sh
run="$build/onward run"
w=sim_hal/workloads
export run work

# compare FILE OPTIONS: exit status and dump with and without a dispatcher that places; prints a line if they differ.
compare() {
    local own=$work/compare.$BASHPID status=0 given_status=0
    # shellcheck disable=SC2086
    timeout 120 $run "$1" $2 --max-cycles 200000000 --set gpu.dispatcher=0 >"$own.0" 2>/dev/null || status=$?
    # shellcheck disable=SC2086
    timeout 120 $run "$1" $2 --max-cycles 200000000 >"$own.1" 2>"$own.err" || given_status=$?
    if [ $status != $given_status ]; then
        echo "FAILED $1 $2: exit $given_status instead of $status: $(tail -n 1 "$own.err")"
    elif ! cmp -s "$own.0" "$own.1"; then
        echo "FAILED $1 $2: the dump differs"
    fi
    rm "$own".*
}
export -f compare

# Small launches of all suites: policies, losses, a SyncMon with room for little, a GPU of one compute unit.
while read -r options; do
    for file in "$w"/*/*_small.sim; do echo "$file $options"; done
done >"$work/runs" <<END
--policy awg
--policy onward
--policy timeout
--policy baseline
--policy awg --lose-cu 3@5us
--policy onward --lose-cu 3@5us+20us --lose-cu 2@8us
--policy minresume --set syncmon.sets=1 --set syncmon.ways=1
--policy awg --set syncmon.sets=1 --set syncmon.ways=1 --lose-cu 3@5us
--policy monr-all --set gpu.cus=1 --set syncmon.sets=1
--policy timeout --set cp.quantum=3000 --set gpu.cus=2 --set simd.waves=2
--policy onward --set context.slots=64 --set gpu.cus=2 --lose-cu 1@10us+50us
END
# Other kernels beside them: the firmware takes all back for cooperative ones, and gives the others again.
while read -r options; do
    for file in "$w"/cooperative/*_small.sim "$w"/barriers/*_small.sim; do echo "$file $options"; done
done >>"$work/runs" <<END
--policy awg --with $w/plain/vector_add.sim@2us
--policy onward --with $w/heterosync/TB_LG_small.sim@1us --with $w/plain/matmul_int_small.sim@4us,2 --lose-cu 1@6us+9us
END
some 10 <"$work/runs" >"$work/turn"
sed 's/ /\x00/' "$work/turn" | tr '\n' '\0' | xargs -0 -P 2 -n 2 bash -c 'compare "$@"' bash >"$work/differ"
cat "$work/differ"
failed=$((failed + $(wc -l <"$work/differ")))
passed=$((passed + $(wc -l <"$work/turn") - $(wc -l <"$work/differ")))

# statistics FILE OPTIONS...: of a run that has to be good.
statistics() { expect_exit 0 "$*" $run "$@" --stats "$work/stats"; }

# Plain kernels are at least five times faster. All their work-groups cost the firmware what one costs.
statistics $w/plain/vector_add.sim --set gpu.dispatcher=0
slow=$(statistic cycles)
statistics $w/plain/vector_add.sim
expect_statistic cycles -lt $((slow / 5)) "five times faster"
expect_statistic cp_launches -eq 0 "none is launched by the firmware"
expect_statistic workgroups_launched -eq 1024 "all are launched"
commands=$(statistic cp_commands)
instructions=$(statistic cp_instructions)
sed 's/262144/16384/; s/1048576/65536/; s/262143/16383/; s/524286/32766/; s/786429/49149/' $w/plain/vector_add.sim >"$work/few.sim"
cp -r $w/plain/generated "$work/"
statistics "$work/few.sim"
expect_statistic workgroups_launched -eq 64 "fewer are launched"
expect_statistic cp_commands -eq "$commands" "commands do not grow with work-groups"
expect_statistic cp_instructions -eq "$instructions" "instructions do not grow with work-groups"

# A deadlock is found: all work-groups are in its report, wherever they are.
# counts FILE OPTIONS...: $resident, $saved and $unlaunched of the report.
counts() {
    expect_exit 3 "$*" $run "$@" --set deadlock.window=100000
    read -r resident saved unlaunched < <(sed -nE \
        's/^deadlock: .*; ([0-9]+) work-groups resident and stuck, ([0-9]+) saved, ([0-9]+) never launched$/\1 \2 \3/p' "$work/out")
}
for dispatcher in 0 1; do
    test="deadlock, gpu.dispatcher=$dispatcher"
    counts $w/heterosync/TB_LG_small.sim --policy baseline --set gpu.cus=1 --set simd.waves=2 --set gpu.dispatcher=$dispatcher
    [ "$resident $saved $unlaunched" = "4 0 28" ] && ok || not_ok "$test: some were never launched" "$resident $saved $unlaunched"
    expect_words "kernel TB_LG, 28 work-groups were never launched: no compute unit has enough wave slots free" "$test: why"
    counts $w/heterosync/FAM_G.sim --policy baseline --lose-cu 7@50us --set gpu.dispatcher=$dispatcher
    [ $((resident + saved + unlaunched)) -gt 280 ] && [ "$resident" = 280 ] && [ "$saved" -gt 0 ] && ok ||
        not_ok "$test: some were saved" "$resident $saved $unlaunched"
    expect_report "work-groups? .*: saved from CU 7 at .*, no compute unit has a place for it" "$test: where they are"
    expect_exit 3 "$test: two locks" $run tests/shell/explain/abba_cas.sim --set gpu.cus=2 --set gpu.dispatcher=$dispatcher
    expect_report "^cycle: \(0,0,0\) holds [^ ,]+, waits for [^ ,]+, which \(1,0,0\) holds" "$test: two locks"
    expect_exit 3 "$test: no compute unit" $run $w/plain/vector_add.sim --policy awg --lose-cu 0@1us --set gpu.cus=1 \
        --set deadlock.window=100000 --set gpu.dispatcher=$dispatcher
    expect_words "never launched: no compute unit is there" "$test: no compute unit"
done

# The debugger and traces know what the dispatcher has.
printf 'goto cycle 60000\nfirmware\n' >"$work/script"
expect_exit 0 "debug" "$build/onward" debug $w/heterosync/TB_LG_small.sim --policy baseline --set gpu.cus=1 --set simd.waves=2 \
    --script "$work/script"
expect_words "never launched 28, ready and not placed 0" "debug: never launched"
expect_exit 0 "a page" $run $w/heterosync/TB_LG.sim --policy awg --trace "$work/page.html"
grep -qi "^</html>" "$work/page.html" && ok || not_ok "a page" "is not whole"
if ! lacks "traces with a dispatcher" python3; then
    for options in "--policy awg --lose-cu 7@50us" "--policy timeout" "--policy onward --lose-cu 7@50us+100us"; do
        # shellcheck disable=SC2086
        statistics $w/heterosync/TB_LG.sim $options --trace "$work/trace.json" --cp-trace "$work/ring"
        python3 tests/shell/trace.py "$work/trace.json" "$work/stats" 2000 2>"$work/err" && ok ||
            not_ok "trace, $options" "$(cat "$work/err")"
        [ "$(grep -c '"work-groups never launched"' "$work/trace.json")" -ge 320 ] && ok || not_ok "trace, $options" "what is not launched"
        "$build/onward" trace "$work/ring" >"$work/ring.json"
        python3 tests/shell/trace.py "$work/ring.json" 2>"$work/err" && ok || not_ok "trace of the firmware, $options" "$(cat "$work/err")"
    done
    "$build/onward" trace "$work/ring" | grep -q '"name":"lost"' && ok || not_ok "trace of the firmware" "no loss"
fi

# There are two kinds of dispatchers.
for value in 2 -1 yes; do
    expect_exit 2 "gpu.dispatcher=$value" $run $w/plain/vector_add.sim --set gpu.dispatcher=$value
    expect_words "gpu.dispatcher: '$value' is not a number of 0 or 1" "gpu.dispatcher=$value"
done

# Emulated boards: the same results, and nearly as many cycles where the firmware has little to do.
if ! lacks "delegation on boards" riscv64-unknown-elf-gcc qemu-system-riscv32 arm-none-eabi-gcc qemu-system-arm; then
    for board in qemu-rv32 mps2-an385; do
        make -s BUILD="$build" firmware BOARD=$board >"$work/make" 2>&1 || not_ok "image for $board" "$(tail -n 1 "$work/make")"
    done
    while read -r file options; do
        # shellcheck disable=SC2086
        statistics "$w/$file" $options
        cp "$work/out" "$work/local"
        cycles=$(statistic cycles)
        for board in qemu-rv32 mps2-an385; do
            # shellcheck disable=SC2086
            statistics "$w/$file" $options --cp $board
            cmp -s "$work/out" "$work/local" && ok || not_ok "$file $options on $board" "differs"
            expect_statistic cp_launches -eq 0 "$board"
            [ "${options/syncmon/}" = "$options" ] || continue
            expect_statistic cycles -le $((cycles * 105 / 100)) "$file $options on $board"
            expect_statistic cycles -ge $((cycles * 95 / 100)) "$file $options on $board"
        done
    done <<END
plain/vector_add.sim
heterosync/FAM_G.sim --policy awg
heterosync/FAM_G.sim --policy awg --set syncmon.sets=1 --lose-cu 7@50us
heterosync/TB_LG.sim --policy timeout
END
    # An image without delegation does not start.
    mkdir -p "$work/bin/boards"
    cp "$build/onward" "$work/bin/"
    make -s BUILD="$work/without" firmware BOARD=qemu-rv32 BOARD_CONFIG="-UCP_DELEGATION -DCP_DELEGATION=0" >"$work/make" 2>&1 ||
        not_ok "image without delegation" "$(tail -n 1 "$work/make")"
    mv "$work/without/boards/qemu-rv32" "$work/bin/boards/without"
    expect_exit 2 "an image without delegation" "$work/bin/onward" run $w/plain/vector_add.sim --cp without
    expect_words "was built without delegation (CP_DELEGATION): set gpu.dispatcher=0" "an image without delegation"
    expect_exit 0 "an image without delegation, by itself" "$work/bin/onward" run $w/plain/vector_add.sim --cp without \
        --set gpu.dispatcher=0
fi
finish delegation
