/*
 * program.h - a value "exec PROGRAM [ARGUMENT]..." of a sweep: a program that `onward exec` runs.
 */
#ifndef SIM_HAL_TOOLS_SWEEP_PROGRAM_H
#define SIM_HAL_TOOLS_SWEEP_PROGRAM_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

struct sweep_program {
    char **words; /* owned: the program's path, its arguments, NULL */
    uint32_t count;
};

/* Whether a value of a benchmark or file is a program. No other value begins so: only texts in quotes have blanks. */
bool sweep_is_program(const char *value);

/*
 * Takes a value apart, and checks that the program can be run. Its path is relative as in sweep_path. Words end at blanks.
 * Returns false with a message; program is then empty.
 */
bool sweep_program_read(struct sweep_program *program, const char *beside, const char *value, char *error,
                        size_t error_bytes);
void sweep_program_free(struct sweep_program *program);

/* A number for the bytes of the program's file, its arguments, and the library, which has a number of its own. */
uint64_t sweep_program_hash(const struct sweep_program *program, uint64_t library);

#endif
