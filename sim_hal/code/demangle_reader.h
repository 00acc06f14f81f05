/*
 * demangle_reader.h - inside demangle_read.c: the letters of an encoded name that are left, and the parts that others mean by number.
 *
 * Names may be hostile: numbers, depths and steps are bounded. Functions that read return DEMANGLE_NONE for what they do not understand.
 */
#ifndef SIM_HAL_CODE_DEMANGLE_READER_H
#define SIM_HAL_CODE_DEMANGLE_READER_H

#include "code/demangle_tree.h"

#define DEMANGLE_SUBSTITUTIONS 512u
#define DEMANGLE_ARGUMENTS     64u

/* The template arguments that T_ and its like mean. */
struct demangle_arguments {
    uint16_t node[DEMANGLE_ARGUMENTS];
    uint32_t count;
    uint8_t encoding; /* numbers the encodings, so far as eight bits do */
    bool lambda;      /* among the parameters of a lambda they are what auto has become */
};

/* Starts as zeros but for the first four. */
struct demangle_reader {
    uint16_t (*type)(struct demangle_reader *reader); /* reads a type: types are made of names, and names of types */
    struct demangle_tree *tree;
    const char *at;                                /* the next letter */
    const char *end;                               /* behind the last one */
    uint16_t substitution[DEMANGLE_SUBSTITUTIONS]; /* what S_ and its like mean */
    uint32_t substitution_count;
    uint32_t depth;
    uint32_t steps; /* of making parts of one encoding parts of another */
    uint8_t encodings;
    struct demangle_arguments arguments;
};

/* The next letter; a zero behind the last one. */
char demangle_peek(const struct demangle_reader *reader);

/* Whether the text comes next. */
bool demangle_peeks(const struct demangle_reader *reader, const char *text);

/* Goes past the text if it comes next. Returns whether it does. */
bool demangle_take(struct demangle_reader *reader, const char *text);

/* Reads a decimal number. Returns false if there is none, or a larger one than any name needs. */
bool demangle_number(struct demangle_reader *reader, uint32_t *number);

/* Reads a number behind a letter that may be repeated: "_" is 0, "0_" is 1. Returns false if there is none. */
bool demangle_index(struct demangle_reader *reader, uint32_t *number);

/* Goes a level deeper. Returns false if that is too deep. demangle_leave is due in either case. */
bool demangle_enter(struct demangle_reader *reader);

/* Comes back from there. Returns the node. */
uint16_t demangle_leave(struct demangle_reader *reader, uint16_t node);

/* Reads a name of the source: its length and its letters. */
uint16_t demangle_source_name(struct demangle_reader *reader);

/* Reads the ABI tags behind a name. Returns the name with them. */
uint16_t demangle_tags(struct demangle_reader *reader, uint16_t name);

/* Notes what a later number may mean. Returns the node, or DEMANGLE_NONE if there is no room. */
uint16_t demangle_note(struct demangle_reader *reader, uint16_t node);

/* Reads what S_, S0_ to SZ_, S10_ and so on, and Sa and its like mean; the S has been read. */
uint16_t demangle_substitution(struct demangle_reader *reader);

/* Reads T_, T0_ and so on: a use of a template argument. */
uint16_t demangle_template_parameter(struct demangle_reader *reader);

#endif
