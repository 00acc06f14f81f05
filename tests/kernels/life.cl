/* Conway's game of life on a torus of bytes, one generation, in a two-dimensional grid. */
kernel void life(global const uchar *now, global uchar *next)
{
    int x = get_global_id(0);
    int y = get_global_id(1);
    int width = get_global_size(0);
    int height = get_global_size(1);
    int neighbours = 0;

    for (int dy = -1; dy <= 1; dy++) {
        for (int dx = -1; dx <= 1; dx++) {
            if (dx || dy)
                neighbours += now[(y + dy + height) % height * width + (x + dx + width) % width] & 1;
        }
    }
    next[y * width + x] = neighbours == 3 || (neighbours == 2 && (now[y * width + x] & 1));
}
