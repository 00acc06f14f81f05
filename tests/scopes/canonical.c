/* canonical.c - one state for all that behave alike, its hash, and the invariants of the protocol. */
#include "model.h"

#include <stdlib.h>
#include <string.h>

/* Numbers of writes and entries count from where the L1 is; the sFIFO's head is 1, so that 0 is an entry that has left. */

static uint64_t less(uint64_t number, uint64_t base)
{
    return number > base ? number - base : 0;
}

static void rebase_wait(struct scopes_wait *wait, uint64_t head, uint64_t done)
{
    wait->until = less(wait->until, head - 1);
    wait->write = less(wait->write, done);
}

static void rebase_flights(struct model_state *state, uint8_t cu, uint64_t done)
{
    for (uint32_t i = 0; i < state->flights; i++) {
        if (state->net[i].message.cu == cu)
            state->net[i].number = (uint8_t)less(state->net[i].number, done);
    }
}

static void rebase_fifo(struct model_state *state, uint8_t cu)
{
    struct scopes_fifo *fifo = &state->fifo[cu];
    uint32_t count = scopes_fifo_count(fifo);
    uint32_t lines[MODEL_FIFO] = {0};

    for (uint32_t i = 0; i < count; i++)
        lines[(i + 1) % fifo->size] = state->fifo_lines[cu][(fifo->head + i) % fifo->size];
    memcpy(state->fifo_lines[cu], lines, sizeof(lines));
    fifo->head = 1;
    fifo->next = 1u + count;
    fifo->lines = NULL;
}

static int compare_markers(const void *a, const void *b)
{
    return memcmp(&((const struct scopes_marker *)a)->line, &((const struct scopes_marker *)b)->line, sizeof(uint32_t));
}

static int compare_lines(const void *a, const void *b)
{
    return memcmp(a, b, sizeof(uint32_t));
}

static int compare_flights(const void *a, const void *b)
{
    return memcmp(a, b, sizeof(struct flight));
}

static void rebase_l1(struct model_state *state, uint8_t cu)
{
    struct scopes_l1 *l1 = &state->scopes.l1[cu];
    uint64_t head = state->fifo[cu].head, done = l1->done;
    uint64_t bits = l1->acknowledged[0];

    for (uint32_t i = 0; i < SCOPES_OPS; i++)
        rebase_wait(&l1->ops[i].wait, head, done);
    for (uint32_t i = 0; i < SCOPES_LOCKS; i++)
        rebase_wait(&l1->probes[i].wait, head, done);
    for (uint32_t i = 0; i < l1->marker_count; i++)
        l1->markers[i].entry = less(l1->markers[i].entry, head - 1);
    qsort(l1->markers, l1->marker_count, sizeof(l1->markers[0]), compare_markers);
    qsort(l1->promoted, l1->promoted_count, sizeof(l1->promoted[0]), compare_lines);
    l1->acknowledged[0] = done % 64 ? bits >> done % 64 | bits << (64 - done % 64) : bits;
    l1->sent -= done;
    l1->done = 0;
    l1->fifo = NULL;
    rebase_flights(state, cu, done);
    rebase_fifo(state, cu);
}

/* A request that has no write-back before it any more. */
static void forget_order(struct model_state *state)
{
    for (uint32_t i = 0; i < state->flights; i++) {
        struct flight *flight = &state->net[i];
        uint8_t last = 0;

        for (uint32_t k = 0; flight->message.kind && k < state->flights; k++) {
            const struct flight *write = &state->net[k];

            if (!write->message.kind && write->mask && write->message.cu == flight->message.cu &&
                write->message.line == flight->message.line && write->number < flight->number && write->number >= last)
                last = (uint8_t)(write->number + 1);
        }
        if (flight->message.kind)
            flight->number = last;
    }
}

/* Times count as far as they are compared: epochs by their order, the time of bytes by the epochs that are not after it. */

static uint32_t collect_epochs(const struct model_state *state, uint32_t *epochs)
{
    uint32_t count = 0;

    for (uint32_t i = 0; i < SCOPES_OWNERS; i++) {
        epochs[count++] = state->scopes.home.owners[i].transfer;
        epochs[count++] = state->scopes.home.owners[i].other;
    }
    for (uint32_t cu = 0; cu < SCOPES_CUS; cu++)
        epochs[count++] = state->scopes.l1[cu].epoch;
    for (uint32_t i = 0; i < state->flights; i++)
        epochs[count++] = state->net[i].message.epoch == SCOPES_ALL ? 0 : state->net[i].message.epoch;
    return count;
}

/* How many different epochs, but 0, are not after a time. */
static uint32_t rank(const uint32_t *epochs, uint32_t count, uint32_t time)
{
    uint32_t result = 0;

    for (uint32_t i = 0; i < count; i++) {
        bool counts = epochs[i] && epochs[i] <= time;

        for (uint32_t k = 0; k < i; k++)
            counts &= epochs[k] != epochs[i];
        result += counts;
    }
    return result;
}

static bool awaits_data(const struct model_state *state, uint8_t cu)
{
    for (uint32_t i = 0; i < state->flights; i++) {
        if (state->net[i].message.kind == SCOPES_DATA && state->net[i].message.cu == cu)
            return true;
    }
    return false;
}

static void rebase_times(struct model_state *state)
{
    uint32_t epochs[2 * SCOPES_OWNERS + SCOPES_CUS + MODEL_NET], count;
    struct scopes_home *home = &state->scopes.home;

    for (uint8_t cu = 0; cu < SCOPES_CUS; cu++)
        state->scopes.l1[cu].epoch = awaits_data(state, cu) ? state->scopes.l1[cu].epoch : 0;
    count = collect_epochs(state, epochs);
    for (uint32_t i = 0; i < SCOPES_OWNERS; i++) {
        home->owners[i].transfer = rank(epochs, count, home->owners[i].transfer);
        home->owners[i].other = rank(epochs, count, home->owners[i].other);
    }
    for (uint32_t cu = 0; cu < SCOPES_CUS; cu++) {
        state->scopes.l1[cu].epoch = rank(epochs, count, state->scopes.l1[cu].epoch);
        for (uint32_t i = 0; i < MODEL_LINES; i++)
            state->lines[cu][i].stamp = (uint16_t)rank(epochs, count, state->lines[cu][i].stamp);
    }
    for (uint32_t i = 0; i < state->flights; i++) {
        state->net[i].stamp = rank(epochs, count, state->net[i].stamp);
        if (state->net[i].message.epoch != SCOPES_ALL)
            state->net[i].message.epoch = rank(epochs, count, state->net[i].message.epoch);
    }
    home->transfers = rank(epochs, count, home->transfers);
}

void model_canonical(struct model_state *state)
{
    if (state->scopes.config.epoch)
        rebase_times(state);
    state->scopes.port = NULL;
    state->scopes.context = NULL;
    memset(&state->scopes.counters, 0, sizeof(state->scopes.counters));
    for (uint8_t cu = 0; cu < SCOPES_CUS; cu++)
        rebase_l1(state, cu);
    forget_order(state);
    qsort(state->net, state->flights, sizeof(state->net[0]), compare_flights);
}

static uint64_t mix(uint64_t hash, uint64_t word)
{
    __uint128_t product = (__uint128_t)(hash ^ word) * 0x9e3779b97f4a7c15u;

    return (uint64_t)product ^ (uint64_t)(product >> 64) ^ (hash << 17 | hash >> 47);
}

static uint64_t word_at(const struct model_state *state, size_t index)
{
    uint64_t word;

    memcpy(&word, (const char *)state + index * sizeof(word), sizeof(word));
    return word;
}

/* Lanes that do not wait for each other, each of every fourth word. */
uint64_t model_hash(const struct model_state *state)
{
    const size_t words = sizeof(*state) / sizeof(uint64_t);
    uint64_t a = 0x243f6a8885a308d3u, b = 0x13198a2e03707344u, c = 0xa4093822299f31d0u, d = 0x082efa98ec4e6c89u;
    size_t i = 0;

    for (; i + 4 <= words; i += 4) {
        a = mix(a, word_at(state, i));
        b = mix(b, word_at(state, i + 1));
        c = mix(c, word_at(state, i + 2));
        d = mix(d, word_at(state, i + 3));
    }
    for (; i < words; i++)
        a = mix(a, word_at(state, i));
    a = mix(mix(mix(a, b), c), d);
    return mix(a, a >> 32);
}

/* Invariants */

static bool is_queued(const struct scopes_fifo *fifo, uint32_t line)
{
    for (uint64_t n = fifo->head; n < fifo->next; n++) {
        if (fifo->lines[n % fifo->size] == line)
            return true;
    }
    return false;
}

static const char *check_l1(const struct model_state *state, uint8_t cu)
{
    const struct scopes_fifo *fifo = &state->fifo[cu];
    const struct scopes_l1 *l1 = &state->scopes.l1[cu];

    if (scopes_fifo_count(fifo) > fifo->size)
        return "the sFIFO holds too many lines";
    for (uint32_t i = 0; i < MODEL_LINES; i++) {
        if (state->lines[cu][i].dirty && !is_queued(fifo, i))
            return "a dirty line is not in the sFIFO";
    }
    for (uint32_t i = 0; i < l1->marker_count; i++) {
        if (l1->markers[i].entry < fifo->head || l1->markers[i].entry >= fifo->next)
            return "a marker has left the sFIFO";
    }
    return NULL;
}

/* After its ACK a probed L1 must not have the line such that it performs operations on it, until the unlock. */
static const char *check_lock(const struct model_state *state, const struct scopes_lock *lock)
{
    struct scopes_cu_set gathered = scopes_cu_set_without(lock->probed, lock->acks);
    bool held = state->scopes.config.mode >= SCOPES_REGISTERED;

    for (uint32_t cu = 0; lock->state && cu < SCOPES_CUS; cu++) {
        const struct model_line *l = &state->lines[cu][lock->line];

        if (scopes_cu_set_has(gathered, cu) && l->valid == (1u << MODEL_WORDS) - 1 && (l->held || !held))
            return "a locked line is in an L1";
    }
    return NULL;
}

const char *model_invariant(const struct model_state *state)
{
    const struct scopes_home *home = &state->scopes.home;
    const char *broken = NULL;

    for (uint8_t cu = 0; !broken && cu < SCOPES_CUS; cu++)
        broken = check_l1(state, cu);
    for (uint32_t i = 0; !broken && i < SCOPES_LOCKS; i++)
        broken = check_lock(state, &home->locks[i]);
    if (!broken && home->locks[0].state && home->locks[1].state && home->locks[0].line == home->locks[1].line &&
        !home->locks[0].open && !home->locks[1].open)
        broken = "a line is locked twice";
    return broken;
}
