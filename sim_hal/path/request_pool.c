/* request_pool.c - the pool of requests: one allocation each, used again. */
#include "path/request_pool.h"

#include <stdlib.h>
#include <string.h>

#include "path/memory_state.h"

struct gpu_request_block {
    struct gpu_request request;
    struct gpu_request_path path;
    struct gpu_request_block *previous;
    struct gpu_saved_line saved[]; /* GPU_TRANSACTIONS when L1s combine, else none */
};

struct gpu_request *gpu_request_acquire(struct gpu_memory_system *system)
{
    struct gpu_request *request = system->unused;
    size_t saved = (system->combines ? GPU_TRANSACTIONS : 0) * sizeof(struct gpu_saved_line);
    size_t alignment = _Alignof(struct gpu_request_block);
    struct gpu_request_block *block;

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
    block->path.flush = (struct gpu_flush){.waiting = false};
    block->path.sync = (struct gpu_path_sync){.system = system};
    block->previous = system->blocks;
    system->blocks = block;
    return &block->request;
}

void gpu_request_release(struct gpu_memory_system *system, struct gpu_request *request)
{
    request->next = system->unused;
    system->unused = request;
}

void gpu_request_pool_free(struct gpu_memory_system *system)
{
    while (system->blocks) {
        struct gpu_request_block *block = system->blocks;

        system->blocks = block->previous;
        free(block);
    }
}
