/* quick_lds.c - see quick_lds.h. */
#include "execute/quick_lds.h"

#include <string.h>

#include "engine/require.h"
#include "execute/lds_lanes.h"

#define QUARTER_BYTES 64u /* 16 words of 4 bytes */

static __attribute__((noinline)) bool are_same(const uint32_t *at)
{
    uint32_t apart = 0;

    for (uint32_t lane = 0; lane < EXECUTE_QUARTER_LANES; lane++)
        apart |= at[lane] ^ at[0];
    return !apart;
}

static __attribute__((noinline)) bool do_follow(const uint32_t *at)
{
    uint32_t astray = 0;

    for (uint32_t lane = 0; lane < EXECUTE_QUARTER_LANES; lane++)
        astray |= (at[lane] - at[0]) ^ (lane * EXECUTE_LDS_WORD_BYTES);
    return !astray;
}

enum execute_quick_shape execute_quick_shape_of(const uint32_t *at)
{
    if (at[0] == at[1])
        return are_same(at) ? EXECUTE_SHAPE_SAME : EXECUTE_SHAPE_ANY;
    return do_follow(at) ? EXECUTE_SHAPE_FOLLOWS : EXECUTE_SHAPE_ANY;
}

/* The shapes of an address register. */
static const uint8_t *shapes_of(struct execute_quick_shapes *shapes, uint16_t operand, const uint32_t *at)
{
    uint32_t place = operand % EXECUTE_QUICK_SHAPES;
    uint8_t *shape = shapes->shape[place];

    if (shapes->operand[place] == operand)
        return shape;
    shapes->operand[place] = operand;
    for (uint32_t quarter = 0; quarter < EXECUTE_QUARTERS; quarter++)
        shape[quarter] = (uint8_t)execute_quick_shape_of(at + execute_lds_first_lane(quarter));
    return shape;
}

/* Whether all quarters can be moved whole: of a usual shape, aligned, and inside of the LDS. */
static bool can_move(const struct isa_wave *wave, const uint32_t *at, const uint8_t *shape, uint32_t offset)
{
    uint32_t limit = wave->lds_bytes - QUARTER_BYTES, bad = 0;

    SIM_REQUIRE(wave->lds_bytes >= QUARTER_BYTES);
    for (uint32_t quarter = 0; quarter < EXECUTE_QUARTERS; quarter++) {
        uint32_t from = at[execute_lds_first_lane(quarter)] + offset;

        bad |= (uint32_t)(from > limit) | (from % EXECUTE_LDS_WORD_BYTES) |
               (uint32_t)(shape[quarter] == EXECUTE_SHAPE_ANY);
    }
    return !bad;
}

static void read_row(const struct isa_wave *wave, const uint32_t *at, const uint8_t *shape, uint32_t offset,
                     uint32_t *row)
{
    for (uint32_t quarter = 0; quarter < EXECUTE_QUARTERS; quarter++) {
        const uint8_t *from = wave->lds + (uint32_t)(at[execute_lds_first_lane(quarter)] + offset);
        uint32_t *to = row + execute_lds_first_lane(quarter), word;

        if (shape[quarter] == EXECUTE_SHAPE_FOLLOWS) {
            memcpy(to, from, QUARTER_BYTES);
            continue;
        }
        memcpy(&word, from, sizeof(word));
        for (uint32_t lane = 0; lane < EXECUTE_QUARTER_LANES; lane++)
            to[lane] = word;
    }
}

/* Of lanes with one address the last one's word stays. */
static void write_row(const struct isa_wave *wave, const uint32_t *at, const uint8_t *shape, uint32_t offset,
                      const uint32_t *row)
{
    for (uint32_t quarter = 0; quarter < EXECUTE_QUARTERS; quarter++) {
        uint8_t *to = wave->lds + (uint32_t)(at[execute_lds_first_lane(quarter)] + offset);
        const uint32_t *from = row + execute_lds_first_lane(quarter);

        if (shape[quarter] == EXECUTE_SHAPE_FOLLOWS)
            memcpy(to, from, QUARTER_BYTES);
        else
            memcpy(to, &from[EXECUTE_QUARTER_LANES - 1], sizeof(*from));
    }
}

static bool has_operands(const struct isa_wave *wave, const struct isa_operation *operation,
                         const struct execute_quick_words *words)
{
    if (!execute_has_vectors(wave, operation->source[0], 1) || wave->lds_bytes < QUARTER_BYTES)
        return false;
    if (!words->writes)
        return execute_has_vectors(wave, operation->destination, words->accesses);
    return execute_has_vectors(wave, operation->source[1], 1) &&
           (words->accesses == 1 || execute_has_vectors(wave, operation->source[2], 1));
}

bool execute_quick_lds(struct isa_wave *wave, const struct isa_operation *operation,
                       const struct execute_quick_words *words, struct execute_quick_shapes *shapes)
{
    const uint32_t *address;
    const uint8_t *shape;

    SIM_REQUIRE(words->accesses == 1 || words->accesses == 2);
    if (!has_operands(wave, operation, words))
        return false;
    address = execute_const_vector_rows(wave, operation->source[0])[0];
    shape = shapes_of(shapes, operation->source[0], address);
    for (uint32_t i = 0; i < words->accesses; i++) {
        if (!can_move(wave, address, shape, words->offsets[i]))
            return false;
    }
    /* The first word may land in the address register, if the second does not need it any more. */
    if (!words->writes && words->accesses == 2 && operation->destination == operation->source[0])
        return false;
    for (uint32_t i = 0; i < words->accesses; i++) {
        if (words->writes)
            write_row(wave, address, shape, words->offsets[i],
                      execute_const_vector_rows(wave, operation->source[1 + i])[0]);
        else
            read_row(wave, address, shape, words->offsets[i], execute_vector_rows(wave, operation->destination)[i]);
    }
    wave->operation++;
    return true;
}
