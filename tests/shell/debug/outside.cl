/* outside.cl - the last work-item stores behind the buffer. */
__kernel void outside(__global int *numbers)
{
    int item = (int)get_global_id(0);

    numbers[item == 63 ? 4096 : item] = item;
}
