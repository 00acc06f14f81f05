#!/bin/bash
# The debugger from outside: transcripts of scripts, the same run as without it, wrong commands. Usage: debug_test.sh BUILD
build=$(cd "$1" && pwd)
cd "$(dirname "$0")/../.." || exit 1
. tests/support/lib.sh
onward=$build/onward
t=tests/shell/debug

# transcript NAME STATUS FILE.sim [option]...: what NAME.dbg prints is NAME.expected.
transcript() {
    local name=$1 status=$2 got=0
    shift 2
    timeout 60 "$onward" debug "$@" --script $t/"$name".dbg >"$work/out" 2>"$work/errors" || got=$?
    if [ "$got" != "$status" ]; then
        not_ok "$name" "exit $got instead of $status: $(tail -n 1 "$work/errors")"
    elif diff -u $t/"$name".expected "$work/out" >"$work/diff"; then
        ok
    else
        not_ok "$name" "$(sed -n 4,9p "$work/diff")"
    fi
}
transcript lock 0 $t/lock.sim
transcript watch 0 $t/lock.sim
transcript abba 3 $t/abba.sim
transcript outside 0 $t/outside.sim
transcript lines 0 $t/lines.sim
transcript untimed 0 $t/lock.sim --timing off
transcript variables 0 $t/variables.sim

# The run under the debugger is the run without it: its cycles, results, and exit status.
h=sim_hal/workloads/heterosync
same() {
    local cycles file=$1 name="$*" status=0
    "$onward" run "$@" --stats "$work/stats" >/dev/null 2>&1 || status=$?
    cycles=$(statistic cycles)
    printf 'watch arg0 failed\nbreak cycle 9000\nc\ndelete\ngoto cycle 20000\nback\nc\nfirmware\n' >"$work/script"
    expect_exit "$status" "$name" "$onward" debug "$@" --script "$work/script"
    [ -z "$cycles" ] || expect_report "^cycle $cycles, the run has ended" "$name: cycles"
    expect_words "cp_instructions $(statistic cp_instructions)" "$name: instructions of the firmware"
}
same $h/SPM_G_small.sim
same $h/SPM_G_small.sim --policy awg
same $h/FAM_G_small.sim --policy onward --lose-cu 0@20us --set gpu.cus=2
same $h/TB_LG_small.sim --policy timeout --scheduler kin
same $h/SLM_G_small.sim --policy awg --set cu.issue_width=1
same $h/SLM_G_small.sim --policy awg --timing off
same $t/abba.sim

# A cycle that does not come, with timing and without.
printf 'goto cycle 99999999\ngoto cycle 7000\ngoto cycle 99999999\n' >"$work/script"
for timing in on off after=1; do
    expect_exit 0 "a cycle behind the end, timing $timing" "$onward" debug $t/lock.sim --timing $timing --script "$work/script"
    if [ "$(grep -c '^cycle [0-9]*, the run has ended before cycle 99999999: fine$' "$work/out")" = 2 ]; then ok; else
        not_ok "a cycle behind the end, timing $timing" "$(tail -n 1 "$work/out")"
    fi
done

# Each kernel.
printf 'break kernel\nc\ncontinue\n' >"$work/script"
expect_exit 0 "break kernel" "$onward" debug $t/lock.sim --script "$work/script"
expect_report '^cycle [0-9]*, stop 1: kernel$' "break kernel"
expect_report '^cycle [0-9]*, the run has ended: fine$' "break kernel: the end"

# Wrong commands: file, line, and what is wrong.
wrong() {
    printf '%s\n' "$1" >"$work/wrong.dbg"
    expect_exit 2 "$1" "$onward" debug $t/lock.sim --script "$work/wrong.dbg"
    expect_words "wrong.dbg:$(wc -l <"$work/wrong.dbg"): $2" "$1: message"
}
wrong 'jump' "unknown command 'jump'; help lists them all"
wrong 're' "command 're' may be reverse-continue or reverse-step"
wrong 'break lock.s:24' 'no code at lock.s:24; the next line with code is 25'
wrong 'break lock.s:70000' 'no code at lock.s:70000, and none behind it'
wrong 'break other.cl:3' "no code comes from a file 'other.cl'"
wrong 'break lock.cl:3' "no code comes from a file 'lock.cl'"
wrong 'break lock.s:x' 'break: expected FILE:LINE'
wrong 'break nowhere' "'nowhere' is no label, and no FILE:LINE"
wrong 'break workgroup 2' 'there is no work-group 2'
wrong 'break workgroup 1,x' "break workgroup: expected X, X,Y or X,Y,Z, found '1,x'"
wrong 'break cycle soon' "break cycle: expected a number of cycles, found 'soon'"
wrong 'break line 4' 'break: expected workgroup or cycle before the second word'
wrong 'watch arg7' "nothing in memory is called 'arg7'; there are locks sum arg2"
wrong 'watch arg0[4]' 'locks has 4 elements, there is no element 4'
wrong 'watch arg0[' "'arg0[': expected NAME or NAME[I]"
wrong 'watch arg0 seldom' 'watch: expected read, write, change or failed'
wrong 'memory 0x2' '0x2: expected a multiple of 4 below'
wrong 'memory 0xffffffffffffffff0' "'0xffffffffffffffff0' is no address"
wrong 'delete 1' 'there is no stop 1'
wrong 'step' 'the run has not begun: run or continue begins it'
wrong 'where' 'the run has not begun: run or continue begins it'
wrong 'back' 'the run has not begun: run or continue begins it'
wrong 'goto 5' 'goto: expected goto cycle N'
for name in breaks run continue reverse-continue reverse-step locals waits syncmon firmware output quit; do
    wrong "$name 40" "$name: expected nothing behind it, found '40'"
done
wrong $'continue\nstep' 'the run has ended: run begins it again, back goes back'
wrong $'continue\nback' 'there are 0 stops before this one'
wrong $'break lock\ncontinue\nfocus workgroup 9' 'work-group (9,0,0) was not launched yet, has ended, or does not exist'
wrong $'break lock\ncontinue\nfocus lane 64' "focus lane: expected 0 to 63, found '64'"
wrong $'break lock\ncontinue\nprint v200' 'the wave has v0 to v'
wrong $'break lock\ncontinue\nprint lds[512]' 'lds[512]: expected a multiple of 4 below'
wrong $'break lock\ncontinue\ncu 900' 'cu: expected a compute unit, 0 to'
wrong $'break lock\ncontinue\nstep 0' "expected a number from 1 on, found '0'"

printf 'break lock.cl:14\n' >"$work/wrong.dbg"
expect_exit 2 "a line without code" "$onward" debug $t/lines.sim --script "$work/wrong.dbg"
expect_words 'wrong.dbg:1: no code at lock.cl:14; the next line with code is 15' "a line without code: message"
# The source has changed since, or is not there.
mkdir "$work/moved"
cp $t/lines.s $t/lines.sim "$work/moved"
printf 'break lock.cl:15\ncontinue\nlist\n' >"$work/script"
expect_exit 0 "no source" "$onward" debug "$work/moved/lines.sim" --script "$work/script"
expect_words 'lock.cl is not there' "no source: message"
{ echo; cat $t/lock.cl; } >"$work/moved/lock.cl"
expect_exit 0 "another source" "$onward" debug "$work/moved/lines.sim" --script "$work/script"
expect_words 'lock.cl is not the file that was compiled' "another source: message"

# Variables at each level of optimisation: what is printed of them is what the program computes from them.
# variable NAME FORMULA: NAME in all lanes, as the last output has it, is the awk formula of the lane.
variable() {
    sed -n "s/^$1 lane [ 0-9]*: *//p" "$work/out" | tr '\n' ' ' >"$work/got"
    awk "BEGIN { for (lane = 0; lane < 64; lane++) printf \"%s \", $2 }" >"$work/want"
    if cmp -s "$work/got" "$work/want"; then ok; else not_ok "$level: $1" "$(cat "$work/got")"; fi
}
variables_of_level() {
    local level=$1 line=$2 formula='14 + 3 * lane'
    sim_hal/workloads/compile.sh $t/variables.cl "$work/variables.s" "$level"
    sed 's/variables.cl/variables.s/' $t/variables.sim >"$work/variables.sim"
    { printf 'break variables.cl:%s\ncontinue\n' "$line" && printf 'print %s lanes\n' sum half_item history pair four wide
        printf 'delete\ncontinue\nprint arg0 64\n'; } >"$work/script"
    expect_exit 0 "$level: variables" "$onward" debug "$work/variables.sim" --script "$work/script"
    variable sum "$formula"
    sed -i 's/^arg0\[[0-9]*\]:/out lane 0:/' "$work/out"
    variable out "$formula"
    [ "$level" = -O0 ] || return 0
    variable half_item 'int(lane / 2) - 7'
    variable history 'sprintf("{%d, %d, %d, 44}", 3, lane + 3, 2 * lane + 3)'
    variable pair 'sprintf("{.first = %d, .second = 1.5}", lane + 100)'
    variable four 'sprintf("{1.5, 2, 3, %d}", lane)'
    variable wide 'sprintf("%.0f", lane * 8589934592)'
}
if ! lacks "variables at each level" clang libclc; then
    variables_of_level -O0 32
    variables_of_level -O1 30
    variables_of_level -O2 30
fi

# Damaged debug sections are named when a variable is asked for; the run is the run.
sed 's/^\t\.short\t5  *; DWARF version number/\t.short 3 ; DWARF version number/' $t/generated/variables.s >"$work/old.s"
sed 's/variables.cl/old.s/' $t/variables.sim >"$work/old.sim"
printf 'break variables\ncontinue\nprint sum\n' >"$work/wrong.dbg"
expect_exit 2 "old debug sections" "$onward" debug "$work/old.sim" --script "$work/wrong.dbg"
expect_words 'old.s: the debug sections are of DWARF 3; compile with -gdwarf-5' "old debug sections: message"
wrong $'break lock\ncontinue\nlocals' 'the kernel was not compiled with -g'
wrong 'locals' 'the run has not begun: run or continue begins it'

# A user is told, and goes on; the end of the input quits.
expect_exit 0 "commands from a pipe" "$onward" debug $t/lock.sim <<<$'jump\ncontinue\nprint sum'
expect_words "unknown command 'jump'" "the wrong one is named"
expect_words 'sum = 9' "the next one is carried out"
expect_exit 2 "no such script" "$onward" debug $t/lock.sim --script "$work/none"
expect_exit 2 "no such file" "$onward" debug "$work/none.sim"
head -c 4000 /dev/urandom >"$work/noise"
expect_exit 2 "noise as a script" "$onward" debug $t/lock.sim --script "$work/noise"

finish debug_test
