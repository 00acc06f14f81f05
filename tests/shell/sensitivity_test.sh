#!/bin/bash
# Half and double of every parameter are valid, or it is said why not; the tables of sensitivity.sh say what its file of cycles says.
# Usage: sensitivity_test.sh BUILD
build=$(cd "$1" && pwd)
cd "$(dirname "$0")/../.." || exit 1
. tests/support/lib.sh
onward="$build/onward"
. tests/bench/sensitivity_runs.sh

# Every parameter is turned, and to what it should be.
listed=$({ "$onward" list parameters | sed '/^$/,$d' && "$onward" list policies; } | grep -cE '^([a-z0-9_]+\.[a-z0-9_]+ | +policy\.)')
points 20000 >"$work/points"
if [ "$(wc -l <"$work/points")" = "$listed" ] && [ "$listed" -ge 60 ]; then ok; else not_ok "all parameters" "$listed are listed"; fi

# side NAME DEFAULT WANTED VALUE NOTE: VALUE is WANTED, or another valid one with a reason, or "-" with a reason.
side() {
    local name=$1 default=$2 wanted=$3 value=$4 note=$5
    if [ "$value" = - ] || [ "$value" != "$wanted" ]; then
        if [ "$note" != - ]; then ok; else not_ok "$name=$value" "no $wanted, and no reason"; fi
    fi
    [ "$value" != - ] || return
    if [ "$value" != "$default" ] && accepted "$name" "$value"; then ok; else not_ok "$name=$value" "refused, or the default"; fi
}
while IFS=$'\t' read -r name default low high low_note high_note source none; do
    case $default in *[!0-9]*) half=- double=- ;; *) half=$((default / 2)) double=$((default * 2)) ;; esac
    [ "$name" != sleep.mask ] || double=$((double + 1))
    side "$name" "$default" "$half" "$low" "$low_note"
    side "$name" "$default" "$double" "$high" "$high_note"
    [ -n "$source" ] && [ -n "$none" ] && ok || not_ok "$name" "its source"
done <"$work/points"

# turned NAME LOW HIGH: parameters whose half or double is not valid.
turned() {
    if grep -q "^$1"$'\t'"[^"$'\t'"]*"$'\t'"$2"$'\t'"$3"$'\t' "$work/points"; then ok; else not_ok "$1" "$(grep "^$1" "$work/points")"; fi
}
turned l2.latency 31 100
turned l1.latency 15 49
turned sleep.mask 7 31
turned context.slots 2048 8192
turned l2.atomic_interval 0 2
turned vmem.unaligned 0 -
turned context.bytes - 16384

# Names: another one, if there is one.
turn l1.kind a - 'a|b|c' kind && [ "$low $high" = "- b" ] && turn l1.kind a - a kind && [ "$high" = - ] && ok || not_ok "names" "$low $high"

# none_has SOURCE / some_has SOURCE: what counts as a source.
none_has() { if has_no_source "$1"; then ok; else not_ok "$1" "is no source"; fi; }
some_has() { if has_no_source "$1"; then not_ok "$1" "is a source"; else ok; fi; }
none_has "no source; one issue round"
none_has "no gfx8 source; LLVM 20, CDNA2 48"
none_has "free to choose; AWG V.A gives none"
none_has "G5 (CP at 2 GHz)"
none_has "the upper bound"
some_has "AWG Table 1"
some_has "G5, RAM"
some_has "what LLVM assumes for them"

# Runs: a policy's own parameter is set for that policy alone, and a run that is kept is not made again.
[ "$(runs_of cu.patience=16 | wc -l)" = 60 ] && ok || not_ok "runs of a point"
[ "$(runs_of awg:policy.stall_max=5 | grep -c '^policy.stall_max=5 [a-z-]* awg ')" = 20 ] &&
    [ "$(runs_of awg:policy.stall_max=5 | grep -c '^- ')" = 40 ] && ok || not_ok "runs of a policy's point"
rows=$work/rows
echo "- steady awg TB_LG 77" >"$rows"
printf '%s\n' "- steady awg TB_LG" "cu.patience=31 steady awg TB_LG" "cu.patience=31 steady awg TB_LG" | do_runs 2k 2>/dev/null
[ "$(wc -l <"$rows")" = 2 ] && [ "$(head -n 1 "$rows")" = "- steady awg TB_LG 77" ] && grep -qE '^cu.patience=31 steady awg TB_LG [0-9]+$' "$rows" && ok ||
    not_ok "runs that are kept" "$(cat "$rows")"

# rows_of POINT STEADY_BASELINE STEADY_AWG STEADY_ONWARD LOSS_TIMEOUT LOSS_AWG LOSS_ONWARD: each run of a pair takes as long.
rows_of() {
    runs_of "$1" | awk -v cycles="$2 $3 $4 $5 $6 $7" '
        BEGIN { split(cycles, of, " ") }
        { pair = $2 " " $3; if (pair != last) { last = pair; n++ } print $0, of[n] }'
}
clock=$(awk -F'\t' '$1 == "cp.clock_mhz" { print $2 }' "$work/points")
nearby=cp.clock_mhz=$((clock * 1001 / 1000))
{
    rows_of - 400 200 100 300 100 50
    rows_of cu.patience=16 200 200 100 300 100 50
    rows_of cu.patience=64 deadlock 200 100 300 100 50
    rows_of cu.patience=512 800 200 100 300 100 50
    rows_of gpu.cus=16 100 200 100 300 100 50
    rows_of $nearby 404 200 100 300 100 50
    runs_of salu.cycles=2 screened | sed 's/$/ 100/'
} >"$rows"
table_of 2000 all - cu.patience=16 cu.patience=64 cu.patience=512 gpu.cus=16 $nearby salu.cycles=2 >"$work/some.csv"
if diff <(rows_of_table "$work/some.csv" | sort -u) <(sort -u "$rows") >/dev/null; then ok; else not_ok "runs read from the table"; fi

# Runs of baseline are like those of the defaults if the screened ones are.
runs_of l1.ways=8 screened | awk '{ print $0, $3 == "baseline" ? 400 : 77 }' >>"$rows"
[ "$(like_default l1.ways=8 | grep -c '^l1.ways=8 steady baseline [A-Z_]* 400$')" = 7 ] && ok || not_ok "alike" "$(like_default l1.ways=8)"
[ -z "$(like_default salu.cycles=2)" ] && [ -z "$(like_default awg:policy.stall_max=5)" ] && ok || not_ok "not alike"

# Corners: the four parameters that move a headline most, at their half and double, together.
[ "$(runs_of a=1+b=2 | grep -c '^a=1+b=2 ')" = 60 ] && [[ $(echo "a=1+b=2 cu-loss timeout TB_LG" | as_holes 500) == *" of=TB_LG a=1 b=2 timeout.interval=500}}" ]] &&
    [[ $(echo "a=1+timeout.interval=7 cu-loss timeout TB_LG" | as_holes 500) == *" of=TB_LG a=1 timeout.interval=7}}" ]] && ok || not_ok "runs of a corner"
accepted_together l2.latency=100+lds.latency=64 && ! accepted_together l2.latency=100+lds.latency=x && ok || not_ok "values that do not go together"
printf '%s 2 2 2 2\n' - >"$work/values"
printf '%s\n' "cu.patience=16 1 2 2 2" "cu.patience=64 2 2 2 2" "cp.cpi=75 2 2 3 2" "cp.cpi=300 2 2 2 2" "gpu.cus=4 9 2 2 2" >>"$work/values"
awk -v piece=corners -f tests/bench/sensitivity_tables.awk FS='\t' "$work/points" FS=' ' "$work/values" >"$work/corners"
printf '%s\n' cu.patience={16,64}+cp.cpi={75,300} | sort | diff - <(sort "$work/corners") && ok || not_ok "corners"
printf '%s\n' "cu.patience=16+cp.cpi=75 1.50 2 2 2" "cu.patience=64+cp.cpi=75 4 - 2 2" >>"$work/values"
awk -v piece=headlines -f tests/bench/sensitivity_tables.awk FS='\t' "$work/points" FS=' ' "$work/values" >"$work/out"
expect_words '| awg/baseline, steady | 2.00 | 2.00 to 2.00 | 1.00 (`cu.patience=16`) to 2.00 | 1.50 to 4.00 |' "the range of the corners"
expect_words 'all corners of `cu.patience`, `cp.cpi` |' "whose corners"

mkdir "$work/tables"
expect_exit 1 "a file without all points" tests/bench/sensitivity_tables.sh "$build" "$work/some.csv" "$work/tables"
expect_report 'not in some.csv.*gpu.cus=4' "which are not there"
expect_exit 0 "tables of a part" tests/bench/sensitivity_tables.sh "$build" "$work/some.csv" "$work/tables" part
cat "$work"/tables/*.txt >"$work/out"
expect_words '| awg/baseline, steady | 2.00 | 2.00 to 2.02 | 1.00 (`cu.patience=16`) to 4.00 (`cu.patience=512`) |' "the range, without what has a source"
expect_words '| onward/awg, cu-loss | 2.00 | 2.00 to 2.00 | 2.00 to 2.00 |' "a headline that stays"
expect_words '| `cu.patience` | 32 | 16, 64 | none | -50.0 %, - | +0.0 %, +0.0 % | +0.0 %, +0.0 % | +0.0 %, +0.0 % |' "a row, with a deadlock"
expect_words '| `gpu.cus` | 8 | 4, 16 |  | -75.0 % |' "a row with a source"
expect_words '| `cu.patience` | 512 | 4.00 | 3.00 | 2.00 | 2.00 |' "a row of a sweep"
expect_words '| `cu.patience` | 32, the default | 2.00 |' "the default in a sweep"
expect_words '| `salu.cycles` | 4 | 2 |' "what was screened alone"
if grep -qF '| `salu.cycles` | 4 | 2, 8 |' "$work/out" || grep -qF '| `l1.bytes`' "$work/out"; then not_ok "what was not measured is in a table"; else ok; fi
expect_words '| `l1.latency` | 30 | double | 49 | 49 is the nearest to 60 that other parameters allow |' "why a value is no double"
grep -qx 'cu.patience 16 0.5000 64 -' "$work/tables/steady.txt" && ok || not_ok "a row of a chart" "$(cat "$work/tables/steady.txt")"
finish sensitivity
