/* commands.c - see commands.h. */
#include "host/commands.h"

#include <inttypes.h>
#include <string.h>

#include "engine/require.h"
#include "host/status_page.h"

static const struct {
    const char *name;
    enum cp_host_operation operation;
} operations[] = {
    {"create", CP_HOST_CREATE}, {"update", CP_HOST_UPDATE},   {"drain", CP_HOST_DRAIN},   {"abandon", CP_HOST_ABANDON},
    {"clear", CP_HOST_CLEAR},   {"suspend", CP_HOST_SUSPEND}, {"resume", CP_HOST_RESUME}, {"limit", CP_HOST_LIMIT},
    {"status", CP_HOST_STATUS}, {"mask", CP_HOST_MASK},
};
#define OPERATION_COUNT (sizeof(operations) / sizeof(operations[0]))

const char *host_operation_name(enum cp_host_operation operation)
{
    size_t i = 0;

    while (operations[i].operation != operation) {
        i++;
        SIM_REQUIRE(i < OPERATION_COUNT);
    }
    return operations[i].name;
}

bool host_operation_read(struct host_span text, enum cp_host_operation *operation)
{
    for (size_t i = 0; i < OPERATION_COUNT; i++) {
        if (!host_text_is(text, operations[i].name))
            continue;
        *operation = operations[i].operation;
        return true;
    }
    return false;
}

const char *host_operation_names(char *text, size_t text_bytes)
{
    size_t used = 0;

    for (size_t i = 0; i < OPERATION_COUNT && used < text_bytes; i++)
        used += (size_t)snprintf(text + used, text_bytes - used, "%s%s", i ? ", " : "", operations[i].name);
    return text;
}

static bool removes(enum cp_host_operation operation)
{
    return operation == CP_HOST_DRAIN || operation == CP_HOST_ABANDON;
}

/* The queue's first command in time, or NULL. */
static const struct host_command *first_for(const struct host_commands *commands, uint32_t queue)
{
    const struct host_command *first = NULL;

    for (uint32_t i = 0; i < commands->count; i++) {
        if (commands->list[i].queue == queue && (!first || commands->list[i].cycle < first->cycle))
            first = &commands->list[i];
    }
    return first;
}

void host_commands_begin(struct host_commands *commands, struct host_launch *launches, uint32_t launch_count)
{
    commands->left = commands->count;
    for (uint32_t i = 0; i < commands->count; i++) {
        SIM_REQUIRE(commands->list[i].restart || commands->list[i].queue < launch_count);
        commands->list[i].state = HOST_COMMAND_PLANNED;
    }
    for (uint32_t i = 0; i < launch_count; i++) {
        const struct host_command *first = first_for(commands, i);
        struct host_launch *launch = &launches[i];

        launch->absent = first && first->operation == CP_HOST_CREATE;
        launch->share = (struct host_share){.priority = launch->priority, .weight = launch->weight};
        launch->limits = (struct cp_limits){0, 0};
        launch->held = false;
        launch->leaving = false;
        launch->suspended = false;
        launch->overdue.count = launch->staying.count = 0;
        launch->failed = CP_QUEUE_OK;
    }
}

/* Waves cannot write to a mask. */
static bool place_mask(struct host_command *command, struct mem *memory)
{
    command->page.bytes = sizeof(command->mask);
    command->page.base = mem_allocate(memory, command->page.bytes, MEM_LINE_BYTES, MEM_RIGHTS_NONE);
    if (!command->page.base)
        return false;
    mem_write(memory, command->page.base, command->mask, sizeof(command->mask), 0);
    return true;
}

bool host_commands_place(struct host_commands *commands, const struct host_launch *launches, struct gpu *gpu)
{
    for (uint32_t i = 0; i < commands->count; i++) {
        struct host_command *command = &commands->list[i];

        if (command->operation == CP_HOST_STATUS &&
            !host_status_page_place(gpu_memory(gpu), host_file_workgroups(launches[command->queue].file),
                                    &command->page))
            return false;
        if (command->operation == CP_HOST_MASK && !place_mask(command, gpu_memory(gpu)))
            return false;
    }
    return true;
}

static bool schedule(const struct host_commands *commands, uint32_t index, struct gpu *gpu, uint64_t cycle)
{
    const struct host_command *command = &commands->list[index];

    if (command->restart)
        return gpu_restart(gpu, command->restart, index + 1, cycle);
    return gpu_host_command(
        gpu, &(struct gpu_host_command){.queue = command->queue, .operation = command->operation, .number = index + 1},
        cycle);
}

bool host_commands_schedule(const struct host_commands *commands, struct gpu *gpu)
{
    for (uint32_t i = 0; i < commands->count; i++) {
        if (!schedule(commands, i, gpu, commands->list[i].cycle))
            return false;
    }
    return true;
}

/* The queue's first command in time that was not answered, commands->count if there is none. */
static uint32_t first_left(const struct host_commands *commands, uint32_t queue)
{
    uint32_t first = commands->count;

    for (uint32_t i = 0; i < commands->count; i++) {
        const struct host_command *command = &commands->list[i];

        if (command->queue == queue && command->state != HOST_COMMAND_ANSWERED &&
            (first == commands->count || command->cycle < commands->list[first].cycle))
            first = i;
    }
    return first;
}

static struct host_share share_after(const struct host_command *command, struct host_share share)
{
    if (command->sets_priority)
        share.priority = command->share.priority;
    if (command->sets_limit)
        share.limit = command->share.limit;
    if (command->sets_weight)
        share.weight = command->share.weight;
    return share;
}

static struct cp_limits limits_after(const struct host_command *command, struct cp_limits limits)
{
    if (command->sets_soft)
        limits.soft = command->limits.soft;
    if (command->sets_hard)
        limits.hard = command->limits.hard;
    return limits;
}

/* A queue that was not there before brings its packet: nothing else tells when that arrives. */
static void make_ready(struct host_launch *launch, enum cp_host_operation operation, struct gpu *gpu, uint64_t cycle)
{
    launch->leaving = removes(operation);
    if (operation != CP_HOST_CREATE || !launch->absent)
        return;
    host_launch_renew(launch, gpu);
    if (!launch->series.launches)
        host_series_arrive(&launch->series, cycle);
}

bool host_commands_send(struct host_commands *commands, struct host_launch *launches, struct gpu *gpu,
                        struct gpu_host_command *sent, uint64_t cycle)
{
    uint32_t index = sent->number - 1;
    struct host_command *command = &commands->list[index];
    struct host_launch *launch = &launches[sent->queue];
    struct host_share share = share_after(command, launch->share);

    SIM_REQUIRE(index < commands->count && command->state < HOST_COMMAND_SENT);
    command->state = HOST_COMMAND_HELD;
    if (launch->feeding || first_left(commands, sent->queue) != index)
        return false;
    command->state = HOST_COMMAND_SENT;
    command->sent = cycle;
    make_ready(launch, command->operation, gpu, cycle);
    sent->priority = share.priority;
    sent->limit = share.limit;
    sent->weight = share.weight;
    sent->limits = limits_after(command, launch->limits);
    sent->page = command->page;
    return true;
}

static void send_held(const struct host_commands *commands, uint32_t queue, struct gpu *gpu, uint64_t cycle)
{
    uint32_t next = first_left(commands, queue);

    if (next < commands->count && commands->list[next].state == HOST_COMMAND_HELD)
        schedule(commands, next, gpu, cycle);
}

const struct host_command *host_commands_answer(struct host_commands *commands, struct host_launch *launches,
                                                struct gpu *gpu, const struct cp_answer *answer, uint64_t cycle)
{
    struct host_command *command = &commands->list[answer->number - 1];
    struct host_launch *launch = &launches[answer->queue];

    SIM_REQUIRE(answer->number - 1 < commands->count && command->state == HOST_COMMAND_SENT);
    SIM_REQUIRE(command->queue == answer->queue && commands->left);
    command->state = HOST_COMMAND_ANSWERED;
    command->answered = cycle;
    command->status = (enum cp_host_status)answer->status;
    commands->left--;
    launch->leaving = false;
    if (command->status == CP_HOST_DONE) {
        /* It had stopped, and its error came and went in one step of the firmware. */
        if (command->operation == CP_HOST_CLEAR && !launch->failed)
            launch->failed = HOST_QUEUE_UNKNOWN;
        launch->share = share_after(command, launch->share);
        launch->limits = removes(command->operation) ? (struct cp_limits){0, 0} : limits_after(command, launch->limits);
        launch->suspended = command->operation == CP_HOST_SUSPEND ||
                            (launch->suspended && command->operation != CP_HOST_RESUME && !removes(command->operation));
        launch->absent = removes(command->operation) || (launch->absent && command->operation != CP_HOST_CREATE);
    }
    send_held(commands, command->queue, gpu, cycle);
    return command;
}

/* Beyond those of the list. */
static uint32_t feeding_number(const struct host_launch *launch)
{
    return UINT32_MAX - launch->queue;
}

static bool is_busy(const struct host_commands *commands, uint32_t queue)
{
    for (uint32_t i = 0; i < commands->count; i++) {
        if (commands->list[i].queue == queue && commands->list[i].state == HOST_COMMAND_SENT)
            return true;
    }
    return false;
}

bool host_commands_feed(const struct host_commands *commands, struct host_launch *launch, struct gpu *gpu)
{
    const struct gpu_host_command command = {.queue = launch->queue,
                                             .operation = CP_HOST_CLEAR,
                                             .number = feeding_number(launch),
                                             .page = {launch->scratch, launch->scratch_bytes}};

    if (!host_launch_lacks_scratch(launch, gpu))
        return false;
    if (launch->feeding || launch->suspended || launch->absent || is_busy(commands, launch->queue))
        return true;
    launch->fed = launch->feeding = gpu_host_command(gpu, &command, gpu_cycles(gpu));
    return launch->feeding;
}

bool host_commands_fed(const struct host_commands *commands, struct host_launch *launches, uint32_t launch_count,
                       struct gpu *gpu, const struct cp_answer *answer, uint64_t cycle)
{
    struct host_launch *launch = &launches[answer->queue];

    if (answer->queue >= launch_count || answer->number != feeding_number(launch))
        return false;
    launch->feeding = false;
    send_held(commands, answer->queue, gpu, cycle);
    return true;
}

void host_commands_restarting(struct host_commands *commands, struct host_launch *launches, uint32_t launch_count,
                              struct gpu *gpu, uint32_t number, uint64_t cycle)
{
    struct host_command *command = &commands->list[number - 1];

    SIM_REQUIRE(number - 1 < commands->count && command->restart && command->state == HOST_COMMAND_PLANNED);
    command->state = HOST_COMMAND_SENT;
    command->sent = cycle;
    for (uint32_t i = 0; i < launch_count; i++) {
        struct host_launch *launch = &launches[i];

        if (!launch->absent && !launch->series.launches)
            host_launch_hold(launch, gpu);
        else if (!launch->series.running && launch->series.launches)
            host_launch_settle(launch, gpu);
    }
}

/* Its answer will not come, or has come with the restart. */
static void renew_command(struct host_commands *commands, uint32_t index, struct gpu *gpu, uint64_t cycle)
{
    struct host_command *command = &commands->list[index];

    if (command->state != HOST_COMMAND_SENT)
        return;
    if (!command->restart) {
        schedule(commands, index, gpu, cycle);
        command->state = HOST_COMMAND_PLANNED;
        return;
    }
    command->state = HOST_COMMAND_ANSWERED;
    command->status = CP_HOST_DONE;
    command->answered = cycle;
    commands->left--;
}

void host_commands_reset(struct host_commands *commands, struct host_launch *launches, uint32_t launch_count,
                         struct gpu *gpu, uint64_t cycle)
{
    for (uint32_t i = 0; i < launch_count; i++) {
        launches[i].suspended = false;
        launches[i].leaving = false;
        launches[i].fed = launches[i].fed && !launches[i].feeding;
        launches[i].feeding = false;
        launches[i].limits = (struct cp_limits){0, 0};
    }
    for (uint32_t i = 0; i < commands->count; i++)
        renew_command(commands, i, gpu, cycle);
}

void host_commands_overdue(struct host_launch *launches, const struct cp_overdue *overdue, bool leaves, uint64_t cycle)
{
    struct host_launch *launch = &launches[overdue->queue];
    struct host_told *told = leaves ? &launch->staying : &launch->overdue;

    if (told->count++)
        return;
    told->first = *overdue;
    told->cycle = cycle;
}

bool host_commands_await(const struct host_commands *commands, uint32_t queue)
{
    return first_left(commands, queue) < commands->count;
}

/* Why the firmware has refused a command. */
static const char *refusal_text(enum cp_host_status status)
{
    switch (status) {
    case CP_HOST_NO_OPERATION:
        return "the firmware does not know this operation";
    case CP_HOST_BAD_STATE:
        return "the state of the queue does not allow it";
    case CP_HOST_BAD_FIELD:
        return "a value is out of range";
    case CP_HOST_BAD_MEMORY:
        return "memory that it names is not valid";
    default:
        return "unknown reason";
    }
}

static void describe_answer(const struct host_command *command, const char *when, char *text, size_t text_bytes)
{
    if (command->state == HOST_COMMAND_PLANNED)
        snprintf(text, text_bytes, "not sent, the run ended first");
    else if (command->state == HOST_COMMAND_HELD)
        snprintf(text, text_bytes, "not sent, the queue's command before it has no answer");
    else if (command->state == HOST_COMMAND_SENT)
        snprintf(text, text_bytes, "no answer");
    else if (command->status == CP_HOST_DONE)
        snprintf(text, text_bytes, "done%s", when);
    else
        snprintf(text, text_bytes, "refused%s: %s", when, refusal_text(command->status));
}

static void print_command(const struct host_command *command, bool timed, const char *prefix, FILE *stream)
{
    char sent[32] = "", answered[32] = "", answer[128];

    if (timed && command->state >= HOST_COMMAND_SENT)
        snprintf(sent, sizeof(sent), " at cycle %" PRIu64, command->sent);
    if (timed)
        snprintf(answered, sizeof(answered), " at cycle %" PRIu64, command->answered);
    describe_answer(command, answered, answer, sizeof(answer));
    if (command->restart) {
        fprintf(stream, "%sreset %s%s: %s\n", prefix, command->restart == CP_RESTART_STOPPED ? "stop" : "replay", sent,
                answer);
        return;
    }
    fprintf(stream, "%squeue %" PRIu32 ": %s%s: %s\n", prefix, command->queue, host_operation_name(command->operation),
            sent, answer);
}

void host_commands_print(const struct host_commands *commands, struct gpu *gpu, bool timed, const char *prefix,
                         FILE *stream)
{
    for (uint32_t i = 0; i < commands->count; i++) {
        const struct host_command *command = &commands->list[i];

        print_command(command, timed, prefix, stream);
        if (command->operation == CP_HOST_STATUS && command->state == HOST_COMMAND_ANSWERED &&
            command->status == CP_HOST_DONE)
            host_status_page_print(gpu_memory(gpu), &command->page, i + 1, prefix, stream);
    }
}

static void print_told(const struct host_launch *launch, const struct host_told *told, const char *what, bool timed,
                       const char *prefix, FILE *stream)
{
    char when[96] = "";

    if (!told->count)
        return;
    if (timed)
        snprintf(when, sizeof(when), " after %" PRIu64 " cycles, at cycle %" PRIu64, told->first.cycles, told->cycle);
    fprintf(stream, "%squeue %" PRIu32 ": dispatch %" PRIu64 " %s%s", prefix, launch->queue, told->first.dispatch_id,
            what, when);
    if (told->count > 1)
        fprintf(stream, ", and %" PRIu64 " more", told->count - 1);
    fputc('\n', stream);
}

void host_overdue_print(const struct host_launch *launch, bool timed, const char *prefix, FILE *stream)
{
    print_told(launch, &launch->overdue, "has reached its soft limit", timed, prefix, stream);
    print_told(launch, &launch->staying, "had to leave its compute units and has not", timed, prefix, stream);
}
