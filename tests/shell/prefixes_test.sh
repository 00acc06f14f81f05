#!/bin/bash
# tests/shell/prefixes.sh finds each kind of public name in a wrong folder: names are planted in a small tree of its own.
cd "$(dirname "$0")/../.." || exit 1
. tests/support/lib.sh
tool=$PWD/tests/shell/prefixes.sh

# A sound tree: mem, whose names begin with mem, and engine, whose names begin with clock or engine.
fresh() {
    rm -rf "$work/root"
    mkdir -p "$work/root/tests" "$work/root/sim_hal/mem" "$work/root/sim_hal/engine"
    cd "$work/root" || exit 1
    printf 'tree sim_hal/mem\n1 cache keeps\n\ntree sim_hal/engine clock engine\n1 clock counts\n' >tests/layers.txt
    printf '#ifndef SIM_HAL_MEM_CACHE_H\n#define SIM_HAL_MEM_CACHE_H\nenum mem_use {\n    MEM_READ, /* a */\n    MEM_WRITE\n};\nstruct mem_cache {\n    int lines;\n};\n#define MEM_LINE 64\nint mem_find(int);\n#endif\n' >sim_hal/mem/cache.h
    printf '#include "cache.h"\nstatic int helper(int a) { return a; }\nint mem_find(int a) { return helper(a); }\n' >sim_hal/mem/cache.c
    printf '#define ROW(x) x,\n#undef ROW\nint clock_now(void);\n' >sim_hal/engine/clock.h
    printf '#include "clock.h"\nconst int engine_ticks = 3;\nint clock_now(void) { return 1; }\n' >sim_hal/engine/clock.c
}

# check: runs the tool over the tree, compiled.
check() {
    for source in sim_hal/*/*.c; do
        mkdir -p "build/${source%/*}"
        cc -c "$source" -o "build/${source%.c}.o" || exit 1
    done
    ROOT=$work/root "$tool" build >"$work/out"
}

# planted WHAT FILE LINE NAME: with the line the file has a name that is refused.
planted() {
    fresh
    printf '%b\n' "$3" >>"sim_hal/$2"
    if check; then
        not_ok "$1" "passes"
    elif grep -qF "sim_hal/$2: $4 does not begin with" "$work/out"; then
        ok
    else
        not_ok "$1" "says: $(<"$work/out")"
    fi
}

fresh
if check; then ok; else not_ok "a sound tree" "$(<"$work/out")"; fi
planted "a function" mem/cache.c 'int clock_find(void) { return 1; }' clock_find
planted "data" engine/clock.c 'int ticks = 2;' ticks
planted "a structure" mem/cache.h 'struct gpu_line {\n    int a;\n};' gpu_line
planted "a macro" mem/cache.h '#define GPU_LINE 64' GPU_LINE
planted "a constant" engine/clock.h 'enum clock_kind { CLOCK_FAST, MEM_SLOW };' MEM_SLOW
planted "a prefix within a word" mem/cache.c 'int memory_find(void) { return 1; }' memory_find
finish prefixes
