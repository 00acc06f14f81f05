#!/bin/bash
# Code objects: llvm-mc and ld.lld make them of kernels of the repository; they are listed, checked and run as the text is.
# Usage: code_object_test.sh BUILD
build=$(cd "$1" && pwd)
cd "$(dirname "$0")/../.." || exit 1
. tests/support/lib.sh
onward=$build/onward

# object FILE NAME [GPU]: the text FILE becomes the code object NAME.co. The target may be spelt otherwise in the file.
object() {
    sed '/\.amdgcn_target/d' "$1" >"$2.s"
    llvm-mc -triple=amdgcn-amd-amdhsa -mcpu="${3:-gfx803}" -filetype=obj -o "$2.o" "$2.s" && ld.lld -shared -o "$2.co" "$2.o"
}
# same NAME: what the last two commands have printed, which is in $work/text and $work/object.
same() { if cmp -s "$work/text" "$work/object"; then ok; else not_ok "$1" "$(diff "$work/text" "$work/object" | sed -n 2p)"; fi; }
# kernels [OPTION] FILE: what asm says of kernels, without lines, and without what an assembler adds: SGPRs as the note counts them.
kernels() { "$onward" asm "$@" | sed -n '/^kernel/,$p' | sed -E 's/, line [0-9]+$//; s/, [0-9]+ SGPRs/, SGPRs/'; }

if ! lacks "code objects of the repository's kernels" llvm-mc ld.lld; then
    for name in plain/bfs plain/spmv barriers/lu barriers/mandelbrot barriers/scan_tree stealing/brief; do
        folder=sim_hal/workloads/${name%/*}
        base=${name#*/}
        file=$folder/generated/$base.s
        [ -f "$file" ] || file=$folder/$base.s
        object "$file" "$work/$base" 2>"$work/errors" || not_ok "$base" "$(head -n 1 "$work/errors")"
        for what in "" --list; do
            kernels ${what:+"$what"} "$file" >"$work/text"
            kernels ${what:+"$what"} "$work/$base.co" >"$work/object"
            if grep -q '^kernel' "$work/object"; then ok; else not_ok "$base" "no kernel"; fi
            same "$base: asm $what"
        done
    done

    # Results, which the files expect, and cycles where the places of buffers do not matter.
    for name in plain/bfs_small barriers/lu_small barriers/mandelbrot_small barriers/scan_tree_small; do
        base=${name#*/}
        sed "s,[^ ]*\b${base%_small}\.\(cl\|s\)\b,$work/${base%_small}.co," "sim_hal/workloads/$name.sim" >"$work/$base.sim"
        expect_exit 0 "$base as text" "$onward" run --stats "$work/text" "sim_hal/workloads/$name.sim"
        cp "$work/out" "$work/printed"
        expect_exit 0 "$base as a code object" "$onward" run --stats "$work/object" "$work/$base.sim"
        if cmp -s "$work/out" "$work/printed"; then ok; else not_ok "$base: what is printed"; fi
        case $name in barriers/[ms]*)
            if cmp -s <(without_heading "$work/text" | without_latencies) <(without_heading "$work/object" | without_latencies); then ok; else not_ok "$base: statistics"; fi
            ;;
        esac
    done

    # What test kernels print: constants, tables of addresses, calls, variables. Some have their turn at each commit.
    for file in tests/kernels/*.sim; do
        case $file in tests/kernels/scoped*.sim | tests/kernels/waiting.sim) continue ;; esac
        case $file in */constants.sim | */program_scope.sim | */pointers.sim | */calls.sim) ;; *) in_turn 8 || continue ;; esac
        text=$(sed 's/#.*//' "$file" | grep -o '[^ ]*\.\(cl\|s\)\b' | head -n 1)
        base=$(basename "${text%.*}")
        generated=tests/kernels/generated/$base.s
        [ -f "$generated" ] || generated=tests/kernels/$base.s
        object "$generated" "$work/$base" 2>"$work/errors" || not_ok "$file" "$(head -n 1 "$work/errors")"
        sed "s,^\( *\)$text,\1$work/$base.co," "$file" >"$work/run.sim"
        "$onward" run "$file" >"$work/text" 2>&1
        "$onward" run "$work/run.sim" >"$work/object" 2>&1
        same "$file"
    done

    # What names lines of sources and variables is the same, but for places in the text and in the code object.
    places() { sed -E 's,[A-Za-z0-9_./]*\.(s|co):(0x)?[0-9a-f]+,PLACE,g'; }
    cp tests/shell/explain/*.cl tests/shell/lines/*.cl tests/shell/printf/*.cl "$work"
    while read -r folder base options; do
        object tests/shell/$folder/generated/$base.s "$work/$base" 2>"$work/errors" || not_ok "$base" "$(head -n 1 "$work/errors")"
        sed -E "s,[^ ]*$base\.(cl|s)\b,$work/$base.co," "tests/shell/$folder/$base.sim" >"$work/$base.sim"
        # shellcheck disable=SC2086
        timeout 60 "$onward" run "tests/shell/$folder/$base.sim" $options 2>&1 | places >"$work/text"
        # shellcheck disable=SC2086
        timeout 60 "$onward" run "$work/$base.sim" $options 2>&1 | places >"$work/object"
        if [ -s "$work/object" ]; then ok; else not_ok "$base" "says nothing"; fi
        same "$base $options"
    done <<'ROWS'
explain abba_cas --check all
explain barrier --check all
explain counter --set gpu.cus=2
explain endless --check all
explain hand --check races
explain places --check all
explain semaphore --check all
printf print
ROWS
    # The debugger: stops at source lines, and variables of the source. Labels in a function are the text's alone.
    object tests/shell/debug/generated/variables.s "$work/variables" 2>"$work/errors" || not_ok "variables" "$(head -n 1 "$work/errors")"
    cp tests/shell/debug/variables.cl "$work"
    sed 's/variables\.cl/variables.co/' tests/shell/debug/variables.sim >"$work/variables.sim"
    stops() { places | sed -E 's/, (\.LBB[0-9_]+|variables)( \+ [0-9]+)?$//; s/^ +(0x)?[0-9a-f]+(  [sv]_)/\2/; s/of PLACE|of [^ ]*variables\.(s|co):/of it/'; }
    "$onward" debug tests/shell/debug/variables.sim --script tests/shell/debug/variables.dbg 2>&1 | stops >"$work/text"
    "$onward" debug "$work/variables.sim" --script tests/shell/debug/variables.dbg 2>&1 | stops >"$work/object"
    if grep -q '^sum = 8 in lane 5' "$work/object"; then ok; else not_ok "variables of a code object" "$(tail -n 1 "$work/object")"; fi
    same "the debugger"

    # Faults, in a kernel with a call that was inlined and in one with local variables; one file of DWARF 4.
    object tests/shell/lines/generated/faults.s "$work/faults" 2>"$work/errors" || not_ok "faults" "$(head -n 1 "$work/errors")"
    printf 'faults.co past_end 192 1 1 64 1 1\n<size=400 int fill=0>\n' >"$work/past_end.sim"
    expect_exit 4 "a fault" "$onward" run "$work/past_end.sim"
    expect_words 'past the end of data[100], at faults.cl:5, called from faults.cl:10: to[at] = value;' "a fault"
    printf 'faults.co two_locals 64 1 1 64 1 1\n<size=256 int fill=0>\n' >"$work/two_locals.sim"
    expect_exit 4 "local variables" "$onward" run "$work/two_locals.sim"
    expect_words 'faults.co:0x' "the place in a code object"
    expect_words 'by work-item (1,0,0), at counts[1]+1, at faults.cl:' "local variables"
    for text in tests/shell/lines/levels/*.s; do
        base=$(basename "$text" .s)
        object "$text" "$work/$base" 2>"$work/errors" || not_ok "$base" "$(head -n 1 "$work/errors")"
        cp tests/shell/lines/levels/wait.* "$work"
        for file in "$text" "$work/$base.co"; do
            printf '%s wait 64 1 1 64 1 1\n<size=64 int fill=0>\n<size=256 int fill=0>\n' "$file" >"$work/wait.sim"
            "$onward" run "$work/wait.sim" --set gpu.cus=2 --set deadlock.window=100000 >"$work/out" 2>&1
            places <"$work/out" >"$work/${file##*.}"
        done
        mv "$work/s" "$work/text"
        mv "$work/co" "$work/object"
        same "$base"
        [ "$base" = O0_g ] || expect_words "called from wait.cl:" "$base"
    done

    cp "$work/bfs.co" "$work/named.co"
    expect_exit 0 "with the GPU behind its name" "$onward" asm "$work/named.co#gfx803"
    expect_exit 2 "another GPU behind its name" "$onward" asm --list "$work/named.co#gfx900"
    expect_words "#gfx803 was expected" "another GPU behind its name"
    expect_exit 2 "not linked" "$onward" asm "$work/bfs.o"
    expect_words "it is not linked; link it with: ld.lld -shared" "not linked"
    printf 'k:\n\ts_endpgm\n' >"$work/other"
    object "$work/other" "$work/vega" gfx900 2>"$work/errors" || not_ok "gfx900" "$(head -n 1 "$work/errors")"
    expect_exit 2 "for another GPU" "$onward" asm "$work/vega.co"
    expect_words "code for gfx900; compile with --offload-arch=gfx803" "for another GPU"
    head -c 3000 "$work/bfs.co" >"$work/cut.co"
    expect_exit 2 "cut off" "$onward" asm "$work/cut.co"
    expect_words "which the file ends before" "cut off"
fi

# A library of ROCm, where it is installed.
library=$(find /usr/lib -name 'librocrand.so.1' 2>/dev/null | head -n 1)
if [ -n "$library" ] && ! lacks "kernels of rocRAND" llvm-readelf llvm-objdump; then
    expect_exit 0 "rocRAND is listed" "$onward" asm --list "$library#gfx803"
    start=$(sed -n 's/.*object at \(0x[0-9a-f]*\): .*/\1/p' "$work/out" | head -n 1)
    grep -c '^kernel ' "$work/out" >"$work/object"
    tail -c +$((start + 1)) "$library" >"$work/rocrand.co"
    llvm-readelf --notes "$work/rocrand.co" 2>/dev/null | grep -c '\.symbol:' >"$work/text"
    same "kernels of rocRAND"
    expect_exit 0 "rocRAND is decoded" "$onward" asm "$library"
else
    skipped=$((skipped + 1))
    echo "SKIPPED kernels of rocRAND: needs librocrand1"
fi
expect_exit 2 "a program without GPU code" "$onward" asm --list "$onward"
expect_words "no section .hip_fatbin" "a program without GPU code"
finish code_object
