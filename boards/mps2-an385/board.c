/* SPDX-License-Identifier: MIT */
/* board.c - MPS2 AN385: where the UART is, the clock of SysTick, and the stack guard of an Armv7-M MPU. */
#include "cmsdk_uart.h"
#include "cortex_m.h"

#define UART 0x40004000u

#define MPU_CONTROL (*(volatile uint32_t *)0xe000ed94u)
#define MPU_BASE    (*(volatile uint32_t *)0xe000ed9cu)
#define MPU_SIZE    (*(volatile uint32_t *)0xe000eda0u)

#define MPU_REGION_VALID  0x10u
#define MPU_ENABLE        1u
#define MPU_DEFAULT_MAP   4u
#define MPU_NO_ACCESS     (1u << 28) /* never executed, no access permission */
#define MPU_LOG2_BYTES(n) (((n)-1u) << 1)
#define GUARD_LOG2        10u

const struct cortex_m_board cortex_m_board = {.tick_ns = 40, .instruction_ns = 64};

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
    MPU_BASE = (uint32_t)(uintptr_t)board_guard | MPU_REGION_VALID;
    MPU_SIZE = MPU_NO_ACCESS | MPU_LOG2_BYTES(GUARD_LOG2) | MPU_ENABLE;
    MPU_CONTROL = MPU_DEFAULT_MAP | MPU_ENABLE;
    __asm__ volatile("dsb\n isb" : : : "memory");
}

void cortex_m_unguard(void)
{
    MPU_CONTROL = 0;
    __asm__ volatile("dsb\n isb" : : : "memory");
}
