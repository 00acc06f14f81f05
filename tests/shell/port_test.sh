#!/bin/bash
# The conformance kit for ports: our own ports pass it, here and on a board; each mistake of tests/port/plants.c is named; and
# docs/reference/hal.md has its rules and its commands. Usage: port_test.sh BUILD
build=$(cd "$1" && pwd)
cd "$(dirname "$0")/../.." || exit 1
. tests/support/lib.sh
kit=tests/port
page=docs/reference/hal.md
flags="$(make -s compile-warnings) -Werror -std=c11 -O1 $(make -s compile-features) -Iinclude -I$kit -Itests/support"

# built OUT FILE..: a program of the kit and the firmware that the simulated GPU has.
built() {
    local out=$1
    shift
    # shellcheck disable=SC2086
    cc $flags "$@" $kit/port_*.c "$build/simulated/libonward.a" -lm -o "$out" 2>"$work/err" && return
    not_ok "$out" "$(head -n 1 "$work/err")"
}

# Rings of one entry, of few, and with indices that have 16 bits.
for entries in 1 2 4 65536; do
    built "$work/mailbox" $kit/run.c $kit/mailbox_port.c -DPORT_RING=${entries}u
    expect_exit 0 "mailbox with rings of $entries" "$work/mailbox"
    expect_report '^mailbox: [0-9]+ passed, 0 failed$' "mailbox with rings of $entries"
done
built "$work/checked" $kit/run.c $kit/mailbox_port.c -DPORT_CHECKED=true
expect_exit 0 "a checked mailbox" "$work/checked"
expect_report '^mailbox: [0-9]+ passed, 0 failed$' "a checked mailbox"
built "$work/simulator" $kit/run.c $kit/simulator_port.c -Isim_hal "-I$build" "$build/libsim.a"
expect_exit 0 "the simulator's port" "$work/simulator"
expect_report '^simulator: [0-9]+ passed, 0 failed$' "the simulator's port"
built "$work/direct" $kit/run.c $kit/direct_port.c
expect_exit 0 "direct port" "$work/direct"
if grep -q '^not looked at' "$work/out"; then not_ok "direct port" "$(grep -m 1 '^not looked at' "$work/out")"; else ok; fi

# named PORT RULE NAME: the kit names the rule that a mistake breaks, first.
named() {
    local first
    timeout 60 "$work/$1_plants" "$3" >"$work/out" 2>&1
    first=$(sed -n 's/^BROKEN \([a-z-]*\): .*/\1/p' "$work/out" | head -n 1)
    if [ "$first" = "$2" ]; then ok; else not_ok "$1: $3" "names ${first:-nothing} instead of $2"; fi
}

for port in mailbox direct; do
    built "$work/${port}_plants" $kit/plants.c $kit/${port}_port.c -DPORT_SECONDS=3
    "$work/${port}_plants" list >"$work/plants"
    "$work/$port" >"$work/sound"
    while IFS=$'\t' read -r rule name; do
        grep -q "^not looked at: $rule$" "$work/sound" || named $port "$rule" "$name"
    done <"$work/plants"
done

# Each rule is the row of a table under the heading that the kit names, and is broken by some mistake.
sed -nE 's/^ *\[PORT_[A-Z_]*\] = \{"([a-z-]*)", "([^"]*)",.*/\1\t\2/p' $kit/port_kit.c >"$work/rules"
awk '/^#/ { sub(/^#+ /, ""); heading = $0 }
    /^\| `[a-z]+-[a-z]+` \|/ { gsub(/`/, "", $2); print $2 "\t" heading }' $page >"$work/rows"
diff "$work/rules" "$work/rows" >"$work/diff" && [ -s "$work/rules" ] && ok || not_ok "$page" "$(sed -n 2p "$work/diff")"
unbroken=$(cut -f 1 "$work/rules" | grep -vxF "$(cut -f 1 "$work/plants")")
if [ -z "$unbroken" ]; then ok; else not_ok "plants" "none breaks $unbroken"; fi

# The commands of the page, in a folder of the reader's.
mkdir "$work/reader"
for folder in fw hal include tests; do ln -s "$PWD/$folder" "$work/reader/$folder"; done
awk '/^```sh$/ { shown = 1; next } /^```/ { shown = 0 } shown' $page >"$work/commands"
if [ "$(wc -l <"$work/commands")" = 3 ]; then ok; else not_ok "$page" "does not have three commands"; fi
LIMIT=300 expect_exit 0 "the commands of $page" bash -c 'cd "$1" && . "$2"' bash "$work/reader" "$work/commands"
expect_report '^mailbox: [0-9]+ passed, 0 failed$' "the commands of $page"

needs port riscv64-unknown-elf-gcc qemu-system-riscv32
image=$build/boards/qemu-rv32/tests/port/board_run.elf
LIMIT=300 expect_exit 0 "the kit for a board" make -s BUILD="$build" BOARD=qemu-rv32 "$image"
# shellcheck disable=SC2046
LIMIT=120 expect_exit 0 "the kit on a board" $(make -s board-qemu BOARD=qemu-rv32) -kernel "$image"
expect_report '^mailbox: [0-9]+ passed, 0 failed' "the kit on a board"
finish port
