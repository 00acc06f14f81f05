/* jobs.c - see jobs.h. */
#define _XOPEN_SOURCE 700

#include "cli/jobs.h"

#include <errno.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/types.h>
#include <sys/wait.h>
#include <unistd.h>

#include "cli/cli.h"
#include "cli/interruption.h"

struct child {
    pid_t process; /* 0: free */
    int pipe;      /* the result comes out here */
    uint32_t index;
};

bool cli_jobs_read(const char *text, uint32_t *parallel)
{
    long processors = sysconf(_SC_NPROCESSORS_ONLN);
    uint64_t jobs = processors > 0 ? (uint64_t)processors : 1;

    if (!text && jobs > CLI_JOBS_MOST)
        jobs = CLI_JOBS_MOST;
    if (text && (!host_text_u64((struct host_span){text, strlen(text)}, &jobs) || jobs == 0 || jobs > CLI_JOBS_MOST)) {
        cli_complain("--jobs %s: expected 1..%u", text, CLI_JOBS_MOST);
        return false;
    }
    *parallel = (uint32_t)jobs;
    return true;
}

static bool write_all(int file, const char *bytes, size_t length)
{
    while (length) {
        ssize_t written = write(file, bytes, length);
        if (written < 0 && errno == EINTR)
            continue;
        if (written <= 0)
            return false;
        bytes += written;
        length -= (size_t)written;
    }
    return true;
}

static bool read_all(int file, char *bytes, size_t length)
{
    while (length) {
        ssize_t got = read(file, bytes, length);
        if (got < 0 && errno == EINTR)
            continue;
        if (got <= 0)
            return false;
        bytes += got;
        length -= (size_t)got;
    }
    return true;
}

static void child_main(const struct cli_jobs *jobs, uint32_t index, int file)
{
    char *result = calloc(1, jobs->result_bytes);

    if (!result)
        _exit(1);
    jobs->work(jobs->context, index, result);
    _exit(write_all(file, result, jobs->result_bytes) ? 0 : 1);
}

/* Signals that stop all */

static const int stops[] = {SIGINT, SIGTERM, SIGHUP};
#define STOPS (sizeof(stops) / sizeof(stops[0]))

static volatile sig_atomic_t stopped;           /* the signal's number */
static volatile pid_t processes[CLI_JOBS_MOST]; /* children that have not been waited for; 0: none */

static void stop_processes(int number)
{
    int reason = errno;

    stopped = number;
    for (uint32_t i = 0; i < CLI_JOBS_MOST; i++)
        if (processes[i])
            kill(processes[i], SIGTERM);
    errno = reason;
}

static void watch_stops(struct sigaction old[STOPS])
{
    struct sigaction action;

    stopped = 0;
    memset(&action, 0, sizeof(action));
    action.sa_handler = stop_processes;
    sigemptyset(&action.sa_mask);
    for (size_t i = 0; i < STOPS; i++)
        if (sigaction(stops[i], NULL, &old[i]) == 0 && old[i].sa_handler != SIG_IGN)
            sigaction(stops[i], &action, NULL);
}

static void restore_stops(const struct sigaction old[STOPS])
{
    for (size_t i = 0; i < STOPS; i++)
        sigaction(stops[i], &old[i], NULL);
}

/* Between these two calls no signal sees the table of processes. */
static void hold_stops(sigset_t *before)
{
    sigset_t set;

    sigemptyset(&set);
    for (size_t i = 0; i < STOPS; i++)
        sigaddset(&set, stops[i]);
    sigprocmask(SIG_BLOCK, &set, before);
}

static void release_stops(const sigset_t *before)
{
    sigprocmask(SIG_SETMASK, before, NULL);
}

/* Only its parent ends a child, because a terminal sends SIGINT and SIGHUP to both of them. */
static void take_stops_in_child(const sigset_t *before)
{
    signal(SIGINT, SIG_IGN);
    signal(SIGHUP, SIG_IGN);
    signal(SIGTERM, SIG_DFL);
    release_stops(before);
}

const char *cli_jobs_stop_name(void)
{
    return host_signal_name(stopped);
}

void cli_jobs_end_stopped(void)
{
    cli_interruption_end(stopped);
}

/* The order */

struct place {
    uint32_t weight;
    uint32_t index;
};

static int by_weight(const void *left, const void *right)
{
    const struct place *a = left, *b = right;

    if (a->weight != b->weight)
        return a->weight < b->weight ? 1 : -1;
    return a->index < b->index ? -1 : 1;
}

/* The pieces in the order in which they start; the caller frees it. NULL without memory. */
static struct place *order_pieces(const struct cli_jobs *jobs)
{
    struct place *order = calloc(jobs->count + (size_t)1, sizeof(*order));

    for (uint32_t i = 0; order && i < jobs->count; i++)
        order[i] = (struct place){jobs->weight ? jobs->weight(jobs->context, i) : 1, i};
    if (order && jobs->parallel > 1)
        qsort(order, jobs->count, sizeof(*order), by_weight);
    return order;
}

/* Children */

static bool start_child(const struct cli_jobs *jobs, struct child *children, uint32_t place, uint32_t index)
{
    pid_t process;
    sigset_t before;
    int ends[2];

    if (pipe(ends) != 0)
        return false;
    fflush(NULL);
    hold_stops(&before);
    process = fork();
    if (process == 0) {
        take_stops_in_child(&before);
        close(ends[0]);
        child_main(jobs, index, ends[1]);
    }
    processes[place] = process > 0 ? process : 0;
    release_stops(&before);
    close(ends[1]);
    if (process < 0) {
        close(ends[0]);
        return false;
    }
    children[place] = (struct child){process, ends[0], index};
    if (jobs->started)
        jobs->started(jobs->context, index);
    return true;
}

/* Waits until any of our children has ended, which may be waited for once more; NULL when a signal stops all. */
static struct child *wait_for_one(struct child *children, uint32_t count)
{
    siginfo_t ended;

    while (!stopped) {
        ended.si_pid = 0;
        if (waitid(P_ALL, 0, &ended, WEXITED | WNOWAIT) != 0 && errno != EINTR)
            return NULL;
        for (uint32_t i = 0; i < count && !stopped; i++)
            if (ended.si_pid > 0 && children[i].process == ended.si_pid)
                return &children[i];
    }
    return NULL;
}

/* Takes the result of a child that has ended or is about to. False: it has none. */
static bool take_result(const struct cli_jobs *jobs, struct child *children, uint32_t place, char *result)
{
    struct child *child = &children[place];
    sigset_t before;
    bool complete;
    int status;

    hold_stops(&before);
    while (waitpid(child->process, &status, 0) < 0 && errno == EINTR)
        ;
    processes[place] = 0;
    release_stops(&before);
    complete = WIFEXITED(status) && WEXITSTATUS(status) == 0 && read_all(child->pipe, result, jobs->result_bytes);
    close(child->pipe);
    child->process = 0;
    return complete;
}

static bool collect_result(const struct cli_jobs *jobs, struct child *children, uint32_t place)
{
    _Alignas(16) char result[CLI_RESULT_MOST];
    bool complete = take_result(jobs, children, place, result);

    return jobs->finished(jobs->context, children[place].index, complete ? result : NULL);
}

/* Ends all children. What one has finished all the same is kept when a signal stops all. */
static void stop_all(const struct cli_jobs *jobs, struct child *children)
{
    _Alignas(16) char result[CLI_RESULT_MOST];

    for (uint32_t i = 0; i < jobs->parallel; i++)
        if (children[i].process)
            kill(children[i].process, SIGTERM);
    for (uint32_t i = 0; i < jobs->parallel; i++)
        if (children[i].process && take_result(jobs, children, i, result) && stopped)
            jobs->finished(jobs->context, children[i].index, result);
}

static uint32_t free_place(const struct child *children)
{
    uint32_t place = 0;

    while (children[place].process)
        place++;
    return place;
}

static enum cli_jobs_end run_all(const struct cli_jobs *jobs, const struct place *order, struct child *children)
{
    uint32_t next = 0, running = 0;

    while (!stopped && (next < jobs->count || running)) {
        struct child *child;

        if (next < jobs->count && running < jobs->parallel) {
            if (start_child(jobs, children, free_place(children), order[next].index)) {
                next++;
                running++;
                continue;
            }
            if (!running)
                return CLI_JOBS_FAILED;
        }
        child = wait_for_one(children, jobs->parallel);
        if (!child)
            return stopped ? CLI_JOBS_STOPPED : CLI_JOBS_FAILED;
        running--;
        if (!collect_result(jobs, children, (uint32_t)(child - children)))
            return CLI_JOBS_REFUSED;
    }
    return stopped ? CLI_JOBS_STOPPED : CLI_JOBS_COMPLETE;
}

enum cli_jobs_end cli_jobs_run(const struct cli_jobs *jobs)
{
    struct child children[CLI_JOBS_MOST] = {{0, 0, 0}};
    struct place *order = order_pieces(jobs);
    struct sigaction old[STOPS];
    enum cli_jobs_end end;

    if (!order)
        return CLI_JOBS_FAILED;
    watch_stops(old);
    end = run_all(jobs, order, children);
    stop_all(jobs, children);
    free(order);
    if (end != CLI_JOBS_STOPPED) /* a second signal, as timeout sends it, must not interrupt the writing of outputs */
        restore_stops(old);
    return end;
}
