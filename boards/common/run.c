/* SPDX-License-Identifier: MIT */
/* run.c - from a stack to main: data and bss, then the board, then the image. */
#include "board.h"

extern uint32_t board_data[], board_data_end[], board_data_load[];
extern uint32_t board_bss[], board_bss_end[];

int main(void);

_Noreturn void board_run(void)
{
    const uint32_t *from = board_data_load;

    if (from != board_data)
        for (uint32_t *to = board_data; to != board_data_end; to++)
            *to = *from++;
    for (uint32_t *to = board_bss; to != board_bss_end; to++)
        *to = 0;
    board_init();
    board_exit(main());
}
