/*
 * watch.c - accesses of waves as events for the checker.
 *
 * Programs that are not scoped are gfx803 code. It does not say which store is an atomic one, and has its fences in
 * s_waitcnt and buffer_wbinvl1. Scoped programs say both (docs/guide/check.md).
 */
#include "tools/bugs/race/watch.h"

#include <stdlib.h>
#include <string.h>

#include "cu/cu_state.h"
#include "cu/wave.h"
#include "tools/bugs/race/describe.h"
#include "tools/bugs/race/fences.h"
#include "tools/bugs/race/held.h"
#include "tools/bugs/race/lanes.h"
#include "tools/bugs/race/sites.h"
#include "tools/bugs/race/stale.h"

/* A slot of the firmware's table, and the work-group that it had last. */
struct watched_slot {
    bool used;
    uint32_t generation;
    uint32_t first_thread;
    struct watched_wait {
        uint32_t number;
        uint32_t instruction; /* 0: none */
        uint32_t site;
        enum race_scope scope;
        bool plain;
    } waits[CU_MAX_WAVES]; /* the last waiting atomic of each wave */
    struct race_awaited awaited[CU_MAX_WAVES];
    struct race_held *held[CU_MAX_WAVES];
};

struct race_watch {
    struct mem_access_observer observer;
    struct race_checker *checker;
    struct race_sites sites;
    struct race_stale stale;
    uint64_t scalar_address; /* that the scalar load which is about to issue finds old bytes at */
    bool scalar_is_stale;
    struct watched_slot *slots;
    uint32_t slot_count;
    bool failed;
};

/* Work-groups */

static bool reach_slot(struct race_watch *watch, uint32_t slot)
{
    uint32_t count = watch->slot_count ? watch->slot_count : 64;
    struct watched_slot *slots;

    if (slot < watch->slot_count)
        return true;
    while (count <= slot)
        count *= 2;
    slots = realloc(watch->slots, count * sizeof(*slots));
    if (!slots) {
        watch->failed = true;
        return false;
    }
    memset(slots + watch->slot_count, 0, (count - watch->slot_count) * sizeof(*slots));
    watch->slots = slots;
    watch->slot_count = count;
    return true;
}

/* Returns NULL if the work-group is not known. */
static struct watched_slot *find_group(struct race_watch *watch, uint32_t slot, uint32_t generation)
{
    struct watched_slot *found = slot < watch->slot_count ? &watch->slots[slot] : NULL;

    return found && found->used && found->generation == generation ? found : NULL;
}

static void free_held(struct watched_slot *slot)
{
    for (uint32_t i = 0; i < CU_MAX_WAVES; i++)
        race_held_free(&slot->held[i]);
}

/* Returns the slot of a work-group, which begins if it is not known. Returns NULL if the host has no memory. */
static struct watched_slot *group_of(struct race_watch *watch, const struct cu_workgroup *workgroup)
{
    struct watched_slot *slot = find_group(watch, workgroup->slot, workgroup->generation);
    uint64_t first[3];
    uint32_t size[3];

    if (slot)
        return slot;
    if (!reach_slot(watch, workgroup->slot))
        return NULL;
    slot = &watch->slots[workgroup->slot];
    if (slot->used) /* a work-group that has ended */
        race_group_end(watch->checker, slot->first_thread);
    free_held(slot);
    *slot = (struct watched_slot){.used = true, .generation = workgroup->generation};
    cu_workgroup_box(workgroup, first, size);
    slot->first_thread = race_group_begin(watch->checker, workgroup->kernel->index, workgroup->kernel->name,
                                          workgroup->id, first, size, workgroup->wave_count);
    if (slot->first_thread != UINT32_MAX)
        return slot;
    slot->used = false;
    watch->failed = true;
    return NULL;
}

static void kernel_begins(void *context)
{
    struct race_watch *watch = context;

    if (!race_kernel_begin(watch->checker))
        return;
    for (uint32_t i = 0; i < watch->slot_count; i++)
        watch->slots[i].used = false;
}

static void kernel_ends(void *context, uint32_t kernel)
{
    struct race_watch *watch = context;

    race_kernel_end(watch->checker, kernel);
}

/* Accesses */

static enum race_kind kind_of(const struct execute_access *access, bool scoped)
{
    if (access->kind == EXECUTE_ACCESS_LOAD)
        return access->glc ? RACE_ATOMIC_LOAD : RACE_LOAD;
    if (access->kind == EXECUTE_ACCESS_ATOMIC) {
        if (access->atomic == EXECUTE_ATOMIC_LOAD)
            return RACE_ATOMIC_LOAD;
        return access->sync && !access->destination ? RACE_ATOMIC_STORE : RACE_ATOMIC_UPDATE;
    }
    if (access->glc)
        return RACE_ATOMIC_STORE;
    return scoped ? RACE_STORE : RACE_SHARED_STORE;
}

static enum race_scope scope_of(const struct execute_access *access)
{
    if (access->sync & ISA_SYNC_REMOTE)
        return RACE_SCOPE_REMOTE;
    return access->sync && !(access->sync & ISA_SYNC_AGENT) ? RACE_SCOPE_GROUP : RACE_SCOPE_AGENT;
}

/* The site of an operation; 0 without memory, and then the findings are worth nothing. */
static uint32_t site_of(struct race_watch *watch, const struct cu_kernel *kernel, uint32_t operation, bool lds,
                        enum race_kind kind, enum race_scope scope)
{
    uint32_t number = race_sites_find(&watch->sites, watch->checker, kernel, operation, lds, kind, scope);

    if (number != UINT32_MAX)
        return number;
    watch->failed = true;
    return 0;
}

/* Holds back a load whose value a compare-and-swap expects. Returns false if it is to be noted. */
static bool hold(struct race_watch *watch, struct race_held **held, uint32_t operation, struct race_access *noted,
                 const uint64_t *address, uint64_t lanes)
{
    uint32_t swap = race_sites_swap(&watch->sites, operation);

    return swap && race_hold(held, watch->checker, noted, swap, address, lanes);
}

static bool hold_lanes(struct race_watch *watch, struct watched_slot *slot, const struct cu_wave *wave,
                       const struct mem_request *request, struct race_access *noted)
{
    uint64_t lanes = race_lanes_in_process(request);

    return request->access.kind == EXECUTE_ACCESS_LOAD && lanes &&
           hold(watch, &slot->held[wave->index], wave->state.operation - 1, noted, request->access.address, lanes);
}

static uint32_t issued(void *context, const struct cu_wave *wave, const struct mem_request *request)
{
    struct race_watch *watch = context;
    struct watched_slot *slot = group_of(watch, wave->workgroup);
    const struct cu_kernel *kernel = wave->workgroup->kernel;
    struct race_access noted = {.cu = request->cu, .bytes = request->access.bytes};
    uint32_t thread, number;

    if (!slot)
        return 0;
    thread = slot->first_thread + wave->index;
    if (request->access.kind == EXECUTE_ACCESS_INVALIDATE_L1) {
        race_fence_acquire(watch->checker, thread);
        return 0;
    }
    if (request->access.kind == EXECUTE_ACCESS_FLUSH_L1)
        return 0;
    number = race_issue(watch->checker, thread);
    race_await(&slot->awaited[wave->index], &kernel->program->operations[wave->state.operation - 1],
               (request->access.bytes + 3u) / 4);
    noted.thread = thread;
    noted.site = site_of(watch, kernel, wave->state.operation - 1, false,
                         kind_of(&request->access, kernel->program->scoped), scope_of(&request->access));
    if (request->access.wait_condition != ISA_WAIT_NONE)
        slot->waits[wave->index] = (struct watched_wait){.number = request->waiter.wait_number,
                                                         .instruction = number,
                                                         .site = noted.site,
                                                         .scope = scope_of(&request->access),
                                                         .plain = !kernel->program->scoped};
    if (request->access.kind == EXECUTE_ACCESS_ATOMIC && slot->held[wave->index])
        race_held_swap(&slot->held[wave->index], watch->checker, wave->state.operation - 1, request->access.address,
                       race_lanes_in_process(request));
    if (!hold_lanes(watch, slot, wave, request, &noted))
        race_note_lanes(watch->checker, request, &noted);
    if (!request->access.shared)
        return number;
    noted.site =
        site_of(watch, kernel, wave->state.operation - 1, true, kind_of(&request->access, false), RACE_SCOPE_GROUP);
    race_note_shared_lanes(watch->checker, &request->access, &noted);
    return number;
}

static void issued_scalar(void *context, const struct cu_wave *wave, const struct execute_scalar_access *access)
{
    struct race_watch *watch = context;
    struct watched_slot *slot = group_of(watch, wave->workgroup);
    struct race_access noted = {.cu = wave->workgroup->cu,
                                .lane = RACE_NO_LANE,
                                .address = access->address,
                                .bytes = access->dwords * (uint32_t)sizeof(uint32_t)};

    if (!slot || !access->dwords)
        return;
    noted.thread = slot->first_thread + wave->index;
    noted.site = site_of(watch, wave->workgroup->kernel, wave->state.operation - 1, false,
                         access->kind == EXECUTE_ACCESS_STORE ? RACE_STORE : RACE_LOAD, RACE_SCOPE_AGENT);
    race_issue(watch->checker, noted.thread);
    if (race_sites_swap(&watch->sites, wave->state.operation - 1))
        watch->scalar_is_stale = false;
    if (!hold(watch, &slot->held[wave->index], wave->state.operation - 1, &noted, &noted.address, 0))
        race_access(watch->checker, &noted);
    if (watch->scalar_is_stale)
        race_stale_hit(&watch->stale, watch->checker, &noted, watch->scalar_address, true);
    watch->scalar_is_stale = false;
}

static void stale(void *context, const struct mem_request *request, uint32_t lane, uint64_t address)
{
    struct race_watch *watch = context;
    const struct cu_wave *wave = ((const struct cu_wave_issue *)request->owner)->wave;
    const struct watched_slot *slot = find_group(watch, wave->workgroup->slot, wave->workgroup->generation);
    const struct cu_kernel *kernel = wave->workgroup->kernel;
    struct race_access load = {.cu = request->cu, .lane = (uint8_t)lane};

    if (!slot || request->access.swizzled >> lane & 1)
        return;
    load.thread = slot->first_thread + wave->index;
    load.site = site_of(watch, kernel, request->wave_epoch, false, kind_of(&request->access, kernel->program->scoped),
                        scope_of(&request->access));
    if (race_sites_swap(&watch->sites, request->wave_epoch))
        return;
    race_stale_hit(&watch->stale, watch->checker, &load, address, false);
}

static void stale_scalar(void *context, uint64_t address)
{
    struct race_watch *watch = context;

    watch->scalar_address = address;
    watch->scalar_is_stale = true;
}

static void find_lds_addresses(const struct execute_lds_access *access, uint32_t number, uint64_t address[ISA_LANES])
{
    for (uint32_t lane = 0; lane < ISA_LANES; lane++)
        address[lane] = access->exec >> lane & 1 ? access->at[lane] + access->offset[number] : 0;
}

static void issues_lds(void *context, const struct cu_wave *wave, const struct isa_operation *operation)
{
    static const enum race_kind kinds[] = {[EXECUTE_ACCESS_LOAD] = RACE_LOAD,
                                           [EXECUTE_ACCESS_STORE] = RACE_SHARED_STORE,
                                           [EXECUTE_ACCESS_ATOMIC] = RACE_ATOMIC_UPDATE};
    struct race_watch *watch = context;
    struct watched_slot *slot = group_of(watch, wave->workgroup);
    struct execute_lds_access access;
    uint64_t address[ISA_LANES];
    struct race_access noted = {.cu = wave->workgroup->cu};

    if (!slot || !execute_describe_lds(&wave->state, operation, &access))
        return;
    noted.thread = slot->first_thread + wave->index;
    noted.site =
        site_of(watch, wave->workgroup->kernel, wave->state.operation, true, kinds[access.kind], RACE_SCOPE_GROUP);
    noted.bytes = access.bytes;
    if (access.kind == EXECUTE_ACCESS_LOAD)
        access.exec &= race_guarded_lanes(race_sites_guard(&watch->sites, wave->state.operation), &wave->state);
    race_issue(watch->checker, noted.thread);
    for (uint32_t i = 0; i < access.accesses; i++) {
        find_lds_addresses(&access, i, address);
        if (access.kind == EXECUTE_ACCESS_ATOMIC && slot->held[wave->index])
            race_held_swap(&slot->held[wave->index], watch->checker, wave->state.operation, address, access.exec);
        if (access.kind == EXECUTE_ACCESS_LOAD && access.exec &&
            hold(watch, &slot->held[wave->index], wave->state.operation, &noted, address, access.exec))
            continue;
        if (access.kind == EXECUTE_ACCESS_LOAD)
            race_note_lds_load(watch->checker, &access, address, &noted);
        else
            race_note_lds_writes(watch->checker, &access, i, address, &noted);
    }
}

/* Synchronisation */

static void waited(void *context, const struct cu_wave *wave, bool vmcnt, bool lgkmcnt, bool flushes)
{
    struct race_watch *watch = context;
    struct watched_slot *slot = group_of(watch, wave->workgroup);
    const struct isa_program *program = wave->workgroup->kernel->program;
    bool shown;

    if (!slot)
        return;
    race_waited(watch->checker, slot->first_thread + wave->index, vmcnt, lgkmcnt);
    if (!vmcnt || (program->scoped && !flushes))
        return;
    shown = flushes || race_wait_is_fence(&slot->awaited[wave->index], program, wave->state.operation);
    race_fence_release(watch->checker, slot->first_thread + wave->index, shown);
}

static void performed(void *context, const struct mem_request *request, uint32_t lane, bool writes)
{
    struct race_watch *watch = context;
    const struct execute_access *access = &request->access;
    const struct cu_wave *wave = ((const struct cu_wave_issue *)request->owner)->wave;
    const struct watched_slot *slot = find_group(watch, wave->workgroup->slot, wave->workgroup->generation);
    enum race_kind kind = kind_of(access, request->scoped);
    /* Compiled code invalidates the L1 before it arrives, and not behind the barrier. */
    bool meets = wave->state.program->operations[request->wave_epoch].opcode == ISA_OP_ds_gws_barrier;
    struct race_atomic atomic = {
        .instruction = request->observed,
        .scope = scope_of(access),
        .reads = kind == RACE_ATOMIC_LOAD || kind == RACE_ATOMIC_UPDATE,
        .writes = writes,
        .acquires = meets || (access->sync & ISA_SYNC_ACQUIRE && (writes || access->atomic != EXECUTE_ATOMIC_CMPSWAP)),
        .releases = access->sync & ISA_SYNC_RELEASE,
        .plain = !request->scoped,
        .answers = access->destination != NULL,
        .noted = kind != RACE_SHARED_STORE};

    if (!slot || kind == RACE_STORE || access->swizzled >> lane & 1)
        return;
    atomic.thread = slot->first_thread + wave->index;
    atomic.site = site_of(watch, wave->workgroup->kernel, request->wave_epoch, false, kind, atomic.scope);
    race_perform(watch->checker, &atomic, access->address[lane], access->bytes);
}

static void deferred(void *context, const struct mem_waiter *waiter, uint64_t address, uint32_t bytes, bool writes)
{
    struct race_watch *watch = context;
    const struct watched_slot *slot = find_group(watch, waiter->slot, waiter->generation);

    for (uint32_t i = 0; slot && i < CU_MAX_WAVES; i++) {
        const struct watched_wait *wait = &slot->waits[i];
        const struct race_atomic atomic = {.thread = slot->first_thread + i,
                                           .site = wait->site,
                                           .instruction = wait->instruction,
                                           .scope = wait->scope,
                                           .reads = true,
                                           .writes = writes,
                                           .plain = wait->plain,
                                           .answers = true,
                                           .noted = true};

        if (wait->number != waiter->wait_number || !wait->instruction)
            continue;
        race_perform(watch->checker, &atomic, address, bytes);
        return;
    }
}

static void commanded(void *context, uint64_t address, uint32_t bytes, bool adds)
{
    struct race_watch *watch = context;

    race_command_store(watch->checker, address, bytes, adds);
}

static void met(void *context, const struct cu_workgroup *workgroup)
{
    struct race_watch *watch = context;
    const struct watched_slot *slot = find_group(watch, workgroup->slot, workgroup->generation);

    if (slot)
        race_barrier(watch->checker, slot->first_thread);
}

static void sent(void *context, const struct cu_workgroup *workgroup)
{
    struct race_watch *watch = context;
    const struct watched_slot *slot = find_group(watch, workgroup->slot, workgroup->generation);

    if (slot)
        race_message(watch->checker, slot->first_thread);
}

struct race_watch *race_watch_create(void)
{
    struct race_watch *watch = calloc(1, sizeof(*watch));

    if (!watch)
        return NULL;
    watch->checker = race_checker_create();
    if (!watch->checker) {
        free(watch);
        return NULL;
    }
    watch->observer = (struct mem_access_observer){.context = watch,
                                                   .kernel_begins = kernel_begins,
                                                   .kernel_ends = kernel_ends,
                                                   .issued = issued,
                                                   .issued_scalar = issued_scalar,
                                                   .issues_lds = issues_lds,
                                                   .waited = waited,
                                                   .stale = stale,
                                                   .stale_scalar = stale_scalar,
                                                   .performed = performed,
                                                   .deferred = deferred,
                                                   .commanded = commanded,
                                                   .met = met,
                                                   .sent = sent};
    return watch;
}

void race_watch_free(struct race_watch *watch)
{
    if (!watch)
        return;
    race_checker_free(watch->checker);
    race_sites_free(&watch->sites);
    race_stale_free(&watch->stale);
    for (uint32_t i = 0; i < watch->slot_count; i++)
        free_held(&watch->slots[i]);
    free(watch->slots);
    free(watch);
}

const struct mem_access_observer *race_watch_observer(const struct race_watch *watch)
{
    return &watch->observer;
}

void race_watch_end(struct race_watch *watch, uint32_t kinds, const struct mem_names *names,
                    struct check_findings *findings)
{
    const struct race_findings *races = race_checker_findings(watch->checker);

    race_checker_finish(watch->checker);
    for (uint32_t i = 0; kinds & CHECK_BIT(CHECK_RACES) && i < races->count; i++)
        race_describe(races, &races->found[i], CHECK_RACES, names, findings);
    for (uint32_t i = 0; kinds & CHECK_BIT(CHECK_STALE) && i < watch->stale.found.count; i++) {
        if (watch->stale.found.found[i].count)
            race_describe(races, &watch->stale.found.found[i], CHECK_STALE, names, findings);
    }
}

const struct race_findings *race_watch_findings(const struct race_watch *watch)
{
    return race_checker_findings(watch->checker);
}

bool race_watch_failed(const struct race_watch *watch)
{
    return watch->failed || watch->stale.failed || race_checker_failed(watch->checker);
}
