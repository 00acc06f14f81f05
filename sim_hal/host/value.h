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

enum host_type {
    HOST_TYPE_CHAR,
    HOST_TYPE_UCHAR,
    HOST_TYPE_SHORT,
    HOST_TYPE_USHORT,
    HOST_TYPE_INT,
    HOST_TYPE_UINT,
    HOST_TYPE_LONG,
    HOST_TYPE_ULONG,
    HOST_TYPE_FLOAT,
    HOST_TYPE_DOUBLE,
    HOST_TYPE_NONE
};

/* The type with this name as a header token; HOST_TYPE_NONE when there is none. */
enum host_type host_type_named(struct host_span word);

/* The type that an argument declared as (metadata's .type_name: "uint*", "float4") has by default; HOST_TYPE_NONE: a
 * type token is needed. */
enum host_type host_type_declared(const char *type_name);

/* Name and size in bytes of a type other than HOST_TYPE_NONE. */
const char *host_type_name(enum host_type type);
uint32_t host_type_bytes(enum host_type type);
bool host_type_is_float(enum host_type type);

/* Alignment in bytes, 1..128, of the object that a pointer declared as type_name points to in OpenCL; 16 for unknown
 * types. */
uint32_t host_type_alignment(const char *type_name);

/*
 * Reads a whole word as a value. Integers are decimal or, with hex, hexadecimal with or without 0x; one-byte types must
 * fit, wider unsigned types accept negative numbers and wrap. Floats are decimal, with exponent if wanted, and finite.
 * On failure *expected describes a right value.
 */
bool host_value_read(enum host_type type, bool hex, struct host_span word, uint64_t *bits, const char **expected);

/* Writes a value as a dump shows it into a buffer. Returns the buffer. */
#define HOST_VALUE_BYTES 64u
const char *host_value_text(char text[HOST_VALUE_BYTES], enum host_type type, bool hex, uint64_t bits);

/* Elements one after another: all the same, or each the one before plus a step, added in the type's own arithmetic. */
struct host_sequence {
    enum host_type type;
    bool constant;
    uint64_t next; /* bits of the next element */
    uint64_t step;
};

/* Returns the next element's bits and moves on. */
uint64_t host_sequence_next(struct host_sequence *sequence);

/* Puts the next elements down one after the other, and moves on. There is space for 8 bytes behind the last. */
void host_sequence_write(struct host_sequence *sequence, uint8_t *to, size_t count);

/* Whether first, first + step, ..., last are exactly count elements. */
bool host_range_fits(enum host_type type, uint64_t first, uint64_t step, uint64_t last, uint64_t count);

/* Product of two values of an integer type, modulo 2 to its width. */
uint64_t host_value_product(enum host_type type, uint64_t one, uint64_t other);

#endif
