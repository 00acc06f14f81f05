#!/bin/bash
# Cooperative kernels whose work-groups have several waves: every primitive, with waves that agree through local memory and
# through the record, while kernels of higher priority come and go, and with a compute unit lost; under models of forward
# progress with their adversary; when they are not managed; and what breaks the rules. A third of the launches has
# its turn at each commit. Usage: [SAMPLE=all] waves_test.sh BUILD
build=$(cd "$1" && pwd)
cd "$(dirname "$0")/../.." || exit 1
. tests/support/lib.sh
run="$build/onward run"
t=tests/shell/cooperative
cp $t/*.sim $t/generated/*.s "$work"
elements=2048
rounds=21
kills=0
forks=0
resizes=0
share=5 # of what all launches do, the least that those do that have their turn
[ "${SAMPLE:-}" != all ] || share=1
awk -v elements=$elements -v rounds=$rounds -f $t/waves.awk >"$work/serial"

# launch NAME SIZE HOW: waves.sim or its twin with work-groups of that size, and its last argument replaced; prints the path.
launch() {
    awk -v groups=$((elements / $2)) -v size="$2" -v how="$3" '
        NR == 2 { $0 = groups * size " 1 1" }
        NR == 3 { $0 = size " 1 1" }
        NR == 4 { sub(/size=[0-9]+/, "size=" 256 + 64 * groups) }
        { line[NR] = $0 }
        END { for (i = 1; i < NR; i++) print line[i]; sub(/> .*/, "> " how, line[NR]); print line[NR] }' "$work/$1.sim" >"$work/$1_$2_$3.sim"
    echo "$work/$1_$2_$3.sim"
}

# plain FILE: the launch as any other kernel's; prints the path.
plain() {
    sed 's/ cooperative//' "$1" >"$1_plain.sim"
    echo "$1_plain.sim"
}

# passes NAME COMMAND...: exit status 0, and the arrays are what the serial computation finds; changes of M are added up.
passes() {
    local name=$1
    shift
    expect_exit 0 "$name" "$@" --stats "$work/stats"
    if grep -oE 'arg[12]\[.*' "$work/out" | cmp -s - "$work/serial"; then ok; else not_ok "$name" "not what is computed serially"; fi
    kills=$((kills + $(statistic cp_coop_kills)))
    forks=$((forks + $(statistic cp_coop_forks)))
    resizes=$((resizes + $(statistic cp_coop_resizes)))
}

# each COMMAND...: with every launch there is: of both sizes, each primitive, both ways to agree.
each() {
    for size in 128 256; do
        for way in 0 16; do
            for kind in 0 1 2 3 4 5; do ! in_turn 3 || "$@" "$(launch waves $size $((way + kind)))"; done
            for kind in 0 1; do ! in_turn 3 || "$@" "$(launch waves_stable $size $((way + kind)))"; done
        done
    done
}

few="--set simd.waves=2 --max-cycles 20000000"
rivals="--with $work/rival.sim@10us,3 --with $work/rival.sim@30us,3"

# shellcheck disable=SC2086
beside_rivals() { passes "$policy, $(basename "$1")" $run "$1" --policy $policy --set gpu.cus=2 $few $rivals; }
for policy in baseline timeout awg; do
    before=$kills
    each beside_rivals
    # Under timeout waiting WGs are preempted; under the others only the kernel frees slots.
    if [ $policy = timeout ] || [ $((kills - before)) -ge $((20 / share)) ]; then ok; else not_ok "kills under $policy" $((kills - before)); fi
done

# shellcheck disable=SC2086
with_losses() { passes "$policy, $loss, $(basename "$1")" $run "$1" --policy $policy --set gpu.cus=3 $few --with "$work/rival.sim@10us,3" $loss; }
for policy in baseline timeout awg; do
    for loss in "--lose-cu 1@15us+40us" "--lose-cu 0@30us"; do
        # Under baseline those who spin at a barrier keep the places that a saved one needs, for good if none comes back.
        [ "$policy $loss" = "baseline --lose-cu 0@30us" ] || each with_losses
    done
done
for count in kills forks resizes; do
    if [ "${!count}" -gt $((100 / share)) ]; then ok; else not_ok "$count in all runs" "${!count}, not more than $((100 / share))"; fi
done

# The smallest rings and steps.
# shellcheck disable=SC2086
small_rings() {
    passes "small rings, $(basename "$1")" $run "$1" --policy awg --set gpu.cus=2 $few $rivals --set mailbox.commands=1 \
        --set mailbox.events=1 --set cp.budget=1
}
each small_rings

# Not managed: N work-groups, which all fit, and nothing happens to them.
# shellcheck disable=SC2086
unmanaged() {
    passes "unmanaged, $policy, $(basename "$1")" $run "$(plain "$1")" --policy $policy
    if [ "$(statistic messages)" = 0 ]; then ok; else not_ok "unmanaged, $(basename "$1")" "$(statistic messages) messages"; fi
}
for policy in baseline awg; do each unmanaged; done

# A barrier of work-groups that run needs no more than that those go on; none of the adversary's slices is a cooperative
# kernel's, whose work-groups are not all there.
# shellcheck disable=SC2086
for policy in obe lobe hsa+obe fair; do
    for schedule in 0 7 65; do
        for how in 1 5; do
            passes "$policy, schedule $schedule, $how" $run "$(launch waves 256 $how)" --policy $policy --adversary=$schedule \
                --set gpu.cus=2 $few --with "$work/rival.sim@10us,3"
        done
    done
done

# Tasks from a counter: forks and kills at any time, without a barrier.
# shellcheck disable=SC2086
for size in 128 256; do
    for kernel in steal steal_shared; do
        sed "1s/steal\$/$kernel/; 2s/.*/$((16 * size)) 1 1/; 3s/.*/$size 1 1/; s/size=102400/size=$((1600 * size))/" "$work/steal.sim" >"$work/steal_waves.sim"
        for policy in baseline timeout awg; do
            for loss in "" "--lose-cu 1@20us+40us" "--lose-cu 0@50us"; do
                expect_exit 0 "$kernel, $size, $policy $loss" $run "$work/steal_waves.sim" --policy $policy --set gpu.cus=2 $few $rivals $loss \
                    --stats "$work/stats"
                if [ "$(statistic cp_coop_kills)" -ge 1 ]; then ok; else not_ok "$kernel, $size, $policy $loss" "no WG was killed"; fi
            done
        done
    done
done

# A real application: colouring, which the host checks.
suite=sim_hal/workloads/cooperative
cp $suite/generated/color_wide_trained.s "$work"
for graph in color_wide_small color_wide_road_small; do
    sed 's/^color_wide\.cl/color_wide_trained.cl/' $suite/$graph.sim >"$work/$graph.sim"
    for policy in baseline timeout awg; do
        for loss in "" "--lose-cu 1@20us+40us" "--lose-cu 0@50us"; do
            [ "$policy $loss" = "baseline --lose-cu 0@50us" ] && continue
            # shellcheck disable=SC2086
            expect_exit 0 "$graph, $policy $loss" $run "$work/$graph.sim" --policy $policy --set gpu.cus=3 $few $rivals $loss --stats "$work/stats"
            # Under timeout waiting WGs may be preempted instead.
            if [ $policy = timeout ] || [ "$(statistic cp_coop_resizes)" -ge 2 ]; then ok; else not_ok "$graph, $policy $loss" "M did not change"; fi
        done
    done
    expect_exit 0 "$graph, unmanaged" $run "$(plain "$work/$graph.sim")" --policy awg
done

# breaks STATUS NAME WORDS HOW: a kernel that breaks a rule ends so, with these words; the other one ends well.
sed 's/ expect=1/ expect=1 dump/' "$work/rival.sim" >"$work/shown.sim"
breaks() {
    local status=$1 name=$2 words=$3 how=$4
    for size in 128 256; do
        sed "2s/.*/$((8 * size)) 1 1/; 3s/.*/$size 1 1/; s/size=4096/size=$((32 * size))/; \$s/> .*/> $how/" "$work/broken.sim" >"$work/broken_$how.sim"
        for policy in $policies; do
            # shellcheck disable=SC2086
            expect_exit "$status" "$name, $size, $policy" $run "$work/broken_$how.sim" --policy $policy --set gpu.cus=4 $few \
                --with "$work/shown.sim@5us,3"
            expect_words "$words" "$name, $size, $policy"
            [ "$status" = 3 ] || expect_words "[255] = 1" "$name, $size, $policy, the other kernel"
        done
    done
}
policies="baseline awg"
part="message sent by part of a work-group (kernel broken"
breaks 4 "part of a wave" "$part" 0
breaks 4 "the first wave sends" "$part" 6
breaks 4 "the last wave sends" "$part" 7
breaks 4 "each wave sends another word" "$part" 8
breaks 4 "the other waves have ended" "$part" 9
breaks 4 "part of a work-group offers to be killed" "$part" 11
# Nothing is offered while others are saved.
policies=baseline breaks 4 "part of a work-group asks for a fork" "$part" 12
breaks 3 "the other waves never come" "at a message, 1 of " 10
breaks 4 "one has ended" "kernel broken, work-group 3: it has ended, and the others wait for it" 2
breaks 4 "the master has ended" "kernel broken, work-group 0: it has ended, and the others wait for it" 15
breaks 3 "one waits for something else" "kernel broken, work-group (3,0,0) on CU 3, " 13
finish waves
