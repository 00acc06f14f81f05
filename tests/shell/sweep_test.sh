#!/bin/bash
# `onward sweep`: plans, shards, runs that are killed, and the merged CSV. Usage: sweep_test.sh BUILD
build=$(cd "$1" && pwd)
cd "$(dirname "$0")/../.." || exit 1
. tests/support/lib.sh
onward=$build/onward
unset SLURM_ARRAY_TASK_ID SLURM_ARRAY_TASK_MIN SLURM_ARRAY_TASK_STEP SLURM_ARRAY_TASK_COUNT
heterosync=$PWD/sim_hal/workloads/heterosync
mkdir -p "$work/suites/tiny/generated" "$work/own"
cp "$heterosync"/{SPM_L,TB_LG}_small.sim "$work/suites/tiny"
cp "$heterosync"/generated/{SPM_L,TB_LG}.s "$work/suites/tiny/generated"
cp "$heterosync"/{SPM_L,TB_LG}_small.sim "$heterosync"/generated/{SPM_L,TB_LG}.s "$work/own"
printf '%s\n' 'policies baseline' 'scenarios steady' 'benchmark SPM_L SPM_L_small.sim' 'benchmark TB_LG TB_LG_small.sim factor=2' \
    >"$work/suites/tiny/benchmarks.txt"
export ONWARD_WORKLOADS=$work/suites
cd "$work" || exit 1

# same NAME FILE FILE
same() { if cmp -s "$2" "$3"; then ok; else not_ok "$1" "$(diff "$2" "$3" 2>&1 | cut -c-200 | head -3)"; fi; }
# plan DIR LINE...: plans a sweep of these lines, own/space, without more words.
plan() {
    local dir=$1
    shift
    printf '%s\n' "$@" >own/space
    expect_exit 0 "plan of $dir" "$onward" sweep plan own/space --out "$dir"
}
# merged DIR: merges it into DIR.csv.
merged() { expect_exit 0 "merge of $1" "$onward" sweep merge "$1" --csv "$1.csv"; }

# The numbers are those of run, column by column. On one CU of two slots the barrier never ends.
space=('axis file SPM_L_small.sim TB_LG_small.sim' 'axis policy baseline awg' 'axis gpu.cus 1 4' 'let context.slots = gpu.cus * 512'
    'axis cu.simds 1' 'axis simd.waves 2' 'axis deadlock.window 20k')
plan one "${space[@]}"
expect_words "one/manifest.tsv: 8 points" "the number of points"
expect_exit 0 "run" "$onward" sweep run one --jobs 2
merged one
awk -F, 'NR == 1 { print NF; next } { print NF }' one.csv | sort -u >widths
if [ "$(wc -l <widths)" = 1 ]; then ok; else not_ok "all rows have the same columns" "$(cat widths)"; fi
row=0
while IFS=, read -r _ file policy cus slots _; do
    row=$((row + 1))
    status=0
    "$onward" run "own/$file" --policy "$policy" --set gpu.cus="$cus" --set context.slots="$slots" --set cu.simds=1 --set simd.waves=2 \
        --set deadlock.window=20k --stats stats >out 2>&1 || status=$?
    awk -F, -v row="$row" 'NR == 1 { for (i = 1; i <= NF; i++) name[i] = $i } NR == row + 1 { for (i = 9; i <= NF; i++) print name[i], $i }' one.csv |
        sed '/^status /d; / $/d' >from_csv
    # A sweep has neither quotients nor single compute units, nor latencies.
    without_heading stats | without_latencies | awk '($1 $2) !~ /[.]/ { print $1, $2 }' >from_run
    same "row $row has the numbers of onward run" from_run from_csv
    case $status in 0) word=ok ;; 3) word=deadlock ;; *) word="exit $status" ;; esac
    if [ "$(sed -n "$((row + 1))p" one.csv | cut -d, -f9)" = "$word" ]; then ok; else not_ok "status of row $row" "$word"; fi
done < <(tail -n +2 one.csv)
if [ "$row" = 8 ]; then ok; else not_ok "8 rows" "$row"; fi
if grep -q deadlock one.csv; then ok; else not_ok "a deadlock is a result"; fi
expect_exit 0 "status" "$onward" sweep status one
expect_report '^done +8$' "what is done"
expect_exit 0 "a run of what is done" "$onward" sweep run one
expect_words "0 were to be run" "a run of what is done"

# A suite by the path of its folder, relative to that of SPEC.
cp -r suites/tiny own/mine && cp own/space kept.space
for value in './mine/SPM_L ./mine/TB_LG' './mine/*' "$PWD/own/mine/*"; do
    plan path "axis benchmark tiny/SPM_L tiny/TB_LG" 'axis policy awg'
    expect_exit 0 "a suite's name" "$onward" sweep run path
    merged path
    cut -d, -f3- path.csv | sed 1,2d >by_name
    rm -rf path
    plan path "axis benchmark $value" 'axis policy awg'
    expect_exit 0 "suite of $value" "$onward" sweep run path
    merged path
    cut -d, -f3- path.csv | sed 1,2d >by_path
    same "rows of $value" by_name by_path
    rm -rf path
done
printf '%s\n' 'axis benchmark ./none/a' >own/none
expect_exit 2 "a path without a suite" "$onward" sweep plan own/none --out path
expect_words "own/none:1: own/./none/benchmarks.txt" "a path without a suite"
rm -r own/mine own/none && mv kept.space own/space

# Shards.
cp -r one two && rm -r two/results
expect_exit 1 "status before" "$onward" sweep status two
expect_report '^missing +8$' "what is missing"
expect_exit 1 "merge before" "$onward" sweep merge two --csv two.csv
expect_words "8 of 8 points have no result, the first is file=SPM_L_small.sim policy=baseline" "what is missing is named"
expect_exit 0 "shard 2" "$onward" sweep run two --shard 2/3
expect_exit 1 "merge of a part" "$onward" sweep merge two --csv two.csv
if [ -e two.csv ]; then not_ok "no CSV of a part"; else ok; fi
expect_exit 1 "--partial" "$onward" sweep merge two --csv two.csv --partial
if [ "$(wc -l <two.csv)" = 4 ]; then ok; else not_ok "--partial has the head and three rows" "$(wc -l <two.csv)"; fi
expect_exit 0 "shard 1" "$onward" sweep run two --shard 1/3
expect_exit 0 "the rest, as another number of shards" env SLURM_ARRAY_TASK_ID=5 SLURM_ARRAY_TASK_MIN=5 SLURM_ARRAY_TASK_STEP=2 \
    SLURM_ARRAY_TASK_COUNT=1 "$onward" sweep run two
expect_words "8 points, 2 were to be run" "another number of shards repeats nothing"
merged two
same "three shards give the CSV of one" one.csv two.csv

# A Slurm array says which shard it is: all of its numbers, or none.
for row in "1/2 10 10 5 2" "2/2 15 10 5 2" "3/7 3 1 1 7"; do
    read -r shard id min step count <<<"$row"
    expect_exit 0 "shard $shard of an array" env SLURM_ARRAY_TASK_ID="$id" SLURM_ARRAY_TASK_MIN="$min" SLURM_ARRAY_TASK_STEP="$step" \
        SLURM_ARRAY_TASK_COUNT="$count" "$onward" sweep run one
    expect_words "shard $shard" "shard $shard of an array"
done
expect_exit 2 "an array without its number of tasks" env SLURM_ARRAY_TASK_ID=1 "$onward" sweep run one
expect_words "expected SLURM_ARRAY_TASK_ID, SLURM_ARRAY_TASK_MIN" "an array without its number of tasks"
expect_exit 2 "an array with gaps" env SLURM_ARRAY_TASK_ID=7 SLURM_ARRAY_TASK_MIN=3 SLURM_ARRAY_TASK_STEP=1 SLURM_ARRAY_TASK_COUNT=2 \
    "$onward" sweep run one
expect_words "this Slurm array has gaps" "an array with gaps"

# A process that is killed loses the runs under way, and a torn line.
cp -r one kill && rm -r kill/results
"$onward" sweep run kill --jobs 1 >/dev/null 2>&1 &
killed=$!
for _ in $(seq 500); do
    [ "$(grep -c '^[0-9a-f]*	' kill/results/000/1-of-1.tsv 2>/dev/null)" -ge 3 ] 2>/dev/null && break
    sleep 0.01
done
expect_exit 2 "a second process of one shard" "$onward" sweep run kill --jobs 1
expect_words "another process writes it" "a second process of one shard"
expect_exit 1 "status of a running sweep" "$onward" sweep status kill
expect_report '^running +1 shards$' "the shards that run"
kill -9 "$killed"
wait "$killed" 2>/dev/null
truncate -s -5 kill/results/000/1-of-1.tsv
expect_exit 1 "merge does not count a torn line" "$onward" sweep merge kill
expect_exit 0 "run after kill" "$onward" sweep run kill --jobs 2
expect_words "the last line is torn, and dropped" "a torn line"
merged kill
same "a killed sweep gives the same CSV" one.csv kill.csv

# SIGTERM keeps what has ended.
cp -r one term && rm -r term/results
"$onward" sweep run term --jobs 1 >/dev/null 2>err &
stopped=$!
for _ in $(seq 500); do
    [ "$(grep -c '^[0-9a-f]*	' term/results/000/1-of-1.tsv 2>/dev/null)" -ge 2 ] 2>/dev/null && break
    sleep 0.01
done
kill -TERM "$stopped"
wait "$stopped"
status=$?
if [ "$status" = 143 ] && grep -q "stopped by SIGTERM: term/results/000/1-of-1.tsv has the runs" err; then ok; else
    not_ok "SIGTERM" "exit $status: $(cat err)"
fi
expect_exit 0 "run after SIGTERM" "$onward" sweep run term
merged term
same "a stopped sweep gives the same CSV" one.csv term.csv

# Two results of one run.
cp -r one twice
mkdir -p twice/results/001
sed 's/\tok\t[0-9]*\t/\tok\t1\t/' one/results/000/1-of-1.tsv >twice/results/001/501-of-600.tsv
expect_exit 1 "two results that differ" "$onward" sweep merge twice --csv twice.csv
expect_report 'run [0-9a-f]{16} has different results in twice/results/000/1-of-1.tsv and twice/results/001/501-of-600.tsv' "both files are named"
sed 's/^\([0-9a-f]*\)\t[0-9.]*\t/\1\t99.000\t/' one/results/000/1-of-1.tsv >twice/results/001/501-of-600.tsv
merged twice
same "seconds may differ" one.csv twice.csv

# What has changed is planned again, and what has not keeps its results.
cp -r one changed
cp own/SPM_L_small.sim saved.sim
sed -i 's/^#.*/& changed/' own/SPM_L_small.sim && printf '\n# changed\n' >>own/SPM_L_small.sim
expect_exit 2 "a changed .sim" "$onward" sweep run changed
expect_words "file=SPM_L_small.sim policy=baseline gpu.cus=1" "a changed .sim names the point"
expect_words "have changed since it was planned: plan again" "a changed .sim"
expect_exit 0 "another plan" "$onward" sweep plan own/space --out changed
expect_exit 0 "a run of another plan" "$onward" sweep run changed
expect_words "8 points, 4 were to be run, 4 have ended" "what has not changed keeps its results"
cp saved.sim own/SPM_L_small.sim
cp own/SPM_L.s saved.s
printf '\n; changed\n' >>own/SPM_L.s
expect_exit 2 "a changed kernel file" "$onward" sweep run one
expect_words "plan again" "a changed kernel file"
cp saved.s own/SPM_L.s

# Benchmarks of suites, with the factor and the groups of their lists; and two points of one run.
plan suite 'axis benchmark tiny/*' 'axis gpu.memory_mb 1024 1Ki' 'axis lose 1@50us' 'axis groups 8'
expect_words "4 points" "two benchmarks, two texts"
expect_exit 0 "run of a suite" "$onward" sweep run suite
expect_words "4 points, 2 were to be run" "two points of one run"
merged suite
if [ "$(wc -l <suite.csv)" = 5 ]; then ok; else not_ok "two points of one run are two rows"; fi
printf '%s\n' 'axis benchmark tiny/SPM_L' 'axis l1.bytes 16384 1024' 'axis l1.ways 64' >own/bad
expect_exit 2 "values that do not fit each other" "$onward" sweep plan own/bad --out bad
expect_words "that is of the point benchmark=tiny/SPM_L l1.bytes=1024 l1.ways=64" "values that do not fit each other"
printf '%s\n' 'axis file none.sim' >own/bad
expect_exit 2 "no such file" "$onward" sweep plan own/bad --out bad
printf '%s\n' 'axis file SPM_L_small.sim' 'axis gpu.cus 4' 'axis lose 4@5us' >own/bad
expect_exit 2 "no such compute unit" "$onward" sweep plan own/bad --out bad
if [ -e bad/manifest.tsv ]; then not_ok "no manifest of a bad file"; else ok; fi

# Wrong command lines.
while IFS='|' read -r line words; do
    # shellcheck disable=SC2086
    expect_exit 2 "$line" "$onward" sweep $line
    expect_words "$words" "$line"
done <<'end'
|expected plan, run, status or merge
rum one|expected plan, run, status or merge, found 'rum', did you mean run?
run|sweep run: expected DIR
plan own/space|expected --out DIR
run one --csv x|sweep run takes no --csv
run one --shard 0/2|--shard 0/2: expected I/N
run one --shard 3/2|--shard 3/2: expected I/N
run one --shard 2|--shard 2: expected I/N
run none|none/manifest.tsv: No such file or directory
plan own/space --out one --for slrum|--for slrum, did you mean slurm?
plan own/space --out one --shards 3|--shards needs --for
plan own/space --out one --for slurm --shards 0|--shards 0: expected 1..
end

# A folder that cannot be written to.
if [ "$(id -u)" = 0 ]; then
    touch full && cp -r one readonly && rm -r readonly/results && touch readonly/results
    expect_exit 2 "no folder of results" "$onward" sweep run readonly
else
    cp -r one readonly && rm -r readonly/results && chmod a-w readonly
    expect_exit 2 "a read-only folder" "$onward" sweep run readonly
    expect_words "readonly/results: Permission denied" "a read-only folder"
    chmod u+w readonly
fi
if [ -e /dev/full ]; then
    expect_exit 2 "merge onto a full disk" "$onward" sweep merge one --csv /dev/full
fi

# Job files.
plan one "${space[@]}"
for engine in slurm parallel snakemake; do
    "$onward" sweep plan own/space --out "it's a sweep" --for "$engine" --shards 3 >"job.$engine" 2>out ||
        not_ok "--for $engine" "$(cat out)"
done
for engine in slurm parallel; do
    if bash -n "job.$engine"; then ok; else not_ok "the job file of $engine"; fi
done
if grep -qx '#SBATCH --array=1-3' job.slurm; then ok; else not_ok "the array of slurm" "$(cat job.slurm)"; fi
SLURM_ARRAY_TASK_ID=2 bash job.slurm >out 2>&1
expect_words "shard 2/3" "the job of slurm"
sed -n '2p;4p' job.parallel | bash >out 2>&1
expect_words "shard 1/3" "the first line for parallel"
expect_words "shard 3/3" "the last line for parallel"
merged "it's a sweep"
same "the shards of job files" one.csv "it's a sweep.csv"
if ! lacks "the job file of snakemake" snakemake; then
    expect_exit 0 "snakemake" snakemake --snakefile job.snakemake --cores 1
    same "snakemake" one.csv "it's a sweep/sweep.csv"
fi

# Programs. This one stands in for one of HIP, and writes what the library would into the file of --stats. A library has only to be there.
mkdir bin && cp "$onward" bin/onward
cat >own/said <<'sh'
#!/bin/sh
# Usage: said OUTCOME STATUS [none|killed]
echo "the outcome is $1"
echo "in $PWD with $(echo "$ONWARD_OPTIONS" | tr '\n' ' ')" >&2
[ "$3" = none ] || printf '%s\n' '# version: 0' "# outcome: $1" 'cycles 12 # GPU' 'l1_loads 3 # a latency' \
    'occupancy 0.500000 # a quotient' 'cu.0.waits 4 # of one CU' 'kernel.a.cycles 5 # of a kernel' 'waits 7 # last' \
    >"$(echo "$ONWARD_OPTIONS" | sed -n 's/^stats=//p')"
[ "$3" != killed ] || kill -9 $$
exit "$2"
sh
chmod +x own/said
said=('axis benchmark "exec ./said ok 0" tiny/SPM_L' 'axis policy awg' 'axis gpu.cus 4' 'axis preset cus-64 "my gpu"' 'axis scenario cu-loss')
echo 'simd.waves 8' >'own/my gpu'
printf '%s\n' "${said[@]}" >own/space
expect_exit 2 "no library" bin/onward sweep plan own/space --out said
expect_words "no libhsa-runtime64.so.1 in $work/bin/" "no library"
expect_words "\`make hsa\` builds it" "no library"
expect_words 'own/space: that is of the point benchmark=exec ./said ok 0 policy=awg' "no library: the point"
echo 1 >bin/libhsa-runtime64.so.1
onward=$work/bin/onward

plan said "${said[@]}"
expect_exit 0 "run of programs" "$onward" sweep run said
merged said
cut -d, -f2-9 said.csv | grep -E '^(benchmark|exec)' >rows
printf '%s\n' 'benchmark,policy,gpu.cus,preset,scenario,status,cycles,waits' 'exec ./said ok 0,awg,4,cus-64,cu-loss,ok,12,7' \
    'exec ./said ok 0,awg,4,my gpu,cu-loss,ok,12,7' >wanted
same "rows of a program" wanted rows
if [ -e said/output ]; then not_ok "no output of what ends well" "$(ls said/output)"; else ok; fi

# How programs end. What has no statistics, or ends for a reason that lies elsewhere, gives no row.
while IFS='|' read -r arguments word words; do
    rm -rf said
    plan said "axis file \"exec said $arguments\"" 'axis lose 3@5us+2us' 'axis scheduler oldest' 'axis hang-after 9' 'axis policy.spins off'
    if [ "$word" = none ]; then
        expect_exit 1 "$arguments" "$onward" sweep run said
    else
        expect_exit 0 "$arguments" "$onward" sweep run said
    fi
    [ -z "$words" ] || expect_words "file=exec said $arguments lose=3@5us+2us scheduler=oldest hang-after=9 policy.spins=off: $words" "$arguments"
    [ "$word" = none ] || expect_words "1 have ended, 1 $word" "$arguments"
    if grep -sqx "the outcome is ${arguments%% *}" said/output/*.txt && grep -sqF "in $work/own with  quiet=on policy=baseline policy.spins=off \
cu.scheduler=oldest lose-cu=3@5us+2us hang-after=9 stats=/dev/fd/" said/output/*.txt; then ok; else not_ok "$arguments" "its output"; fi
done <<end
ok 3|wrong|exit status 3: in $work/own with
deadlock 134|deadlock|
deadlock 0|deadlock|
fault 134|fault|exit status 134: in $work/own with
ok 0 none|none|exit status 0, without statistics: in $work/own with
ok 2 none|none|exit status 2, without statistics: in $work/own with
ok 0 killed|none|ended by signal 9: in $work/own with
end

# What is wrong with programs. Others are in test_sweep.
cp own/said own/closed && chmod -x own/closed
while IFS='|' read -r line words; do
    printf '%s\n' '# a comment' "$line" >own/bad
    expect_exit 2 "$line" "$onward" sweep plan own/bad --out bad
    expect_words "$words" "$line"
done <<'end'
axis benchmark "exec ./none 1"|own/bad:2: own/./none: expected a program that can be run: No such file or directory
axis benchmark "exec closed"|own/bad:2: own/closed: expected a program that can be run: Permission denied
axis benchmark,policy "exec said,sleep-8k"|policy sleep-8k does not apply to programs
axis benchmark,factor "exec said,2"|own/bad:2: factor does not apply to a program, such as "exec said"
end
plan said 'axis file "exec said ok 0" "exec said ok 1"' 'axis hang-after 0 1'
cut -f1 said/manifest.tsv | sed 1,2d | sort -u >ids
if [ "$(wc -l <ids)" = 4 ]; then ok; else not_ok "arguments and options are of the id" "$(cat ids)"; fi
cp own/said saved.said && echo '# changed' >>own/said
expect_exit 2 "a changed program" "$onward" sweep run said
expect_words "onward or the files of file=exec said ok 0 hang-after=0 have changed since it was planned: plan again" "a changed program"
cp saved.said own/said && echo 2 >bin/libhsa-runtime64.so.1
expect_exit 2 "a changed library" "$onward" sweep run said
expect_words "plan again" "a changed library"
rm own/said && expect_exit 2 "a program that is gone" "$onward" sweep run said
expect_words "said/manifest.tsv:3: cannot be run" "a program that is gone"

# No program outlives its sweep, nor does what it has started, however the sweep ends.
cat >own/lasting <<'sh'
#!/bin/sh
sleep 300 &
echo $$ $! >"$1"
[ -n "$2" ] || wait
printf '%s\n' '# version: 0' '# outcome: ok' 'cycles 1 # GPU' >"$(echo "$ONWARD_OPTIONS" | sed -n 's/^stats=//p')"
sh
chmod +x own/lasting
plan lasting "axis file \"exec lasting $work/pids\""
# gone NAME: the processes of pids end.
gone() {
    local left="" i process
    for ((i = 0; i < 200; i++)); do
        left=""
        # shellcheck disable=SC2013
        for process in $(cat pids); do
            if kill -0 "$process" 2>/dev/null && ! grep -q '^State:.Z' "/proc/$process/status" 2>/dev/null; then left+=" $process"; fi
        done
        [ -n "$left" ] || break
        sleep 0.05
    done
    if [ -z "$left" ]; then ok; else not_ok "$1" "left:$left"; fi
}
for signal in KILL TERM; do
    rm -f pids
    "$onward" sweep run lasting --jobs 1 >/dev/null 2>&1 &
    killed=$!
    for _ in $(seq 500); do
        [ -s pids ] && break
        sleep 0.01
    done
    kill -$signal "$killed"
    wait "$killed" 2>/dev/null
    gone "a sweep that ends by SIG$signal"
done
# The process between a sweep and its program.
rm -f pids
"$onward" sweep run lasting --jobs 1 >out 2>&1 &
killed=$!
for _ in $(seq 500); do
    [ -s pids ] && break
    sleep 0.01
done
read -r program started <pids
kill -KILL "$(awk '$1 == "PPid:" { print $2 }' "/proc/$program/status")"
wait "$killed"
if [ $? = 1 ]; then ok; else not_ok "the process of a run is killed" "not 1"; fi
expect_words "the simulator died" "the process of a run is killed"
echo "$program" >pids
gone "the process of a run is killed"
kill "$started" || not_ok "the process of a run is killed" "what the program has started is gone"
plan lasting "axis file \"exec lasting $work/pids once\""
expect_exit 0 "a program that leaves another behind" "$onward" sweep run lasting
gone "a program that leaves another behind"

onward=$build/onward
if ! lacks "a sweep over programs of HIP" hipcc; then
    make -s -C "$OLDPWD" BUILD="$build" hsa >out 2>&1 || not_ok "the library" "$(tail -n 1 out)"
    for name in vector_add meet; do
        hipcc --offload-arch=gfx803 -O2 -I"$OLDPWD/tests/rocm" "$OLDPWD/tests/rocm/$name.hip" -o "own/$name" >out 2>&1 ||
            not_ok "$name.hip: compile" "$(head -n 1 out)"
    done
    # On four compute units 24 work-groups that meet are too many, without policies that save some.
    space=('axis benchmark "exec ./vector_add" "exec ./meet"' 'axis policy baseline awg' 'axis gpu.cus 4 12' 'axis hang-after 0'
        'axis deadlock.window 20k')
    plan hip "${space[@]}"
    expect_exit 0 "programs of HIP" "$onward" sweep run hip --jobs 2
    expect_words "8 have ended, 7 ok, 1 deadlock" "programs of HIP"
    merged hip
    row=0
    while IFS=, read -r _ program policy cus _; do
        row=$((row + 1))
        status=0
        {
            "$onward" exec --quiet --policy "$policy" --set gpu.cus="$cus" --hang-after 0 --set deadlock.window=20k --stats stats \
                "own/${program#exec ./}" >out 2>&1 || status=$?
        } 2>/dev/null
        awk -F, -v row="$row" 'NR == 1 { for (i = 1; i <= NF; i++) name[i] = $i } NR == row + 1 { for (i = 8; i <= NF; i++) print name[i], $i }' \
            hip.csv >from_csv
        without_heading stats | without_latencies | awk '($1 $2) !~ /[.]/ { print $1, $2 }' >from_exec
        same "row $row has the numbers of onward exec" from_exec from_csv
        case $status in 0) word=ok ;; 134) word=deadlock ;; *) word="exit $status" ;; esac
        if [ "$(sed -n "$((row + 1))p" hip.csv | cut -d, -f7)" = "$word" ]; then ok; else not_ok "status of row $row of programs" "$word"; fi
    done < <(tail -n +2 hip.csv)
    if [ "$row" = 8 ]; then ok; else not_ok "8 rows of programs" "$row"; fi
    if grep -q "^onward: deadlock, found at cycle" hip/output/*.txt; then ok; else not_ok "the output of a hang" "$(ls hip/output)"; fi
    # The columns are those of a .sim file.
    head -n 1 hip.csv | cut -d, -f7- | tr , '\n' >of_programs
    plan sim 'axis file SPM_L_small.sim' 'axis gpu.cus 4'
    expect_exit 0 "a .sim file" "$onward" sweep run sim
    merged sim
    head -n 1 sim.csv | cut -d, -f4- | tr , '\n' >of_sim
    if [ "$(wc -l <of_sim)" -gt 100 ]; then ok; else not_ok "columns of a .sim file" "$(wc -l <of_sim)"; fi
    same "columns of programs and of a .sim file" of_sim of_programs
    # Killed, and gone on.
    rm -r hip/results hip/output
    plan hip "${space[@]}"
    "$onward" sweep run hip --jobs 1 >/dev/null 2>&1 &
    killed=$!
    for _ in $(seq 1000); do
        [ "$(grep -c '^[0-9a-f]*	' hip/results/000/1-of-1.tsv 2>/dev/null)" -ge 3 ] 2>/dev/null && break
        sleep 0.01
    done
    kill -9 "$killed"
    wait "$killed" 2>/dev/null
    mv hip.csv first.csv
    expect_exit 1 "a killed sweep of programs" "$onward" sweep status hip
    expect_exit 0 "programs after a kill" "$onward" sweep run hip --jobs 2
    expect_report "8 points, [1-5] were to be run" "programs after a kill"
    merged hip
    same "a killed sweep of programs gives the same CSV" first.csv hip.csv
fi

# 100,000 points that are done: to find that, and to merge them.
{
    echo 'axis file SPM_L_small.sim'
    echo "axis deadlock.window $(seq -s ' ' 20001 20100)"
    echo "axis wait.retry $(seq -s ' ' 1 1000)"
} >own/large
expect_exit 0 "a plan of 100,000 points" "$onward" sweep plan own/large --out large
mkdir -p large/results/000
awk -F'\t' -v OFS='\t' 'NR == FNR { if (FNR <= 2) print; if (FNR == 3) { $1 = ""; $2 = ""; $3 = ""; values = substr($0, 4) } next }
    FNR > 2 { print $1, "1.000", "ok", values }' one/results/000/1-of-1.tsv large/manifest.tsv >large/results/000/1-of-1.tsv
start=$(date +%s%N)
LIMIT=120 expect_exit 0 "a run of 100,000 points that are done" "$onward" sweep run large --shard 2/3
run_ms=$((($(date +%s%N) - start) / 1000000))
expect_words "33333 points, 0 were to be run" "100,000 points that are done"
start=$(date +%s%N)
LIMIT=120 expect_exit 0 "a merge of 100,000 points" "$onward" sweep merge large --csv large.csv
merge_ms=$((($(date +%s%N) - start) / 1000000))
if [ "$(wc -l <large.csv)" = 100001 ]; then ok; else not_ok "100,000 rows"; fi
# Machines of tests are slow and shared: four times what is promised of a free one.
if [ "$run_ms" -lt 20000 ]; then ok; else not_ok "a run of what is done takes 5 s at most" "$run_ms ms"; fi
if [ "$merge_ms" -lt 40000 ]; then ok; else not_ok "a merge takes 10 s at most" "$merge_ms ms"; fi
finish sweep
