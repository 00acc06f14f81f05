/* SPDX-License-Identifier: MIT */
/* packet.c - verification of packets, kernel descriptors and queue memory. */
#include "packet.h"

#include "compute_unit.h"
#include "context.h"
#include "onward/cooperative.h"
#include "onward/kernel_descriptor.h"

#define LINE_BYTES       64u
#define WAVE_LANES       64u
#define MAX_WORK_ITEMS   1024u
#define LDS_GRANULE      512u
#define MAX_RING_PACKETS (1u << 24)
#define MAX_USER_SGPRS   16u
#define CODE_WAVE32      (1u << 10) /* of later GPUs: kernel_code_properties */
/* All bits of kernel_code_properties from the first of these to the last one ask for an address. */
#define USER_ADDRESSES (2u * CP_CODE_FLAT_SCRATCH_INIT - CP_CODE_DISPATCH_PTR)

/*
 * Returns true if this number of bytes lies in a process, as cp_range_holds does. The code is there once, because many checks end with
 * it, and takes a number of 32 bits, which is 8 bytes of text less.
 */
static __attribute__((noinline)) bool holds(const struct cp_range *process, uint32_t bytes, uint64_t address)
{
    uint64_t offset = address - process->base;

    return offset <= process->bytes && bytes <= process->bytes - offset;
}

static const struct cp_range *process_of(const struct cp *cp, uint32_t queue)
{
    return &cp->config.queues[queue].process;
}

static bool is_owned(const struct cp *cp, uint32_t queue, uint64_t address, uint32_t bytes)
{
    return holds(process_of(cp, queue), bytes, address);
}

/* Reads one line of a process's memory, 64 bytes. */
static bool load_line(const struct cp *cp, const struct cp_range *process, uint64_t address, void *destination)
{
    return !(address & (LINE_BYTES - 1)) && holds(process, LINE_BYTES, address) &&
           cp_load(cp, destination, address, LINE_BYTES);
}

uint32_t cp_packet_check_queue(struct cp *cp, uint32_t queue)
{
    struct cp_queue *q = cp_queue_at(cp, queue);
    struct cp_queue_memory memory;

    CP_REQUIRE(cp, PACKET, q->stage == CP_QUEUE_NEW && cp->config.queues[queue].queue_memory);
    if (!cp_load(cp, &memory, cp->config.queues[queue].queue_memory, sizeof(memory)))
        return CP_QUEUE_BAD_DESCRIPTOR;
    if (!memory.size || memory.size > MAX_RING_PACKETS || memory.size & (memory.size - 1) ||
        memory.base_address & (CP_PACKET_BYTES - 1) ||
        !is_owned(cp, queue, memory.base_address, memory.size * CP_PACKET_BYTES))
        return CP_QUEUE_BAD_DESCRIPTOR;
    q->ring = memory.base_address;
    q->size = memory.size;
    q->next = memory.read_dispatch_id;
    q->complete = q->next;
    q->retired = q->next;
    q->published = q->next;
    if (CP_ROCM)
        q->profiled = memory.queue_properties & CP_QUEUE_PROFILING;
    return CP_QUEUE_OK;
}

uint32_t cp_packet_check_signal(const struct cp *cp, uint32_t queue, uint64_t signal)
{
    if (signal && (signal & 7 || !is_owned(cp, queue, signal, sizeof(struct cp_signal))))
        return CP_QUEUE_BAD_SIGNAL;
    return CP_QUEUE_OK;
}

/*
 * The same for a completion signal. Whom it tells is read once, with the packet: a process that has the signal back may use its
 * memory for something else.
 */
static uint32_t check_completion(const struct cp *cp, uint32_t queue, uint64_t signal, struct cp_notice *notice)
{
    uint32_t error = cp_packet_check_signal(cp, queue, signal);

    if (!CP_HOST || error || !signal || !cp->config.event_mailboxes)
        return error;
    if (!cp_load(cp, notice, signal + __builtin_offsetof(struct cp_signal, event_mailbox), sizeof(*notice)) ||
        (notice->mailbox && (notice->mailbox & 7 || !is_owned(cp, queue, notice->mailbox, 8))))
        return CP_QUEUE_BAD_SIGNAL;
    return CP_QUEUE_OK;
}

/* Where the notice of a barrier packet's completion signal is kept. */
static struct cp_notice *notice_of(struct cp *cp, uint32_t queue)
{
#if CP_HOST
    return &cp->requests[queue].notice;
#else
    (void)cp;
    (void)queue;
    return 0;
#endif
}

/* WGs along one dimension of a grid, which is not empty: size / group rounded up, without overflow. */
static uint32_t groups_along(uint32_t size, uint32_t group)
{
    return (size - 1) / group + 1;
}

static uint32_t check_sizes(const struct cp_dispatch_packet *packet, struct cp_dispatch *dispatch)
{
    uint32_t dimensions = packet->setup & 3u;
    uint32_t items = 1;
    uint64_t groups = 1;

    if (!dimensions)
        return CP_QUEUE_BAD_DIMENSIONS;
    for (uint32_t i = 0; i < 3; i++) {
        uint32_t group = packet->workgroup_size[i], grid = packet->grid_size[i];

        if (!group || group > MAX_WORK_ITEMS || !grid || (i >= dimensions && (group != 1 || grid != 1)))
            return CP_QUEUE_BAD_DIMENSIONS;
        items *= group;
        dispatch->groups[i] = groups_along(grid, group);
        groups *= dispatch->groups[i];
        if (items > MAX_WORK_ITEMS || groups > UINT32_MAX)
            return CP_QUEUE_BAD_DIMENSIONS;
        dispatch->begin.workgroup_size[i] = (uint16_t)group;
        dispatch->begin.grid_size[i] = grid;
    }
    dispatch->shape.waves = (uint8_t)((items + WAVE_LANES - 1) / WAVE_LANES);
    return CP_QUEUE_OK;
}

/* User SGPRs: 4 for the private segment's buffer, 2 for each address after it, 1 for the private segment's size. */
static uint32_t user_sgprs_needed(uint32_t properties)
{
    uint32_t count = properties & CP_CODE_PRIVATE_SEGMENT_BUFFER ? 4 : 0;

    for (uint32_t left = properties & USER_ADDRESSES; left; left &= left - 1)
        count += 2;
    return count + (properties & CP_CODE_PRIVATE_SEGMENT_SIZE ? 1 : 0);
}

static bool descriptor_makes_sense(const struct cp_kernel_descriptor *descriptor)
{
    uint32_t user_sgprs = CP_RSRC2_USER_SGPRS(descriptor->compute_pgm_rsrc2);

    return user_sgprs <= MAX_USER_SGPRS && user_sgprs_needed(descriptor->kernel_code_properties) <= user_sgprs &&
           CP_RSRC2_WORKITEM_ID(descriptor->compute_pgm_rsrc2) <= 2 && !descriptor->compute_pgm_rsrc3 &&
           !(descriptor->kernel_code_properties & CODE_WAVE32);
}

static uint32_t check_kernel(const struct cp *cp, uint32_t queue, const struct cp_dispatch_packet *packet,
                             struct cp_kernel_descriptor *descriptor, struct cp_dispatch *dispatch)
{
    uint64_t entry;

    if (!load_line(cp, process_of(cp, queue), packet->kernel_object, descriptor))
        return CP_QUEUE_BAD_KERNEL_OBJECT;
    entry = packet->kernel_object + (uint64_t)descriptor->kernel_code_entry_byte_offset;
    if (entry & 3 || !is_owned(cp, queue, entry, 4) || !descriptor_makes_sense(descriptor))
        return CP_QUEUE_BAD_KERNEL_OBJECT;
    if (packet->kernarg_address & 15 || ((packet->kernarg_address || descriptor->kernarg_size) &&
                                         !is_owned(cp, queue, packet->kernarg_address, descriptor->kernarg_size)))
        return CP_QUEUE_BAD_KERNARG;
    dispatch->begin.entry = entry;
    dispatch->begin.kernarg = packet->kernarg_address;
    dispatch->begin.rsrc1 = descriptor->compute_pgm_rsrc1;
    dispatch->begin.rsrc2 = descriptor->compute_pgm_rsrc2;
    dispatch->begin.code_properties = descriptor->kernel_code_properties;
    return CP_QUEUE_OK;
}

static uint32_t larger_of(uint32_t a, uint32_t b)
{
    return a > b ? a : b;
}

/* Returns how often the part goes into the whole, at most CP_MAX_SCRATCH, without the library's 64-bit division. */
static uint32_t count_fitting(uint64_t whole, uint32_t part)
{
    uint32_t count = 0;

    for (uint32_t step = 1024; step; step >>= 1) {
        if (count + step <= CP_MAX_SCRATCH && (uint64_t)part * (count + step) <= whole)
            count += step;
    }
    return count;
}

#if CP_HOST
/* Whether the host is asked for scratch: the arena has fewer slots than it is to have, and not just what the host has to give. */
static bool asks_for_scratch(const struct cp *cp, uint32_t queue, uint32_t group, struct cp_dispatch *dispatch)
{
    const uint32_t *groups = dispatch->groups;
    uint32_t least = cp_smaller(cp->config.scratch_slots, groups[0] * groups[1] * groups[2]);

    least += !least;
    if (dispatch->scratch_slots >= (cp->requests[queue].granted ? 1 : least))
        return false;
    dispatch->scratch_asked = (uint64_t)group * least;
    return true;
}
#endif

/* Scratch of a wave is its 64 lanes' private segments, each rounded up to a dword. */
static uint32_t check_scratch(const struct cp *cp, uint32_t queue, uint32_t private_bytes, struct cp_dispatch *dispatch)
{
    const struct cp_range *arena = &cp->config.queues[queue].scratch;
    uint64_t wave = ((uint64_t)private_bytes + 3) / 4 * 4 * WAVE_LANES;
    uint64_t group = wave * dispatch->shape.waves;

    if (!private_bytes)
        return CP_QUEUE_OK;
    dispatch->begin.private_segment = private_bytes;
    if (!CP_SCRATCH || group > UINT32_MAX)
        return CP_QUEUE_RESOURCES;
    dispatch->begin.scratch_wave_bytes = (uint32_t)wave;
    dispatch->begin.scratch_base = arena->base;
    dispatch->scratch_slots = count_fitting(arena->bytes, (uint32_t)group);
#if CP_HOST
    if (asks_for_scratch(cp, queue, (uint32_t)group, dispatch))
        return CP_QUEUE_RESOURCES;
#else
    if (!dispatch->scratch_slots)
        return CP_QUEUE_RESOURCES;
#endif
    return CP_QUEUE_OK;
}

static uint32_t check_resources(const struct cp *cp, uint32_t queue, uint32_t group_bytes, uint32_t private_bytes,
                                struct cp_dispatch *dispatch)
{
    struct cp_shape *shape = &dispatch->shape;

    if (group_bytes > cp->config.lds_bytes)
        return CP_QUEUE_RESOURCES;
    dispatch->begin.group_segment = group_bytes;
    shape->rest = (group_bytes + LDS_GRANULE - 1) / LDS_GRANULE * LDS_GRANULE;
    shape->vgprs = (uint16_t)CP_RSRC1_VGPRS(dispatch->begin.rsrc1);
    shape->sgprs = (uint16_t)CP_RSRC1_SGPRS(dispatch->begin.rsrc1);
    cp_cu_shape(cp, shape);
    if (!cp_cu_can_ever_hold(cp, shape) || !cp_context_holds(cp, shape))
        return CP_QUEUE_RESOURCES;
    return check_scratch(cp, queue, private_bytes, dispatch);
}

static bool options_make_sense(const struct cp_launch_options *options)
{
    uint64_t reserved = options->reserved0;

    for (uint32_t i = 0; i < sizeof(options->reserved1) / sizeof(options->reserved1[0]); i++)
        reserved |= options->reserved1[i];
    return !reserved && !(options->gather_cycles >> 62) &&
           !(options->flags & ~(uint32_t)(CP_LAUNCH_COOPERATIVE | CP_LAUNCH_MAXIMAL));
}

/* The control block and the records behind it; the grid is a row of as many WGs as it says. */
static bool control_makes_sense(const struct cp *cp, uint32_t queue, const struct cp_launch_options *options,
                                const uint32_t groups[3])
{
    struct cp_cooperative_control control;
    uint32_t bytes = options->record_bytes;

    return bytes >= CP_RECORD_LEAST_BYTES && bytes <= CP_RECORD_MOST_BYTES && !(bytes & (bytes - 1)) &&
           load_line(cp, process_of(cp, queue), options->control, &control) && control.magic == CP_CONTROL_MAGIC &&
           control.maximum == groups[0] && groups[1] == 1 && groups[2] == 1 &&
           cp_range_holds(process_of(cp, queue), options->control, sizeof(control) + (uint64_t)control.maximum * bytes);
}

/*
 * Runtimes may use these bytes of the packet for something else, as ROCm does. So what does not name a line with the magic number
 * is no error, but no options.
 */
static uint32_t check_options(const struct cp *cp, uint32_t queue, uint64_t address, struct cp_dispatch *dispatch)
{
    struct cp_launch *launch = &dispatch->launch;
    struct cp_launch_options options;

    if (!load_line(cp, process_of(cp, queue), address, &options) || options.magic != CP_OPTIONS_MAGIC)
        return CP_QUEUE_OK;
    if (!CP_COOPERATIVE || !options_make_sense(&options) ||
        (options.flags && !control_makes_sense(cp, queue, &options, dispatch->groups)))
        return CP_QUEUE_BAD_OPTIONS;
    if (options.flags)
        launch->managed = CP_MANAGED_MESSAGES;
    if (options.flags & CP_LAUNCH_COOPERATIVE)
        launch->managed |= CP_MANAGED_RESIZES;
    if (options.gather_cycles)
        launch->managed |= CP_MANAGED_RECLAIMS;
    launch->control = options.control;
    launch->record_bytes = options.record_bytes;
    launch->gather_cycles = options.gather_cycles;
    return CP_QUEUE_OK;
}

uint32_t cp_packet_check_dispatch(struct cp *cp, uint32_t queue, const struct cp_dispatch_packet *packet,
                                  struct cp_dispatch *dispatch)
{
    struct cp_kernel_descriptor descriptor;
    uint32_t error;

    *dispatch = (struct cp_dispatch){0};
    error = check_sizes(packet, dispatch);
    if (!error)
        error = check_kernel(cp, queue, packet, &descriptor, dispatch);
    if (!error)
        error =
            check_resources(cp, queue, larger_of(packet->group_segment_size, descriptor.group_segment_fixed_size),
                            larger_of(packet->private_segment_size, descriptor.private_segment_fixed_size), dispatch);
    if (!error)
        error = check_completion(cp, queue, packet->completion_signal, &dispatch->notice);
    if (!error && packet->options)
        error = check_options(cp, queue, packet->options, dispatch);
    dispatch->begin.queue = (uint16_t)queue;
    dispatch->begin.queue_memory = cp->config.queues[queue].queue_memory;
    dispatch->begin.acquire = CP_PACKET_ACQUIRE((uint32_t)packet->header);
    dispatch->release = CP_PACKET_RELEASE((uint32_t)packet->header);
    dispatch->signal = packet->completion_signal;
    return error;
}

uint32_t cp_packet_check_barrier(struct cp *cp, uint32_t queue, const struct cp_barrier_packet *packet)
{
    struct cp_queue *q = cp_queue_at(cp, queue);

    if (check_completion(cp, queue, packet->completion_signal, notice_of(cp, queue)))
        return CP_QUEUE_BAD_SIGNAL;
    for (uint32_t i = 0; i < 5; i++) {
        if (cp_packet_check_signal(cp, queue, packet->dependency[i]))
            return CP_QUEUE_BAD_SIGNAL;
        q->dependency[i] = packet->dependency[i];
    }
    q->rule = CP_PACKET_TYPE((uint32_t)packet->header) == CP_PACKET_BARRIER_OR ? CP_RULE_ANY : CP_RULE_ALL;
    q->signal = packet->completion_signal;
    return CP_QUEUE_OK;
}

#if CP_ROCM
uint32_t cp_packet_check_vendor(struct cp *cp, uint32_t queue, const struct cp_barrier_value_packet *packet)
{
    struct cp_queue *q = cp_queue_at(cp, queue);

    if (packet->format != CP_VENDOR_BARRIER_VALUE)
        return CP_QUEUE_BAD_FORMAT;
    if (packet->condition > CP_SIGNAL_GTE)
        return CP_QUEUE_BAD_CONDITION;
    if (cp_packet_check_signal(cp, queue, packet->signal) ||
        check_completion(cp, queue, packet->completion_signal, notice_of(cp, queue)))
        return CP_QUEUE_BAD_SIGNAL;
    q->rule = (uint8_t)(CP_RULE_VALUE + packet->condition);
    q->test.signal = packet->signal;
    q->test.value = packet->value;
    q->test.mask = packet->mask;
    q->signal = packet->completion_signal;
    return CP_QUEUE_OK;
}
#endif

#if CP_HOST
uint32_t cp_packet_check_agent(struct cp *cp, uint32_t queue, const struct cp_agent_packet *packet)
{
    struct cp_queue *q = cp_queue_at(cp, queue);

    if (check_completion(cp, queue, packet->completion_signal, notice_of(cp, queue)))
        return CP_QUEUE_BAD_SIGNAL;
    if (packet->return_address && !is_owned(cp, queue, packet->return_address, 8))
        return CP_QUEUE_BAD_RETURN;
    q->call.return_address = packet->return_address;
    for (uint32_t i = 0; i < 4; i++)
        q->call.argument[i] = packet->argument[i];
    q->signal = packet->completion_signal;
    cp->requests[queue].agent_type = packet->type;
    return CP_QUEUE_OK;
}
#endif
