/* firmware_main.c - the firmware image: a command processor for whoever shares this board's memory. */
#include "cosim.h"

int main(void);

int main(void)
{
    return cosim_serve();
}
