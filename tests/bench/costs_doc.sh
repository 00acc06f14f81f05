#!/bin/bash
# Measures the firmware's operations on emulated boards; writes the table that the in-process binding charges and docs/measured/costs.md.
# Usage: costs_doc.sh BUILD MAKE. The images, bench_units among them, and bench_costs are built.
set -e -o pipefail
build=$1
make=$2
cd "$(dirname "$0")/../.."
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
h=sim_hal/workloads/heterosync
c=tests/shell/cooperative
rival="gpu.cus=2 simd.waves=2 with=$c/rival.sim"
boards="qemu-rv32 mps2-an385"
own="gpu.dispatcher=0 log.entries=1024" # each launch, save and restore is an operation of the firmware, and the log has room
measure() {
    local board=$1
    shift
    "$build/tests/bench/bench_costs" run "$build/boards/$board" "$@"
}

# Runs that spill conditions or are no mutex or barrier; and cooperative kernels that give slots to another one.
apart=(
    "$h/FAM_G.sim awg 100000 syncmon.sets=1" "$h/TB_LG.sim monnr-all 100000 syncmon.sets=1" "$h/SPM_G.sim awg 100000 syncmon.sets=1"
    "$h/FAM_G_wide.sim timeout 20000 gpu.cus=2" "sim_hal/workloads/plain/vector_add.sim baseline -"
)
pairs=("$c/steal.sim awg 100000 $rival" "$c/rounds.sim baseline - $rival")
# Charged, but not fitted: what the fit is worth for cooperative kernels that it has not seen.
unseen=("$c/steal.sim baseline - $rival" "$c/rounds.sim awg 30000 $rival")
# Work of every kind: mutexes and barriers under each policy, full GPUs that lose a compute unit, and those above.
runs=(
    "$h/FAM_G.sim awg 100000" "$h/FAM_G.sim awg -" "$h/SPM_G.sim monnr-all 100000" "$h/SLM_G.sim monnr-one 100000"
    "$h/TB_LG.sim timeout 100000" "$h/LFTB_LG.sim awg 100000" "$h/TBEX_LG.sim onward 100000"
    "$h/SPM_L.sim minresume 100000" "$h/FAM_L.sim onward 100000" "$h/SLM_L.sim monr-all 100000"
    "$h/LFTBEX_LG.sim timeout 100000" "${apart[@]}" "${pairs[@]}"
)
# The arguments of all runs.
all_runs() {
    local run
    for run in "${runs[@]}"; do echo "-- $run $own"; done
}
for board in $boards; do
    # shellcheck disable=SC2046
    measure "$board" all $(all_runs) >"$work/$board"
done

# What is charged in process is fitted to runs as they are made, with up to 16 units a step: every benchmark in both scenarios,
# the policies by turns, and those above that spill conditions or are no mutex or barrier. Each is a run to the fit, and all those
# above with one unit a step are one more: they tell apart what a step of 16 always does together.
fitted=("${apart[@]}" "${pairs[@]}" "$h/FAM_G.sim monrs-all 100000")
benchmarks=(FAM_G FAM_L SLM_G SLM_L SPM_G SPM_L TB_LG TBEX_LG LFTB_LG LFTBEX_LG)
policies=(timeout monr-all monnr-one awg onward minresume monnr-all)
for i in "${!benchmarks[@]}"; do
    fitted+=("$h/${benchmarks[i]}.sim ${policies[i % 7]} -")
    for turn in 3 5; do fitted+=("$h/${benchmarks[i]}.sim ${policies[(i + turn) % 7]} 100000"); done
done
# usual KEYWORD RUN: the classes of steps of one run.
usual() {
    local file policy loss setting
    read -r file policy loss setting <<<"$2"
    # shellcheck disable=SC2086
    measure qemu-rv32 "$(basename "$file" .sim)/$policy/$loss/${setting// /,}" $2 $own cp.budget=16 | sed -n "s/^class /$1 /p"
}
{
    grep '^class' "$work/qemu-rv32"
    for run in "${fitted[@]}"; do usual class "$run"; done
    for run in "${unseen[@]}"; do usual other "$run"; done
} | "$build/tests/bench/bench_costs" fit >"$work/fit"
# One operation more in a step that does several: tests/unit/target/bench_units.c.
# shellcheck disable=SC2046
$("$make" -s BOARD=qemu-rv32 board-qemu) -kernel "$build/boards/qemu-rv32/tests/unit/target/bench_units.elf" </dev/null >"$work/units"
# The runs of the fit have no commands of the host. One is charged the most that any of them costs beside its work items and answer.
charged() {
    grep '^COST' "$work/fit"
    awk -F'[|,() ]+' '
        $1 == "COST" {cost[$2] = $3}
        $1 == "unit" && /command: / {
            split($0, cell, "|")
            items = cell[3] ~ /CREATE/ ? 1 : cell[3] ~ /LIMIT/ ? 2 : 3
            left = cell[7] - items * cost["units"] - cost["commands"]
            if (left > most) most = left
        }
        END {printf "COST(host_commands, %d)\n", most}' "$work/fit" "$work/units"
}
{
    echo "/* Instructions of firmware operations on board qemu-rv32, written by make costs (docs/measured/costs.md). */"
    charged
} >sim_hal/bind/cost.def

# FAM_G on more and fewer work-groups: everything that is sized by them; a SyncMon with room for few conditions spills the others.
scaled() {
    sed -E "s/^20480 1 1/$(($1 * 64)) 1 1/; s/iterations\*320/iterations*$1/; s/size=1280/size=$(($1 * 4))/; s/expect=320/expect=$1/" \
        $h/FAM_G.sim >"$work/FAM_G_$1.sim"
    cp $h/generated/FAM_G.s "$work/"
    echo "$work/FAM_G_$1.sim"
}
plain() {
    sed -E "s/^262144 1 1/$(($1 * 64)) 1 1/; s/^256 1 1/64 1 1/; s/expect-range=[^>]*//" sim_hal/workloads/plain/vector_add.sim >"$work/plain_$1.sim"
    cp sim_hal/workloads/plain/generated/vector_add.s "$work/"
    echo "$work/plain_$1.sim"
}
# shellcheck disable=SC2086
grow() {
    local groups cus
    for groups in 64 160 320; do
        measure qemu-rv32 "wgs:$groups" "$(scaled $groups)" awg 30000 gpu.cus=2 syncmon.sets=1 $own
    done
    for groups in 64 512 4096; do measure qemu-rv32 "grid:$groups" "$(plain $groups)" baseline - $own; done
    for cus in 2 8 64; do measure qemu-rv32 "cus:$cus" "$(scaled 320)" awg 100000 gpu.cus=$cus syncmon.sets=1 simd.waves=$((cus == 2 ? 20 : 160 / cus)) $own; done
}

# units: least, median and most on 512 work-groups, medians on fewer and on more.
units() {
    echo "| one more of these in a step | least | median | most | median, 64 WGs | median, 4,096 WGs |"
    echo "| --- | --- | --- | --- | --- | --- |"
    awk -F'|' '
        $1 == "unit" {
            if (!seen[$3]++) order[++count] = $3
            median[$3, $2] = $6
            if ($2 == 512) row[$3] = $5 " | " $6 " | " $7
        }
        END {for (i = 1; i <= count; i++) print "| " order[i] " | " row[order[i]] " | " median[order[i], 64] " | " median[order[i], 4096] " |"}' "$work/units"
}
# op BOARD NAME: count, least, median, most.
op() { awk -F'|' -v n="$2" '$1 == "op" && $3 == n {print $4, $5, $6, $7}' "$work/$1"; }
table() {
    echo "| a step of one work item that is | qemu-rv32 | | | mps2-an385 | | | steps seen |"
    echo "| --- | --- | --- | --- | --- | --- | --- | --- |"
    echo "| | least | median | most | least | median | most | |"
    awk -F'|' '$1 == "op" {print $3}' "$work/qemu-rv32" | while IFS= read -r name; do
        # shellcheck disable=SC2046
        set -- $(op qemu-rv32 "$name") $(op mps2-an385 "$name")
        echo "| $name | $2 | $3 | $4 | ${6:--} | ${7:--} | ${8:--} | $1 |"
    done
}
# growth KEY VALUES...: medians side by side.
growth() {
    local key=$1 value
    shift
    printf '| median, instructions |'
    for value; do printf ' %s |' "$value"; done
    printf '\n| --- |'
    for value; do printf ' --- |'; done
    echo
    awk -F'|' -v key="$key" -v values="$*" '
        $1 == "op" && index($2, key ":") == 1 {
            if (!($3 in seen)) order[++count] = $3
            seen[$3] = 1
            median[$3, substr($2, length(key) + 2)] = $6
        }
        END {
            n = split(values, value, " ")
            for (i = 1; i <= count; i++) {
                line = "| " order[i] " |"
                for (j = 1; j <= n; j++) line = line " " ((order[i], value[j]) in median ? median[order[i], value[j]] : "-") " |"
                print line
            }
        }' "$work/growth"
}
# Replaces what stands between <!-- MARK --> and <!-- end --> in docs/measured/costs.md by the standard input.
replace() {
    cat >"$work/text"
    awk -v mark="<!-- $1 -->" -v file="$work/text" '
        $0 == "<!-- end -->" {skip = 0}
        !skip {print}
        $0 == mark {while ((getline line < file) > 0) print line; skip = 1}' docs/measured/costs.md >"$work/doc"
    cp "$work/doc" docs/measured/costs.md
}
# accuracy: what each run was charged, beside what was counted in the same steps.
accuracy() {
    echo "| run | policy | a CU lost at | setting | counted | charged | |"
    echo "| --- | --- | --- | --- | --- | --- | --- |"
    awk -F'|' '
        $1 == "run" && split($2, part, "/") == 4 {
            gsub(",", " ", part[4])
            printf "| %s | %s | %s | %s | %d | %+.1f %% | %s |\n", part[1], part[2], part[3], part[4] == "" ? "-" : part[4], $3,
                100 * ($4 / $3 - 1), part[1] part[2] ~ /^(stealbaseline|roundsawg)$/ ? "not fitted" : ""
        }' "$work/fit"
}
units | replace units
{
    echo '```'
    charged
    echo '```'
} | replace charged
accuracy | replace accuracy
table | replace operations
grow >"$work/growth"
growth wgs 64 160 320 | replace work-groups
growth grid 64 512 4096 | replace grid
growth cus 2 8 64 | replace compute-units
"$make" -s BUILD="$build" all
tests/bench/compare.sh "$build"
