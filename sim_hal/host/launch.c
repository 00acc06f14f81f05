/* launch.c - see launch.h. */
#include "host/launch.h"

#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

#include "code/demangle.h"
#include "engine/require.h"
#include "host/options.h"
#include "isa/opcodes.h"
#include "onward/cooperative.h"

#define RING_BYTES    ((uint64_t)HOST_RING_PACKETS * CP_PACKET_BYTES)
#define CHUNK_BYTES   4096u
#define KERNARG_ALIGN 64u
#define BUFFER_ALIGN  256u
#define LDS_GRANULE   512u /* what compute units hand out LDS in */
#define SCRATCH_ALIGN 1024u
#define LANES         64u

/* Everything that placing one launch needs. */
struct placing {
    struct host_launch *launch;
    struct gpu *gpu;
    struct mem *memory;
    const struct parameters *parameters;
    const struct host_supplies *supplies;
    char *error;
    size_t error_bytes;
};

static uint64_t round_up(uint64_t value, uint64_t granule)
{
    return (value + granule - 1) / granule * granule;
}

static uint32_t workgroup_items(const struct host_file *file)
{
    return (uint32_t)(file->local[0] * file->local[1] * file->local[2]);
}

static uint32_t workgroup_waves(const struct host_file *file)
{
    return (workgroup_items(file) + LANES - 1) / LANES;
}

/* Walks the dynamic LDS arguments; calls nothing, but stores each one's offset when offsets is not NULL. */
static uint64_t lay_out_lds(const struct host_file *file, uint64_t *offsets)
{
    uint64_t end = file->kernel->descriptor.group_segment_fixed_size;

    for (uint32_t i = 0; i < file->argument_count; i++) {
        const struct host_argument *argument = &file->arguments[i];
        if (argument->content != HOST_CONTENT_LOCAL)
            continue;
        end = round_up(end, host_type_alignment(argument->declared->type_name));
        if (offsets)
            offsets[i] = end;
        if (argument->size > UINT32_MAX || end + argument->size > UINT32_MAX)
            return UINT64_MAX;
        end += argument->size;
    }
    return end;
}

uint64_t host_launch_lds_bytes(const struct host_file *file)
{
    return lay_out_lds(file, NULL);
}

static bool check_resource(const struct host_file *file, const char *what, uint64_t need, uint64_t have,
                           const char *parameter, char *error, size_t error_bytes)
{
    char shown[CODE_SHOWN_BYTES];

    if (need <= have)
        return true;
    return host_text_fail(error, error_bytes,
                          "%s: a work-group of kernel %s needs %" PRIu64 " %s, a compute unit has %" PRIu64 " (%s)",
                          file->path, code_shown_name(file->kernel->name, shown), need, what, have, parameter);
}

bool host_launch_fits(const struct host_file *file, const struct parameters *parameters, char *error,
                      size_t error_bytes)
{
    const struct cp_kernel_descriptor *descriptor = &file->kernel->descriptor;
    uint64_t waves = workgroup_waves(file);
    uint64_t waves_a_simd = (waves + parameters->simds - 1) / parameters->simds;
    uint64_t vgprs = CP_RSRC1_VGPRS((uint64_t)descriptor->compute_pgm_rsrc1);
    uint64_t sgprs = CP_RSRC1_SGPRS((uint64_t)descriptor->compute_pgm_rsrc1);
    uint64_t lds = host_launch_lds_bytes(file);
    char shown[CODE_SHOWN_BYTES];

    if (lds == UINT64_MAX)
        return host_text_fail(error, error_bytes, "%s: local memory arguments of kernel %s: sizes overflow", file->path,
                              code_shown_name(file->kernel->name, shown));
    return check_resource(file, "bytes of LDS", round_up(lds, LDS_GRANULE), parameters->lds_bytes, "cu.lds_bytes",
                          error, error_bytes) &&
           check_resource(file, "wave slots on one SIMD", waves_a_simd, parameters->waves, "simd.waves", error,
                          error_bytes) &&
           check_resource(file, "rows of VGPRs on one SIMD", waves_a_simd * vgprs, parameters->vgprs, "simd.vgprs",
                          error, error_bytes) &&
           check_resource(file, "SGPRs on one SIMD", waves_a_simd * sgprs, parameters->sgprs, "simd.sgprs", error,
                          error_bytes);
}

static bool memory_full(const struct placing *placing, const char *what, const char *name, uint64_t bytes)
{
    return host_text_fail(
        placing->error, placing->error_bytes,
        "%s: GPU memory is full: no room for %s%s%s, %" PRIu64 " bytes, in %" PRIu64 " MiB (gpu.memory_mb)",
        placing->launch->file->path, what, *name ? " " : "", name, bytes, placing->parameters->memory_mb);
}

static bool allocate_part(const struct placing *placing, const char *what, uint64_t bytes, uint64_t alignment,
                          enum mem_rights rights, uint64_t *address)
{
    *address = mem_allocate(placing->memory, bytes, alignment, rights);
    return *address ? true : memory_full(placing, what, "", bytes);
}

static enum mem_rights buffer_rights(const struct host_argument *argument)
{
    if (argument->size == 0)
        return MEM_RIGHTS_NONE;
    if (argument->read_only)
        return MEM_RIGHTS_READ;
    return argument->write_only ? MEM_RIGHTS_WRITE : MEM_RIGHTS_READ_WRITE;
}

static void write_sequence(struct mem *memory, uint64_t address, const struct host_argument *argument)
{
    struct host_sequence sequence = argument->initial;
    uint32_t bytes = host_type_bytes(argument->type);
    uint8_t chunk[CHUNK_BYTES + sizeof(uint64_t)]; /* elements are put down with 8 bytes, the next one over the rest */
    uint64_t left = argument->count;

    while (left) {
        size_t count = left < CHUNK_BYTES / bytes ? (size_t)left : CHUNK_BYTES / bytes;

        host_sequence_write(&sequence, chunk, count);
        mem_write(memory, address, chunk, count * bytes, 0);
        address += count * bytes;
        left -= count;
    }
}

static bool place_buffer(const struct placing *placing, uint32_t index)
{
    const struct host_argument *argument = &placing->launch->file->arguments[index];
    uint64_t bytes = argument->size ? argument->size : 1;
    uint64_t address = mem_allocate(placing->memory, bytes, BUFFER_ALIGN, buffer_rights(argument));

    if (!address)
        return memory_full(placing, "buffer", argument->name, bytes);
    placing->launch->addresses[index] = address;
    if (argument->content == HOST_CONTENT_DATA)
        mem_write(placing->memory, address, argument->data, (size_t)argument->size, 0);
    else if (argument->content == HOST_CONTENT_SEQUENCE)
        write_sequence(placing->memory, address, argument);
    return true;
}

static bool is_buffer(const struct host_argument *argument)
{
    return argument->declared->kind == ISA_ARGUMENT_GLOBAL_BUFFER && argument->content != HOST_CONTENT_NULL;
}

static bool place_buffers(const struct placing *placing)
{
    const struct host_file *file = placing->launch->file;

    for (uint32_t i = 0; i < file->argument_count; i++)
        if (is_buffer(&file->arguments[i]) && !place_buffer(placing, i))
            return false;
    return true;
}

/* Stores the low bytes of a value; what lies outside the segment is not the kernel's to have. */
static void store_value(uint8_t *segment, uint64_t segment_bytes, uint64_t offset, uint64_t value, uint32_t bytes)
{
    for (uint32_t i = 0; i < bytes; i++)
        if (offset + i < segment_bytes)
            segment[offset + i] = (uint8_t)(i < 8 ? value >> (8 * i) : 0);
}

static uint64_t element_of(const struct host_argument *argument, struct host_sequence *sequence, uint64_t index)
{
    uint32_t bytes = host_type_bytes(argument->type);
    uint64_t bits = 0;

    if (argument->content == HOST_CONTENT_SEQUENCE)
        return host_sequence_next(sequence);
    for (uint32_t i = 0; i < bytes; i++)
        bits |= (uint64_t)argument->data[index * bytes + i] << (8 * i);
    return bits;
}

static bool fits_type(const struct host_argument *argument, uint64_t value)
{
    unsigned bits = 8 * host_type_bytes(argument->type);
    bool is_signed = argument->type == HOST_TYPE_INT || argument->type == HOST_TYPE_LONG;

    return value <= UINT64_MAX >> (64 - bits + is_signed);
}

static bool supplied_value(const struct placing *placing, const struct host_argument *argument, uint64_t *value)
{
    struct host_sequence sequence = argument->initial;
    uint64_t factor = placing->supplies->iterations_factor;

    if (argument->supply == HOST_SUPPLY_BACKOFF)
        *value = placing->supplies->backoff;
    else if (argument->supply == HOST_SUPPLY_CUS)
        *value = placing->parameters->cus;
    else
        *value = element_of(argument, &sequence, 0);
    if (argument->supply == HOST_SUPPLY_ITERATIONS) {
        bool overflow = factor > 1 && *value > UINT64_MAX / factor;
        *value *= factor;
        placing->launch->iterations = *value;
        if (overflow || (factor > 1 && !fits_type(argument, *value)))
            return host_text_fail(placing->error, placing->error_bytes,
                                  "%s:%u: argument %s: its value times the factor %" PRIu64 " does not fit its type",
                                  placing->launch->file->path, argument->line, argument->name, factor);
        return true;
    }
    if (!fits_type(argument, *value))
        return host_text_fail(placing->error, placing->error_bytes,
                              "%s:%u: argument %s: %" PRIu64 ", which this run supplies, does not fit its type",
                              placing->launch->file->path, argument->line, argument->name, *value);
    return true;
}

static bool put_by_value(const struct placing *placing, const struct host_argument *argument, uint8_t *segment,
                         uint64_t segment_bytes)
{
    struct host_sequence sequence = argument->initial;
    uint32_t bytes = host_type_bytes(argument->type);
    uint64_t value;

    if (argument->supply != HOST_SUPPLY_NONE) {
        if (!supplied_value(placing, argument, &value))
            return false;
        store_value(segment, segment_bytes, argument->declared->offset, value, bytes);
        return true;
    }
    for (uint64_t i = 0; i < argument->count; i++)
        store_value(segment, segment_bytes, argument->declared->offset + i * bytes, element_of(argument, &sequence, i),
                    bytes);
    return true;
}

/* The value of a hidden argument: what AMD's runtime passes in code objects of version 5; zeros do for version 4. */
static uint64_t hidden_value(const struct host_launch *launch, enum isa_argument_kind kind)
{
    const struct host_file *file = launch->file;

    switch (kind) {
    case ISA_ARGUMENT_HIDDEN_BLOCK_COUNT_X:
    case ISA_ARGUMENT_HIDDEN_BLOCK_COUNT_Y:
    case ISA_ARGUMENT_HIDDEN_BLOCK_COUNT_Z: {
        unsigned axis = (unsigned)(kind - ISA_ARGUMENT_HIDDEN_BLOCK_COUNT_X);
        return file->global[axis] / file->local[axis];
    }
    case ISA_ARGUMENT_HIDDEN_GROUP_SIZE_X:
    case ISA_ARGUMENT_HIDDEN_GROUP_SIZE_Y:
    case ISA_ARGUMENT_HIDDEN_GROUP_SIZE_Z:
        return file->local[kind - ISA_ARGUMENT_HIDDEN_GROUP_SIZE_X];
    case ISA_ARGUMENT_HIDDEN_REMAINDER_X:
    case ISA_ARGUMENT_HIDDEN_REMAINDER_Y:
    case ISA_ARGUMENT_HIDDEN_REMAINDER_Z: {
        unsigned axis = (unsigned)(kind - ISA_ARGUMENT_HIDDEN_REMAINDER_X);
        return file->global[axis] % file->local[axis];
    }
    case ISA_ARGUMENT_HIDDEN_GRID_DIMS:
        return 3;
    case ISA_ARGUMENT_HIDDEN_DYNAMIC_LDS_SIZE:
        return host_launch_lds_bytes(file) - file->kernel->descriptor.group_segment_fixed_size;
    case ISA_ARGUMENT_HIDDEN_PRIVATE_BASE:
        return GPU_PRIVATE_APERTURE_HI;
    case ISA_ARGUMENT_HIDDEN_SHARED_BASE:
        return GPU_SHARED_APERTURE_HI;
    case ISA_ARGUMENT_HIDDEN_QUEUE_PTR:
        return launch->queue_memory;
    case ISA_ARGUMENT_HIDDEN_PRINTF_BUFFER:
        return launch->printed;
    default:
        return 0;
    }
}

static bool fill_kernarg(const struct placing *placing, uint8_t *segment, uint64_t bytes)
{
    const struct host_launch *launch = placing->launch;
    const struct isa_kernel *kernel = launch->file->kernel;

    for (uint32_t i = 0; i < launch->file->argument_count; i++) {
        const struct host_argument *argument = &launch->file->arguments[i];
        if (is_buffer(argument) || argument->content == HOST_CONTENT_LOCAL)
            store_value(segment, bytes, argument->declared->offset, launch->addresses[i], argument->declared->size);
        else if (argument->content != HOST_CONTENT_NULL && !put_by_value(placing, argument, segment, bytes))
            return false;
    }
    for (uint32_t i = kernel->declared_count; i < kernel->argument_count; i++) {
        const struct isa_argument *hidden = &kernel->arguments[i];
        store_value(segment, bytes, hidden->offset, hidden_value(launch, hidden->kind), hidden->size);
    }
    return true;
}

static bool prints(const struct isa_kernel *kernel)
{
    for (uint32_t i = kernel->declared_count; i < kernel->argument_count; i++) {
        if (kernel->arguments[i].kind == ISA_ARGUMENT_HIDDEN_PRINTF_BUFFER)
            return true;
    }
    return false;
}

/* What printf writes: two words, then the records (printed.h). It lies below the buffers: stores past their ends still fault. */
static bool place_printed(const struct placing *placing)
{
    const uint32_t words[2] = {0, HOST_PRINTED_BYTES};
    struct host_launch *launch = placing->launch;

    launch->printed = 0;
    if (!prints(launch->file->kernel))
        return true;
    if (!allocate_part(placing, "the output of printf", sizeof(words) + HOST_PRINTED_BYTES, BUFFER_ALIGN,
                       MEM_RIGHTS_READ_WRITE, &launch->printed))
        return false;
    mem_write(placing->memory, launch->printed, words, sizeof(words), 0);
    return true;
}

/* Compilers load several arguments at once and past the last one, within the segment's alignment. */
static bool place_kernarg(const struct placing *placing)
{
    uint64_t bytes = round_up(placing->launch->file->kernel->kernarg_size + 1, KERNARG_ALIGN);
    uint8_t *segment;
    bool filled;

    if (!allocate_part(placing, "kernel arguments", bytes, KERNARG_ALIGN, MEM_RIGHTS_READ, &placing->launch->kernarg))
        return false;
    placing->launch->kernarg_bytes = bytes;
    segment = calloc(1, (size_t)bytes);
    if (!segment)
        return host_text_fail(placing->error, placing->error_bytes, "%s: out of memory", placing->launch->file->path);
    filled = fill_kernarg(placing, segment, bytes);
    mem_write(placing->memory, placing->launch->kernarg, segment, (size_t)bytes, 0);
    free(segment);
    return filled;
}

/* Work-groups of the grid, at most as many as can own scratch at one time. */
static uint64_t scratch_owners(const struct host_file *file)
{
    uint64_t owners = 1;

    for (unsigned i = 0; i < 3; i++) {
        owners *= (file->global[i] + file->local[i] - 1) / file->local[i];
        if (owners > CP_MAX_SCRATCH)
            return CP_MAX_SCRATCH;
    }
    return owners;
}

/* Bytes of scratch a work-item gets. A kernel with a stack of unknown depth gets the bytes of scratch.stack. */
static uint32_t private_bytes(const struct host_file *file, const struct parameters *parameters)
{
    const struct cp_kernel_descriptor *descriptor = &file->kernel->descriptor;
    bool unknown = descriptor->kernel_code_properties & CP_CODE_DYNAMIC_STACK;

    if (unknown && descriptor->private_segment_fixed_size < parameters->scratch_stack)
        return (uint32_t)parameters->scratch_stack;
    return descriptor->private_segment_fixed_size;
}

/* The arena is not larger than the scratch that the firmware can hand out at one time. */
static bool place_scratch(const struct placing *placing, struct cp_range *scratch)
{
    const struct host_launch *launch = placing->launch;
    const struct host_file *file = launch->file;
    uint64_t wave = round_up((uint64_t)launch->private_bytes * LANES, SCRATCH_ALIGN);
    uint64_t most = wave * workgroup_waves(file) * scratch_owners(file);
    uint64_t bytes = placing->parameters->scratch_mb << 20;
    char shown[CODE_SHOWN_BYTES];

    *scratch = (struct cp_range){0, 0};
    if (wave == 0)
        return true;
    scratch->bytes = most < bytes ? most : bytes;
    if (scratch->bytes < wave * workgroup_waves(file))
        return host_text_fail(placing->error, placing->error_bytes,
                              "%s: a work-group of kernel %s needs %" PRIu64 " bytes of scratch, a queue has %" PRIu64
                              " MiB (scratch.mb)",
                              file->path, code_shown_name(file->kernel->name, shown), wave * workgroup_waves(file),
                              placing->parameters->scratch_mb);
    return allocate_part(placing, "scratch", scratch->bytes, SCRATCH_ALIGN, MEM_RIGHTS_READ_WRITE, &scratch->base);
}

#define DISPATCH_HEADER CP_PACKET_HEADER(CP_PACKET_KERNEL_DISPATCH, 0, CP_FENCE_SYSTEM, CP_FENCE_SYSTEM)

static void write_packet(const struct host_launch *launch, struct gpu *gpu, uint64_t address)
{
    struct mem *memory = gpu_memory(gpu);
    const struct host_file *file = launch->file;
    struct cp_dispatch_packet packet = {
        .header = CP_PACKET_INVALID,
        .setup = 3,
        .private_segment_size = launch->private_bytes,
        .group_segment_size = (uint32_t)host_launch_lds_bytes(file),
        .kernel_object = gpu_kernel_object(gpu, file->program, file->kernel),
        .kernarg_address = launch->kernarg,
        .options = launch->options,
        .completion_signal = launch->signal,
    };
    uint16_t header = DISPATCH_HEADER;

    for (unsigned i = 0; i < 3; i++) {
        packet.workgroup_size[i] = (uint16_t)file->local[i];
        packet.grid_size[i] = (uint32_t)file->global[i];
    }
    mem_write(memory, address, &packet, sizeof(packet), gpu_cycles(gpu));
    mem_write(memory, address, &header, sizeof(header), gpu_cycles(gpu));
}

/* Queue memory, ring and signal. Waves may read them: kernels find apertures, sizes and ids there. */
static bool place_queue(const struct placing *placing)
{
    struct host_launch *launch = placing->launch;

    return allocate_part(placing, "a queue", sizeof(struct cp_queue_memory), 64, MEM_RIGHTS_READ,
                         &launch->queue_memory) &&
           allocate_part(placing, "a queue's ring", RING_BYTES, 64, MEM_RIGHTS_READ, &launch->ring) &&
           allocate_part(placing, "a signal", sizeof(struct cp_signal), 64, MEM_RIGHTS_READ, &launch->signal);
}

static void write_signal(const struct host_launch *launch, struct gpu *gpu)
{
    const struct cp_signal signal = {.kind = 1, .value = 1};

    mem_write(gpu_memory(gpu), launch->signal, &signal, sizeof(signal), gpu_cycles(gpu));
}

static void write_queue(const struct placing *placing, const struct cp_range *scratch)
{
    const struct cp_queue_memory queue = {
        .type = 0,
        .features = 1, /* kernel dispatch */
        .base_address = placing->launch->ring,
        .size = HOST_RING_PACKETS,
        .id = placing->launch->queue,
        .write_dispatch_id = 1,
        .gws = placing->launch->gws,
        .group_segment_aperture_base_hi = GPU_SHARED_APERTURE_HI,
        .private_segment_aperture_base_hi = GPU_PRIVATE_APERTURE_HI,
        .read_dispatch_id_field_base_byte_offset = offsetof(struct cp_queue_memory, read_dispatch_id),
        .scratch_backing_memory_location = scratch->base,
        .scratch_backing_memory_byte_size = scratch->bytes,
    };

    write_signal(placing->launch, placing->gpu);
    write_packet(placing->launch, placing->gpu, placing->launch->ring);
    mem_write(placing->memory, placing->launch->queue_memory, &queue, sizeof(queue), 0);
}

static bool add_queue(const struct placing *placing, uint64_t process_base, const struct cp_range *scratch)
{
    struct host_launch *launch = placing->launch;
    const struct cp_queue_config config = {
        .queue_memory = launch->queue_memory,
        .process = {process_base, placing->memory->next_free - process_base},
        .scratch = placing->supplies->scratch_on_demand ? (struct cp_range){0, 0} : *scratch,
        .priority = launch->priority,
        .weight = launch->weight,
    };
    int queue = launch->absent ? gpu_add_absent_queue(placing->gpu, &config) : gpu_add_queue(placing->gpu, &config);

    if (queue < 0)
        return host_text_fail(placing->error, placing->error_bytes, "%s: more than %d kernels in one run",
                              launch->file->path, CP_MAX_QUEUES);
    launch->queue = (uint32_t)queue;
    return true;
}

static bool uses_gws(const struct isa_program *program)
{
    for (uint32_t i = 0; i < program->operation_count; i++) {
        if (isa_opcodes[program->operations[i].opcode].flags & ISA_OP_GWS)
            return true;
    }
    return false;
}

/* Resources of global wave sync, for queues whose kernels have such instructions. */
static bool place_gws(const struct placing *placing)
{
    placing->launch->gws = 0;
    return !uses_gws(placing->launch->file->program) ||
           allocate_part(placing, "global wave sync", CP_GWS_BYTES, 64, MEM_RIGHTS_READ_WRITE, &placing->launch->gws);
}

static bool place_options(const struct placing *placing)
{
    struct host_launch *launch = placing->launch;

    launch->options = 0;
    if (!host_options_wanted(launch))
        return true;
    if (!allocate_part(placing, "launch options", sizeof(struct cp_launch_options), CP_OPTIONS_ALIGN, MEM_RIGHTS_READ,
                       &launch->options))
        return false;
    host_options_write(launch, placing->gpu);
    host_control_write(launch, placing->gpu);
    return true;
}

static bool place_process(const struct placing *placing)
{
    struct host_launch *launch = placing->launch;
    uint64_t process_base = placing->memory->next_free;
    struct cp_range scratch;

    if (!gpu_load_program(placing->gpu, launch->file->program))
        return memory_full(placing, "the code of", launch->file->program->path, launch->file->program->code_bytes);
    if (!place_printed(placing) || !place_buffers(placing) || !place_queue(placing) || !place_kernarg(placing) ||
        !place_options(placing) || !place_gws(placing) || !place_scratch(placing, &scratch) ||
        !add_queue(placing, process_base, &scratch))
        return false;
    launch->scratch = scratch.base;
    launch->scratch_bytes = scratch.bytes;
    write_queue(placing, &scratch);
    if (!launch->absent && !gpu_ring_doorbell(placing->gpu, launch->queue, launch->time))
        return host_text_fail(placing->error, placing->error_bytes, "%s: out of memory", launch->file->path);
    return true;
}

bool host_launch_place(struct host_launch *launch, struct gpu *gpu, const struct parameters *parameters,
                       const struct host_supplies *supplies, char *error, size_t error_bytes)
{
    const struct placing placing = {launch, gpu, gpu_memory(gpu), parameters, supplies, error, error_bytes};
    uint32_t count = launch->file->argument_count;

    SIM_REQUIRE(supplies->iterations_factor >= 1);
    SIM_REQUIRE(launch->priority < CP_PRIORITIES);
    launch->addresses = calloc(count ? count : 1, sizeof(*launch->addresses));
    if (!launch->addresses)
        return host_text_fail(error, error_bytes, "%s: out of memory", launch->file->path);
    lay_out_lds(launch->file, launch->addresses);
    launch->private_bytes = private_bytes(launch->file, parameters);
    return place_process(&placing);
}

void host_launch_again(struct host_launch *launch, struct gpu *gpu)
{
    uint64_t number = launch->series.launches, next = number + 1;

    SIM_REQUIRE(!launch->series.running);
    host_control_write(launch, gpu);
    write_signal(launch, gpu);
    write_packet(launch, gpu, launch->ring + number % HOST_RING_PACKETS * CP_PACKET_BYTES);
    mem_write(gpu_memory(gpu), launch->queue_memory + offsetof(struct cp_queue_memory, write_dispatch_id), &next,
              sizeof(next), gpu_cycles(gpu));
}

static void write_header(const struct host_launch *launch, struct gpu *gpu, uint64_t number, uint32_t header,
                         uint32_t bytes)
{
    mem_write(gpu_memory(gpu), launch->ring + number % HOST_RING_PACKETS * CP_PACKET_BYTES, &header, bytes,
              gpu_cycles(gpu));
}

void host_launch_hold(struct host_launch *launch, struct gpu *gpu)
{
    SIM_REQUIRE(!launch->series.launches);
    launch->held = true;
    write_header(launch, gpu, 0, CP_PACKET_INVALID, sizeof(uint16_t));
}

void host_launch_publish(struct host_launch *launch, struct gpu *gpu)
{
    if (!launch->held)
        return;
    launch->held = false;
    write_header(launch, gpu, 0, DISPATCH_HEADER, sizeof(uint16_t));
}

void host_launch_settle(const struct host_launch *launch, struct gpu *gpu)
{
    uint64_t number = launch->series.launches - 1;

    SIM_REQUIRE(launch->series.launches && !launch->series.running);
    if (host_launch_error(launch, gpu) == CP_QUEUE_OK)
        write_header(launch, gpu, number, cp_packet_complete(number, HOST_RING_PACKETS), sizeof(uint32_t));
}

uint64_t host_launch_error_detail(const struct host_launch *launch, struct gpu *gpu)
{
    uint64_t detail;

    mem_read(gpu_memory(gpu), launch->queue_memory + offsetof(struct cp_queue_memory, error_detail), &detail,
             sizeof(detail));
    return detail;
}

bool host_was_stopped(enum cp_queue_error error)
{
    return error == CP_QUEUE_ABANDONED || error == CP_QUEUE_OVERDUE || error == CP_QUEUE_RESET;
}

bool host_launch_lacks_scratch(const struct host_launch *launch, struct gpu *gpu)
{
    return launch->feeding || (!launch->fed && host_launch_error(launch, gpu) == CP_QUEUE_RESOURCES &&
                               host_launch_error_detail(launch, gpu));
}

void host_launch_note_error(struct host_launch *launch, struct gpu *gpu)
{
    enum cp_queue_error error = host_launch_error(launch, gpu);

    if (host_launch_lacks_scratch(launch, gpu))
        return;
    if (error == CP_QUEUE_OK || (launch->failed != CP_QUEUE_OK && !host_was_stopped(launch->failed)))
        return;
    launch->failed = error;
    launch->failed_detail = host_launch_error_detail(launch, gpu);
}

void host_launch_renew(struct host_launch *launch, struct gpu *gpu)
{
    struct cp_queue_memory queue;

    mem_read(gpu_memory(gpu), launch->queue_memory, &queue, sizeof(queue));
    if (queue.error_reason == CP_QUEUE_OK)
        return;
    queue.read_dispatch_id = queue.write_dispatch_id;
    queue.error_reason = CP_QUEUE_OK;
    mem_write(gpu_memory(gpu), launch->queue_memory, &queue, sizeof(queue), gpu_cycles(gpu));
}

enum cp_queue_error host_launch_error(const struct host_launch *launch, struct gpu *gpu)
{
    uint64_t reason;

    mem_read(gpu_memory(gpu), launch->queue_memory + offsetof(struct cp_queue_memory, error_reason), &reason,
             sizeof(reason));
    return (enum cp_queue_error)reason;
}

bool host_launch_finished(const struct host_launch *launch, struct gpu *gpu)
{
    int64_t value;

    mem_read(gpu_memory(gpu), launch->signal + offsetof(struct cp_signal, value), &value, sizeof(value));
    return value == 0 || host_launch_error(launch, gpu) != CP_QUEUE_OK;
}

void host_launch_release(struct host_launch *launch)
{
    free(launch->addresses);
    launch->addresses = NULL;
}
