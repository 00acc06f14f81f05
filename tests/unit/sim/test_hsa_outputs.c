/* test_hsa_outputs.c - outputs of a program of HSA. */
#define _POSIX_C_SOURCE 200809L
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "hsa_bench.h"

static char folder[] = "/tmp/onward-test-XXXXXX";

/* Whether there is such a file that is not empty, which goes. */
static bool was_written(const char *name)
{
    char path[128];
    struct stat status;
    bool found;

    snprintf(path, sizeof(path), "%s/%s", folder, name);
    found = stat(path, &status) == 0 && status.st_size > 0;
    remove(path);
    return found;
}

static void begin_with_outputs(const char *more)
{
    char text[512];

    snprintf(text, sizeof(text), "stats=%s/s trace=%s/t.%s explain=%s/e.json", folder, folder, more, folder);
    begin_with(text);
}

static void check_outputs(const char *trace)
{
    CHECK(was_written("s"));
    CHECK(was_written(trace));
    CHECK(was_written("e.json"));
}

/* However the program ends, and a program goes on behind an error. */
static void outputs_are_written(void)
{
    static const uint32_t code[] = {S_NOP, S_NOP, S_NOP, END_PROGRAM},
                          branch[] = {0xbf82ffffu, S_NOP, S_NOP, END_PROGRAM},
                          traps[] = {S_TRAP, S_NOP, S_NOP, END_PROGRAM};
    static const struct {
        const char *name, *options, *trace;
        const uint32_t *code;
        bool ends;
    } rows[] = {{"it ends", "html trace-waves=0 check=all", "t.html", code, true},
                {"it hangs", "json trace-waves=0 check=races hang-after=0", "t.json", branch, false},
                {"it faults", "json.gz", "t.json.gz", traps, false}};

    CHECK(mkdtemp(folder) != NULL);
    for (size_t i = 0; i < COUNT(rows); i++) {
        struct cp_queue_memory *queue = NULL, *later = NULL;
        struct hsa_handle told, done, executable;
        struct cp_dispatch_packet packet;

        test_context(rows[i].name);
        begin_with_outputs(rows[i].options);
        told = signal_of(1);
        done = signal_of(1);
        executable = executable_of(rows[i].code);
        CHECK_EQUAL(hsa_queue_create(gpu, 4, 0, tell, &told, 0, 0, &queue), HSA_SUCCESS);
        packet = dispatch_of(executable, done);
        put(queue, &packet);
        hsa_signal_wait_scacquire(rows[i].ends ? done : told, CP_SIGNAL_LT, 1, NEVER, 0);
        CHECK(!was_written(rows[i].ends ? "s" : "none"));
        if (!rows[i].ends)
            check_outputs(rows[i].trace);
        CHECK_EQUAL(hsa_queue_destroy(queue), HSA_SUCCESS);
        CHECK_EQUAL(hsa_executable_destroy(executable), HSA_SUCCESS);
        CHECK_EQUAL(hsa_queue_create(gpu, 4, 0, NULL, NULL, 0, 0, &later), HSA_SUCCESS);
        hsa_signal_store_relaxed(done, 1);
        packet = dispatch_of(executable_of(code), done);
        put(later, &packet);
        CHECK_EQUAL(hsa_signal_wait_scacquire(done, CP_SIGNAL_LT, 1, NEVER, 0), 0);
        end();
        if (rows[i].ends)
            check_outputs(rows[i].trace);
        CHECK(!was_written("s"));
    }
    test_context(NULL);
    CHECK_EQUAL(rmdir(folder), 0); /* nothing else is there */
}

static void outputs_that_cannot_be_written(void)
{
    static const char *const rows[] = {"stats=/no/such/folder/s",
                                       "trace=/no/such/folder/t",
                                       "explain=/no/such/folder/e.dot",
                                       "explain=e.txt",
                                       "check=none",
                                       "trace-waves=0",
                                       "check=all timing=off"};

    for (size_t i = 0; i < COUNT(rows); i++) {
        test_context(rows[i]);
        setenv("ONWARD_OPTIONS", rows[i], 1);
        CHECK_EQUAL(hsa_init(), HSA_OUT_OF_RESOURCES);
    }
}

TEST_MAIN()
{
    return test_run("hsa_outputs",
                    (const struct test_case[]){TEST(outputs_are_written), TEST(outputs_that_cannot_be_written), {0}});
}
