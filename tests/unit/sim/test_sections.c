/* test_sections.c - what a wave's writes tell the bank of the critical section that they end (policy.barging). */
#include "cu_machine.h"
#include "path/memory_state.h"

/* One lane. v[6:7] is the word that is taken, in a line of its own; v[14:15] one in another line, which has a 1. */
#define SETUP                                                                                                          \
    "s_mov_b64 exec, 1\nv_mov_b32_e32 v8, 5\nv_mov_b32_e32 v9, 0\nv_mov_b32_e32 v10, -1\nv_mov_b32_e32 v11, 0\n"       \
    "v_add_u32_e32 v14, vcc, 0x100, v6\nv_mov_b32_e32 v15, v7\ns_mov_b32 m0, -1\n"
#define DONE    "s_waitcnt vmcnt(0) lgkmcnt(0)\n"
#define TAKE    "onward_wait_cmpswap v12, v[6:7], v[8:9], v[10:11] eq\n" DONE
#define RETRY   "v_cmp_ne_u32_e32 vcc, 0, v12\ns_cbranch_vccnz again\n"
#define RELEASE "flat_store_dword v[6:7], v9\n" DONE
#define END     "s_endpgm\n"

static struct machine *machine;
static struct cu_workgroup *workgroup;
static uint32_t writes, empty; /* of the word's line; those that were told to end an empty section */

static void note_written(void *context, uint64_t address, uint32_t bytes, bool empty_section, uint64_t now)
{
    (void)now;
    CHECK(context == machine && address / MEM_LINE_BYTES == machine->data / MEM_LINE_BYTES && bytes);
    writes++;
    empty += empty_section;
}

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

/* The word has that value. extensions: of the SyncMon. */
static void start(const char *text, uint32_t word, uint32_t extensions)
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
    syncmon_set_extensions(path_syncmon(machine->system), extensions);
    machine_set_word(machine, 0, word);
    machine_set_word(machine, 64, 1);
    workgroup = machine_launch_set(machine, 0, 0, 0);
}

/* From now on writes of the word's line are noted, and not shown to the monitor. */
static void note_writes(void)
{
    const struct mem_l2_watcher watcher = {.context = machine, .written = note_written};

    writes = empty = 0;
    machine->system->l2.watcher = watcher;
    CHECK(mem_l2_pin(&machine->system->l2, (uint32_t)(machine->data / MEM_LINE_BYTES), machine->clock.now));
}

static void finish(void)
{
    machine_run(machine);
    CHECK_EQUAL(machine->reports.done, 1);
    CHECK_EQUAL(machine->reports.faults, 0);
    CHECK_EQUAL(machine_word(machine, 0), 0);
}

/* ---- what lies between the taking and the release ---- */

static const struct {
    const char *name, *text;
    bool empty;
} between[] = {
    {"nothing", "", true},
    {"a load", "flat_load_dword v13, v[14:15]\n" DONE, true},
    {"a load of what others have", "flat_load_dword v13, v[14:15] glc\n" DONE, true},
    {"a waiting load", "v_mov_b32_e32 v11, 1\nonward_wait_load v13, v[14:15], v[10:11] eq\n" DONE, true},
    {"a scalar load", "s_load_dword s8, s[0:1], 0x100\n" DONE, true},
    {"a store to the LDS", "v_mov_b32_e32 v13, 0\nds_write_b32 v13, v8\n" DONE, true},
    {"an atomic in the LDS", "v_mov_b32_e32 v13, 0\nds_add_u32 v13, v8\n" DONE, true},
    {"a flat store to the LDS", "v_mov_b32_e32 v2, 0\nv_mov_b32_e32 v3, 0x10000\nflat_store_dword v[2:3], v8\n" DONE,
     true},
    {"a store of no lane", "s_mov_b64 exec, 0\nflat_store_dword v[14:15], v8\n" DONE "s_mov_b64 exec, 1\n", true},
    {"an invalidation", "buffer_wbinvl1_vol\n" DONE, true},
    {"a store", "flat_store_dword v[14:15], v8\n" DONE, false},
    {"a store that is not waited for", "flat_store_dword v[14:15], v8\n", false},
    {"an addition", "flat_atomic_add v[14:15], v8\n" DONE, false},
    {"a compare-and-swap that fails", "flat_atomic_cmpswap v13, v[14:15], v[8:9] glc\n" DONE, false},
    {"a scalar store", "s_mov_b32 s8, 7\ns_store_dword s8, s[0:1], 0x100\ns_dcache_wb\n" DONE, false},
    {"a load, then a store", "flat_load_dword v13, v[14:15]\n" DONE "flat_store_dword v[14:15], v8\n" DONE, false},
};

static struct test_parameter section = {.name = "between", .count = sizeof(between) / sizeof(between[0])};

static const char *section_text(void)
{
    static char text[1024];

    test_context(between[section.value].name);
    snprintf(text, sizeof(text), SETUP "again:\n" TAKE RETRY "%s" RELEASE END, between[section.value].text);
    return text;
}

/* The word is taken at once. Of the two writes only the release ends a section. */
static void word_is_free(void)
{
    start(section_text(), 0, 0);
    note_writes();
    finish();
    CHECK_EQUAL(writes, 2);
    CHECK_EQUAL(empty, between[section.value].empty);
    machine_free(machine);
}

/* The wave waits for the word first: it is resumed and takes it, or the monitor takes it for the wave. */
static void word_is_waited_for(void)
{
    static const uint32_t extensions[] = {0, CP_EXTENSION_DEFERRED};

    for (uint32_t i = 0; i < 2; i++) {
        const uint32_t zero = 0;

        start(section_text(), 1, extensions[i]);
        machine_run(machine);
        CHECK(workgroup->stalled);
        path_cp_store(machine->system, machine->data, &zero, 4, machine->clock.now);
        CHECK_EQUAL(syncmon_counters(path_syncmon(machine->system))->executed, i);
        note_writes();
        finish();
        CHECK_EQUAL(writes, 2 - i);
        CHECK_EQUAL(empty, between[section.value].empty);
        machine_free(machine);
    }
}

/* ---- what is a taking, and what ends a section ---- */

static void only_what_was_taken_is_released(void)
{
    static const struct {
        const char *name, *text;
        uint32_t word, writes, empty;
    } cases[] = {
        {"nothing is taken", RELEASE, 0, 1, 0},
        {"an ordinary compare-and-swap", "flat_atomic_cmpswap v12, v[6:7], v[8:9] glc\n" DONE RELEASE, 0, 2, 0},
        {"a waiting load", "onward_wait_load v12, v[6:7], v[10:11] eq\n" DONE RELEASE, 0, 1, 0},
        {"a waiting atomic that leaves the word as it is", "v_mov_b32_e32 v8, 0\n" TAKE RELEASE, 0, 2, 0},
        {"a waiting addition that meets its own condition",
         "v_mov_b32_e32 v11, 5\nonward_wait_add v12, v[6:7], v8, v[10:11] eq\n" DONE RELEASE, 0, 2, 0},
        {"a release by an exchange", TAKE "flat_atomic_swap v[6:7], v9\n" DONE, 0, 2, 1},
        {"two releases", TAKE RELEASE RELEASE, 0, 3, 1},
        {"two sections", TAKE RELEASE TAKE RELEASE, 0, 4, 2},
        {"the second is not empty", TAKE RELEASE TAKE "flat_store_dword v[14:15], v8\n" RELEASE, 0, 4, 1},
    };

    for (size_t i = 0; i < sizeof(cases) / sizeof(cases[0]); i++) {
        char text[1024];

        test_context(cases[i].name);
        snprintf(text, sizeof(text), SETUP "%s" END, cases[i].text);
        start(text, cases[i].word, 0);
        note_writes();
        finish();
        CHECK_EQUAL(writes, cases[i].writes);
        CHECK_EQUAL(empty, cases[i].empty);
        machine_free(machine);
    }
    test_context(NULL);
}

TEST_MAIN()
{
    return test_run("sections", (const struct test_case[]){TEST(word_is_free, &section),
                                                           TEST(word_is_waited_for, &section),
                                                           TEST(only_what_was_taken_is_released),
                                                           {0}});
}
