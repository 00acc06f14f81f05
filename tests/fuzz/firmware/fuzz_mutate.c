/* SPDX-License-Identifier: MIT */
/* fuzz_mutate.c - see fuzz_mutate.h. */
#include "fuzz_mutate.h"

#include "fuzz_input.h"

#include <string.h>

static uint32_t next_random(uint64_t *state)
{
    *state = *state * 6364136223846793005u + 1442695040888963407u;
    return (uint32_t)(*state >> 33);
}

/* An operation; those that lead on are likelier than those that break off. */
static void invent(uint64_t *random, uint8_t *operation)
{
    static const uint8_t likely[] = {FUZZ_STEP,    FUZZ_SETTLE, FUZZ_SETTLE,  FUZZ_ANSWER, FUZZ_ANSWER, FUZZ_MESSAGE,
                                     FUZZ_MESSAGE, FUZZ_PACKET, FUZZ_PACKET,  FUZZ_CLOCK,  FUZZ_EVENT,  FUZZ_CU,
                                     FUZZ_LOG,     FUZZ_ANSWER, FUZZ_MESSAGE, FUZZ_STEP,   FUZZ_ROOM,   FUZZ_WORD,
                                     FUZZ_POKE,    FUZZ_FAIL,   FUZZ_HOST,    FUZZ_HOST};

    operation[0] = likely[next_random(random) % sizeof(likely)];
    for (uint32_t i = 1; i < FUZZ_OPERATION; i++)
        operation[i] = (uint8_t)(next_random(random) & (next_random(random) % 3 ? 0xffu : 7u));
}

/* Makes space for a number of operations at one of them. Returns the new count; the same if there is none. */
static size_t open_gap(uint8_t *operations, size_t count, size_t room, size_t at, size_t size)
{
    if (count + size > room)
        return count;
    memmove(operations + (at + size) * FUZZ_OPERATION, operations + at * FUZZ_OPERATION, (count - at) * FUZZ_OPERATION);
    return count + size;
}

static size_t copy_range(uint64_t *random, uint8_t *operations, size_t count, size_t room)
{
    uint8_t piece[8 * FUZZ_OPERATION];
    size_t size = 1 + next_random(random) % 8, from = next_random(random) % count, at = next_random(random) % count;
    size_t grown;

    if (size > count - from)
        size = count - from;
    memcpy(piece, operations + from * FUZZ_OPERATION, size * FUZZ_OPERATION);
    grown = open_gap(operations, count, room, at, size);
    if (grown != count)
        memcpy(operations + at * FUZZ_OPERATION, piece, size * FUZZ_OPERATION);
    return grown;
}

static size_t remove_range(uint64_t *random, uint8_t *operations, size_t count)
{
    size_t at = next_random(random) % count, size = 1 + next_random(random) % 8;

    if (size > count - at)
        size = count - at;
    memmove(operations + at * FUZZ_OPERATION, operations + (at + size) * FUZZ_OPERATION,
            (count - at - size) * FUZZ_OPERATION);
    return count - size;
}

/* One change. Returns the new count. */
static size_t change(uint64_t *random, uint8_t *operations, size_t count, size_t room)
{
    size_t at = count ? next_random(random) % count : 0, grown;
    uint8_t *operation = operations + at * FUZZ_OPERATION;

    switch (count ? next_random(random) % 8 : 0) {
    case 0:
    case 1:
    case 2:
        at = next_random(random) % (count + 1);
        grown = open_gap(operations, count, room, at, 1);
        if (grown != count)
            invent(random, operations + at * FUZZ_OPERATION);
        return grown;
    case 3:
        return copy_range(random, operations, count, room);
    case 4:
        return remove_range(random, operations, count);
    case 5:
        invent(random, operation);
        return count;
    case 6:
        operation[1 + next_random(random) % 3] = (uint8_t)next_random(random);
        return count;
    default:
        operation[1 + next_random(random) % 3] ^= (uint8_t)(1u << next_random(random) % 8);
        return count;
    }
}

size_t LLVMFuzzerCustomMutator(uint8_t *data, size_t size, size_t most, unsigned int seed)
{
    uint64_t random = seed * 0x9e3779b97f4a7c15u + 1;
    size_t count, room = (most - FUZZ_HEAD) / FUZZ_OPERATION;

    if (most < FUZZ_HEAD + FUZZ_OPERATION)
        return size;
    if (size < FUZZ_HEAD) {
        memset(data + size, 0, FUZZ_HEAD - size);
        size = FUZZ_HEAD;
    }
    count = (size - FUZZ_HEAD) / FUZZ_OPERATION;
    if (next_random(&random) % 8 == 0)
        data[next_random(&random) % FUZZ_HEAD] = (uint8_t)next_random(&random);
    for (uint32_t changes = 1u << next_random(&random) % 5; changes; changes--)
        count = change(&random, data + FUZZ_HEAD, count, room);
    return FUZZ_HEAD + count * FUZZ_OPERATION;
}
