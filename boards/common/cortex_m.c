/* SPDX-License-Identifier: MIT */
/* cortex_m.c - Arm Cortex-M under QEMU: vector table, faults, SysTick as instruction counter, exit. */
#include "cortex_m.h"

#define REGISTER(address) (*(volatile uint32_t *)(uintptr_t)(address))

#define SYSTICK_CONTROL REGISTER(0xe000e010u)
#define SYSTICK_RELOAD  REGISTER(0xe000e014u)
#define SYSTICK_VALUE   REGISTER(0xe000e018u)
#define SYSTICK_MAX     0x00ffffffu
#define SYSTICK_RUN     5u /* processor clock, no interrupt */
#define FAULTS_ENABLE   REGISTER(0xe000ed24u)
#define FAULTS_ALL      (7u << 16) /* memory, bus and usage faults by their own names */
#define FAULT_STATUS    REGISTER(0xe000ed28u)
#define NOT_STACKED     (1u << 4 | 1u << 12 | 1u << 20) /* the stack has failed: guard, bus, limit */
#define FAULT_HARD      REGISTER(0xe000ed2cu)
#define FAULT_ADDRESS   REGISTER(0xe000ed34u)
#define BUS_ADDRESS     REGISTER(0xe000ed38u)

#define SEMIHOSTING_EXIT   0x20u
#define SEMIHOSTING_REASON 0x20026u /* the application ends */

#define STACKED 8 /* r0-r3, r12, lr, pc, xpsr */

extern unsigned char board_fault_stack_top[];

void board_start(void);
void cortex_m_fault(void);
_Noreturn void cortex_m_report(const uint32_t *stacked, const uint32_t *saved, uint32_t exception);

typedef void (*vector)(void);

/* Every exception but reset is a fault: nothing here uses interrupts. */
__attribute__((section(".start"), used)) static const struct {
    void *stack;
    vector reset;
    vector others[14];
} vectors = {board_stack_top,
             board_start,
             {cortex_m_fault, cortex_m_fault, cortex_m_fault, cortex_m_fault, cortex_m_fault, cortex_m_fault,
              cortex_m_fault, cortex_m_fault, cortex_m_fault, cortex_m_fault, cortex_m_fault, cortex_m_fault,
              cortex_m_fault, cortex_m_fault}};

void board_start(void)
{
    board_run();
}

/* The report has a stack of its own, because the other stack may have failed. */
__attribute__((naked)) void cortex_m_fault(void)
{
    __asm__ volatile("mov r0, sp\n"
                     "ldr r1, =board_fault_stack_top\n"
                     "mov sp, r1\n"
                     "push {r4-r11}\n"
                     "mov r1, sp\n"
                     "mrs r2, ipsr\n"
                     "b cortex_m_report\n"
                     ".ltorg\n");
}

static int is_in_stack(const uint32_t *stacked)
{
    uintptr_t at = (uintptr_t)stacked;

    return at >= (uintptr_t)board_stack_limit && at <= (uintptr_t)board_stack_top - STACKED * sizeof(uint32_t);
}

_Noreturn void cortex_m_report(const uint32_t *stacked, const uint32_t *saved, uint32_t exception)
{
    static const char *const causes[] = {"", "", "non-maskable interrupt", "hard", "memory", "bus", "usage"};
    static const char *const names[] = {"sp",  "cfsr", "hfsr", "mmfar", "bfar", "r4", "r5",  "r6", "r7", "r8",  "r9",
                                        "r10", "r11",  "r0",   "r1",    "r2",   "r3", "r12", "lr", "pc", "xpsr"};
    uint32_t values[sizeof(names) / sizeof(names[0])] = {(uint32_t)(uintptr_t)stacked, FAULT_STATUS, FAULT_HARD,
                                                         FAULT_ADDRESS, BUS_ADDRESS};
    size_t known = sizeof(names) / sizeof(names[0]);
    const char *cause = exception < sizeof(causes) / sizeof(causes[0]) ? causes[exception] : "exception";

    cortex_m_unguard();
    for (uint32_t i = 0; i < 8; i++)
        values[5 + i] = saved[i];
    for (uint32_t i = 0; i < STACKED && is_in_stack(stacked); i++)
        values[13 + i] = stacked[i];
    if (values[1] & NOT_STACKED || !is_in_stack(stacked)) {
        cause = "stack overflow";
        known -= STACKED;
    }
    board_fault(cause, names, values, known);
}

void board_init(void)
{
    FAULTS_ENABLE |= FAULTS_ALL;
    cortex_m_console();
    cortex_m_guard();
    board_count_start();
}

_Noreturn void board_exit(int status)
{
    const uint32_t block[2] = {SEMIHOSTING_REASON, (uint32_t)status};
    register uint32_t operation __asm__("r0") = SEMIHOSTING_EXIT;
    register const uint32_t *argument __asm__("r1") = block;

    __asm__ volatile("bkpt 0xab" : "+r"(operation) : "r"(argument) : "memory");
    for (;;)
        ;
}

void board_count_start(void)
{
    SYSTICK_CONTROL = 0;
    SYSTICK_RELOAD = SYSTICK_MAX;
    SYSTICK_VALUE = 0;
    SYSTICK_CONTROL = SYSTICK_RUN;
}

uint32_t board_count(void)
{
    uint32_t ticks = SYSTICK_MAX - SYSTICK_VALUE;

    return ticks * cortex_m_board.tick_ns / cortex_m_board.instruction_ns;
}
