#!/bin/bash
# Compares the in-process binding with the firmware on an emulated board, over a whole suite: docs/templates/compared.in.md, which docs/measured/costs.md
# refers to and `make figures` includes in docs/measured/results.md. Usage: compare.sh BUILD, with the image of qemu-rv32 built.
# Simulating waves takes nearly all of the time, whatever runs the firmware. So baseline is left out: its firmware does what that of
# sleep-16k does, launch and retire, while waves that spin take a third of the whole time. And one other clock shows how sensitive a run is.
set -e -o pipefail
build=$1
cd "$(dirname "$0")/../.."
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
policies=sleep-16k,timeout,monrs-all,monr-all,monnr-all,monnr-one,awg,minresume,onward
page=docs/templates/compared.in.md

# suite NAME OPTION...: a row for each benchmark, policy and scenario.
suite() {
    local name=$1
    shift
    "$build/onward" suite heterosync --policy $policies --scenario steady,cu-loss --csv "$work/$name.csv" "$@" >/dev/null
}
suite local
suite remote --cp qemu-rv32
# How much the cycles move when the firmware is a little slower: a clock of 1 % less.
policies=timeout,monr-all,monnr-all,monnr-one,awg,minresume,onward
suite slower --set cp.clock_mhz=1980

awk -F, '
    function distance(ratio) { return ratio > 1 ? ratio - 1 : 1 - ratio }
    FNR == 1 { file++; for (i = 1; i <= NF; i++) column[$i] = i; next }
    {
        key = $column["benchmark"] SUBSEP $column["policy"] SUBSEP $column["scenario"]
        cycles[file, key] = $column["cycles"]
        end[file, key] = $column["status"] " " $column["verified"]
    }
    file == 1 { keys[++runs] = key; name[key] = $column["benchmark"] " " $column["scenario"]; policy[key] = $column["policy"] }
    file == 1 && !(policy[key] in count) { order[++policies] = policy[key]; count[policy[key]] = 0 }
    END {
        for (i = 1; i <= runs; i++) {
            key = keys[i]; p = policy[key]
            if (end[1, key] != end[2, key]) { other++; continue }
            if (end[1, key] !~ /^ok /) continue
            ratio = cycles[2, key] / cycles[1, key]
            count[p]++; sum[p] += log(ratio)
            if (distance(ratio) < 0.05) near[p]++
            if (distance(ratio) >= distance(worst[p] ? worst[p] : 1)) { worst[p] = ratio; which[p] = name[key] }
            if (end[3, key] != end[1, key]) continue
            ratio = cycles[3, key] / cycles[1, key]
            if (distance(ratio) >= distance(moved[p] ? moved[p] : 1)) { moved[p] = ratio; mover[p] = name[key] }
        }
        print "| policy | runs that end well | geometric mean | within 5 % | worst | in process, a clock of 1 % less: worst |"
        print "| --- | --- | --- | --- | --- | --- |"
        for (i = 1; i <= policies; i++) {
            p = order[i]
            if (!count[p]) continue
            all += count[p]; total += sum[p]; close_by += near[p]
            if (distance(worst[p]) >= distance(most ? most : 1)) { most = worst[p]; where = p " " which[p] }
            shift = moved[p] ? sprintf("%+.1f %%, %s", 100 * (moved[p] - 1), mover[p]) : "-"
            printf "| %s | %d | %+.1f %% | %d | %+.1f %%, %s | %s |\n", p, count[p], 100 * (exp(sum[p] / count[p]) - 1), near[p],
                100 * (worst[p] - 1), which[p], shift
        }
        printf "| all | %d | %+.1f %% | %d | %+.1f %%, %s | |\n\n", all, 100 * (exp(total / all) - 1), close_by, 100 * (most - 1), where
        printf "Of %d runs, %d end differently (status or verified).\n", runs, other
    }' "$work/local.csv" "$work/remote.csv" "$work/slower.csv" >"$work/table"
cp "$work/table" "$page"
awk -v file="$work/table" '
    $0 == "<!-- end -->" {skip = 0}
    !skip {print}
    $0 == "<!-- compared -->" {while ((getline line < file) > 0) print line; skip = 1}' docs/measured/costs.md >"$work/doc"
cp "$work/doc" docs/measured/costs.md
