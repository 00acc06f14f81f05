/* request_pool.c - the pool of requests: one allocation each, used again. */
#include "path/request_pool.h"

#include <stdlib.h>
#include <string.h>

#include "engine/require.h"
#include "path/memory_state.h"

struct path_request_block {
    struct mem_request request;
    struct mem_request_path path;
    struct path_request_block *previous;
    struct mem_saved_line saved[]; /* MEM_TRANSACTIONS when L1s combine, else none */
};

struct mem_request *path_request_acquire(struct path_system *system)
{
    struct mem_request *request = system->unused;
    size_t saved = (system->combines ? MEM_TRANSACTIONS : 0) * sizeof(struct mem_saved_line);
    size_t alignment = _Alignof(struct path_request_block);
    struct path_request_block *block;

    if (request) {
        system->unused = request->next;
        return request;
    }
    block = aligned_alloc(alignment, sizeof(*block) + (saved + alignment - 1) / alignment * alignment);
    if (!block)
        return NULL;
    memset(&block->request, 0, sizeof(block->request));
    block->request.path = &block->path;
    block->path.saved = system->combines ? block->saved : NULL;
    block->path.flush = (struct mem_flush){.waiting = false};
    block->path.sync = (struct mem_path_sync){.system = system};
    block->previous = system->blocks;
    system->blocks = block;
    return &block->request;
}

void path_request_release(struct path_system *system, struct mem_request *request)
{
    SIM_REQUIRE(request != system->unused);
    SIM_REQUIRE(!request->path->flush.waiting);
    SIM_REQUIRE(!request->path->sync.event.scheduled);
    request->next = system->unused;
    system->unused = request;
}

void path_request_pool_free(struct path_system *system)
{
    while (system->blocks) {
        struct path_request_block *block = system->blocks;

        system->blocks = block->previous;
        free(block);
    }
}
