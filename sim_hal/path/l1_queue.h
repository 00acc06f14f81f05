/*
 * l1_queue.h - the queue of a CU's lines to the L2, in the order of issue, and the answers to requests.
 */
#ifndef SIM_HAL_PATH_L1_QUEUE_H
#define SIM_HAL_PATH_L1_QUEUE_H

#include "engine/require.h"
#include "path/memory_state.h"

/* Appends a line to those that a request sends to the L2, before the request is queued. */
static inline void path_l1_send(struct mem_request_path *path, struct mem_transaction *transaction)
{
    SIM_REQUIRE(transaction >= path->transactions && transaction < path->transactions + MEM_TRANSACTIONS);
    SIM_REQUIRE(!path->send == !path->unsent);
    transaction->next = NULL;
    if (path->send)
        path->last_send->next = transaction;
    else
        path->send = transaction;
    path->last_send = transaction;
    path->unsent++;
    path->outstanding++;
}

/* The dirty bytes saved beside a transaction. */
static inline struct mem_saved_line *path_saved_of(const struct mem_request *request,
                                                   const struct mem_transaction *transaction)
{
    SIM_REQUIRE(request->path->saved);
    return &request->path->saved[transaction - request->path->transactions];
}

/* Writes those bytes of the line at address whose bits are set, at the L2. The rest is for reports: which WG has
 * written them, and where in its program. empty_section: of struct mem_request. */
static inline void path_write_bits(struct path_system *system, uint64_t address, const uint8_t *bytes, uint64_t bits,
                                   const uint32_t *workgroup, uint32_t source_line, bool empty_section, uint64_t now)
{
    SIM_REQUIRE(address % MEM_LINE_BYTES == 0);
    while (bits) {
        uint32_t from = (uint32_t)__builtin_ctzll(bits);
        uint64_t gaps = ~bits >> from;
        uint32_t run = gaps ? (uint32_t)__builtin_ctzll(gaps) : MEM_LINE_BYTES - from;

        path_note_write(system, address + from, bytes + from, run, workgroup, source_line, now);
        mem_l2_write(&system->l2, address + from, bytes + from, run, empty_section, now);
        bits &= ~mem_line_bits(from, from + run);
    }
}

/* Shows the monitor what a load takes of a line: a fill the whole of it, another load the bytes of its lanes. */
void path_show_load(struct path_system *system, const struct mem_request *request,
                    const struct mem_transaction *transaction, bool fills, uint64_t now);

/* Whether lines of the request in the queue keep the address unit from taking instructions: stores that are
 * acknowledged by the L2 are bounded by the counters of their waves, loads and write-backs are not. */
static inline bool path_l1_holds_back(const struct mem_request *request)
{
    return request->access.kind == EXECUTE_ACCESS_LOAD || request->access.kind == EXECUTE_ACCESS_WRITE_BACK;
}

/* The queue's first line sets out. */
void path_l1_begin(struct path_system *system, struct mem_l1 *l1);

/* Appends a request with at least one such line to its CU's queue. */
static inline void path_l1_enqueue(struct path_system *system, struct mem_l1 *l1, struct mem_request *request)
{
    SIM_REQUIRE(request->path->unsent > 0);
    SIM_REQUIRE(l1 == &system->l1s[request->cu]);
    SIM_REQUIRE(!l1->queue || !l1->queue_end->path->queued);
    request->path->queued = NULL;
    if (l1->queue)
        l1->queue_end->path->queued = request;
    else
        l1->queue = request;
    l1->queue_end = request;
    if (path_l1_holds_back(request))
        l1->queued_lines += request->path->unsent;
    if (!l1->arrival.scheduled && !l1->serving)
        path_l1_begin(system, l1);
}

/* Serves the loads of a CU that have waited for a locked line at its home. */
void path_l1_unpark(struct path_system *system, uint32_t cu, uint32_t line);

/* The request has all its answers: completes it. */
void path_finish_request(struct path_system *system, struct mem_request *request);

/* Fire when the first request of a CU's queue reaches its bank, and when a store on its way to a farther bank does. */
void path_l1_arrive(struct clock_event *event, uint64_t cycle);
void path_l1_arrive_late(struct clock_event *event, uint64_t cycle);

#endif
