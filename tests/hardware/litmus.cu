/*
 * litmus.cu - which waiting finishes on this GPU: the idioms of Onward's suite litmus, with all blocks resident, with more blocks
 * than fit, across streams and priorities, and inside a warp. A wait that does not end by the deadline is a hang.
 */
#include "litmus_kernels.h"

static const char usage[] =
    "litmus [repeats] [deadline in ms] [brief] [once]; brief: only launches that fill the GPU; "
    "once: no hang is tried with more time, no wait lasts longer than the deadline, and few launches meet";

static const char *const names[IDIOMS] = {
    "spin-mutex",
    "ticket-mutex",
    "two-way, neighbours",
    "two-way, far ends",
    "one-way (all wait for 0)",
    "low-waits-on-high (all wait for last)",
    "scan-chain",
    "sptrsv",
    "reverse-chain",
    "one-way-and-mutex",
    "last-arriver",
    "counter-barrier",
    "xf-barrier",
    "discovery, spin, barrier",
    "discovery, ticket, barrier",
    "discovery, self-destruct",
    "native ids, spin",
    "native ids, ticket",
    "native ids, self-destruct",
};

static const size_t words = 1 << 16;

struct gpu {
    args a; /* its memory, and the deadline */
    uint sms;
    uint big;     /* shared memory of a block that has a multiprocessor to itself, bytes */
    uint half;    /* of a block that shares one with another */
    uint fit_big; /* blocks of either kind that the GPU holds together */
    uint fit_half;
};

struct tally {
    int finished, hung, wrong;
    std::vector<double> us;
};

static void clear(const args &a)
{
    zero(a.deadline, 1);
    zero(a.words, words);
    zero(a.data, words);
    zero(a.results, 2);
    zero(a.begun, 1);
    zero(a.errors, 1);
}

static void print_verdict(const char *name, const char *setting, const tally &t)
{
    const char *verdict = "sometimes";
    if (t.wrong)
        verdict = "WRONG";
    else if (t.hung == 0)
        verdict = "finishes";
    else if (t.finished == 0)
        verdict = "HANGS";
    printf("%-40s %-30s %-10s finished %3d hung %3d wrong %d  median %.1f us\n", name, setting, verdict, t.finished,
           t.hung, t.wrong, median(t.us));
    fflush(stdout);
}

/* Counts a launch that has ended: `done` of `wanted` blocks or lanes said so. False if it hung. */
static bool count_launch(const args &a, uint wanted, tally *t)
{
    if (fetch_one(&a.deadline->late)) {
        t->hung++;
        return false;
    }
    if (fetch_one(a.results) != wanted || fetch_one(a.errors))
        t->wrong++;
    else
        t->finished++;
    return true;
}

static bool one_run(int which, uint n, uint shared, args a, tally *t)
{
    stopwatch watch;
    a.n = n;
    clear(a);
    watch.start();
    litmus<<<n, 32, shared>>>(which, a);
    double us = watch.stop();
    if (!count_launch(a, n, t))
        return false;
    t->us.push_back(us);
    return true;
}

/* ---- the matrix ---- */

struct setting {
    const char *label;
    uint n, shared;
};

struct effort {
    int repeats;
    bool brief, once;
};

/* The first hang is tried again with much more time. */
static void try_longer(int which, const setting &s, args a, bool brief, tally *t)
{
    tally again = {};
    ull limit = a.limit;
    a.limit *= brief ? 100 : 50;
    if (!one_run(which, s.n, s.shared, a, &again))
        return;
    printf("  %s, %s: hung at %llu ms and finished at %llu ms\n", names[which], s.label, limit / 1000000,
           a.limit / 1000000);
    t->us.push_back(again.us[0]);
}

static void one_verdict(int which, const setting &s, args a, const effort &e)
{
    tally t = {};
    for (int i = 0; i < e.repeats; i++) {
        if (one_run(which, s.n, s.shared, a, &t) || t.hung > 1 || e.once)
            continue;
        try_longer(which, s, a, e.brief, &t);
        if (e.brief)
            a.limit = 50000000ull; /* what hangs is not worth the whole deadline again */
    }
    print_verdict(names[which], s.label, t);
}

/* Pairs need an even number of blocks, and the triangular solve would take too long for many. */
static bool left_out(int which, uint n)
{
    return (n % 2 && (which == NEAR_PAIRS || which == FAR_PAIRS)) || (which == SPTRSV && n > 1000);
}

static void matrix(const gpu &g, const effort &e)
{
    const setting settings[] = {
        {"3 blocks", 3, g.big},
        {"all resident, 1/SM", g.fit_big, g.big},
        {"2x resident", 2 * g.fit_big, g.big},
        {"8x, 2/SM", 8 * g.fit_half, g.half},
    };
    for (const setting &s : settings) {
        if (e.brief && s.n == 3)
            continue;
        for (int which = 0; which < IDIOMS; which++)
            if (!left_out(which, s.n))
                one_verdict(which, s, g.a, e);
    }
}

/* ---- the order in which blocks begin ---- */

struct disorder {
    uint descents, ahead, gap;
};

static void note_order(const std::vector<uint> &order, disorder *d)
{
    uint n = (uint)order.size(), lowest = 0;
    std::vector<char> seen(n, 0);
    for (uint i = 0; i < n; i++) {
        d->descents += i && order[i] < order[i - 1];
        if (order[i] > i)
            d->ahead = std::max(d->ahead, order[i] - i);
        seen[order[i]] = 1;
        while (lowest < n && seen[lowest])
            lowest++;
        if (lowest < n && order[i] > lowest)
            d->gap = std::max(d->gap, order[i] - lowest);
    }
}

static void order_of_starts(const gpu &g, uint runs, uint n, uint shared, const char *label)
{
    disorder d = {};
    std::vector<uint> order(n);
    for (uint run = 0; run < runs; run++) {
        tally t = {};
        one_run(LAST_ARRIVER, n, shared, g.a, &t);
        fetch(order.data(), g.a.order, n);
        note_order(order, &d);
    }
    printf("start order, %s, %u blocks: descents %.1f %%, most that a block is ahead of its place %u, widest gap "
           "(begun id - "
           "lowest id not begun) %u\n",
           label, n, 100.0 * d.descents / (runs * n), d.ahead, d.gap);
}

static void orders(const gpu &g, const effort &e)
{
    const uint runs = e.once ? (uint)e.repeats : 20;
    order_of_starts(g, runs, g.fit_big, g.big, "1/SM, all fit");
    order_of_starts(g, runs, 4 * g.fit_big, g.big, "1/SM, 4x");
    order_of_starts(g, runs, g.sms * 32, 0, "32/SM, all fit");
    order_of_starts(g, runs, g.sms * 128, 0, "32/SM, 4x");
}

/* ---- inside a warp ---- */

static void warps(const gpu &g, int repeats)
{
    static const char *const labels[WARP_IDIOMS] = {"warp: lanes wait for the last, wait first",
                                                    "warp: lanes wait for the first", "warp: spin lock a lane",
                                                    "warp: ticket lock a lane"};
    for (int which = 0; which < WARP_IDIOMS; which++) {
        tally t = {};
        for (int i = 0; i < repeats; i++) {
            clear(g.a);
            in_warp<<<1, 32>>>(which, g.a);
            await_gpu();
            count_launch(g.a, 32, &t);
        }
        print_verdict(labels[which], "one warp", t);
    }
}

/* ---- launches in streams ---- */

static gpuStream_t new_stream()
{
    gpuStream_t s;
    CHECK(gpuStreamCreateWithFlags(&s, gpuStreamNonBlocking));
    return s;
}

static gpuStream_t new_stream_of(int priority)
{
    gpuStream_t s;
    CHECK(gpuStreamCreateWithPriority(&s, gpuStreamNonBlocking, priority));
    return s;
}

static ull limit_of_streams(const gpu &g, const effort &e)
{
    return e.once ? g.a.limit : 100000000ull;
}

/* A waiter is launched before its setter. */
static void waiter_and_setter(const gpu &g, const effort &e, const char *label, gpuStream_t first, gpuStream_t second,
                              uint blocks)
{
    args a = g.a;
    tally t = {};
    a.limit = limit_of_streams(g, e);
    for (int i = 0; i < (e.once ? e.repeats : 10); i++) {
        clear(a);
        await_gpu();
        waiter<<<blocks, 32, g.big, first>>>(a);
        CHECK(gpuGetLastError());
        setter<<<1, 32, g.big, second>>>(a);
        await_gpu();
        count_launch(a, blocks, &t);
    }
    print_verdict("launches in streams", label, t);
}

static void pairs_of_launches(const gpu &g, const effort &e)
{
    int least_priority, greatest_priority;
    CHECK(gpuDeviceGetStreamPriorityRange(&least_priority, &greatest_priority));
    printf("stream priorities %d (least) .. %d (greatest)\n", least_priority, greatest_priority);
    gpuStream_t low = new_stream_of(least_priority), high = new_stream_of(greatest_priority);
    gpuStream_t one = new_stream(), other = new_stream();
    waiter_and_setter(g, e, "waiter leaves room, setter later", one, other, g.fit_big - 1);
    waiter_and_setter(g, e, "waiter fills, setter later", one, other, g.fit_big);
    waiter_and_setter(g, e, "waiter fills, setter of high priority", low, high, g.fit_big);
    waiter_and_setter(g, e, "waiter 2x, setter of equal priority", one, other, 2 * g.fit_big);
    waiter_and_setter(g, e, "same stream, setter behind", one, one, 1);
    for (gpuStream_t s : {low, high, one, other})
        CHECK(gpuStreamDestroy(s));
}

/* How many launches, each in its own stream, can wait for each other? */
static void meetings(const gpu &g, const effort &e, uint launches)
{
    args a = g.a;
    tally t = {};
    std::vector<gpuStream_t> streams(launches);
    char label[64];
    a.n = launches;
    a.limit = limit_of_streams(g, e);
    for (gpuStream_t &s : streams)
        s = new_stream();
    for (int i = 0; i < (e.once ? e.repeats : 3); i++) {
        clear(a);
        await_gpu();
        for (gpuStream_t s : streams) {
            meet_launches<<<1, 32, 0, s>>>(a);
            CHECK(gpuGetLastError());
        }
        await_gpu();
        count_launch(a, launches, &t);
    }
    snprintf(label, sizeof label, "%u launches meet, %u streams", launches, launches);
    print_verdict(label, getenv("CUDA_DEVICE_MAX_CONNECTIONS") ? "connections set" : "connections default", t);
    for (gpuStream_t s : streams)
        CHECK(gpuStreamDestroy(s));
}

static gpu open_gpu(double deadline_ms)
{
    gpuDeviceProp prop = gpu_open("litmus");
    gpu g = {};
    g.sms = (uint)prop.multiProcessorCount;
    g.big = (uint)shared_beside_own(prop, litmus);
    g.half = g.big / 2 / 10240 * 10240; /* each block has some more of its own */
    allow_shared(litmus, g.big);
    allow_shared(waiter, g.big);
    allow_shared(setter, g.big);
    g.fit_big = blocks_per_sm(litmus, 32, g.big) * g.sms;
    g.fit_half = blocks_per_sm(litmus, 32, g.half) * g.sms;
    g.a.limit = (ull)(deadline_ms * 1e6);
    g.a.deadline = device_array<watch>(1);
    for (uint **p : {&g.a.words, &g.a.data, &g.a.order})
        *p = device_array<uint>(words);
    g.a.results = device_array<uint>(2);
    g.a.begun = device_array<uint>(1);
    g.a.errors = device_array<uint>(1);
    printf("%s, %u SMs; blocks that fit: %u with %u KB, %u with %u KB; ", prop.name, g.sms, g.fit_big, g.big / 1024,
           g.fit_half, g.half / 1024);
    return g;
}

static void set_word(const char *word, effort *e)
{
    if (strcmp(word, "brief") == 0)
        e->brief = true;
    else if (strcmp(word, "once") == 0)
        e->once = true;
    else
        wrong_argument(usage, word, "neither brief nor once");
}

int main(int argc, char **argv)
{
    effort e = {};
    no_more_arguments(argc, argv, 4, usage);
    e.repeats = (int)number_argument(argc, argv, 1, 50, 1, 10000, usage);
    double deadline_ms = number_argument(argc, argv, 2, 8, 0.01, 500, usage);
    for (int i = 3; i < argc; i++)
        set_word(argv[i], &e);
    gpu g = open_gpu(deadline_ms);
    printf("%d repeats, deadline %g ms\n", e.repeats, deadline_ms);
    matrix(g, e);
    if (e.brief)
        return 0;
    orders(g, e);
    warps(g, e.repeats);
    pairs_of_launches(g, e);
    for (uint launches : {2u, 4u, 8u, 16u, 32u, 64u, 96u, 127u, 128u, 129u, 160u})
        if (launches <= 16 || !e.once)
            meetings(g, e, launches);
    return 0;
}
