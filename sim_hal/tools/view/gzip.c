/* gzip.c - see gzip.h. */
#include "tools/view/gzip.h"

#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#define WINDOW      32768u /* bytes that a match may lie back */
#define MATCH_LEAST 4u     /* a shorter one costs about as much as its bytes */
#define MATCH_MOST  258u
#define BUFFER      (4 * WINDOW)
#define HASH_BITS   15u
#define TRIES       16u /* places at which a match is looked for: more take longer, and gain little */
#define NOWHERE     UINT32_MAX
#define END_OF_DATA 256u

struct gzip {
    FILE *to;
    uint64_t bits; /* not yet written, the first one lowest */
    uint32_t bit_count;
    uint32_t checksum, bytes; /* of the input, as the trailer has them */
    uint8_t data[BUFFER];
    uint32_t at, end;                /* of the data: what is compressed next, and what was read */
    uint32_t heads[1u << HASH_BITS]; /* the last place with a hash; NOWHERE: none */
    uint32_t before[BUFFER];         /* the place before that */
    uint32_t table[256];             /* of the checksum */
};

/* Lengths and distances: a code has a base, and more bits for what is beyond it. */
struct code {
    uint16_t base;
    uint8_t bits;
};

static const struct code lengths[] = {
    {3, 0},  {4, 0},  {5, 0},  {6, 0},   {7, 0},   {8, 0},   {9, 0},   {10, 0},  {11, 1},  {13, 1},
    {15, 1}, {17, 1}, {19, 2}, {23, 2},  {27, 2},  {31, 2},  {35, 3},  {43, 3},  {51, 3},  {59, 3},
    {67, 4}, {83, 4}, {99, 4}, {115, 4}, {131, 5}, {163, 5}, {195, 5}, {227, 5}, {258, 0},
};
static const struct code distances[] = {
    {1, 0},     {2, 0},     {3, 0},     {4, 0},      {5, 1},      {7, 1},      {9, 2},     {13, 2},
    {17, 3},    {25, 3},    {33, 4},    {49, 4},     {65, 5},     {97, 5},     {129, 6},   {193, 6},
    {257, 7},   {385, 7},   {513, 8},   {769, 8},    {1025, 9},   {1537, 9},   {2049, 10}, {3073, 10},
    {4097, 11}, {6145, 11}, {8193, 12}, {12289, 12}, {16385, 13}, {24577, 13},
};
#define COUNT(codes) ((uint32_t)(sizeof(codes) / sizeof((codes)[0])))

static void put_bits(struct gzip *gzip, uint32_t value, uint32_t count)
{
    gzip->bits |= (uint64_t)value << gzip->bit_count;
    gzip->bit_count += count;
    while (gzip->bit_count >= 8) {
        putc((int)(gzip->bits & 0xff), gzip->to);
        gzip->bits >>= 8;
        gzip->bit_count -= 8;
    }
}

/* Huffman codes begin with their highest bit. */
static void put_code(struct gzip *gzip, uint32_t code, uint32_t count)
{
    uint32_t reversed = 0;

    for (uint32_t i = 0; i < count; i++)
        reversed |= (code >> i & 1) << (count - 1 - i);
    put_bits(gzip, reversed, count);
}

/* A literal, the end, or a length by its number: the fixed code. */
static void put_symbol(struct gzip *gzip, uint32_t symbol)
{
    if (symbol < 144)
        put_code(gzip, 0x30 + symbol, 8);
    else if (symbol < 256)
        put_code(gzip, 0x190 + symbol - 144, 9);
    else if (symbol < 280)
        put_code(gzip, symbol - 256, 7);
    else
        put_code(gzip, 0xc0 + symbol - 280, 8);
}

/* Index of the last code whose base is not above the value. */
static uint32_t code_of(const struct code *codes, uint32_t count, uint32_t value)
{
    uint32_t i = count - 1;

    while (codes[i].base > value)
        i--;
    return i;
}

static void put_match(struct gzip *gzip, uint32_t length, uint32_t distance)
{
    uint32_t l = code_of(lengths, COUNT(lengths), length), d = code_of(distances, COUNT(distances), distance);

    put_symbol(gzip, END_OF_DATA + 1 + l);
    put_bits(gzip, length - lengths[l].base, lengths[l].bits);
    put_code(gzip, d, 5);
    put_bits(gzip, distance - distances[d].base, distances[d].bits);
}

static uint32_t hash_at(const struct gzip *gzip, uint32_t at)
{
    uint32_t word;

    memcpy(&word, &gzip->data[at], sizeof(word));
    return word * 2654435761u >> (32 - HASH_BITS);
}

/* Makes a place one where matches are found. */
static void enter(struct gzip *gzip, uint32_t at)
{
    uint32_t hash;

    if (gzip->end - at < MATCH_LEAST)
        return;
    hash = hash_at(gzip, at);
    gzip->before[at] = gzip->heads[hash];
    gzip->heads[hash] = at;
}

static uint32_t length_at(const struct gzip *gzip, uint32_t place)
{
    uint32_t most = gzip->end - gzip->at < MATCH_MOST ? gzip->end - gzip->at : MATCH_MOST, length = 0;

    while (length < most && gzip->data[place + length] == gzip->data[gzip->at + length])
        length++;
    return length;
}

/* Returns the length of the longest match that is found, and its place. */
static uint32_t find(const struct gzip *gzip, uint32_t *place)
{
    uint32_t longest = 0, at;

    if (gzip->end - gzip->at < MATCH_LEAST)
        return 0;
    at = gzip->heads[hash_at(gzip, gzip->at)];
    for (uint32_t tries = 0; tries < TRIES && at != NOWHERE && gzip->at - at <= WINDOW; tries++) {
        uint32_t length = length_at(gzip, at);

        if (length > longest) {
            longest = length;
            *place = at;
        }
        at = gzip->before[at];
    }
    return longest;
}

/* Compresses a match or a byte. */
static void compress_next(struct gzip *gzip)
{
    uint32_t place = 0, length = find(gzip, &place);

    if (length >= MATCH_LEAST) {
        put_match(gzip, length, gzip->at - place);
    } else {
        put_symbol(gzip, gzip->data[gzip->at]);
        length = 1;
    }
    while (length--)
        enter(gzip, gzip->at++);
}

static void move_place(uint32_t *place, uint32_t by)
{
    *place = *place != NOWHERE && *place >= by ? *place - by : NOWHERE;
}

/* Keeps the last window of what is compressed, at the beginning of the data. */
static void slide(struct gzip *gzip)
{
    uint32_t by = gzip->at > WINDOW ? gzip->at - WINDOW : 0;

    if (!by)
        return;
    memmove(gzip->data, &gzip->data[by], gzip->end - by);
    memmove(gzip->before, &gzip->before[by], (gzip->end - by) * sizeof(gzip->before[0]));
    gzip->at -= by;
    gzip->end -= by;
    for (uint32_t i = 0; i < gzip->at; i++)
        move_place(&gzip->before[i], by);
    for (uint32_t i = 0; i < 1u << HASH_BITS; i++)
        move_place(&gzip->heads[i], by);
}

/* Fills the data. Returns false at the end of the input. */
static bool fill(struct gzip *gzip, FILE *from)
{
    size_t count;

    slide(gzip);
    count = fread(&gzip->data[gzip->end], 1, BUFFER - gzip->end, from);
    for (size_t i = 0; i < count; i++)
        gzip->checksum = gzip->table[(gzip->checksum ^ gzip->data[gzip->end + i]) & 0xff] ^ gzip->checksum >> 8;
    gzip->bytes += (uint32_t)count;
    gzip->end += (uint32_t)count;
    return gzip->end == BUFFER;
}

static void make_table(uint32_t table[256])
{
    for (uint32_t i = 0; i < 256; i++) {
        table[i] = i;
        for (uint32_t bit = 0; bit < 8; bit++)
            table[i] = table[i] & 1 ? table[i] >> 1 ^ 0xedb88320u : table[i] >> 1;
    }
}

/* No name and no time: the same input gives the same file. */
static void write_header(FILE *to)
{
    static const uint8_t header[] = {0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 255};

    fwrite(header, 1, sizeof(header), to);
}

static void compress_all(struct gzip *gzip, FILE *from)
{
    bool more;

    put_bits(gzip, 1, 1); /* the last block */
    put_bits(gzip, 1, 2); /* has fixed codes */
    do {
        more = fill(gzip, from);
        while (gzip->at + (more ? MATCH_MOST : 0) < gzip->end)
            compress_next(gzip);
    } while (more);
    put_symbol(gzip, END_OF_DATA);
    put_bits(gzip, 0, (8 - gzip->bit_count % 8) % 8);
    put_bits(gzip, ~gzip->checksum, 32);
    put_bits(gzip, gzip->bytes, 32);
}

bool view_gzip(FILE *from, FILE *to)
{
    struct gzip *gzip = calloc(1, sizeof(*gzip));

    if (!gzip)
        return false;
    gzip->to = to;
    gzip->checksum = UINT32_MAX;
    memset(gzip->heads, 0xff, sizeof(gzip->heads));
    make_table(gzip->table);
    write_header(to);
    compress_all(gzip, from);
    free(gzip);
    return !ferror(from);
}
