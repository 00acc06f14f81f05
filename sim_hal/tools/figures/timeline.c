/* timeline.c - a launch under several policies, as a picture of its work-groups or waves over time. */
#include <stdlib.h>
#include <string.h>

#include "tools/figures/figures.h"
#include "tools/figures/watch.h"
#include "host/simfile.h"
#include "engine/quantity.h"

#define RUNS_MOST 16

/* What a picture is made of. */
struct picture {
    const struct figures_hole *hole;
    const struct figures_watcher *watcher;
    struct host_file *file;
    const char *policies[RUNS_MOST]; /* or variants */
    uint32_t count;
    uint32_t workgroups; /* of which the waves are shown */
    uint64_t clock_mhz;
};

static bool run_session(const struct figures *figures, const struct picture *picture, struct host_session *session,
                        struct figures_record *record)
{
    char message[HOST_ERROR_BYTES];
    bool good;

    picture->watcher->attach(record, session);
    good = host_session_prepare(session, message, sizeof(message));
    if (good) {
        record->status = host_session_run(session, message, sizeof(message));
        record->cycles = gpu_cycles(session->gpu);
        picture->watcher->close(record);
    }
    host_session_free(session);
    good = good && (record->status == HOST_OK || record->status == HOST_DEADLOCK);
    return (good && !record->failed) || figures_complain(figures, "%s", good ? "too much for a timeline" : message);
}

/* The settings of the hole, and those of the variant if the policy is one. */
static bool read_settings(const struct figures *figures, const struct figures_hole *hole, const char **policy,
                          struct parameters *parameters)
{
    const struct figures_variant *variant = figures_variant(figures, *policy);
    struct cli_settings settings = hole->context.settings;

    if (variant && *variant->from)
        return figures_complain(figures, "variant %s names other benchmarks, but a timeline has a file", *policy);
    for (uint32_t i = 0; variant && i < variant->set_count; i++)
        if (!cli_settings_add(&settings, variant->sets[i]))
            return false;
    if (variant)
        *policy = variant->policy;
    return cli_settings_apply(&settings, parameters);
}

static bool record_run(const struct figures *figures, struct picture *picture, const char *policy,
                       struct figures_record *record)
{
    const char *loss_text = picture->hole->context.lose;
    char message[HOST_ERROR_BYTES];
    struct parameters parameters;
    struct host_loss loss;
    struct host_launch launch = {.file = picture->file, .priority = 1};
    struct host_session session = {.parameters = &parameters,
                                   .iterations_factor = 1,
                                   .launches = &launch,
                                   .launch_count = 1,
                                   .losses = &loss,
                                   .loss_count = loss_text != NULL};

    record->workgroups = picture->workgroups;
    if (!read_settings(figures, picture->hole, &policy, &parameters))
        return false;
    if (!host_policy_read(policy, &session.policy, message, sizeof(message)) ||
        (loss_text && !host_loss_read(loss_text, &parameters, &loss, message, sizeof(message))))
        return figures_complain(figures, "%s", message);
    picture->clock_mhz = parameters.clock_mhz;
    return run_session(figures, picture, &session, record);
}

/* The picture ends with the longest run that ended well. */
static uint64_t end_of(const struct figures_record *records, uint32_t count)
{
    uint64_t end = 0, all = 1;

    for (uint32_t i = 0; i < count; i++) {
        if (records[i].status == HOST_OK && records[i].cycles > end)
            end = records[i].cycles;
        if (records[i].cycles > all)
            all = records[i].cycles;
    }
    return end ? end : all;
}

static void draw_svg(const void *shown, FILE *stream)
{
    view_svg_timeline(shown, stream);
}

static void list_values(const void *shown, FILE *stream)
{
    view_values_timeline(shown, stream);
}

static bool draw_timeline(struct figures *figures, const struct picture *picture, const struct figures_record *records)
{
    const struct figures_hole *hole = picture->hole;
    struct view_run runs[RUNS_MOST];
    const struct view_timeline timeline = {.title = hole->words[2],
                                           .y_title = picture->watcher->rows,
                                           .keys = picture->watcher->keys,
                                           .key_count = picture->watcher->key_count,
                                           .runs = runs,
                                           .run_count = picture->count,
                                           .cycles = end_of(records, picture->count),
                                           .clock_mhz = picture->clock_mhz};

    for (uint32_t i = 0; i < picture->count; i++)
        runs[i] = (struct view_run){.name = picture->policies[i],
                                    .note = records[i].status == HOST_DEADLOCK ? "deadlock" : NULL,
                                    .rows = records[i].rows,
                                    .spans = records[i].spans,
                                    .span_count = records[i].count,
                                    .cycles = records[i].cycles};
    return figures_picture(figures, hole, &(struct figures_drawing){&timeline, draw_svg, list_values});
}

/* Runs the file under each policy, in this process: these launches are small. */
static bool watch_all(struct figures *figures, struct picture *picture)
{
    static struct figures_record records[RUNS_MOST];
    bool good = true;

    memset(records, 0, sizeof(records));
    for (uint32_t i = 0; i < picture->count && good; i++)
        good = record_run(figures, picture, picture->policies[i], &records[i]);
    good = good && draw_timeline(figures, picture, records);
    for (uint32_t i = 0; i < picture->count; i++)
        free(records[i].spans);
    return good;
}

static bool draw(struct figures *figures, struct picture *picture)
{
    char error[HOST_ERROR_BYTES];
    const struct figures_hole *hole = picture->hole;
    char *list, *path;
    bool good = false;

    if (!figures->writing)
        return true;
    list = host_text_copy((struct host_span){hole->words[4], strlen(hole->words[4])});
    path = host_text_beside(figures->suite->benchmarks[0].path, hole->words[3]);
    picture->count = list ? figures_split(figures, list, picture->policies, RUNS_MOST) : 0;
    if (path)
        picture->file = host_file_load(path, error, sizeof(error));
    if (path && !picture->file)
        figures_complain(figures, "%s", error);
    if (picture->file && picture->count)
        good = watch_all(figures, picture);
    host_file_free(picture->file);
    free(path);
    free(list);
    return good;
}

bool figures_timeline(struct figures *figures, const struct figures_hole *hole)
{
    struct picture picture = {.hole = hole, .watcher = &figures_watch_lives};

    if (hole->count != 5)
        return figures_complain(figures, "timeline needs NAME TITLE FILE.sim POLICIES");
    return draw(figures, &picture);
}

bool figures_phases(struct figures *figures, const struct figures_hole *hole)
{
    struct picture picture = {.hole = hole, .watcher = &figures_watch_phases};
    uint64_t workgroups;

    if (hole->count != 6 || !quantity_read(hole->words[5], &workgroups) || workgroups == 0 ||
        workgroups > FIGURES_ROWS_MOST)
        return figures_complain(figures, "phases needs NAME TITLE FILE.sim POLICIES WORK-GROUPS, 1 to %u of them",
                                FIGURES_ROWS_MOST);
    picture.workgroups = (uint32_t)workgroups;
    return draw(figures, &picture);
}
