/* child.c - see child.h. */
#define _XOPEN_SOURCE 700

#include "tools/sweep/child.h"

#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <sys/prctl.h>
#include <sys/wait.h>
#include <unistd.h>

#define LOOK_MILLISECONDS 10 /* how often it is looked whether all is as it was */
#define PIECE_BYTES       ((size_t)65536)
#define CANNOT_START      127

static volatile sig_atomic_t stopped;

static void note_stop(int number)
{
    (void)number;
    stopped = 1;
}

static bool watch_stop(void)
{
    struct sigaction action;

    memset(&action, 0, sizeof(action));
    action.sa_handler = note_stop;
    sigemptyset(&action.sa_mask);
    stopped = 0;
    return sigaction(SIGTERM, &action, NULL) == 0;
}

/* In the child. A group in the background must not read from the terminal: it would be stopped. */
static bool arrange_files(FILE *output)
{
    int nothing = open("/dev/null", O_RDONLY);

    return nothing >= 0 && dup2(nothing, STDIN_FILENO) >= 0 && dup2(fileno(output), STDOUT_FILENO) >= 0 &&
           dup2(fileno(output), STDERR_FILENO) >= 0;
}

/* In the child. The process above may have ended before its death could send a signal. */
static bool arrange_end(pid_t above)
{
    signal(SIGINT, SIG_DFL);
    signal(SIGHUP, SIG_DFL);
    signal(SIGTERM, SIG_DFL);
    return setpgid(0, 0) == 0 && prctl(PR_SET_PDEATHSIG, SIGKILL) == 0 && getppid() == above;
}

static pid_t start(const struct sweep_child *child, const int ends[2], void (*work)(void *context, int pipe),
                   void *context)
{
    pid_t above = getpid(), process = fork();

    if (process == 0) {
        close(ends[0]);
        if (arrange_end(above) && arrange_files(child->output))
            work(context, ends[1]);
        _exit(CANNOT_START);
    }
    if (process > 0)
        setpgid(process, process); /* whichever of the two comes first */
    return process;
}

/* The pipe */

static bool make_room(struct sweep_child *child)
{
    size_t room = 2 * (child->room + PIECE_BYTES);
    char *larger;

    if (child->room - child->length > PIECE_BYTES)
        return true;
    larger = realloc(child->sent, room);
    if (!larger)
        return false;
    child->sent = larger;
    child->room = room;
    return true;
}

/* Takes what the pipe holds. Returns false at its end. */
static bool take_sent(struct sweep_child *child, int pipe)
{
    for (;;) {
        ssize_t got;

        if (!make_room(child)) {
            child->exhausted = true;
            return false;
        }
        got = read(pipe, child->sent + child->length, PIECE_BYTES);
        if (got < 0 && errno == EINTR)
            continue;
        if (got <= 0)
            return got < 0 && errno == EAGAIN;
        child->length += (size_t)got;
        child->sent[child->length] = 0;
    }
}

/* The end */

/* It stays as it is, so that its number and that of its group are not given away. */
static bool has_ended(pid_t process)
{
    siginfo_t ended;

    ended.si_pid = 0;
    return waitid(P_PID, (id_t)process, &ended, WEXITED | WNOHANG | WNOWAIT) == 0 && ended.si_pid == process;
}

static void await(struct sweep_child *child, pid_t process, int pipe, pid_t parent)
{
    struct pollfd look = {.fd = pipe, .events = POLLIN};

    while (!has_ended(process)) {
        if (stopped || getppid() != parent) {
            kill(-process, SIGKILL);
            _exit(CANNOT_START);
        }
        poll(&look, 1, LOOK_MILLISECONDS);
        if (look.fd >= 0 && !take_sent(child, pipe))
            look.fd = -1;
    }
    kill(-process, SIGKILL);
    if (look.fd >= 0)
        take_sent(child, pipe);
    while (waitpid(process, &child->status, 0) < 0 && errno == EINTR)
        ;
}

bool sweep_child_run(struct sweep_child *child, pid_t parent, void (*work)(void *context, int pipe), void *context)
{
    int ends[2];
    pid_t process;

    *child = (struct sweep_child){.output = tmpfile()};
    if (!child->output || !watch_stop() || pipe(ends) != 0)
        return false;
    process = fcntl(ends[0], F_SETFL, O_NONBLOCK) == 0 ? start(child, ends, work, context) : -1;
    close(ends[1]);
    if (process > 0)
        await(child, process, ends[0], parent);
    close(ends[0]);
    return process > 0;
}

void sweep_child_free(struct sweep_child *child)
{
    if (child->output)
        fclose(child->output);
    free(child->sent);
    *child = (struct sweep_child){.output = NULL};
}
