/*
 * kfd.c - a library for LD_PRELOAD: rocminfo asks lsmod for amdgpu and opens /dev/kfd before it calls the library of HSA. A user who
 * is not root can give it neither. Here it finds both.
 */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <fcntl.h>
#include <stdarg.h>
#include <stdio.h>
#include <string.h>
#include <sys/types.h>

#define EXPORT __attribute__((visibility("default")))

EXPORT int open(const char *file, int oflag, ...)
{
    mode_t mode = 0;
    va_list arguments;

    if (oflag & (O_CREAT | O_TMPFILE)) {
        va_start(arguments, oflag);
        mode = va_arg(arguments, mode_t);
        va_end(arguments);
    }
    return openat(AT_FDCWD, strcmp(file, "/dev/kfd") ? file : "/dev/null", oflag, mode);
}

EXPORT FILE *popen(const char *command, const char *modes)
{
    FILE *(*next)(const char *, const char *);

    *(void **)&next = dlsym(RTLD_NEXT, "popen");
    return next(strncmp(command, "lsmod", strlen("lsmod")) ? command : "echo amdgpu", modes);
}
