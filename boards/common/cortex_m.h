/* SPDX-License-Identifier: MIT */
/* cortex_m.h - what a board with an Arm Cortex-M defines, besides board_put. cortex_m.c does the rest of board.h. */
#ifndef BOARDS_CORTEX_M_H
#define BOARDS_CORTEX_M_H

#include "board.h"

struct cortex_m_board {
    uint32_t tick_ns;        /* nanoseconds a tick of SysTick, up to 255 */
    uint32_t instruction_ns; /* nanoseconds an instruction, from -icount */
};

/* Supplied by the board. */
extern const struct cortex_m_board cortex_m_board;

/* Makes the console ready for board_put. */
void cortex_m_console(void);

/* Switch the faults of the guard below the stack on, and off so that a report can read the stack. */
void cortex_m_guard(void);
void cortex_m_unguard(void);

/* Set by the linker script; the guard has 1 KiB. */
extern unsigned char board_guard[];
extern unsigned char board_stack_limit[];
extern unsigned char board_stack_top[];

#endif
