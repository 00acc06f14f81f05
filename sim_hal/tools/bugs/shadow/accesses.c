/* accesses.c - see accesses.h. */
#include "tools/bugs/shadow/accesses.h"

#include <stdio.h>
#include <string.h>

#include "mem/names.h"
#include "tools/bugs/shadow/alignment.h"
#include "tools/bugs/shadow/local.h"
#include "tools/bugs/shadow/pointers.h"

#define WORD_BYTES     4u
#define SWIZZLE_STRIDE UINT64_C(256) /* scratch: from a lane's word to its next one */

/* ---- addresses ---- */

static void check_row(const struct shadow_step *step, uint32_t operand)
{
    const struct shadow_row *row = shadow_row_of(step->registers, operand);
    uint64_t undefined = row ? row->lanes & isa_exec(&step->wave->state) : 0;

    if (undefined)
        shadow_report_undefined(step, shadow_origin_of(step, row->origin, operand), shadow_first_lane(undefined),
                                "access to memory at an undefined address");
}

static void check_scalars(const struct shadow_step *step, uint32_t first, uint32_t count)
{
    for (uint32_t i = first; i < first + count && i < SHADOW_SCALARS; i++) {
        if (!step->registers->scalar[i])
            continue;
        shadow_report_undefined(step, shadow_origin_of(step, step->registers->scalar_origin[i], i), CHECK_NO_LANE,
                                "access to memory at an undefined address");
        return;
    }
}

/* Global wave sync takes the number of the first active lane, and the resource from M0. */
static void check_gws(const struct shadow_step *step)
{
    const struct shadow_row *row = shadow_row_of(step->registers, step->operation->source[0]);
    uint64_t exec = isa_exec(&step->wave->state), first = exec & (0 - exec);

    if (row && row->lanes & first)
        shadow_report_undefined(step, shadow_origin_of(step, row->origin, step->operation->source[0]),
                                shadow_first_lane(first), "global wave sync of an undefined number");
    check_scalars(step, ISA_M0, 1);
}

void shadow_check_addresses(const struct shadow_step *step)
{
    const struct isa_operation *operation = step->operation;
    uint32_t registers = 0;

    if (isa_opcodes[operation->opcode].flags & ISA_OP_GWS) {
        check_gws(step);
        return;
    }
    if (isa_opcodes[operation->opcode].format == ISA_FORMAT_FLAT) {
        check_row(step, operation->source[0]);
        check_row(step, operation->source[0] + 1);
        return;
    }
    if (!*isa_opcodes[operation->opcode].operands) /* buffer_wbinvl1 */
        return;
    registers += operation->modifiers & ISA_MOD_OFFEN ? 1 : 0;
    registers += operation->modifiers & ISA_MOD_IDXEN ? 1 : 0;
    for (uint32_t i = 0; i < registers; i++)
        check_row(step, operation->source[0] + i);
    check_scalars(step, operation->source[2], 4);
    check_scalars(step, operation->scalar_destination, 1);
}

/* ---- a lane ---- */

static bool is_scratch(const struct execute_access *access, uint32_t lane)
{
    return access->swizzled >> lane & 1u;
}

/* The address of a word of a lane's access. */
static uint64_t word_address(const struct execute_access *access, uint32_t lane, uint32_t word)
{
    return access->address[lane] + word * (is_scratch(access, lane) ? SWIZZLE_STRIDE : WORD_BYTES);
}

/* Pieces of an access that lie together in memory. */
static uint32_t piece_of(const struct execute_access *access, uint32_t lane)
{
    return is_scratch(access, lane) && access->bytes > WORD_BYTES ? WORD_BYTES : access->bytes;
}

static uint32_t origin_at(const struct shadow_step *step, const struct execute_access *access, uint32_t lane,
                          uint64_t address)
{
    uint32_t origin = shadow_bytes_origin(&step->shadow->bytes, address);

    if (origin)
        return origin;
    return shadow_origin(step, is_scratch(access, lane) ? SHADOW_SOURCE_SCRATCH : SHADOW_SOURCE_MEMORY, address);
}

static void load_lane(const struct shadow_step *step, const struct execute_access *access, uint32_t lane,
                      struct shadow_lane_data *data)
{
    uint32_t piece = piece_of(access, lane);

    data->any = false;
    data->origin = 0;
    for (uint32_t at = 0; at < access->bytes; at += piece) {
        uint64_t address = word_address(access, lane, at / WORD_BYTES);

        if (!shadow_bytes_load(&step->shadow->bytes, address, piece, data->bytes + at) || data->any)
            continue;
        data->any = true;
        for (uint32_t byte = 0; byte < piece && !data->origin; byte++) {
            if (data->bytes[at + byte])
                data->origin = origin_at(step, access, lane, address + byte);
        }
    }
}

static void store_lane(const struct shadow_step *step, const struct execute_access *access, uint32_t lane,
                       const struct shadow_lane_data *data)
{
    uint32_t piece = piece_of(access, lane);

    for (uint32_t at = 0; at < access->bytes; at += piece)
        shadow_bytes_store(&step->shadow->bytes, word_address(access, lane, at / WORD_BYTES), piece, data->bytes + at,
                           data->origin);
}

/* ---- values that leave the kernel ---- */

static void report_leaving(const struct shadow_step *step, const struct execute_access *access, uint32_t lane,
                           const char *what, uint32_t origin)
{
    const struct mem *memory = step->shadow->memory;
    char name[MEM_NAME_BYTES], text[SHADOW_TEXT_BYTES];

    snprintf(text, sizeof(text), "%s %s", what,
             mem_names_text(memory ? memory->names : NULL, access->address[lane], name));
    shadow_report_undefined(step, origin, lane, text);
}

/*
 * Whether what a lane stores is more than a copy of what lies between the members of a structure, or behind the last component
 * of a vector of three. Such bytes are never the first of an access, unless there is nothing else in it.
 */
static bool is_value(const struct shadow_lane_data *data)
{
    return data->origin & SHADOW_WORKED_OUT || data->bytes[0] == 0xff;
}

/* ---- vector memory ---- */

static uint32_t destination_of(const struct shadow_step *step, const struct execute_access *access)
{
    return (uint32_t)(access->destination - step->wave->state.vector) + ISA_VGPR_FIRST;
}

/* Lanes whose memory may have undefined bits. Neighbours are mostly in one page. */
static uint64_t lanes_to_look_at(const struct shadow_step *step, const struct execute_access *access)
{
    const struct shadow_bytes *bytes = &step->shadow->bytes;
    uint64_t lanes = 0, page = UINT64_MAX;
    bool may_be = false;

    for (uint64_t left = bytes->count ? access->exec : 0; left; left &= left - 1) {
        uint32_t lane = (uint32_t)__builtin_ctzll(left);
        uint64_t first = access->address[lane], extent = access->bytes;

        if (is_scratch(access, lane) && extent > WORD_BYTES)
            extent = (extent / WORD_BYTES - 1) * SWIZZLE_STRIDE + WORD_BYTES;
        if ((first + extent - 1) / SHADOW_PAGE_BYTES != page || first / SHADOW_PAGE_BYTES != page) {
            page = first / SHADOW_PAGE_BYTES;
            may_be = shadow_bytes_may_be_undefined(bytes, first, extent);
            if ((first + extent - 1) / SHADOW_PAGE_BYTES != page)
                page = UINT64_MAX;
        }
        lanes |= (uint64_t)may_be << lane;
    }
    return lanes;
}

static void load_all(const struct shadow_step *step, const struct execute_access *access)
{
    struct shadow_width width = {access->bytes, access->sign_extend};
    uint32_t operand = destination_of(step, access);
    struct shadow_lane_data data;

    shadow_define_lanes(step, operand, access->exec, access->bytes);
    for (uint64_t left = lanes_to_look_at(step, access); left; left &= left - 1) {
        uint32_t lane = (uint32_t)__builtin_ctzll(left);

        load_lane(step, access, lane, &data);
        if (data.any)
            shadow_write_lane_data(step, operand, lane, width, &data);
    }
}

static void store_all(const struct shadow_step *step, const struct execute_access *access)
{
    bool any = shadow_any_lane_data(step, step->operation->source[1], access->exec, access->bytes);
    struct shadow_lane_data data = {.any = false};

    for (uint64_t left = any ? access->exec : lanes_to_look_at(step, access); left; left &= left - 1) {
        uint32_t lane = (uint32_t)__builtin_ctzll(left);

        if (any)
            shadow_read_lane_data(step, step->operation->source[1], lane, access->bytes, &data);
        if (data.any && !is_scratch(access, lane) && is_value(&data)) {
            report_leaving(step, access, lane, "store of an undefined value to", data.origin);
            memset(&data, 0, sizeof(data));
        }
        store_lane(step, access, lane, &data);
    }
}

/* An atomic leaves what it has worked out where others see it. What it finds it may return. */
static void perform_lane(const struct shadow_step *step, const struct execute_access *access, uint32_t lane)
{
    const struct shadow_lane_data nothing = {.any = false};
    bool reads_only = access->atomic == EXECUTE_ATOMIC_LOAD, replaces = access->atomic == EXECUTE_ATOMIC_SWAP;
    struct shadow_width width = {access->bytes, false};
    struct shadow_lane_data found, data = nothing;
    uint32_t words = access->atomic == EXECUTE_ATOMIC_CMPSWAP ? 2 : 1;

    load_lane(step, access, lane, &found);
    if (access->destination)
        shadow_write_lane_data(step, destination_of(step, access), lane, width, &found);
    if (found.any && access->wait_condition != ISA_WAIT_NONE)
        report_leaving(step, access, lane, "wait on an undefined value of", found.origin);
    if (reads_only)
        return;
    shadow_read_lane_data(step, step->operation->source[1], lane, words * access->bytes, &data);
    if (data.any)
        report_leaving(step, access, lane, "atomic with an undefined operand on", data.origin);
    else if (found.any && !replaces)
        report_leaving(step, access, lane, "atomic on an undefined value of", found.origin);
    store_lane(step, access, lane, &nothing);
}

/* Lanes whose flat address is in the LDS; all of them fit, as they have been carried out. */
static void access_local(const struct shadow_step *step, const struct execute_access *access, uint64_t lanes)
{
    struct shadow_width width = {access->bytes, access->sign_extend};
    bool atomic = access->kind == EXECUTE_ACCESS_ATOMIC;
    bool replaces = access->atomic == EXECUTE_ATOMIC_SWAP || access->atomic == EXECUTE_ATOMIC_CMPSWAP;

    for (; lanes; lanes &= lanes - 1) {
        uint32_t lane = (uint32_t)__builtin_ctzll(lanes), at = (uint32_t)access->address[lane];
        struct shadow_lane_data data = {.any = false}, found = {.any = false};

        shadow_local_bounds(step, at, access->bytes, lane, access->kind == EXECUTE_ACCESS_LOAD ? "load" : "store");
        if (access->kind != EXECUTE_ACCESS_LOAD && !(atomic && access->atomic == EXECUTE_ATOMIC_CMPSWAP))
            shadow_read_lane_data(step, step->operation->source[1], lane, access->bytes, &data);
        if (atomic)
            shadow_local_atomic(step, at, access->bytes, replaces, &data, &found);
        else if (access->kind == EXECUTE_ACCESS_STORE)
            shadow_local_store(step, at, access->bytes, &data);
        else
            shadow_local_load(step, at, access->bytes, &found);
        if (access->destination)
            shadow_write_lane_data(step, destination_of(step, access), lane, width, &found);
    }
}

void shadow_access(const struct shadow_step *step, const struct execute_access *access)
{
    uint64_t local = isa_exec(&step->wave->state) & ~access->exec;

    if (access->kind == EXECUTE_ACCESS_INVALIDATE_L1 || access->kind == EXECUTE_ACCESS_FLUSH_L1 ||
        isa_opcodes[step->operation->opcode].flags & ISA_OP_GWS)
        return;
    shadow_check_alignment(step, access);
    shadow_check_pointers(step, access);
    if (local)
        access_local(step, access, local);
    if (access->kind == EXECUTE_ACCESS_LOAD)
        load_all(step, access);
    else if (access->kind == EXECUTE_ACCESS_STORE)
        store_all(step, access);
    else
        for (uint64_t left = access->exec; left; left &= left - 1)
            perform_lane(step, access, (uint32_t)__builtin_ctzll(left));
    shadow_follow_pointers(step);
}

/* ---- scalar memory ---- */

void shadow_check_scalar_address(const struct shadow_step *step)
{
    const struct isa_operation *operation = step->operation;
    const char *operands = isa_opcodes[operation->opcode].operands;
    bool is_buffer = strstr(operands, "S.b128") != NULL;

    if (operation->opcode == ISA_OP_s_memtime || operation->opcode == ISA_OP_s_memrealtime)
        shadow_set_scalar(step->registers, operation->destination, true, 0, 0);
    if (!strchr(operands, 'S'))
        return;
    check_scalars(step, operation->source[0], is_buffer ? 4 : 2);
    if (operation->source[1] != ISA_OPERAND_NONE)
        check_scalars(step, operation->source[1], 1);
}

static void load_word(const struct shadow_step *step, uint32_t operand, uint64_t address)
{
    uint32_t undefined = 0, origin = 0;
    uint8_t bytes[WORD_BYTES];

    if (shadow_bytes_load(&step->shadow->bytes, address, WORD_BYTES, bytes)) {
        memcpy(&undefined, bytes, sizeof(undefined));
        origin = shadow_bytes_origin(&step->shadow->bytes, address);
        if (!origin)
            origin = shadow_origin(step, SHADOW_SOURCE_MEMORY, address);
    }
    shadow_set_scalar(step->registers, operand, false, undefined, origin);
}

void shadow_scalar_access(const struct shadow_step *step, const struct execute_scalar_access *access)
{
    for (uint32_t i = 0; i < access->dwords; i++) {
        uint64_t address = access->address + (uint64_t)i * WORD_BYTES;

        if (access->kind == EXECUTE_ACCESS_LOAD)
            load_word(step, access->destination + i, address);
        else
            shadow_bytes_define(&step->shadow->bytes, address, WORD_BYTES);
    }
    if (access->kind == EXECUTE_ACCESS_STORE && shadow_any_scalar(step->registers, access->destination, access->dwords))
        shadow_report_undefined(
            step,
            shadow_origin_of(step, shadow_scalar_origin(step->registers, access->destination, access->dwords > 1),
                             access->destination),
            CHECK_NO_LANE, "store of an undefined value");
}
