/*
 * child.h - another program as a child process: it ends with all that it has started, however this process ends.
 *
 * It has a process group of its own, which is killed when the program has ended, when SIGTERM comes, and when the process
 * above this one is gone. When SIGKILL ends this process, Linux kills the program.
 */
#ifndef SIM_HAL_TOOLS_SWEEP_CHILD_H
#define SIM_HAL_TOOLS_SWEEP_CHILD_H

#include <stdbool.h>
#include <stddef.h>
#include <stdio.h>
#include <sys/types.h>

struct sweep_child {
    int status;     /* as waitpid has it */
    FILE *output;   /* what went to standard and error output, a file without a name; NULL: it was not started */
    char *sent;     /* what came through the pipe, with a zero behind it; NULL: nothing did */
    size_t length;  /* of it */
    size_t room;    /* of the memory */
    bool exhausted; /* there was no memory for all of it */
};

/*
 * Calls work in a child process, where it becomes the program; pipe is a file into which the program may write, and the
 * standard input is empty. Returns when the program has ended. Ends this process, and gives no result, on SIGTERM and when
 * parent is no longer its parent. Returns false with errno set if no process could be made.
 */
bool sweep_child_run(struct sweep_child *child, pid_t parent, void (*work)(void *context, int pipe), void *context);

/* Frees what sweep_child_run has filled, whatever it has returned. */
void sweep_child_free(struct sweep_child *child);

#endif
