/* progress.c - see progress.h. */
#define _POSIX_C_SOURCE 200809L

#include "cli/progress.h"

#include <inttypes.h>
#include <stdio.h>
#include <unistd.h>

#define NAME_BYTES 128
#define SHOWN_MOST 3u

void cli_progress_start(struct cli_progress *progress, uint32_t total,
                        void (*name)(void *context, uint32_t index, char *text, size_t bytes), void *context)
{
    *progress = (struct cli_progress){.total = total, .context = context, .name = name, .show = isatty(STDERR_FILENO)};
}

static void show_line(const struct cli_progress *progress)
{
    char text[NAME_BYTES];

    if (!progress->show)
        return;
    fprintf(stderr, "\r\033[K[%" PRIu32 "/%" PRIu32 "]", progress->done, progress->total);
    for (uint32_t i = 0; i < progress->running_count && i < SHOWN_MOST; i++) {
        progress->name(progress->context, progress->running[i], text, sizeof(text));
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
    progress->running[progress->running_count++] = index;
    show_line(progress);
}

void cli_progress_ended(struct cli_progress *progress, uint32_t index)
{
    for (uint32_t i = 0; i < progress->running_count; i++) {
        if (progress->running[i] != index)
            continue;
        progress->running[i] = progress->running[--progress->running_count];
        break;
    }
    progress->done++;
    show_line(progress);
}
