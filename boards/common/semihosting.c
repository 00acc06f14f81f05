/* SPDX-License-Identifier: MIT */
/*
 * semihosting.c - Arm's semihosting interface, which RISC-V has taken over with a trap sequence of its own (Arm IHI
 * 0053; RISC-V Semihosting 0.4). The numbers of the operations are theirs.
 */
#include "semihosting.h"

#include <stddef.h>

#define SYS_OPEN  0x01u
#define SYS_WRITE 0x05u
#define SYS_READ  0x06u

#define MODE_READ_BINARY  1u
#define MODE_WRITE_BINARY 5u

static uint32_t call(uint32_t operation, const void *argument)
{
#if defined(__riscv)
    register uint32_t a0 __asm__("a0") = operation;
    register const void *a1 __asm__("a1") = argument;

    /* The three must be 32-bit encodings in one page. */
    __asm__ volatile(".option push\n"
                     ".option norvc\n"
                     ".balign 16\n"
                     "slli x0, x0, 0x1f\n"
                     "ebreak\n"
                     "srai x0, x0, 7\n"
                     ".option pop\n"
                     : "+r"(a0)
                     : "r"(a1)
                     : "memory");
    return a0;
#else
    register uint32_t r0 __asm__("r0") = operation;
    register const void *r1 __asm__("r1") = argument;

    __asm__ volatile("bkpt 0xab" : "+r"(r0) : "r"(r1) : "memory");
    return r0;
#endif
}

int32_t semihosting_open(const char *path, int for_writing)
{
    uint32_t length = 0;

    while (path[length])
        length++;
    const uintptr_t block[3] = {(uintptr_t)path, for_writing ? MODE_WRITE_BINARY : MODE_READ_BINARY, length};
    return (int32_t)call(SYS_OPEN, block);
}

uint32_t semihosting_read(int32_t handle, void *bytes, uint32_t count)
{
    const uintptr_t block[3] = {(uintptr_t)handle, (uintptr_t)bytes, count};

    return call(SYS_READ, block);
}

uint32_t semihosting_write(int32_t handle, const void *bytes, uint32_t count)
{
    const uintptr_t block[3] = {(uintptr_t)handle, (uintptr_t)bytes, count};

    return call(SYS_WRITE, block);
}
