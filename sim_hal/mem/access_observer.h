/*
 * access_observer.h - what an observer of memory accesses is called with: every access of every wave as it issues, and
 * every atomic when it takes effect. A run without one has a NULL pointer in place of the observer.
 */
#ifndef SIM_HAL_MEM_ACCESS_OBSERVER_H
#define SIM_HAL_MEM_ACCESS_OBSERVER_H

#include "engine/require.h"
#include "mem/request.h"

struct cu_wave; /* cu/workgroup.h */
struct cu_workgroup;

/* All functions must be there: tools/bugs/check/fan.h makes such an observer of others. It changes nothing of the run. */
struct mem_access_observer {
    void *context;

    /* A dispatch begins, and ends: the firmware's kernel slot. */
    void (*kernel_begins)(void *context);
    void (*kernel_ends)(void *context, uint32_t kernel);

    /* A wave issues a vector memory instruction, an invalidation or a flush of its L1; for a wave this is program
     * order. The number that is returned goes to request->observed. */
    uint32_t (*issued)(void *context, const struct cu_wave *wave, const struct mem_request *request);
    /* The same for scalar memory. */
    void (*issued_scalar)(void *context, const struct cu_wave *wave, const struct execute_scalar_access *access);
    /* A wave is about to execute an access to the LDS, which takes effect at once. */
    void (*issues_lds)(void *context, const struct cu_wave *wave, const struct isa_operation *operation);
    /* A wave is behind an instruction that waits until counters are 0; flushes: onward_flush. */
    void (*waited)(void *context, const struct cu_wave *wave, bool vmcnt, bool lgkmcnt, bool flushes);

    /* A lane of a load has hit an L1 whose bytes are not those of memory; the address of the first that differs. */
    void (*stale)(void *context, const struct mem_request *request, uint32_t lane, uint64_t address);
    /* The same for a word of a scalar load and the scalar cache. It is told just before issued_scalar. */
    void (*stale_scalar)(void *context, uint64_t address);

    /* A lane of a store, an atomic or a load with glc takes effect, in the order in which its word changes.
     * writes: it has written, as a failed compare-and-swap has not. Requests of WGs that are gone are reported too. */
    void (*performed)(void *context, const struct mem_request *request, uint32_t lane, bool writes);
    /* The L2 has executed an atomic in place of a wave that waits (deferred execution). */
    void (*deferred)(void *context, const struct mem_waiter *waiter, uint64_t address, uint32_t bytes, bool writes);
    /* The command processor has written to memory; adds: it has added to what was there. */
    void (*commanded)(void *context, uint64_t address, uint32_t bytes, bool adds);

    /* All waves of a WG are at a barrier; a WG has sent a message to the command processor. */
    void (*met)(void *context, const struct cu_workgroup *workgroup);
    void (*sent)(void *context, const struct cu_workgroup *workgroup);
};

/* Tells of an atomic of a lane that has found the value old, where it takes effect. */
static inline void mem_show_atomic(const struct mem_access_observer *accesses, const struct mem_request *request,
                                   uint32_t lane, uint64_t old)
{
    const struct execute_access *access = &request->access;
    const uint32_t(*compare)[ISA_LANES] = (const uint32_t(*)[ISA_LANES])access->data + access->bytes / 4;
    bool writes = access->atomic != EXECUTE_ATOMIC_LOAD;

    SIM_REQUIRE(access->kind == EXECUTE_ACCESS_ATOMIC);
    SIM_REQUIRE(lane < ISA_LANES);
    SIM_REQUIRE(access->exec >> lane & 1);
    if (access->atomic == EXECUTE_ATOMIC_CMPSWAP)
        writes = compare[0][lane] == (uint32_t)old && (access->bytes == 4 || compare[1][lane] == old >> 32);
    accesses->performed(accesses->context, request, lane, writes);
}

#endif
