/*
 * demangle_names.h - inside demangle_read.c: encodings, names, and the template arguments and expressions in them.
 *
 * Names have types in them: reader->type reads them. Functions return DEMANGLE_NONE for what they do not understand.
 */
#ifndef SIM_HAL_CODE_DEMANGLE_NAMES_H
#define SIM_HAL_CODE_DEMANGLE_NAMES_H

#include "code/demangle_reader.h"

/* Reads what stands behind _Z: a name, and the type of a function; or what the compiler has made for a class or variable. */
uint16_t demangle_encoding(struct demangle_reader *reader);

/* Reads the name of a class, which a later number may mean. */
uint16_t demangle_class(struct demangle_reader *reader);

/* Reads the arguments of a template that T_ or a number has meant, if some come. node: that one, or DEMANGLE_NONE. */
uint16_t demangle_arguments_behind(struct demangle_reader *reader, uint16_t node);

/* Reads the list of types up to a letter that no type begins with; one void alone is none. */
uint16_t demangle_types(struct demangle_reader *reader);

/* Reads restrict, volatile and const. Returns their flags, 0 without any. */
uint8_t demangle_qualifiers(struct demangle_reader *reader);

/* Reads what a member function may be called on. Returns a flag, or 0. */
uint8_t demangle_reference(struct demangle_reader *reader);

#endif
