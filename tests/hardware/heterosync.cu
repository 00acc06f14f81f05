/*
 * heterosync.cu - microseconds of an operation (a critical section, or a barrier of all blocks) of HeteroSync's primitives,
 * spinning and with back-off. `table`: every primitive and pause; `sweep`: from one block to all that fit; `dense`: a few
 * multiprocessors are full and the others idle; for a simulated GPU `few`: global mutexes and barriers with `sweep`'s operations,
 * at few sizes, and `small`: every primitive with few blocks and operations.
 */
#include "heterosync_kernels.h"

static const char usage[] =
    "heterosync table|sweep|dense|few|small [runs] [seconds a cell] [blocks of a launch, at most]";

static const char *const names[PRIMITIVES] = {"SPM_G",  "FAM_G",     "SLM_G", "SPM_L",   "FAM_L", "SLM_L", "SEM_1",
                                              "SEM_10", "SEMEBO_10", "TB_LG", "LFTB_LG", "SRB_G", "SRB_LG"};

typedef void (*kernel)(args);
static const kernel kernels[PRIMITIVES] = {run<SPM_G>,   run<FAM_G>, run<SLM_G>,  run<SPM_L>,     run<FAM_L>,
                                           run<SLM_L>,   run<SEM_1>, run<SEM_10>, run<SEMEBO_10>, run<TB_LG>,
                                           run<LFTB_LG>, run<SRB_G>, run<SRB_LG>};

static const size_t words = 1 << 16;

struct gpu {
    args a;        /* its memory */
    uint sms, fit; /* fit: blocks that the GPU holds together */
};

struct shape {
    int primitive;
    uint blocks, iterations, accesses;
    policy pause;
    uint sms; /* blocks on others leave at once; ~0: none does */
};

struct effort {
    int runs;
    double seconds; /* at most, for two runs or more */
    uint most;      /* blocks of a launch */
};

struct cell {
    double us, spread, turns; /* of an operation */
    size_t runs;
    int late, wrong;
    uint blocks; /* that have worked */
};

static bool is_ring(int primitive)
{
    return primitive == SLM_G || primitive == SLM_L;
}

static bool is_mutex(int primitive)
{
    return primitive <= SLM_L;
}

static bool is_barrier(int primitive)
{
    return primitive >= TB_LG;
}

static uint ring_words(uint blocks)
{
    uint ring = 64;
    while (ring <= blocks)
        ring *= 2;
    return ring;
}

static args launch_args(const gpu &g, const shape &s)
{
    args a = g.a;
    a.limit = 1400000000ull;
    a.iterations = s.iterations;
    a.accesses = s.accesses;
    a.sms = s.sms;
    a.groups = std::min(g.sms, s.blocks);
    a.ring_mask = ring_words(s.blocks) - 1;
    a.pause = s.pause;
    if (s.primitive == SEMEBO_10 && !s.pause.fixed_ns)
        a.pause.most_ns = std::max(32736u, s.pause.most_ns);
    return a;
}

/* The first place of each ring is free, and all others are taken. */
static void prepare_rings(const args &a, uint rings)
{
    const uint first = 1;
    size_t ring = a.ring_mask + 1;
    CHECK(gpuMemset(a.a, 0xff, rings * ring * sizeof(uint)));
    for (uint k = 0; k < rings; k++)
        put(a.a + k * ring, &first, 1);
}

static void prepare_semaphore(const args &a, uint readers)
{
    const uint most = readers + 1, initial[] = {most, 0, 0, most};
    put(a.a, initial, 4);
}

static void prepare(const gpu &g, const shape &s, const args &a)
{
    for (uint *p : {a.a, a.b, a.c, a.d, a.counter, a.owner})
        zero(p, words);
    for (uint *p : {a.readers, a.errors, a.finished, a.turns})
        zero(p, 1);
    zero(a.deadline, 1);
    if (is_ring(s.primitive))
        prepare_rings(a, s.primitive == SLM_L ? g.sms : 1);
    else if (s.primitive == SEM_1)
        prepare_semaphore(a, 1);
    else if (!is_mutex(s.primitive) && !is_barrier(s.primitive))
        prepare_semaphore(a, 10);
}

/* True if the critical sections have counted each operation once. */
static bool all_counted(const gpu &g, const args &a, uint finished)
{
    std::vector<uint> counts((size_t)g.sms * LINE);
    uint sum = 0;
    fetch(counts.data(), a.counter, counts.size());
    for (uint k = 0; k < g.sms; k++)
        sum += counts[(size_t)k * LINE];
    return sum == finished * a.iterations;
}

struct one_run {
    double us, turns; /* of an operation */
    bool late, wrong;
    uint blocks;
};

static one_run launch(const gpu &g, const shape &s)
{
    args a = launch_args(g, s);
    stopwatch watch;
    one_run r = {};
    prepare(g, s, a);
    watch.start();
    kernels[s.primitive]<<<s.blocks, LANES>>>(a);
    double us = watch.stop();
    r.late = fetch_one(&a.deadline->late) != 0;
    r.blocks = fetch_one(a.finished);
    r.wrong = fetch_one(a.errors) != 0 || (!r.late && s.sms == ~0u && r.blocks != s.blocks);
    if (!r.late && is_mutex(s.primitive))
        r.wrong = r.wrong || !all_counted(g, a, r.blocks);
    double workers = s.sms == ~0u ? s.blocks : r.blocks;
    r.us = us / (is_barrier(s.primitive) ? s.iterations : s.iterations * workers);
    r.turns = fetch_one(a.turns) / ((double)s.iterations * r.blocks);
    return r;
}

static cell measure(const gpu &g, const shape &s, const effort &e)
{
    cell c = {};
    std::vector<double> us, turns;
    double start = host_us();
    for (int run = 0; run < e.runs + 1; run++) {
        one_run r = launch(g, s);
        c.late += r.late;
        c.wrong += r.wrong;
        c.blocks = r.blocks;
        if (run > 0 || r.late) { /* the first one warms up */
            us.push_back(r.us);
            turns.push_back(r.turns);
        }
        if (c.late > 1 || (us.size() >= 2 && host_us() - start > e.seconds * 1e6))
            break;
    }
    c.us = median(us);
    c.spread = spread(us);
    c.turns = mean(turns);
    c.runs = us.size();
    return c;
}

/* ---- the modes ---- */

struct pause_row {
    const char *name;
    policy pause;
};

static const pause_row short_pauses[] = {{"spin", {0, 0}}, {"exp-1us", {0, 1000}}, {"exp-8us", {0, 8000}}};

static void print_cell(const cell &c)
{
    printf("%.4f,%.3f,%zu,%d,%d,%.1f\n", c.us, c.spread, c.runs, c.late, c.wrong, c.turns);
    fflush(stdout);
}

static void dense(const gpu &g, const effort &e)
{
    printf("full multiprocessors, the others idle: us a section, turns a section\n");
    printf("prim,sms,blocks,policy,us_per_op,spread,runs,late,wrong,tries_per_op\n");
    for (int primitive : {SPM_G, FAM_G})
        for (uint sms : {1u, 2u, 4u, 8u, 16u, 32u, g.sms / 2, g.sms})
            for (const pause_row &y : short_pauses) {
                cell c =
                    measure(g, {primitive, std::min(g.fit, e.most), sms > 32 ? 5u : 20u, ACCESSES, y.pause, sms}, e);
                printf("%s,%u,%u,%s,", names[primitive], sms, c.blocks, y.name);
                print_cell(c);
            }
}

/* Mutexes that wait at one word are measured with an empty section, too; the others only with the pauses that differ. */
static bool swept(int primitive, uint accesses, const policy &pause)
{
    return primitive < SLM_G || (accesses && pause.most_ns <= 1000);
}

static uint sweep_iterations(int primitive, uint blocks)
{
    return is_barrier(primitive) ? 50 : std::max(2u, std::min(200u, 4000u / blocks));
}

static void sweep_row(const gpu &g, const effort &e, int primitive, uint blocks)
{
    uint iterations = sweep_iterations(primitive, blocks);
    for (uint accesses : {0, ACCESSES})
        for (const pause_row &y : short_pauses) {
            if (!swept(primitive, accesses, y.pause))
                continue;
            cell c = measure(g, {primitive, blocks, iterations, accesses, y.pause, ~0u}, e);
            printf("%s,%u,%u,%s,", names[primitive], accesses, blocks, y.name);
            print_cell(c);
        }
}

static void sweep(const gpu &g, const effort &e)
{
    printf("prim,accesses,blocks,policy,us_per_op,spread,runs,late,wrong,tries_per_op\n");
    for (int primitive : {SPM_G, FAM_G, SLM_G, SRB_G, TB_LG, LFTB_LG, SRB_LG})
        for (uint blocks :
             {1u, 2u, 4u, 8u, 16u, 32u, g.sms / 2, g.sms, 2 * g.sms, 4 * g.sms, 8 * g.sms, 16 * g.sms, 32 * g.sms})
            if (blocks <= std::min(g.fit, e.most))
                sweep_row(g, e, primitive, blocks);
}

static const pause_row pauses[] = {
    {"spin", {0, 0}},           {"exp-0.5us", {0, 500}}, {"exp-1us", {0, 1000}},   {"exp-2us", {0, 2000}},
    {"exp-4us", {0, 4000}},     {"exp-8us", {0, 8000}},  {"exp-16us", {0, 16000}}, {"exp-32us", {0, 32000}},
    {"exp-128us", {0, 128000}}, {"fix-1us", {1000, 0}},  {"fix-8us", {8000, 0}},
};

static uint table_iterations(int primitive, uint blocks)
{
    if (is_barrier(primitive))
        return 50;
    if (primitive >= SPM_L && primitive <= SLM_L)
        return 20;
    return blocks > 2000 ? 2 : 10;
}

static void table_row(const gpu &g, const effort &e, int primitive, uint blocks)
{
    std::string turns;
    double base = 0;
    int wrong = 0;
    char text[64];
    printf("%-10s", names[primitive]);
    for (const pause_row &y : pauses) {
        cell c = measure(g, {primitive, blocks, table_iterations(primitive, blocks), ACCESSES, y.pause, ~0u}, e);
        base = base ? base : c.us;
        wrong += c.wrong;
        snprintf(text, sizeof text, " %s%.3f %.2f (%.0f)", c.late ? "L" : "", c.us, c.us / base, 100 * c.spread);
        printf(" %17s", text);
        snprintf(text, sizeof text, " %.1f", c.turns);
        turns += text;
        fflush(stdout);
    }
    printf("%s\n    turns/op %s\n", wrong ? "  WRONG" : "", turns.c_str());
}

static void table(const gpu &g, const effort &e)
{
    for (uint blocks : {320u, 8 * g.sms, 32 * g.sms}) {
        if (blocks > std::min(g.fit, e.most))
            continue;
        printf("\nblocks %u; us an operation, ratio to spin, (spread %%) runs\n%-10s", blocks, "");
        for (const pause_row &y : pauses)
            printf(" %17s", y.name);
        printf("\n");
        for (int primitive = 0; primitive < PRIMITIVES; primitive++)
            table_row(g, e, primitive, blocks);
    }
}

/* An operation of spinning blocks; nothing where they are too many. */
static void spin_row(const gpu &g, const effort &e, int primitive, uint blocks, uint iterations)
{
    const pause_row spin = short_pauses[0];
    if (blocks > e.most)
        return;
    cell c = measure(g, {primitive, blocks, iterations, ACCESSES, spin.pause, ~0u}, e);
    printf("%s,%u,%u,%s,", names[primitive], ACCESSES, blocks, spin.name);
    print_cell(c);
}

static void few(const gpu &g, const effort &e)
{
    printf("prim,accesses,blocks,policy,us_per_op,spread,runs,late,wrong,tries_per_op\n");
    for (int primitive : {SPM_G, FAM_G, SLM_G, SRB_G, TB_LG, LFTB_LG})
        for (uint blocks : {1u, g.sms, 4 * g.sms, g.fit})
            spin_row(g, e, primitive, blocks, sweep_iterations(primitive, blocks));
}

static void small(const gpu &g, const effort &e)
{
    printf("prim,accesses,blocks,policy,us_per_op,spread,runs,late,wrong,tries_per_op\n");
    for (int primitive = 0; primitive < PRIMITIVES; primitive++)
        for (uint blocks : {1u, g.sms, 4 * g.sms})
            spin_row(g, e, primitive, blocks, 4);
}

/* Blocks of any primitive. */
static uint blocks_that_fit(uint sms)
{
    uint fit = ~0u;
    for (kernel k : kernels)
        fit = std::min(fit, blocks_per_sm(k, LANES, 0) * sms);
    return fit;
}

static gpu open_gpu()
{
    gpuDeviceProp prop = gpu_open("heterosync");
    gpu g = {};
    g.sms = (uint)prop.multiProcessorCount;
    g.fit = blocks_that_fit(g.sms);
    g.a.deadline = device_array<watch>(1);
    g.a.a = device_array<uint>(std::max(words, (size_t)g.sms * ring_words(g.fit)));
    for (uint **p : {&g.a.b, &g.a.c, &g.a.d, &g.a.counter, &g.a.owner})
        *p = device_array<uint>(words);
    for (uint **p : {&g.a.readers, &g.a.errors, &g.a.finished, &g.a.turns})
        *p = device_array<uint>(1);
    g.a.storage = device_array<float>((size_t)std::max(8192u, g.fit) * (ACCESSES + 1) * LINE);
    printf("# %s, %u SMs\n# blocks that fit: %u\n", prop.name, g.sms, g.fit);
    return g;
}

int main(int argc, char **argv)
{
    static const struct {
        const char *name;
        void (*run)(const gpu &, const effort &);
    } modes[] = {{"table", table}, {"sweep", sweep}, {"dense", dense}, {"few", few}, {"small", small}};
    no_more_arguments(argc, argv, 4, usage);
    effort e;
    e.runs = (int)number_argument(argc, argv, 2, 10, 1, 1000, usage);
    e.seconds = number_argument(argc, argv, 3, 0.5, 0, 60, usage);
    e.most = (uint)number_argument(argc, argv, 4, ~0u, 1, ~0u, usage);
    for (const auto &mode : modes)
        if (argc > 1 && !strcmp(argv[1], mode.name)) {
            mode.run(open_gpu(), e);
            return 0;
        }
    wrong_argument(usage, argc > 1 ? argv[1] : "heterosync", "one of table, sweep, dense, few and small is needed");
}
