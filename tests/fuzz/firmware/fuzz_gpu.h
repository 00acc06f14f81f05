/* SPDX-License-Identifier: MIT */
/*
 * fuzz_gpu.h - the world behind the firmware's HAL while it is fuzzed: memory, rings, and three tenants.
 *
 * Tenant 0 is honest, and so is the GPU towards it: it executes the commands about the tenant's work-groups (WGs) as
 * onward/hal.h says, and fails when one of them cannot be right. Whatever concerns tenants 1 and 2 comes from the input; their
 * commands are taken and not executed.
 */
#ifndef TESTS_FUZZ_GPU_H
#define TESTS_FUZZ_GPU_H

#include "onward/aql.h"
#include "onward/cooperative.h"
#include "onward/cp_state.h"
#include "onward/kernel_descriptor.h"
#include "onward/monitor_log.h"

#include <stddef.h>

#define FUZZ_TENANTS           3u
#define FUZZ_HONEST            0u
#define FUZZ_RING              32u  /* commands */
#define FUZZ_EVENTS            512u /* events under way */
#define FUZZ_GROUPS            16u  /* most WGs of an honest dispatch */
#define FUZZ_HONEST_DISPATCHES 2u

/* Memory: a block for each tenant, then the Monitor Log, then status pages. Contexts have addresses and no memory. */
#define FUZZ_BASE         0x100000ull
#define FUZZ_TENANT_BYTES 0x2000u
#define FUZZ_LOG_ENTRIES  16u
#define FUZZ_LOG_BASE     (FUZZ_BASE + FUZZ_TENANTS * FUZZ_TENANT_BYTES)
#define FUZZ_PAGES        (FUZZ_LOG_BASE + sizeof(struct cp_log_control) + 64u * FUZZ_LOG_ENTRIES)
#define FUZZ_PAGE_BYTES   0x400u
#define FUZZ_BYTES        (FUZZ_PAGES + FUZZ_PAGE_BYTES - FUZZ_BASE)
#define FUZZ_CONTEXTS     0x10000000ull

/* Offsets in a tenant's block. */
#define FUZZ_QUEUE       0x000u
#define FUZZ_SIGNALS     0x200u /* 4 */
#define FUZZ_DESCRIPTORS 0x400u /* 4 */
#define FUZZ_OPTIONS     0x600u /* 4 */
#define FUZZ_CONTROLS    0x800u /* 2, each with FUZZ_GROUPS records */
#define FUZZ_CONTROL     0x500u /* bytes of one */
#define FUZZ_PACKETS     0x1400u
#define FUZZ_PACKET_MASK 7u
#define FUZZ_KERNARG     0x1800u
#define FUZZ_MAILBOXES   0x1c00u /* of the signals, 8 bytes each */

enum fuzz_honest_state { FUZZ_GONE, FUZZ_RUNS, FUZZ_WAITS, FUZZ_SAVED };

/* What the GPU knows of an honest WG, by slot. */
struct fuzz_honest {
    uint8_t state; /* enum fuzz_honest_state */
    uint8_t cu, simd;
    uint8_t dispatch;
    uint8_t group;
    uint8_t kernel;
    uint8_t left;      /* turns it runs yet */
    uint8_t wait_left; /* turns its wait lasts yet; 0: it is in none */
    bool reported;     /* WAITING was posted for this wait */
    bool expired;      /* QUANTUM was posted in this placement */
    uint32_t generation;
    uint32_t wait_number;
    uint8_t listed; /* SAVED: the dispatcher places it again: 1 + enum cp_place_state; 0: it does not */
    uint64_t placed;
};

/* A command of the host, from its event to its ANSWER. */
struct fuzz_request {
    bool asked;                   /* it has no answer yet */
    enum cp_host_status expected; /* if memory can be read */
    struct cp_event asked_for;
    uint32_t mask; /* MASK: a bit for each CU that it names; 0: all */
};

/* An agent packet that the host was handed. */
struct fuzz_service {
    bool owed;    /* the host has not answered */
    bool awaited; /* the firmware waits for the answer, but for a stop */
    uint32_t tag;
};

struct fuzz {
    struct cp cp;
    struct cp_config config;
    uint64_t now;
    bool verbose;

    struct cp_command ring[FUZZ_RING], frame;
    uint32_t ring_next, ring_count;
    uint32_t ring_room; /* commands that the ring holds now */
    struct cp_event events[FUZZ_EVENTS];
    bool any[FUZZ_EVENTS]; /* the event is the input's own */
    uint32_t events_next, events_count;
    uint32_t commands, received, loads; /* of the step */
    uint32_t failing;                   /* loads of memory that is not the honest tenant's still to fail */

    bool lost[CP_MAX_CUS];
    bool refused
        [CP_MAX_CUS]; /* the input refused a LAUNCH or RESTORE there: it says that it can be used again at the end */
    struct cp_waiting waiting; /* as announced last */
    uint8_t owner[CP_MAX_KERNELS];
    uint8_t dispatch_of[CP_MAX_KERNELS];
    bool given[CP_MAX_KERNELS];
    bool halted;                                        /* the honest queue */
    uint32_t next[CP_MAX_KERNELS], end[CP_MAX_KERNELS]; /* given: WGs that the dispatcher has not launched */
    uint32_t generation;                                /* the highest one that it has used */
    uint8_t lies;                                       /* about hostile kernels that are taken back */
    struct fuzz_honest honest[CP_MAX_WGS];
    uint8_t groups[FUZZ_HONEST_DISPATCHES]; /* WGs of each honest dispatch */
    uint8_t launched[FUZZ_HONEST_DISPATCHES][FUZZ_GROUPS];
    uint8_t done[FUZZ_HONEST_DISPATCHES];
    uint8_t dispatches;
    uint8_t life, wait; /* turns that an honest WG runs and waits */
    struct fuzz_request requests[CP_MAX_QUEUES];
    struct fuzz_service services[CP_MAX_QUEUES];
    uint32_t masks[CP_MAX_QUEUES];  /* what queues have, from the ANSWER on */
    bool honest_asked;              /* a command for the honest queue is on its way, or its ANSWER is */
    uint32_t host_number, accepted; /* commands of the host: the last one's number; those that the firmware took */

    _Alignas(64) uint8_t memory[FUZZ_BYTES];
};

/* Ends the run: prints the message and aborts. */
void fuzz_fail(const char *format, ...) __attribute__((format(printf, 1, 2), noreturn));

/* Address in a tenant's block, and memory of it. */
uint64_t fuzz_address(uint32_t tenant, uint32_t offset);
void *fuzz_at(struct fuzz *f, uint64_t address, uint32_t bytes);

/* Fills memory with queues and kernels that make sense; 'groups' of the honest dispatches and 'config' are set. */
void fuzz_fill_memory(struct fuzz *f);

/* The firmware's five calls. */
struct cp_hal fuzz_hal(struct fuzz *f);

/* Posts an event, unless too many are under way. */
void fuzz_post(struct fuzz *f, const struct cp_event *event);

/* The same for an event of the input's own: it is dropped if it would speak of an honest WG or kernel by then. */
void fuzz_post_any(struct fuzz *f, const struct cp_event *event);

/* The firmware begins anew. stops: queues do, if the honest one has nothing left. */
void fuzz_restart(struct fuzz *f, bool stops);

/* A CU is lost: honest WGs of given kernels have to leave it. */
void fuzz_evict(struct fuzz *f, uint32_t cu);

/* Executes up to count commands, oldest first. */
void fuzz_execute(struct fuzz *f, uint32_t count);

/* A turn of the honest tenant's WGs. Returns true if any of them did something. */
bool fuzz_turn(struct fuzz *f);

/* Returns whether slot and generation are those of an honest WG that lives. */
bool fuzz_is_honest(const struct fuzz *f, uint32_t slot, uint32_t generation);

/* Returns whether all honest dispatches are complete, and the host was told. */
bool fuzz_honest_complete(struct fuzz *f);

/* For messages. */
void fuzz_print_command(const struct cp_command *command);
void fuzz_print_event(const struct cp_event *event);

#endif
