/* SPDX-License-Identifier: MIT */
/*
 * config.h - every capacity and switch of the firmware, in one place.
 *
 * Set values in a header of your own, -DCP_CONFIG_HEADER="\"my_config.h\"", or one by one with -D. The defaults are
 * the recommended values. "Costs" is memory in struct cp; docs/measured/costs.md has the formula, and the text that
 * each switch saves. The caller of the library must be compiled with the library's values: cp_init refuses it
 * otherwise.
 */
#ifndef ONWARD_CONFIG_H
#define ONWARD_CONFIG_H

#ifdef CP_CONFIG_HEADER
#include CP_CONFIG_HEADER
#endif

/* Capacities: tables of fixed size. */

/*
 * Work-groups (WGs) that are alive at one time: resident, saved or being moved. 1..65535. Each has a context slot in
 * GPU memory, too. Recommended: twice what the GPU holds, or more. Costs 56 bytes and a bit each.
 */
#ifndef CP_MAX_WGS
#define CP_MAX_WGS 4096
#endif

/* Dispatches that are active at one time. 1..255. Costs 330 bytes each, CP_MAX_SCRATCH / 8 and a bit for each CU. */
#ifndef CP_MAX_KERNELS
#define CP_MAX_KERNELS 16
#endif

/* User-mode queues. 1..255. Costs 184 bytes each. */
#ifndef CP_MAX_QUEUES
#define CP_MAX_QUEUES 32
#endif

/* Compute units (CUs). 1..1024. Costs 52 bytes each, and a bit each for every kernel. */
#ifndef CP_MAX_CUS
#define CP_MAX_CUS 64
#endif

/* SIMDs of a CU. 1..4. Costs 8 bytes each for every CU. */
#ifndef CP_MAX_SIMDS
#define CP_MAX_SIMDS 4
#endif

/*
 * WGs of one kernel that own scratch memory at one time. A multiple of 32, 32..1024. More than CP_MAX_WGS is of no
 * use. Costs a bit each for every kernel.
 */
#ifndef CP_MAX_SCRATCH
#define CP_MAX_SCRATCH (!CP_SCRATCH ? 32 : CP_MAX_WGS < 1024 ? (CP_MAX_WGS + 31) / 32 * 32 : 1024)
#endif

/* Queue priorities: low, normal, medium, high, realtime. 1..16. Costs no memory. */
#ifndef CP_PRIORITIES
#define CP_PRIORITIES 5
#endif

/*
 * Dispatches of one queue that are active at one time. At least 1. Less than CP_MAX_KERNELS, so that no queue can
 * take all records. Costs no memory.
 */
#ifndef CP_QUEUE_KERNELS
#define CP_QUEUE_KERNELS ((CP_MAX_KERNELS + 3) / 4)
#endif

/* Turns: bounds on the order of placing, so that no WG starves (docs/guide/firmware.md). They cost no memory. */

/* READY WGs of a queue that are placed in a row while the queue has new or preempted ones, too. 1..255. */
#ifndef CP_ORDER_LAUNCH
#define CP_ORDER_LAUNCH 4
#endif

/* Placements after which a preempted WG goes before new ones. At least 1. */
#ifndef CP_ORDER_PREEMPTED
#define CP_ORDER_PREEMPTED 4096
#endif

/* Placements of other kernels after which a kernel gets one, whatever its priority. At least 1. */
#ifndef CP_ORDER_TURN
#define CP_ORDER_TURN 64
#endif

/*
 * GPU cycles that a wave slot counts in advance, as long as a WG has it, when queues of one priority are compared by slot time. A power
 * of two, 8 to 2^31. Recommended: twice the time of a long WG. With less, longer WGs have a larger share of slots that are fewer than
 * queues.
 */
#ifndef CP_ORDER_SLOT
#define CP_ORDER_SLOT 262144u
#endif

/* Stalled WGs that are saved in a row while others have used up their quantum. 1..255. */
#ifndef CP_ORDER_QUANTUM
#define CP_ORDER_QUANTUM 4
#endif

/*
 * WAITING events that the GPU is asked for at a time. At least 1. More of them choose from more waiting WGs; each
 * costs the firmware one event.
 */
#ifndef CP_WAIT_REPORTS
#define CP_WAIT_REPORTS 8
#endif

/* Times. They cost no memory. */

/*
 * GPU cycles between two checks of the signals that a barrier packet depends on. At least 1. Recommended: 1 us. A
 * shorter time costs up to five loads a check.
 */
#ifndef CP_SIGNAL_POLL
#define CP_SIGNAL_POLL 2000
#endif

/*
 * Check intervals from one reading of the SyncMon's mean wait to the next, while the dispatcher places. At least 1. At
 * 1 that would take a third of the firmware's time (docs/reference/delegation.md).
 */
#ifndef CP_MEAN_CHECKS
#define CP_MEAN_CHECKS 16
#endif

/*
 * GPU cycles between two checks for a barrier that a WG which has ended will never reach, and between two rounds of
 * reclaim. At least 1. Recommended: 10 us.
 */
#ifndef CP_COOPERATIVE_POLL
#define CP_COOPERATIVE_POLL 20000
#endif

/* Spilled conditions: those that the SyncMon has no space for (docs/guide/firmware.md). */

/* Records of spilled conditions; one is always kept free. 2..65534. Costs 28 bytes and a bit each. */
#ifndef CP_MAX_CONDITIONS
#define CP_MAX_CONDITIONS (CP_SPILL ? 1024 : 2)
#endif

/*
 * Records of waits on spilled conditions. 1..65534. A WG of one wave is in one wait at a time. A wait without a
 * record ends at once, and the WG tries again. Costs 28 bytes each.
 */
#ifndef CP_MAX_WAITS
#define CP_MAX_WAITS (!CP_SPILL ? 1 : CP_MAX_WGS < 1024 ? CP_MAX_WGS : 1024)
#endif

/* Buckets of the hash table of spilled conditions. A power of two, 1..8192. Costs 2 bytes each. */
#ifndef CP_CONDITION_BUCKETS
#define CP_CONDITION_BUCKETS (CP_SPILL ? 256 : 1)
#endif

/*
 * Spilled conditions in one bucket; one more is treated as a full table. At least 1. It bounds the search for one log
 * entry. Costs no memory.
 */
#ifndef CP_CONDITION_CHAIN
#define CP_CONDITION_CHAIN 32
#endif

/* GPU cycles between two reads of a Monitor Log entry that is claimed but not filled. At least 1. */
#ifndef CP_LOG_RETRY
#define CP_LOG_RETRY 500
#endif

/* Reads after which such an entry is skipped. 1..65535. */
#ifndef CP_LOG_TRIES
#define CP_LOG_TRIES 64
#endif

/*
 * Switches: 0 leaves a part out, for small memories. What a process asks for and the firmware does not have is
 * refused and reported. Switches change the text of the firmware, and the defaults of the capacities above.
 */

/* 1: CP_REQUIRE checks what functions of the firmware rely on (fw/core.h). For tests: costs text and time. */
#ifndef CP_CHECKS
#define CP_CHECKS 0
#endif

/* 1: names and summaries of policies and of their parameters, for hosts. Recommended for a product: 0. */
#ifndef CP_NAMES
#define CP_NAMES 0
#endif

/* The event trace (trace.h). 0: cp_trace_start returns CP_ERROR_CONFIG. */
#ifndef CP_TRACE
#define CP_TRACE 1
#endif

/* struct cp_counters. 0: only `commands` counts. */
#ifndef CP_COUNTERS
#define CP_COUNTERS 1
#endif

/* cp_init checks the whole configuration. 0: it trusts everything but the policy. */
#ifndef CP_CHECK_CONFIG
#define CP_CHECK_CONFIG 1
#endif

/* Handover of a slot to the next WG of the grid. 0: each launch searches for a slot, and costs more. */
#ifndef CP_HANDOVER
#define CP_HANDOVER 1
#endif

/* Barrier-AND and barrier-OR packets. 0: they stop their queue, as packets of unknown type do. */
#ifndef CP_BARRIER_PACKETS
#define CP_BARRIER_PACKETS 1
#endif

/* Private memory. 0: a kernel that needs some stops its queue with CP_QUEUE_RESOURCES. */
#ifndef CP_SCRATCH
#define CP_SCRATCH 1
#endif

/* Quanta. 0: a WG that spins without waiting atomics keeps its slot. */
#ifndef CP_PREEMPTION
#define CP_PREEMPTION 1
#endif

/*
 * Spilled conditions. 0: the Monitor Log is skipped, and waits in it end by wait_timeout, which must then not be 0.
 */
#ifndef CP_SPILL
#define CP_SPILL 1
#endif

/* Loss and return of CUs. 0: their events are dropped as stale. */
#ifndef CP_CU_LOSS
#define CP_CU_LOSS 1
#endif

/* Launch options: cooperative and maximal kernels, reclaim. 0: what has some stops its queue with CP_QUEUE_BAD_OPTIONS. */
#ifndef CP_COOPERATIVE
#define CP_COOPERATIVE 1
#endif

/* 1: also the forward-progress models as policies, for research (docs/guide/progress.md). Recommended for a product: 0. */
#ifndef CP_MODELS
#define CP_MODELS 0
#endif

/*
 * 1: also delegation, for GPUs whose dispatcher places work-groups by itself (docs/reference/delegation.md). Recommended for such
 * a GPU: 1.
 */
#ifndef CP_DELEGATION
#define CP_DELEGATION 0
#endif

/*
 * 1: also what ROCm's queues have beyond HSA: barrier-value packets, and timestamps in completion signals. Recommended
 * for a GPU that runs HIP programs: 1.
 */
#ifndef CP_ROCM
#define CP_ROCM 0
#endif

/*
 * 1: what a driver wants of running firmware: it creates, changes, suspends, limits, masks and removes queues (CP_EVENT_HOST), reads
 * status pages, restarts the firmware, serves agent dispatch packets, and is told of signals with event mailboxes. Callers of a
 * library have its value; pkg-config tells it.
 * Recommended under a driver: 1.
 */
#ifndef CP_HOST
#define CP_HOST 0
#endif

/*
 * Research: slices of the longest schedule of an adversary (research.h). 1..255. Costs 8 bytes each, with CP_MODELS
 * or without.
 */
#ifndef CP_ADVERSARY_SLICES
#define CP_ADVERSARY_SLICES 4
#endif

#if CP_COOPERATIVE_POLL < 1
#error "CP_COOPERATIVE_POLL must be at least 1"
#endif
#if CP_MAX_WGS < 1 || CP_MAX_WGS > 65535
#error "CP_MAX_WGS must be 1..65535"
#endif
#if CP_MAX_KERNELS < 1 || CP_MAX_KERNELS > 255
#error "CP_MAX_KERNELS must be 1..255"
#endif
#if CP_MAX_QUEUES < 1 || CP_MAX_QUEUES > 255
#error "CP_MAX_QUEUES must be 1..255"
#endif
#if CP_MAX_CUS < 1 || CP_MAX_CUS > 1024
#error "CP_MAX_CUS must be 1..1024"
#endif
#if CP_MAX_SIMDS < 1 || CP_MAX_SIMDS > 4
#error "CP_MAX_SIMDS must be 1..4"
#endif
#if CP_MAX_SCRATCH < 32 || CP_MAX_SCRATCH > 1024 || CP_MAX_SCRATCH % 32
#error "CP_MAX_SCRATCH must be a multiple of 32 up to 1024"
#endif
#if CP_ORDER_SLOT < 8 || CP_ORDER_SLOT > 0x80000000u || CP_ORDER_SLOT & (CP_ORDER_SLOT - 1)
#error "CP_ORDER_SLOT must be a power of two, 8..2^31"
#endif
#if CP_PRIORITIES < 1 || CP_PRIORITIES > 16
#error "CP_PRIORITIES must be 1..16"
#endif
#if CP_QUEUE_KERNELS < 1
#error "CP_QUEUE_KERNELS must be at least 1"
#endif
#if CP_MAX_CONDITIONS < 2 || CP_MAX_CONDITIONS > 65534 || CP_MAX_WAITS < 1 || CP_MAX_WAITS > 65534
#error "CP_MAX_CONDITIONS must be 2..65534, CP_MAX_WAITS 1..65534"
#endif
#if CP_CONDITION_BUCKETS < 1 || CP_CONDITION_BUCKETS > 8192 || CP_CONDITION_BUCKETS & (CP_CONDITION_BUCKETS - 1)
#error "CP_CONDITION_BUCKETS must be a power of two up to 8192"
#endif
#if CP_CONDITION_CHAIN < 1 || CP_LOG_RETRY < 1 || CP_LOG_TRIES < 1 || CP_LOG_TRIES > 65535
#error "CP_CONDITION_CHAIN and CP_LOG_... must be at least 1, CP_LOG_TRIES at most 65535"
#endif
#if CP_SIGNAL_POLL < 1 || CP_ORDER_LAUNCH < 1 || CP_ORDER_PREEMPTED < 1 || CP_ORDER_TURN < 1 || CP_WAIT_REPORTS < 1
#error "CP_SIGNAL_POLL, CP_WAIT_REPORTS and CP_ORDER_... must be at least 1"
#endif
#if CP_DELEGATION < 0 || CP_DELEGATION > 1 || CP_MEAN_CHECKS < 1
#error "CP_DELEGATION must be 0 or 1, CP_MEAN_CHECKS at least 1"
#endif
#if CP_ROCM < 0 || CP_ROCM > 1
#error "CP_ROCM must be 0 or 1"
#endif
#if CP_HOST < 0 || CP_HOST > 1
#error "CP_HOST must be 0 or 1"
#endif
#if CP_MODELS < 0 || CP_MODELS > 1 || CP_ADVERSARY_SLICES < 1 || CP_ADVERSARY_SLICES > 255
#error "CP_MODELS must be 0 or 1, CP_ADVERSARY_SLICES 1..255"
#endif
#if CP_ORDER_QUANTUM < 1 || CP_ORDER_QUANTUM > 255 || CP_ORDER_LAUNCH > 255
#error "CP_ORDER_QUANTUM and CP_ORDER_LAUNCH must be 1..255"
#endif

/*
 * CP_LAYOUT: a number for the layout of struct cp and struct cp_config, FNV-1a over the capacities that decide it.
 * Another value of any one of them gives another number. cp_init compares the caller's number with the library's,
 * because a caller with smaller tables would provide too little memory. Of the switches only CP_HOST changes the layout.
 */
#define CP_LAYOUT_STEP(hash, value) (((hash) ^ (uint32_t)(value)) * 16777619u)
#define CP_LAYOUT_TABLES                                                                                               \
    CP_LAYOUT_STEP(                                                                                                    \
        CP_LAYOUT_STEP(CP_LAYOUT_STEP(CP_LAYOUT_STEP(2166136261u, CP_MAX_WGS), CP_MAX_KERNELS), CP_MAX_QUEUES),        \
        CP_MAX_CUS)
#define CP_LAYOUT_SPILL                                                                                                \
    CP_LAYOUT_STEP(CP_LAYOUT_STEP(CP_LAYOUT_STEP(CP_LAYOUT_TABLES, CP_MAX_CONDITIONS), CP_MAX_WAITS),                  \
                   CP_CONDITION_BUCKETS)
#define CP_LAYOUT                                                                                                      \
    CP_LAYOUT_STEP(                                                                                                    \
        CP_LAYOUT_STEP(CP_LAYOUT_STEP(CP_LAYOUT_STEP(CP_LAYOUT_SPILL, CP_MAX_SIMDS), CP_MAX_SCRATCH), CP_PRIORITIES),  \
        CP_ADVERSARY_SLICES * 2u + CP_HOST)

#endif
