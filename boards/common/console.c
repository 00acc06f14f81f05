/* SPDX-License-Identifier: MIT */
/* console.c - text and numbers on the console, and the report of a fault. */
#include "board.h"

void board_print(const char *text)
{
    while (*text)
        board_put(*text++);
}

void board_print_decimal(uint32_t value)
{
    char digits[11];
    char *at = digits + sizeof(digits) - 1;

    *at = '\0';
    do {
        *--at = (char)('0' + value % 10);
        value /= 10;
    } while (value);
    board_print(at);
}

void board_print_hex(uint32_t value)
{
    board_print("0x");
    for (uint32_t shift = 32; shift; shift -= 4)
        board_put("0123456789abcdef"[value >> (shift - 4) & 15]);
}

_Noreturn void board_fault(const char *what, const char *const *names, const uint32_t *values, size_t count)
{
    board_print("\nfault: ");
    board_print(what);
    for (size_t i = 0; i < count; i++) {
        board_print(i % 4 ? "  " : "\n");
        board_print(names[i]);
        board_print(" ");
        board_print_hex(values[i]);
    }
    board_print("\n");
    board_exit(BOARD_FAULT_STATUS);
}
