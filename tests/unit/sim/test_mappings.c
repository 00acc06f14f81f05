/* test_mappings.c - memory that is shared is found, by each of the two ways. */
#define _GNU_SOURCE /* MAP_ANONYMOUS */
#include "mem/mappings.h"

#include <fcntl.h>
#include <stdlib.h>
#include <sys/mman.h>
#include <unistd.h>

#include "test.h"

#define PAGE         UINT64_C(4096)
#define COUNT(array) (sizeof(array) / sizeof((array)[0]))

/*
 * Seven pages that lie one after the other: p is private, s is shared and of no file, f a private copy of a file's, w is shared with a
 * file, r the same without the right to write, and - is not there.
 */
static const char layout[] = "psfwr-p";
static uint8_t *pages;

static bool map_page(char kind, uint8_t *at, int file, int file_to_read)
{
    int flags = MAP_FIXED | (kind == 'p' || kind == 'f' ? MAP_PRIVATE : MAP_SHARED);

    if (kind == '-')
        return munmap(at, PAGE) == 0;
    if (kind == 'p' || kind == 's')
        return mmap(at, PAGE, PROT_READ | PROT_WRITE, flags | MAP_ANONYMOUS, -1, 0) == at;
    if (kind == 'r')
        return mmap(at, PAGE, PROT_READ, flags, file_to_read, 0) == at;
    return mmap(at, PAGE, PROT_READ | PROT_WRITE, flags, file, 0) == at;
}

static void map_pages(void)
{
    char name[] = "/tmp/onward-mappings-XXXXXX";
    int file = mkstemp(name), file_to_read = open(name, O_RDONLY);

    CHECK(file >= 0 && file_to_read >= 0);
    unlink(name);
    CHECK(ftruncate(file, PAGE) == 0);
    pages = mmap(NULL, sizeof(layout) * PAGE, PROT_NONE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
    CHECK(pages != MAP_FAILED);
    for (uint32_t i = 0; layout[i]; i++)
        CHECK(map_page(layout[i], pages + i * PAGE, file, file_to_read));
    close(file);
    close(file_to_read);
}

static enum mem_sharing ask(uint64_t start, uint64_t bytes)
{
    int maps = open("/proc/self/maps", O_RDONLY);
    enum mem_sharing sharing = mem_ask_sharing(maps, start, bytes);

    close(maps);
    return sharing;
}

static enum mem_sharing read_all(uint64_t start, uint64_t bytes)
{
    FILE *maps = fopen("/proc/self/maps", "r");
    enum mem_sharing sharing = mem_read_sharing(maps, start, bytes);

    fclose(maps);
    return sharing;
}

/* All ranges of whole pages, and those without their first and last byte; by asking where Linux answers. */
static void shared_pages_are_found(void)
{
    bool answers = ask((uintptr_t)&pages, 1) != MEM_NOT_KNOWN;

    map_pages();
    for (uint32_t first = 0; layout[first]; first++) {
        enum mem_sharing expected = MEM_PRIVATE;

        for (uint32_t last = first; layout[last]; last++) {
            uint64_t start = (uintptr_t)pages + first * PAGE, bytes = (last - first + 1) * PAGE;

            if (layout[last] == 's' || layout[last] == 'w' || layout[last] == 'r')
                expected = MEM_SHARED;
            CHECK_EQUAL(read_all(start, bytes), expected);
            CHECK_EQUAL(read_all(start + 1, bytes - 2), expected);
            CHECK_EQUAL(mem_are_shared(pages + first * PAGE, bytes), expected == MEM_SHARED);
            if (!answers)
                continue;
            CHECK_EQUAL(ask(start, bytes), expected);
            CHECK_EQUAL(ask(start + 1, bytes - 2), expected);
        }
    }
    munmap(pages, sizeof(layout) * PAGE);
}

/* There may be none behind it either. */
static void the_highest_addresses_are_private(void)
{
    uint64_t start = UINT64_MAX - 2 * PAGE + 1;

    CHECK_EQUAL(read_all(start, PAGE), MEM_PRIVATE);
    CHECK(ask(start, PAGE) != MEM_SHARED);
}

static void a_kernel_that_does_not_answer_is_no_answer(void)
{
    int file = open("/dev/null", O_RDONLY);

    CHECK_EQUAL(mem_ask_sharing(file, (uintptr_t)&pages, 1), MEM_NOT_KNOWN);
    close(file);
}

/* What is no line of a mapping is passed over. */
static void lines_are_read(void)
{
    static const struct {
        const char *text;
        uint64_t start, bytes;
        enum mem_sharing sharing;
    } cases[] = {
        {"", 0, 1, MEM_PRIVATE},
        {"1000-2000 rw-s 0 00:00 0 /f\n", 0x1fff, 1, MEM_SHARED},
        {"1000-2000 rw-s 0 00:00 0 /f\n", 0x2000, 1, MEM_PRIVATE},
        {"1000-2000 rw-s 0 00:00 0 /f\n", 0xfff, 1, MEM_PRIVATE},
        {"1000-2000 rw-s 0 00:00 0 /f\n", 0xfff, 2, MEM_SHARED},
        {"no mapping\n1000-2000 ---s 0 00:00 0\n", 0x1000, 1, MEM_SHARED},
        {"1000-2000 rw-p 0 00:00 0\n2000-3000 rw-s 0 00:00 0", 0x1000, 0x1000, MEM_PRIVATE},
        {"1000-2000 rw-p 0 00:00 0\n2000-3000 rw-s 0 00:00 0", 0x1000, 0x1001, MEM_SHARED},
    };

    for (uint32_t i = 0; i < COUNT(cases); i++) {
        FILE *maps = tmpfile();

        CHECK(maps && fputs(cases[i].text, maps) >= 0);
        rewind(maps);
        CHECK_EQUAL(mem_read_sharing(maps, cases[i].start, cases[i].bytes), cases[i].sharing);
        fclose(maps);
    }
}

TEST_MAIN()
{
    return test_run("mappings", (const struct test_case[]){
                                    TEST(shared_pages_are_found),
                                    TEST(the_highest_addresses_are_private),
                                    TEST(a_kernel_that_does_not_answer_is_no_answer),
                                    TEST(lines_are_read),
                                    {0},
                                });
}
