/*
 * model_internal.h - what the two halves of the model share: ports.c, the caches as the protocol sees them, and model.c,
 * programs, deliveries and moves.
 */
#ifndef TESTS_SCOPES_MODEL_INTERNAL_H
#define TESTS_SCOPES_MODEL_INTERNAL_H

#include "model.h"

#define MODEL_ALL_WORDS ((1u << MODEL_WORDS) - 1)

enum thread_state { RUNS, LOADS, OPERATES };
enum { AWAKE, ASLEEP, WOKEN };

/* What is explored, and what the move that is being made violates. */
extern const struct setup *model_setup;
extern const char *model_violation;

/* The caches as the protocol sees them. */
extern const struct scopes_port model_port;

/* The flight whose message is being received. */
extern const struct flight *model_arriving;

/* Notes a violation; the first one counts. */
void model_violate(const char *text);

/* The step that a thread is at. */
const struct step *model_step(const struct model_state *state, uint32_t thread);

/* A flight that is sent now. */
struct flight *model_new_flight(struct model_state *state);

/* A word of the L2 changes: a thread that waits for its value wakes. */
void model_write_l2(struct model_state *state, uint32_t line, uint32_t word, uint8_t value);

/* Bytes of a fill, under the dirty words. */
void model_merge(struct model_line *line, const uint8_t *value, uint32_t stamp);

/* Pops the sFIFO, and writes the line back if it is dirty. */
void model_pop(struct model_state *state, uint8_t cu);

/* Planted faults: a line's marker is removed. */
void model_unmark(struct scopes_l1 *l1, uint32_t line);

static inline bool model_planted(enum model_plant plant)
{
    return (model_setup->plants & plant) != 0;
}

static inline bool model_is_ideal(void)
{
    return model_setup->config.mode == SCOPES_IDEAL;
}

static inline uint8_t model_line_of(const struct step *step)
{
    return (uint8_t)(step->word / MODEL_WORDS);
}

static inline uint8_t model_word_of(const struct step *step)
{
    return step->word % MODEL_WORDS;
}

#endif
