/* An ordinary kernel that wants places for some time, and counts its launches. */
kernel void rival(volatile global uint *words, uint length)
{
    uint sum = 0;

    for (uint i = 0; i < length; i++)
        sum += words[get_global_id(0)] == 12345;
    if (sum == 0)
        words[get_global_id(0)]++;
}
