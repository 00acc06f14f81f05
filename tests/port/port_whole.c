/*
 * port_whole.c - the whole firmware over the port. The kit's own GPU takes the commands, executes two dispatches of one queue, and
 * answers early, late, in bursts, out of order or with lies in between.
 */
#include "port_rules.h"

#include "onward/aql.h"
#include "onward/cp_state.h"
#include "onward/kernel_descriptor.h"
#include "onward/monitor_log.h"

#define GROUPS     13u /* WGs of a dispatch: more than fit at a time */
#define DISPATCHES 2u
#define SLOTS      8u
#define TURNS      20000u
#define PENDING    64u /* events that wait for their time and for space */

/* Where things lie, from the base of the memory on. */
enum {
    AT_QUEUE = 256, /* an address of 0 is that of no queue */
    AT_RING = 512,
    AT_DESCRIPTOR = 1024,
    AT_CODE = 1088,
    AT_SIGNALS = 1152,
    PROCESS_BYTES = 2048,
    AT_LOG = 4096,
    LOG_ENTRIES = 8
};
#define CONTEXTS UINT64_C(0x4000000000) /* the model has no memory there: contexts are the GPU's own */

static const struct mode {
    const char *name;
    uint32_t delay;  /* turns from a command to its answer */
    uint32_t every;  /* turns from one look of the GPU at its commands to the next */
    uint32_t most;   /* and at most this many */
    uint32_t budget; /* of a step */
    bool newest;     /* of the answers that are due the newest goes first */
    bool lies;       /* nonsense beside each answer */
} modes[] = {
    {"in time, turns:", 0, 1, UINT32_MAX, 16, false, false}, {"late, turns:", 9, 1, UINT32_MAX, 16, false, false},
    {"full ring, turns:", 1, 3, 1, 64, false, false},        {"bursts, turns:", 3, 17, UINT32_MAX, 3, false, false},
    {"out of order, turns:", 5, 1, 4, 16, true, false},      {"lies, turns:", 2, 1, UINT32_MAX, 16, false, true}};

struct pending {
    uint64_t turn; /* from which on it may be posted */
    struct cp_event event;
};

static struct gpu {
    struct port_kit *kit;
    const struct mode *mode;
    uint64_t turn;
    uint32_t tag; /* of the command before */
    uint8_t launched[DISPATCHES * GROUPS];
    uint64_t dispatch[CP_MAX_KERNELS]; /* of a begun kernel */
    struct pending pending[PENDING];
    uint32_t count;
    bool overflow;
} gpu;
static struct cp cp;

static uint64_t base_of(const struct gpu *g)
{
    return g->kit->bench->memory_base;
}

static void write64(const struct gpu *g, uint64_t address, uint64_t value)
{
    g->kit->bench->write(g->kit->bench->gpu, address, &value, sizeof(value));
}

static uint64_t read64(const struct gpu *g, uint64_t address)
{
    uint64_t value = 0;

    g->kit->bench->read(g->kit->bench->gpu, address, &value, sizeof(value));
    return value;
}

/* Answers */

static void answer(struct gpu *g, const struct cp_event *event)
{
    if (g->count == PENDING) {
        g->overflow = true;
        return;
    }
    g->pending[g->count] = (struct pending){g->turn + g->mode->delay, *event};
    g->pending[g->count++].event.cycle = g->kit->clock;
}

static void answer_wg(struct gpu *g, enum cp_event_kind kind, const struct cp_command *command)
{
    const struct cp_place *place = &command->place;
    struct cp_event event = {.kind = (uint8_t)kind,
                             .cu = place->cu,
                             .tag = kind == CP_EVENT_REFUSED ? command->tag : 0,
                             .reason = kind == CP_EVENT_REFUSED ? CP_REFUSED_STALE : 0,
                             .wg = {.slot = place->slot,
                                    .generation = place->generation,
                                    .wait_number = kind == CP_EVENT_REFUSED ? place->wait_number : 0}};

    answer(g, &event);
}

static void answer_kernel(struct gpu *g, enum cp_event_kind kind, uint32_t kernel)
{
    answer(g, &(struct cp_event){.kind = (uint8_t)kind, .kernel = {kernel}});
}

/* What no firmware believes: an unknown kind, WGs that are not there, a queue that does not exist. */
static void lie(struct gpu *g)
{
    answer(g, &(struct cp_event){.kind = 250, .tag = 1});
    answer(g, &(struct cp_event){.kind = CP_EVENT_DONE, .wg = {.slot = SLOTS - 1, .generation = UINT32_MAX}});
    answer(g, &(struct cp_event){.kind = CP_EVENT_SAVED, .saved = {.wg = {.slot = UINT32_MAX}}});
    answer(g, &(struct cp_event){.kind = CP_EVENT_DOORBELL, .doorbell = {CP_MAX_QUEUES}});
    answer(g, &(struct cp_event){.kind = CP_EVENT_KERNEL_ENDED, .kernel = {UINT32_MAX}});
}

/* Commands */

static void begin_kernel(struct gpu *g, const struct cp_kernel_begin *begin)
{
    if (begin->kernel < CP_MAX_KERNELS)
        g->dispatch[begin->kernel] = begin->dispatch_id;
}

/* Counts a launch of a WG of the grid, if there is such a one. */
static void count_launch(struct gpu *g, uint32_t kernel, uint32_t number)
{
    if (kernel < CP_MAX_KERNELS && g->dispatch[kernel] < DISPATCHES && number < GROUPS)
        g->launched[g->dispatch[kernel] * GROUPS + number]++;
}

static void give(struct gpu *g, const struct cp_give *given)
{
    for (uint32_t number = given->next; number < given->end && number < GROUPS; number++)
        count_launch(g, given->kernel, number);
    if (given->launched)
        answer_kernel(g, CP_EVENT_GIVEN, given->kernel);
    answer_kernel(g, CP_EVENT_KERNEL_ENDED, given->kernel);
}

static bool is_inside(const struct gpu *g, uint64_t address, uint32_t bytes)
{
    uint32_t all = g->kit->bench->memory_bytes;

    return bytes <= 64 && bytes <= all && address - base_of(g) <= all - bytes;
}

static void access_memory(struct gpu *g, const struct cp_command *command)
{
    const struct cp_memory_command *m = &command->memory;
    const struct port_bench *bench = g->kit->bench;
    uint8_t bytes[64] = {0};

    if (!is_inside(g, m->address, m->bytes) ||
        (command->opcode == CP_COMMAND_COPY && !is_inside(g, m->value, m->bytes)))
        return;
    if (command->opcode == CP_COMMAND_ADD)
        write64(g, m->address, read64(g, m->address) + m->value);
    if (command->opcode == CP_COMMAND_STORE)
        bench->write(bench->gpu, m->address, &m->value, m->bytes);
    if (command->opcode != CP_COMMAND_COPY)
        return;
    bench->read(bench->gpu, m->value, bytes, m->bytes);
    bench->write(bench->gpu, m->address, bytes, m->bytes);
}

static bool is_unfinished(const struct gpu *g, uint32_t dispatch)
{
    uint8_t type = 0;

    g->kit->bench->read(g->kit->bench->gpu, base_of(g) + AT_RING + 64 * dispatch, &type, sizeof(type));
    return type == CP_PACKET_KERNEL_DISPATCH;
}

/* All is dropped; the host prepares signals for kernels that run again. What was posted before is still on its way. */
static void reset(struct gpu *g, const struct cp_command *command)
{
    g->count = 0;
    g->tag = 0;
    for (uint32_t i = 0; i < DISPATCHES; i++) {
        if (!is_unfinished(g, i))
            continue;
        __builtin_memset(&g->launched[i * GROUPS], 0, GROUPS);
        write64(g, base_of(g) + AT_SIGNALS + 64 * i + __builtin_offsetof(struct cp_signal, value), 1);
    }
    answer(g, &(struct cp_event){.kind = CP_EVENT_RESET, .reset = command->reset});
}

static void execute(struct gpu *g, const struct cp_command *command)
{
    if (command->opcode == CP_COMMAND_RESET)
        reset(g, command);
    port_check(g->kit, PORT_COMMAND_ORDER, command->tag == g->tag + 1, "another command behind", g->tag);
    g->tag = command->tag;
    switch (command->opcode) {
    case CP_COMMAND_KERNEL_BEGIN:
        begin_kernel(g, &command->begin);
        break;
    case CP_COMMAND_LAUNCH:
        count_launch(g, command->place.kernel, command->place.workgroup[0]);
        answer_wg(g, CP_EVENT_DONE, command);
        break;
    case CP_COMMAND_KERNEL_END:
        answer_kernel(g, CP_EVENT_KERNEL_ENDED, command->end.kernel);
        break;
    case CP_COMMAND_GIVE:
        give(g, &command->give);
        break;
    case CP_COMMAND_TAKE:
        answer(g, &(struct cp_event){.kind = CP_EVENT_TAKEN, .taken = {0, SLOTS}});
        break;
    case CP_COMMAND_STORE:
    case CP_COMMAND_ADD:
    case CP_COMMAND_COPY:
        access_memory(g, command);
        break;
    case CP_COMMAND_SAVE:
    case CP_COMMAND_RESTORE:
    case CP_COMMAND_RESUME:
    case CP_COMMAND_KILL:
        answer_wg(g, CP_EVENT_REFUSED, command);
        break;
    default: /* no answer */
        return;
    }
    if (g->mode->lies)
        lie(g);
}

/* Turns */

/* Finds the event that is posted next. Returns its place, or count if none is due. */
static uint32_t next_event(const struct gpu *g)
{
    uint32_t best = g->count;

    for (uint32_t i = 0; i < g->count && (g->mode->newest || best == g->count); i++) {
        if (g->pending[i].turn <= g->turn)
            best = i;
    }
    return best;
}

static void post_due(struct gpu *g)
{
    const struct port_bench *bench = g->kit->bench;

    for (uint32_t i = next_event(g); i < g->count; i = next_event(g)) {
        if (bench->post(bench->gpu, &g->pending[i].event) != CP_OK)
            return;
        g->count--;
        __builtin_memmove(&g->pending[i], &g->pending[i + 1], (g->count - i) * sizeof(g->pending[0]));
    }
}

static void take_commands(struct gpu *g)
{
    const struct port_bench *bench = g->kit->bench;
    struct cp_command command;

    if (g->turn % g->mode->every)
        return;
    for (uint32_t i = 0; i < g->mode->most && bench->take(bench->gpu, &command); i++)
        execute(g, &command);
}

static bool is_complete(const struct gpu *g)
{
    uint64_t base = base_of(g);

    for (uint32_t i = 0; i < DISPATCHES; i++) {
        if (read64(g, base + AT_SIGNALS + 64 * i + __builtin_offsetof(struct cp_signal, value)))
            return false;
    }
    return read64(g, base + AT_QUEUE + __builtin_offsetof(struct cp_queue_memory, read_dispatch_id)) == DISPATCHES;
}

/*
 * Turns until both signals are decremented and the read index has moved, at most this many; a stopped firmware does not get there.
 */
static bool completes(struct gpu *g, uint64_t turns)
{
    for (g->turn++; g->turn < turns && !g->overflow; g->turn++) {
        post_due(g);
        port_step(g->kit);
        if (cp_step(&cp, g->mode->budget) < 0)
            return false;
        take_commands(g);
        if (is_complete(g))
            return true;
    }
    return false;
}

/* Set-up */

static void put(const struct gpu *g, uint64_t offset, const void *from, uint32_t bytes)
{
    g->kit->bench->write(g->kit->bench->gpu, base_of(g) + offset, from, bytes);
}

/* A queue with both packets in its ring, their kernel, signals, and an empty log. */
static void set_memory(const struct gpu *g)
{
    static const uint8_t zeros[1024];
    static const uint32_t end_of_program = 0xbf810000;
    uint64_t base = base_of(g);
    const struct cp_queue_memory queue = {.base_address = base + AT_RING, .size = 4, .write_dispatch_id = DISPATCHES};
    const struct cp_kernel_descriptor descriptor = {.kernel_code_entry_byte_offset = AT_CODE - AT_DESCRIPTOR};
    const struct cp_signal signal = {.kind = 1, .value = 1};

    put(g, AT_LOG, zeros, (uint32_t)cp_log_bytes(LOG_ENTRIES));
    put(g, AT_QUEUE, &queue, sizeof(queue));
    put(g, AT_DESCRIPTOR, &descriptor, sizeof(descriptor));
    put(g, AT_CODE, &end_of_program, sizeof(end_of_program));
    for (uint32_t i = 0; i < DISPATCHES; i++) {
        const struct cp_dispatch_packet packet = {
            .header = CP_PACKET_HEADER(CP_PACKET_KERNEL_DISPATCH, 1, CP_FENCE_AGENT, CP_FENCE_AGENT),
            .setup = 1,
            .workgroup_size = {64, 1, 1},
            .grid_size = {64 * GROUPS, 1, 1},
            .kernel_object = base + AT_DESCRIPTOR,
            .completion_signal = base + AT_SIGNALS + 64 * i};

        put(g, AT_RING + 64 * i, &packet, sizeof(packet));
        put(g, AT_SIGNALS + 64 * i, &signal, sizeof(signal));
    }
}

static int start(const struct gpu *g, uint32_t dispatcher, enum cp_restart restart)
{
    const struct port_bench *bench = g->kit->bench;
    struct cp_config config = CP_CONFIG_DEFAULT;

    config.policy = bench->policy ? bench->policy : &cp_policy_awg;
    config.cus = 2;
    config.simds = 2;
    config.waves_per_simd = 1;
    config.vgprs_per_simd = 256;
    config.sgprs_per_simd = 256;
    config.lds_bytes = 65536;
    config.barriers = 4;
    config.wg_slots = SLOTS;
    config.context_bytes = 65536;
    config.context_base = CONTEXTS;
    config.log_base = base_of(g) + AT_LOG;
    config.log_entries = LOG_ENTRIES;
    config.quantum = 0;
    config.dispatcher = dispatcher;
    config.restart = restart;
    config.queues[0] = (struct cp_queue_config){
        .queue_memory = base_of(g) + AT_QUEUE, .process = {base_of(g), PROCESS_BYTES}, .priority = 1};
    return cp_init(&cp, &config, &bench->hal);
}

static bool each_was_launched_once(const struct gpu *g)
{
    for (uint32_t i = 0; i < DISPATCHES * GROUPS; i++) {
        if (g->launched[i] != 1)
            return false;
    }
    return true;
}

static void check_mode(struct port_kit *kit, const struct mode *mode, uint32_t dispatcher)
{
    enum port_rule rule = dispatcher ? PORT_WHOLE_GIVEN : PORT_WHOLE_OWN;
    bool complete;

    port_look(kit, rule);
    gpu = (struct gpu){.kit = kit, .mode = mode};
    port_reset(kit);
    set_memory(&gpu);
    if (!port_check(kit, rule, start(&gpu, dispatcher, CP_RESTART_NONE) == CP_OK, "cp_init refuses field",
                    cp_refused_field(&cp)))
        return;
    answer(&gpu, &(struct cp_event){.kind = CP_EVENT_DOORBELL, .doorbell = {0}});
    complete = completes(&gpu, TURNS);
    port_check(kit, rule, complete, mode->name, gpu.turn);
    port_check(kit, rule, each_was_launched_once(&gpu), mode->name, gpu.turn);
}

#if CP_HOST
/* The firmware begins anew after this number of turns, with another dispatcher or none. */
static void check_restart(struct port_kit *kit, const struct mode *mode, uint32_t dispatcher, uint32_t turns)
{
    gpu = (struct gpu){.kit = kit, .mode = mode};
    port_reset(kit);
    set_memory(&gpu);
    if (start(&gpu, dispatcher, CP_RESTART_NONE) != CP_OK)
        return;
    answer(&gpu, &(struct cp_event){.kind = CP_EVENT_DOORBELL, .doorbell = {0}});
    completes(&gpu, turns);
    port_step(kit);
    port_check(kit, PORT_WHOLE_AGAIN, start(&gpu, 0, CP_RESTART_REPLAY) == CP_OK, "cp_init refuses field",
               cp_refused_field(&cp));
    port_check(kit, PORT_WHOLE_AGAIN, completes(&gpu, TURNS) && each_was_launched_once(&gpu), mode->name, turns);
}

static void check_restarts(struct port_kit *kit)
{
    port_look(kit, PORT_WHOLE_AGAIN);
    for (uint32_t i = 0; i < sizeof(modes) / sizeof(modes[0]); i++) {
        for (uint32_t turns = 1; turns < 60; turns += 3)
            check_restart(kit, &modes[i], CP_DELEGATION && turns % 2, turns);
    }
}
#endif

void port_check_whole(struct port_kit *kit)
{
    for (uint32_t dispatcher = 0; dispatcher <= CP_DELEGATION; dispatcher++) {
        for (uint32_t i = 0; i < sizeof(modes) / sizeof(modes[0]); i++)
            check_mode(kit, &modes[i], dispatcher);
    }
#if CP_HOST
    check_restarts(kit);
#endif
}
