/* Numbers of work-items and sizes of work-groups in three dimensions; of libclc.h. */
kernel void libclc_ids(global uint *out)
{
    size_t x = get_global_id(0), y = get_global_id(1), z = get_global_id(2);
    global uint *o = out + 5 * ((z * get_global_size(1) + y) * get_global_size(0) + x);

    o[0] = (uint)get_global_linear_id();
    o[1] = (uint)get_local_linear_id();
    o[2] = (uint)get_enqueued_local_size(0);
    o[3] = (uint)get_enqueued_local_size(1) * 100 + (uint)get_enqueued_local_size(2);
    o[4] = (uint)get_enqueued_local_size(3);
}
