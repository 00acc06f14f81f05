/* hang.cl - prints, and waits for a word that nothing writes. */
__kernel void hang(__global volatile int *flag)
{
    printf("waits\n");
    while (*flag == 0)
        ;
}
