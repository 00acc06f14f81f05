/*
 * lds_lanes.c - the lanes of one DS instruction: addresses, checked against the LDS.
 *
 * Addresses of 16 lanes that are all the same or follow each other are found first, because nearly all are of these
 * kinds. Whole segments are then checked, counted and moved instead of lanes.
 */
#include "execute/lds_lanes.h"

#include "engine/require.h"
#include "execute/alignment.h"
#include "execute/wide.h"
#include "isa/opcodes.h"

/* Whether 16 lanes' addresses are the same, or follow each other in steps of 1 << shift. Not inline, because gcc unrolls
 * a loop in a loop before it would make vector code of it. */
static EXECUTE_WIDE bool are_same(const uint32_t *at)
{
    uint32_t apart = 0;

    for (uint32_t lane = 0; lane < EXECUTE_QUARTER_LANES; lane++)
        apart |= at[lane] ^ at[0];
    return !apart;
}

static EXECUTE_WIDE bool do_follow(const uint32_t *at, uint32_t shift)
{
    uint32_t astray = 0;

    for (uint32_t lane = 0; lane < EXECUTE_QUARTER_LANES; lane++)
        astray |= (at[lane] - at[0]) ^ (lane << shift);
    return !astray;
}

/* Sees whether every 16 lanes' addresses are the same or follow each other. Inactive lanes' addresses count too: mostly
 * they fit, and where they do not, lanes are looked at one by one. */
static void find_quarters(struct execute_lds_lanes *lanes)
{
    uint32_t shift = 2 + lanes->words / 2; /* log2 of the bytes, where these count */

    lanes->grouped = false;
    if (lanes->lone)
        return;
    /* Three words that follow three words would not be aligned. */
    if (lanes->bytes % EXECUTE_LDS_WORD_BYTES || lanes->words == 3 || (lanes->exec != UINT64_MAX && lanes->words > 1))
        return;
    for (uint32_t quarter = 0; quarter < EXECUTE_QUARTERS; quarter++) {
        const uint32_t *at = &lanes->at[execute_lds_first_lane(quarter)];

        lanes->same[quarter] = at[0] == at[1];
        if (lanes->same[quarter] ? !are_same(at) : !do_follow(at, shift))
            return;
    }
    lanes->grouped = true;
}

/* Whether some lane, perhaps an inactive one, is beyond limit or misaligned. Of quarters the ends say it. */
static bool any_bad(const struct execute_lds_lanes *lanes, uint32_t limit, uint32_t zeros)
{
    uint32_t bad = 0;

    for (uint32_t quarter = 0; lanes->grouped && quarter < EXECUTE_QUARTERS; quarter++) {
        const uint32_t *at = &lanes->at[execute_lds_first_lane(quarter)];

        bad |= (uint32_t)(at[0] > limit) | (uint32_t)(at[EXECUTE_QUARTER_LANES - 1] > limit) | (at[0] & zeros);
    }
    for (uint32_t lane = 0; !lanes->grouped && lane < ISA_LANES; lane++)
        bad |= (uint32_t)(lanes->at[lane] > limit) | (lanes->at[lane] & zeros);
    return bad;
}

/* Checks alignment and bounds of all active lanes; on a fault *fault_address is the LDS address. */
static enum isa_fault check_lanes(const struct isa_wave *wave, const struct execute_lds_lanes *lanes,
                                  uint64_t *fault_address)
{
    struct execute_alignment alignment = execute_alignment(EXECUTE_PATH_DS, false, lanes->bytes, false);
    uint32_t last = lanes->offset[0] > lanes->offset[1] ? lanes->offset[0] : lanes->offset[1];
    uint32_t end = last + lanes->bytes;
    bool none = !wave->lds || wave->lds_bytes < end;
    uint32_t limit = none ? 0 : wave->lds_bytes - end;

    if (!none && !lanes->lone && !any_bad(lanes, limit, alignment.zeros))
        return ISA_FAULT_NONE;
    for (uint64_t left = lanes->exec; left; left &= left - 1) {
        uint32_t at = lanes->at[__builtin_ctzll(left)];

        *fault_address = at;
        if (!execute_is_aligned(alignment, at))
            return ISA_FAULT_MISALIGNED;
        if (none || at > limit)
            return ISA_FAULT_OUT_OF_BOUNDS;
    }
    return ISA_FAULT_NONE;
}

/* Address and offset add up modulo 2^32: clang counts on it for indices below zero. */
static void add_offset(struct execute_lds_lanes *lanes, const uint32_t *address, uint32_t offset)
{
    if (lanes->lone) {
        lanes->at[__builtin_ctzll(lanes->exec)] = address[__builtin_ctzll(lanes->exec)] + offset;
        return;
    }
    for (uint32_t lane = 0; lane < ISA_LANES; lane++)
        lanes->at[lane] = address[lane] + offset;
}

/* The bytes that are added to the addresses of an instruction's one or two accesses. */
static inline void find_offsets(const struct isa_operation *operation, const struct execute_lds_form *form,
                                uint32_t offsets[2])
{
    uint32_t immediate = (uint32_t)operation->immediate & 0xffffu;
    uint32_t stride = form->stride ? form->stride : form->bytes * 64u;
    bool pair = isa_opcodes[operation->opcode].flags & ISA_OP_TWO_OFFSETS;

    offsets[0] = pair ? (immediate & 0xffu) * stride : immediate;
    offsets[1] = pair ? (immediate >> 8) * stride : immediate;
}

uint32_t execute_lds_lane_at(const struct isa_wave *wave, const struct isa_operation *operation,
                             const struct execute_lds_form *form, uint64_t fault_address)
{
    uint32_t offsets[2], shared;
    const uint32_t *address;

    if (!execute_has_vectors(wave, operation->source[0], 1))
        return ISA_LANES;
    find_offsets(operation, form, offsets);
    shared = offsets[0] < offsets[1] ? offsets[0] : offsets[1];
    address = execute_vector_rows(wave, operation->source[0])[0];
    for (uint64_t left = isa_exec(wave); left; left &= left - 1) {
        uint32_t lane = (uint32_t)__builtin_ctzll(left);

        if (address[lane] + shared == fault_address)
            return lane;
    }
    return ISA_LANES;
}

enum isa_fault execute_lds_gather(const struct isa_wave *wave, const struct isa_operation *operation,
                                  const struct execute_lds_form *form, struct execute_lds_lanes *lanes,
                                  uint64_t *fault_address)
{
    uint32_t offsets[2], shared;
    const uint32_t *address;

    SIM_REQUIRE(form->bytes);
    if (!execute_has_vectors(wave, operation->source[0], 1))
        return ISA_FAULT_REGISTER;
    address = execute_vector_rows(wave, operation->source[0])[0];
    lanes->exec = isa_exec(wave);
    lanes->bytes = form->bytes;
    lanes->words = (form->bytes + EXECUTE_LDS_WORD_BYTES - 1) / EXECUTE_LDS_WORD_BYTES;
    lanes->accesses = isa_opcodes[operation->opcode].flags & ISA_OP_TWO_OFFSETS ? 2 : 1;
    find_offsets(operation, form, offsets);
    shared = offsets[0] < offsets[1] ? offsets[0] : offsets[1];
    lanes->offset[0] = offsets[0] - shared;
    lanes->offset[1] = offsets[1] - shared;
    lanes->lone = isa_is_one_lane(lanes->exec);
    add_offset(lanes, address, shared);
    find_quarters(lanes);
    return check_lanes(wave, lanes, fault_address);
}
