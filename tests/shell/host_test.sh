#!/bin/bash
# The host creates, updates, drains, abandons, restarts, suspends, limits, masks and asks about queues in the middle of a run, with the firmware placing work-groups and
# with the GPU's dispatcher: each command is answered, the tenant beside the queue has the results that it has alone, and nothing is
# left of what was removed. Also beside a compute unit that is lost, without timing, in the debugger and on emulated boards.
# Usage: host_test.sh BUILD
build=$1
cd "$(dirname "$0")/../.." || exit 1
. tests/support/lib.sh
tenants=tests/shell/tenants
again=tests/shell/host/again.sim
fault=tests/bugs/bounds_off_by_one.sim
hang=tests/bugs/hang_abba.sim
small="--set gpu.cus=2 --set simd.waves=4"
LIMIT=120

# run STATUS NAME OPTION..: the main kernel is a mutex that dumps its counter, or FILE in $main. Its output goes to $work/out, messages
# to $work/err, statistics to $work/stats. All work-groups that were launched have ended, but $faults that have faulted,
# unless $unfinished is set.
run() {
    local want=$1 name=$2 got=0 ended
    shift 2
    # shellcheck disable=SC2086
    timeout "$LIMIT" "$build/onward" run "${main:-$tenants/mutex.sim}" $small --policy "$policy" --set gpu.dispatcher="$dispatcher" "$@" \
        --stats "$work/stats" >"$work/out" 2>"$work/err" || got=$?
    test="$name, $policy, dispatcher $dispatcher"
    if [ "$got" = "$want" ]; then ok; else not_ok "$test" "exit $got instead of $want: $(tail -n 1 "$work/err")"; fi
    [ -z "${unfinished:-}" ] || return
    ended=$(($(statistic workgroups_finished) + $(statistic workgroups_killed) + ${faults:-0}))
    expect_statistic workgroups_launched -eq $ended "$test"
}

# answered NUMBER LINE..: that number of commands was answered, and they have their lines, in this order; ^ stands for a cycle.
answered() {
    local count=$1 line
    shift
    expect_statistic cp_host_commands -eq "$count" "$test"
    for line; do echo "onward: $line"; done >"$work/want"
    if diff <(grep '^onward: queue' "$work/err" | sed -E 's/cycle [0-9]+/^/g') "$work/want" >"$work/differ"; then
        ok
    else
        not_ok "$test" "$(cat "$work/differ")"
    fi
}

# says LINE: the last run's messages have it. same: the main kernel has dumped what it dumps alone.
says() { if grep -qF -- "$1" "$work/err"; then ok; else not_ok "$test" "does not say: $1"; fi; }
same() { if cmp -s "$work/out" "$work/alone"; then ok; else not_ok "$test" "the other tenant has other results"; fi; }

# is EXPRESSION: an arithmetic one of the shell.
is() { if (($1)); then ok; else not_ok "$test" "not so: $1"; fi; }

# each_operation: in the middle of a run beside the mutex.
each_operation() {
    local undisturbed
    run 0 alone
    cp "$work/out" "$work/alone"

    run 0 create --with $tenants/mid.sim --at '100us:queue 1 create'
    answered 1 "queue 1: create at ^: done at ^"
    is "$(statistic with1_launches) == 1 && $(statistic with1_gathered) == 1 && $(statistic with1_end_max) <= $(statistic cycles) - 200000"
    same

    run 0 "undisturbed repetition" --with $again@0,1,1
    undisturbed=$(statistic with1_launches)
    run 0 drain --with $again@0,1,1 --at '100us:queue 1 drain'
    answered 1 "queue 1: drain at ^: done at ^"
    is "$(statistic with1_launches) < $undisturbed && $(statistic with1_launches) == $(statistic with1_ended)"
    same
    run 0 "drain and create" --with $again@0,1,1 --at '100us:queue 1 drain' --at '100us:queue 1 create'
    answered 2 "queue 1: drain at ^: done at ^" "queue 1: create at ^: done at ^"
    is "$(statistic with1_launches) >= 3 && $(statistic with1_launches) == $(statistic with1_ended)"
    same

    run 0 "doorbell behind drain and create" --with $tenants/first.sim@60us --at '20us:queue 1 drain' --at '30us:queue 1 create'
    answered 2 "queue 1: drain at ^: done at ^" "queue 1: create at ^: done at ^"
    is "$(statistic with1_launches) == 1"
    same

    run 0 update --with $again@0,1,1 --at '60us:queue 1 update limit=1 weight=7 priority=0'
    answered 1 "queue 1: update at ^: done at ^"
    is "$(statistic with1_launches) < $undisturbed"
    same

    run 3 abandon --with $tenants/long.sim --at '100us:queue 1 abandon'
    answered 1 "queue 1: abandon at ^: done at ^"
    says "onward: $tenants/long.sim: queue 1 was removed before its kernel had ended"
    is "$(statistic workgroups_killed) > 0 && $(statistic workgroups_finished) == 12"
    same
    run 3 "abandon before the doorbell" --with $tenants/long.sim@200us --at '100us:queue 1 abandon'
    answered 1 "queue 1: abandon at ^: done at ^"
    is "$(statistic with1_launches) == 0 && $(statistic workgroups_finished) == 12"
    same
    run 3 "abandon what hangs" --with $hang --at '1ms:queue 1 abandon'
    answered 1 "queue 1: abandon at ^: done at ^"
    same

    run 0 "suspend and resume" --with $tenants/mid.sim --at '50us:queue 1 suspend' --at '150us:queue 1 resume'
    answered 2 "queue 1: suspend at ^: done at ^" "queue 1: resume at ^: done at ^"
    is "$(statistic context_bytes_saved) > 0 && $(statistic with1_ended) == 1"
    same
    unfinished=1 run 3 "suspend for good" --with $tenants/mid.sim --at '50us:queue 1 suspend'
    answered 1 "queue 1: suspend at ^: done at ^"
    says "onward: $tenants/mid.sim: queue 1 was suspended before its kernel had ended"
    same
    run 3 "suspend and abandon" --with $tenants/mid.sim --at '50us:queue 1 suspend' --at '90us:queue 1 abandon'
    answered 2 "queue 1: suspend at ^: done at ^" "queue 1: abandon at ^: done at ^"
    says "onward: $tenants/mid.sim: queue 1 was removed before its kernel had ended"
    same
    run 3 "hard limit" --with $hang --at '20us:queue 1 limit soft=100us' --at '50us:queue 1 limit hard=1ms'
    answered 2 "queue 1: limit at ^: done at ^" "queue 1: limit at ^: done at ^" \
        "queue 1: dispatch 0 has reached its soft limit after 200000 cycles, at ^"
    says "onward: $hang: queue 1 reached its hard limit before its kernel had ended"
    same
    run 0 "soft limit" --with $again@0,1,1 --at '5us:queue 1 limit soft=10us hard=100ms'
    says "queue 1: dispatch 0 has reached its soft limit after 2"
    same

    run 0 "suspended slowly" --with $tenants/mid.sim --at '49us:queue 1 limit soft=1us' --at '50us:queue 1 suspend' --at '150us:queue 1 resume'
    says "queue 1: dispatch 0 has reached its soft limit after "
    says "queue 1: dispatch 0 had to leave its compute units and has not after "
    same

    run 0 mask --with $tenants/mid.sim --at '50us:queue 1 mask cus=1' --at '150us:queue 1 mask cus=0-1' --at '200us:queue 0 mask cus=0,5-9'
    answered 3 "queue 1: mask at ^: done at ^" "queue 1: mask at ^: done at ^" "queue 0: mask at ^: done at ^"
    same
    run 0 "mask without a CU" --with $tenants/mid.sim --at '50us:queue 1 mask cus=2-9' --at '60us:queue 1 mask cus=all'
    answered 2 "queue 1: mask at ^: refused at ^: a value is out of range" "queue 1: mask at ^: done at ^"
    same

    faults=2 run 4 clear --with $fault@5us,1,20us --at '50us:queue 1 clear'
    answered 1 "queue 1: clear at ^: done at ^"
    is "$(statistic with1_launches) == 2"
    same
    faults=1 run 4 "fault without clear" --with $fault@5us,1,20us
    is "$(statistic with1_launches) == 1"

    run 0 refused --with $again --at '50us:queue 1 clear' --at '60us:queue 0 create' --at '70us:queue 1 drain' --at '2ms:queue 1 update weight=2'
    answered 4 "queue 1: clear at ^: refused at ^: the state of the queue does not allow it" "queue 0: create at ^: done at ^" \
        "queue 1: drain at ^: done at ^" "queue 1: update at ^: refused at ^: the state of the queue does not allow it"
    same
}

# waits_of_page, waits_of_explanation: what each work-group waits for, as the firmware and as the simulator tell it.
waits_of_page() {
    sed -nE 's/^onward:   work-group \(([0-9,]+)\) of dispatch 0: saved,.* (waits|waited last) for \[(0x[0-9a-f]+)\] (..?) ([0-9]+) \(32 bits\), .*/\1 \3 \4 \5/p' \
        "$work/err" | sort -u
}
waits_of_explanation() {
    grep -oE '"workgroup":\[[0-9,]+\],"cu":[0-9]+,"wave":0,"words":\[\{"name":"[^"]*","lds":false,"address":"0x[0-9a-f]+","bytes":4,"value":[0-9]+,"wanted":\{"condition":"[^"]*","mask":"0xffffffff","value":[0-9]+' \
        "$work/why.json" | sed -E 's/"workgroup":\[([0-9,]+)\].*"address":"([^"]*)".*"condition":"([^"]*)".*"value":([0-9]+)$/\1 \2 \3 \4/' | sort -u
}

# pages: work-groups that wait for one another. A queue that is suspended has a page with what the explanation says of each.
pages() {
    local main count
    while read -r main count; do
        [ "$count" != spins ] || [ "$policy" = onward ] || continue
        unfinished=1 run 3 "$main hangs" --explain "$work/why.json"
        unfinished=1 run 3 "$main, suspended" --at '500us:queue 0 suspend' --at '500us:queue 0 status'
        answered 2 "queue 0: suspend at ^: done at ^" "queue 0: status at ^: done at ^"
        says ": suspended"
        says " can run and have no place, 0 never launched"
        if diff <(waits_of_page) <(waits_of_explanation) >"$work/differ" && [ -n "$(waits_of_page)" ]; then
            ok
        else
            not_ok "$test" "page and explanation differ: $(cat "$work/differ")"
        fi
        unfinished=1 run 3 "$main, resumed" --explain "$work/why.json" --at '500us:queue 0 suspend' --at '500us:queue 0 status' \
            --at '500us:queue 0 resume' --at '600us:queue 0 status'
        answered 4 "queue 0: suspend at ^: done at ^" "queue 0: status at ^: done at ^" "queue 0: resume at ^: done at ^" \
            "queue 0: status at ^: done at ^"
        says "not suspended, its work-groups may move"
        if diff <(waits_of_page) <(waits_of_explanation) >"$work/differ"; then ok; else not_ok "$test" "$(cat "$work/differ")"; fi
    done <<'END'
tests/shell/waiting/abba.sim
tests/shell/waiting/never.sim
tests/bugs/hang_abba.sim spins
tests/bugs/hang_ticket.sim spins
END
}

# faster: a queue that is abandoned gives its slots to the other one, and a weight shares them anew.
shares() {
    local both main=$tenants/mid.sim
    run 0 both --with $tenants/mid.sim
    both=$(statistic cycles)
    run 3 "slots are free" --with $tenants/mid.sim --at '50us:queue 1 abandon'
    is "$(statistic cycles) * 10 < $both * 7"
    main=$tenants/first.sim
    run 0 "weight" --with $tenants/mid.sim@10us --with $tenants/mid.sim@10us --at '5us:queue 1 update weight=3'
    is "$(statistic with1_end_max) * 100 < $(statistic with2_end_max) * 72 && $(statistic with1_end_max) * 100 > $(statistic with2_end_max) * 62"
}

# crossing: commands at several cycles about the loss of a compute unit, and its return.
crossing() {
    local at
    for at in 190000 200000 200100 201000 204000 215000 230000; do
        run 0 "drain at $at, a loss" --with $again@0,1,1 --at "$at:queue 1 drain" --at "$at:queue 1 create" --lose-cu 1@200000+20000
        same
        run 3 "abandon at $at, a loss" --with $tenants/long.sim --at "$at:queue 1 abandon" --lose-cu 1@200000+20000
        same
        run 0 "suspend at $at, a loss" --with $tenants/mid.sim --at "$at:queue 1 suspend" --at "$((at + 9000)):queue 1 resume" \
            --lose-cu 1@200000+20000
        same
        run 0 "mask at $at, a loss" --with $tenants/mid.sim --at "$at:queue 1 mask cus=1" --at "$((at + 9000)):queue 1 mask cus=all" \
            --lose-cu 1@200000
        same
        run 0 "create at $at, a loss" --with $tenants/mid.sim --at "$at:queue 1 create" --lose-cu 1@200000
        same
    done
}

for policy in awg onward; do
    for dispatcher in 0 1; do
        each_operation
        pages
        [ "$policy" = awg ] || continue
        crossing
    done
done
# masked: a queue on one of two CUs takes as long as that holds fewer; two queues on a CU each do not disturb each other. Without a CU
# that its mask names a queue waits.
masked() {
    local alone one main=$tenants/mid.sim
    run 0 "one of two CUs" --at '1us:queue 0 mask cus=1'
    one=$(statistic cycles)
    run 0 "two CUs"
    alone=$(statistic cycles)
    is "$one * 10 > $alone * 15"
    run 0 "a CU each" --with $tenants/mid.sim --at '1us:queue 0 mask cus=0' --at '1us:queue 1 mask cus=1'
    is "$(statistic cycles) * 10 < $one * 13"
    run 0 "its CU is lost for a while" --at '1us:queue 0 mask cus=1' --lose-cu 1@100000+300000
    is "$(statistic cycles) > $one + 250000"
    unfinished=1 run 3 "its CU is lost" --at '1us:queue 0 mask cus=1' --lose-cu 1@100000 --max-cycles 2000000
}

policy=awg
for dispatcher in 0 1; do masked; done
dispatcher=1
shares
dispatcher=0
run 0 "without timing" --with $again@0,1,1 --at '10us:queue 1 drain' --timing off
answered 1 "queue 1: drain: done"
unfinished=1 run 3 "not sent" --with $again --at '100us:queue 1 drain' --max-cycles 100000
answered 0 "queue 1: drain: not sent, the run ended first"

expect_exit 0 debugger "$build/onward" debug $tenants/first.sim --with $again --at '5us:queue 1 drain' --script <(printf 'run\nquit\n')
expect_report '^queue 1: drain at cycle 10000: done at cycle [0-9]+$' debugger

# Scratch on demand: the host's own CLEAR beside commands at any time, and again after a reset.
policy=awg dispatcher=0
main=tests/kernels/scratch.sim run 0 "scratch"
cp "$work/out" "$work/alone"
is "$(statistic cp_host_commands) == 1"
for time in 1 2 3 4 5 6; do
    main=tests/kernels/scratch.sim run 0 "scratch, commands at ${time}us" --at "${time}us:queue 0 suspend" \
        --at "${time}us:queue 0 update weight=2" --at "${time}us:queue 0 resume"
    answered 4 "queue 0: suspend at ^: done at ^" "queue 0: update at ^: done at ^" "queue 0: resume at ^: done at ^"
    same
    main=tests/kernels/scratch.sim run 0 "scratch, reset at ${time}us" --at "${time}us:reset replay"
    same
done

while IFS='|' read -r text expected; do
    expect_exit 2 "--at $text" "$build/onward" run $tenants/first.sim --with $again --at "$text"
    expect_words "onward: --at '$text': expected $expected" "--at $text"
done <<'END'
|TIME:queue N OPERATION or TIME:reset stop|replay, TIME in cycles or with ns, us or ms
10us|TIME:queue N OPERATION
10s:queue 1 drain|TIME:queue N OPERATION
10us:cu 1 drain|TIME:queue N OPERATION
10us:queue -1 drain|TIME:queue N OPERATION
10us:queue 2 drain|a queue of this run, 0..1
10us:queue 1|an operation, one of create, update, drain, abandon, clear, suspend, resume, limit, status, mask
10us:queue 1 drains|an operation, one of
10us:queue 1 drain now|nothing behind the operation
10us:queue 1 update|any of priority=0..4, limit=0..65535 and weight=1..256 behind update
10us:queue 1 update weight=0|any of
10us:queue 1 update weight=257|any of
10us:queue 1 update limit=65536|any of
10us:queue 1 update priority=5|any of
10us:queue 1 update colour=5|any of
10us:queue 1 update weight|any of
10us:queue 1 limit|any of soft=TIME and hard=TIME behind limit
10us:queue 1 limit soft=10s|any of soft=TIME
10us:queue 1 limit weight=1|any of soft=TIME
10us:queue 1 suspend now|nothing behind the operation
10us:queue 1 status now|nothing behind the operation
10us:queue 1 mask|cus=all or cus=LIST behind mask, LIST as in 0-7,9, up to 1023
10us:queue 1 mask cus=|cus=all or cus=LIST
10us:queue 1 mask cus=1024|cus=all or cus=LIST
10us:queue 1 mask cus=3-1|cus=all or cus=LIST
10us:queue 1 mask cus=1-2-3|cus=all or cus=LIST
10us:queue 1 mask cus=1,|cus=all or cus=LIST
10us:queue 1 mask cus=1,x|cus=all or cus=LIST
10us:queue 1 mask cus=1 weight=2|cus=all or cus=LIST
END

dispatcher=1
for board in qemu-rv32 mps2-an385; do
    case $board in
    qemu-rv32) tools="riscv64-unknown-elf-gcc qemu-system-riscv32" ;;
    *) tools="arm-none-eabi-gcc qemu-system-arm" ;;
    esac
    # shellcheck disable=SC2086
    lacks "host on $board" $tools && continue
    make -s BUILD="$build" firmware BOARD="$board" >"$work/make" 2>&1 || not_ok "image for $board" "$(tail -n 1 "$work/make")"
    run 3 "all on $board" --with $tenants/long.sim --with $again@0,1,1 --with $tenants/mid.sim --cp $board \
        --at '100us:queue 1 abandon' --at '100us:queue 2 drain' --at '100us:queue 3 create' --at '100us:queue 2 create' \
        --at '200us:queue 2 update weight=3' --at '100us:queue 1 clear' --at '150us:queue 3 suspend' --at '250us:queue 3 resume' \
        --at '250us:queue 3 limit soft=100us' --at '150us:queue 3 status' --at '60us:queue 1 status' \
        --at '60us:queue 2 mask cus=1'
    answered 12 "queue 1: abandon at ^: done at ^" "queue 2: drain at ^: done at ^" "queue 3: create at ^: done at ^" \
        "queue 2: create at ^: done at ^" "queue 2: update at ^: done at ^" \
        "queue 1: clear at ^: refused at ^: the state of the queue does not allow it" "queue 3: suspend at ^: done at ^" \
        "queue 3: resume at ^: done at ^" "queue 3: limit at ^: done at ^" "queue 3: status at ^: done at ^" "queue 1: status at ^: done at ^" \
        "queue 2: mask at ^: done at ^" "queue 3: dispatch 0 has reached its soft limit after 200000 cycles, at ^"
    expect_statistic with3_ended -eq 1 "$test"
    says "onward:   queue 3 at cycle"
    main=tests/shell/waiting/abba.sim unfinished=1 run 3 "page on $board" --cp $board --at '100us:queue 0 suspend' --at '100us:queue 0 status'
    is "$(waits_of_page | wc -l) == 2"
done
finish host
