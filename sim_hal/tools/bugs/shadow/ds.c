/* ds.c - see ds.h. */
#include "tools/bugs/shadow/ds.h"

#include <string.h>

#include "tools/bugs/shadow/local.h"

#define WORD_BYTES 4u
#define HALF_LANES 32u

/* An instruction that accesses the LDS. */
struct work {
    const struct shadow_step *step;
    const struct shadow_form *form;
    struct shadow_width width; /* of one access */
    uint32_t words;            /* of one access */
    uint32_t accesses;         /* 1 or 2 a lane */
    uint32_t offset[2];
    bool stores, is_atomic;
    const uint32_t *address; /* by lane */
};

static struct work read_form(const struct shadow_step *step)
{
    const struct isa_operation *operation = step->operation;
    const struct shadow_form *form = &step->shadow->forms[operation->opcode];
    uint32_t flags = isa_opcodes[operation->opcode].flags, bytes = form->ds.bytes;
    uint32_t immediate = (uint32_t)operation->immediate & 0xffffu, stride = form->ds.far ? 64u * bytes : bytes;
    struct work work = {.step = step,
                        .form = form,
                        .width = {bytes, form->ds.sign_extend},
                        .words = (bytes + WORD_BYTES - 1) / WORD_BYTES,
                        .accesses = 1,
                        .offset = {immediate, 0},
                        .stores = flags & ISA_OP_STORE,
                        .is_atomic = flags & ISA_OP_ATOMIC,
                        .address = step->wave->state.vector[operation->source[0] - ISA_VGPR_FIRST]};

    if (flags & ISA_OP_TWO_OFFSETS) {
        work.accesses = 2;
        work.offset[0] = (immediate & 0xffu) * stride;
        work.offset[1] = (immediate >> 8) * stride;
    }
    return work;
}

/* ---- lanes ---- */

static struct shadow_row *address_row(const struct shadow_step *step)
{
    return shadow_row_of(step->registers, step->operation->source[0]);
}

static void check_address(const struct shadow_step *step)
{
    const struct shadow_row *row = address_row(step);
    uint64_t undefined = row ? row->lanes & isa_exec(&step->wave->state) : 0;

    if (undefined)
        shadow_report_undefined(step, shadow_origin_of(step, row->origin, step->operation->source[0]),
                                shadow_first_lane(undefined), "access to local memory at an undefined address");
}

static void read_lane(const struct work *work, uint32_t lane, uint32_t access, uint32_t at)
{
    struct shadow_lane_data data;

    shadow_local_load(work->step, at, work->width.bytes, &data);
    shadow_write_lane_data(work->step, work->step->operation->destination + access * work->words, lane, work->width,
                           &data);
}

static void write_lane(const struct work *work, uint32_t lane, uint32_t access, uint32_t at)
{
    struct shadow_lane_data data;

    shadow_read_lane_data(work->step, work->step->operation->source[1 + access], lane, work->width.bytes, &data);
    shadow_local_store(work->step, at, work->width.bytes, &data);
}

static void atomic_lane(const struct work *work, uint32_t lane, uint32_t access, uint32_t at)
{
    const struct isa_operation *operation = work->step->operation;
    struct shadow_lane_data data = {.any = false}, found;

    if (work->form->rule != SHADOW_NEVER)
        shadow_read_lane_data(work->step, operation->source[1 + access], lane, work->width.bytes, &data);
    shadow_local_atomic(work->step, at, work->width.bytes, work->form->rule != SHADOW_ANY, &data, &found);
    if (operation->destination != ISA_OPERAND_NONE)
        shadow_write_lane_data(work->step, operation->destination + access * work->words, lane, work->width, &found);
}

/* The highest address of a wave's active lanes. */
static uint32_t highest_address(const uint32_t address[ISA_LANES], uint64_t exec)
{
    uint32_t highest = 0;

    for (uint32_t lane = 0; lane < ISA_LANES; lane++) {
        uint32_t at = exec >> lane & 1u ? address[lane] : 0;

        highest = at > highest ? at : highest;
    }
    return highest;
}

/* Whether an access of all active lanes lies in the LDS that the work-group asked for. */
static bool is_in_use(const struct work *work, uint32_t highest, uint32_t access)
{
    return (uint64_t)highest + work->offset[access] + work->width.bytes <= work->step->group->lds_used;
}

/* Checks the bounds of lanes. Returns those that will not fault. */
static uint64_t lanes_inside(const struct work *work, uint32_t access)
{
    const struct shadow_group *group = work->step->group;
    const char *verb = work->is_atomic ? "atomic" : work->stores ? "store" : "load";
    uint64_t inside = 0;

    for (uint64_t left = isa_exec(&work->step->wave->state); left; left &= left - 1) {
        uint32_t lane = (uint32_t)__builtin_ctzll(left), at = work->address[lane] + work->offset[access];

        if (at >= group->lds_bytes || group->lds_bytes - at < work->width.bytes)
            continue;
        inside |= UINT64_C(1) << lane;
        if (at + work->width.bytes > group->lds_used)
            shadow_local_bounds(work->step, at, work->width.bytes, lane, verb);
    }
    return inside;
}

static void read_lanes(const struct work *work, uint32_t access, uint64_t lanes)
{
    const uint8_t *lds = work->step->group->lds;
    uint32_t operand = work->step->operation->destination + access * work->words;

    shadow_define_lanes(work->step, operand, lanes, work->width.bytes);
    for (uint64_t left = lanes; left; left &= left - 1) {
        uint32_t lane = (uint32_t)__builtin_ctzll(left), at = work->address[lane] + work->offset[access];

        if (shadow_any_byte(lds + at, work->width.bytes))
            read_lane(work, lane, access, at);
    }
}

static void write_lanes(const struct work *work, uint32_t access, uint64_t lanes)
{
    uint8_t *lds = work->step->group->lds;
    bool any = shadow_any_lane_data(work->step, work->step->operation->source[1 + access], lanes, work->width.bytes);

    for (; lanes; lanes &= lanes - 1) {
        uint32_t lane = (uint32_t)__builtin_ctzll(lanes), at = work->address[lane] + work->offset[access];

        if (any)
            write_lane(work, lane, access, at);
        else
            memset(lds + at, 0, work->width.bytes);
    }
}

static void perform_lanes(const struct work *work, uint32_t access, uint64_t lanes)
{
    for (; lanes; lanes &= lanes - 1) {
        uint32_t lane = (uint32_t)__builtin_ctzll(lanes);

        atomic_lane(work, lane, access, work->address[lane] + work->offset[access]);
    }
}

/* An access to LDS that is defined, and stays so. Returns false if it may be another one. */
static bool access_defined(const struct work *work, uint32_t access)
{
    const struct shadow_step *step = work->step;
    uint64_t exec = isa_exec(&step->wave->state);

    if (!step->group->lds_defined || work->is_atomic)
        return false;
    if (work->stores)
        return !shadow_any_lane_data(step, step->operation->source[1 + access], exec, work->width.bytes);
    shadow_define_lanes(step, step->operation->destination + access * work->words, exec, work->width.bytes);
    return true;
}

static void access_lanes(const struct shadow_step *step)
{
    struct work work;
    uint32_t highest;

    if (!address_row(step))
        return;
    work = read_form(step);
    highest = highest_address(work.address, isa_exec(&step->wave->state));
    for (uint32_t access = 0; access < work.accesses; access++) {
        uint64_t lanes;

        if (is_in_use(&work, highest, access) && access_defined(&work, access))
            continue;
        lanes = lanes_inside(&work, access);
        if (work.is_atomic)
            perform_lanes(&work, access, lanes);
        else if (work.stores)
            write_lanes(&work, access, lanes);
        else
            read_lanes(&work, access, lanes);
    }
}

/* ---- moves between lanes ---- */

/* The lane that ds_swizzle reads for this lane (GCN3 ISA, DS_SWIZZLE_B32). */
static uint32_t swizzle_source(uint32_t lane, uint32_t control)
{
    uint32_t within = lane % HALF_LANES;

    if (control & 0x8000u)
        return (lane & ~3u) | (control >> (lane % 4 * 2) & 3u);
    within = ((within & (control & 31u)) | (control >> 5 & 31u)) ^ (control >> 10 & 31u);
    return (lane & ~(HALF_LANES - 1)) | within;
}

static void move_lanes(const struct shadow_step *step, enum shadow_ds_kind kind)
{
    const struct isa_operation *operation = step->operation;
    bool swizzles = kind == SHADOW_DS_SWIZZLE, pushes = kind == SHADOW_DS_PERMUTE;
    uint32_t from = operation->source[swizzles ? 0 : 1], control = (uint32_t)operation->immediate & 0xffffu;
    uint64_t exec = isa_exec(&step->wave->state);
    const struct shadow_row *data = shadow_row_of(step->registers, from);
    struct shadow_row *to = shadow_row_of(step->registers, operation->destination);
    uint32_t moved[ISA_LANES] = {0}, origin;

    if (!data || !to || !address_row(step))
        return;
    origin = data->lanes ? shadow_origin_of(step, data->origin, from) : 0;
    for (uint64_t left = exec; left; left &= left - 1) {
        uint32_t lane = (uint32_t)__builtin_ctzll(left);
        uint32_t address = step->wave->state.vector[operation->source[0] - ISA_VGPR_FIRST][lane];
        uint32_t other = swizzles ? swizzle_source(lane, control) : (address + control) / WORD_BYTES % ISA_LANES;

        if (pushes)
            moved[other] = shadow_lane(data, lane);
        else if (exec >> other & 1u)
            moved[lane] = shadow_lane(data, other);
    }
    for (uint64_t left = exec; left; left &= left - 1) {
        uint32_t lane = (uint32_t)__builtin_ctzll(left);

        shadow_set_lane(to, lane, moved[lane]);
    }
    if (to->lanes & exec)
        to->origin = origin;
}

/* ds_append and ds_consume: a counter at M0 + offset. */
static void count(const struct shadow_step *step)
{
    const struct isa_wave *wave = &step->wave->state;
    uint32_t at = (wave->scalar[ISA_M0] & 0xffffu) + ((uint32_t)step->operation->immediate & 0xffffu);
    const struct shadow_lane_data nothing = {.any = false};
    const struct shadow_width width = {WORD_BYTES, false};
    struct shadow_lane_data found;

    if (shadow_scalar(step->registers, wave, ISA_M0, false))
        shadow_report_undefined(step,
                                shadow_origin_of(step, shadow_scalar_origin(step->registers, ISA_M0, false), ISA_M0),
                                CHECK_NO_LANE, "access to local memory at an undefined address");
    if (at >= step->group->lds_bytes || step->group->lds_bytes - at < WORD_BYTES)
        return;
    shadow_local_bounds(step, at, WORD_BYTES, CHECK_NO_LANE, "atomic");
    shadow_local_atomic(step, at, WORD_BYTES, false, &nothing, &found);
    for (uint64_t left = isa_exec(wave); left; left &= left - 1)
        shadow_write_lane_data(step, step->operation->destination, (uint32_t)__builtin_ctzll(left), width, &found);
}

void shadow_ds(const struct shadow_step *step)
{
    enum shadow_ds_kind kind = (enum shadow_ds_kind)step->shadow->forms[step->operation->opcode].ds.kind;

    switch (kind) {
    case SHADOW_DS_NOTHING:
        return;
    case SHADOW_DS_COUNTER:
        count(step);
        return;
    case SHADOW_DS_SWIZZLE:
        move_lanes(step, kind);
        return;
    case SHADOW_DS_PERMUTE:
    case SHADOW_DS_BPERMUTE:
        check_address(step);
        move_lanes(step, kind);
        return;
    case SHADOW_DS_ACCESS:
        check_address(step);
        access_lanes(step);
        return;
    }
}
