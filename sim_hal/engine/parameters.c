/* parameters.c - the table of parameters. */
#include "engine/parameters.h"

#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

#include "engine/nearest.h"
#include "engine/quantity.h"
#include "engine/require.h"
#include "onward/cp.h"
#include "onward/monitor_log.h"

/* What values of cu.scheduler stand for. */
static const char *const scheduler_names[] = {
#define WAVE_SCHEDULER(identifier, name) name,
#include "wave_schedulers.def"
#undef WAVE_SCHEDULER
};

/* What values of l1.mode stand for: enum parameters_l1_mode. */
static const char *const l1_mode_names[] = {[PARAMETERS_L1_THROUGH] = "through", [PARAMETERS_L1_COMBINE] = "combine"};

/* What values of scopes.mode stand for: enum scopes_mode, in its order. */
static const char *const scopes_mode_names[PARAMETERS_SCOPES] = {"global",     "broadcast", "selective",
                                                                 "registered", "lazy",      "ideal"};

/* What values of cu.fetcher stand for. */
static const char *const fetcher_names[PARAMETERS_FETCHERS] = {[PARAMETERS_FETCHER_OLDEST] = "oldest",
                                                               [PARAMETERS_FETCHER_RR] = "rr",
                                                               [PARAMETERS_FETCHER_LEAST_RECENT] = "least-recent",
                                                               [PARAMETERS_FETCHER_ORDER] = "order"};

#define SCHEDULERS (sizeof(scheduler_names) / sizeof(scheduler_names[0]))

/* Source keys: see docs/reference/parameters.md. */
static const struct parameter table[] = {
    {"gpu.cus", "compute units", 1, PARAMETERS_CUS_MOST, 8, offsetof(struct parameters, cus), false, "compute units",
     "AWG Table 1"},
    {"gpu.clock_mhz", "MHz", 1, 10000, 2000, offsetof(struct parameters, clock_mhz), false,
     "clock of the whole GPU; one cycle of every time below", "AWG Table 1"},
    {"gpu.memory_mb", "MiB", 16, 65536, 8192, offsetof(struct parameters, memory_mb), false,
     "global memory; untouched pages cost the host nothing", "size of a card, free to choose"},
    {"cu.simds", "SIMDs", 1, 4, 2, offsetof(struct parameters, simds), false, "SIMDs a compute unit", "AWG Table 1"},
    {"cu.lds_bytes", "bytes", 512, 65536, 65536, offsetof(struct parameters, lds_bytes), false, "LDS a compute unit",
     "LLVM, OPT"},
    {"cu.barriers", "WGs", 1, 64, 16, offsetof(struct parameters, barriers), false,
     "WGs of more than one wave that a compute unit holds", "WP, OPT"},
    {"cu.issue_period", "cycles", 1, 64, 4, offsetof(struct parameters, issue_period), false,
     "a SIMD gets an issue turn this often", "WP"},
    {"cu.issue_width", "0 or 1", 0, 1, 0, offsetof(struct parameters, issue_width), false,
     "a SIMD issues in a turn; 0: one instruction of each type, 1: one in all", "WP"},
    {"cu.launch_cycles", "cycles", 0, 100000, 4, offsetof(struct parameters, launch_cycles), false,
     "from LAUNCH to the first issue, at least one cycle a wave", "WP, MGS"},
    {"cu.barrier_cycles", "cycles", 0, 100000, 4, offsetof(struct parameters, barrier_cycles), false,
     "from the last arrival at a barrier to the release", "no source; one issue round"},
    {"cu.scheduler", "scheduler", 0, SCHEDULERS - 1, 0, offsetof(struct parameters, scheduler), false,
     "which wave of a SIMD goes first, by name: see onward list schedulers", "no source for hardware's own"},
    {"cu.patience", "turns", 0, 100000, 32, offsetof(struct parameters, patience), false,
     "a wave that was ready this many turns without issuing goes before all others; 0: never",
     "no source for the number; G5 has no limit. 0 starves young waves behind spinning old ones; on a real GPU none "
     "starved"},
    {"cu.fetcher", "fetcher", 0, PARAMETERS_FETCHERS - 1, PARAMETERS_FETCHER_OLDEST,
     offsetof(struct parameters, fetcher), false,
     "which wave the fetch unit grants first: the oldest, in turns, the one whose last grant is longest ago, or in the "
     "order of cu.scheduler",
     "WP"},
    {"fetch.grants", "requests", 0, 64, 0, offsetof(struct parameters, fetch_grants), false,
     "that a compute unit's fetch unit grants a cycle; 0: any number, each wave has two lines of 64 bytes",
     "no source for hardware's number; 0 is a fetch unit that never runs dry"},
    {"fetch.bytes", "bytes", 16, 64, 32, offsetof(struct parameters, fetch_bytes), true, "of a grant", "WP"},
    {"fetch.buffer", "bytes", 16, 1024, 128, offsetof(struct parameters, fetch_buffer), false,
     "of instructions that a wave buffers", "no source; two lines, as without a fetch unit"},
    {"fetch.refill", "0 or 1", 0, 1, 1, offsetof(struct parameters, fetch_refill), false,
     "a wave asks for more; 0: when its buffer is empty, 1: when a grant has room in it",
     "no source; the least chance to run dry"},
    {"fetch.at_barrier", "0 or 1", 0, 1, 0, offsetof(struct parameters, fetch_at_barrier), false,
     "a wave at a barrier may be granted", "G5"},
    {"cu.spin", "0, 1 or 2", 0, 2, 0, offsetof(struct parameters, spin), false,
     "a wave whose last waiting atomic failed issues: 0, as others do; 1, only where no other can; 2, and not before "
     "cu.spin_delay",
     "BOWS; 0: no hardware is known to do it"},
    {"cu.spin_delay", "cycles", 1, 1000000, 1000, offsetof(struct parameters, spin_delay), false,
     "cu.spin=2: from a waiting atomic that fails to the wave's next instruction, at least",
     "no source at hand; BOWS adapts it in steps of 250"},
    {"cu.queue_priority", "0 or 1", 0, 1, 0, offsetof(struct parameters, queue_priority), false,
     "the priority of a kernel's queue (rsrc1.PRIORITY) is added to that of s_setprio, at most 3 together",
     "ISA s_setprio; LLVM, COMPUTE_PGM_RSRC1"},
    {"kin.reuse", "percent", 0, 100, 12, offsetof(struct parameters, kin_reuse), false,
     "scheduler kin: vector memory instructions do not take turns while loads find more than this share of their lines "
     "in the L1",
     "our own: an eighth, the first value tried"},
    {"kin.heir", "cycles", 0, 4000000000, 0, offsetof(struct parameters, kin_heir), false,
     "a WG that takes a word on which others wait has a higher priority until it writes the word, for this long at "
     "most; 0: never",
     "no source, it is ours"},
    {"simd.waves", "waves", 1, 64, 20, offsetof(struct parameters, waves), false, "wave slots a SIMD", "AWG Table 1"},
    {"simd.vgprs", "rows", 4, 16384, 2048, offsetof(struct parameters, vgprs), false,
     "vector registers a SIMD, rows of 64 lanes x 4 bytes", "G5 (hardware: 512)"},
    {"simd.sgprs", "registers", 16, 16384, 2048, offsetof(struct parameters, sgprs), false, "scalar registers a SIMD",
     "G5 (hardware: 1600)"},
    {"valu.full_cycles", "cycles", 1, 1000, 4, offsetof(struct parameters, valu_full_cycles), false,
     "SIMD busy with a full-rate vector instruction", "WP, OPT, CLRX"},
    {"valu.quarter_cycles", "cycles", 1, 1000, 16, offsetof(struct parameters, valu_quarter_cycles), false,
     "with a quarter-rate one (transcendentals, 32-bit multiply, f32 fma)", "CLRX, OPT"},
    {"valu.f64_add_cycles", "cycles", 1, 1000, 32, offsetof(struct parameters, valu_f64_add_cycles), false,
     "with f64 add, compare, convert, 64-bit shift", "CLRX, OPT"},
    {"valu.f64_mul_cycles", "cycles", 1, 1000, 64, offsetof(struct parameters, valu_f64_mul_cycles), false,
     "with f64 multiply, fma, rcp, rsq, sqrt", "CLRX, OPT"},
    {"valu.latency", "cycles", 0, 1000, 0, offsetof(struct parameters, valu_latency), false,
     "from a vector instruction to the next one of its wave, at least; 0: as long as the SIMD is busy", "WP"},
    {"salu.cycles", "cycles", 1, 1000, 4, offsetof(struct parameters, salu_cycles), false,
     "a wave's scalar instruction", "OPT"},
    {"branch.cycles", "cycles", 1, 1000, 4, offsetof(struct parameters, branch_cycles), false, "branch not taken",
     "OPT"},
    {"branch.taken_cycles", "cycles", 1, 1000, 16, offsetof(struct parameters, branch_taken_cycles), false,
     "branch taken, refetch from the instruction cache included", "OPT"},
    {"sleep.cycles", "cycles", 1, 10000, 64, offsetof(struct parameters, sleep_cycles), false,
     "s_sleep, a unit of its operand", "ISA Table 4.1"},
    {"sleep.mask", "mask", 1, 65535, 15, offsetof(struct parameters, sleep_mask), false,
     "bits of s_sleep's operand that count", "ISA Table 4.1 (7 and 127 elsewhere)"},
    {"icache.bytes", "bytes", 1024, 1048576, 32768, offsetof(struct parameters, icache_bytes), true,
     "instruction cache", "AWG Table 1"},
    {"icache.ways", "ways", 1, 64, 8, offsetof(struct parameters, icache_ways), false, "instruction cache",
     "AWG Table 1"},
    {"icache.latency", "cycles", 1, 1000, 4, offsetof(struct parameters, icache_latency), false,
     "instruction cache hit", "AWG Table 1"},
    {"icache.cus", "compute units", 1, PARAMETERS_CUS_MOST, 4, offsetof(struct parameters, icache_cus), false,
     "compute units that share one instruction cache", "AWG Table 1"},
    {"scache.bytes", "bytes", 1024, 1048576, 16384, offsetof(struct parameters, scache_bytes), true,
     "scalar data cache", "AWG Table 1"},
    {"scache.ways", "ways", 1, 64, 8, offsetof(struct parameters, scache_ways), false, "scalar data cache",
     "AWG Table 1"},
    {"scache.latency", "cycles", 1, 1000, 4, offsetof(struct parameters, scache_latency), false,
     "scalar data cache hit", "AWG Table 1"},
    {"scache.cus", "compute units", 1, PARAMETERS_CUS_MOST, 4, offsetof(struct parameters, scache_cus), false,
     "compute units that share one scalar cache", "AWG Table 1"},
    {"lds.latency", "cycles", 1, 1000, 32, offsetof(struct parameters, lds_latency), false,
     "LDS access without conflicts", "no gfx8 source; LLVM 20, CDNA2 48"},
    {"vmem.coalesced_cycles", "cycles", 1, 1000, 4, offsetof(struct parameters, vmem_coalesced_cycles), false,
     "address unit busy with a coalesced dword load", "PT, GPO"},
    {"vmem.scattered_cycles", "cycles", 1, 1000, 16, offsetof(struct parameters, vmem_scattered_cycles), false,
     "with a scattered dword load", "PT, GPO"},
    {"vmem.wide_cycles", "cycles", 1, 1000, 16, offsetof(struct parameters, vmem_wide_cycles), false,
     "with a load of 2 to 4 dwords a lane", "PT"},
    {"vmem.store_cycles", "cycles", 1, 1000, 8, offsetof(struct parameters, vmem_store_cycles), false, "with a store",
     "OPT 2.1.2 (CLRX: 16)"},
    {"vmem.atomic_cycles", "cycles", 1, 1000, 16, offsetof(struct parameters, vmem_atomic_cycles), false,
     "with an atomic", "CLRX"},
    {"vmem.cmpswap_cycles", "cycles", 1, 1000, 32, offsetof(struct parameters, vmem_cmpswap_cycles), false,
     "with a compare-and-swap", "CLRX"},
    {"vmem.atomic_loads", "0 or 1", 0, 1, 0, offsetof(struct parameters, vmem_atomic_loads), false,
     "onward_wait_load and onward_sync_load are charged 1: as an atomic, 0: as the load that they stand for",
     "no source; LLVM D42255: an atomic load is a load with glc"},
    {"vmem.empty_quarters", "0 or 1", 0, 1, 0, offsetof(struct parameters, vmem_empty_quarters), false,
     "whether quarter-waves without active lanes take their share of the address unit's time", "no source"},
    {"vmem.unaligned", "0 or 1", 0, 1, 1, offsetof(struct parameters, vmem_unaligned), false,
     "unaligned mode of the vector memory unit: which accesses must be aligned with 1 and with 0 is in isa.md, "
     "Alignment",
     "LLVM: amdhsa code is compiled for unaligned-access-mode"},
    {"l1.bytes", "bytes", 1024, 1048576, 32768, offsetof(struct parameters, l1_bytes), true, "vector L1 a compute unit",
     "AWG Table 1"},
    {"l1.ways", "ways", 1, 64, 16, offsetof(struct parameters, l1_ways), false, "vector L1", "AWG Table 1"},
    {"l1.latency", "cycles", 1, 10000, 30, offsetof(struct parameters, l1_latency), false, "L1 hit, issue to use",
     "AWG Table 1"},
    {"l1.mshrs", "lines", 1, 4096, 16, offsetof(struct parameters, l1_mshrs), false, "outstanding line misses of an L1",
     "MGS; no hardware source"},
    {"l1.mode", "mode", PARAMETERS_L1_THROUGH, PARAMETERS_L1_COMBINE, PARAMETERS_L1_THROUGH,
     offsetof(struct parameters, l1_mode), false,
     "stores of scoped programs: through, written through to the L2; combine, kept in the L1 until written back",
     "SRSP section 3, QR"},
    {"l1.fifo", "lines", 1, 64, 16, offsetof(struct parameters, l1_fifo), false,
     "dirty lines that a combining L1 holds at most", "SRSP section 3, QR"},
    {"l1.atomic_cycles", "cycles", 1, 1000, 4, offsetof(struct parameters, l1_atomic_cycles), false,
     "a combining L1 is busy this long with a local atomic on a line, and its answer is later by as much",
     "no source; a read, an operation and a write of the line's bank, as vmem.atomic_cycles a quarter-wave"},
    {"l1.restore_keeps", "0 or 1", 0, 1, 0, offsetof(struct parameters, l1_restore_keeps), false,
     "a restore on the CU that the WG left does not invalidate its L1, unless that CU was lost since", "our own"},
    {"l1.begin_keeps", "0 or 1", 0, 1, 0, offsetof(struct parameters, l1_begin_keeps), false,
     "the begin of a kernel invalidates only L1s that may hold lines of its process", "CPE"},
    {"scopes.mode", "mode", 0, PARAMETERS_SCOPES - 1, 0, offsetof(struct parameters, scopes_mode), false,
     "scoped operations with l1.mode=combine: who performs them where, see scopes.md", "RSP, SRSP, HLRC; our own"},
    {"scopes.pa", "lines", 0, PARAMETERS_PA, 16, offsetof(struct parameters, scopes_pa), false,
     "PA-TBL of an L1; 0: each remote release invalidates every other L1; scopes.delegate: drops the line in the "
     "owner's",
     "no source; SRSP 4.7 has the table, without a size. As l1.fifo"},
    {"scopes.home", "lines", 1, PARAMETERS_HOME, 256, offsetof(struct parameters, scopes_home), false,
     "lines with a registered owner, in all of the L2", "no source, it is ours"},
    {"scopes.hint", "lines", 0, PARAMETERS_HINTS, 0, offsetof(struct parameters, scopes_hint), false,
     "mode selective: lines of which the home knows the last releaser; with any an L1 looks into its own LR-TBL, too; "
     "0: none",
     "SRSP 4.9, without a size"},
    {"scopes.probe_cycles", "cycles", 1, 1000, 1, offsetof(struct parameters, scopes_probe_cycles), false,
     "between two probes that leave one bank of the L2", "no source; one message a cycle, as requests come"},
    {"scopes.block_requester", "0 or 1", 0, 1, 1, offsetof(struct parameters, scopes_block_requester), false,
     "modes broadcast and selective: the L1 of a remote operation's CU takes no instruction until that is over",
     "SRSP 4.2"},
    {"scopes.block_all", "0 or 1", 0, 1, 1, offsetof(struct parameters, scopes_block_all), false,
     "mode broadcast: no L1 takes an instruction until a remote operation is over", "SRSP 3.1.1, RSP"},
    {"scopes.failed_acquire", "0 or 1", 0, 1, 1, offsetof(struct parameters, scopes_failed_acquire), false,
     "a compare-and-swap that fails at the L2 is an acquire nevertheless",
     "no source; SRSP gives no order for a failure"},
    {"scopes.hand_over", "operations", 0, 15, 0, offsetof(struct parameters, scopes_hand_over), false,
     "mode registered: after this number of remote operations in a row a compute unit gets the line, and performs the "
     "next ones in its L1; 0: never",
     "no source, it is ours; HLRC registers every time"},
    {"scopes.epoch", "0 or 1", 0, 1, 0, offsetof(struct parameters, scopes_epoch), false,
     "mode registered: an acquire at the home drops only the lines that were read before the lock was handed on last",
     "no source, it is ours"},
    {"scopes.merge", "0 or 1", 0, 1, 0, offsetof(struct parameters, scopes_merge), false,
     "a release in the L1 adds no entry to the sFIFO if its line's last one is the newest entry",
     "no source, it is ours"},
    {"scopes.delegate", "0 or 1", 0, 1, 0, offsetof(struct parameters, scopes_delegate), false,
     "mode registered: the owner's L1 performs the remote operations of other compute units, and keeps the line",
     "no source, it is ours"},
    {"l2.bytes", "bytes", 4096, 67108864, 524288, offsetof(struct parameters, l2_bytes), true, "L2, all banks together",
     "AWG Table 1"},
    {"l2.ways", "ways", 1, 64, 16, offsetof(struct parameters, l2_ways), false, "L2", "AWG Table 1"},
    {"l2.latency", "cycles", 1, 10000, 50, offsetof(struct parameters, l2_latency), false, "L2 hit, issue to use",
     "AWG Table 1"},
    {"l2.banks", "banks", 1, 256, 4, offsetof(struct parameters, l2_banks), true, "L2 banks (slices)", "OPT (HD 7750)"},
    {"l2.interleave", "bytes", 64, 65536, 256, offsetof(struct parameters, l2_interleave), true,
     "consecutive bytes in one bank", "OPT 2.1.1"},
    {"l2.mshrs", "lines", 1, 4096, 64, offsetof(struct parameters, l2_mshrs), false, "outstanding misses of a bank",
     "MGS; no hardware source"},
    {"l2.atomic_interval", "cycles", 0, 10000, 1, offsetof(struct parameters, l2_atomic_interval), false,
     "a line is busy this long with each atomic request to it", "EPI (gem5 of AWG's time: 100-300)"},
    {"l2.distance", "cycles", 0, 10000, 0, offsetof(struct parameters, l2_distance), false,
     "a store to bank b takes b times this longer, so that stores to nearer banks overtake it; 0: never",
     "LLVM: a CU has a queue for each channel of its L2; free to choose, for finding a missing s_waitcnt"},
    {"l2.atomic_lanes", "words", 1, 64, 16, offsetof(struct parameters, l2_atomic_lanes), false,
     "different words of a line an atomic request updates a cycle", "WP, EPI"},
    {"dram.channels", "channels", 1, 256, 4, offsetof(struct parameters, dram_channels), true, "DRAM channels",
     "AWG Table 1"},
    {"dram.banks", "banks", 1, 64, 8, offsetof(struct parameters, dram_banks), true, "banks a channel", "RAM"},
    {"dram.row_bytes", "bytes", 64, 65536, 8192, offsetof(struct parameters, dram_row_bytes), true,
     "open row of a bank", "RAM"},
    {"dram.trcd_ns", "ns", 0, 1000, 13, offsetof(struct parameters, dram_trcd_ns), false, "activate to column",
     "RAM, G5 (DDR3 at 1 GHz)"},
    {"dram.tcl_ns", "ns", 0, 1000, 13, offsetof(struct parameters, dram_tcl_ns), false, "column to data", "RAM, G5"},
    {"dram.trp_ns", "ns", 0, 1000, 13, offsetof(struct parameters, dram_trp_ns), false, "precharge", "RAM, G5"},
    {"dram.tras_ns", "ns", 0, 1000, 34, offsetof(struct parameters, dram_tras_ns), false, "activate to precharge",
     "RAM, G5"},
    {"dram.burst_ns", "ns", 1, 1000, 4, offsetof(struct parameters, dram_burst_ns), false, "64 bytes on the data bus",
     "RAM, G5"},
    {"dram.twr_ns", "ns", 0, 1000, 15, offsetof(struct parameters, dram_twr_ns), false,
     "end of write data to precharge", "RAM, G5"},
    {"dram.twtr_ns", "ns", 0, 1000, 8, offsetof(struct parameters, dram_twtr_ns), false, "end of write data to a read",
     "RAM, G5"},
    {"dram.trtp_ns", "ns", 0, 1000, 8, offsetof(struct parameters, dram_trtp_ns), false, "read to precharge",
     "RAM, G5"},
    {"dram.trfc_ns", "ns", 0, 10000, 260, offsetof(struct parameters, dram_trfc_ns), false, "refresh", "RAM, G5"},
    {"dram.trefi_ns", "ns", 100, 1000000, 7800, offsetof(struct parameters, dram_trefi_ns), false, "refresh interval",
     "RAM, G5"},
    {"dram.controller_ns", "ns", 0, 1000, 20, offsetof(struct parameters, dram_controller_ns), false,
     "static part of a read in the controller", "G5"},
    {"dram.write_queue", "lines", 1, 4096, 64, offsetof(struct parameters, dram_write_queue), false,
     "evicted lines that wait in a channel, drained from 85 % down to 50 %; a full queue keeps the L2 waiting", "G5"},
    {"syncmon.sets", "sets", 0, 65536, 256, offsetof(struct parameters, syncmon_sets), true,
     "sets of the condition cache; 0: every wait goes to the Monitor Log", "AWG V.C"},
    {"syncmon.ways", "ways", 1, 64, 4, offsetof(struct parameters, syncmon_ways), false, "ways of the condition cache",
     "AWG V.C"},
    {"syncmon.waiters", "waiters", 0, 65536, 512, offsetof(struct parameters, syncmon_waiters), false,
     "places in the list of waiting WGs; 0: every wait goes to the Monitor Log", "AWG V.C"},
    {"syncmon.blooms", "filters", 0, 65536, 512, offsetof(struct parameters, syncmon_blooms), false,
     "Bloom filters, one a watched word; a word without one resumes all", "AWG V.C"},
    {"syncmon.notify", "cycles", 0, 100000, 25, offsetof(struct parameters, syncmon_notify), false,
     "from a condition's being met at the L2 to its wave on the CU",
     "no source; half of l2.latency, the way back from the L2"},
    {"syncmon.grace", "cycles", 1, 1000000, 400, offsetof(struct parameters, syncmon_grace), false,
     "policy onward: one of several was resumed, and if the condition still holds after this time, two more are, then "
     "four ...",
     "no source, it is ours; eight times l2.latency, for the way to the wave, its next atomic, and a queue"},
    {"syncmon.scan", "cycles", 0, 1000, 1, offsetof(struct parameters, syncmon_scan), false,
     "policy.crowd: for each WG slot, in the search for the WG that is reported; 0: all are compared at once",
     "no source; one entry of a table a cycle"},
    {"log.entries", "entries", 2, CP_LOG_MAX_ENTRIES, CP_DEFAULT_LOG_ENTRIES, offsetof(struct parameters, log_entries),
     true, "places in the Monitor Log", "free to choose; AWG V.A gives none; 64: as many waits as one wave can log"},
    {"log.mean_writes", "0 or 1", 0, 1, 1, offsetof(struct parameters, log_mean_writes), false,
     "policies awg and onward: the SyncMon's writes of the mean wait, which the firmware reads, access the L2; 0: they "
     "take nothing",
     "no source, it is ours"},
    {"wait.timeout", "cycles", 0, 4000000000, CP_DEFAULT_WAIT_TIMEOUT, offsetof(struct parameters, wait_timeout), false,
     "policies that watch: a waiter tries again after this long at the latest; 0: never",
     "no source; a hundred times the 3,000 cycles of a swap. AWG IV.E has one interval, without a value"},
    {"wait.retry", "cycles", 0, 4000000000, 20000, offsetof(struct parameters, wait_retry), false,
     "policies that watch: a waiter on a compute unit tries again after this long, without a swap; 0: by wait.timeout",
     "no source; a hundred times the 200 cycles of a retry"},
    {"context.bytes", "bytes", 0, 2097152, 0, offsetof(struct parameters, context_bytes), false,
     "one context slot; 0: the largest need among the kernels of the run", "derived"},
    {"context.slots", "slots", 1, PARAMETERS_SLOTS_MOST, 4096, offsetof(struct parameters, context_slots), false,
     "context slots: WGs resident and saved together", "free to choose"},
    {"context.wave_cycles", "cycles", 0, 100000, 128, offsetof(struct parameters, context_wave_cycles), false,
     "added to a save or restore for each wave", "CWS"},
    {"context.save_line", "cycles", 0, 10000, 5, offsetof(struct parameters, context_save_line), false,
     "a wave that saves itself takes this for a line, at least; 0: a context leaves at a line a cycle",
     "no source; 4.5 to 8.5 by the loops of CWS, see microbench.md"},
    {"context.restore_line", "cycles", 0, 10000, 8, offsetof(struct parameters, context_restore_line), false,
     "the same for a wave that restores itself", "no source; 4.5 to 7.3 by the same loops, more from DRAM"},
    {"gpu.dispatcher", "0 or 1", 0, 1, 1, offsetof(struct parameters, dispatcher), false,
     "1: the dispatcher places work-groups by itself; 0: the firmware does", "no source, it is ours"},
    {"dispatcher.wave_cycles", "cycles", 0, 1000, 1, offsetof(struct parameters, dispatcher_wave_cycles), false,
     "the dispatcher launches a wave, or restores one of a list, in this time",
     "gem5's dispatcher and real ones: a wave a cycle"},
    {"dispatcher.slot_cycles", "cycles", 1, 1000000000, 262144, offsetof(struct parameters, dispatcher_slot_cycles),
     false, "that a wave slot counts in advance, as long as it is held, when queues are compared by their slot time",
     "no source, it is ours: the time of a long work-group"},
    {"dispatcher.leaving", "WGs", 1, 65535, 1, offsetof(struct parameters, dispatcher_leaving), false,
     "work-groups that the dispatcher saves at a time because others lack places", "no source, it is ours"},
    {"cp.clock_mhz", "MHz", 1, 1000000, 2000, offsetof(struct parameters, cp_clock_mhz), false,
     "clock of the command processor; above any real one for experiments in scaled time", "G5 (CP at 2 GHz)"},
    {"cp.cpi", "hundredths", 10, 100000, 150, offsetof(struct parameters, cp_cpi), false,
     "command processor cycles an instruction, in hundredths: 150 is 1.5",
     "no source for a CP's core; IBEX gives 155 for the mix of instructions of the firmware, MBV 125"},
    {"cp.load_cycles", "CP cycles", 0, 100000, 50, offsetof(struct parameters, cp_load_cycles), false,
     "the firmware's load of GPU memory, L2 hit, issue to use; a busy bank and a miss add to it; 0: loads are free and "
     "do not access the L2",
     "AWG Table 1: the L2 as a CU reaches it; no figure for a CP. LAT: 213 to 300 from a CU of real hardware"},
    {"cp.event_cycles", "CP cycles", 0, 100000, 16, offsetof(struct parameters, cp_event_cycles), false,
     "an event taken from the mailbox, beside its instructions",
     "no source for a CP; 64 bytes over a bus of 32-bit registers, as FALCON has, a word a cycle; range 0 to 200"},
    {"cp.command_cycles", "CP cycles", 0, 100000, 16, offsetof(struct parameters, cp_command_cycles), false,
     "a command put into the mailbox, beside its instructions", "as cp.event_cycles"},
    {"cp.word_cycles", "CP cycles", 0, 10000, 1, offsetof(struct parameters, cp_word_cycles), false,
     "a valid 32-bit word of a command, in place of cp.command_cycles; 0: a command takes cp.command_cycles, however "
     "long it is",
     "no source for a CP; 1 is the bus of cp.event_cycles"},
    {"cp.budget", "events", 1, 65536, 16, offsetof(struct parameters, cp_budget), false,
     "events and units of work a firmware step", "free to choose"},
    {"cp.trace", "entries", 0, 131072, 0, offsetof(struct parameters, cp_trace), false,
     "entries of the firmware's own event trace, rounded down to a power of two; 0: none", "free to choose"},
    {"cp.quantum", "cycles", 0, 4000000000, CP_DEFAULT_QUANTUM, offsetof(struct parameters, cp_quantum), false,
     "a WG may run this long while others cannot be placed; 0: for ever", "KFD's gang quantum, 1 ms"},
    {"cp.check_interval", "cycles", 1, 4000000000, CP_DEFAULT_CHECK_INTERVAL,
     offsetof(struct parameters, cp_check_interval), false, "between the firmware's checks of a spilled condition",
     "no source; 1 us. AWG V.A: periodically"},
    {"cp.restore_same", "0 or 1", 0, 1, 0, offsetof(struct parameters, cp_restore_same), false,
     "a WG is restored on the CU that it left, when that has room", "our own"},
    {"timeout.interval", "cycles", 1, 4000000000, CP_DEFAULT_TIMEOUT_INTERVAL,
     offsetof(struct parameters, timeout_interval), false, "policy timeout: length of a wait",
     "no source; AWG IV.C sweeps it"},
    {"deadlock.window", "cycles", 1000, 4000000000, 1000000, offsetof(struct parameters, deadlock_window), false,
     "deadlock detection starts after this long without progress", "free to choose"},
    {"loss.deadline", "cycles", 0, 4000000000, 200000, offsetof(struct parameters, loss_deadline), false,
     "a CU that is taken away leaves this long after notice", "100 us; free to choose"},
    {"mailbox.commands", "entries", 1, 65536, 64, offsetof(struct parameters, mailbox_commands), true, "command ring",
     "free to choose"},
    {"mailbox.events", "entries", 1, 65536, 64, offsetof(struct parameters, mailbox_events), true, "event ring",
     "free to choose"},
    {"mailbox.checked", "0 or 1", 0, 1, 0, offsetof(struct parameters, mailbox_checked), false,
     "frames have check values; only an emulated board counts the time that they take", "our own"},
    {"scratch.mb", "MiB", 1, 16384, 256, offsetof(struct parameters, scratch_mb), false, "scratch memory of a queue",
     "free to choose"},
    {"scratch.stack", "bytes", 0, 1048576, 16384, offsetof(struct parameters, scratch_stack), false,
     "least scratch of a work-item if the compiler cannot know the need (function pointers, alloca)",
     "what LLVM assumes for them before code object version 5"},
};
#define TABLE_ROWS (sizeof(table) / sizeof(table[0]))

const struct parameter *parameter_table(size_t *count)
{
    *count = TABLE_ROWS;
    return table;
}

static uint64_t *field_of(struct parameters *parameters, const struct parameter *row)
{
    return (uint64_t *)(void *)((char *)parameters + row->offset);
}

uint64_t parameter_value(const struct parameters *parameters, const struct parameter *row)
{
    uint64_t value;

    SIM_REQUIRE(row->offset + sizeof(value) <= sizeof(*parameters));
    memcpy(&value, (const char *)parameters + row->offset, sizeof(value));
    return value;
}

const char *parameters_scheduler_name(uint64_t value)
{
    return value < SCHEDULERS ? scheduler_names[value] : NULL;
}

const char *parameter_name_of(const struct parameter *row, uint64_t value)
{
    if (row->offset == offsetof(struct parameters, scheduler))
        return parameters_scheduler_name(value);
    if (row->offset == offsetof(struct parameters, fetcher))
        return value < PARAMETERS_FETCHERS ? fetcher_names[value] : NULL;
    if (row->offset == offsetof(struct parameters, l1_mode))
        return value <= PARAMETERS_L1_COMBINE ? l1_mode_names[value] : NULL;
    if (row->offset == offsetof(struct parameters, scopes_mode))
        return value < PARAMETERS_SCOPES ? scopes_mode_names[value] : NULL;
    return NULL;
}

void parameters_default(struct parameters *parameters)
{
    memset(parameters, 0, sizeof(*parameters));
    for (size_t i = 0; i < TABLE_ROWS; i++)
        *field_of(parameters, &table[i]) = table[i].value;
}

static const struct parameter *find_row(const char *name)
{
    for (size_t i = 0; i < TABLE_ROWS; i++) {
        if (strcmp(table[i].name, name) == 0)
            return &table[i];
    }
    return NULL;
}

static bool complain_of_name(const char *name, char *error, size_t error_bytes)
{
    struct nearest nearest = nearest_to(name);
    char hint[NEAREST_HINT_BYTES];

    for (size_t i = 0; i < TABLE_ROWS; i++)
        nearest_offer(&nearest, table[i].name);
    snprintf(error, error_bytes, "unknown parameter '%s'%s (see: onward list parameters)", name,
             nearest_hint(&nearest, hint, sizeof(hint)));
    return false;
}

static bool is_named(const struct parameter *row)
{
    return parameter_name_of(row, row->minimum) != NULL;
}

/* A value given by its name. */
static bool set_named(struct parameters *parameters, const struct parameter *row, const char *text, char *error,
                      size_t error_bytes)
{
    size_t used;

    for (uint64_t value = row->minimum; value <= row->maximum; value++) {
        if (strcmp(parameter_name_of(row, value), text) == 0) {
            *field_of(parameters, row) = value;
            return true;
        }
    }
    snprintf(error, error_bytes, "%s: '%s' is not one of", row->name, text);
    for (uint64_t value = row->minimum; value <= row->maximum; value++) {
        used = strlen(error);
        snprintf(error + used, error_bytes - used, " %s", parameter_name_of(row, value));
    }
    return false;
}

bool parameters_set(struct parameters *parameters, const char *name, const char *value, char *error, size_t error_bytes)
{
    const struct parameter *row = find_row(name);
    uint64_t number;

    if (strncmp(name, "policy.", strlen("policy.")) == 0)
        return policy_set(parameters->policy_settings, name + strlen("policy."), value, error, error_bytes);
    if (!row)
        return complain_of_name(name, error, error_bytes);
    if (is_named(row))
        return set_named(parameters, row, value, error, error_bytes);
    if (!quantity_read(value, &number) || number < row->minimum || number > row->maximum) {
        snprintf(error, error_bytes, "%s: '%s' is not a number of %s from %" PRIu64 " to %" PRIu64 "%s", name, value,
                 row->unit, row->minimum, row->maximum, quantity_hint(value));
        return false;
    }
    if (row->power_of_two && (number & (number - 1))) {
        snprintf(error, error_bytes, "%s: %" PRIu64 " is not a power of two", name, number);
        return false;
    }
    *field_of(parameters, row) = number;
    return true;
}

uint64_t parameters_cycles_from_ns(const struct parameters *parameters, uint64_t nanoseconds)
{
    return (nanoseconds * parameters->clock_mhz + 999) / 1000;
}
