/*
 * dispatcher_internal.h - what the files of the dispatcher share.
 */
#ifndef SIM_HAL_GPU_DISPATCHER_INTERNAL_H
#define SIM_HAL_GPU_DISPATCHER_INTERNAL_H

#include "gpu/dispatcher.h"
#include "gpu/event_list.h"
#include "gpu/kernel_table.h"

#define MESSAGE_BYTES 512u

struct gpu_dispatcher {
    struct gpu_dispatcher_parts parts;
    struct gpu_dispatcher_counters counters;
    struct gpu_cu_control control;
    struct gpu_cu_callbacks callbacks;
    struct gpu_compute_unit *cus[CP_MAX_CUS];
    bool lost[CP_MAX_CUS];
    uint64_t deadline[CP_MAX_CUS];
    bool doorbell_queued[CP_MAX_QUEUES];
    struct gpu_kernel_table kernels;
    struct gpu_event_list events;
    struct gpu_slot *slots;
    uint32_t slot_limit;
    uint32_t slots_used;
    uint64_t context_base;
    uint64_t context_bytes;
    uint64_t stall_cycles;
    uint64_t quantum_cycles;
    bool oversubscribed;
    uint32_t reports;    /* WAITING events that are still wanted */
    bool reports_crowds; /* they go to those on whose line most wait, not to who comes first */
    bool log_queued;     /* a LOG event waits for the mailbox */
    struct gpu_syncmon *syncmon;
    uint64_t log; /* address of the Monitor Log, 0: none */
    char fault[MESSAGE_BYTES];
};

/* ---- dispatcher.c ---- */

/* Queues an event; queues a slot's state event, filled in from the slot; answers a command with a refusal. */
void gpu_dispatcher_post(struct gpu_dispatcher *dispatcher, const struct cp_event *event);
void gpu_slot_post(struct gpu_slot *slot, enum cp_event_kind kind, uint64_t now);
void gpu_dispatcher_refuse(struct gpu_dispatcher *dispatcher, const struct cp_command *command, enum cp_refusal reason,
                           uint64_t now);

/* Tells the observer. */
void gpu_slot_observe(const struct gpu_slot *slot, enum gpu_life life, uint64_t now);
void gpu_slot_observe_wait(const struct gpu_slot *slot); /* its condition */

/* The slot a command names, or NULL. */
struct gpu_slot *gpu_named_slot(struct gpu_dispatcher *dispatcher, const struct cp_place *place);

/* ---- waits.c ---- */

/* Fire when a slot's timers do. */
void gpu_stall_timer_fired(struct gpu_event *event, uint64_t cycle);
void gpu_quantum_timer_fired(struct gpu_event *event, uint64_t cycle);

/* Stop both timers; start them when what they watch for is the case and is wanted. */
void gpu_slot_disarm_timers(struct gpu_slot *slot);
void gpu_slot_watch_stall(struct gpu_slot *slot);
void gpu_slot_watch_quantum(struct gpu_slot *slot);

/* Nobody watches anything for the WG any more. */
void gpu_slot_end_waits(struct gpu_slot *slot);

/* The WG, about to leave its CU after a save, goes on waiting while it is away. */
void gpu_slot_keep_waits(struct gpu_slot *slot);

/* Commands RESUME, WAITING, MONITOR. */
void gpu_command_resume(struct gpu_dispatcher *dispatcher, const struct cp_command *command, uint64_t now);
void gpu_command_waiting(struct gpu_dispatcher *dispatcher, const struct cp_command *command, uint64_t now);
void gpu_command_monitor(struct gpu_dispatcher *dispatcher, const struct cp_command *command, uint64_t now);

/* What the compute units report: a WG is stalled, and is no longer. */
void gpu_cu_reports_stalled(void *context, struct gpu_workgroup *workgroup, uint64_t cycle);
void gpu_cu_reports_woken(void *context, struct gpu_workgroup *workgroup, uint64_t cycle);

/* Listens to the SyncMon. */
void gpu_dispatcher_listen(struct gpu_dispatcher *dispatcher);

#endif
