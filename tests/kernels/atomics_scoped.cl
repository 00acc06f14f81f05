/* The atomics of OpenCL C 2.0 with explicit orders and scopes: a message passed from wave to wave, counters, flags. */
#include "bare.h"
#include "mix.h"

/* These names are functions of a library that need not be there; the compiler has the same as builtins. */
#define load(pointer, order, scope) __opencl_atomic_load(pointer, memory_order_##order, memory_scope_##scope)
#define store(pointer, value, order, scope)                                                                            \
    __opencl_atomic_store(pointer, value, memory_order_##order, memory_scope_##scope)
#define fetch(operation, pointer, value, order, scope)                                                                 \
    __opencl_atomic_##operation(pointer, value, memory_order_##order, memory_scope_##scope)

kernel void atomics_scoped(global atomic_uint *counters, global atomic_int *numbers, global atomic_ulong *longs,
                           global uint *payload, global uint *out)
{
    local atomic_uint arrived;
    local uint message[4];
    uint item = get_local_id(0);
    uint i = get_global_id(0);
    uint x = mix32(i);

    if (item == 0)
        store(&arrived, 0, relaxed, work_group);
    barrier(CLK_LOCAL_MEM_FENCE);

    /* Wave after wave: each waits for its turn, adds to the message, and passes the turn on. */
    if (item % 64 == 0) {
        uint wave = item / 64;
        while (load(&arrived, acquire, work_group) != wave)
            ;
        message[wave] = (wave ? message[wave - 1] : 1) * 31 + (uint)get_group_id(0);
        store(&arrived, wave + 1, release, work_group);
    }
    barrier(CLK_LOCAL_MEM_FENCE);

    payload[i] = x;
    fetch(fetch_add, &counters[0], 1, acq_rel, device);
    fetch(fetch_sub, &counters[1], x, relaxed, device);
    fetch(fetch_or, &counters[2], 1u << (x & 31), release, device);
    fetch(fetch_xor, &counters[3], x, seq_cst, device);
    fetch(fetch_and, &counters[4], x | 0xff0, relaxed, all_svm_devices);
    fetch(fetch_max, &counters[5], x, relaxed, device);
    fetch(fetch_min, &counters[6], x, acquire, device);
    fetch(fetch_min, &numbers[0], (int)x, relaxed, device);
    fetch(fetch_max, &numbers[1], (int)x, relaxed, device);
    fetch(fetch_add, &numbers[2], (int)x, seq_cst, all_svm_devices);
    fetch(fetch_add, &counters[7], fetch(exchange, &counters[8], 0x1234567, acq_rel, device), relaxed, device);
    fetch(fetch_add, &longs[0], (ulong)x << 20, acq_rel, device);
    fetch(fetch_max, &longs[1], mix64(i), relaxed, device);

    uint expected = load(&counters[9], relaxed, device);
    while (!__opencl_atomic_compare_exchange_weak(&counters[9], &expected, expected * 7 + 3, memory_order_acq_rel,
                                                  memory_order_acquire, memory_scope_device))
        ;
    ulong wide = load(&longs[2], acquire, device);
    while (!__opencl_atomic_compare_exchange_strong(&longs[2], &wide, wide * 7 + 3, memory_order_seq_cst,
                                                    memory_order_relaxed, memory_scope_device))
        ;
    out[i] = message[item % (get_local_size(0) / 64)] + payload[i];
}
