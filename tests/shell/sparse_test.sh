#!/bin/bash
# AMD's library rocSPARSE, unmodified, on the simulated GPU: products, sorts, triangular solves and incomplete factorisations of
# four matrices, beside plain C. Of the policies one has its turn at each commit. Usage: [SAMPLE=all] sparse_test.sh BUILD
build=$(cd "$1" && pwd)
cd "$(dirname "$0")/../.." || exit 1
. tests/support/lib.sh
export LIMIT=300

needs sparse g++ hip rocsparse
make -s BUILD="$1" "$1/libhsa-runtime64.so.1" >"$work/out" 2>&1 || not_ok "the library" "$(tail -n 1 "$work/out")"
tests/rocm/build_sparse.sh "$build" "$work/sparse" >"$work/out" 2>&1 || not_ok "compile" "$(head -n 1 "$work/out")"
export LD_LIBRARY_PATH=$build

# right OPTIONS ROWS: all operations on all matrices.
right() {
    local matrix
    for matrix in laplacian banded power-law chain; do
        ONWARD_OPTIONS="quiet=on $1" expect_exit 0 "$1: $matrix of $2 rows" "$work/sparse" all "$matrix" "$2"
    done
}

for policy in baseline timeout awg onward "awg policy.spins=on policy.grace=on" "onward policy.spins=off"; do
    ! in_turn 6 || right "policy=$policy" 250
done
right "policy=onward timing=off" 250
[ "${SAMPLE:-}" != all ] || right "policy=onward" 1000

# It says what it does not know.
expect_exit 1 "no operation" "$work/sparse" none chain 16
expect_words "there is no such operation" "no operation"
expect_exit 1 "no matrix" "$work/sparse" csrmv none 16
finish sparse
