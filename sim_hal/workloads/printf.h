/*
 * printf.h - what clang's printf of OpenCL C calls: space for a record in the buffer that the host prints (docs/guide/workloads.md).
 *
 * Compile with -include sim_hal/workloads/printf.h. The kernel finds the buffer among its hidden arguments, where code objects
 * of version 4 have it. Clang 19 is safer than clang 14 at -O2 (docs/reference/isa.md, "Clang's mistakes").
 */
#ifndef ONWARD_PRINTF_H
#define ONWARD_PRINTF_H

/* Returns the address of bytes in the buffer, 0 if it is full. Its first word counts the bytes that were taken, its second word
 * is the number of bytes that there are. */
__attribute__((always_inline)) __global char *__printf_alloc(uint bytes)
{
    volatile __global uint *buffer = ((__global uint *__constant *)__builtin_amdgcn_implicitarg_ptr())[3];
    uint offset;

    if (!buffer || buffer[0] > buffer[1])
        return 0;
    offset = __atomic_fetch_add(buffer, bytes, __ATOMIC_RELAXED);
    return offset + bytes > buffer[1] ? 0 : (__global char *)(buffer + 2) + offset;
}

#endif
