/* SPDX-License-Identifier: MIT */
/*
 * board.h - the interface of every board to an image. An image has an `int main(void)`; its result is the
 * exit status of the emulator. docs/guide/boards.md says how to add a board.
 */
#ifndef BOARDS_BOARD_H
#define BOARDS_BOARD_H

#include <stddef.h>
#include <stdint.h>

#define BOARD_FAULT_STATUS 99 /* exit status after a fault of the processor */

/* Supplied by each board */

/* Makes the console and the instruction counter ready; runs before main, after data and bss are set up. */
void board_init(void);

/* Writes one character to the console. */
void board_put(char character);

/* Ends the emulation with this exit status (0..255). */
_Noreturn void board_exit(int status);

/* Begins to count instructions from 0. */
void board_count_start(void);

/* Instructions since board_count_start, exact to within the board's resolution (docs/guide/boards.md),
 * modulo 2^32 or less. */
uint32_t board_count(void);

/* Set by the linker script: memory that the image does not use, for the mailbox and the GPU's global memory. */
extern unsigned char board_shared[];
extern unsigned char board_shared_end[];

/* Supplied by boards/common */

/* Writes a text, a number in decimal, or one as 0x and eight hexadecimal digits. */
void board_print(const char *text);
void board_print_decimal(uint32_t value);
void board_print_hex(uint32_t value);

/* Prints the fault and each register, eight digits each, and ends with BOARD_FAULT_STATUS. names and values have
 * count members. */
_Noreturn void board_fault(const char *what, const char *const *names, const uint32_t *values, size_t count);

/* Sets up data and bss, runs main, ends with its result. Startup code jumps here with a stack. */
_Noreturn void board_run(void);

#endif
