/*
 * forms.h - the rule of each opcode, and what it does to SCC.
 */
#ifndef SIM_HAL_TOOLS_BUGS_SHADOW_FORMS_H
#define SIM_HAL_TOOLS_BUGS_SHADOW_FORMS_H

#include "isa/opcodes.h"
#include "tools/bugs/shadow/rules.h"

enum shadow_scc {
    SHADOW_SCC_KEPT,
    SHADOW_SCC_TESTS, /* whether the result is not 0 */
    SHADOW_SCC_FLAG,  /* the rule's flag */
    SHADOW_SCC_ANY    /* undefined if any source is: signed overflow */
};

enum shadow_ds_kind {
    SHADOW_DS_ACCESS,
    SHADOW_DS_PERMUTE,
    SHADOW_DS_BPERMUTE,
    SHADOW_DS_SWIZZLE,
    SHADOW_DS_COUNTER, /* at M0 + offset */
    SHADOW_DS_NOTHING
};

/* What a DS instruction does to the LDS. */
struct shadow_ds_form {
    uint8_t kind;  /* enum shadow_ds_kind */
    uint8_t bytes; /* of one access */
    bool sign_extend;
    bool far; /* its offsets count 64 accesses each */
};

struct shadow_form {
    uint8_t rule;    /* enum shadow_rule */
    bool swapped;    /* the rule's first two sources are the instruction's second and first */
    uint8_t scc;     /* enum shadow_scc, of the scalar ALU */
    uint8_t bits[2]; /* of the sources, of the scalar ALU: 32 or 64 */
    uint8_t result;  /* bits of the destination, of the scalar ALU: 0, 32 or 64 */
    uint8_t words;   /* of the destination, 1 or more */
    struct shadow_ds_form ds;
};

/* Fills the forms of all opcodes. */
void shadow_forms_fill(struct shadow_form forms[ISA_OP_COUNT]);

#endif
