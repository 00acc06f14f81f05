/* reset.c - see reset.h. */
#include "gpu/reset.h"

#include <string.h>

#include "engine/require.h"
#include "gpu/given.h"
#include "gpu/kernel_table.h"
#include "gpu/move.h"
#include "gpu/slot.h"
#include "gpu/waits.h"
#include "syncmon/syncmon.h"

static bool is_empty(const struct gpu_dispatcher *dispatcher)
{
    for (uint32_t i = 0; i < dispatcher->slots_used; i++) {
        if (dispatcher->slots[i].state != GPU_SLOT_FREE)
            return false;
    }
    return true;
}

/* No work-group is left: the kernels, and what WAITING and MONITOR have set. */
static void drop_settings(struct gpu_dispatcher *dispatcher, uint64_t now)
{
    const struct mem_access_observer *accesses = dispatcher->parts.accesses;

    for (uint32_t i = 0; i < CP_MAX_KERNELS; i++) {
        if (gpu_kernel_table_end(&dispatcher->kernels, i) && accesses)
            accesses->kernel_ends(accesses->context, i);
    }
    gpu_command_waiting(dispatcher, &(struct cp_command){.opcode = CP_COMMAND_WAITING}, now);
    dispatcher->log = 0;
    syncmon_set_log(dispatcher->syncmon, 0, 0);
}

/* The host's commands without an answer are void. */
static void tell_host(struct gpu_dispatcher *dispatcher, uint64_t now)
{
    memset(dispatcher->host, 0, sizeof(dispatcher->host));
    if (dispatcher->parts.host_reset)
        dispatcher->parts.host_reset(dispatcher->parts.context, now);
}

static void tell_losses(struct gpu_dispatcher *dispatcher, uint64_t now)
{
    for (uint32_t cu = 0; cu < dispatcher->parts.parameters->cus; cu++) {
        const struct cp_event event = {
            .kind = CP_EVENT_CU_LOST, .cu = (uint16_t)cu, .cycle = now, .cu_lost = {dispatcher->deadline[cu]}};

        if (dispatcher->lost[cu])
            gpu_dispatcher_post(dispatcher, &event);
    }
}

/* A work-group has gone. */
static void due_fired(struct clock_event *event, uint64_t cycle)
{
    struct gpu_dispatcher *dispatcher = event->owner;
    const struct cp_event answer = {.kind = CP_EVENT_RESET, .cycle = cycle, .reset = {dispatcher->reset.nonce}};

    SIM_REQUIRE(dispatcher->reset.wanted);
    if (!is_empty(dispatcher))
        return;
    dispatcher->reset.wanted = false;
    drop_settings(dispatcher, cycle);
    tell_losses(dispatcher, cycle);
    gpu_dispatcher_post(dispatcher, &answer);
    tell_host(dispatcher, cycle);
}

void gpu_command_reset(struct gpu_dispatcher *dispatcher, const struct cp_command *command, uint64_t now)
{
    struct gpu_reset *reset = &dispatcher->reset;

    reset->nonce = command->reset.nonce;
    reset->wanted = true;
    reset->due.fire = due_fired;
    reset->due.owner = dispatcher;
    gpu_command_take(dispatcher, command, now);
    for (uint32_t i = 0; i < dispatcher->slots_used; i++) {
        dispatcher->slots[i].refuses_save = false;
        if (dispatcher->slots[i].state != GPU_SLOT_FREE)
            gpu_slot_kill(&dispatcher->slots[i], now);
    }
    if (!reset->due.scheduled)
        clock_schedule(dispatcher->parts.clock, &reset->due, now);
}
