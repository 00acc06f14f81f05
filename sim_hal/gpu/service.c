/* service.c - the steps of the firmware: its commands and events, its loads, what it costs, and its beginnings. */
#include "gpu/service.h"

#include "engine/require.h"
#include "gpu/gpu_state.h"

void gpu_service_schedule(struct gpu *gpu, uint64_t cycle)
{
    if (cycle < gpu->busy_until)
        cycle = gpu->busy_until;
    if (cycle < gpu->clock.now)
        cycle = gpu->clock.now;
    if (gpu->service.scheduled) {
        if (gpu->service.cycle <= cycle)
            return;
        clock_cancel(&gpu->clock, &gpu->service);
    }
    if (!clock_schedule(&gpu->clock, &gpu->service, cycle))
        gpu_state_finish(gpu, GPU_OUTCOME_HOST_MEMORY);
}

void gpu_service_event_ready(void *context)
{
    struct gpu *gpu = context;

    if (!gpu->in_service)
        gpu_service_schedule(gpu, gpu->clock.now);
}

/* The firmware has stopped, or its frames cannot be trusted: it runs no more until it begins anew. */
static void stop_firmware(struct gpu *gpu, int reason)
{
    gpu->stopped = gpu->last_stop = reason;
    if (!gpu->outsides.restarts)
        gpu_state_finish(gpu, GPU_OUTCOME_FIRMWARE);
}

static void execute_commands(struct gpu *gpu, uint64_t now)
{
    struct cp_command command;
    int taken;

    while ((taken = cp_mailbox_take(gpu->binding.mailbox, &command)) > 0)
        gpu_dispatcher_command(gpu->dispatcher, &command, now);
    if (taken < 0)
        stop_firmware(gpu, taken);
    if (!gpu->news)
        return;
    gpu->news = false;
    if (gpu->options.finished(gpu->options.context))
        gpu_state_finish(gpu, GPU_OUTCOME_FINISHED);
}

static void post_events(struct gpu *gpu)
{
    const struct cp_event *event;

    while ((event = gpu_dispatcher_event(gpu->dispatcher)) != NULL) {
        if (cp_mailbox_post(gpu->binding.mailbox, event) != CP_OK)
            return;
        gpu_dispatcher_event_taken(gpu->dispatcher);
    }
}

static void observe_depths(struct gpu *gpu, uint64_t now)
{
    const struct gpu_observer *observer = &gpu->options.observer;
    const struct syncmon *syncmon = path_syncmon(gpu->memory_system);
    struct gpu_depths depths;

    if (!observer->depths)
        return;
    depths = (struct gpu_depths){.events = cp_mailbox_events(gpu->binding.mailbox),
                                 .commands = cp_mailbox_commands(gpu->binding.mailbox),
                                 .ready = gpu_state_ready(gpu),
                                 .unlaunched = gpu_state_unlaunched(gpu),
                                 .waiters = syncmon_waiters(syncmon),
                                 .spilled = syncmon_unread(syncmon)};
    observer->depths(observer->context, now, &depths);
}

void gpu_service_placed(void *context)
{
    struct gpu *gpu = context;

    observe_depths(gpu, gpu->clock.now);
}

static void run_step(struct gpu *gpu, uint64_t now)
{
    uint32_t events = cp_mailbox_events(gpu->binding.mailbox), left;

    SIM_REQUIRE(gpu->in_service);
    SIM_REQUIRE(!gpu->over);
    SIM_REQUIRE(now >= gpu->busy_until);
    gpu->polled |= now >= gpu->step.deadline;
    if (!gpu->binding.step(gpu->binding.self, now, (uint32_t)gpu->parameters.cp_budget, &gpu->step, gpu->failure,
                           sizeof(gpu->failure))) {
        gpu_state_finish(gpu, GPU_OUTCOME_BINDING);
        return;
    }
    left = cp_mailbox_events(gpu->binding.mailbox);
    gpu->work = (struct bind_step_work){.instructions = gpu->step.instructions,
                                        .events = events > left ? events - left : 0, /* an index may be damaged */
                                        .commands = cp_mailbox_commands(gpu->binding.mailbox)};
    if (gpu->parameters.cp_word_cycles)
        gpu->work.words = bind_command_words(gpu->binding.mailbox);
    gpu->cp_instructions += gpu->step.instructions;
    if (gpu->step.result < 0)
        stop_firmware(gpu, gpu->step.result);
    observe_depths(gpu, now);
    gpu->busy_until = CLOCK_NEVER;
    gpu_load_path_start(&gpu->loads, gpu->step.loads);
}

static bool step_wanted(struct gpu *gpu, uint64_t now)
{
    return !gpu->stopped &&
           (cp_mailbox_events(gpu->binding.mailbox) || gpu->step.result > 0 || now >= gpu->step.deadline);
}

bool gpu_service_has_work(const struct gpu *gpu)
{
    if (gpu->stopped)
        return gpu->restart || (cp_mailbox_commands(gpu->binding.mailbox) && !gpu->binding.mailbox->commands_bad);
    return gpu->restart || gpu->step.result > 0 || cp_mailbox_commands(gpu->binding.mailbox) ||
           cp_mailbox_events(gpu->binding.mailbox) || gpu_dispatcher_event(gpu->dispatcher);
}

bool gpu_service_is_idle(const struct gpu *gpu)
{
    size_t known = gpu->outsides.losses + gpu->service.scheduled + gpu->check.scheduled + gpu->sample.scheduled;

    return gpu->live && (gpu->polled || gpu->step.deadline == CLOCK_NEVER) && !gpu->lives.alive &&
           !gpu_state_unlaunched(gpu) && !gpu_service_has_work(gpu) && clock_events(&gpu->clock) == known;
}

static void plan_next_service(struct gpu *gpu)
{
    bool soon = gpu_service_has_work(gpu);

    SIM_REQUIRE(!gpu->in_service);
    SIM_REQUIRE(gpu->busy_until != CLOCK_NEVER);
    gpu_progress_firmware(&gpu->progress, !soon);
    if (soon)
        gpu_service_schedule(gpu, gpu->busy_until);
    else if (!gpu->stopped && gpu->step.deadline != CLOCK_NEVER)
        gpu_service_schedule(gpu, gpu->step.deadline);
    if (gpu_service_is_idle(gpu))
        gpu_state_finish(gpu, GPU_OUTCOME_IDLE);
}

static void finish_service(struct gpu *gpu)
{
    SIM_REQUIRE(gpu->in_service);
    gpu->in_service = false;
    if (!gpu->over)
        plan_next_service(gpu);
}

/* The loads of a step are answered: the rest of its work takes until busy_until. */
static void loads_over(void *context, uint64_t cycle)
{
    struct gpu *gpu = context;
    const struct gpu_observer *observer = &gpu->options.observer;

    SIM_REQUIRE(gpu->busy_until == CLOCK_NEVER);
    if (cycle == CLOCK_NEVER) {
        gpu_state_finish(gpu, GPU_OUTCOME_HOST_MEMORY);
        return;
    }
    SIM_REQUIRE(cycle >= gpu->step.cycle);
    gpu->busy_until = cycle + bind_price_step(&gpu->parameters, &gpu->work);
    gpu->cp_busy += gpu->busy_until - gpu->step.cycle;
    if (observer->step)
        observer->step(observer->context, gpu->step.cycle, gpu->busy_until - gpu->step.cycle, gpu->work.instructions,
                       gpu->work.events, gpu->work.commands, gpu->step.loads->count);
    finish_service(gpu);
}

/* Absent queues are kept from the firmware. The GPU knows them: their memory is there. */
static struct cp_config firmware_config(const struct gpu *gpu, enum cp_restart restart)
{
    struct cp_config config = gpu->config;

    gpu_host_queues_drop_absent(&gpu->host, config.queues);
    config.restart = restart;
    return config;
}

/* All commands have been executed: the host knows which queues there are. */
static void restart_firmware(struct gpu *gpu, uint64_t cycle)
{
    struct gpu_outside *outside = gpu->restart;
    const struct cp_config config = firmware_config(gpu, outside->restart);

    gpu_outside_end(outside);
    gpu->restart = NULL;
    gpu->stopped = CP_OK;
    if (gpu->binding.mailbox->commands_bad)
        cp_mailbox_drop_commands(gpu->binding.mailbox);
    if (gpu->options.restarting)
        gpu->options.restarting(gpu->options.context, outside->index, cycle);
    if (!gpu->binding.restart(gpu->binding.self, &config, gpu->failure, sizeof(gpu->failure))) {
        gpu_state_finish(gpu, GPU_OUTCOME_BINDING);
        return;
    }
    gpu->step.result = 1; /* it has work */
}

/* Commands of the last step take effect, then the next step sees the events that happened up to now. */
static void service_fired(struct clock_event *event, uint64_t cycle)
{
    struct gpu *gpu = event->owner;

    SIM_REQUIRE(!gpu->in_service);
    SIM_REQUIRE(cycle >= gpu->busy_until);
    gpu->in_service = true;
    execute_commands(gpu, cycle);
    post_events(gpu);
    if (!gpu->over && gpu->restart)
        restart_firmware(gpu, cycle);
    if (!gpu->over && step_wanted(gpu, cycle))
        run_step(gpu, cycle);
    else
        finish_service(gpu);
}

void gpu_service_restart(struct gpu *gpu, struct gpu_outside *outside, uint64_t cycle)
{
    if (gpu->restart) {
        if (!gpu_outside_delay(outside, cycle + 1))
            gpu_state_finish(gpu, GPU_OUTCOME_HOST_MEMORY);
        return;
    }
    gpu->restart = outside;
    if (!gpu->in_service)
        gpu_service_schedule(gpu, cycle);
}

bool gpu_service_begin(struct gpu *gpu)
{
    const struct cp_config config = firmware_config(gpu, CP_RESTART_NONE);

    return gpu->binding.start(gpu->binding.self, &config, gpu->failure, sizeof(gpu->failure));
}

void gpu_service_init(struct gpu *gpu)
{
    gpu_load_path_init(&gpu->loads, &gpu->clock, gpu->memory_system, bind_price_load(&gpu->parameters), gpu,
                       loads_over);
    gpu->service = (struct clock_event){.fire = service_fired, .owner = gpu};
}
