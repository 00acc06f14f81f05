#!/bin/bash
# Pages about multitasking, on small inputs: a kernel beside, twins, numbers of work-groups, curves; the numbers on the page
# are those of the same runs by hand. Usage: cooperation_test.sh BUILD
build=$(cd "$1" && pwd)
cd "$(dirname "$0")/../.." || exit 1
. tests/support/lib.sh
onward=$build/onward
folder=$work/suites/small
mkdir -p "$folder"
cp sim_hal/workloads/cooperative/{bfs,bfs_plain,color,color_plain}_small.sim sim_hal/workloads/cooperative/task_small.sim \
    sim_hal/workloads/cooperative/generated/{bfs,bfs_plain,color,color_plain,task}.s "$folder"
printf '%s\n' 'policies baseline' 'scenarios steady' 'benchmark bfs bfs_small.sim' 'benchmark bfs_plain bfs_plain_small.sim' \
    'benchmark color color_small.sim' 'benchmark color_plain color_plain_small.sim' >"$folder/benchmarks.txt"
sed 's/^1024 1 1/256 1 1/; s/size=4096/size=1024/' "$folder/task_small.sim" >"$folder/task_4.sim"
cp "$folder/task_small.sim" "$folder/task_16.sim"
export ONWARD_WORKLOADS=$work/suites
gpu="gpu.cus=1 cu.simds=2 simd.waves=16"

cat >"$work/page.in.md" <<T2
ended {{value with1_ended baseline of=bfs with=task_16.sim@50000,3,100000 $gpu}}
missed {{value with1_periods_missed baseline of=bfs with=task_16.sim@50000,3,100000 $gpu}}
gather {{value with1_gather_mean baseline of=bfs with=task_16.sim@50000,3,100000 $gpu}}
run {{value with1_end_mean-with1_gather_mean baseline of=bfs with=task_16.sim@50000,3,100000 $gpu}}
beside {{value cycles baseline of=bfs with=task_16.sim@50000,3,100000 $gpu}}
slowdown {{value cycles baseline of=bfs against=bfs with=task_16.sim@50000,3,100000 $gpu}}
force {{value with1_gather_max awg of=bfs with=task_16.sim@50000,3,100000,1 $gpu}}
alone {{value cycles baseline of=bfs $gpu}}
fewer {{value cycles baseline of=bfs groups=8 $gpu}}
twin {{value cycles baseline of=bfs against=bfs_plain $gpu}}
mean {{mean cycles baseline of=bfs,color against=bfs_plain,color_plain $gpu}}
most {{most cycles baseline of=bfs,color against=bfs_plain,color_plain $gpu}}
two {{count cycles baseline of=bfs,color $gpu}}
{{curves gathering "Cycles to gather" with1_gather_mean baseline of=bfs,color with=task_*.sim@50000,3,100000 star=4,16 $gpu log}}
T2
expect_exit 0 "the page" "$onward" figures "$work/page.in.md" --suite small --out "$work/out.d" --jobs 2

# on NAME: the number behind a name on the page; of NAME: a statistic of the last run by hand.
on() { awk -v name="$1" '$1 == name { print $2 }' "$work/out.d/page.md"; }
of() { awk -v name="$1" '$1 == name { print $2 }' "$work/stats"; }
same() { if [ -n "$2" ] && [ "$2" = "$3" ]; then ok; else not_ok "$1" "'$2', not '$3'"; fi; }
by_hand() {
    # shellcheck disable=SC2086
    expect_exit 0 "by hand: $*" "$onward" run "$@" ${gpu:+$(printf -- '--set %s ' $gpu)} --stats "$work/stats"
}

by_hand "$folder/bfs_small.sim" --with "$folder/task_16.sim@50000,3,100000"
same "launches that ended" "$(on ended)" "$(of with1_ended)"
same "periods missed" "$(on missed)" "$(of with1_periods_missed)"
same "gather time" "$(on gather)" "$(of with1_gather_mean)"
same "execution" "$(on run)" "$(($(of with1_end_mean) - $(of with1_gather_mean)))"
same "cycles beside a task" "$(on beside)" "$(of cycles)"
if [ "$(on ended)" -ge 2 ] && [ "$(on gather)" -gt 0 ]; then ok; else not_ok "the task took its turns" "$(cat "$work/out.d/page.md")"; fi
beside=$(of cycles)
by_hand "$folder/bfs_small.sim"
alone=$(of cycles)
same "cycles alone" "$(on alone)" "$alone"
same "slowdown" "$(on slowdown)" "$(awk -v a="$beside" -v b="$alone" 'BEGIN { printf "%.2f", a / b }')"
by_hand "$folder/bfs_plain_small.sim"
twin=$(of cycles)
same "over its twin" "$(on twin)" "$(awk -v a="$alone" -v b="$twin" 'BEGIN { printf "%.2f", a / b }')"
by_hand "$folder/color_small.sim"
color=$(of cycles)
by_hand "$folder/color_plain_small.sim"
ratios=$(awk -v a="$alone" -v b="$twin" -v c="$color" -v d="$(of cycles)" 'BEGIN { x = a / b; y = c / d
    printf "%.2f %.2f\n", sqrt(x * y), (x > y ? x : y) }')
same "mean and most of two" "$(on mean) $(on most)" "$ratios"
by_hand "$folder/bfs_small.sim" --groups 8
same "fewer work-groups" "$(on fewer)" "$(of cycles)"
by_hand "$folder/bfs_small.sim" --policy awg --with "$folder/task_16.sim@50000,3,100000,1"
same "places taken by force" "$(on force)" "$(of with1_gather_max)"
same "two benchmarks" "$(on two)" 2
if [ -s "$work/out.d/pictures/gathering.svg" ] && grep -q '^| 16 | [0-9]* | [0-9]* |$' "$work/out.d/page.md"; then ok; else not_ok "curves"; fi

# refused MESSAGE HOLE
refused() {
    printf '%s\n' "$2" >"$work/bad.in.md"
    expect_exit 2 "$2" "$onward" figures "$work/bad.in.md" --suite small --out "$work/bad"
    if grep -qF -- "$1" "$work/out"; then ok; else not_ok "$2" "$(cat "$work/out")"; fi
}
refused "no benchmark nosuch" '{{mean cycles baseline of=bfs,nosuch}}'
refused "as many benchmarks" '{{mean cycles baseline of=bfs against=bfs_plain,color_plain}}'
refused "no benchmark" '{{mean cycles baseline of=bfs,color against=bfs_plain}}'
refused "as many benchmarks" '{{mean cycles baseline against=bfs_plain}}'
refused "one benchmark" '{{value cycles baseline of=bfs,color}}'
refused "nosuch.sim" '{{value cycles baseline of=bfs with=nosuch.sim}}'
refused "expected FILE[@TIME" '{{value cycles baseline of=bfs with=task_16.sim@x}}'
refused "cannot read" '{{value cycles baseline of=bfs groups=x}}'
refused "star=" '{{curves a "b" cycles baseline of=bfs with=task_16.sim star=4}}'
finish cooperation
