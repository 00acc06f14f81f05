#!/bin/bash
# Builds the fuzzer of the whole firmware, OUT, from the firmware in a folder: with the project's own driver, which replays
# inputs too; and OUT.libfuzzer where clang has libFuzzer. Usage: build.sh OUT [FOLDER]
out=$1 fw=${2:-fw}
cd "$(dirname "$0")/../../.." || exit 1
here=tests/fuzz/firmware
flags=(-std=c11 -O2 -g -Wall -Wextra -Wconversion -Wshadow -Wstrict-prototypes -Werror
       -DCP_CONFIG_HEADER='"fuzz_config.h"' -I$here -Itests/support -Iinclude "-I$fw")
checks=(-fsanitize=undefined -fno-sanitize-recover=undefined)
common=("$here"/fuzz_*.c tests/support/audit*.c)

# compile CC FOLDER FLAG...: the objects of the firmware, with coverage and checks.
compile() {
    local cc=$1 folder=$2 file
    shift 2
    mkdir -p "$folder"
    for file in "$fw"/*.c "$fw"/policies/*.c; do
        "$cc" "${flags[@]}" "${checks[@]}" "$@" -c -o "$folder/$(basename "$file" .c).o" "$file" || exit 1
    done
}

compile "${CC:-cc}" "$out.objects" -fsanitize-coverage=trace-pc
"${CC:-cc}" "${flags[@]}" "${checks[@]}" -D_DEFAULT_SOURCE -o "$out" "$out.objects"/*.o "$here/driver.c" "${common[@]}" || exit 1

if echo 'int LLVMFuzzerTestOneInput(void); int LLVMFuzzerTestOneInput(void) { return 0; }' |
    clang -fsanitize=fuzzer -x c -o "$out.probe" - 2> "$out.probe.log"; then
    compile clang "$out.libfuzzer.objects" -fsanitize-coverage=inline-8bit-counters,pc-table
    clang "${flags[@]}" -fsanitize=fuzzer,undefined -fno-sanitize-coverage=trace-cmp,inline-8bit-counters,pc-table \
        -o "$out.libfuzzer" "$out.libfuzzer.objects"/*.o "${common[@]}" || exit 1
fi
