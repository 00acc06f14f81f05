/* test_buffers.c - what accesses did to buffers, by the lines that they had. */
#include "mem/buffers.h"

#include <stdio.h>
#include <string.h>

#include "mem/memory.h"
#include "test.h"

static struct mem_buffers buffers;
static char text[4096];

static void print(void *context, const char *name, uint64_t value, const char *description)
{
    size_t used = strlen(text);

    CHECK(context == &buffers && *description);
    if (value)
        snprintf(text + used, sizeof(text) - used, "%s %d|", name, (int)value);
}

static const char *rows(void)
{
    *text = '\0';
    mem_buffers_statistics(&buffers, print, &buffers);
    return text;
}

static void start(void)
{
    memset(&buffers, 0, sizeof(buffers));
    CHECK(mem_buffers_add(&buffers, 1024, 65, "b"));
    CHECK(mem_buffers_add(&buffers, 4096, 64, "c of k"));
    CHECK(mem_buffers_add(&buffers, 512, 512, "a"));
}

static void no_line_is_in_two_buffers(void)
{
    start();
    CHECK(!mem_buffers_add(&buffers, 1087, 1, "in b"));
    CHECK(!mem_buffers_add(&buffers, 1151, 1, "in b's last line"));
    CHECK(!mem_buffers_add(&buffers, 448, 65, "into a"));
    CHECK(mem_buffers_add(&buffers, 1152, 1, "behind b"));
    CHECK_EQUAL(buffers.count, 4);
}

static void lines_have_buffers(void)
{
    static const uint32_t lines[] = {7, 8, 15, 16, 17, 18, 64, 65, 64, 8};

    start();
    for (uint32_t i = 0; i < sizeof(lines) / sizeof(lines[0]); i++)
        mem_buffers_note_l2(&buffers, lines[i], i % 2);
    CHECK(!strcmp(rows(), "buffer.a.l2_hits 2|buffer.a.l2_misses 1|buffer.b.l2_hits 1|buffer.b.l2_misses 1|"
                          "buffer.c_of_k.l2_misses 2|"));
}

/* A load is one of each buffer that it has a line of. */
static void loads_count_once(void)
{
    start();
    mem_buffers_note_scalar(&buffers, 1020, 8);
    mem_buffers_note_scalar(&buffers, 1084, 8);
    mem_buffers_note_scalar(&buffers, 8192, 64);
    CHECK(!strcmp(rows(), "buffer.a.scalar_loads 1|buffer.a.lines 1|buffer.b.scalar_loads 2|buffer.b.lines 3|"));
}

static void there_are_so_many(void)
{
    memset(&buffers, 0, sizeof(buffers));
    for (uint64_t i = 0; i < MEM_BUFFERS_MOST; i++)
        CHECK(mem_buffers_add(&buffers, (i + 1) * MEM_LINE_BYTES, 4, "b"));
    CHECK(!mem_buffers_add(&buffers, UINT64_C(1) << 20, 4, "b"));
}

TEST_MAIN()
{
    return test_run("buffers", (const struct test_case[]){TEST(no_line_is_in_two_buffers),
                                                          TEST(lines_have_buffers),
                                                          TEST(loads_count_once),
                                                          TEST(there_are_so_many),
                                                          {0}});
}
