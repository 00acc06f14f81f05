/* trace.c - see trace.h. */
#include "view/trace.h"

#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

#include "view/markup.h"

/* Trace viewers group tracks by process. */
enum track { TRACK_WORKGROUPS = 1, TRACK_CUS = 2, TRACK_FIRMWARE = 3 };

#define PICOSECONDS_A_MICROSECOND 1000000u

struct slot {
    struct view_workgroup workgroup;
    uint32_t id[3];
    enum view_state state;
};

struct view_trace {
    FILE *stream;
    uint64_t clock_mhz;
    struct slot *slots;
    uint32_t slot_count;
    uint64_t *lost_since; /* a CU: cycle + 1 at which it went away, 0 while it is there */
    uint32_t cus;
    uint64_t counts[VIEW_STATES];
    uint64_t depths[VIEW_DEPTHS]; /* value + 1 as written last; 0: not yet */
    bool first;
    bool out_of_memory;
};

static const char *const state_names[VIEW_STATES] = {"",      "running",  "stalled", "saving", "swapped out",
                                                     "ready", "restoring"};

/* Events */

/* Starts an event: everything up to its time. The caller adds members and the closing brace. */
static void begin_event(struct view_trace *trace, const char *phase, enum track process, uint64_t cycle)
{
    uint64_t whole = cycle / trace->clock_mhz;
    uint64_t part = cycle % trace->clock_mhz * PICOSECONDS_A_MICROSECOND / trace->clock_mhz;

    fprintf(trace->stream, "%s\n{\"ph\":\"%s\",\"pid\":%d,\"ts\":%" PRIu64 ".%06" PRIu64, trace->first ? "" : ",",
            phase, process, whole, part);
    trace->first = false;
}

static void name_track(struct view_trace *trace, enum track process, const char *what, const char *name)
{
    begin_event(trace, "M", process, 0);
    fprintf(trace->stream, ",\"tid\":0,\"name\":\"%s\",\"args\":{\"name\":", what);
    view_json_string(trace->stream, name);
    fputs("}}", trace->stream);
}

static void async_event(struct view_trace *trace, const char *phase, uint64_t cycle, uint32_t slot, uint32_t generation,
                        const char *name)
{
    begin_event(trace, phase, TRACK_WORKGROUPS, cycle);
    fprintf(trace->stream, ",\"tid\":0,\"cat\":\"wg\",\"id\":\"%" PRIu32 ".%" PRIu32 "\",\"name\":", slot, generation);
    view_json_string(trace->stream, name);
}

static void end_async(struct view_trace *trace, uint64_t cycle, uint32_t slot, uint32_t generation, const char *name)
{
    async_event(trace, "e", cycle, slot, generation, name);
    fputs("}", trace->stream);
}

static void count_event(struct view_trace *trace, uint64_t cycle)
{
    begin_event(trace, "C", TRACK_WORKGROUPS, cycle);
    fprintf(trace->stream, ",\"tid\":0,\"name\":\"work-groups\",\"args\":{");
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

static void life_name(char *name, size_t bytes, const struct view_workgroup *workgroup)
{
    snprintf(name, bytes, "%s (%" PRIu32 ",%" PRIu32 ",%" PRIu32 ")", workgroup->kernel, workgroup->id[0],
             workgroup->id[1], workgroup->id[2]);
}

static bool is_resident(enum view_state state)
{
    return state != VIEW_NONE && state != VIEW_SWAPPED && state != VIEW_READY;
}

static void begin_state(struct view_trace *trace, uint64_t cycle, const struct view_workgroup *workgroup,
                        enum view_state state)
{
    async_event(trace, "b", cycle, workgroup->slot, workgroup->generation, state_names[state]);
    if (is_resident(state))
        fprintf(trace->stream, ",\"args\":{\"cu\":%" PRIu32 "}", workgroup->cu);
    fputs("}", trace->stream);
}

static void begin_life(struct view_trace *trace, uint64_t cycle, const struct view_workgroup *workgroup)
{
    char name[320];

    life_name(name, sizeof(name), workgroup);
    async_event(trace, "b", cycle, workgroup->slot, workgroup->generation, name);
    fprintf(trace->stream, ",\"args\":{\"slot\":%" PRIu32 ",\"generation\":%" PRIu32 "}}", workgroup->slot,
            workgroup->generation);
}

static void end_life(struct view_trace *trace, uint64_t cycle, const struct view_workgroup *workgroup,
                     const char *outcome)
{
    char name[320];

    life_name(name, sizeof(name), workgroup);
    async_event(trace, "e", cycle, workgroup->slot, workgroup->generation, name);
    fputs(",\"args\":{\"outcome\":", trace->stream);
    view_json_string(trace->stream, outcome);
    fputs("}}", trace->stream);
}

/* A life that was not seen to end, because the slot was used again or the trace is over. */
static void close_slot(struct view_trace *trace, uint64_t cycle, struct slot *slot)
{
    if (slot->state == VIEW_NONE)
        return;
    end_async(trace, cycle, slot->workgroup.slot, slot->workgroup.generation, state_names[slot->state]);
    trace->counts[slot->state]--;
    slot->state = VIEW_NONE;
    slot->workgroup.id = slot->id;
    end_life(trace, cycle, &slot->workgroup, "not finished");
}

static void note_workgroup(struct slot *slot, const struct view_workgroup *workgroup, enum view_state state)
{
    slot->workgroup = *workgroup;
    memcpy(slot->id, workgroup->id, sizeof(slot->id));
    slot->state = state;
}

void view_trace_workgroup(struct view_trace *trace, uint64_t cycle, const struct view_workgroup *workgroup,
                          enum view_state state, const char *outcome)
{
    struct slot *slot = slot_of(trace, workgroup->slot);

    if (!slot)
        return;
    if (slot->workgroup.generation != workgroup->generation)
        close_slot(trace, cycle, slot);
    if (slot->state == VIEW_NONE && state != VIEW_NONE)
        begin_life(trace, cycle, workgroup);
    if (slot->state != VIEW_NONE) {
        end_async(trace, cycle, workgroup->slot, workgroup->generation, state_names[slot->state]);
        trace->counts[slot->state]--;
        if (state == VIEW_NONE)
            end_life(trace, cycle, workgroup, outcome);
    }
    note_workgroup(slot, workgroup, state);
    if (state != VIEW_NONE) {
        begin_state(trace, cycle, workgroup, state);
        trace->counts[state]++;
    }
    count_event(trace, cycle);
}

/* Firmware and compute units */

/* Ends of slices are written as durations; the same rounding for start and end keeps neighbours from overlapping. */
static void duration(struct view_trace *trace, uint64_t cycles)
{
    fprintf(trace->stream, ",\"dur\":%" PRIu64 ".%06" PRIu64, cycles / trace->clock_mhz,
            cycles % trace->clock_mhz * PICOSECONDS_A_MICROSECOND / trace->clock_mhz);
}

void view_trace_step(struct view_trace *trace, uint64_t cycle, uint64_t cost, uint64_t instructions, uint32_t events,
                     uint32_t commands)
{
    begin_event(trace, "X", TRACK_FIRMWARE, cycle);
    duration(trace, cost);
    fprintf(trace->stream,
            ",\"tid\":0,\"name\":\"step\",\"args\":{\"instructions\":%" PRIu64 ",\"events\":%" PRIu32
            ",\"commands\":%" PRIu32 "}}",
            instructions, events, commands);
}

void view_trace_depth(struct view_trace *trace, uint64_t cycle, uint32_t queue, const struct view_depth *depth)
{
    if (trace->depths[queue] == depth->value + 1)
        return;
    trace->depths[queue] = depth->value + 1;
    begin_event(trace, "C", TRACK_FIRMWARE, cycle);
    fputs(",\"tid\":0,\"name\":", trace->stream);
    view_json_string(trace->stream, depth->name);
    fprintf(trace->stream, ",\"args\":{\"depth\":%" PRIu64 "}}", depth->value);
}

static void lost_slice(struct view_trace *trace, uint64_t cycle, uint32_t cu)
{
    uint64_t start = trace->lost_since[cu] - 1;

    begin_event(trace, "X", TRACK_CUS, start);
    duration(trace, cycle - start);
    fprintf(trace->stream, ",\"tid\":%" PRIu32 ",\"name\":\"CU %" PRIu32 " lost\"}", cu, cu);
    trace->lost_since[cu] = 0;
}

void view_trace_cu(struct view_trace *trace, uint64_t cycle, uint32_t cu, bool available)
{
    if (cu >= trace->cus)
        return;
    begin_event(trace, "i", TRACK_CUS, cycle);
    fprintf(trace->stream, ",\"tid\":%" PRIu32 ",\"s\":\"p\",\"name\":\"CU %" PRIu32 " %s\"}", cu, cu,
            available ? "returned" : "taken away");
    if (available && trace->lost_since[cu])
        lost_slice(trace, cycle, cu);
    else if (!available && !trace->lost_since[cu])
        trace->lost_since[cu] = cycle + 1;
}

/* The whole */

struct view_trace *view_trace_begin(FILE *stream, uint64_t clock_mhz, uint32_t cus)
{
    struct view_trace *trace = calloc(1, sizeof(*trace));

    if (!trace)
        return NULL;
    *trace = (struct view_trace){.stream = stream, .clock_mhz = clock_mhz, .cus = cus, .first = true};
    trace->lost_since = calloc(cus ? cus : 1, sizeof(*trace->lost_since));
    if (!trace->lost_since) {
        free(trace);
        return NULL;
    }
    fputs("{\"displayTimeUnit\":\"ns\",\"traceEvents\":[", stream);
    name_track(trace, TRACK_WORKGROUPS, "process_name", "work-groups");
    name_track(trace, TRACK_CUS, "process_name", "compute units");
    name_track(trace, TRACK_FIRMWARE, "process_name", "command processor");
    name_track(trace, TRACK_FIRMWARE, "thread_name", "firmware steps");
    return trace;
}

bool view_trace_end(struct view_trace *trace, uint64_t cycle)
{
    bool complete = !trace->out_of_memory;

    for (uint32_t i = 0; i < trace->slot_count; i++)
        close_slot(trace, cycle, &trace->slots[i]);
    for (uint32_t cu = 0; cu < trace->cus; cu++)
        if (trace->lost_since[cu])
            lost_slice(trace, cycle, cu);
    fputs("\n]}\n", trace->stream);
    free(trace->slots);
    free(trace->lost_since);
    free(trace);
    return complete;
}
