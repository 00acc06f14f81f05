/* Work-groups overlap by one element at their borders. */
/* expect: races A A */
kernel void bug(global uint *out, uint chunk)
{
    uint first = get_group_id(0) * chunk;
    uint last = first + chunk + 1;
    for (uint i = first + get_local_id(0); i < last; i += 64)
        out[i] = get_group_id(0) + 1; /* A */
}

kernel void fixed(global uint *out, uint chunk)
{
    uint first = get_group_id(0) * chunk;
    uint last = first + chunk;
    for (uint i = first + get_local_id(0); i < last; i += 64)
        out[i] = get_group_id(0) + 1;
}
