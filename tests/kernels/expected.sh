#!/bin/sh
# Makes the .expected beside every .sim of this folder again: the dumps that oclgrind prints or, where it cannot run a
# kernel, that host_expected.c and host_libclc.c compute. The small benchmarks of the heterosync suites have theirs here too. Needs oclgrind,
# a C compiler with _Float16, and a few minutes.
#
#     expected.sh [-n] [NAME...]    with -n only says which committed files differ (exit 1)
set -eu

cd "$(dirname "$0")"
only_compare=no
if [ "${1:-}" = -n ]; then
    only_compare=yes
    shift
fi
workloads=../../sim_hal/workloads
[ $# -gt 0 ] || set -- $(ls *.sim $workloads/heterosync*/*_small.sim | sed 's/\.sim$//; s/.*\///')
command -v oclgrind-kernel >/dev/null || { echo "expected.sh: oclgrind-kernel not found (Debian: oclgrind)" >&2; exit 2; }

temporary=$(mktemp -d)
trap 'rm -rf "$temporary"' EXIT
cc=${CC:-cc}
"$cc" -std=gnu11 -O1 -ffp-contract=off host_expected.c -o "$temporary/host_expected"
"$cc" -std=gnu11 -O1 -ffp-contract=off host_libclc.c -o "$temporary/host_libclc" -lm
"$cc" -std=c11 -O1 plain_constants.c -o "$temporary/plain_constants"
"$cc" -std=c11 -O1 math_reference.c -lm -o "$temporary/math_reference"

# Oclgrind 21.10 does not know some of the functions that LLVM's optimiser makes of ordinary code, hence the later tries.
# A work-group that waits keeps its thread: barriers need as many threads as there are work-groups.
by_oclgrind() {
    threads=${2:-2}
    sed -E ':a; s/(<([^>]* )?)(expect-range=[^ >]*|expect=[^ >]*|backoff|iterations|cus)([ >])/\1\4/; ta' "$1.sim" >"$temporary/run.sim"
    for option in -cl-std=CL1.2 -cl-std=CL2.0 -cl-opt-disable; do
        oclgrind-kernel --num-threads "$threads" --build-options $option "$temporary/run.sim" 2>"$temporary/messages" && return
    done
    cat "$temporary/messages" >&2
    return 1
}

different=0
for name; do
    case $name in
    atomics_scoped | clock | cubes | denormals | from_float | generic_pointers | half_arith | jumps | pointers | wave_ops)
        "$temporary/host_expected" "$name" >"$temporary/new"
        ;;
    libclc_*)
        "$temporary/host_libclc" "$name" >"$temporary/new"
        ;;
    *_small)
        threads=2
        case $name in *TB* | SRB*) threads=32 ;; esac
        for file in $workloads/heterosync*/"$name.sim"; do
            (cd "${file%/*}" && by_oclgrind "$name" $threads) >"$temporary/new" || { echo "expected.sh: oclgrind fails on $name" >&2; exit 1; }
        done
        ;;
    *)
        by_oclgrind "$name" >"$temporary/new" || { echo "expected.sh: oclgrind fails on $name" >&2; exit 1; }
        ;;
    esac
    cmp -s "$temporary/new" "$name.expected" && continue
    different=$((different + 1))
    echo "$name.expected"
    [ $only_compare = yes ] || cp "$temporary/new" "$name.expected"
done

# The numbers that the .sim files of irregular workloads expect, and the references of the mathematical functions.
for line in $("$temporary/plain_constants" | sed -nE 's/^([a-z_]+) checksum = ([0-9]+)$/\1=\2/p'); do
    file=$workloads/plain/${line%=*}.sim
    grep -q "expect=${line#*=}[ >]" "$file" && continue
    different=$((different + 1))
    echo "$file expects another checksum than ${line#*=}"
done
for type in float double; do
    "$temporary/math_reference" $type | cmp -s - math_$type.sim && continue
    different=$((different + 1))
    echo "math_$type.sim"
done
[ $only_compare = no ] || [ $different = 0 ]
