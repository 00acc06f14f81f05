/*
 * spin_bench.h - a machine on which waves that spin wait (policy.spins), and the loops of its tests.
 */
#ifndef TESTS_SPIN_BENCH_H
#define TESTS_SPIN_BENCH_H

#include "cu_machine.h"

/* One lane reads word 0 at v[6:7]. */
#define SETUP                                                                                                          \
    "s_mov_b64 exec, 1\nv_mov_b32_e32 v8, 5\nv_mov_b32_e32 v9, 0\nv_mov_b32_e32 v10, 4\nv_mov_b32_e32 v11, 0\n"        \
    "v_mov_b32_e32 v3, 0\ns_mov_b32 s3, 0\n"
#define DONE    "s_waitcnt vmcnt(0) lgkmcnt(0)\n"
#define LOAD    "flat_load_dword v12, v[6:7] glc\n" DONE
#define CMPSWAP "flat_atomic_cmpswap v12, v[6:7], v[8:9] glc\n" DONE
#define SWAP    "flat_atomic_swap v12, v[6:7], v8 glc\n" DONE
#define WHILE   "v_cmp_ne_u32_e32 vcc, 0, v12\ns_cbranch_vccnz again\n"
#define AGAIN   "again:\n"
#define END     "s_endpgm\n"

/* A second word, 256 bytes on, in v13. */
#define SECOND "v_add_u32_e32 v14, vcc, 0x100, v6\nv_mov_b32_e32 v15, v7\n"
#define LOAD2  "flat_load_dword v13, v[14:15] glc\n" DONE
/* Until one of the words is 0. */
#define EITHER                                                                                                         \
    SETUP SECOND AGAIN LOAD "v_cmp_eq_u32_e32 vcc, 0, v12\ns_cbranch_vccnz out\n" LOAD2                                \
                            "v_cmp_eq_u32_e32 vcc, 0, v13\ns_cbranch_vccz again\nout:\n" END

#define TIMEOUT 100000u

static struct machine *machine;
static struct cu_workgroup *workgroups[4]; /* by slot */

static inline void on_met(void *context, const struct mem_waiter *waiter, uint64_t cycle)
{
    CHECK(context == machine);
    cu_condition_met(machine->cus[0], workgroups[waiter->slot], waiter->wait_number, cycle);
}

static inline bool on_execute(void *context, const struct mem_waiter *waiter, const struct mem_condition *condition,
                              uint64_t old, bool takes)
{
    (void)condition;
    CHECK(context == machine);
    return cu_deferred_answer(workgroups[waiter->slot], waiter->wait_number, waiter->lane, old, takes);
}

/* A machine on which waves that spin wait. Work-items of a WG, and the value of word 0. */
static inline void start(const char *text, uint32_t items, uint32_t word)
{
    struct syncmon_callbacks listener = {.met = on_met, .execute = on_execute};

    machine = machine_create();
    machine_build(machine);
    machine_load(machine, text);
    machine_shape(machine, items, 512);
    machine->kernel.grid_size[0] = 4 * items;
    machine->control.wait_mode = CP_WAIT_ATOMIC;
    machine->control.timeout_cycles = TIMEOUT;
    machine->control.watches_spins = true;
    listener.context = machine;
    syncmon_listen(path_syncmon(machine->system), &listener);
    syncmon_set_mode(path_syncmon(machine->system), CP_WATCH_VALUE, CP_RESUME_ALL);
    machine_set_word(machine, 0, word);
}

static inline void launch(uint32_t slot)
{
    workgroups[slot] = machine_launch_set(machine, 0, 0, slot);
}

static inline void store(uint32_t word)
{
    path_cp_store(machine->system, machine->data, &word, sizeof(word), machine->clock.now);
}

static inline void run_for(uint64_t cycles)
{
    uint64_t until = machine->clock.now + cycles;

    machine_run_to(machine, until);
    machine->clock.now = until;
}

static inline uint64_t spin_waits(void)
{
    return machine->cus[0]->counters.spin_waits;
}

static inline void set_second(uint32_t word)
{
    path_cp_store(machine->system, machine->data + 256, &word, sizeof(word), machine->clock.now);
}

#endif
