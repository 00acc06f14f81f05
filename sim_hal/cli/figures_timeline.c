/* figures_timeline.c - a small launch under several policies, as a picture of every work-group's life. */
#include <stdlib.h>
#include <string.h>

#include "cli/figures.h"
#include "cli/observe.h"
#include "host/simfile.h"
#include "view/timeline.h"

#define RUNS_MOST 16
#define ROWS_MOST 64u

/* One run while it is watched. */
struct record {
    struct view_span *spans;
    uint32_t count, room;
    uint32_t rows;
    uint64_t since[ROWS_MOST];
    enum view_state state[ROWS_MOST];
    bool failed; /* out of memory, or more work-groups than rows */
    enum sim_status status;
    uint64_t cycles;
};

static void add_span(struct record *record, const struct view_span *span)
{
    if (span->state == VIEW_NONE || span->begin == span->end)
        return;
    if (record->count == record->room) {
        uint32_t room = record->room ? 2 * record->room : 256;
        struct view_span *spans = realloc(record->spans, room * sizeof(*spans));
        if (!spans) {
            record->failed = true;
            return;
        }
        record->spans = spans;
        record->room = room;
    }
    record->spans[record->count++] = *span;
}

/* A row is a work-group of a one-dimensional grid: it keeps it wherever it runs. */
static void note_life(void *context, uint64_t cycle, enum gpu_life life, uint32_t slot, uint32_t generation,
                      const char *kernel, const uint32_t workgroup[3], uint32_t cu)
{
    struct record *record = context;
    uint32_t row = workgroup[0];

    (void)slot;
    (void)generation;
    (void)kernel;
    (void)cu;
    if (row >= ROWS_MOST) {
        record->failed = true;
        return;
    }
    add_span(record, &(struct view_span){row, record->state[row], record->since[row], cycle});
    record->state[row] = sim_view_state(life);
    record->since[row] = cycle;
    if (row >= record->rows)
        record->rows = row + 1;
}

static void close_record(struct record *record)
{
    for (uint32_t row = 0; row < record->rows; row++)
        add_span(record, &(struct view_span){row, record->state[row], record->since[row], record->cycles});
}

static bool record_run(const struct figures *figures, struct sim_file *file, const char *policy, const char *loss_text,
                       const struct gpu_parameters *parameters, struct record *record)
{
    char message[SIM_ERROR_BYTES];
    struct sim_loss loss;
    struct sim_launch launch = {.file = file, .priority = 1};
    struct sim_session session = {.parameters = parameters,
                                  .iterations_factor = 1,
                                  .launches = &launch,
                                  .launch_count = 1,
                                  .losses = &loss,
                                  .loss_count = loss_text != NULL,
                                  .observer = {.context = record, .life = note_life}};
    bool good;

    if (!sim_policy_read(policy, &session.policy, message, sizeof(message)) ||
        (loss_text && !sim_loss_read(loss_text, parameters, &loss, message, sizeof(message))))
        return figures_complain(figures, "%s", message);
    good = sim_session_prepare(&session, message, sizeof(message));
    if (good) {
        record->status = sim_session_run(&session, message, sizeof(message));
        record->cycles = gpu_cycles(session.gpu);
        close_record(record);
    }
    sim_session_free(&session);
    good = good && (record->status == SIM_OK || record->status == SIM_DEADLOCK);
    return (good && !record->failed) || figures_complain(figures, "%s", good ? "too much for a timeline" : message);
}

/* The picture ends with the longest run that ended well. */
static uint64_t end_of(const struct record *records, uint32_t count)
{
    uint64_t end = 0, all = 1;

    for (uint32_t i = 0; i < count; i++) {
        if (records[i].status == SIM_OK && records[i].cycles > end)
            end = records[i].cycles;
        if (records[i].cycles > all)
            all = records[i].cycles;
    }
    return end ? end : all;
}

static bool draw_timeline(struct figures *figures, const struct figures_hole *hole, const char *const *policies,
                          const struct record *records, uint32_t count, uint64_t clock_mhz)
{
    struct view_run runs[RUNS_MOST];
    const struct view_timeline timeline = {.title = hole->words[2],
                                           .runs = runs,
                                           .run_count = count,
                                           .cycles = end_of(records, count),
                                           .clock_mhz = clock_mhz};
    struct view_output output = {0};
    FILE *stream;

    for (uint32_t i = 0; i < count; i++)
        runs[i] = (struct view_run){.name = policies[i],
                                    .note = records[i].status == SIM_DEADLOCK ? "deadlock" : NULL,
                                    .rows = records[i].rows,
                                    .spans = records[i].spans,
                                    .span_count = records[i].count,
                                    .cycles = records[i].cycles};
    stream = figures_picture_begin(figures, hole->words[1], hole->words[2], &output);
    if (!stream)
        return false;
    view_svg_timeline(&timeline, stream);
    return figures_picture_end(figures, stream, &output);
}

/* Runs a file under each policy, in this process: these launches are small. */
static bool watch_all(struct figures *figures, const struct figures_hole *hole, struct sim_file *file,
                      const char *const *policies, uint32_t count)
{
    static struct record records[RUNS_MOST];
    struct gpu_parameters parameters;
    bool good = sim_settings_apply(&hole->context.settings, &parameters);

    memset(records, 0, sizeof(records));
    for (uint32_t i = 0; i < count && good; i++)
        good = record_run(figures, file, policies[i], hole->context.lose, &parameters, &records[i]);
    good = good && draw_timeline(figures, hole, policies, records, count, parameters.clock_mhz);
    for (uint32_t i = 0; i < count; i++)
        free(records[i].spans);
    return good;
}

bool figures_timeline(struct figures *figures, const struct figures_hole *hole)
{
    char error[SIM_ERROR_BYTES];
    const char *policies[RUNS_MOST];
    struct sim_file *file = NULL;
    char *list, *path;
    uint32_t count;
    bool good = false;

    if (hole->count != 5)
        return figures_complain(figures, "timeline needs NAME TITLE FILE.sim POLICIES");
    if (!figures->writing)
        return true;
    list = sim_text_copy((struct sim_span){hole->words[4], strlen(hole->words[4])});
    path = sim_text_beside(figures->suite->benchmarks[0].path, hole->words[3]);
    count = list ? figures_split(figures, list, policies, RUNS_MOST) : 0;
    if (path)
        file = sim_file_load(path, error, sizeof(error));
    if (path && !file)
        figures_complain(figures, "%s", error);
    if (file && count)
        good = watch_all(figures, hole, file, policies, count);
    sim_file_free(file);
    free(path);
    free(list);
    return good;
}
