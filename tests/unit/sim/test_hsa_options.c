/* test_hsa_options.c - what ONWARD_OPTIONS may say. */
#define _POSIX_C_SOURCE 200809L
#include "hsa/options.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "test.h"

#define COUNT(table) (sizeof(table) / sizeof((table)[0]))

static void options_are_read(void)
{
    static const struct {
        const char *text, *error; /* NULL: there is none */
    } rows[] = {
        {"", NULL},
        {"  policy=baseline   gpu.cus=4 timing=off quiet=on ", NULL},
        {"preset=cus-64 policy.stall_max=5", NULL},
        {"policy=none", "no such policy"},
        {"preset=none", "unknown preset"},
        {"timing=perhaps", "on or off"},
        {"quiet=1", "on or off"},
        {"stats=a trace=b.json trace-waves=1 check=all explain=a.json explain=b.dot explain=c.html explain=d.json",
         NULL},
        {"explain=a.json explain=a.json explain=a.json explain=a.json explain=a.json", "more than 4 times explain"},
        {"stats=", "stats=: a value"},
        {"explain=", "explain=: a value"},
        {"hang-after=86400", NULL},
        {"hang-after=86401", "a number of seconds"},
        {"hang-after=soon", "a number of seconds"},
        {"gpu.cus=0", "gpu.cus"},
        {"quiet", "KEY=VALUE"},
        {"l2.bytes=64", ""},
        {"\ngpu.cus=4\nlose-cu=3@5\npolicy=awg\n", NULL},
        {"\npreset=/no such/file", "unknown preset"},
        {"lose-cu=4@5 gpu.cus=4", "no such compute unit"},
        {"lose-cu=4", "CU@TIME"},
        {"lose-cu=4@5 gpu.cus=5", NULL},
        {"claimed-cus=0", "from 1 to"},
        {"claimed-cus=many", "from 1 to"},
        {"claimed-cus=65536", "from 1 to"},
        {"claimed-cus=65535", NULL},
        {"cp=local", NULL},
        {"cp=qemu-rv32", "cp=qemu-rv32: local or a folder with the firmware.elf of a board"},
        {"cp=", "cp=: local or a folder"},
    };
    static char many[HSA_LOSSES_MOST * 16 + 16], wide[5000];
    static struct hsa_options options;
    char error[256];

    for (size_t i = 0; i < COUNT(rows); i++) {
        test_context(rows[i].text);
        error[0] = '\0';
        CHECK_EQUAL(hsa_options_read(&options, rows[i].text, error, sizeof(error)), rows[i].error == NULL);
        CHECK(!rows[i].error || strstr(error, rows[i].error));
    }
    test_context(NULL);
    CHECK(hsa_options_read(&options, rows[1].text, error, sizeof(error)));
    CHECK(options.untimed && options.quiet && options.parameters.cus == 4);
    CHECK(strcmp(options.policy->name, "baseline") == 0);
    CHECK(hsa_options_read(&options, "lose-cu=3@1us+20 gpu.clock_mhz=2000", error, sizeof(error)));
    CHECK_EQUAL(options.loss_count, 1);
    CHECK_EQUAL(options.losses[0].cu, 3);
    CHECK_EQUAL(options.losses[0].cycle, 2000); /* clock_mhz comes behind it */
    CHECK_EQUAL(options.losses[0].return_cycle, 2020);

    memset(wide, 'a', sizeof(wide) - 1);
    CHECK(!hsa_options_read(&options, wide, error, sizeof(error)));
    CHECK(strstr(error, "a word of more than"));
    for (uint32_t i = 0; i <= HSA_LOSSES_MOST; i++)
        strcat(many, "lose-cu=1@5 ");
    CHECK(!hsa_options_read(&options, many, error, sizeof(error)));
    CHECK(strstr(error, "more than 64 times"));
}

static void presets_are_files(void)
{
    char path[] = "/tmp/onward test XXXXXX", text[64], error[256];
    static struct hsa_options options;
    int descriptor = mkstemp(path);

    CHECK(descriptor >= 0);
    CHECK_EQUAL(write(descriptor, "gpu.cus 12\n", 11), 11);
    close(descriptor);
    snprintf(text, sizeof(text), "\npreset=%s", path);
    CHECK(hsa_options_read(&options, text, error, sizeof(error)));
    CHECK_EQUAL(options.parameters.cus, 12);
    CHECK(strncmp(options.preset, "onward test ", 12) == 0);
    remove(path);
}

TEST_MAIN()
{
    return test_run("hsa_options", (const struct test_case[]){TEST(options_are_read), TEST(presets_are_files), {0}});
}
