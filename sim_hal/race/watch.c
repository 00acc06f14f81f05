/*
 * watch.c - accesses of waves as events for the checker.
 *
 * Programs that are not scoped are gfx803 code. It does not say which store is an atomic one, and has its fences in
 * s_waitcnt and buffer_wbinvl1. Scoped programs say both (docs/races.md).
 */
#include "race/watch.h"

#include <stdlib.h>
#include <string.h>

#include "cu/cu_state.h"

/* A slot of the firmware's table, and the work-group that it had last. */
struct watched_slot {
    bool used;
    uint32_t generation;
    uint32_t first_thread;
    struct watched_wait {
        uint32_t number;
        uint32_t instruction; /* 0: none */
        enum race_scope scope;
    } waits[GPU_MAX_WAVES]; /* the last waiting atomic of each wave */
};

struct race_watch {
    struct gpu_access_observer observer;
    struct race_checker *checker;
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

/* Returns the slot of a work-group, which begins if it is not known. Returns NULL if the host has no memory. */
static struct watched_slot *group_of(struct race_watch *watch, const struct gpu_workgroup *workgroup)
{
    struct watched_slot *slot = find_group(watch, workgroup->slot, workgroup->generation);

    if (slot)
        return slot;
    if (!reach_slot(watch, workgroup->slot))
        return NULL;
    slot = &watch->slots[workgroup->slot];
    *slot = (struct watched_slot){.used = true, .generation = workgroup->generation};
    slot->first_thread = race_group_begin(watch->checker, workgroup->kernel->index, workgroup->kernel->name,
                                          workgroup->id, workgroup->wave_count);
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

static enum race_kind kind_of(const struct isa_access *access, bool scoped)
{
    if (access->kind == ISA_ACCESS_LOAD)
        return access->glc ? RACE_ATOMIC_LOAD : RACE_LOAD;
    if (access->kind == ISA_ACCESS_ATOMIC) {
        if (access->atomic == ISA_ATOMIC_LOAD)
            return RACE_ATOMIC_LOAD;
        return access->sync && !access->destination ? RACE_ATOMIC_STORE : RACE_ATOMIC_UPDATE;
    }
    if (access->glc)
        return RACE_ATOMIC_STORE;
    return scoped ? RACE_STORE : RACE_SHARED_STORE;
}

static enum race_scope scope_of(const struct isa_access *access)
{
    if (access->sync & ISA_SYNC_REMOTE)
        return RACE_SCOPE_REMOTE;
    return access->sync && !(access->sync & ISA_SYNC_AGENT) ? RACE_SCOPE_GROUP : RACE_SCOPE_AGENT;
}

static bool is_in_process(const struct gpu_request *request, uint64_t address)
{
    return address >= request->process_base &&
           address - request->process_base + request->access.bytes <= request->process_bytes;
}

static void note_lanes(struct race_watch *watch, const struct gpu_wave *wave, const struct gpu_request *request,
                       uint32_t thread)
{
    const struct isa_access *access = &request->access;
    const struct gpu_kernel *kernel = wave->workgroup->kernel;
    const struct race_site site = {.file = kernel->program->path,
                                   .line = access->line,
                                   .kind = (uint8_t)kind_of(access, kernel->program->scoped),
                                   .scope = (uint8_t)scope_of(access)};
    uint32_t number = race_checker_site(watch->checker, &site);
    uint32_t mask = access->bytes < 4 ? (1u << 8 * access->bytes) - 1 : UINT32_MAX, values[4];
    bool stores = access->kind == ISA_ACCESS_STORE;

    for (uint64_t left = access->exec & ~access->swizzled; left; left &= left - 1) {
        uint32_t lane = (uint32_t)__builtin_ctzll(left);
        uint64_t address = access->address[lane];

        if (!is_in_process(request, address)) /* the access is about to fault */
            continue;
        for (uint32_t i = 0; stores && i < 4; i++)
            values[i] = access->data[i][lane] & mask;
        race_access(watch->checker, thread, number, request->cu, address, access->bytes, stores ? values : NULL);
    }
}

static uint32_t issued(void *context, const struct gpu_wave *wave, const struct gpu_request *request)
{
    struct race_watch *watch = context;
    struct watched_slot *slot = group_of(watch, wave->workgroup);
    uint32_t thread, number;

    if (!slot)
        return 0;
    thread = slot->first_thread + wave->index;
    if (request->access.kind == ISA_ACCESS_INVALIDATE_L1) {
        race_fence_acquire(watch->checker, thread);
        return 0;
    }
    if (request->access.kind == ISA_ACCESS_FLUSH_L1)
        return 0;
    number = race_issue(watch->checker, thread);
    if (request->access.wait_condition != ISA_WAIT_NONE)
        slot->waits[wave->index] = (struct watched_wait){
            .number = request->waiter.wait_number, .instruction = number, .scope = scope_of(&request->access)};
    note_lanes(watch, wave, request, thread);
    return number;
}

static void issued_scalar(void *context, const struct gpu_wave *wave, const struct isa_scalar_access *access)
{
    struct race_watch *watch = context;
    struct watched_slot *slot = group_of(watch, wave->workgroup);
    const struct race_site site = {.file = wave->workgroup->kernel->program->path,
                                   .line = access->line,
                                   .kind = access->kind == ISA_ACCESS_STORE ? RACE_STORE : RACE_LOAD,
                                   .scope = RACE_SCOPE_AGENT};
    uint32_t thread;

    if (!slot || !access->dwords)
        return;
    thread = slot->first_thread + wave->index;
    race_issue(watch->checker, thread);
    race_access(watch->checker, thread, race_checker_site(watch->checker, &site), wave->workgroup->cu, access->address,
                access->dwords * (uint32_t)sizeof(uint32_t), NULL);
}

/* Synchronisation */

static void waited(void *context, const struct gpu_wave *wave, bool flushes)
{
    struct race_watch *watch = context;
    struct watched_slot *slot = group_of(watch, wave->workgroup);

    if (slot && (flushes || !wave->workgroup->kernel->program->scoped))
        race_fence_release(watch->checker, slot->first_thread + wave->index);
}

static void performed(void *context, const struct gpu_request *request, uint32_t lane, bool writes)
{
    struct race_watch *watch = context;
    const struct isa_access *access = &request->access;
    const struct gpu_wave *wave = ((const struct gpu_wave_issue *)request->owner)->wave;
    const struct watched_slot *slot = find_group(watch, wave->workgroup->slot, wave->workgroup->generation);
    enum race_kind kind = kind_of(access, request->scoped);
    struct race_atomic atomic = {.instruction = request->observed,
                                 .scope = scope_of(access),
                                 .reads = kind == RACE_ATOMIC_LOAD || kind == RACE_ATOMIC_UPDATE,
                                 .writes = writes,
                                 .acquires = access->sync & ISA_SYNC_ACQUIRE &&
                                             (writes || access->atomic != ISA_ATOMIC_CMPSWAP),
                                 .releases = access->sync & ISA_SYNC_RELEASE};

    if (!slot || kind == RACE_STORE || access->swizzled >> lane & 1)
        return;
    atomic.thread = slot->first_thread + wave->index;
    race_perform(watch->checker, &atomic, access->address[lane], access->bytes);
}

static void deferred(void *context, const struct gpu_waiter *waiter, uint64_t address, uint32_t bytes, bool writes)
{
    struct race_watch *watch = context;
    const struct watched_slot *slot = find_group(watch, waiter->slot, waiter->generation);
    struct race_atomic atomic = {.reads = true, .writes = writes};

    for (uint32_t i = 0; slot && i < GPU_MAX_WAVES; i++) {
        if (slot->waits[i].number != waiter->wait_number || !slot->waits[i].instruction)
            continue;
        atomic.thread = slot->first_thread + i;
        atomic.instruction = slot->waits[i].instruction;
        atomic.scope = slot->waits[i].scope;
        race_perform(watch->checker, &atomic, address, bytes);
        return;
    }
}

static void commanded(void *context, uint64_t address, uint32_t bytes, bool adds)
{
    struct race_watch *watch = context;

    race_command_store(watch->checker, address, bytes, adds);
}

static void met(void *context, const struct gpu_workgroup *workgroup)
{
    struct race_watch *watch = context;
    const struct watched_slot *slot = find_group(watch, workgroup->slot, workgroup->generation);

    if (slot)
        race_barrier(watch->checker, slot->first_thread);
}

static void sent(void *context, const struct gpu_workgroup *workgroup)
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
    watch->observer = (struct gpu_access_observer){.context = watch,
                                                   .kernel_begins = kernel_begins,
                                                   .kernel_ends = kernel_ends,
                                                   .issued = issued,
                                                   .issued_scalar = issued_scalar,
                                                   .waited = waited,
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
    free(watch->slots);
    free(watch);
}

const struct gpu_access_observer *race_watch_observer(const struct race_watch *watch)
{
    return &watch->observer;
}

void race_watch_end(struct race_watch *watch, struct check_findings *findings)
{
    const struct race_findings *races = race_checker_findings(watch->checker);

    race_checker_finish(watch->checker);
    for (uint32_t i = 0; findings && i < races->count; i++)
        race_finding_add(races, &races->found[i], findings);
}

const struct race_findings *race_watch_findings(const struct race_watch *watch)
{
    return race_checker_findings(watch->checker);
}

bool race_watch_failed(const struct race_watch *watch)
{
    return watch->failed || race_checker_failed(watch->checker);
}
