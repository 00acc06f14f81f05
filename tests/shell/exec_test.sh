#!/bin/bash
# onward exec: what it refuses, what it hands to a program, and programs of HIP. Usage: exec_test.sh BUILD
build=$(cd "$1" && pwd)
cd "$(dirname "$0")/../.." || exit 1
. tests/support/lib.sh
export LIMIT=120
onward=$build/onward
unset ONWARD_OPTIONS LD_LIBRARY_PATH

# refused STATUS NAME TEXT ARGUMENT...: the command ends so, and says why in one line.
refused() {
    local status=$1 name=$2 text=$3
    shift 3
    expect_exit "$status" "$name" "$work/bin/onward" exec "$@"
    expect_words "$text" "$name"
    [ "$(wc -l <"$work/out")" = 1 ] && ok || not_ok "$name" "more than one line"
}

# Without the library, which only has to be there for programs that do not load it.
mkdir "$work/bin" && cp "$onward" "$work/bin/onward"
refused 2 "no library" "onward: exec: no libhsa-runtime64.so.1 in $work/bin/ or $work/bin/../lib/onward/: \`make hsa\` builds it" true
mkdir -p "$work/lib/onward" && touch "$work/lib/onward/libhsa-runtime64.so.1"
expect_exit 0 "an installed library" "$work/bin/onward" exec sh -c 'echo "$LD_LIBRARY_PATH"'
expect_words "$work/bin/../lib/onward/" "an installed library"
touch "$work/bin/libhsa-runtime64.so.1"

refused 2 "no program" "expected a PROGRAM" --quiet
refused 127 "a program that is not there" "onward: exec: no-such-program: No such file or directory" no-such-program
refused 126 "a program that cannot be run" "onward: exec: ./README.md: Permission denied" ./README.md
refused 2 "an unknown option" "unknown option '--polcy', did you mean --policy?" --polcy awg
refused 2 "an unknown policy" "policy=none: there is no such policy" --policy none true
refused 2 "an unknown preset" "unknown preset 'none'" --preset none true
refused 2 "a value out of range" "gpu.cus" --set gpu.cus=0 true
refused 2 "an unknown parameter" "gpu.cis" --set gpu.cis=4 true
refused 2 "a setting that is none" "--set quiet=on: expected KEY=VALUE" --set quiet=on true
refused 2 "a setting without a value" "--set gpu.cus: expected KEY=VALUE" --set gpu.cus true
refused 2 "two lines" "expected one line" --set $'gpu.cus=4\nquiet=on' true
refused 2 "a compute unit that is not there" "no such compute unit, the GPU has 0..7" --lose-cu 8@10 true
refused 2 "a loss without a time" "expected CU@TIME[+RETURN]" --lose-cu 8 true
refused 2 "a part without timing" "timing=after=3: on or off" --timing after=3 true
expect_exit 0 "--help" "$onward" exec --help
expect_words "usage: onward exec" "--help"

# handed TEXT NAME ARGUMENT...: the program is given these words.
handed() {
    local text=$1 name=$2
    shift 2
    LD_LIBRARY_PATH=/before ONWARD_OPTIONS=other expect_exit 7 "$name" "$work/bin/onward" exec "$@" \
        sh -c 'echo "$LD_LIBRARY_PATH$ONWARD_OPTIONS" "$@" | tr "\n" "|"; exit 7' program --help
    expect_words "$work/bin/:/before|${text}" "$name"
    expect_words " --help|" "$name: the program's options"
}
handed "" "nothing"
handed "preset=cus-64|policy=baseline|gpu.cus=4|quiet=on|" "the preset comes first" --policy baseline --set gpu.cus=4 --preset cus-64 --quiet
handed "cu.scheduler=oldest|timing=off|lose-cu=1@5us+2us|lose-cu=2@7|" "all others" \
    --scheduler oldest --timing off --lose-cu 1@5us+2us --lose-cu 2@7 --
echo "gpu.cus 12" >"$work/my gpu"
cd "$work" || exit 1
handed "preset=$work/my gpu|" "a preset in a file" --preset "my gpu"
cd "$OLDPWD" || exit 1

if ! lacks "programs of HIP" hipcc nm; then
    make -s BUILD="$1" "$1/libhsa-runtime64.so.1" >"$work/out" 2>&1 || not_ok "the library" "$(tail -n 1 "$work/out")"

    # compiled FILE [OPTION]...: compiles a program.
    compiled() {
        hipcc --offload-arch=gfx803 -O2 -Itests/rocm "tests/rocm/$1" -o "$work/$1.out" "${@:2}" >"$work/out" 2>&1 ||
            not_ok "$1: compile" "$(head -n 1 "$work/out")"
    }
    compiled vector_add.hip
    expect_exit 0 "a program" "$onward" exec --preset "$work/my gpu" --policy baseline --lose-cu 3@10us+20us "$work/vector_add.hip.out"
    expect_words "'my gpu', 12 compute units, policy baseline, cycle by cycle" "a program"
fi
finish exec
