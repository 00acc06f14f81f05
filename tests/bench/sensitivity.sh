#!/bin/bash
# Turns every parameter to half and double, and measures how far the headlines move: docs/data/sensitivity.csv, and the tables made from it.
# Usage: sensitivity.sh BUILD [--trust] [NAME...]; with names only these parameters, into BUILD/sensitivity. A run that was done once
# with the same command and the same kernels is kept in BUILD/sensitivity, so that this can be stopped and started again. With --trust, runs
# of docs/data/sensitivity.csv are taken from there if all runs at the defaults still take the same cycles.
build=$(cd "$1" && pwd)
shift
trust=""
[ "$1" != --trust ] || { trust=yes && shift; }
cd "$(dirname "$0")/../.." || exit 1
onward=$build/onward
hash=$(find sim_hal/workloads/heterosync -type f | sort | xargs cat "$onward" | sha256sum | cut -c1-16)
folder=$build/sensitivity/$hash
mkdir -p "$folder"
rows=$folder/rows
. tests/bench/sensitivity_runs.sh

out=docs/data/sensitivity csv=$out.csv
[ $# = 0 ] || { out=$folder/named && csv=$out/sensitivity.csv; }
mkdir -p "$out" "$(dirname "$csv")"
whole=0.03   # a change of a headline of the screened runs from which on all runs are made
matters=0.03 # a change of a headline from which on a parameter without a source is swept

[ -s "$folder/interval" ] || best_interval "$folder/now" >"$folder/interval"
interval=$(<"$folder/interval")
[ -n "$interval" ] || exit 1
points "$interval" >"$folder/points.all"
for name in "$@"; do
    grep "^$name"$'\t' "$folder/points.all" || { echo "sensitivity: no parameter $name" >&2 && exit 1; }
done >"$folder/points.named" || exit 1
[ $# = 0 ] && cp "$folder/points.all" "$folder/points" || cp "$folder/points.named" "$folder/points"

# values_of WHICH POINT...: see sensitivity_values.awk.
values_of() { table_of "$interval" "$1" - "${@:2}" | awk -f tests/bench/sensitivity_values.awk; }

# beyond PART WHICH POINT...: those points that change a headline by more than this part, and more than any nearby clock of the firmware does.
beyond() {
    local part=$1 which=$2
    shift 2
    # shellcheck disable=SC2086
    awk -v part="$part" '
        function far(a, b) { return b == "-" || a == "-" || a / b > 1 + part || b / a > 1 + part }
        nearby && FNR == 1 { for (i = 2; i <= 5; i++) least[i] = most[i] = standard[i] = $i }
        nearby { for (i = 2; i <= 5; i++) { if ($i + 0 < least[i] + 0) least[i] = $i; if ($i + 0 > most[i] + 0) most[i] = $i }; next }
        { for (i = 2; i <= 5; i++) if ($i == "-" || (far($i, standard[i]) && ($i + 0 < least[i] + 0 || $i + 0 > most[i] + 0))) {
            print $1; next } }' nearby=1 <(values_of "$which" $nearby) nearby=0 <(values_of "$which" "$@" | sed 1d)
}

# write_table POINT...: what is kept of these points, after each part of the runs, so that --trust can go on from there.
# shellcheck disable=SC2046
write_table() { table_of "$interval" all $(printf '%s\n' - "$@" | awk '!seen[$1]++') >"$csv.new" && mv "$csv.new" "$csv"; }

runs_of - | do_runs "$interval" || exit 1
if [ -n "$trust" ]; then
    if cmp -s <(table_of "$interval" all -) <(head -n 2 docs/data/sensitivity.csv); then
        rows_of_table docs/data/sensitivity.csv >>"$rows"
    else
        echo "sensitivity: the runs at the defaults are not those of docs/data/sensitivity.csv; all are made" >&2
    fi
fi

# The clock of the firmware a little faster and slower: as far as a headline moves from nothing but the order of events.
clock=$(awk -F'\t' '$1 == "cp.clock_mhz" { print $2 }' "$folder/points.all")
nearby=""
for step in -5 -2 2 5; do nearby+=" cp.clock_mhz=$((clock * (1000 + step) / 1000))"; done
for point in $nearby; do runs_of "$point"; done | do_runs "$interval" || exit 1

# Half and double: first the screening, then all runs of those that moved.
turned=$(awk -F'\t' '{ for (i = 3; i <= 4; i++) if ($i != "-") print $1 "=" $i }' "$folder/points")
for point in $turned; do runs_of "$point" screened; done | do_runs "$interval" || exit 1
# shellcheck disable=SC2086
write_table $turned $nearby
# shellcheck disable=SC2086
moved=$(beyond $whole screened $turned)
for point in $moved; do like_default "$point"; done >"$folder/alike"
cat "$folder/alike" >>"$rows"
for point in $moved; do runs_of "$point"; done | do_runs "$interval" || exit 1
# shellcheck disable=SC2086
write_table $turned $nearby

# Sweeps of what matters, more than the order of events does, and has no source.
# shellcheck disable=SC2086
matter=$(beyond $matters all $moved | sed 's/=.*//' | sort -u)
swept=$(for name in $matter; do
    awk -F'\t' -v name="$name" '$1 == name && $8 == "none" { print $1, $3, $4 }' "$folder/points"
done | while read -r name low high; do
    for value in $low $high; do
        [ "$value" = - ] || echo "$name=$value"
    done
    IFS=$'\t' read -r _ default least most power _ _ < <(parameters | grep "^$name"$'\t')
    [ "$name" != timeout.interval ] || default=$interval
    [ "$least" != - ] && [ "$default" != 0 ] || continue
    for wanted in $((default / 4)) $((default * 4)); do
        if turn_to "$name" "$default" "$least" "$most" "$power" "$wanted"; then echo "$name=$value"; fi
    done
done)
for point in $swept; do runs_of "$point" screened; done | do_runs "$interval" || exit 1
for point in $swept; do like_default "$point"; done >"$folder/alike"
cat "$folder/alike" >>"$rows"
for point in $swept; do runs_of "$point"; done | do_runs "$interval" || exit 1

# shellcheck disable=SC2086
write_table $turned $nearby $swept

# The corners of the parameters without a source that matter most: what they do together. Values that do not go together are left out.
awk -f tests/bench/sensitivity_values.awk "$csv" >"$folder/values"
corners=$(awk -v piece=corners -f tests/bench/sensitivity_tables.awk FS='\t' "$folder/points" FS=' ' "$folder/values" | while read -r point; do
    ! accepted_together "$point" || echo "$point"
done)
for point in $corners; do runs_of "$point"; done | do_runs "$interval" || exit 1
# shellcheck disable=SC2086
write_table $turned $nearby $swept $corners
part=""
[ $# = 0 ] || part=part
tests/bench/sensitivity_tables.sh "$build" "$csv" "$out" $part
[ $# = 0 ] || echo "$out"
