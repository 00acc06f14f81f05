/*
 * support_lds.h - all DS instructions, each with a plain model of what it leaves.
 */
#ifndef TESTS_SUPPORT_LDS_H
#define TESTS_SUPPORT_LDS_H

#include <stdint.h>

#include "isa/opcodes.h"

enum shape { READ, WRITE, READ_PAIR, WRITE_PAIR, EXCHANGE_PAIR, CHANGE };

typedef uint64_t (*change)(uint64_t old, uint64_t data0, uint64_t data1);

struct lds_row {
    const char *name;
    enum isa_opcode opcode;
    enum shape shape;
    uint32_t bytes; /* of one access */
    uint32_t alignment;
    uint32_t stride; /* pairs: bytes an offset counts */
    bool sign;
    bool returns;
    uint32_t operands; /* data operands of a CHANGE */
    change change;
};

extern const struct lds_row lds_rows[];
extern const uint32_t lds_row_count;

/* Returns the row of an instruction, which must be one of DS. */
const struct lds_row *lds_row_of(enum isa_opcode opcode);

#endif
