/* run.c - the kit with the port that is linked. */
#include "port_main.h"

int main(void)
{
    struct port_bench bench;

    port_open(&bench);
    return port_main(&bench);
}
