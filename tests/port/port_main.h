/* port_main.h - a run of the kit on a machine with an operating system. */
#ifndef TESTS_PORT_MAIN_H
#define TESTS_PORT_MAIN_H

#include "port_kit.h"

/* After this time a call that has not returned is taken to block. */
#ifndef PORT_SECONDS
#define PORT_SECONDS 30
#endif

/* Runs the kit with the console and a watchdog. Returns an exit status. */
int port_main(struct port_bench *bench);

#endif
