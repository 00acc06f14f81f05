/* runtime.c - see runtime.h. */
#define _POSIX_C_SOURCE 200809L
#include "runtime/runtime.h"

#include <stdlib.h>
#include <string.h>

#include "engine/require.h"
#include "gpu/dispatcher.h"
#include "onward/aql.h"
#include "onward/context.h"
#include "runtime/allocations.h"
#include "runtime/turns.h"

/* Where programs have nothing, and line numbers suffice. */
#ifdef __SANITIZE_ADDRESS__ /* it has the rest for itself */
#define WINDOW (UINT64_C(1) << 28)
#else
#define WINDOW (UINT64_C(1) << 36)
#endif
#define LINE          64u
#define SCRATCH_ALIGN 1024u
#define WAVES_MOST    16u /* of a WG of 1,024 work-items */
#define VGPRS_MOST    256u
#define SGPRS_MOST    112u
#define SLICE         10000u /* cycles after which others get their turn */

struct runtime_queue {
    struct runtime *runtime;
    struct runtime_queue *next;
    uint32_t number; /* of the GPU */
    uint32_t packets;
    uint32_t priority; /* that it begins with */
    uint64_t memory;   /* struct cp_queue_memory */
    uint64_t ring;
    uint64_t gws; /* of global wave sync */
    struct cp_range scratch;
    bool asked;     /* a command is under way that gives it none */
    uint64_t noted; /* dispatch id + 1 of the last packet that has stopped it by being rejected */
    /* Scratch that the queue is being given, of no bytes: none is; and for which packet it was given some last: dispatch id + 1. */
    struct cp_range grant;
    uint64_t granted;
    bool stopped; /* and removed: its number may be another's */
};

struct runtime {
    struct runtime_turns turns;
    struct parameters parameters;
    struct gpu *gpu;
    struct runtime_allocations allocations;
    struct runtime_queue *queues;
    bool stamps;
    void (*sample)(void *context, uint64_t cycle); /* as of struct runtime_options */
    void *sample_context;
    uint64_t noted;   /* rejected packets, of all queues */
    bool lacking;     /* a queue may lack scratch */
    uint64_t reached; /* to where waits have ended by time: the clock itself stands at the last event */
    /* Of the wait under way. */
    bool (*holds)(void *context);
    void *context;
    /* Of the command under way. */
    uint32_t asked;
    struct cp_answer answer;
};

static bool feed_queues(struct runtime *runtime);
static bool end_feeding(struct runtime *runtime, const struct cp_answer *answer);

/* A queue that lacks scratch goes on before others hear that it has stopped. */
static bool finished(void *context)
{
    struct runtime *runtime = context;

    return !feed_queues(runtime) && runtime->holds(runtime->context);
}

static void note_answer(void *context, const struct cp_answer *answer, uint64_t cycle)
{
    struct runtime *runtime = context;

    (void)cycle;
    if (!end_feeding(runtime, answer))
        runtime->answer = *answer;
}

static bool was_answered(void *context)
{
    const struct runtime *runtime = context;

    return runtime->answer.number == runtime->asked;
}

static void report_sample(void *context, uint64_t cycle)
{
    const struct runtime *runtime = context;

    runtime->sample(runtime->sample_context, cycle);
}

/* The largest context that a WG can have: the registers and the LDS of a CU. */
static uint64_t largest_context(const struct parameters *parameters)
{
    uint64_t vgprs = parameters->vgprs * parameters->simds / WAVES_MOST;

    if (vgprs > VGPRS_MOST)
        vgprs = VGPRS_MOST;
    return cp_context_bytes(WAVES_MOST, (uint32_t)vgprs, SGPRS_MOST, (uint32_t)parameters->lds_bytes);
}

static bool start(struct runtime *runtime, const struct runtime_options *options, char *error, size_t error_bytes)
{
    struct gpu_run_options run = {.policy = options->policy,
                                  .timing = options->timing,
                                  .scratch_slots = CP_MAX_SCRATCH,
                                  .interrupted = options->interrupted,
                                  .finished = finished,
                                  .answered = note_answer,
                                  .context = runtime,
                                  .accesses = options->accesses,
                                  .latencies = options->latencies,
                                  .sample_every = options->sample_every,
                                  .sample = report_sample,
                                  .steps = options->steps,
                                  .waves = options->waves};

    enum gpu_outcome outcome;

    if (options->observer)
        run.observer = *options->observer;
    runtime->sample = options->sample;
    runtime->sample_context = options->sample_context;
    gpu_set_context_bytes(runtime->gpu, largest_context(&runtime->parameters));
    outcome = gpu_start(runtime->gpu, &run);
    if (outcome == GPU_OUTCOME_FINISHED)
        return true;
    if (outcome == GPU_OUTCOME_BINDING)
        snprintf(error, error_bytes, "%s", gpu_binding_message(runtime->gpu));
    else
        snprintf(error, error_bytes, "no room for the contexts of work-groups in gpu.memory_mb of memory");
    return false;
}

struct runtime *runtime_open(const struct parameters *parameters, const struct runtime_options *options, char *error,
                             size_t error_bytes)
{
    struct runtime *runtime = calloc(1, sizeof(*runtime));

    if (!runtime || !runtime_turns_init(&runtime->turns)) {
        snprintf(error, error_bytes, "out of memory");
        free(runtime);
        return NULL;
    }
    runtime->parameters = *parameters;
    runtime->stamps = options->stamps;
    runtime->gpu = gpu_create(parameters, options->board, options->window ? WINDOW : 0, error, error_bytes);
    if (runtime->gpu && start(runtime, options, error, error_bytes))
        return runtime;
    runtime_close(runtime);
    return NULL;
}

void runtime_close(struct runtime *runtime)
{
    while (runtime->queues) {
        struct runtime_queue *next = runtime->queues->next;

        free(runtime->queues);
        runtime->queues = next;
    }
    gpu_free(runtime->gpu);
    runtime_allocations_free(&runtime->allocations);
    runtime_turns_free(&runtime->turns);
    free(runtime);
}

void runtime_leave(struct runtime *runtime)
{
    gpu_leave(runtime->gpu);
}

const char *runtime_failure(const struct runtime *runtime)
{
    return gpu_binding_message(runtime->gpu);
}

/* ---- waiting: the lock is held ---- */

static enum runtime_end end_of(enum gpu_outcome outcome)
{
    switch (outcome) {
    case GPU_OUTCOME_FINISHED:
        return RUNTIME_HOLDS;
    case GPU_OUTCOME_MAX_CYCLES:
        return RUNTIME_TIME_OUT;
    case GPU_OUTCOME_IDLE:
        return RUNTIME_IDLE;
    case GPU_OUTCOME_DEADLOCK:
        return RUNTIME_HUNG;
    case GPU_OUTCOME_INTERRUPTED:
    case GPU_OUTCOME_STOPPED:
        return RUNTIME_INTERRUPTED;
    default:
        return RUNTIME_BROKEN;
    }
}

static void ask_for(struct runtime *runtime, bool (*holds)(void *context), void *context)
{
    runtime->holds = holds;
    runtime->context = context;
}

static uint64_t cycles_reached(const struct runtime *runtime)
{
    uint64_t cycles = gpu_cycles(runtime->gpu);

    return cycles > runtime->reached ? cycles : runtime->reached;
}

/* resumes: the host has done nothing that counts as progress since the last wait. */
static enum runtime_end wait_for(struct runtime *runtime, bool (*holds)(void *context), void *context, uint64_t cycles,
                                 bool resumes)
{
    uint64_t until = 0, limit = 0;
    bool begun = false;
    enum runtime_end end;

    do {
        runtime_turns_take(&runtime->turns);
        if (!begun) {
            until = cycles_reached(runtime);
            limit = cycles ? until + cycles : UINT64_MAX;
        }
        until = limit - until < SLICE ? limit : until + SLICE;
        ask_for(runtime, holds, context);
        end = end_of(begun || resumes ? gpu_resume(runtime->gpu, until) : gpu_continue(runtime->gpu, until));
        begun = true;
        if (end == RUNTIME_TIME_OUT)
            runtime->reached = until;
        runtime_turns_end(&runtime->turns);
    } while (end == RUNTIME_TIME_OUT && until < limit);
    return end;
}

enum runtime_end runtime_wait(struct runtime *runtime, bool (*holds)(void *context), void *context, uint64_t cycles)
{
    return wait_for(runtime, holds, context, cycles, false);
}

enum runtime_end runtime_poll(struct runtime *runtime, bool (*holds)(void *context), void *context, uint64_t cycles)
{
    return wait_for(runtime, holds, context, cycles, true);
}

uint64_t runtime_cycles(struct runtime *runtime)
{
    uint64_t cycles;

    runtime_turns_take(&runtime->turns);
    cycles = cycles_reached(runtime);
    runtime_turns_end(&runtime->turns);
    return cycles;
}

bool runtime_lose_cu(struct runtime *runtime, uint32_t cu, uint64_t cycle, uint64_t return_cycle)
{
    bool good;

    runtime_turns_take(&runtime->turns);
    good = gpu_lose_cu(runtime->gpu, cu, cycle, return_cycle);
    runtime_turns_end(&runtime->turns);
    return good;
}

uint64_t runtime_progress(struct runtime *runtime)
{
    const struct gpu_dispatcher_counters *counters;
    uint64_t progress;

    runtime_turns_take(&runtime->turns);
    counters = gpu_dispatcher_counters(gpu_dispatcher_of(runtime->gpu));
    progress = gpu_memory(runtime->gpu)->changes + counters->launched + counters->finished + counters->killed;
    runtime_turns_end(&runtime->turns);
    return progress;
}

void runtime_look(struct runtime *runtime, void (*look)(void *context, const struct gpu *gpu), void *context)
{
    runtime_turns_take(&runtime->turns);
    look(context, runtime->gpu);
    runtime_turns_end(&runtime->turns);
}

struct gpu *runtime_gpu(struct runtime *runtime)
{
    return runtime->gpu;
}

/* ---- memory ---- */

static uint64_t allocate(struct runtime *runtime, uint64_t bytes, uint64_t alignment)
{
    struct mem *memory = gpu_memory(runtime->gpu);
    uint64_t whole = (bytes + LINE - 1) / LINE * LINE, address;

    if (!bytes || bytes > memory->size || !alignment || alignment & (alignment - 1))
        return 0;
    address = mem_allocate(memory, whole, alignment < LINE ? LINE : alignment, MEM_RIGHTS_NONE);
    if (!address)
        return 0;
    if (!runtime_allocations_add(&runtime->allocations, (struct cp_range){address, bytes})) {
        mem_release(memory, address, whole);
        return 0;
    }
    mem_allow(memory, address, bytes, MEM_RIGHTS_READ_WRITE);
    return address;
}

static bool release(struct runtime *runtime, uint64_t address)
{
    const struct cp_range *range = runtime_allocations_find(&runtime->allocations, address);

    if (!range || range->base != address)
        return false;
    mem_release(gpu_memory(runtime->gpu), address, (range->bytes + LINE - 1) / LINE * LINE);
    runtime_allocations_remove(&runtime->allocations, range);
    return true;
}

uint64_t runtime_allocate(struct runtime *runtime, uint64_t bytes, uint64_t alignment)
{
    uint64_t address;

    runtime_turns_take(&runtime->turns);
    address = allocate(runtime, bytes, alignment);
    runtime_turns_end(&runtime->turns);
    return address;
}

bool runtime_release(struct runtime *runtime, uint64_t address)
{
    bool found;

    runtime_turns_take(&runtime->turns);
    found = release(runtime, address);
    runtime_turns_end(&runtime->turns);
    return found;
}

bool runtime_find(struct runtime *runtime, uint64_t address, struct cp_range *allocation)
{
    const struct cp_range *range;

    runtime_turns_take(&runtime->turns);
    range = runtime_allocations_find(&runtime->allocations, address);
    if (range)
        *allocation = *range;
    runtime_turns_end(&runtime->turns);
    return range != NULL;
}

bool runtime_has(struct runtime *runtime, uint64_t address, uint64_t bytes)
{
    const struct cp_range *range;
    bool has;

    runtime_turns_take(&runtime->turns);
    range = runtime_allocations_find(&runtime->allocations, address);
    has = range ? bytes <= range->bytes - (address - range->base)
                : mem_permits(gpu_memory(runtime->gpu), address, bytes, MEM_RIGHTS_READ);
    runtime_turns_end(&runtime->turns);
    return has;
}

void *runtime_host(struct runtime *runtime, uint64_t address, uint64_t bytes)
{
    struct cp_range range;

    if (!runtime_find(runtime, address, &range) || bytes > range.bytes - (address - range.base))
        return NULL;
    return gpu_memory(runtime->gpu)->bytes + address;
}

/* ---- kernels ---- */

bool runtime_load(struct runtime *runtime, struct isa_program *program)
{
    bool loaded;

    runtime_turns_take(&runtime->turns);
    loaded = gpu_load_program(runtime->gpu, program);
    runtime_turns_end(&runtime->turns);
    return loaded;
}

void runtime_unload(struct runtime *runtime, const struct isa_program *program)
{
    runtime_turns_take(&runtime->turns);
    gpu_unload_program(runtime->gpu, program);
    runtime_turns_end(&runtime->turns);
}

uint64_t runtime_kernel_object(struct runtime *runtime, const struct isa_program *program,
                               const struct isa_kernel *kernel)
{
    uint64_t object;

    runtime_turns_take(&runtime->turns);
    object = gpu_kernel_object(runtime->gpu, program, kernel);
    runtime_turns_end(&runtime->turns);
    return object;
}

/* ---- queues ---- */

static void store(struct runtime *runtime, uint64_t address, const void *bytes, size_t count)
{
    mem_write(gpu_memory(runtime->gpu), address, bytes, count, gpu_cycles(runtime->gpu));
}

static void load(struct runtime *runtime, uint64_t address, void *bytes, size_t count)
{
    mem_read(gpu_memory(runtime->gpu), address, bytes, count);
}

#define FEEDING (UINT32_C(1) << 31) /* beyond the numbers of other commands */

/* Gives the queue the scratch that it lacks. Returns false if it lacks none, or there is none. */
static bool feed(struct runtime_queue *queue)
{
    struct runtime *runtime = queue->runtime;
    uint64_t most = runtime->parameters.scratch_mb << 20;
    struct gpu_host_command command = {
        .queue = queue->number, .operation = CP_HOST_CLEAR, .number = FEEDING | queue->number};
    struct cp_queue_memory memory;

    load(runtime, queue->memory, &memory, sizeof(memory));
    if (queue->asked || memory.error_reason != CP_QUEUE_RESOURCES || !memory.error_detail ||
        queue->granted == memory.error_packet + 1)
        return false;
    command.page.bytes = memory.error_detail < most ? memory.error_detail : most;
    command.page.base = allocate(runtime, command.page.bytes, SCRATCH_ALIGN);
    queue->granted = memory.error_packet + 1;
    if (!command.page.base || !gpu_host_command(runtime->gpu, &command, gpu_cycles(runtime->gpu))) {
        release(runtime, command.page.base);
        return false;
    }
    queue->grant = command.page;
    memory.scratch_backing_memory_location = queue->grant.base;
    memory.scratch_backing_memory_byte_size = queue->grant.bytes;
    store(runtime, queue->memory + offsetof(struct cp_queue_memory, scratch_backing_memory_location),
          &memory.scratch_backing_memory_location,
          sizeof(memory.scratch_backing_memory_location) + sizeof(memory.scratch_backing_memory_byte_size));
    return true;
}

/*
 * Notes the packet that has stopped the queue, once: one that is rejected again does not count, so that never more are noted than
 * were rejected. A fault of a kernel is no rejected packet.
 */
static void note_stop(struct runtime_queue *queue)
{
    struct runtime *runtime = queue->runtime;
    uint64_t error[2]; /* reason, packet */

    CP_STATIC_ASSERT(offsetof(struct cp_queue_memory, error_packet) ==
                         offsetof(struct cp_queue_memory, error_reason) + 8,
                     "the packet is behind the reason");
    load(runtime, queue->memory + offsetof(struct cp_queue_memory, error_reason), error, sizeof(error));
    if (!error[0] || error[0] == CP_QUEUE_KERNEL_FAULT || error[0] == CP_QUEUE_COOPERATIVE ||
        queue->noted == error[1] + 1)
        return;
    queue->noted = error[1] + 1;
    runtime->noted++;
}

/* Whether a packet was rejected that was not noted: that its queue has stopped is stored a little later. */
static bool has_rejected(const struct runtime *runtime)
{
    return gpu_cp_counters(runtime->gpu)->rejected_packets != runtime->noted;
}

/* Returns whether a queue waits for scratch that it is given. Looks at the queues only if one may. */
static bool feed_queues(struct runtime *runtime)
{
    bool waits = false;

    if (!runtime->lacking && !has_rejected(runtime))
        return false;
    for (struct runtime_queue *queue = runtime->queues; queue; queue = queue->next) {
        note_stop(queue);
        waits |= queue->grant.bytes || feed(queue);
    }
    runtime->lacking = waits;
    return waits;
}

/* No dispatch has the old scratch any more. Returns false if the answer is about anything else. */
static bool end_feeding(struct runtime *runtime, const struct cp_answer *answer)
{
    struct runtime_queue *queue = runtime->queues;

    if (!(answer->number & FEEDING))
        return false;
    while (queue->number != answer->queue)
        queue = queue->next;
    release(runtime, queue->scratch.base);
    queue->scratch = queue->grant;
    queue->grant = (struct cp_range){0, 0};
    return true;
}

static bool always(void *context)
{
    (void)context;
    return true;
}

/* Runs the GPU until something holds, whatever hangs. */
static enum runtime_end await(struct runtime *runtime, bool (*holds)(void *context), void *context)
{
    enum runtime_end end = RUNTIME_HUNG;

    ask_for(runtime, holds, context);
    while (end == RUNTIME_HUNG)
        end = end_of(gpu_continue(runtime->gpu, 0));
    return end;
}

/* Returns whether the firmware has done it. A queue has one command at a time, and that may be one that gives it scratch. */
static bool ask(struct runtime_queue *queue, const struct gpu_host_command *asked)
{
    struct runtime *runtime = queue->runtime;
    struct gpu_host_command command = *asked;
    bool done;

    if (queue->stopped)
        return asked->operation == CP_HOST_ABANDON;
    if (queue->grant.bytes && await(runtime, always, NULL) != RUNTIME_HOLDS)
        return false;
    command.queue = queue->number;
    command.number = ++runtime->asked;
    queue->asked = true;
    done = gpu_host_command(runtime->gpu, &command, gpu_cycles(runtime->gpu)) &&
           await(runtime, was_answered, runtime) == RUNTIME_HOLDS && runtime->answer.status == CP_HOST_DONE;
    queue->asked = false;
    runtime->lacking = true; /* it may have stopped meanwhile */
    return done;
}

static void release_parts(struct runtime_queue *queue)
{
    struct runtime *runtime = queue->runtime;

    release(runtime, queue->memory);
    release(runtime, queue->ring);
    release(runtime, queue->gws);
    release(runtime, queue->scratch.base);
}

static bool allocate_parts(struct runtime_queue *queue)
{
    struct runtime *runtime = queue->runtime;

    queue->memory = allocate(runtime, sizeof(struct cp_queue_memory), LINE);
    queue->ring = allocate(runtime, (uint64_t)queue->packets * CP_PACKET_BYTES, LINE);
    queue->gws = allocate(runtime, CP_GWS_BYTES, LINE);
    return queue->memory && queue->ring && queue->gws;
}

static void write_parts(const struct runtime_queue *queue)
{
    const struct cp_queue_memory memory = {
        .features = 1, /* kernel dispatch */
        .base_address = queue->ring,
        .size = queue->packets,
        .id = queue->number,
        .group_segment_aperture_base_hi = GPU_SHARED_APERTURE_HI,
        .private_segment_aperture_base_hi = GPU_PRIVATE_APERTURE_HI,
        .gws = queue->gws,
        .read_dispatch_id_field_base_byte_offset = offsetof(struct cp_queue_memory, read_dispatch_id),
        .queue_properties = queue->runtime->stamps ? CP_QUEUE_PROFILING : 0,
    };
    const struct cp_dispatch_packet none = {.header = CP_PACKET_INVALID};
    const uint8_t zeros[CP_GWS_BYTES] = {0};

    store(queue->runtime, queue->gws, zeros, sizeof(zeros));
    store(queue->runtime, queue->memory, &memory, sizeof(memory));
    for (uint32_t i = 0; i < queue->packets; i++)
        store(queue->runtime, queue->ring + (uint64_t)i * CP_PACKET_BYTES, &none, sizeof(none));
}

static bool begin(struct runtime_queue *queue)
{
    struct gpu *gpu = queue->runtime->gpu;
    const struct mem *memory = gpu_memory(gpu);
    struct cp_queue_config config = {.priority = queue->priority, .weight = 1};
    int number;

    if (!allocate_parts(queue))
        return false;
    config.queue_memory = queue->memory;
    config.process = (struct cp_range){memory->start, memory->size - memory->start};
    number = gpu_add_absent_queue(gpu, &config);
    if (number < 0)
        return false;
    queue->number = (uint32_t)number;
    write_parts(queue);
    return ask(queue,
               &(const struct gpu_host_command){.operation = CP_HOST_CREATE, .priority = queue->priority, .weight = 1});
}

struct runtime_queue *runtime_create_queue(struct runtime *runtime, uint32_t packets, uint32_t priority)
{
    struct runtime_queue *queue = calloc(1, sizeof(*queue));

    if (!queue)
        return NULL;
    if (!packets || packets & (packets - 1) || priority >= CP_PRIORITIES) {
        free(queue);
        return NULL;
    }
    *queue = (struct runtime_queue){.runtime = runtime, .packets = packets, .priority = priority};
    runtime_turns_take(&runtime->turns);
    if (begin(queue)) {
        queue->next = runtime->queues;
        runtime->queues = queue;
    } else {
        release_parts(queue);
        free(queue);
        queue = NULL;
    }
    runtime_turns_end(&runtime->turns);
    return queue;
}

bool runtime_stop_queue(struct runtime_queue *queue)
{
    bool stopped;

    runtime_turns_take(&queue->runtime->turns);
    stopped = queue->stopped = ask(queue, &(const struct gpu_host_command){.operation = CP_HOST_ABANDON});
    runtime_turns_end(&queue->runtime->turns);
    return stopped;
}

bool runtime_destroy_queue(struct runtime_queue *queue)
{
    struct runtime *runtime = queue->runtime;
    struct runtime_queue **link = &runtime->queues;
    bool done;

    runtime_turns_take(&runtime->turns);
    done = ask(queue, &(const struct gpu_host_command){.operation = CP_HOST_ABANDON});
    note_stop(queue);
    while (*link != queue)
        link = &(*link)->next;
    *link = queue->next;
    if (done)
        release_parts(queue);
    runtime_turns_end(&runtime->turns);
    free(queue);
    return done;
}

bool runtime_mask_queue(struct runtime_queue *queue, const uint32_t *cus, uint32_t words)
{
    struct runtime *runtime = queue->runtime;
    uint64_t bytes = (uint64_t)words * sizeof(*cus);
    struct gpu_host_command command = {.operation = CP_HOST_MASK};
    bool done;

    runtime_turns_take(&runtime->turns);
    if (words)
        command.page = (struct cp_range){allocate(runtime, bytes, LINE), bytes};
    if (command.page.base)
        store(runtime, command.page.base, cus, bytes);
    done = (command.page.base || !words) && ask(queue, &command);
    release(runtime, command.page.base);
    runtime_turns_end(&runtime->turns);
    return done;
}

/* Whether all packets of a queue are complete. */
static bool is_complete(void *context)
{
    const struct runtime_queue *queue = context;
    struct cp_queue_memory memory;

    load(queue->runtime, queue->memory, &memory, sizeof(memory));
    return memory.write_dispatch_id == memory.read_dispatch_id;
}

bool runtime_set_priority(struct runtime_queue *queue, uint32_t priority)
{
    struct runtime *runtime = queue->runtime;
    const struct gpu_host_command command = {.operation = CP_HOST_UPDATE, .priority = priority, .weight = 1};
    bool done;

    /* The firmware would wait for them in the same way, and no other command could reach the queue meanwhile. */
    if (priority >= CP_PRIORITIES || runtime_wait(runtime, is_complete, queue, 0) != RUNTIME_HOLDS)
        return false;
    runtime_turns_take(&runtime->turns);
    done = ask(queue, &command);
    runtime_turns_end(&runtime->turns);
    return done;
}

uint64_t runtime_queue_memory(const struct runtime_queue *queue)
{
    return queue->memory;
}

bool runtime_ring(struct runtime_queue *queue)
{
    struct runtime *runtime = queue->runtime;
    bool rung;

    runtime_turns_take(&runtime->turns);
    rung = queue->stopped || gpu_ring_doorbell(runtime->gpu, queue->number, gpu_cycles(runtime->gpu));
    runtime_turns_end(&runtime->turns);
    return rung;
}

/* Whether the ring has a free place, or the queue has stopped. */
static bool has_place(void *context)
{
    const struct runtime_queue *queue = context;
    struct cp_queue_memory memory;

    load(queue->runtime, queue->memory, &memory, sizeof(memory));
    return memory.write_dispatch_id - memory.read_dispatch_id < queue->packets || memory.error_reason;
}

static enum runtime_end put(struct runtime_queue *queue, const void *packet)
{
    struct runtime *runtime = queue->runtime;
    struct cp_queue_memory memory;
    uint64_t next;

    runtime_turns_take(&runtime->turns);
    load(runtime, queue->memory, &memory, sizeof(memory));
    next = memory.write_dispatch_id + 1;
    store(runtime, queue->ring + memory.write_dispatch_id % queue->packets * CP_PACKET_BYTES, packet, CP_PACKET_BYTES);
    store(runtime, queue->memory + offsetof(struct cp_queue_memory, write_dispatch_id), &next, sizeof(next));
    runtime_turns_end(&runtime->turns);
    return runtime_ring(queue) ? RUNTIME_HOLDS : RUNTIME_BROKEN;
}

enum runtime_end runtime_submit(struct runtime_queue *queue, const void *packet)
{
    enum runtime_end end = runtime_wait(queue->runtime, has_place, queue, 0);

    return end == RUNTIME_HOLDS ? put(queue, packet) : end;
}
