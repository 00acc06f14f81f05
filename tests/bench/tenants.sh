#!/bin/bash
# How much tenants of one GPU slow each other down, under each policy: the tables of docs/measured/costs.md, "Beside other tenants".
# Usage: tenants.sh BUILD [FOLDER]. FOLDER has a costs.md that is written instead. Takes some minutes.
set -e -o pipefail
shopt -s inherit_errexit
build=$(cd "$1" && pwd)
cd "$(dirname "$0")/../.."
docs=${2:-docs/measured}
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
folder=tests/shell/tenants
settings=()       # for the runs of one row: --set KEY=VALUE..
own=" (firmware)" # behind the name of a policy: the firmware places, not the dispatcher
policies=(baseline sleep-16k timeout monr-all monnr-all minresume awg onward "awg$own" "onward$own")

# together POLICY KIND..: tenants of these kinds begin at one time, each in a queue of its own, when the first launch has ended. Prints
# the cycles of each from its doorbell to its completion signal, or "deadlock".
together() {
    local policy=${1%"$own"} kind status=0
    local tenants=()
    [ "$policy" = "$1" ] || tenants=(--set gpu.dispatcher=0)
    shift
    for kind; do tenants+=(--with "$folder/$kind.sim@10us"); done
    "$build/onward" run $folder/first.sim --policy "$policy" --set gpu.cus=2 --set simd.waves=4 "${settings[@]}" "${tenants[@]}" \
        --stats "$work/stats" >"$work/out" 2>"$work/err" || status=$?
    case $status in
    0) awk '/^with[0-9]+_end_max/ {print $2}' "$work/stats" ;;
    3) echo deadlock ;;
    *) cat "$work/err" >&2; return 1 ;;
    esac
}

# alone POLICY KIND: the cycles without others.
alone() {
    [ -f "$work/$1-$2" ] || together "$1" "$2" >"$work/$1-$2"
    cat "$work/$1-$2"
}

# cells POLICY KIND..: the slowdown of each tenant beside the others, kind by kind, and Jain's index of the inverses.
cells() {
    local policy=$1 kind
    together "$@" >"$work/cycles"
    shift
    if [ "$(cat "$work/cycles")" = deadlock ]; then
        echo 'deadlock | -'
        return
    fi
    for kind; do echo "$kind $(alone "$policy" "$kind")"; done | paste -d' ' - "$work/cycles" | awk '
        {
            slowdown = $3 / $2
            if (!($1 in texts)) kinds[++count] = $1
            texts[$1] = texts[$1] " " sprintf((slowdown < 10 ? "%.2f" : slowdown < 100 ? "%.1f" : "%.0f"), slowdown)
            sum += 1 / slowdown
            squares += 1 / slowdown ^ 2
        }
        END {
            for (i = 1; i <= count; i++) printf "%s%s", (i > 1 ? " /" : ""), texts[kinds[i]]
            printf " | %.2f\n", sum ^ 2 / (NR * squares)
        }' | sed 's/^ //'
}

# row POLICY KIND..: 2, 4 and 8 tenants that are of these kinds in turn.
row() {
    local policy=$1 number i text=$1
    local pattern=("${@:2}") kinds
    for number in 2 4 8; do
        kinds=()
        for ((i = 0; i < number; i++)); do kinds+=("${pattern[i % ${#pattern[@]}]}"); done
        text+=" | $(cells "$policy" "${kinds[@]}")"
    done
    echo "$text"
}

# table HEAD ROW..: ROW is a command that prints the row of the policy behind it. Policies with the same numbers have one row.
table() {
    local policy
    echo "| $1 |"
    echo "$1" | awk -F'|' '{printf "|"; for (i = 1; i <= NF; i++) printf " --- |"; print ""}'
    for policy in "${policies[@]}"; do "${@:2:1}" "$policy" "${@:3}"; done | awk '
        {
            policy = numbers = $0
            sub(/ \|.*/, "", policy)
            sub(/^[^|]*/, "", numbers)
            if (!(numbers in policies)) rows[++count] = numbers
            policies[numbers] = policies[numbers] (policies[numbers] ? ", " : "") policy
        }
        END {for (i = 1; i <= count; i++) print "| " policies[rows[i]] " " rows[i] " |"}'
    echo
}

# row_alone POLICY KIND..
row_alone() {
    local kind text=$1
    for kind in "${@:2}"; do text+=" | $(alone "$1" "$kind")"; done
    echo "$text"
}

# eight PATTERN: the kinds of 8 tenants, those of the pattern in turn.
eight() {
    local pattern=("$@") i
    for ((i = 0; i < 8; i++)); do echo "${pattern[i % ${#pattern[@]}]}"; done
}

# What a slot counts in advance: with 8 tenants, under each policy.
advances() {
    local policy advance long mixed
    mapfile -t long < <(eight short long)
    mapfile -t mixed < <(eight mid mutex mid barrier)
    echo "| dispatcher.slot_cycles | policy | short / long | Jain | mid / mutex / barrier | Jain |"
    echo "| --- | --- | --- | --- | --- | --- |"
    for policy in awg onward; do
        for advance in 65536 131072 262144 524288 1048576; do
            settings=(--set "dispatcher.slot_cycles=$advance")
            echo "| $advance | $policy | $(cells "$policy" "${long[@]}") | $(cells "$policy" "${mixed[@]}") |"
        done
    done
    settings=()
    echo
}

# The same tenants with two mutexes beside them, and without.
mutexes() {
    local policy all=(mid mutex mid barrier mid mutex mid barrier) others=(mid mid barrier mid mid barrier)
    echo "| policy | with two mutexes: mid / mutex / barrier | Jain | without: mid / barrier | Jain |"
    echo "| --- | --- | --- | --- | --- |"
    for policy in monnr-all awg onward; do
        echo "| $policy | $(cells "$policy" "${all[@]}") | $(cells "$policy" "${others[@]}") |"
    done
    echo
}

numbers="2 tenants | Jain | 4 tenants | Jain | 8 tenants | Jain"
{
    table "cycles alone | short | mid | long | mutex | barrier | spinning" row_alone short mid long mutex barrier spin
    table "short | $numbers" row short
    table "short / long | $numbers" row short long
    table "mid / mutex / barrier | $numbers" row mid mutex mid barrier
    table "short / spinning | $numbers" row short spin
    advances
    mutexes
} | sed '$d' >"$work/tables"
awk -v file="$work/tables" '
    $0 == "<!-- end -->" {skip = 0}
    !skip {print}
    $0 == "<!-- tenants -->" {while ((getline line < file) > 0) print line; skip = 1}' "$docs/costs.md" >"$work/doc"
cp "$work/doc" "$docs/costs.md"
