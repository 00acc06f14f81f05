/* compute_unit.c - which work-groups a compute unit holds: placing, freezing, thawing, removing, telling the
 * dispatcher. */
#include "cu/issue.h"

#include <stdlib.h>
#include <string.h>

#include "onward/kernel_descriptor.h"

/* ---- the compute unit ---- */

static uint32_t turns_of(const struct gpu_compute_unit *cu, uint64_t cycles)
{
    uint64_t turns = (cycles + cu->period - 1) / cu->period;

    return turns ? (uint32_t)turns : 1;
}

static void read_parameters(struct gpu_compute_unit *cu, const struct gpu_parameters *parameters)
{
    cu->period = (uint32_t)parameters->issue_period;
    cu->period_shift = UINT32_MAX;
    if (!(cu->period & (cu->period - 1)))
        cu->period_shift = (uint32_t)__builtin_ctz(cu->period);
    cu->valu_cycles[ISA_RATE_FULL] = (uint32_t)parameters->valu_full_cycles;
    cu->valu_cycles[ISA_RATE_QUARTER] = (uint32_t)parameters->valu_quarter_cycles;
    cu->valu_cycles[ISA_RATE_F64_ADD] = (uint32_t)parameters->valu_f64_add_cycles;
    cu->valu_cycles[ISA_RATE_F64_MUL] = (uint32_t)parameters->valu_f64_mul_cycles;
    for (uint32_t rate = 0; rate < ISA_RATE_COUNT; rate++)
        cu->valu_turns[rate] = turns_of(cu, cu->valu_cycles[rate]);
    cu->salu_turns = turns_of(cu, parameters->salu_cycles);
    cu->branch_turns = turns_of(cu, parameters->branch_cycles);
    cu->taken_turns = turns_of(cu, parameters->branch_taken_cycles);
    cu->patience = (uint32_t)parameters->patience;
}

static void deliver_notices(struct gpu_event *event, uint64_t cycle);

struct gpu_compute_unit *gpu_cu_create(uint32_t index, const struct gpu_parameters *parameters,
                                       struct gpu_memory_system *memory, struct gpu_clock *clock,
                                       const struct gpu_cu_control *control, const struct gpu_cu_callbacks *callbacks)
{
    struct gpu_compute_unit *cu = calloc(1, sizeof(*cu));
    size_t schedulers;

    if (!cu)
        return NULL;
    cu->simd_count = (uint32_t)parameters->simds;
    cu->simds = calloc(cu->simd_count, sizeof(*cu->simds));
    if (!cu->simds) {
        free(cu);
        return NULL;
    }
    cu->index = index;
    cu->parameters = parameters;
    cu->memory = memory;
    cu->clock = clock;
    cu->control = control;
    cu->callbacks = callbacks;
    cu->scheduler = &gpu_wave_schedulers(&schedulers)[0];
    cu->notice_event.fire = deliver_notices;
    cu->notice_event.owner = cu;
    read_parameters(cu, parameters);
    for (uint32_t i = 0; i < cu->simd_count; i++) {
        cu->simds[i].cu = cu;
        cu->simds[i].phase = i % cu->period;
        cu->simds[i].event.fire = gpu_simd_turn;
        cu->simds[i].event.owner = &cu->simds[i];
    }
    return cu;
}

void gpu_cu_free(struct gpu_compute_unit *cu)
{
    if (!cu)
        return;
    while (cu->residents) {
        struct gpu_resident *resident = cu->residents;

        cu->residents = resident->next;
        free(resident);
    }
    for (uint32_t i = 0; i < GPU_BLOCK_SIZES; i++) {
        while (cu->free_blocks[i]) {
            struct gpu_resident *block = cu->free_blocks[i];

            cu->free_blocks[i] = block->next;
            free(block);
        }
    }
    free(cu->simds);
    free(cu);
}

const struct gpu_cu_counters *gpu_cu_counters(const struct gpu_compute_unit *cu)
{
    return &cu->counters;
}

/* ---- telling the dispatcher ---- */

static void unlink_notices(struct gpu_resident *resident)
{
    struct gpu_compute_unit *cu = resident->cu;
    struct gpu_resident **link = &cu->first_notice, *before = NULL;

    if (!resident->noticed)
        return;
    while (*link != resident) {
        before = *link;
        link = &before->next_notice;
    }
    *link = resident->next_notice;
    if (cu->last_notice == resident)
        cu->last_notice = before;
    resident->noticed = false;
    resident->notices = 0;
}

void gpu_resident_notify(struct gpu_resident *resident, uint32_t notice)
{
    struct gpu_compute_unit *cu = resident->cu;

    resident->notices |= notice;
    if (!resident->noticed) {
        resident->noticed = true;
        resident->next_notice = NULL;
        if (cu->last_notice)
            cu->last_notice->next_notice = resident;
        else
            cu->first_notice = resident;
        cu->last_notice = resident;
    }
    if (!cu->notice_event.scheduled)
        gpu_clock_schedule(cu->clock, &cu->notice_event, cu->clock->now);
}

/* The callee may remove the WG. */
static void tell(struct gpu_resident *resident, uint32_t notice, uint64_t cycle)
{
    const struct gpu_cu_callbacks *callbacks = resident->cu->callbacks;
    struct gpu_workgroup *workgroup = &resident->workgroup;
    struct gpu_fault fault = resident->fault;

    switch (notice) {
    case GPU_NOTICE_FAULT:
        callbacks->fault(callbacks->context, &fault);
        return;
    case GPU_NOTICE_DONE:
        callbacks->done(callbacks->context, workgroup, cycle);
        return;
    case GPU_NOTICE_STALLED:
        callbacks->stalled(callbacks->context, workgroup, cycle);
        return;
    case GPU_NOTICE_WOKEN:
        callbacks->woken(callbacks->context, workgroup, cycle);
        return;
    case GPU_NOTICE_DRAINED:
        callbacks->drained(callbacks->context, workgroup, cycle);
        return;
    case GPU_NOTICE_MESSAGE:
        callbacks->message(callbacks->context, workgroup, cycle);
        return;
    default:
        return;
    }
}

static void deliver_notices(struct gpu_event *event, uint64_t cycle)
{
    struct gpu_compute_unit *cu = event->owner;

    while (cu->first_notice) {
        struct gpu_resident *resident = cu->first_notice;
        uint32_t notice = resident->notices & -resident->notices;

        resident->notices &= ~notice;
        if (!resident->notices)
            unlink_notices(resident);
        tell(resident, notice, cycle);
    }
}

void gpu_resident_unstall(struct gpu_resident *resident)
{
    if (!resident->workgroup.stalled)
        return;
    resident->workgroup.stalled = false;
    if (resident->notices & GPU_NOTICE_STALLED)
        resident->notices &= ~(uint32_t)GPU_NOTICE_STALLED; /* nobody has heard of it */
    else
        gpu_resident_notify(resident, GPU_NOTICE_WOKEN);
}

/* ---- memory of a WG: one block, used again ---- */

struct block_layout {
    size_t waves, issues, registers, lds, bytes; /* offsets from the start, and the whole */
};

static size_t aligned(size_t bytes)
{
    return (bytes + GPU_HOST_LINE - 1) / GPU_HOST_LINE * GPU_HOST_LINE;
}

static struct block_layout lay_out(uint32_t waves, uint32_t vgprs, uint32_t lds_bytes)
{
    struct block_layout layout;

    layout.waves = aligned(sizeof(struct gpu_resident));
    layout.issues = aligned(layout.waves + waves * sizeof(struct gpu_wave));
    layout.registers = aligned(layout.issues + waves * sizeof(struct gpu_wave_issue));
    layout.lds = layout.registers + (size_t)waves * vgprs * ISA_LANES * sizeof(uint32_t);
    layout.bytes = layout.lds + lds_bytes;
    return layout;
}

/* A zeroed block, or NULL. */
static struct gpu_resident *take_block(struct gpu_compute_unit *cu, size_t bytes)
{
    uint32_t size = 64u - (uint32_t)__builtin_clzll(bytes - 1);
    struct gpu_resident *block = NULL;

    if (size >= GPU_BLOCK_SIZES)
        return NULL;
    block = cu->free_blocks[size];
    if (block)
        cu->free_blocks[size] = block->next;
    else
        block = aligned_alloc(GPU_HOST_LINE, (size_t)1 << size);
    if (!block)
        return NULL;
    memset(block, 0, bytes);
    block->block_size = size;
    return block;
}

static void recycle(struct gpu_resident *resident)
{
    struct gpu_compute_unit *cu = resident->cu;

    if (resident->previous)
        resident->previous->next = resident->next;
    else
        cu->residents = resident->next;
    if (resident->next)
        resident->next->previous = resident->previous;
    resident->next = cu->free_blocks[resident->block_size];
    cu->free_blocks[resident->block_size] = resident;
}

/* ---- residency ---- */

/* How many of a WG's waves go to SIMD number at when wave 0 goes to number first. */
static uint32_t share(const struct gpu_compute_unit *cu, uint32_t waves, uint32_t first, uint32_t at)
{
    uint32_t distance = (at + cu->simd_count - first % cu->simd_count) % cu->simd_count;

    return waves / cu->simd_count + (distance < waves % cu->simd_count);
}

bool gpu_cu_fits(const struct gpu_compute_unit *cu, const struct gpu_kernel *kernel, uint32_t simd)
{
    const struct gpu_parameters *parameters = cu->parameters;

    if (cu->lds_bytes + kernel->lds_bytes > parameters->lds_bytes ||
        (kernel->waves > 1 && cu->barriers >= parameters->barriers))
        return false;
    for (uint32_t i = 0; i < cu->simd_count; i++) {
        const struct gpu_simd *unit = &cu->simds[i];
        uint64_t waves = share(cu, kernel->waves, simd, i);

        if (unit->wave_count + waves > parameters->waves || unit->vgprs + waves * kernel->vgprs > parameters->vgprs ||
            unit->sgprs + waves * kernel->sgprs > parameters->sgprs)
            return false;
    }
    return true;
}

/* Takes (sign 1) or gives back (sign -1) the full WG's share of the CU. */
static void account(struct gpu_resident *resident, int32_t sign)
{
    struct gpu_compute_unit *cu = resident->cu;

    cu->lds_bytes += (uint32_t)sign * resident->lds_bytes;
    if (resident->full_waves > 1)
        cu->barriers += (uint32_t)sign;
    for (uint32_t i = 0; i < cu->simd_count; i++) {
        uint32_t waves = (uint32_t)sign * share(cu, resident->full_waves, resident->simd, i);

        cu->simds[i].wave_count += waves;
        cu->simds[i].vgprs += waves * resident->vgprs;
        cu->simds[i].sgprs += waves * resident->sgprs;
    }
}

/* Waves that exist: a partial WG at the end of a row has fewer work-items. */
static uint32_t count_waves(const struct gpu_kernel *kernel, const uint32_t id[3])
{
    uint64_t items = 1;

    for (uint32_t i = 0; i < 3; i++) {
        uint64_t left = kernel->grid_size[i] - (uint64_t)id[i] * kernel->workgroup_size[i];

        items *= left < kernel->workgroup_size[i] ? left : kernel->workgroup_size[i];
    }
    return (uint32_t)((items + ISA_LANES - 1) / ISA_LANES);
}

/* HW_REG_HW_ID: wave slot 3:0, SIMD 5:4, CU from bit 8 on. */
static uint16_t hardware_id(const struct gpu_compute_unit *cu, const struct gpu_wave *wave)
{
    return (uint16_t)((wave->slot & 15u) | (wave->simd & 3u) << 4 | (cu->index & 0x7fu) << 8);
}

static void place_wave(struct gpu_resident *resident, uint32_t index)
{
    struct gpu_compute_unit *cu = resident->cu;
    struct gpu_workgroup *workgroup = &resident->workgroup;
    const struct gpu_kernel *kernel = workgroup->kernel;
    struct gpu_wave *wave = &workgroup->waves[index];
    struct gpu_wave_issue *issue = wave->issue;
    struct gpu_simd *simd;

    wave->workgroup = workgroup;
    wave->index = index;
    wave->simd = (resident->simd + index) % cu->simd_count;
    simd = &cu->simds[wave->simd];
    wave->slot = (uint32_t)__builtin_ctzll(~simd->slots);
    simd->slots |= UINT64_C(1) << wave->slot;
    wave->timer.fire = gpu_wave_timer;
    wave->timer.owner = issue;
    wave->repetition.anchor = UINT32_MAX;
    wave->state.vector = workgroup->registers + (size_t)index * kernel->vgprs;
    wave->state.vector_count = kernel->vgprs;
    wave->state.scalar_count = kernel->sgprs < ISA_SGPR_LAST + 1 ? kernel->sgprs : ISA_SGPR_LAST + 1;
    wave->state.hardware_id = hardware_id(cu, wave);
    wave->state.program = kernel->program;
    wave->state.lds = workgroup->lds;
    wave->state.lds_bytes = kernel->lds_bytes;
    issue->wave = wave;
    issue->simd = simd;
    issue->resident = resident;
    issue->operations = kernel->program->operations;
    issue->operation_count = kernel->program->operation_count;
    gpu_simd_add(simd, issue);
}

static void fire_drain(struct gpu_event *event, uint64_t cycle);

static struct gpu_resident *place(struct gpu_compute_unit *cu, struct gpu_kernel *kernel, const uint32_t id[3],
                                  uint32_t simd, uint64_t now)
{
    uint32_t waves = count_waves(kernel, id);
    struct block_layout layout = lay_out(waves, kernel->vgprs, kernel->lds_bytes);
    struct gpu_resident *resident = take_block(cu, layout.bytes);
    uint8_t *block = (uint8_t *)resident;
    struct gpu_workgroup *workgroup;
    struct gpu_wave_issue *issues;

    if (!resident)
        return NULL;
    workgroup = &resident->workgroup;
    resident->cu = cu;
    resident->simd = simd;
    resident->full_waves = kernel->waves;
    resident->vgprs = kernel->vgprs;
    resident->sgprs = kernel->sgprs;
    resident->lds_bytes = kernel->lds_bytes;
    resident->drain.fire = fire_drain;
    resident->drain.owner = resident;
    resident->next = cu->residents;
    if (cu->residents)
        cu->residents->previous = resident;
    cu->residents = resident;
    workgroup->kernel = kernel;
    memcpy(workgroup->id, id, sizeof(workgroup->id));
    workgroup->cu = cu->index;
    workgroup->wave_count = waves;
    workgroup->placed_at = now;
    workgroup->waves = (struct gpu_wave *)(void *)(block + layout.waves);
    workgroup->registers = (uint32_t(*)[ISA_LANES])(void *)(block + layout.registers);
    if (kernel->lds_bytes)
        workgroup->lds = block + layout.lds;
    issues = (struct gpu_wave_issue *)(void *)(block + layout.issues);
    account(resident, 1);
    for (uint32_t i = 0; i < waves; i++) {
        workgroup->waves[i].issue = &issues[i];
        place_wave(resident, i);
    }
    return resident;
}

static struct gpu_workgroup *name(struct gpu_resident *resident, uint32_t slot, uint32_t generation, uint64_t scratch)
{
    resident->workgroup.slot = slot;
    resident->workgroup.generation = generation;
    resident->workgroup.scratch = scratch;
    return &resident->workgroup;
}

struct gpu_workgroup *gpu_cu_launch(struct gpu_compute_unit *cu, struct gpu_kernel *kernel, const uint32_t id[3],
                                    uint32_t slot, uint32_t generation, uint32_t simd, uint64_t scratch, uint64_t now)
{
    struct gpu_resident *resident = place(cu, kernel, id, simd, now);
    uint64_t delay = cu->parameters->launch_cycles;
    struct gpu_workgroup *workgroup;

    if (!resident)
        return NULL;
    workgroup = name(resident, slot, generation, scratch);
    if (delay < workgroup->wave_count)
        delay = workgroup->wave_count;
    for (uint32_t i = 0; i < workgroup->wave_count; i++) {
        gpu_wave_initialise(&workgroup->waves[i]);
        gpu_wave_ready(workgroup->waves[i].issue, now + delay);
    }
    return workgroup;
}

struct gpu_workgroup *gpu_cu_install(struct gpu_compute_unit *cu, struct gpu_kernel *kernel, const uint32_t id[3],
                                     uint32_t slot, uint32_t generation, uint32_t simd, uint64_t scratch, uint64_t now)
{
    struct gpu_resident *resident = place(cu, kernel, id, simd, now);

    if (!resident)
        return NULL;
    resident->workgroup.frozen = true;
    resident->workgroup.drained = true;
    return name(resident, slot, generation, scratch);
}

void gpu_cu_remove(struct gpu_compute_unit *cu, struct gpu_workgroup *workgroup, uint64_t now)
{
    struct gpu_resident *resident = (struct gpu_resident *)workgroup;

    unlink_notices(resident);
    resident->removed = true;
    gpu_clock_cancel(cu->clock, &resident->drain);
    for (uint32_t i = 0; i < workgroup->wave_count; i++) {
        struct gpu_wave *wave = &workgroup->waves[i];

        gpu_wave_halt(wave->issue, now);
        gpu_simd_remove(wave->issue->simd, wave->issue);
        wave->issue->simd->slots &= ~(UINT64_C(1) << wave->slot);
    }
    cu->counters.wave_cycles_resident += workgroup->wave_count * (now - workgroup->placed_at);
    account(resident, -1);
    workgroup->frozen = true;
    if (resident->outstanding == 0)
        recycle(resident);
}

/* ---- freezing and thawing ---- */

/* Cycle at which the last answer is in the registers or acknowledged. Nothing is outstanding. */
static uint64_t settled_at(const struct gpu_workgroup *workgroup)
{
    uint64_t at = 0;

    for (uint32_t i = 0; i < workgroup->wave_count; i++) {
        uint64_t reached = gpu_counters_reach(&workgroup->waves[i].issue->counters, 0, 0, 0);

        if (reached > at)
            at = reached;
    }
    return at;
}

static void fire_drain(struct gpu_event *event, uint64_t cycle)
{
    struct gpu_resident *resident = event->owner;

    resident->workgroup.drained = true;
    tell(resident, GPU_NOTICE_DRAINED, cycle);
}

/* Whether a frozen WG is drained now. If only time is missing, arranges for it. */
static bool drained_now(struct gpu_resident *resident, uint64_t now)
{
    uint64_t settled;

    if (resident->outstanding || resident->drain.scheduled)
        return false;
    settled = settled_at(&resident->workgroup);
    if (settled > now && gpu_clock_schedule(resident->cu->clock, &resident->drain, settled))
        return false;
    resident->workgroup.drained = true;
    return true;
}

void gpu_resident_settle(struct gpu_resident *resident)
{
    if (resident->removed) {
        if (resident->outstanding == 0)
            recycle(resident);
        return;
    }
    if (resident->workgroup.frozen && !resident->workgroup.drained && drained_now(resident, resident->cu->clock->now))
        gpu_resident_notify(resident, GPU_NOTICE_DRAINED);
}

static void halt_waves(struct gpu_resident *resident, uint64_t now)
{
    struct gpu_workgroup *workgroup = &resident->workgroup;

    workgroup->frozen = true;
    for (uint32_t i = 0; i < workgroup->wave_count; i++)
        gpu_wave_halt(workgroup->waves[i].issue, now);
}

void gpu_cu_freeze(struct gpu_compute_unit *cu, struct gpu_workgroup *workgroup, uint64_t now)
{
    struct gpu_resident *resident = (struct gpu_resident *)workgroup;
    bool woken;

    if (workgroup->frozen) {
        if (workgroup->drained && !(resident->notices & (GPU_NOTICE_FAULT | GPU_NOTICE_DRAINED)))
            cu->callbacks->drained(cu->callbacks->context, workgroup, now);
        return;
    }
    woken = resident->notices & GPU_NOTICE_WOKEN;
    unlink_notices(resident); /* gpu_cu_thaw finds it all again, but for the end of a wait that was told of */
    if (woken)
        gpu_resident_notify(resident, GPU_NOTICE_WOKEN);
    halt_waves(resident, now);
    if (drained_now(resident, now))
        cu->callbacks->drained(cu->callbacks->context, workgroup, now);
}

void gpu_resident_fault(struct gpu_wave_issue *issue, enum isa_fault fault, const struct isa_operation *operation,
                        uint64_t address, uint64_t cycle)
{
    struct gpu_resident *resident = issue->resident;

    if (resident->faulted)
        return;
    resident->faulted = true;
    resident->fault.fault = fault;
    resident->fault.workgroup = &resident->workgroup;
    resident->fault.wave = issue->wave->index;
    resident->fault.line = operation ? operation->line : 0;
    resident->fault.address = address;
    resident->fault.cycle = cycle;
    halt_waves(resident, cycle);
    gpu_resident_notify(resident, GPU_NOTICE_FAULT);
    if (drained_now(resident, cycle))
        gpu_resident_notify(resident, GPU_NOTICE_DRAINED);
}

static void recount(struct gpu_workgroup *workgroup)
{
    workgroup->ended = workgroup->at_barrier = workgroup->at_message = workgroup->waiting = 0;
    for (uint32_t i = 0; i < workgroup->wave_count; i++) {
        uint8_t status = workgroup->waves[i].status;

        workgroup->ended += status == GPU_WAVE_ENDED;
        workgroup->at_barrier += status == GPU_WAVE_BARRIER;
        workgroup->at_message += status == GPU_WAVE_MESSAGE;
        workgroup->waiting += status == GPU_WAVE_WAITING;
    }
}

static void thaw_wave(struct gpu_wave *wave, uint64_t now)
{
    struct gpu_wave_issue *issue = wave->issue;

    gpu_simd_prioritise(issue->simd, issue);
    gpu_fetch_restart(issue);
    if (wave->status == GPU_WAVE_WAITING) {
        gpu_wave_start_timeout(issue, now);
    } else if (wave->status == GPU_WAVE_SLEEPING || wave->status == GPU_WAVE_ACTIVE) {
        wave->status = GPU_WAVE_ACTIVE;
        if (!issue->in_atomic)
            gpu_wave_ready(issue, now);
    }
}

void gpu_cu_thaw(struct gpu_compute_unit *cu, struct gpu_workgroup *workgroup, uint64_t now)
{
    struct gpu_resident *resident = (struct gpu_resident *)workgroup;

    gpu_clock_cancel(cu->clock, &resident->drain);
    unlink_notices(resident);
    workgroup->frozen = workgroup->drained = workgroup->stalled = false;
    recount(workgroup);
    for (uint32_t i = 0; i < workgroup->wave_count; i++)
        thaw_wave(&workgroup->waves[i], now);
    if (resident->faulted)
        return;
    if (workgroup->ended == workgroup->wave_count)
        gpu_resident_notify(resident, GPU_NOTICE_DONE);
    else
        gpu_barrier_check(resident, now);
    gpu_message_check(resident);
    gpu_resident_check_stall(resident);
}

void gpu_cu_resume(struct gpu_compute_unit *cu, struct gpu_workgroup *workgroup, uint64_t now)
{
    struct gpu_resident *resident = (struct gpu_resident *)workgroup;

    (void)cu;
    workgroup->stalled = false;
    resident->notices &= ~(uint32_t)GPU_NOTICE_STALLED;
    for (uint32_t i = 0; i < workgroup->wave_count; i++) {
        struct gpu_wave *wave = &workgroup->waves[i];

        if (wave->status != GPU_WAVE_WAITING)
            continue;
        gpu_wave_stop_waiting(wave->issue, now);
        if (!workgroup->frozen)
            gpu_wave_ready(wave->issue, now);
    }
}
