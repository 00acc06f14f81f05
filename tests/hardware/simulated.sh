#!/bin/bash
# The programs on the simulated GPU: writes docs/data/hardware/simulated.txt. Usage: simulated.sh BUILD
set -e -o pipefail
build=$(cd "$1" && pwd)
cd "$(dirname "$0")/../.."
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
. tests/hardware/simulated_runs.sh

make_programs litmus micro heterosync discovery || exit 0
{
    echo "# What tests/hardware measured on the simulated GPU under \`onward exec\`; \`make hardware-simulated\` writes it."
    echo "# NAME VALUE UNIT RUNS. 16 blocks for 8 places; a launch hangs when a wait has not ended after $deadline_ms ms."
    for policy in $policies; do idioms "$policy"; done
    latencies
    operations 1000000
    # What the small form leaves behind moves the others by a block.
    recalls 64
    recalls 512 | grep '[.]11[.]'
} >"$work/data"
mv "$work/data" docs/data/hardware/simulated.txt
