/* canonical_hash.c - a number for a canonical state. */
#include "canonical.h"

#include <stddef.h>
#include <string.h>

static uint64_t mix(uint64_t hash, uint64_t word)
{
    __uint128_t product = (__uint128_t)(hash ^ word) * 0x9e3779b97f4a7c15u;

    return (uint64_t)product ^ (uint64_t)(product >> 64) ^ (hash << 17 | hash >> 47);
}

static uint64_t word_at(const uint8_t *at, size_t bytes)
{
    uint64_t word = 0;

    memcpy(&word, at, bytes);
    return word;
}

/* Words go round four sums, which a processor makes at the same time. */
static uint64_t hash_bytes(uint64_t hash, const void *bytes, size_t count)
{
    uint64_t sums[4] = {hash, ~hash, hash << 1, hash >> 1};
    const uint8_t *at = bytes;

    for (; count >= 32; at += 32, count -= 32) {
        for (uint32_t i = 0; i < 4; i++)
            sums[i] = mix(sums[i], word_at(at + 8 * i, 8));
    }
    for (; count >= 8; at += 8, count -= 8)
        sums[0] = mix(sums[0], word_at(at, 8));
    if (count)
        sums[0] = mix(sums[0], word_at(at, count));
    return mix(mix(sums[0], sums[1]), mix(sums[2], sums[3]));
}

/* Of the firmware all but its HAL, its counters, its trace, and what stays the same of its configuration. */
static const struct {
    size_t from, to;
} hashed[] = {
    {0, offsetof(struct cp, trace)},
    {offsetof(struct cp, log), offsetof(struct cp, counters)},
    {offsetof(struct cp, spill), offsetof(struct cp, config)},
    {offsetof(struct cp, config.queues), offsetof(struct cp, config.queues) + sizeof(((struct cp *)0)->config.queues)},
    {offsetof(struct cp, answers), sizeof(struct cp)},
};
_Static_assert(offsetof(struct cp, log) == offsetof(struct cp, trace) + sizeof(void *) + sizeof(struct cp_hal) &&
                   offsetof(struct cp, spill) == offsetof(struct cp, counters) + sizeof(struct cp_counters) &&
                   offsetof(struct cp, answers) == offsetof(struct cp, config) + sizeof(struct cp_config),
               "nothing else is passed over");

uint64_t canonical_hash(const struct ag_state *state)
{
    uint64_t hash = hash_bytes(0x243f6a8885a308d3u, &state->gpu, sizeof(state->gpu));

    hash = mix(hash, state->cp.counters.commands);
    for (uint32_t i = 0; i < sizeof(hashed) / sizeof(hashed[0]); i++)
        hash = hash_bytes(hash, (const uint8_t *)&state->cp + hashed[i].from, hashed[i].to - hashed[i].from);
    return mix(hash, hash >> 32);
}
