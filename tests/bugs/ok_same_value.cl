/* All work-groups store the same value into one word. */
kernel void ok_same_value(global const uint *in, global uint *found)
{
    if (in[get_global_id(0)] == 3)
        *found = 1;
}
