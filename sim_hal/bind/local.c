/* local.c - the firmware in this process, over the same mailbox as on a board. */
#include "bind/binding.h"
#include "engine/require.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "bind/cost.h"

struct local {
    struct cp *cp;
    struct cp_mailbox mailbox;
    void *mailbox_memory;
    void *trace; /* ring of the event trace; NULL: none */
    uint32_t trace_bytes;
    const struct mem *memory;
    struct bind_loads loads;   /* of the step */
    uint32_t commands, events; /* entries of the rings */
    bool checked;              /* frames have check values */
    uint64_t now;
    uint64_t sequence;
    struct cp_counters earlier, total; /* before the last restart, and with it */
};

static uint64_t hal_now(void *context)
{
    return ((struct local *)context)->now;
}

static struct cp_command *hal_reserve(void *context)
{
    return cp_mailbox_reserve(&((struct local *)context)->mailbox);
}

static void hal_commit(void *context)
{
    cp_mailbox_commit(&((struct local *)context)->mailbox);
}

static int hal_receive(void *context, struct cp_event *event)
{
    return cp_mailbox_receive(&((struct local *)context)->mailbox, event);
}

static int hal_load(void *context, uint64_t address, void *destination, uint32_t bytes)
{
    struct local *local = context;

    if (!bind_loads_permit(local->memory, address, bytes))
        return CP_ERROR_ADDRESS;
    bind_loads_add(&local->loads, address, bytes);
    mem_read(local->memory, address, destination, bytes);
    return CP_OK;
}

static bool local_step(void *self, uint64_t cycle, uint32_t budget, struct bind_step_record *record, char *error,
                       size_t error_bytes)
{
    struct local *local = self;
    struct cp_counters before = *cp_counters_of(local->cp);

    SIM_REQUIRE(cycle >= local->now);
    bind_loads_clear(&local->loads);
    local->now = cycle;
    local->mailbox.header->now = cycle;
    record->sequence = ++local->sequence;
    record->cycle = cycle;
    record->budget = budget;
    record->result = cp_step(local->cp, budget);
    if (local->mailbox.events_bad)
        record->result = CP_ERROR_FRAME;
    record->deadline = cp_deadline(local->cp);
    record->instructions = bind_step_instructions(&before, cp_counters_of(local->cp));
    record->loads = &local->loads;
    if (!local->loads.lost)
        return true;
    snprintf(error, error_bytes, "no room for the loads of a step");
    return false;
}

static const struct cp_counters *local_counters(void *self)
{
    struct local *local = self;

    local->total = local->earlier;
    bind_counters_add(&local->total, cp_counters_of(local->cp));
    return &local->total;
}

static uint32_t local_ready(void *self)
{
    return cp_ready(((struct local *)self)->cp);
}

static uint64_t local_unlaunched(void *self)
{
    return cp_unlaunched(((struct local *)self)->cp);
}

static uint32_t local_wanting(void *self)
{
    return cp_wanting(((struct local *)self)->cp);
}

static uint32_t local_panic(void *self)
{
    return cp_panic(((struct local *)self)->cp);
}

static void local_free(void *self)
{
    struct local *local = self;

    free(local->cp);
    free(local->mailbox_memory);
    free(local->trace);
    bind_loads_free(&local->loads);
    free(local);
}

static bool init_firmware(struct local *local, const struct cp_config *config, char *error, size_t error_bytes)
{
    const struct cp_hal hal = {.context = local,
                               .now = hal_now,
                               .reserve = hal_reserve,
                               .commit = hal_commit,
                               .receive = hal_receive,
                               .load = hal_load};

    if (cp_init(local->cp, config, &hal) == CP_OK &&
        cp_trace_start(local->cp, local->trace, local->trace_bytes) == CP_OK)
        return true;
    snprintf(error, error_bytes, "the firmware refuses its configuration");
    return false;
}

static bool local_start(void *self, const struct cp_config *config, char *error, size_t error_bytes)
{
    struct local *local = self;

    if (cp_mailbox_create(&local->mailbox, local->mailbox_memory, local->commands, local->events, local->checked) ==
        CP_OK)
        return init_firmware(local, config, error, error_bytes);
    snprintf(error, error_bytes, "mailbox.commands and mailbox.events must be powers of two");
    return false;
}

static bool local_restart(void *self, const struct cp_config *config, char *error, size_t error_bytes)
{
    struct local *local = self;

    bind_counters_add(&local->earlier, cp_counters_of(local->cp));
    if (local->mailbox.events_bad)
        cp_mailbox_drop_events(&local->mailbox);
    return init_firmware(local, config, error, error_bytes);
}

bool bind_local(struct binding *binding, const struct parameters *parameters, const struct mem *memory, char *error,
                size_t error_bytes)
{
    struct local *local = calloc(1, sizeof(*local));

    if (local) {
        local->memory = memory;
        local->commands = (uint32_t)parameters->mailbox_commands;
        local->events = (uint32_t)parameters->mailbox_events;
        local->checked = parameters->mailbox_checked != 0;
        local->cp = calloc(1, cp_size());
        local->mailbox_memory = calloc(1, cp_mailbox_bytes(local->commands, local->events));
        local->trace_bytes = bind_trace_bytes(parameters);
        local->trace = local->trace_bytes ? calloc(1, local->trace_bytes) : NULL;
    }
    if (!local || !local->cp || !local->mailbox_memory || (local->trace_bytes && !local->trace)) {
        snprintf(error, error_bytes, "no room for the firmware");
        if (local)
            local_free(local);
        return false;
    }
    *binding =
        (struct binding){.self = local,
                         .mailbox = &local->mailbox,
                         .trace = local->trace,
                         .counted = "firmware instructions, charged from the table of operation costs measured on "
                                    "qemu-rv32",
                         .start = local_start,
                         .restart = local_restart,
                         .step = local_step,
                         .counters = local_counters,
                         .ready = local_ready,
                         .unlaunched = local_unlaunched,
                         .wanting = local_wanting,
                         .panic = local_panic,
                         .free = local_free};
    return true;
}
