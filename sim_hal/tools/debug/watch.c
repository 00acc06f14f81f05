/* watch.c - see watch.h. */
#include "tools/debug/watch.h"

#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

#include "tools/debug/describe.h"
#include "tools/debug/elements.h"

static bool overlaps(const struct debug_element *element, uint64_t address, uint64_t bytes)
{
    return address < element->address + host_type_bytes(element->type) && element->address < address + bytes;
}

static void add_hit(struct debug *debug, uint32_t index, const struct debug_focus *focus, bool reads, bool failed,
                    const char *who)
{
    struct debug_hit *hit = &debug->hits[debug->hit_count];

    if (debug->hit_count == DEBUG_HITS_MOST)
        return;
    debug->hit_count++;
    *hit = (struct debug_hit){.index = index,
                              .failed = failed,
                              .reads = reads,
                              .old = debug_element_bits(debug, &debug->breaks[index].element),
                              .focus = *focus};
    snprintf(hit->who, sizeof(hit->who), "%s", who);
}

/* Notes an access for each stop that watches a part of it. */
static void note(struct debug *debug, uint64_t address, uint64_t bytes, bool reads, bool failed,
                 const struct debug_focus *focus, const char *who)
{
    for (uint32_t i = 0; i < DEBUG_BREAKS_MOST; i++) {
        const struct debug_break *stop = &debug->breaks[i];

        if (stop->set && stop->kind == DEBUG_BREAK_WATCH && overlaps(&stop->element, address, bytes))
            add_hit(debug, i, focus, reads, failed, who);
    }
}

static bool is_watched(const struct debug *debug, uint64_t address, uint64_t bytes)
{
    for (uint32_t i = 0; i < DEBUG_BREAKS_MOST; i++) {
        const struct debug_break *stop = &debug->breaks[i];

        if (stop->set && stop->kind == DEBUG_BREAK_WATCH && overlaps(&stop->element, address, bytes))
            return true;
    }
    return false;
}

/* "work-group (1,0,0) wave 0 lane 3 at spin.s:12" */
static const char *who_at(const uint32_t workgroup[3], uint32_t wave, uint32_t lane, const struct isa_program *program,
                          uint32_t operation, char text[DEBUG_WHO_BYTES])
{
    const struct isa_place place = isa_place_of(program, operation);
    char who[DEBUG_WHO_BYTES], at[ISA_PLACE_BYTES];

    snprintf(text, DEBUG_WHO_BYTES, "%.80s at %.230s", debug_who(workgroup, wave, lane, who),
             isa_place_text(&place, at, sizeof(at)));
    return text;
}

/* ---- before an instruction ---- */

static struct debug_focus focus_of(const struct cu_wave *wave, uint32_t lane)
{
    return (struct debug_focus){.set = true,
                                .slot = wave->workgroup->slot,
                                .generation = wave->workgroup->generation,
                                .wave = wave->index,
                                .lane = lane};
}

/* Notes an access that the instruction which the wave is at will do. */
static void note_of_wave(struct debug *debug, const struct cu_wave *wave, uint64_t address, uint64_t bytes,
                         uint32_t lane, bool reads)
{
    struct debug_focus focus = focus_of(wave, lane < ISA_LANES ? lane : 0);
    uint32_t first = debug->hit_count;
    char who[DEBUG_WHO_BYTES];

    if (!is_watched(debug, address, bytes))
        return;
    note(debug, address, bytes, reads, false, &focus,
         who_at(wave->workgroup->id, wave->index, lane, wave->state.program, wave->state.operation, who));
    for (uint32_t i = first; i < debug->hit_count; i++) {
        debug->hits[i].ahead = true;
        debug->hits[i].operation = wave->state.operation;
    }
}

/* The instruction is prepared on a copy of the wave, without its LDS: nothing of the run changes. */
static void note_vector(struct debug *debug, const struct cu_wave *wave, const struct isa_operation *operation)
{
    static struct execute_access access;
    struct isa_wave copy = wave->state;
    uint64_t lds_lanes = 0, fault = 0;
    bool reads;

    copy.lds = NULL;
    copy.lds_bytes = 0;
    if (execute_prepare_vector_access(&copy, operation, &wave->workgroup->kernel->apertures, &access, &lds_lanes,
                                      &fault) != ISA_FAULT_NONE)
        return;
    reads = access.kind == EXECUTE_ACCESS_LOAD;
    if (!reads && (access.kind != EXECUTE_ACCESS_STORE || gpu_is_timed(debug->gpu)))
        return;
    for (uint64_t left = access.exec; left; left &= left - 1) {
        uint32_t lane = (uint32_t)__builtin_ctzll(left);

        note_of_wave(debug, wave, access.address[lane], access.bytes, lane, reads);
    }
}

static void note_scalar(struct debug *debug, const struct cu_wave *wave, const struct isa_operation *operation)
{
    struct isa_wave copy = wave->state;
    struct execute_scalar_access access;
    uint64_t fault = 0;

    if (execute_prepare_scalar_access(&copy, operation, &access, &fault) != ISA_FAULT_NONE ||
        access.kind == EXECUTE_ACCESS_INVALIDATE_L1)
        return;
    note_of_wave(debug, wave, access.address, 4 * (uint64_t)access.dwords, ISA_LANES,
                 access.kind == EXECUTE_ACCESS_LOAD);
}

void debug_watch_instruction(struct debug *debug, const struct cu_wave *wave)
{
    const struct isa_operation *operation = &wave->state.program->operations[wave->state.operation];

    if (operation->vgprs > wave->state.vector_count)
        return;
    if (operation->unit == ISA_UNIT_VMEM)
        note_vector(debug, wave, operation);
    else if (operation->unit == ISA_UNIT_SMEM)
        note_scalar(debug, wave, operation);
}

/* ---- accesses that take effect ---- */

static bool touches_watched(const struct debug *debug, const struct execute_access *access)
{
    for (uint64_t left = access->exec; left; left &= left - 1) {
        if (is_watched(debug, access->address[__builtin_ctzll(left)], access->bytes))
            return true;
    }
    return false;
}

/* Numbers are indices plus 1. */
static uint32_t note_issued(void *context, const struct cu_wave *wave, const struct mem_request *request)
{
    struct debug *debug = context;

    if (!debug->watches || !touches_watched(debug, &request->access))
        return 0;
    if (debug->access_count == debug->access_most) {
        uint32_t most = debug->access_most ? 2 * debug->access_most : 256;
        struct debug_access *grown = realloc(debug->access, most * sizeof(*grown));

        if (!grown)
            return 0;
        debug->access = grown;
        debug->access_most = most;
    }
    debug->access[debug->access_count] = (struct debug_access){
        .focus = focus_of(wave, 0), .program = wave->state.program, .operation = request->wave_epoch};
    return ++debug->access_count;
}

static bool condition_fails(const struct execute_access *access, uint32_t lane, uint64_t old)
{
    uint64_t mask = access->wait_mask[0][lane], value = access->wait_value[0][lane];

    if (access->wait_condition == ISA_WAIT_NONE)
        return false;
    if (access->bytes == 8) {
        mask |= (uint64_t)access->wait_mask[1][lane] << 32;
        value |= (uint64_t)access->wait_value[1][lane] << 32;
    }
    return !execute_wait_satisfied((enum isa_wait_condition)access->wait_condition, old, mask, value);
}

static uint64_t word_at(const struct debug *debug, uint64_t address, uint32_t bytes)
{
    uint64_t word = 0;

    mem_read(gpu_memory(debug->gpu), address, &word, bytes < 8 ? bytes : 8);
    return word;
}

static void note_performed(void *context, const struct mem_request *request, uint32_t lane, bool writes)
{
    struct debug *debug = context;
    const struct execute_access *access = &request->access;
    uint64_t address = access->address[lane];
    struct debug_focus focus = {.set = false};
    char who[DEBUG_WHO_BYTES];
    bool failed;

    if (!debug->watches || access->kind == EXECUTE_ACCESS_LOAD || !is_watched(debug, address, access->bytes))
        return;
    if (request->observed && request->observed <= debug->access_count) {
        const struct debug_access *of = &debug->access[request->observed - 1];

        focus = of->focus;
        focus.lane = lane;
        who_at(request->workgroup, focus.wave, lane, of->program, of->operation, who);
    } else {
        snprintf(who, sizeof(who), "work-group (%" PRIu32 ",%" PRIu32 ",%" PRIu32 ") lane %" PRIu32 " at line %" PRIu32,
                 request->workgroup[0], request->workgroup[1], request->workgroup[2], lane, access->line);
    }
    failed = access->kind == EXECUTE_ACCESS_ATOMIC &&
             ((access->atomic == EXECUTE_ATOMIC_CMPSWAP && !writes) ||
              condition_fails(access, lane, word_at(debug, address, access->bytes)));
    note(debug, address, access->bytes, false, failed, &focus, who);
}

static void note_deferred(void *context, const struct mem_waiter *waiter, uint64_t address, uint32_t bytes, bool writes)
{
    struct debug *debug = context;
    const struct debug_focus focus = {.set = false};
    char who[DEBUG_WHO_BYTES];

    if (!debug->watches || !is_watched(debug, address, bytes))
        return;
    snprintf(who, sizeof(who),
             "the SyncMon, for work-group (%" PRIu32 ",%" PRIu32 ",%" PRIu32 ") lane %u at line %" PRIu32,
             waiter->workgroup[0], waiter->workgroup[1], waiter->workgroup[2], waiter->lane, waiter->line);
    note(debug, address, bytes, false, !writes, &focus, who);
}

static void note_commanded(void *context, uint64_t address, uint32_t bytes, bool adds)
{
    struct debug *debug = context;
    const struct debug_focus focus = {.set = false};

    (void)adds;
    if (debug->watches && is_watched(debug, address, bytes))
        note(debug, address, bytes, false, false, &focus, "the command processor");
}

struct mem_access_observer debug_watch_observer(struct debug *debug)
{
    return (struct mem_access_observer){.context = debug,
                                        .issued = note_issued,
                                        .performed = note_performed,
                                        .deferred = note_deferred,
                                        .commanded = note_commanded};
}

/* ---- what they mean ---- */

/* The element behind an access: what the next one on it found, or what is there now. */
static uint64_t bits_behind(const struct debug *debug, uint32_t number)
{
    const struct debug_hit *hits = debug->hits;

    for (uint32_t i = number + 1; i < debug->hit_count; i++) {
        if (hits[i].index == hits[number].index)
            return hits[i].old;
    }
    return debug_element_bits(debug, &debug->breaks[hits[number].index].element);
}

static bool is_about(enum debug_watch_kind kind, const struct debug_hit *hit, uint64_t behind)
{
    switch (kind) {
    case DEBUG_WATCH_READ:
        return hit->reads;
    case DEBUG_WATCH_WRITE:
        return !hit->reads && !hit->failed;
    case DEBUG_WATCH_FAILED:
        return hit->failed;
    default:
        return hit->old != behind;
    }
}

static void describe_hit(const struct debug_hit *hit, const struct debug_element *element, uint64_t behind, char *text,
                         size_t bytes)
{
    char old[HOST_VALUE_BYTES], new[HOST_VALUE_BYTES];

    host_value_text(old, element->type, element->hex, hit->old);
    host_value_text(new, element->type, element->hex, behind);
    if (hit->reads)
        snprintf(text, bytes, "stop %" PRIu32 ": %s reads %s; memory has %s", hit->index + 1, hit->who, element->name,
                 old);
    else if (hit->failed)
        snprintf(text, bytes, "stop %" PRIu32 ": %s fails on %s, which is %s", hit->index + 1, hit->who, element->name,
                 old);
    else
        snprintf(text, bytes, "stop %" PRIu32 ": %s writes %s: %s -> %s", hit->index + 1, hit->who, element->name, old,
                 new);
}

/* Without timing a load or store that was shown may have to wait for a turn of its own. */
static bool is_still_ahead(const struct debug *debug, const struct debug_hit *hit)
{
    const struct cu_workgroup *workgroup;

    if (!hit->ahead)
        return false;
    workgroup = debug_workgroup(debug, hit->focus.slot, hit->focus.generation);
    return workgroup && workgroup->waves[hit->focus.wave].state.operation == hit->operation;
}

bool debug_watch_reason(struct debug *debug, char reason[DEBUG_REASON_BYTES])
{
    uint32_t ahead = 0;
    size_t length = 0;
    bool found = false;

    for (uint32_t i = 0; i < debug->hit_count; i++) {
        const struct debug_hit *hit = &debug->hits[i];
        const struct debug_break *stop = &debug->breaks[hit->index];
        uint64_t behind = bits_behind(debug, i);

        if (is_still_ahead(debug, hit)) {
            debug->hits[ahead++] = *hit;
            continue;
        }
        if (!stop->set || !is_about(stop->watch, hit, behind) || length + 1 >= DEBUG_REASON_BYTES)
            continue;
        if (found)
            reason[length++] = '\n';
        describe_hit(hit, &stop->element, behind, reason + length, DEBUG_REASON_BYTES - length);
        length += strlen(reason + length);
        found = true;
        if (hit->focus.set)
            debug->focus = hit->focus;
    }
    debug->hit_count = ahead;
    return found;
}

void debug_watch_reset(struct debug *debug)
{
    debug->hit_count = 0;
    debug->access_count = 0;
}
