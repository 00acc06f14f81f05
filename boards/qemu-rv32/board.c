/* SPDX-License-Identifier: MIT */
/* board.c - QEMU's RISC-V virt machine: startup, traps, stack guard, UART, instruction counter, exit. */
#include "board.h"

#define UART_DATA   (*(volatile uint8_t *)0x10000000u)
#define UART_STATUS (*(volatile uint8_t *)0x10000005u)
#define UART_READY  0x20u
#define FINISHER    (*(volatile uint32_t *)0x00100000u)
#define PASSED      0x5555u
#define FAILED      0x3333u

#define PMP_NAPOT  0x18u
#define PMP_LOCKED 0x80u /* holds in machine mode too */

extern unsigned char board_guard[];
extern unsigned char board_guard_bytes[]; /* the size is its address */

void board_start(void);
void board_trap(void);
_Noreturn void board_trap_report(void);

/* x1 to x31 as they were when the trap was taken; not on the stack, which may have failed. */
uint32_t board_trap_registers[31];

static uint32_t counted_from;

__attribute__((naked, section(".start"))) void board_start(void)
{
    __asm__ volatile(".option push\n"
                     ".option norelax\n"
                     "la gp, __global_pointer$\n"
                     ".option pop\n"
                     "la sp, board_stack_top\n"
                     "la t0, board_trap\n"
                     "csrw mtvec, t0\n"
                     "j board_run\n");
}

__attribute__((naked, aligned(4))) void board_trap(void)
{
    __asm__ volatile("csrw mscratch, x31\n"
                     "la x31, board_trap_registers\n"
                     ".irp n,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30\n"
                     "sw x\\n, 4 * \\n - 4(x31)\n"
                     ".endr\n"
                     "csrr x30, mscratch\n"
                     "sw x30, 120(x31)\n"
                     "la sp, board_fault_stack_top\n"
                     "j board_trap_report\n");
}

static uint32_t csr_cause(void)
{
    uint32_t value;

    __asm__ volatile("csrr %0, mcause" : "=r"(value));
    return value;
}

static uint32_t csr_pc(void)
{
    uint32_t value;

    __asm__ volatile("csrr %0, mepc" : "=r"(value));
    return value;
}

static uint32_t csr_value(void)
{
    uint32_t value;

    __asm__ volatile("csrr %0, mtval" : "=r"(value));
    return value;
}

static const char *cause_name(uint32_t cause, uint32_t value)
{
    static const char *const names[] = {"instruction address misaligned",
                                        "instruction access",
                                        "illegal instruction",
                                        "breakpoint",
                                        "load misaligned",
                                        "load access",
                                        "store misaligned",
                                        "store access"};

    if (value - (uint32_t)(uintptr_t)board_guard < (uint32_t)(uintptr_t)board_guard_bytes)
        return "stack overflow";
    return cause < sizeof(names) / sizeof(names[0]) ? names[cause] : "trap";
}

_Noreturn void board_trap_report(void)
{
    static const char *const names[] = {"pc", "cause", "value", "ra", "sp",  "gp",  "tp", "t0", "t1", "t2", "s0", "s1",
                                        "a0", "a1",    "a2",    "a3", "a4",  "a5",  "a6", "a7", "s2", "s3", "s4", "s5",
                                        "s6", "s7",    "s8",    "s9", "s10", "s11", "t3", "t4", "t5", "t6"};
    uint32_t values[sizeof(names) / sizeof(names[0])] = {csr_pc(), csr_cause(), csr_value()};

    for (uint32_t i = 0; i < 31; i++)
        values[3 + i] = board_trap_registers[i];
    board_fault(cause_name(values[1], values[2]), names, values, sizeof(names) / sizeof(names[0]));
}

void board_init(void)
{
    uintptr_t guard = (uintptr_t)board_guard, bytes = (uintptr_t)board_guard_bytes;

    __asm__ volatile("csrw pmpaddr0, %0" : : "r"((guard >> 2) | ((bytes >> 3) - 1)));
    __asm__ volatile("csrw pmpcfg0, %0" : : "r"(PMP_NAPOT | PMP_LOCKED));
    board_count_start();
}

void board_put(char character)
{
    while (!(UART_STATUS & UART_READY))
        ;
    UART_DATA = (uint8_t)character;
}

_Noreturn void board_exit(int status)
{
    FINISHER = status ? (uint32_t)status << 16 | FAILED : PASSED;
    for (;;)
        ;
}

static uint32_t retired(void)
{
    uint32_t value;

    __asm__ volatile("rdinstret %0" : "=r"(value));
    return value;
}

void board_count_start(void)
{
    counted_from = retired();
}

uint32_t board_count(void)
{
    return retired() - counted_from;
}
