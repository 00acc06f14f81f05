/* pools.c - memory pools, all of them in the window, and pages of the host that join it. */
#include "hsa/pools.h"

#include <pthread.h>
#include <stdlib.h>
#include <string.h>

#include "hsa/answers.h"
#include "mem/pages.h"

#define COUNT(table)      (uint32_t)(sizeof(table) / sizeof((table)[0]))
#define FLAG_KERNARG      1u
#define FLAG_FINE         2u
#define FLAG_COARSE       4u
#define SEGMENT_GLOBAL    0u
#define SEGMENT_GROUP     3u
#define GROUP_BYTES       65536u
#define LINK_PCIE         2u
#define ACCESS_NEVER      0u
#define ACCESS_BY_DEFAULT 1u

static const struct pool {
    uint64_t agent;
    uint32_t segment, flags;
} pools[] = {
    /* The handle of a pool is its place from 1 on. */
    {HSA_CPU, SEGMENT_GLOBAL, FLAG_FINE},
    {HSA_CPU, SEGMENT_GLOBAL, FLAG_FINE | FLAG_KERNARG},
    {HSA_CPU, SEGMENT_GLOBAL, FLAG_COARSE},
    {HSA_GPU, SEGMENT_GLOBAL, FLAG_COARSE},
    {HSA_GPU, SEGMENT_GROUP, 0},
};

/* Memory that was allocated, or pages of the host that are locked. */
struct block {
    struct block *next;
    const struct pool *pool;
    uint64_t address; /* in the window */
    uint64_t bytes;
    uint8_t *host;  /* locked: where the program has it; else the same as address */
    uint8_t *pages; /* locked: the whole pages */
    uint32_t locks; /* 0: allocated */
};

static struct {
    pthread_mutex_t lock;
    struct block *first;
} blocks = {.lock = PTHREAD_MUTEX_INITIALIZER};

static const struct pool *find_pool(struct hsa_handle handle)
{
    return handle.handle >= 1 && handle.handle <= COUNT(pools) ? &pools[handle.handle - 1] : NULL;
}

static uint8_t *pointer(uint64_t address)
{
    return (uint8_t *)(uintptr_t)address; /* NOLINT(performance-no-int-to-ptr): the window has the host's addresses */
}

/* ---- queries ---- */

hsa_code hsa_amd_agent_iterate_memory_pools(struct hsa_handle agent,
                                            hsa_code (*callback)(struct hsa_handle pool, void *data), void *data)
{
    hsa_code status = HSA_SUCCESS;

    for (uint32_t i = 0; i < COUNT(pools) && status == HSA_SUCCESS; i++)
        if (pools[i].agent == agent.handle)
            status = callback((struct hsa_handle){i + 1u}, data);
    return status;
}

hsa_code hsa_amd_memory_pool_get_info(struct hsa_handle handle, uint32_t attribute, void *value)
{
    const struct pool *pool = find_pool(handle);
    size_t size;

    if (!hsa_is_up())
        return HSA_NOT_INITIALIZED;
    if (!pool)
        return HSA_INVALID_POOL;
    size = pool->segment == SEGMENT_GROUP ? GROUP_BYTES : hsa_front()->options.parameters.memory_mb << 20;
    const struct hsa_answer table[] = {
        {0, HSA_VALUE(uint32_t, pool->segment)},
        {1, HSA_VALUE(uint32_t, pool->flags)},
        {2, HSA_VALUE(size_t, size)},
        {5, HSA_VALUE(bool, pool->segment == SEGMENT_GLOBAL)},
        {6, HSA_VALUE(size_t, MEM_PAGE_BYTES)},
        {7, HSA_VALUE(size_t, MEM_PAGE_BYTES)},
        {15, HSA_VALUE(bool, pool->segment == SEGMENT_GLOBAL)},
        {16, HSA_VALUE(size_t, size)},
    };

    return hsa_answer(table, COUNT(table), attribute, value);
}

hsa_code hsa_amd_agent_memory_pool_get_info(struct hsa_handle agent, struct hsa_handle handle, uint32_t attribute,
                                            void *value)
{
    const struct pool *pool = find_pool(handle);

    if (!pool)
        return HSA_INVALID_POOL;
    const uint32_t hops = pool->agent != agent.handle;
    const struct hsa_answer table[] = {
        {0, HSA_VALUE(uint32_t, pool->segment == SEGMENT_GLOBAL ? ACCESS_BY_DEFAULT : ACCESS_NEVER)},
        {1, HSA_VALUE(uint32_t, hops)},
        {2, HSA_VALUE(struct hsa_link, .atomics32 = true, .atomics64 = true, .coherent = true, .kind = LINK_PCIE)},
    };

    return attribute == 2 && !hops ? HSA_SUCCESS : hsa_answer(table, COUNT(table), attribute, value);
}

hsa_code hsa_amd_agents_allow_access(uint32_t count, const struct hsa_handle *agents, const uint32_t *flags,
                                     const void *at)
{
    (void)count, (void)agents, (void)flags, (void)at; /* all have it */
    return HSA_SUCCESS;
}

/* ---- blocks: the lock is held ---- */

static struct block *find_block(const void *at)
{
    for (struct block *block = blocks.first; block; block = block->next)
        if ((uintptr_t)at - (uintptr_t)block->host < block->bytes)
            return block;
    return NULL;
}

static struct block *add_block(const struct block *from)
{
    struct block *block = malloc(sizeof(*block));

    if (!block)
        return NULL;
    *block = *from;
    block->next = blocks.first;
    blocks.first = block;
    return block;
}

static void drop_block(struct block *block)
{
    struct block **link = &blocks.first;

    while (*link != block)
        link = &(*link)->next;
    *link = block->next;
    free(block);
}

/* ---- allocation ---- */

hsa_code hsa_amd_memory_pool_allocate(struct hsa_handle handle, size_t bytes, uint32_t flags, void **at)
{
    struct block block = {.pool = find_pool(handle), .bytes = bytes};
    bool kept;

    (void)flags;
    if (!hsa_is_up())
        return HSA_NOT_INITIALIZED;
    if (!block.pool)
        return HSA_INVALID_POOL;
    if (!bytes || !at || block.pool->segment != SEGMENT_GLOBAL)
        return HSA_INVALID_ARGUMENT;
    block.address = runtime_allocate(hsa_front()->runtime,
                                     (bytes + MEM_PAGE_BYTES - 1) / MEM_PAGE_BYTES * MEM_PAGE_BYTES, MEM_PAGE_BYTES);
    if (!block.address)
        return HSA_OUT_OF_RESOURCES;
    block.host = pointer(block.address);
    pthread_mutex_lock(&blocks.lock);
    kept = add_block(&block) != NULL;
    pthread_mutex_unlock(&blocks.lock);
    if (!kept) {
        runtime_release(hsa_front()->runtime, block.address);
        return HSA_OUT_OF_RESOURCES;
    }
    *at = block.host;
    return HSA_SUCCESS;
}

hsa_code hsa_amd_memory_pool_free(void *at)
{
    struct block *block;
    bool found;

    if (!hsa_is_up())
        return HSA_NOT_INITIALIZED;
    pthread_mutex_lock(&blocks.lock);
    block = find_block(at);
    found = block && !block->locks && block->host == at;
    if (found)
        drop_block(block);
    pthread_mutex_unlock(&blocks.lock);
    if (!found)
        return HSA_INVALID_ALLOCATION;
    return runtime_release(hsa_front()->runtime, (uintptr_t)at) ? HSA_SUCCESS : HSA_INVALID_ALLOCATION;
}

/* ---- locked pages: the lock is held ---- */

static uint64_t whole_bytes(const struct block *block)
{
    uint64_t end = (uintptr_t)block->host + block->bytes;

    return (end + MEM_PAGE_BYTES - 1) / MEM_PAGE_BYTES * MEM_PAGE_BYTES - (uintptr_t)block->pages;
}

/* Whether other locks need some of the pages. */
static bool is_shared(const struct block *block)
{
    uintptr_t start = (uintptr_t)block->pages, end = start + whole_bytes(block);

    for (const struct block *other = blocks.first; other; other = other->next) {
        uintptr_t from = (uintptr_t)other->pages;

        if (other != block && other->locks && from < end && start < from + whole_bytes(other))
            return true;
    }
    return false;
}

static hsa_code join(struct block *block)
{
    struct runtime *runtime = hsa_front()->runtime;
    const struct mem *memory = gpu_memory(runtime_gpu(runtime));
    uint64_t bytes = whole_bytes(block), room;

    block->address = mem_find_pages(memory, block->pages, bytes);
    if (!block->address) {
        /* Of pages that others have locked already the two places would not be one. */
        if (is_shared(block))
            return HSA_OUT_OF_RESOURCES;
        room = runtime_allocate(runtime, bytes, MEM_PAGE_BYTES);
        if (!room || !mem_join_pages(memory, room, block->pages, bytes))
            return HSA_OUT_OF_RESOURCES;
        block->address = room;
    }
    block->address += (uintptr_t)block->host - (uintptr_t)block->pages;
    return add_block(block) ? HSA_SUCCESS : HSA_OUT_OF_RESOURCES;
}

static hsa_code lock_pages(void *host, size_t bytes, void **agent)
{
    struct block *known = find_block(host);
    struct block block = {.pool = &pools[0], .bytes = bytes, .host = host, .locks = 1};
    hsa_code status;

    /* Memory of the window needs nothing, and what is locked stays so. */
    if (known && (uintptr_t)host - (uintptr_t)known->host + bytes <= known->bytes) {
        known->locks += known->locks != 0;
        *agent = pointer(known->address + ((uintptr_t)host - (uintptr_t)known->host));
        return HSA_SUCCESS;
    }
    block.pages = pointer((uintptr_t)host / MEM_PAGE_BYTES * MEM_PAGE_BYTES);
    status = join(&block);
    if (status == HSA_SUCCESS)
        *agent = pointer(block.address);
    return status;
}

hsa_code hsa_amd_memory_lock(void *host, size_t bytes, struct hsa_handle *agents, int count, void **agent)
{
    hsa_code status;

    (void)agents, (void)count;
    if (!hsa_is_up())
        return HSA_NOT_INITIALIZED;
    if (!host || !bytes || !agent)
        return HSA_INVALID_ARGUMENT;
    pthread_mutex_lock(&blocks.lock);
    status = lock_pages(host, bytes, agent);
    pthread_mutex_unlock(&blocks.lock);
    if (status != HSA_SUCCESS)
        hsa_say("memory of the program at %p could not be shared with the GPU", host);
    return status;
}

hsa_code hsa_amd_memory_lock_to_pool(void *host, size_t bytes, struct hsa_handle *agents, int count,
                                     struct hsa_handle pool, uint32_t flags, void **agent)
{
    (void)pool, (void)flags;
    return hsa_amd_memory_lock(host, bytes, agents, count, agent);
}

/* Pages stay where they are when the last lock ends: they are found again by the next one. */
hsa_code hsa_amd_memory_unlock(void *host)
{
    struct block *block;

    if (!hsa_is_up())
        return HSA_NOT_INITIALIZED;
    pthread_mutex_lock(&blocks.lock);
    block = find_block(host);
    if (block && block->locks && --block->locks == 0)
        drop_block(block);
    pthread_mutex_unlock(&blocks.lock);
    return block ? HSA_SUCCESS : HSA_INVALID_ARGUMENT;
}

void hsa_pools_forget(void)
{
    while (blocks.first)
        drop_block(blocks.first);
}

hsa_code hsa_memory_register(void *at, size_t bytes)
{
    (void)at, (void)bytes; /* only a hint */
    return HSA_SUCCESS;
}

hsa_code hsa_memory_deregister(void *at, size_t bytes)
{
    (void)at, (void)bytes;
    return HSA_SUCCESS;
}

/* ---- what a pointer points to ---- */

static void describe(const void *at, struct hsa_pointer *info)
{
    const struct block *block = find_block(at);

    if (!block)
        return;
    info->kind = block->locks ? HSA_POINTER_LOCKED : HSA_POINTER_ALLOCATED;
    info->agent_base = pointer(block->address);
    info->host_base = block->host;
    info->bytes = block->bytes;
    info->owner.handle = block->pool->agent;
    info->flags = block->pool->flags;
}

hsa_code hsa_amd_pointer_info(const void *at, struct hsa_pointer *info, void *(*allocate)(size_t), uint32_t *count,
                              struct hsa_handle **agents)
{
    struct hsa_pointer whole = {.size = sizeof(whole)};

    if (!hsa_is_up())
        return HSA_NOT_INITIALIZED;
    if (!at || !info)
        return HSA_INVALID_ARGUMENT;
    pthread_mutex_lock(&blocks.lock);
    describe(at, &whole);
    pthread_mutex_unlock(&blocks.lock);
    if (info->size < whole.size)
        whole.size = info->size;
    memcpy(info, &whole, whole.size);
    if (!allocate || !count || !agents)
        return HSA_SUCCESS;
    *count = whole.kind == HSA_POINTER_UNKNOWN ? 0 : 2;
    *agents = *count ? allocate(2 * sizeof(**agents)) : NULL;
    if (*count && !*agents)
        return HSA_OUT_OF_RESOURCES;
    for (uint32_t i = 0; i < *count; i++)
        (*agents)[i].handle = HSA_CPU + i;
    return HSA_SUCCESS;
}
