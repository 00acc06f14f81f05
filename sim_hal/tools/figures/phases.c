/*
 * phases.c - where the waves of a compute unit's first work-groups wait for each other, as rows of a picture.
 *
 * A row begins and ends with the wave's work-group. The stretches in which the wave runs lie below those in which it waits,
 * so only the latter are noted one by one.
 */
#include <string.h>

#include "tools/figures/watch.h"

enum { KEY_RUNNING, KEY_BARRIER, KEY_ENDED };

static const struct view_key keys[] = {[KEY_RUNNING] = {"c2 pale h2", "running"},
                                       [KEY_BARRIER] = {"c1 h1", "waiting at a barrier"},
                                       [KEY_ENDED] = {"c6 h6", "ended, others of its work-group run"}};

/* First row of the work-group; FIGURES_ROWS_MOST: it is not shown. */
static uint32_t first_row(const struct figures_record *record, const struct cu_workgroup *workgroup)
{
    for (uint32_t i = 0; i < record->seen; i++)
        if (memcmp(record->ids[i], workgroup->id, sizeof(record->ids[i])) == 0)
            return record->first[i];
    return FIGURES_ROWS_MOST;
}

/* The run of each wave is its row's first span, so that it lies below the others. */
static uint32_t show_workgroup(struct figures_record *record, const struct cu_workgroup *workgroup)
{
    uint32_t first = record->rows;

    if (record->seen == record->workgroups)
        return FIGURES_ROWS_MOST;
    if (first + workgroup->wave_count > FIGURES_ROWS_MOST) {
        record->failed = true;
        return FIGURES_ROWS_MOST;
    }
    memcpy(record->ids[record->seen], workgroup->id, sizeof(record->ids[0]));
    record->first[record->seen++] = first;
    record->rows += workgroup->wave_count;
    for (uint32_t row = first; row < record->rows; row++) {
        record->run[row] = record->count;
        figures_record_add(record, &(struct view_span){row, KEY_RUNNING, UINT64_MAX, 0});
    }
    return first;
}

static void note_span(void *context, uint64_t now, const struct cu_wave *wave, enum cu_wave_class class, uint64_t from,
                      uint64_t to)
{
    struct figures_record *record = context;
    uint32_t row = first_row(record, wave->workgroup);
    struct view_span *run;

    (void)now;
    if (row == FIGURES_ROWS_MOST)
        row = show_workgroup(record, wave->workgroup);
    if (row == FIGURES_ROWS_MOST || record->failed)
        return;
    row += wave->index;
    run = &record->spans[record->run[row]];
    if (from < run->begin)
        run->begin = from;
    if (to > run->end)
        run->end = to;
    if (class == CU_CLASS_BARRIER || class == CU_CLASS_ENDED)
        figures_record_add(record,
                           &(struct view_span){row, class == CU_CLASS_ENDED ? KEY_ENDED : KEY_BARRIER, from, to});
}

/* What was told of the wave's time from now on is void. */
static void note_stop(void *context, uint64_t now, const struct cu_wave *wave)
{
    struct figures_record *record = context;
    uint32_t row = first_row(record, wave->workgroup) + wave->index;

    for (uint32_t i = 0; i < record->count; i++)
        if (record->spans[i].row == row && record->spans[i].end > now)
            record->spans[i].end = now;
}

static void attach(struct figures_record *record, struct host_session *session)
{
    record->waves = (struct cu_wave_observer){.context = record, .span = note_span, .stop = note_stop};
    session->waves = &record->waves;
}

/* The picture ends with the last row. */
static void close_rows(struct figures_record *record)
{
    record->cycles = 1;
    for (uint32_t row = 0; row < record->rows && !record->failed; row++)
        if (record->spans[record->run[row]].end > record->cycles)
            record->cycles = record->spans[record->run[row]].end;
}

const struct figures_watcher figures_watch_phases = {keys, sizeof(keys) / sizeof(keys[0]), "waves, a row each", attach,
                                                     close_rows};
