/* ports.c - the caches and the network as the protocol sees them. */
#include "model_internal.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

const struct setup *model_setup;
const char *model_violation;
const struct flight *model_arriving;

void model_violate(const char *text)
{
    if (!model_violation)
        model_violation = text;
}

const struct step *model_step(const struct model_state *state, uint32_t thread)
{
    return &model_setup->scenario->threads[thread].program[state->threads[thread].step];
}

/* The network */

struct flight *model_new_flight(struct model_state *state)
{
    if (state->flights == MODEL_NET) {
        fprintf(stderr, "scopes: the network is full\n");
        exit(2);
    }
    return &state->net[state->flights++];
}

static void send_write(struct model_state *state, uint8_t cu, uint32_t line)
{
    struct model_line *l = &state->lines[cu][line];
    struct flight *flight = model_new_flight(state);

    flight->message.cu = cu;
    flight->message.line = line;
    flight->mask = l->dirty;
    flight->number = (uint8_t)scopes_write(&state->scopes, cu);
    for (uint32_t w = 0; w < MODEL_WORDS; w++)
        flight->value[w] = (l->dirty >> w & 1) ? l->value[w] : 0;
}

/* A write of the L2: a thread that waits for the value wakes. */
void model_write_l2(struct model_state *state, uint32_t line, uint32_t word, uint8_t value)
{
    state->l2[line][word] = value;
    for (uint32_t t = 0; t < MODEL_THREADS; t++) {
        if (state->threads[t].asleep == ASLEEP && model_line_of(model_step(state, t)) == line &&
            model_word_of(model_step(state, t)) == word && !value)
            state->threads[t].asleep = WOKEN;
    }
}

/* The port */

static bool port_present(void *context, uint8_t cu, uint8_t op, uint32_t line, bool held)
{
    const struct model_state *state = context;
    const struct model_line *l = &state->lines[cu][line];

    if (model_is_ideal() || (model_planted(MODEL_PLANT_STORE_UNFETCHED) && model_step(state, op)->kind == STEP_PUT))
        return true;
    return l->valid == MODEL_ALL_WORDS && (l->held || !held);
}

static void port_drop(void *context, uint8_t cu, uint32_t line, enum scopes_cause cause)
{
    struct model_state *state = context;
    struct model_line *l = &state->lines[cu][line];

    if ((cause == SCOPES_BY_PROMOTED || cause == SCOPES_BY_REQUEST) && model_planted(MODEL_PLANT_KEEP_PROMOTED))
        return;
    if (l->dirty && !(cause == SCOPES_BY_PROBE && model_planted(MODEL_PLANT_DISCARD_AT_PROBE)))
        send_write(state, cu, line);
    memset(l, 0, sizeof(*l));
}

/* A planted fault: dirty words stay, with their entries in the sFIFO. */
static void keep_dirty(struct model_line *l)
{
    l->valid = l->dirty;
    l->pending = 0;
    l->held = 0;
    for (uint32_t w = 0; w < MODEL_WORDS; w++)
        l->value[w] = (l->dirty >> w & 1) ? l->value[w] : 0;
}

static void port_drop_all(void *context, uint8_t cu, enum scopes_cause cause)
{
    struct model_state *state = context;

    if (cause == SCOPES_BY_BROADCAST && model_planted(MODEL_PLANT_KEEP_BROADCAST))
        return;
    for (uint32_t i = 0; i < MODEL_LINES; i++) {
        struct model_line *l = &state->lines[cu][i];
        uint8_t pending = l->pending;

        if (model_planted(MODEL_PLANT_KEEP_DIRTY)) {
            keep_dirty(l);
            continue;
        }
        if (model_planted(MODEL_PLANT_DISCARD_DIRTY))
            l->dirty = 0;
        port_drop(state, cu, i, SCOPES_BY_CALLER);
        if (model_planted(MODEL_PLANT_FILL_SURVIVES))
            l->pending = pending;
    }
    if (!model_planted(MODEL_PLANT_KEEP_DIRTY))
        state->fifo[cu].head = state->fifo[cu].next;
}

static void port_drop_older(void *context, uint8_t cu, uint32_t epoch, enum scopes_cause cause)
{
    struct model_state *state = context;

    (void)cause;
    for (uint32_t i = 0; i < MODEL_LINES; i++) {
        const struct model_line *l = &state->lines[cu][i];
        bool older = l->stamp < epoch;

        if (l->valid != l->dirty && older != model_planted(MODEL_PLANT_EPOCH_BACKWARDS))
            port_drop(state, cu, i, SCOPES_BY_CALLER);
    }
}

void model_merge(struct model_line *l, const uint8_t *value, uint32_t stamp)
{
    l->stamp = (uint16_t)stamp;
    for (uint32_t w = 0; w < MODEL_WORDS; w++) {
        if (!(l->dirty >> w & 1))
            l->value[w] = value[w];
    }
    l->valid = MODEL_ALL_WORDS;
    l->pending = 0;
}

static void port_fill(void *context, const struct scopes_message *data)
{
    struct model_state *state = context;
    struct model_line *l = &state->lines[data->cu][data->line];

    model_merge(l, model_arriving->value,
                model_planted(MODEL_PLANT_EPOCH_LATE) ? state->scopes.home.transfers : model_arriving->stamp);
    l->held = (data->flags & SCOPES_HELD) != 0;
}

static void enter(struct model_state *state, uint32_t thread, const struct step *step)
{
    uint8_t *holder = &state->holder[step->word == WORD_M];

    if (*holder)
        model_violate("two threads hold one lock");
    *holder = (uint8_t)(thread + 1);
}

static bool is_load(const struct step *step)
{
    return step->kind == STEP_GET || step->kind == STEP_SEE || step->kind == STEP_WAIT;
}

static bool compares(const struct step *step)
{
    return step->kind == STEP_CAS || step->kind == STEP_TRY;
}

/* The word's new value; whether the step changes it in *writes. */
static uint8_t new_value(const struct step *step, uint8_t old, bool *writes)
{
    *writes = !is_load(step) && (!compares(step) || !old);
    return !*writes ? old : step->kind == STEP_ADD ? (uint8_t)(old + step->value) : step->value;
}

/* Performs the operation of a thread on a word. Returns whether it writes. */
static bool operate(struct model_state *state, uint32_t thread, uint8_t *word)
{
    const struct step *step = model_step(state, thread);
    uint8_t *shadow = &state->shadow[model_line_of(step)][model_word_of(step)];
    uint8_t old = *word;
    bool writes;

    *word = new_value(step, old, &writes);
    state->threads[thread].result = old;
    if (step->kind == STEP_SEE && (step->flags & SCOPES_REMOTE) && old != *shadow)
        model_violate("a remote load sees an old value");
    if (!writes)
        return false;
    if (step->kind != STEP_PUT && old != *shadow)
        model_violate("an atomic changes an old value");
    if ((compares(step) || step->kind == STEP_SWAP) && !old)
        enter(state, thread, step);
    *shadow = *word;
    return true;
}

static uint32_t port_perform(void *context, uint8_t cu, uint8_t op, uint32_t line)
{
    struct model_state *state = context;
    struct model_line *l = &state->lines[cu][line];
    uint8_t word = model_word_of(model_step(state, op));
    bool fresh = !l->dirty;

    if (model_is_ideal()) {
        uint8_t value = state->l2[line][word];

        if (operate(state, op, &value))
            model_write_l2(state, line, word, value);
        return 0;
    }
    if (!operate(state, op, &l->value[word]))
        return 0;
    l->valid |= (uint8_t)(1u << word);
    l->dirty |= (uint8_t)(1u << word);
    l->fresh = fresh;
    return SCOPES_WROTE | (fresh ? SCOPES_FRESH : 0);
}

void model_unmark(struct scopes_l1 *l1, uint32_t line)
{
    for (uint32_t i = 0; i < l1->marker_count; i++) {
        if (l1->markers[i].line != line)
            continue;
        l1->markers[i] = l1->markers[--l1->marker_count];
        memset(&l1->markers[l1->marker_count], 0, sizeof(l1->markers[0]));
        return;
    }
}

void model_pop(struct model_state *state, uint8_t cu)
{
    uint64_t number;
    uint32_t line = scopes_fifo_pop(&state->fifo[cu], &number);
    struct model_line *l = &state->lines[cu][line];

    if (l->dirty && !l->fresh) {
        send_write(state, cu, line);
        l->dirty = 0;
        l->pending = 0; /* a fill that was asked for before has older bytes */
        if (l->valid != MODEL_ALL_WORDS) {
            l->valid = 0;
            memset(l->value, 0, sizeof(l->value));
        }
    }
    if (model_planted(MODEL_PLANT_UNMARK_AT_POP))
        model_unmark(&state->scopes.l1[cu], line);
    scopes_popped(&state->scopes, cu, number);
}

static uint64_t port_push(void *context, uint8_t cu, uint32_t line)
{
    struct model_state *state = context;

    if (scopes_fifo_full(&state->fifo[cu]))
        model_pop(state, cu);
    state->lines[cu][line].fresh = 0;
    return scopes_fifo_push(&state->fifo[cu], line);
}

static bool repeats(const struct step *step, uint8_t result)
{
    return ((step->kind == STEP_CAS || step->kind == STEP_SWAP) && result) ||
           (step->kind == STEP_GET && result != step->value);
}

/* Whether a waiting atomic is to wait. */
static bool sleeps(const struct step *step, uint8_t result)
{
    return repeats(step, result) || (step->kind == STEP_WAIT && result);
}

/* The step behind one whose operation had that result. */
static uint8_t next_step(const struct step *step, uint8_t at, uint8_t result)
{
    if (step->kind == STEP_TRY)
        return (uint8_t)(at + (result ? 1 : 2));
    if (step->kind == STEP_WAIT)
        return (uint8_t)(at - 1);
    return (uint8_t)(at + !repeats(step, result));
}

static bool is_alone(const struct model_state *state, uint32_t thread)
{
    for (uint32_t t = 0; t < MODEL_THREADS; t++) {
        if (t != thread && model_setup->scenario->threads[t].program &&
            state->threads[t].cu == state->threads[thread].cu)
            return false;
    }
    return true;
}

static void check_flushed(const struct model_state *state, uint32_t thread)
{
    for (uint32_t i = 0; i < MODEL_LINES; i++) {
        if (is_alone(state, thread) && state->lines[state->threads[thread].cu][i].dirty)
            model_violate("a flush leaves a dirty line");
    }
}

static void port_answer(void *context, uint8_t cu, uint8_t op)
{
    struct model_state *state = context;
    struct thread *thread = &state->threads[op];
    const struct step *step = model_step(state, op);

    (void)cu;
    if (step->kind == STEP_FLUSH || step->kind == STEP_SAVE)
        check_flushed(state, op);
    thread->state = RUNS;
    thread->step = next_step(step, thread->step, thread->result);
    thread->result = 0;
}

static bool port_apply(void *context, const struct scopes_message *request)
{
    struct model_state *state = context;
    const struct step *step = model_step(state, request->op);
    uint8_t word = state->l2[request->line][model_word_of(step)];
    bool writes = operate(state, request->op, &word);

    if (writes)
        model_write_l2(state, request->line, model_word_of(step), word);
    else if ((request->flags & SCOPES_WAITS) && sleeps(step, state->threads[request->op].result))
        state->threads[request->op].asleep = ASLEEP;
    return writes || is_load(step);
}

/* A planted fault may bring this to a line that is not here. */
static bool port_apply_here(void *context, const struct scopes_message *probe)
{
    struct model_state *state = context;
    const struct step *step = model_step(state, probe->op);
    struct model_line *l = &state->lines[probe->cu][probe->line];
    bool writes = operate(state, probe->op, &l->value[model_word_of(step)]);

    if (writes) {
        l->valid |= (uint8_t)(1u << model_word_of(step));
        l->dirty |= (uint8_t)(1u << model_word_of(step));
    }
    return writes || is_load(step);
}

static void port_clean(void *context, uint8_t cu, uint32_t line)
{
    struct model_state *state = context;
    struct model_line *l = &state->lines[cu][line];

    if (l->dirty)
        send_write(state, cu, line);
    l->dirty = 0;
}

static bool port_monitored(void *context, uint32_t line)
{
    const struct model_state *state = context;

    for (uint32_t t = 0; t < MODEL_THREADS; t++) {
        if (state->threads[t].asleep == ASLEEP && model_line_of(model_step(state, t)) == line)
            return !model_planted(MODEL_PLANT_NO_MONITOR);
    }
    return false;
}

/* Flags that planted faults take away from a message. */
static uint32_t lost_flags(uint8_t kind)
{
    if (kind == SCOPES_PROBE)
        return (model_planted(MODEL_PLANT_NO_FLUSH) ? SCOPES_FLUSH | SCOPES_FLUSH_ALL : 0) |
               (model_planted(MODEL_PLANT_NO_PROMOTION) ? SCOPES_PROMOTE : 0);
    if (kind == SCOPES_DATA)
        return model_planted(MODEL_PLANT_NO_INVALIDATION) ? SCOPES_INVALIDATE : 0;
    return 0;
}

static void port_send(void *context, const struct scopes_message *message)
{
    struct model_state *state = context;
    struct flight *flight = model_new_flight(state);

    flight->message = *message;
    flight->message.flags &= ~lost_flags(message->kind);
    if (message->kind == SCOPES_DATA) {
        memcpy(flight->value, state->l2[message->line], MODEL_WORDS);
        flight->stamp = state->scopes.home.transfers;
    }
    if (message->kind == SCOPES_FETCH || (message->kind == SCOPES_LOCKED && model_setup->config.hand_over))
        state->lines[message->cu][message->line].pending = (uint8_t)(message->op + 1);
    if (message->kind <= SCOPES_LOCKED)
        flight->number = (uint8_t)state->scopes.l1[message->cu].sent;
}

const struct scopes_port model_port = {
    .present = port_present,
    .drop = port_drop,
    .drop_all = port_drop_all,
    .drop_older = port_drop_older,
    .fill = port_fill,
    .perform = port_perform,
    .push = port_push,
    .answer = port_answer,
    .apply = port_apply,
    .apply_here = port_apply_here,
    .clean = port_clean,
    .monitored = port_monitored,
    .send = port_send,
};
