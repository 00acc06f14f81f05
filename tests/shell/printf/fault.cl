/* fault.cl - prints, and then stores behind its buffer. */
__kernel void fault(__global int *numbers)
{
    printf("before the fault: %d\n", (int)get_global_id(0));
    barrier(CLK_GLOBAL_MEM_FENCE);
    numbers[1 << 20] = 1;
    printf("never\n");
}
