/* hang.c - an image that never ends. */
int main(void)
{
    for (;;)
        __asm__ volatile("");
}
