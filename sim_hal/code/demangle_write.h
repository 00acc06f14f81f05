/*
 * demangle_write.h - the text of an encoded name that has been read.
 */
#ifndef SIM_HAL_CODE_DEMANGLE_WRITE_H
#define SIM_HAL_CODE_DEMANGLE_WRITE_H

#include "code/demangle_tree.h"

/* What is left out of a text. */
struct demangle_form {
    uint32_t depth;     /* levels of template arguments that have texts; the others become <...> */
    bool no_parameters; /* they become (...) */
    bool only_name;     /* no return type, parameters or qualifiers of the whole */
    bool only_base;     /* no scope and no template arguments either */
};

/* Writes the text of a node. Returns false if it has none, does not fit or is too deep. */
bool demangle_write(const struct demangle_tree *tree, uint16_t node, const struct demangle_form *form, char *text,
                    size_t bytes);

#endif
