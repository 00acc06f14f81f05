#!/bin/bash
# The firmware begins anew in the middle of a run: kernels that may run twice have the results that they have alone, at whatever
# time, with the firmware placing work-groups and with the GPU's dispatcher, beside other queues, a lost compute unit, and
# commands of the host; queues that stop go on behind their kernel. Usage: reset_test.sh BUILD
build=$1
cd "$(dirname "$0")/../.." || exit 1
. tests/support/lib.sh
tenants=tests/shell/tenants
again=tests/shell/host/again.sim
LIMIT=120

# run STATUS NAME FILE OPTION..: output to $work/out, messages to $work/err, statistics to $work/stats.
run() {
    local want=$1 name=$2 got=0
    shift 2
    timeout "$LIMIT" "$build/onward" run "$@" --policy "$policy" --set gpu.dispatcher="$dispatcher" --stats "$work/stats" \
        >"$work/out" 2>"$work/err" || got=$?
    test="$name, $policy, dispatcher $dispatcher"
    if [ "$got" = "$want" ]; then ok; else not_ok "$test" "exit $got instead of $want: $(tail -n 1 "$work/err")"; fi
}

says() { if grep -qE -- "$1" "$work/err"; then ok; else not_ok "$test" "does not say: $1"; fi; }
same() { if cmp -s "$work/out" "$work/alone"; then ok; else not_ok "$test" "other results"; fi; }
is() { if (($1)); then ok; else not_ok "$test" "not so: $1"; fi; }

# all_gone: each work-group that was launched has ended or was dropped.
all_gone() { is "$(statistic workgroups_launched) == $(statistic workgroups_finished) + $(statistic workgroups_killed)"; }

# replays FILE OPTION..: the kernel's results, after a reset at $times times of its run.
replays() {
    local cycles i dropped=0
    run 0 "$1 alone" "$@"
    cp "$work/out" "$work/alone"
    cycles=$(statistic cycles)
    for ((i = 1; i <= times; i++)); do
        run 0 "$1, reset $i of $times" "$@" --at "$((cycles * i / (times + 1))):reset replay"
        says '^onward: reset replay at cycle [0-9]+: done at cycle [0-9]+$'
        same
        all_gone
        dropped=$((dropped + $(statistic workgroups_killed)))
    done
    is "$dropped > 0"
}

# each_kernel: on a GPU where most of their work-groups wait for a place.
each_kernel() {
    local file
    for file in tests/bugs/ok_look_back.sim tests/bugs/ok_message_chain.sim tests/bugs/ok_butterfly.sim tests/kernels/life.sim \
        tests/kernels/stencil.sim tests/kernels/scratch.sim; do
        ! in_turn 2 || times=5 replays $file --set gpu.cus=1 --set simd.waves=1
    done
    times=3 replays tests/bugs/ok_look_back.sim --set gpu.cus=2 --set simd.waves=1 --lose-cu 1@3us+4us
    times=3 replays tests/kernels/life.sim --set gpu.cus=1 --set simd.waves=1 --set mailbox.commands=1 --set mailbox.events=1
    times=3 replays tests/kernels/life.sim --set gpu.cus=1 --set simd.waves=1 --with tests/kernels/stencil.sim@2us
}

# stopped: queues stop; one whose kernel is launched again and again goes on.
stopped() {
    local small="--set gpu.cus=2 --set simd.waves=4" before
    # shellcheck disable=SC2086
    {
        run 3 stop $tenants/mid.sim $small --at '20us:reset stop'
        says 'mid.sim: queue 0 was reset before its kernel had ended'
        all_gone
        run 3 "stop and clear" $tenants/mid.sim $small --with $again@0,1,1 --at '20us:reset stop' --at '40us:queue 1 clear' \
            --at '41us:queue 0 clear'
        says '^onward: queue 1: clear at cycle [0-9]+: done at cycle'
        run 0 undisturbed $tenants/mid.sim $small --with $again@0,1,1
        before=$(statistic with1_launches)
        is "$before > 2"
        run 0 "before the TIME of a kernel" $tenants/first.sim $small --with tests/kernels/stencil.sim@50us --at '30us:reset stop'
        is "$(statistic with1_launches) == 1 && $(statistic with1_end_max) < 50000"
        run 0 "no queue yet" tests/kernels/stencil.sim $small --with $tenants/first.sim --at '1us:reset replay' --at '30us:queue 1 create'
        says '^onward: queue 1: create at cycle [0-9]+: done'
        run 0 "a command without an answer" $tenants/mid.sim $small --with tests/kernels/stencil.sim --at '20us:queue 0 suspend' \
            --at "20us:reset replay" --at '60us:queue 0 resume'
        says '^onward: queue 0: suspend at cycle [0-9]+: done'
        run 0 "suspended before" $tenants/mid.sim $small --at '20us:queue 0 suspend' --at '60us:reset replay'
        run 0 "a compute unit that is lost" tests/kernels/life.sim $small --lose-cu 1@1us
        before=$(statistic commands_refused)
        run 0 "a compute unit that stays lost" tests/kernels/life.sim $small --lose-cu 1@1us --at '8us:reset replay'
        expect_statistic commands_refused -eq "$before" "$test"
        run 0 "a signal that was seen" tests/kernels/life.sim --with $tenants/first.sim --set mailbox.commands=1
        before=$(statistic with1_end_max)
        run 0 "a signal that was seen, and a reset" tests/kernels/life.sim --with $tenants/first.sim --set mailbox.commands=1 \
            --at "$((before + 1)):reset replay"
        says 'reset replay at .* done'
        run 0 "two at once" tests/kernels/life.sim $small --at '2us:reset replay' --at '2us:reset replay' --at '4001:reset replay'
        is "$(grep -c '^onward: reset replay.*done' "$work/err") == 3"
        timeout $LIMIT "$build/onward" run tests/kernels/life.sim >"$work/alone"
        same
        run 0 "without timing" tests/kernels/life.sim $small --timing off --at '100:reset replay'
        same
    }
}

wrong_usage() {
    expect_exit 2 "another way" "$build/onward" run $tenants/first.sim --at '1us:reset now'
    expect_words "stop or replay behind reset" "another way"
    expect_exit 2 "something behind" "$build/onward" run $tenants/first.sim --at '1us:reset stop 1'
    expect_exit 2 "no way" "$build/onward" run $tenants/first.sim --at '1us:reset'
    expect_exit 2 "neither" "$build/onward" run $tenants/first.sim --at '1us:reboot'
    expect_words "TIME:reset stop|replay" neither
}

for policy in awg timeout; do
    for dispatcher in 0 1; do
        each_kernel
        stopped
    done
done
wrong_usage
finish reset
