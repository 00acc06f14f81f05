/* pages.c - see pages.h. */
#define _GNU_SOURCE /* mremap, sigaction */
#include "mem/pages.h"

#include <pthread.h>
#include <sched.h>
#include <signal.h>
#include <string.h>
#include <sys/mman.h>

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

static bool replace_or_drop(void *pages, uint64_t bytes, void *copy)
{
    if (copy == MAP_FAILED)
        return false;
    if (replace(pages, bytes, copy))
        return true;
    munmap(copy, bytes);
    return false;
}

bool mem_join_pages(const struct mem *memory, uint64_t address, void *pages, uint64_t bytes)
{
    SIM_REQUIRE(memory->start);
    SIM_REQUIRE(mem_contains(memory, address, bytes));
    SIM_REQUIRE(address % MEM_PAGE_BYTES == 0 && bytes % MEM_PAGE_BYTES == 0);
    SIM_REQUIRE((uintptr_t)pages % MEM_PAGE_BYTES == 0);
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
    copying.lock = unlocked; /* a thread that had it is not in this process */
    return mmap(window, bytes, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_NORESERVE | MAP_FIXED, memory->window, 0) ==
           window;
}
