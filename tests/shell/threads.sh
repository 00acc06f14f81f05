#!/bin/bash
# The cases of unit tests that have several threads, under the thread sanitizer. Usage: threads.sh BUILD, which has that build.
build=$1
failed=0
# The sanitizer wants addresses of the host where it knows them.
fixed="setarch -R"
$fixed true 2>/dev/null || fixed=
while read -r program cases; do
    for name in $cases; do
        # shellcheck disable=SC2086 # words
        out=$(timeout 100 $fixed "$build/tests/unit/sim/test_$program" "$name" 2>&1) && continue
        echo "$out" | tail -n 40
        echo "FAILED $program:$name"
        failed=1
    done
done <<'END'
runtime threads_share_it turns_go_round
hsa_memory copies_wait_for_signals
hsa_process threads_wait_no_more threads_are_ended
hsa_queues signals_wake times_go_on
END
[ "$failed" = 0 ] && echo "threads: clean"
exit "$failed"
