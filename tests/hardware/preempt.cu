/*
 * preempt.cu - two processes share one GPU in time slices. Each block notes when it was away. From the gaps of both processes
 * follow the length of a slice and the time of a switch, by how much has to be saved.
 */
#include "preempt_kernel.h"

#include <atomic>
#include <new>
#include <sys/mman.h>
#include <sys/wait.h>

static const char usage[] =
    "preempt, or preempt spin SECONDS: one process that fills the GPU with spinning kernels of a second";

#define SWITCHES 2048 /* noted of a process; the rest is left out */

/* Gaps of several blocks that overlap: the process was away once. */
struct absence {
    ull stop_first, stop_last, go_first, go_last;
    uint blocks;
};

struct load {
    uint blocks, threads, shared;
    bool many_registers;
    bool short_kernels; /* a launch at a time, of nearly no work */
};

struct result {
    load l;
    absence absences[SWITCHES];
    uint count, wrong, registers, lost;
    double share, kib; /* of the time; of registers and shared memory */
    double short_median, short_worst, short_mean;
    size_t shorts;
};

struct shared_area {
    std::atomic<int> ready, failed;
    uint sms, shared_most; /* of the GPU */
    result r[2];
};

static const ull slice_ns = 20000; /* a block that is away for longer has been preempted */
static const ull duration_ns = 800000000ull;

/* ---- one process ---- */

/* Both processes begin together, or this one gives up. */
static void meet(shared_area *s, int processes)
{
    s->ready.fetch_add(1);
    for (int i = 0; i < 20000 && !s->failed; i++) {
        if (s->ready.load() >= processes)
            return;
        usleep(500);
    }
    fprintf(stderr, "preempt: the other process did not begin\n");
    _exit(STATUS_LATE);
}

static watcher new_watcher(const load &l)
{
    std::vector<uint> pattern(THREADS_MOST * PATTERN_REGISTERS);
    for (uint i = 0; i < pattern.size(); i++)
        pattern[i] = register_pattern(i / PATTERN_REGISTERS, i % PATTERN_REGISTERS);
    uint *device = device_array<uint>(pattern.size());
    put(device, pattern.data(), pattern.size());
    watcher w = {};
    w.threshold = slice_ns;
    w.words = l.shared / sizeof(uint);
    w.pattern = device;
    w.begin = device_array<ull>(1);
    w.gaps = device_array<gap>((size_t)l.blocks * GAPS);
    w.counts = device_array<uint>(l.blocks);
    w.wrong = device_array<uint>(1);
    w.ran = device_array<ull>(l.blocks);
    return w;
}

static void free_watcher(const watcher &w)
{
    for (uint *p : {(uint *)w.pattern, w.counts, w.wrong})
        CHECK(gpuFree(p));
    for (ull *p : {w.begin, w.ran})
        CHECK(gpuFree(p));
    CHECK(gpuFree(w.gaps));
}

template <int R> static void launch(const load &l, watcher w, ull duration)
{
    w.duration = duration;
    zero(w.begin, 1);
    await_gpu();
    watch_clock<R><<<l.blocks, l.threads, l.shared>>>(w);
    await_gpu();
}

static std::vector<gap> all_gaps(const watcher &w, result *r)
{
    std::vector<uint> counts(r->l.blocks);
    std::vector<gap> all, some(GAPS);
    fetch(counts.data(), w.counts, counts.size());
    for (uint b = 0; b < r->l.blocks; b++) {
        uint noted = std::min<uint>(counts[b], GAPS);
        r->lost += counts[b] - noted;
        fetch(some.data(), w.gaps + (size_t)b * GAPS, noted);
        all.insert(all.end(), some.begin(), some.begin() + noted);
    }
    std::sort(all.begin(), all.end(), [](const gap &a, const gap &b) { return a.last < b.last; });
    return all;
}

static void join_gaps(const std::vector<gap> &gaps, result *r)
{
    for (const gap &g : gaps) {
        absence *before = r->count ? &r->absences[r->count - 1] : nullptr;
        if (before && g.last < before->go_first) {
            before->stop_last = std::max(before->stop_last, g.last);
            before->go_first = std::min(before->go_first, g.next);
            before->go_last = std::max(before->go_last, g.next);
            before->blocks++;
        } else if (r->count < SWITCHES) {
            r->absences[r->count++] = {g.last, g.last, g.next, g.next, 1};
        }
    }
}

template <int R> static void describe_kernel(result *r)
{
    gpuFuncAttributes attributes;
    CHECK(gpuFuncGetAttributes(&attributes, (const void *)watch_clock<R>));
    r->registers = (uint)attributes.numRegs;
    uint rounded = (r->registers + 7) / 8 * 8;
    r->kib = (double)r->l.blocks * ((double)rounded * sizeof(uint) * r->l.threads + r->l.shared) / 1024;
}

template <int R> static void watch_slices(shared_area *s, result *r, int processes)
{
    const load &l = r->l;
    watcher w = new_watcher(l);
    std::vector<ull> ran(l.blocks);
    allow_shared(watch_clock<R>, s->shared_most);
    describe_kernel<R>(r);
    launch<R>(l, w, 1000); /* warms up */
    meet(s, processes);
    launch<R>(l, w, duration_ns);
    r->wrong = fetch_one(w.wrong);
    fetch(ran.data(), w.ran, ran.size());
    for (ull ns : ran)
        r->share += (double)ns / duration_ns / l.blocks;
    join_gaps(all_gaps(w, r), r);
    free_watcher(w);
}

__global__ static void short_kernel(uint *p)
{
    if (threadIdx.x == 0)
        atomicAdd(p, 1);
}

static void launch_short_kernels(shared_area *s, result *r, int processes)
{
    const double seconds = 0.6;
    uint *word = device_array<uint>(1);
    std::vector<double> us;
    short_kernel<<<1, 32>>>(word);
    await_gpu();
    meet(s, processes);
    usleep(50000); /* the other process fills the GPU by then */
    double start = host_us(), begin, end;
    do {
        begin = host_us();
        short_kernel<<<1, 32>>>(word);
        await_gpu();
        end = host_us();
        us.push_back(end - begin);
    } while (end - start <= seconds * 1e6);
    r->short_median = median(us);
    r->short_worst = greatest(us);
    r->short_mean = mean(us);
    r->shorts = us.size();
    CHECK(gpuFree(word));
}

static void one_process(shared_area *s, result *r, int processes)
{
    gpu_open("preempt");
    if (r->l.short_kernels)
        launch_short_kernels(s, r, processes);
    else if (r->l.many_registers)
        watch_slices<38>(s, r, processes);
    else
        watch_slices<1>(s, r, processes);
}

/* ---- what the absences tell ---- */

/* Nearly all blocks were away: not one of them alone, for another reason. */
static bool is_switch(const absence &a, const load &l)
{
    return a.blocks >= l.blocks * 9 / 10;
}

static void print_load(char name, const result &r, size_t switches)
{
    printf("  %c: %u blocks x %u threads x %u registers, %u KB shared: %.2f MiB; share of time %.3f, wrong %u, gaps "
           "%zu of %u "
           "clusters, lost %u\n",
           name, r.l.blocks, r.l.threads, r.registers, r.l.shared / 1024, r.kib / 1024, r.share, r.wrong, switches,
           r.count, r.lost);
}

static void print_slices(char name, const result &r)
{
    std::vector<double> slice, away, stop, go;
    for (uint k = 0; k < r.count; k++) {
        const absence &a = r.absences[k];
        if (!is_switch(a, r.l))
            continue;
        away.push_back(((double)a.go_first - (double)a.stop_last) / 1e3);
        stop.push_back((double)(a.stop_last - a.stop_first) / 1e3);
        go.push_back((double)(a.go_last - a.go_first) / 1e3);
        if (k)
            slice.push_back(((double)a.stop_first - (double)r.absences[k - 1].go_last) / 1e3);
    }
    print_load(name, r, away.size());
    if (away.empty())
        return;
    printf("     slice median %.1f us (%.1f .. %.1f); away median %.1f us; all blocks stop within %.1f us, begin "
           "within %.1f us\n",
           median(slice), least(slice), greatest(slice), median(away), median(stop), median(go));
}

static void print_process(char name, const result &r)
{
    if (!r.l.short_kernels) {
        print_slices(name, r);
        return;
    }
    printf("  %c: short kernels: %zu, median %.1f us, mean %.1f us, worst %.1f us\n", name, r.shorts, r.short_median,
           r.short_mean, r.short_worst);
}

static double quantile(std::vector<double> values, size_t tenths)
{
    std::sort(values.begin(), values.end());
    return values[values.size() * tenths / 10];
}

/* From the stop of one process to the begin of the other. */
static void print_switches(char from, const result &leaves, char to, const result &comes)
{
    std::vector<double> whole, idle;
    uint j = 0;
    for (uint k = 0; k < leaves.count; k++) {
        const absence &a = leaves.absences[k];
        while (j < comes.count && comes.absences[j].go_first < a.stop_first)
            j++;
        if (j == comes.count)
            break;
        const absence &b = comes.absences[j];
        if (b.go_first > a.go_first || !is_switch(a, leaves.l) || !is_switch(b, comes.l))
            continue;
        idle.push_back(((double)b.go_first - (double)a.stop_last) / 1e3);
        whole.push_back(((double)b.go_last - (double)a.stop_first) / 1e3);
    }
    if (idle.empty())
        return;
    printf("  switch %c -> %c: last tick of %c to first of %c: median %.1f us (10 %% %.1f, 90 %% %.1f); first stopped "
           "to last begun "
           "%.1f us; %zu switches\n",
           from, to, from, to, median(idle), quantile(idle, 1), quantile(idle, 9), median(whole), idle.size());
}

static void print_summary(const char *name, const shared_area *s, int processes)
{
    printf("\n%s\n", name);
    for (int p = 0; p < processes; p++)
        print_process((char)('A' + p), s->r[p]);
    if (processes == 2 && !s->r[0].l.short_kernels && !s->r[1].l.short_kernels) {
        print_switches('A', s->r[0], 'B', s->r[1]);
        print_switches('B', s->r[1], 'A', s->r[0]);
    }
    fflush(stdout);
}

/* ---- two processes ---- */

static shared_area *area;

static void clear_area()
{
    area->ready = 0;
    area->failed = 0;
    memset((void *)area->r, 0, sizeof area->r);
}

/* The child's exit status; it is killed if it has not ended by the host's deadline. */
static int await_child(pid_t child)
{
    int status = 0;
    for (int i = 0; i < 2 * HOST_LIMIT_S * 100; i++) {
        if (waitpid(child, &status, WNOHANG) == child)
            return WIFEXITED(status) ? WEXITSTATUS(status) : STATUS_FAILED;
        usleep(10000);
    }
    kill(child, SIGKILL);
    return STATUS_LATE;
}

/* A child has the GPU for itself: a process that has used a GPU cannot share it with its children. */
template <typename F> static pid_t begin_child(F work)
{
    fflush(stdout);
    pid_t child = fork();
    if (child < 0) {
        perror("preempt: fork");
        exit(STATUS_FAILED);
    }
    if (child == 0) {
        work();
        fflush(stdout);
        _exit(0);
    }
    return child;
}

/* Returns the number of processes that failed. */
static int run_processes(const char *name, const load *loads, int processes)
{
    pid_t children[2];
    int failed = 0;
    clear_area();
    for (int p = 0; p < processes; p++) {
        area->r[p].l = loads[p];
        children[p] = begin_child([p, processes] { one_process(area, &area->r[p], processes); });
    }
    for (int p = 0; p < processes; p++)
        if (await_child(children[p])) {
            failed++;
            area->failed = 1;
        }
    if (failed)
        printf("\n%s: FAILED\n", name);
    else
        print_summary(name, area, processes);
    return failed;
}

static int alone(const char *name, const load &a)
{
    return run_processes(name, &a, 1);
}

static int pair(const std::string &name, const load &a, const load &b)
{
    const load loads[] = {a, b};
    return run_processes(name.c_str(), loads, 2);
}

static int table()
{
    const uint sms = area->sms, big = std::min(200u * 1024, area->shared_most), most = 32 * sms;
    const load one = {1, 32, 0, false, false}, few = {sms, 32, 0, false, false}, many = {most, 32, 0, false, false};
    const load shared = {sms, 32, big, false, false}, registers = {sms, 1024, 0, true, false};
    const load full = {sms, 1024, big, true, false}, half_full = {sms / 2, 1024, big, true, false};
    const load one_full = {1, 1024, big, true, false}, eight_full = {8, 1024, big, true, false};
    const load warps = {sms, 1024, big, false, false}, one_shared = {1, 32, big, false, false};
    const load kernels = {0, 0, 0, false, true};
    const std::string all = std::to_string(sms), kb = std::to_string(big / 1024) + " KB";
    int failed = alone("alone: full", full);
    failed += pair("one block each", one, one);
    failed += pair(all + " small blocks each", few, few);
    failed += pair("A: " + all + " blocks with " + kb + " of shared memory; B: one block", shared, one);
    failed += pair("A: full register files; B: one block", registers, one);
    failed += pair("A: registers and shared memory; B: one block", full, one);
    failed += pair("registers and shared memory each", full, full);
    failed += pair("A: " + std::to_string(most) + " small blocks; B: one block", many, one);
    failed += pair("A: 1 block with registers and shared memory; B: one block", one_full, one);
    failed += pair("A: 8 such; B: one block", eight_full, one);
    failed += pair("A: " + std::to_string(sms / 2) + " such; B: one block", half_full, one);
    failed += pair("A: 1 block of one warp with " + kb + " of shared memory; B: one block", one_shared, one);
    failed += pair("A: " + all + " blocks of 32 warps, few registers, " + kb + "; B: one block", warps, one);
    failed += alone("short kernels alone", kernels);
    failed += pair("A spins, fills the GPU; B: short kernels", full, kernels);
    failed += pair("A spins, one block; B: short kernels", one, kernels);
    return failed;
}

/* ---- the program ---- */

static void note_gpu()
{
    gpuDeviceProp prop = gpu_open("preempt");
    area->sms = (uint)prop.multiProcessorCount;
    area->shared_most = (uint)shared_per_block(prop);
}

static void spin(double seconds)
{
    gpuDeviceProp prop = gpu_open("preempt");
    const load l = {(uint)prop.multiProcessorCount, THREADS_MOST, 0, false, false};
    watcher w = new_watcher(l);
    double begin = host_us();
    while (host_us() - begin < seconds * 1e6)
        launch<1>(l, w, 1000000000ull);
    free_watcher(w);
}

static shared_area *new_area()
{
    void *p = mmap(nullptr, sizeof(shared_area), PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0);
    if (p == MAP_FAILED) {
        perror("preempt: mmap");
        exit(STATUS_FAILED);
    }
    return new (p) shared_area();
}

int main(int argc, char **argv)
{
    no_more_arguments(argc, argv, 2, usage);
    if (argc > 1) {
        if (strcmp(argv[1], "spin") != 0)
            wrong_argument(usage, argv[1], "not spin");
        if (argc < 3)
            wrong_argument(usage, argv[1], "the seconds are missing");
        spin(number_argument(argc, argv, 2, 0, 0, 3600, usage));
        return 0;
    }
    area = new_area();
    int status = await_child(begin_child(note_gpu));
    if (status)
        return status;
    return table() ? STATUS_FAILED : 0;
}
