/* test_turns_saved.c - most waiting first beside greed: it saves the turns that the lengths of two work-groups say. */
#include "cu_machine.h"
#include "test.h"

#include "cu/freeze.h"

#define LONGEST 2048u

/*
 * Two work-groups of two waves on one SIMD, all ready in turn 0. Both waves of the older one issue `older` instructions of
 * one type, one a turn. The younger one has phases: wave 0 comes to the barrier at once, wave 1 after `younger` instructions.
 *
 * Greed finishes the older one first, in 2 * older turns. Most waiting first gives it the first turn of each phase, as wave 0
 * comes to the barrier at its end, and the turn in which wave 1 comes to the barrier, which that one does not need. All
 * other turns go to wave 1. So the younger one ends 2 * older - phases turns sooner, and the older one phases * younger
 * turns later.
 */
struct row {
    const char *instruction;
    uint32_t older, younger, phases;
};

static const struct row rows[] = {{"s_mov_b32 s20, 1\n", 10, 6, 1},      {"s_mov_b32 s20, 1\n", 100, 1, 1},
                                  {"s_mov_b32 s20, 1\n", 64, 100, 1},    {"s_mov_b32 s20, 1\n", 50, 20, 3},
                                  {"v_mov_b32_e32 v1, 1\n", 100, 7, 10}, {"v_mov_b32_e32 v1, 1\n", 10, 6, 1},
                                  {"v_mov_b32_e32 v1, 1\n", 64, 100, 1}, {"s_mov_b32 s20, 1\n", 200, 15, 20}};

static uint64_t done_at[2];

static void note_done(void *context, struct cu_workgroup *workgroup, uint64_t cycle)
{
    (void)context;
    done_at[workgroup->slot] = cycle;
}

static void write_times(char *text, const char *instruction, uint32_t times)
{
    while (times--)
        strcat(text, instruction);
}

/* The program of the older one, then those of waves 1 and 0 of the younger one. Receives where they begin. */
static void write_program(const struct row *row, char *text, uint32_t entries[3])
{
    text[0] = '\0';
    write_times(text, row->instruction, row->older);
    strcat(text, "s_endpgm\n");
    for (uint32_t i = 0; i < row->phases; i++) {
        write_times(text, row->instruction, row->younger);
        strcat(text, "s_barrier\n");
    }
    strcat(text, "s_endpgm\n");
    write_times(text, "s_barrier\n", row->phases);
    strcat(text, "s_endpgm\n");
    entries[0] = 0;
    entries[1] = row->older + 1;
    entries[2] = entries[1] + row->phases * (row->younger + 1) + 1;
}

/* Both work-groups come as if they had been restored, so that each wave begins where it is to. */
static void run_both(struct machine *machine, const uint32_t entries[3])
{
    struct cu_compute_unit *cu = machine->cus[0];
    struct cu_workgroup *workgroups[2];

    for (uint32_t i = 0; i < 2; i++) {
        const uint32_t id[3] = {i, 0, 0};

        workgroups[i] = cu_install(cu, &machine->kernel, id, i, 1, 0, 0, machine->clock.now);
        machine_set_registers(machine, workgroups[i]);
        workgroups[i]->waves[0].state.operation = i ? entries[2] : entries[0];
        workgroups[i]->waves[1].state.operation = i ? entries[1] : entries[0];
    }
    for (uint32_t i = 0; i < 2; i++) {
        cu_restored(workgroups[i], machine->clock.now);
        cu_thaw(cu, workgroups[i], machine->clock.now);
    }
    machine_run(machine);
    for (uint32_t i = 0; i < 2; i++) {
        CHECK_EQUAL(workgroups[i]->ended, 2);
        cu_remove(cu, workgroups[i], machine->clock.now);
    }
}

/* Turns until each of the work-groups has ended. The second run counts, in which the instruction cache has the program. */
static void measure(const struct row *row, const char *scheduler, uint64_t turns[2])
{
    static char text[LONGEST * 24];
    struct machine *machine = machine_create();
    uint32_t entries[3];
    uint64_t from = 0;
    char error[256];

    write_program(row, text, entries);
    CHECK(parameters_set(&machine->parameters, "cu.scheduler", scheduler, error, sizeof(error)));
    CHECK(parameters_set(&machine->parameters, "cu.patience", "0", error, sizeof(error)));
    machine->callbacks.done = note_done;
    machine->parameters.simds = 1;
    machine_build(machine);
    machine_load(machine, text);
    machine_shape(machine, 128, 0);
    machine->kernel.grid_size[0] = 1000000;
    for (uint32_t run = 0; run < 2; run++) {
        from = machine->clock.now;
        run_both(machine, entries);
    }
    for (uint32_t i = 0; i < 2; i++) {
        CHECK_EQUAL((done_at[i] - from) % machine->parameters.issue_period, 0);
        turns[i] = (done_at[i] - from) / machine->parameters.issue_period;
    }
    machine_free(machine);
}

static void turns_are_saved(void)
{
    static const char *const schedulers[] = {"mwf-gto", "mwf-lrr"};

    for (size_t i = 0; i < sizeof(rows) / sizeof(rows[0]); i++) {
        uint64_t greedy[2], waiting[2];

        measure(&rows[i], "gto", greedy);
        for (uint32_t k = 0; k < 2; k++) {
            measure(&rows[i], schedulers[k], waiting);
            CHECK_EQUAL(greedy[1] - waiting[1], 2 * rows[i].older - rows[i].phases);
            CHECK_EQUAL(waiting[0] - greedy[0], rows[i].phases * rows[i].younger);
        }
    }
}

/* By greed the work-groups take their own turns, one behind the other. */
static void greed_takes_all_turns(void)
{
    for (size_t i = 0; i < sizeof(rows) / sizeof(rows[0]); i++) {
        uint64_t turns[2];

        measure(&rows[i], "gto", turns);
        CHECK_EQUAL(turns[1] - turns[0], rows[i].phases * (rows[i].younger + 1));
    }
}

TEST_MAIN()
{
    return test_run("turns_saved", (const struct test_case[]){TEST(turns_are_saved), TEST(greed_takes_all_turns), {0}});
}
