/* support_require.c - whether a broken promise is noticed. */
#define _POSIX_C_SOURCE 200809L

#include "support_require.h"

#include <signal.h>
#include <stdio.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

bool support_requires(void (*breaks)(void), const char *text)
{
    char said[1024] = "", wanted[256];
    size_t length = 0;
    ssize_t got;
    int ends[2], status;
    pid_t child;

    fflush(NULL);
    if (pipe(ends) || (child = fork()) < 0)
        return false;
    if (!child) {
        dup2(ends[1], STDERR_FILENO);
        close(ends[0]);
        breaks();
        _exit(0);
    }
    close(ends[1]);
    while (length < sizeof(said) - 1 && (got = read(ends[0], said + length, sizeof(said) - 1 - length)) > 0)
        length += (size_t)got;
    close(ends[0]);
    said[length] = 0;
    snprintf(wanted, sizeof(wanted), "required: %s", text);
    return waitpid(child, &status, 0) == child && WIFSIGNALED(status) && WTERMSIG(status) == SIGABRT &&
           strstr(said, wanted);
}
