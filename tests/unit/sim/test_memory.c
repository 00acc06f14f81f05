/* test_memory.c - rights and allocation of memory, and faults. */
#define _GNU_SOURCE /* MAP_ANONYMOUS */

#include <pthread.h>
#include <sched.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <unistd.h>

#include "mem/pages.h"
#include "memory_bench.h"

/* ---- rights and allocation ---- */

static void allocations_are_apart_and_have_rights_to_the_byte(void)
{
    struct mem memory;
    uint64_t first, second;

    CHECK(mem_init(&memory, 1u << 20));
    first = mem_allocate(&memory, 100, 64, MEM_RIGHTS_READ_WRITE);
    second = mem_allocate(&memory, 64, 4096, MEM_RIGHTS_READ);
    CHECK(first >= 65536);
    CHECK_EQUAL(first % 64, 0);
    CHECK_EQUAL(second % 4096, 0);
    CHECK(second >= first + 100 + 256);
    CHECK(mem_permits(&memory, first, 100, MEM_RIGHTS_READ_WRITE));
    CHECK(!mem_permits(&memory, first, 101, MEM_RIGHTS_READ));
    CHECK(!mem_permits(&memory, first - 1, 2, MEM_RIGHTS_READ));
    CHECK(mem_permits(&memory, first + 99, 1, MEM_RIGHTS_WRITE));
    CHECK(!mem_permits(&memory, first + 100, 1, MEM_RIGHTS_READ));
    CHECK(mem_permits(&memory, second, 64, MEM_RIGHTS_READ));
    CHECK(!mem_permits(&memory, second, 1, MEM_RIGHTS_WRITE));
    CHECK(mem_permits(&memory, second + 64, 0, MEM_RIGHTS_WRITE));
    mem_allow(&memory, first + 10, 60, MEM_RIGHTS_NONE);
    CHECK(mem_permits(&memory, first, 10, MEM_RIGHTS_READ_WRITE));
    CHECK(!mem_permits(&memory, first + 9, 2, MEM_RIGHTS_READ));
    CHECK(!mem_permits(&memory, first + 69, 1, MEM_RIGHTS_READ));
    CHECK(mem_permits(&memory, first + 70, 30, MEM_RIGHTS_READ_WRITE));
    mem_free(&memory);
}

/* What the map of rights says of each line of a range is what was asked for last, byte by byte. */
static void check_rights(const struct mem *memory, uint64_t from, uint64_t to, const uint8_t *wanted)
{
    for (uint64_t at = from; at < to; at++) {
        uint64_t bits = mem_rights_bits(&memory->readable, at / MEM_LINE_BYTES);

        CHECK_EQUAL(bits >> (at % MEM_LINE_BYTES) & 1, wanted[at - from]);
        CHECK_EQUAL(mem_rights_whole(&memory->readable, (uint32_t)(at / MEM_LINE_BYTES)), bits == UINT64_MAX);
    }
}

/* Rights of many lines at once, over and beside lines of which a part has some. */
static void ranges_change_over_parts(void)
{
    enum { BYTES = 5 * 4096, ROUNDS = 40 };
    static uint8_t wanted[BYTES];
    struct mem memory;
    uint64_t start, state = 1;

    CHECK(mem_init(&memory, 1u << 20));
    start = mem_allocate(&memory, BYTES, 4096, MEM_RIGHTS_NONE);
    memset(wanted, 0, sizeof(wanted));
    for (uint32_t round = 0; round < ROUNDS; round++) {
        uint64_t from, bytes;
        bool set = round % 3;

        state = state * UINT64_C(6364136223846793005) + 1442695040888963407;
        from = round % 4 ? (state >> 33) % BYTES : 0;
        bytes = round % 5 ? (state >> 13) % (BYTES - from) : BYTES - from;
        mem_allow(&memory, start + from, bytes, set ? MEM_RIGHTS_READ : MEM_RIGHTS_NONE);
        memset(wanted + from, set, bytes);
        check_rights(&memory, start, start + BYTES, wanted);
    }
    mem_release(&memory, start, BYTES);
    CHECK_EQUAL(mem_allocate(&memory, 100, 4096, MEM_RIGHTS_READ), start);
    memset(wanted, 0, sizeof(wanted));
    memset(wanted, 1, 100);
    check_rights(&memory, start, start + BYTES, wanted);
    mem_free(&memory);
}

/* The pages of the host that a map keeps. */
static uint64_t kept_pages(const uint64_t *words, uint64_t bytes)
{
    static unsigned char kept[1u << 15];
    uint64_t count = 0;

    CHECK(bytes / MEM_PAGE_BYTES <= sizeof(kept));
    CHECK_EQUAL(mincore((void *)words, bytes, kept), 0);
    for (uint64_t i = 0; i < bytes / MEM_PAGE_BYTES; i++)
        count += kept[i] & 1;
    return count;
}

/* A large buffer comes and goes without a word for each of its lines: time and memory of the host. */
static void large_buffers_are_cheap(void)
{
    const uint64_t bytes = UINT64_C(1) << 30;
    struct mem memory;
    uint64_t address;

    CHECK(mem_init(&memory, bytes + (1u << 20)));
    address = mem_allocate(&memory, bytes, 4096, MEM_RIGHTS_READ_WRITE);
    CHECK(mem_rights_whole(&memory.writable, mem_line_of(address + bytes - 1)));
    CHECK(kept_pages(memory.writable.lines, bytes / MEM_LINE_BYTES * sizeof(uint64_t)) < 16);
    mem_release(&memory, address, bytes);
    CHECK(!mem_permits(&memory, address, 1, MEM_RIGHTS_READ));
    CHECK(kept_pages(memory.readable.lines, bytes / MEM_LINE_BYTES * sizeof(uint64_t)) < 16);
    mem_free(&memory);
}

static void allocation_refuses_what_does_not_fit(void)
{
    static const struct {
        const char *name;
        uint64_t bytes, alignment;
        bool fits;
    } rows[] = {
        {"everything that is left", (1u << 20) - 65536, 1, true},
        {"one byte more", (1u << 20) - 65536 + 1, 1, false},
        {"nothing", 0, 64, true},
        {"overflow", UINT64_MAX, 64, false},
        {"overflow with alignment", UINT64_MAX - 100, 4096, false},
        {"no alignment", 64, 0, false},
        {"alignment that is no power of two", 64, 48, false},
        {"alignment beyond memory", 64, UINT64_C(1) << 63, false},
    };

    for (uint32_t i = 0; i < COUNT(rows); i++) {
        struct mem memory;

        test_context(rows[i].name);
        CHECK(mem_init(&memory, 1u << 20));
        CHECK_EQUAL(mem_allocate(&memory, rows[i].bytes, rows[i].alignment, MEM_RIGHTS_READ) != 0, rows[i].fits);
        mem_free(&memory);
    }
    test_context(NULL);
}

static void released_is_used_again(void)
{
    struct mem memory;
    uint64_t first, second, third, top;

    CHECK(mem_init(&memory, 1u << 20));
    first = mem_allocate(&memory, 1024, 64, MEM_RIGHTS_READ_WRITE);
    second = mem_allocate(&memory, 1024, 64, MEM_RIGHTS_READ_WRITE);
    third = mem_allocate(&memory, 1024, 64, MEM_RIGHTS_READ_WRITE);
    top = memory.next_free;
    mem_release(&memory, first, 1024);
    CHECK(!mem_permits(&memory, first, 1, MEM_RIGHTS_READ));
    CHECK(mem_permits(&memory, second, 1024, MEM_RIGHTS_READ_WRITE));
    CHECK_EQUAL(mem_allocate(&memory, 1025, 64, MEM_RIGHTS_READ) >= top, true);
    CHECK_EQUAL(mem_allocate(&memory, 1024, 64, MEM_RIGHTS_READ), first);
    CHECK(!mem_permits(&memory, first, 1, MEM_RIGHTS_WRITE));
    mem_release(&memory, second, 1024);
    mem_release(&memory, third, 1024);
    CHECK_EQUAL(mem_allocate(&memory, 2000, 64, MEM_RIGHTS_READ), second);
    mem_free(&memory);
}

/* What is last is as if it had never been there. */
static void released_at_the_end(void)
{
    struct mem memory;
    uint64_t address;

    CHECK(mem_init(&memory, 1u << 20));
    address = mem_allocate(&memory, 4096, 64, MEM_RIGHTS_READ);
    mem_release(&memory, address, 4096);
    CHECK_EQUAL(memory.next_free, address);
    CHECK_EQUAL(mem_allocate(&memory, (1u << 20) - address, 64, MEM_RIGHTS_READ), address);
    mem_free(&memory);
}

#ifndef __SANITIZE_ADDRESS__ /* it has the place of the window for itself */
#define WINDOW (UINT64_C(1) << 36)

static void window_has_the_addresses_of_the_host(void)
{
    struct mem memory, second;
    uint32_t value = 0;
    uint64_t address;

    CHECK(mem_init_window(&memory, WINDOW, 1u << 20));
    CHECK(!mem_init_window(&second, WINDOW + 4096, 1u << 20));
    address = mem_allocate(&memory, 64, 64, MEM_RIGHTS_READ_WRITE);
    CHECK(address >= WINDOW && address < WINDOW + (1u << 20));
    *(uint32_t *)(uintptr_t)address = 77;
    mem_read(&memory, address, &value, sizeof(value));
    CHECK_EQUAL(value, 77);
    value = 78;
    mem_write(&memory, address, &value, sizeof(value), 0);
    CHECK_EQUAL(*(uint32_t *)(uintptr_t)address, 78);
    CHECK(mem_contains(&memory, WINDOW, 1u << 20));
    CHECK(!mem_contains(&memory, WINDOW - 1, 2));
    CHECK(!mem_contains(&memory, WINDOW + (1u << 20), 1));
    CHECK_EQUAL(mem_allocate(&memory, 1u << 21, 64, MEM_RIGHTS_READ), 0);
    mem_free(&memory);
    CHECK(mem_init_window(&memory, WINDOW, 1u << 20));
    CHECK_EQUAL(*(uint32_t *)(uintptr_t)address, 0);
    mem_free(&memory);
}

#define PAGES 4u

/* Writes to pages again and again, one thread beside the copies. */
struct writer {
    volatile uint32_t *word;
    uint32_t written;
    bool begun, ends;
};

static void *write_on(void *context)
{
    struct writer *writer = context;

    do {
        *writer->word = ++writer->written;
        __atomic_store_n(&writer->begun, true, __ATOMIC_RELEASE);
    } while (!__atomic_load_n(&writer->ends, __ATOMIC_ACQUIRE));
    return NULL;
}

static void pages_join_and_part(void)
{
    struct mem memory;
    uint8_t *pages = aligned_alloc(MEM_PAGE_BYTES, PAGES * MEM_PAGE_BYTES);
    uint8_t *window;
    uint64_t address;

    CHECK(mem_init_window(&memory, WINDOW, 1u << 20));
    address = mem_allocate(&memory, PAGES * MEM_PAGE_BYTES, MEM_PAGE_BYTES, MEM_RIGHTS_READ_WRITE);
    window = (uint8_t *)(uintptr_t)address;
    memset(pages, 5, PAGES * MEM_PAGE_BYTES);
    CHECK(mem_join_pages(&memory, address, pages, PAGES * MEM_PAGE_BYTES));
    CHECK_EQUAL(window[0], 5);
    CHECK_EQUAL(window[PAGES * MEM_PAGE_BYTES - 1], 5);
    pages[3] = 6;
    CHECK_EQUAL(window[3], 6);
    window[MEM_PAGE_BYTES] = 7;
    CHECK_EQUAL(pages[MEM_PAGE_BYTES], 7);
    CHECK(mem_part_pages(pages + MEM_PAGE_BYTES, MEM_PAGE_BYTES));
    CHECK_EQUAL(pages[MEM_PAGE_BYTES], 7);
    pages[MEM_PAGE_BYTES] = 8;
    CHECK_EQUAL(window[MEM_PAGE_BYTES], 7);
    CHECK(mem_keep_copy(&memory));
    window[3] = 9;
    CHECK_EQUAL(pages[3], 6);
    CHECK(mem_part_pages(pages, PAGES * MEM_PAGE_BYTES));
    mem_free(&memory);
    free(pages);
}

static void *touch(void *context)
{
    return (void *)(uintptr_t) * (volatile uint8_t *)context;
}

/* Pages join when their place is touched, by several threads as well; pages of a stack at once. */
static void pages_are_lent(void)
{
    _Alignas(MEM_PAGE_BYTES) volatile uint8_t own[MEM_PAGE_BYTES] = {4};
    struct mem memory;
    uint8_t *pages = aligned_alloc(MEM_PAGE_BYTES, PAGES * MEM_PAGE_BYTES);
    struct mem_lent lent, second;
    volatile uint8_t *window;
    uint64_t address;

    CHECK(mem_init_window(&memory, WINDOW, 1u << 20));
    address = mem_allocate(&memory, 2 * PAGES * MEM_PAGE_BYTES, MEM_PAGE_BYTES, MEM_RIGHTS_READ_WRITE);
    window = (uint8_t *)(uintptr_t)address;
    for (uint32_t round = 0; round < 20; round++) {
        pthread_t threads[4];

        memset(pages, 5, PAGES * MEM_PAGE_BYTES);
        CHECK(mem_lend_pages(&lent, &memory, address, pages, PAGES * MEM_PAGE_BYTES));
        CHECK(mem_lend_pages(&second, &memory, address + PAGES * MEM_PAGE_BYTES, (void *)own, MEM_PAGE_BYTES));
        CHECK(!lent.joined && second.joined);
        CHECK_EQUAL(window[PAGES * MEM_PAGE_BYTES], 4);
        pages[3] = 6;
        for (size_t i = 0; round % 2 && i < 4; i++)
            CHECK_EQUAL(pthread_create(&threads[i], NULL, touch, (void *)&window[3]), 0);
        for (size_t i = 0; round % 2 && i < 4; i++) {
            void *seen;

            CHECK_EQUAL(pthread_join(threads[i], &seen), 0);
            CHECK_EQUAL((uintptr_t)seen, 6);
        }
        if (round % 3 == 0) {
            window[4] = 7;
            CHECK_EQUAL(pages[4], 7);
        }
        CHECK_EQUAL(lent.joined, round % 2 || round % 3 == 0);
        CHECK(mem_return_pages(&lent));
        CHECK(mem_return_pages(&second));
        CHECK_EQUAL(pages[3], 6);
        window[3] = 9;
        CHECK_EQUAL(pages[3], 6);
    }
    munmap(pages, MEM_PAGE_BYTES);
    CHECK(!mem_lend_pages(&lent, &memory, address, pages, MEM_PAGE_BYTES));
    CHECK(mmap(pages, MEM_PAGE_BYTES, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_FIXED, -1, 0) == pages);
    mem_free(&memory);
    free(pages);
}

/* Places in the window may be mirrors of pages that have joined it elsewhere. */
static void pages_are_mirrored(void)
{
    struct mem memory;
    uint8_t *pages = aligned_alloc(MEM_PAGE_BYTES, MEM_PAGE_BYTES);
    struct mem_lent lent;
    volatile uint8_t *window;
    uint64_t address;

    CHECK(mem_init_window(&memory, WINDOW, 1u << 20));
    address = mem_allocate(&memory, 2 * MEM_PAGE_BYTES, MEM_PAGE_BYTES, MEM_RIGHTS_READ_WRITE);
    window = (uint8_t *)(uintptr_t)address;
    window[MEM_PAGE_BYTES] = 8;
    pages[0] = 5;
    CHECK(mem_lend_pages(&lent, &memory, address, pages, MEM_PAGE_BYTES));
    CHECK(mem_join_lent(&lent) && lent.joined);
    CHECK(mem_join_lent(&lent)); /* it has */
    CHECK(mem_mirror_pages(&memory, address + MEM_PAGE_BYTES, address, MEM_PAGE_BYTES));
    CHECK_EQUAL(window[MEM_PAGE_BYTES], 5);
    window[MEM_PAGE_BYTES] = 6;
    CHECK(pages[0] == 6 && window[0] == 6);
    CHECK(mem_mirror_pages(&memory, address + MEM_PAGE_BYTES, address + MEM_PAGE_BYTES, MEM_PAGE_BYTES));
    CHECK(window[MEM_PAGE_BYTES] == 8 && pages[0] == 6);
    CHECK(mem_return_pages(&lent));
    mem_free(&memory);
    free(pages);
}

/* Nothing that a thread writes meanwhile is lost. */
static void pages_join_beside_a_writer(void)
{
    struct mem memory;
    uint32_t *pages = aligned_alloc(MEM_PAGE_BYTES, MEM_PAGE_BYTES);
    struct writer writer = {.word = pages};
    pthread_t thread;
    uint64_t address;

    CHECK(mem_init_window(&memory, WINDOW, 1u << 20));
    address = mem_allocate(&memory, MEM_PAGE_BYTES, MEM_PAGE_BYTES, MEM_RIGHTS_READ_WRITE);
    CHECK_EQUAL(pthread_create(&thread, NULL, write_on, &writer), 0);
    while (!__atomic_load_n(&writer.begun, __ATOMIC_ACQUIRE))
        sched_yield();
    for (uint32_t i = 0; i < 200; i++) {
        CHECK(mem_join_pages(&memory, address, pages, MEM_PAGE_BYTES));
        CHECK(mem_part_pages(pages, MEM_PAGE_BYTES));
    }
    CHECK(mem_join_pages(&memory, address, pages, MEM_PAGE_BYTES));
    __atomic_store_n(&writer.ends, true, __ATOMIC_RELEASE);
    CHECK_EQUAL(pthread_join(thread, NULL), 0);
    CHECK_EQUAL(pages[0], writer.written);
    CHECK_EQUAL(*(uint32_t *)(uintptr_t)address, writer.written);
    CHECK(mem_part_pages(pages, MEM_PAGE_BYTES));
    mem_free(&memory);
    free(pages);
}

/* Calls what is called so deep in the stack that there is none of it below. */
static void call_deep(void (*call)(void), uint32_t pages)
{
    volatile uint8_t frame[MEM_PAGE_BYTES];

    frame[0] = (uint8_t)pages;
    if (pages)
        call_deep(call, pages - 1);
    else
        call();
    CHECK_EQUAL(frame[0], (uint8_t)pages);
}

static void nothing(void)
{
}

/* The last pages that the stack has, and those below it: afterwards it grows as ever. */
static void join_own_stack(void)
{
    struct mem memory;
    volatile uint32_t word = 5;
    uint64_t in_page = (uintptr_t)&word % MEM_PAGE_BYTES, bytes = PAGES * MEM_PAGE_BYTES, address;
    uint8_t *last = (uint8_t *)&word - in_page, *pages = last - (bytes - MEM_PAGE_BYTES);
    volatile uint32_t *second;

    CHECK(mem_init_window(&memory, WINDOW, 1u << 20));
    address = mem_allocate(&memory, bytes, MEM_PAGE_BYTES, MEM_RIGHTS_READ_WRITE);
    second = (uint32_t *)(uintptr_t)(address + bytes - MEM_PAGE_BYTES + in_page);
    CHECK(mem_join_pages(&memory, address, pages, bytes));
    CHECK_EQUAL(*second, 5);
    word = 6;
    CHECK_EQUAL(*second, 6);
    *second = 7;
    CHECK_EQUAL(word, 7);
    call_deep(nothing, 100);
    CHECK(mem_part_pages(pages, bytes));
    *second = 8;
    CHECK_EQUAL(word, 7);
    call_deep(nothing, 200);
    mem_free(&memory);
}

static void pages_of_the_stack(void)
{
    call_deep(join_own_stack, 200);
}

/* Pages that cannot be replaced stay as they are. */
static void pages_that_are_none(void)
{
    struct mem memory;
    void *nowhere = (void *)(uintptr_t)(WINDOW + (1u << 21));

    CHECK(mem_init_window(&memory, WINDOW, 1u << 20));
    CHECK(!mem_join_pages(&memory, WINDOW, nowhere, MEM_PAGE_BYTES));
    CHECK(!mem_part_pages(nowhere, MEM_PAGE_BYTES));
    CHECK(!mem_part_pages(nowhere, 0));
    mem_free(&memory);
}

/* What is written to memory of a file reaches the file: no other pages take its place. */
static void pages_of_a_file(void)
{
    FILE *file = tmpfile();
    struct mem memory;
    uint8_t *pages, *between;
    uint64_t address;

    CHECK(file && ftruncate(fileno(file), (off_t)(PAGES * MEM_PAGE_BYTES)) == 0);
    pages = mmap(NULL, PAGES * MEM_PAGE_BYTES, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
    between =
        mmap(pages + MEM_PAGE_BYTES, MEM_PAGE_BYTES, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_FIXED, fileno(file), 0);
    CHECK(between == pages + MEM_PAGE_BYTES);
    CHECK(mem_init_window(&memory, WINDOW, 1u << 20));
    address = mem_allocate(&memory, PAGES * MEM_PAGE_BYTES, MEM_PAGE_BYTES, MEM_RIGHTS_READ_WRITE);
    CHECK(!mem_join_pages(&memory, address, between, MEM_PAGE_BYTES));
    CHECK(!mem_join_pages(&memory, address, pages, PAGES * MEM_PAGE_BYTES));
    CHECK(mem_join_pages(&memory, address, between + MEM_PAGE_BYTES, MEM_PAGE_BYTES));
    CHECK(mem_join_pages(&memory, address + MEM_PAGE_BYTES, pages, MEM_PAGE_BYTES));
    CHECK_EQUAL(munmap(pages, PAGES * MEM_PAGE_BYTES), 0);
    mem_free(&memory);
    fclose(file);
}

static void window_is_checked(void)
{
    static const struct {
        const char *name;
        uint64_t start, bytes;
    } rows[] = {{"at 0", 0, 1u << 20},
                {"no page", WINDOW + 64, 1u << 20},
                {"half a page", WINDOW, 2048},
                {"nothing", WINDOW, 0},
                {"beyond what lines are numbered for", WINDOW, UINT64_C(1) << 37},
                {"all", WINDOW, UINT64_MAX - 4095}};
    struct mem memory;

    for (uint32_t i = 0; i < COUNT(rows); i++) {
        test_context(rows[i].name);
        CHECK(!mem_init_window(&memory, rows[i].start, rows[i].bytes));
    }
    test_context(NULL);
}
#endif

static void memory_size_is_checked(void)
{
    static const uint64_t sizes[] = {0, 63, 100, UINT64_C(1) << 40, UINT64_MAX - 63};
    struct mem memory;

    for (uint32_t i = 0; i < COUNT(sizes); i++)
        CHECK(!mem_init(&memory, sizes[i]));
    CHECK(mem_init(&memory, 4096));
    CHECK(mem_contains(&memory, 0, 4096));
    CHECK(mem_contains(&memory, 4096, 0));
    CHECK(!mem_contains(&memory, 4096, 1));
    CHECK(!mem_contains(&memory, 1, 4096));
    CHECK(!mem_contains(&memory, UINT64_MAX, 2));
    mem_free(&memory);
}

static void a_part_of_memory_can_be_shared(void)
{
    const uint64_t page = 65536;
    struct mem memory;
    FILE *file = tmpfile();
    uint32_t value = 0x12345678, got = 0;

    CHECK(file != NULL);
    CHECK(ftruncate(fileno(file), 4 * 65536) == 0);
    CHECK(mem_init(&memory, 8 * page));
    CHECK(!mem_share(&memory, 0, fileno(file), 0));
    CHECK(!mem_share(&memory, 9 * page, fileno(file), 0));
    CHECK(!mem_share(&memory, page, -1, 0));
    CHECK(mem_share(&memory, 3 * page, fileno(file), page));
    mem_write(&memory, 2 * page + 8, &value, 4, 0);
    mem_write(&memory, 3 * page - 2, &value, 4, 0); /* across the end of the shared part */
    CHECK_EQUAL(pread(fileno(file), &got, 4, (off_t)(3 * page + 8)), 4);
    CHECK_EQUAL(got, 0x12345678);
    CHECK_EQUAL(pread(fileno(file), &got, 2, (off_t)(4 * page - 2)), 2);
    CHECK_EQUAL(got & 0xffff, 0x5678);
    mem_read(&memory, 3 * page - 2, &got, 4);
    CHECK_EQUAL(got, 0x12345678);
    mem_free(&memory);
    fclose(file);
}

static void writes_that_change_a_value_are_noted(void)
{
    struct mem memory;
    uint32_t value = 5, got = 0;

    CHECK(mem_init(&memory, 1u << 20));
    mem_write(&memory, 70000, &value, 4, 10);
    CHECK_EQUAL(memory.changes, 1);
    CHECK_EQUAL(memory.last_change, 10);
    mem_write(&memory, 70000, &value, 4, 20);
    CHECK_EQUAL(memory.changes, 1);
    CHECK_EQUAL(memory.last_change, 10);
    value = 6;
    mem_write(&memory, 70000, &value, 4, 30);
    CHECK_EQUAL(memory.last_change, 30);
    mem_read(&memory, 70000, &got, 4);
    CHECK_EQUAL(got, 6);
    mem_free(&memory);
}

/* ---- faults ---- */

static void accesses_fault_at_the_byte(void)
{
    static const struct {
        const char *name;
        enum isa_opcode opcode;
        int64_t offset; /* of lane 20, from a 100-byte buffer's start; other lanes are at its start */
        enum mem_rights rights;
        enum isa_fault fault;
        int64_t byte; /* named by the fault */
    } rows[] = {
        {"last dword", ISA_OP_flat_load_dword, 96, MEM_RIGHTS_READ, ISA_FAULT_NONE, 0},
        {"dword behind", ISA_OP_flat_load_dword, 100, MEM_RIGHTS_READ, ISA_FAULT_OUT_OF_BOUNDS, 100},
        {"last byte", ISA_OP_flat_load_ubyte, 99, MEM_RIGHTS_READ, ISA_FAULT_NONE, 0},
        {"byte behind", ISA_OP_flat_load_ubyte, 100, MEM_RIGHTS_READ, ISA_FAULT_OUT_OF_BOUNDS, 100},
        {"byte before", ISA_OP_flat_load_ubyte, -1, MEM_RIGHTS_READ, ISA_FAULT_OUT_OF_BOUNDS, -1},
        {"half behind", ISA_OP_flat_load_dwordx2, 96, MEM_RIGHTS_READ, ISA_FAULT_OUT_OF_BOUNDS, 100},
        {"store to constant memory", ISA_OP_flat_store_dword, 8, MEM_RIGHTS_READ, ISA_FAULT_READ_ONLY, 0},
        {"store behind constant memory", ISA_OP_flat_store_dwordx4, 88, MEM_RIGHTS_READ, ISA_FAULT_READ_ONLY, 0},
        {"atomic on constant memory", ISA_OP_flat_atomic_add, 8, MEM_RIGHTS_READ, ISA_FAULT_READ_ONLY, 0},
        {"waiting load of constant memory", ISA_OP_onward_wait_load, 8, MEM_RIGHTS_READ, ISA_FAULT_NONE, 0},
        {"load of unallocated memory", ISA_OP_flat_load_dword, 8, MEM_RIGHTS_NONE, ISA_FAULT_OUT_OF_BOUNDS, 0},
        {"store behind", ISA_OP_flat_store_dword, 100, MEM_RIGHTS_READ_WRITE, ISA_FAULT_OUT_OF_BOUNDS, 100},
        {"misaligned load", ISA_OP_flat_load_dword, 6, MEM_RIGHTS_READ, ISA_FAULT_MISALIGNED, 6},
        {"short at an odd byte", ISA_OP_flat_load_ushort, 1, MEM_RIGHTS_READ, ISA_FAULT_MISALIGNED, 1},
        {"dwordx4 at 4", ISA_OP_flat_load_dwordx4, 4, MEM_RIGHTS_READ, ISA_FAULT_NONE, 0},
        {"64-bit atomic at 4", ISA_OP_flat_atomic_add_x2, 4, MEM_RIGHTS_READ_WRITE, ISA_FAULT_MISALIGNED, 4},
        {"null pointer", ISA_OP_flat_load_dword, INT64_MIN, MEM_RIGHTS_READ, ISA_FAULT_OUT_OF_BOUNDS, INT64_MIN},
        {"beyond memory", ISA_OP_flat_load_dword, INT64_C(1) << 40, MEM_RIGHTS_READ, ISA_FAULT_OUT_OF_BOUNDS,
         INT64_C(1) << 40},
        {"last bytes of the address space", ISA_OP_flat_load_dwordx4, -8, MEM_RIGHTS_READ, ISA_FAULT_OUT_OF_BOUNDS, -8},
    };

    const char *aligned[] = {"vmem.unaligned 0", NULL};

    for (uint32_t i = 0; i < COUNT(rows); i++) {
        struct isa_operation operation = rig_flat(rows[i].opcode, DESTINATION, ADDRESS, DATA);
        uint64_t addresses[ISA_LANES], buffer, changes;
        struct rig_access access;

        test_context(rows[i].name);
        start(aligned);
        buffer = mem_allocate(&rig.memory, 100, 64, rows[i].rights);
        changes = rig.memory.changes;
        for (uint32_t lane = 0; lane < ISA_LANES; lane++) {
            addresses[lane] = buffer;
            wave.vectors[DATA][lane] = 77;
        }
        addresses[20] = buffer + (uint64_t)rows[i].offset;
        addresses[21] = UINT64_C(0xdeadbeefdeadbeef); /* not active */
        if (rows[i].offset == INT64_MIN)
            addresses[20] = 0;
        if (rows[i].offset == -8)
            addresses[20] = UINT64_MAX - 7;
        rig_set_exec(&wave, ~(UINT64_C(1) << 21));
        operation.source[2] = ISA_VGPR_FIRST + DATA;
        operation.wait_condition = ISA_WAIT_NE;
        rig_set_addresses(&wave, ADDRESS, addresses);
        rig_execute(&rig, &wave, &operation, 0, &access);
        CHECK_EQUAL(access.fault, rows[i].fault);
        CHECK_EQUAL(access.completed, rows[i].fault == ISA_FAULT_NONE);
        if (rows[i].fault != ISA_FAULT_NONE) {
            uint64_t want = buffer + (uint64_t)rows[i].byte;

            want = rows[i].offset == INT64_MIN || rows[i].offset == -8 ? addresses[20] : want;
            CHECK_EQUAL(access.fault_address, want);
            CHECK_EQUAL(rig.memory.changes, changes);
        }
        rig_stop(&rig);
    }
    test_context(NULL);
}

static void processes_have_their_own_addresses(void)
{
    static const struct {
        const char *name;
        int64_t base, bytes; /* of the process, from the arena's start */
        int64_t offset;
        enum isa_fault fault;
    } rows[] = {
        {"inside", 0, 4096, 64, ISA_FAULT_NONE},
        {"first dword", 64, 4096, 64, ISA_FAULT_NONE},
        {"last dword", 0, 4096, 4092, ISA_FAULT_NONE},
        {"before", 64, 4096, 60, ISA_FAULT_OUT_OF_BOUNDS},
        {"behind", 0, 4096, 4096, ISA_FAULT_OUT_OF_BOUNDS},
        {"range that ends inside a line, inside", 16, 24, 36, ISA_FAULT_NONE},
        {"range that ends inside a line, behind", 16, 24, 40, ISA_FAULT_OUT_OF_BOUNDS},
        {"range that ends inside a line, before", 16, 24, 12, ISA_FAULT_OUT_OF_BOUNDS},
        {"no range", 64, 0, 64, ISA_FAULT_OUT_OF_BOUNDS},
    };

    for (uint32_t i = 0; i < COUNT(rows); i++) {
        struct isa_operation operation = rig_flat(ISA_OP_flat_load_dword, DESTINATION, ADDRESS, DATA);
        struct execute_scalar_access scalar = {.kind = EXECUTE_ACCESS_LOAD, .dwords = 1, .destination = 32};
        struct mem_request *request;
        uint64_t lds_lanes, fault_address = 0, done;
        struct rig_access access = {.rig = &rig};

        test_context(rows[i].name);
        start(NULL);
        rig_set_lanes(&wave, arena + (uint64_t)rows[i].offset, 0);
        request = path_request_acquire(rig.system);
        request->cu = 0;
        request->process_base = arena + (uint64_t)rows[i].base;
        request->process_bytes = (uint64_t)rows[i].bytes;
        request->owner = &access;
        execute_prepare_vector_access(&wave.wave, &operation, &rig.apertures, &request->access, &lds_lanes,
                                      &fault_address);
        /* Only the verdict counts: the request is thrown away with the memory system. */
        CHECK_EQUAL(path_vector_access(rig.system, request, 0, &fault_address), rows[i].fault);
        if (rows[i].fault != ISA_FAULT_NONE)
            CHECK_EQUAL(fault_address, arena + (uint64_t)rows[i].offset);
        scalar.address = arena + (uint64_t)rows[i].offset;
        CHECK_EQUAL(path_scalar_memory(rig.system, 0, &wave.wave, &scalar, request->process_base,
                                       request->process_bytes, 0, &done, &fault_address),
                    rows[i].fault);
        rig_stop(&rig);
    }
    test_context(NULL);
}

TEST_MAIN()
{
    return test_run("memory", (const struct test_case[]){TEST(allocations_are_apart_and_have_rights_to_the_byte),
                                                         TEST(ranges_change_over_parts),
                                                         TEST(large_buffers_are_cheap),
                                                         TEST(allocation_refuses_what_does_not_fit),
                                                         TEST(memory_size_is_checked),
                                                         TEST(released_is_used_again),
                                                         TEST(released_at_the_end),
#ifndef __SANITIZE_ADDRESS__
                                                         TEST(window_has_the_addresses_of_the_host),
                                                         TEST(window_is_checked),
                                                         TEST(pages_join_and_part),
                                                         TEST(pages_are_lent),
                                                         TEST(pages_are_mirrored),
                                                         TEST(pages_join_beside_a_writer),
                                                         TEST(pages_of_the_stack),
                                                         TEST(pages_that_are_none),
                                                         TEST(pages_of_a_file),
#endif
                                                         TEST(a_part_of_memory_can_be_shared),
                                                         TEST(writes_that_change_a_value_are_noted),
                                                         TEST(accesses_fault_at_the_byte),
                                                         TEST(processes_have_their_own_addresses),
                                                         {0}});
}
