/*
 * object.h - a code object for gfx803, as LLVM's linker makes it: the image to be loaded, its kernels, symbols and relocations.
 *
 * Places are offsets in the image, which begins with the first segment and keeps the segments' distances.
 */
#ifndef SIM_HAL_CODE_OBJECT_H
#define SIM_HAL_CODE_OBJECT_H

#include "code/notes.h"

/* A symbol that the code object defines for others: a kernel's descriptor or a variable. */
struct code_symbol {
    struct code_text name;
    uint64_t place;
    uint64_t size;
};

/* A function or kernel. They do not overlap. */
struct code_function {
    struct code_text name; /* empty: only the descriptor of a kernel tells of it */
    uint64_t place;
    uint64_t size; /* a multiple of 4 */
};

/* The address of target is put into the 8 bytes at place. */
struct code_relocation {
    uint64_t place;
    uint64_t target;            /* place in the image; of an undefined symbol what is added to its address */
    struct code_text undefined; /* the name of a symbol that others define; empty: none */
};

struct code_object {
    struct code_notes notes;
    uint32_t version; /* 3, 4 or 5 */
    uint8_t *image;   /* owned */
    uint64_t image_bytes;
    uint64_t address;       /* that the file gives to the image */
    struct code_bytes file; /* that it was read from */
    uint64_t code;          /* place of what may be executed */
    uint64_t code_bytes;
    uint64_t writable;           /* from here on stores are allowed */
    struct code_symbol *symbols; /* sorted by name; owned */
    uint32_t symbol_count;
    uint32_t symbol_capacity;
    struct code_function *functions; /* sorted by place; owned */
    uint32_t function_count;
    uint32_t function_capacity;
    struct code_relocation *relocations; /* in the order of the file; owned */
    uint32_t relocation_count;
    uint32_t relocation_capacity;
};

/*
 * Reads a code object; names and .file point into its bytes, which must stay. Returns false with an error if it is none, is for another GPU,
 * is not linked or is damaged. The caller releases it in either case.
 */
bool code_object_read(struct code_object *object, struct code_bytes bytes, const struct code_error *error);

void code_object_free(struct code_object *object);

/* Whether a symbol is a variable: not empty, and no kernel's descriptor. */
bool code_is_variable(const struct code_symbol *symbol);

/* Finds a symbol by its whole name; NULL if there is none. */
const struct code_symbol *code_object_symbol(const struct code_object *object, struct code_text name);

/* Gives a symbol that the object does not define an address: the relocations to it become numbers in the image. */
void code_object_define(struct code_object *object, const char *name, uint64_t address);

/* The first of the relocations to symbols that nothing defines; NULL if there is none. */
const struct code_relocation *code_object_undefined(const struct code_object *object);

#endif
