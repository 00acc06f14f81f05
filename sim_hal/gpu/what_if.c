/* what_if.c - which value of a word would let a spinning wave go on. */
#include "gpu/what_if.h"

#define SAMPLES_MOST (3 * GPU_REPLAY_OPERANDS + 2 * 64 + 8)

struct samples {
    uint32_t count;
    uint64_t values[SAMPLES_MOST];
    bool leaves[SAMPLES_MOST];
};

bool gpu_wanted_holds(const struct gpu_wanted *wanted, uint64_t value)
{
    if (wanted->kind == GPU_WANTED_CONDITION)
        return isa_wait_satisfied((enum isa_wait_condition)wanted->condition, value, wanted->mask, wanted->value);
    return wanted->kind == GPU_WANTED_EXAMPLE && value == wanted->value;
}

static uint64_t mask_of(const struct gpu_replay *replay)
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

/* Values to be tried: around what is there, around all that is compared, and single bits, which tell a test of bits from a
 * comparison. */
static void choose_samples(const struct gpu_replay *replay, uint64_t now, struct samples *samples)
{
    uint64_t mask = mask_of(replay);

    samples->count = 0;
    for (uint32_t i = 0; i < replay->operand_count; i++) {
        uint64_t value = replay->operands[i];

        if (value & ~mask)
            continue;
        add_sample(samples, value);
        add_sample(samples, (value + 1) & mask);
        add_sample(samples, (value - 1) & mask);
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

static bool fits(const struct samples *samples, const struct gpu_wanted *wanted)
{
    for (uint32_t i = 0; i < samples->count; i++) {
        if (gpu_wanted_holds(wanted, samples->values[i]) != samples->leaves[i])
            return false;
    }
    return true;
}

/* A condition that fits, or the smallest value that ends the loop. */
static struct gpu_wanted describe(const struct gpu_replay *replay, const struct samples *samples)
{
    static const uint8_t conditions[] = {ISA_WAIT_EQ, ISA_WAIT_NE, ISA_WAIT_GE, ISA_WAIT_LT};
    struct gpu_wanted wanted = {.kind = GPU_WANTED_CONDITION, .mask = mask_of(replay)};

    for (uint32_t condition = 0; condition < sizeof(conditions); condition++) {
        for (uint32_t i = 0; i < samples->count; i++) {
            wanted.condition = conditions[condition];
            wanted.value = samples->values[i];
            if (fits(samples, &wanted))
                return wanted;
        }
    }
    wanted = (struct gpu_wanted){.kind = GPU_WANTED_EXAMPLE, .value = UINT64_MAX};
    for (uint32_t i = 0; i < samples->count; i++) {
        if (samples->leaves[i] && samples->values[i] < wanted.value)
            wanted.value = samples->values[i];
    }
    return wanted;
}

struct gpu_wanted gpu_what_if(struct gpu_replay *replay)
{
    static const struct gpu_wanted unknown = {.kind = GPU_WANTED_UNKNOWN};
    uint64_t now = gpu_replay_value(replay);
    struct samples samples;
    bool any = false;

    if (gpu_replay_run(replay, now) != GPU_REPLAY_STAYS)
        return unknown;
    choose_samples(replay, now, &samples);
    for (uint32_t i = 0; i < samples.count; i++) {
        enum gpu_replay_end end = gpu_replay_run(replay, samples.values[i]);

        if (end == GPU_REPLAY_UNKNOWN)
            return unknown;
        samples.leaves[i] = end == GPU_REPLAY_LEAVES;
        any |= samples.leaves[i];
    }
    return any ? describe(replay, &samples) : unknown;
}
