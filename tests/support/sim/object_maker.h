/*
 * object_maker.h - makes small code objects, byte by byte, as LLVM's linker lays them out.
 */
#ifndef TESTS_SUPPORT_OBJECT_MAKER_H
#define TESTS_SUPPORT_OBJECT_MAKER_H

#include <stddef.h>
#include <stdint.h>

#define MAKER_BYTES 8192u

/* Bytes that grow. */
struct maker {
    uint8_t bytes[MAKER_BYTES];
    size_t size;
};

/* Appends a number of 1 to 8 bytes, little-endian; text without its zero; zeros up to a multiple of a number. */
void maker_number(struct maker *maker, uint32_t bytes, uint64_t value);
void maker_text(struct maker *maker, const char *text);
void maker_align(struct maker *maker, size_t alignment);

/* Puts a number over bytes that are there. */
void maker_put(struct maker *maker, size_t offset, uint32_t bytes, uint64_t value);

/* MessagePack: a map of pairs, an array of elements, a text, a number. */
void maker_map(struct maker *maker, uint32_t pairs);
void maker_array(struct maker *maker, uint32_t elements);
void maker_string(struct maker *maker, const char *text);
void maker_integer(struct maker *maker, uint64_t value);

/* A pair of a text and a number, or two texts. */
void maker_pair(struct maker *maker, const char *key, uint64_t value);
void maker_words(struct maker *maker, const char *key, const char *value);

/* Where the parts of a made object are. Addresses are 0x1000 more than offsets for code, 0x2000 more for data. */
struct maker_places {
    size_t note; /* of the map */
    size_t symbols;
    size_t descriptor;
    size_t code;
    size_t data;
    size_t relocations;
    size_t sections;
};

/* Places in the ELF header and in the headers of segments and sections. */
#define MAKER_SEGMENT(index)            (64u + 56u * (index))
#define MAKER_SECTION(places, index)    ((places)->sections + 64u * (index))
#define MAKER_SYMBOL(places, index)     ((places)->symbols + 24u * (index))
#define MAKER_RELOCATION(places, index) ((places)->relocations + 24u * (index))

#define MAKER_CODE_BYTES 16u

/*
 * Makes an object with one kernel, k.
 * Segments: 0 read-only, 1 code, 2 data, 3 note. Sections: 1 symbols, 2 their names, 3 relocations, 4 names of sections,
 * 5 internal symbols, 6 a section without bits. Section 1 is called .hip_fatbin.
 * Symbols: 1 k (function), 2 k.kd, 3 v (the data, 16 bytes), 4 u (undefined), 5 an absolute one. Relocations: v takes the
 * address of k + 4; v + 8 that of itself.
 * note is the map about the kernels; NULL: one that describes k. code is 4 words; NULL: s_endpgm four times.
 */
void maker_object(struct maker *maker, struct maker_places *places, const struct maker *note, const uint32_t *code);

/* The map that describes k, with three arguments: a pointer, a hidden one, a number. */
void maker_note(struct maker *maker);

#endif
