/* Half the lanes never set the variable, and never use it. */
/* compile: -O0 */
kernel void ok_masked_lanes(global const int *in, global int *out)
{
    uint l = get_local_id(0);
    int value;

    if (l % 2 == 0)
        value = in[l] + 1;
    if (l % 2 == 0 && value > 3)
        out[l] = value;
    else
        out[l] = 6;
}
