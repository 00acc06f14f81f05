/* test_gates.c - what a wave has checked before it waits for a word, and what the SyncMon makes of it (policy.gates). */
#include "cu_machine.h"
#include "path/memory_state.h"

/* v[6:7] is the word that is taken, v[14:15] another one of its line, v[4:5] one of another line. Two lanes; then one. */
#define SETUP                                                                                                          \
    "s_mov_b64 exec, 3\nv_mov_b32_e32 v8, 5\nv_mov_b32_e32 v9, 0\nv_mov_b32_e32 v10, -1\nv_mov_b32_e32 v11, 0\n"       \
    "v_mov_b32_e32 v2, -1\nv_mov_b32_e32 v3, 1\nv_add_u32_e32 v14, vcc, 4, v6\nv_mov_b32_e32 v15, v7\n"                \
    "v_add_u32_e32 v4, vcc, 0x100, v6\nv_mov_b32_e32 v5, v7\ns_mov_b32 m0, -1\ns_mov_b64 exec, 1\n"
#define DONE "s_waitcnt vmcnt(0) lgkmcnt(0)\n"
#define CHECKS                                                                                                         \
    "check:\nonward_wait_load v13, v[14:15], v[2:3] ge\n" DONE "v_cmp_eq_u32_e32 vcc, 0, v13\ns_cbranch_vccnz check\n"
#define CHECKS_AWAY  "onward_wait_load v13, v[4:5], v[2:3] ge\n" DONE
#define CHECKS_TWICE "s_mov_b64 exec, 3\nonward_wait_load v13, v[14:15], v[2:3] ge all\n" DONE "s_mov_b64 exec, 1\n"
#define CHECKS_HERE  "onward_wait_load v13, v[6:7], v[2:3] ge\n" DONE
#define READ         "flat_load_dword v13, v[14:15] glc\n" DONE
#define STORE        "flat_store_dword v[4:5], v8\n" DONE
#define TAKE                                                                                                           \
    "again:\nonward_wait_cmpswap v12, v[6:7], v[8:9], v[10:11] eq\n" DONE                                              \
    "v_cmp_ne_u32_e32 vcc, 0, v12\ns_cbranch_vccnz again\n"
#define END "flat_store_dword v[6:7], v9\n" DONE "s_endpgm\n"

static struct machine *machine;
static struct cu_workgroup *workgroup;

static void on_met(void *context, const struct mem_waiter *waiter, uint64_t cycle)
{
    CHECK(context == machine);
    CHECK(cu_condition_met(machine->cus[0], workgroup, waiter->wait_number, cycle));
}

static bool on_execute(void *context, const struct mem_waiter *waiter, const struct mem_condition *condition,
                       uint64_t old, bool takes)
{
    CHECK(context == machine && condition->bytes == 4);
    return cu_deferred_answer(workgroup, waiter->wait_number, waiter->lane, old, takes);
}

/* The word is taken by another one; those that are checked have these values. */
static void start(const char *text, uint32_t checked)
{
    struct syncmon_callbacks listener = {.met = on_met, .execute = on_execute};

    machine = machine_create();
    machine->parameters.wait_retry = 0;
    machine_build(machine);
    machine_load(machine, text);
    machine_shape(machine, 64, 512);
    machine->control.wait_mode = CP_WAIT_ATOMIC;
    listener.context = machine;
    syncmon_listen(path_syncmon(machine->system), &listener);
    syncmon_set_mode(path_syncmon(machine->system), CP_WATCH_VALUE, CP_RESUME_PREDICT);
    syncmon_set_extensions(path_syncmon(machine->system), CP_EXTENSION_DEFERRED | CP_EXTENSION_GATES);
    machine_set_word(machine, 0, 1);
    machine_set_word(machine, 1, checked);
    machine_set_word(machine, 64, 1);
    workgroup = machine_launch_set(machine, 0, 0, 0);
}

/* By others, while the wave waits. */
static void store(uint32_t index, uint32_t value)
{
    machine_run(machine);
    CHECK(workgroup->stalled);
    path_cp_store(machine->system, machine->data + 4 * index, &value, 4, machine->clock.now);
}

static const struct {
    const char *name, *text;
    bool waits;    /* the word is checked in vain first */
    bool executed; /* though what was checked is gone: it is not what let the wave come here */
} cases[] = {
    {"no check", "", false, true},
    {"an ordinary load", READ, false, true},
    {"a check", CHECKS, false, false},
    {"a check that has to wait", CHECKS, true, false},
    {"a check, then a load", CHECKS READ, false, false},
    {"a check, then a store to the LDS", CHECKS "v_mov_b32_e32 v13, 0\nds_write_b32 v13, v8\n" DONE, false, false},
    {"a check, then a store of no lane", CHECKS "s_mov_b64 exec, 0\n" STORE "s_mov_b64 exec, 1\n", false, false},
    {"a check, then a store", CHECKS STORE, false, true},
    {"a check, then an addition", CHECKS "flat_atomic_add v[4:5], v8\n" DONE, false, true},
    {"a check, then a scalar store", CHECKS "s_mov_b32 s8, 7\ns_store_dword s8, s[0:1], 0x100\ns_dcache_wb\n" DONE,
     false, true},
    {"a store, then a check", STORE CHECKS, false, false},
    {"a check of two work-items", CHECKS_TWICE, false, true},
    {"a check at the word itself", CHECKS_HERE, false, true},
    {"a check at another line", CHECKS_AWAY, false, true},
    {"a check at another line behind one", CHECKS CHECKS_AWAY, false, true},
    {"a check behind one at another line", CHECKS_AWAY CHECKS, false, false},
};

static void only_a_check_makes_a_gate(void)
{
    for (uint32_t i = 0; i < sizeof(cases) / sizeof(cases[0]); i++) {
        char text[1536];
        uint64_t before;

        test_context(cases[i].name);
        snprintf(text, sizeof(text), SETUP "%s" TAKE END, cases[i].text);
        start(text, !cases[i].waits);
        if (cases[i].waits)
            store(1, 1);
        store(1, 0);
        before = syncmon_counters(path_syncmon(machine->system))->executed;
        CHECK_EQUAL(before, cases[i].waits);
        store(0, 0);
        CHECK_EQUAL(syncmon_counters(path_syncmon(machine->system))->executed - before, cases[i].executed);
        machine_run(machine);
        CHECK_EQUAL(machine->reports.done, 1);
        CHECK_EQUAL(machine->reports.faults, 0);
        CHECK_EQUAL(machine_word(machine, 0), 0);
        machine_free(machine);
    }
    test_context(0);
}

TEST_MAIN()
{
    return test_run("gates", (const struct test_case[]){TEST(only_a_check_makes_a_gate), {0}});
}
