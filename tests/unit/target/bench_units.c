/*
 * bench_units.c - what one more operation costs in a step that does several, in exact instructions.
 *
 * From one and the same state a step runs with a budget of n units, and with n plus the operation's. The difference is the operation from the moment the firmware turns to it (looks for work, takes the event, reads the
 * entry) until it turns to the next one, with its rings and loads: what entering and leaving a step costs is in neither.
 * The counters must say that the operation, and nothing else, was done.
 *
 * Of an operation that reads a word and sends a command because of what it finds there, that part is counted by itself too:
 * from the call that reads the word until the command is in the ring.
 *
 * The HAL is that of the co-simulation (boards/common/cosim.c): the mailbox, and GPU memory that the board can see.
 * Prints unit|WORK-GROUPS|NAME|count|least|median|most. With the largest tables it measures how the costs grow instead: it
 * prints work-groups|NUMBER|NAME|count|least|median|most, and the same for compute-units.
 */
#include "board.h"
#include "compute_unit.h"
#include "dispatch.h"
#include "queue.h"
#include "copy.h"
#include "reclaim.h"
#include "kernel.h"
#include "onward/aql.h"
#include "onward/cooperative.h"
#include "onward/cp_state.h"
#include "onward/kernel_descriptor.h"
#include "onward/mailbox.h"
#include "onward/monitor_log.h"

#define RING        128u
#define LOG_ENTRIES 64u
#define LOG         0u
#define WORDS       8192u
#define CONTROL     32768u
#define MEMORY      65536u
#define OPERATIONS  12u /* of one kind in a step, at most */

#define COUNTER(field) (uint32_t)(__builtin_offsetof(struct cp_counters, field) / sizeof(uint64_t))
#define COUNTERS       COUNTER(conditions_peak) /* those that count, before the peaks */

int main(void);

/* A GPU that holds this number of WGs on this number of CUs. */
struct size {
    uint32_t groups, cus;
};

struct scene {
    const char *name;
    void (*prepare)(struct size size);
    uint32_t period;     /* units from one such operation to the next */
    uint32_t first;      /* of these, before it */
    uint32_t units;      /* and that it takes */
    uint32_t counted[5]; /* counters that it raises by one; COUNTERS ends the list */
    uint32_t commands;   /* that it sends, if that is not among these */
};

static struct port {
    struct cp_mailbox mailbox;
    uint64_t now;
    uint32_t read,
        sent; /* counts at the last read of memory, when it began, and at the last command, when it was sent */
    uint8_t rings[CP_MAILBOX_BYTES(RING, RING)] __attribute__((aligned(8)));
    uint8_t memory[MEMORY] __attribute__((aligned(64)));
} port;
static struct cp cp;

/* The state that steps begin with. */
static struct {
    struct cp cp;
    struct cp_mailbox_header header;
} start;

static uint64_t hal_now(void *context)
{
    return ((const struct port *)context)->now;
}

static struct cp_command *hal_reserve(void *context)
{
    return cp_mailbox_reserve(&((struct port *)context)->mailbox);
}

static void hal_commit(void *context)
{
    cp_mailbox_commit(&((struct port *)context)->mailbox);
}

static int hal_receive(void *context, struct cp_event *event)
{
    return cp_mailbox_receive(&((struct port *)context)->mailbox, event);
}

static int hal_load(void *context, uint64_t address, void *destination, uint32_t bytes)
{
    const struct port *p = context;

    if (bytes > MEMORY || address > MEMORY - bytes)
        return CP_ERROR_ADDRESS;
    board_copy(destination, p->memory + (uint32_t)address, bytes);
    return CP_OK;
}

static int hal_load_noted(void *context, uint64_t address, void *destination, uint32_t bytes)
{
    port.read = board_count();
    return hal_load(context, address, destination, bytes);
}

static void hal_commit_noted(void *context)
{
    hal_commit(context);
    port.sent = board_count();
}

/* Steps until no work is left; the GPU takes all commands. */
static void settle(void)
{
    while (cp_step(&cp, 64) > 0)
        port.mailbox.header->command_consumed = port.mailbox.header->command_produced;
}

static void post(const struct cp_event *event)
{
    cp_mailbox_post(&port.mailbox, event);
}

static void tell(enum cp_event_kind kind, uint32_t slot, uint32_t wait_number)
{
    struct cp_event event = {.kind = (uint8_t)kind, .wg.slot = slot, .cycle = port.now};

    event.wg.generation = cp.workgroups[slot].generation;
    event.wg.wait_number = wait_number;
    event.wg.first_wait = wait_number;
    post(&event);
}

/* A GPU with resources for this number of WGs of one wave, and nothing else. */
static void start_gpu(struct size size)
{
    static struct cp_config config;
    const struct cp_hal hal = {&port, hal_now, hal_reserve, hal_commit, hal_receive, hal_load};

    port.now = 1000;
    __builtin_memset(port.memory, 0, sizeof(port.memory));
    cp_mailbox_create(&port.mailbox, port.rings, RING, RING, false);
    config = (struct cp_config){.policy = &cp_policy_awg,
                                .cus = size.cus,
                                .simds = 4,
                                .vgprs_per_simd = 2048,
                                .sgprs_per_simd = 2048,
                                .lds_bytes = 65536,
                                .barriers = 16,
                                .wg_slots = CP_MAX_WGS,
                                .context_bytes = 65536,
                                .context_base = 1u << 20,
                                .quantum = 50000,
                                .wait_timeout = 1000000,
                                .check_interval = 2000,
                                .log_base = LOG,
                                .log_entries = LOG_ENTRIES};
    config.waves_per_simd = size.groups / config.cus / config.simds;
    config.queues[0].queue_memory = 4096;
    config.queues[0].process.bytes = MEMORY;
    cp_init(&cp, &config, &hal);
    settle();
}

/* A kernel of this number of WGs of one wave. */
static void add_kernel(uint32_t groups, struct cp_launch launch)
{
    struct cp_dispatch dispatch = {.groups = {groups, 1, 1}, .launch = launch};

    dispatch.shape = (struct cp_shape){.waves = 1, .vgprs = 4, .sgprs = 16};
    cp_cu_shape(&cp, &dispatch.shape);
    cp_dispatch_open(&cp, &dispatch);
    cp_queue_opened(&cp, &cp.queues[0]);
}

/* With one kernel of as many WGs as there is room for and more. */
static void open(struct size size, uint32_t more)
{
    start_gpu(size);
    add_kernel(size.groups + more, (struct cp_launch){0});
}

/* Everything that the GPU holds is placed. */
static void fill(struct size size, uint32_t more)
{
    open(size, more);
    settle();
}

static void prepare_launch(struct size size)
{
    open(size, 0);
    cp_step(&cp, 2); /* KERNEL_BEGIN, and a first one */
}

#if CP_HOST
/* What the host makes of a queue of one packet, which is there. */
static struct cp_queue_config write_queue(void)
{
    uint64_t address = CONTROL + 1024u;
    struct cp_queue_memory memory = {
        .base_address = address + 512, .size = 1, .write_dispatch_id = 1, .read_dispatch_id = 0};
    struct cp_dispatch_packet packet = {.header = CP_PACKET_KERNEL_DISPATCH,
                                        .setup = 1,
                                        .workgroup_size = {64, 1, 1},
                                        .grid_size = {64, 1, 1},
                                        .kernel_object = CONTROL,
                                        .kernarg_address = CONTROL};
    struct cp_kernel_descriptor descriptor = {.kernel_code_entry_byte_offset = 256};

    board_copy(port.memory + address, &memory, sizeof(memory));
    board_copy(port.memory + address + 512, &packet, sizeof(packet));
    board_copy(port.memory + CONTROL, &descriptor, sizeof(descriptor));
    return (struct cp_queue_config){.queue_memory = address, .process = {0, MEMORY}};
}

static void post_host(enum cp_host_operation operation, struct cp_queue_config config)
{
    post(&(struct cp_event){
        .kind = CP_EVENT_HOST, .reason = (uint8_t)operation, .cu = 1, .cycle = port.now, .host = config});
}

static void prepare_create(struct size size)
{
    start_gpu(size);
    post_host(CP_HOST_CREATE, write_queue());
}

/* A command for queue 1, whose one dispatch is complete. */
static void prepare_command(struct size size, enum cp_host_operation operation, struct cp_queue_config config)
{
    start_gpu(size);
    post_host(CP_HOST_CREATE, write_queue());
    settle();
    tell(CP_EVENT_DONE, 0, 0);
    settle();
    post(&(struct cp_event){.kind = CP_EVENT_KERNEL_ENDED, .cycle = port.now});
    settle();
    post_host(operation, config);
}

static void prepare_update(struct size size)
{
    prepare_command(size, CP_HOST_UPDATE, (struct cp_queue_config){.priority = 2});
}

static void prepare_drain(struct size size)
{
    prepare_command(size, CP_HOST_DRAIN, (struct cp_queue_config){0});
}

static void prepare_suspend(struct size size)
{
    prepare_command(size, CP_HOST_SUSPEND, (struct cp_queue_config){0});
}

/* page and mask are where queue_memory and process.base are. */
static void prepare_mask(struct size size)
{
    prepare_command(size, CP_HOST_MASK, (struct cp_queue_config){.queue_memory = CONTROL + 1024u, .process.base = 8});
}

static void prepare_limit(struct size size)
{
    prepare_command(size, CP_HOST_LIMIT, (struct cp_queue_config){.queue_memory = 1000000, .process.base = 2000000});
}
#endif

static void prepare_retire(struct size size)
{
    fill(size, 0);
    for (uint32_t i = 0; i < OPERATIONS + 2; i++)
        tell(CP_EVENT_DONE, i * 5, 0);
}

static void prepare_succeed(struct size size)
{
    fill(size, size.groups);
    for (uint32_t i = 0; i < OPERATIONS + 2; i++)
        tell(CP_EVENT_DONE, i * 5, 0);
}

/* Every fourth WG, from the first one on. */
static void tell_fourths(enum cp_event_kind kind, uint32_t first, uint32_t count, uint32_t wait_number)
{
    for (uint32_t i = first; i < first + count; i++)
        tell(kind, i * 4, wait_number);
}

/* WGs wait that others want the places of; more reports of that have been asked for than there will be. */
static void prepare_waiting(struct size size)
{
    if (size.groups + OPERATIONS + 2 > CP_MAX_WGS) /* those that lack a place have slots, too */
        size.groups -= size.groups / 16;
    fill(size, OPERATIONS + 2);
    tell_fourths(CP_EVENT_WAITING, 0, OPERATIONS + 2, 1);
    cp.reports = CP_MAX_WGS;
}

/* They have been told to give their places away. */
static void prepare_saved(struct size size)
{
    prepare_waiting(size);
    settle();
    tell_fourths(CP_EVENT_SAVED, 0, OPERATIONS + 2, 1);
}

/* The others are in their places. One of them can run again, so that places are wanted, and more of them can. */
static void prepare_met_away(struct size size)
{
    prepare_saved(size);
    settle();
    tell(CP_EVENT_CONDITION_MET, 0, 1);
    settle();
    tell_fourths(CP_EVENT_CONDITION_MET, 1, OPERATIONS + 1, 1);
    cp.reports = CP_MAX_WGS;
}

/* All of them can, and others end. */
static void prepare_restore(struct size size)
{
    prepare_met_away(size);
    settle();
    for (uint32_t i = 0; i < OPERATIONS + 2; i++)
        tell(CP_EVENT_DONE, i * 4 + 1, 0);
}

static void prepare_restored(struct size size)
{
    prepare_restore(size);
    settle();
    tell_fourths(CP_EVENT_RESTORED, 0, OPERATIONS + 2, 0);
}

/* Entries of the log, each of a WG and a word of its own that is not met. */
static void prepare_entries(struct size size)
{
    struct cp_log_control *control = (struct cp_log_control *)(void *)(port.memory + LOG);
    struct cp_log_entry *entries = (struct cp_log_entry *)(void *)(control + 1);

    fill(size, 0);
    for (uint32_t i = 0; i < OPERATIONS + 2; i++)
        entries[i] = (struct cp_log_entry){.address = WORDS + 64 * i,
                                           .mask = UINT32_MAX,
                                           .value = 1,
                                           .since = port.now,
                                           .slot = i * 3,
                                           .wait_number = 1,
                                           .condition = 1,
                                           .bytes = 4,
                                           .wrap_count = 1};
    control->written = OPERATIONS + 2;
    tell(CP_EVENT_LOG, 0, 0);
    while (!cp.log.unread)
        cp_step(&cp, 1);
}

static void prepare_checks(struct size size)
{
    prepare_entries(size);
    settle();
    port.now += 4000;
    cp_step(&cp, 1); /* the first one has a round begun */
}

static void prepare_met(struct size size)
{
    prepare_entries(size);
    settle();
    for (uint32_t i = 0; i < OPERATIONS + 2; i++)
        port.memory[WORDS + 64 * i] = 1;
    port.now += 4000;
    cp_step(&cp, 1); /* the first one has a round begun */
}

/* The same, where only the way from the read of a word to the command is counted. */
static void prepare_answer(struct size size)
{
    prepare_met(size);
    cp.hal.load = hal_load_noted;
    cp.hal.commit = hal_commit_noted;
}

/* WGs of a cooperative kernel offer to be killed, and none is wanted: each is told to stay. */
static void prepare_messages(struct size size)
{
    struct cp_event event = {
        .kind = CP_EVENT_MESSAGE, .message.word = CP_MESSAGE(CP_MESSAGE_KILL, 0), .cycle = port.now};

    start_gpu(size);
    add_kernel(size.groups, (struct cp_launch){.control = CONTROL,
                                               .record_bytes = CP_RECORD_LEAST_BYTES,
                                               .managed = CP_MANAGED_MESSAGES | CP_MANAGED_RESIZES});
    settle();
    for (uint32_t i = 0; i < OPERATIONS + 2; i++) {
        event.wg.slot = i * 3;
        event.wg.generation = cp.workgroups[event.wg.slot].generation;
        post(&event);
    }
}

static const struct scene scenes[] = {
    {"launch", prepare_launch, 1, 0, 1, {COUNTER(launches), COUNTER(commands), COUNTERS}, 0},
    {"retire", prepare_retire, 1, 0, 1, {COUNTER(retires), COUNTER(events), COUNTERS}, 0},
    {"retire, with handover",
     prepare_succeed,
     1,
     0,
     1,
     {COUNTER(retires), COUNTER(launches), COUNTER(handovers), COUNTER(events), COUNTER(commands)},
     0},
    {"wait reported, and its WG saved",
     prepare_waiting,
     2,
     0,
     2,
     {COUNTER(waits), COUNTER(saves), COUNTER(events), COUNTER(commands), COUNTERS},
     0},
    {"saved", prepare_saved, 2, 0, 1, {COUNTER(saved), COUNTER(events), COUNTERS}, 0},
    {"condition met of a WG away", prepare_met_away, 1, 0, 1, {COUNTER(conditions_met), COUNTER(events), COUNTERS}, 0},
    {"restore", prepare_restore, 2, 1, 1, {COUNTER(restores), COUNTER(commands), COUNTERS}, 0},
    {"restored", prepare_restored, 1, 0, 1, {COUNTER(restored), COUNTER(events), COUNTERS}, 0},
    {"Monitor Log entry parsed and filed", prepare_entries, 2, 0, 1, {COUNTER(log_entries), COUNTERS}, 0},
    {"its wait put in order, its word checked", prepare_entries, 2, 1, 1, {COUNTER(checks), COUNTERS}, 0},
    {"condition checked, false", prepare_checks, 1, 0, 1, {COUNTER(checks), COUNTERS}, 0},
    {"condition checked, met, its one waiter resumed",
     prepare_met,
     1,
     0,
     1,
     {COUNTER(checks), COUNTER(spilled_resumes), COUNTER(resumes), COUNTER(commands), COUNTERS},
     0},
    {"of this, from the read of the word to RESUME in the ring",
     prepare_answer,
     1,
     0,
     1,
     {COUNTER(checks), COUNTER(spilled_resumes), COUNTER(resumes), COUNTER(commands), COUNTERS},
     0},
    {"message of a cooperative kernel, answered",
     prepare_messages,
     1,
     0,
     1,
     {COUNTER(messages), COUNTER(events), COUNTER(commands), COUNTERS},
     0},
#if CP_HOST
    {"queue created, its first packet read, the first work-group launched",
     prepare_create,
     0,
     0,
     4,
     {COUNTER(host_commands), COUNTER(events), COUNTER(packets), COUNTER(launches), COUNTERS},
     3},
    {"host's command: CREATE", prepare_create, 0, 0, 1, {COUNTER(host_commands), COUNTER(events), COUNTERS}, 1},
    {"host's command: UPDATE", prepare_update, 0, 0, 3, {COUNTER(host_commands), COUNTER(events), COUNTERS}, 1},
    {"host's command: DRAIN", prepare_drain, 0, 0, 3, {COUNTER(host_commands), COUNTER(events), COUNTERS}, 1},
    {"host's command: SUSPEND, with no work-group on a CU",
     prepare_suspend,
     0,
     0,
     3,
     {COUNTER(host_commands), COUNTER(events), COUNTERS},
     1},
    {"host's command: MASK", prepare_mask, 0, 0, 3, {COUNTER(host_commands), COUNTER(events), COUNTERS}, 1},
    {"host's command: LIMIT", prepare_limit, 0, 0, 2, {COUNTER(host_commands), COUNTER(events), COUNTERS}, 1},
#endif
};

static uint32_t overhead;

/* Copies what a step may change: records of WGs that were never used stay as cp_init has left them. */
static void copy_state(struct cp *to, const struct cp *from, uint32_t groups)
{
    board_copy(to, from,
               (uint32_t) __builtin_offsetof(struct cp, workgroups) +
                   (groups < CP_MAX_WGS ? groups : CP_MAX_WGS) * (uint32_t)sizeof(cp.workgroups[0]));
}

static uint32_t count(uint32_t budget, uint32_t groups, struct cp_counters *counters)
{
    uint32_t spent;

    copy_state(&cp, &start.cp, groups);
    *port.mailbox.header = start.header;
    board_count_start();
    cp_step(&cp, budget);
    spent = board_count() - overhead;
    *counters = *cp_counters_of(&cp);
    return spent;
}

static bool is_counted(const struct scene *scene, uint32_t counter)
{
    for (uint32_t i = 0; i < 5 && scene->counted[i] != COUNTERS; i++)
        if (scene->counted[i] == counter)
            return true;
    return false;
}

/* Whether the counters differ by the operation and its units. */
static bool is_done(const struct scene *scene, const struct cp_counters *before, const struct cp_counters *after)
{
    const uint64_t *a = (const uint64_t *)before, *b = (const uint64_t *)after;

    for (uint32_t i = 0; i < COUNTERS; i++) {
        uint64_t expected = i == COUNTER(units) ? scene->units : is_counted(scene, i);

        if (i == COUNTER(commands) && scene->commands)
            expected = scene->commands;

        if (b[i] - a[i] != expected)
            return false;
    }
    return true;
}

static void sort(uint32_t *values, uint32_t count_of)
{
    for (uint32_t i = 1; i < count_of; i++)
        for (uint32_t j = i; j && values[j] < values[j - 1]; j--) {
            uint32_t value = values[j];
            values[j] = values[j - 1];
            values[j - 1] = value;
        }
}

static void print_cell(uint32_t value)
{
    board_print("|");
    board_print_decimal(value);
}

/* key: what the row is about, of which value is the number. */
static bool measure(const struct scene *scene, struct size size, const char *key, uint32_t value)
{
    uint32_t costs[OPERATIONS], used = size.groups + 4 * OPERATIONS;
    struct cp_counters before, after;

    scene->prepare(size);
    copy_state(&start.cp, &cp, used);
    start.header = *port.mailbox.header;
    for (uint32_t i = 0; i < OPERATIONS; i++) {
        uint32_t budget = scene->period * (i + 1) + scene->first;
        uint32_t without = count(budget, used, &before);

        costs[i] = count(budget + scene->units, used, &after) - without;
        if (start.cp.hal.load == hal_load_noted)
            costs[i] = port.sent - port.read;
        if (!is_done(scene, &before, &after)) {
            board_print(scene->name);
            board_print(": something else was done\n");
            return false;
        }
    }
    sort(costs, OPERATIONS);
    board_print(key);
    print_cell(value);
    board_print("|");
    board_print(scene->name);
    print_cell(OPERATIONS);
    print_cell(costs[0]);
    print_cell(costs[OPERATIONS / 2]);
    print_cell(costs[OPERATIONS - 1]);
    board_print("\n");
    return true;
}

/* A GPU of up to `most` CUs for this number of WGs. */
static struct size sized(uint32_t groups, uint32_t most)
{
    return (struct size){groups, groups / 16 < most ? groups / 16 : most};
}

static bool measure_units(const struct scene *scene)
{
    static const uint32_t sizes[] = {64, 512, 4096};
    bool right = true;

    for (uint32_t i = 0; i < sizeof(sizes) / sizeof(sizes[0]); i++)
        right &= measure(scene, sized(sizes[i], 64), "unit", sizes[i]);
    return right;
}

/* First more WGs, on up to 128 CUs; then more CUs of 16 WGs. */
static bool measure_growth(const struct scene *scene)
{
    bool right = true;

    for (uint32_t groups = 64; groups <= 32768; groups *= 2)
        right &= measure(scene, sized(groups, 128), "work-groups", groups);
    for (uint32_t cus = 8; cus <= 512; cus *= 2)
        right &= measure(scene, (struct size){16 * cus, cus}, "compute-units", cus);
    return right;
}

int main(void)
{
    bool right = true;

    board_count_start();
    overhead = board_count();
    for (uint32_t i = 0; i < sizeof(scenes) / sizeof(scenes[0]); i++)
        right &= CP_MAX_WGS > 32768 ? measure_growth(&scenes[i]) : measure_units(&scenes[i]);
    return !right;
}
