#!/bin/bash
# Microbenchmarks: what kernels measure is what the parameters say, also with other parameters, and docs/measured/microbench.md holds it.
# A third of the other parameters has its turn at each commit. Usage: [SAMPLE=all] microbench_test.sh BUILD
build=$(cd "$1" && pwd)
cd "$(dirname "$0")/../.." || exit 1
. tests/support/lib.sh
make -s BUILD="$build" "$build/tests/bench/bench_micro" >/dev/null || { not_ok bench_micro "is not built"; finish microbench; exit 1; }
expect_exit 0 "every row" tests/bench/microbench_doc.sh "$build" "$work/microbench.md"
if cmp -s "$work/microbench.md" docs/measured/microbench.md; then ok; else not_ok "docs/measured/microbench.md" "differs: run make microbench"; fi

# with TABLE KEY=VALUE...: the rows of one table under other parameters.
with() { ! in_turn 3 || expect_exit 0 "$*" "$build/tests/bench/bench_micro" tests/shell/microbench "$@"; }
with latencies l1.latency=60 l2.latency=150
with latencies dram.tcl_ns=20 dram.trcd_ns=30 dram.trp_ns=20 dram.burst_ns=8 dram.controller_ns=60
with latencies cu.barrier_cycles=40 syncmon.notify=100 context.wave_cycles=500 cu.launch_cycles=100
with latencies cp.clock_mhz=500
with latencies context.save_line=20 context.restore_line=40
with atomics l2.atomic_interval=16
with atomics l2.atomic_interval=4 l2.atomic_lanes=4
with atomics gpu.cus=4 vmem.atomic_cycles=32
with atomics vmem.empty_quarters=0
with bandwidths dram.channels=2 dram.burst_ns=5
with loops lds.latency=29 l2.latency=150
with loops vmem.store_cycles=16 valu.full_cycles=8
with loops vmem.coalesced_cycles=8 salu.cycles=8 branch.taken_cycles=40
finish microbench
