/* SPDX-License-Identifier: MIT */
/* board.c - MPS2 AN505: where the UART is, the clock of SysTick, and the stack limit register of Armv8-M. */
#include "cmsdk_uart.h"
#include "cortex_m.h"

#define UART 0x50200000u

const struct cortex_m_board cortex_m_board = {.tick_ns = 50, .instruction_ns = 64};

void cortex_m_console(void)
{
    cmsdk_uart_start(UART);
}

void board_put(char character)
{
    cmsdk_uart_put(UART, character);
}

void cortex_m_guard(void)
{
    __asm__ volatile("msr msplim, %0" : : "r"(board_stack_limit));
}

void cortex_m_unguard(void)
{
    __asm__ volatile("msr msplim, %0" : : "r"(0));
}
