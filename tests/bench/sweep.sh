#!/bin/bash
# Runs the space of docs/templates/sweep.txt, on Slurm if its controller answers, else here: docs/data/sweep.csv and
# docs/measured/sweep.md. Usage: sweep.sh BUILD. What has ended is kept in BUILD/sweep.
set -e -o pipefail
build=$(cd "$1" && pwd)
cd "$(dirname "$0")/../.."
. tests/bench/sweep_runs.sh
folder=$build/sweep

if command -v sbatch >/dev/null && timeout 10 sinfo -h >/dev/null 2>&1; then
    plan_sweep "$folder" --for slurm --shards "${SHARDS:-20}" >"$build/sweep.sbatch"
    sbatch --wait --output="$build/sweep.%a.out" "$build/sweep.sbatch"
else
    plan_sweep "$folder"
    "$build/onward" sweep run "$folder"
fi
rows_of "$folder" >"$sweep_csv.new"
mv "$sweep_csv.new" "$sweep_csv"
write_sweep_page docs/measured
