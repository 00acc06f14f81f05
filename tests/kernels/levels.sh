#!/bin/sh
# Compiles every kernel of the tests and of the workloads at every optimisation level, for check.sh -d.
#
#     levels.sh FOLDER [LEVEL...]     makes FOLDER/LEVEL/{kernels,heterosync,plain,...}/ with .s and .sim; default: O0 O1 O2 O3 Oz
#
# EVERY=N: only one kernel in N, others by TURN, and only what launches them.
set -eu

[ $# -ge 1 ] || { echo "usage: levels.sh FOLDER [LEVEL...]" >&2; exit 2; }
here=$(cd "$(dirname "$0")" && pwd)
workloads=$(cd "$here/../../sim_hal/workloads" && pwd)
mkdir -p "$1"
target=$(cd "$1" && pwd)
shift
[ $# -gt 0 ] || set -- O0 O1 O2 O3 Oz

failed=0
number=${TURN:-0}
for level; do
    for folder in "$here" "$workloads"/*/; do
        destination=$target/$level/$(basename "$folder")
        mkdir -p "$destination"
        for source in "$folder"/*.cl; do
            [ -e "$source" ] || continue # a suite that has launches of another one's kernels alone
            case $source in *_trained.cl) continue ;; esac # differs from its twin in one number
            number=$((number + 1))
            [ $((number % ${EVERY:-1})) = 0 ] || continue
            "$workloads/compile.sh" "$source" "$destination/$(basename "$source" .cl).s" "-$level" && continue
            failed=$((failed + 1))
            echo "levels.sh: -$level does not compile $(basename "$source")" >&2
        done
        for launch in "$folder"/*.sim; do
            [ -e "$launch" ] || continue # a suite of other folders' files
            kernel=$(sed -n '/^#/d; /./{s/ .*//; p; q;}' "$launch")
            [ "${EVERY:-1}" = 1 ] || [ -e "$destination/${kernel%.cl}.s" ] || continue
            cp "$launch" "$destination/"
        done
    done
done
[ $failed = 0 ]
