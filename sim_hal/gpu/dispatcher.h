/*
 * dispatcher.h - the part of the GPU that carries out the command processor's commands on work-groups and reports what
 * happens to them: launch, save, restore, waits and their timers, loss of compute units.
 *
 * Every work-group slot is in one state; every command about a WG is checked against slot, generation and wait number
 * and is refused when it does not fit (hal.h). Events wait in order of time until the mailbox has room for them.
 */
#ifndef SIM_HAL_GPU_DISPATCHER_H
#define SIM_HAL_GPU_DISPATCHER_H

#include "cu/compute_unit.h"
#include "gpu/gpu.h"
#include "gpu/loader.h"

enum gpu_slot_state {
    GPU_SLOT_FREE,
    GPU_SLOT_RESIDENT,
    GPU_SLOT_SAVING,    /* frozen; draining, then being written */
    GPU_SLOT_AWAY,      /* its state is in its context slot only */
    GPU_SLOT_RESTORING, /* being read back */
    GPU_SLOT_KILLING
};

struct gpu_dispatcher;

struct gpu_slot {
    struct gpu_dispatcher *dispatcher;
    struct gpu_workgroup *workgroup; /* while on a CU */
    struct gpu_kernel *kernel;
    uint32_t index;
    uint32_t generation;
    uint32_t wait_number; /* of the WG's last wait */
    uint32_t first_wait;  /* lowest number of its waves' waits then */
    uint32_t wait_count;  /* AWAY: struct gpu_workgroup's wait_number */
    uint32_t cu;          /* where it is or was last */
    uint32_t id[3];
    uint8_t state;         /* enum gpu_slot_state */
    bool stalled;          /* in wait wait_number */
    bool reported;         /* a WAITING event was produced for it */
    bool quantum_reported; /* in this placement */
    bool message_queued;   /* a message of it waits for the mailbox */
    bool moving;           /* SAVING: the context is being written */
    bool waits_away;       /* AWAY: saved in wait wait_number, and no condition of it was met since */
    bool condition_valid;
    uint64_t stalled_at;
    uint64_t context;
    uint64_t scratch;
    struct gpu_condition condition; /* of the last wait */
    struct gpu_event stall_timer;
    struct gpu_event quantum_timer;
    struct gpu_event transfer;            /* end of a save or restore */
    uint32_t line;                        /* AWAY: where its first live wave stood */
    uint32_t stuck_observation;           /* AWAY: observation in which all its waves were stuck when it was saved */
    struct gpu_wait waits[GPU_MAX_WAVES]; /* AWAY: of its waves */
};

struct gpu_dispatcher_counters {
    uint64_t launched, finished, saved, restored, killed;
    uint64_t refused;
    uint64_t bytes_saved, bytes_restored;
    uint64_t deadlines_missed;
    uint64_t conditions_met; /* events: of WGs that were away */
};

/* Everything a dispatcher works with; all pointers must outlive it. */
struct gpu_dispatcher_parts {
    const struct gpu_parameters *parameters;
    struct gpu_memory *memory;
    struct gpu_memory_system *memory_system;
    struct gpu_clock *clock;
    const struct gpu_loader *loader;
    const struct gpu_observer *observer;
    void *context;
    void (*event_ready)(void *context);    /* an event was queued */
    void (*memory_written)(void *context); /* a memory command changed memory */
};

/* NULL when the host has no room. queues: as given to the firmware, for apertures and process ranges. */
struct gpu_dispatcher *gpu_dispatcher_create(const struct gpu_dispatcher_parts *parts,
                                             const struct cp_queue_config *queues, uint32_t slots,
                                             uint64_t context_base, uint64_t context_bytes);
void gpu_dispatcher_free(struct gpu_dispatcher *dispatcher);

/* Carries out one command at cycle now. */
void gpu_dispatcher_command(struct gpu_dispatcher *dispatcher, const struct cp_command *command, uint64_t now);

/* The oldest event that waits for the mailbox, and its removal. NULL when there is none. */
const struct cp_event *gpu_dispatcher_event(struct gpu_dispatcher *dispatcher);
void gpu_dispatcher_event_taken(struct gpu_dispatcher *dispatcher);

/* Outside inputs. */
void gpu_dispatcher_doorbell(struct gpu_dispatcher *dispatcher, uint32_t queue, uint64_t now);
void gpu_dispatcher_lose_cu(struct gpu_dispatcher *dispatcher, uint32_t cu, uint64_t now);
void gpu_dispatcher_return_cu(struct gpu_dispatcher *dispatcher, uint32_t cu, uint64_t now);

/* For deadlock detection and reports. */
const struct gpu_slot *gpu_dispatcher_slot(const struct gpu_dispatcher *dispatcher, uint32_t slot);
uint32_t gpu_dispatcher_slots(const struct gpu_dispatcher *dispatcher); /* one past the highest slot ever used */
bool gpu_dispatcher_cu_available(const struct gpu_dispatcher *dispatcher, uint32_t cu);
struct gpu_cu_control *gpu_dispatcher_control(struct gpu_dispatcher *dispatcher);
struct gpu_compute_unit *gpu_dispatcher_cu(const struct gpu_dispatcher *dispatcher, uint32_t cu);
const struct gpu_dispatcher_counters *gpu_dispatcher_counters(const struct gpu_dispatcher *dispatcher);
const char *gpu_dispatcher_fault(const struct gpu_dispatcher *dispatcher);

#endif
