/*
 * value.h - the typed values of a .sim file: reading, writing and counting them up as oclgrind-kernel does.
 *
 * A value is held as its bits in the low bytes of a uint64_t; the bits above its type's width are zero.
 */
#ifndef SIM_HAL_HOST_VALUE_H
#define SIM_HAL_HOST_VALUE_H

#include <stdbool.h>
#include <stdint.h>

#include "host/text.h"

enum sim_type {
    SIM_TYPE_CHAR,
    SIM_TYPE_UCHAR,
    SIM_TYPE_SHORT,
    SIM_TYPE_USHORT,
    SIM_TYPE_INT,
    SIM_TYPE_UINT,
    SIM_TYPE_LONG,
    SIM_TYPE_ULONG,
    SIM_TYPE_FLOAT,
    SIM_TYPE_DOUBLE,
    SIM_TYPE_NONE
};

/* The type with this name as a header token; SIM_TYPE_NONE when there is none. */
enum sim_type sim_type_named(struct sim_span word);

/* The type that an argument declared as (metadata's .type_name: "uint*", "float4") has by default; SIM_TYPE_NONE: a
 * type token is needed. */
enum sim_type sim_type_declared(const char *type_name);

/* Name and size in bytes of a type other than SIM_TYPE_NONE. */
const char *sim_type_name(enum sim_type type);
uint32_t sim_type_bytes(enum sim_type type);
bool sim_type_is_float(enum sim_type type);

/* Alignment in bytes, 1..128, of the object that a pointer declared as type_name points to in OpenCL; 16 for unknown
 * types. */
uint32_t sim_type_alignment(const char *type_name);

/*
 * Reads a whole word as a value. Integers are decimal or, with hex, hexadecimal with or without 0x; one-byte types must
 * fit, wider unsigned types accept negative numbers and wrap. Floats are decimal, with exponent if wanted, and finite.
 * On failure *expected describes a right value.
 */
bool sim_value_read(enum sim_type type, bool hex, struct sim_span word, uint64_t *bits, const char **expected);

/* Writes a value as a dump shows it into a buffer. Returns the buffer. */
#define SIM_VALUE_BYTES 64u
const char *sim_value_text(char text[SIM_VALUE_BYTES], enum sim_type type, bool hex, uint64_t bits);

/* Elements one after another: all the same, or each the one before plus a step, added in the type's own arithmetic. */
struct sim_sequence {
    enum sim_type type;
    bool constant;
    uint64_t next; /* bits of the next element */
    uint64_t step;
};

/* Returns the next element's bits and moves on. */
uint64_t sim_sequence_next(struct sim_sequence *sequence);

/* Puts the next elements down one after the other, and moves on. There is space for 8 bytes behind the last. */
void sim_sequence_write(struct sim_sequence *sequence, uint8_t *to, size_t count);

/* Whether first, first + step, ..., last are exactly count elements. */
bool sim_range_fits(enum sim_type type, uint64_t first, uint64_t step, uint64_t last, uint64_t count);

/* Product of two values of an integer type, modulo 2 to its width. */
uint64_t sim_value_product(enum sim_type type, uint64_t one, uint64_t other);

#endif
