/* SPDX-License-Identifier: MIT */
/* test_print.c - the test harness writes to the console. */
#include "board.h"
#include "test.h"

void test_print(const char *text)
{
    board_print(text);
}
