#!/bin/bash
# Tenants of one priority have equal shares of the GPU, whatever the length of their work-groups: Jain's index of their rates, as in
# tests/bench/tenants.sh, is at least 0.95. It is so if the firmware places, and if the GPU's dispatcher does. Where that places,
# no work-group that waits keeps its slot from others: a barrier of 12 work-groups beside 7 tenants on 16 slots is slowed down
# 10.5 times at most. Of two equal tenants that of weight W has W times the slots of the other one, so its end is at (W + 1) / 2 W of
# the time that both take, within 5 %.
# Usage: tenants_test.sh BUILD
build=$1
cd "$(dirname "$0")/../.." || exit 1
. tests/support/lib.sh
folder=tests/shell/tenants

# together POLICY DISPATCHER KIND[,PRIORITY,..]..: the cycles of each tenant.
together() {
    local policy=$1 dispatcher=$2 kind tenants=()
    shift 2
    for kind; do tenants+=(--with "$folder/${kind%%,*}.sim@10us${kind#"${kind%%,*}"}"); done
    "$build/onward" run $folder/first.sim --policy "$policy" --set gpu.dispatcher="$dispatcher" --set gpu.cus=2 --set simd.waves=4 \
        --set cp.clock_mhz="${clock:-2000}" "${tenants[@]}" --stats "$work/stats" >"$work/out" 2>"$work/err" && awk '/^with[0-9]+_end_max/ {print $2}' "$work/stats"
}

# fair POLICY DISPATCHER KIND..: the index.
fair() {
    local policy=$1 dispatcher=$2 kind index
    shift 2
    together "$policy" "$dispatcher" "$@" >"$work/cycles"
    index=$(for kind; do cat "$work/$policy-$dispatcher-$kind"; done | paste -d' ' - "$work/cycles" | awk '
        NF == 2 {rate = $1 / $2; sum += rate; squares += rate ^ 2}
        END {printf "%.3f", squares ? sum ^ 2 / (NR * squares) : 0}')
    if awk -v index_="$index" 'BEGIN {exit !(index_ >= 0.95)}'; then
        ok
    else
        not_ok "$policy, dispatcher $dispatcher: $*" "Jain's index is $index"
    fi
}

# weighed POLICY DISPATCHER KIND WEIGHT: two tenants of the kind, the first one of that weight.
weighed() {
    local share
    together "$1" "$2" "$3,1,0,0,$4" "$3" >"$work/cycles"
    share=$(awk '{first = NR == 1 ? $1 : first; last = $1 > last ? $1 : last} END {printf "%.3f", NR == 2 ? first / last : 0}' "$work/cycles")
    if awk -v share="$share" -v weight="$4" 'BEGIN {ideal = (weight + 1) / (2 * weight); exit !(share > 0.95 * ideal && share < 1.05 * ideal)}'
    then
        ok
    else
        not_ok "$1, dispatcher $2: $3 of weight $4" "ends at $share of the time"
    fi
}

for policy in awg onward; do
    for dispatcher in 0 1; do
        for kind in short mid long; do together $policy $dispatcher $kind >"$work/$policy-$dispatcher-$kind"; done
        fair $policy $dispatcher short long
        fair $policy $dispatcher short long short long
        fair $policy $dispatcher short long short long short long short long
        fair $policy $dispatcher short mid long
    done
done

# Without the dispatcher the firmware's launches take longer than the short tenants' work-groups, so slots are not what they share. The
# 16 work-groups of mid that end at one time are launched one after the other, which takes a sixth as long as they run: a firmware
# four times as fast leaves the slots to be what is shared.
for policy in awg onward; do
    for weight in 2 3; do
        clock=8000 weighed $policy 0 mid $weight
        weighed $policy 1 mid $weight
        weighed $policy 1 short $weight
    done
done
for policy in awg onward; do
    together $policy 1 barrier >"$work/alone"
    together $policy 1 mid mutex mid barrier mid mutex mid barrier | sed -n '4p; 8p' >"$work/beside"
    slowdowns=$(awk 'NR == FNR {alone = $1; next} {printf " %.2f", $1 / alone}' "$work/alone" "$work/beside")
    if awk '{bad += $1 > 10.5 || $2 > 10.5} END {exit bad || NF != 2}' <<<"$slowdowns"; then
        ok
    else
        not_ok "$policy: barriers beside others" "slowed down$slowdowns times"
    fi
done
finish tenants
