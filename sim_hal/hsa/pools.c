/* pools.c - memory pools, all of them in the window, and pages of the host that join it. */
#define _POSIX_C_SOURCE 200809L
#include "hsa/pools.h"

#include <pthread.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>

#include "hsa/answers.h"
#include "hsa/attributes.h"
#include "mem/pages.h"

#define COUNT(table)     (uint32_t)(sizeof(table) / sizeof((table)[0]))
#define GROUP_BYTES      65536u
#define LARGE_PAGE_BYTES (UINT64_C(1) << 21)

static const struct pool {
    uint64_t agent;
    uint32_t segment, flags;
} pools[] = {
    /* The handle of a pool is its place from 1 on. */
    {HSA_CPU, HSA_SEGMENT_GLOBAL, HSA_POOL_FINE_GRAINED},
    {HSA_CPU, HSA_SEGMENT_GLOBAL, HSA_POOL_FINE_GRAINED | HSA_POOL_KERNARG_INIT},
    {HSA_CPU, HSA_SEGMENT_GLOBAL, HSA_POOL_COARSE_GRAINED},
    {HSA_GPU, HSA_SEGMENT_GLOBAL, HSA_POOL_COARSE_GRAINED},
    {HSA_GPU, HSA_SEGMENT_GROUP, 0},
};

/* Whole pages of the host that have a place in the window as well. Areas have no pages in common. */
struct area {
    struct area *next;
    uint8_t *pages;
    uint64_t bytes;
    uint64_t address; /* in the window */
    uint32_t uses;    /* blocks */
    struct mem_lent lent;
};

/* Memory that was allocated, or pages of the host that are locked. */
struct block {
    struct block *next;
    const struct pool *pool;
    uint64_t address; /* in the window */
    uint64_t bytes;
    uint8_t *host;  /* locked: where the program has it; else the same as address */
    uint32_t locks; /* 0: allocated */
    uint64_t view;  /* locked: a place in the window for its pages, if several areas have them; else 0 */
};

/* Whole pages, by addresses of the host. */
struct pages {
    uintptr_t start, end;
};

static struct {
    pthread_mutex_t lock;
    struct block *first;
    struct area *areas;
} blocks = {.lock = PTHREAD_MUTEX_INITIALIZER};

static const struct pool *find_pool(struct hsa_handle handle)
{
    return handle.handle >= 1 && handle.handle <= COUNT(pools) ? &pools[handle.handle - 1] : NULL;
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
    size = pool->segment == HSA_SEGMENT_GROUP ? GROUP_BYTES : hsa_front()->options.parameters.memory_mb << 20;
    const struct hsa_answer table[] = {
        {HSA_POOL_SEGMENT, HSA_VALUE(uint32_t, pool->segment)},
        {HSA_POOL_GLOBAL_FLAGS, HSA_VALUE(uint32_t, pool->flags)},
        {HSA_POOL_SIZE, HSA_VALUE(size_t, size)},
        {HSA_POOL_RUNTIME_ALLOC_ALLOWED, HSA_VALUE(bool, pool->segment == HSA_SEGMENT_GLOBAL)},
        {HSA_POOL_RUNTIME_ALLOC_GRANULE, HSA_VALUE(size_t, MEM_PAGE_BYTES)},
        {HSA_POOL_RUNTIME_ALLOC_ALIGNMENT, HSA_VALUE(size_t, MEM_PAGE_BYTES)},
        {HSA_POOL_ACCESSIBLE_BY_ALL, HSA_VALUE(bool, pool->segment == HSA_SEGMENT_GLOBAL)},
        {HSA_POOL_ALLOC_MAX_SIZE, HSA_VALUE(size_t, size)},
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
        {HSA_AGENT_POOL_ACCESS, HSA_VALUE(uint32_t, pool->segment == HSA_SEGMENT_GLOBAL ? HSA_ACCESS_ALLOWED_BY_DEFAULT
                                                                                        : HSA_ACCESS_NEVER_ALLOWED)},
        {HSA_AGENT_POOL_NUM_LINK_HOPS, HSA_VALUE(uint32_t, hops)},
        {HSA_AGENT_POOL_LINK_INFO,
         HSA_VALUE(struct hsa_link, .atomics32 = true, .atomics64 = true, .coherent = true, .kind = HSA_LINK_PCIE)},
    };

    return attribute == HSA_AGENT_POOL_LINK_INFO && !hops ? HSA_SUCCESS
                                                          : hsa_answer(table, COUNT(table), attribute, value);
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

/* Large memory begins where pages of 2 MiB do: malloc of AMD's device library finds its own tables by this. */
static uint64_t alignment_of(uint64_t bytes)
{
    uint64_t alignment = MEM_PAGE_BYTES;

    while (alignment < LARGE_PAGE_BYTES && 2 * alignment <= bytes)
        alignment *= 2;
    return alignment;
}

hsa_code hsa_amd_memory_pool_allocate(struct hsa_handle handle, size_t bytes, uint32_t flags, void **at)
{
    struct block block = {.pool = find_pool(handle), .bytes = bytes};
    bool kept;

    (void)flags;
    if (!hsa_is_up())
        return HSA_NOT_INITIALIZED;
    if (!block.pool)
        return HSA_INVALID_POOL;
    if (!bytes || !at || block.pool->segment != HSA_SEGMENT_GLOBAL)
        return HSA_INVALID_ARGUMENT;
    block.address = runtime_allocate(
        hsa_front()->runtime, (bytes + MEM_PAGE_BYTES - 1) / MEM_PAGE_BYTES * MEM_PAGE_BYTES, alignment_of(bytes));
    if (!block.address)
        return HSA_OUT_OF_RESOURCES;
    block.host = hsa_pointer(block.address);
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
    if (!at)
        return HSA_SUCCESS;
    pthread_mutex_lock(&blocks.lock);
    block = find_block(at);
    found = block && !block->locks && block->host == at;
    if (found)
        drop_block(block);
    pthread_mutex_unlock(&blocks.lock);
    if (found && runtime_release(hsa_front()->runtime, (uintptr_t)at))
        return HSA_SUCCESS;
    hsa_say("hsa_amd_memory_pool_free: no allocation begins at %p", at);
    return HSA_INVALID_ALLOCATION;
}

/* ---- locked pages: the lock is held ---- */

static struct pages pages_of(const struct block *block)
{
    uintptr_t start = (uintptr_t)block->host / MEM_PAGE_BYTES * MEM_PAGE_BYTES;
    uint64_t end = (uintptr_t)block->host + block->bytes;

    return (struct pages){start, (end + MEM_PAGE_BYTES - 1) / MEM_PAGE_BYTES * MEM_PAGE_BYTES};
}

/* What an area has of some pages; empty: nothing. */
static struct pages common(const struct area *area, struct pages pages)
{
    uintptr_t start = (uintptr_t)area->pages, end = start + area->bytes;
    struct pages both = {start > pages.start ? start : pages.start, end < pages.end ? end : pages.end};

    return both.start < both.end ? both : (struct pages){0, 0};
}

static bool make_area(uint8_t *pages, uint64_t bytes)
{
    struct runtime *runtime = hsa_front()->runtime;
    struct area *area = malloc(sizeof(*area));

    if (!area)
        return false;
    *area = (struct area){.next = blocks.areas,
                          .pages = pages,
                          .bytes = bytes,
                          .address = runtime_allocate(runtime, bytes, MEM_PAGE_BYTES)};
    if (area->address && mem_lend_pages(&area->lent, gpu_memory(runtime_gpu(runtime)), area->address, pages, bytes)) {
        blocks.areas = area;
        return true;
    }
    runtime_release(runtime, area->address);
    free(area);
    return false;
}

static const struct area *area_at(uintptr_t at)
{
    for (const struct area *area = blocks.areas; area; area = area->next)
        if (at - (uintptr_t)area->pages < area->bytes)
            return area;
    return NULL;
}

/* Where the first area begins that has some of the pages, or where the pages end. */
static uintptr_t next_area(struct pages pages)
{
    uintptr_t start = pages.end;

    for (const struct area *area = blocks.areas; area; area = area->next) {
        const struct pages both = common(area, pages);

        if (both.end && both.start < start)
            start = both.start;
    }
    return start;
}

/* Makes areas of pages that are in none. */
static bool fill_gaps(struct pages pages)
{
    while (pages.start < pages.end) {
        const struct area *here = area_at(pages.start);
        uintptr_t end = here ? (uintptr_t)here->pages + here->bytes : next_area(pages);

        if (!here && !make_area(hsa_pointer(pages.start), end - pages.start))
            return false;
        pages.start = end;
    }
    return true;
}

/* Gives pages that are not locked any more memory of their own, and their place in the window back. */
static void drop_area(struct area *left)
{
    struct area **link = &blocks.areas;

    if (!mem_return_pages(&left->lent))
        return;
    runtime_release(hsa_front()->runtime, left->address);
    while (*link != left)
        link = &(*link)->next;
    *link = left->next;
    free(left);
}

static void enter_areas(struct pages pages)
{
    for (struct area *area = blocks.areas; area; area = area->next)
        area->uses += common(area, pages).end != 0;
}

static void leave_areas(struct pages pages)
{
    struct area *next;

    for (struct area *area = blocks.areas; area; area = next) {
        next = area->next;
        if (common(area, pages).end && --area->uses == 0)
            drop_area(area);
    }
}

static void drop_view(const struct block *block)
{
    struct runtime *runtime = hsa_front()->runtime;
    const struct pages pages = pages_of(block);

    /* A place that stays a mirror may not be given to others. */
    if (block->view &&
        mem_mirror_pages(gpu_memory(runtime_gpu(runtime)), block->view, block->view, pages.end - pages.start))
        runtime_release(runtime, block->view);
}

/* Has pages of several areas lie one after the other at another place in the window. */
static bool make_view(struct block *block)
{
    struct runtime *runtime = hsa_front()->runtime;
    const struct mem *memory = gpu_memory(runtime_gpu(runtime));
    const struct pages pages = pages_of(block);
    bool good;

    block->view = runtime_allocate(runtime, pages.end - pages.start, MEM_PAGE_BYTES);
    good = block->view != 0;
    for (struct area *area = blocks.areas; area && good; area = area->next) {
        const struct pages both = common(area, pages);

        good = !both.end ||
               (mem_join_lent(&area->lent) &&
                mem_mirror_pages(memory, block->view + (both.start - pages.start),
                                 area->address + (both.start - (uintptr_t)area->pages), both.end - both.start));
    }
    if (!good)
        drop_view(block);
    return good;
}

/* Finds the place of a block in the window, all of whose pages are in areas. */
static bool find_place(struct block *block)
{
    const struct pages pages = pages_of(block);

    for (const struct area *area = blocks.areas; area; area = area->next) {
        const struct pages both = common(area, pages);

        if (both.start != pages.start || both.end != pages.end)
            continue;
        block->address = area->address + ((uintptr_t)block->host - (uintptr_t)area->pages);
        return true;
    }
    if (!make_view(block))
        return false;
    block->address = block->view + ((uintptr_t)block->host - pages.start);
    return true;
}

static bool join(struct block *block)
{
    const struct pages pages = pages_of(block);
    bool good = fill_gaps(pages);

    enter_areas(pages);
    if (good && find_place(block)) {
        if (add_block(block))
            return true;
        drop_view(block);
    }
    leave_areas(pages);
    return false;
}

/* The lock that begins at an address, of this many bytes if that is not 0; the last one of several. */
static struct block *find_lock(const void *host, size_t bytes)
{
    for (struct block *block = blocks.first; block; block = block->next)
        if (block->locks && block->host == host && (!bytes || block->bytes == bytes))
            return block;
    return NULL;
}

static hsa_code lock_pages(void *host, size_t bytes, void **agent)
{
    struct block *known = find_block(host), *same = find_lock(host, bytes);
    struct block block = {.pool = &pools[0], .bytes = bytes, .host = host, .locks = 1};

    /* Memory of the window needs nothing. */
    if (known && !known->locks && (uintptr_t)host - (uintptr_t)known->host + bytes <= known->bytes) {
        *agent = host;
        return HSA_SUCCESS;
    }
    if (same)
        same->locks++;
    else if (!join(&block))
        return HSA_OUT_OF_RESOURCES;
    *agent = hsa_pointer(same ? same->address : block.address);
    return HSA_SUCCESS;
}

static void unlock_pages(struct block *block)
{
    drop_view(block);
    leave_areas(pages_of(block));
    drop_block(block);
}

hsa_code hsa_amd_memory_lock(void *host, size_t bytes, struct hsa_handle *agents, int count, void **agent)
{
    static bool said;
    hsa_code status;

    (void)agents, (void)count;
    if (!hsa_is_up())
        return HSA_NOT_INITIALIZED;
    if (!host || !bytes || !agent)
        return HSA_INVALID_ARGUMENT;
    pthread_mutex_lock(&blocks.lock);
    status = lock_pages(host, bytes, agent);
    pthread_mutex_unlock(&blocks.lock);
    /* HIP asks for each piece that it copies, and does without. */
    if (status != HSA_SUCCESS && !__atomic_exchange_n(&said, true, __ATOMIC_RELAXED))
        hsa_say("memory of the program at %p could not be shared with the GPU", host);
    return status;
}

hsa_code hsa_amd_memory_lock_to_pool(void *host, size_t bytes, struct hsa_handle *agents, int count,
                                     struct hsa_handle pool, uint32_t flags, void **agent)
{
    (void)pool, (void)flags;
    return hsa_amd_memory_lock(host, bytes, agents, count, agent);
}

hsa_code hsa_amd_memory_unlock(void *host)
{
    struct block *block;

    if (!hsa_is_up())
        return HSA_NOT_INITIALIZED;
    pthread_mutex_lock(&blocks.lock);
    block = find_lock(host, 0);
    if (!block)
        block = find_block(host);
    if (block && block->locks && --block->locks == 0)
        unlock_pages(block);
    pthread_mutex_unlock(&blocks.lock);
    return block ? HSA_SUCCESS : HSA_INVALID_ARGUMENT;
}

void hsa_pools_forget(void)
{
    while (blocks.first) {
        if (blocks.first->locks)
            unlock_pages(blocks.first);
        else
            drop_block(blocks.first);
    }
}

bool hsa_pools_leave(void)
{
    bool good = true;

    for (const struct area *area = blocks.areas; area && good; area = area->next)
        good = !area->lent.joined || mem_part_pages(area->pages, area->bytes);
    return good;
}

void *hsa_own_memory(const void *at)
{
    void *own = hsa_pointer((uintptr_t)at);

    pthread_mutex_lock(&blocks.lock);
    for (const struct area *area = blocks.areas; area; area = area->next)
        if ((uintptr_t)at - area->address < area->bytes)
            own = area->pages + ((uintptr_t)at - area->address);
    pthread_mutex_unlock(&blocks.lock);
    return own;
}

bool hsa_is_memory(const void *at, size_t bytes)
{
    struct runtime *runtime = hsa_front()->runtime;
    uintptr_t address = (uintptr_t)at, page = address / MEM_PAGE_BYTES * MEM_PAGE_BYTES;
    const struct mem *memory = gpu_memory(runtime_gpu(runtime));

    if (!bytes)
        return true;
    if (address >= memory->start && address < memory->size)
        return runtime_has(runtime, address, bytes);
    /* That writes nothing, and fails where pages are missing. */
    return bytes <= UINTPTR_MAX - address && msync(hsa_pointer(page), bytes + (address - page), MS_ASYNC) == 0;
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
    info->agent_base = hsa_pointer(block->address);
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
