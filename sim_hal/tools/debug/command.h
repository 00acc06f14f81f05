/*
 * command.h - the commands of the debugger: their names, and the words of a line.
 */
#ifndef SIM_HAL_TOOLS_DEBUG_COMMAND_H
#define SIM_HAL_TOOLS_DEBUG_COMMAND_H

#include <stdio.h>

#include "host/text.h"

#define DEBUG_WORDS_MOST 8u /* of a command, behind its name */

enum debug_verb {
    DEBUG_NOTHING, /* an empty line, or a comment: # */
    DEBUG_BREAK,
    DEBUG_DELETE,
    DEBUG_BREAKS,
    DEBUG_WATCH,
    DEBUG_RUN,
    DEBUG_CONTINUE,
    DEBUG_STEP,
    DEBUG_BACK,
    DEBUG_REVERSE_CONTINUE,
    DEBUG_REVERSE_STEP,
    DEBUG_GOTO,
    DEBUG_FOCUS,
    DEBUG_WHERE,
    DEBUG_LIST,
    DEBUG_PRINT,
    DEBUG_LOCALS,
    DEBUG_MEMORY,
    DEBUG_WAITS,
    DEBUG_CU,
    DEBUG_SYNCMON,
    DEBUG_FIRMWARE,
    DEBUG_OUTPUT,
    DEBUG_HELP,
    DEBUG_QUIT
};

/* A command that was read. The words lie in its line. */
struct debug_command {
    enum debug_verb verb;
    uint32_t count; /* words behind the name */
    struct host_span words[DEBUG_WORDS_MOST];
};

/*
 * Reads a line. A name is a full one, its short form, or the beginning of one name only. Returns false with a message if
 * the name is unknown, or the number of words is not one that the command may have.
 */
bool debug_command_read(const char *line, struct debug_command *command, char *error, size_t error_bytes);

/* Prints all commands, or what one of them does; false with a message if there is no such command. */
void debug_command_list(FILE *stream);
bool debug_command_help(struct host_span name, FILE *stream, char *error, size_t error_bytes);

/* Reads a decimal number, or a hexadecimal one behind 0x. */
bool debug_read_number(struct host_span word, uint64_t *number);

/* Reads X, X,Y or X,Y,Z; what is missing is 0. */
bool debug_read_workgroup(struct host_span word, uint32_t workgroup[3]);

/* Reads NAME, NAME[I] or NAME[I..]: the name, and the number, which is 0 if there is none. */
bool debug_read_element(struct host_span word, struct host_span *name, uint64_t *index, bool *has_index);

#endif
