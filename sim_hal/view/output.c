/* output.c - see output.h. */
#define _XOPEN_SOURCE 700

#include "view/output.h"

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#define OUTPUTS_MOST 8

/* Temporary files of this process, for the signal handler. A slot is written before its file exists. */
static char *volatile temporaries[OUTPUTS_MOST];
static volatile sig_atomic_t owner_known;
static pid_t owner;

static void interrupted(int number)
{
    if (owner_known && getpid() == owner)
        for (int i = 0; i < OUTPUTS_MOST; i++)
            if (temporaries[i])
                unlink(temporaries[i]);
    signal(number, SIG_DFL);
    raise(number);
}

static void watch_signals(void)
{
    static const int numbers[] = {SIGINT, SIGTERM, SIGHUP};
    struct sigaction action;

    if (owner_known)
        return;
    owner = getpid();
    owner_known = 1;
    memset(&action, 0, sizeof(action));
    action.sa_handler = interrupted;
    sigemptyset(&action.sa_mask);
    for (size_t i = 0; i < sizeof(numbers) / sizeof(numbers[0]); i++) {
        struct sigaction old;
        if (sigaction(numbers[i], NULL, &old) == 0 && old.sa_handler == SIG_DFL)
            sigaction(numbers[i], &action, NULL);
    }
}

static void remember(char *temporary)
{
    watch_signals();
    for (int i = 0; i < OUTPUTS_MOST; i++) {
        if (temporaries[i])
            continue;
        temporaries[i] = temporary;
        return;
    }
}

static void forget(const char *temporary)
{
    for (int i = 0; i < OUTPUTS_MOST; i++)
        if (temporaries[i] == temporary)
            temporaries[i] = NULL;
}

static bool fail(const char *path, const char *reason, char *error, size_t error_bytes)
{
    snprintf(error, error_bytes, "%s: %s", path, reason);
    return false;
}

static bool is_special(const char *path)
{
    struct stat status;

    return stat(path, &status) == 0 && !S_ISREG(status.st_mode);
}

static char *resolved(const char *path)
{
    char *real = realpath(path, NULL);

    return real ? real : strdup(path);
}

static char *temporary_name(const char *target)
{
    size_t bytes = strlen(target) + 32;
    char *name = malloc(bytes);

    if (name)
        snprintf(name, bytes, "%s.%ld.tmp", target, (long)getpid());
    return name;
}

static bool open_temporary(struct view_output *output)
{
    int file;

    remember(output->temporary);
    file = open(output->temporary, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0666);
    if (file >= 0)
        output->stream = fdopen(file, "w");
    if (output->stream)
        return true;
    forget(output->temporary);
    if (file >= 0) {
        close(file);
        unlink(output->temporary);
    }
    return false;
}

static void release(struct view_output *output)
{
    if (output->temporary)
        forget(output->temporary);
    free(output->temporary);
    free(output->target);
    *output = (struct view_output){.path = output->path};
}

bool view_output_open(struct view_output *output, const char *path, char *error, size_t error_bytes)
{
    *output = (struct view_output){.path = path};
    if (is_special(path)) {
        output->stream = fopen(path, "w");
        return output->stream ? true : fail(path, strerror(errno), error, error_bytes);
    }
    output->target = resolved(path);
    output->temporary = output->target ? temporary_name(output->target) : NULL;
    if (!output->temporary) {
        release(output);
        return fail(path, "out of memory", error, error_bytes);
    }
    if (open_temporary(output))
        return true;
    fail(path, strerror(errno), error, error_bytes);
    release(output);
    return false;
}

bool view_output_commit(struct view_output *output, char *error, size_t error_bytes)
{
    bool failed;

    errno = 0;
    failed = fflush(output->stream) != 0 || ferror(output->stream);
    failed = fclose(output->stream) != 0 || failed;
    output->stream = NULL;
    if (!failed && output->temporary)
        failed = rename(output->temporary, output->target) != 0;
    if (failed) {
        fail(output->path, errno ? strerror(errno) : "cannot write", error, error_bytes);
        if (output->temporary)
            unlink(output->temporary);
    }
    release(output);
    return !failed;
}

void view_output_discard(struct view_output *output)
{
    if (output->stream)
        fclose(output->stream);
    if (output->temporary)
        unlink(output->temporary);
    release(output);
}
