/* scoped_home.c - the home's part of scoped synchronisation. */
#include "path/scoped_home.h"

#include <string.h>

#include "path/l1_queue.h"
#include "path/l2_atomics.h"

static struct gpu_scoped_op *op_of(struct gpu_scoped *scoped, const struct gpu_scopes_message *message)
{
    return &scoped->cus[message->cu].ops[message->op];
}

/* The request is served: it has waited for locks and probes since it reached its bank. */
static void note_wait(struct gpu_scoped *scoped, const struct gpu_scoped_op *op)
{
    uint64_t served = gpu_later(scoped->home_cycle, op->reached);

    scoped->system->counters.scoped.home_wait_cycles += served - op->reached;
}

bool gpu_scoped_apply(void *context, const struct gpu_scopes_message *request)
{
    struct gpu_scoped *scoped = context;
    struct gpu_memory_system *system = scoped->system;
    struct gpu_scoped_op *op = op_of(scoped, request);
    const struct gpu_transaction *transaction = &op->request->path->transactions[op->line];
    bool succeeded;

    note_wait(scoped, op);
    op->left = gpu_l2_perform(system, op->request, transaction, scoped->home_cycle, system->clock->now, &succeeded);
    system->counters.scoped.remote_failed += !succeeded && request->flags & GPU_SCOPES_REMOTE;
    return succeeded;
}

bool gpu_scoped_is_monitored(void *context, uint32_t line)
{
    const struct gpu_scoped *scoped = context;

    return gpu_scoped_monitored(scoped, line);
}

static void deliver(struct gpu_scoped *scoped, struct gpu_scoped_op *op, const struct gpu_scopes_message *message,
                    uint64_t leaves)
{
    op->message = *message;
    op->due = leaves + scoped->system->from_l2;
    gpu_scoped_schedule(scoped, &op->event, op->due);
}

/* The bytes are those of now; the line's time in the bank is a load's. */
static void send_data(struct gpu_scoped *scoped, const struct gpu_scopes_message *message)
{
    struct gpu_memory_system *system = scoped->system;
    struct gpu_scoped_op *op = op_of(scoped, message);
    uint64_t address = (uint64_t)message->line * GPU_LINE_BYTES, now = system->clock->now;
    uint64_t leaves;

    note_wait(scoped, op);
    system->counters.scoped.registrations += (message->flags & GPU_SCOPES_HELD) != 0;
    if (message->flags & GPU_SCOPES_AT_L2) {
        leaves = gpu_l2_message(&system->l2, message->line, scoped->home_cycle, now);
    } else {
        leaves = gpu_l2_access(&system->l2, message->line, GPU_L2_READ, scoped->home_cycle, now);
        gpu_show_read(system, address, GPU_LINE_BYTES, now);
        memcpy(op->bytes, system->memory->bytes + address, GPU_LINE_BYTES);
        op->stamp = scoped->scopes.home.transfers;
    }
    deliver(scoped, op, message, leaves);
}

static uint64_t distance_of(const struct gpu_scoped *scoped, uint32_t line)
{
    return gpu_l2_bank_number(&scoped->system->l2, line) * scoped->system->distance;
}

/* What a bank sends to one L1 about one line arrives in order: an operation that waits for its line is performed before
 * the next remote one takes the line away. Else two CUs could keep a third from ever getting it. */
static uint64_t after_data(const struct gpu_scoped *scoped, const struct gpu_scopes_message *message, uint64_t due)
{
    const struct gpu_l1 *l1 = &scoped->system->l1s[message->cu];
    const struct gpu_scoped_op *ops = scoped->cus[message->cu].ops;

    for (uint32_t i = 0; l1->fetching && i < GPU_SCOPES_OPS; i++) {
        if (l1->fetches[i].active && l1->fetches[i].line == message->line && ops[i].message.kind == GPU_SCOPES_DATA)
            due = gpu_later(due, ops[i].due + 1);
    }
    return due;
}

static void send_probe(struct gpu_scoped *scoped, const struct gpu_scopes_message *message)
{
    struct gpu_scoped_probe *probe = &scoped->cus[message->cu].probes[message->lock];
    uint64_t *port = &scoped->probe_free[gpu_l2_bank_number(&scoped->system->l2, message->line)];
    uint64_t leaves = gpu_later(scoped->home_cycle, *port);
    struct gpu_scoped_counters *counters = &scoped->system->counters.scoped;

    *port = leaves + scoped->probe_cycles;
    counters->probes++;
    counters->recalls += scoped->scopes.home.locks[message->lock].request.kind == GPU_SCOPES_FETCH;
    probe->message = *message;
    probe->due = leaves + scoped->system->from_l2 + distance_of(scoped, message->line);
    probe->due = after_data(scoped, message, probe->due);
    gpu_scoped_schedule(scoped, &probe->event, probe->due);
}

void gpu_scoped_leave_home(struct gpu_scoped *scoped, const struct gpu_scopes_message *message)
{
    struct gpu_scoped_op *op;

    if (message->kind == GPU_SCOPES_PROBE) {
        send_probe(scoped, message);
    } else if (message->op == GPU_SCOPES_NONE) {
        gpu_l1_unpark(scoped->system, message->cu, message->line);
    } else if (message->kind == GPU_SCOPES_DATA) {
        send_data(scoped, message);
    } else {
        op = op_of(scoped, message);
        if (message->flags & GPU_SCOPES_DELEGATED)
            note_wait(scoped, op);
        deliver(scoped, op, message, gpu_later(op->left, scoped->home_cycle));
    }
}

bool gpu_scoped_acknowledge_probe(struct gpu_scoped *scoped, struct gpu_scoped_probe *probe, uint64_t now)
{
    struct gpu_memory_system *system = scoped->system;
    const struct gpu_scopes_message ack = probe->message;
    uint64_t free = system->l1s[ack.cu].send_free + system->to_l2;

    if (free > now) {
        probe->due = free;
        return false;
    }
    system->l1s[ack.cu].send_free = now - system->to_l2 + 1;
    system->counters.scoped.probe_hits += (ack.flags & GPU_SCOPES_HIT) != 0;
    scoped->home_cycle = gpu_l2_message(&system->l2, ack.line, now, now);
    gpu_scopes_home_receive(&scoped->scopes, &ack);
    return true;
}
