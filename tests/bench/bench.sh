#!/bin/bash
# Speed of the simulator, start-up, memory, and the firmware's instructions and size, each beside its goal.
# Usage: bench.sh BUILD. Processor time, the best of three runs, where time is measured. Writes a Markdown table, and into the file
# VALUES, if it is set, lines "KEY VALUE" for docs/measured/goals.md.
build=$1
cd "$(dirname "$0")/../.." || exit 1
make -s BUILD="$build" "$build/tests/bench/bench_run" "$build/tests/bench/bench_fw" || exit 1
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

# note KEY VALUE
note() { [ -z "$VALUES" ] || echo "$1 $2" >>"$VALUES"; }
row() { printf '| %s | %s | %s |\n' "$1" "$2" "$3"; }

. tests/bench/count.sh

# rate FILE GOAL [WORDS OPTION...]: wave instructions a second of one launch, with words behind its name.
rate() {
    local file=$1 goal=$2 words=$3 seconds instructions memory
    shift 2
    [ $# = 0 ] || shift
    "$build/onward" run "$file" "$@" --stats "$work/stats" >/dev/null 2>&1 || exit 1
    instructions=$(awk '$1 == "wave_instructions" {print $2}' "$work/stats")
    read -r _ seconds memory < <(measure "$build/onward" run "$file" "$@" 2>/dev/null)
    note "$(basename "$file" .sim)_million_a_second" "$(awk -v i="$instructions" -v s="$seconds" 'BEGIN {printf "%.2f", i / s / 1e6}')"
    note "$(basename "$file" .sim)_mib" "$((memory / 1024))"
    row "$(basename "$file" .sim)$words: $instructions wave instructions" \
        "$(awk -v i="$instructions" -v s="$seconds" 'BEGIN {printf "%.1f M/s (%.2f s)", i / s / 1e6, s}'), peak $((memory / 1024)) MiB" "$goal"
}

# checked FILE: how many times the processor seconds and the memory of a run the same one with all checks takes.
checked() {
    local seconds memory
    read -r _ seconds memory < <(measure "$build/onward" run "$1" 2>/dev/null)
    row "$(basename "$1" .sim) with --check all" \
        "$(measure "$build/onward" run "$1" --check all 2>/dev/null | awk -v s="$seconds" -v m="$memory" '{
            printf "%.1f times the processor seconds (%.2f), %.1f times the memory (%d MiB)", $2 / s, $2, $3 / m, $3 / 1024}')" \
        "at most 8 times and 4 times"
}

# Instructions of the firmware under callgrind for a grid of N WGs.
firmware_instructions() {
    callgrind --toggle-collect=cp_step "$build/tests/bench/bench_fw" "$1"
}

echo "| what | measured | goal |"
echo "| --- | --- | --- |"
rate sim_hal/workloads/plain/matmul_int.sim "at least 5 M/s, aim 10; under 300 MiB"
rate sim_hal/workloads/plain/matmul_float.sim "the same"
rate sim_hal/workloads/plain/spmv.sim "at least 2 M/s; under 300 MiB"
rate sim_hal/workloads/plain/bfs.sim "at least 2 M/s; under 300 MiB"
rate tests/bench/matmul_long.sim "at least 40 M/s" " without timing" --timing off
for name in plain/matmul_int plain/vector_add plain/spmv plain/bfs barriers/mm32 barriers/bitonic barriers/histo heterosync/TB_LG; do
    checked "sim_hal/workloads/$name.sim"
done
read -r _ seconds _ < <(measure "$build/onward" run tests/kernels/scan.sim)
note start_ms "$(awk -v s="$seconds" 'BEGIN {printf "%.1f", s * 1000}')"
row "start-up: a whole run of 3 WGs" "$(awk -v s="$seconds" 'BEGIN {printf "%.1f ms", s * 1000}')" "under 20 ms"

if command -v valgrind >/dev/null; then
    tests/bench/counts.sh "$build" || exit 1
    small=$(firmware_instructions 1000)
    medium=$(firmware_instructions 10000)
    large=$(firmware_instructions 100000)
    note grid_growth "$(awk -v m="$medium" -v l="$large" 'BEGIN {printf "%.3f", l / 1e5 / (m / 1e4)}')"
    note grid_spread "$(awk -v s="$small" -v m="$medium" -v l="$large" 'BEGIN {
        s /= 1e3; m /= 1e4; l /= 1e5
        most = s > m ? s : m; most = most > l ? most : l; least = s < m ? s : m; least = least < l ? least : l
        printf "%.3f", most / least}')"
    row "firmware instructions a WG launched and retired (host build, callgrind)" \
        "$(awk -v s="$small" -v m="$medium" -v l="$large" 'BEGIN {printf "%.1f in a grid of 1,000, %.1f in one of 10,000, %.1f in one of 100,000", s / 1e3, m / 1e4, l / 1e5}')" \
        "within 5 %"
else
    row "host instructions a wave instruction" "valgrind is not installed" "-"
    row "firmware instructions a WG" "valgrind is not installed" "within 5 %"
fi
[ ! -f "$build/boards/qemu-rv32/firmware.elf" ] || ! command -v qemu-system-riscv32 >/dev/null || tests/bench/costs.sh "$build"
if command -v arm-none-eabi-gcc >/dev/null; then
    mkdir "$work/arm"
    for file in fw/*.c; do
        arm-none-eabi-gcc -mcpu=cortex-m3 -mthumb -Os -std=c11 -ffreestanding -Iinclude -Ifw -c "$file" -o "$work/arm/$(basename "$file").o" || exit 1
    done
    row "fw/ for Armv7-M with -Os, text" "$(arm-none-eabi-size "$work"/arm/*.o | awk 'NR > 1 {t += $1} END {print t " bytes"}')" "under 24,576 bytes"
fi
