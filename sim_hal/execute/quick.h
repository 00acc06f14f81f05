/*
 * quick.h - short ways through common operations with all 64 lanes active, with timing and without.
 *
 * What an operation is found out once for each program: execute_quick_prepare. Results are those of execute_vector and
 * execute_lds, but for carries that no instruction reads: these are not computed.
 */
#ifndef SIM_HAL_EXECUTE_QUICK_H
#define SIM_HAL_EXECUTE_QUICK_H

#include "execute/quick_lds.h"
#include "execute/quick_rows.h"
#include "isa/program.h"

enum execute_quick_kind {
    EXECUTE_QUICK_NONE,  /* no short way: by its unit */
    EXECUTE_QUICK_IDLE,  /* does nothing without timing */
    EXECUTE_QUICK_ALONE, /* waves meet in it, or it touches more than its wave and memory */
    EXECUTE_QUICK_ROW,   /* .row over 64 lanes */
    EXECUTE_QUICK_ENTRY, /* the row function of its opcode, no modifiers */
    EXECUTE_QUICK_LOAD,  /* .sources dwords a lane from memory */
    EXECUTE_QUICK_STORE, /* and to memory */
    EXECUTE_QUICK_LDS    /* .words of the LDS */
};

struct execute_quick {
    execute_quick_row row;
    uint8_t kind;    /* enum execute_quick_kind */
    uint8_t sources; /* of .row: 1 to 3; of memory: dwords a lane */
    bool through;    /* EXECUTE_QUICK_ENTRY: the result takes the way through a buffer, as it overlaps a source */
    bool moves;      /* it may write a register that holds an address of the LDS */
    uint16_t vgprs;  /* as of the operation */
    struct execute_quick_words words; /* EXECUTE_QUICK_LDS */
};

/* Returns an entry for each operation of the program and for the trap behind them, to be released with free; NULL if the host
 * has no memory. */
struct execute_quick *execute_quick_prepare(const struct isa_program *program);

/* Whether execute_quick_vector takes the operation. */
static inline bool execute_quick_is_vector(const struct execute_quick *quick)
{
    return quick->kind == EXECUTE_QUICK_ROW || quick->kind == EXECUTE_QUICK_ENTRY;
}

/* Executes an operation of kind EXECUTE_QUICK_ROW or EXECUTE_QUICK_ENTRY. All lanes are active, and the wave has the registers. */
void execute_quick_vector(struct isa_wave *wave, const struct isa_operation *operation,
                          const struct execute_quick *quick);

#endif
