/* held.c - a list for each wave: few loads are under way to their swap at once. */
#include "tools/bugs/race/held.h"

#include <stdlib.h>
#include <string.h>

struct race_held {
    struct race_held *next;
    struct race_access noted;
    uint32_t swap;
    uint64_t lanes; /* 0: a scalar load */
    uint64_t address[ISA_LANES];
};

static void note(struct race_checker *checker, const struct race_held *load, uint64_t lanes)
{
    struct race_access noted = load->noted;

    noted.address = load->address[0];
    if (!load->lanes)
        race_access(checker, &noted);
    for (uint64_t left = lanes; left; left &= left - 1) {
        noted.lane = (uint8_t)__builtin_ctzll(left);
        noted.address = load->address[noted.lane];
        race_access(checker, &noted);
    }
}

static void drop(struct race_held **at)
{
    struct race_held *load = *at;

    *at = load->next;
    free(load);
}

/* The load is repeated, and its swap has not come. */
static void note_repeated(struct race_held **held, struct race_checker *checker, uint32_t site)
{
    for (struct race_held **at = held; *at; at = &(*at)->next) {
        if ((*at)->noted.site != site)
            continue;
        note(checker, *at, (*at)->lanes);
        drop(at);
        return;
    }
}

bool race_hold(struct race_held **held, struct race_checker *checker, const struct race_access *noted, uint32_t swap,
               const uint64_t *address, uint64_t lanes)
{
    bool scalar = noted->lane == RACE_NO_LANE;
    struct race_held *load = malloc(sizeof(*load));

    if (!load)
        return false;
    note_repeated(held, checker, noted->site);
    load->next = *held;
    load->noted = *noted;
    load->noted.instruction = checker->threads[noted->thread].instruction;
    load->swap = swap;
    load->lanes = scalar ? 0 : lanes;
    memcpy(load->address, address, (scalar ? 1 : ISA_LANES) * sizeof(*address));
    *held = load;
    return true;
}

static void decide(struct race_checker *checker, const struct race_held *load, const uint64_t address[ISA_LANES],
                   uint64_t lanes)
{
    uint64_t others = load->lanes & ~lanes;
    bool elsewhere = false;

    for (uint64_t left = lanes; left; left &= left - 1) {
        uint32_t lane = (uint32_t)__builtin_ctzll(left);

        elsewhere |= address[lane] != load->address[0];
        if (load->lanes >> lane & 1 && address[lane] != load->address[lane])
            others |= UINT64_C(1) << lane;
    }
    if (load->lanes ? others != 0 : elsewhere)
        note(checker, load, others);
}

void race_held_swap(struct race_held **held, struct race_checker *checker, uint32_t swap,
                    const uint64_t address[ISA_LANES], uint64_t lanes)
{
    for (struct race_held **at = held; *at;) {
        if ((*at)->swap != swap) {
            at = &(*at)->next;
            continue;
        }
        decide(checker, *at, address, lanes);
        drop(at);
    }
}

void race_held_free(struct race_held **held)
{
    while (*held)
        drop(held);
}
