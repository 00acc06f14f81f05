/* memory_system.c - making the memory system out of its blocks. */
#include "path/memory_system.h"

#include <stdlib.h>
#include <string.h>

#include "path/l1_queue.h"
#include "path/scoped_path.h"
#include "path/write_back.h"

static struct gpu_cache *make_caches(uint32_t count, uint64_t bytes, uint64_t ways, bool with_bytes)
{
    struct gpu_cache *caches = calloc(count, sizeof(*caches));

    for (uint32_t i = 0; caches && i < count; i++) {
        if (gpu_cache_init(&caches[i], bytes, ways, with_bytes))
            continue;
        while (i-- > 0)
            gpu_cache_free(&caches[i]);
        free(caches);
        return NULL;
    }
    return caches;
}

static void free_caches(struct gpu_cache *caches, uint32_t count)
{
    for (uint32_t i = 0; caches && i < count; i++)
        gpu_cache_free(&caches[i]);
    free(caches);
}

static void set_costs(struct gpu_memory_system *system, const struct gpu_parameters *parameters)
{
    uint32_t wide = (uint32_t)parameters->vmem_wide_cycles;
    uint32_t store = (uint32_t)parameters->vmem_store_cycles;
    uint32_t atomic = (uint32_t)parameters->vmem_atomic_cycles;
    uint32_t cmpswap = (uint32_t)parameters->vmem_cmpswap_cycles;

    system->load_cost = (struct gpu_address_cost){(uint32_t)parameters->vmem_coalesced_cycles,
                                                  (uint32_t)parameters->vmem_scattered_cycles};
    system->wide_cost = (struct gpu_address_cost){wide, wide};
    system->store_cost = (struct gpu_address_cost){store, store};
    system->atomic_cost = (struct gpu_address_cost){atomic, atomic};
    system->cmpswap_cost = (struct gpu_address_cost){cmpswap, cmpswap};
}

static bool make_l1s(struct gpu_memory_system *system, const struct gpu_parameters *parameters)
{
    system->l1s = calloc(system->cus, sizeof(*system->l1s));
    if (!system->l1s)
        return false;
    for (uint32_t cu = 0; cu < system->cus; cu++) {
        struct gpu_l1 *l1 = &system->l1s[cu];

        if (!gpu_l1_init(l1, parameters))
            return false;
        l1->system = system;
        l1->arrival.fire = gpu_l1_arrive;
        l1->arrival.owner = l1;
        l1->late_arrival.fire = gpu_l1_arrive_late;
        l1->late_arrival.owner = l1;
    }
    return true;
}

/* The L2 shows what is written to a monitored line. */
static void show_write(void *context, uint64_t address, uint32_t bytes, uint64_t now)
{
    const struct gpu_memory_system *system = context;

    gpu_syncmon_written(system->syncmon, address, bytes, now);
}

static bool is_plain(const struct gpu_memory_system *system)
{
    return !system->combines && !system->accesses && !system->distance;
}

struct gpu_memory_system *gpu_memory_system_create(const struct gpu_parameters *parameters, struct gpu_memory *memory,
                                                   struct gpu_clock *clock)
{
    struct gpu_memory_system *system = calloc(1, sizeof(*system));
    struct gpu_l2_watcher watcher = {.context = system, .written = show_write};

    if (!system)
        return NULL;
    system->memory = memory;
    system->clock = clock;
    system->cus = (uint32_t)parameters->cus;
    system->scalar_cus = (uint32_t)parameters->scache_cus;
    system->fetch_cus = (uint32_t)parameters->icache_cus;
    system->scalar_count = (system->cus + system->scalar_cus - 1) / system->scalar_cus;
    system->fetch_count = (system->cus + system->fetch_cus - 1) / system->fetch_cus;
    system->scalar_latency = parameters->scache_latency;
    system->fetch_latency = parameters->icache_latency;
    system->l1_latency = parameters->l1_latency;
    system->to_l2 = parameters->l1_latency + (parameters->l2_latency - parameters->l1_latency) / 2;
    system->distance = parameters->l2_distance;
    system->combines = parameters->l1_mode == GPU_L1_COMBINE;
    system->heirs = parameters->kin_heir != 0;
    system->plain = is_plain(system);
    system->from_l2 = parameters->l2_latency - system->to_l2;
    set_costs(system, parameters);
    system->scalar_caches = make_caches(system->scalar_count, parameters->scache_bytes, parameters->scache_ways, true);
    system->fetch_caches = make_caches(system->fetch_count, parameters->icache_bytes, parameters->icache_ways, false);
    system->writes = gpu_writes_create(memory->size);
    if (gpu_l2_init(&system->l2, parameters, memory, &system->counters, &watcher) && system->writes &&
        make_l1s(system, parameters) && system->scalar_caches && system->fetch_caches) {
        system->syncmon = gpu_syncmon_create(parameters, memory, &system->l2, system->writes, clock);
        if (system->combines)
            system->scoped = gpu_scoped_create(system, parameters);
        if (system->syncmon && (system->scoped || !system->combines))
            return system;
    }
    gpu_memory_system_free(system);
    return NULL;
}

void gpu_memory_system_free(struct gpu_memory_system *system)
{
    if (!system)
        return;
    for (uint32_t cu = 0; system->l1s && cu < system->cus; cu++) {
        gpu_clock_cancel(system->clock, &system->l1s[cu].arrival);
        gpu_clock_cancel(system->clock, &system->l1s[cu].late_arrival);
        gpu_l1_free(&system->l1s[cu]);
    }
    gpu_scoped_free(system->scoped);
    gpu_request_pool_free(system);
    free(system->l1s);
    free_caches(system->scalar_caches, system->scalar_count);
    free_caches(system->fetch_caches, system->fetch_count);
    gpu_writes_free(system->writes);
    gpu_syncmon_free(system->syncmon);
    gpu_l2_free(&system->l2);
    free(system);
}

void gpu_memory_set_timing(struct gpu_memory_system *system, bool timing)
{
    system->instant = !timing;
}

void gpu_memory_observe(struct gpu_memory_system *system, const struct gpu_access_observer *accesses)
{
    system->accesses = accesses;
    system->plain = is_plain(system);
    gpu_syncmon_observe(system->syncmon, accesses);
}

bool gpu_is_unchanged(const struct gpu_memory_system *system, uint64_t address, uint32_t bytes)
{
    return gpu_writes_follows(system->writes, address / GPU_LINE_BYTES) &&
           gpu_writes_none(system->writes, address, bytes);
}

const struct gpu_write *gpu_last_write(const struct gpu_memory_system *system, uint64_t address, uint32_t bytes)
{
    return gpu_writes_last(system->writes, address, bytes);
}

const struct gpu_write *gpu_earlier_write(const struct gpu_memory_system *system, struct gpu_writes_walk *walk)
{
    return gpu_writes_back(system->writes, walk);
}

struct gpu_syncmon *gpu_memory_syncmon(struct gpu_memory_system *system)
{
    return system->syncmon;
}

void gpu_memory_lose_cu(struct gpu_memory_system *system, uint32_t cu)
{
    gpu_write_back_all(system, cu, GPU_WRITE_BACK_FLUSH, system->clock->now);
    if (gpu_scoped_keeps_local(system->scoped))
        gpu_scoped_lose_cu(system->scoped, cu);
}

void gpu_memory_return_cu(struct gpu_memory_system *system, uint32_t cu)
{
    if (gpu_scoped_keeps_local(system->scoped))
        gpu_scoped_return_cu(system->scoped, cu);
}

bool gpu_memory_wait_holds(const struct gpu_memory_system *system, uint32_t slot, uint32_t generation,
                           uint32_t wait_number)
{
    return gpu_syncmon_any_holds(system->syncmon, slot, generation, wait_number);
}

const struct gpu_memory_counters *gpu_memory_counters(const struct gpu_memory_system *system)
{
    return &system->counters;
}
