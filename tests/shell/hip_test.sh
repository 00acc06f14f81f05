#!/bin/bash
# Programs of HIP on the simulated GPU: Debian's runtime, unmodified, loads the library of HSA that is built here.
# Usage: [SAMPLE=all] hip_test.sh BUILD
build=$(cd "$1" && pwd)
cd "$(dirname "$0")/../.." || exit 1
. tests/support/lib.sh
export LIMIT=${LIMIT:-300} # many run on a busy machine

make -s BUILD="$1" "$1/libhsa-runtime64.so.1" >"$work/out" 2>&1 || not_ok "the library" "$(tail -n 1 "$work/out")"
library=$build/libhsa-runtime64.so.1

# wanted NAME FILE: the library has each symbol of FILE, with its version.
nm -D --defined-only "$library" | sed -n 's/.* \(hsa_[a-z0-9_]*\)@@ROCR_1$/\1/p' | sort >"$work/has"
wanted() {
    local missing
    missing=$(sort "$2" | comm -23 - "$work/has" | tr '\n' ' ')
    if [ -s "$2" ] && [ -z "$missing" ]; then ok; else not_ok "$1" "the library lacks ${missing:-everything}"; fi
}
wanted "symbols of ROCm 5.2's programs" tests/rocm/symbols.txt

# Programs: name, source in tests/rocm, options of the compiler.
programs="vector_add vector_add.hip
work_groups work_groups.hip
streams streams.hip
queues queues.hip
times times.hip
speed speed.hip
host_and_device host_and_device.hip
calls calls.hip
cooperative cooperative.hip
kernels kernels.hip
host host.hip
memories memories.hip
modules modules.cpp
waiting waiting.hip
fault fault.hip
primitives primitives.hip -std=c++17
sort primitives.hip -std=c++17 -DSORT
random random.cpp -lrocrand"

# Options under which all of them must give the same. HIP is told of ten times the compute units that there are; work-groups leave
# again and again; seven of eight compute units are lost, some for a while.
settings="policy=awg
policy=baseline
policy=onward
timing=off
gpu.cus=2 claimed-cus=20
gpu.cus=1 cp.quantum=1000
lose-cu=7@20us lose-cu=6@30us+40us lose-cu=5@50us lose-cu=4@60us+100us lose-cu=3@100us lose-cu=2@150us+50us lose-cu=1@200us"

# And with one compute unit lost at each of 20 moments, early ones close together.
moments=$(for ((i = 1; i <= 20; i++)); do echo "lose-cu=$((i % 8))@$((i * i * 250))ns"; done)

# Runs: name, exit status, every how many commits, then the program and its arguments. FILE is a code object.
runs="vector addition:0:1:vector_add
work-groups:0:3:work_groups
streams:0:3:streams
queues:0:3:queues
times:0:3:times
speed:0:9:speed
host and device:0:3:host_and_device
calls:0:3:calls
cooperative launches:0:3:cooperative
kernels:0:3:kernels
the host's side:0:3:host
kinds of memory:0:3:memories
modules:0:3:modules FILE
streams that wait:0:3:waiting
a fault:134:3:fault
an assertion:134:3:kernels assert
rocPRIM:0:6:primitives
rocPRIM's radix sort:0:9:sort
rocRAND's Philox:0:6:random philox
rocRAND's MRG32k3a:0:6:random mrg32k3a
rocRAND's MTGP32:0:6:random mtgp32
rocRAND's Sobol32:0:6:random sobol32
rocRAND's Sobol64:0:6:random sobol64
rocRAND's XORWOW:0:12:random xorwow"

# Words that runs print.
prints="calls:greetings 7 from 2
kernels:text 1.50 123456789012 c|    1|42   |ff
a fault:a kernel faulted: 
an assertion:Device-side assertion \`value == 1' failed."

# due NAME SETTING: the first setting always, the others in turn. Without yielding one run never ends; one needs 8 compute units,
# and one takes minutes with few.
due() {
    local first=policy=awg
    case $1:$2 in
    "streams that wait:policy=baseline" | queues:gpu.cus=* | queues:lose-cu=* | *XORWOW:gpu.cus=*) return 1 ;;
    "rocRAND's XORWOW:"*) first=timing=off ;;
    esac
    case $2 in
    "$first") ;;
    lose-cu=*ns) in_turn 40 ;;
    *) in_turn 6 ;;
    esac
}

# compile NAME SOURCE [OPTION]...: says what is wrong in a file of its name.
compile() {
    hipcc --offload-arch=gfx803 -O2 -Itests/rocm "tests/rocm/$2" -o "$work/$1" "${@:3}" >"$work/$1.log" 2>&1 || touch "$work/$1.bad"
}

# compile_all: those of $work/needed, two at a time.
compile_all() {
    local name rest
    while read -r name rest; do
        grep -qx "$name" "$work/needed" || continue
        [ "$(jobs -pr | wc -l)" -lt 2 ] || wait -n
        # shellcheck disable=SC2086 # options are words
        compile "$name" $rest &
    done <<<"$programs"
    hipcc --genco --offload-arch=gfx803 -O2 tests/rocm/module.hip -o "$work/module" >"$work/module.log" 2>&1
    wait
}

# run NAME STATUS SETTING PROGRAM [ARGUMENT]...
run() {
    local name=$1 status=$2 setting=$3 program=$4 words
    ONWARD_OPTIONS="quiet=on $setting" expect_exit "$status" "$name, $setting" "$work/$program" "${@:5}"
    words=$(sed -n "s/^$name://p" <<<"$prints")
    [ -z "$words" ] || expect_words "$words" "$name, $setting"
}

run_chosen() {
    local name status every command setting
    while IFS=: read -r name status every command; do
        [ ! -e "$work/${command%% *}.bad" ] || continue
        while read -r setting; do
            # shellcheck disable=SC2086 # arguments are words
            ! due "$name" "$setting" || run "$name" "$status" "$setting" ${command/FILE/$work/module}
        done <<<"$settings"$'\n'"$moments"
    done <"$work/chosen"
}

# without PACKAGE PROGRAM...: they are skipped if a package is not there.
without() {
    ! lacks "programs of $1" "$1" || runs=$(grep -vE ":($2)( |\$)" <<<"$runs")
}

if ! lacks "programs of HIP" hipcc nm; then
    for user in /usr/lib/*/libamdhip64.so.5 /usr/bin/rocminfo; do
        [ -f "$user" ] || continue
        nm -D --undefined-only "$user" | sed -n 's/.* \(hsa_[a-z0-9_]*\)@ROCR_1$/\1/p' >"$work/needs"
        wanted "symbols of $(basename "$user")" "$work/needs"
    done

    without rocprim "primitives|sort"
    without rocrand random
    while IFS=: read -r name status every command; do
        ! in_turn "$every" || echo "$name:$status:$every:$command"
    done <<<"$runs" >"$work/chosen"
    sed 's/.*:\([a-z_]*\).*/\1/' "$work/chosen" >"$work/needed"
    compile_all
    for bad in "$work"/*.bad; do
        [ ! -e "$bad" ] || not_ok "compile $(basename "$bad" .bad)" "$(head -n 1 "${bad%.bad}.log")"
    done
    export LD_LIBRARY_PATH=$build GPU_ENABLE_COOP_GROUPS=1
    run_chosen
    ONWARD_OPTIONS="timing=off policy=baseline gpu.cus=4" expect_exit 0 "options" "$work/vector_add"
    expect_words "'awg-hw', 4 compute units, policy baseline, without timing" "the first line"
    ONWARD_OPTIONS="gpu.cus=0" expect_exit 1 "an option out of range" "$work/vector_add"
    expect_words "gpu.cus" "an option out of range"
fi

# A code object that leaves a variable to the program, which uses the library without HIP.
if ! lacks "variables of the program" hipcc clang-14 ld.lld-14; then
    clang-14 -x cl -cl-std=CL2.0 -O2 --target=amdgcn-amd-amdhsa -mcpu=gfx803 -mcode-object-version=4 -nogpulib \
        tests/rocm/variables.cl -o "$work/variables.co" >"$work/out" 2>&1 || not_ok "compile variables.cl" "$(head -n 1 "$work/out")"
    "${CC:-cc}" -std=c11 tests/rocm/variables.c -o "$work/variables" -L"$build" -l:libhsa-runtime64.so.1 >"$work/out" 2>&1 ||
        not_ok "compile variables.c" "$(head -n 1 "$work/out")"
    export LD_LIBRARY_PATH=$build
    run "variables of the program" 0 policy=awg variables "$work/variables.co"
    expect_words "variable 'counters': neither the code object nor the program defines it" "a variable that is not defined"
fi

# OpenMP's target regions. LLVM's plugin loads the library by its name without a number.
if ! lacks "OpenMP's target regions" clang-14 ld.lld-14 llvm-link-14 offloading nm; then
    strings -n 8 /usr/lib/llvm-14/lib/libomptarget.rtl.amdgpu.so | grep -xE 'hsa_[a-z0-9_]+' >"$work/needs"
    wanted "symbols of LLVM's plugin" "$work/needs"
    clang-14 -O2 -fopenmp -fopenmp-targets=amdgcn-amd-amdhsa -Xopenmp-target=amdgcn-amd-amdhsa -march=gfx803 \
        tests/rocm/offload.c -o "$work/offload" >"$work/out" 2>&1 || not_ok "compile offload" "$(head -n 1 "$work/out")"
    export LD_LIBRARY_PATH=$build:/usr/lib/llvm-14/lib OMP_TARGET_OFFLOAD=MANDATORY
    while read -r setting; do
        run "OpenMP's target regions" 0 "$setting" offload
    done <<<"$settings"
fi
finish hip
