/* gpu.c - owns the parts and time: their life, inputs from outside, progress, what is read out. */
#include "gpu/gpu.h"

#include <stdlib.h>
#include <string.h>

#include "engine/require.h"
#include "gpu/gpu_state.h"
#include "gpu/service.h"
#include "gpu/statistics.h"
#include "onward/context.h"
#include "onward/monitor_log.h"

#define CONTEXT_SHARE 4u /* contexts take at most this fraction of memory */

static void note_memory_written(void *context)
{
    ((struct gpu *)context)->news = true;
}

static void host_answered(void *context, const struct cp_answer *answer, uint64_t now)
{
    struct gpu *gpu = context;

    gpu->news = true;
    if (answer->status == CP_HOST_DONE)
        gpu_host_queues_done(&gpu->host, &gpu->memory, &gpu->config.queues[answer->queue], answer->queue);
    gpu->options.answered(gpu->options.context, answer, now);
}

static void host_reset(void *context, uint64_t now)
{
    struct gpu *gpu = context;

    gpu->news = true;
    if (gpu->options.was_reset)
        gpu->options.was_reset(gpu->options.context, now);
}

static void host_overdue(void *context, const struct cp_overdue *overdue, bool leaves, uint64_t now)
{
    struct gpu *gpu = context;

    if (gpu->options.overdue)
        gpu->options.overdue(gpu->options.context, overdue, leaves, now);
}

static struct gpu_statistics_sources statistics_sources(const struct gpu *gpu)
{
    return (struct gpu_statistics_sources){.parameters = &gpu->parameters,
                                           .memory = path_counters(gpu->memory_system),
                                           .syncmon = syncmon_counters(path_syncmon(gpu->memory_system)),
                                           .dispatcher = gpu->dispatcher,
                                           .lives = &gpu->lives,
                                           .latencies = gpu->options.latencies ? &gpu->latencies : NULL,
                                           .firmware = gpu->bound ? gpu_cp_counters(gpu) : NULL,
                                           .cycles = gpu->clock.now,
                                           .cp_instructions = gpu->cp_instructions,
                                           .cp_busy = gpu->cp_busy,
                                           .cp_counted = gpu->binding.counted,
                                           .events = gpu->clock.fired};
}

/* From now on statistics count. */
static void note_timing_began(void *context)
{
    struct gpu *gpu = context;
    const struct gpu_statistics_sources sources = statistics_sources(gpu);

    gpu_statistics_visit(&sources, gpu_skipped_note, &gpu->skipped);
    if (gpu->options.observer.timing)
        gpu->options.observer.timing(gpu->options.observer.context, gpu->clock.now);
}

/* Progress */

static void check_fired(struct clock_event *event, uint64_t cycle)
{
    struct gpu *gpu = event->owner;

    if (gpu->options.progress)
        gpu->options.progress(gpu->options.context, cycle);
    gpu_progress_firmware(&gpu->progress, cycle >= gpu->busy_until && !gpu_service_has_work(gpu));
    if (cycle >= gpu->busy_until && gpu_service_is_idle(gpu))
        gpu_state_finish(gpu, GPU_OUTCOME_IDLE);
    else if (gpu_progress_deadlocked(&gpu->progress,
                                     gpu->outsides.pending > 0 || gpu_dispatcher_will_stop(gpu->dispatcher),
                                     gpu_state_unlaunched(gpu), gpu->binding.wanting(gpu->binding.self), cycle))
        gpu_state_finish(gpu, GPU_OUTCOME_DEADLOCK);
    if (!clock_schedule(&gpu->clock, &gpu->check, cycle + gpu_progress_interval(&gpu->progress)))
        gpu_state_finish(gpu, GPU_OUTCOME_HOST_MEMORY);
}

static void sample_fired(struct clock_event *event, uint64_t cycle)
{
    struct gpu *gpu = event->owner;

    gpu->options.sample(gpu->options.context, cycle);
    if (!clock_schedule(&gpu->clock, &gpu->sample, cycle + gpu->options.sample_every))
        gpu_state_finish(gpu, GPU_OUTCOME_HOST_MEMORY);
}

/* Inputs from outside */

/* Returns false if the host does not send it after all. */
static bool post_host_command(struct gpu *gpu, struct gpu_host_command *command, uint64_t cycle)
{
    struct cp_event event;

    SIM_REQUIRE(gpu->options.answered);
    if (gpu->options.commanding && !gpu->options.commanding(gpu->options.context, command, cycle))
        return false;
    event = gpu_host_queues_ask(&gpu->host, &gpu->memory, &gpu->config.queues[command->queue], command, cycle);
    gpu_dispatcher_host(gpu->dispatcher, &event);
    return true;
}

/* Returns false if the host does nothing after all. */
static bool do_outside(struct gpu *gpu, struct gpu_outside *outside, uint64_t cycle)
{
    switch (outside->kind) {
    case GPU_OUTSIDE_DOORBELL:
        if (gpu->options.doorbell && !gpu->options.doorbell(gpu->options.context, outside->index, cycle))
            return false;
        gpu_dispatcher_doorbell(gpu->dispatcher, outside->index, cycle);
        return true;
    case GPU_OUTSIDE_CU_LOST:
        gpu_dispatcher_lose_cu(gpu->dispatcher, outside->index, cycle);
        return true;
    case GPU_OUTSIDE_CU_RETURNED:
        gpu_dispatcher_return_cu(gpu->dispatcher, outside->index, cycle);
        return true;
    case GPU_OUTSIDE_HOST:
        return post_host_command(gpu, &outside->command, cycle);
    case GPU_OUTSIDE_RESTART:
        gpu_service_restart(gpu, outside, cycle);
        return true;
    }
    return false;
}

static void act(void *context, struct gpu_outside *outside, uint64_t cycle)
{
    struct gpu *gpu = context;

    if (do_outside(gpu, outside, cycle))
        gpu_progress_input(&gpu->progress, cycle);
}

bool gpu_ring_doorbell(struct gpu *gpu, uint32_t queue, uint64_t cycle)
{
    return queue < gpu->queue_count && gpu_outside_schedule(&gpu->outsides, GPU_OUTSIDE_DOORBELL, queue, cycle);
}

bool gpu_host_command(struct gpu *gpu, const struct gpu_host_command *command, uint64_t cycle)
{
    struct gpu_outside *outside = command->queue < gpu->queue_count
                                      ? gpu_outside_schedule(&gpu->outsides, GPU_OUTSIDE_HOST, command->queue, cycle)
                                      : NULL;

    if (outside)
        outside->command = *command;
    return outside != NULL;
}

bool gpu_restart(struct gpu *gpu, enum cp_restart restart, uint32_t number, uint64_t cycle)
{
    struct gpu_outside *outside = gpu_outside_schedule(&gpu->outsides, GPU_OUTSIDE_RESTART, number, cycle);

    SIM_REQUIRE(restart != CP_RESTART_NONE);
    if (!outside)
        return false;
    outside->restart = restart;
    return true;
}

int gpu_last_stop(const struct gpu *gpu)
{
    return gpu->last_stop;
}

bool gpu_lose_cu(struct gpu *gpu, uint32_t cu, uint64_t cycle, uint64_t return_cycle)
{
    if (cu >= gpu->parameters.cus || !gpu_outside_schedule(&gpu->outsides, GPU_OUTSIDE_CU_LOST, cu, cycle))
        return false;
    return !return_cycle || gpu_outside_schedule(&gpu->outsides, GPU_OUTSIDE_CU_RETURNED, cu, return_cycle);
}

/* Setting up */

static bool bind_firmware(struct gpu *gpu, const char *board, char *error, size_t error_bytes)
{
    gpu->bound = board ? bind_remote(&gpu->binding, &gpu->parameters, &gpu->memory, board, error, error_bytes)
                       : bind_local(&gpu->binding, &gpu->parameters, &gpu->memory, error, error_bytes);
    return gpu->bound;
}

static bool take_memory(struct gpu *gpu, uint64_t window)
{
    uint64_t bytes = gpu->parameters.memory_mb * 1024 * 1024;

    return window ? mem_init_window(&gpu->memory, window, bytes) : mem_init(&gpu->memory, bytes);
}

struct gpu *gpu_create(const struct parameters *parameters, const char *board, uint64_t window, char *error,
                       size_t error_bytes)
{
    struct gpu *gpu;

    if (!parameters_check(parameters, error, error_bytes))
        return NULL;
    gpu = calloc(1, sizeof(*gpu));
    if (gpu) {
        gpu->parameters = *parameters;
        clock_init(&gpu->clock);
    }
    if (!gpu || !take_memory(gpu, window)) {
        snprintf(error, error_bytes, "no room for a GPU with gpu.memory_mb of memory");
        free(gpu);
        return NULL;
    }
    if (!bind_firmware(gpu, board, error, error_bytes)) {
        gpu_free(gpu);
        return NULL;
    }
    gpu->memory_system = path_create(&gpu->parameters, &gpu->memory, &gpu->clock);
    if (!gpu->memory_system) {
        snprintf(error, error_bytes, "no room for the caches of the GPU");
        gpu_free(gpu);
        return NULL;
    }
    gpu_service_init(gpu);
    gpu->outsides = (struct gpu_outsides){.clock = &gpu->clock, .act = act, .context = gpu};
    gpu->check = (struct clock_event){.fire = check_fired, .owner = gpu};
    gpu->sample = (struct clock_event){.fire = sample_fired, .owner = gpu};
    return gpu;
}

void gpu_free(struct gpu *gpu)
{
    if (!gpu)
        return;
    clock_clear(&gpu->clock);
    if (gpu->bound)
        gpu->binding.free(gpu->binding.self);
    gpu_dispatcher_free(gpu->dispatcher);
    gpu_lives_free(&gpu->lives);
    path_free(gpu->memory_system);
    mem_free(&gpu->memory);
    gpu_loader_free(&gpu->loader);
    clock_free(&gpu->clock);
    gpu_outsides_free(&gpu->outsides);
    free(gpu);
}

struct mem *gpu_memory(struct gpu *gpu)
{
    return &gpu->memory;
}

bool gpu_load_program(struct gpu *gpu, struct isa_program *program)
{
    SIM_REQUIRE(!gpu->ended);
    if (!gpu_loader_place(&gpu->loader, &gpu->memory, program))
        return false;
    if (gpu_loader_prepare(&gpu->loader))
        return true;
    gpu_loader_remove(&gpu->loader, &gpu->memory, program);
    return false;
}

void gpu_unload_program(struct gpu *gpu, const struct isa_program *program)
{
    gpu_loader_remove(&gpu->loader, &gpu->memory, program);
}

uint64_t gpu_kernel_object(const struct gpu *gpu, const struct isa_program *program, const struct isa_kernel *kernel)
{
    return gpu_loader_descriptor(&gpu->loader, program, kernel);
}

int gpu_add_queue(struct gpu *gpu, const struct cp_queue_config *queue)
{
    SIM_REQUIRE(!gpu->dispatcher);
    SIM_REQUIRE(gpu->queue_count <= CP_MAX_QUEUES);
    if (gpu->queue_count == CP_MAX_QUEUES)
        return -1;
    gpu->config.queues[gpu->queue_count] = *queue;
    return (int)gpu->queue_count++;
}

int gpu_add_absent_queue(struct gpu *gpu, const struct cp_queue_config *queue)
{
    uint32_t number = 0;

    /* Before a run the numbers are in the order of calls. */
    while (number < gpu->queue_count && !(gpu->dispatcher && gpu->host.removed[number]))
        number++;
    if (number == CP_MAX_QUEUES)
        return -1;
    gpu->queue_count += number == gpu->queue_count;
    gpu->config.queues[number] = *queue;
    gpu->host.absent[number] = true;
    gpu->host.removed[number] = false;
    return (int)number;
}

uint64_t gpu_context_need(const struct isa_kernel *kernel, uint32_t workgroup_items, uint32_t lds_bytes)
{
    uint32_t rsrc1 = kernel->descriptor.compute_pgm_rsrc1;
    uint32_t lds = (lds_bytes + 511u) / 512u * 512u;

    SIM_REQUIRE(workgroup_items);
    return cp_context_bytes((workgroup_items + ISA_LANES - 1) / ISA_LANES, CP_RSRC1_VGPRS(rsrc1), CP_RSRC1_SGPRS(rsrc1),
                            lds);
}

void gpu_set_context_bytes(struct gpu *gpu, uint64_t bytes)
{
    SIM_REQUIRE(!gpu->dispatcher);
    gpu->context_bytes = bytes;
}

static bool place_contexts(struct gpu *gpu)
{
    uint64_t bytes = gpu->parameters.context_bytes ? gpu->parameters.context_bytes : gpu->context_bytes;
    uint64_t room = (gpu->memory.size - gpu->memory.start) / CONTEXT_SHARE;
    uint64_t slots = gpu->parameters.context_slots;

    if (bytes < CP_CONTEXT_ALIGN)
        bytes = CP_CONTEXT_ALIGN;
    bytes = (bytes + CP_CONTEXT_ALIGN - 1) / CP_CONTEXT_ALIGN * CP_CONTEXT_ALIGN;
    if (slots > room / bytes)
        slots = room / bytes;
    if (!slots || bytes > UINT32_MAX)
        return false;
    gpu->config.wg_slots = (uint32_t)slots;
    gpu->config.context_bytes = (uint32_t)bytes;
    gpu->config.context_base = mem_allocate(&gpu->memory, slots * bytes, CP_CONTEXT_ALIGN, MEM_RIGHTS_NONE);
    return gpu->config.context_base != 0;
}

static bool place_log(struct gpu *gpu)
{
    uint32_t entries = (uint32_t)gpu->parameters.log_entries;

    gpu->config.log_base =
        mem_allocate(&gpu->memory, cp_log_bytes(entries), sizeof(struct cp_log_entry), MEM_RIGHTS_NONE);
    return gpu->config.log_base != 0;
}

static void fill_config(struct gpu *gpu)
{
    const struct parameters *parameters = &gpu->parameters;
    struct cp_config *config = &gpu->config;

    config->policy = gpu->options.policy;
    config->cus = (uint32_t)parameters->cus;
    config->simds = (uint32_t)parameters->simds;
    config->waves_per_simd = (uint32_t)parameters->waves;
    config->vgprs_per_simd = (uint32_t)parameters->vgprs;
    config->sgprs_per_simd = (uint32_t)parameters->sgprs;
    config->lds_bytes = (uint32_t)parameters->lds_bytes;
    config->barriers = (uint32_t)parameters->barriers;
    config->timeout_interval = parameters->timeout_interval;
    config->quantum = parameters->cp_quantum;
    config->wait_timeout = parameters->wait_timeout;
    config->check_interval = parameters->cp_check_interval;
    config->log_entries = (uint32_t)parameters->log_entries;
    config->dispatcher = (uint32_t)parameters->dispatcher;
    config->scratch_slots = gpu->options.scratch_slots;
    config->research.restore_same = (uint32_t)parameters->cp_restore_same;
    config->research.adversary = gpu->options.adversary.on;
    config->research.slice_count = (uint16_t)gpu->options.adversary.slice_count;
    memcpy(config->research.slices, gpu->options.adversary.slices, sizeof(config->research.slices));
    policy_values(config->policy, parameters->policy_settings, config->policy_parameters);
    config->extensions = policy_extensions(config->policy, parameters->policy_settings);
    config->extensions_off = CP_EXTENSION_ALL & ~config->extensions;
}

static enum gpu_outcome start_run(struct gpu *gpu)
{
    const struct gpu_dispatcher_parts parts = {.parameters = &gpu->parameters,
                                               .memory = &gpu->memory,
                                               .memory_system = gpu->memory_system,
                                               .clock = &gpu->clock,
                                               .loader = &gpu->loader,
                                               .observer = &gpu->lives.observer,
                                               .accesses = gpu->options.accesses,
                                               .waves = gpu->options.waves,
                                               .steps = gpu->options.steps,
                                               .timing = &gpu->options.timing,
                                               .context = gpu,
                                               .event_ready = gpu_service_event_ready,
                                               .placed = gpu_service_placed,
                                               .memory_written = note_memory_written,
                                               .host_answered = host_answered,
                                               .host_overdue = host_overdue,
                                               .host_reset = host_reset,
                                               .timing_began = note_timing_began};

    if (!place_contexts(gpu) || !place_log(gpu) || !gpu_loader_prepare(&gpu->loader))
        return GPU_OUTCOME_HOST_MEMORY;
    fill_config(gpu);
    if (!gpu_lives_init(&gpu->lives, gpu->config.wg_slots, &gpu->options.observer))
        return GPU_OUTCOME_HOST_MEMORY;
    if (!gpu_service_begin(gpu))
        return GPU_OUTCOME_BINDING;
    gpu->dispatcher = gpu_dispatcher_create(&parts, gpu->config.queues, gpu->config.wg_slots, gpu->config.context_base,
                                            gpu->config.context_bytes);
    if (!gpu->dispatcher)
        return GPU_OUTCOME_HOST_MEMORY;
    gpu_progress_init(&gpu->progress, gpu->dispatcher, &gpu->parameters, &gpu->memory, gpu->memory_system,
                      gpu->config.wg_slots, gpu->config.policy, gpu->config.policy->preempts && gpu->config.quantum);
    path_set_timing(gpu->memory_system, !gpu->options.timing.off);
    path_observe(gpu->memory_system, gpu->options.accesses);
    path_measure(gpu->memory_system, gpu->options.latencies ? &gpu->latencies : NULL, gpu->options.buffers);
    gpu_service_schedule(gpu, 0);
    if (gpu->options.sample_every && !clock_schedule(&gpu->clock, &gpu->sample, gpu->options.sample_every))
        return GPU_OUTCOME_HOST_MEMORY;
    return clock_schedule(&gpu->clock, &gpu->check, gpu_progress_interval(&gpu->progress)) ? GPU_OUTCOME_FINISHED
                                                                                           : GPU_OUTCOME_HOST_MEMORY;
}

/* By a handler of a signal, or another thread of the host. */
static bool is_interrupted(const struct gpu *gpu)
{
    return __atomic_load_n(gpu->options.interrupted, __ATOMIC_RELAXED);
}

static void run_events(struct gpu *gpu, uint64_t limit)
{
    while (!gpu->over) {
        if (is_interrupted(gpu))
            gpu_state_finish(gpu, GPU_OUTCOME_INTERRUPTED);
        else if (!clock_step(&gpu->clock, limit))
            gpu_state_finish(gpu, GPU_OUTCOME_MAX_CYCLES);
    }
}

/* The same, and tells the observer of steps of each event. */
static void run_shown_events(struct gpu *gpu, uint64_t limit)
{
    const struct cu_step_observer *steps = gpu->options.steps;

    while (!gpu->over) {
        uint64_t next = clock_next(&gpu->clock);

        if (is_interrupted(gpu)) {
            gpu_state_finish(gpu, GPU_OUTCOME_INTERRUPTED);
            return;
        }
        if (next <= limit)
            steps->event(steps->context, next);
        if (!gpu->over && !clock_step(&gpu->clock, limit))
            gpu_state_finish(gpu, GPU_OUTCOME_MAX_CYCLES);
    }
}

enum gpu_outcome gpu_start(struct gpu *gpu, const struct gpu_run_options *options)
{
    static const volatile sig_atomic_t never;

    SIM_REQUIRE(!gpu->dispatcher);
    SIM_REQUIRE(options->adversary.slice_count <= CP_ADVERSARY_SLICES);
    gpu->options = *options;
    if (!options->interrupted)
        gpu->options.interrupted = &never;
    gpu->step.deadline = 0;
    return start_run(gpu);
}

static enum gpu_outcome go_on(struct gpu *gpu, uint64_t until)
{
    uint64_t limit = until ? until : CLOCK_NEVER - 1;

    if (gpu->options.steps && gpu->options.steps->event)
        run_shown_events(gpu, limit);
    else
        run_events(gpu, limit);
    return gpu->outcome;
}

static bool is_final(enum gpu_outcome outcome)
{
    return outcome == GPU_OUTCOME_FIRMWARE || outcome == GPU_OUTCOME_BINDING || outcome == GPU_OUTCOME_HOST_MEMORY;
}

enum gpu_outcome gpu_resume(struct gpu *gpu, uint64_t until)
{
    SIM_REQUIRE(gpu->dispatcher);
    SIM_REQUIRE(!gpu->ended);
    if (is_final(gpu->outcome))
        return gpu->outcome;
    gpu->live = true;
    gpu->over = gpu->polled = false;
    if (gpu->options.finished(gpu->options.context)) {
        gpu_state_finish(gpu, GPU_OUTCOME_FINISHED);
        return gpu->outcome;
    }
    /* The last part may have ended before it planned what comes next. */
    if (!gpu->in_service)
        gpu_service_schedule(gpu, gpu->clock.now);
    return go_on(gpu, until ? until : gpu->options.max_cycles);
}

enum gpu_outcome gpu_continue(struct gpu *gpu, uint64_t until)
{
    SIM_REQUIRE(gpu->dispatcher);
    gpu_progress_input(&gpu->progress, gpu->clock.now);
    return gpu_resume(gpu, until);
}

enum gpu_outcome gpu_end(struct gpu *gpu)
{
    SIM_REQUIRE(gpu->dispatcher);
    SIM_REQUIRE(!gpu->ended);
    gpu->ended = true;
    return gpu_dispatcher_close_times(gpu->dispatcher) ? gpu->outcome : GPU_OUTCOME_TIMES;
}

enum gpu_outcome gpu_run(struct gpu *gpu, const struct gpu_run_options *options)
{
    enum gpu_outcome started = gpu_start(gpu, options);

    if (started != GPU_OUTCOME_FINISHED)
        return started;
    go_on(gpu, options->max_cycles);
    return gpu_end(gpu);
}

void gpu_stop(struct gpu *gpu)
{
    SIM_REQUIRE(gpu->dispatcher);
    gpu_state_finish(gpu, GPU_OUTCOME_STOPPED);
}

/* Reading out */

const struct gpu_dispatcher *gpu_dispatcher_of(const struct gpu *gpu)
{
    return gpu->dispatcher;
}

const struct path_system *gpu_memory_system_of(const struct gpu *gpu)
{
    return gpu->memory_system;
}

uint64_t gpu_unlaunched(const struct gpu *gpu)
{
    return gpu_state_unlaunched(gpu);
}

uint32_t gpu_ready(const struct gpu *gpu)
{
    return gpu_state_ready(gpu);
}

uint64_t gpu_cycles(const struct gpu *gpu)
{
    return gpu->clock.now;
}

bool gpu_is_timed(const struct gpu *gpu)
{
    return !gpu->dispatcher || !gpu_dispatcher_control(gpu->dispatcher)->functional;
}

uint64_t gpu_timed_cycles(const struct gpu *gpu)
{
    if (!gpu->dispatcher)
        return gpu->clock.now;
    return gpu_is_timed(gpu) ? gpu->clock.now - gpu_dispatcher_control(gpu->dispatcher)->timed_from : 0;
}

void gpu_leave(struct gpu *gpu)
{
    if (gpu->binding.leave)
        gpu->binding.leave(gpu->binding.self);
}

const char *gpu_binding_message(const struct gpu *gpu)
{
    return gpu->failure;
}

const char *gpu_fault_message(const struct gpu *gpu)
{
    return gpu->dispatcher ? gpu_dispatcher_fault(gpu->dispatcher) : "";
}

bool gpu_is_unfinished(const struct gpu *gpu)
{
    return gpu_is_deadlocked(gpu) || gpu->outcome == GPU_OUTCOME_MAX_CYCLES || gpu->outcome == GPU_OUTCOME_INTERRUPTED;
}

bool gpu_is_deadlocked(const struct gpu *gpu)
{
    return gpu->outcome == GPU_OUTCOME_DEADLOCK;
}

const struct gpu_progress *gpu_progress_of(const struct gpu *gpu)
{
    SIM_REQUIRE(gpu->progress.dispatcher);
    return &gpu->progress;
}

const void *gpu_cp_trace(const struct gpu *gpu, uint32_t *bytes)
{
    *bytes = bind_trace_bytes(&gpu->parameters);
    return gpu->binding.trace;
}

const struct cp_counters *gpu_cp_counters(const struct gpu *gpu)
{
    return gpu->binding.counters(gpu->binding.self);
}

void gpu_statistics(const struct gpu *gpu,
                    void (*visit)(void *context, const char *name, uint64_t value, const char *description),
                    void *context)
{
    const struct gpu_statistics_sources sources = statistics_sources(gpu);
    struct gpu_skipped_filter filter = {.skipped = &gpu->skipped, .visit = visit, .context = context};

    if (!gpu->options.timing.off) {
        gpu_statistics_visit(&sources, visit, context);
    } else if (!gpu_is_timed(gpu)) {
        visit(context, "timing_off", 1,
              "no time was simulated: these are counts, and those of waits and switches depend on an order without "
              "meaning");
        gpu_statistics_visit(&sources, gpu_skipped_count, &filter);
    } else {
        visit(context, "timing_off_workgroups", gpu->skipped.workgroups,
              "work-groups launched without timing: all below is of the timed part, but greatest values of the whole "
              "run");
        gpu_statistics_visit(&sources, gpu_skipped_subtract, &filter);
    }
}

void gpu_cu_statistics(const struct gpu *gpu, uint32_t cu,
                       void (*visit)(void *context, const char *name, uint64_t value, const char *description),
                       void *context)
{
    const struct gpu_statistics_sources sources = statistics_sources(gpu);
    struct gpu_skipped_filter filter = {.skipped = &gpu->skipped, .visit = visit, .context = context};

    SIM_REQUIRE(gpu->dispatcher);
    SIM_REQUIRE(cu < gpu->parameters.cus);
    /* A compute unit's counters begin at 0 when timing begins. */
    if (gpu->options.timing.off && !gpu_is_timed(gpu))
        gpu_statistics_visit_cu(&sources, cu, gpu_skipped_count, &filter);
    else
        gpu_statistics_visit_cu(&sources, cu, visit, context);
}

void gpu_simd_statistics(const struct gpu *gpu, uint32_t cu, uint32_t simd,
                         void (*visit)(void *context, const char *name, uint64_t value, const char *description),
                         void *context)
{
    const struct gpu_statistics_sources sources = statistics_sources(gpu);

    SIM_REQUIRE(gpu->dispatcher);
    SIM_REQUIRE(cu < gpu->parameters.cus && simd < gpu->parameters.simds);
    /* The times of a SIMD begin at 0 when timing begins. */
    if (gpu_is_timed(gpu))
        gpu_statistics_visit_simd(&sources, cu, simd, visit, context);
}

struct gpu_queue_counts gpu_queue_counts(const struct gpu *gpu, uint32_t queue)
{
    SIM_REQUIRE(queue < CP_MAX_QUEUES);
    return gpu_host_queues_counts(&gpu->host, &gpu->memory, &gpu->config.queues[queue], queue);
}
