/* A flag that is set without a release: docs/guide/explain.md. -gline-tables-only */
kernel void hand(global uint *data, volatile global atomic_uint *flag)
{
    if (get_global_id(0) == 0) {
        data[0] = 42;
        __opencl_atomic_store(flag, 1, memory_order_relaxed, memory_scope_device);
    }
    if (get_global_id(0) == 64) {
        while (__opencl_atomic_load(flag, memory_order_acquire, memory_scope_device) == 0)
            ;
        data[16] = data[0];
    }
}
