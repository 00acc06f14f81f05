/* variables.cl - what the debugger prints of variables must be what ends in the buffer. Compiled with -g */
struct pair {
    int first;
    float second;
};

static int step(int value, int factor)
{
    int product = value * factor;

    return product + 3;
}

__kernel void variables(__global int *out, int rounds, float scale)
{
    int item = (int)get_global_id(0);
    int sum = 5;
    short half_item = (short)(item / 2 - 7);
    uint history[4] = {11, 22, 33, 44};
    struct pair pair = {item + 100, scale};
    float4 four = (float4)(scale, 2.0f, 3.0f, (float)item);
    long wide = (long)item << 33;

#pragma nounroll
    for (int round = 0; round < rounds; round++) {
        int more = step(round, item);

        sum += more;
        history[round & 3] = (uint)more;
        out[item + 64] = sum;
    }
    out[item] = sum;
    out[item + 128] = half_item + (int)history[item & 3];
    out[item + 192] = pair.first + (int)pair.second + (int)four.w + (int)(wide >> 33);
}
