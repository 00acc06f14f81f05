/* test_board.c - what boards and boards/common supply: memory functions, data and bss, the count of instructions. */
#include "board.h"
#include "test.h"

void *memcpy(void *restrict destination, const void *restrict source, size_t bytes);
void *memmove(void *destination, const void *source, size_t bytes);
void *memset(void *destination, int value, size_t bytes);
int memcmp(const void *a, const void *b, size_t bytes);

static volatile uint32_t initialised = 0x12345678;
static volatile uint32_t cleared;

static void data_and_bss_are_set_up(void)
{
    CHECK_EQUAL(initialised, 0x12345678);
    CHECK_EQUAL(cleared, 0);
}

/* Every offset and length up to two words, against a copy byte by byte. */
static void copies_at_every_alignment(void)
{
    for (uint32_t from = 0; from < 4; from++)
        for (uint32_t to = 0; to < 4; to++)
            for (uint32_t bytes = 0; bytes < 9; bytes++) {
                uint8_t source[16], target[16] = {0};

                for (uint32_t i = 0; i < 16; i++)
                    source[i] = (uint8_t)(i + 1);
                CHECK(memcpy(target + to, source + from, bytes) == target + to);
                for (uint32_t i = 0; i < 16; i++)
                    CHECK_EQUAL(target[i], i >= to && i < to + bytes ? source[from + i - to] : 0);
            }
}

static void moves_overlap(void)
{
    for (uint32_t from = 0; from < 8; from++)
        for (uint32_t to = 0; to < 8; to++) {
            uint8_t bytes[16];

            for (uint32_t i = 0; i < 16; i++)
                bytes[i] = (uint8_t)(i + 1);
            memmove(bytes + to, bytes + from, 8);
            for (uint32_t i = 0; i < 8; i++)
                CHECK_EQUAL(bytes[to + i], from + i + 1);
        }
}

static void fills_at_every_alignment(void)
{
    for (uint32_t to = 0; to < 4; to++)
        for (uint32_t bytes = 0; bytes < 9; bytes++) {
            uint8_t target[16] = {0};

            memset(target + to, 0x1a5, bytes);
            for (uint32_t i = 0; i < 16; i++)
                CHECK_EQUAL(target[i], i >= to && i < to + bytes ? 0xa5 : 0);
        }
}

static void compares(void)
{
    static const uint8_t a[] = {1, 2, 3}, b[] = {1, 2, 200};

    CHECK_EQUAL(memcmp(a, b, 2), 0);
    CHECK(memcmp(a, b, 3) < 0);
    CHECK(memcmp(b, a, 3) > 0);
    CHECK_EQUAL(memcmp(a, b, 0), 0);
}

__attribute__((noinline)) static void spin(uint32_t rounds)
{
#if defined(__riscv)
    __asm__ volatile("1: addi %0, %0, -1\n bnez %0, 1b" : "+r"(rounds));
#else
    __asm__ volatile("1: subs %0, %0, #1\n bne 1b" : "+r"(rounds) : : "cc");
#endif
}

__attribute__((noinline)) static uint32_t count_of(uint32_t rounds)
{
    board_count_start();
    spin(rounds);
    return board_count();
}

/* Two instructions a round; what comes before and after is the same each time. */
static void counts_instructions(void)
{
    static const uint32_t rounds[] = {2, 3, 10, 1000, 1000000};
    uint32_t base = count_of(1);

    CHECK(base > 2 && base < 100);
    for (uint32_t i = 0; i < sizeof(rounds) / sizeof(rounds[0]); i++) {
        uint32_t want = base + 2 * (rounds[i] - 1), got = count_of(rounds[i]);

        CHECK(got + 1 >= want && got <= want + 1);
        CHECK_EQUAL(count_of(rounds[i]), got);
    }
}

static void shared_memory_is_there(void)
{
    volatile uint32_t *first = (volatile uint32_t *)(void *)board_shared;

    *first = 0x5aa5c33c;
    CHECK_EQUAL(*first, 0x5aa5c33c);
    CHECK(board_shared_end - board_shared >= 1 << 20);
}

int main(void)
{
    return test_run("board", (const struct test_case[]){TEST(data_and_bss_are_set_up),
                                                        TEST(copies_at_every_alignment),
                                                        TEST(moves_overlap),
                                                        TEST(fills_at_every_alignment),
                                                        TEST(compares),
                                                        TEST(counts_instructions),
                                                        TEST(shared_memory_is_there),
                                                        {0}});
}
