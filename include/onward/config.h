/*
 * config.h - every capacity of the firmware, in one place. Replace it whole with -DCP_CONFIG_HEADER="\"my_config.h\"",
 * or single values with -D. docs/firmware.md gives the formula for the memory that follows from them.
 */
#ifndef ONWARD_CONFIG_H
#define ONWARD_CONFIG_H

#ifdef CP_CONFIG_HEADER
#include CP_CONFIG_HEADER
#endif

#ifndef CP_MAX_WGS
#define CP_MAX_WGS 4096 /* work-groups that are resident, swapped out or waiting at one time; a context slot each */
#endif
#ifndef CP_MAX_KERNELS
#define CP_MAX_KERNELS 16 /* dispatches that are active at one time */
#endif
#ifndef CP_MAX_QUEUES
#define CP_MAX_QUEUES 32 /* user-mode queues */
#endif
#ifndef CP_MAX_CUS
#define CP_MAX_CUS 64 /* compute units */
#endif
#ifndef CP_MAX_SIMDS
#define CP_MAX_SIMDS 4 /* SIMDs a compute unit */
#endif
#ifndef CP_MAX_SCRATCH
/* WGs of one kernel that can own scratch memory at one time; a multiple of 32, at most 1024; more than WGs is no use */
#define CP_MAX_SCRATCH (!CP_SCRATCH ? 32 : CP_MAX_WGS < 1024 ? (CP_MAX_WGS + 31) / 32 * 32 : 1024)
#endif
#ifndef CP_PRIORITIES
#define CP_PRIORITIES 5 /* queue priorities: low, normal, medium, high, realtime */
#endif
#ifndef CP_QUEUE_KERNELS
#define CP_QUEUE_KERNELS ((CP_MAX_KERNELS + 3) / 4) /* dispatches of one queue that are active at one time */
#endif
#ifndef CP_SIGNAL_POLL
#define CP_SIGNAL_POLL 2000 /* GPU cycles between looks at the signals a barrier packet depends on */
#endif
#ifndef CP_ORDER_LAUNCH
#define CP_ORDER_LAUNCH 4 /* ready WGs placed in a row while new ones wait for a place too */
#endif
#ifndef CP_ORDER_PREEMPTED
#define CP_ORDER_PREEMPTED 4096 /* placements after which a pre-empted WG goes before new ones */
#endif
#ifndef CP_ORDER_QUANTUM
#define CP_ORDER_QUANTUM 4 /* stalled WGs saved in a row while others have used up their quantum */
#endif
#ifndef CP_WAIT_REPORTS
#define CP_WAIT_REPORTS 8 /* waits the GPU is asked to report at a time */
#endif
#ifndef CP_ORDER_TURN
#define CP_ORDER_TURN 64 /* placements of other kernels after which a kernel gets one, whatever its priority and age */
#endif

#ifndef CP_MAX_CONDITIONS
#define CP_MAX_CONDITIONS (CP_SPILL ? 1024 : 2) /* records of spilled conditions; one is always kept free */
#endif
#ifndef CP_MAX_WAITS
/* Waits on spilled conditions. A WG of one wave is in one at a time; where there is no record the wait is tried again. */
#define CP_MAX_WAITS (!CP_SPILL ? 1 : CP_MAX_WGS < 1024 ? CP_MAX_WGS : 1024)
#endif
#ifndef CP_CONDITION_BUCKETS
/* Of the hash table of spilled conditions; a power of two up to 8192. */
#define CP_CONDITION_BUCKETS (CP_SPILL ? 256 : 1)
#endif
#ifndef CP_CONDITION_CHAIN
#define CP_CONDITION_CHAIN 32 /* spilled conditions of one hash value; one more counts as no room */
#endif
#ifndef CP_LOG_RETRY
#define CP_LOG_RETRY 500 /* GPU cycles between looks at a place of the Monitor Log that is claimed but not filled */
#endif
#ifndef CP_LOG_TRIES
#define CP_LOG_TRIES 64 /* looks after which it is skipped */
#endif
#ifndef CP_STALL_FIRST
#define CP_STALL_FIRST 10000 /* GPU cycles a wait is predicted to last before anything is known */
#endif
#ifndef CP_STALL_MIN
#define CP_STALL_MIN 1000 /* bounds of the prediction */
#endif
#ifndef CP_STALL_MAX
#define CP_STALL_MAX 10000 /* some swaps' time: a place that others want is not worth keeping for longer */
#endif

/*
 * What may be left out, 0 for without: for small memories. docs/firmware.md says what each saves. Whatever is left out, what a
 * process asks for and the firmware does not have is refused and reported.
 *
 * CP_ONLY_POLICY, an enum cp_policy: the only policy there is; the others' code goes. Not defined: all.
 */
#ifndef CP_TRACE
#define CP_TRACE 1 /* the event trace; without it cp_trace_start answers CP_ERROR_CONFIG */
#endif
#ifndef CP_COUNTERS
#define CP_COUNTERS 1 /* struct cp_counters; without, only commands counts */
#endif
#ifndef CP_CHECK_CONFIG
#define CP_CHECK_CONFIG 1 /* cp_init verifies the configuration; without, it trusts all but the policy */
#endif
#ifndef CP_SUCCESSION
#define CP_SUCCESSION 1 /* a WG that ends hands its place to the next one of the grid; without, a launch costs more */
#endif
#ifndef CP_BARRIER_PACKETS
#define CP_BARRIER_PACKETS 1 /* barrier-AND and barrier-OR; without, they stop their queue as unknown packets do */
#endif
#ifndef CP_SCRATCH
#define CP_SCRATCH 1 /* private memory; without, a kernel that needs some is refused for want of resources */
#endif
#ifndef CP_PREEMPTION
#define CP_PREEMPTION 1 /* quanta; without, a WG that spins without waiting atomics keeps its place */
#endif
#ifndef CP_SPILL
#define CP_SPILL                                                                                                       \
    1 /* spilled conditions: without, the Monitor Log is skipped, and waits in it end by wait_timeout, which must not be 0 */
#endif
#ifndef CP_CU_LOSS
#define CP_CU_LOSS 1 /* compute units that come and go; without, the events of that are dropped as stale */
#endif

#ifndef CP_COOPERATIVE
#define CP_COOPERATIVE 1 /* launch options: cooperative and maximal kernels, gathering; without, they are bad options */
#endif
#ifndef CP_MODELS
#define CP_MODELS 0 /* 1: also the policies unfair .. fair, for research (docs/progress.md): no product schedules so */
#endif
#ifndef CP_ADVERSARY_SLICES
#define CP_ADVERSARY_SLICES 4 /* longest schedule of an adversary */
#endif

#ifndef CP_COOPERATIVE_POLL
#define CP_COOPERATIVE_POLL                                                                                            \
    20000 /* GPU cycles between looks for a barrier that a WG which has ended will never reach */
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
#if CP_MAX_CUS < 1 || CP_MAX_CUS > 64
#error "CP_MAX_CUS must be 1..64"
#endif
#if CP_MAX_SIMDS < 1 || CP_MAX_SIMDS > 4
#error "CP_MAX_SIMDS must be 1..4"
#endif
#if CP_MAX_SCRATCH < 32 || CP_MAX_SCRATCH > 1024 || CP_MAX_SCRATCH % 32
#error "CP_MAX_SCRATCH must be a multiple of 32 up to 1024"
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
#if CP_STALL_MIN < 1 || CP_STALL_MAX < CP_STALL_MIN
#error "CP_STALL_MIN must be at least 1 and not above CP_STALL_MAX"
#endif
#if CP_SIGNAL_POLL < 1 || CP_ORDER_LAUNCH < 1 || CP_ORDER_PREEMPTED < 1 || CP_ORDER_TURN < 1 || CP_WAIT_REPORTS < 1
#error "CP_SIGNAL_POLL, CP_WAIT_REPORTS and CP_ORDER_... must be at least 1"
#endif
#if CP_MODELS < 0 || CP_MODELS > 1 || CP_ADVERSARY_SLICES < 1 || CP_ADVERSARY_SLICES > 255
#error "CP_MODELS must be 0 or 1, CP_ADVERSARY_SLICES 1..255"
#endif
#if CP_ORDER_QUANTUM < 1 || CP_ORDER_QUANTUM > 255
#error "CP_ORDER_QUANTUM must be 1..255"
#endif

#endif
