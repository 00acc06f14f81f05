/* trace.c - `onward trace`: the firmware's event trace, as copied from a board's memory, as Chrome trace events. */
#include <errno.h>
#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

#include "cli/cli.h"
#include "onward/cp.h"
#include "onward/trace.h"
#include "tools/view/trace.h"

#define RECORDS 256u /* of dispatches: the index has 8 bits */

struct ring {
    struct cp_trace header;
    struct cp_trace_entry *entries;
};

struct dispatch {
    char name[16];
    uint32_t groups[2];
};

static bool ring_read(struct ring *ring, FILE *stream)
{
    const uint32_t most = 1u << 28; /* entries: some gigabytes */

    if (fread(&ring->header, sizeof(ring->header), 1, stream) != 1 || ring->header.magic != CP_TRACE_MAGIC)
        return false;
    if (!ring->header.entries || ring->header.entries > most || ring->header.entries & (ring->header.entries - 1))
        return false;
    ring->entries = malloc(ring->header.entries * sizeof(*ring->entries));
    return ring->entries &&
           fread(ring->entries, sizeof(*ring->entries), ring->header.entries, stream) == ring->header.entries;
}

static uint64_t oldest_entry(const struct ring *ring)
{
    return ring->header.written > ring->header.entries ? ring->header.written - ring->header.entries : 0;
}

static const struct cp_trace_entry *entry_at(const struct ring *ring, uint64_t number)
{
    return &ring->entries[number & (ring->header.entries - 1)];
}

/* Whether every entry can be one the firmware wrote, in order of time. */
static bool ring_is_sound(const struct ring *ring)
{
    uint64_t cycle = 0;

    for (uint64_t n = oldest_entry(ring); n < ring->header.written; n++) {
        const struct cp_trace_entry *entry = entry_at(ring, n);

        if (entry->kind < CP_TRACE_WG || entry->kind > CP_TRACE_QUEUE || entry->cycle < cycle ||
            (entry->kind == CP_TRACE_WG && entry->state > CP_WG_WATCHED))
            return false;
        cycle = entry->cycle;
    }
    return true;
}

static enum view_state view_state_of(uint32_t state)
{
    static const enum view_state states[] = {
        [CP_WG_FREE] = VIEW_NONE,           [CP_WG_RUNNING] = VIEW_RUNNING, [CP_WG_STALLED] = VIEW_STALLED,
        [CP_WG_SAVING] = VIEW_SAVING,       [CP_WG_SWAPPED] = VIEW_SWAPPED, [CP_WG_READY] = VIEW_READY,
        [CP_WG_RESTORING] = VIEW_RESTORING, [CP_WG_KILLING] = VIEW_RUNNING, [CP_WG_WATCHED] = VIEW_STALLED};

    return states[state];
}

/* The firmware knows dispatches by record. If the ring has lost the begin of a grid, the grid
 * counts as one-dimensional. */
static void show_workgroup(struct view_trace *trace, const struct dispatch *dispatches,
                           const struct cp_trace_entry *entry)
{
    const struct dispatch *dispatch = &dispatches[entry->kernel];
    uint32_t x = dispatch->groups[0] ? dispatch->groups[0] : UINT32_MAX;
    uint32_t y = dispatch->groups[1] ? dispatch->groups[1] : UINT32_MAX;
    const uint32_t id[3] = {entry->number % x, entry->number / x % y, entry->number / x / y};
    const struct view_workgroup workgroup = {entry->slot, entry->generation, entry->cu, dispatch->name, id};

    view_trace_workgroup(trace, entry->cycle, &workgroup, view_state_of(entry->state),
                         entry->killed ? "killed" : "done");
}

/* The first queues have a track each. */
static void show_queue(struct view_trace *trace, const struct cp_trace_entry *entry)
{
    static const char *const names[VIEW_DEPTHS] = {"packets in queue 0", "packets in queue 1", "packets in queue 2",
                                                   "packets in queue 3", "packets in queue 4", "packets in queue 5",
                                                   "packets in queue 6", "packets in queue 7"};

    if (entry->slot < VIEW_DEPTHS)
        view_trace_depth(trace, entry->cycle, entry->slot, &(struct view_depth){names[entry->slot], entry->number});
}

static uint32_t compute_units(const struct ring *ring)
{
    uint32_t cus = 1;

    for (uint64_t n = oldest_entry(ring); n < ring->header.written; n++)
        if ((entry_at(ring, n)->kind == CP_TRACE_WG || entry_at(ring, n)->kind == CP_TRACE_CU) &&
            entry_at(ring, n)->cu >= cus)
            cus = entry_at(ring, n)->cu + 1u;
    return cus;
}

static bool write_events(const struct ring *ring, FILE *stream, uint64_t clock_mhz)
{
    static struct dispatch dispatches[RECORDS];
    struct view_trace *trace = view_trace_begin(stream, clock_mhz, compute_units(ring));
    uint64_t cycle = 0;

    if (!trace)
        return false;
    for (uint32_t i = 0; i < RECORDS; i++)
        snprintf(dispatches[i].name, sizeof(dispatches[i].name), "kernel %" PRIu32, i);
    for (uint64_t n = oldest_entry(ring); n < ring->header.written; n++) {
        const struct cp_trace_entry *entry = entry_at(ring, n);

        cycle = entry->cycle;
        if (entry->kind == CP_TRACE_WG) {
            show_workgroup(trace, dispatches, entry);
        } else if (entry->kind == CP_TRACE_CU) {
            view_trace_cu(trace, cycle, entry->cu, entry->state);
        } else if (entry->kind == CP_TRACE_QUEUE) {
            show_queue(trace, entry);
        } else {
            dispatches[entry->kernel].groups[0] = entry->number;
            dispatches[entry->kernel].groups[1] = entry->generation;
        }
    }
    return view_trace_end(trace, cycle);
}

static int convert_trace(const char *path, uint64_t clock_mhz)
{
    struct ring ring = {0};
    FILE *stream = fopen(path, "rb");
    int status;

    if (!stream)
        return cli_complain("%s: %s", path, strerror(errno));
    if (!ring_read(&ring, stream) || !ring_is_sound(&ring))
        status = cli_complain("%s: not a copy of the firmware's event trace", path);
    else
        status = write_events(&ring, stdout, clock_mhz) ? HOST_OK : cli_complain("out of memory");
    free(ring.entries);
    fclose(stream);
    return status;
}

int cli_command_trace(int argc, char **argv)
{
    static const struct cli_option table[] = {{"--help", NULL, "prints this"},
                                              {"--preset", "NAME|FILE", "parameters of the GPU, for its clock"},
                                              {"--set", "KEY=VALUE", "one of them"}};
    struct cli_options options = cli_options_start(table, 3, argc, argv);
    struct cli_settings settings = {0};
    struct parameters parameters;
    const char *path = NULL;
    int found;

    while ((found = cli_options_next(&options)) != CLI_OPTIONS_END) {
        if (found == CLI_OPTIONS_ERROR)
            return HOST_INPUT;
        if (found == 0) {
            fputs("usage: onward trace FILE [option]...\n\nPrints the firmware's event trace, FILE a copy of its ring "
                  "from "
                  "a board's memory, as Chrome trace events.\n\n",
                  stdout);
            cli_options_help(table, 3, stdout);
            return cli_finish_output(HOST_OK);
        }
        if (found == 1)
            settings.preset = options.value;
        else if (found == 2 && !cli_settings_add(&settings, options.value))
            return HOST_INPUT;
        else if (found == CLI_OPTIONS_OPERAND && path)
            return cli_complain("trace: expected one FILE, found %s and %s", path, options.value);
        else if (found == CLI_OPTIONS_OPERAND)
            path = options.value;
    }
    if (!path)
        return cli_complain("trace: expected a FILE; see onward trace --help");
    if (!cli_settings_apply(&settings, &parameters))
        return HOST_INPUT;
    return cli_finish_output(convert_trace(path, parameters.clock_mhz));
}
