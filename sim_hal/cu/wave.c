/* wave.c - a wave's registers at launch, as the HSA ABI defines them. */
#include "cu/wave.h"

#include "engine/require.h"
#include "execute/scalar_operands.h"
#include "onward/kernel_descriptor.h"

/* Buffer resource of the scratch arena (ISA 8.1.5): word 1 bit 31 swizzle; word 3 bit 23 add the lane number, bits
 * 22:21 index stride 64, bits 20:19 elements of 4 bytes. */
#define SCRATCH_WORD1 (1u << 31)
#define SCRATCH_WORD3 (1u << 23 | 3u << 21 | 1u << 19)

/* SGPRs are filled one after the other; user SGPRs beyond their count are not there. */
struct sgpr_cursor {
    uint32_t *sgpr;
    uint32_t next;
    uint32_t limit;
};

static void push_sgpr(struct sgpr_cursor *cursor, uint32_t value)
{
    if (cursor->next < cursor->limit)
        cursor->sgpr[cursor->next] = value;
    cursor->next++;
}

static void push_sgpr64(struct sgpr_cursor *cursor, uint64_t value)
{
    push_sgpr(cursor, (uint32_t)value);
    push_sgpr(cursor, (uint32_t)(value >> 32));
}

static void push_user_sgprs(struct sgpr_cursor *cursor, const struct cu_kernel *kernel)
{
    uint32_t enabled = kernel->code_properties;

    if (enabled & CP_CODE_PRIVATE_SEGMENT_BUFFER) {
        push_sgpr(cursor, (uint32_t)kernel->apertures.scratch_base);
        push_sgpr(cursor, (uint32_t)(kernel->apertures.scratch_base >> 32 & 0xffffu) | SCRATCH_WORD1);
        push_sgpr(cursor, UINT32_MAX);
        push_sgpr(cursor, SCRATCH_WORD3);
    }
    if (enabled & CP_CODE_DISPATCH_PTR)
        push_sgpr64(cursor, kernel->packet);
    if (enabled & CP_CODE_QUEUE_PTR)
        push_sgpr64(cursor, kernel->queue_memory);
    if (enabled & CP_CODE_KERNARG_SEGMENT_PTR)
        push_sgpr64(cursor, kernel->kernarg);
    if (enabled & CP_CODE_DISPATCH_ID)
        push_sgpr64(cursor, kernel->dispatch_id);
    if (enabled & CP_CODE_FLAT_SCRATCH_INIT) {
        push_sgpr(cursor, 0); /* the queue's scratch begins where scratch_base points */
        push_sgpr(cursor, kernel->private_segment);
    }
    if (enabled & CP_CODE_PRIVATE_SEGMENT_SIZE)
        push_sgpr(cursor, kernel->private_segment);
}

static void push_system_sgprs(struct sgpr_cursor *cursor, const struct cu_wave *wave)
{
    const struct cu_workgroup *workgroup = wave->workgroup;
    const struct cu_kernel *kernel = workgroup->kernel;

    for (uint32_t i = 0; i < 3; i++) {
        if (kernel->rsrc2 & CP_RSRC2_WORKGROUP_ID_X << i)
            push_sgpr(cursor, workgroup->id[i]);
    }
    if (kernel->rsrc2 & CP_RSRC2_WORKGROUP_INFO)
        push_sgpr(cursor, (wave->index == 0 ? 1u << 31 : 0) | workgroup->wave_count);
    if (kernel->rsrc2 & CP_RSRC2_PRIVATE_SEGMENT) {
        uint64_t offset = 0;

        if (workgroup->scratch)
            offset = workgroup->scratch + wave->index * kernel->scratch_wave_bytes - kernel->apertures.scratch_base;
        push_sgpr(cursor, (uint32_t)offset);
    }
}

void cu_workgroup_box(const struct cu_workgroup *workgroup, uint64_t first[3], uint32_t box[3])
{
    const struct cu_kernel *kernel = workgroup->kernel;

    for (uint32_t i = 0; i < 3; i++) {
        uint64_t left;

        first[i] = (uint64_t)workgroup->id[i] * kernel->workgroup_size[i];
        left = kernel->grid_size[i] - first[i];
        SIM_REQUIRE(left > 0 && first[i] < kernel->grid_size[i]);
        box[i] = left < kernel->workgroup_size[i] ? (uint32_t)left : kernel->workgroup_size[i];
    }
}

/* Work-items are numbered x first, through the box that is there. */
static void fill_item_ids(struct cu_wave *wave, const uint32_t box[3], uint32_t lanes)
{
    uint32_t dimensions = CP_RSRC2_WORKITEM_ID(wave->workgroup->kernel->rsrc2);
    uint32_t first = wave->index * ISA_LANES;
    uint32_t x = first % box[0], y = first / box[0] % box[1], z = first / box[0] / box[1];
    uint32_t(*rows)[ISA_LANES] = wave->state.vector;

    SIM_REQUIRE(lanes >= 1 && lanes <= ISA_LANES);
    SIM_REQUIRE(wave->state.vector_count > dimensions);
    for (uint32_t lane = 0; lane < lanes; lane++) {
        rows[0][lane] = x;
        if (dimensions > 0)
            rows[1][lane] = y;
        if (dimensions > 1)
            rows[2][lane] = z;
        if (++x == box[0]) {
            x = 0;
            if (++y == box[1]) {
                y = 0;
                z++;
            }
        }
    }
}

void cu_wave_item(const struct cu_workgroup *workgroup, uint32_t wave, uint32_t lane, uint64_t item[3])
{
    uint32_t box[3], number = wave * ISA_LANES + lane;

    SIM_REQUIRE(wave < workgroup->wave_count);
    SIM_REQUIRE(lane < ISA_LANES);
    cu_workgroup_box(workgroup, item, box);
    item[0] += number % box[0];
    item[1] += number / box[0] % box[1];
    item[2] += number / box[0] / box[1];
}

/* Work-items of the wave. */
static uint32_t count_lanes(const struct cu_wave *wave)
{
    uint64_t first[3];
    uint32_t box[3], items;

    cu_workgroup_box(wave->workgroup, first, box);
    items = box[0] * box[1] * box[2] - wave->index * ISA_LANES;
    return items < ISA_LANES ? items : ISA_LANES;
}

uint64_t cu_wave_launch_mask(const struct cu_wave *wave)
{
    uint32_t lanes = count_lanes(wave);

    return lanes == ISA_LANES ? UINT64_MAX : (UINT64_C(1) << lanes) - 1;
}

void cu_wave_initialise(struct cu_wave *wave)
{
    const struct cu_kernel *kernel = wave->workgroup->kernel;
    struct isa_wave *state = &wave->state;
    uint32_t user = CP_RSRC2_USER_SGPRS(kernel->rsrc2), box[3];
    uint64_t first[3];
    struct sgpr_cursor cursor = {state->scalar, 0, user};

    push_user_sgprs(&cursor, kernel);
    cursor.next = user;
    cursor.limit = ISA_SGPR_LAST + 1;
    push_system_sgprs(&cursor, wave);
    cu_workgroup_box(wave->workgroup, first, box);
    fill_item_ids(wave, box, count_lanes(wave));
    isa_write_scalar64(state, ISA_EXEC_LO, cu_wave_launch_mask(wave));
    state->mode = CP_RSRC1_FLOAT_MODE(kernel->rsrc1);
    if (kernel->rsrc1 & CP_RSRC1_DX10_CLAMP)
        state->mode |= 1u << 8;
    if (kernel->rsrc1 & CP_RSRC1_IEEE_MODE)
        state->mode |= 1u << 9;
    state->operation = kernel->entry;
}
