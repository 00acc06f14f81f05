/* scopes.c - the L1's side of scoped synchronisation: operations, markers, promoted lines, probes. */
#include "engine/require.h"
#include "scopes/scopes_internal.h"

#include <stddef.h>
#include <string.h>

enum op_state {
    OP_IDLE,
    OP_STALLED,  /* another operation is busy with the line */
    OP_FETCHING, /* the line is to come, for an operation in the L1 */
    OP_FLUSHING, /* a release before its operation at the L2 */
    OP_AT_HOME,  /* the home performs it */
    OP_FENCE,    /* a flush alone */
};

enum wait_phase { WAIT_OVER, WAIT_POPS, WAIT_WRITES };

/* What an L1 does in each mode. */
static const struct rules {
    bool local;   /* operations of work-group scope are performed in the L1 */
    bool every;   /* and those of any scope */
    bool markers; /* releases in the L1 leave markers */
    bool held;    /* a line must be held for atomics in the L1, not only present */
    bool remote;  /* remote operations lock their line at the home */
} rules[SCOPES_MODES] = {
    [SCOPES_BROADCAST] = {.local = true, .remote = true},
    [SCOPES_SELECTIVE] = {.local = true, .markers = true, .remote = true},
    [SCOPES_REGISTERED] = {.local = true, .markers = true, .held = true, .remote = true},
    [SCOPES_LAZY] = {.local = true, .every = true, .markers = true, .held = true, .remote = true},
    [SCOPES_IDEAL] = {.local = true, .every = true},
};

static const struct rules *rules_of(const struct scopes *scopes)
{
    return &rules[scopes->config.mode];
}

static void send(struct scopes *scopes, uint8_t kind, uint8_t cu, uint8_t op, uint32_t flags)
{
    const struct scopes_message message = {
        .kind = kind, .cu = cu, .op = op, .line = scopes->l1[cu].ops[op].line, .flags = flags};

    SIM_REQUIRE(kind >= SCOPES_FETCH && kind <= SCOPES_LOCKED);
    scopes->port->send(scopes->context, &message);
}

/* LR-TBL */

static struct scopes_marker *find_marker(struct scopes_l1 *l1, uint32_t line)
{
    for (uint32_t i = 0; i < l1->marker_count; i++) {
        if (l1->markers[i].line == line)
            return &l1->markers[i];
    }
    return NULL;
}

static void set_marker(struct scopes_l1 *l1, uint32_t line, uint64_t entry)
{
    struct scopes_marker *marker = find_marker(l1, line);

    SIM_REQUIRE(entry < l1->fifo->next);
    SIM_REQUIRE(!marker || marker->entry < entry);
    SIM_REQUIRE(marker || l1->marker_count < SCOPES_MARKERS);
    if (!marker)
        marker = &l1->markers[l1->marker_count++];
    marker->line = line;
    marker->entry = entry;
}

static void remove_marker(struct scopes_l1 *l1, uint64_t entry)
{
    SIM_REQUIRE(l1->marker_count <= SCOPES_MARKERS);
    for (uint32_t i = 0; i < l1->marker_count; i++) {
        if (l1->markers[i].entry != entry)
            continue;
        l1->markers[i] = l1->markers[--l1->marker_count];
        memset(&l1->markers[l1->marker_count], 0, sizeof(l1->markers[0]));
        return;
    }
}

/* PA-TBL */

static bool is_promoted(const struct scopes_l1 *l1, uint32_t line)
{
    for (uint32_t i = 0; i < l1->promoted_count; i++) {
        if (l1->promoted[i] == line)
            return true;
    }
    return false;
}

static void forget_promotion(struct scopes_l1 *l1, uint32_t line)
{
    for (uint32_t i = 0; i < l1->promoted_count; i++) {
        if (l1->promoted[i] != line)
            continue;
        l1->promoted[i] = l1->promoted[--l1->promoted_count];
        l1->promoted[l1->promoted_count] = 0;
        return;
    }
}

/* With a full table the L1 is invalidated, and needs no entry: what the remote release wrote is at the L2. */
static void promote(struct scopes *scopes, uint8_t cu, uint32_t line)
{
    struct scopes_l1 *l1 = &scopes->l1[cu];

    SIM_REQUIRE(scopes->config.mode == SCOPES_SELECTIVE);
    SIM_REQUIRE(l1->promoted_count <= scopes->config.pa);
    scopes->counters.promotions++;
    if (is_promoted(l1, line))
        return;
    if (l1->promoted_count < scopes->config.pa) {
        l1->promoted[l1->promoted_count++] = line;
        return;
    }
    scopes->counters.promotions_full++;
    scopes_invalidate(scopes, cu, SCOPES_BY_FULL);
}

/* Waits */

static void begin_wait(struct scopes_l1 *l1, struct scopes_wait *wait, uint64_t until)
{
    SIM_REQUIRE(wait->phase == WAIT_OVER);
    SIM_REQUIRE(until <= l1->fifo->next);
    SIM_REQUIRE(l1->waiting < SCOPES_OPS + SCOPES_LOCKS);
    l1->waiting++;
    wait->until = until;
    wait->phase = WAIT_POPS;
}

/* Returns true when the wait is over. A write that is sent before the head passes is waited for. */
static bool advance(struct scopes_l1 *l1, struct scopes_wait *wait)
{
    SIM_REQUIRE(l1->done <= l1->sent);
    if (wait->phase == WAIT_POPS && scopes_fifo_head(l1->fifo) >= wait->until) {
        wait->phase = WAIT_WRITES;
        wait->write = l1->sent;
    }
    if (wait->phase != WAIT_WRITES || l1->done < wait->write)
        return false;
    memset(wait, 0, sizeof(*wait));
    SIM_REQUIRE(l1->waiting > 0);
    l1->waiting--;
    return true;
}

/* Operations */

static void finish(struct scopes *scopes, uint8_t cu, uint8_t op)
{
    SIM_REQUIRE(scopes->l1[cu].ops[op].wait.phase == WAIT_OVER);
    memset(&scopes->l1[cu].ops[op], 0, sizeof(scopes->l1[cu].ops[op]));
    scopes->port->answer(scopes->context, cu, op);
}

static bool some_op_is(const struct scopes_l1 *l1, uint32_t line, enum op_state state)
{
    for (uint32_t i = 0; i < SCOPES_OPS; i++) {
        if (l1->ops[i].state == state && l1->ops[i].line == line)
            return true;
    }
    return false;
}

static bool is_remote(const struct scopes *scopes, uint32_t flags)
{
    if (!rules_of(scopes)->remote)
        return false;
    if (scopes->config.mode == SCOPES_LAZY && (flags & SCOPES_WAITS))
        return true;
    return (flags & SCOPES_REMOTE) != 0;
}

/* The line leaves the L1 now, and once more at the answer: nothing that the L1 fetches between may stay. */
static void send_home(struct scopes *scopes, uint8_t cu, uint8_t op)
{
    struct scopes_op *o = &scopes->l1[cu].ops[op];

    SIM_REQUIRE(o->state != OP_AT_HOME && o->state != OP_FETCHING && o->state != OP_FENCE);
    SIM_REQUIRE(o->wait.phase == WAIT_OVER);
    o->state = OP_AT_HOME;
    scopes->port->drop(scopes->context, cu, o->line, o->promoted ? SCOPES_BY_PROMOTED : SCOPES_BY_REQUEST);
    send(scopes, is_remote(scopes, o->flags) ? SCOPES_LOCKED : SCOPES_ATOMIC, cu, op, o->flags);
}

static bool flushes_first(const struct scopes *scopes, const struct scopes_op *o, bool monitored)
{
    bool remote = is_remote(scopes, o->flags);

    if (!(o->flags & SCOPES_RELEASE) || (monitored && scopes_planted(scopes, SCOPES_PLANT_MONITOR_UNFLUSHED)))
        return false;
    return !remote ||
           (!scopes_planted(scopes, SCOPES_PLANT_NO_OWN_FLUSH) && !scopes_planted(scopes, SCOPES_PLANT_PARALLEL_FLUSH));
}

/* The operation is performed at the L2; a release flushes first, so that the line's other sharers find its data there. */
static void go_home(struct scopes *scopes, uint8_t cu, uint8_t op, bool monitored)
{
    struct scopes_l1 *l1 = &scopes->l1[cu];
    struct scopes_op *o = &l1->ops[op];

    SIM_REQUIRE(o->state == OP_IDLE || o->state == OP_STALLED);
    scopes->counters.promoted += o->promoted;
    scopes->counters.at_home += !o->promoted;
    if (!flushes_first(scopes, o, monitored)) {
        send_home(scopes, cu, op);
        return;
    }
    o->state = OP_FLUSHING;
    begin_wait(l1, &o->wait, l1->fifo->next);
    if (advance(l1, &o->wait))
        send_home(scopes, cu, op);
}

/* Whether a release may keep its line's marker: no line became dirty since that was set. A line that becomes dirty now
 * needs the number of an entry. */
static bool keeps_marker(struct scopes *scopes, uint8_t cu, uint32_t line, uint32_t done)
{
    struct scopes_l1 *l1 = &scopes->l1[cu];
    const struct scopes_marker *marker = find_marker(l1, line);

    SIM_REQUIRE(!marker || marker->entry < l1->fifo->next);
    if (!scopes->config.merge || !marker)
        return false;
    if ((done & SCOPES_FRESH) && !scopes_planted(scopes, SCOPES_PLANT_MERGE_FRESH))
        return false;
    return marker->entry + 1 == l1->fifo->next || scopes_planted(scopes, SCOPES_PLANT_MERGE_OLD);
}

static void perform(struct scopes *scopes, uint8_t cu, uint8_t op)
{
    struct scopes_l1 *l1 = &scopes->l1[cu];
    uint32_t line = l1->ops[op].line;
    uint32_t done = scopes->port->perform(scopes->context, cu, op, line);
    bool releases = (l1->ops[op].flags & SCOPES_RELEASE) && (done & SCOPES_WROTE) && rules_of(scopes)->markers;

    SIM_REQUIRE(!(done & ~(SCOPES_WROTE | SCOPES_FRESH)));
    SIM_REQUIRE(!(done & SCOPES_FRESH) || (done & SCOPES_WROTE));
    scopes->counters.local++;
    if (releases && !keeps_marker(scopes, cu, line, done))
        set_marker(l1, line, scopes->port->push(scopes->context, cu, line));
    else if (!releases && (done & SCOPES_FRESH))
        scopes->port->push(scopes->context, cu, line);
    finish(scopes, cu, op);
}

/* An operation in the L1 needs the whole line there: only the home gives lines, so none is used behind a lock. */
static void perform_or_fetch(struct scopes *scopes, uint8_t cu, uint8_t op)
{
    struct scopes_op *o = &scopes->l1[cu].ops[op];

    if (some_op_is(&scopes->l1[cu], o->line, OP_AT_HOME) || some_op_is(&scopes->l1[cu], o->line, OP_FETCHING)) {
        o->state = OP_STALLED;
        return;
    }
    if (scopes->port->present(scopes->context, cu, op, o->line, rules_of(scopes)->held)) {
        perform(scopes, cu, op);
        return;
    }
    o->state = OP_FETCHING;
    send(scopes, SCOPES_FETCH, cu, op, o->flags | SCOPES_FOR_ATOMIC);
}

/* A remote operation on a line with a marker: its last release was local to this L1, so this one is local, too. */
static bool is_released_here(struct scopes *scopes, uint8_t cu, const struct scopes_op *o)
{
    return scopes->config.hints && (o->flags & SCOPES_REMOTE) && find_marker(&scopes->l1[cu], o->line);
}

static bool is_local(struct scopes *scopes, uint8_t cu, const struct scopes_op *o)
{
    const struct rules *r = rules_of(scopes);

    if (o->flags & SCOPES_WAITS)
        return false;
    return r->every || (r->local && !(o->flags & SCOPES_AGENT)) || is_released_here(scopes, cu, o);
}

/* A remote operation on a line that the home knows to be here. */
static bool is_handed(struct scopes *scopes, uint8_t cu, uint8_t op)
{
    const struct scopes_op *o = &scopes->l1[cu].ops[op];

    return scopes->config.hand_over && (o->flags & (SCOPES_REMOTE | SCOPES_WAITS)) == SCOPES_REMOTE &&
           scopes->port->present(scopes->context, cu, op, o->line, true);
}

/* Another CU's release was performed in this L1. An acquire asks the home for the line, which answers with the
 * invalidation that the release has left there, and with the line's other bytes. */
static void leave_outdated(struct scopes *scopes, uint8_t cu, uint8_t op)
{
    struct scopes_l1 *l1 = &scopes->l1[cu];
    const struct scopes_op *o = &l1->ops[op];

    SIM_REQUIRE(scopes->config.delegate);
    if (!(o->flags & SCOPES_ACQUIRE) || !is_promoted(l1, o->line) ||
        !scopes->port->present(scopes->context, cu, op, o->line, true))
        return;
    forget_promotion(l1, o->line);
    scopes->port->drop(scopes->context, cu, o->line, SCOPES_BY_REQUEST);
}

/* Whether another operation of the CU waits to have the line here. */
static bool some_op_wants_line(struct scopes *scopes, uint8_t cu, uint8_t op)
{
    const struct scopes_l1 *l1 = &scopes->l1[cu];

    for (uint8_t i = 0; i < SCOPES_OPS; i++) {
        const struct scopes_op *o = &l1->ops[i];

        if (i != op && o->state == OP_STALLED && o->line == l1->ops[op].line && is_local(scopes, cu, o) &&
            !is_promoted(l1, o->line))
            return true;
    }
    return false;
}

/* An operation for the L2 waits for another one's line to come: the line would leave again before that is performed, and
 * waves that try remote operations again and again would keep it from ever being performed. For the same reason it waits for
 * one that waits to fetch the line: as long as any is at the home, that one cannot.
 * One that may be answered by the line is alone with it, as a fetch is. */
static void begin(struct scopes *scopes, uint8_t cu, uint8_t op)
{
    struct scopes_l1 *l1 = &scopes->l1[cu];
    struct scopes_op *o = &l1->ops[op];
    bool local = is_local(scopes, cu, o);

    SIM_REQUIRE(o->state == OP_IDLE || o->state == OP_STALLED);
    if (scopes->config.delegate)
        leave_outdated(scopes, cu, op);
    else
        o->promoted = local && is_promoted(l1, o->line);
    if (is_handed(scopes, cu, op) || (local && !o->promoted))
        perform_or_fetch(scopes, cu, op);
    else if (some_op_wants_line(scopes, cu, op) || some_op_is(l1, o->line, OP_FETCHING) ||
             (scopes->config.hand_over && some_op_is(l1, o->line, OP_AT_HOME)))
        o->state = OP_STALLED;
    else
        go_home(scopes, cu, op, false);
}

static bool is_stalled_beside_line(struct scopes *scopes, uint8_t cu, uint8_t op)
{
    const struct scopes_op *o = &scopes->l1[cu].ops[op];

    return o->state == OP_STALLED && is_local(scopes, cu, o) &&
           scopes->port->present(scopes->context, cu, op, o->line, rules_of(scopes)->held);
}

/* Operations whose line is here come first, because one for the L2 takes it away. Else waves that try remote operations
 * again and again, and others that fetch the line in between, could keep one from ever being performed. */
static void retry_stalled(struct scopes *scopes, uint8_t cu)
{
    for (uint8_t i = 0; i < SCOPES_OPS; i++) {
        if (is_stalled_beside_line(scopes, cu, i))
            begin(scopes, cu, i);
    }
    for (uint8_t i = 0; i < SCOPES_OPS; i++) {
        if (scopes->l1[cu].ops[i].state == OP_STALLED)
            begin(scopes, cu, i);
    }
}

void scopes_start(struct scopes *scopes, uint8_t cu, uint8_t op, uint32_t line, uint32_t flags)
{
    SIM_REQUIRE(cu < scopes->config.cus);
    SIM_REQUIRE(op < SCOPES_OPS);
    SIM_REQUIRE(scopes->l1[cu].ops[op].state == OP_IDLE);
    SIM_REQUIRE(!scopes_full(scopes, cu));
    SIM_REQUIRE(
        !(flags & ~(SCOPES_ACQUIRE | SCOPES_RELEASE | SCOPES_AGENT | SCOPES_REMOTE | SCOPES_WAITS | SCOPES_LOOKS)));
    SIM_REQUIRE(!(flags & SCOPES_REMOTE) || (flags & SCOPES_AGENT));
    scopes->l1[cu].ops[op] = (struct scopes_op){.line = line, .flags = flags};
    begin(scopes, cu, op);
}

void scopes_flush(struct scopes *scopes, uint8_t cu, uint8_t op)
{
    struct scopes_l1 *l1 = &scopes->l1[cu];

    SIM_REQUIRE(cu < scopes->config.cus);
    SIM_REQUIRE(op < SCOPES_OPS);
    SIM_REQUIRE(l1->ops[op].state == OP_IDLE);
    l1->ops[op].state = OP_FENCE;
    begin_wait(l1, &l1->ops[op].wait, l1->fifo->next);
    if (advance(l1, &l1->ops[op].wait))
        finish(scopes, cu, op);
}

/* Probes */

static void finish_probe(struct scopes *scopes, uint8_t cu, uint8_t lock)
{
    struct scopes_l1 *l1 = &scopes->l1[cu];
    struct scopes_probe *probe = &l1->probes[lock];
    const struct scopes_message ack = {
        .kind = SCOPES_ACK, .cu = cu, .lock = lock, .line = probe->line, .flags = probe->flags};

    SIM_REQUIRE(probe->busy);
    SIM_REQUIRE(probe->wait.phase == WAIT_OVER);
    if (scopes_planted(scopes, SCOPES_PLANT_TWO_STEPS) && (probe->flags & SCOPES_HIT)) {
        scopes->port->drop(scopes->context, cu, probe->line, SCOPES_BY_PROBE);
        probe->flags = 0;
        begin_wait(l1, &probe->wait, 0);
        if (!advance(l1, &probe->wait))
            return;
    }
    memset(probe, 0, sizeof(*probe));
    scopes->port->send(scopes->context, &ack);
}

static bool is_probe_over(struct scopes *scopes, uint8_t cu, uint8_t lock)
{
    struct scopes_wait *wait = &scopes->l1[cu].probes[lock].wait;

    if (advance(&scopes->l1[cu], wait))
        return true;
    if (!scopes_planted(scopes, SCOPES_PLANT_EARLY_ACK) || wait->phase != WAIT_WRITES)
        return false;
    wait->write = 0;
    return advance(&scopes->l1[cu], wait);
}

/* Another CU's release leaves the line for operations that are no acquires. It is dropped if there is no entry to say so. */
static void note_release(struct scopes *scopes, uint8_t cu, uint32_t line)
{
    struct scopes_l1 *l1 = &scopes->l1[cu];

    if (scopes_planted(scopes, SCOPES_PLANT_DELEGATE_UNNOTED) || is_promoted(l1, line))
        return;
    if (l1->promoted_count < scopes->config.pa)
        l1->promoted[l1->promoted_count++] = line;
    else
        scopes->port->drop(scopes->context, cu, line, SCOPES_BY_PROBE);
}

/* Performs another CU's operation. The line is written through, because the write must not stay behind here when that CU's
 * wave goes on, and perhaps leaves. Returns false if the line is not here: the home performs it then. */
static bool perform_delegated(struct scopes *scopes, const struct scopes_message *message)
{
    struct scopes_probe *probe = &scopes->l1[message->cu].probes[message->lock];

    SIM_REQUIRE(!(message->flags & SCOPES_DELEGATED) || scopes->config.delegate);
    SIM_REQUIRE(!(message->flags & SCOPES_DELEGATED) || message->asker != message->cu);
    if (!(message->flags & SCOPES_DELEGATED))
        return false;
    if (!scopes->port->present(scopes->context, message->cu, message->op, message->line, true) &&
        !scopes_planted(scopes, SCOPES_PLANT_DELEGATE_ABSENT))
        return false;
    scopes->counters.delegated++;
    probe->flags |= SCOPES_DELEGATED;
    if (!scopes->port->apply_here(scopes->context, message))
        probe->flags |= SCOPES_FAILED;
    if (scopes_planted(scopes, SCOPES_PLANT_DELEGATE_KEPT))
        scopes->port->push(scopes->context, message->cu, message->line);
    else
        scopes->port->clean(scopes->context, message->cu, message->line);
    if (message->flags & SCOPES_RELEASE)
        note_release(scopes, message->cu, message->line);
    return true;
}

/* Looks the marker up, gathers the line and notes the promotion in one step. A release between them would get lost.
 * Returns the number up to which the sFIFO is to be popped. */
static uint64_t take_probe(struct scopes *scopes, const struct scopes_message *message)
{
    struct scopes_l1 *l1 = &scopes->l1[message->cu];
    struct scopes_probe *probe = &l1->probes[message->lock];
    const struct scopes_marker *marker = find_marker(l1, message->line);
    uint64_t until = scopes_fifo_head(l1->fifo);

    SIM_REQUIRE(!marker || marker->entry >= scopes_fifo_head(l1->fifo));
    SIM_REQUIRE(!(message->flags & SCOPES_BLOCK) || scopes->config.mode == SCOPES_BROADCAST);
    if (marker && (message->flags & SCOPES_FLUSH)) {
        until = marker->entry + 1;
        probe->flags |= SCOPES_HIT;
    }
    if (message->flags & SCOPES_FLUSH_ALL)
        until = l1->fifo->next;
    if ((message->flags & SCOPES_DELEGATED) && scopes_planted(scopes, SCOPES_PLANT_DELEGATE_UNFLUSHED))
        until = 0;
    if (!perform_delegated(scopes, message) &&
        (!scopes_planted(scopes, SCOPES_PLANT_TWO_STEPS) || !(probe->flags & SCOPES_HIT)))
        scopes->port->drop(scopes->context, message->cu, message->line, SCOPES_BY_PROBE);
    if (message->flags & SCOPES_PROMOTE)
        promote(scopes, message->cu, message->line);
    SIM_REQUIRE(l1->blocked < SCOPES_LOCKS);
    l1->blocked = (uint8_t)(l1->blocked + ((message->flags & SCOPES_BLOCK) != 0));
    return until;
}

static void end_block(struct scopes *scopes, uint8_t cu)
{
    SIM_REQUIRE(scopes->config.mode == SCOPES_BROADCAST);
    SIM_REQUIRE(scopes->l1[cu].blocked > 0);
    scopes->l1[cu].blocked--;
    scopes_invalidate(scopes, cu, SCOPES_BY_BROADCAST);
    retry_stalled(scopes, cu);
}

/* A probe is served also by an L1 that is blocked for its waves: two requesters may probe each other. */
static void receive_probe(struct scopes *scopes, const struct scopes_message *message)
{
    struct scopes_l1 *l1 = &scopes->l1[message->cu];
    struct scopes_probe *probe = &l1->probes[message->lock];
    uint64_t until = 0;

    SIM_REQUIRE(message->lock < SCOPES_LOCKS);
    SIM_REQUIRE(!probe->busy);
    *probe = (struct scopes_probe){.line = message->line, .busy = true};
    if (message->flags & SCOPES_INVALIDATE)
        end_block(scopes, message->cu);
    else
        until = take_probe(scopes, message);
    begin_wait(l1, &probe->wait, until);
    if (is_probe_over(scopes, message->cu, message->lock))
        finish_probe(scopes, message->cu, message->lock);
}

/* Ends all waits that are over. */
static void progress(struct scopes *scopes, uint8_t cu)
{
    struct scopes_l1 *l1 = &scopes->l1[cu];

    if (!l1->waiting)
        return;
    for (uint8_t i = 0; i < SCOPES_OPS; i++) {
        if (!l1->ops[i].wait.phase || !advance(l1, &l1->ops[i].wait))
            continue;
        SIM_REQUIRE(l1->ops[i].state == OP_FENCE || l1->ops[i].state == OP_FLUSHING);
        if (l1->ops[i].state == OP_FENCE)
            finish(scopes, cu, i);
        else
            send_home(scopes, cu, i);
    }
    for (uint8_t i = 0; i < SCOPES_LOCKS; i++) {
        if (l1->probes[i].wait.phase && is_probe_over(scopes, cu, i))
            finish_probe(scopes, cu, i);
    }
}

/* Answers */

/* An invalidation that an answer asks for. */
static void invalidate(struct scopes *scopes, const struct scopes_message *message, enum scopes_cause cause)
{
    struct scopes_l1 *l1 = &scopes->l1[message->cu];

    if (!scopes->config.epoch || message->epoch == SCOPES_ALL) {
        scopes_invalidate(scopes, message->cu, cause);
        return;
    }
    scopes->counters.invalidations++;
    if (l1->epoch < message->epoch)
        l1->epoch = message->epoch;
    scopes->port->drop_older(scopes->context, message->cu, message->epoch, cause);
}

/* An invalidation that comes with DATA is made also if the fill was cut off: the home has noted it as made. */
static void receive_data(struct scopes *scopes, const struct scopes_message *message, bool cut)
{
    struct scopes_op *o = &scopes->l1[message->cu].ops[message->op];

    SIM_REQUIRE(message->op < SCOPES_OPS);
    SIM_REQUIRE(o->line == message->line);
    SIM_REQUIRE(o->state == OP_FETCHING || (o->state == OP_AT_HOME && scopes->config.hand_over));
    SIM_REQUIRE(!(message->flags & SCOPES_AT_L2) || !(message->flags & SCOPES_HELD));
    o->state = OP_STALLED;
    if (message->flags & SCOPES_INVALIDATE)
        invalidate(scopes, message, SCOPES_BY_MOVE);
    if (scopes->config.delegate)
        forget_promotion(&scopes->l1[message->cu], o->line);
    if (message->flags & SCOPES_AT_L2) {
        o->promoted = true;
        go_home(scopes, message->cu, message->op, true);
    } else {
        if (!cut)
            scopes->port->fill(scopes->context, message);
        begin(scopes, message->cu, message->op);
    }
    retry_stalled(scopes, message->cu);
}

/* Whether the operation invalidates its L1. A broadcast has done so before its answer. */
static bool acquires(const struct scopes *scopes, uint32_t flags)
{
    if (scopes_planted(scopes, SCOPES_PLANT_NO_ACQUIRE) && (flags & SCOPES_REMOTE))
        return false;
    if (!(flags & SCOPES_ACQUIRE) || ((flags & SCOPES_FAILED) && !scopes->config.failed_acquire))
        return false;
    return scopes->config.mode != SCOPES_BROADCAST || !(flags & SCOPES_REMOTE);
}

static void receive_result(struct scopes *scopes, const struct scopes_message *message)
{
    struct scopes_op *o = &scopes->l1[message->cu].ops[message->op];
    bool promoted = o->promoted;

    SIM_REQUIRE(message->op < SCOPES_OPS);
    SIM_REQUIRE(o->line == message->line);
    SIM_REQUIRE(o->state == OP_AT_HOME);
    scopes->port->drop(scopes->context, message->cu, o->line, promoted ? SCOPES_BY_PROMOTED : SCOPES_BY_REQUEST);
    if (acquires(scopes, message->flags))
        invalidate(scopes, message, promoted ? SCOPES_BY_PROMOTED : SCOPES_BY_ACQUIRE);
    finish(scopes, message->cu, message->op);
    retry_stalled(scopes, message->cu);
}

void scopes_receive(struct scopes *scopes, const struct scopes_message *message, bool cut)
{
    SIM_REQUIRE(message->cu < scopes->config.cus);
    SIM_REQUIRE(message->kind >= SCOPES_PROBE && message->kind <= SCOPES_RESULT);
    if (message->kind == SCOPES_PROBE)
        receive_probe(scopes, message);
    else if (message->kind == SCOPES_DATA)
        receive_data(scopes, message, cut);
    else
        receive_result(scopes, message);
}

/* What the L1 reports */

void scopes_invalidate(struct scopes *scopes, uint8_t cu, enum scopes_cause cause)
{
    struct scopes_l1 *l1 = &scopes->l1[cu];

    SIM_REQUIRE(cu < scopes->config.cus);
    scopes->counters.invalidations++;
    scopes->port->drop_all(scopes->context, cu, cause);
    memset(l1->markers, 0, sizeof(l1->markers));
    memset(l1->promoted, 0, sizeof(l1->promoted));
    l1->marker_count = 0;
    l1->promoted_count = 0;
    progress(scopes, cu);
}

uint64_t scopes_write(struct scopes *scopes, uint8_t cu)
{
    SIM_REQUIRE(cu < scopes->config.cus);
    SIM_REQUIRE(scopes->l1[cu].sent - scopes->l1[cu].done < SCOPES_WRITES);
    return scopes->l1[cu].sent++;
}

bool scopes_full(const struct scopes *scopes, uint8_t cu)
{
    const uint32_t kept = SCOPES_MARKERS + SCOPES_OPS; /* dirty lines, and those that operations make dirty */

    SIM_REQUIRE(scopes->l1[cu].sent - scopes->l1[cu].done <= SCOPES_WRITES);
    return scopes->l1[cu].sent - scopes->l1[cu].done >= SCOPES_WRITES - kept;
}

static uint64_t *word_of(struct scopes_l1 *l1, uint64_t number)
{
    return &l1->acknowledged[number % SCOPES_WRITES / 64u];
}

void scopes_written(struct scopes *scopes, uint8_t cu, uint64_t number)
{
    struct scopes_l1 *l1 = &scopes->l1[cu];

    SIM_REQUIRE(number < l1->sent);
    SIM_REQUIRE(number >= l1->done);
    SIM_REQUIRE(!(*word_of(l1, number) & 1ull << number % 64u));
    *word_of(l1, number) |= 1ull << number % 64u;
    while (*word_of(l1, l1->done) & 1ull << l1->done % 64u) {
        *word_of(l1, l1->done) &= ~(1ull << l1->done % 64u);
        l1->done++;
    }
    progress(scopes, cu);
}

void scopes_popped(struct scopes *scopes, uint8_t cu, uint64_t number)
{
    SIM_REQUIRE(number < scopes_fifo_head(scopes->l1[cu].fifo));
    remove_marker(&scopes->l1[cu], number);
    progress(scopes, cu);
}

static bool needs_pops(const struct scopes_l1 *l1, const struct scopes_wait *wait)
{
    return wait->phase == WAIT_POPS && scopes_fifo_head(l1->fifo) < wait->until;
}

enum scopes_owed scopes_owes(const struct scopes *scopes, uint8_t cu)
{
    const struct scopes_l1 *l1 = &scopes->l1[cu];

    for (uint32_t i = 0; l1->waiting && i < SCOPES_OPS; i++) {
        if (needs_pops(l1, &l1->ops[i].wait))
            return SCOPES_OWES_OPERATION;
    }
    for (uint32_t i = 0; l1->waiting && i < SCOPES_LOCKS; i++) {
        if (needs_pops(l1, &l1->probes[i].wait))
            return SCOPES_OWES_PROBE;
    }
    return SCOPES_OWES_NOTHING;
}

bool scopes_blocked(const struct scopes *scopes, uint8_t cu)
{
    SIM_REQUIRE(cu < scopes->config.cus);
    return scopes->l1[cu].blocked != 0;
}

void scopes_init(struct scopes *scopes, const struct scopes_config *config, const struct scopes_port *port,
                 void *context)
{
    SIM_REQUIRE(config->mode < SCOPES_MODES);
    SIM_REQUIRE(config->cus >= 1 && config->cus <= SCOPES_CUS);
    SIM_REQUIRE(config->pa <= SCOPES_PA);
    SIM_REQUIRE(config->owner >= 1 && config->owner <= SCOPES_OWNERS);
    SIM_REQUIRE(config->hints <= SCOPES_HINTS);
    SIM_REQUIRE(!config->epoch || config->mode == SCOPES_REGISTERED);
    SIM_REQUIRE(!config->hand_over || config->mode == SCOPES_REGISTERED);
    SIM_REQUIRE(!config->delegate || config->mode == SCOPES_REGISTERED);
    SIM_REQUIRE(scopes_cu_set_is_empty(scopes->home.live));
    scopes->config = *config;
    scopes->port = port;
    scopes->context = context;
    for (uint8_t cu = 0; cu < config->cus; cu++)
        scopes->home.live = scopes_cu_set_union(scopes->home.live, scopes_cu_set_of(cu));
}
