/* status.c - see status.h. */
#define _POSIX_C_SOURCE 200809L

#include "tools/sweep/status.h"

#include <inttypes.h>

#include "cli/cli.h"
#include "cli/journal.h"
#include "tools/sweep/store.h"

#define STATUSES 5u

struct counts {
    uint64_t points, done, ended[STATUSES];
    double seconds; /* of the runs that have ended */
    uint32_t running;
};

/* What has ended of the points of the manifest. Points with one id count each, but the time of their run once a point. */
static bool count_results(struct sweep_manifest *manifest, const struct sweep_store *store, struct counts *counts)
{
    bool good = true;

    while (sweep_manifest_next(manifest, &good)) {
        const struct sweep_result *result = sweep_store_find(store, manifest->id);

        counts->points++;
        if (!result)
            continue;
        counts->done++;
        counts->ended[result->status]++;
        counts->seconds += (double)result->seconds;
    }
    return good;
}

static bool count_running(void *context, const char *path)
{
    struct counts *counts = context;

    counts->running += cli_journal_in_use(path);
    return true;
}

static void print(const struct counts *counts)
{
    uint64_t missing = counts->points - counts->done;
    double left = counts->done ? counts->seconds / (double)counts->done * (double)missing : 0;

    printf("points   %" PRIu64 "\ndone     %" PRIu64 "\n", counts->points, counts->done);
    for (uint32_t i = 0; i < STATUSES; i++)
        if (counts->ended[i])
            printf("  %-8s %" PRIu64 "\n", cli_status_name((enum host_status)i), counts->ended[i]);
    printf("missing  %" PRIu64 "\nrunning  %" PRIu32 " shards\n", missing, counts->running);
    if (counts->done && missing)
        printf("left     %.0f s of one processor, by the mean of what has ended\n", left);
}

int sweep_status(const char *folder)
{
    struct sweep_manifest manifest;
    struct sweep_store store = {.files = NULL};
    struct counts counts = {.points = 0};
    bool good = sweep_manifest_open(&manifest, folder) && sweep_store_open(&store, folder, NULL, false) &&
                count_results(&manifest, &store, &counts) && sweep_store_visit(folder, count_running, &counts);

    sweep_store_close(&store);
    sweep_manifest_close(&manifest);
    if (!good)
        return HOST_INPUT;
    print(&counts);
    return counts.done < counts.points ? HOST_WRONG : HOST_OK;
}
