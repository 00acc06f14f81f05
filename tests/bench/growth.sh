#!/bin/bash
# Measures the firmware's operations with the largest tables, on more and more work-groups and compute units, and launches beside more
# and more tenants. Writes the tables and charts in docs/measured/costs.md, and the table of memory. Usage: growth.sh BUILD MAKE
# [FOLDER]. FOLDER has a costs.md that is written instead. Exit status 1: an operation grows by more than 10 %.
set -e -o pipefail
build=$1
make=$2
cd "$(dirname "$0")/../.."
docs=${3:-docs/measured}
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
largest="-DCP_MAX_CUS=1024 -DCP_MAX_WGS=65535"

# emulate FOLDER OPTIONS NAME: what an image of tests/unit/target prints with tables of these sizes, built in that folder.
emulate() {
    local image=$build/$1/boards/qemu-rv32/tests/unit/target/$3.elf
    "$make" -s BUILD="$build/$1" BOARD=qemu-rv32 BOARD_CONFIG="$2" BOARD_TEST_BYTES=32M "$image"
    # shellcheck disable=SC2046
    $("$make" -s BOARD=qemu-rv32 board-qemu) -kernel "$image" </dev/null
}
emulate largest "$largest" bench_units >"$work/lines"
emulate tenants "-DCP_MAX_KERNELS=255 -DCP_MAX_QUEUES=255" bench_tenants >"$work/tenants"

# replace MARK: what stands there between <!-- MARK --> and <!-- end --> is the standard input from now on.
replace() {
    cat >"$work/text"
    awk -v mark="<!-- $1 -->" -v file="$work/text" '
        $0 == "<!-- end -->" {skip = 0}
        !skip {print}
        $0 == mark {while ((getline line < file) > 0) print line; skip = 1}' "$docs/costs.md" >"$work/doc"
    cp "$work/doc" "$docs/costs.md"
}

flat=0
# chart KEY TITLE: the table and the chart of one key.
chart() {
    "$build/tests/bench/bench_growth" "$1" "$2" "$work/costs-$1".{svg,csv} <"$work/lines" >"$work/table" || flat=1
    mkdir -p "$docs/pictures"
    cp "$work/costs-$1".{svg,csv} "$docs/pictures/"
    replace "growth-$1" <"$work/table"
}
chart work-groups "Instructions an operation against work-groups that the GPU holds"
chart compute-units "Instructions an operation against compute units"

awk -F'|' '
    BEGIN {
        print "| tenants | instructions a launch | kernels compared | work items | longest step, instructions |"
        print "| --- | --- | --- | --- | --- |"
    }
    $1 == "tenants" {print "| " $2 " | " $3 " | " $4 " | " $5 " | " $6 " |"}' "$work/tenants" | replace growth-tenants

# bytes OPTION...: struct cp on a 32-bit machine.
bytes() {
    riscv64-unknown-elf-gcc -march=rv32imac -mabi=ilp32 -std=c11 -ffreestanding "$@" -Iinclude -c boards/common/state.c -o "$work/state.o"
    riscv64-unknown-elf-size "$work/state.o" | awk 'NR == 2 {print $3}'
}
# memory NAME OPTION...: a row.
memory() {
    local name=$1
    shift
    echo "| $name | $(bytes "$@") |"
}
{
    echo "| tables | bytes of struct cp |"
    echo "| --- | --- |"
    memory "the defaults: 64 CUs, 4,096 WGs"
    memory "one WG more" -DCP_MAX_WGS=4097
    memory "32 WGs more" -DCP_MAX_WGS=4128
    memory "one CU more" -DCP_MAX_CUS=65
    memory "64 CUs more" -DCP_MAX_CUS=128
    memory "132 CUs of 32 WGs, and as many away" -DCP_MAX_CUS=132 -DCP_MAX_WGS=8448
    memory "304 CUs of 32 WGs, and as many away" -DCP_MAX_CUS=304 -DCP_MAX_WGS=19456
    memory "1,024 CUs" -DCP_MAX_CUS=1024
    memory "65,535 WGs" -DCP_MAX_WGS=65535
    memory "1,024 CUs, 65,535 WGs" -DCP_MAX_CUS=1024 -DCP_MAX_WGS=65535
} | replace largest
exit "$flat"
