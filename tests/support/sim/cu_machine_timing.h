/*
 * cu_machine_timing.h - programs on the small GPU whose s_memtime instructions tell when they issued.
 */
#ifndef TESTS_CU_MACHINE_TIMING_H
#define TESTS_CU_MACHINE_TIMING_H

#include "cu_machine.h"

/* Fills the instruction cache and the data caches: one WG runs and goes. */
static inline void warm_up(struct machine *machine)
{
    struct cu_workgroup *workgroup = machine_launch_set(machine, 0, 0, 0);

    machine_run(machine);
    CHECK_EQUAL(machine->reports.done, 1);
    cu_remove(machine->cus[0], workgroup, machine->clock.now);
    memset(&machine->reports, 0, sizeof(machine->reports));
}

/* Cycles between the s_memtime into s[10:11] and the one into s[12:13]. */
static inline uint64_t measured(const struct cu_workgroup *workgroup, uint32_t wave)
{
    const struct isa_wave *state = &workgroup->waves[wave].state;

    return isa_read_scalar64(state, 12) - isa_read_scalar64(state, 10);
}

#define MEASURE(body) "s_memtime s[10:11]\n" body "s_memtime s[12:13]\ns_endpgm\n"

/* The program of both begins with a jump to a or b by the WG's id. */
#define TWO(a, b) "s_cmp_eq_u32 s17, 0\ns_cbranch_scc0 second\n" MEASURE(a) "second:\n" MEASURE(b)

#define ADD   "v_add_u32_e32 v1, vcc, v0, v0\n"
#define LOAD  "flat_load_dword v1, v[4:5]\n"
#define ADD4  ADD ADD ADD ADD
#define MUL64 "v_mul_f64 v[2:3], v[2:3], v[2:3]\n"
#define MOV   "s_mov_b32 s20, 1\n"
#define MOV4  MOV MOV MOV MOV

#endif
