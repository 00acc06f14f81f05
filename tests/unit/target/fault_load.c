/* fault_load.c - an image that reads where there is nothing. */
#include <stdint.h>

int main(void)
{
    return (int)*(volatile uint32_t *)0x90000000u;
}
