/* progress.c - see progress.h. */
#define _POSIX_C_SOURCE 200809L

#include "cli/progress.h"

#include <inttypes.h>
#include <stdio.h>
#include <time.h>
#include <unistd.h>

#define NAME_BYTES 128
#define SHOWN_MOST 2u /* what a terminal of 80 columns has place for */
#define MINUTE     60.0

static double seconds_now(void)
{
    struct timespec now;

    clock_gettime(CLOCK_MONOTONIC, &now);
    return (double)now.tv_sec + (double)now.tv_nsec / 1e9;
}

static uint32_t weight_of(const struct cli_progress *progress, uint32_t index)
{
    return progress->jobs->weight ? progress->jobs->weight(progress->jobs->context, index) : 1;
}

void cli_progress_start(struct cli_progress *progress, const struct cli_jobs *jobs,
                        void (*name)(void *context, uint32_t index, char *text, size_t bytes))
{
    *progress = (struct cli_progress){.jobs = jobs, .name = name, .show = isatty(STDERR_FILENO)};
    for (uint32_t i = 0; i < jobs->count; i++)
        progress->weight_left += weight_of(progress, i);
}

/* Seconds until all have ended, if the others take as long for their weight as those that have ended. */
static double seconds_left(const struct cli_progress *progress)
{
    uint32_t runs = progress->jobs->count - progress->done;
    double left = progress->spent / (double)progress->weight_done * (double)progress->weight_left, now = seconds_now();

    for (uint32_t i = 0; i < progress->running_count; i++)
        left -= now - progress->started[i];
    left /= runs < progress->jobs->parallel ? runs : progress->jobs->parallel;
    return left > 1 ? left : 1;
}

static void show_time(const struct cli_progress *progress)
{
    double left = seconds_left(progress);

    if (left < 2 * MINUTE)
        fprintf(stderr, " about %.0f s left:", left);
    else
        fprintf(stderr, " about %.0f min left:", left / MINUTE);
}

static void show_line(const struct cli_progress *progress)
{
    char text[NAME_BYTES];

    if (!progress->show)
        return;
    fprintf(stderr, "\r\033[K[%" PRIu32 "/%" PRIu32 "]", progress->done, progress->jobs->count);
    if (progress->done && progress->running_count)
        show_time(progress);
    for (uint32_t i = 0; i < progress->running_count && i < SHOWN_MOST; i++) {
        progress->name(progress->jobs->context, progress->running[i], text, sizeof(text));
        fprintf(stderr, "%s %s", i ? "," : "", text);
    }
    fflush(stderr);
}

void cli_progress_clear(const struct cli_progress *progress)
{
    if (progress->show)
        fputs("\r\033[K", stderr);
}

void cli_progress_began(struct cli_progress *progress, uint32_t index)
{
    progress->started[progress->running_count] = seconds_now();
    progress->running[progress->running_count++] = index;
    show_line(progress);
}

void cli_progress_ended(struct cli_progress *progress, uint32_t index)
{
    for (uint32_t i = 0; i < progress->running_count; i++) {
        if (progress->running[i] != index)
            continue;
        progress->spent += seconds_now() - progress->started[i];
        progress->running_count--;
        progress->running[i] = progress->running[progress->running_count];
        progress->started[i] = progress->started[progress->running_count];
        break;
    }
    progress->done++;
    progress->weight_done += weight_of(progress, index);
    progress->weight_left -= weight_of(progress, index);
    show_line(progress);
}
