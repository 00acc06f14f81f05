# history_measure.sh - sourced: what docs/data/history.csv has of one version. Needs $tools, the folder tests of the checkout whose
# scripts measure, $runner, its bench_run, $tree, the sources of the version, $build, what was built of them, and $work, a folder for
# files. A version that lacks what a measure needs has an empty value.
. "$tools/bench/count.sh"
. "$tools/support/text.sh"

# row COMPILER TOPIC MEASURE VALUE
row() { echo "$1,$2,$3,$4"; }

# version_of_compiler COMMAND
version_of_compiler() { echo "$1 $("$1" -dumpfullversion 2>/dev/null || echo none)"; }

# speed_rows: host instructions a simulated wave instruction.
speed_rows() {
    local name session
    session=$(nm "$build/onward" 2>/dev/null | awk '$3 ~ /^(host|sim)_session_run$/ { print $3; exit }')
    for name in matmul_int bfs spmv FAM_G_baseline FAM_G_awg TB_LG_lost; do
        row "$host" speed "$name" "$([ -z "$session" ] || ROOT=$tree SESSION=$session "$tools/bench/counts.sh" "$build" "$name" 2>/dev/null | awk -v name="$name" '$1 == name && $2 > 0 { print $2 }')"
    done
}

# seconds NAME ARGUMENT...: processor seconds of `onward run ARGUMENT...`.
seconds() {
    local name=$1 best=
    shift
    "$build/onward" run "$@" >/dev/null 2>&1 && read -r _ best _ < <(measure "$build/onward" run "$@" 2>/dev/null)
    row "$host" seconds "$name" "$best"
}
seconds_rows() {
    local name
    for name in matmul_int matmul_float spmv bfs; do seconds "$name" sim_hal/workloads/plain/$name.sim; done
    seconds "matmul_long without timing" tests/bench/matmul_long.sim --timing off
    seconds "a run of 3 WGs" tests/kernels/scan.sim
}

# text_row COMPILER MEASURE FLAGS...: bytes that the linker keeps, as of `make sizes`.
text_row() {
    local compiler=$1 name=$2 bytes
    shift 2
    rm -f "$work/image"
    bytes=$(text "$@" 2>/dev/null)
    "${cross:-arm-none-eabi-}nm" "$work/image" 2>/dev/null | grep ' T cp_init_with_layout' >/dev/null || bytes=
    row "$compiler" text "$name" "$bytes"
}
sizes_rows() {
    local arm riscv
    arm=$(version_of_compiler arm-none-eabi-gcc) riscv=$(version_of_compiler riscv64-unknown-elf-gcc)
    policies=awg text_row "$arm" "awg bare for Armv7-M" '-DCP_CONFIG_HEADER="bare.h"'
    cross=riscv64-unknown-elf- processor="-march=rv32imac -mabi=ilp32" text_row "$riscv" "defaults for RV32IMAC"
    text_row "$arm" "everything for Armv7-M" -DCP_MODELS=1 -DCP_DELEGATION=1 -DCP_ROCM=1 -DCP_HOST=1
    text_row "$arm" "defaults for Armv7-M"
    row "$arm" data "defaults for Armv7-M" "$(arm-none-eabi-size -A "$work/image" 2>/dev/null | awk '/^[.](data|bss) / { bytes += $2 } END { if (NR) print bytes + 0 }')"
    rm -f "$work/state"
    arm-none-eabi-gcc -mcpu=cortex-m3 -mthumb -std=c11 -ffreestanding -Iinclude -c boards/common/state.c -o "$work/state" 2>/dev/null
    row "$arm" state "struct cp" "$(arm-none-eabi-size "$work/state" 2>/dev/null | awk 'NR == 2 { print $3 }')"
}

# costs_rows: instructions of the firmware's operations, medians of steps on board qemu-rv32, and of a work-group (WG) on the host.
costs_rows() {
    local riscv operation run=sim_hal/workloads/heterosync/FAM_G.sim own=log.entries=1024
    riscv=$(version_of_compiler riscv64-unknown-elf-gcc)
    # The firmware places the work-groups. Early versions have no other way.
    ! "$build/onward" list parameters 2>/dev/null | grep gpu.dispatcher >/dev/null || own="$own gpu.dispatcher=0"
    # shellcheck disable=SC2086
    timeout 300 "$build/tests/bench/bench_costs" run "$build/boards/qemu-rv32" all $run awg - $own -- $run timeout 100000 $own >"$work/costs" 2>/dev/null
    for operation in "packet read" launch retire save restore "wait reported"; do
        row "$riscv" costs "$operation" "$(awk -F'|' -v name="$operation" '$1 == "op" && $3 == name { print $6 }' "$work/costs")"
    done
    row "$host" costs "a WG on the host" "$(callgrind --toggle-collect=cp_step "$build/tests/bench/bench_fw" 10000 |
        awk '$1 { printf "%.1f", $1 / 1e4 }')"
}

# measure_version: its rows, COMPILER,TOPIC,MEASURE,VALUE.
measure_version() (
    cd "$tree" || exit 1
    host=$(readelf -p .comment "$build/onward" 2>/dev/null | sed -n 's/^ *\[[^]]*\] *//p' | tr , ' ' | paste -sd ';')
    host=${host:-unknown}
    speed_rows
    seconds_rows
    sizes_rows
    costs_rows
)
