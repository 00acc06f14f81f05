/*
 * temporary.h - files that are written beside the one they will replace: NAME.onward-PID.tmp.
 *
 * A signal that ends the process removes them. No process can act on SIGKILL, so the next output with the same NAME
 * removes a leftover: a temporary file with a free lock and a process that is gone. The lock serves where
 * process numbers mean nothing: in another container, on another host. Nameless files (O_TMPFILE and linkat) would need
 * no such cleaning, but are Linux's own, and not every file system has them.
 */
#ifndef SIM_HAL_TOOLS_VIEW_TEMPORARY_H
#define SIM_HAL_TOOLS_VIEW_TEMPORARY_H

/* Creates a temporary file for target and removes those that earlier processes left for it. Returns a descriptor for
 * writing and an allocated *name; -1 with errno set. */
int view_temporary_open(const char *target, char **name);

/* Frees a name: the file has been moved or removed. */
void view_temporary_forget(char *name);

#endif
