/* SPDX-License-Identifier: MIT */
/* cmsdk_uart.h - the UART of Arm's Cortex-M system design kit, as a console. A board names its address. */
#ifndef BOARDS_CMSDK_UART_H
#define BOARDS_CMSDK_UART_H

#include <stdint.h>

/* Makes the UART at that address ready to transmit. */
void cmsdk_uart_start(uint32_t address);

/* Waits until the UART takes a character, and gives it one. */
void cmsdk_uart_put(uint32_t address, char character);

#endif
