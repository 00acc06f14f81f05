/*
 * bench_run.c - runs a command and prints its wall-clock seconds, processor seconds and peak memory in KiB, to be read by
 * bench.sh. Usage: bench_run COMMAND ARGUMENT...
 */
#define _GNU_SOURCE
#include <stdio.h>
#include <stdlib.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

static double seconds(struct timeval time)
{
    return (double)time.tv_sec + (double)time.tv_usec * 1e-6;
}

int main(int argc, char **argv)
{
    struct timespec start, end;
    struct rusage usage;
    int status;
    pid_t child;

    if (argc < 2)
        return 2;
    clock_gettime(CLOCK_MONOTONIC, &start);
    child = fork();
    if (child == 0) {
        if (!freopen("/dev/null", "w", stdout))
            _exit(126);
        execvp(argv[1], argv + 1);
        _exit(127);
    }
    if (child < 0 || wait4(child, &status, 0, &usage) < 0)
        return 1;
    clock_gettime(CLOCK_MONOTONIC, &end);
    printf("%.4f %.4f %ld\n", (double)(end.tv_sec - start.tv_sec) + (double)(end.tv_nsec - start.tv_nsec) * 1e-9,
           seconds(usage.ru_utime) + seconds(usage.ru_stime), usage.ru_maxrss);
    return WIFEXITED(status) ? WEXITSTATUS(status) : 1;
}
