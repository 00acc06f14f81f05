/*
 * bytes.h - bytes of a file that may be damaged or hostile: ranges, little-endian numbers, and the errors about them.
 *
 * A reader tests the range first; a read beyond the bytes breaks a promise.
 */
#ifndef SIM_HAL_CODE_BYTES_H
#define SIM_HAL_CODE_BYTES_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#define CODE_NOWHERE UINT64_MAX /* in place of an offset: the error has no place */

struct code_bytes {
    const uint8_t *at;
    uint64_t size;
};

/* A text in the bytes, without a zero behind it. */
struct code_text {
    const char *at;
    size_t length;
};

/* Where the error of a reader goes: one line "path: at 0x40: what is wrong and what was expected". */
struct code_error {
    const char *path;
    char *text;
    size_t bytes;
};

/* Whether size bytes from offset on are there. */
static inline bool code_has(struct code_bytes bytes, uint64_t offset, uint64_t size)
{
    return offset <= bytes.size && size <= bytes.size - offset;
}

uint16_t code_u16(struct code_bytes bytes, uint64_t offset);
uint32_t code_u32(struct code_bytes bytes, uint64_t offset);
uint64_t code_u64(struct code_bytes bytes, uint64_t offset);

/* A part of the bytes, all of which must be there. */
struct code_bytes code_part(struct code_bytes bytes, uint64_t offset, uint64_t size);

/* The text from offset on, up to a zero or the end of the bytes; an empty one if the offset is behind them. */
struct code_text code_string(struct code_bytes bytes, uint64_t offset);

bool code_text_is(struct code_text text, const char *expected);

/* Negative, zero or positive, as memcmp. Shorter texts come first. */
int code_text_compare(struct code_text a, struct code_text b);

/* A copy with a zero behind it, to be freed; NULL: out of memory. */
char *code_text_copy(struct code_text text);

/* Writes the error, with characters that cannot be printed as question marks. Returns false. */
#ifdef __GNUC__
__attribute__((format(printf, 3, 4)))
#endif
bool code_fail(const struct code_error *error, uint64_t offset, const char *format, ...);

bool code_out_of_memory(const struct code_error *error);

#endif
