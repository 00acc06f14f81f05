#!/bin/bash
# Every fence of the locks, barriers and queues of the suites is left out, one at a time. `--check races,stale` reports it and says that
# an acquire or a release is missing. The fences that the code can do without are listed with the reason, and must change nothing.
# The firmware launches the work-groups, one after the other, and atomics take long: so fewer of them are in step, and more accesses
# meet.
# A third of the runs have their turn at each commit. Usage: [SAMPLE=all] fences_test.sh BUILD
build=$(cd "$1" && pwd)
cd "$(dirname "$0")/../.." || exit 1
. tests/support/lib.sh

# The fences of a kernel in the order of its text are named by a letter and a number:
#   a  buffer_wbinvl1_vol, an acquire
#   w  the wait in front of an acquire
#   r  s_waitcnt vmcnt(0) in front of a store or an atomic, a release
#   f  onward_flush, the release of a scoped program
#   s  an atomic with an order, which is made relaxed
# A plant is the fences that are left out, joined by +. With c in front, no other wait of the kernel waits for stores: a release comes
# behind a barrier, which waits for stores too, so that it matters only where it is alone.
#
# BENCHMARK | plants that are found | plants that change nothing | reason
# A flush is found by the places of the race: the way from one to the other may be too long for the line about what is missing.
# Where a plant of several fences changes nothing, none of them alone does. A line that begins with + goes on with the benchmark.
table() {
    cat <<'T'
heterosync/SPM_G | a1 c+r1 | a2 c+r2 | the last to finish has held the mutex last, and its fences cover these
heterosync/SPM_L | a1 a2 c+r1 | c+r2 | no access between the release of the mutex and this one
heterosync/FAM_G | a1 c+r1 | a2 c+r2 | the last to finish has held the mutex last, and its fences cover these
heterosync/FAM_L | a1 a2 c+r1 | c+r2 | no access between the release of the mutex and this one
heterosync/SLM_G | a1 c+r1 c+r2 | a2 | the last to finish has held the mutex last, and its acquire covers this one
heterosync/SLM_L | a1 a2 c+r1 c+r2 | |
heterosync/TB_LG | a5+a6 c+r1+r2 | a5 a6 c+r1 c+r2 | either stage of a barrier orders all
+heterosync/TB_LG | c+r3+r4+r5+r6 | a1+a2+a3+a4 c+r3+r4 c+r5+r6 | nothing is read before the last barrier; either release hands on
heterosync/TBEX_LG | a1+a2 a7+a8 c+r1+r2 c+r3+r4 | a1 a2 a7 a8 c+r1 c+r2 c+r3 c+r4 | either stage of a barrier orders all
+heterosync/TBEX_LG | c+r5+r6+r7+r8 | a3+a4+a5+a6 c+r5+r6 c+r7+r8 | nothing is read before the last barrier; either release hands on
heterosync/LFTB_LG | a4 c+r1 c+r2 c+r3 c+r4 | a1+a2+a3 | nothing is read before the next acquire
heterosync/LFTBEX_LG | a2 a6 c+r1 c+r2 c+r3 c+r4 c+r5 c+r6 | a1+a3+a4+a5 | nothing is read before the next acquire
heterosync-more/SEM_1 | a1 c+r1+r3 | c+r1 c+r3 | the release of the semaphore, and that of its guard behind it
+heterosync-more/SEM_1 | | a2+a3 c+r2+r4 | the guard orders atomics alone; all have left before the last finishes
heterosync-more/SRB_G | a1 c+r1 c+r2 | |
heterosync-more/SRB_LG | a4 c+r7 c+r8 | a1+a2+a3 c+r1+r2+r3+r4+r5+r6 | nothing is read before the last barrier, which releases again
heterosync-more/HT_H | a1 a2 c+r1 c+r2 | |
heterosync-more/ATM | a1 a2 c+r1 c+r2 | |
stealing/CLR_1_wave | a1 a2 s1 s2 s3 s4 f1 f2 f3 f4 f1+f2+f3+f4 | c+r1+r2+r3+r4 | the flush behind them waits itself
stealing/UTS | s3 s4 s5 s6 s7 s8 | s1+s2 | the roots: their owner takes one out, and releases the lock again
cooperative/octree_plain | a3 c+r4+r5 c+r6+r7 | c+r4 c+r5 c+r6 c+r7 | two in a row, with an atomic store between them
+cooperative/octree_plain | | a1+a2+a4+a5 | a queue's owner reads there only what it has written
+cooperative/octree_plain | | c+r1+r2 c+r3 | the root, which its owner takes out; and a lock under which no data are written
T
}

# fences TEXT KERNEL: the names of its fences, each with its line.
fences() {
    awk -v kernel="$2:" '
        function note(letter, line) { print letter (++count[letter]), line }
        index($0, kernel) == 1 { inside = 1 }
        /^\.Lfunc_end/ { inside = 0 }
        !inside { next }
        /#ASMSTART/ { assembly = 1 }
        /#ASMEND/ { assembly = 0 }
        { text = $0; sub(/;.*/, "", text); gsub(/^[ \t]+|[ \t]+$/, "", text) }
        text == "" || text ~ /^\./ || text ~ /:$/ { next }
        wait && text == "buffer_wbinvl1_vol" { note("w", wait) }
        wait && text ~ /^(flat_atomic|flat_store|s_branch)/ { note("r", wait) }
        { wait = !assembly && text == "s_waitcnt vmcnt(0) lgkmcnt(0)" ? NR : 0 }
        text == "buffer_wbinvl1_vol" { note("a", NR) }
        text == "onward_flush" { note("f", NR) }
        text ~ /^onward_sync.* (acq|rel|ar)( |$)/ { note("s", NR) }' "$1"
}

# plant TEXT KERNEL FENCES PLANT: the text without them.
plant() {
    awk -v kernel="$2:" -v plant="$4" '
        BEGIN {
            count = split(plant, names, "+")
            for (i = 1; i <= count; i++) left_out[names[i]] = 1
        }
        FNR == NR { if ($1 in left_out) drop[$2] = 1; else if ($1 ~ /^r/) keep[$2] = 1; next }
        index($0, kernel) == 1 { inside = 1 }
        /^\.Lfunc_end/ { inside = 0 }
        FNR in drop && /buffer_wbinvl1_vol|onward_flush/ { print ";"; next }
        FNR in drop { sub(/ (acq|rel|ar)( |$)/, " rlx ") }
        FNR in drop || inside && "c" in left_out && !(FNR in keep) { sub(/s_waitcnt .*vmcnt\(0\).*/, "s_waitcnt lgkmcnt(0)") }
        { print }' "$3" "$1"
}
export -f plant

# try BENCHMARK FILE KERNEL PLANT found|quiet POLICY: prints what is wrong.
try() {
    local copy=$work/$3-$4-$6 fences=$work/${1##*/}.fences pattern='missing: (acquire|release) [(]' status=0 got
    case $4 in
        c*) pattern='missing: release [(]' ;;
        a*) pattern='missing: acquire [(]' ;;
        f*) pattern='onward: races: [^ ]*[.]s:[0-9]+: ' ;;
    esac
    mkdir "$copy"
    plant "$2" "$3" "$fences" "$4" >"$copy/${2##*/}"
    cp "$work/${1##*/}.sim" "$copy/run.sim"
    got=$(timeout 60 "$build/onward" run "$copy/run.sim" --policy "$6" --set gpu.dispatcher=0 --set vmem.empty_quarters=1 \
        --set vmem.atomic_loads=1 --check races,stale 2>&1) || status=$?
    if cmp -s "$2" "$copy/${2##*/}"; then
        echo "$1 $4 $6: nothing is left out"
    elif [ "$5" = quiet ] && [ "$status" != 0 ]; then
        echo "$1 $4 $6: exit $status: ${got:0:400}"
    elif [ "$5" = found ] && ! { [ "$status" != 0 ] && [[ $got =~ $pattern ]]; }; then
        echo "$1 $4 $6: exit $status, and not found"
    else
        echo ok
    fi
}
export -f try
export build work

# plants NAMES found|quiet POLICY..: a line for try of each.
plants() {
    local one policy names=$1 want=$2
    shift 2
    for one in $names; do
        for policy; do echo "$benchmark $text $kernel $one $want $policy"; done
    done
}

# The table, and of each benchmark all waits of acquires together: the value that is waited for has decided that the acquire is reached.
jobs() {
    local benchmark found quiet reason file source kernel text
    while IFS='|' read -r benchmark found quiet reason; do
        benchmark=${benchmark// /}
        if [ "${benchmark#+}" = "$benchmark" ]; then
            file=sim_hal/workloads/${benchmark}_small.sim
            read -r source kernel < <(sed -n 's/^\([A-Za-z_0-9]*\)\.cl /\1 /p' "$file")
            text=${file%/*}/generated/$source.s
            fences "$text" "$kernel" >"$work/${benchmark##*/}.fences"
            sed -E -e "s/^$source\.cl /$source.s /" -e 's/(<size=[48] [a-z]+ iterations> )[0-9]+/\12/' "$file" >"$work/${benchmark##*/}.sim"
            plants "$(sed -n 's/^\(w[0-9]*\) .*/\1/p' "$work/${benchmark##*/}.fences" | paste -s -d +)" quiet awg
        fi
        benchmark=${benchmark#+}
        plants "$found" found baseline awg
        plants "$quiet" quiet awg
    done < <(table)
}

jobs | some 3 >"$work/jobs"
nice xargs -P 2 -L 1 bash -c 'try "$@"' try <"$work/jobs" >"$work/answers"
while IFS= read -r line; do
    if [ "$line" = ok ]; then ok; else not_ok "$line"; fi
done <"$work/answers"
[ "$(wc -l <"$work/jobs")" = "$passed" ] || not_ok "all plants" "$passed of $(wc -l <"$work/jobs")"

# No fence is left out of the table.
for file in "$work"/*.fences; do
    name=${file##*/}
    named=" $(table | grep "/${name%.fences} " | tr -s '+|' ' ' | paste -s -d ' ') "
    while read -r fence line; do
        case "$fence,$named" in
            w*) ;;
            *" $fence "*) ok ;;
            *) not_ok "${name%.fences}: $fence in line $line" "not in the table" ;;
        esac
    done <"$file"
done
finish fences
