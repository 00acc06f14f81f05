/* SPDX-License-Identifier: MIT */
/* cmsdk_uart.c - see cmsdk_uart.h. */
#include "cmsdk_uart.h"

#define REGISTER(address) (*(volatile uint32_t *)(uintptr_t)(address))

#define DATA     0u
#define STATE    4u
#define CONTROL  8u
#define DIVIDER  16u
#define FULL     1u
#define TRANSMIT 1u

void cmsdk_uart_start(uint32_t address)
{
    REGISTER(address + DIVIDER) = 16;
    REGISTER(address + CONTROL) = TRANSMIT;
}

void cmsdk_uart_put(uint32_t address, char character)
{
    while (REGISTER(address + STATE) & FULL)
        ;
    REGISTER(address + DATA) = (uint8_t)character;
}
