/* temporary.c - see temporary.h. */
#define _XOPEN_SOURCE 700

#include "tools/view/temporary.h"

#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#define TEMPORARIES_MOST 8
#define INFIX            ".onward-"
#define SUFFIX           ".tmp"

/* Temporary files of this process, for the signal handler. A place is written before its file exists. */
static char *volatile temporaries[TEMPORARIES_MOST];
static volatile sig_atomic_t owner_known;
static pid_t owner;

static void remove_on_signal(int number)
{
    if (owner_known && getpid() == owner)
        for (int i = 0; i < TEMPORARIES_MOST; i++)
            if (temporaries[i])
                unlink(temporaries[i]);
    signal(number, SIG_DFL);
    raise(number);
}

static void watch_signals(void)
{
    static const int numbers[] = {SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGPIPE, SIGXCPU, SIGXFSZ};
    struct sigaction action;

    if (owner_known)
        return;
    owner = getpid();
    owner_known = 1;
    memset(&action, 0, sizeof(action));
    action.sa_handler = remove_on_signal;
    sigemptyset(&action.sa_mask);
    for (size_t i = 0; i < sizeof(numbers) / sizeof(numbers[0]); i++) {
        struct sigaction old;
        if (sigaction(numbers[i], NULL, &old) == 0 && old.sa_handler == SIG_DFL)
            sigaction(numbers[i], &action, NULL);
    }
}

static void remember_name(char *name)
{
    watch_signals();
    for (int i = 0; i < TEMPORARIES_MOST; i++) {
        if (temporaries[i])
            continue;
        temporaries[i] = name;
        return;
    }
}

static bool is_ours(const char *name)
{
    for (int i = 0; i < TEMPORARIES_MOST; i++)
        if (temporaries[i] && strcmp(temporaries[i], name) == 0)
            return true;
    return false;
}

void view_temporary_forget(char *name)
{
    for (int i = 0; i < TEMPORARIES_MOST; i++)
        if (temporaries[i] == name)
            temporaries[i] = NULL;
    free(name);
}

/* What earlier processes left */

/* Closing any descriptor of a file gives up the process's lock on it: a file of our own must not be opened here. */
static bool lock_file(int file)
{
    struct flock whole = {.l_type = F_WRLCK, .l_whence = SEEK_SET};

    return fcntl(file, F_SETLK, &whole) == 0;
}

/* The process in the name of a temporary file of target's file; 0 if it is no temporary file of target. */
static pid_t process_of(const char *name, const char *target_name)
{
    size_t length = strlen(target_name);
    char *end;
    long process;

    if (strncmp(name, target_name, length) != 0 || strncmp(name + length, INFIX, strlen(INFIX)) != 0)
        return 0;
    name += length + strlen(INFIX);
    if (name[strspn(name, "0123456789")] != SUFFIX[0])
        return 0;
    errno = 0;
    process = strtol(name, &end, 10);
    return errno == 0 && strcmp(end, SUFFIX) == 0 ? (pid_t)process : 0;
}

/* A file with our own number that is not ours was left by a process that had the number before. */
static bool is_gone(pid_t process)
{
    return process == getpid() || (kill(process, 0) != 0 && errno == ESRCH);
}

static void remove_unlocked(const char *path)
{
    struct stat status;
    int file = open(path, O_WRONLY | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK);

    if (file < 0)
        return;
    if (fstat(file, &status) == 0 && S_ISREG(status.st_mode) && lock_file(file))
        unlink(path);
    close(file);
}

static void remove_left_behind(const char *target)
{
    const char *slash = strrchr(target, '/');
    int folder_length = slash ? (int)(slash - target) + 1 : 0;
    char folder[4096], path[8192];
    const struct dirent *entry;
    DIR *entries;

    if (snprintf(folder, sizeof(folder), "%.*s", folder_length, target) >= (int)sizeof(folder))
        return;
    entries = opendir(*folder ? folder : ".");
    while (entries && (entry = readdir(entries)) != NULL) {
        pid_t process = process_of(entry->d_name, target + folder_length);

        if (process <= 0 || snprintf(path, sizeof(path), "%s%s", folder, entry->d_name) >= (int)sizeof(path))
            continue;
        if (!is_ours(path) && is_gone(process))
            remove_unlocked(path);
    }
    if (entries)
        closedir(entries);
}

/* One of our own */

static char *name_of(const char *target)
{
    size_t bytes = strlen(target) + sizeof(INFIX) + sizeof(SUFFIX) + 24;
    char *name = malloc(bytes);

    if (name)
        snprintf(name, bytes, "%s" INFIX "%ld" SUFFIX, target, (long)getpid());
    return name;
}

int view_temporary_open(const char *target, char **name)
{
    int file, reason;

    *name = name_of(target);
    if (!*name) {
        errno = ENOMEM;
        return -1;
    }
    remove_left_behind(target);
    if (is_ours(*name)) { /* one output has been named twice */
        free(*name);
        *name = NULL;
        errno = EEXIST;
        return -1;
    }
    remember_name(*name);
    file = open(*name, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0666);
    reason = errno;
    if (file >= 0) {
        lock_file(file); /* where files cannot be locked, only a process's number says that it lives */
        return file;
    }
    view_temporary_forget(*name);
    *name = NULL;
    errno = reason;
    return -1;
}
