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

/* The type with exactly this name, as a header token; HOST_TYPE_NONE when there is none. */
enum host_type host_type_named(struct host_span word);

/*
 * The type that an argument declared as (metadata's .type_name: "uint*", "float4") has by default: the one whose name it
 * begins with, and uchar for void*. HOST_TYPE_NONE: a type token is needed. type_name ends with a 0.
 */
enum host_type host_type_declared(const char *type_name);

/*
 * Name (static), size in bytes (1, 2, 4 or 8) and whether it is float or double, of a type other than HOST_TYPE_NONE. No
 * function below takes that one either.
 */
const char *host_type_name(enum host_type type);
uint32_t host_type_bytes(enum host_type type);
bool host_type_is_float(enum host_type type);

/*
 * Alignment in bytes, 1..128, of the object that a pointer declared as type_name points to in OpenCL: the element's size
 * times the elements of a vector, of which three count as four. 16 for void, for unknown types and for other numbers of
 * elements. type_name ends with a 0.
 */
uint32_t host_type_alignment(const char *type_name);

/*
 * Reads a whole word as a value. Integers may have a sign, and are decimal or, with hex, hexadecimal with or without 0x.
 * Signed types and uchar must fit; the other unsigned types accept also the negatives of what they hold, and wrap. Floats
 * are decimal, with exponent if wanted, finite in their type, and shorter than 512 characters; hex does not matter to them.
 * Returns false if the word is no such value; *bits is unspecified then. *expected always receives a description of a
 * right value (static).
 */
bool host_value_read(enum host_type type, bool hex, struct host_span word, uint64_t *bits, const char **expected);

/*
 * Writes a value as a dump shows it into a buffer, with a 0 at its end. Returns the buffer. Bits above the type's width
 * must be 0. Integers are decimal or, with hex, 0x and two digits a byte; a char that is negative has eight digits. Floats
 * are as "%g" prints them; with hex, behind 0x and zeros up to two characters a byte.
 */
#define HOST_VALUE_BYTES 64u
const char *host_value_text(char text[HOST_VALUE_BYTES], enum host_type type, bool hex, uint64_t bits);

/*
 * Elements one after another: all the same, or each the one before plus a step, added in the type's own arithmetic.
 * Integers wrap.
 */
struct host_sequence {
    enum host_type type;
    bool constant; /* step does not matter */
    uint64_t next; /* bits of the next element */
    uint64_t step; /* bits of the step */
};

/* Returns the next element's bits and moves on. */
uint64_t host_sequence_next(struct host_sequence *sequence);

/*
 * Puts the next count elements down one after the other, and moves on. to need not be aligned. There is space for 8 bytes
 * from the start of the last element on: what is behind a shorter one may be overwritten with zeros.
 */
void host_sequence_write(struct host_sequence *sequence, uint8_t *to, size_t count);

/*
 * Whether first, first + step, ..., last, given as bits, are exactly count elements. Integers do not wrap between them: a
 * negative step of a signed type counts down, all others up, and a step of 0 does not fit. No range has 0 elements. Floats
 * fit if (last - first + step) / step is count, as computed.
 */
bool host_range_fits(enum host_type type, uint64_t first, uint64_t step, uint64_t last, uint64_t count);

/* Product of two values of an integer type, given and returned as bits, modulo 2 to its width in bits. Of floats the result
 * is undefined. */
uint64_t host_value_product(enum host_type type, uint64_t one, uint64_t other);

#endif
