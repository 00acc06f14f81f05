/*
 * prompt.h - the commands of a user or a script: they are read and carried out while the run stands still.
 */
#ifndef SIM_HAL_TOOLS_DEBUG_PROMPT_H
#define SIM_HAL_TOOLS_DEBUG_PROMPT_H

#include "code/object.h"
#include "tools/debug/state.h"

/* Where commands come from. */
struct debug_input {
    FILE *stream;
    const char *script; /* its name for messages; NULL: no script, a wrong command is reported and the next one read */
    bool prompts;       /* a user is there: commands are not repeated in the output */
};

/* Makes a debugger that takes commands, and has observers. NULL if the host has no memory. */
struct debug *debug_create(const struct debug_input *input);

/* Releases it; not the programs that it knows. NULL is allowed. */
void debug_free(struct debug *debug);

/*
 * A program is there whose kernels may run, and stays. object: the code object that it was made of; NULL: it was read from its file.
 * Returns false if the host has no memory.
 */
bool debug_add_program(struct debug *debug, const struct isa_program *program, const struct code_object *object);

/* Reads and carries out commands until one lets the run go on, begins it anew, or ends all. */
void debug_prompt(struct debug *debug);

#endif
