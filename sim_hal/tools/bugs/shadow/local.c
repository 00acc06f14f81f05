/* local.c - see local.h. */
#include "tools/bugs/shadow/local.h"

#include <stdio.h>
#include <string.h>

#include "engine/require.h"

#define WORD_BYTES 4u

static uint32_t words_of(uint32_t bytes)
{
    return (bytes + WORD_BYTES - 1) / WORD_BYTES;
}

/* ---- registers ---- */

static uint32_t word_of(const struct shadow_lane_data *data, uint32_t word, struct shadow_width width)
{
    uint32_t value = 0;

    if (width.bytes == 1)
        return width.sign_extend ? (uint32_t)(int8_t)data->bytes[0] : data->bytes[0];
    if (width.bytes == 2) {
        value = (uint32_t)data->bytes[0] | (uint32_t)data->bytes[1] << 8;
        return width.sign_extend ? (uint32_t)(int16_t)value : value;
    }
    memcpy(&value, data->bytes + (size_t)word * WORD_BYTES, WORD_BYTES);
    return value;
}

void shadow_write_lane_data(const struct shadow_step *step, uint32_t operand, uint32_t lane, struct shadow_width width,
                            const struct shadow_lane_data *data)
{
    SIM_REQUIRE(width.bytes && width.bytes <= SHADOW_LANE_BYTES);
    SIM_REQUIRE(lane < ISA_LANES);
    for (uint32_t word = 0; word < words_of(width.bytes); word++) {
        struct shadow_row *row = shadow_row_of(step->registers, operand + word);

        if (!row)
            return;
        shadow_set_lane(row, lane, data->any ? word_of(data, word, width) : 0);
        if (row->lanes >> lane & 1u)
            row->origin = data->origin;
    }
}

void shadow_define_lanes(const struct shadow_step *step, uint32_t operand, uint64_t lanes, uint32_t bytes)
{
    for (uint32_t word = 0; word < words_of(bytes); word++) {
        struct shadow_row *row = shadow_row_of(step->registers, operand + word);

        if (row)
            row->lanes &= ~lanes;
    }
}

void shadow_read_lane_data(const struct shadow_step *step, uint32_t operand, uint32_t lane, uint32_t bytes,
                           struct shadow_lane_data *data)
{
    SIM_REQUIRE(bytes && bytes <= SHADOW_LANE_BYTES);
    SIM_REQUIRE(lane < ISA_LANES);
    memset(data, 0, sizeof(*data));
    for (uint32_t word = 0; word < words_of(bytes); word++) {
        const struct shadow_row *row = shadow_row_of(step->registers, operand + word);
        uint32_t undefined = row ? shadow_lane(row, lane) : 0;

        if (bytes < WORD_BYTES)
            undefined &= (1u << 8 * bytes) - 1;
        memcpy(data->bytes + (size_t)word * WORD_BYTES, &undefined, WORD_BYTES);
        if (undefined && !data->any) {
            data->any = true;
            data->origin = shadow_origin_of(step, row->origin, operand + word);
        }
    }
}

bool shadow_any_lane_data(const struct shadow_step *step, uint32_t operand, uint64_t lanes, uint32_t bytes)
{
    for (uint32_t word = 0; word < words_of(bytes); word++) {
        const struct shadow_row *row = shadow_row_of(step->registers, operand + word);

        if (row && row->lanes & lanes)
            return true;
    }
    return false;
}

/* ---- the LDS ---- */

static uint32_t origin_at(const struct shadow_step *step, uint32_t at, const struct shadow_lane_data *data)
{
    uint32_t byte = 0, origin;

    while (!data->bytes[byte])
        byte++;
    origin = step->group->lds_origins[(at + byte) / WORD_BYTES];
    return origin ? origin : shadow_origin(step, SHADOW_SOURCE_LDS, at + byte);
}

void shadow_local_load(const struct shadow_step *step, uint32_t at, uint32_t bytes, struct shadow_lane_data *data)
{
    SIM_REQUIRE(bytes && bytes <= SHADOW_LANE_BYTES);
    memset(data, 0, sizeof(*data));
    memcpy(data->bytes, step->group->lds + at, bytes);
    data->any = shadow_any_byte(data->bytes, bytes);
    if (data->any)
        data->origin = origin_at(step, at, data);
}

void shadow_local_store(const struct shadow_step *step, uint32_t at, uint32_t bytes,
                        const struct shadow_lane_data *data)
{
    SIM_REQUIRE(bytes && bytes <= SHADOW_LANE_BYTES);
    memcpy(step->group->lds + at, data->bytes, bytes);
    if (!data->any)
        return;
    step->group->lds_defined = false;
    for (uint32_t word = at / WORD_BYTES; word <= (at + bytes - 1) / WORD_BYTES; word++)
        step->group->lds_origins[word] = data->origin;
}

bool shadow_local_is_defined(const struct shadow_group *group)
{
    uint32_t at = 0;
    uint64_t bits;

    for (; at + sizeof(bits) <= group->lds_used; at += (uint32_t)sizeof(bits)) {
        memcpy(&bits, group->lds + at, sizeof(bits));
        if (bits)
            return false;
    }
    for (; at < group->lds_used; at++) {
        if (group->lds[at])
            return false;
    }
    return true;
}

void shadow_local_atomic(const struct shadow_step *step, uint32_t at, uint32_t bytes, bool replaces,
                         const struct shadow_lane_data *data, struct shadow_lane_data *found)
{
    struct shadow_lane_data result = *data;

    shadow_local_load(step, at, bytes, found);
    if (!replaces && found->any) {
        result.any = true;
        result.origin = found->origin | SHADOW_WORKED_OUT;
    }
    if (!replaces)
        memset(result.bytes, result.any ? 0xff : 0, sizeof(result.bytes));
    shadow_local_store(step, at, bytes, &result);
}

void shadow_local_bounds(const struct shadow_step *step, uint32_t at, uint32_t bytes, uint32_t lane, const char *what)
{
    char text[SHADOW_TEXT_BYTES];
    struct shadow_report report = {.kind = CHECK_BOUNDS, .lane = lane, .second = SHADOW_NO_OPERATION, .text = text};
    uint32_t used = step->group->lds_used;

    if (at + bytes <= used || !shadow_looks_for(step->shadow, CHECK_BOUNDS))
        return;
    snprintf(text, sizeof(text), "%s of %u bytes at byte %u of local memory, of which the work-group has %u", what,
             bytes, at, used);
    shadow_report(step, &report);
}
