/* bare.c - a firmware for policy awg alone with any of its parts left out: it does the rest, and refuses what it has not. */
#include "fake_gpu.h"
#include "onward/trace.h"
#include "test.h"

static struct fake_gpu gpu;
static struct cp cp;

#define TURNS 1000000u

static void init(uint64_t seed)
{
    fake_gpu_init(&gpu, &cp, seed);
    gpu.config.policy = &cp_policy_awg;
    gpu.config.wg_slots = 128;
    gpu.config.log_entries = 4;
    gpu.config.wait_timeout = CP_SPILL ? 0 : 50000;
    fake_gpu_queue(&gpu, 4, 2);
}

static void start(void)
{
    CHECK_EQUAL(fake_gpu_start(&gpu), CP_OK);
}

static void run(const struct fake_kernel *kernel)
{
    uint32_t dispatch = fake_gpu_dispatch(&gpu, 0, kernel);

    fake_gpu_ring(&gpu, 0, gpu.now);
    CHECK(fake_gpu_run(&gpu, TURNS));
    CHECK(fake_gpu_completed(&gpu, dispatch));
}

static uint64_t error_of_queue(void)
{
    return fake_gpu_queue_memory(&gpu, 0)->error_reason;
}

static void waiting_kernel_larger_than_gpu_finishes(void)
{
    for (uint32_t spills = 0; spills <= 1000; spills += 500) {
        init(2 + spills);
        gpu.spills = spills;
        start();
        run(&(struct fake_kernel){.program = FAKE_WAIT_ALL, .groups = {100, 1, 1}});
        fake_gpu_check_idle(&gpu);
        CHECK(gpu.saves >= 100 - 32);
        CHECK_EQUAL(cp_counters_of(&cp)->launches, CP_COUNTERS ? 100 : 0);
        CHECK(cp_counters_of(&cp)->commands > 200);
    }
}

/* Without spilled conditions a wait must end by itself. */
static void waits_end_somehow(void)
{
    init(11);
    gpu.config.wait_timeout = 0;
    CHECK_EQUAL(fake_gpu_start(&gpu) == CP_OK, CP_SPILL);
}

static void places_are_handed_over_or_found(void)
{
    init(3);
    start();
    run(&(struct fake_kernel){.groups = {100, 1, 1}});
    if (CP_COUNTERS)
        CHECK_EQUAL(cp_counters_of(&cp)->handovers > 0, CP_HANDOVER);
}

static void barrier_packets_work_or_stop_their_queue(void)
{
    static const uint16_t types[] = {CP_PACKET_BARRIER_AND, CP_PACKET_BARRIER_OR, CP_PACKET_VENDOR,
                                     CP_PACKET_AGENT_DISPATCH};

    for (uint32_t i = 0; i < 4; i++) {
        uint64_t signal;
        bool executed;

        init(4 + i);
        start();
        signal = fake_gpu_signal(&gpu);
        fake_gpu_packet(&gpu, 0,
                        &(struct cp_barrier_value_packet){
                            .header = types[i], .format = CP_VENDOR_BARRIER_VALUE, .completion_signal = signal});
        fake_gpu_ring(&gpu, 0, 0);
        CHECK(fake_gpu_run(&gpu, TURNS));
        executed =
            CP_BARRIER_PACKETS && (CP_ROCM || types[i] != CP_PACKET_VENDOR) && types[i] != CP_PACKET_AGENT_DISPATCH;
        CHECK_EQUAL(fake_gpu_read64(&gpu, signal + __builtin_offsetof(struct cp_signal, value)), !executed);
        if (types[i] == CP_PACKET_AGENT_DISPATCH)
            CHECK_EQUAL(error_of_queue(), CP_QUEUE_AGENT_DISPATCH);
        else
            CHECK_EQUAL(error_of_queue(), executed ? CP_QUEUE_OK : CP_QUEUE_BAD_PACKET_TYPE);
    }
}

static void scratch_is_there_or_refused(void)
{
    init(6);
    start();
    fake_gpu_dispatch(&gpu, 0, &(struct fake_kernel){.groups = {40, 1, 1}, .scratch = 16});
    fake_gpu_ring(&gpu, 0, 0);
    CHECK(fake_gpu_run(&gpu, TURNS));
    CHECK_EQUAL(fake_gpu_completed(&gpu, 0), CP_SCRATCH);
    CHECK_EQUAL(error_of_queue(), CP_SCRATCH ? CP_QUEUE_OK : CP_QUEUE_RESOURCES);
}

static void launch_options_are_heeded_or_refused(void)
{
    init(12);
    start();
    fake_gpu_dispatch(&gpu, 0, &(struct fake_kernel){.groups = {4, 1, 1}, .gather = 1000});
    fake_gpu_ring(&gpu, 0, 0);
    CHECK(fake_gpu_run(&gpu, TURNS));
    CHECK_EQUAL(fake_gpu_completed(&gpu, 0), CP_COOPERATIVE);
    CHECK_EQUAL(error_of_queue(), CP_COOPERATIVE ? CP_QUEUE_OK : CP_QUEUE_BAD_OPTIONS);
}

/* ROCm has other uses for these bytes of the packet. */
static void what_names_no_options_is_none(void)
{
    init(13);
    start();
    fake_gpu_dispatch(&gpu, 0, &(struct fake_kernel){.groups = {4, 1, 1}});
    ((struct cp_dispatch_packet *)fake_gpu_at(&gpu, gpu.dispatch[0].packet, CP_PACKET_BYTES))->options =
        gpu.dispatch[0].signal;
    fake_gpu_ring(&gpu, 0, 0);
    CHECK(fake_gpu_run(&gpu, TURNS));
    CHECK(fake_gpu_completed(&gpu, 0));
    CHECK_EQUAL(error_of_queue(), CP_QUEUE_OK);
}

/* The CU is taken away, or a GPU that should not says so: then nothing follows. */
static void lost_cu_is_emptied_or_the_event_dropped(void)
{
    init(7);
    start();
    fake_gpu_dispatch(&gpu, 0, &(struct fake_kernel){.groups = {32, 1, 1}, .duration = 5000});
    fake_gpu_ring(&gpu, 0, 0);
    if (CP_CU_LOSS)
        fake_gpu_lose(&gpu, 1, 1500);
    else
        fake_gpu_post(&gpu, &(struct cp_event){.kind = CP_EVENT_CU_LOST, .cu = 1});
    CHECK(fake_gpu_run(&gpu, TURNS));
    CHECK(fake_gpu_completed(&gpu, 0));
    CHECK_EQUAL(gpu.releases, CP_CU_LOSS);
    CHECK_EQUAL(gpu.saves > 0, CP_CU_LOSS);
}

static void quanta_are_set_or_not(void)
{
    init(8);
    gpu.config.quantum = 20000;
    start();
    run(&(struct fake_kernel){.program = FAKE_WAIT_ALL, .groups = {100, 1, 1}});
    CHECK_EQUAL(gpu.waiting.quantum_cycles, CP_PREEMPTION ? 20000 : 0);
}

static void configuration_is_verified_or_trusted(void)
{
    init(9);
    gpu.config.context_bytes += 32;
    CHECK_EQUAL(fake_gpu_start(&gpu) == CP_OK, !CP_CHECK_CONFIG);
}

static void trace_starts_or_not(void)
{
    static struct {
        struct cp_trace trace;
        struct cp_trace_entry entries[64];
    } ring;

    init(10);
    start();
    CHECK_EQUAL(cp_trace_start(&cp, &ring, sizeof(ring)) == CP_OK, CP_TRACE);
    run(&(struct fake_kernel){.groups = {4, 1, 1}});
    CHECK_EQUAL(ring.trace.written > 0, CP_TRACE);
}

int main(void)
{
    return test_run("bare", (const struct test_case[]){TEST(waiting_kernel_larger_than_gpu_finishes),
                                                       TEST(waits_end_somehow),
                                                       TEST(places_are_handed_over_or_found),
                                                       TEST(barrier_packets_work_or_stop_their_queue),
                                                       TEST(launch_options_are_heeded_or_refused),
                                                       TEST(what_names_no_options_is_none),
                                                       TEST(scratch_is_there_or_refused),
                                                       TEST(lost_cu_is_emptied_or_the_event_dropped),
                                                       TEST(quanta_are_set_or_not),
                                                       TEST(configuration_is_verified_or_trusted),
                                                       TEST(trace_starts_or_not),
                                                       {0}});
}
