/* SPDX-License-Identifier: MIT */
/* firmware_main.c - the firmware image: a command processor for the GPU that shares this board's memory. */
#include "cosim.h"

int main(void);

int main(void)
{
    return cosim_serve();
}
