#!/bin/bash
# The suite stealing: results equal the host's and every node is visited once a round, in each scenario, under policies
# that wait in their own ways, with L1s that write through and that combine, while a compute unit is lost; and the
# suite's list. A part of the benchmarks has its turn at each commit. Usage: [SAMPLE=all] stealing_test.sh BUILD
build=$(cd "$1" && pwd)
cd "$(dirname "$0")/../.." || exit 1
. tests/support/lib.sh
suite=sim_hal/workloads/stealing
# The small launches fill these slots.
few="--set gpu.cus=2 --set simd.waves=16 --max-cycles 20000000"
mkdir "$work/generated"
cp $suite/*_small.sim "$work"
cp $suite/generated/*.s "$work/generated"

# check NAME FILE OPTION...: a run with right results.
check() {
    local name=$1 file=$2
    shift 2
    # shellcheck disable=SC2086
    expect_exit 0 "$name $*" "$build/onward" run "$file" $few "$@" --stats "$work/stats"
}

# scenario FILE NAME: the launch with the kernel of another scenario; prints its path.
scenario() {
    sed -E "2s/_remote\$/_$2/" "$work/$1.sim" >"$work/$1_$2.sim"
    echo "$work/$1_$2.sim"
}

# The kernels in all ways.
# shellcheck disable=SC2086
for name in PRK_1 SSSP_1 MIS_1 CLR_1 UTS OCTREE GAME; do
    in_turn 7 || continue
    thefts=0
    for kind in base scope steal remote; do
        file=$(scenario ${name}_small $kind)
        for mode in through "combine --set scopes.mode=registered"; do
            mode="--set l1.mode=$mode"
            for policy in baseline awg onward; do
                check "$name $kind" "$file" --policy $policy $mode
                case $kind in
                base | scope) expect_statistic thefts_tried -eq 0 "$name $kind $policy $mode" ;;
                *)
                    stolen=$(statistic thefts)
                    thefts=$((thefts + ${stolen:-0}))
                    ;;
                esac
                check "$name $kind" "$file" --policy $policy $mode --lose-cu 1@35us+60us
            done
            check "$name $kind" "$file" --policy awg $mode --lose-cu 1@40us
            check "$name $kind" "$file" --policy onward $mode --lose-cu 0@60us
        done
        check "$name $kind, L1s kept" "$file" --policy onward --set l1.mode=combine --set scopes.mode=selective \
            --set l1.restore_keeps=1 --set l1.begin_keeps=1 --set cp.restore_same=1 --lose-cu 1@35us+60us
        [ ! -e "$work/${name}_wave_small.sim" ] ||
            check "$name $kind, one wave" "$(scenario ${name}_wave_small $kind)" --policy awg $mode
    done
    if [ $thefts -ge 200 ]; then ok; else not_ok "$name: thefts" "$thefts"; fi
done

# Owners' L1s perform thieves' operations: with work-groups that stay, that move, and whose compute unit is lost. A run twice is the same.
mode="--set l1.mode=combine --set scopes.mode=registered --set scopes.delegate=1"
# shellcheck disable=SC2086
for name in PRK_1 SSSP_1 MIS_1 CLR_1 UTS OCTREE GAME PRK_1_wave MIS_1_wave_near; do
    in_turn 9 || continue
    file=$work/${name}_small.sim
    for policy in baseline awg onward; do
        check "$name delegated" "$file" --policy $policy $mode
        expect_statistic delegated -gt 0 "$name delegated $policy"
        check "$name delegated" "$file" --policy $policy $mode --lose-cu 1@35us+60us
    done
    cp "$work/stats" "$work/stats.first"
    check "$name delegated" "$file" --policy onward $mode --lose-cu 1@35us+60us
    same_statistics "$work/stats.first" "$work/stats" && ok || not_ok "$name delegated" "not the same twice"
    check "$name delegated" "$file" --policy awg $mode --lose-cu 1@40us
    check "$name delegated, few slots" "$file" --policy onward $mode --set simd.waves=6
    check "$name delegated, with the others" "$file" --policy onward $mode --set scopes.hand_over=1 --set scopes.epoch=1 --set scopes.merge=1
done

# A thief that tries its own compute unit first. What work-groups say about theirs may be wrong: it costs time only.
# measure FILE: probes of 1,000 remote operations, in $rate.
measure() {
    # shellcheck disable=SC2086
    check "$1" "$work/$1.sim" --policy awg --set l1.mode=combine --set scopes.mode=registered
    rate=$(($(statistic probes) * 1000 / ($(statistic remote_acquires) + $(statistic remote_releases))))
}
# shellcheck disable=SC2086
for name in PRK_1 SSSP_1 MIS_1 CLR_1; do
    in_turn 4 || continue
    file=$work/${name}_wave_near_small.sim
    for mode in through "combine --set scopes.mode="{global,broadcast,selective,registered,lazy,ideal} \
        "combine --set scopes.mode=selective --set scopes.hint=16"; do
        mode="--set l1.mode=$mode"
        for policy in baseline awg onward; do
            check "$name near" "$file" --policy $policy $mode
            expect_statistic thefts -gt 0 "$name near $policy $mode"
            check "$name near" "$file" --policy $policy $mode --lose-cu 1@35us+60us
        done
        check "$name near" "$file" --policy awg $mode --lose-cu 1@40us
    done
    check "$name near, few slots" "$file" --policy onward --set simd.waves=2
    check "$name near" "$file" --policy awg --check-scopes
    measure ${name}_wave_small
    plain=$rate
    measure ${name}_wave_near_small
    if [ "$rate" -lt "$plain" ]; then ok; else not_ok "$name: probes" "$rate near, $plain without"; fi
    kernel=$(sed -n '2s/\.cl.*//p' "$file")
    sed -i -E 's/s_getreg_b32 (s[0-9]+), .*/s_mov_b32 \1, 5/' "$work/generated/$kernel.s"
    check "$name near, a wrong compute unit" "$file" --policy awg --set l1.mode=combine --set scopes.mode=selective
    cmp -s "$work/generated/$kernel.s" "$suite/generated/$kernel.s" && not_ok "$kernel" "no s_getreg" || ok
done

# The other inputs; few slots; another number of work-groups, by which the nodes are divided anew.
# shellcheck disable=SC2086
for name in PRK_2 PRK_3 SSSP_2 SSSP_3 MIS_2 CLR_2 OCTREE GAME; do
    for kind in base scope steal remote; do
        in_turn 8 || continue
        file=$(scenario ${name}_small $kind)
        for mode in global broadcast selective "selective --set scopes.hint=16" lazy ideal; do
            check "$name $kind" "$file" --policy awg --set l1.mode=combine --set scopes.mode=$mode
        done
        check "$name $kind, few slots" "$file" --policy onward --set simd.waves=6
        case $name in
        OCTREE | GAME) ;; # the tasks at the start are divided by arguments
        *) check "$name $kind, 15 work-groups" "$file" --policy awg --groups 15 ;;
        esac
    done
done

# Tasks so large that most queues never have one.
for name in PRK_1 PRK_1_wave; do
    for kind in steal remote; do
        file=$(scenario ${name}_small $kind)
        sed -i -E 's/> 8 +# grain/> 500 # grain/' "$file"
        # shellcheck disable=SC2086
        check "$name $kind, empty queues" "$file" --policy awg --set l1.mode=combine --set scopes.mode=registered
        grep -q '> 500 # grain' "$file" && ok || not_ok "$name: grain" "$(grep grain "$file")"
    done
done

# No kernel has a race. A thief whose operations are not remote has one: it and the owner use different scopes.
for name in PRK_1 SSSP_1 MIS_1 CLR_1 UTS OCTREE GAME; do
    for kind in base scope steal remote; do
        in_turn 4 || continue
        check "$name $kind" "$(scenario ${name}_small $kind)" --policy awg --check-scopes
    done
done
kernel=$work/generated/mis.s
sed -i -E 's/(onward_sync_.* agent (acq|rel)) remote/\1/' "$kernel"
expect_exit 1 "not remote" "$build/onward" run "$(scenario MIS_1_small remote)" --policy awg --check-scopes
expect_report 'race on the word .*mis\.s:[0-9]+: .*mis\.s:[0-9]+: ' "not remote"
cp "$suite/generated/mis.s" "$kernel"

# Without the barrier's acquire a round reads earlier values, which the L1 still has. No WG steals here, so nothing else
# empties it.
for name in PRK_1 SSSP_1 CLR_1; do
    file=$(scenario ${name}_small scope)
    kernel=$(sed -n '2s/\.cl.*//p' "$file")
    sed -i '/buffer_wbinvl1_vol/d' "$work/generated/$kernel.s"
    expect_exit 1 "$name, no acquire" "$build/onward" run "$file" --policy awg --set gpu.cus=4 --set l1.mode=combine \
        --set scopes.mode=selective
    expect_words "elements are wrong" "$name, no acquire"
done

# A store, then operations of work-group scope on the same line: in `registered` the line's fetch brings older bytes than the
# store, in `lazy` work-groups of one CU invalidate each other's fetches.
for mode in global broadcast selective registered lazy ideal; do
    for groups in 1 32; do
        expect_exit 0 "own store, $mode, $groups" "$build/onward" run tests/shell/stealing/own_store.sim --groups $groups \
            --set gpu.cus=2 --set l1.mode=combine --set scopes.mode=$mode --max-cycles 1000000
    done
done

# What the launches of uts expect is what the host computes.
argument() { sed -nE "s/^<.*> ([0-9]+) +# $2\$/\1/p" "$suite/$1.sim"; }
"${CC:-cc}" -std=c11 -O2 tests/shell/stealing/uts_constants.c -o "$work/constants" || exit 1
for name in UTS_small UTS_base UTS_scope UTS_steal UTS_remote; do
    read -r all _ <<<"$(sed -n 3p $suite/$name.sim)"
    read -r items _ <<<"$(sed -n 4p $suite/$name.sim)"
    expected=$("$work/constants" $((all / items)) "$items" "$(argument $name roots)" "$(argument $name inner)" \
        "$(argument $name effort)")
    found=$(sed -nE 's/.*expect=([1-9][0-9]*)>.*/\1/p' $suite/$name.sim)
    if [ "$found" = "$expected" ]; then ok; else not_ok "$name: constants" "$expected"; fi
done

# The same of octree and game, by what computes it for the cooperative kernels.
"${CC:-cc}" -std=c11 -O2 tests/shell/cooperative/steal_constants.c -o "$work/steal_constants" || exit 1
for size in small base scope steal remote; do
    for name in "OCTREE_$size octree particles" "GAME_$size game opening split"; do
        # shellcheck disable=SC2086
        set -- $name
        file=$1
        values=$(for argument in "${@:3}"; do argument "$file" "$argument"; done)
        found=$(sed -nE '/# errors$/d; s/^<.*expect=(-?[0-9]+).*/\1/p' "$suite/$file.sim")
        # shellcheck disable=SC2086
        if [ "$found" = "$("$work/steal_constants" "$2" $values)" ]; then ok; else not_ok "$file: constants" "$found"; fi
    done
done

# Every launch of the suite is there in each scenario.
for name in PRK_1 PRK_2 PRK_3 SSSP_1 SSSP_2 SSSP_3 MIS_1 MIS_2 CLR_1 CLR_2 UTS OCTREE GAME; do
    for kind in base scope steal remote; do
        kernel=$(sed -n 2p "$suite/${name}_$kind.sim")
        line="benchmark ${name}_$kind ${name}_$kind.sim"
        [ "${kernel##*_}" = $kind ] && grep -qx "$line" $suite/benchmarks.txt
        right=$?
        if [ $right = 0 ]; then ok; else not_ok "$line" "$kernel"; fi
    done
done
finish stealing
