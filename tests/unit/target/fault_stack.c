/* fault_stack.c - an image whose stack overflows: the guard stops it before data are overwritten. */
#include <stdint.h>

int main(void);

static volatile uint32_t depth;

__attribute__((noinline)) static uint32_t descend(uint32_t level)
{
    volatile uint32_t frame[16] = {level};

    depth = level;
    return level == UINT32_MAX ? 0 : descend(level + 1) + frame[0];
}

int main(void)
{
    return (int)descend(1);
}
