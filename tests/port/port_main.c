/* port_main.c - see port_main.h. */
#define _POSIX_C_SOURCE 200809L
#include "port_main.h"

#include <signal.h>
#include <stdio.h>
#include <unistd.h>

static void print(char one)
{
    putchar(one);
}

/* The run is stuck in the port, not in the C library: printing is safe. */
static void time_is_over(int number)
{
    (void)number;
    port_kit_timeout();
    fflush(stdout);
    _exit(1);
}

int port_main(struct port_bench *bench)
{
    bench->print = print;
    signal(SIGALRM, time_is_over);
    alarm(PORT_SECONDS);
    return port_kit_run(bench) ? 1 : 0;
}
