/* Work-groups overlap by one element at their borders. */
/* expect: races A A */
kernel void race_private_pointer(global uint *out, uint chunk)
{
    uint first = get_group_id(0) * chunk;
#ifdef FIXED
    uint last = first + chunk;
#else
    uint last = first + chunk + 1;
#endif
    for (uint i = first + get_local_id(0); i < last; i += 64)
        out[i] = get_group_id(0) + 1; /* A */
}
