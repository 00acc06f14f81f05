/*
 * A seven-point stencil over a box of doubles, in a three-dimensional grid;
 * halves and quarters, so every sum is exact.
 */
kernel void stencil(global const double *in, global double *out)
{
    int x = get_global_id(0);
    int y = get_global_id(1);
    int z = get_global_id(2);
    int width = get_global_size(0);
    int height = get_global_size(1);
    int depth = get_global_size(2);
    int i = (z * height + y) * width + x;
    double sum = in[i] * -6.0;

    sum += x > 0 ? in[i - 1] : 0.0;
    sum += x < width - 1 ? in[i + 1] : 0.0;
    sum += y > 0 ? in[i - width] : 0.0;
    sum += y < height - 1 ? in[i + width] : 0.0;
    sum += z > 0 ? in[i - width * height] : 0.0;
    sum += z < depth - 1 ? in[i + width * height] : 0.0;
    out[i] = in[i] + sum * 0.25;
}
