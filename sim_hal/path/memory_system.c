/* memory_system.c - making the memory system out of its blocks. */
#include "path/memory_system.h"

#include <stdlib.h>
#include <string.h>

#include "engine/require.h"
#include "path/l1_queue.h"
#include "path/scoped_path.h"
#include "path/write_back.h"

static struct mem_cache *make_caches(uint32_t count, uint64_t bytes, uint64_t ways, bool with_bytes)
{
    struct mem_cache *caches = calloc(count, sizeof(*caches));

    for (uint32_t i = 0; caches && i < count; i++) {
        if (mem_cache_init(&caches[i], bytes, ways, with_bytes))
            continue;
        while (i-- > 0)
            mem_cache_free(&caches[i]);
        free(caches);
        return NULL;
    }
    return caches;
}

static void free_caches(struct mem_cache *caches, uint32_t count)
{
    for (uint32_t i = 0; caches && i < count; i++)
        mem_cache_free(&caches[i]);
    free(caches);
}

static struct mem_address_cost make_cost(const struct parameters *parameters, uint64_t together, uint64_t apart)
{
    return (struct mem_address_cost){.together = (uint32_t)together,
                                     .apart = (uint32_t)apart,
                                     .empty = parameters->vmem_empty_quarters ? (uint32_t)together : 0};
}

static void set_costs(struct path_system *system, const struct parameters *parameters)
{
    uint64_t wide = parameters->vmem_wide_cycles, store = parameters->vmem_store_cycles;
    uint64_t atomic = parameters->vmem_atomic_cycles, cmpswap = parameters->vmem_cmpswap_cycles;

    system->load_cost = make_cost(parameters, parameters->vmem_coalesced_cycles, parameters->vmem_scattered_cycles);
    system->wide_cost = make_cost(parameters, wide, wide);
    system->store_cost = make_cost(parameters, store, store);
    system->atomic_cost = make_cost(parameters, atomic, atomic);
    system->cmpswap_cost = make_cost(parameters, cmpswap, cmpswap);
    system->loads_hold = parameters->vmem_atomic_loads != 0;
    system->atomic_load_cost = system->loads_hold ? system->atomic_cost : system->load_cost;
    system->atomic_wide_cost = system->loads_hold ? system->atomic_cost : system->wide_cost;
}

static bool make_l1s(struct path_system *system, const struct parameters *parameters)
{
    system->l1s = calloc(system->cus, sizeof(*system->l1s));
    if (!system->l1s)
        return false;
    for (uint32_t cu = 0; cu < system->cus; cu++) {
        struct mem_l1 *l1 = &system->l1s[cu];

        if (!mem_l1_init(l1, parameters))
            return false;
        l1->system = system;
        l1->arrival.fire = path_l1_arrive;
        l1->arrival.owner = l1;
        l1->late_arrival.fire = path_l1_arrive_late;
        l1->late_arrival.owner = l1;
    }
    return true;
}

/* The L2 shows what is written to a monitored line. */
static void show_write(void *context, uint64_t address, uint32_t bytes, bool empty_section, uint64_t now)
{
    const struct path_system *system = context;

    syncmon_written(system->syncmon, address, bytes, empty_section, now);
}

static bool is_plain(const struct path_system *system)
{
    return !system->combines && !system->accesses && !system->distance;
}

struct path_system *path_create(const struct parameters *parameters, struct mem *memory, struct clock *clock)
{
    struct path_system *system = calloc(1, sizeof(*system));
    struct mem_l2_watcher watcher = {.context = system, .written = show_write};

    SIM_REQUIRE(parameters->l2_latency >= parameters->l1_latency);
    SIM_REQUIRE(parameters->cus >= 1);
    SIM_REQUIRE(parameters->scache_cus >= 1 && parameters->icache_cus >= 1);
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
    system->combines = parameters->l1_mode == PARAMETERS_L1_COMBINE;
    system->heirs = parameters->kin_heir != 0;
    system->plain = is_plain(system);
    system->from_l2 = parameters->l2_latency - system->to_l2;
    set_costs(system, parameters);
    system->scalar_caches = make_caches(system->scalar_count, parameters->scache_bytes, parameters->scache_ways, true);
    system->fetch_caches = make_caches(system->fetch_count, parameters->icache_bytes, parameters->icache_ways, false);
    system->writes = mem_writes_create(memory->size);
    if (mem_l2_init(&system->l2, parameters, memory, &system->counters, &watcher) && system->writes &&
        make_l1s(system, parameters) && system->scalar_caches && system->fetch_caches) {
        system->syncmon = syncmon_create(parameters, memory, &system->l2, system->writes, clock);
        if (system->combines)
            system->scoped = path_scoped_create(system, parameters);
        if (system->syncmon && (system->scoped || !system->combines))
            return system;
    }
    path_free(system);
    return NULL;
}

void path_free(struct path_system *system)
{
    if (!system)
        return;
    for (uint32_t cu = 0; system->l1s && cu < system->cus; cu++) {
        clock_cancel(system->clock, &system->l1s[cu].arrival);
        clock_cancel(system->clock, &system->l1s[cu].late_arrival);
        mem_l1_free(&system->l1s[cu]);
    }
    path_scoped_free(system->scoped);
    path_request_pool_free(system);
    free(system->l1s);
    free_caches(system->scalar_caches, system->scalar_count);
    free_caches(system->fetch_caches, system->fetch_count);
    mem_writes_free(system->writes);
    syncmon_free(system->syncmon);
    mem_l2_free(&system->l2);
    free(system);
}

void path_set_timing(struct path_system *system, bool timing)
{
    for (uint32_t cu = 0; cu < system->cus; cu++)
        SIM_REQUIRE(!system->l1s[cu].queue && !system->l1s[cu].late && !system->l1s[cu].writing_back);
    system->instant = !timing;
}

void path_observe(struct path_system *system, const struct mem_access_observer *accesses)
{
    SIM_REQUIRE(!system->counters.loads && !system->counters.stores && !system->counters.atomics);
    system->accesses = accesses;
    system->plain = is_plain(system);
    syncmon_observe(system->syncmon, accesses);
}

void path_measure(struct path_system *system, struct mem_latencies *latencies, struct mem_buffers *buffers)
{
    SIM_REQUIRE(latencies || !buffers);
    SIM_REQUIRE(!system->counters.loads && !system->counters.atomics);
    system->latencies = latencies;
    system->buffers = buffers;
}

bool path_is_unchanged(const struct path_system *system, uint64_t address, uint32_t bytes)
{
    SIM_REQUIRE(mem_contains(system->memory, address, bytes));
    return mem_writes_follows(system->writes, address / MEM_LINE_BYTES) &&
           mem_writes_none(system->writes, address, bytes);
}

const struct mem_noted_write *path_last_write(const struct path_system *system, uint64_t address, uint32_t bytes)
{
    return mem_writes_last(system->writes, address, bytes);
}

const struct mem_noted_write *path_earlier_write(const struct path_system *system, struct mem_writes_walk *walk)
{
    return mem_writes_back(system->writes, walk);
}

struct syncmon *path_syncmon(struct path_system *system)
{
    return system->syncmon;
}

void path_lose_cu(struct path_system *system, uint32_t cu)
{
    SIM_REQUIRE(cu < system->cus);
    path_write_back_all(system, cu, MEM_WRITE_BACK_FLUSH, system->clock->now);
    if (path_scoped_keeps_local(system->scoped))
        path_scoped_lose_cu(system->scoped, cu);
}

void path_return_cu(struct path_system *system, uint32_t cu)
{
    SIM_REQUIRE(cu < system->cus);
    if (path_scoped_keeps_local(system->scoped))
        path_scoped_return_cu(system->scoped, cu);
}

bool path_wait_holds(const struct path_system *system, uint32_t slot, uint32_t generation, uint32_t wait_number)
{
    return syncmon_any_holds(system->syncmon, slot, generation, wait_number);
}

const struct mem_counters *path_counters(const struct path_system *system)
{
    return &system->counters;
}
