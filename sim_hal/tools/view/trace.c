/* trace.c - see trace.h. */
#include "tools/view/trace.h"

#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

#include "engine/require.h"
#include "tools/view/markup.h"

/* Trace viewers group tracks by process, and tracks in one are its threads. Counters belong to a process. */
enum group { GROUP_WORKGROUPS = 1, GROUP_CUS = 2, GROUP_FIRMWARE = 3, GROUP_WAVES = 4 };

/* Thread numbers start above those of processes: viewers treat thread 0 and the thread numbered as its process on their
 * own. */
#define FIRST_TRACK 1000u

#define NANOSECONDS_A_MICROSECOND 1000u

struct slot {
    struct view_workgroup workgroup; /* its id is not to be read later */
    struct view_wait wait;
    enum view_state state;
    bool waits; /* wait is known */
    bool named; /* its track */
};

struct cu {
    uint32_t resident; /* work-groups on the compute unit */
    bool lost;
};

struct view_trace {
    FILE *stream;
    uint64_t clock_mhz;
    struct slot *slots;
    uint32_t slot_count;
    struct cu *cus;
    uint32_t cu_count;
    uint64_t counts[VIEW_STATES];
    uint64_t depths[VIEW_DEPTHS]; /* value + 1 as written last; 0: not yet */
    bool first;
    bool waves; /* their group is named */
    bool out_of_memory;
};

static const char *const state_names[VIEW_STATES] = {"",        "running", "stalled",  "saving",
                                                     "swapped", "ready",   "restoring"};

/* Events */

/* Viewers keep whole nanoseconds and drop a slice that reaches into the next one, so each moment is rounded here, down. */
static uint64_t nanoseconds_of(const struct view_trace *trace, uint64_t cycle)
{
    uint64_t whole = cycle / trace->clock_mhz;

    return whole * NANOSECONDS_A_MICROSECOND + cycle % trace->clock_mhz * NANOSECONDS_A_MICROSECOND / trace->clock_mhz;
}

static void write_microseconds(struct view_trace *trace, const char *member, uint64_t time)
{
    fprintf(trace->stream, ",\"%s\":%" PRIu64 ".%03" PRIu64, member, time / NANOSECONDS_A_MICROSECOND,
            time % NANOSECONDS_A_MICROSECOND);
}

/* Starts an event: everything up to its time. The caller adds members and the closing brace. */
static void begin_event(struct view_trace *trace, char phase, enum group group, uint32_t track, uint64_t cycle)
{
    fprintf(trace->stream, "%s\n{\"ph\":\"%c\",\"pid\":%d,\"tid\":%" PRIu32, trace->first ? "" : ",", phase, group,
            FIRST_TRACK + track);
    write_microseconds(trace, "ts", nanoseconds_of(trace, cycle));
    trace->first = false;
}

static void name_event(struct view_trace *trace, const char *name)
{
    fputs(",\"name\":", trace->stream);
    view_json_string(trace->stream, name);
}

/* Names a process or thread, and sets its order among the others. */
static void name_group(struct view_trace *trace, enum group group, const char *name)
{
    begin_event(trace, 'M', group, 0, 0);
    fputs(",\"name\":\"process_name\",\"args\":{\"name\":", trace->stream);
    view_json_string(trace->stream, name);
    fputs("}}", trace->stream);
    begin_event(trace, 'M', group, 0, 0);
    fprintf(trace->stream, ",\"name\":\"process_sort_index\",\"args\":{\"sort_index\":%d}}", group);
}

static void name_track(struct view_trace *trace, enum group group, uint32_t track, const char *name)
{
    begin_event(trace, 'M', group, track, 0);
    fputs(",\"name\":\"thread_name\",\"args\":{\"name\":", trace->stream);
    view_json_string(trace->stream, name);
    fputs("}}", trace->stream);
    begin_event(trace, 'M', group, track, 0);
    fprintf(trace->stream, ",\"name\":\"thread_sort_index\",\"args\":{\"sort_index\":%" PRIu32 "}}", track);
}

/* Ends the innermost slice of a track. */
static void end_slice(struct view_trace *trace, uint64_t cycle, enum group group, uint32_t track)
{
    begin_event(trace, 'E', group, track, cycle);
    fputs("}", trace->stream);
}

static void count_event(struct view_trace *trace, uint64_t cycle)
{
    begin_event(trace, 'C', GROUP_WORKGROUPS, 0, cycle);
    fputs(",\"name\":\"work-groups\",\"args\":{", trace->stream);
    for (int state = VIEW_RUNNING; state < VIEW_STATES; state++)
        fprintf(trace->stream, "%s\"%s\":%" PRIu64, state == VIEW_RUNNING ? "" : ",", state_names[state],
                trace->counts[state]);
    fputs("}}", trace->stream);
}

/* Work-groups */

static struct slot *slot_of(struct view_trace *trace, uint32_t index)
{
    if (index >= trace->slot_count) {
        uint32_t count = index < 32 ? 64 : index > UINT32_MAX / 2 - 1 ? 0 : 2 * (index + 1);
        struct slot *slots = count ? realloc(trace->slots, count * sizeof(*slots)) : NULL;
        if (!slots) {
            trace->out_of_memory = true;
            return NULL;
        }
        memset(slots + trace->slot_count, 0, (count - trace->slot_count) * sizeof(*slots));
        trace->slots = slots;
        trace->slot_count = count;
    }
    return &trace->slots[index];
}

/* A work-group takes or frees a slot of its compute unit. */
static void count_resident(struct view_trace *trace, uint64_t cycle, uint32_t index, bool entered)
{
    struct cu *cu = index < trace->cu_count ? &trace->cus[index] : NULL;
    char name[40];

    if (!cu)
        return;
    cu->resident = entered ? cu->resident + 1 : cu->resident - 1;
    snprintf(name, sizeof(name), "CU %02" PRIu32, index);
    begin_event(trace, 'C', GROUP_CUS, index, cycle);
    name_event(trace, name);
    fprintf(trace->stream, ",\"args\":{\"work-groups\":%" PRIu32 "}}", cu->resident);
}

static void life_name(char *name, size_t bytes, const struct view_workgroup *workgroup)
{
    snprintf(name, bytes, "%s (%" PRIu32 ",%" PRIu32 ",%" PRIu32 ")", workgroup->kernel, workgroup->id[0],
             workgroup->id[1], workgroup->id[2]);
}

static bool is_resident(enum view_state state)
{
    return state != VIEW_NONE && state != VIEW_SWAPPED && state != VIEW_READY;
}

static void wait_members(struct view_trace *trace, const struct view_wait *wait)
{
    fprintf(trace->stream, ",\"address\":\"0x%" PRIx64 "\",\"until\":\"", wait->address);
    if (wait->mask != UINT64_MAX && wait->mask != UINT32_MAX)
        fprintf(trace->stream, "& 0x%" PRIx64 " ", wait->mask);
    fprintf(trace->stream, "%s %" PRIu64 "\"", wait->relation, wait->value);
}

static void begin_state(struct view_trace *trace, uint64_t cycle, const struct slot *slot)
{
    const struct view_workgroup *workgroup = &slot->workgroup;
    enum view_state state = slot->state;

    begin_event(trace, 'B', GROUP_WORKGROUPS, workgroup->slot, cycle);
    name_event(trace, state_names[state]);
    if (is_resident(state)) {
        fprintf(trace->stream, ",\"args\":{\"cu\":%" PRIu32, workgroup->cu);
        if (state == VIEW_STALLED && slot->waits)
            wait_members(trace, &slot->wait);
        fputs("}", trace->stream);
    }
    fputs("}", trace->stream);
    trace->counts[state]++;
}

static void end_state(struct view_trace *trace, uint64_t cycle, struct slot *slot)
{
    SIM_REQUIRE(slot->state != VIEW_NONE);
    SIM_REQUIRE(trace->counts[slot->state]);
    end_slice(trace, cycle, GROUP_WORKGROUPS, slot->workgroup.slot);
    trace->counts[slot->state]--;
}

static void name_slot(struct view_trace *trace, struct slot *slot, uint32_t index)
{
    char name[32];

    if (slot->named)
        return;
    snprintf(name, sizeof(name), "slot %" PRIu32, index);
    name_track(trace, GROUP_WORKGROUPS, index, name);
    slot->named = true;
}

static void begin_life(struct view_trace *trace, uint64_t cycle, const struct view_workgroup *workgroup)
{
    char name[320];

    life_name(name, sizeof(name), workgroup);
    begin_event(trace, 'B', GROUP_WORKGROUPS, workgroup->slot, cycle);
    name_event(trace, name);
    fprintf(trace->stream, ",\"args\":{\"generation\":%" PRIu32 "}}", workgroup->generation);
}

static void end_life(struct view_trace *trace, uint64_t cycle, uint32_t slot, const char *outcome)
{
    begin_event(trace, 'E', GROUP_WORKGROUPS, slot, cycle);
    fputs(",\"args\":{\"outcome\":", trace->stream);
    view_json_string(trace->stream, outcome);
    fputs("}}", trace->stream);
}

/* A life that was not seen to end, because the slot was used again or the trace is over. */
static void close_slot(struct view_trace *trace, uint64_t cycle, struct slot *slot)
{
    if (slot->state == VIEW_NONE)
        return;
    end_state(trace, cycle, slot);
    end_life(trace, cycle, slot->workgroup.slot, "not finished");
    if (is_resident(slot->state))
        count_resident(trace, cycle, slot->workgroup.cu, false);
    slot->state = VIEW_NONE;
}

/* From one compute unit to another; nothing if it stays. */
static void note_place(struct view_trace *trace, uint64_t cycle, const struct slot *slot,
                       const struct view_workgroup *workgroup, enum view_state state)
{
    bool was = is_resident(slot->state);
    bool is = is_resident(state);

    if (was && is && slot->workgroup.cu == workgroup->cu)
        return;
    if (was)
        count_resident(trace, cycle, slot->workgroup.cu, false);
    if (is)
        count_resident(trace, cycle, workgroup->cu, true);
}

void view_trace_workgroup(struct view_trace *trace, uint64_t cycle, const struct view_workgroup *workgroup,
                          enum view_state state, const char *outcome)
{
    struct slot *slot = slot_of(trace, workgroup->slot);

    SIM_REQUIRE(state < VIEW_STATES);
    SIM_REQUIRE(state != VIEW_NONE || outcome);
    if (!slot)
        return;
    if (slot->workgroup.generation != workgroup->generation)
        close_slot(trace, cycle, slot);
    name_slot(trace, slot, workgroup->slot);
    if (slot->state != VIEW_NONE)
        end_state(trace, cycle, slot);
    if (slot->state == VIEW_NONE && state != VIEW_NONE)
        begin_life(trace, cycle, workgroup);
    else if (slot->state != VIEW_NONE && state == VIEW_NONE)
        end_life(trace, cycle, workgroup->slot, outcome);
    note_place(trace, cycle, slot, workgroup, state);
    slot->workgroup = *workgroup;
    slot->state = state;
    if (state != VIEW_NONE)
        begin_state(trace, cycle, slot);
    count_event(trace, cycle);
}

void view_trace_wait(struct view_trace *trace, uint32_t index, const struct view_wait *wait)
{
    struct slot *slot = slot_of(trace, index);

    if (!slot)
        return;
    slot->wait = *wait;
    slot->waits = true;
}

/* Firmware and compute units */

void view_trace_step(struct view_trace *trace, uint64_t cycle, uint64_t cost, uint64_t instructions, uint32_t events,
                     uint32_t commands, uint32_t loads)
{
    begin_event(trace, 'X', GROUP_FIRMWARE, 0, cycle);
    write_microseconds(trace, "dur", nanoseconds_of(trace, cycle + cost) - nanoseconds_of(trace, cycle));
    fprintf(trace->stream,
            ",\"name\":\"step\",\"args\":{\"instructions\":%" PRIu64 ",\"events\":%" PRIu32 ",\"commands\":%" PRIu32
            ",\"loads\":%" PRIu32 "}}",
            instructions, events, commands, loads);
}

void view_trace_depth(struct view_trace *trace, uint64_t cycle, uint32_t queue, const struct view_depth *depth)
{
    SIM_REQUIRE(queue < VIEW_DEPTHS);
    if (trace->depths[queue] == depth->value + 1)
        return;
    trace->depths[queue] = depth->value + 1;
    begin_event(trace, 'C', GROUP_FIRMWARE, 0, cycle);
    name_event(trace, depth->name);
    fprintf(trace->stream, ",\"args\":{\"depth\":%" PRIu64 "}}", depth->value);
}

void view_trace_cu(struct view_trace *trace, uint64_t cycle, uint32_t cu, bool available)
{
    if (cu >= trace->cu_count || trace->cus[cu].lost == !available)
        return;
    trace->cus[cu].lost = !available;
    if (available) {
        end_slice(trace, cycle, GROUP_CUS, cu);
        return;
    }
    begin_event(trace, 'B', GROUP_CUS, cu, cycle);
    fputs(",\"name\":\"lost\"}", trace->stream);
}

/* Waves */

void view_trace_wave(struct view_trace *trace, uint32_t track, const char *track_name, const char *name,
                     const uint32_t workgroup[3], uint32_t wave, uint64_t from, uint64_t to)
{
    SIM_REQUIRE(from <= to);
    if (track_name && !trace->waves)
        name_group(trace, GROUP_WAVES, "waves");
    trace->waves = true;
    if (track_name)
        name_track(trace, GROUP_WAVES, track, track_name);
    begin_event(trace, 'X', GROUP_WAVES, track, from);
    write_microseconds(trace, "dur", nanoseconds_of(trace, to) - nanoseconds_of(trace, from));
    name_event(trace, name);
    fprintf(trace->stream, ",\"args\":{\"work-group\":\"(%" PRIu32 ",%" PRIu32 ",%" PRIu32 ")\",\"wave\":%" PRIu32 "}}",
            workgroup[0], workgroup[1], workgroup[2], wave);
}

/* The whole */

static void name_cus(struct view_trace *trace)
{
    char name[32];

    for (uint32_t cu = 0; cu < trace->cu_count; cu++) {
        snprintf(name, sizeof(name), "CU %" PRIu32, cu);
        name_track(trace, GROUP_CUS, cu, name);
    }
}

struct view_trace *view_trace_begin(FILE *stream, uint64_t clock_mhz, uint32_t cus)
{
    struct view_trace *trace = calloc(1, sizeof(*trace));

    SIM_REQUIRE(clock_mhz);
    if (!trace)
        return NULL;
    *trace = (struct view_trace){.stream = stream, .clock_mhz = clock_mhz, .cu_count = cus, .first = true};
    trace->cus = calloc(cus ? cus : 1, sizeof(*trace->cus));
    if (!trace->cus) {
        free(trace);
        return NULL;
    }
    fputs("{\"traceEvents\":[", stream);
    name_group(trace, GROUP_WORKGROUPS, "work-groups");
    name_group(trace, GROUP_CUS, "compute units");
    name_group(trace, GROUP_FIRMWARE, "command processor");
    name_track(trace, GROUP_FIRMWARE, 0, "firmware steps");
    name_cus(trace);
    return trace;
}

bool view_trace_end(struct view_trace *trace, uint64_t cycle)
{
    bool complete = !trace->out_of_memory;

    for (uint32_t i = 0; i < trace->slot_count; i++)
        close_slot(trace, cycle, &trace->slots[i]);
    for (uint32_t cu = 0; cu < trace->cu_count; cu++)
        if (trace->cus[cu].lost)
            end_slice(trace, cycle, GROUP_CUS, cu);
    fputs("\n]}\n", trace->stream);
    free(trace->slots);
    free(trace->cus);
    free(trace);
    return complete;
}
