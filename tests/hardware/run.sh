#!/bin/bash
# The five programs on a real GPU: builds them into BUILD/hardware, runs them, and leaves what each prints in BUILD/hardware/*.txt.
# Usage: run.sh BUILD [PROGRAM...]. COMPILER: nvcc or hipcc, if not the one that is there. ARCH: another target than this GPU's.
# FLAGS: more for the compiler. BUILD_ONLY=1: runs none. Without a compiler or a GPU it says what is missing, and ends with 0.
build=${1:-build}/hardware
shift
here=$(dirname "$0")
failed=0

skip() {
    echo "hardware: skipped: $*"
    exit 0
}

# A file with an underscore in its name is a part of a program.
all_programs() {
    local file names=
    for file in "$here"/*.cu; do
        case $(basename "$file") in *_*) ;; *) names+=" $(basename "$file" .cu)" ;; esac
    done
    echo "${names# }"
}

# The compiler of the GPU that is there, or else of the one that can be built for.
choose_compiler() {
    local name
    [ -z "$COMPILER" ] || { command -v "$COMPILER"; return; }
    [ ! -e /dev/kfd ] || { command -v hipcc && return; }
    for name in nvcc hipcc; do
        command -v "$name" && return
    done
}

# has_gpu KIND
has_gpu() {
    case $1 in
    hip) [ -e /dev/kfd ] ;;
    *) nvidia-smi -L 2>/dev/null | grep -q '^GPU' ;;
    esac
}

# native_target KIND: of the GPU that is there. Older compilers of HIP do not know the word native; gfx000 is the processor's.
native_target() {
    local target
    [ "$1" = cuda ] || target=$(rocm_agent_enumerator 2>/dev/null | grep -vx gfx000 | head -n 1)
    echo "${target:-native}"
}

# build_program NAME: of NAME.cu and of NAME_*.cu, if it has parts.
build_program() {
    local sources=("$here/$1.cu") part
    for part in "$here/$1"_*.cu; do
        [ ! -e "$part" ] || sources+=("$part")
    done
    # shellcheck disable=SC2086
    "$compiler" $options $FLAGS -o "$build/$1" "${sources[@]}" >"$build/$1.log" 2>&1 && return
    cat "$build/$1.log"
    echo "hardware: $1: $compiler fails"
    return 1
}

# run_program OUTPUT SECONDS PROGRAM ARGUMENT...: 1 if it fails.
run_program() {
    local output=$build/$1.txt limit=$2 program=$3 begin=$SECONDS status=0
    shift 3
    timeout -k 10 "$limit" "$build/$program" "$@" >"$output" 2>&1 || status=$?
    case $status in
    0) echo "hardware: $program $*: $((SECONDS - begin)) s, $output" ;;
    77) echo "hardware: skipped: $(cat "$output")" ;;
    124 | 137) echo "hardware: $program $*: not done in $limit s, $output" ;;
    *) echo "hardware: $program $*: exit status $status: $(tail -n 1 "$output")" ;;
    esac
    [ $status = 0 ] || [ $status = 77 ]
}

# beside_spinner: the idioms of waiting while another process fills the GPU in time slices.
beside_spinner() {
    local spinner status=0
    "$build/preempt" spin 60 >"$build/spinner.txt" 2>&1 &
    spinner=$!
    sleep 3
    run_program litmus-beside 90 litmus 4 100 brief || status=1
    kill "$spinner" 2>/dev/null
    wait "$spinner" 2>/dev/null
    return $status
}

# measure PROGRAM: all that it measures.
measure() {
    case $1 in
    litmus) run_program litmus 120 litmus 50 8 ;;
    heterosync)
        local status=0
        run_program heterosync-table 240 heterosync table 10 0.2 || status=1
        run_program heterosync-sweep 120 heterosync sweep 4 0.1 || status=1
        run_program heterosync-dense 60 heterosync dense 5 0.15 || status=1
        return $status
        ;;
    discovery) run_program discovery 120 discovery 50 ;;
    micro) run_program micro 120 micro ;;
    preempt) run_program preempt 120 preempt ;;
    esac
}

programs=$*
[ "$programs" ] || programs=$(all_programs)
for program in $programs; do
    [ -e "$here/$program.cu" ] || { echo "hardware: no program is named $program" >&2; exit 2; }
done
compiler=$(choose_compiler)
[ "$compiler" ] || skip "no compiler for GPUs (${COMPILER:-nvcc of CUDA, or hipcc of ROCm})"
case $(basename "$compiler") in
hipcc) kind=hip options="-x hip -O3 -std=c++17" fallback=gfx90a target=--offload-arch= ;;
*) kind=cuda options="-O3 -std=c++17 -cudart static" fallback=sm_75 target=-arch= ;;
esac
gpu=missing
if has_gpu $kind; then
    gpu=there
    fallback=$(native_target $kind)
fi
options="$options $target${ARCH:-$fallback}"

mkdir -p "$build" || exit 1
for program in $programs; do
    build_program "$program" || exit 1
done
echo "hardware: built with $compiler: $programs"
[ -z "$BUILD_ONLY" ] || exit 0
[ $gpu = there ] || skip "no GPU for $(basename "$compiler") ($([ $kind = hip ] && echo /dev/kfd || echo nvidia-smi) has none)"
for program in $programs; do
    measure "$program" || failed=1
done
case " $programs " in
*" litmus "*" preempt "*) beside_spinner || failed=1 ;;
esac
exit $failed
