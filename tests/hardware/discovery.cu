/*
 * discovery.cu - how many of the blocks that the GPU holds the occupancy discovery protocol finds, with which lock, and in which
 * time. Each launch has 2 or 8 times as many blocks as fit. A launch is wrong if the participants are not as many as were promised,
 * share an id, or began after a participant had been told.
 */
#include "occupancy_poll.h"

static const char usage[] = "discovery [runs] [deadline in ms] [most blocks of a launch]";

struct note {
    ull began, told;
    uint in, id, count;
};

struct args {
    watch *deadline;
    ull limit;
    occupancy_poll poll;
    note *notes;
};

/* Counts this block in, and waits until `count` have been. */
__device__ static void meet(const args &a, patrol &p, uint count)
{
    uint *arrived = a.poll.words + POLL_ARRIVED;
    add_gpu(arrived, 1);
    while (load_gpu(arrived) < count)
        if (late(p))
            return;
}

__global__ static void recall(args a)
{
    __shared__ int verdict;
    patrol p = patrol_begin(a.deadline, a.limit);
    note n = {};
    n.began = gpu_ns();
    if (threadIdx.x == 0)
        verdict = poll_take_part(a.poll, p, &n.id);
    __syncthreads();
    if (threadIdx.x != 0 || verdict == VERDICT_LATE)
        return;
    n.in = verdict == VERDICT_IN;
    n.count = n.in ? peek(a.poll.words + POLL_COUNT) : 0;
    n.told = gpu_ns();
    a.notes[blockIdx.x] = n;
    if (n.in)
        meet(a, p, n.count);
}

/* Passes if all blocks are resident together. */
__global__ static void meet_all(args a)
{
    patrol p = patrol_begin(a.deadline, a.limit);
    if (threadIdx.x == 0)
        meet(a, p, gridDim.x);
}

struct form {
    const char *name;
    uint threads, shared;
};

struct variant {
    const char *name;
    uint bits, delay;
};

static const variant variants[] = {
    {"ticket", POLL_TICKET, 0},
    {"spin", 0, 0},
    {"spin, delay 10", 0, 10},
    {"ticket, delay 10", POLL_TICKET, 10},
    {"ticket, self-destructing", POLL_TICKET | POLL_DESTRUCT, 0},
    {"spin, self-destructing", POLL_DESTRUCT, 0},
    {"ticket, native ids", POLL_TICKET | POLL_NATIVE, 0},
    {"spin, native ids", POLL_NATIVE, 0},
};

/* One launch, as its blocks' notes tell it. */
struct outcome {
    uint participants;
    bool wrong;
    double told_us, all_told_us; /* until the last participant, the last block knew */
};

static outcome read_notes(const std::vector<note> &notes, bool native)
{
    ull first = ~0ull, last = 0, last_began = 0, first_told = ~0ull, decided = 0;
    uint count = 0;
    std::vector<char> seen(notes.size(), 0);
    outcome o = {};
    for (const note &n : notes) {
        first = std::min(first, n.began);
        last = std::max(last, n.told);
        if (!n.in)
            continue;
        o.participants++;
        count = n.count;
        o.wrong = o.wrong || n.id >= n.count || n.id >= seen.size() || seen[n.id]++;
        last_began = std::max(last_began, n.began);
        first_told = std::min(first_told, n.told);
        decided = std::max(decided, n.told);
    }
    /* With native ids a block that begins later may take part: the count is what was promised. */
    o.wrong = o.wrong || o.participants != count || (!native && last_began > first_told);
    o.told_us = (double)(decided - first) / 1e3;
    o.all_told_us = (double)(last - first) / 1e3;
    return o;
}

struct tally {
    std::vector<double> found, told, all_told;
    uint wrong, lates;
};

static void clear(const args &a)
{
    zero(a.deadline, 1);
    zero(a.poll.words, POLL_WORDS);
}

/* False if the launch passed its deadline. */
static bool one_launch(const args &a, const form &f, uint blocks, outcome *o)
{
    std::vector<note> notes(blocks);
    clear(a);
    zero(a.notes, blocks);
    recall<<<blocks, f.threads, f.shared>>>(a);
    await_gpu();
    if (fetch_one(&a.deadline->late))
        return false;
    fetch(notes.data(), a.notes, blocks);
    *o = read_notes(notes, a.poll.variant & POLL_NATIVE);
    return true;
}

static tally launches(const args &a, const form &f, uint blocks, int runs)
{
    tally t = {};
    outcome o;
    for (int run = 0; run < runs && t.lates < 2; run++) {
        if (!one_launch(a, f, blocks, &o)) {
            t.lates++;
            continue;
        }
        t.wrong += o.wrong;
        t.found.push_back(o.participants);
        t.told.push_back(o.told_us);
        t.all_told.push_back(o.all_told_us);
        if (o.all_told_us > 200000 && run >= 3)
            break;
    }
    return t;
}

static double deviation(const std::vector<double> &values)
{
    double middle = mean(values), sum = 0;
    for (double value : values)
        sum += (value - middle) * (value - middle);
    return values.empty() ? 0 : sqrt(sum / values.size());
}

static void print_row(const form &f, uint fit, uint blocks, const variant &v, const tally &t)
{
    printf("%-4s %5u %5u %-26s %9.1f %7.1f %6.0f %6.0f %12.1f %12.1f %6u%s\n", f.name, fit, blocks, v.name,
           mean(t.found), deviation(t.found), least(t.found), greatest(t.found), median(t.told), median(t.all_told),
           t.wrong, t.lates ? " LATE" : "");
    fflush(stdout);
}

struct effort {
    int runs;
    ull limit; /* ns */
    uint most; /* blocks of a launch */
};

/* Of as many blocks as fit, and of one more. */
static void barriers(args a, const form &f, uint fit, const effort &e)
{
    a.limit = std::min((ull)50000000, e.limit);
    for (uint blocks : {fit, fit + 1}) {
        clear(a);
        meet_all<<<blocks, f.threads, f.shared>>>(a);
        await_gpu();
        printf("barrier of %u blocks of form %s: %s\n", blocks, f.name,
               fetch_one(&a.deadline->late) ? "hangs" : "passes");
    }
}

/* Large launches with many locks a block take too long to be repeated. */
static bool left_out(const form &f, const variant &v, uint fit, uint times)
{
    if (times == 8 && (f.shared || v.delay))
        return true;
    return fit > 1000 && v.delay && !(v.bits & POLL_TICKET);
}

static void one_form(args a, const form &f, uint sms, const effort &e)
{
    uint fit = blocks_per_sm(recall, f.threads, f.shared) * sms;
    if (fit >= e.most)
        return;
    barriers(a, f, fit, e);
    a.notes = device_array<note>((size_t)8 * fit);
    a.limit = e.limit;
    for (uint times : {2u, 8u})
        for (const variant &v : variants) {
            if (left_out(f, v, fit, times) || times * fit > e.most)
                continue;
            a.poll.variant = v.bits;
            a.poll.delay = v.delay;
            print_row(f, fit, times * fit, v, launches(a, f, times * fit, fit > 1000 ? std::min(e.runs, 10) : e.runs));
        }
    CHECK(gpuFree(a.notes));
}

int main(int argc, char **argv)
{
    no_more_arguments(argc, argv, 3, usage);
    effort e;
    e.runs = (int)number_argument(argc, argv, 1, 50, 1, 10000, usage);
    e.limit = (ull)(1e6 * number_argument(argc, argv, 2, 1000, 0.01, 10000, usage));
    e.most = (uint)number_argument(argc, argv, 3, ~0u, 1, ~0u, usage);
    gpuDeviceProp prop = gpu_open("discovery");
    uint sms = (uint)prop.multiProcessorCount;
    uint big = (uint)shared_per_block(prop) - 64; /* the kernel has a word of its own */
    args a = {};
    a.deadline = device_array<watch>(1);
    a.poll.words = device_array<uint>(POLL_WORDS);
    allow_shared(recall, big);
    allow_shared(meet_all, big);
    printf("# %s, %u SMs; %d runs each\n", prop.name, sms, e.runs);
    printf("%-4s %5s %5s %-26s %9s %7s %6s %6s %12s %12s %6s\n", "form", "N", "of", "lock", "found", "sd", "least",
           "most", "told us", "all told us", "wrong");
    const form forms[] = {{"11", 1, 0}, {"L1", 1, big}, {"1W", 1024, 0}, {"LW", 1024, big}};
    for (const form &f : forms)
        one_form(a, f, sms, e);
    return 0;
}
