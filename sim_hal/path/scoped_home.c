/* scoped_home.c - the home's part of scoped synchronisation. */
#include "path/scoped_home.h"

#include <string.h>

#include "engine/require.h"
#include "path/l1_queue.h"
#include "path/l2_atomics.h"

static struct path_scoped_op *op_of(struct path_scoped *scoped, const struct scopes_message *message)
{
    SIM_REQUIRE(message->cu < scoped->system->cus);
    SIM_REQUIRE(message->op < SCOPES_OPS);
    SIM_REQUIRE(scoped->cus[message->cu].ops[message->op].request);
    return &scoped->cus[message->cu].ops[message->op];
}

/* The request is served: it has waited for locks and probes since it reached its bank. */
static void note_wait(struct path_scoped *scoped, const struct path_scoped_op *op)
{
    uint64_t served = path_later(scoped->home_cycle, op->reached);

    scoped->system->counters.scoped.home_wait_cycles += served - op->reached;
}

bool path_scoped_apply(void *context, const struct scopes_message *request)
{
    struct path_scoped *scoped = context;
    struct path_system *system = scoped->system;
    struct path_scoped_op *op = op_of(scoped, request);
    const struct mem_transaction *transaction = &op->request->path->transactions[op->line];
    bool succeeded;

    SIM_REQUIRE(transaction->line == request->line);
    note_wait(scoped, op);
    path_note_asked(system, transaction->line);
    op->left = path_l2_perform(system, op->request, transaction, scoped->home_cycle, system->clock->now, &succeeded);
    system->counters.scoped.remote_failed += !succeeded && request->flags & SCOPES_REMOTE;
    return succeeded;
}

bool path_scoped_is_monitored(void *context, uint32_t line)
{
    const struct path_scoped *scoped = context;

    return path_scoped_monitored(scoped, line);
}

static void deliver(struct path_scoped *scoped, struct path_scoped_op *op, const struct scopes_message *message,
                    uint64_t leaves)
{
    SIM_REQUIRE(!op->event.scheduled);
    op->message = *message;
    op->due = leaves + scoped->system->from_l2;
    path_scoped_schedule(scoped, &op->event, op->due);
}

/* The bytes are those of now; the line's time in the bank is a load's. */
static void send_data(struct path_scoped *scoped, const struct scopes_message *message)
{
    struct path_system *system = scoped->system;
    struct path_scoped_op *op = op_of(scoped, message);
    uint64_t address = (uint64_t)message->line * MEM_LINE_BYTES, now = system->clock->now;
    uint64_t leaves;

    SIM_REQUIRE(message->kind == SCOPES_DATA);
    note_wait(scoped, op);
    system->counters.scoped.registrations += (message->flags & SCOPES_HELD) != 0;
    if (message->flags & SCOPES_AT_L2) {
        leaves = mem_l2_message(&system->l2, message->line, scoped->home_cycle, now);
    } else {
        leaves = mem_l2_access(&system->l2, message->line, MEM_L2_READ, scoped->home_cycle, now);
        path_show_read(system, address, MEM_LINE_BYTES, now);
        memcpy(op->bytes, system->memory->bytes + address, MEM_LINE_BYTES);
        op->stamp = scoped->scopes.home.transfers;
    }
    deliver(scoped, op, message, leaves);
}

static uint64_t distance_of(const struct path_scoped *scoped, uint32_t line)
{
    return mem_l2_bank_number(&scoped->system->l2, line) * scoped->system->distance;
}

/* What a bank sends to one L1 about one line arrives in order: an operation that waits for its line is performed before
 * the next remote one takes the line away. Else two CUs could keep a third from ever getting it. */
static uint64_t after_data(const struct path_scoped *scoped, const struct scopes_message *message, uint64_t due)
{
    const struct mem_l1 *l1 = &scoped->system->l1s[message->cu];
    const struct path_scoped_op *ops = scoped->cus[message->cu].ops;

    for (uint32_t i = 0; l1->fetching && i < SCOPES_OPS; i++) {
        if (l1->fetches[i].active && l1->fetches[i].line == message->line && ops[i].message.kind == SCOPES_DATA)
            due = path_later(due, ops[i].due + 1);
    }
    return due;
}

static void send_probe(struct path_scoped *scoped, const struct scopes_message *message)
{
    struct path_scoped_probe *probe = &scoped->cus[message->cu].probes[message->lock];
    uint64_t *port = &scoped->probe_free[mem_l2_bank_number(&scoped->system->l2, message->line)];
    uint64_t leaves = path_later(scoped->home_cycle, *port);
    struct mem_scoped_counters *counters = &scoped->system->counters.scoped;

    SIM_REQUIRE(message->lock < SCOPES_LOCKS);
    SIM_REQUIRE(!probe->event.scheduled);
    *port = leaves + scoped->probe_cycles;
    counters->probes++;
    counters->recalls += scoped->scopes.home.locks[message->lock].request.kind == SCOPES_FETCH;
    probe->message = *message;
    probe->due = leaves + scoped->system->from_l2 + distance_of(scoped, message->line);
    probe->due = after_data(scoped, message, probe->due);
    path_scoped_schedule(scoped, &probe->event, probe->due);
}

void path_scoped_leave_home(struct path_scoped *scoped, const struct scopes_message *message)
{
    struct path_scoped_op *op;

    SIM_REQUIRE(message->kind >= SCOPES_PROBE && message->kind <= SCOPES_RESULT);
    if (message->kind == SCOPES_PROBE) {
        send_probe(scoped, message);
    } else if (message->op == SCOPES_NONE) {
        path_l1_unpark(scoped->system, message->cu, message->line);
    } else if (message->kind == SCOPES_DATA) {
        send_data(scoped, message);
    } else {
        op = op_of(scoped, message);
        if (message->flags & SCOPES_DELEGATED)
            note_wait(scoped, op);
        deliver(scoped, op, message, path_later(op->left, scoped->home_cycle));
    }
}

bool path_scoped_acknowledge_probe(struct path_scoped *scoped, struct path_scoped_probe *probe, uint64_t now)
{
    struct path_system *system = scoped->system;
    const struct scopes_message ack = probe->message;
    uint64_t free = system->l1s[ack.cu].send_free + system->to_l2;

    SIM_REQUIRE(ack.kind == SCOPES_ACK);
    if (free > now) {
        probe->due = free;
        return false;
    }
    system->l1s[ack.cu].send_free = now - system->to_l2 + 1;
    system->counters.scoped.probe_hits += (ack.flags & SCOPES_HIT) != 0;
    scoped->home_cycle = mem_l2_message(&system->l2, ack.line, now, now);
    scopes_home_receive(&scoped->scopes, &ack);
    return true;
}
