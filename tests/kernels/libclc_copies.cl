/* Copies by a work-group, of vectors of 3 by libclc.h and of others by libclc, and barriers with scopes. The fourth
 * element, which a vector of 3 has in memory, has no value. */
#define COUNT 40

#define COPY(T, k)                                                                                                     \
    {                                                                                                                  \
        local T##3 *there = (local T##3 *)space;                                                                       \
        global T *o = (global T *)(out + k * 5 * COUNT * 4);                                                           \
        event_t event;                                                                                                 \
                                                                                                                       \
        for (uint i = get_local_id(0); i < 5 * COUNT * 4; i += get_local_size(0))                                      \
            ((global T *)in)[i] = (T)(i * 7 + k);                                                                      \
        work_group_barrier(CLK_GLOBAL_MEM_FENCE, memory_scope_device);                                                 \
        prefetch((const global T##3 *)in, COUNT);                                                                      \
        event = async_work_group_copy(there, (const global T##3 *)in, COUNT, 0);                                       \
        wait_group_events(1, &event);                                                                                  \
        event = async_work_group_copy((global T##3 *)o, there, COUNT, 0);                                              \
        wait_group_events(1, &event);                                                                                  \
        event = async_work_group_strided_copy(there, (const global T##3 *)in, COUNT, 2, 0);                            \
        wait_group_events(1, &event);                                                                                  \
        event = async_work_group_strided_copy((global T##3 *)o + COUNT, there, COUNT, 3, event);                       \
        wait_group_events(1, &event);                                                                                  \
        for (uint i = get_local_id(0); i < 4 * COUNT; i += get_local_size(0))                                          \
            o[4 * i + 3] = 0;                                                                                          \
        work_group_barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);                                                \
    }

kernel void libclc_copies(global ulong *in, global ulong *out)
{
    local ulong4 space[COUNT];
    local int4 *more = (local int4 *)space;
    event_t event;

    COPY(char, 0)
    COPY(uchar, 1)
    COPY(short, 2)
    COPY(ushort, 3)
    COPY(int, 4)
    COPY(uint, 5)
    COPY(long, 6)
    COPY(ulong, 7)
    COPY(float, 8)
    COPY(double, 9)
    event = async_work_group_copy(more, (const global int4 *)in, COUNT, 0);
    wait_group_events(1, &event);
    event = async_work_group_copy((global int4 *)(out + 10 * 5 * COUNT * 4), more, COUNT, 0);
    wait_group_events(1, &event);
}
