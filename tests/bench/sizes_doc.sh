#!/bin/bash
# Measures the firmware's text and writes its tables into docs/measured/costs.md. Usage: [COMMIT=..] sizes_doc.sh BUILD MAKE
# With COMMIT only the configurations of that commit are measured, for the changes since its version: docs/data/sizes.csv.
set -e -o pipefail
build=$1
make=$2
cd "$(dirname "$0")/../.."
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
. tests/support/text.sh
bare='-DCP_CONFIG_HEADER="bare.h"'

# write_tables: those in $work, between <!-- NAME --> and <!-- end --> each.
write_tables() {
    awk -v folder="$work" '
        /^<!-- (switches|modules|builds|processors) -->$/ {
            print
            inside = (getline line < (folder "/" $2)) > 0
            if (inside)
                do print line; while ((getline line < (folder "/" $2)) > 0)
            next
        }
        /^<!-- end -->$/ { inside = 0 }
        !inside { print }' docs/measured/costs.md >"$work/page"
    mv "$work/page" docs/measured/costs.md
}

# Configurations: rows of the same version are replaced.
data=docs/data/sizes.csv
settings=$(sed -n '/<!-- switches -->/,/<!-- end -->/s/^| `\(CP_[A-Z_]*=0\)` .*/\1/p' docs/measured/costs.md | LC_ALL=C sort)
# shellcheck disable=SC2086
tests/bench/sizes.sh all $settings defaults smallest >"$work/rows"
version=$(head -n 1 "$work/rows" | cut -d , -f 1)
{ head -n 1 $data; sed 1d $data | awk -F , -v version="$version" '$1 != version' | sort -s -V -t , -k 1,1 - "$work/rows"; } >"$work/data"
mv "$work/data" $data
tests/bench/sizes_table.sh >"$work/switches"
cat "$work/switches"
if [ -n "${COMMIT:-}" ]; then
    write_tables
    exit
fi

# modules FLAGS...: modules in the image of mps2-an385, name and bytes.
modules() { "$make" -s BUILD="$build" BOARD=mps2-an385 POLICY=awg "$@" firmware | awk '/^fw\// { print substr($1, 4), $NF } /^fw in/ { print "all", $(NF - 1) }'; }
{
    echo "| module | awg | awg, bare |"
    echo "|---|---|---|"
    join -a 1 -e 0 -o 0,1.2,2.2 <(modules | sort) <(modules BARE=1 | sort) | sort -k 1,1 | awk '$1 == "all" { last = $0; next } { print } END { print last }' |
        awk '{ print "| " $1 " | " $2 " | " $3 " |" }'
} >"$work/modules"

# build NAME FLAGS...: a row, without and with link-time optimisation.
row() {
    local name=$1
    shift
    echo "| $name | $(text "$@") | $(text -flto "$@") |"
}
{
    echo "| build | -Os | -Os -flto |"
    echo "|---|---|---|"
    # shellcheck disable=SC2086
    row "everything, \`CP_MODELS=1\`, \`CP_DELEGATION=1\`, \`CP_ROCM=1\` and \`CP_HOST=1\` too" $everything
    row "the defaults"
    row "all policies, without cooperative kernels" -DCP_COOPERATIVE=0
    policies=awg row "awg"
    policies=awg row "awg, without cooperative kernels" -DCP_COOPERATIVE=0
    policies=awg row "awg, bare" "$bare"
    policies=awg row "awg, bare but for loss of compute units" "$bare" -DCP_CU_LOSS=1
    policies=awg row "awg, bare but for spilled conditions" "$bare" -DCP_SPILL=1
} >"$work/builds"

# processors NAME FLAGS...: text for Armv6-M, Armv7-M and RV32IMAC.
processors() {
    local name=$1
    shift
    echo "| $name | $(processor="-mcpu=cortex-m0 -mthumb" text "$@") | $(text "$@") | $(cross=riscv64-unknown-elf- processor="-march=rv32imac -mabi=ilp32" text "$@") |"
}
{
    echo "| build | cortex-m0 | cortex-m3 | rv32imac |"
    echo "|---|---|---|---|"
    # shellcheck disable=SC2086
    processors "everything, \`CP_MODELS=1\`, \`CP_DELEGATION=1\`, \`CP_ROCM=1\` and \`CP_HOST=1\` too" $everything
    processors "the defaults"
    policies=awg processors "awg"
    policies=awg processors "awg, bare" "$bare"
} >"$work/processors"

write_tables
