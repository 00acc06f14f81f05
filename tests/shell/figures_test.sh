#!/bin/bash
# `onward figures`: claims mean their sentence, extremes name the rows that they leave out, pages of several suites. Usage: figures_test.sh BUILD
build=$(cd "$1" && pwd)
cd "$(dirname "$0")/../.." || exit 1
. tests/support/lib.sh
onward=$build/onward
root=$PWD
heterosync=$PWD/sim_hal/workloads/heterosync
mkdir -p "$work/suites/tiny"
cp "$heterosync"/{TB_LG,SPM_L,FAM_G}_small.sim "$heterosync"/generated/{TB_LG,SPM_L,FAM_G}.s "$work/suites/tiny"
# On one CU of two slots the barrier TB_LG never ends under baseline, the locks do.
printf '%s\n' 'policies baseline' 'scenarios steady' 'benchmark TB_LG TB_LG_small.sim' 'benchmark SPM_L SPM_L_small.sim' \
    'benchmark FAM_G FAM_G_small.sim' >"$work/suites/tiny/benchmarks.txt"
export ONWARD_WORKLOADS=$work/suites
cd "$work" || exit 1
small="gpu.cus=1 cu.simds=1 simd.waves=2 deadlock.window=20000"

# page STATUS NAME TEXT...: the page of these lines, in page/page.md.
page() {
    local status=$1 name=$2
    shift 2
    printf '%s\n' "$@" >page.in.md
    expect_exit "$status" "$name" "$onward" figures page.in.md --suite tiny --out page --jobs 2
}
# says NAME TEXT: the page has this line.
says() { if grep -qxF -- "$2" page/page.md; then ok; else not_ok "$1" "no '$2' in: $(cat page/page.md)"; fi; }
# refuted NAME MESSAGE CLAIM
refuted() {
    page 1 "$1" "{{claim $3}}"
    expect_words "page.in.md:1: not so: $2" "$1"
}

refuted "a claim about no row" "count cycles baseline has no value" "count cycles baseline of= > 0"
refuted "the mean of no row" "mean cycles awg has no value" "mean cycles awg of= > 0"
refuted "the least of no row" "least cycles awg has no value" "least cycles awg of= > 0"
refuted "a mean with a deadlock" "mean cycles baseline has no value" "mean cycles baseline > 0 $small"
refuted "the value of a deadlock" "value cycles baseline has no value (deadlock)" "value cycles baseline of=TB_LG > 0 $small"
refuted "the least with a deadlock" "least cycles baseline has no value in 1 of 3 rows" "least cycles baseline > 0 $small"
refuted "the most with a deadlock" "most cycles baseline has no value in 1 of 3 rows" "most cycles baseline > 0 $small"
refuted "a bound that is not met" "count cycles baseline is 2.000, the text claims > 2" "count cycles baseline > 2 $small"
page 0 "claims that hold" "{{claim least cycles baseline > 0 of=SPM_L,FAM_G $small}}{{claim count cycles baseline < 3 $small}}"
page 2 "a bound that is no number" "{{claim count cycles baseline < many}}"
page 0 "an extreme" "{{least cycles/cycles baseline $small}} {{most cycles/cycles baseline of=SPM_L $small}}"
says "rows without a value are counted" "1.00 (SPM_L; 1 of 3 rows have no value) 1.00 (SPM_L)"

# Several suites on one page. LFTB_LG takes the interval of its own suite, which is not the best one of the other.
mkdir suites/more
cp "$heterosync"/LFTB_LG_small.sim "$heterosync"/generated/LFTB_LG.s suites/more
printf '%s\n' 'policies baseline' 'scenarios steady' 'benchmark LFTB_LG LFTB_LG_small.sim' >suites/more/benchmarks.txt
# pages STATUS NAME TEXT...: as page, of both suites.
pages() {
    local status=$1 name=$2
    shift 2
    printf '%s\n' "$@" >page.in.md
    expect_exit "$status" "$name" "$onward" figures page.in.md --suite tiny,more --out page --jobs 2
}
two="gpu.cus=2"
pages 0 "two suites" '{{family timeout timeout-500,timeout-2k}}' "{{count cycles awg $two}} {{count cycles awg suite=more $two}}" \
    "{{best timeout-best suite=tiny $two}} {{best timeout-best suite=more $two}}" "{{value cycles timeout-best of=LFTB_LG $two}}" \
    "{{bars b \"b\" cycles/cycles awg $two}}" "{{bars c \"c\" cycles/cycles timeout-best suite=more $two}}" "{{table awg \"c=cycles/cycles\" $two}}"
says "rows of all, and of one suite" "4 1"
for row in TB_LG LFTB_LG "mean, tiny" "mean, more" "mean of all" "geometric mean"; do says "a row of $row" "| $row | 1.00 |"; done
best=$(awk '/^timeout-/ { print $2 }' page/page.md)
says "the column of one suite names the best" "| benchmark | $best |"
for interval in 500 2000; do
    expect_exit 0 "by hand" "$onward" run suites/more/LFTB_LG_small.sim --policy timeout --set timeout.interval=$interval --set gpu.cus=2 --stats stats-$interval
    awk '$1 == "cycles" { print $2 }' stats-$interval
done >cycles
says "a suite's own best interval" "$(sort -n cycles | head -n 1)"
pages 2 "best of two suites" '{{family timeout timeout-500,timeout-2k}}{{best timeout-best}}'
expect_words "best is of one suite" "best of two suites"
pages 2 "no such suite" '{{count cycles awg suite=nosuch}}'
expect_words "no benchmark of suite nosuch" "no such suite"
expect_exit 2 "a suite twice" "$onward" figures page.in.md --suite tiny,tiny --out page
expect_words "benchmark TB_LG is in two of the suites" "a suite twice"

# Another moment of the loss than the scenario's.
cd "$work" || exit 1
page 0 "a loss of its own" "{{value cycles awg of=TB_LG cu-loss $two}} {{value cycles awg of=TB_LG lose=0@9us $two}}"
for loss in 1@50us 0@9us; do
    expect_exit 0 "by hand" "$onward" run suites/tiny/TB_LG_small.sim --policy awg --lose-cu $loss --set gpu.cus=2 --stats stats
    awk '$1 == "cycles" { print $2 }' stats
done | tr '\n' ' ' >cycles
says "the cycles of both losses" "$(sed 's/ $//' cycles)"
page 2 "a loss of no CU" "{{value cycles awg of=TB_LG lose=9@9us $two}}"

# Operations from left to right, parentheses first.
page 0 "expressions" "{{value cycles*0+12-2-3 awg of=SPM_L $two}} {{value cycles*0+12-(2-3) awg of=SPM_L $two}} {{value (cycles*0+9)/(1+(2*1)) awg of=SPM_L $two}}"
says "parentheses" "7 13 3.00"
for bad in 'cycles/(1' 'cycles)' '()' 'cycles(2)' '((((((((((1))))))))))' 'cycles*'; do page 2 "$bad" "{{value $bad awg of=SPM_L $two}}"; done
expect_words "expected a statistic, a number or a constant at ''" "an operation without an operand"

# A variant may have another benchmark than the row.
page 0 "a variant's benchmark" "{{variant twin awg instead=SPM_L:FAM_G l2.latency=99}}{{value cycles twin of=SPM_L $two}} {{value cycles twin over awg of=SPM_L $two}}" \
    "{{value cycles awg of=FAM_G $two l2.latency=99}} {{value cycles awg of=FAM_G against=SPM_L $two}}" "{{value cycles awg of=SPM_L $two}}"
if awk 'NR == 2 { c = $1; r = $2 } NR == 3 { same = c == $1 } NR == 4 { exit !(same && (c / $1 - r) ^ 2 < 0.0001) }' page/page.md; then ok; else not_ok "a variant's benchmark and its own setting" "$(cat page/page.md)"; fi
page 2 "a variant without a benchmark" "{{variant twin awg instead=SPM_L:SPM_X}}{{value cycles twin of=SPM_L $two}}"
expect_words "page.in.md:1: no benchmark SPM_X for variant twin" "a variant without a benchmark"
page 2 "a variant of another name" "{{variant twin awg instead=SPM_L:FAM_G}}{{value cycles twin of=TB_LG $two}}"
expect_words "page.in.md:1: variant twin needs benchmarks with SPM_L in their names, found TB_LG" "a variant of another name"
for bad in SPM_L :FAM_G; do page 2 "instead=$bad" "{{variant twin awg instead=$bad}}"; done

# A machine is for all holes behind it, and gives way to what a hole or a variant says. Its settings stand in the data.
page 0 "a machine" "{{value cycles/1 awg of=TB_LG $two}} {{machine gpu.cus=2 l2.latency=99}}{{variant near awg l2.latency=50}}{{value cycles/1 awg of=TB_LG}}" \
    "{{value cycles/1 awg of=TB_LG l2.latency=50}} {{value cycles/1 near of=TB_LG}} {{machine gpu.cus=2}}{{value cycles/1 awg of=TB_LG}}"
if awk 'NR == 2 { first = $1; other = $2 } NR == 3 { exit !(first == $1 && first == $2 && first == $3 && first != other) }' page/page.md; then ok; else not_ok "a machine" "$(cat page/page.md)"; fi
page 2 "a machine with a policy" "{{machine awg}}"
expect_words "page.in.md:1: machine needs up to 12 KEY=VALUE" "a machine with a policy"

# Many losses: the median and the range are those of the single runs, and what tiny moves change is marked.
page 0 "a spread" "{{spread s \"s\" cycles awg of=TB_LG,SPM_L losses=0,1@6000+9000*2 share=cp_busy_cycles/cycles*100 $two}}" \
    "one {{value cycles/1 awg of=TB_LG lose=0@6000 $two}}" "one {{value cycles/1 awg of=TB_LG lose=1@6000 $two}}" \
    "one {{value cycles/1 awg of=TB_LG lose=0@15000 $two}}" "one {{value cycles/1 awg of=TB_LG lose=1@15000 $two}}" \
    "busy {{value cp_busy_cycles*100/cycles awg of=TB_LG lose=0@6000 $two}}"
row=$(awk '$1 == "one" { print $2 }' page/page.md | sort -n | awk '{ v[NR] = $1 } END { printf "| TB_LG | %.0f (%d to %d)", (v[2] + v[3]) / 2, v[1], v[4] }')
if grep -q "^${row//\|/[|]}, [0-9]* % |$" page/page.md && grep -q '^| geometric mean | [0-9]' page/page.md; then ok; else not_ok "median, range and share" "$row: $(cat page/page.md)"; fi
if grep -q 'class="range"' page/pictures/s.svg; then ok; else not_ok "the range is drawn"; fi
page 0 "the firmware's share" "fast {{value cp_busy_cycles/1 awg of=TB_LG $two cp.clock_mhz=4000}}" "slow {{value cp_busy_cycles/1 awg of=TB_LG $two cp.clock_mhz=200}}" \
    "all {{value cycles/1 awg of=TB_LG $two cp.clock_mhz=200}}"
if awk '{ v[$1] = $2 } END { exit !(v["fast"] > 0 && 5 * v["fast"] < v["slow"] && v["slow"] <= v["all"]) }' page/page.md; then ok; else not_ok "cycles in which the firmware works" "$(cat page/page.md)"; fi
page 0 "chaos" "{{spread s \"s\" cycles awg of=SPM_L losses=0@6000+1*1 tiny=1*1 $two}}" "{{spread t \"t\" cycles awg of=TB_LG losses=0@6000+1*1 tiny=400000*2 $two}}"
if [ "$(grep -c '^| TB_LG .* ~ |$' page/page.md)" = 1 ]; then ok; else not_ok "a row that moves is marked" "$(cat page/page.md)"; fi
page 0 "a spread with a deadlock" "{{spread s \"s\" cycles baseline of=TB_LG losses=0@6000+900000000*2 $two cu.simds=1 simd.waves=16 deadlock.window=20000}}"
if grep -q '1 of 2 without' page/page.md; then ok; else not_ok "losses without an end are counted" "$(cat page/page.md)"; fi
for bad in "losses=0" "losses=0@5" "losses=0@5+x*2" "losses=0@5+5*0" "losses=0@5+5*300" "losses=0@5+5*2 tiny=5"; do
    page 2 "$bad" "{{spread s \"s\" cycles awg of=SPM_L $bad $two}}"
done

# Goals: the command decides.
printf 'start 12.5\ntext 24000\nbroken x\n' >numbers.txt
page 0 "goals" "{{goal \"locks end\" count cycles baseline of=SPM_L,FAM_G $small > 1.5}}" "{{goal \"all end\" count cycles baseline $small > 2.5}}" \
    "{{goal \"a mean\" mean cycles baseline $small > 0}}" "{{goal \"the least\" least cycles/cycles baseline $small > 0}}" \
    '{{goal "start" number start numbers.txt < 20}}' '{{goal "text" number text numbers.txt < 24000}}' \
    '{{goal "broken" number broken numbers.txt > 0}}' '{{goal "none" number none nosuch.txt > 0}}'
says "a goal that is met" "| locks end | > 1.5 | 2 | met |"
says "a goal that is missed" "| all end | > 2.5 | 2 | **missed** |"
says "a deadlock misses a goal" "| a mean | > 0 | - | **missed** |"
says "so does one in a set" "| the least | > 0 | 1.00 (SPM_L; 1 of 3 rows have no value) | **missed** |"
says "a number of a file" "| start | < 20 | 12.5 | met |"
says "a bound that is just reached" "| text | < 24000 | 24000 | **missed** |"
says "no number" "| broken | > 0 | not measured | **missed** |"
says "no file" "| none | > 0 | not measured | **missed** |"

# Numbers of a file: one that is not there is an error.
printf '# a comment\nstart 12.5 us 10\nstart.more 3\nbroken x us\nlast 24000' >numbers.txt
page 0 "numbers" "| {{number start numbers.txt}} | {{number last numbers.txt}} |"
says "numbers of a file" "| 12.5 | 24000 |"
for bad in "start.mor numbers.txt" "broken numbers.txt" "start nosuch.txt" "start"; do page 2 "no number: $bad" "{{number $bad}}"; done
page 0 "claims about numbers that hold" '{{claim number start numbers.txt > 12}}{{claim number start numbers.txt < 13}}'
refuted "a claim about a number" "number start numbers.txt is 12.500, the text claims < 12.5" "number start numbers.txt < 12.5"
refuted "a claim about no number" "number none numbers.txt has no value (not measured)" "number none numbers.txt > 0"
refuted "a claim about no file" "number start nosuch.txt has no value (not measured)" "number start nosuch.txt > 0"
page 2 "a goal without a bound" '{{goal "start" number start numbers.txt}}'

# The runs behind a page, in a file: rendered from it, made again, compared.
cat >page.in.md <<E
{{family timeout timeout-500,timeout-2k}}
{{bars b "b" speedup awg,timeout-best over baseline lose=0@9us $two}}
{{value cycles awg of=TB_LG l2.latency=99 $two}} {{count cycles baseline of=TB_LG,SPM_L $small}} {{value atomics-cp_steps awg of=TB_LG l2.latency=99 $two}}
E
expect_exit 0 "a page with its runs" "$onward" figures page.in.md --suite tiny --out measured --data runs.txt
line="TB_LG awg l2.latency=99 gpu.cus=2 : ok cycles=[0-9]* atomics=[0-9]* cp_steps=[0-9]*"
if grep -qx "$line" runs.txt && grep -q '^TB_LG baseline gpu.cus=1 .* : deadlock$' runs.txt; then ok; else not_ok "the runs" "$(cat runs.txt)"; fi
expect_exit 0 "the page from its runs" "$onward" figures page.in.md --suite tiny --out rendered --from runs.txt --data again.txt
if diff -r measured rendered && diff runs.txt again.txt; then ok; else not_ok "a page from its runs differs"; fi
runs=$(grep -vc '^#' runs.txt)
expect_exit 0 "all runs again" "$onward" figures page.in.md --suite tiny --out again --from runs.txt --again 0/1
expect_words "runs.txt: $runs runs made again, all as written" "all runs again"
expect_exit 0 "some runs again" "$onward" figures page.in.md --suite tiny --out again --from runs.txt --again 7/4
expect_words "runs.txt: $(((runs) / 4)) runs made again" "some runs again"
sed '/^FAM_G awg .*lose/s/cycles=/cycles=1/' runs.txt >changed.txt
expect_exit 1 "a number that is not measured" "$onward" figures page.in.md --suite tiny --out again --from changed.txt --again 0/1
expect_words "changed.txt has 'FAM_G awg" "a number that is not measured"
if diff -q measured/page.md again/page.md >/dev/null; then not_ok "a page shows the numbers of --from"; else ok; fi
grep -v "l2.latency=99" runs.txt >fewer.txt
expect_exit 2 "a run that the file lacks" "$onward" figures page.in.md --suite tiny --out again --from fewer.txt --again 0/9
expect_words "asks for 1 runs that no file of --from has" "a run that the file lacks"
sed 's/ atomics=[0-9]*//' runs.txt >less.txt
expect_exit 0 "a statistic that the file lacks is measured" "$onward" figures page.in.md --suite tiny --out again --from less.txt
if diff -r measured again; then ok; else not_ok "a page from less differs"; fi
# A signal stops the runs, one of which never ends. What has ended is kept, and is not run again.
endless="gpu.cus=1 cu.simds=1 simd.waves=2 deadlock.window=4000000000"
echo "{{value cycles awg of=TB_LG $two}} {{value cycles baseline of=TB_LG $endless}}" >endless.in.md
for seconds in 1 2 4 8 16; do
    echo old >stopped.txt
    "$onward" figures endless.in.md --suite tiny --out endless --data stopped.txt --jobs 2 >stopped.out 2>&1 &
    child=$!
    sleep $seconds
    kill -TERM $child
    wait $child
    status=$?
    ! grep -q '^TB_LG awg' stopped.txt.part 2>/dev/null || break
done
kept=$(grep -v '^#' stopped.txt.part)
[ "$status" = 143 ] && ok || not_ok "a page that was stopped" "status $status"
[[ $kept =~ ^'TB_LG awg gpu.cus=2 : ok cycles='[0-9]+$ ]] && ok || not_ok "the runs that have ended" "$kept"
[ "$(cat stopped.txt)" = old ] && ok || not_ok "the runs of the page before" "$(cat stopped.txt)"
[ ! -e endless ] && ok || not_ok "a page that was stopped" "$(ls endless)"
grep -q "stopped by SIGTERM: stopped.txt.part has the runs that have ended, for --resume" stopped.out && ok || not_ok "it says so" "$(cat stopped.out)"
echo "{{value cycles awg of=TB_LG $two}}" >kept.in.md
expect_exit 0 "what was kept" "$onward" figures kept.in.md --suite tiny --out again --from stopped.txt.part --again 0/1
# SIGKILL loses no run that has ended. The last one takes long enough to be hit.
slow="gpu.cus=1 cu.simds=1 simd.waves=2 deadlock.window=30000000"
{
    cat page.in.md
    echo "{{best timeout-best $two}} {{value cycles baseline of=TB_LG $slow}}"
} >killed.in.md
expect_exit 0 "a page that nothing disturbs" "$onward" figures killed.in.md --suite tiny --out undisturbed --data undisturbed.txt --jobs 1
# lines FILE: runs in it.
lines() { grep -vc '^#' "$1" 2>/dev/null; }
"$onward" figures killed.in.md --suite tiny --out killed --data killed.txt --jobs 1 >killed.out 2>&1 &
child=$!
until [[ $(lines killed.txt.part) -ge 3 ]] || ! kill -0 $child 2>/dev/null; do sleep 0.02; done
expect_exit 2 "two processes" "$onward" figures killed.in.md --suite tiny --out killed --data killed.txt --resume
expect_words "killed.txt.part: another process writes it" "two processes"
kill -KILL $child
wait $child 2>/dev/null
kept=$(lines killed.txt.part)
[[ $kept -ge 3 && $kept -lt $(lines undisturbed.txt) ]] && [ ! -e killed ] && [ ! -e killed.txt ] && ok || not_ok "runs before SIGKILL" "$kept: $(ls)"
cp killed.txt.part part.txt
for cut in 0 1 17; do # a line that was not written whole
    rm -rf killed killed.txt
    cp part.txt killed.txt.part
    truncate -s -$cut killed.txt.part
    expect_exit 0 "on from SIGKILL, $cut bytes lost" "$onward" figures killed.in.md --suite tiny --out killed --data killed.txt --resume --jobs 2
    [ $cut = 0 ] || expect_words "killed.txt.part: the last line is torn, and dropped" "a torn line"
    diff undisturbed/killed.md killed/killed.md && diff -r undisturbed/pictures killed/pictures && diff undisturbed.txt killed.txt && [ ! -e killed.txt.part ] &&
        ok || not_ok "a page after SIGKILL, $cut bytes lost"
done
# Runs of the journal are not made again: a number that was changed there is in the runs of the page.
sed '/: ok cycles=/s/cycles=[0-9]*/cycles=11/' part.txt >changed.part
cp changed.part killed.txt.part
expect_exit 0 "runs of a journal" "$onward" figures killed.in.md --suite tiny --out killed --data killed.txt --resume
grep -q 'cycles=11\b' killed.txt && ok || not_ok "a run of the journal was made again"
cp changed.part killed.txt.part
expect_exit 0 "a journal that is not resumed" "$onward" figures killed.in.md --suite tiny --out killed --data killed.txt
diff undisturbed.txt killed.txt && [ ! -e killed.txt.part ] && ok || not_ok "a journal that is not resumed counts"
cp part.txt killed.txt.part
echo '# another' >>suites/tiny/benchmarks.txt
expect_exit 2 "another model" "$onward" figures killed.in.md --suite tiny --out killed --data killed.txt --resume
expect_words "killed.txt.part: is of another model" "another model"
sed -i '$d' suites/tiny/benchmarks.txt
cmp part.txt killed.txt.part && ok || not_ok "a journal that is refused changes"
echo old >killed.txt.part
expect_exit 2 "no journal" "$onward" figures killed.in.md --suite tiny --out killed --data killed.txt --resume
expect_words "killed.txt.part: is not what a stopped command leaves" "no journal"
{ cat part.txt && echo nonsense; } >killed.txt.part
expect_exit 2 "a bad line of a journal" "$onward" figures killed.in.md --suite tiny --out killed --data killed.txt --resume
expect_report "^onward: killed.txt.part:[0-9]*: expected BENCHMARK POLICY" "a bad line of a journal"
cp part.txt killed.txt.part
expect_exit 2 "a full disk" bash -c "ulimit -f 1; trap '' XFSZ; '$onward' figures killed.in.md --suite tiny --out killed --data killed.txt --resume --jobs 1"
expect_words "killed.txt.part: File too large" "a full disk"
expect_exit 2 "nothing to resume" "$onward" figures killed.in.md --suite tiny --out killed --resume
rm killed.txt.part

# A store has the runs of all pages of one model. A second page makes none of them again, nor does one after SIGKILL.
rm -rf killed killed.txt
stored=(--suite tiny --out killed --data killed.txt --store runs)
"$onward" figures killed.in.md "${stored[@]}" --jobs 1 >killed.out 2>&1 &
child=$!
until [[ $(lines runs/*.txt) -ge 3 ]] || ! kill -0 $child 2>/dev/null; do sleep 0.02; done
kill -KILL $child
wait $child 2>/dev/null
kept=$(lines runs/*.txt)
[[ $kept -ge 3 && $kept -lt $(lines undisturbed.txt) ]] && [ ! -e killed.txt ] && ok || not_ok "a store after SIGKILL" "$kept: $(ls)"
for turn in first second; do
    expect_exit 0 "a store, $turn" "$onward" figures killed.in.md "${stored[@]}"
    diff undisturbed/killed.md killed/killed.md && diff undisturbed.txt killed.txt && [ ! -e killed.txt.part ] && ok || not_ok "a page with a store, $turn"
    [ $turn = first ] || [ "$(lines runs/*.txt)" = "$kept" ] && ok || not_ok "runs that the store has" "$(lines runs/*.txt) instead of $kept"
    kept=$(lines runs/*.txt)
done
expect_exit 0 "another page" "$onward" figures page.in.md "${stored[@]}"
cmp -s <(lines runs/*.txt) <(echo "$kept") && ok || not_ok "a run of another page was made again"
expect_exit 0 "a page with a run more" "$onward" figures kept.in.md "${stored[@]}"
cmp -s <(lines runs/*.txt) <(echo $((kept + 1))) && ok || not_ok "a run more" "$(lines runs/*.txt), $kept before"
sed -i '/: ok cycles=/s/cycles=[0-9]*/cycles=11/' runs/*.txt
expect_exit 0 "runs of a store" "$onward" figures kept.in.md "${stored[@]}"
grep -q 'cycles=11\b' killed.txt && ok || not_ok "a run of the store was made again"
echo '# another' >>suites/tiny/benchmarks.txt
expect_exit 0 "a store beside another model" "$onward" figures kept.in.md "${stored[@]}"
grep -q 'cycles=11\b' killed.txt && not_ok "a run of another model" || ok
sed -i '$d' suites/tiny/benchmarks.txt
[ "$(ls runs | wc -l)" = 2 ] && ok || not_ok "a file for each model" "$(ls runs)"
expect_exit 0 "runs of a file" "$onward" figures killed.in.md --suite tiny --out killed --from undisturbed.txt --store others
[ -z "$(ls others)" ] && ok || not_ok "a store takes runs of other models from files" "$(cat others/*)"
expect_exit 2 "a store and --resume" "$onward" figures kept.in.md "${stored[@]}" --resume
expect_exit 2 "no folder" "$onward" figures kept.in.md --suite tiny --out killed --store killed.txt/runs
expect_words "--store killed.txt/runs: Not a directory" "no folder"

# Sections and pictures by name, with the runs of these alone; policies whose runs are made anew.
cat >some.in.md <<E
# Title with {{value cycles awg of=FAM_G $two}}
## Figure 1: one
{{family timeout timeout-500,timeout-2k}}{{variant far awg l2.latency=99}}
{{bars one "one" cycles baseline of=SPM_L $two}}
## Figure 2: two
{{bars two "two" cycles timeout-best,far of=TB_LG $two}} {{bars three "three" cycles minresume of=SPM_L $two}}
E
# some NAME PICTURES RUNS [OPTION]...: the pictures, and the benchmarks and policies that were run.
some() {
    local name=$1 pictures=$2 runs=$3
    shift 3
    rm -rf some some.txt
    expect_exit 0 "$name" "$onward" figures some.in.md --suite tiny --out some --data some.txt "$@"
    [ "$(cd some/pictures && ls ./*.svg | sed "s:^./::" | tr '\n' ' ')" = "$pictures" ] && [ "$(grep -v '^#' some.txt | cut -d' ' -f1,2 | sort -u | tr '\n' ',')" = "$runs" ] &&
        ok || not_ok "$name" "$(ls some/pictures; cat some.txt)"
}
every="FAM_G timeout-2k,FAM_G timeout-500,SPM_L timeout-2k,SPM_L timeout-500,TB_LG awg,TB_LG timeout-2k,TB_LG timeout-500,"
some "one section" "one.svg " "SPM_L baseline," --only 1
some "another section" "three.svg two.svg " "${every/SPM_L/SPM_L minresume,SPM_L}" --only 2
some "one picture" "two.svg " "$every" --only two
some "a section and a picture" "one.svg three.svg " "SPM_L baseline,SPM_L minresume," --only 1,three
expect_exit 2 "no such picture" "$onward" figures some.in.md --suite tiny --out some --only nosuch,3
expect_words "some.in.md has no section and no picture for --only nosuch,3" "no such picture"
some "all of it" "one.svg three.svg two.svg " "FAM_G awg,${every/SPM_L/SPM_L baseline,SPM_L minresume,SPM_L}"
sed 's/cycles=[0-9]*/cycles=11/' some.txt >old.txt
some "a policy anew" "three.svg two.svg " "${every/SPM_L/SPM_L minresume,SPM_L}" --only 2 --from old.txt --anew timeout,minresume
[ "$(grep -c 'cycles=11$' some.txt)" = 1 ] && grep -q '^TB_LG awg.*cycles=11$' some.txt && ok || not_ok "only these are made anew" "$(cat some.txt)"

# The values of a chart beside it: those of its bars, and no others.
grep -o '<title>[^<]*' some/pictures/two.svg | sed 's/^<title>//; s/, / /; s/: / /' | sort >shown.txt
awk -F, 'NR > 1 {printf $3 < 10000 ? "%s %s %.3f\n" : "%s %s %.0f\n", $1, $2, $3}' some/pictures/two.csv | sort >listed.txt
[ -s shown.txt ] && diff shown.txt listed.txt && grep -qx "benchmark,series,run time (GPU cycles),note" some/pictures/two.csv && ok ||
    not_ok "values of a chart" "$(cat some/pictures/two.csv)"

# Charts of a CSV: of a sweep that was run, and with several samples of a value and rows without one.
printf '%s\n' 'axis benchmark tiny/SPM_L' 'axis policy baseline awg' 'axis gpu.cus 1 2' 'let simd.waves = 4' >space.txt
expect_exit 0 "a plan" "$onward" sweep plan space.txt --out space
expect_exit 0 "a sweep" "$onward" sweep run space
expect_exit 0 "its CSV" "$onward" sweep merge space --csv space.csv
page 0 "a chart of a sweep" '{{csv-lines sweep "Run time" space.csv x=gpu.cus y=cycles by=policy log}}'
awk -F, 'NR > 1 {print $4 "," $3 "," $7 ","}' space.csv | sort >want.txt
tail -n +2 page/pictures/sweep.csv | sort | diff want.txt - && [ "$(wc -l <want.txt)" = 4 ] &&
    grep -q ">gpu.cus (compute units)<" page/pictures/sweep.svg && grep -q ">run time (GPU cycles)<" page/pictures/sweep.svg && ok ||
    not_ok "a chart of a sweep" "$(cat page/pictures/sweep.csv)"
printf '%s\n' kind,size,seed,status,time a,1,1,ok,100 a,1,2,ok,300 a,1,3,ok,200 b,1,1,deadlock, b,2,1,ok,7 a,2,9,ok,50 >own.csv
page 0 "several samples" '{{csv-bars own "Time" own.csv x=size y=time by=kind axis "time (s)" across "size (KB)"}}'
says "several samples" "| 1 | 200 (100 to 300) | deadlock |"
grep -qx "1,a,200,100,300," page/pictures/own.csv && ok || not_ok "a range" "$(cat page/pictures/own.csv)"
page 0 "some rows" '{{csv-lines some "Time" own.csv x=size y=time by=kind where=seed=1 axis "time (s)" across "size (KB)"}}'
says "some rows" "| 1 | 100 | deadlock |"
page 0 "rows of two values" '{{csv-lines some "Time" own.csv x=size y=time by=kind where=seed=2,kind=a}}'
says "rows of two values" "| 1 | 300 |"
# Quotients: the first row of a series over the first one of the reference and so on, and their geometric mean.
printf '%s\n' kind,size,status,cycles slow,1,ok,100 fast,1,ok,50 slow,1,ok,400 fast,1,ok,50 slow,2,ok,30 fast,2,deadlock,9 >pairs.csv
page 0 "quotients" '{{csv-bars pairs "Speedup" pairs.csv x=size y=speedup by=kind over slow}}'
says "quotients" "| 1 | 1.00 | 4.00 |"
says "no quotient" "| 2 | 1.00 | deadlock |"
page 0 "values over others" '{{csv-bars pairs "Cycles" pairs.csv x=size y=cycles by=kind over slow where=size=1}}'
says "values over others" "| 1 | 1.00 | 0.25 |"
# A map: the least geometric mean of each place, 20 and 30 for a against 25 for b.
{
    echo x,y,kind,status,time
    printf '%s\n' 1,1,a,ok,10 1,1,a,ok,40 1,1,b,ok,25 1,1,b,ok,25 2,1,a,ok,9 2,1,b,deadlock, 2,1,c,ok,27 1,2,b,ok,5 2,2,a,fault,
} >map.csv
page 0 "a map" '{{csv-map map "Where" map.csv x=x y=y by=kind value=time across "x (KB)" axis "y (times)"}}'
says "a map" "| 1 | a 1.25 | a 3.00 |"
says "one alone, and none" "| 2 | b | - |"
printf '%s\n' 'x (KB),y (times),best,factor,second' 1,1,a,1.25,b 2,1,a,3,c 1,2,b,, 2,2,,, | diff - page/pictures/map.csv && ok || not_ok "values of a map" "$(cat page/pictures/map.csv)"
grep -q '>y (times)<' page/pictures/map.svg && [ "$(grep -c '<rect class="c[01] pale"' page/pictures/map.svg)" = 3 ] && ok || not_ok "a map's picture"
printf '%s\n' x,y,kind,time 1,1,a,9 1,1,a,9 1,1,b,1 >some.csv
page 0 "a row that was not run" '{{csv-map some "Where" some.csv x=x y=y by=kind value=time}}'
says "a row that was not run" "| 1 | a |"
# A column of a paper.
page 0 "narrow charts" '{{csv-lines narrow "Time" own.csv x=size y=time by=kind width=320}}{{csv-map map "Where" map.csv x=x y=y by=kind value=time width=320}}'
grep -q '^<svg [^>]* width="320" ' page/pictures/narrow.svg && grep -q '^<svg [^>]* width="320" ' page/pictures/map.svg && ok || not_ok "narrow charts"
printf '%s\n' kind,size,cycles slow,1,1 fast,1,1 fast,1,2 >odd.csv
while IFS='|' read -r words hole; do
    page 2 "$hole" "{{$hole}}"
    expect_words "$words" "$hole"
done <<'E'
at size=1, fast has not as many rows as slow|csv-bars a "b" odd.csv x=size y=cycles by=kind over slow
odd.csv: no row has kind=nosuch|csv-bars a "b" odd.csv x=size y=cycles by=kind over nosuch
speedup over what?|csv-bars a "b" odd.csv x=size y=speedup by=kind
expected 1..4 words with commas between|csv-bars a "b" odd.csv x=size y=cycles by=kind where=kind=fast,kind=fast,kind=fast,kind=fast,size=1
cannot read {{|csv-bars a "b" odd.csv x=size y=cycles by=kind width=100
cannot read {{|csv-bars a "b" odd.csv x=size y=cycles by=kind width=wide
csv-map needs NAME TITLE FILE x=COLUMN y=COLUMN by=COLUMN value=COLUMN|csv-map a "b" map.csv x=x y=y by=kind
map.csv has no column nosuch|csv-map a "b" map.csv x=x y=y by=kind value=nosuch
own.csv has no column nosuch|csv-lines a "b" own.csv x=size y=nosuch by=kind
needs NAME TITLE FILE x=COLUMN y=COLUMN by=COLUMN|csv-lines a "b" own.csv x=size y=time
expected a number in column kind, found 'a'|csv-bars a "b" own.csv x=size y=kind by=seed
own.csv: no row to show|csv-bars a "b" own.csv x=size y=time by=kind where=seed=77
expected where=COLUMN=VALUE|csv-bars a "b" own.csv x=size y=time by=kind where=seed
E

# make figures ONLY=: away from docs/.
one=$(make -n -C "$root" BUILD="$build" figures ONLY=figure15 POLICY=awg 2>&1 | grep 'onward figures')
[[ $one == *"--only figure15 --out $build/figures --from docs/data/results.txt --anew awg"* ]] && [[ $one != *--data* ]] && ok || not_ok "make figures ONLY= POLICY=" "$one"
one=$(make -n -C "$root" BUILD="$build" figures 2>&1 | grep 'onward figures')
[[ $one == *"--out docs/measured --data docs/data/results.txt --store "*/runs* ]] && ok || not_ok "make figures" "$one"

for bad in 'TB_LG awg' 'TB_LG : ok' 'TB_LG awg : fine' 'TB_LG awg : ok cycles=x'; do
    echo "$bad" >bad.txt
    expect_exit 2 "$bad" "$onward" figures page.in.md --suite tiny --out again --from bad.txt
    expect_words "bad.txt:1: " "$bad"
done
expect_exit 2 "long name" "$onward" figures page.in.md --suite tiny --out again --data "$(printf "%01020d" 0)"
expect_words "too long" "long name"
for option in "--again 1/2" "--from runs.txt --again x" "--from runs.txt --again 1/0" "--from nosuch.txt"; do
    # shellcheck disable=SC2086
    expect_exit 2 "$option" "$onward" figures page.in.md --suite tiny --out again $option
done

# make figures-sample, in a project of one page.
mkdir -p project/tests/bench project/docs/templates project/docs/data project/docs/measured
cp "$root/tests/bench/figures_sample.sh" project/tests/bench
printf '%s\n' "{{bars sample \"b\" cycles awg $two}}" >project/docs/templates/tiny.in.md
(cd project && "$onward" figures docs/templates/tiny.in.md --suite tiny --out docs/measured --data docs/data/tiny.txt) >/dev/null
# sample STATUS NAME WORDS PAGE...: what the sample says.
sample() {
    local status=$1 name=$2 words=$3
    shift 3
    expect_exit "$status" "$name" bash project/tests/bench/figures_sample.sh "$work/sampled" false "$@"
    expect_words "$words" "$name"
}
mkdir sampled && ln -s "$onward" sampled/onward
sample 0 "a sample" "1 pages: docs/ holds what is measured" tiny=tiny
sample 1 "a page without its runs" "not as measured: nosuch" nosuch=tiny tiny=tiny
sample 1 "a target that fails" "not as measured: other" other@sample
sed -i 's/$/0/' project/docs/measured/pictures/sample.csv
sample 1 "other values beside a chart" "sample.csv" tiny=tiny
cp sampled/figures-sample/tiny/pictures/sample.csv project/docs/measured/pictures
sed -i 's/^SPM_L awg \(.*\)cycles=/SPM_L awg \1cycles=1/' project/docs/data/tiny.txt
for turn in 0 1 2; do
    SAMPLE=1 TURN=$turn bash project/tests/bench/figures_sample.sh "$work/sampled" false tiny=tiny 2>&1 | grep -c "tiny.txt has 'SPM_L"
done >turns
if [ "$(tr -d '\n' <turns)" = 010 ]; then ok; else not_ok "runs come round by turns" "$(cat turns)"; fi
sample 1 "runs that are not behind the page" "docs/measured/tiny.md differ" tiny=tiny
finish figures
