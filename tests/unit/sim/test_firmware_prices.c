/* test_firmware_prices.c - prices of the firmware's work: the sums, loads on their way to the L2, and whole runs. */
#include "test.h"

#include <stddef.h>

#include "bind/cost.h"
#include "bind/price.h"
#include "gpu/load_path.h"
#include "host/session.h"
#include "host/simfile.h"
#include "support_memory.h"

#define COUNT(table) (sizeof(table) / sizeof((table)[0]))
#define LAUNCH       "sim_hal/workloads/plain/vector_add.sim"

static void steps_are_priced(void)
{
    static const struct {
        const char *name;
        uint64_t cp_mhz, cpi, event, command, word; /* the GPU has 2,000 MHz */
        struct bind_step_work work;
        uint64_t cycles;
    } rows[] = {{"nothing takes a cycle", 2000, 100, 0, 0, 0, {0, 0, 0, 26}, 1},
                {"instructions", 2000, 100, 0, 0, 0, {100, 5, 5, 26}, 100},
                {"fractions of a cycle", 2000, 150, 0, 0, 0, {100, 0, 0, 26}, 150},
                {"rounded up", 2000, 150, 0, 0, 0, {3, 0, 0, 26}, 5},
                {"less than one", 2000, 50, 0, 0, 0, {100, 0, 0, 26}, 50},
                {"events", 2000, 100, 16, 0, 0, {100, 3, 5, 26}, 148},
                {"commands", 2000, 100, 0, 20, 0, {100, 3, 5, 26}, 200},
                {"all", 2000, 150, 16, 20, 0, {100, 3, 5, 26}, 298},
                {"words in place of commands", 2000, 100, 0, 20, 1, {100, 3, 5, 26}, 126},
                {"all, half the clock", 1000, 150, 16, 20, 0, {100, 3, 5, 26}, 596},
                {"all, a hundred times the clock", 200000, 150, 16, 20, 0, {100, 3, 5, 26}, 3}};

    for (size_t i = 0; i < COUNT(rows); i++) {
        struct parameters parameters;

        test_context(rows[i].name);
        parameters_default(&parameters);
        parameters.clock_mhz = 2000;
        parameters.cp_clock_mhz = rows[i].cp_mhz;
        parameters.cp_cpi = rows[i].cpi;
        parameters.cp_event_cycles = rows[i].event;
        parameters.cp_command_cycles = rows[i].command;
        parameters.cp_word_cycles = rows[i].word;
        parameters.cp_load_cycles = 50;
        CHECK_EQUAL(bind_price_step(&parameters, &rows[i].work), rows[i].cycles);
        CHECK_EQUAL(bind_price_load(&parameters), (50 * 2000 + rows[i].cp_mhz - 1) / rows[i].cp_mhz);
    }
}

/* In process, work is charged by what the counters say; these stand for work that takes hundreds of instructions. */
static void work_is_charged(void)
{
    static const struct {
        const char *name;
        size_t counter;
    } rows[] = {{"a work item", offsetof(struct cp_counters, units)},
                {"a launch", offsetof(struct cp_counters, launches)},
                {"the end of a WG", offsetof(struct cp_counters, retires)},
                {"a restore", offsetof(struct cp_counters, restores)},
                {"a kernel compared", offsetof(struct cp_counters, surveys)},
                {"a message", offsetof(struct cp_counters, messages)},
                {"a slot counted", offsetof(struct cp_counters, coop_places)},
                {"a kernel reviewed", offsetof(struct cp_counters, demand_reviews)}};
    static const struct cp_counters none;

    CHECK_EQUAL(bind_step_instructions(&none, &none), 0);
    for (size_t i = 0; i < COUNT(rows); i++) {
        struct cp_counters one = none, two = none;

        test_context(rows[i].name);
        *(uint64_t *)(void *)((char *)&one + rows[i].counter) = 1;
        *(uint64_t *)(void *)((char *)&two + rows[i].counter) = 2;
        CHECK(bind_step_instructions(&none, &one) >= 100);
        CHECK_EQUAL(bind_step_instructions(&none, &two), 2 * bind_step_instructions(&none, &one));
        CHECK_EQUAL(bind_step_instructions(&one, &two), bind_step_instructions(&none, &one));
    }
}

/* Loads with nothing else around. */

struct answer {
    uint32_t calls;
    uint64_t cycle;
};

static void note_answer(void *context, uint64_t cycle)
{
    struct answer *answer = context;

    answer->calls++;
    answer->cycle = cycle;
}

/* Cycles of the loads; they are answered once. */
static uint64_t time_loads(struct rig *rig, uint64_t trip, const struct bind_loads *loads)
{
    struct gpu_load_path path;
    struct answer answer = {0};
    uint64_t start = rig->clock.now;

    gpu_load_path_init(&path, &rig->clock, rig->system, trip, &answer, note_answer);
    gpu_load_path_start(&path, loads);
    while (!answer.calls && clock_step(&rig->clock, CLOCK_NEVER - 1))
        ;
    CHECK_EQUAL(answer.calls, 1);
    rig_run_to(rig, answer.cycle);
    return answer.cycle - start;
}

static void loads_access_the_l2(void)
{
    static const struct {
        const char *name;
        uint64_t trip;
        uint32_t count, bytes, offset;
        uint64_t cycles;
        uint32_t lines; /* accesses of the L2 */
    } rows[] = {{"none", 50, 0, 8, 0, 0, 0},
                {"a hit", 50, 1, 8, 0, 50, 1},
                {"a whole line", 50, 1, 64, 0, 50, 1},
                {"hits wait for each other", 50, 7, 8, 0, 350, 7},
                {"another trip", 101, 3, 8, 0, 303, 3},
                {"the least trip", 1, 2, 8, 0, 2, 2},
                {"two lines, one after the other", 50, 1, 64, 32, 51, 2},
                {"free", 0, 9, 8, 0, 0, 0}};
    struct rig rig;
    uint64_t arena;

    rig_start(&rig, NULL);
    arena = mem_allocate(&rig.memory, 1u << 16, 1u << 12, MEM_RIGHTS_READ_WRITE);
    path_cp_load(rig.system, arena, 256, rig.clock.now);
    CHECK_EQUAL(path_counters(rig.system)->l2_misses, 4);
    rig_run_to(&rig, 100000);
    for (size_t i = 0; i < COUNT(rows); i++) {
        struct bind_loads loads = {0};
        struct mem_counters before = *path_counters(rig.system);
        const struct mem_counters *after = path_counters(rig.system);

        test_context(rows[i].name);
        for (uint32_t j = 0; j < rows[i].count; j++)
            bind_loads_add(&loads, arena + rows[i].offset, rows[i].bytes);
        CHECK_EQUAL(loads.count, rows[i].count);
        CHECK_EQUAL(time_loads(&rig, rows[i].trip, &loads), rows[i].cycles);
        CHECK_EQUAL(after->l2_hits - before.l2_hits, rows[i].lines);
        CHECK_EQUAL(after->l2_misses, before.l2_misses);
        CHECK_EQUAL(after->cp_loads - before.cp_loads, rows[i].trip ? rows[i].count : 0);
        bind_loads_clear(&loads);
        CHECK_EQUAL(loads.count, 0);
        bind_loads_free(&loads);
    }
    rig_stop(&rig);
}

static void loads_have_1_to_4096_bytes_of_memory(void)
{
    static const struct {
        const char *name;
        uint64_t before_end; /* of the memory */
        uint32_t bytes;
        bool permitted;
    } rows[] = {{"none", 4096, 0, false},
                {"none at the end", 0, 0, false},
                {"one", 4096, 1, true},
                {"the last one", 1, 1, true},
                {"one behind the end", 0, 1, false},
                {"the most", 4096, 4096, true},
                {"over the end", 4095, 4096, false},
                {"one too many", 8192, 4097, false},
                {"all that a word counts", 8192, UINT32_MAX, false}};
    struct rig rig;

    rig_start(&rig, NULL);
    for (size_t i = 0; i < COUNT(rows); i++) {
        test_context(rows[i].name);
        CHECK_EQUAL(bind_loads_permit(&rig.memory, rig.memory.size - rows[i].before_end, rows[i].bytes),
                    rows[i].permitted);
    }
    test_context(NULL);
    CHECK(!bind_loads_permit(&rig.memory, UINT64_MAX, 8));
    rig_stop(&rig);
}

static void a_load_waits_for_its_bank_and_its_line(void)
{
    struct bind_loads loads = {0};
    struct rig rig;
    uint64_t arena, missed;

    rig_start(&rig, NULL);
    arena = mem_allocate(&rig.memory, 1u << 16, 1u << 12, MEM_RIGHTS_READ_WRITE);
    bind_loads_add(&loads, arena, 8);
    missed = time_loads(&rig, 50, &loads);
    CHECK(missed > 50);
    CHECK_EQUAL(path_counters(rig.system)->l2_misses, 1);
    rig_run_to(&rig, rig.clock.now + missed);
    CHECK_EQUAL(time_loads(&rig, 50, &loads), 50);
    /* Four accesses that reach the bank in the same cycle as the load, and before it. */
    for (uint64_t i = 0; i < 4; i++)
        path_cp_load(rig.system, arena, 8, rig.clock.now);
    CHECK_EQUAL(time_loads(&rig, 1, &loads), 5);
    bind_loads_free(&loads);
    rig_stop(&rig);
}

/* Whole runs, in this process. */

struct seen {
    const struct parameters *parameters;
    uint64_t end; /* of the last step */
    uint64_t events, commands, loads, steps;
    uint64_t cycles; /* of the run */
};

static void note_step(void *context, uint64_t cycle, uint64_t cost, uint64_t instructions, uint32_t events,
                      uint32_t commands, uint32_t loads)
{
    struct seen *seen = context;
    const struct bind_step_work work = {instructions, events, commands, 0};
    uint64_t least = bind_price_step(seen->parameters, &work) + loads * bind_price_load(seen->parameters);

    CHECK(cycle >= seen->end);
    CHECK(loads ? cost >= least : cost == least);
    seen->end = cycle + cost;
    seen->events += events;
    seen->commands += commands;
    seen->loads += loads;
    seen->steps++;
}

static struct seen run_with(const char *name, const char *value)
{
    char error[HOST_ERROR_BYTES] = "";
    struct parameters parameters;
    struct seen seen = {.parameters = &parameters};
    struct host_launch launch = {.priority = 1};
    struct host_session session = {.parameters = &parameters,
                                   .iterations_factor = 1,
                                   .launches = &launch,
                                   .launch_count = 1,
                                   .observer = {.context = &seen, .step = note_step}};
    const struct cp_counters *counters;

    test_context(name);
    parameters_default(&parameters);
    parameters.dispatcher = 0;     /* so that all of its time is on the way to a launch */
    parameters.cp_word_cycles = 0; /* so that each command costs the same */
    CHECK(parameters_set(&parameters, name, value, error, sizeof(error)));
    launch.file = host_file_load(LAUNCH, error, sizeof(error));
    CHECK(launch.file && host_policy_read("baseline", &session.policy, error, sizeof(error)) &&
          host_session_prepare(&session, error, sizeof(error)));
    CHECK_EQUAL(host_session_run(&session, error, sizeof(error)), HOST_OK);
    counters = gpu_cp_counters(session.gpu);
    CHECK_EQUAL(seen.steps, counters->steps);
    CHECK_EQUAL(seen.events, counters->events);
    CHECK_EQUAL(seen.commands, counters->commands);
    seen.cycles = gpu_cycles(session.gpu);
    host_session_free(&session);
    host_file_free(launch.file);
    return seen;
}

/* Each price shows in the cycles of a run, and changes nothing else that the firmware does. */
static void runs_take_the_firmware_time(void)
{
    static const struct {
        const char *name, *value;
    } rows[] = {{"cp.cpi", "300"},
                {"cp.load_cycles", "5000"},
                {"cp.event_cycles", "1000"},
                {"cp.command_cycles", "1000"},
                {"cp.clock_mhz", "1000"}};
    struct seen usual = run_with("cp.cpi", "150");

    CHECK(usual.events && usual.commands);
    CHECK_EQUAL(usual.loads, 5); /* queue, its write index, header, packet, kernel descriptor */
    for (size_t i = 0; i < COUNT(rows); i++) {
        struct seen seen = run_with(rows[i].name, rows[i].value);

        CHECK(seen.cycles > usual.cycles);
        CHECK_EQUAL(seen.commands, usual.commands);
        CHECK_EQUAL(seen.loads, usual.loads);
    }
    CHECK(run_with("cp.load_cycles", "0").cycles < usual.cycles);
}

TEST_MAIN()
{
    return test_run("firmware_prices", (const struct test_case[]){TEST(steps_are_priced),
                                                                  TEST(work_is_charged),
                                                                  TEST(loads_access_the_l2),
                                                                  TEST(loads_have_1_to_4096_bytes_of_memory),
                                                                  TEST(a_load_waits_for_its_bank_and_its_line),
                                                                  TEST(runs_take_the_firmware_time),
                                                                  {0}});
}
