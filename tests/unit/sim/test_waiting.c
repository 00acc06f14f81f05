/* test_waiting.c - waiting atomics in the compute unit, and what it notes for deadlock detection. */
#include "cu_machine.h"

#define ADD "v_add_u32_e32 v1, vcc, v0, v0\n"

/* ---- waiting atomics ---- */

/* Waits until word 0 is 0, swapping 5 in. v[6:7] is the address in all lanes; one lane is active. */
#define WAIT                                                                                                           \
    "s_mov_b64 exec, 1\nv_mov_b32_e32 v8, 5\nv_mov_b32_e32 v9, 0\nv_mov_b32_e32 v10, -1\nv_mov_b32_e32 v11, 0\n"       \
    "onward_wait_cmpswap v12, v[6:7], v[8:9], v[10:11] eq\ns_waitcnt vmcnt(0) lgkmcnt(0)\n"

static const char wait_text[] = WAIT "s_memtime s[12:13]\ns_endpgm\n";

static void waiting_times_out(void)
{
    struct machine *machine = machine_create_with(wait_text);
    const struct cu_counters *counters = cu_counters(machine->cus[0]);
    struct cu_workgroup *workgroup;

    machine->control = (struct cu_control){.wait_mode = CP_WAIT_TIMEOUT, .timeout_cycles = 10000};
    machine_set_word(machine, 0, 1);
    workgroup = machine_launch_set(machine, 0, 0, 0);
    while (!machine->reports.stalled && clock_step(&machine->clock, MACHINE_CYCLE_LIMIT))
        ;
    CHECK_EQUAL(machine->reports.stalled, 1);
    CHECK_EQUAL(workgroup->waves[0].status, CU_WAVE_WAITING);
    CHECK_EQUAL(workgroup->waves[0].wait.condition.address, machine->data);
    CHECK_EQUAL(workgroup->waves[0].wait.condition.mask, UINT32_MAX);
    CHECK_EQUAL(workgroup->waves[0].wait.condition.value, 0);
    CHECK_EQUAL(workgroup->waves[0].wait.condition.condition, ISA_WAIT_EQ);
    CHECK_EQUAL(workgroup->waves[0].wait.condition.bytes, 4);
    CHECK(cu_wave_stuck(&workgroup->waves[0], &machine->control, &machine->memory));
    machine_set_word(machine, 0, 0);
    CHECK(!cu_wave_stuck(&workgroup->waves[0], &machine->control, &machine->memory));
    machine_run(machine);
    CHECK_EQUAL(machine->reports.woken, 1);
    CHECK_EQUAL(machine->reports.woken_at, machine->reports.stalled_at + 10000);
    CHECK_EQUAL(machine->reports.done, 1);
    CHECK_EQUAL(counters->waits, 1);
    CHECK_EQUAL(counters->wait_timeouts, 1);
    CHECK_EQUAL(counters->wave_cycles_waiting, 10000);
    CHECK_EQUAL(workgroup->waves[0].state.vector[12][0], 1);
    machine_free(machine);
}

/* wait.retry ends a wait that the SyncMon watches, if it is sooner than the firmware's limit. Policy timeout has its own. */
static void waiting_tries_again(void)
{
    static const struct {
        const char *name;
        uint32_t mode;
        uint64_t retry, timeout, ends_after, retries, timeouts;
    } table[] = {
        {"retry", CP_WAIT_ATOMIC, 3000, 10000, 3000, 1, 0},
        {"retry without a limit", CP_WAIT_ATOMIC, 3000, 0, 3000, 1, 0},
        {"the limit is sooner", CP_WAIT_ATOMIC, 10000, 3000, 3000, 0, 1},
        {"both at a time", CP_WAIT_ATOMIC, 3000, 3000, 3000, 0, 1},
        {"no retry", CP_WAIT_ATOMIC, 0, 3000, 3000, 0, 1},
        {"policy timeout", CP_WAIT_TIMEOUT, 1000, 3000, 3000, 0, 1},
    };

    for (size_t i = 0; i < sizeof(table) / sizeof(table[0]); i++) {
        struct machine *machine = machine_create_with(wait_text);
        const struct cu_counters *counters = cu_counters(machine->cus[0]);
        const struct cu_workgroup *workgroup;
        uint64_t since;

        test_context(table[i].name);
        machine->parameters.wait_retry = table[i].retry;
        machine->control = (struct cu_control){.wait_mode = table[i].mode, .timeout_cycles = table[i].timeout};
        machine_set_word(machine, 0, 1);
        workgroup = machine_launch_set(machine, 0, 0, 0);
        while (!machine->reports.stalled && clock_step(&machine->clock, MACHINE_CYCLE_LIMIT))
            ;
        since = workgroup->waves[0].wait.since;
        CHECK(since);
        while (!machine->reports.woken && clock_step(&machine->clock, MACHINE_CYCLE_LIMIT))
            ;
        CHECK_EQUAL(machine->reports.woken_at, machine->reports.stalled_at + table[i].ends_after);
        CHECK_EQUAL(counters->wait_retries, table[i].retries);
        CHECK_EQUAL(counters->wait_timeouts, table[i].timeouts);
        CHECK_EQUAL(workgroup->waves[0].wait.since, since);
        machine_run(machine);
        CHECK_EQUAL(machine->reports.done, 1);
        machine_free(machine);
    }
}

static void waiting_modes(void)
{
    static const struct {
        const char *name;
        uint32_t mode, word, stalled;
    } table[] = {
        {"ignored", CP_WAIT_IGNORE, 1, 0},       {"separate instruction only", CP_WAIT_INSTRUCTION, 1, 0},
        {"timeout", CP_WAIT_TIMEOUT, 1, 1},      {"atomic", CP_WAIT_ATOMIC, 1, 1},
        {"timeout, met", CP_WAIT_TIMEOUT, 0, 0}, {"atomic, met", CP_WAIT_ATOMIC, 0, 0},
    };

    for (size_t i = 0; i < sizeof(table) / sizeof(table[0]); i++) {
        struct machine *machine = machine_create_with(wait_text);
        struct cu_workgroup *workgroup;

        test_context(table[i].name);
        machine->control.wait_mode = table[i].mode;
        machine_set_word(machine, 0, table[i].word);
        workgroup = machine_launch_set(machine, 0, 0, 0);
        machine_run(machine);
        CHECK_EQUAL(machine->reports.stalled, table[i].stalled);
        CHECK_EQUAL(machine->reports.done, !table[i].stalled);
        CHECK_EQUAL(workgroup->waves[0].state.vector[12][0], table[i].word);
        CHECK_EQUAL(machine_word(machine, 0), table[i].word ? 1 : 5);
        if (table[i].stalled) {
            cu_resume(machine->cus[0], workgroup, machine->clock.now);
            CHECK_EQUAL(workgroup->waiting, 0);
            CHECK(!workgroup->stalled);
            machine_run(machine);
            CHECK_EQUAL(machine->reports.done, 1);
            CHECK_EQUAL(machine->reports.woken, 0);
        }
        machine_free(machine);
    }
}

/* An access that ends while a waiting atomic is under way is not its answer. */
static void other_access_ends_first(void)
{
    static const char *const accesses[] = {"flat_atomic_add v[4:5], v3\n", "flat_store_dword v[4:5], v3\n",
                                           "flat_load_dword v3, v[4:5]\n"};

    for (size_t i = 0; i < sizeof(accesses) / sizeof(accesses[0]); i++) {
        char text[1024];
        struct machine *machine;
        struct cu_workgroup *workgroup;

        test_context(accesses[i]);
        snprintf(text, sizeof(text), "v_mov_b32_e32 v3, 1\nv_add_u32_e32 v4, vcc, 64, v6\nv_mov_b32_e32 v5, v7\n%s%s",
                 accesses[i], wait_text);
        machine = machine_create_with(text);
        machine->control.wait_mode = CP_WAIT_ATOMIC;
        machine_set_word(machine, 0, 1);
        workgroup = machine_launch_set(machine, 0, 0, 0);
        machine_run(machine);
        CHECK_EQUAL(machine->reports.stalled, 1);
        CHECK_EQUAL(workgroup->waves[0].status, CU_WAVE_WAITING);
        CHECK_EQUAL(syncmon_waiters(path_syncmon(machine->system)), 1);
        cu_resume(machine->cus[0], workgroup, machine->clock.now);
        machine_run(machine);
        CHECK_EQUAL(machine->reports.done, 1);
        CHECK_EQUAL(syncmon_waiters(path_syncmon(machine->system)), 0);
        machine_free(machine);
    }
}

/* A held WG's wait does not time out; when released it does at once if its time is over, else in time. */
static void held_wait(void)
{
    static const uint64_t let_go[] = {2000, 9999, 10000};

    for (size_t i = 0; i < sizeof(let_go) / sizeof(let_go[0]); i++) {
        struct machine *machine = machine_create_with(wait_text);
        struct cu_workgroup *workgroup;
        uint64_t stalled;

        machine->control = (struct cu_control){.wait_mode = CP_WAIT_TIMEOUT, .timeout_cycles = 10000};
        machine_set_word(machine, 0, 1);
        workgroup = machine_launch_set(machine, 0, 0, 0);
        while (!machine->reports.stalled && clock_step(&machine->clock, MACHINE_CYCLE_LIMIT))
            ;
        stalled = machine->reports.stalled_at;
        cu_hold(workgroup);
        machine_run_to(machine, stalled + let_go[i]);
        CHECK_EQUAL(machine->reports.woken, 0);
        cu_release(workgroup, stalled + let_go[i]);
        machine_run(machine);
        CHECK_EQUAL(machine->reports.woken, 1);
        CHECK_EQUAL(machine->reports.woken_at, stalled + 10000);
        CHECK_EQUAL(cu_counters(machine->cus[0])->wait_timeouts, 1);
        CHECK_EQUAL(machine->reports.done, 1);
        machine_free(machine);
    }
}

/* Without a timeout a wait is not over because it is not held any more; nor is that of a frozen WG. */
static void let_go_without_timeout(void)
{
    struct machine *machine = machine_create_with(wait_text);
    struct cu_workgroup *workgroup;

    machine->control.wait_mode = CP_WAIT_TIMEOUT;
    machine_set_word(machine, 0, 1);
    workgroup = machine_launch_set(machine, 0, 0, 0);
    machine_run(machine);
    cu_hold(workgroup);
    cu_release(workgroup, machine->clock.now);
    CHECK_EQUAL(workgroup->waiting, 1);
    machine->control.timeout_cycles = 10000;
    cu_hold(workgroup);
    cu_freeze(machine->cus[0], workgroup, machine->clock.now);
    cu_release(workgroup, machine->clock.now);
    CHECK_EQUAL(workgroup->waiting, 1);
    cu_thaw(machine->cus[0], workgroup, machine->clock.now);
    machine_run(machine);
    CHECK_EQUAL(machine->reports.done, 1);
    machine_free(machine);
}

/* Frozen while the answer of a failed waiting atomic is on its way: the wave waits by the time the WG is drained. */
static void frozen_before_the_answer(void)
{
    struct machine *machine = machine_create_with(wait_text);
    uint64_t cycles;

    machine->control.wait_mode = CP_WAIT_TIMEOUT;
    machine_set_word(machine, 0, 1);
    machine_launch_set(machine, 0, 0, 0);
    machine_run(machine);
    cycles = machine->reports.stalled_at;
    machine_free(machine);
    for (uint64_t cycle = 1; cycle < cycles; cycle++) {
        struct cu_workgroup *workgroup;
        bool issued;

        machine = machine_create_with(wait_text);
        machine->control.wait_mode = CP_WAIT_TIMEOUT;
        machine_set_word(machine, 0, 1);
        workgroup = machine_launch_set(machine, 0, 0, 0);
        machine_run_to(machine, cycle);
        cu_freeze(machine->cus[0], workgroup, machine->clock.now);
        machine_run(machine);
        issued = workgroup->waves[0].state.operation > 5;
        CHECK_EQUAL(machine->reports.drained, 1);
        CHECK_EQUAL(machine->reports.stalled, 0);
        CHECK_EQUAL(workgroup->waves[0].status, issued ? CU_WAVE_WAITING : CU_WAVE_ACTIVE);
        CHECK_EQUAL(workgroup->waiting, issued);
        if (issued)
            CHECK_EQUAL(workgroup->waves[0].wait.condition.address, machine->data);
        cu_thaw(machine->cus[0], workgroup, machine->clock.now);
        machine_run(machine);
        CHECK_EQUAL(machine->reports.stalled, 1);
        machine_free(machine);
    }
}

/* Frozen in the cycle in which its wait ends, before that is reported: it is reported all the same. */
static void frozen_as_it_wakes(void)
{
    struct machine *machine = machine_create_with(wait_text);
    struct cu_workgroup *workgroup;

    machine->control = (struct cu_control){.wait_mode = CP_WAIT_TIMEOUT, .timeout_cycles = 10000};
    machine_set_word(machine, 0, 1);
    workgroup = machine_launch_set(machine, 0, 0, 0);
    while (!machine->reports.stalled && clock_step(&machine->clock, MACHINE_CYCLE_LIMIT))
        ;
    while (workgroup->waves[0].status == CU_WAVE_WAITING && clock_step(&machine->clock, MACHINE_CYCLE_LIMIT))
        ;
    CHECK_EQUAL(machine->reports.woken, 0);
    cu_freeze(machine->cus[0], workgroup, machine->clock.now);
    machine_run(machine);
    CHECK_EQUAL(machine->reports.woken, 1);
    CHECK_EQUAL(machine->reports.drained, 1);
    CHECK(!workgroup->stalled);
    cu_thaw(machine->cus[0], workgroup, machine->clock.now);
    machine_run(machine);
    CHECK_EQUAL(machine->reports.woken, 1);
    CHECK_EQUAL(machine->reports.done, 1);
    machine_free(machine);
}

/* The separate wait instruction costs its issue and touches nothing, whatever its address. */
static void separate_wait(void)
{
    struct machine *machine =
        machine_create_with("v_mov_b32_e32 v6, 3\nv_mov_b32_e32 v7, 0\nonward_wait v[6:7], v[10:11] eq\ns_endpgm\n");

    machine->control.wait_mode = CP_WAIT_TIMEOUT;
    machine_launch_set(machine, 0, 0, 0);
    machine_run(machine);
    CHECK_EQUAL(machine->reports.done, 1);
    CHECK_EQUAL(machine->reports.faults, 0);
    CHECK_EQUAL(cu_counters(machine->cus[0])->by_unit[ISA_UNIT_VMEM], 1);
    machine_free(machine);
}

/* Wave 0 waits, wave 1 works and comes to the barrier, wave 2 ends: only then is the WG stalled. */
static void stalled_when_all_wait(void)
{
    struct machine *machine =
        machine_create_with("s_cmp_eq_u32 s16, 2\ns_cbranch_scc1 end\ns_cmp_eq_u32 s16, 1\n"
                            "s_cbranch_scc1 work\n" WAIT "s_branch meet\nwork:\ns_sleep 15\ns_sleep 15\n"
                            "s_memtime s[10:11]\nmeet:\ns_barrier\nend:\ns_endpgm\n");
    struct cu_workgroup *workgroup;

    machine->control.wait_mode = CP_WAIT_TIMEOUT;
    machine->control.timeout_cycles = 5000;
    machine_set_word(machine, 0, 1);
    machine_shape(machine, 192, 0);
    workgroup = machine_launch_set(machine, 0, 0, 0);
    machine_run(machine);
    CHECK_EQUAL(machine->reports.stalled, 1);
    CHECK_EQUAL(machine->reports.stalled_at, isa_read_scalar64(&workgroup->waves[1].state, 10) + 4);
    CHECK_EQUAL(machine->reports.woken, 1);
    CHECK_EQUAL(machine->reports.done, 1);
    machine_free(machine);
}

/* ---- deadlock detection ---- */

#define COUNT_UP "s_add_u32 s20, s20, 1\ns_cmp_lg_u32 s20, 0x100000\n"

static void stuck(void)
{
    static const struct {
        const char *name, *text;
        bool stuck;
    } table[] = {
        {"polling loads", "again:\nflat_load_dword v1, v[6:7] glc\ns_waitcnt vmcnt(0)\ns_branch again\n", true},
        {"polling scalar loads", "again:\ns_load_dword s20, s[0:1], 0x0\ns_waitcnt lgkmcnt(0)\ns_branch again\n", true},
        {"polling the LDS", "v_mov_b32_e32 v1, 0\nagain:\nds_read_b32 v2, v1\ns_waitcnt lgkmcnt(0)\ns_branch again\n",
         true},
        {"failing compare and swap",
         "v_mov_b32_e32 v8, 1\nv_mov_b32_e32 v9, 2\nagain:\nflat_atomic_cmpswap v1, v[6:7], v[8:9] glc\n"
         "s_waitcnt vmcnt(0)\ns_branch again\n",
         true},
        {"polling with back-off",
         "s_load_dword s20, s[0:1], 0x4\nagain:\ns_sleep 3\nflat_load_dword v1, v[6:7] glc\n"
         "s_waitcnt vmcnt(0) lgkmcnt(0)\ns_cbranch_vccnz again\ns_branch again\n",
         true},
        {"polling two words",
         "again:\nflat_load_dword v1, v[6:7] glc\nflat_load_dword v2, v[4:5]\ns_waitcnt vmcnt(0)\ns_branch again\n",
         true},
        {"arithmetic without end", "again:\n" ADD "s_branch again\n", true},
        {"a jump to itself", "again:\ns_branch again\n", true},
        {"sleeping without end", "again:\ns_sleep 3\ns_branch again\n", true},
        {"arithmetic with a counter that decides nothing", "again:\ns_add_u32 s20, s20, 1\ns_branch again\n", true},
        {"arithmetic with a bound", "s_mov_b32 s20, 0\nagain:\n" COUNT_UP "s_cbranch_scc1 again\ns_endpgm\n", false},
        {"a bound in vector registers",
         "v_mov_b32_e32 v8, 0\nagain:\nv_add_u32_e32 v8, vcc, 1, v8\nv_cmp_ne_u32_e32 vcc, 0x100000, v8\n"
         "s_cbranch_vccnz again\ns_endpgm\n",
         false},
        {"lanes that leave one by one",
         "v_mov_b32_e32 v8, 0\nagain:\nv_add_u32_e32 v8, vcc, 1, v8\nv_cmpx_ne_u32_e32 vcc, 0x100000, v8\n"
         "s_cbranch_execnz again\ns_endpgm\n",
         false},
        {"a bound moved through M0 and a bit of SCC",
         "s_mov_b32 m0, 0\nagain:\ns_mov_b32 s20, m0\n" COUNT_UP "s_mov_b32 m0, s20\ns_cselect_b32 s21, 1, 0\n"
         "s_cmp_lg_u32 s21, 0\ns_cbranch_scc1 again\ns_endpgm\n",
         false},
        {"registers that come again after some turns",
         "s_mov_b32 s20, 0\nagain:\ns_add_u32 s20, s20, 1\ns_and_b32 s20, s20, 7\ns_cmp_lg_u32 s20, 9\n"
         "s_cbranch_scc1 again\ns_endpgm\n",
         true},
        {"a loop within a loop without end",
         "outer:\ns_mov_b32 s20, 0\ninner:\ns_add_u32 s20, s20, 1\ns_cmp_lg_u32 s20, 9\ns_cbranch_scc1 inner\n"
         "s_branch outer\n",
         true},
        {"a long loop within a loop with a bound",
         "s_mov_b32 s21, 0\nouter:\ns_mov_b32 s20, 0\ninner:\ns_add_u32 s20, s20, 1\ns_cmp_lg_u32 s20, 200\n"
         "s_cbranch_scc1 inner\ns_add_u32 s21, s21, 1\ns_cmp_lg_u32 s21, 0x100000\ns_cbranch_scc1 outer\ns_endpgm\n",
         false},
        {"arithmetic until a time",
         "s_memtime s[24:25]\nagain:\ns_memtime s[20:21]\ns_waitcnt lgkmcnt(0)\ns_sub_u32 s22, s20, s24\n"
         "s_cmp_lt_u32 s22, 0x10000000\ns_cbranch_scc1 again\ns_endpgm\n",
         false},
        {"arithmetic until a time, in a function",
         "s_getpc_b64 s[30:31]\nagain:\ns_memtime s[20:21]\ns_waitcnt lgkmcnt(0)\ns_bitcmp1_b32 s20, 28\n"
         "s_mov_b64 s[20:21], 0\ns_cbranch_scc1 on\ns_setpc_b64 s[30:31]\non:\ns_endpgm\n",
         false},
        {"a function without end", "s_getpc_b64 s[30:31]\n" ADD "s_setpc_b64 s[30:31]\n", true},
        {"until a register of the hardware says so",
         "again:\ns_getreg_b32 s20, hwreg(HW_REG_HW_ID)\ns_cmp_lg_u32 s20, -1\ns_cbranch_scc1 again\ns_endpgm\n",
         false},
        {"writing the same to the LDS",
         "v_mov_b32_e32 v1, 0\nagain:\nds_write_b32 v1, v1\ns_waitcnt lgkmcnt(0)\ns_branch again\n", true},
        {"storing the same", "v_mov_b32_e32 v8, 0\nagain:\nflat_store_dword v[6:7], v8\ns_branch again\n", true},
        {"storing what is counted",
         "v_mov_b32_e32 v8, 0\nagain:\nflat_store_dword v[6:7], v8\nv_add_u32_e32 v8, vcc, 1, v8\ns_branch again\n",
         false},
        {"counting in the LDS without an answer",
         "v_mov_b32_e32 v1, 0\nv_mov_b32_e32 v3, 1\nagain:\nds_add_u32 v1, v3\ns_waitcnt lgkmcnt(0)\n"
         "s_branch again\n",
         true},
        {"walking through memory",
         "again:\nflat_load_dword v1, v[6:7]\nv_add_u32_e32 v6, vcc, 64, v6\nv_and_b32_e32 v6, 0xffff7fff, v6\n"
         "s_waitcnt vmcnt(0)\ns_branch again\n",
         false},
        {"counting in the LDS",
         "v_mov_b32_e32 v1, 0\nv_mov_b32_e32 v3, 1\nagain:\nds_add_rtn_u32 v2, v1, v3\ns_waitcnt lgkmcnt(0)\n"
         "s_branch again\n",
         false},
        {"a counter that decides nothing",
         "again:\nflat_load_dword v1, v[6:7] glc\ns_add_u32 s20, s20, 1\nv_add_u32_e32 v8, vcc, 1, v8\n"
         "s_waitcnt vmcnt(0)\nv_readfirstlane_b32 s21, v1\ns_cmp_eq_u32 s21, 0\ns_cbranch_scc1 again\ns_endpgm\n",
         true},
        {"a scalar counter with a bound",
         "s_mov_b32 s20, 0\nagain:\nflat_load_dword v1, v[6:7] glc\ns_add_u32 s20, s20, 1\ns_waitcnt vmcnt(0)\n"
         "s_cmp_lg_u32 s20, 0x100000\ns_cbranch_scc1 again\ns_endpgm\n",
         false},
        {"a vector counter with a bound",
         "v_mov_b32_e32 v8, 0\nagain:\nflat_load_dword v1, v[6:7] glc\nv_add_u32_e32 v8, vcc, 1, v8\n"
         "v_cmp_ne_u32_e32 vcc, 0x100000, v8\ns_waitcnt vmcnt(0)\ns_cbranch_vccnz again\ns_endpgm\n",
         false},
        {"until a time",
         "s_memtime s[24:25]\nagain:\nflat_load_dword v1, v[6:7] glc\ns_memtime s[20:21]\n"
         "s_waitcnt vmcnt(0) lgkmcnt(0)\ns_sub_u32 s22, s20, s24\ns_cmp_lt_u32 s22, 0x10000000\n"
         "s_cbranch_scc1 again\ns_endpgm\n",
         false},
        {"a time that decides nothing",
         "again:\nflat_load_dword v1, v[6:7] glc\ns_memtime s[20:21]\ns_waitcnt vmcnt(0) lgkmcnt(0)\n"
         "s_branch again\n",
         true},
        {"polled, then went on to arithmetic",
         "s_mov_b32 s20, 200\nagain:\nflat_load_dword v1, v[6:7] glc\ns_waitcnt vmcnt(0)\ns_sub_u32 s20, s20, 1\n"
         "s_cmp_lg_u32 s20, 0\ns_cbranch_scc1 again\non:\n" COUNT_UP "s_cbranch_scc1 on\ns_endpgm\n",
         false},
        {"polled, then went on to arithmetic without end",
         "s_mov_b32 s20, 200\nagain:\nflat_load_dword v1, v[6:7] glc\ns_waitcnt vmcnt(0)\ns_sub_u32 s20, s20, 1\n"
         "s_cmp_lg_u32 s20, 0\ns_cbranch_scc1 again\non:\n" ADD "s_branch on\n",
         true},
    };

    for (size_t i = 0; i < sizeof(table) / sizeof(table[0]); i++) {
        struct machine *machine = machine_create_with(table[i].text);
        struct cu_workgroup *workgroup;

        test_context(table[i].name);
        machine_shape(machine, 64, 512);
        workgroup = machine_launch_set(machine, 0, 0, 0);
        machine_run_to(machine, 5000);
        CHECK(!cu_wave_stuck(&workgroup->waves[0], &machine->control, &machine->memory));
        machine->control.observing = true;
        machine->control.observation++;
        CHECK(!cu_wave_stuck(&workgroup->waves[0], &machine->control, &machine->memory));
        machine_run_to(machine, 100000);
        CHECK_EQUAL(cu_wave_stuck(&workgroup->waves[0], &machine->control, &machine->memory), table[i].stuck);
        machine->control.observation++;
        CHECK(!cu_wave_stuck(&workgroup->waves[0], &machine->control, &machine->memory));
        machine_free(machine);
    }
}

/* A wave that polls sees a new value: it is not stuck any more until it repeats that one. */
static void stuck_until_change(void)
{
    struct machine *machine = machine_create_with(
        "again:\nflat_load_dword v1, v[6:7] glc\ns_waitcnt vmcnt(0)\nv_readfirstlane_b32 s20, v1\n"
        "s_cmp_eq_u32 s20, 0\ns_cbranch_scc1 again\non:\n" COUNT_UP "s_cbranch_scc1 on\ns_endpgm\n");
    struct cu_workgroup *workgroup = machine_launch_set(machine, 0, 0, 0);

    machine->control.observing = true;
    machine->control.observation = 1;
    machine_run_to(machine, 20000);
    CHECK(cu_wave_stuck(&workgroup->waves[0], &machine->control, &machine->memory));
    machine_set_word(machine, 0, 1);
    machine_run_to(machine, 25000);
    CHECK(!cu_wave_stuck(&workgroup->waves[0], &machine->control, &machine->memory));
    machine_free(machine);
}

/* Waves at a barrier that cannot open, and ended ones, are stuck. */
static void stuck_at_barrier(void)
{
    struct machine *machine =
        machine_create_with("s_cmp_eq_u32 s16, 0\ns_cbranch_scc0 meet\nagain:\ns_load_dword s20, s[0:1], 0x0\n"
                            "s_waitcnt lgkmcnt(0)\ns_branch again\nmeet:\ns_barrier\ns_endpgm\n");
    struct cu_workgroup *workgroup;

    machine_shape(machine, 128, 0);
    machine->control.observing = true;
    machine->control.observation = 1;
    workgroup = machine_launch_set(machine, 0, 0, 0);
    machine_run_to(machine, 20000);
    for (uint32_t i = 0; i < 2; i++)
        CHECK(cu_wave_stuck(&workgroup->waves[i], &machine->control, &machine->memory));
    machine_free(machine);
}

/* Waves at a barrier that opens again and again are stuck if they all repeat: one that counts its turns will end. */
static void stuck_around_barrier(void)
{
    static const struct {
        const char *name, *one, *other;
        bool stuck;
    } table[] = {
        {"both without end", "s_sleep 15\n", "meet:\ns_barrier\ns_branch meet\n", true},
        {"one with a bound", "s_sleep 15\n",
         "s_mov_b32 s20, 0\nmeet:\ns_barrier\n" COUNT_UP "s_cbranch_scc1 meet\ns_endpgm\n", false},
        {"one polls, both without end", "s_load_dword s21, s[0:1], 0x0\ns_waitcnt lgkmcnt(0)\n",
         "meet:\ns_barrier\ns_branch meet\n", true},
        {"one polls, the other with a bound", "s_load_dword s21, s[0:1], 0x0\ns_waitcnt lgkmcnt(0)\n",
         "s_mov_b32 s20, 0\nmeet:\ns_barrier\n" COUNT_UP "s_cbranch_scc1 meet\ns_endpgm\n", false},
    };

    for (size_t i = 0; i < sizeof(table) / sizeof(table[0]); i++) {
        char text[512];
        struct machine *machine;
        struct cu_workgroup *workgroup;
        uint32_t stuck_together = 0, times = 0;

        test_context(table[i].name);
        snprintf(text, sizeof(text),
                 "s_cmp_eq_u32 s16, 0\ns_cbranch_scc0 other\nagain:\n%ss_barrier\ns_branch again\nother:\n%s",
                 table[i].one, table[i].other);
        machine = machine_create_with(text);
        machine_shape(machine, 128, 0);
        machine->control.observing = true;
        machine->control.observation = 1;
        workgroup = machine_launch_set(machine, 0, 0, 0);
        machine_run_to(machine, 50000);
        for (; times < 100; times++) {
            machine_run_to(machine, 50000 + 97 * (times + 1));
            stuck_together += cu_wave_stuck(&workgroup->waves[0], &machine->control, &machine->memory) &&
                              cu_wave_stuck(&workgroup->waves[1], &machine->control, &machine->memory);
        }
        CHECK_EQUAL(stuck_together, table[i].stuck ? times : 0);
        machine_free(machine);
    }
    test_context(NULL);
}

TEST_MAIN()
{
    return test_run("waiting", (const struct test_case[]){TEST(waiting_times_out),
                                                          TEST(waiting_tries_again),
                                                          TEST(waiting_modes),
                                                          TEST(other_access_ends_first),
                                                          TEST(held_wait),
                                                          TEST(let_go_without_timeout),
                                                          TEST(frozen_before_the_answer),
                                                          TEST(frozen_as_it_wakes),
                                                          TEST(separate_wait),
                                                          TEST(stalled_when_all_wait),
                                                          TEST(stuck),
                                                          TEST(stuck_until_change),
                                                          TEST(stuck_at_barrier),
                                                          TEST(stuck_around_barrier),
                                                          {0}});
}
