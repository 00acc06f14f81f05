/* Words that were not stored are loaded, and a selection drops them. */
kernel void ok_selected_away(global const int *in, global int *out, uint n)
{
    local int word[128];
    uint l = get_local_id(0);

    if (l < n)
        word[l] = in[l];
    barrier(CLK_LOCAL_MEM_FENCE);
    int value = word[127 - l];
    out[l] = 127 - l < n ? value : -1;
}
