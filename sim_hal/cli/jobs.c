/* jobs.c - see jobs.h. */
#define _POSIX_C_SOURCE 200809L

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

struct child {
    pid_t process; /* 0: free */
    int pipe;      /* the result comes out here */
    uint32_t index;
};

bool sim_jobs_read(const char *text, uint32_t *parallel)
{
    long processors = sysconf(_SC_NPROCESSORS_ONLN);
    uint64_t jobs = processors > 0 ? (uint64_t)processors : 1;

    if (!text && jobs > SIM_JOBS_MOST)
        jobs = SIM_JOBS_MOST;
    if (text && (!sim_text_u64((struct sim_span){text, strlen(text)}, &jobs) || jobs == 0 || jobs > SIM_JOBS_MOST)) {
        sim_complain("--jobs %s: expected 1..%u", text, SIM_JOBS_MOST);
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

static void child_main(const struct sim_jobs *jobs, uint32_t index, int file)
{
    char *result = calloc(1, jobs->result_bytes);

    if (!result)
        _exit(1);
    jobs->work(jobs->context, index, result);
    _exit(write_all(file, result, jobs->result_bytes) ? 0 : 1);
}

static bool start(const struct sim_jobs *jobs, struct child *child, uint32_t index)
{
    int ends[2];

    if (pipe(ends) != 0)
        return false;
    fflush(NULL);
    pid_t process = fork();
    if (process == 0) {
        close(ends[0]);
        child_main(jobs, index, ends[1]);
    }
    close(ends[1]);
    if (process < 0) {
        close(ends[0]);
        return false;
    }
    *child = (struct child){process, ends[0], index};
    if (jobs->started)
        jobs->started(jobs->context, index);
    return true;
}

/* Waits until any of our children ends. */
static struct child *wait_for_one(struct child *children, uint32_t count, int *status)
{
    for (;;) {
        pid_t process = waitpid(-1, status, 0);
        if (process < 0 && errno != EINTR)
            return NULL;
        for (uint32_t i = 0; i < count; i++)
            if (process > 0 && children[i].process == process)
                return &children[i];
    }
}

static bool collect(const struct sim_jobs *jobs, struct child *child, int status)
{
    _Alignas(16) char result[SIM_RESULT_MOST];
    bool complete = WIFEXITED(status) && WEXITSTATUS(status) == 0 && read_all(child->pipe, result, jobs->result_bytes);

    close(child->pipe);
    child->process = 0;
    return jobs->finished(jobs->context, child->index, complete ? result : NULL);
}

static void stop_all(struct child *children, uint32_t count)
{
    int status;

    for (uint32_t i = 0; i < count; i++) {
        if (!children[i].process)
            continue;
        kill(children[i].process, SIGTERM);
        waitpid(children[i].process, &status, 0);
        close(children[i].pipe);
    }
}

static struct child *free_place(struct child *children, uint32_t count)
{
    for (uint32_t i = 0; i < count; i++)
        if (!children[i].process)
            return &children[i];
    return NULL;
}

bool sim_jobs_run(const struct sim_jobs *jobs, bool *failed)
{
    struct child children[SIM_JOBS_MOST] = {{0, 0, 0}};
    uint32_t next = 0, running = 0;
    bool going = true;

    *failed = false;
    while (going && (next < jobs->count || running)) {
        struct child *child =
            next < jobs->count && running < jobs->parallel ? free_place(children, jobs->parallel) : NULL;
        int status;

        if (child) {
            if (start(jobs, child, next)) {
                next++;
                running++;
                continue;
            }
            if (!running) {
                *failed = true;
                break;
            }
        }
        child = wait_for_one(children, jobs->parallel, &status);
        *failed = !child;
        if (!child)
            break;
        running--;
        going = collect(jobs, child, status);
    }
    if (!going || *failed)
        stop_all(children, jobs->parallel);
    return going && !*failed;
}
