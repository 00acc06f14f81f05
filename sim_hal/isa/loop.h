/*
 * loop.h - which registers decide what a loop does: where it branches, what it reads and writes in memory.
 *
 * A counter that no branch and no address depends on decides nothing. When the registers that decide, and all that is
 * read from memory, are as they were an iteration ago, then the loop never ends by itself.
 */
#ifndef SIM_HAL_ISA_LOOP_H
#define SIM_HAL_ISA_LOOP_H

#include "isa/program.h"
#include "isa/uses.h"

struct isa_loop {
    struct isa_registers deciders; /* at the start */
    bool all;    /* it jumps where registers say, or is too long to be judged: any register may decide */
    bool varies; /* it decides, or if all may decide uses, the time or registers that M0 chooses */
};

/*
 * Judges the loop of the operations first..last of a program, at the point before start, which is one of them. What
 * is outside of them is not looked at.
 */
void isa_loop_judge(const struct isa_program *program, uint32_t first, uint32_t last, uint32_t start,
                    struct isa_loop *loop);

#endif
