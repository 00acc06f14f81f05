/* lives.c - the states of a work-group's life as rows of a picture. */
#include "tools/figures/watch.h"
#include "tools/outputs/observe.h"

static const struct view_key keys[VIEW_STATES] = {
    [VIEW_RUNNING] = {"c2 h2", "running"}, [VIEW_STALLED] = {"c1 h1", "waiting on its compute unit"},
    [VIEW_SAVING] = {"c6 h6", "saving"},   [VIEW_SWAPPED] = {"c0 pale", "swapped"},
    [VIEW_READY] = {"c3 h3", "ready"},     [VIEW_RESTORING] = {"c5 h5", "restoring"},
};

static void end_state(struct figures_record *record, uint32_t row, uint64_t cycle)
{
    if (record->state[row] != VIEW_NONE)
        figures_record_add(record, &(struct view_span){row, record->state[row], record->since[row], cycle});
}

/* A row is a work-group of a one-dimensional grid: it keeps it wherever it runs. */
static void note_life(void *context, uint64_t cycle, enum gpu_life life, uint32_t slot, uint32_t generation,
                      uint32_t queue, const char *kernel, const uint32_t workgroup[3], uint32_t cu)
{
    struct figures_record *record = context;
    uint32_t row = workgroup[0];

    (void)slot;
    (void)generation;
    (void)queue;
    (void)kernel;
    (void)cu;
    if (row >= FIGURES_ROWS_MOST) {
        record->failed = true;
        return;
    }
    end_state(record, row, cycle);
    record->state[row] = outputs_view_state(life);
    record->since[row] = cycle;
    if (row >= record->rows)
        record->rows = row + 1;
}

static void attach(struct figures_record *record, struct host_session *session)
{
    session->observer = (struct gpu_observer){.context = record, .life = note_life};
}

static void close_rows(struct figures_record *record)
{
    for (uint32_t row = 0; row < record->rows; row++)
        end_state(record, row, record->cycles);
}

const struct figures_watcher figures_watch_lives = {keys, VIEW_STATES, "work-groups, a row each, by policy", attach,
                                                    close_rows};
