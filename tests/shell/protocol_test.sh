#!/bin/bash
# A number of include/onward rises when what it numbers changes: the frames between the firmware and the GPU, and the block that a
# board and its host share. tests/shell/protocol/numbers.txt has a checksum of the enumerations and structures beside each number.
# Usage: protocol_test.sh BUILD
cd "$(dirname "$0")/../.." || exit 1
. tests/support/lib.sh
numbers=tests/shell/protocol/numbers.txt

# layouts ROOT HEADER...: enumerations, structures and constants without comments and white space. The table of the five
# calls is no frame.
layouts() {
    local root=$1 header
    shift
    for header; do
        cc -fpreprocessed -dD -E -P -x c "$root/include/onward/$header" 2>/dev/null
    done | awk '
        !depth && /^(enum|struct) [a-z_]+ {/ { frames = !/struct cp_hal/ }
        depth || /^(enum|struct) [a-z_]+ {/ {
            depth += gsub(/{/, "{") - gsub(/}/, "}")
            if (frames) print
        }
        /^#define CP_[A-Z_0-9]+ / && !/CP_PROTOCOL|CP_COSIM_VERSION|CP_CONFIG_DEFAULT|CP_DEFAULT_/
    ' | tr -d ' \t\n'
}

# value ROOT NUMBER: as a header defines it.
value() { sed -nE "s/^#define $2 ([0-9]+)u$/\1/p" "$1"/include/onward/*.h; }

# right ROOT NUMBER VALUE SUM HEADER...: the number and the checksum are those of the table.
right() {
    local root=$1 number=$2 value=$3 sum=$4
    shift 4
    [ "$(value "$root" "$number")" = "$value" ] && [ "$(layouts "$root" "$@" | cksum | cut -d ' ' -f 1)" = "$sum" ]
}

while read -r number value sum headers; do
    # shellcheck disable=SC2086
    if right . "$number" "$value" "$sum" $headers; then ok; else
        not_ok "$number" "what it numbers is not that of $value any more ($(layouts . $headers | cksum | cut -d ' ' -f 1)): raise it, and write both into $numbers"
    fi
done < <(grep -v '^#' $numbers)

# planted NUMBER SCRIPT: a change of a frame by this sed script is found.
planted() {
    local number value sum headers
    rm -rf "$work/root" && mkdir -p "$work/root" && cp -R include "$work/root"
    sed -i -E "$2" "$work"/root/include/onward/*.h
    read -r number value sum headers < <(grep "^$1 " $numbers)
    # shellcheck disable=SC2086
    if right "$work/root" "$number" "$value" "$sum" $headers; then not_ok "planted $2" "passes"; else ok; fi
}
planted CP_PROTOCOL 's/(CP_COMMAND_DROP = 17)/\1, CP_COMMAND_OTHER = 18/'
planted CP_PROTOCOL 's/CP_EVENT_TAKEN = 18/CP_EVENT_TAKEN = 19/'
planted CP_PROTOCOL 's/uint32_t wait_number;/uint64_t wait_number;/'
planted CP_PROTOCOL 's/(#define CP_FLAG_FORCED) 1u/\1 2u/'
planted CP_PROTOCOL 's/(#define CP_PLACES_MOST) 2u/\1 4u/'
planted CP_COSIM_VERSION 's/uint32_t extensions_off;//'
finish protocol
