/* board_run.c - the kit on a board: a character at a time is all that it needs. */
#include "board.h"
#include "port_kit.h"

int main(void);

int main(void)
{
    struct port_bench bench;

    port_open(&bench);
    bench.print = board_put;
    return port_kit_run(&bench) ? 1 : 0;
}
