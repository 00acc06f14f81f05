/* fake_host.c - the fake GPU's memory and the host beside it: queues, packets, signals, and what must hold at the end.
 */
#include "fake_cooperative.h"
#include "fake_gpu.h"
#include "core.h"

#include "onward/kernel_descriptor.h"
#include "audit.h"
#include "test.h"

/* Memory */

void *fake_gpu_at(struct fake_gpu *gpu, uint64_t address, uint32_t bytes)
{
    if (address < FAKE_MEMORY_BASE || address - FAKE_MEMORY_BASE > FAKE_MEMORY_BYTES - bytes)
        return 0;
    return &gpu->memory[address - FAKE_MEMORY_BASE];
}

uint64_t fake_gpu_allocate(struct fake_gpu *gpu, uint32_t bytes)
{
    uint64_t address = FAKE_MEMORY_BASE + gpu->allocated;

    gpu->allocated += (bytes + 63) / 64 * 64;
    CHECK(gpu->allocated <= FAKE_MEMORY_BYTES);
    return address;
}

uint64_t fake_gpu_read64(struct fake_gpu *gpu, uint64_t address)
{
    uint64_t value = UINT64_MAX;
    const void *at = fake_gpu_at(gpu, address, 8);

    CHECK(at != 0);
    if (at)
        __builtin_memcpy(&value, at, 8);
    return value;
}

uint64_t fake_gpu_signal(struct fake_gpu *gpu)
{
    uint64_t address = fake_gpu_allocate(gpu, sizeof(struct cp_signal));
    struct cp_signal *signal = fake_gpu_at(gpu, address, sizeof(*signal));

    signal->kind = 1;
    signal->value = 1;
    return address;
}

const struct cp_queue_memory *fake_gpu_queue_memory(struct fake_gpu *gpu, uint32_t queue)
{
    return fake_gpu_at(gpu, gpu->config.queues[queue].queue_memory, sizeof(struct cp_queue_memory));
}

/* Setting up */

void fake_gpu_init(struct fake_gpu *gpu, struct cp *cp, uint64_t seed)
{
    __builtin_memset(gpu, 0, sizeof(*gpu));
    gpu->cp = cp;
    gpu->random = seed * 0x9e3779b97f4a7c15u + 1;
    gpu->command_entries = 4;
    gpu->event_entries = 4;
    gpu->delay = 50;
    gpu->config = (struct cp_config){.policy = &cp_policy_timeout,
                                     .cus = 4,
                                     .simds = 2,
                                     .waves_per_simd = 4,
                                     .vgprs_per_simd = 128,
                                     .sgprs_per_simd = 256,
                                     .lds_bytes = 8192,
                                     .barriers = 4,
                                     .wg_slots = 64,
                                     .context_bytes = 65536,
                                     .context_base = FAKE_CONTEXTS,
                                     .timeout_interval = 2000,
                                     .quantum = 20000,
                                     .check_interval = 1000,
                                     .log_entries = 16};
    gpu->config.log_base = fake_gpu_allocate(gpu, (uint32_t)cp_log_bytes(64));
}

uint32_t fake_gpu_queue(struct fake_gpu *gpu, uint32_t packets, uint32_t priority)
{
    uint64_t address = fake_gpu_allocate(gpu, sizeof(struct cp_queue_memory));
    uint64_t ring = fake_gpu_allocate(gpu, packets * CP_PACKET_BYTES);
    struct cp_queue_memory *queue = fake_gpu_at(gpu, address, sizeof(*queue));
    struct cp_queue_config *config = &gpu->config.queues[gpu->queues];

    queue->base_address = ring;
    queue->size = packets;
    for (uint32_t i = 0; i < packets; i++)
        *(uint16_t *)fake_gpu_at(gpu, ring + i * CP_PACKET_BYTES, 2) = CP_PACKET_INVALID;
    config->queue_memory = address;
    config->process.base = FAKE_MEMORY_BASE;
    config->process.bytes = FAKE_MEMORY_BYTES;
    config->scratch.base = FAKE_SCRATCH + gpu->queues * FAKE_SCRATCH_BYTES;
    config->scratch.bytes = FAKE_SCRATCH_BYTES;
    config->priority = priority;
    return gpu->queues++;
}

static uint64_t hal_now(void *context)
{
    return ((struct fake_gpu *)context)->now;
}

static struct cp_command *hal_reserve(void *context)
{
    return cp_mailbox_reserve(&((struct fake_gpu *)context)->mailbox);
}

static void hal_commit(void *context)
{
    cp_mailbox_commit(&((struct fake_gpu *)context)->mailbox);
}

static int hal_receive(void *context, struct cp_event *event)
{
    return cp_mailbox_receive(&((struct fake_gpu *)context)->mailbox, event);
}

static int hal_load(void *context, uint64_t address, void *destination, uint32_t bytes)
{
    const void *at = fake_gpu_at(context, address, bytes);

    CHECK(bytes >= 1 && bytes <= 4096);
    if (!at)
        return CP_ERROR_ADDRESS;
    __builtin_memcpy(destination, at, bytes);
    return CP_OK;
}

static int init_firmware(struct fake_gpu *gpu)
{
    const struct cp_hal hal = {gpu, hal_now, hal_reserve, hal_commit, hal_receive, hal_load};

    return cp_init(gpu->cp, &gpu->config, &hal);
}

int fake_gpu_restart(struct fake_gpu *gpu, enum cp_restart restart)
{
    gpu->config.restart = restart;
    __builtin_memset(gpu->cp, 0xa5, cp_size());
    return init_firmware(gpu);
}

int fake_gpu_start(struct fake_gpu *gpu)
{
    CHECK(cp_mailbox_bytes(gpu->command_entries, gpu->event_entries) <= sizeof(gpu->mailbox_memory));
    CHECK_EQUAL(
        cp_mailbox_create(&gpu->mailbox, gpu->mailbox_memory, gpu->command_entries, gpu->event_entries, gpu->checked),
        CP_OK);
    return init_firmware(gpu);
}

/* Packets */

uint64_t fake_gpu_packet(struct fake_gpu *gpu, uint32_t queue, const void *packet)
{
    struct cp_queue_memory *memory_of_queue =
        fake_gpu_at(gpu, gpu->config.queues[queue].queue_memory, sizeof(*memory_of_queue));
    uint64_t id = memory_of_queue->write_dispatch_id++;
    uint64_t at = memory_of_queue->base_address + (id & (memory_of_queue->size - 1)) * CP_PACKET_BYTES;

    CHECK(id - memory_of_queue->read_dispatch_id < memory_of_queue->size);
    __builtin_memcpy(fake_gpu_at(gpu, at, CP_PACKET_BYTES), packet, CP_PACKET_BYTES);
    return id;
}

static void set_default(uint32_t *field, uint32_t value)
{
    if (!*field)
        *field = value;
}

static uint64_t write_descriptor(struct fake_gpu *gpu, const struct fake_kernel *kernel)
{
    uint64_t address = fake_gpu_allocate(gpu, sizeof(struct cp_kernel_descriptor) + 64);
    struct cp_kernel_descriptor *descriptor = fake_gpu_at(gpu, address, sizeof(*descriptor));

    descriptor->group_segment_fixed_size = kernel->lds;
    descriptor->private_segment_fixed_size = kernel->scratch;
    descriptor->kernarg_size = 16;
    descriptor->kernel_code_entry_byte_offset = 64;
    descriptor->compute_pgm_rsrc1 = (kernel->vgprs + 3) / 4 - 1 + ((kernel->sgprs + 7) / 8 - 1) * 64;
    descriptor->compute_pgm_rsrc2 = 2u << 1 | CP_RSRC2_WORKGROUP_ID_X;
    descriptor->kernel_code_properties = CP_CODE_KERNARG_SEGMENT_PTR;
    return address;
}

uint32_t fake_gpu_dispatch(struct fake_gpu *gpu, uint32_t queue, const struct fake_kernel *kernel)
{
    struct fake_dispatch *dispatch = &gpu->dispatch[gpu->dispatches];
    struct cp_dispatch_packet packet = {.setup = 3};
    struct cp_queue_memory *memory_of_queue =
        fake_gpu_at(gpu, gpu->config.queues[queue].queue_memory, sizeof(*memory_of_queue));

    CHECK(gpu->dispatches < FAKE_DISPATCHES);
    dispatch->kernel = *kernel;
    set_default(&dispatch->kernel.group_size[0], 64);
    set_default(&dispatch->kernel.vgprs, 16);
    set_default(&dispatch->kernel.sgprs, 16);
    set_default(&dispatch->kernel.duration, 100);
    dispatch->total = 1;
    for (uint32_t i = 0; i < 3; i++) {
        set_default(&dispatch->kernel.groups[i], 1);
        set_default(&dispatch->kernel.group_size[i], 1);
        dispatch->total *= dispatch->kernel.groups[i];
        packet.workgroup_size[i] = (uint16_t)dispatch->kernel.group_size[i];
        packet.grid_size[i] = dispatch->kernel.groups[i] * dispatch->kernel.group_size[i];
    }
    packet.grid_size[0] -= kernel->remainder;
    packet.header = CP_PACKET_HEADER(CP_PACKET_KERNEL_DISPATCH, kernel->barrier_bit, CP_FENCE_AGENT, CP_FENCE_AGENT);
    packet.group_segment_size = kernel->lds;
    packet.private_segment_size = kernel->scratch;
    packet.kernel_object = write_descriptor(gpu, &dispatch->kernel);
    packet.kernarg_address = fake_gpu_allocate(gpu, 64);
    dispatch->signal = fake_gpu_signal(gpu);
    if (kernel->program == FAKE_WAIT_ALL || kernel->program == FAKE_SPIN_ALL || kernel->program == FAKE_WAIT_NEXT)
        dispatch->words = fake_gpu_allocate(gpu, 4 * (dispatch->total + 1));
    packet.completion_signal = dispatch->signal;
    packet.options = fake_write_options(gpu, dispatch);
    dispatch->queue = queue;
    dispatch->dispatch_id = fake_gpu_packet(gpu, queue, &packet);
    dispatch->packet =
        memory_of_queue->base_address + (dispatch->dispatch_id & (memory_of_queue->size - 1)) * CP_PACKET_BYTES;
    return gpu->dispatches++;
}

uint64_t fake_gpu_barrier(struct fake_gpu *gpu, uint32_t queue, uint32_t type, const uint64_t *signals, uint32_t count)
{
    struct cp_barrier_packet packet = {.header = CP_PACKET_HEADER(type, 0, 0, 0)};

    for (uint32_t i = 0; i < count && i < 5; i++)
        packet.dependency[i] = signals[i];
    packet.completion_signal = fake_gpu_signal(gpu);
    fake_gpu_packet(gpu, queue, &packet);
    return packet.completion_signal;
}

/* The end */

bool fake_gpu_completed(struct fake_gpu *gpu, uint32_t dispatch)
{
    uint64_t value = fake_gpu_read64(gpu, gpu->dispatch[dispatch].signal + __builtin_offsetof(struct cp_signal, value));

    CHECK(value <= 1);
    return value == 0;
}

static void check_cu(struct fake_gpu *gpu, uint32_t cu)
{
    const struct cp_compute_unit *c = &gpu->cp->cus[cu];
    const struct fake_cu *f = &gpu->cus[cu];

    CHECK_EQUAL(f->residents + f->lds + f->barriers, 0);
    CHECK_EQUAL(c->residents.count, 0);
    CHECK_EQUAL(CP_PAIR_LOWER(c->rest), gpu->config.lds_bytes);
    CHECK_EQUAL(CP_PAIR_UPPER(c->rest), gpu->config.barriers);
    for (uint32_t s = 0; s < gpu->config.simds; s++) {
        CHECK_EQUAL(f->waves[s] + f->vgprs[s] + f->sgprs[s], 0);
        CHECK_EQUAL(CP_PAIR_UPPER(c->simds[s].waves), gpu->config.waves_per_simd);
        CHECK_EQUAL(CP_PAIR_LOWER(c->simds[s].waves), gpu->config.vgprs_per_simd);
        CHECK_EQUAL(CP_PAIR_LOWER(c->simds[s].sgprs), gpu->config.sgprs_per_simd);
    }
}

/* The firmware's books add up. Boards have no room for the audit. */
static void check_books(const struct cp *cp)
{
#if __STDC_HOSTED__
    const char *fault = audit(cp);

    if (fault)
        test_fail(__FILE__, __LINE__, fault);
#else
    (void)cp;
#endif
}

void fake_gpu_check_idle(struct fake_gpu *gpu)
{
    const struct cp *cp = gpu->cp;

    check_books(cp);
    for (uint32_t i = 0; i < gpu->config.cus; i++) {
        check_cu(gpu, i);
        CHECK(!gpu->cus[i].lost || gpu->cus[i].released);
    }
    CHECK_EQUAL(cp->free.count, gpu->config.wg_slots);
    CHECK_EQUAL(0u + cp->stalled.count + cp->expired.count + cp->swapped.count + cp->ready + cp->swaps, 0);
    CHECK_EQUAL(cp->first_kernel, 0xff);
    CHECK_EQUAL(cp->spill.waits_used + cp->spill.conditions_used, 0);
    CHECK_EQUAL(cp_unlaunched(cp), 0);
    CHECK(!cp->oversubscribed);
    CHECK_EQUAL(0u + cp->managed + cp->dying_waves + cp->swap_waves, 0);
    CHECK(!CP_COOPERATIVE || (cp->growing == CP_KERNEL_NONE && cp->reclaiming == CP_KERNEL_NONE &&
                              !cp_bits_any(cp->answers_top, CP_ANSWER_TOPS)));
    for (uint32_t i = 0; i < gpu->queues; i++)
        CHECK_EQUAL(cp->queues[i].held + cp->queues[i].kernels, 0);
}
