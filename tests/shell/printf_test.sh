#!/bin/bash
# printf of OpenCL kernels: what is printed, in every mode, and what does not fit. Usage: printf_test.sh BUILD
build=$(cd "$1" && pwd)
cd "$(dirname "$0")/../.." || exit 1
. tests/support/lib.sh
onward=$build/onward
t=tests/shell/printf

# prints NAME ORDER FILE OPTION...: the standard output of a run of FILE; ORDER is cat for the order as it is, or sort.
prints() {
    local name=$1 order=$2 file=$3 status=0
    shift 3
    timeout 60 "$onward" run "$file" "$@" >"$work/out" 2>"$work/errors" || status=$?
    if [ "$status" != 0 ]; then
        not_ok "$name" "exit $status: $(tail -n 1 "$work/errors")"
    elif diff <($order $t/print.expected) <($order "$work/out") >"$work/diff"; then
        ok
    else
        not_ok "$name" "$(head -n 3 "$work/diff")"
    fi
}
prints "plain" cat $t/print.sim
prints "timing off" cat $t/print.sim --timing off
prints "combining L1s" cat $t/print.sim --set l1.mode=combine
for policy in timeout awg onward sleep-16k hsa; do
    prints "policy $policy" cat $t/print.sim --policy $policy
done

# Work-groups that are swapped print the same lines, in another order.
prints "one compute unit" sort $t/print.sim --set gpu.cus=1 --set simd.waves=1 --policy timeout
expect_exit 0 "printing is no race" "$onward" run $t/print.sim --check-scopes

# Every level of optimisation; the order of work-items is the compiler's.
if ! lacks "printf at all levels" clang libclc; then
    for level in -O0 -O1 -O3; do
        sim_hal/workloads/compile.sh $t/print.cl "$work/print.s" $level
        sed 's/print\.cl/print.s/' $t/print.sim >"$work/print.sim"
        prints "$level" sort "$work/print.sim"
    done
fi

# What was printed before a fault or a deadlock is there; the exit status is that of the run.
expect_exit 4 "fault" "$onward" run $t/fault.sim
expect_report '^before the fault: 0$' "printed before the fault"
if grep -q never "$work/out"; then not_ok "printed behind the fault"; else ok; fi
expect_exit 3 "hang" "$onward" run $t/hang.sim
expect_report '^waits$' "printed before the hang"

# The buffer is full: whole lines, a message, and the run goes on to its end.
"$onward" run $t/flood.sim >"$work/lines" 2>"$work/errors" && ok || not_ok "flood: exit status"
if grep -qF 'printf wrote more than the 1048576 bytes that are kept; the rest is lost' "$work/errors"; then ok; else not_ok "flood: message"; fi
if grep -vqE '^work-item [0-9]+ of 1024, line [0-9]+$' "$work/lines"; then not_ok "flood: a line is damaged"; else ok; fi
if [ "$(wc -l <"$work/lines")" = 43690 ]; then ok; else not_ok "flood: $(wc -l <"$work/lines") lines"; fi

# Under the debugger: on demand, and at the end.
expect_exit 0 "debugger" "$onward" debug $t/print.sim <<<$'break cycle 7500\ncontinue\noutput\ncontinue'
expect_report '^item 255 of 256$' "debugger: the end"

finish printf_test
