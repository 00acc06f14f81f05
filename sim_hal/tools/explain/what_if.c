/* what_if.c - which value of a word would let a spinning wave go on. */
#include "tools/explain/what_if.h"

#include "engine/require.h"

#define MASKS_MOST   (EXPLAIN_REPLAY_OPERANDS + 2)
#define SAMPLES_MOST (3 * EXPLAIN_REPLAY_OPERANDS + 2 * 64 + 8 + EXPLAIN_WANTED_PAST + 3 * MASKS_MOST)

struct samples {
    uint32_t count, tried;
    uint64_t values[SAMPLES_MOST];
    bool leaves[SAMPLES_MOST];
    uint32_t mask_count;
    uint64_t masks[MASKS_MOST]; /* of bits that the loop may look at alone */
};

bool explain_wanted_holds(const struct explain_wanted *wanted, uint64_t value)
{
    SIM_REQUIRE(wanted->past_count <= EXPLAIN_WANTED_PAST);
    if (wanted->kind == EXPLAIN_WANTED_CONDITION)
        return execute_wait_satisfied((enum isa_wait_condition)wanted->condition, value, wanted->mask, wanted->value);
    for (uint32_t i = 0; i < wanted->past_count; i++) {
        if (wanted->past[i] == value)
            return true;
    }
    return wanted->kind == EXPLAIN_WANTED_EXAMPLE && value == wanted->value;
}

static uint64_t mask_of(const struct explain_replay *replay)
{
    return replay->word.bytes == 8 ? UINT64_MAX : (UINT64_C(1) << 8 * replay->word.bytes) - 1;
}

static void add_sample(struct samples *samples, uint64_t value)
{
    for (uint32_t i = 0; i < samples->count; i++) {
        if (samples->values[i] == value)
            return;
    }
    if (samples->count < SAMPLES_MOST)
        samples->values[samples->count++] = value;
}

static void add_mask(const struct explain_replay *replay, uint64_t mask, struct samples *samples)
{
    uint64_t all = mask_of(replay);

    if (!mask || mask >= all || samples->mask_count == MASKS_MOST)
        return;
    samples->masks[samples->mask_count++] = mask;
    add_sample(samples, mask);
    add_sample(samples, all & ~mask);
}

/* Values to be tried: around what is there, around all that is compared, and single bits, which tell a test of bits from a
 * comparison. Masks: what the loop compares or masks something with. */
static void choose_samples(const struct explain_replay *replay, uint64_t now, struct samples *samples)
{
    uint64_t mask = mask_of(replay);

    for (uint32_t i = 0; i < replay->operand_count; i++) {
        uint64_t value = replay->operands[i];

        if (value & ~mask)
            continue;
        add_sample(samples, value);
        add_sample(samples, (value + 1) & mask);
        add_sample(samples, (value - 1) & mask);
        add_mask(replay, value, samples);
    }
    add_sample(samples, 0);
    add_sample(samples, 1);
    add_sample(samples, mask);
    add_sample(samples, (now + 1) & mask);
    add_sample(samples, (now - 1) & mask);
    for (uint32_t bit = 0; bit < 8u * replay->word.bytes; bit++) {
        add_sample(samples, UINT64_C(1) << bit);
        add_sample(samples, (UINT64_C(1) << bit) - 1);
    }
}

/* The bits that make a difference on their own are masks that a condition may have, too. A value that ends the loop is tried
 * with the bits changed that a mask leaves out. */
static void choose_masks(const struct explain_replay *replay, struct samples *samples)
{
    uint64_t leave = 0, stay = 0, all = mask_of(replay);
    uint32_t last = 0; /* value that ends the loop */

    for (uint32_t i = 0; i < samples->count; i++) {
        uint64_t value = samples->values[i];

        if (value && !(value & (value - 1)))
            *(samples->leaves[i] ? &leave : &stay) |= value;
        if (samples->leaves[i])
            last = i;
    }
    add_mask(replay, leave, samples);
    add_mask(replay, stay, samples);
    for (uint32_t i = 0; samples->leaves[last] && i < samples->mask_count; i++)
        add_sample(samples, samples->values[last] ^ (all & ~samples->masks[i]));
}

/* Tries the samples that have not been tried. Returns false if one cannot be. */
static bool try_samples(struct explain_replay *replay, struct samples *samples)
{
    for (; samples->tried < samples->count; samples->tried++) {
        enum explain_replay_end end = explain_replay_run(replay, samples->values[samples->tried]);

        if (end == EXPLAIN_REPLAY_UNKNOWN)
            return false;
        samples->leaves[samples->tried] = end == EXPLAIN_REPLAY_LEAVES;
    }
    return true;
}

static bool any_leaves(const struct samples *samples)
{
    for (uint32_t i = 0; i < samples->count; i++) {
        if (samples->leaves[i])
            return true;
    }
    return false;
}

static bool fits(const struct samples *samples, const struct explain_wanted *wanted)
{
    for (uint32_t i = 0; i < samples->count; i++) {
        if (explain_wanted_holds(wanted, samples->values[i]) != samples->leaves[i])
            return false;
    }
    return true;
}

/* A condition of the whole word that fits. */
static bool find_condition(const struct explain_replay *replay, const struct samples *samples,
                           struct explain_wanted *wanted)
{
    static const uint8_t conditions[] = {ISA_WAIT_EQ, ISA_WAIT_NE, ISA_WAIT_GE, ISA_WAIT_LT};

    wanted->mask = mask_of(replay);
    for (uint32_t condition = 0; condition < sizeof(conditions); condition++) {
        for (uint32_t i = 0; i < samples->count; i++) {
            wanted->condition = conditions[condition];
            wanted->value = samples->values[i];
            if (fits(samples, wanted))
                return true;
        }
    }
    return false;
}

/* One of some of its bits. Of those that say the same, the one that compares with 0 is told. */
static bool find_masked(const struct samples *samples, struct explain_wanted *wanted)
{
    static const uint8_t conditions[] = {ISA_WAIT_EQ, ISA_WAIT_NE};

    for (uint32_t try = 0; try < samples->mask_count * (samples->count + 1); try++) {
        uint32_t i = try % (samples->count + 1);

        wanted->mask = samples->masks[try / (samples->count + 1)];
        wanted->value = i ? samples->values[i - 1] & wanted->mask : 0;
        for (uint32_t condition = 0; condition < sizeof(conditions); condition++) {
            wanted->condition = conditions[condition];
            if (fits(samples, wanted))
                return true;
        }
    }
    return false;
}

/* The smallest value that ends the loop, and values of the past that do. The past comes first in the samples. */
static struct explain_wanted find_example(const struct samples *samples, uint32_t past)
{
    struct explain_wanted wanted = {.kind = EXPLAIN_WANTED_EXAMPLE, .value = UINT64_MAX};

    for (uint32_t i = 0; i < samples->count; i++) {
        if (!samples->leaves[i])
            continue;
        if (samples->values[i] < wanted.value)
            wanted.value = samples->values[i];
        if (i < past)
            wanted.past[wanted.past_count++] = samples->values[i];
    }
    return wanted;
}

struct explain_wanted explain_what_if(struct explain_replay *replay, const uint64_t *past, uint32_t count)
{
    static const struct explain_wanted unknown = {.kind = EXPLAIN_WANTED_UNKNOWN};
    struct explain_wanted wanted = {.kind = EXPLAIN_WANTED_CONDITION};
    uint64_t now = explain_replay_value(replay);
    struct samples samples = {.count = 0};
    uint32_t different; /* values of the past */

    SIM_REQUIRE(count <= EXPLAIN_WANTED_PAST);
    if (explain_replay_run(replay, now) != EXPLAIN_REPLAY_STAYS)
        return unknown;
    for (uint32_t i = 0; i < count; i++)
        add_sample(&samples, past[i]);
    different = samples.count;
    choose_samples(replay, now, &samples);
    if (!try_samples(replay, &samples))
        return unknown;
    choose_masks(replay, &samples);
    if (!try_samples(replay, &samples) || !any_leaves(&samples))
        return unknown;
    if (find_condition(replay, &samples, &wanted) || find_masked(&samples, &wanted))
        return wanted;
    return find_example(&samples, different);
}
