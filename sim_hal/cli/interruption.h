/*
 * interruption.h - SIGINT, SIGTERM and SIGHUP: the first ends a run, which then writes its outputs; the next ends the process.
 *
 * A signal that comes twice within a fifth of a second counts once: timeout(1) sends it to the process and to its group.
 */
#ifndef SIM_HAL_CLI_INTERRUPTION_H
#define SIM_HAL_CLI_INTERRUPTION_H

#include <signal.h>

/* The number of the first signal since cli_interruption_watch; 0: none has come. It changes at any time. */
const volatile sig_atomic_t *cli_interruption(void);

/* From now on the first of the signals is only noted. Those that the process ignores stay ignored. */
void cli_interruption_watch(void);

/* After a run: if no signal has come, the next does again what it did before cli_interruption_watch. */
void cli_interruption_run_over(void);

/* Ends the process as a signal does that nothing handles. */
#if defined(__GNUC__)
__attribute__((noreturn))
#endif
void cli_interruption_end(int number);

#endif
