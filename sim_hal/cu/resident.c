/* resident.c - which work-groups a compute unit holds: their share of it, their memory, placing and removing them. */
#include "cu/resident.h"

#include <stdlib.h>
#include <string.h>

#include "cu/heir.h"
#include "cu/imbalance.h"
#include "cu/notice.h"
#include "cu/wait.h"
#include "cu/wave.h"
#include "cu/wave_time.h"
#include "cu/wheel.h"
#include "engine/require.h"

/* ---- memory of a WG: one block, used again ---- */

struct block_layout {
    size_t waves, issues, registers, lds, bytes; /* offsets from the start, and the whole */
};

static size_t aligned_bytes(size_t bytes)
{
    return (bytes + CU_HOST_LINE - 1) / CU_HOST_LINE * CU_HOST_LINE;
}

static struct block_layout lay_out(uint32_t waves, uint32_t vgprs, uint32_t lds_bytes)
{
    struct block_layout layout;

    layout.waves = aligned_bytes(sizeof(struct cu_resident));
    layout.issues = aligned_bytes(layout.waves + waves * sizeof(struct cu_wave));
    layout.registers = aligned_bytes(layout.issues + waves * sizeof(struct cu_wave_issue));
    layout.lds = layout.registers + (size_t)waves * vgprs * ISA_LANES * sizeof(uint32_t);
    layout.bytes = layout.lds + lds_bytes;
    return layout;
}

/* A zeroed block, or NULL. */
static struct cu_resident *take_block(struct cu_compute_unit *cu, size_t bytes)
{
    uint32_t size = 64u - (uint32_t)__builtin_clzll(bytes - 1);
    struct cu_resident *block = NULL;

    SIM_REQUIRE(bytes > sizeof(struct cu_resident));
    if (size >= CU_BLOCK_SIZES)
        return NULL;
    block = cu->free_blocks[size];
    if (block)
        cu->free_blocks[size] = block->next;
    else
        block = aligned_alloc(CU_HOST_LINE, (size_t)1 << size);
    if (!block)
        return NULL;
    memset(block, 0, bytes);
    block->block_size = size;
    return block;
}

void cu_resident_recycle(struct cu_resident *resident)
{
    struct cu_compute_unit *cu = resident->cu;

    SIM_REQUIRE(resident->removed);
    SIM_REQUIRE(!resident->outstanding);
    SIM_REQUIRE(resident->previous ? resident->previous->next == resident : cu->residents == resident);
    SIM_REQUIRE(!resident->next || resident->next->previous == resident);
    SIM_REQUIRE(resident->block_size < CU_BLOCK_SIZES);
    if (resident->previous)
        resident->previous->next = resident->next;
    else
        cu->residents = resident->next;
    if (resident->next)
        resident->next->previous = resident->previous;
    resident->next = cu->free_blocks[resident->block_size];
    cu->free_blocks[resident->block_size] = resident;
}

void cu_residents_free(struct cu_compute_unit *cu)
{
    while (cu->residents) {
        struct cu_resident *resident = cu->residents;

        cu->residents = resident->next;
        free(resident);
    }
    for (uint32_t i = 0; i < CU_BLOCK_SIZES; i++) {
        while (cu->free_blocks[i]) {
            struct cu_resident *block = cu->free_blocks[i];

            cu->free_blocks[i] = block->next;
            free(block);
        }
    }
}

/* ---- residency ---- */

/* How many of a WG's waves go to SIMD number at when wave 0 goes to number first. */
static uint32_t share_of_simd(const struct cu_compute_unit *cu, uint32_t waves, uint32_t first, uint32_t at)
{
    uint32_t distance = (at + cu->simd_count - first % cu->simd_count) % cu->simd_count;

    return waves / cu->simd_count + (distance < waves % cu->simd_count);
}

bool cu_fits(const struct cu_compute_unit *cu, const struct cu_kernel *kernel, uint32_t simd)
{
    const struct parameters *parameters = cu->parameters;

    SIM_REQUIRE(kernel->waves >= 1 && kernel->waves <= CU_MAX_WAVES);
    if (cu->lds_bytes + kernel->lds_bytes > parameters->lds_bytes ||
        (kernel->waves > 1 && cu->barriers >= parameters->barriers))
        return false;
    for (uint32_t i = 0; i < cu->simd_count; i++) {
        const struct cu_simd *unit = &cu->simds[i];
        uint64_t waves = share_of_simd(cu, kernel->waves, simd, i);

        if (unit->wave_count + waves > parameters->waves || unit->vgprs + waves * kernel->vgprs > parameters->vgprs ||
            unit->sgprs + waves * kernel->sgprs > parameters->sgprs)
            return false;
    }
    return true;
}

uint32_t cu_choose_simd(const struct cu_compute_unit *cu, const struct cu_kernel *kernel)
{
    uint32_t best = UINT32_MAX;

    for (uint32_t i = 0; i < cu->simd_count; i++) {
        if (best != UINT32_MAX && cu->simds[i].wave_count >= cu->simds[best].wave_count)
            continue;
        if (cu_fits(cu, kernel, i))
            best = i;
    }
    return best;
}

/* Takes (sign 1) or gives back (sign -1) the full WG's share of the CU. */
static void account_for(struct cu_resident *resident, int32_t sign)
{
    struct cu_compute_unit *cu = resident->cu;

    SIM_REQUIRE(sign == 1 || sign == -1);
    SIM_REQUIRE(sign > 0 || cu->lds_bytes >= resident->lds_bytes);
    SIM_REQUIRE(sign > 0 || resident->full_waves <= 1 || cu->barriers > 0);
    cu->lds_bytes += (uint32_t)sign * resident->lds_bytes;
    if (resident->full_waves > 1)
        cu->barriers += (uint32_t)sign;
    for (uint32_t i = 0; i < cu->simd_count; i++) {
        uint32_t waves = (uint32_t)sign * share_of_simd(cu, resident->full_waves, resident->simd, i);

        SIM_REQUIRE(sign > 0 || cu->simds[i].wave_count >= 0u - waves);
        SIM_REQUIRE(sign > 0 || cu->simds[i].vgprs >= 0u - waves * resident->vgprs);
        cu->simds[i].wave_count += waves;
        cu->simds[i].vgprs += waves * resident->vgprs;
        cu->simds[i].sgprs += waves * resident->sgprs;
    }
}

/* Waves that exist: a partial WG at the end of a row has fewer work-items. */
static uint32_t count_waves(const struct cu_kernel *kernel, const uint32_t id[3])
{
    uint64_t items = 1;

    for (uint32_t i = 0; i < 3; i++) {
        uint64_t left = kernel->grid_size[i] - (uint64_t)id[i] * kernel->workgroup_size[i];

        SIM_REQUIRE((uint64_t)id[i] * kernel->workgroup_size[i] < kernel->grid_size[i]);
        items *= left < kernel->workgroup_size[i] ? left : kernel->workgroup_size[i];
    }
    return (uint32_t)((items + ISA_LANES - 1) / ISA_LANES);
}

/* HW_REG_HW_ID: wave slot 3:0, SIMD 5:4, CU from bit 8 on. */
static uint16_t hardware_id(const struct cu_compute_unit *cu, const struct cu_wave *wave)
{
    return (uint16_t)((wave->slot & 15u) | (wave->simd & 3u) << 4 | (cu->index & 0x7fu) << 8);
}

static void place_wave(struct cu_resident *resident, uint32_t index)
{
    struct cu_compute_unit *cu = resident->cu;
    struct cu_workgroup *workgroup = &resident->workgroup;
    const struct cu_kernel *kernel = workgroup->kernel;
    struct cu_wave *wave = &workgroup->waves[index];
    struct cu_wave_issue *issue = wave->issue;
    struct cu_simd *simd;

    wave->workgroup = workgroup;
    wave->index = index;
    wave->simd = (resident->simd + index) % cu->simd_count;
    simd = &cu->simds[wave->simd];
    SIM_REQUIRE(simd->slots != UINT64_MAX);
    wave->slot = (uint32_t)__builtin_ctzll(~simd->slots);
    simd->slots |= UINT64_C(1) << wave->slot;
    wave->timer.fire = cu_wave_timer;
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
    issue->quick = cu->control->steps ? NULL : kernel->quick;
    cu_simd_add(simd, issue);
    cu_time_place(issue, workgroup->placed_at);
}

static struct cu_resident *place_workgroup(struct cu_compute_unit *cu, struct cu_kernel *kernel, const uint32_t id[3],
                                           uint32_t simd, uint64_t now)
{
    uint32_t waves = count_waves(kernel, id);
    struct block_layout layout = lay_out(waves, kernel->vgprs, kernel->lds_bytes);
    struct cu_resident *resident = take_block(cu, layout.bytes);
    uint8_t *block = (uint8_t *)resident;
    struct cu_workgroup *workgroup;
    struct cu_wave_issue *issues;

    SIM_REQUIRE(cu_fits(cu, kernel, simd));
    SIM_REQUIRE(waves >= 1 && waves <= kernel->waves);
    if (!resident)
        return NULL;
    workgroup = &resident->workgroup;
    resident->cu = cu;
    resident->simd = simd;
    resident->priority = kernel->priority;
    resident->full_waves = kernel->waves;
    resident->vgprs = kernel->vgprs;
    resident->sgprs = kernel->sgprs;
    resident->lds_bytes = kernel->lds_bytes;
    resident->next = cu->residents;
    if (cu->residents)
        cu->residents->previous = resident;
    cu->residents = resident;
    workgroup->kernel = kernel;
    memcpy(workgroup->id, id, sizeof(workgroup->id));
    workgroup->cu = cu->index;
    workgroup->wave_count = waves;
    workgroup->placed_at = now;
    workgroup->waves = (struct cu_wave *)(void *)(block + layout.waves);
    workgroup->registers = (uint32_t(*)[ISA_LANES])(void *)(block + layout.registers);
    if (kernel->lds_bytes)
        workgroup->lds = block + layout.lds;
    issues = (struct cu_wave_issue *)(void *)(block + layout.issues);
    account_for(resident, 1);
    if (!cu->workgroups++)
        cu_time_hold(cu, now);
    for (uint32_t i = 0; i < waves; i++) {
        workgroup->waves[i].issue = &issues[i];
        place_wave(resident, i);
    }
    return resident;
}

static struct cu_workgroup *name_workgroup(struct cu_resident *resident, uint32_t slot, uint32_t generation,
                                           uint64_t scratch)
{
    resident->workgroup.slot = slot;
    resident->workgroup.generation = generation;
    resident->workgroup.scratch = scratch;
    return &resident->workgroup;
}

struct cu_workgroup *cu_launch(struct cu_compute_unit *cu, struct cu_kernel *kernel, const uint32_t id[3],
                               uint32_t slot, uint32_t generation, uint32_t simd, uint64_t scratch, uint64_t now)
{
    struct cu_resident *resident = place_workgroup(cu, kernel, id, simd, now);
    uint64_t delay = cu->parameters->launch_cycles;
    struct cu_workgroup *workgroup;

    if (!resident)
        return NULL;
    workgroup = name_workgroup(resident, slot, generation, scratch);
    if (delay < workgroup->wave_count)
        delay = workgroup->wave_count;
    cu_phase_begin(resident, now + delay);
    kernel->launched++;
    for (uint32_t i = 0; i < workgroup->wave_count; i++) {
        cu_wave_initialise(&workgroup->waves[i]);
        cu_wave_ready(workgroup->waves[i].issue, now + delay);
    }
    return workgroup;
}

struct cu_workgroup *cu_install(struct cu_compute_unit *cu, struct cu_kernel *kernel, const uint32_t id[3],
                                uint32_t slot, uint32_t generation, uint32_t simd, uint64_t scratch, uint64_t now)
{
    struct cu_resident *resident = place_workgroup(cu, kernel, id, simd, now);

    if (!resident)
        return NULL;
    resident->workgroup.frozen = true;
    resident->workgroup.drained = true;
    return name_workgroup(resident, slot, generation, scratch);
}

void cu_restored(struct cu_workgroup *workgroup, uint64_t now)
{
    SIM_REQUIRE(workgroup->frozen && workgroup->drained);
    workgroup->placed_at = now;
    for (uint32_t i = 0; i < workgroup->wave_count; i++)
        cu_time_place(workgroup->waves[i].issue, now);
}

void cu_remove(struct cu_compute_unit *cu, struct cu_workgroup *workgroup, uint64_t now)
{
    struct cu_resident *resident = (struct cu_resident *)workgroup;

    SIM_REQUIRE(!resident->removed);
    SIM_REQUIRE(now >= workgroup->placed_at);
    SIM_REQUIRE(cu->workgroups > 0);
    cu_resident_unnotify(resident);
    cu_heir_end(resident);
    resident->removed = true;
    clock_cancel(cu->clock, &resident->drain);
    for (uint32_t i = 0; i < workgroup->wave_count; i++) {
        struct cu_wave *wave = &workgroup->waves[i];

        cu_wave_halt(wave->issue, now);
        cu_simd_remove(wave->issue->simd, wave->issue);
        wave->issue->simd->slots &= ~(UINT64_C(1) << wave->slot);
    }
    cu->counters.wave_cycles_resident += workgroup->wave_count * (now - workgroup->placed_at);
    account_for(resident, -1);
    if (!--cu->workgroups)
        cu_time_empty(cu, now);
    workgroup->frozen = true;
    if (resident->outstanding == 0)
        cu_resident_recycle(resident);
}
