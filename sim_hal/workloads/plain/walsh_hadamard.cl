/*
 * The fast Walsh-Hadamard transform of many signals of 256 points, one signal a work-group of 128: eight stages of
 * butterflies in local memory. Done twice it gives 256 times the signal, which the .sim file expects.
 */
#define POINTS 256

kernel void walsh_hadamard(global float *signals, uint rounds)
{
    local float points[POINTS];
    uint item = get_local_id(0);
    global float *signal = signals + get_group_id(0) * POINTS;

    points[item] = signal[item];
    points[item + POINTS / 2] = signal[item + POINTS / 2];
    for (uint round = 0; round < rounds; round++) {
        for (uint distance = 1; distance < POINTS; distance *= 2) {
            uint low = item / distance * distance * 2 + item % distance;
            barrier(CLK_LOCAL_MEM_FENCE);
            float a = points[low];
            float b = points[low + distance];
            points[low] = a + b;
            points[low + distance] = a - b;
        }
    }
    barrier(CLK_LOCAL_MEM_FENCE);
    signal[item] = points[item];
    signal[item + POINTS / 2] = points[item + POINTS / 2];
}
