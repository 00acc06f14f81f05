/* Adds up a table of 4,096 words again and again: it stays in the L1 as long as that is not emptied. */
__kernel void table(__global uint *sum, __global const uint *words, uint rounds)
{
    uint lane = (uint)get_local_id(0), own = 0;

    for (uint round = 0; round < rounds; round++) {
        for (uint line = 0; line < 64; line++)
            own += words[((line + round) & 63) * 64 + lane];
    }
    atomic_add(sum, own);
}
