/*
 * require.h - what a caller or the state of a model promises, stated in code.
 *
 * A broken promise is a mistake in the simulator, not in what it is given: bad input gets a message, not this.
 */
#ifndef SIM_HAL_ENGINE_REQUIRE_H
#define SIM_HAL_ENGINE_REQUIRE_H

/* 1: promises are checked, as in unit tests, litmus tests, explorations and fuzz drivers; 0: they cost nothing. */
#ifndef SIM_CHECKS
#define SIM_CHECKS 0
#endif

/* Ends the program with file, line and text if the condition is false. It must have no effect of its own: without checks it
 * is not evaluated. Clang's analyser takes promises as kept. */
#if SIM_CHECKS || defined(__clang_analyzer__)
#define SIM_REQUIRE(condition) ((condition) ? (void)0 : sim_require_failed(__FILE__, __LINE__, #condition))
#else
#define SIM_REQUIRE(condition) ((void)(0 && (condition)))
#endif

/* Prints "FILE:LINE: required: TEXT" to the error output, and aborts. */
_Noreturn void sim_require_failed(const char *file, int line, const char *text);

#endif
