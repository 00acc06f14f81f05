#!/bin/bash
# Measures configurations of the firmware. Usage: [COMMIT=..] sizes.sh SETTING...
#
# SETTING is `all`, with everything; one that is left out of it, as CP_HOST=0; `defaults`; or `smallest`, awg alone without all that
# may be left out. COMMIT measures the tree of that commit. Prints a row of docs/data/sizes.csv for each setting that the tree has:
# text of fw/ and of onward.c, each for Armv7-M and RV32, data and struct cp, which are the same for all. A tree without onward.c has
# no text of it.
set -eo pipefail
cd "$(dirname "$0")/../.."
. tests/support/packages.sh
. tests/support/text.sh
missing=$(missing_packages arm-none-eabi-gcc riscv64-unknown-elf-gcc)
[ -z "$missing" ] || { echo "sizes.sh needs these Debian packages (make deps installs them): $missing" >&2; exit 1; }
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
if [ -n "${COMMIT:-}" ]; then
    COMMIT=$(git rev-parse --verify --quiet --short=12 "$COMMIT^{commit}") ||
        { echo "sizes.sh: expected a commit of this repository in COMMIT" >&2; exit 2; }
    mkdir "$work/tree"
    git archive "$COMMIT" | tar -x -C "$work/tree"
    cd "$work/tree"
fi
version=$(sed -n 's/.*ONWARD_VERSION "\(.*\)"/\1/p' include/onward/version.h)
compilers=$(arm-none-eabi-gcc -dumpfullversion)/$(riscv64-unknown-elf-gcc -dumpfullversion)
one=
if [ -f boards/packages/amalgamate.sh ]; then
    one=$work/onward/onward.c
    # shellcheck disable=SC2046
    boards/packages/amalgamate.sh "$work/onward" "$version" $(printf '%s\n' fw/*.c fw/policies/*.c hal/*.c | LC_ALL=C sort)
fi

# has SETTING: this tree has it.
has() {
    case $1 in
    all | defaults) true ;;
    smallest) [ -d fw/policies ] ;;
    *) grep -q "^#ifndef ${1%=*}\$" include/onward/config.h ;;
    esac
}

# armv7m, rv32 COMMAND...: for that processor.
armv7m() { "$@"; }
rv32() { cross=riscv64-unknown-elf- processor="-march=rv32imac -mabi=ilp32" "$@"; }

# the_same WHAT NUMBER...: the number, if all are alike.
the_same() {
    local what=$1 number
    shift
    for number; do [ "$number" = "$1" ] || { echo "sizes.sh: $what differs between the builds: $*" >&2; return 1; }; done
    echo "$1"
}

# row SETTING FLAGS...: the row of a setting.
row() {
    local setting=$1 arm riscv one_arm=" " one_riscv=" " data bytes
    shift
    arm=$(armv7m sections "$@")
    riscv=$(rv32 sections "$@")
    if [ -n "$one" ]; then
        one_arm=$(amalgamated=$one armv7m sections "$@")
        one_riscv=$(amalgamated=$one rv32 sections "$@")
    fi
    # shellcheck disable=SC2046
    data=$(the_same data ${arm#* } ${riscv#* } ${one_arm#* } ${one_riscv#* })
    bytes=$(the_same "struct cp" "$(armv7m state "$@")" "$(rv32 state "$@")")
    echo "$version,${COMMIT:-},$compilers,$setting,${arm% *},${riscv% *},${one_arm% *},${one_riscv% *},$data,$bytes"
}

for setting; do
    has "$setting" || continue
    # shellcheck disable=SC2046,SC2086
    case $setting in
    all) row all $everything ;;
    defaults) row defaults ;;
    smallest) policies=awg row smallest '-DCP_CONFIG_HEADER="bare.h"' ;;
    *) row "$setting" $(tr ' ' '\n' <<<"$everything" | grep -v "${setting%=*}=") "-D$setting" ;;
    esac
done
