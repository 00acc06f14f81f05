/* groups.c - see groups.h. */
#include "tools/bugs/shadow/groups.h"

#include <stdlib.h>
#include <string.h>

#include "cu/wave.h"
#include "onward/aql.h"
#include "onward/kernel_descriptor.h"

#define WORD_BYTES 4u

/* ---- what the ABI initialises (cu/wave.c) ---- */

static uint32_t user_scalars(const struct cu_kernel *kernel)
{
    static const struct {
        uint32_t property, count;
    } parts[] = {{CP_CODE_PRIVATE_SEGMENT_BUFFER, 4}, {CP_CODE_DISPATCH_PTR, 2}, {CP_CODE_QUEUE_PTR, 2},
                 {CP_CODE_KERNARG_SEGMENT_PTR, 2},    {CP_CODE_DISPATCH_ID, 2},  {CP_CODE_FLAT_SCRATCH_INIT, 2},
                 {CP_CODE_PRIVATE_SEGMENT_SIZE, 1}};
    uint32_t user = CP_RSRC2_USER_SGPRS(kernel->rsrc2), count = 0;

    for (size_t i = 0; i < sizeof(parts) / sizeof(parts[0]); i++)
        count += kernel->code_properties & parts[i].property ? parts[i].count : 0;
    return count < user ? count : user;
}

static uint32_t system_scalars(const struct cu_kernel *kernel)
{
    uint32_t count = 0;

    for (uint32_t i = 0; i < 3; i++)
        count += kernel->rsrc2 & CP_RSRC2_WORKGROUP_ID_X << i ? 1 : 0;
    count += kernel->rsrc2 & CP_RSRC2_WORKGROUP_INFO ? 1 : 0;
    count += kernel->rsrc2 & CP_RSRC2_PRIVATE_SEGMENT ? 1 : 0;
    return count;
}

static void define_scalars(struct shadow_registers *registers, uint32_t first, uint32_t count)
{
    for (uint32_t i = first; i < first + count; i++)
        shadow_set_scalar(registers, i, false, 0, 0);
}

/* Registers of traps and of the memory unit are the host's business. */
static void start_wave(struct shadow_registers *registers, const struct cu_wave *wave)
{
    const struct cu_kernel *kernel = wave->workgroup->kernel;
    uint32_t dimensions = CP_RSRC2_WORKITEM_ID(kernel->rsrc2) + 1;

    shadow_registers_reset(registers);
    define_scalars(registers, 0, user_scalars(kernel));
    define_scalars(registers, CP_RSRC2_USER_SGPRS(kernel->rsrc2), system_scalars(kernel));
    define_scalars(registers, ISA_XNACK_MASK_LO, 2);
    define_scalars(registers, ISA_TBA_LO, ISA_M0 - ISA_TBA_LO);
    for (uint32_t i = 0; i < dimensions && i < registers->row_count; i++)
        registers->rows[i].lanes = ~cu_wave_launch_mask(wave);
}

/* ---- space ---- */

static bool reserve_rows(struct shadow_group *group, size_t count)
{
    if (count > group->row_capacity) {
        free(group->rows);
        free(group->row_bits);
        group->rows = malloc(count * sizeof(*group->rows));
        group->row_bits = malloc(count * ISA_LANES * sizeof(*group->row_bits));
        group->row_capacity = group->rows && group->row_bits ? count : 0;
    }
    for (size_t i = 0; i < count && count <= group->row_capacity; i++)
        group->rows[i].bits = group->row_bits + i * ISA_LANES;
    return group->row_capacity >= count;
}

static bool reserve_lds(struct shadow_group *group, uint32_t bytes)
{
    if (bytes > group->lds_capacity) {
        free(group->lds);
        free(group->lds_origins);
        group->lds = malloc(bytes);
        group->lds_origins = malloc(bytes / WORD_BYTES * sizeof(*group->lds_origins));
        group->lds_capacity = group->lds && group->lds_origins ? bytes : 0;
    }
    return group->lds_capacity >= bytes;
}

/* ---- work-groups ---- */

static uint32_t lds_used(const struct shadow *shadow, const struct cu_kernel *kernel)
{
    struct cp_dispatch_packet packet;

    if (!shadow->memory)
        return kernel->lds_bytes;
    mem_read(shadow->memory, kernel->packet, &packet, sizeof(packet));
    return packet.group_segment_size < kernel->lds_bytes ? packet.group_segment_size : kernel->lds_bytes;
}

static bool start_group(struct shadow *shadow, struct shadow_group *group, const struct cu_workgroup *workgroup)
{
    const struct cu_kernel *kernel = workgroup->kernel;

    group->kernel = NULL;
    if (!reserve_rows(group, (size_t)workgroup->wave_count * kernel->vgprs) || !reserve_lds(group, kernel->lds_bytes))
        return false;
    group->kernel = kernel;
    group->code = isa_program_kernel(kernel->program, kernel->name);
    group->dispatch = kernel->dispatch_id;
    group->generation = workgroup->generation;
    group->wave_count = workgroup->wave_count;
    memcpy(group->id, workgroup->id, sizeof(group->id));
    group->lds_bytes = kernel->lds_bytes;
    group->lds_used = lds_used(shadow, kernel);
    group->lds_defined = false;
    if (kernel->lds_bytes) {
        memset(group->lds, 0xff, kernel->lds_bytes);
        memset(group->lds_origins, 0, kernel->lds_bytes / WORD_BYTES * sizeof(*group->lds_origins));
    }
    for (uint32_t i = 0; i < workgroup->wave_count; i++) {
        group->waves[i].rows = group->rows + (size_t)i * kernel->vgprs;
        group->waves[i].row_count = kernel->vgprs;
        group->arrived[i] = SHADOW_NO_OPERATION;
        start_wave(&group->waves[i], &workgroup->waves[i]);
    }
    if (workgroup->scratch)
        shadow_bytes_undefine(&shadow->bytes, workgroup->scratch, kernel->scratch_wave_bytes * workgroup->wave_count);
    return true;
}

static bool reach_slot(struct shadow *shadow, uint32_t slot)
{
    uint32_t count = shadow->group_count ? shadow->group_count : 64;
    struct shadow_group **groups;

    while (count <= slot)
        count *= 2;
    if (slot >= shadow->group_count) {
        groups = realloc(shadow->groups, count * sizeof(struct shadow_group *));
        if (!groups)
            return false;
        memset(groups + shadow->group_count, 0, (count - shadow->group_count) * sizeof(struct shadow_group *));
        shadow->groups = groups;
        shadow->group_count = count;
    }
    if (!shadow->groups[slot])
        shadow->groups[slot] = calloc(1, sizeof(*shadow->groups[slot]));
    return shadow->groups[slot] != NULL;
}

struct shadow_group *shadow_group_find(const struct shadow *shadow, const struct cu_workgroup *workgroup)
{
    struct shadow_group *group = workgroup->slot < shadow->group_count ? shadow->groups[workgroup->slot] : NULL;

    if (!group || group->kernel != workgroup->kernel || group->generation != workgroup->generation ||
        group->dispatch != workgroup->kernel->dispatch_id)
        return NULL;
    return group;
}

struct shadow_group *shadow_group_of(struct shadow *shadow, const struct cu_workgroup *workgroup)
{
    struct shadow_group *group = shadow_group_find(shadow, workgroup);

    if (group)
        return group;
    if (reach_slot(shadow, workgroup->slot) && start_group(shadow, shadow->groups[workgroup->slot], workgroup))
        return shadow->groups[workgroup->slot];
    shadow->failed = true;
    return NULL;
}
