/*
 * variables.h - variables of the source that are in scope where the wave in focus is, from the debug sections
 * that clang -g writes.
 */
#ifndef SIM_HAL_TOOLS_DEBUG_VARIABLES_H
#define SIM_HAL_TOOLS_DEBUG_VARIABLES_H

#include "code/object.h"
#include "tools/debug/state.h"

/*
 * Reads the debug sections of a program: from the code object that it was made of, or, object NULL, from its file. Returns false if
 * memory is out: what is wrong in a file is said when a variable is asked for.
 */
bool debug_variables_add(struct debug_program *program, const struct code_object *object);

/* Frees what debug_variables_add has allocated. */
void debug_variables_free(struct debug_variables *variables);

/*
 * Whether a word is NAME or NAME[I] of a variable in scope, or may be one: the debug sections cannot be read.
 * False without a wave.
 */
bool debug_variable_exists(const struct debug *debug, struct host_span word);

/* Prints such a variable or an element of it: of the lane in focus, or of all lanes. Returns false with a message. */
bool debug_print_variable(const struct debug *debug, struct host_span word, bool lanes, char *error,
                          size_t error_bytes);

/*
 * Prints all variables in scope, those of the innermost scope first, for the lane in focus. There must be a
 * wave. The same.
 */
bool debug_print_variables(const struct debug *debug, char *error, size_t error_bytes);

#endif
