/* interruption.c - see interruption.h. */
#define _XOPEN_SOURCE 700

#include "cli/interruption.h"

#include <errno.h>
#include <stddef.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

#define SAME_SECONDS 0.2

static const int numbers[] = {SIGINT, SIGTERM, SIGHUP};
#define NUMBERS (sizeof(numbers) / sizeof(numbers[0]))

static volatile sig_atomic_t interruption;

static struct sigaction before[NUMBERS];
static struct timespec first; /* written once, before interruption */

static void restore(void)
{
    for (size_t i = 0; i < NUMBERS; i++)
        sigaction(numbers[i], &before[i], NULL);
}

static double seconds_since_first(void)
{
    struct timespec now;

    if (clock_gettime(CLOCK_MONOTONIC, &now) != 0)
        return SAME_SECONDS;
    return (double)(now.tv_sec - first.tv_sec) + 1e-9 * (double)(now.tv_nsec - first.tv_nsec);
}

/* What handled a signal before removes incomplete outputs, and ends the process. */
static void note_signal(int number)
{
    int reason = errno;

    if (!interruption) {
        clock_gettime(CLOCK_MONOTONIC, &first);
        interruption = number;
    } else if (seconds_since_first() >= SAME_SECONDS) {
        restore();
        raise(number);
    }
    errno = reason;
}

const volatile sig_atomic_t *cli_interruption(void)
{
    return &interruption;
}

void cli_interruption_watch(void)
{
    struct sigaction action;

    memset(&action, 0, sizeof(action));
    action.sa_handler = note_signal;
    action.sa_flags = SA_RESTART;
    sigemptyset(&action.sa_mask);
    for (size_t i = 0; i < NUMBERS; i++)
        sigaddset(&action.sa_mask, numbers[i]);
    for (size_t i = 0; i < NUMBERS; i++)
        if (sigaction(numbers[i], NULL, &before[i]) == 0 && before[i].sa_handler != SIG_IGN)
            sigaction(numbers[i], &action, NULL);
}

void cli_interruption_run_over(void)
{
    if (!interruption)
        restore();
}

void cli_interruption_end(int number)
{
    signal(number, SIG_DFL);
    raise(number);
    _exit(128 + number);
}
