/* pages.c - see pages.h. */
#define _GNU_SOURCE /* mremap, sigaction, makecontext */
#include "mem/pages.h"

#include <inttypes.h>
#include <pthread.h>
#include <sched.h>
#include <signal.h>
#include <stdio.h>
#include <string.h>
#include <sys/mman.h>
#include <ucontext.h>

#define MAPS_LINE_BYTES   4608
#define OTHER_STACK_BYTES 65536u

/*
 * While pages are copied they cannot be written. A thread that writes there has a fault, and tries again until it can. There is
 * one copy at a time: the handler of faults is the process's.
 */
static struct {
    pthread_mutex_t lock;
    uintptr_t start, end; /* the pages that are being copied; read by the handler */
    struct sigaction before;
} copying = {.lock = PTHREAD_MUTEX_INITIALIZER};

static void wait_for_copy(int number, siginfo_t *info, void *context)
{
    uintptr_t at = (uintptr_t)info->si_addr;

    if (at >= __atomic_load_n(&copying.start, __ATOMIC_ACQUIRE) &&
        at < __atomic_load_n(&copying.end, __ATOMIC_ACQUIRE)) {
        sched_yield();
        return;
    }
    if (copying.before.sa_flags & SA_SIGINFO)
        copying.before.sa_sigaction(number, info, context);
    else if (copying.before.sa_handler != SIG_DFL && copying.before.sa_handler != SIG_IGN)
        copying.before.sa_handler(number);
    else
        sigaction(SIGSEGV, &copying.before, NULL);
}

/* Has faults come here. They go on doing so: one that was on its way when a copy ended is a fault of no page. */
static bool take_faults(void)
{
    struct sigaction action = {.sa_sigaction = wait_for_copy, .sa_flags = SA_SIGINFO | SA_NODEFER | SA_ONSTACK}, now;

    if (sigaction(SIGSEGV, NULL, &now) != 0)
        return false;
    if (now.sa_flags & SA_SIGINFO && now.sa_sigaction == wait_for_copy)
        return true;
    copying.before = now;
    return sigaction(SIGSEGV, &action, NULL) == 0;
}

static bool begin_copy(void *pages, uint64_t bytes)
{
    pthread_mutex_lock(&copying.lock);
    __atomic_store_n(&copying.start, (uintptr_t)pages, __ATOMIC_RELEASE);
    __atomic_store_n(&copying.end, (uintptr_t)pages + bytes, __ATOMIC_RELEASE);
    if (take_faults() && mprotect(pages, bytes, PROT_READ) == 0)
        return true;
    pthread_mutex_unlock(&copying.lock);
    return false;
}

/* What replaces pages: a second place of the window's, or memory of their own. Copies, then has it take their place at once. */
static bool replace(void *pages, uint64_t bytes, void *copy)
{
    bool good;

    if (!begin_copy(pages, bytes))
        return false;
    memcpy(copy, pages, bytes);
    good = mremap(copy, bytes, bytes, MREMAP_MAYMOVE | MREMAP_FIXED, pages) != MAP_FAILED;
    if (!good)
        mprotect(pages, bytes, PROT_READ | PROT_WRITE);
    pthread_mutex_unlock(&copying.lock);
    return good;
}

/*
 * A thread must not write the pages of its own stack while it copies them: then it copies on another stack. There is one, and
 * one at a time who has it.
 */
static struct {
    pthread_mutex_t lock;
    ucontext_t here, there;
    void *pages, *copy;
    uint64_t bytes;
    bool good;
    _Alignas(64) uint8_t stack[OTHER_STACK_BYTES];
} other = {.lock = PTHREAD_MUTEX_INITIALIZER};

static void replace_from_other_stack(void)
{
    other.good = replace(other.pages, other.bytes, other.copy);
}

/* The kernel lets a stack grow only while its lowest pages are its own: has some below these. */
static void grow_stack(void)
{
    volatile uint8_t below[OTHER_STACK_BYTES];

    below[0] = 0;
    (void)below[0];
}

static bool replace_own_stack(void *pages, uint64_t bytes, void *copy)
{
    bool good;

    grow_stack();
    pthread_mutex_lock(&other.lock);
    other.pages = pages;
    other.bytes = bytes;
    other.copy = copy;
    getcontext(&other.there);
    other.there.uc_stack.ss_sp = other.stack;
    other.there.uc_stack.ss_size = sizeof(other.stack);
    other.there.uc_link = &other.here;
    makecontext(&other.there, replace_from_other_stack, 0);
    swapcontext(&other.here, &other.there);
    good = other.good;
    pthread_mutex_unlock(&other.lock);
    return good;
}

/* Whether replace, called from here, would write these pages. */
static bool is_own_stack(const void *pages, uint64_t bytes)
{
    uintptr_t start = (uintptr_t)pages, here = (uintptr_t)__builtin_frame_address(0);

    return here + MEM_PAGE_BYTES > start && here < start + bytes + OTHER_STACK_BYTES;
}

static bool replace_or_drop(void *pages, uint64_t bytes, void *copy)
{
    if (copy == MAP_FAILED)
        return false;
    if (is_own_stack(pages, bytes) ? replace_own_stack(pages, bytes, copy) : replace(pages, bytes, copy))
        return true;
    munmap(copy, bytes);
    return false;
}

/* One line of the process's map: whether it has some of the pages, and shares them with a file or another process. */
static bool is_shared(const char *line, uintptr_t start, uintptr_t end)
{
    uintptr_t from, until;
    char shared;

    return sscanf(line, "%" SCNxPTR "-%" SCNxPTR " %*3c%c", &from, &until, &shared) == 3 && shared == 's' &&
           from < end && start < until;
}

/* Memory of a file: what is written to it has to reach the file. */
static bool are_shared(const void *pages, uint64_t bytes)
{
    bool shared = false;
    char line[MAPS_LINE_BYTES];
    FILE *maps = fopen("/proc/self/maps", "r");

    if (!maps)
        return false;
    while (!shared && fgets(line, sizeof(line), maps))
        shared = is_shared(line, (uintptr_t)pages, (uintptr_t)pages + bytes);
    fclose(maps);
    return shared;
}

bool mem_join_pages(const struct mem *memory, uint64_t address, void *pages, uint64_t bytes)
{
    SIM_REQUIRE(memory->start);
    SIM_REQUIRE(mem_contains(memory, address, bytes));
    SIM_REQUIRE(address % MEM_PAGE_BYTES == 0 && bytes % MEM_PAGE_BYTES == 0);
    SIM_REQUIRE((uintptr_t)pages % MEM_PAGE_BYTES == 0);
    if (are_shared(pages, bytes))
        return false;
    return replace_or_drop(pages, bytes,
                           mmap(NULL, bytes, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_NORESERVE, memory->window,
                                (off_t)(address - memory->start)));
}

bool mem_part_pages(void *pages, uint64_t bytes)
{
    return replace_or_drop(pages, bytes, mmap(NULL, bytes, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0));
}

bool mem_keep_copy(const struct mem *memory)
{
    static const pthread_mutex_t unlocked = PTHREAD_MUTEX_INITIALIZER;
    void *window = memory->bytes + memory->start;
    uint64_t bytes = memory->size - memory->start;

    SIM_REQUIRE(memory->start);
    copying.lock = unlocked; /* a thread that had one is not in this process */
    other.lock = unlocked;
    return mmap(window, bytes, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_NORESERVE | MAP_FIXED, memory->window, 0) ==
           window;
}
