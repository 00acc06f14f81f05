/* lives.c - see lives.h. */
#include "gpu/lives.h"

#include <stdlib.h>

#include "engine/require.h"

static enum gpu_lives_state state_of(enum gpu_life life)
{
    switch (life) {
    case GPU_LIFE_LAUNCHED:
    case GPU_LIFE_RUNNING:
        return GPU_LIVES_RUNNING;
    case GPU_LIFE_STALLED:
        return GPU_LIVES_STALLED;
    case GPU_LIFE_SAVING:
        return GPU_LIVES_SAVING;
    case GPU_LIFE_SWAPPED:
        return GPU_LIVES_SWAPPED;
    case GPU_LIFE_READY:
        return GPU_LIVES_READY;
    case GPU_LIFE_RESTORING:
        return GPU_LIVES_RESTORING;
    case GPU_LIFE_DONE:
    case GPU_LIFE_KILLED:
        break;
    }
    return GPU_LIVES_NONE;
}

#define BIT(state) (1u << GPU_LIVES_##state)

/* The states in which a span begins, those in which it goes on, and those that end one so that it counts. */
static const struct {
    uint8_t begins, holds, ends;
} spans[GPU_LIVES_SPANS] = {
    [GPU_LIVES_WAIT] = {BIT(STALLED) | BIT(SWAPPED), BIT(STALLED) | BIT(SAVING) | BIT(SWAPPED),
                        BIT(RUNNING) | BIT(READY) | BIT(RESTORING)},
    [GPU_LIVES_STAY] = {BIT(RUNNING) | BIT(STALLED), BIT(RUNNING) | BIT(STALLED), BIT(SAVING) | BIT(NONE)},
    [GPU_LIVES_RETURN] = {BIT(READY), BIT(READY) | BIT(RESTORING), BIT(RUNNING) | BIT(STALLED)},
};

/* The work-group of a slot comes into a state. */
static void note_spans(struct gpu_lives *lives, struct gpu_lives_slot *slot, uint8_t state, uint64_t cycle)
{
    uint32_t bit = 1u << state;

    for (int span = 0; span < GPU_LIVES_SPANS; span++) {
        if (slot->under_way[span] && !(spans[span].holds & bit)) {
            slot->under_way[span] = 0;
            if (spans[span].ends & bit)
                lengths_note(&lives->lengths[span], cycle - slot->begun[span]);
        }
        if (!slot->under_way[span] && spans[span].begins & bit) {
            slot->under_way[span] = 1;
            slot->begun[span] = cycle;
        }
    }
}

static void raise_peak(uint32_t *peak, uint32_t count)
{
    if (*peak < count)
        *peak = count;
}

static bool is_away(uint8_t state)
{
    return state == GPU_LIVES_SAVING || state == GPU_LIVES_SWAPPED || state == GPU_LIVES_READY ||
           state == GPU_LIVES_RESTORING;
}

static void count_change(struct gpu_lives *lives, uint8_t from, uint8_t to)
{
    SIM_REQUIRE(from < GPU_LIVES_STATES);
    SIM_REQUIRE(from == GPU_LIVES_NONE || lives->now[from]);
    SIM_REQUIRE(from == GPU_LIVES_NONE || lives->alive);
    SIM_REQUIRE(!is_away(from) || lives->away);
    lives->now[from] -= from != GPU_LIVES_NONE;
    lives->now[to] += to != GPU_LIVES_NONE;
    lives->alive = lives->alive + (from == GPU_LIVES_NONE) - (to == GPU_LIVES_NONE);
    lives->away = lives->away + is_away(to) - is_away(from);
    raise_peak(&lives->alive_peak, lives->alive);
    raise_peak(&lives->away_peak, lives->away);
    raise_peak(&lives->stalled_peak, lives->now[GPU_LIVES_STALLED]);
    raise_peak(&lives->swapped_peak, lives->now[GPU_LIVES_SWAPPED]);
    raise_peak(&lives->ready_peak, lives->now[GPU_LIVES_READY]);
}

static void note_life(void *context, uint64_t cycle, enum gpu_life life, uint32_t slot, uint32_t generation,
                      uint32_t queue, const char *kernel, const uint32_t workgroup[3], uint32_t cu)
{
    struct gpu_lives *lives = context;
    struct gpu_lives_slot *entry = &lives->slots[slot];
    uint8_t state = (uint8_t)state_of(life);

    SIM_REQUIRE(cycle >= entry->since);
    SIM_REQUIRE((life == GPU_LIFE_LAUNCHED) == (entry->state == GPU_LIVES_NONE));
    lives->cycles[entry->state] += cycle - entry->since;
    count_change(lives, entry->state, state);
    note_spans(lives, entry, state, cycle);
    entry->state = state;
    entry->since = cycle;
    if (lives->next.life)
        lives->next.life(lives->next.context, cycle, life, slot, generation, queue, kernel, workgroup, cu);
}

static void note_wait(void *context, uint32_t slot, const struct mem_condition *condition)
{
    const struct gpu_lives *lives = context;

    lives->next.wait(lives->next.context, slot, condition);
}

static void note_changed(void *context, uint32_t slot, const struct gpu_change *change)
{
    const struct gpu_lives *lives = context;

    lives->next.changed(lives->next.context, slot, change);
}

static void note_cu(void *context, uint64_t cycle, uint32_t cu, bool available)
{
    const struct gpu_lives *lives = context;

    if (lives->next.cu)
        lives->next.cu(lives->next.context, cycle, cu, available);
}

bool gpu_lives_init(struct gpu_lives *lives, uint32_t slots, const struct gpu_observer *next)
{
    *lives = (struct gpu_lives){.next = *next};
    lives->observer = (struct gpu_observer){.context = lives,
                                            .life = note_life,
                                            .wait = next->wait ? note_wait : NULL,
                                            .changed = next->changed ? note_changed : NULL,
                                            .cu = note_cu};
    lives->slots = calloc(slots, sizeof(*lives->slots));
    return lives->slots != NULL;
}

void gpu_lives_free(struct gpu_lives *lives)
{
    free(lives->slots);
    lives->slots = NULL;
}

uint64_t gpu_lives_cycles(const struct gpu_lives *lives, enum gpu_lives_state state, uint64_t cycle)
{
    uint64_t sum = lives->cycles[state];
    uint32_t left = lives->now[state];

    SIM_REQUIRE(state > GPU_LIVES_NONE && state < GPU_LIVES_STATES);
    for (uint32_t slot = 0; left; slot++) {
        if (lives->slots[slot].state != state)
            continue;
        sum += cycle - lives->slots[slot].since;
        left--;
    }
    return sum;
}
