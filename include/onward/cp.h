/* SPDX-License-Identifier: MIT */
/*
 * cp.h - the interface of the firmware core.
 *
 * Three calls. Place a struct cp (all the memory that the firmware uses), describe the GPU, bind the HAL, then:
 *
 *     static struct cp cp;                              // onward/cp_state.h, or cp_size() bytes, 8-byte aligned
 *     struct cp_config config = CP_CONFIG_DEFAULT;      // then set the fields without a default
 *     struct cp_hal hal = {&port, port_now, port_reserve, port_commit, port_receive, port_load};
 *
 *     config.policy = &cp_policy_awg;
 *     config.cus = 8;  ...
 *     if (cp_init(&cp, &config, &hal) != CP_OK)
 *         stop_with(cp_config_field_name(cp_refused_field(&cp)));
 *     for (;;) {
 *         while (cp_step(&cp, 16) > 0)
 *             ;
 *         wait_for_event_or(cp_deadline(&cp));          // the port's own
 *     }
 *
 * No function allocates, blocks, recurses or keeps state outside *cp. Instances are independent. A struct cp is not
 * thread-safe: one thread at a time may use it.
 */
#ifndef ONWARD_CP_H
#define ONWARD_CP_H

#include "onward/base.h"
#include "onward/config.h"
#include "onward/cp_counters.h"
#include "onward/hal.h"
#include "onward/policy.h"
#include "onward/research.h"

CP_EXTERN_C_BEGIN

struct cp;
struct cp_config;

/* Returns the bytes of a struct cp as the library was compiled, for callers that allocate it. */
uint32_t cp_size(void);

/*
 * Initialises *cp; the config and *hal are copied. Call it once before any other call; a second call starts afresh.
 * Returns CP_OK; CP_ERROR_LAYOUT if caller and library were compiled with different capacities, *cp is then
 * untouched; or CP_ERROR_CONFIG, cp_refused_field() then names the field.
 */
static inline int cp_init(struct cp *cp, const struct cp_config *config, const struct cp_hal *hal);

/*
 * Does at most budget (>= 1) work items: events, commands, checks. Returns 1 if work is left (call again), 0 if there
 * is none until an event arrives or cp_deadline is reached, or CP_ERROR_ASSERT after a bug of the firmware: cp_panic
 * names it, and the firmware stays stopped. 16 is a good budget. The longest steps of 16 work items that were measured
 * have some 12,000 instructions with one active dispatch, 16,000 with 64 and 44,000 with 255
 * (docs/measured/costs.md, "By tenants").
 */
int cp_step(struct cp *cp, uint32_t budget);

/* Returns the GPU cycle by which cp_step must run even if no event arrives; UINT64_MAX: no need. */
uint64_t cp_deadline(const struct cp *cp);

/* The GPU as the firmware must know it. Start from CP_CONFIG_DEFAULT; "required" fields have no default. */
struct cp_config {
    /*
     * What a failed wait does, required: &cp_policy_awg (recommended), or another of fw/policies/. An 8-byte field on
     * every machine, because configurations travel between machines (cosim.h).
     */
    union {
        const struct cp_policy *policy;
        uint64_t policy_bits;
    };
    /* Parameters of the policy, in the order of its table (policy.h). 0: the parameter's default. */
    uint64_t policy_parameters[CP_POLICY_PARAMETERS];

    /* Compute units, required. */
    uint32_t cus;            /* 1..CP_MAX_CUS */
    uint32_t simds;          /* SIMDs of a CU, 1..CP_MAX_SIMDS. GCN: 4 */
    uint32_t waves_per_simd; /* 1..64. GCN: 10 */
    uint32_t vgprs_per_simd; /* rows of 64 lanes x 4 bytes, 1..65535. GCN: 256 */
    uint32_t sgprs_per_simd; /* 1..65535. GCN: 800 */
    uint32_t lds_bytes;      /* of a CU, 0..1048576. GCN: 65536 */
    uint32_t barriers;       /* WGs of more than one wave that a CU holds, 0..511. GCN: 16 */

    /* Context memory, required: wg_slots x context_bytes from context_base on, where waves cannot write. */
    uint32_t wg_slots;       /* 1..CP_MAX_WGS: WGs alive at one time. Recommended: twice what the GPU holds, or more */
    uint32_t context_bytes;  /* of one slot, a multiple of 64, > 0: cp_context_bytes (context.h) of the largest WG */
    uint32_t log_entries;    /* of the Monitor Log: power of two, 2..65536. Recommended: as many waits as one wave can
                               log. 0: no log; allowed under policies that do not watch */
    uint32_t extensions;     /* bits of enum cp_extension that are on beside those of the policy. Recommended: 0 */
    uint32_t extensions_off; /* bits that are off, although the policy or `extensions` has them. Recommended: 0 */
    uint32_t dispatcher;     /* 1: the GPU's dispatcher can place WGs (docs/reference/delegation.md). 0: it cannot */
    uint32_t restart;        /* enum cp_restart. Without CP_HOST: 0 */
    /*
     * With CP_HOST, 1: completion signals may have event mailboxes; costs a load a packet. 0: they are not looked at.
     * Recommended if programs wait for interrupts: 1.
     */
    uint32_t event_mailboxes;
    /*
     * With CP_HOST: scratch slots that a dispatch is to have, or one for each WG if it has fewer; for less its queue stops and the host
     * is asked for more (docs/reference/hal.md, "Scratch on demand"). 0..CP_MAX_SCRATCH; 0: as 1. Recommended: WGs that can be alive.
     */
    uint32_t scratch_slots;
    uint64_t context_base; /* GPU address, a multiple of 64 */
    uint64_t log_base; /* GPU address of the Monitor Log (monitor_log.h), a multiple of 64, where waves cannot write */

    /* Times, in GPU cycles, below 2^62. */
    uint64_t timeout_interval; /* policy timeout: length of a wait, > 0. Recommended: 20,000 */
    uint64_t quantum;          /* a WG that runs longer may be preempted. Recommended: 1 ms. 0: never */
    /*
     * Policies that watch: longest wait, against lost wake-ups. Recommended: a hundred times what a swap costs, here
     * 150 us. 0: never.
     */
    uint64_t wait_timeout;
    uint64_t check_interval; /* between two checks of a spilled condition, > 0 and < 2^48. Recommended: 1 us */

    struct cp_research research; /* all 0 in a product */
    struct cp_queue_config queues[CP_MAX_QUEUES];
};

/*
 * What the GPU holds at cp_init, and what becomes of packets that may have been under way (docs/reference/hal.md, "Recovery"). Other
 * values than NONE: the firmware sends RESET first, and nothing else until it is answered. A GPU cycle at least must have passed since
 * the cp_init before.
 */
enum cp_restart {
    CP_RESTART_NONE = 0,    /* nothing: it was switched on */
    CP_RESTART_STOPPED = 1, /* queues with such packets stop with CP_QUEUE_RESET at the oldest one */
    CP_RESTART_REPLAY = 2   /* they run again from their start */
};

/* Recommended values. Times are those of a GPU of 2 GHz. */
#define CP_DEFAULT_LOG_ENTRIES      64u
#define CP_DEFAULT_TIMEOUT_INTERVAL 20000u
#define CP_DEFAULT_QUANTUM          2000000u
#define CP_DEFAULT_WAIT_TIMEOUT     300000u
#define CP_DEFAULT_CHECK_INTERVAL   2000u

/* A configuration with a recommended value in every field that has one; the others are 0 and must be set. */
#ifdef __cplusplus
#define CP_CONFIG_DEFAULT cp_config_default()
static inline struct cp_config cp_config_default(void)
{
    struct cp_config config = {};

    config.log_entries = CP_DEFAULT_LOG_ENTRIES;
    config.timeout_interval = CP_DEFAULT_TIMEOUT_INTERVAL;
    config.quantum = CP_DEFAULT_QUANTUM;
    config.wait_timeout = CP_DEFAULT_WAIT_TIMEOUT;
    config.check_interval = CP_DEFAULT_CHECK_INTERVAL;
    return config;
}
#else
#define CP_CONFIG_DEFAULT                                                                                              \
    {                                                                                                                  \
        .log_entries = CP_DEFAULT_LOG_ENTRIES, .timeout_interval = CP_DEFAULT_TIMEOUT_INTERVAL,                        \
        .quantum = CP_DEFAULT_QUANTUM, .wait_timeout = CP_DEFAULT_WAIT_TIMEOUT,                                        \
        .check_interval = CP_DEFAULT_CHECK_INTERVAL                                                                    \
    }
#endif

/* Fields that cp_init refuses. */
enum cp_config_field {
    CP_FIELD_NONE,
    CP_FIELD_POLICY, /* null, or a model without CP_MODELS, or not the only policy of this build */
    CP_FIELD_POLICY_PARAMETERS,
    CP_FIELD_CUS,
    CP_FIELD_SIMDS,
    CP_FIELD_WAVES_PER_SIMD,
    CP_FIELD_VGPRS_PER_SIMD,
    CP_FIELD_SGPRS_PER_SIMD,
    CP_FIELD_LDS_BYTES,
    CP_FIELD_BARRIERS,
    CP_FIELD_WG_SLOTS,
    CP_FIELD_CONTEXT_BYTES,
    CP_FIELD_LOG_ENTRIES,
    CP_FIELD_EXTENSIONS,
    CP_FIELD_EXTENSIONS_OFF,
    CP_FIELD_DISPATCHER, /* without CP_DELEGATION: not 0 */
    CP_FIELD_RESTART,    /* without CP_HOST: not 0 */
    CP_FIELD_EVENT_MAILBOXES,
    CP_FIELD_SCRATCH_SLOTS,
    CP_FIELD_CONTEXT_BASE,
    CP_FIELD_LOG_BASE,
    CP_FIELD_TIMEOUT_INTERVAL,
    CP_FIELD_QUANTUM,
    CP_FIELD_WAIT_TIMEOUT,
    CP_FIELD_CHECK_INTERVAL,
    CP_FIELD_RESEARCH,
    CP_FIELD_QUEUES
};

/* Returns the field that the last cp_init refused; CP_FIELD_NONE if it returned CP_OK. */
enum cp_config_field cp_refused_field(const struct cp *cp);

/*
 * Returns the name of a field as it stands above, for messages; "?" for any other value. The firmware does not use
 * it.
 */
static inline const char *cp_config_field_name(enum cp_config_field field)
{
    static const char *const names[] = {"none",
                                        "policy",
                                        "policy_parameters",
                                        "cus",
                                        "simds",
                                        "waves_per_simd",
                                        "vgprs_per_simd",
                                        "sgprs_per_simd",
                                        "lds_bytes",
                                        "barriers",
                                        "wg_slots",
                                        "context_bytes",
                                        "log_entries",
                                        "extensions",
                                        "extensions_off",
                                        "dispatcher",
                                        "restart",
                                        "event_mailboxes",
                                        "scratch_slots",
                                        "context_base",
                                        "log_base",
                                        "timeout_interval",
                                        "quantum",
                                        "wait_timeout",
                                        "check_interval",
                                        "research",
                                        "queues"};

    return (uint32_t)field < sizeof(names) / sizeof(names[0]) ? names[field] : "?";
}

/*
 * The implementation of cp_init. layout: a number for the layout of struct cp and struct cp_config as the caller was
 * compiled.
 */
int cp_init_with_layout(struct cp *cp, const struct cp_config *config, const struct cp_hal *hal, uint32_t layout);

static inline int cp_init(struct cp *cp, const struct cp_config *config, const struct cp_hal *hal)
{
    return cp_init_with_layout(cp, config, hal, CP_LAYOUT + (uint32_t)sizeof(struct cp_config));
}

/* The life of a work-group, for status pages and reports. */
enum cp_wg_state {
    CP_WG_FREE,
    CP_WG_RUNNING,
    CP_WG_STALLED, /* resident, waiting, reported */
    CP_WG_SAVING,
    CP_WG_SWAPPED, /* context in memory, waiting */
    CP_WG_READY,   /* context in memory, can be restored */
    CP_WG_RESTORING,
    CP_WG_KILLING, /* marked for kill: a WG of its kernel has faulted, or its kernel shrinks */
    CP_WG_WATCHED  /* the dispatcher's; the firmware watches a condition that it waits for */
};

struct cp_wg_status {
    enum cp_wg_state state;
    uint32_t generation;
    uint32_t kernel;
    uint32_t workgroup[3]; /* id in the grid */
    uint32_t cu;           /* where it is or was last */
    uint32_t wait_number;  /* of the newest wait that was reported */
};

/* Copies the status of WG slot 0..wg_slots-1. Returns CP_OK, or CP_ERROR_ADDRESS if there is no such slot. */
int cp_wg_status_of(const struct cp *cp, uint32_t slot, struct cp_wg_status *status);

/* Returns 0, or module << 16 | number of the assertion that failed (fw/core.h names the modules). */
uint32_t cp_panic(const struct cp *cp);

/*
 * With CP_HOST a port may define it: called at once when an assertion fails, inside cp_step or cp_init, with what cp_panic returns
 * from then on. It must not call the firmware. The firmware's own, which is weak, does nothing.
 */
void cp_panicked(uint32_t panic);

/* Returns 1 from a cp_init with config.restart on until the GPU has answered RESET and the queues were looked at; then 0. */
int cp_restarting(const struct cp *cp);

/* Returns the number of WGs of all active kernels that have never run; WGs whose LAUNCH was refused count. */
uint64_t cp_unlaunched(const struct cp *cp);

/* Returns the number of WGs that can run and are not placed. */
uint32_t cp_ready(const struct cp *cp);

/* Returns the number of WGs for which no CU had resources at the last scheduling pass. */
uint32_t cp_wanting(const struct cp *cp);

CP_EXTERN_C_END

#endif
