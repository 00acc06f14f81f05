# turn.sh - sourced: every parameter of the simulated GPU and of its policies, and what half and double of its value are.
# Needs $onward, the command.

# Waits, a barrier and the largest context of the benchmarks: what is refused here is refused in every measurement.
turn_kernel=sim_hal/workloads/heterosync/LFTBEX_LG_small.sim

# parameters: a line each, with tabs between: name, default, least, most, "power" if only powers of two are valid, unit, source.
# A policy's own parameter has the policy before it: awg:policy.stall_max. If values are names, least is "-" and most has all of them:
# a|b|c.
parameters() {
    { "$onward" list parameters && echo && "$onward" list policies; } | awk '
        function note(name, value,    least, most, power, unit, source, range) {
            least = most = power = "-"
            source = $0
            sub(/\][^]]*$/, "", source)
            sub(/^.* \[/, "", source)
            unit = $3
            if (match($0, / [0-9]+\.\.[0-9]+/)) {
                range = substr($0, RSTART + 1, RLENGTH - 1)
                unit = substr($0, 1, RSTART)
                sub(/^ *[^ ]+ +[^ ]+ +/, "", unit)
                sub(/ +$/, "", unit)
                least = most = range
                sub(/\.\..*/, "", least)
                sub(/.*\.\./, "", most)
            }
            if ($0 ~ /\(power of 2\)/)
                power = "power"
            if (least == "-" && ("|" $4 "|") ~ /^[|a-z0-9-]+$/ && index("|" $4 "|", "|" value "|"))
                most = $4
            print name "\t" value "\t" least "\t" most "\t" power "\t" unit "\t" source
        }
        /^$/ { storage = 1 }
        !storage && /^[a-z0-9_]+\.[a-z0-9_]+ / { note($1, $2) }
        /^[a-z]/ { policy = $1 }
        /^ +policy\./ { note(policy ":" $1, $2) }'
}

# accepted NAME VALUE: a run may have this value.
accepted() {
    local policy=baseline key=$1 status=0
    case $1 in *:*) policy=${1%%:*} key=${1#*:} ;; esac
    "$onward" run "$turn_kernel" --policy "$policy" --set "$key=$2" --max-cycles 1 >/dev/null 2>&1 || status=$?
    [ "$status" != 2 ]
}

# accepted_together SETTING+SETTING...: a run may have these values, all of the GPU.
accepted_together() {
    local settings=() setting status=0
    for setting in ${1//+/ }; do settings+=(--set "$setting"); done
    "$onward" run "$turn_kernel" --policy baseline "${settings[@]}" --max-cycles 1 >/dev/null 2>&1 || status=$?
    [ "$status" != 2 ]
}

# The keys of docs/reference/parameters.md, "Sources", that are documents of hardware or papers. G5 and MGS are other simulators.
turn_keys=$(awk '/^## Sources/ { on = 1 } on && /^\| [A-Z0-9]+ \|/ && $2 != "G5" && $2 != "MGS" { printf "%s%s", bar, $2; bar = "|" }' docs/reference/parameters.md)

# has_no_source SOURCE: true if it says so, or names no hardware and no paper.
has_no_source() {
    grep -qE 'no ([a-z0-9]+ )?source|free to choose|without a value' <<<"$1" || ! grep -qwE "$turn_keys" <<<"$1"
}

# toward NAME DEFAULT WANTED: sets $value to the valid value nearest to WANTED on the way to DEFAULT, and returns false if there is none.
toward() {
    local name=$1 good=$2 bad=$3 middle
    value=$3
    accepted "$name" "$value" && return
    while middle=$(((good + bad) / 2)) && [ "$middle" != "$good" ] && [ "$middle" != "$bad" ]; do
        if accepted "$name" "$middle"; then good=$middle; else bad=$middle; fi
    done
    value=$good
    [ "$value" != "$2" ]
}

# above_zero NAME MOST: sets $value to the least valid power of two.
above_zero() {
    for ((value = 1; value <= $2; value *= 2)); do
        accepted "$1" "$value" && return
    done
    false
}

# turn_to NAME DEFAULT LEAST MOST POWER WANTED: sets $value to WANTED or the nearest valid value that is not the default, and
# $note to "" if it is WANTED, else to why not. Returns false if there is no such value.
turn_to() {
    local name=$1 default=$2 least=$3 most=$4 power=$5 wanted=$6
    value=$wanted
    note=""
    [ "$value" -ge "$least" ] || { value=$least note="$least is the least"; }
    [ "$value" -le "$most" ] || { value=$most note="$most is the most"; }
    [ "$value" != "$default" ] || { note="$note, the default"; return 1; }
    if [ "$power" = power ]; then
        accepted "$name" "$value" || { note="$value is refused beside other parameters" && return 1; }
        return
    fi
    wanted=$value
    toward "$name" "$default" "$wanted" || { note="$wanted is refused beside other parameters" && return 1; }
    [ "$value" = "$wanted" ] || note="$value is the nearest to $wanted that other parameters allow"
}

# turn NAME DEFAULT LEAST MOST POWER UNIT: sets $low and $high to half and double, or the nearest valid values, "-" if there is none;
# and $low_note and $high_note to why they are not half and double.
turn() {
    local name=$1 default=$2 least=$3 most=$4 power=$5 unit=$6 double
    low=- high=- low_note="" high_note=""
    if [ "$unit" = switch ]; then
        high=on
        [ "$default" != on ] || high=off
        low_note="a switch has no half" high_note="the other way"
        return
    fi
    if [ "$least" = - ]; then
        high=$(tr '|' '\n' <<<"$most" | grep -m 1 -vx -e "$default" -e -)
        low_note="names have no half" high_note="another name"
        [ -n "$high" ] || high=- high_note="there is no other name"
        return
    fi
    if [ "$default" = 0 ]; then
        low_note="0 has no half" high_note="0 has no double; the least valid power of two"
        if above_zero "$name" "$most"; then high=$value; fi
        return
    fi
    double=$((2 * default))
    [ "$unit" != mask ] || double=$((2 * default + 1))
    if turn_to "$name" "$default" "$least" "$most" "$power" $((default / 2)); then low=$value; fi
    low_note=$note
    if turn_to "$name" "$default" "$least" "$most" "$power" "$double"; then high=$value; fi
    high_note=$note
}
