/* random.c - see random.h. */
#include "host/random.h"

#include "engine/require.h"

/* A bijection of the 32-bit numbers without visible order. */
static uint32_t scatter(uint32_t x)
{
    x ^= x >> 16;
    x *= 0x7feb352du;
    x ^= x >> 15;
    x *= 0x846ca68bu;
    x ^= x >> 16;
    return x;
}

bool host_random_read(struct host_span text, struct host_random *random, const char **expected)
{
    struct host_span parts[3];
    uint64_t seed, factors;

    *expected = "SEED:BELOW:FACTORS";
    if (!host_span_split(text, ':', parts, 3) || !host_text_u64(parts[0], &seed) ||
        !host_text_u64(parts[1], &random->below) || !host_text_u64(parts[2], &factors))
        return false;
    *expected = "a seed below 2^32";
    if (seed > UINT32_MAX)
        return false;
    *expected = "BELOW to be 1 to 2^32";
    if (random->below == 0 || random->below > (uint64_t)UINT32_MAX + 1)
        return false;
    *expected = "1 to 8 factors";
    if (factors == 0 || factors > HOST_RANDOM_FACTORS)
        return false;
    random->seed = (uint32_t)seed;
    random->factors = (uint32_t)factors;
    return true;
}

uint32_t host_random_number(const struct host_random *random, uint32_t i)
{
    uint32_t first = scatter(random->seed) + i * random->factors;
    uint64_t product = scatter(first);

    SIM_REQUIRE(random->below >= 1 && random->below <= UINT64_C(1) << 32);
    SIM_REQUIRE(random->factors >= 1 && random->factors <= HOST_RANDOM_FACTORS);
    SIM_REQUIRE(i < HOST_RANDOM_ELEMENTS);
    for (uint32_t factor = 1; factor < random->factors; factor++)
        product = product * scatter(first + factor) >> 32;
    return (uint32_t)(product * random->below >> 32);
}
