#!/bin/bash
# Measures rocSPARSE's solves under several policies, with and without the loss of a compute unit: docs/data/rocsparse*.txt, and the
# page made from them, docs/measured/rocsparse.md. Usage: rocsparse.sh BUILD. Two runs at a time.
set -e -o pipefail
shopt -s inherit_errexit
build=$(cd "$1" && pwd)
cd "$(dirname "$0")/../.."
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
. tests/bench/rocsparse_runs.sh
make_program || exit 0
export build work

# in_parallel FUNCTION: calls it with each line of standard input; its outputs, in the order of these.
in_parallel() {
    rm -f "$work"/*.part
    nl -n rz -w 4 | xargs -P 2 -L 1 bash -c '. tests/bench/rocsparse_runs.sh
        function=$1 number=$2
        shift 2
        "$function" "$@" >"$work/$number.part"' in_parallel "$1"
    cat "$work"/*.part
}

data=docs/data/rocsparse
{
    echo "# The runs behind the page of docs/templates/rocsparse.in.md, written by make rocsparse."
    all_pairs | in_parallel pair
} >"$work/runs"
mv "$work/runs" $data.txt
# Where baseline hangs: what it does if the compute unit comes back.
sed -n 's/^\([a-z0-9]*\)-\(.*\)-\([0-9]*\) baseline cu-loss : deadlock$/\1 \2 \3 baseline/p' $data.txt | in_parallel coming_back |
    awk '$3 ~ /^[0-9]+$/ {ended++; if ($3 / $2 > most) most = $3 / $2}
        END {printf "back.left %d\nback.ended %d\nback.most %.2f\n", NR - ended, ended, most}' >$data-numbers.txt
hang_report >$data-hang.txt
write_page docs/measured
