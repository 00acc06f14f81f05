/* flood.cl - prints more than the host keeps. */
__kernel void flood(int lines)
{
    for (int i = 0; i < lines; i++)
        printf("work-item %lu of %lu, line %d\n", (ulong)get_global_id(0), (ulong)get_global_size(0), i);
}
