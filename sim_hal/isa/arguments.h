/*
 * arguments.h - the kinds of kernel arguments by the names that compilers' metadata give them.
 */
#ifndef SIM_HAL_ISA_ARGUMENTS_H
#define SIM_HAL_ISA_ARGUMENTS_H

#include "isa/program.h"

/* Finds the kind of a .value_kind, length characters long. Returns false for one that no kernel can have here. */
bool isa_argument_kind(const char *name, size_t length, enum isa_argument_kind *kind);

/* The name of a kind: "by_value", "hidden_none" for any hidden one that has no kind of its own. */
const char *isa_argument_kind_name(enum isa_argument_kind kind);

/* Whether the runtime fills it in without the program's doing. */
static inline bool isa_argument_hidden(enum isa_argument_kind kind)
{
    return kind >= ISA_ARGUMENT_HIDDEN_GLOBAL_OFFSET_X;
}

#endif
