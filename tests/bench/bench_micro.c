/*
 * bench_micro.c - microbenchmarks of the simulated GPU: what real kernels measure beside what the parameters say.
 *
 *     bench_micro FOLDER [latencies|atomics|bandwidths|loops] [KEY=VALUE]...
 *
 * runs the .sim files of FOLDER and prints one row of a table each, of all tables or of one. A kernel runs with two numbers of rounds: the difference
 * in cycles belongs to the difference in work. Exit status 1 if a row is off by more than its limit.
 */
#include <inttypes.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "engine/parameters.h"
#include "host/session.h"
#include "host/simfile.h"

#define LINE       64.0
#define WAVE_BYTES 256.0 /* of an instruction with a dword for each lane */
#define ROUND      1024  /* bytes a wave and round, in kernels that move bytes */
#define WAVES      256   /* of the launches that fill the GPU */
#define DRAM_WAVES 16 /* of those whose rows of DRAM should stay open: a round of all is half a row in each channel */
#define COPY_WAVES 32 /* of copies in DRAM: a wave waits for its loads before it stores */
#define LOOP_LINES (65536 / LINE) /* that a round of a trap handler's loop moves */
#define LIMIT      0.05

/* What one run leaves. */
struct outcome {
    uint64_t cycles;
    uint64_t rounds;
    uint64_t launched, saving, saved, restoring, restored; /* cycles, each the first of its kind */
    uint64_t firmware;                                     /* cycles of its steps before the first launch */
    uint64_t first, stored, resumed;                       /* what kernels report */
    uint64_t context_bytes;                                /* of a work-group */
    uint64_t waves;                                        /* of a work-group */
    uint32_t cu;                                           /* of the first work-group */
};

/* One row. */
struct micro {
    const char *what;
    const char *file;
    double work;         /* a round: hops, operations or bytes; 0: not measured by rounds */
    bool rate;           /* work a cycle, else cycles a piece of work */
    uint64_t factors[2]; /* of the rounds, in the two runs */
    double (*measured)(const struct outcome *outcome); /* when .work is 0 */
    double (*expected)(const struct parameters *p, const struct outcome *outcome);
    const char *formula;
    const char *reason; /* of a difference above LIMIT, and how large that may be */
    double limit;
    const char *setting; /* KEY=VALUE */
    const char *policy;  /* NULL: baseline */
    bool loses_cu;       /* the compute unit of the first work-group, in the middle of the second run */
};

static int fail(const char *message)
{
    fprintf(stderr, "bench_micro: %s\n", message);
    return 2;
}

static double smaller(double a, double b)
{
    return a < b ? a : b;
}

/* Running */

static void note_once(uint64_t *at, uint64_t cycle)
{
    if (!*at)
        *at = cycle;
}

static void note_life(void *context, uint64_t cycle, enum gpu_life life, uint32_t slot, uint32_t generation,
                      uint32_t queue, const char *kernel, const uint32_t workgroup[3], uint32_t cu)
{
    struct outcome *outcome = context;

    (void)slot;
    (void)generation;
    (void)queue;
    (void)kernel;
    (void)workgroup;
    switch (life) {
    case GPU_LIFE_LAUNCHED:
        if (!outcome->launched)
            outcome->cu = cu;
        note_once(&outcome->launched, cycle);
        break;
    case GPU_LIFE_SAVING:
        note_once(&outcome->saving, cycle);
        break;
    case GPU_LIFE_SWAPPED:
    case GPU_LIFE_READY:
        note_once(&outcome->saved, cycle);
        break;
    case GPU_LIFE_RESTORING:
        note_once(&outcome->restoring, cycle);
        break;
    case GPU_LIFE_RUNNING:
        if (outcome->restoring)
            note_once(&outcome->restored, cycle);
        break;
    case GPU_LIFE_STALLED:
    case GPU_LIFE_DONE:
    case GPU_LIFE_KILLED:
        break;
    }
}

static void note_step(void *context, uint64_t cycle, uint64_t cost, uint64_t instructions, uint32_t events,
                      uint32_t commands, uint32_t loads)
{
    struct outcome *outcome = context;

    (void)cycle;
    (void)instructions;
    (void)events;
    (void)commands;
    (void)loads;
    if (!outcome->launched)
        outcome->firmware += cost;
}

static void note_report(void *context, const char *name, uint64_t value, const char *description)
{
    struct outcome *outcome = context;

    (void)description;
    if (strcmp(name, "first") == 0)
        outcome->first = value;
    if (strcmp(name, "stored") == 0)
        outcome->stored = value;
    if (strcmp(name, "resumed") == 0)
        outcome->resumed = value;
}

/* What the saved work-group consists of. */
static void note_context(const struct host_file *file, struct outcome *outcome)
{
    uint64_t items = file->local[0] * file->local[1] * file->local[2];

    outcome->waves = (items + ISA_LANES - 1) / ISA_LANES;
    outcome->context_bytes = gpu_context_need(file->kernel, (uint32_t)items, (uint32_t)host_launch_lds_bytes(file));
}

static bool run_once(const struct parameters *parameters, const char *path, const struct micro *micro, uint64_t factor,
                     const struct host_loss *loss, struct outcome *outcome, char *error, size_t error_bytes)
{
    struct host_launch launch = {.priority = 1};
    struct host_session session = {.parameters = parameters,
                                   .iterations_factor = factor,
                                   .launches = &launch,
                                   .launch_count = 1,
                                   .losses = loss,
                                   .loss_count = loss ? 1 : 0,
                                   .observer = {.context = outcome, .life = note_life, .step = note_step}};
    bool good;

    *outcome = (struct outcome){.cycles = 0};
    launch.file = host_file_load(path, error, error_bytes);
    good = launch.file &&
           host_policy_read(micro->policy ? micro->policy : "baseline", &session.policy, error, error_bytes) &&
           host_session_prepare(&session, error, error_bytes) &&
           host_session_run(&session, error, error_bytes) == HOST_OK;
    if (good) {
        outcome->cycles = gpu_cycles(session.gpu);
        outcome->rounds = launch.iterations;
        note_context(launch.file, outcome);
        host_reports(&launch, session.gpu, note_report, outcome);
    }
    host_session_free(&session);
    host_file_free(launch.file);
    return good;
}

/* Runs what a row needs; *measured receives its value, *outcome what the last run left. */
static bool measure(const struct parameters *parameters, const char *folder, const struct micro *micro,
                    double *measured, struct outcome *outcome, char *error, size_t error_bytes)
{
    struct outcome before;
    struct host_loss loss;
    char path[4096];
    double cycles, work;

    snprintf(path, sizeof(path), "%s/%s.sim", folder, micro->file);
    if (!run_once(parameters, path, micro, micro->factors[0], NULL, &before, error, error_bytes))
        return false;
    loss = (struct host_loss){.cu = before.cu, .cycle = before.cycles / 2};
    if (!run_once(parameters, path, micro, micro->factors[1], micro->loses_cu ? &loss : NULL, outcome, error,
                  error_bytes))
        return false;
    if (micro->work == 0) {
        *measured = micro->measured(outcome);
        return true;
    }
    cycles = (double)(outcome->cycles - before.cycles);
    work = (double)(outcome->rounds - before.rounds) * micro->work;
    *measured = micro->rate ? work / cycles : cycles / work;
    return true;
}

/* What the parameters say */

static double cycles_of(const struct parameters *p, uint64_t nanoseconds)
{
    return (double)parameters_cycles_from_ns(p, nanoseconds);
}

/* A wave issues at the turns of its SIMD. */
static double turns(const struct parameters *p, double cycles)
{
    return ceil(cycles / (double)p->issue_period) * (double)p->issue_period;
}

/* Decrement, compare, branch. */
static double loop(const struct parameters *p)
{
    return 2 * turns(p, (double)p->salu_cycles) + turns(p, (double)p->branch_taken_cycles);
}

/* A hop of the chase: the load, s_waitcnt, and half a loop. */
static double hop(const struct parameters *p, double latency)
{
    return turns(p, latency) + (double)p->issue_period + loop(p) / 2;
}

static double hop_l1(const struct parameters *p, const struct outcome *outcome)
{
    (void)outcome;
    return hop(p, (double)p->l1_latency);
}

static double hop_l2(const struct parameters *p, const struct outcome *outcome)
{
    (void)outcome;
    return hop(p, (double)p->l2_latency);
}

/* The part of time that refresh leaves. */
static double between_refreshes(const struct parameters *p)
{
    return 1 - cycles_of(p, p->dram_trfc_ns) / cycles_of(p, p->dram_trefi_ns);
}

static double dram_latency(const struct parameters *p)
{
    return (double)p->l2_latency + cycles_of(p, p->dram_controller_ns) + cycles_of(p, p->dram_tcl_ns) +
           cycles_of(p, p->dram_burst_ns);
}

static double hop_open(const struct parameters *p, const struct outcome *outcome)
{
    (void)outcome;
    return hop(p, dram_latency(p)) / between_refreshes(p);
}

static double hop_closed(const struct parameters *p, const struct outcome *outcome)
{
    (void)outcome;
    return hop(p, dram_latency(p) + cycles_of(p, p->dram_trcd_ns));
}

static double hop_conflict(const struct parameters *p, const struct outcome *outcome)
{
    (void)outcome;
    return hop(p, dram_latency(p) + cycles_of(p, p->dram_trp_ns) + cycles_of(p, p->dram_trcd_ns)) /
           between_refreshes(p);
}

/* Cycles that a line is busy with one request. */
static double line_busy(const struct parameters *p, double lanes_on_word, double words)
{
    return (double)p->l2_atomic_interval + lanes_on_word - 1 + ceil(words / (double)p->l2_atomic_lanes) - 1;
}

static double atomics_word(const struct parameters *p, const struct outcome *outcome)
{
    (void)outcome;
    return 64 / line_busy(p, 64, 1);
}

/* 256 bytes lie in one bank, which takes a line a cycle. */
static double atomics_words(const struct parameters *p, const struct outcome *outcome)
{
    double units = (double)p->cus * 64 / (double)p->vmem_atomic_cycles;
    double lines = WAVE_BYTES / LINE;

    (void)outcome;
    return smaller(units, 16 * smaller(1, lines / line_busy(p, 1, 16)));
}

static double atomics_lines(const struct parameters *p, const struct outcome *outcome)
{
    (void)outcome;
    return smaller((double)p->l2_banks, smaller((double)p->cus, 64 / line_busy(p, 1, 1)));
}

static double port_l1(const struct parameters *p)
{
    return (double)p->cus * smaller(LINE, WAVE_BYTES / (double)p->vmem_coalesced_cycles);
}

static double reads_l1(const struct parameters *p, const struct outcome *outcome)
{
    (void)outcome;
    return port_l1(p);
}

static double banks_l2(const struct parameters *p)
{
    return (double)p->l2_banks * LINE;
}

/* The address unit with a load and a store by turns. */
static double copy_unit(const struct parameters *p)
{
    return (double)p->cus * WAVE_BYTES / (double)(p->vmem_coalesced_cycles + p->vmem_store_cycles);
}

static double copies_l1(const struct parameters *p, const struct outcome *outcome)
{
    (void)outcome;
    return smaller(copy_unit(p), banks_l2(p));
}

/* Lines under way from all L1s, over their time. */
static double misses_l1(const struct parameters *p, double latency)
{
    return (double)p->cus * (double)p->l1_mshrs * LINE / latency;
}

static double reads_l2(const struct parameters *p, const struct outcome *outcome)
{
    (void)outcome;
    return smaller(smaller(port_l1(p), banks_l2(p)), misses_l1(p, (double)p->l2_latency));
}

static double bus(const struct parameters *p)
{
    return (double)p->dram_channels * LINE / cycles_of(p, p->dram_burst_ns);
}

static double reads_dram(const struct parameters *p, const struct outcome *outcome)
{
    (void)outcome;
    return smaller(bus(p) * between_refreshes(p), misses_l1(p, dram_latency(p)));
}

static double stores(const struct parameters *p)
{
    return (double)p->cus * WAVE_BYTES / (double)p->vmem_store_cycles;
}

static double writes_l2(const struct parameters *p, const struct outcome *outcome)
{
    (void)outcome;
    return smaller(stores(p), banks_l2(p));
}

static double writes_dram(const struct parameters *p, const struct outcome *outcome)
{
    (void)outcome;
    return smaller(stores(p), bus(p) * between_refreshes(p));
}

static double copies_l2(const struct parameters *p, const struct outcome *outcome)
{
    (void)outcome;
    return smaller(smaller(copy_unit(p), banks_l2(p) / 2), misses_l1(p, (double)p->l2_latency));
}

static double copies_dram(const struct parameters *p, const struct outcome *outcome)
{
    (void)outcome;
    return bus(p) / 2 * between_refreshes(p);
}

static double barrier(const struct parameters *p, const struct outcome *outcome)
{
    (void)outcome;
    return turns(p, (double)p->barrier_cycles) + loop(p) / 256;
}

/* line_cycles: that a wave takes for a line. The kernel has no LDS: its waves move all lines together. */
static double context(const struct parameters *p, const struct outcome *outcome, uint64_t line_cycles)
{
    double lines = ceil((double)outcome->context_bytes / LINE);
    double line = fmax(1, (double)line_cycles / (double)outcome->waves);

    return (double)(p->context_wave_cycles * outcome->waves) + (lines - 1) * line + (double)p->l2_latency;
}

static double context_save(const struct parameters *p, const struct outcome *outcome)
{
    return context(p, outcome, p->context_save_line);
}

static double context_restore(const struct parameters *p, const struct outcome *outcome)
{
    return context(p, outcome, p->context_restore_line);
}

static double measured_save(const struct outcome *outcome)
{
    return (double)(outcome->saved - outcome->saving);
}

static double measured_restore(const struct outcome *outcome)
{
    return (double)(outcome->restored - outcome->restoring);
}

static double measured_first(const struct outcome *outcome)
{
    return (double)outcome->first;
}

static double first_wave(const struct parameters *p, const struct outcome *outcome)
{
    return (double)outcome->firmware + (double)p->launch_cycles + dram_latency(p) + cycles_of(p, p->dram_trcd_ns);
}

static double measured_resumed(const struct outcome *outcome)
{
    return (double)(outcome->resumed - outcome->stored);
}

/* s_memtime and three moves come before the store, s_waitcnt behind the wait. */
static double resumed(const struct parameters *p, const struct outcome *outcome)
{
    double before = turns(p, (double)p->salu_cycles) + 3 * turns(p, (double)p->valu_full_cycles);
    double to_l2 = (double)(p->l1_latency + (p->l2_latency - p->l1_latency) / 2);

    (void)outcome;
    return turns(p, before + to_l2 + (double)p->syncmon_notify) + (double)p->issue_period;
}

/* Four rows of 256 bytes a pass: moves, stores, three scalar instructions, the branch. */
static double loop_save_registers(const struct parameters *p, const struct outcome *outcome)
{
    (void)outcome;
    return (4 * turns(p, (double)p->valu_full_cycles) + 3 * turns(p, (double)p->vmem_store_cycles) +
            (double)p->issue_period + 3 * turns(p, (double)p->salu_cycles) + turns(p, (double)p->branch_taken_cycles)) /
           16;
}

/* 512 bytes a pass: the last of the read's 4 cycles of the banks comes 3 after the first. */
static double loop_save_lds(const struct parameters *p, const struct outcome *outcome)
{
    (void)outcome;
    return (turns(p, (double)p->lds_latency + 3) + 2 * (double)p->issue_period +
            2 * turns(p, (double)p->valu_full_cycles) + turns(p, (double)p->branch_taken_cycles)) /
           8;
}

/* Four rows a pass: the last one comes from the L2, whose bank takes a line a cycle. */
static double loop_restore_registers(const struct parameters *p, const struct outcome *outcome)
{
    double loads = 3 * turns(p, (double)p->vmem_coalesced_cycles) + turns(p, (double)p->l2_latency + 3);

    (void)outcome;
    return (loads + (double)p->issue_period + 4 * turns(p, (double)p->valu_full_cycles) +
            3 * turns(p, (double)p->salu_cycles) + turns(p, (double)p->branch_taken_cycles)) /
           16;
}

/* Two rows a pass. Nothing waits for them but the L1, which has them under way. */
static double loop_restore_lds(const struct parameters *p, const struct outcome *outcome)
{
    double pass = turns(p, (double)p->vmem_coalesced_cycles) + (double)p->issue_period +
                  3 * turns(p, (double)p->salu_cycles) + turns(p, (double)p->branch_taken_cycles);

    (void)outcome;
    return fmax(pass / 8, (double)p->l2_latency / (double)p->l1_mshrs);
}

#define HOPS        .work = 2, .factors = {1, 4}
#define LANES       .work = 4 * 64 * WAVES, .rate = true, .factors = {1, 3}
#define BYTES       .work = ROUND * WAVES, .rate = true, .factors = {1, 3}
#define DRAM(waves) .work = ROUND * (waves), .rate = true, .factors = {1, 3}
#define PASSES      .work = LOOP_LINES, .factors = {1, 3}
#define ONCE        .factors = {1, 1}

#define DRAM_OPEN            "l2.latency + dram.controller_ns + dram.tcl_ns + dram.burst_ns"
#define REFRESH              "(1 - dram.trfc_ns / dram.trefi_ns)"
#define MISSES               "gpu.cus x l1.mshrs x 64 / l2.latency"
#define BANKS                "l2.banks x 64"
#define BUS                  "dram.channels x 64 / dram.burst_ns"
#define CONTEXT(line_cycles) "context.wave_cycles x waves + (lines - 1) x max(1, " line_cycles " / waves) + l2.latency"
#define SCALAR               "3 turns(salu.cycles) + turns(branch.taken_cycles)"
#define MOVES                "4 turns(valu.full_cycles)"
#define QUEUED               "loads hold MSHRs while they queue for the banks, and the row below has MSHRs enough"

/* Cycles. */
static const struct micro latencies[] = {
    {"dependent load, L1", "chase_l1", HOPS, .expected = hop_l1, .formula = "hop(l1.latency)"},
    {"dependent load, L2", "chase_l2", HOPS, .expected = hop_l2, .formula = "hop(l2.latency)"},
    {"dependent load, DRAM, row open", "chase_open", HOPS, .expected = hop_open,
     .formula = "hop(" DRAM_OPEN ") / " REFRESH},
    {"dependent load, DRAM, no row open", "chase_closed", HOPS, .expected = hop_closed,
     .formula = "hop(" DRAM_OPEN " + dram.trcd_ns)"},
    {"dependent load, DRAM, another row open", "chase_conflict", .work = 2, .factors = {1, 3}, .expected = hop_conflict,
     .formula = "hop(" DRAM_OPEN " + dram.trcd_ns + dram.trp_ns) / " REFRESH},
    {"dependent atomic on one word", "atomic_chain", HOPS, .expected = hop_l2, .formula = "hop(l2.latency)"},
    {"barrier of four waves on one SIMD", "barriers", .work = 256, .factors = {1, 4}, .expected = barrier,
     .formula = "turns(cu.barrier_cycles) + loop / 256", .setting = "cu.simds=1"},
    {"context save", "sleeper", ONCE, .measured = measured_save, .expected = context_save,
     .formula = CONTEXT("context.save_line"), .policy = "awg", .loses_cu = true},
    {"context restore", "sleeper", ONCE, .measured = measured_restore, .expected = context_restore,
     .formula = CONTEXT("context.restore_line"), .policy = "awg", .loses_cu = true},
    {"doorbell to the first instruction", "stamp", ONCE, .measured = measured_first, .expected = first_wave,
     .formula = "steps + cu.launch_cycles + " DRAM_OPEN " + dram.trcd_ns"},
    {"store to the end of the wait for it", "handoff", ONCE, .measured = measured_resumed, .expected = resumed,
     .formula = "turns(4 instructions + way to the L2 + syncmon.notify) + 1 turn", .policy = "awg"},
};

/* Lanes a cycle. */
static const struct micro atomics[] = {
    {"all lanes on one word", "atomics_word", LANES, .expected = atomics_word,
     .formula = "64 / (l2.atomic_interval + 63)"},
    {"64 words of 256 bytes, in one bank", "atomics_words", LANES, .expected = atomics_words,
     .formula = "min(gpu.cus x 64 / vmem.atomic_cycles, 16 words of a line a cycle)"},
    {"64 lines, in all banks", "atomics_lines", LANES, .expected = atomics_lines,
     .formula = "min(l2.banks, gpu.cus) lines a cycle"},
};

/* Bytes a cycle. */
static const struct micro bandwidths[] = {
    {"read, L1", "reads_l1", BYTES, .expected = reads_l1, .formula = "gpu.cus x min(64, 256 / vmem.coalesced_cycles)"},
    {"copy, read in L1, written to L2", "copies_l1", BYTES, .expected = copies_l1,
     .formula = "min(gpu.cus x 256 / (vmem.coalesced_cycles + vmem.store_cycles), " BANKS ")"},
    {"read, L2", "reads_l2", BYTES, .expected = reads_l2, .formula = "min(" BANKS ", " MISSES ")"},
    {"read, L2", "reads_l2", BYTES, .expected = reads_l2, .formula = "the same", .setting = "l1.mshrs=64"},
    {"write, L2", "writes_l2", BYTES, .expected = writes_l2,
     .formula = "min(gpu.cus x 256 / vmem.store_cycles, " BANKS ")"},
    {"copy, L2", "copies_l2", BYTES, .expected = copies_l2, .formula = "min(" BANKS " / 2, " MISSES ")",
     .reason = QUEUED, .limit = 0.12},
    {"copy, L2", "copies_l2", BYTES, .expected = copies_l2, .formula = "the same", .setting = "l1.mshrs=64"},
    {"read, DRAM", "reads_dram", DRAM(DRAM_WAVES), .expected = reads_dram, .formula = BUS " x " REFRESH},
    {"write, DRAM", "writes_dram", DRAM(DRAM_WAVES), .expected = writes_dram, .formula = BUS " x " REFRESH},
    {"copy, DRAM", "copies_dram", DRAM(COPY_WAVES), .expected = copies_dram, .formula = BUS " / 2 x " REFRESH},
};

/* Cycles a line of a context. */
static const struct micro loops[] = {
    {"registers, save: four rows a pass", "save_registers", PASSES, .expected = loop_save_registers,
     .formula = "(" MOVES " + 3 turns(vmem.store_cycles) + 1 turn + " SCALAR ") / 16"},
    {"LDS, save: 512 bytes a pass", "save_lds", PASSES, .expected = loop_save_lds,
     .formula = "(turns(lds.latency + 3) + 2 turns + 2 turns(valu.full_cycles) + turns(branch.taken_cycles)) / 8"},
    {"registers, restore: four rows a pass, from the L2", "restore_registers", PASSES,
     .expected = loop_restore_registers,
     .formula = "(3 turns(vmem.coalesced_cycles) + turns(l2.latency + 3) + 1 turn + " MOVES " + " SCALAR ") / 16"},
    {"LDS, restore: 512 bytes a pass", "restore_lds", PASSES, .expected = loop_restore_lds,
     .formula = "max((turns(vmem.coalesced_cycles) + 1 turn + " SCALAR ") / 8, l2.latency / l1.mshrs)"},
};

/* Printing */

static bool set_parameter(struct parameters *parameters, const char *setting, char *error, size_t error_bytes)
{
    const char *equals = strchr(setting, '=');
    char name[64];

    if (!equals || (size_t)(equals - setting) >= sizeof(name)) {
        snprintf(error, error_bytes, "expected KEY=VALUE, not %s", setting);
        return false;
    }
    snprintf(name, sizeof(name), "%.*s", (int)(equals - setting), setting);
    return parameters_set(parameters, name, equals + 1, error, error_bytes);
}

static bool print_row(const struct parameters *common, const char *folder, const struct micro *micro)
{
    struct parameters parameters = *common;
    char error[HOST_ERROR_BYTES] = "";
    struct outcome outcome;
    double measured, expected, off;
    bool good;

    if ((micro->setting && !set_parameter(&parameters, micro->setting, error, sizeof(error))) ||
        !measure(&parameters, folder, micro, &measured, &outcome, error, sizeof(error))) {
        fail(error);
        return false;
    }
    expected = micro->expected(&parameters, &outcome);
    off = round((measured / expected - 1) * 1000) / 1000 + 0.0;
    good = fabs(off) <= (micro->limit > 0 ? micro->limit : LIMIT);
    printf("| %s%s%s%s | %.1f | %.1f | %+.1f %%%s | %s%s%s |\n", micro->what, micro->setting ? ", `" : "",
           micro->setting ? micro->setting : "", micro->setting ? "`" : "", measured, expected, off * 100,
           good ? "" : " (too much)", micro->formula, micro->reason ? "; " : "", micro->reason ? micro->reason : "");
    return good;
}

struct table {
    const char *name;
    const char *head;
    const struct micro *rows;
    size_t count;
};

#define ROWS(rows) rows, sizeof(rows) / sizeof((rows)[0])

static const struct table tables[] = {{"latencies", "latency, in cycles", ROWS(latencies)},
                                      {"atomics", "atomics, in lanes a cycle", ROWS(atomics)},
                                      {"bandwidths", "bandwidth, in bytes a cycle", ROWS(bandwidths)},
                                      {"loops", "a trap handler's loop, in cycles a line", ROWS(loops)}};

#define TABLES (sizeof(tables) / sizeof(tables[0]))

static bool print_table(const struct parameters *parameters, const char *folder, const struct table *table)
{
    bool good = true;

    printf("| %s | measured | the parameters say | difference | formula |\n| --- | --- | --- | --- | --- |\n",
           table->head);
    for (size_t i = 0; i < table->count; i++) {
        if (!print_row(parameters, folder, &table->rows[i]))
            good = false;
    }
    return good;
}

static bool is_table(const char *word)
{
    for (size_t i = 0; i < TABLES; i++) {
        if (strcmp(word, tables[i].name) == 0)
            return true;
    }
    return false;
}

int main(int argc, char **argv)
{
    struct parameters parameters;
    const char *only = argc > 2 && is_table(argv[2]) ? argv[2] : NULL;
    char error[HOST_ERROR_BYTES];
    bool good = true;

    if (argc < 2)
        return fail("usage: bench_micro FOLDER [latencies|atomics|bandwidths|loops] [KEY=VALUE]...");
    parameters_default(&parameters);
    /* Every kernel here ends, also one that reads the same words for long. */
    parameters.deadlock_window = UINT32_MAX;
    for (int i = only ? 3 : 2; i < argc; i++) {
        if (!set_parameter(&parameters, argv[i], error, sizeof(error)))
            return fail(error);
    }
    for (size_t i = 0; i < TABLES; i++) {
        if (only && strcmp(only, tables[i].name) != 0)
            continue;
        if (i && !only)
            printf("\n");
        good = print_table(&parameters, argv[1], &tables[i]) && good;
    }
    return good ? 0 : 1;
}
