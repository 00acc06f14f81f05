/* session.c - see session.h. */
#define _POSIX_C_SOURCE 200809L /* SIGHUP */

#include "host/session.h"

#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

#include "code/demangle.h"
#include "engine/quantity.h"
#include "engine/require.h"
#include "host/naming.h"

#define SLEEP_MOST    UINT64_C(4000000000) /* cycles that fit a 32-bit argument */
#define CONTEXT_SHARE 4u                   /* one context at least must fit into this part of memory */

const char *host_signal_name(int number)
{
    return number == SIGINT ? "SIGINT" : number == SIGTERM ? "SIGTERM" : "SIGHUP";
}

const char *host_policy_form(const struct cp_policy *policy)
{
    return policy == &cp_policy_sleep ? "sleep-Nk" : policy->name;
}

/* "sleep-Nk": the k is that of all numbers, and part of the name. */
static bool read_sleep(const char *name, uint64_t *backoff)
{
    size_t length = strlen(name);

    return strncmp(name, "sleep-", strlen("sleep-")) == 0 && name[length - 1] == 'k' &&
           quantity_read(name + strlen("sleep-"), backoff) && *backoff != 0 && *backoff <= SLEEP_MOST;
}

static bool unknown_policy(const char *name, char *error, size_t error_bytes)
{
    char quoted[HOST_QUOTE_BYTES], names[512];
    const struct cp_policy *policy;
    size_t used = 0;

    for (size_t i = 0; (policy = policy_at(i)) != NULL && used < sizeof(names); i++) {
        int length = snprintf(names + used, sizeof(names) - used, "%s%s", i ? ", " : "", host_policy_form(policy));
        used += length > 0 ? (size_t)length : 0;
    }
    return host_text_fail(error, error_bytes,
                          "unknown policy %s: expected one of %s (N thousand cycles, 1..%" PRIu64 ")",
                          host_text_quote(quoted, (struct host_span){name, strlen(name)}), names, SLEEP_MOST / 1000);
}

bool host_policy_read(const char *name, struct host_policy *policy, char *error, size_t error_bytes)
{
    uint64_t backoff;

    *policy = (struct host_policy){.backoff = 0};
    if (strlen(name) >= sizeof(policy->name))
        return unknown_policy(name, error, error_bytes);
    memcpy(policy->name, name, strlen(name));
    if (read_sleep(name, &backoff)) {
        policy->policy = &cp_policy_sleep;
        policy->backoff = backoff;
        return true;
    }
    policy->policy = policy_find(name);
    if (policy->policy && policy->policy != &cp_policy_sleep)
        return true;
    return unknown_policy(name, error, error_bytes);
}

/* The largest context that any launch needs, checked against the bytes of a context slot. */
static bool size_contexts(struct host_session *session, char *error, size_t error_bytes)
{
    const struct parameters *parameters = session->parameters;
    uint64_t room =
        parameters->context_bytes ? parameters->context_bytes : (parameters->memory_mb << 20) / CONTEXT_SHARE;
    uint64_t largest = 0;

    for (uint32_t i = 0; i < session->launch_count; i++) {
        const struct host_file *file = session->launches[i].file;
        uint64_t items = file->local[0] * file->local[1] * file->local[2];
        char shown[CODE_SHOWN_BYTES];
        uint64_t need = gpu_context_need(file->kernel, (uint32_t)items, (uint32_t)host_launch_lds_bytes(file));
        if (need > room)
            return host_text_fail(error, error_bytes,
                                  "%s: the context of a work-group of kernel %s takes %" PRIu64 " bytes, %s %" PRIu64,
                                  file->path, code_shown_name(file->kernel->name, shown), need,
                                  parameters->context_bytes ? "context.bytes is" : "gpu.memory_mb leaves", room);
        if (need > largest)
            largest = need;
    }
    if (!parameters->context_bytes)
        gpu_set_context_bytes(session->gpu, largest);
    return true;
}

static bool schedule_losses(struct host_session *session, char *error, size_t error_bytes)
{
    for (uint32_t i = 0; i < session->loss_count; i++) {
        const struct host_loss *loss = &session->losses[i];
        if (loss->cu >= session->parameters->cus)
            return host_text_fail(error, error_bytes, "no compute unit %u: the GPU has 0..%" PRIu64, loss->cu,
                                  session->parameters->cus - 1);
        if (!gpu_lose_cu(session->gpu, loss->cu, loss->cycle, loss->return_cycle))
            return host_text_fail(error, error_bytes, "out of memory");
    }
    return true;
}

static bool schedule_commands(struct host_session *session, char *error, size_t error_bytes)
{
    if (!host_commands_place(&session->commands, session->launches, session->gpu))
        return host_text_fail(error, error_bytes, "GPU memory is full: no room for status pages (gpu.memory_mb)");
    return host_commands_schedule(&session->commands, session->gpu) ||
           host_text_fail(error, error_bytes, "out of memory");
}

static bool place_launches(struct host_session *session, char *error, size_t error_bytes)
{
    const struct host_supplies supplies = {session->policy.backoff, session->iterations_factor, !session->board};

    for (uint32_t i = 0; i < session->launch_count; i++) {
        session->launches[i].series = (struct host_series){0};
        if (!host_launch_place(&session->launches[i], session->gpu, session->parameters, &supplies, error, error_bytes))
            return false;
    }
    return true;
}

/* For reports of the GPU and of its observers. */
static bool name_launches(struct host_session *session, char *error, size_t error_bytes)
{
    session->names = calloc(1, sizeof(*session->names));
    if (!session->names)
        return host_text_fail(error, error_bytes, "out of memory");
    host_naming_fill(session->names, session->launches, session->launch_count);
    gpu_memory(session->gpu)->names = session->names;
    return true;
}

bool host_session_prepare(struct host_session *session, char *error, size_t error_bytes)
{
    SIM_REQUIRE(session->launch_count);
    host_commands_begin(&session->commands, session->launches, session->launch_count);
    for (uint32_t i = 0; i < session->launch_count; i++)
        if (!host_launch_fits(session->launches[i].file, session->parameters, error, error_bytes))
            return false;
    session->gpu = gpu_create(session->parameters, session->board, 0, error, error_bytes);
    return session->gpu && size_contexts(session, error, error_bytes) && place_launches(session, error, error_bytes) &&
           name_launches(session, error, error_bytes) && schedule_losses(session, error, error_bytes) &&
           schedule_commands(session, error, error_bytes);
}

/* ---- while it runs ---- */

/* A queue that is not there, or is suspended, and will stay so. */
static bool is_out_of_reach(const struct host_session *session, const struct host_launch *launch)
{
    return (launch->absent || launch->suspended) && !host_commands_await(&session->commands, launch->queue);
}

static bool is_main_over(const struct host_session *session)
{
    const struct host_launch *launch = &session->launches[0];

    return (launch->series.launches && !launch->series.running) || is_out_of_reach(session, launch);
}

static bool has_stopped(const struct host_session *session, const struct host_launch *launch)
{
    return host_launch_error(launch, session->gpu) != CP_QUEUE_OK;
}

/* Has a kernel that repeats launched again if it is to be. */
static void launch_again(struct host_session *session, struct host_launch *launch)
{
    uint64_t now = gpu_cycles(session->gpu);

    if (launch->period && launch->series.launches && !launch->series.running && !has_stopped(session, launch) &&
        !is_main_over(session))
        gpu_ring_doorbell(session->gpu, launch->queue, host_series_next(&launch->series, launch->period, now));
}

/* Notes that a launch has ended. */
static void settle_launch(struct host_session *session, struct host_launch *launch)
{
    uint64_t now = gpu_cycles(session->gpu);

    if (host_commands_feed(&session->commands, launch, session->gpu))
        return;
    host_launch_note_error(launch, session->gpu);
    if (!launch->series.running || !host_launch_finished(launch, session->gpu))
        return;
    host_series_end(&launch->series, launch->period, now);
    launch_again(session, launch);
}

/* A launch that repeats is not waited for between two times. */
static bool is_left(const struct host_launch *launch)
{
    return launch->series.running || (!launch->series.launches && !launch->period);
}

static bool all_finished(void *context)
{
    struct host_session *session = context;
    bool finished = !session->commands.left;

    for (uint32_t i = 0; i < session->launch_count; i++)
        settle_launch(session, &session->launches[i]);
    for (uint32_t i = 0; i < session->launch_count; i++)
        finished = finished && (is_out_of_reach(session, &session->launches[i]) || !is_left(&session->launches[i]));
    return finished;
}

static bool sends_command(void *context, struct gpu_host_command *command, uint64_t cycle)
{
    struct host_session *session = context;

    if (command->number > session->commands.count) /* host_commands_feed */
        return true;
    return host_commands_send(&session->commands, session->launches, session->gpu, command, cycle);
}

/* A queue that was created or goes on takes what repeats. */
static void note_answer(void *context, const struct cp_answer *answer, uint64_t cycle)
{
    struct host_session *session = context;
    const struct host_command *command;

    if (host_commands_fed(&session->commands, session->launches, session->launch_count, session->gpu, answer, cycle))
        return;
    command = host_commands_answer(&session->commands, session->launches, session->gpu, answer, cycle);
    if (command->operation == CP_HOST_CREATE || command->operation == CP_HOST_CLEAR)
        launch_again(session, &session->launches[command->queue]);
}

static void note_overdue(void *context, const struct cp_overdue *overdue, bool leaves, uint64_t cycle)
{
    host_commands_overdue(((struct host_session *)context)->launches, overdue, leaves, cycle);
}

static void note_restart(void *context, uint32_t number, uint64_t cycle)
{
    struct host_session *session = context;

    host_commands_restarting(&session->commands, session->launches, session->launch_count, session->gpu, number, cycle);
}

static void note_reset(void *context, uint64_t cycle)
{
    struct host_session *session = context;

    host_commands_reset(&session->commands, session->launches, session->launch_count, session->gpu, cycle);
}

static bool rings_doorbell(void *context, uint32_t queue, uint64_t cycle)
{
    struct host_session *session = context;
    struct host_launch *launch = &session->launches[queue];

    if (launch->absent || launch->leaving || (launch->period && is_main_over(session)))
        return false;
    /* What it brings has been read since the queue was created. */
    if (launch->series.running || (launch->series.launches && !launch->period))
        return true;
    host_launch_publish(launch, session->gpu);
    if (launch->series.launches)
        host_launch_again(launch, session->gpu);
    host_series_arrive(&launch->series, cycle);
    return true;
}

/* Names are of the programs, of which every launch has its own. */
static void note_life(void *context, uint64_t cycle, enum gpu_life life, uint32_t slot, uint32_t generation,
                      uint32_t queue, const char *kernel, const uint32_t workgroup[3], uint32_t cu)
{
    struct host_session *session = context;

    for (uint32_t i = 0; i < session->launch_count && life == GPU_LIFE_LAUNCHED; i++) {
        struct host_launch *launch = &session->launches[i];

        if (launch->file->kernel->name == kernel)
            host_series_place(&launch->series, host_file_workgroups(launch->file), cycle);
    }
    if (session->observer.life)
        session->observer.life(session->observer.context, cycle, life, slot, generation, queue, kernel, workgroup, cu);
}

static void note_wait(void *context, uint32_t slot, const struct mem_condition *condition)
{
    const struct gpu_observer *observer = &((struct host_session *)context)->observer;

    observer->wait(observer->context, slot, condition);
}

static void note_changed(void *context, uint32_t slot, const struct gpu_change *change)
{
    const struct gpu_observer *observer = &((struct host_session *)context)->observer;

    observer->changed(observer->context, slot, change);
}

static void note_step(void *context, uint64_t cycle, uint64_t cost, uint64_t instructions, uint32_t events,
                      uint32_t commands, uint32_t loads)
{
    const struct gpu_observer *observer = &((struct host_session *)context)->observer;

    observer->step(observer->context, cycle, cost, instructions, events, commands, loads);
}

static void note_depths(void *context, uint64_t cycle, const struct gpu_depths *depths)
{
    const struct gpu_observer *observer = &((struct host_session *)context)->observer;

    observer->depths(observer->context, cycle, depths);
}

static void note_cu(void *context, uint64_t cycle, uint32_t cu, bool available)
{
    const struct gpu_observer *observer = &((struct host_session *)context)->observer;

    observer->cu(observer->context, cycle, cu, available);
}

static void note_timing(void *context, uint64_t cycle)
{
    const struct gpu_observer *observer = &((struct host_session *)context)->observer;

    observer->timing(observer->context, cycle);
}

/* The session's own, before the caller's. */
static struct gpu_observer session_observer(struct host_session *session)
{
    return (struct gpu_observer){.context = session,
                                 .life = note_life,
                                 .wait = session->observer.wait ? note_wait : NULL,
                                 .changed = session->observer.changed ? note_changed : NULL,
                                 .step = session->observer.step ? note_step : NULL,
                                 .depths = session->observer.depths ? note_depths : NULL,
                                 .cu = session->observer.cu ? note_cu : NULL,
                                 .timing = session->observer.timing ? note_timing : NULL};
}

static void report_progress(void *context, uint64_t cycle)
{
    const struct host_session *session = context;

    if (session->progress)
        session->progress(session->progress_context, cycle);
}

static void report_sample(void *context, uint64_t cycle)
{
    const struct host_session *session = context;

    session->sample(session->sample_context, cycle);
}

static const char *queue_error_text(enum cp_queue_error error)
{
    switch (error) {
    case CP_QUEUE_BAD_DESCRIPTOR:
        return "the queue's memory is not valid";
    case CP_QUEUE_BAD_PACKET_TYPE:
        return "packet type or fence scope not known";
    case CP_QUEUE_BAD_DIMENSIONS:
        return "grid or work-group size not valid";
    case CP_QUEUE_BAD_KERNEL_OBJECT:
        return "kernel descriptor not valid";
    case CP_QUEUE_BAD_KERNARG:
        return "kernel arguments not valid";
    case CP_QUEUE_BAD_SIGNAL:
        return "signal not valid";
    case CP_QUEUE_RESOURCES:
        return "a work-group needs more registers, LDS, scratch or context than there is";
    case CP_QUEUE_KERNEL_FAULT:
        return "the kernel faulted";
    case CP_QUEUE_BAD_OPTIONS:
        return "launch options or control block not valid";
    case CP_QUEUE_COOPERATIVE:
        return "it broke the rules of cooperative kernels";
    case CP_QUEUE_BAD_FORMAT:
        return "vendor packet of an unknown format";
    case CP_QUEUE_BAD_CONDITION:
        return "condition of a barrier-value packet not valid";
    case CP_QUEUE_AGENT_DISPATCH:
        return "the host has no service for an agent dispatch packet";
    case CP_QUEUE_BAD_RETURN:
        return "return address of an agent dispatch packet not valid";
    default:
        return "unknown reason";
    }
}

/* The rule of cooperative kernels that a kernel has broken, and the work-group that broke it. */
static const char *cooperative_text(enum cp_cooperative_error error)
{
    switch (error) {
    case CP_COOPERATIVE_ORDINARY:
        return "it sent a message, but was not launched as a cooperative kernel";
    case CP_COOPERATIVE_OPERATION:
        return "it sent a message that means nothing";
    case CP_COOPERATIVE_TICKET:
        return "it asked for a fork that had not been offered";
    case CP_COOPERATIVE_BARRIER:
        return "it ended a resizing barrier at which not all active work-groups had arrived";
    case CP_COOPERATIVE_ENDED:
        return "it has ended, and the others wait for it at a barrier";
    case CP_COOPERATIVE_PENDING:
        return "it sent a message before the last one was answered";
    default:
        return "unknown reason";
    }
}

/* The error of a launch's queue that was not by the host's own will. */
static enum cp_queue_error failure_of(const struct host_launch *launch)
{
    return host_was_stopped(launch->failed) ? CP_QUEUE_OK : launch->failed;
}

static void explain_queue(const struct host_launch *launch, char *message, size_t message_bytes)
{
    enum cp_queue_error error = failure_of(launch);
    uint64_t detail = launch->failed_detail;
    char shown[CODE_SHOWN_BYTES];

    if (error == CP_QUEUE_COOPERATIVE)
        host_text_fail(message, message_bytes, "%s: kernel %s, work-group %" PRIu32 ": %s", launch->file->path,
                       code_shown_name(launch->file->kernel->name, shown), (uint32_t)detail,
                       cooperative_text((enum cp_cooperative_error)(detail >> 32)));
    else
        host_text_fail(message, message_bytes, "%s: queue %u stopped: %s", launch->file->path, launch->queue,
                       queue_error_text(error));
}

static bool is_fault(enum cp_queue_error error)
{
    return error == CP_QUEUE_KERNEL_FAULT || error == CP_QUEUE_COOPERATIVE || error == CP_QUEUE_BAD_OPTIONS;
}

/* A queue that was stopped: by a fault of its kernel, or because the firmware refused the packet. */
static enum host_status judge_queues(const struct host_session *session, char *message, size_t message_bytes)
{
    const char *fault = gpu_fault_message(session->gpu);
    enum host_status status = HOST_OK;

    for (uint32_t i = 0; i < session->launch_count && status != HOST_FAULT; i++) {
        const struct host_launch *launch = &session->launches[i];
        enum cp_queue_error error = failure_of(launch);
        if (error == CP_QUEUE_OK || (status != HOST_OK && !is_fault(error)))
            continue;
        status = is_fault(error) ? HOST_FAULT : HOST_INPUT;
        explain_queue(launch, message, message_bytes);
    }
    if (!*fault)
        return status;
    host_text_fail(message, message_bytes, "%s", fault);
    return HOST_FAULT;
}

bool host_session_removed(const struct host_session *session, uint32_t index)
{
    const struct host_launch *launch = &session->launches[index];

    SIM_REQUIRE(index < session->launch_count);
    return host_was_stopped(launch->failed) || (is_out_of_reach(session, launch) && is_left(launch));
}

static const char *removal_text(const struct host_launch *launch)
{
    if (launch->failed == CP_QUEUE_OVERDUE)
        return "reached its hard limit";
    if (launch->failed == CP_QUEUE_RESET)
        return "was reset";
    return launch->suspended ? "was suspended" : "was removed";
}

static enum host_status judge_removed(const struct host_session *session, char *message, size_t message_bytes)
{
    uint32_t first = 0, count = 0;
    char others[32] = "";

    for (uint32_t i = session->launch_count; i--;) {
        if (!host_session_removed(session, i))
            continue;
        first = i;
        count++;
    }
    if (!count)
        return HOST_OK;
    if (count > 1)
        snprintf(others, sizeof(others), ", and %" PRIu32 " more", count - 1);
    host_text_fail(message, message_bytes, "%s: queue %" PRIu32 " %s before its kernel had ended%s",
                   session->launches[first].file->path, first, removal_text(&session->launches[first]), others);
    return HOST_DEADLOCK;
}

/* A kernel that never was launched has written nothing: its buffers are not checked. Nor are those of one that was stopped. */
static enum host_status judge_results(const struct host_session *session, char *message, size_t message_bytes)
{
    for (uint32_t i = 0; i < session->launch_count; i++)
        if (session->launches[i].series.launches && !host_session_removed(session, i) &&
            !host_check(&session->launches[i], session->gpu, message, message_bytes))
            return HOST_WRONG;
    *message = 0;
    return judge_removed(session, message, message_bytes);
}

#define WHEN_BYTES 64

/* " after 12 cycles", or what a run without timing has in its place. Returns text. */
static const char *describe_time(const struct host_session *session, char text[WHEN_BYTES])
{
    if (!gpu_is_timed(session->gpu))
        return strcpy(text, ", timing off");
    snprintf(text, WHEN_BYTES, " after %" PRIu64 " cycles%s", gpu_timed_cycles(session->gpu),
             session->timing.off ? " of the timed part" : "");
    return text;
}

/* The limit counts cycles without timing, too, which are not those of a run with timing. */
static enum host_status judge_limit(const struct host_session *session, char *message, size_t message_bytes)
{
    host_text_fail(message, message_bytes, "not finished after %" PRIu64 " cycles%s", session->max_cycles,
                   session->timing.off ? ", which --timing has made mean nothing" : "");
    return HOST_DEADLOCK;
}

static enum host_status judge_deadlock(const struct host_session *session, char *message, size_t message_bytes)
{
    if (gpu_is_timed(session->gpu))
        host_text_fail(message, message_bytes, "deadlock, found at cycle %" PRIu64 "%s", gpu_timed_cycles(session->gpu),
                       session->timing.off ? " of the timed part" : "");
    else
        host_text_fail(message, message_bytes, "deadlock, found with timing off");
    return HOST_DEADLOCK;
}

static enum host_status judge_interruption(const struct host_session *session, char *message, size_t message_bytes)
{
    char when[WHEN_BYTES];

    host_text_fail(message, message_bytes, "stopped by %s%s", host_signal_name(*session->interrupted),
                   describe_time(session, when));
    return HOST_INTERRUPTED;
}

static enum host_status judge_run(const struct host_session *session, char *message, size_t message_bytes)
{
    enum host_status status;
    char when[WHEN_BYTES];

    describe_time(session, when);
    if (session->outcome == GPU_OUTCOME_HOST_MEMORY) {
        host_text_fail(message, message_bytes, "out of memory%s", when);
        return HOST_INPUT;
    }
    if (session->outcome == GPU_OUTCOME_BINDING) {
        host_text_fail(message, message_bytes, "command processor lost%s: %s", when, gpu_binding_message(session->gpu));
        return HOST_INPUT;
    }
    if (session->outcome == GPU_OUTCOME_TIMES) {
        host_text_fail(message, message_bytes, "error of the simulator: the times of waves do not add up%s", when);
        return HOST_FAULT;
    }
    for (uint32_t i = 0; i < session->launch_count; i++)
        host_launch_note_error(&session->launches[i], session->gpu);
    status = judge_queues(session, message, message_bytes);
    if (status != HOST_OK)
        return status;
    switch (session->outcome) {
    case GPU_OUTCOME_FIRMWARE:
        host_text_fail(message, message_bytes, "%s%s",
                       gpu_last_stop(session->gpu) == CP_ERROR_FRAME ? "a frame of the mailbox was lost or damaged"
                                                                     : "the firmware stopped on an assertion",
                       when);
        return HOST_FAULT;
    case GPU_OUTCOME_DEADLOCK:
        return judge_deadlock(session, message, message_bytes);
    case GPU_OUTCOME_MAX_CYCLES:
        return judge_limit(session, message, message_bytes);
    case GPU_OUTCOME_INTERRUPTED:
        return judge_interruption(session, message, message_bytes);
    default:
        return judge_results(session, message, message_bytes);
    }
}

bool host_session_unfinished(const struct host_session *session, enum host_status status)
{
    return (status == HOST_DEADLOCK || status == HOST_INTERRUPTED) && gpu_is_unfinished(session->gpu);
}

bool host_session_passed(const struct host_session *session, uint32_t index, char *message, size_t message_bytes)
{
    const struct host_launch *launch = &session->launches[index];

    SIM_REQUIRE(index < session->launch_count);
    *message = 0;
    return launch->series.launches && !launch->series.running && !launch->failed &&
           host_check(launch, session->gpu, message, message_bytes);
}

enum host_status host_session_run(struct host_session *session, char *message, size_t message_bytes)
{
    const struct gpu_run_options options = {
        .policy = session->policy.policy,
        .timing = session->timing,
        .adversary = session->adversary,
        .scratch_slots = session->board ? 0 : CP_MAX_SCRATCH,
        .max_cycles = session->max_cycles,
        .interrupted = session->interrupted,
        .finished = all_finished,
        .progress = report_progress,
        .sample_every = session->sample_every,
        .sample = report_sample,
        .doorbell = rings_doorbell,
        .commanding = sends_command,
        .answered = note_answer,
        .overdue = note_overdue,
        .restarting = note_restart,
        .was_reset = note_reset,
        .context = session,
        .observer = session_observer(session),
        .accesses = session->accesses,
        .latencies = session->latencies,
        .buffers = session->buffers,
        .waves = session->waves,
        .steps = session->steps,
    };

    *message = 0;
    session->outcome = gpu_run(session->gpu, &options);
    if (session->outcome == GPU_OUTCOME_STOPPED)
        return HOST_OK;
    return judge_run(session, message, message_bytes);
}

void host_session_free(struct host_session *session)
{
    for (uint32_t i = 0; i < session->launch_count; i++)
        host_launch_release(&session->launches[i]);
    gpu_free(session->gpu);
    free(session->names);
    session->gpu = NULL;
    session->names = NULL;
}
