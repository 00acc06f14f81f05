#!/bin/bash
# Faults that the firmware once had or might have, planted in copies of it: the fuzzer finds each in time. Usage: plants.sh FOLDER [SECONDS]
mkdir -p "$1" && folder=$(cd "$1" && pwd) || exit 1
seconds=${2:-300}
cd "$(dirname "$0")/../../.." || exit 1

# plant NAME FILE COMMAND: a copy of fw with one line of a file changed by a sed command, and fuzzed until it fails.
plant() {
    local place=$folder/$1 before=$SECONDS status=0
    rm -rf "$place"
    mkdir -p "$place/corpus"
    cp -R fw "$place/fw" && cp tests/fuzz/firmware/corpus/* "$place/corpus/"
    sed -i "$3" "$place/fw/$2"
    if cmp -s "fw/$2" "$place/fw/$2"; then
        echo "plants: $1: fw/$2 has no such line to plant the fault in"
        return 1
    fi
    tests/fuzz/firmware/build.sh "$place/fuzz_firmware" "$place/fw" || return 1
    before=$SECONDS
    if [ -x "$place/fuzz_firmware.libfuzzer" ]; then
        (cd "$place" && ./fuzz_firmware.libfuzzer -max_total_time="$seconds" -max_len=1200 -entropic=0 corpus) >"$place/log" 2>&1 || status=$?
    else
        "$place/fuzz_firmware" -s "$seconds" -o "$place/failed" "$place/corpus" >"$place/log" 2>&1 || status=$?
    fi
    if [ "$status" = 0 ]; then
        echo "plants: $1: not found in $seconds seconds"
        return 1
    fi
    echo "plants: $1: found after $((SECONDS - before)) seconds: $(grep -m 1 'fuzz_firmware:' "$place/log")"
}

failed=0
# A LAUNCH is refused while reclaim saves that very WG: the WG stays flagged as preempted.
plant refused_while_saved workgroup.c '/\[CP_WG_READY\] =/s/CP_WG_PREEMPTED | //' || failed=1
# A resize marks WGs for kill without asking whether some have ended meanwhile.
plant ended_before_kills cooperative.c '/^static bool drain_dying/,/^}/s/if (c->ended) {/if (false) {/' || failed=1
# A dispatch that the host abandons before it has begun is forgotten.
plant forgotten_unbegun dispatch.c '/^static bool send_stage/,/^}/s/return k->stage != CP_KERNEL_END;/return true;/' || failed=1
# A queue that is cleared goes on, and its host is not told that the error is gone.
plant untold_clear host.c '/^static bool clear/,/^}/s/cp_mark_pending(cp, cp->queues_storing, queue);//' || failed=1
# A wait that is being filed when its queue is removed has its word read later.
plant late_word host.c 's/if (!CP_SPILL || cp_condition_settled(cp))/if (true)/' || failed=1
# DRAIN waits for the host although its queue has stopped.
plant stopped_service intake.c '/^static void reject_with/,/^}/s/if (CP_HOST)/if (false)/' || failed=1
exit "$failed"
