/* fake_port.c - recorded commands, prepared events. */
#include "fake_port.h"

#include "compute_unit.h"
#include "dispatch.h"
#include "kernel.h"
#include "queue.h"
#include "test.h"

static struct fake_port *last_port;

static uint64_t port_now(void *context)
{
    return ((struct fake_port *)context)->now;
}

void *fake_port_at(struct fake_port *port, uint64_t address, uint32_t bytes)
{
    if (address >= FAKE_PORT_LOG && address + bytes <= FAKE_PORT_LOG + sizeof(port->log))
        return &port->log[address - FAKE_PORT_LOG];
    if (address >= FAKE_PORT_WORDS && address + bytes <= FAKE_PORT_WORDS + sizeof(port->words))
        return &port->words[address - FAKE_PORT_WORDS];
    return 0;
}

/* What STORE, ADD and COPY do. */
static void write_memory(struct fake_port *port, uint32_t opcode, const struct cp_memory_command *command)
{
    uint8_t *at = fake_port_at(port, command->address, command->bytes);
    const void *source =
        opcode == CP_COMMAND_COPY ? fake_port_at(port, command->value, command->bytes) : &command->value;
    uint64_t sum = command->value;

    if (!at || !source)
        return;
    if (opcode == CP_COMMAND_ADD) {
        __builtin_memcpy(&sum, at, 8);
        sum += command->value;
        source = &sum;
    }
    __builtin_memcpy(at, source, command->bytes);
}

static struct cp_command *port_reserve(void *context)
{
    struct fake_port *port = context;

    return port->room && port->count < FAKE_PORT_COMMANDS ? &port->commands[port->count] : 0;
}

/* All reserved fields of a frame in one. */
static uint32_t reserved_in(const struct cp_command *command)
{
    switch (command->opcode) {
    case CP_COMMAND_KERNEL_BEGIN:
    case CP_COMMAND_WAITING:
    case CP_COMMAND_GIVE:
        return command->reserved0;
    case CP_COMMAND_KERNEL_END:
    case CP_COMMAND_DROP:
        return command->reserved0 | command->end.reserved0;
    case CP_COMMAND_STORE:
    case CP_COMMAND_ADD:
    case CP_COMMAND_COPY:
        return command->reserved0 | command->memory.reserved0;
    case CP_COMMAND_CU_RELEASE:
        return command->reserved0 | command->release.reserved0[0] | command->release.reserved0[1] |
               command->release.reserved0[2];
    case CP_COMMAND_MONITOR:
        return command->reserved0 | command->monitor.reserved0;
    default:
        return command->reserved0 | command->place.reserved0;
    }
}

static void port_commit(void *context)
{
    struct fake_port *port = context;
    struct cp_command *command = &port->commands[port->count];
    uint32_t bytes = cp_command_bytes(command);

    CHECK(port->room && port->count < FAKE_PORT_COMMANDS);
    __builtin_memset((uint8_t *)command + bytes, 0, sizeof(*command) - bytes);
    CHECK_EQUAL(reserved_in(command), 0);
    port->room--;
    port->count++;
    if (command->opcode >= CP_COMMAND_STORE && command->opcode <= CP_COMMAND_COPY)
        write_memory(port, command->opcode, &command->memory);
}

static int port_receive(void *context, struct cp_event *event)
{
    struct fake_port *port = context;

    if (port->events_first == port->events_end)
        return 0;
    *event = port->events[port->events_first++ % FAKE_PORT_EVENTS];
    return 1;
}

static int port_load(void *context, uint64_t address, void *destination, uint32_t bytes)
{
    const void *at = fake_port_at(context, address, bytes);

    ((struct fake_port *)context)->loads++;
    if (!at)
        return CP_ERROR_ADDRESS;
    __builtin_memcpy(destination, at, bytes);
    return CP_OK;
}

void fake_port_init(struct fake_port *port, struct cp *cp)
{
    __builtin_memset(port, 0, sizeof(*port));
    __builtin_memset(port->commands, 0xff, sizeof(port->commands)); /* a ring is not cleared between two commands */
    last_port = port;
    port->cp = cp;
    port->room = UINT32_MAX;
    port->now = 100;
    port->config = (struct cp_config){.policy = &cp_policy_timeout,
                                      .cus = 2,
                                      .simds = 2,
                                      .waves_per_simd = 2,
                                      .vgprs_per_simd = 256,
                                      .sgprs_per_simd = 256,
                                      .lds_bytes = 65536,
                                      .barriers = 8,
                                      .wg_slots = 16,
                                      .context_bytes = 65536,
                                      .timeout_interval = 1000,
                                      .quantum = 5000,
                                      .check_interval = 2000,
                                      .log_base = FAKE_PORT_LOG,
                                      .log_entries = 8};
    for (uint32_t i = 0; i < 4; i++) {
        port->config.queues[i].queue_memory = 0x1000 * (i + 1);
        port->config.queues[i].priority = 2;
        port->config.queues[i].process.base = FAKE_PORT_WORDS + i * FAKE_PORT_PROCESS;
        port->config.queues[i].process.bytes = FAKE_PORT_PROCESS;
    }
}

void fake_port_start(struct fake_port *port)
{
    const struct cp_hal hal = {port, port_now, port_reserve, port_commit, port_receive, port_load};

    CHECK_EQUAL(cp_init(port->cp, &port->config, &hal), CP_OK);
    fake_port_settle(port);
    if (port->commands[0].opcode == CP_COMMAND_MONITOR)
        port->read++;
    CHECK_EQUAL(fake_port_next(port, 0), CP_COMMAND_WAITING);
}

void fake_port_open(struct fake_port *port, uint32_t groups, uint32_t waves)
{
    fake_port_open_in(port, 0, groups, waves);
}

void fake_port_open_in(struct fake_port *port, uint32_t queue, uint32_t groups, uint32_t waves)
{
    fake_port_open_with(port, queue, groups, waves, &(struct cp_launch){0});
}

void fake_port_open_with(struct fake_port *port, uint32_t queue, uint32_t groups, uint32_t waves,
                         const struct cp_launch *launch)
{
    struct cp_dispatch dispatch = {.groups = {groups, 1, 1}, .signal = 0x20000, .launch = *launch};

    dispatch.shape.waves = (uint8_t)waves;
    dispatch.shape.vgprs = 4;
    dispatch.shape.sgprs = 16;
    cp_cu_shape(port->cp, &dispatch.shape);
    dispatch.begin.queue = (uint16_t)queue;
    if (port->scratch_slots) {
        dispatch.begin.scratch_wave_bytes = 1024;
        dispatch.scratch_slots = port->scratch_slots;
    }
    cp_dispatch_open(port->cp, &dispatch);
    cp_queue_opened(port->cp, &port->cp->queues[queue]);
}

void fake_port_settle(struct fake_port *port)
{
    for (uint32_t i = 0; i < 10000; i++) {
        if (cp_step(port->cp, 1) <= 0)
            return;
    }
    test_fail(__FILE__, __LINE__, "the firmware does not settle");
}

struct cp_event *fake_port_event(struct fake_port *port, enum cp_event_kind kind, uint32_t slot)
{
    struct cp_event *event = &port->events[port->events_end++ % FAKE_PORT_EVENTS];

    *event = (struct cp_event){.kind = (uint8_t)kind, .cycle = port->now, .wg = {.slot = slot}};
    if (slot < port->config.wg_slots)
        event->wg.generation = port->cp->workgroups[slot].generation;
    return event;
}

void fake_port_tell(struct fake_port *port, enum cp_event_kind kind, uint32_t slot, uint32_t wait_number)
{
    fake_port_event(port, kind, slot)->wg.wait_number = wait_number;
    fake_port_settle(port);
}

uint32_t fake_port_next(struct fake_port *port, const struct cp_command **command)
{
    if (port->read == port->count)
        return 0;
    if (command)
        *command = &port->commands[port->read];
    return port->commands[port->read++].opcode;
}

void fake_port_set(struct fake_port *port, uint64_t address, uint32_t value)
{
    __builtin_memcpy(fake_port_at(port, address, 4), &value, 4);
}

struct cp_log_entry *fake_port_log(struct fake_port *port, uint32_t slot, uint32_t wait_number, uint64_t address,
                                   uint64_t value)
{
    struct cp_log_control *control = (struct cp_log_control *)(void *)port->log;
    uint64_t n = control->written++;
    struct cp_log_entry *entry = (struct cp_log_entry *)(void *)(control + 1) + n % port->config.log_entries;

    CHECK(n - control->read < port->config.log_entries);
    *entry = (struct cp_log_entry){.address = address,
                                   .mask = UINT32_MAX,
                                   .value = value,
                                   .since = port->now,
                                   .slot = slot,
                                   .generation = port->cp->workgroups[slot % CP_MAX_WGS].generation,
                                   .wait_number = wait_number,
                                   .condition = 1,
                                   .bytes = 4,
                                   .wrap_count = (uint32_t)(1 + n / port->config.log_entries)};
    fake_port_event(port, CP_EVENT_LOG, 0)->log.written = control->written;
    return entry;
}

void fake_port_pass(struct fake_port *port, uint64_t cycles)
{
    port->now += cycles;
    fake_port_settle(port);
}

void fake_port_forget(struct fake_port *port)
{
    port->count = 0;
    port->read = 0;
}

void check_state(uint32_t slot, enum cp_wg_state state)
{
    struct cp_wg_status status;

    CHECK_EQUAL(cp_wg_status_of(last_port->cp, slot, &status), CP_OK);
    CHECK_EQUAL(status.state, state);
}
