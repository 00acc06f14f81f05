/* Two corners of a grid that is no multiple of the work-group's size, in either direction, store one word. */
/* expect: races A A */
/* says: (work-item 5,2,0) */
/* says: (work-item 0,0,0) */
kernel void bug(global uint *corner)
{
    uint x = get_global_id(0), y = get_global_id(1);

    if ((x == 0 && y == 0) || (x == 5 && y == 2))
        corner[0] = x + y; /* A */
}

kernel void fixed(global uint *corner)
{
    uint x = get_global_id(0), y = get_global_id(1);

    if ((x == 0 && y == 0) || (x == 5 && y == 2))
        corner[x] = x + y;
}
