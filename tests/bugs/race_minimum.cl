/* A minimum by comparing and storing. */
/* expect: races A B */
/* expect: races B B */
kernel void race_minimum(global const int *in, global int *best)
{
    if (get_local_id(0) != 0)
        return;
    int value = in[get_group_id(0)];

#ifdef FIXED
    atomic_min(best, value);
#else
    if (value < *best) /* A */
        *best = value; /* B */
#endif
}
