/* The same in global memory: a work-group of one wave counts without atomics. */
/* expect: races A A */
kernel void race_count_words(global uint *count)
{
    uint l = get_local_id(0);

#ifdef FIXED
    atomic_add(&count[l / 4], 3);
#else
    count[l / 4] += 3; /* A */
#endif
}
