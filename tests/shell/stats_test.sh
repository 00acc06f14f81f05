#!/bin/bash
# Files of statistics: their heading, and their two forms. Usage: stats_test.sh BUILD
build=$(cd "$1" && pwd)
cd "$(dirname "$0")/../.." || exit 1
. tests/support/lib.sh
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
onward=$build/onward
micro=$PWD/tests/shell/microbench
page=$PWD/docs/reference/command.md
barrier=$PWD/sim_hal/workloads/heterosync/TB_LG.sim

cp sim_hal/workloads/plain/bfs_small.sim "$work/bfs.sim"
cp sim_hal/workloads/plain/generated/bfs.s "$work/"
sed -i 's,[^ ]*bfs\.\(cl\|s\)\b,bfs.s,' "$work/bfs.sim"
cd "$work" || exit 1

# heading NAME: its value in the heading of $work/stats.
heading() { sed -n "s/^# $1: //p" stats; }
# says NAME VALUE: the heading says so.
says() { if [ "$(heading "$1")" = "$2" ]; then ok; else not_ok "heading: $1" "'$(heading "$1")' instead of '$2'"; fi; }

# ---- the heading ----

expect_exit 0 "a run" "$onward" run bfs.sim --stats stats
says version "$("$onward" --version | cut -d' ' -f2)"
says command "onward run bfs.sim --stats stats"
says preset awg
says policy baseline
if grep -q '^# parameter' stats; then not_ok "defaults are not named"; else ok; fi
input=$(heading "input bfs.sim") kernel=$(heading "input bfs.s")
cp stats first
expect_exit 0 "the same run" "$onward" run bfs.sim --stats stats
if cmp -s stats first; then ok; else not_ok "the same run gives the same file"; fi

expect_exit 0 "another GPU" "$onward" run bfs.sim --preset awg-hw --set cu.scheduler=lrr --set gpu.cus=3 --policy awg --set policy.spins=on --stats stats
says preset awg-hw
says policy awg
says "parameter gpu.cus" 3
says "parameter cu.scheduler" lrr
says "parameter policy.spins" 1
if grep "^# parameter" stats | sort | uniq -d | grep -q .; then not_ok "a parameter is named twice"; else ok; fi

# Words are quoted as a shell needs it, and a line stays a line.
cp bfs.sim "b f's.sim"
expect_exit 0 "a name with blanks" "$onward" run "b f's.sim" --stats $'sta\nts'
if grep -qxF "# command: onward run 'b f'\\''s.sim' --stats 'sta ts'" $'sta\nts'; then ok; else not_ok "quotes" "$(grep command $'sta\nts')"; fi

# Each input has its hash, once.
echo "# changed" >>bfs.sim
expect_exit 0 "another input" "$onward" run bfs.sim --with bfs.sim@100000000 --stats stats
if [ "$(heading "input bfs.sim")" != "$input" ] && [ "$(heading "input bfs.s")" = "$kernel" ]; then ok; else not_ok "hashes of inputs"; fi
if [ "$(grep -c '^# input' stats)" = 2 ]; then ok; else not_ok "inputs" "$(grep '^# input' stats)"; fi

# ---- lengths ----

# adds_up NAME LENGTHS STATE STATE: spans of a name take the time of the states that they go over, and each is in a class.
adds_up() {
    if awk -v name="$2" -v one="$3" -v other="$4" '
        { value[$1] = $2 }
        $1 ~ "^" name "_[0-9]+$" { classes += $2 }
        END { exit !(value[name "s"] > 0 && classes == value[name "s"] &&
            value[name "_cycles"] == value["workgroup_cycles_" one] + value["workgroup_cycles_" other]) }' stats; then ok; else
        not_ok "$1: lengths of $2" "$(grep "^$2\|_$3\|_$4" stats | head -n 5 | tr -s ' ' | tr '\n' ';')"
    fi
}
for policy in awg timeout; do
    expect_exit 0 "lengths with $policy" "$onward" run "$barrier" --policy $policy \
        --lose-cu 3@50us --stats stats
    adds_up $policy workgroup_stay running stalled
    adds_up $policy workgroup_return ready restoring
done

# ---- latencies ----

# value NAME: of a statistic of $work/stats.
value() { awk -v name="$1" '$1 == name { print $2 }' stats; }
# is NAME A B: two sums are equal.
is() { if [ "$(($2))" = "$(($3))" ]; then ok; else not_ok "$1" "$2 is not $3"; fi; }

# Each load and each atomic is in one histogram, whose classes add up to their number.
for options in "" "--set l1.mode=combine" "--policy awg --timing after=2" "--policy awg --set gpu.cus=2"; do
    # shellcheck disable=SC2086
    expect_exit 0 "latencies $options" "$onward" run bfs.sim $options --stats stats
    is "loads, $options" "$(value l1_loads)+$(value l1_pending_loads)+$(value l2_loads)+$(value dram_loads)" "$(value vector_loads)"
    is "atomics, $options" "$(value l2_atomics)" "$(value atomic_instructions)"
    is "scalar loads, $options" "$(value scalar_cache_loads)+$(value scalar_pending_loads)+$(value scalar_l2_loads)+$(value scalar_dram_loads)" \
        "$(value smem_instructions)"
    awk '
        { value[$1] = $2 }
        $1 ~ /_load_[0-9]+$|^l2_atomic_[0-9]+$/ {
            name = least = $1
            sub(/_[0-9]+$/, "", name)
            sub(/^.*_/, "", least)
            sum[name] += $2
            cycles[name] += $2 * least
        }
        END {
            for (name in sum) {
                histograms++
                if (sum[name] != value[name "s"] || cycles[name] > value[name "_cycles"])
                    print name
            }
            if (histograms != 9)
                print histograms, "histograms"
        }' stats >differs
    if [ -s differs ]; then not_ok "classes of latencies, $options" "$(head -n 2 differs)"; else ok; fi
done

# Chains of loads that each need the one before: all but the first have the latency of a parameter, and are in its class.
while read -r file name count cycles class options; do
    # shellcheck disable=SC2086
    expect_exit 0 "$file $options" "$onward" run "$micro/$file.sim" $options --stats stats
    is "$file $options: count" "$(value "${name}s")" "$count"
    is "$file $options: cycles" "$(value "${name}_cycles")" "$count*$cycles"
    is "$file $options: class" "$(value "${name}_$class")" "$count"
done <<'END'
chase_l1 l1_load 999 30 16
chase_l1 l1_load 999 70 64 --set l1.latency=70 --set l2.latency=300
chase_l2 l2_load 999 50 16
chase_l2 l2_load 999 300 256 --set l1.latency=70 --set l2.latency=300
END
# Without timing nothing takes time.
expect_exit 0 "no latencies" "$onward" run bfs.sim --timing off --stats stats
if grep -q '_load_\|^l2_atomic' stats; then not_ok "latencies without timing"; else ok; fi

# ---- compute units ----

# What each compute unit has done adds up to what the GPU has, in a run with times, without, and in its timed part.
for timing in on off after=2; do
    expect_exit 0 "compute units, --timing $timing" "$onward" run bfs.sim --policy awg --timing $timing --set gpu.cus=3 --stats stats
    awk '
        split($1, part, ".") == 3 && part[1] == "cu" { sum[part[3]] += $2; units[part[3]]++ }
        { value[$1] = $2 }
        END {
            for (name in sum)
                if (sum[name] != value[name] || units[name] != 3)
                    print name, sum[name], "in", units[name], "is not", value[name]
            if (!("wave_instructions" in sum))
                print "no compute units"
        }' stats >differs
    if [ -s differs ]; then not_ok "compute units, --timing $timing" "$(head -n 2 differs)"; else ok; fi
done

# ---- SIMDs ----

# The times of SIMDs add up to those of the GPU, also when waves are saved or the run is given up. An instruction takes an issue
# period of 4 cycles, less when its wave is stopped or the run ends. Turns do not count those of waves that were stopped in them.
while read -r status options; do
    # shellcheck disable=SC2086
    expect_exit "$status" "SIMDs, $options" "$onward" run "$barrier" --policy awg $options --stats stats
    awk '
        { value[$1] = $2 }
        split($1, part, ".") == 5 && part[3] == "simd" {
            sum[part[5]] += $2
            if (!$2)
                print $1, "is there, and 0"
            if (part[5] ~ /^turns_issued_[0-6]$/)
                issued[part[2]] += $2 * substr(part[5], 14)
            if (part[5] == "wave_time_issuing")
                issuing[part[2]] += $2
        }
        END {
            for (name in value)
                if (name ~ /^(wave_time|passed_over|unit_busy|turns_issued)_/ && sum[name] + 0 != value[name])
                    print name, sum[name] + 0, "is not", value[name]
            for (cu in issued) {
                instructions = value["cu." cu ".wave_instructions"]
                if (issued[cu] > instructions || issued[cu] < 0.99 * instructions)
                    print "compute unit", cu, "has issued", issued[cu], "of", instructions
                if (issuing[cu] > 4 * instructions || issuing[cu] < 3.96 * instructions)
                    print "compute unit", cu, "has issued", instructions, "in", issuing[cu], "cycles"
            }
            if (!sum["wave_time_issuing"])
                print "no SIMDs"
        }' stats >differs
    if [ -s differs ]; then not_ok "SIMDs, $options" "$(head -n 2 differs)"; else ok; fi
done <<'END'
0 --set gpu.cus=3
0 --lose-cu 3@50us
0 --timing after=2
3 --max-cycles 30000
END
expect_exit 0 "SIMDs without timing" "$onward" run "$barrier" --policy awg --timing off --stats stats
if grep -q '[.]simd[.]' stats; then not_ok "SIMDs without timing"; else ok; fi

# ---- queues and kernels ----

# k: each wave loads 256 bytes of a three times, past the L1, stores 256 bytes of b twice, adds to a word of c once, and has one scalar
# load of d.
cat >k.s <<'END'
	.amdgcn_target "amdgcn-amd-amdhsa--gfx803"
	.globl	k
	.p2align	8
	.type	k,@function
k:
	s_load_dwordx4 s[4:7], s[0:1], 0x0
	s_load_dwordx4 s[8:11], s[0:1], 0x10
	v_lshlrev_b32_e32 v0, 2, v0
	s_waitcnt lgkmcnt(0)
	s_load_dword s12, s[10:11], 0x0
	v_add_u32_e32 v2, vcc, s4, v0
	v_mov_b32_e32 v3, s5
	flat_load_dword v6, v[2:3] glc
	flat_load_dword v7, v[2:3] glc
	flat_load_dword v8, v[2:3] glc
	v_add_u32_e32 v4, vcc, s6, v0
	v_mov_b32_e32 v5, s7
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_store_dword v[4:5], v6
	flat_store_dword v[4:5], v7
	v_mov_b32_e32 v2, s8
	v_mov_b32_e32 v3, s9
	flat_atomic_add v[2:3], v0
	s_waitcnt vmcnt(0)
	s_endpgm
	.section	.rodata,#alloc
	.p2align	6
	.amdhsa_kernel k
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_next_free_vgpr 12
		.amdhsa_next_free_sgpr 16
	.end_amdhsa_kernel
	.amdgpu_metadata
---
amdhsa.kernels:
  - .args:
      - .address_space:  global
        .name:           a
        .offset:         0
        .size:           8
        .type_name:      'uint*'
        .value_kind:     global_buffer
      - .address_space:  global
        .name:           b
        .offset:         8
        .size:           8
        .type_name:      'uint*'
        .value_kind:     global_buffer
      - .address_space:  global
        .name:           c
        .offset:         16
        .size:           8
        .type_name:      'uint*'
        .value_kind:     global_buffer
      - .address_space:  global
        .name:           d
        .offset:         24
        .size:           8
        .type_name:      'uint*'
        .value_kind:     global_buffer
    .kernarg_segment_align: 8
    .kernarg_segment_size: 32
    .max_flat_workgroup_size: 64
    .name:           k
    .symbol:         k.kd
amdhsa.version:
  - 1
  - 1
...
	.end_amdgpu_metadata
END
printf '%s\n' 'k.s k' '192 1 1' '64 1 1' '<size=256 uint fill=3>' '<size=256 uint fill=0 expect=3>' '<size=4 uint fill=0>' \
    '<size=4 uint fill=1>' >k.sim
# rows PATTERN: the rows of $work/stats whose names match, as "name value".
rows() { awk -v pattern="$1" '$1 ~ pattern { print $1, $2 }' stats; }
# are NAME PATTERN ROW...: these are all such rows.
are() {
    local name=$1 pattern=$2
    shift 2
    if diff <(printf '%s\n' "$@") <(rows "$pattern") >differs; then ok; else not_ok "$name" "$(head -n 3 differs)"; fi
}

# documented KIND: the page names each row of a kind that $work/stats has.
documented() {
    local row
    for row in $(rows "^$1[.]" | sed 's/ .*//; s/.*[.]//' | sort -u); do
        if grep -q "^| .*\`$row\`.* |" "$page"; then ok; else not_ok "$1.NAME.$row" "is not in the tables of $page"; fi
    done
}

expect_exit 0 "two queues" "$onward" run k.sim --with k.sim@1us --stats stats
are "what two queues have done" '^queue[.].*[.](packets|errors|dispatches|workgroups|saves|killed)$' \
    queue.{0,1}.{"packets 1","errors 0","dispatches 1","workgroups 3","saves 0","killed 0"}
documented queue
documented kernel
are "what their kernel has done" '^kernel[.].*[.](dispatches|workgroups|saves|killed)$' \
    kernel.k.{"dispatches 2","workgroups 6","saves 0","killed 0"}
expect_exit 0 "a kernel that comes again" "$onward" run "$barrier" --policy awg --with k.sim@1us,1,5us --stats stats
is "packets of a queue" "$(value queue.1.packets)" "$(value with1_launches)"
is "dispatches of a queue" "$(value queue.1.dispatches)" "$(value with1_launches)"
expect_exit 0 "queues without timing" "$onward" run k.sim --timing off --stats stats
if [ "$(value queue.0.workgroups)" = 3 ] && ! grep -q '^\(queue\|kernel\)[.].*cycles ' stats; then ok; else not_ok "queues without timing" "$(rows '^queue')"; fi
sed 's/size=256 uint fill=3/size=4 uint fill=3/' k.sim >small.sim
expect_exit 4 "a queue that stops" "$onward" run k.sim --with small.sim --stats stats
are "errors of queues" '^queue[.].*[.]errors$' "queue.0.errors 0" "queue.1.errors 1"
expect_exit 4 "a queue that is cleared" "$onward" run "$barrier" --policy awg --with small.sim --at '40us:queue 1 clear' --stats stats
is "an error that is cleared" "$(value queue.1.errors)" 1
expect_exit 0 "a queue that comes again" "$onward" run "$barrier" --policy awg --with k.sim@1us,1,5us --at '20us:queue 1 drain' \
    --at '40us:queue 1 create' --stats stats
is "packets of both queues of a number" "$(value queue.1.packets)" "$(value with1_launches)"

# Sums over queues and over kernels are alike, and those of the GPU, also of its timed part. A save is counted once, as in a trace.
while read -r status options; do
    # shellcheck disable=SC2086
    expect_exit "$status" "sums of queues, $options" "$onward" run "$barrier" --with bfs.sim@10us --policy awg $options --stats stats
    awk -v status="$status" '
        { value[$1] = $2 }
        split($1, part, ".") == 3 && part[1] ~ /^(queue|kernel)$/ { sum[part[1] "." part[3]] += $2 }
        function equal(name, a, b) { if (a != b) print name ":", a, "is not", b }
        END {
            for (row in sum)
                if (row ~ /^queue/ && row !~ /[.](packets|errors|cycles)$/)
                    equal(row, sum[row], sum["kernel" substr(row, 6)])
            equal("packets", sum["queue.packets"], status ? 0 : 2)
            equal("workgroups", sum["queue.workgroups"], value["workgroups_launched"])
            equal("killed", sum["queue.killed"], value["workgroups_killed"])
            if (sum["queue.saves"] < value["switches_out"] || !status && sum["queue.saves"] > value["switches_out"])
                print "saves:", sum["queue.saves"], "of", value["switches_out"]
            equal("stays", sum["queue.stay_cycles"], value["workgroup_cycles_running"] + value["workgroup_cycles_stalled"])
        }' stats >differs
    if [ -s differs ]; then not_ok "sums of queues, $options" "$(head -n 2 differs)"; else ok; fi
    if [ "$(value queue.0.saves)" -gt 0 ]; then ok; else not_ok "saves of queues, $options"; fi
done <<'END'
0 --lose-cu 3@50us
0 --lose-cu 3@50us+20us --set gpu.cus=6
0 --lose-cu 3@50us --timing after=20
3 --lose-cu 3@20us --max-cycles 80000
END
expect_exit 0 "saves in a trace" "$onward" run "$barrier" --policy awg --lose-cu 3@50us --stats stats --trace trace.json
is "saves in a trace" "$(value queue.0.saves)" "$(grep -c '"name":"saving"' trace.json)"

# ---- buffers ----

# Three waves of k: a, b and c have 4, 4 and 1 lines, which the L2 lacks at first.
for options in "--set l1.mode=combine" "--set l2.distance=3" ""; do
    # shellcheck disable=SC2086
    expect_exit 0 "buffers $options" "$onward" run k.sim $options --stats stats --stats-buffers
    are "what waves did to buffers $options" '^buffer[.]' \
        buffer.a.{"loads 9","stores 0","atomics 0","scalar_loads 0","lines 36","l2_hits 32","l2_misses 4","waits 0"} \
        buffer.b.{"loads 0","stores 6","atomics 0","scalar_loads 0","lines 24","l2_hits 20","l2_misses 4","waits 0"} \
        buffer.c.{"loads 0","stores 0","atomics 3","scalar_loads 0","lines 3","l2_hits 2","l2_misses 1","waits 0"} \
        buffer.d.{"loads 0","stores 0","atomics 0","scalar_loads 3","lines 3","l2_hits 0","l2_misses 0","waits 0"}
done
documented buffer
without_heading stats | grep -v '^buffer' >with
expect_exit 0 "no buffers" "$onward" run k.sim --stats stats
if diff <(without_heading stats) with >differs; then ok; else not_ok "counting buffers changes a run" "$(head -n 2 differs)"; fi
if lacks "JSON of buffers" python3; then :; else
    expect_exit 0 "buffers of two launches" "$onward" run k.sim --with k.sim --stats stats.json --stats-buffers
    expect_exit 0 "the same as text" "$onward" run k.sim --with k.sim --stats stats --stats-buffers
    are "buffers of two launches" '^buffer[.].*[.](stores|scalar_loads)$' buffer.k#{1,2}:{"a.stores 0","a.scalar_loads 0","b.stores 6","b.scalar_loads 0","c.stores 0","c.scalar_loads 0","d.stores 0","d.scalar_loads 3"}
    expect_exit 0 "text and JSON of them" "$onward" diff stats stats.json
fi

# What waves do to all buffers together is what the GPU counts, wherever the accesses are served.
while read -r file options; do
    # shellcheck disable=SC2086
    expect_exit 0 "sums of buffers, $options" "$onward" run "$file" $options --stats stats --stats-buffers
    awk '
        { value[$1] = $2 }
        $1 ~ /^buffer[.]/ { row = $1; sub(/^.*[.]/, "", row); sum[row] += $2 }
        function equal(name, a, b) { if (a != b) print name ":", a, "is not", b }
        END {
            equal("loads", sum["loads"], value["vector_loads"])
            equal("stores", sum["stores"], value["vector_stores"])
            equal("atomics", sum["atomics"], value["atomic_instructions"])
            if (!sum["l2_hits"] || sum["l2_hits"] + sum["l2_misses"] > value["l2_accesses"] || sum["l2_misses"] > value["l2_misses"])
                print "lines asked of the L2:", sum["l2_hits"], sum["l2_misses"]
            if (sum["waits"] < value["waits"] || sum["waits"] > value["waits_failed"])
                print "waits:", sum["waits"], "of", value["waits"], value["waits_failed"]
        }' stats >differs
    if [ -s differs ]; then not_ok "sums of buffers, $file $options" "$(head -n 2 differs)"; else ok; fi
done <<END
bfs.sim --policy awg
bfs.sim --set l1.mode=combine
bfs.sim --set l2.distance=3
$barrier --policy awg --lose-cu 3@50us
$barrier --policy awg --timing after=2
END
expect_exit 0 "buffers without timing" "$onward" run k.sim --timing off --stats stats --stats-buffers
if grep -q '^buffer' stats; then not_ok "buffers without timing"; else ok; fi
expect_exit 2 "buffers without statistics" "$onward" run k.sim --stats-buffers
expect_words "--stats-buffers: expected --stats FILE beside it" "buffers without statistics"

# ---- samples ----

# Rows lie at equal intervals, the last one at the end, where it is what --stats has. Nothing else changes but the number of events.
expect_exit 0 "without samples" "$onward" run bfs.sim --policy awg --lose-cu 1@10us --stats stats
expect_exit 0 "samples" "$onward" run bfs.sim --policy awg --lose-cu 1@10us --stats sampled --sample samples.csv@2us
if diff <(without_heading stats | grep -v '^simulator_events') <(without_heading sampled | grep -v '^simulator_events') >differs; then ok; else
    not_ok "samples change a run" "$(head -n 2 differs)"
fi
if awk -F, -v cycles="$(awk '$1 == "cycles" { print $2 }' stats)" '
    NR == 1 { columns = NF; next }
    NF != columns || $1 != (NR - 1) * 4000 && $1 != cycles { exit bad = 1 }
    { last = $1 }
    END { exit bad || NR < 5 || last != cycles }' samples.csv; then ok; else not_ok "cycles of samples" "$(cut -d, -f1 samples.csv | tr '\n' ' ')"; fi
if diff <(paste -d' ' <(head -n 1 samples.csv | tr , '\n') <(tail -n 1 samples.csv | tr , '\n')) \
    <(without_heading sampled | awk '$2 !~ /[.]/ && $1 !~ /[.]/ { print $1, $2 }') >differs; then ok; else
    not_ok "the last sample" "$(head -n 2 differs)"
fi
# The times of waves add up at each moment. No other counter falls: a wait that is under way may change its class.
awk -F, '
    NR == 1 { for (i = 1; i <= NF; i++) name[i] = $i; next }
    {
        sum = 0
        for (i = 1; i <= NF; i++) {
            now[name[i]] = $i
            if (name[i] ~ /^wave_time_/ && name[i] != "wave_time_unfinished")
                sum += $i
            else if (name[i] != "wave_time_unfinished" && $i < at[i])
                print name[i], "falls from", at[i], "to", $i
            at[i] = $i
        }
        if (sum != now["wave_cycles_resident"] + now["wave_time_unfinished"] || now["cu_cycles_idle"] > now["cu_cycles_held"])
            print "cycle", $1, "does not add up"
    }' samples.csv >differs
if [ -s differs ]; then not_ok "counters of samples" "$(head -n 2 differs)"; else ok; fi
expect_exit 0 "samples by default" "$onward" run bfs.sim --sample -
expect_report "^20000(,[0-9]+)+$" "samples by default"
# An end at a time of a sample has one row.
expect_exit 0 "an end at a sample" "$onward" run bfs.sim --policy awg --lose-cu 1@10us --sample "samples.csv@$(awk '$1 == "cycles" { print $2 }' stats)"
if [ "$(wc -l <samples.csv)" = 2 ]; then ok; else not_ok "an end at a sample" "$(wc -l <samples.csv) lines"; fi
while IFS='|' read -r option words; do
    expect_exit 2 "--sample $option" "$onward" run bfs.sim --sample "$option"
    expect_words "$words" "--sample $option"
done <<'END'
a@|--sample a@: expected FILE[@TIME], TIME in cycles or with ns, us or ms, at least a cycle
a@0|--sample a@0: expected FILE[@TIME]
a@1s|--sample a@1s: expected FILE[@TIME]
a@b@-1|--sample a@b@-1: expected FILE[@TIME]
@10us|--sample @10us: expected FILE[@TIME], FILE is empty
|--sample : expected FILE[@TIME], FILE is empty
no/folder@1us|no/folder: No such file or directory
END
expect_exit 2 "samples without timing" "$onward" run bfs.sim --timing off --sample samples.csv
expect_words "--sample needs timing from the start on" "samples without timing"
# So has a run that is given up.
expect_exit 3 "samples of a run that is given up" "$onward" run bfs.sim --max-cycles 30000 --stats stats --sample samples.csv@1us
if [ "$(tail -n 1 samples.csv | cut -d, -f1)" = "$(awk '$1 == "cycles" { print $2 }' stats)" ] && [ "$(wc -l <samples.csv)" -gt 10 ]; then ok; else
    not_ok "samples of a run that is given up" "$(cut -d, -f1 samples.csv | tr '\n' ' ')"
fi

# ---- JSON ----

if lacks "JSON" python3; then :; else
    expect_exit 0 "JSON" "$onward" run bfs.sim --policy awg --lose-cu 1@10us --set gpu.cus=2 --stats stats.json
    expect_exit 0 "text" "$onward" run bfs.sim --policy awg --lose-cu 1@10us --set gpu.cus=2 --stats stats
    expect_exit 0 "valid JSON" python3 -m json.tool stats.json
    python3 - stats.json >from_json <<'PYTHON'
import json, sys
file = json.load(open(sys.argv[1]), parse_float=str)
for name, value in file['heading'].items():
    print(f'# {name}: {value}')
for name, row in file['statistics'].items():
    print(name, row['value'], '#', row['description'])
PYTHON
    if diff <(sed 's/  */ /g' stats) <(sed 's/stats\.json/stats/' from_json) >differs; then ok; else not_ok "the same content" "$(head -n 2 differs)"; fi
fi

# ---- diff ----

# differs STATUS NAME A B LINE...: the exit status, and what is printed, blanks squeezed.
differs() {
    local status=$1 name=$2 from=$3 to=$4
    shift 4
    expect_exit "$status" "$name" "$onward" diff "$from" "$to"
    sed -i 's/  */ /g' out
    if diff <(printf '%s' "${*/%/$'\n'}" | sed 's/^ //') out >differs; then ok; else not_ok "$name" "$(head -n 3 differs)"; fi
}

printf '# version: 1\n# only: a\n%s # d\n' "cycles 200" "same 7" "zero 0" "rate 0.5" "gone 3" >a
printf '# version: 2\n%s # e\n' "cycles 150" "same 7" "zero 4" "rate 2.0" "came 5" >b
cat >b.json <<'END'
{"statistics": {"cycles": {"description": "", "value": 150}, "same": {"value": 7},
 "zero": {"value": 4}, "rate": {"value": 2.0}, "came": {"value": 5, "description": "\u0041 \"quoted\""}},
 "heading": {"version": "2"}}
END
for b in b b.json; do
    differs 1 "what differs, $b" a $b "# version: 1 -> 2" "# only: a -> -" "zero 0 4" "gone 3 -" "came - 5" "rate 0.5 2.0 +300.00 %" \
        "cycles 200 150 -25.00 %"
done
differs 0 "both forms" b b.json
expect_exit 0 "a run and its JSON" "$onward" run bfs.sim --stats run.json
expect_exit 0 "the same run as text" "$onward" run bfs.sim --stats run
differs 0 "two forms of a run" run run.json "# command: onward run bfs.sim --stats run -> onward run bfs.sim --stats run.json"

# refused NAME TEXT CONTENT: a file with it is no file of statistics.
refused() {
    printf "$3" >bad
    expect_exit 2 "$1" "$onward" diff a bad
    expect_words "onward: diff: bad$2" "$1"
}
refused "an empty file" ": expected statistics" ""
refused "zeros" ": expected statistics" "cycles 1 # d\n\0"
refused "only a heading" ":1: expected statistics" "# version: 1\n"
refused "a line without description" ":2: expected \`name value # description\`" "a 1 # d\nb 2\n"
refused "a value that is no number" ":1: expected \`name value # description\`" "a 1x # d\n"
refused "a negative value" ":1: expected \`name value # description\`" "a -1 # d\n"
refused "a heading without value" ":1: expected \`# name: value\`" "# version\n"
refused "JSON of another kind" ": expected heading or statistics before ' 1}'" '{"a": 1}'
refused "JSON that is cut off" ": expected a comma or a closing brace" '{"heading": {"a": "b"'
refused "JSON without statistics" ": expected statistics" '{}'
refused "a statistic without value" ": expected a value" '{"statistics": {"a": {}}}'
refused "a text as value" ": expected a number as value" '{"statistics": {"a": {"value": "1"}}}'
refused "a text without end" ": expected a name and a colon" '{"statistics'
refused "an escape without end" ": expected a name and a colon" '{"\\\\u0'
refused "two objects" ": expected nothing behind the last brace" '{"statistics": {"a": {"value": 1}}} {}'
expect_exit 2 "no such file" "$onward" diff a nowhere
expect_words "nowhere: No such file" "no such file"
expect_exit 2 "one file" "$onward" diff a
expect_words "diff: expected two files of statistics, found 1" "one file"
expect_exit 2 "three files" "$onward" diff a a a
expect_exit 0 "help" "$onward" diff --help

finish stats
