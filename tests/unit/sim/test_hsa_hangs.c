/* test_hsa_hangs.c - kernels that hang, and programs that wait for them. */
#define _POSIX_C_SOURCE 200809L
#include <spawn.h>
#include <string.h>
#include <sys/wait.h>

#include "hsa_bench.h"

/* A kernel that never ends: waits do. */
static void kernels_hang(void)
{
    static const uint32_t branch[] = {0xbf82ffffu, S_NOP, S_NOP, END_PROGRAM};
    struct cp_queue_memory *queue = NULL;
    struct cp_dispatch_packet packet;
    struct hsa_handle done;
    uint32_t mask = 3;

    begin();
    CHECK_EQUAL(hsa_queue_create(gpu, 4, 0, NULL, NULL, 0, 0, &queue), HSA_SUCCESS);
    CHECK_EQUAL(hsa_amd_queue_set_priority(queue, 2), HSA_SUCCESS);
    CHECK_EQUAL(hsa_amd_queue_set_priority(queue, 3), HSA_INVALID_ARGUMENT);
    CHECK_EQUAL(hsa_amd_queue_set_priority(NULL, 2), HSA_INVALID_QUEUE);
    CHECK_EQUAL(hsa_amd_queue_cu_set_mask(queue, 0, NULL), HSA_SUCCESS);
    CHECK_EQUAL(hsa_amd_queue_cu_set_mask(queue, 32, &mask), HSA_SUCCESS);
    CHECK_EQUAL(hsa_amd_queue_cu_set_mask(queue, 31, &mask), HSA_INVALID_ARGUMENT);
    CHECK_EQUAL(hsa_amd_queue_cu_set_mask(queue, 32, NULL), HSA_INVALID_ARGUMENT);
    mask = 256;
    listen();
    CHECK_EQUAL(hsa_amd_queue_cu_set_mask(queue, 32, &mask), HSA_INVALID_ARGUMENT);
    CHECK(heard("hsa_amd_queue_cu_set_mask: no compute unit of the GPU is in the mask"));
    CHECK_EQUAL(hsa_amd_queue_cu_set_mask(NULL, 0, NULL), HSA_INVALID_QUEUE);
    done = signal_of(1);
    packet = dispatch_of(executable_of(branch), done);
    put(queue, &packet);
    CHECK_EQUAL(hsa_signal_wait_scacquire(done, CP_SIGNAL_LT, 1, 1000, 0), 1);
    CHECK_EQUAL(hsa_signal_wait_scacquire(done, CP_SIGNAL_LT, 1, 5000000, 0), 1);
    listen();
    CHECK_EQUAL(hsa_amd_queue_set_priority(queue, 0), HSA_ERROR);
    CHECK(heard("packets that do not end by themselves"));
    end();
}

/* A kernel that hangs is stopped, with what waits behind it. Other queues go on, also with the number of the stopped one. */
static void kernels_that_hang_are_stopped(void)
{
    static const uint32_t branch[] = {0xbf82ffffu, S_NOP, S_NOP, END_PROGRAM},
                          code[] = {S_NOP, S_NOP, S_NOP, END_PROGRAM};
    struct cp_queue_memory *queue = NULL, *idle = NULL, *later = NULL;
    struct cp_dispatch_packet packet;
    struct hsa_handle done, told;

    for (int timed = 0; timed < 2; timed++) {
        test_context(timed ? "timing on" : "timing off");
        begin_with(timed ? "hang-after=0" : "hang-after=0 timing=off");
        told = signal_of(1);
        done = signal_of(1);
        told_status = HSA_SUCCESS;
        CHECK_EQUAL(hsa_queue_create(gpu, 4, 0, tell, &told, 0, 0, &queue), HSA_SUCCESS);
        CHECK_EQUAL(hsa_queue_create(gpu, 4, 0, NULL, NULL, 0, 0, &idle), HSA_SUCCESS);
        packet = dispatch_of(executable_of(branch), done);
        put(queue, &packet);
        CHECK_EQUAL(hsa_signal_wait_scacquire(done, CP_SIGNAL_LT, 1, NEVER, 0), 1);
        CHECK_EQUAL(told_status, HSA_ERROR);
        CHECK_EQUAL(queue->error_reason, CP_QUEUE_ABANDONED);
        CHECK_EQUAL(idle->error_reason, CP_QUEUE_OK);
        CHECK_EQUAL(hsa_queue_create(gpu, 4, 0, NULL, NULL, 0, 0, &later), HSA_SUCCESS);
        packet = dispatch_of(executable_of(code), done);
        put(queue, &packet); /* is not looked at */
        put(later, &packet);
        CHECK_EQUAL(hsa_signal_wait_scacquire(done, CP_SIGNAL_LT, 1, NEVER, 0), 0);
        CHECK_EQUAL(queue->read_dispatch_id, 0);
        CHECK_EQUAL(hsa_queue_destroy(queue), HSA_SUCCESS);
        put(later, &packet);
        CHECK_EQUAL(hsa_signal_wait_scacquire(done, CP_SIGNAL_LT, 0, NEVER, 0), -1);
        end();
    }
}

/* While the program can let a kernel go on, nothing is stopped. */
static void the_program_has_its_time(void)
{
    static const uint32_t branch[] = {0xbf82ffffu, S_NOP, S_NOP, END_PROGRAM};
    struct cp_queue_memory *queue = NULL;
    struct cp_dispatch_packet packet;
    struct hsa_handle done;

    begin_with("hang-after=3600");
    CHECK_EQUAL(hsa_queue_create(gpu, 4, 0, NULL, NULL, 0, 0, &queue), HSA_SUCCESS);
    done = signal_of(1);
    packet = dispatch_of(executable_of(branch), done);
    put(queue, &packet);
    CHECK_EQUAL(hsa_signal_wait_scacquire(done, CP_SIGNAL_LT, 1, 20000000, 0), 1);
    CHECK_EQUAL(queue->error_reason, CP_QUEUE_OK);
    end();
}

#define WAITS_ON "ONWARD_TEST_WAITS_ON" /* in the environment: this is the program that waits on */

static void wait_on(void)
{
    static const uint32_t branch[] = {0xbf82ffffu, S_NOP, S_NOP, END_PROGRAM};
    struct cp_queue_memory *queue = NULL;
    struct cp_dispatch_packet packet;
    struct hsa_handle done;

    begin_with("hang-after=0");
    CHECK_EQUAL(hsa_queue_create(gpu, 4, 0, NULL, NULL, 0, 0, &queue), HSA_SUCCESS);
    done = signal_of(1);
    packet = dispatch_of(executable_of(branch), done);
    put(queue, &packet);
    while (hsa_signal_wait_scacquire(done, CP_SIGNAL_LT, 1, NEVER, 0))
        ;
}

/* A program that looks again and again hears it, too. */
static void a_program_that_looks_is_told(void)
{
    static const uint32_t branch[] = {0xbf82ffffu, S_NOP, S_NOP, END_PROGRAM};
    struct cp_queue_memory *queue = NULL;
    struct cp_dispatch_packet packet;
    struct hsa_handle done, told;

    begin_with("hang-after=0");
    told = signal_of(1);
    done = signal_of(1);
    told_status = HSA_SUCCESS;
    CHECK_EQUAL(hsa_queue_create(gpu, 4, 0, tell, &told, 0, 0, &queue), HSA_SUCCESS);
    packet = dispatch_of(executable_of(branch), done);
    put(queue, &packet);
    for (uint32_t i = 0; i < 10000 && told_status == HSA_SUCCESS; i++)
        CHECK_EQUAL(hsa_signal_load_relaxed(done), 1);
    CHECK_EQUAL(told_status, HSA_ERROR);
    end();
}

/* A program that waits again and again for a kernel that was stopped ends with status 3. It is one of its own: forked processes share
 * what this one has registered. */
static void a_program_that_waits_on_is_ended(void)
{
    char *const arguments[] = {"test_hsa_hangs", NULL}, *const environment[] = {WAITS_ON "=1", NULL};
    pid_t child;
    int status = 0;

    CHECK_EQUAL(posix_spawn(&child, "/proc/self/exe", NULL, NULL, arguments, environment), 0);
    CHECK_EQUAL(waitpid(child, &status, 0), child);
    CHECK(WIFEXITED(status) && WEXITSTATUS(status) == 3);
}

TEST_MAIN()
{
    if (getenv(WAITS_ON)) {
        wait_on();
        return 0;
    }
    return test_run("hsa_hangs", (const struct test_case[]){TEST(kernels_hang),
                                                            TEST(kernels_that_hang_are_stopped),
                                                            TEST(the_program_has_its_time),
                                                            TEST(a_program_that_looks_is_told),
                                                            TEST(a_program_that_waits_on_is_ended),
                                                            {0}});
}
