/*
 * quick.h - short ways through common operations with all 64 lanes active, for runs without timing.
 *
 * What an operation is found out once for each program: isa_quick_prepare. Results are those of isa_execute_vector and
 * isa_execute_lds, but for carries that no instruction reads: these are not computed.
 */
#ifndef SIM_HAL_EXECUTE_QUICK_H
#define SIM_HAL_EXECUTE_QUICK_H

#include "execute/quick_lds.h"
#include "execute/quick_rows.h"
#include "isa/program.h"

enum isa_quick_kind {
    ISA_QUICK_NONE,  /* no short way: by its unit */
    ISA_QUICK_IDLE,  /* does nothing without timing */
    ISA_QUICK_ALONE, /* waves meet in it, or it touches more than its wave and memory */
    ISA_QUICK_ROW,   /* .row over 64 lanes */
    ISA_QUICK_ENTRY, /* the row function of its opcode, no modifiers */
    ISA_QUICK_LOAD,  /* .sources dwords a lane from memory */
    ISA_QUICK_STORE, /* and to memory */
    ISA_QUICK_LDS    /* .words of the LDS */
};

struct isa_quick {
    isa_quick_row row;
    uint8_t kind;    /* enum isa_quick_kind */
    uint8_t sources; /* of .row: 1 to 3; of memory: dwords a lane */
    bool through;    /* ISA_QUICK_ENTRY: the result takes the way through a buffer, as it overlaps a source */
    bool moves;      /* it may write a register that holds an address of the LDS */
    uint16_t vgprs;  /* as of the operation */
    struct isa_quick_words words; /* ISA_QUICK_LDS */
};

/* Returns an entry for each operation of the program and for the trap behind them, to be released with free; NULL if the host
 * has no memory. */
struct isa_quick *isa_quick_prepare(const struct isa_program *program);

/* Executes an operation of kind ISA_QUICK_ROW or ISA_QUICK_ENTRY. All lanes are active, and the wave has the registers. */
void isa_quick_vector(struct isa_wave *wave, const struct isa_operation *operation, const struct isa_quick *quick);

#endif
