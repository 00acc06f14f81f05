/* test_checksum.c - expect-checksum= of a .sim file: FNV-1a against its published values, and what is read. */
#include <string.h>

#include "host/checksum.h"
#include "test.h"

static void matches_published_values(void)
{
    static const struct {
        const char *text;
        uint64_t checksum;
    } rows[] = {{"", 0xcbf29ce484222325u}, {"a", 0xaf63dc4c8601ec8cu}, {"foobar", 0x85944171f73967e8u}};

    for (size_t i = 0; i < sizeof(rows) / sizeof(rows[0]); i++) {
        uint64_t checksum = HOST_CHECKSUM_NONE;
        test_context(rows[i].text);
        for (const char *at = rows[i].text; *at; at++)
            checksum = host_checksum_add(checksum, (uint8_t)*at, 1);
        CHECK_EQUAL(checksum, rows[i].checksum);
    }
    test_context(NULL);
    /* The lowest byte of a value comes first. */
    CHECK_EQUAL(host_checksum_add(host_checksum_add(HOST_CHECKSUM_NONE, 0x626f6f66, 4), 0x7261, 2),
                0x85944171f73967e8u);
}

static void reads_16_digits(void)
{
    static const struct {
        const char *text;
        bool good;
    } rows[] = {{"0123456789abcdef", true},  {"0123456789abcde", false},   {"0123456789abcdef0", false},
                {"0123456789ABCDEF", false}, {"0x123456789abcdef", false}, {"", false}};

    for (size_t i = 0; i < sizeof(rows) / sizeof(rows[0]); i++) {
        uint64_t checksum;
        const char *expected;
        test_context(rows[i].text);
        CHECK(host_checksum_read((struct host_span){rows[i].text, strlen(rows[i].text)}, &checksum, &expected) ==
              rows[i].good);
        CHECK_EQUAL(rows[i].good ? checksum : 0, rows[i].good ? 0x0123456789abcdefu : 0);
        CHECK(strcmp(expected, "16 hexadecimal digits, in small letters") == 0);
    }
    test_context(NULL);
}

TEST_MAIN()
{
    return test_run("checksum", (const struct test_case[]){TEST(matches_published_values), TEST(reads_16_digits), {0}});
}
