/* A minimum by comparing and storing. */
/* expect: races A B */
/* expect: races B B */
kernel void bug(global const int *in, global int *best)
{
    if (get_local_id(0) != 0)
        return;
    int value = in[get_group_id(0)];

    if (value < *best) /* A */
        *best = value; /* B */
}

kernel void fixed(global const int *in, global int *best)
{
    if (get_local_id(0) != 0)
        return;
    int value = in[get_group_id(0)];

    atomic_min(best, value);
}
