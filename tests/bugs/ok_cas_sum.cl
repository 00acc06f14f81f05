/* A sum of float numbers by compare-and-swap as OpenCL 1.2 has it: a volatile word is read again in each turn. */
/* compile: -O0 */
kernel void ok_cas_sum(volatile global uint *total)
{
    volatile local uint word;
    uint l = get_local_id(0);
    uint old, next;

    if (l == 0)
        word = 0;
    barrier(CLK_LOCAL_MEM_FENCE);
    do {
        old = word;
        next = as_uint(as_float(old) + 1.0f);
    } while (atomic_cmpxchg(&word, old, next) != old);
    barrier(CLK_LOCAL_MEM_FENCE);
    if (l != 0)
        return;
    do {
        old = *total;
        next = as_uint(as_float(old) + as_float(word));
    } while (atomic_cmpxchg(total, old, next) != old);
}
