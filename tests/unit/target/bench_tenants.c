/*
 * bench_tenants.c - what a launch costs beside more and more tenants, in exact instructions.
 *
 * Each tenant is a queue with one dispatch of more WGs than the run ends. The GPU is the same for any number of tenants: it has
 * 64 CUs of 16 slots and is always full. WGs are short and equally long, so that they end in the order of their launches. As many
 * end at a time as a step has work items, and the firmware then steps until it finds no work.
 *
 * The HAL is the mailbox (boards/common/cosim.c has the same). Prints
 *
 *     tenants|NUMBER|instructions a launch|surveys a launch|work items a launch|instructions of the longest step
 *
 * for each number of tenants that the tables hold. The instructions are those of all steps, those that find no work among them.
 */
#include "board.h"
#include "compute_unit.h"
#include "dispatch.h"
#include "queue.h"
#include "onward/cp_state.h"
#include "onward/mailbox.h"

#define CUS      64u
#define SIMDS    4u
#define SLOTS    4u /* of a SIMD */
#define RESIDENT (CUS * SIMDS * SLOTS)
#define BUDGET   16u
#define LENGTH   20480u /* cycles that a WG takes */
#define ROUNDS   64u    /* in which each resident ends once */
#define RING     128u
#define GROUPS   65536u
#define MEMORY   4096u

int main(void);

static struct port {
    struct cp_mailbox mailbox;
    uint64_t now;
    uint8_t rings[CP_MAILBOX_BYTES(RING, RING)] __attribute__((aligned(8)));
    uint8_t memory[MEMORY] __attribute__((aligned(64)));
} port;
static struct cp cp;

/* The WGs on the GPU, in the order of their launches. */
static struct {
    uint32_t slots[RESIDENT];
    uint32_t oldest, count;
} residents;

/* Of the steps that are measured. */
static struct {
    uint64_t instructions;
    uint32_t longest;
} spent;

static uint32_t overhead;

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
    __builtin_memcpy(destination, p->memory + (uint32_t)address, bytes);
    return CP_OK;
}

static bool start_gpu(uint32_t tenants)
{
    static struct cp_config config;
    const struct cp_hal hal = {&port, hal_now, hal_reserve, hal_commit, hal_receive, hal_load};

    port.now = 1000;
    residents.oldest = residents.count = 0;
    cp_mailbox_create(&port.mailbox, port.rings, RING, RING, false);
    config = (struct cp_config){.policy = &cp_policy_awg,
                                .cus = CUS,
                                .simds = SIMDS,
                                .waves_per_simd = SLOTS,
                                .vgprs_per_simd = 256,
                                .sgprs_per_simd = 800,
                                .lds_bytes = 65536,
                                .barriers = 16,
                                .wg_slots = 2 * RESIDENT,
                                .context_bytes = 65536,
                                .context_base = 1u << 20,
                                .quantum = CP_DEFAULT_QUANTUM,
                                .wait_timeout = CP_DEFAULT_WAIT_TIMEOUT,
                                .check_interval = CP_DEFAULT_CHECK_INTERVAL,
                                .log_entries = 2};
    for (uint32_t i = 0; i < tenants; i++) {
        config.queues[i].queue_memory = MEMORY;
        config.queues[i].process.bytes = MEMORY;
        config.queues[i].priority = 1;
    }
    return cp_init(&cp, &config, &hal) == CP_OK;
}

static void add_tenant(uint32_t queue)
{
    struct cp_dispatch dispatch = {.groups = {GROUPS, 1, 1}};

    dispatch.begin.queue = (uint16_t)queue;
    dispatch.shape = (struct cp_shape){.waves = 1, .vgprs = 4, .sgprs = 16};
    cp_cu_shape(&cp, &dispatch.shape);
    cp_dispatch_open(&cp, &dispatch);
    cp_queue_opened(&cp, &cp.queues[queue]);
}

/* The GPU takes all commands. Returns false if there is one that it should not get here, or no slot for a WG. */
static bool take_commands(void)
{
    struct cp_command command;

    while (cp_mailbox_take(&port.mailbox, &command)) {
        if (command.opcode == CP_COMMAND_LAUNCH && residents.count < RESIDENT)
            residents.slots[(residents.oldest + residents.count++) % RESIDENT] = command.place.slot;
        else if (command.opcode != CP_COMMAND_KERNEL_BEGIN && command.opcode != CP_COMMAND_WAITING &&
                 command.opcode != CP_COMMAND_MONITOR)
            return false;
    }
    return true;
}

/* Steps until no work is left. Returns false unless the GPU is full then. */
static bool settle(void)
{
    uint32_t count;
    int left;

    do {
        board_count_start();
        left = cp_step(&cp, BUDGET);
        count = board_count() - overhead;
        spent.instructions += count;
        spent.longest = count > spent.longest ? count : spent.longest;
        if (!take_commands())
            return false;
    } while (left > 0);
    return !left && residents.count == RESIDENT;
}

static void end_oldest(void)
{
    struct cp_event event = {.kind = CP_EVENT_DONE, .cycle = port.now};

    event.wg.slot = residents.slots[residents.oldest];
    event.wg.generation = cp.workgroups[event.wg.slot].generation;
    residents.oldest = (residents.oldest + 1) % RESIDENT;
    residents.count--;
    cp_mailbox_post(&port.mailbox, &event);
}

/* Each resident ends once. */
static bool run(void)
{
    for (uint32_t i = 0; i < ROUNDS; i++) {
        port.now += LENGTH / ROUNDS;
        for (uint32_t j = 0; j < RESIDENT / ROUNDS; j++)
            end_oldest();
        if (!settle())
            return false;
    }
    return true;
}

static void print_cell(uint64_t value)
{
    board_print("|");
    board_print_decimal((uint32_t)value);
}

/* The first time that residents end shows how the GPU was filled, so that the second one is measured. */
static bool measure(uint32_t tenants)
{
    struct cp_counters before;
    const struct cp_counters *after = cp_counters_of(&cp);
    uint64_t launches;

    if (!start_gpu(tenants))
        return false;
    for (uint32_t i = 0; i < tenants; i++)
        add_tenant(i);
    if (!settle() || !run())
        return false;
    before = *after;
    spent.instructions = spent.longest = 0;
    if (!run())
        return false;
    launches = after->launches - before.launches;
    board_print("tenants");
    print_cell(tenants);
    print_cell(spent.instructions / launches);
    print_cell((after->surveys - before.surveys) / launches);
    print_cell((after->units - before.units) / launches);
    print_cell(spent.longest);
    board_print("\n");
    return launches == RESIDENT;
}

int main(void)
{
    static const uint32_t numbers[] = {1, 8, 64, 255};

    board_count_start();
    overhead = board_count();
    for (uint32_t i = 0; i < sizeof(numbers) / sizeof(numbers[0]); i++)
        if (numbers[i] <= CP_MAX_KERNELS && numbers[i] <= CP_MAX_QUEUES && !measure(numbers[i])) {
            board_print("bench_tenants: a step failed, or the GPU was not full after it\n");
            return 1;
        }
    return 0;
}
