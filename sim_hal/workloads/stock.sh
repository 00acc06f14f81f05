#!/bin/sh
# Makes stock twins of suites: the same kernels without waiting atomics, as ordinary code that spins (ONWARD_STOCK, onward.h). The
# folder then holds suites for ONWARD_WORKLOADS. Needs clang 14 and libclc.
#
#     stock.sh FOLDER SUITE..      stock.sh build/stock heterosync heterosync-more
set -eu

[ $# -ge 2 ] || { echo "usage: stock.sh FOLDER SUITE.." >&2; exit 2; }
here=$(cd "$(dirname "$0")" && pwd)
folder=$1
shift
for suite; do
    mkdir -p "$folder/$suite/generated"
    cp "$here/$suite"/*.sim "$here/$suite"/*.cl "$here/$suite/benchmarks.txt" "$folder/$suite"
    for source in "$here/$suite"/*.cl; do
        text=$folder/$suite/generated/$(basename "$source" .cl).s
        DEFINES=-DONWARD_STOCK "$here/compile.sh" "$source" "$text"
        if grep -q onward_wait "$text"; then
            echo "stock.sh: $text has waiting atomics" >&2
            exit 1
        fi
    done
done
