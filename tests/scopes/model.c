/* model.c - programs, deliveries and moves around the protocol. */
#include "model_internal.h"

#include <stdio.h>
#include <string.h>

enum move_kind { MOVE_THREAD = 1, MOVE_DELIVER, MOVE_POP, MOVE_EVICT, MOVE_LOSE, MOVE_WAKE };
enum { THERE, FLUSHED, LOST }; /* of the CU that can be lost */

#define MOVE(kind, what) ((uint16_t)((kind) << 8 | (what)))

/* Steps of threads */

static void load_value(struct model_state *state, uint32_t t, uint8_t value)
{
    const struct step *step = model_step(state, t);
    struct thread *thread = &state->threads[t];

    thread->state = RUNS;
    thread->step++;
    if (step->kind == STEP_PEEK)
        return;
    thread->value = value;
    if (value != state->shadow[model_line_of(step)][model_word_of(step)])
        model_violate("a load sees an old value");
}

static void load(struct model_state *state, uint32_t t)
{
    const struct step *step = model_step(state, t);
    struct thread *thread = &state->threads[t];
    const struct model_line *l = &state->lines[thread->cu][model_line_of(step)];
    const struct scopes_message fetch = {
        .kind = SCOPES_FETCH, .cu = thread->cu, .op = (uint8_t)t, .line = model_line_of(step)};

    if (model_is_ideal()) {
        load_value(state, t, state->l2[model_line_of(step)][model_word_of(step)]);
        return;
    }
    if (l->valid >> model_word_of(step) & 1) {
        load_value(state, t, l->value[model_word_of(step)]);
        return;
    }
    thread->state = LOADS;
    model_port.send(state, &fetch);
}

static void store(struct model_state *state, uint32_t t, uint8_t value)
{
    const struct step *step = model_step(state, t);
    struct thread *thread = &state->threads[t];
    struct model_line *l = &state->lines[thread->cu][model_line_of(step)];

    thread->step++;
    thread->value = 0;
    state->shadow[model_line_of(step)][model_word_of(step)] = value;
    if (model_is_ideal()) {
        state->l2[model_line_of(step)][model_word_of(step)] = value;
        return;
    }
    if (!l->dirty)
        model_port.push(state, thread->cu, model_line_of(step));
    l->pending = 0;
    l->value[model_word_of(step)] = value;
    l->valid |= (uint8_t)(1u << model_word_of(step));
    l->dirty |= (uint8_t)(1u << model_word_of(step));
}

/* A planted fault: the marker of the line that was just released points at an older entry of it. */
static void age_marker(struct model_state *state, uint8_t cu, uint32_t line)
{
    struct scopes_fifo *fifo = &state->fifo[cu];
    struct scopes_l1 *l1 = &state->scopes.l1[cu];

    for (uint64_t n = fifo->head; n < fifo->next; n++) {
        if (fifo->lines[n % fifo->size] != line)
            continue;
        for (uint32_t i = 0; i < l1->marker_count; i++) {
            if (l1->markers[i].line == line)
                l1->markers[i].entry = n;
        }
        return;
    }
}

static void leave(struct model_state *state, uint32_t t)
{
    const struct step *step = model_step(state, t);
    uint8_t *holder = &state->holder[step->word == WORD_M];

    if (step->kind == STEP_PUT && *holder == t + 1)
        *holder = 0;
}

static void start_operation(struct model_state *state, uint32_t t)
{
    const struct step *step = model_step(state, t);
    struct thread *thread = &state->threads[t];
    uint32_t line = model_line_of(step);

    leave(state, t);
    thread->state = OPERATES;
    thread->asleep = AWAKE;
    scopes_start(&state->scopes, thread->cu, (uint8_t)t, line,
                 step->flags | (step->kind == STEP_SEE || step->kind == STEP_GET ? SCOPES_LOOKS : 0));
    if (model_planted(MODEL_PLANT_OLD_MARKER))
        age_marker(state, thread->cu, line);
    if (model_planted(MODEL_PLANT_NO_MARKER))
        model_unmark(&state->scopes.l1[thread->cu], line);
}

static void fence(struct model_state *state, uint32_t t)
{
    struct thread *thread = &state->threads[t];

    if (model_step(state, t)->kind == STEP_SAVE && model_planted(MODEL_PLANT_NO_SAVE)) {
        thread->step++;
        return;
    }
    thread->state = OPERATES;
    scopes_flush(&state->scopes, thread->cu, (uint8_t)t);
}

static void restore(struct model_state *state, uint32_t t)
{
    struct thread *thread = &state->threads[t];

    thread->cu = model_step(state, t)->value;
    thread->step++;
    if (!model_planted(MODEL_PLANT_NO_RESTORE))
        scopes_invalidate(&state->scopes, thread->cu, SCOPES_BY_CALLER);
}

/* What the thread has performed must be in the L2, as it must when its WG has been saved. */
static void look_at_memory(struct model_state *state, uint32_t t)
{
    const struct step *step = model_step(state, t);

    if (state->l2[model_line_of(step)][model_word_of(step)] != state->shadow[model_line_of(step)][model_word_of(step)])
        model_violate("memory has an old value");
    state->threads[t].step++;
}

static void run_thread(struct model_state *state, uint32_t t)
{
    const struct step *step = model_step(state, t);

    switch (step->kind) {
    case STEP_LOAD:
    case STEP_PEEK:
        load(state, t);
        return;
    case STEP_STORE:
        store(state, t, step->value);
        return;
    case STEP_BUMP:
        store(state, t, (uint8_t)(state->threads[t].value + 1));
        return;
    case STEP_FLUSH:
    case STEP_SAVE:
        fence(state, t);
        return;
    case STEP_RESTORE:
        restore(state, t);
        return;
    case STEP_MEMORY:
        look_at_memory(state, t);
        return;
    default:
        start_operation(state, t);
    }
}

/* A load of a line that is on its way already waits for it. */
static bool waits_for_fill(const struct model_state *state, uint32_t t)
{
    const struct step *step = model_step(state, t);
    const struct model_line *l = &state->lines[state->threads[t].cu][model_line_of(step)];

    return (step->kind == STEP_LOAD || step->kind == STEP_PEEK) && l->pending && !(l->valid >> model_word_of(step) & 1);
}

static bool can_run(const struct model_state *state, uint32_t t)
{
    const struct thread *thread = &state->threads[t];

    if (!model_setup->scenario->threads[t].program || thread->state != RUNS || thread->asleep == ASLEEP)
        return false;
    if (model_step(state, t)->kind == STEP_END)
        return false;
    return !waits_for_fill(state, t);
}

/* Deliveries */

/* A write-back, and the later requests of its CU for its line, arrive in order. */
static bool can_arrive(const struct model_state *state, uint32_t at)
{
    const struct flight *flight = &state->net[at];
    bool to_l2 = flight->message.kind ? flight->message.kind <= SCOPES_LOCKED : flight->mask != 0;

    if (!to_l2 || (flight->message.kind && model_planted(MODEL_PLANT_OVERTAKE)))
        return true;
    for (uint32_t i = 0; i < state->flights; i++) {
        const struct flight *other = &state->net[i];

        if (!other->message.kind && other->mask && other->message.cu == flight->message.cu &&
            other->message.line == flight->message.line && other->number < flight->number)
            return false;
    }
    return true;
}

static void receive_write(struct model_state *state, const struct flight *write)
{
    struct flight *acknowledgement;

    for (uint32_t w = 0; w < MODEL_WORDS; w++) {
        if (write->mask >> w & 1)
            model_write_l2(state, write->message.line, w, write->value[w]);
    }
    acknowledgement = model_new_flight(state);
    acknowledgement->message.cu = write->message.cu;
    acknowledgement->number = write->number;
}

/* A line that was read before the epoch of an acquire that its L1 has made since. */
static bool is_old(const struct model_state *state, const struct flight *data)
{
    return data->stamp < state->scopes.l1[data->message.cu].epoch && !model_planted(MODEL_PLANT_EPOCH_LATE);
}

static void receive_load(struct model_state *state, const struct flight *data)
{
    const struct scopes_message *message = &data->message;
    struct model_line *l = &state->lines[message->cu][message->line];
    uint8_t word = model_word_of(model_step(state, message->op));
    uint8_t value = (l->dirty >> word & 1) ? l->value[word] : data->value[word];
    bool cut = l->pending != message->op + 1;

    if (!cut && ((message->flags & SCOPES_AT_L2) || is_old(state, data)))
        l->pending = 0;
    else if (!cut)
        model_merge(l, data->value, model_planted(MODEL_PLANT_EPOCH_LATE) ? state->scopes.home.transfers : data->stamp);
    load_value(state, message->op, value);
}

static void receive_data(struct model_state *state, const struct flight *flight)
{
    struct scopes_message message = flight->message;
    struct model_line *l = &state->lines[message.cu][message.line];
    bool mine = l->pending == message.op + 1, cut = !mine || is_old(state, flight);

    if (!(message.flags & SCOPES_FOR_ATOMIC)) {
        receive_load(state, flight);
        return;
    }
    if (mine)
        l->pending = 0;
    if (cut && model_planted(MODEL_PLANT_CUT_UNHEEDED))
        message.flags &= ~SCOPES_INVALIDATE;
    model_arriving = flight;
    scopes_receive(&state->scopes, &message, cut);
}

static void deliver(struct model_state *state, uint32_t at)
{
    const struct flight flight = state->net[at];

    state->net[at] = state->net[--state->flights];
    memset(&state->net[state->flights], 0, sizeof(state->net[0]));
    if (!flight.message.kind && flight.mask)
        receive_write(state, &flight);
    else if (!flight.message.kind)
        scopes_written(&state->scopes, flight.message.cu, flight.number);
    else if (flight.message.kind == SCOPES_PROBE && flight.message.cu == 0 && state->lost == LOST)
        return;
    else if (flight.message.kind <= SCOPES_ACK)
        scopes_home_receive(&state->scopes, &flight.message);
    else if (flight.message.kind == SCOPES_DATA)
        receive_data(state, &flight);
    else
        scopes_receive(&state->scopes, &flight.message, false);
}

/* Moves */

static bool can_pop(const struct model_state *state, uint8_t cu)
{
    return scopes_fifo_count(&state->fifo[cu]) && (model_setup->scenario->pops || scopes_owes(&state->scopes, cu));
}

static void evict(struct model_state *state, uint8_t cu, uint32_t line)
{
    model_port.drop(state, cu, line, SCOPES_BY_CALLER);
    if (model_planted(MODEL_PLANT_UNMARK_AT_EVICT))
        model_unmark(&state->scopes.l1[cu], line);
}

static void bind(struct model_state *state)
{
    state->scopes.port = &model_port;
    state->scopes.context = state;
    for (uint32_t cu = 0; cu < SCOPES_CUS; cu++) {
        state->fifo[cu].lines = state->fifo_lines[cu];
        state->scopes.l1[cu].fifo = &state->fifo[cu];
    }
}

/* A CU is not gone before its answers to delegated operations have arrived: the home would perform these again. */
static bool owes_answer(const struct model_state *state)
{
    bool owes = model_setup->config.delegate && state->scopes.l1[0].waiting;

    for (uint32_t i = 0; model_setup->config.delegate && i < state->flights; i++)
        owes |= state->net[i].message.kind == SCOPES_ACK && state->net[i].message.cu == 0;
    return owes;
}

static bool can_lose(const struct model_state *state)
{
    const struct scopes_l1 *l1 = &state->scopes.l1[0];

    for (uint32_t t = 0; t < MODEL_THREADS; t++) {
        if (model_setup->scenario->threads[t].program && state->threads[t].cu == 0 &&
            model_step(state, t)->kind != STEP_END)
            return false;
    }
    return model_setup->scenario->loses && state->lost != LOST &&
           (state->lost == THERE || (l1->sent == l1->done && !owes_answer(state)));
}

/* The CU's L1 is flushed; when its writes are acknowledged, the CU is gone. */
static void lose(struct model_state *state)
{
    if (state->lost++ == THERE) {
        if (model_planted(MODEL_PLANT_LOSS_UNFLUSHED)) {
            memset(state->lines[0], 0, sizeof(state->lines[0]));
            state->fifo[0].head = state->fifo[0].next;
        }
        scopes_invalidate(&state->scopes, 0, SCOPES_BY_CALLER);
        return;
    }
    if (!model_planted(MODEL_PLANT_LOSS_UNNOTICED))
        scopes_home_lose(&state->scopes, 0);
}

uint32_t model_moves(struct model_state *state, uint16_t *moves)
{
    uint32_t count = 0;

    bind(state);
    if (can_lose(state))
        moves[count++] = MOVE(MOVE_LOSE, 0);
    for (uint32_t t = 0; t < MODEL_THREADS; t++) {
        if (can_run(state, t))
            moves[count++] = MOVE(MOVE_THREAD, t);
        if (model_setup->scenario->wakes && state->threads[t].asleep == ASLEEP)
            moves[count++] = MOVE(MOVE_WAKE, t);
    }
    for (uint32_t i = 0; i < state->flights; i++) {
        if (can_arrive(state, i))
            moves[count++] = MOVE(MOVE_DELIVER, i);
    }
    for (uint8_t cu = 0; cu < model_setup->config.cus; cu++) {
        if (can_pop(state, cu))
            moves[count++] = MOVE(MOVE_POP, cu);
        for (uint32_t i = 0; model_setup->scenario->evicts && i < MODEL_LINES; i++) {
            if (state->lines[cu][i].valid || state->lines[cu][i].pending)
                moves[count++] = MOVE(MOVE_EVICT, cu * MODEL_LINES + i);
        }
    }
    return count;
}

static bool is_over(const struct model_state *state)
{
    for (uint32_t t = 0; t < MODEL_THREADS; t++) {
        if (model_setup->scenario->threads[t].program && model_step(state, t)->kind != STEP_END)
            return false;
    }
    return !state->flights;
}

bool model_final(const struct model_state *state)
{
    return is_over(state);
}

/* The value that a word has: in the one L1 that has it dirty, else in the L2. */
static uint8_t value_of(const struct model_state *state, uint32_t line, uint32_t word)
{
    for (uint32_t cu = 0; cu < model_setup->config.cus; cu++) {
        if (state->lines[cu][line].dirty >> word & 1)
            return state->lines[cu][line].value[word];
    }
    return state->l2[line][word];
}

static void check_final(const struct model_state *state)
{
    for (uint32_t i = 0; i < MODEL_LINES * MODEL_WORDS; i++) {
        uint32_t line = i / MODEL_WORDS, word = i % MODEL_WORDS;

        if (value_of(state, line, word) != state->shadow[line][word])
            model_violate("a word has lost a store in the end");
        if ((model_setup->scenario->locks >> i & 1) && state->shadow[line][word])
            model_violate("a lock is not free in the end");
    }
    if (state->scopes.home.locked || state->scopes.home.queued)
        model_violate("the home is busy in the end");
}

/* A line with a waiting thread is in no L1 such that operations are performed on it. The thread's own L1 gives it up with
 * the answer. The planted fault is to show as the hang that it causes. */
static void check_monitored(const struct model_state *state)
{
    bool held = model_setup->config.mode >= SCOPES_REGISTERED;

    if (model_setup->config.mode == SCOPES_GLOBAL || model_planted(MODEL_PLANT_NO_MONITOR))
        return;
    for (uint32_t t = 0; t < MODEL_THREADS; t++) {
        uint32_t line = state->threads[t].asleep == ASLEEP ? model_line_of(model_step(state, t)) : MODEL_LINES;

        for (uint32_t cu = 0; line < MODEL_LINES && cu < model_setup->config.cus; cu++) {
            const struct model_line *l = &state->lines[cu][line];

            if (l->valid == MODEL_ALL_WORDS && (l->held || !held) &&
                (cu != state->threads[t].cu || state->threads[t].state == RUNS))
                model_violate("a monitored line is in an L1");
        }
    }
}

const char *model_apply(struct model_state *state, uint16_t move)
{
    uint8_t what = (uint8_t)move;
    const char *broken;

    model_violation = NULL;
    bind(state);
    switch (move >> 8) {
    case MOVE_THREAD:
        run_thread(state, what);
        break;
    case MOVE_DELIVER:
        deliver(state, what);
        break;
    case MOVE_POP:
        model_pop(state, what);
        break;
    case MOVE_LOSE:
        lose(state);
        break;
    case MOVE_WAKE:
        state->threads[what].asleep = WOKEN;
        break;
    default:
        evict(state, (uint8_t)(what / MODEL_LINES), what % MODEL_LINES);
    }
    broken = model_invariant(state);
    if (broken)
        model_violate(broken);
    check_monitored(state);
    if (is_over(state))
        check_final(state);
    model_canonical(state);
    return model_violation;
}

void model_use(const struct setup *used)
{
    model_setup = used;
}

void model_start(struct model_state *state)
{
    memset(state, 0, sizeof(*state));
    scopes_init(&state->scopes, &model_setup->config, &model_port, state);
    state->scopes.plants = model_setup->protocol;
    for (uint32_t cu = 0; cu < SCOPES_CUS; cu++)
        state->fifo[cu] = (struct scopes_fifo){.size = model_setup->scenario->fifo, .head = 1, .next = 1};
    for (uint32_t t = 0; t < MODEL_THREADS; t++)
        state->threads[t].cu = model_setup->scenario->threads[t].cu;
    model_canonical(state);
}

/* Words */

static const char *kinds[] = {"",      "fetch", "atomic", "remote operation", "acknowledgement of the probe",
                              "probe", "data",  "result"};
static const char *words[] = {"L", "D", "X", "Y", "M", "N"};
static const char *steps[] = {"end",
                              "load",
                              "peek",
                              "store",
                              "store +1",
                              "compare-and-swap",
                              "exchange",
                              "add",
                              "atomic store",
                              "atomic load",
                              "atomic load",
                              "flush",
                              "save",
                              "restore",
                              "look at memory of",
                              "compare-and-swap",
                              "waiting load"};

static void describe_flight(const struct flight *flight, char *text, size_t size)
{
    const struct scopes_message *message = &flight->message;

    if (!message->kind)
        snprintf(text, size, "CU %u: %s arrives", message->cu,
                 flight->mask ? "write-back" : "acknowledgement of a write-back");
    else
        snprintf(text, size, "CU %u: %s of line %u arrives", message->cu, kinds[message->kind], message->line);
}

void model_describe(const struct model_state *state, uint16_t move, char *text, size_t size)
{
    uint8_t what = (uint8_t)move;

    if (move >> 8 == MOVE_DELIVER)
        describe_flight(&state->net[what], text, size);
    else if (move >> 8 == MOVE_POP)
        snprintf(text, size, "CU %u: the sFIFO is popped", what);
    else if (move >> 8 == MOVE_LOSE)
        snprintf(text, size, "CU 0: %s", state->lost == THERE ? "flushed, since it is being lost" : "lost");
    else if (move >> 8 == MOVE_WAKE)
        snprintf(text, size, "CU %u: thread %u wakes", state->threads[what].cu, what);
    else if (move >> 8 == MOVE_EVICT)
        snprintf(text, size, "CU %u: line %u is evicted", what / MODEL_LINES, what % MODEL_LINES);
    else
        snprintf(text, size, "CU %u: thread %u: %s %s%s", state->threads[what].cu, what,
                 steps[model_step(state, what)->kind], words[model_step(state, what)->word],
                 (model_step(state, what)->flags & SCOPES_REMOTE) ? ", remote" : "");
}
