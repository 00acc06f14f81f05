#!/bin/bash
# Cooperative kernels: every primitive with a rival of higher priority that comes at several times, fewer places than
# work-groups, a compute unit lost meanwhile; what breaks the rules; the same kernels when they are not managed, and on
# oclgrind. Usage: cooperative_test.sh BUILD
build=$(cd "$1" && pwd)
cd "$(dirname "$0")/../.." || exit 1
. tests/support/lib.sh
run="$build/onward run"
t=tests/shell/cooperative
cp $t/*.sim $t/generated/*.s "$work"
few="--set gpu.cus=2 --set simd.waves=2 --max-cycles 20000000"
kills=0
forks=0
resizes=0

# last NAME VALUE: the launch with its last argument, a number, replaced; prints the path.
last() {
    sed "\$s/> .*/> $2/" "$work/$1.sim" >"$work/$1_$2.sim"
    echo "$work/$1_$2.sim"
}

# plain NAME: the launch as any other kernel's; prints the path.
plain() {
    sed 's/ cooperative//; s/ maximal//' "$work/$1.sim" >"$work/$1_plain.sim"
    echo "$work/$1_plain.sim"
}

# passes NAME COMMAND...: exit status 0; its changes of M are added up.
passes() {
    local name=$1
    shift
    expect_exit 0 "$name" "$@" --stats "$work/stats"
    kills=$((kills + $(statistic cp_coop_kills)))
    forks=$((forks + $(statistic cp_coop_forks)))
    resizes=$((resizes + $(statistic cp_coop_resizes)))
}

# shellcheck disable=SC2086
for policy in baseline timeout monnr-all awg onward; do
    for loss in "" "--lose-cu 1@15us+40us" "--lose-cu 0@30us"; do
        # Under baseline those who spin at a barrier keep the places that a saved one needs, for good if none comes back.
        [ "$policy $loss" = "baseline --lose-cu 0@30us" ] && continue
        for time in 1us 13us 20us 41us; do
            rival="--with $work/rival.sim@$time,3"
            passes "steal, $policy, $time $loss" $run "$work/steal.sim" --policy $policy $few $rival $loss
        done
        for kind in 1 2 3 4; do
            passes "rounds $kind, $policy $loss" $run "$(last rounds $kind)" --policy $policy $few --with "$work/rival.sim@20us,3" $loss
        done
        for kind in 0 1 2 3 4 17 18 19 20; do
            passes "rounds of several waves $kind, $policy $loss" $run "$(last rounds_wide $kind)" --policy $policy --set gpu.cus=3 \
                --set simd.waves=3 --max-cycles 20000000 --with "$work/rival.sim@20us,3" $loss
        done
    done
done
for count in kills forks resizes; do
    if [ "${!count}" -gt 40 ]; then ok; else not_ok "$count in all runs" "${!count}, not more than 40"; fi
done

# The smallest rings and steps.
# shellcheck disable=SC2086
for kind in 1 2 3; do
    passes "rounds $kind, small rings" $run "$(last rounds $kind)" --policy awg $few --with "$work/rival.sim@20us,3" \
        --set mailbox.commands=1 --set mailbox.events=1 --set cp.budget=1
done

# Resizing barriers change M: the rival gets its places without a save, and gives them back.
# shellcheck disable=SC2086
{
    passes "resizing" $run "$(last rounds 1)" --policy baseline $few --with "$work/rival.sim@20us,3"
    expect_words "[0] = 4" "as few as the rival left"
    expect_statistic cp_coop_kills -eq 4 "resizing"
    expect_statistic cp_coop_forks -eq 4 "resizing"
    expect_statistic switches_out -eq 0 "resizing"
    expect_statistic with1_gather_max -lt 60000 "resizing"
    passes "global barriers" $run "$(last rounds 0)" --policy baseline $few --with "$work/rival.sim@20us,3"
    expect_statistic cp_messages -eq 0 "global barriers"
}

# A kernel that comes again and again, until the first one ends, and the places it takes by force.
sed 's/ expect=1//' "$work/rival.sim" >"$work/again.sim"
# shellcheck disable=SC2086
{
    passes "periodic" $run "$work/steal.sim" --policy awg $few --with "$work/again.sim@5us,3,40us"
    expect_statistic with1_launches -ge 4 "periodic"
    expect_statistic with1_ended -eq "$(statistic with1_launches)" "periodic"
    expect_statistic with1_gather_mean -ge "$(statistic with1_gather_min)" "periodic"
    expect_statistic with1_end_max -ge "$(statistic with1_end_mean)" "periodic"
    passes "missed periods" $run "$work/steal.sim" --policy awg $few --with "$work/again.sim@5us,3,1us"
    expect_statistic with1_periods_missed -eq "$(statistic with1_launches)" "missed periods"
    passes "by force" $run "$(last rounds 0)" --policy awg $few --with "$work/rival.sim@10us,3,0,500"
    expect_statistic cp_gather_saves -ge 1 "by force"
    passes "itself cooperative, again and again" $run "$(last rounds 1)" --policy awg $few --with "$work/steal.sim@5us,0"
}

# As many as fit, and none of them goes.
# shellcheck disable=SC2086
for policy in baseline awg; do
    passes "maximal, $policy" $run "$work/maximal.sim" --policy $policy $few --with "$work/rival.sim@5us,4"
    expect_statistic cp_coop_kills -eq 0 "maximal, $policy"
done

# breaks STATUS NAME WORDS LAUNCH: a kernel that breaks a rule ends so, with these words; the other one ends well.
sed 's/ expect=1/ expect=1 dump/' "$work/rival.sim" >"$work/shown.sim"
breaks() {
    local status=$1 name=$2 words=$3 file=$4
    shift 4
    for policy in baseline awg; do
        expect_exit "$status" "$name, $policy" $run "$file" "$@" --policy $policy --with "$work/shown.sim@5us"
        expect_words "$words" "$name, $policy"
        expect_words "[255] = 1" "$name, $policy, the other kernel"
    done
}
breaks 4 "part of a wave" "message sent by part of a work-group (kernel broken, work-group (0,0,0), wave 0" "$(last broken 0)"
breaks 4 "no offer" "kernel broken, work-group 1: it asked for a fork that had not been offered" "$(last broken 1)"
breaks 4 "one has ended" "kernel broken, work-group 3: it has ended, and the others wait for it" "$(last broken 2)"
breaks 4 "no such message" "kernel broken, work-group 2: it sent a message that means nothing" "$(last broken 3)"
breaks 4 "end of no barrier" "kernel broken, work-group 2: it ended a resizing barrier at which not all" "$(last broken 4)"
breaks 0 "a flood of messages" "[255] = 1" "$(last broken 5)"
breaks 4 "one wave" "message sent by part of a work-group (kernel broken" "$(last broken 6)"
last broken 1 >/dev/null
breaks 4 "not cooperative" "message of an ordinary kernel (kernel broken" "$(plain broken_1)"
breaks 4 "not cooperative, by the firmware" "it sent a message, but was not launched as a cooperative kernel" "$(plain broken_1)" --set gpu.dispatcher=0
sed 's/fill=0 cooperative/fill=7 cooperative/' "$work/broken_1.sim" >"$work/garbage.sim"
breaks 4 "garbage for a control block" "launch options or control block not valid" "$work/garbage.sim"

# Not managed: N work-groups, which must all fit, and nothing happens to them.
for name in steal rounds rounds_wide; do
    passes "$name, an ordinary launch" $run "$(plain $name)" --policy awg
    expect_statistic messages -eq 0 "$name, an ordinary launch"
done

# One work-group, here and on oclgrind.
needs cooperative oclgrind-kernel
for name in steal rounds; do
    sed -E 's/^1024 1 1/64 1 1/; s/ cooperative//; s/ expect=[0-9]+/ dump/' "$work/$name.sim" >"$work/${name}_one.sim"
    expect_exit 0 "$name, one work-group" $run "$work/${name}_one.sim"
    grep -o '\[[0-9]*\] = .*' "$work/out" >"$work/here"
    (cd $t && oclgrind-kernel "$work/${name}_one.sim") | grep -o '\[[0-9]*\] = .*' >"$work/there"
    if [ -s "$work/here" ] && cmp -s "$work/here" "$work/there"; then ok; else not_ok "$name" "oclgrind has other results"; fi
done
finish cooperative
