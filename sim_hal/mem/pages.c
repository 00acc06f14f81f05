/* pages.c - see pages.h. */
#define _GNU_SOURCE /* mremap, sigaction, sigaltstack */
#include "mem/pages.h"

#include <pthread.h>
#include <sched.h>
#include <signal.h>
#include <string.h>
#include <sys/mman.h>

#include "mem/mappings.h"

#define OTHER_STACK_BYTES 65536u
#define STACK_BYTES       (1u << 20) /* of callers, most likely */

/*
 * While pages are copied they cannot be written. A thread that writes there has a fault, and tries again until it can. There is
 * one copy at a time: the handler of faults is the process's.
 */
static struct {
    pthread_mutex_t lock;
    uintptr_t start, end; /* the pages that are being copied; read by the handler */
    struct sigaction before;
} copying = {.lock = PTHREAD_MUTEX_INITIALIZER};

/* Lent pages, which the handler of faults looks for. Who has this lock takes that of copies, not the other way round. */
static struct {
    pthread_mutex_t lock;
    struct mem_lent *first;
} lendings = {.lock = PTHREAD_MUTEX_INITIALIZER};

/*
 * A thread must not write the pages of its own stack while it copies them: then it copies where it handles a signal, on another
 * stack. There is one, and one at a time who has it. makecontext would do, if every C library had it.
 */
static struct {
    pthread_mutex_t lock;
    void *pages, *copy;
    uint64_t bytes;
    bool good;
    _Alignas(64) uint8_t stack[OTHER_STACK_BYTES];
} other = {.lock = PTHREAD_MUTEX_INITIALIZER};

static bool join_lent(uintptr_t at);
static void replace_on_other_stack(void);

/* Whether a signal is no fault, but the thread's own that has the other stack. */
static bool is_for_other_stack(const siginfo_t *info)
{
    return info->si_code == SI_TKILL &&
           (uintptr_t)__builtin_frame_address(0) - (uintptr_t)other.stack < OTHER_STACK_BYTES;
}

static void take_fault(int number, siginfo_t *info, void *context)
{
    uintptr_t at = (uintptr_t)info->si_addr;

    if (is_for_other_stack(info)) {
        replace_on_other_stack();
        return;
    }
    if (at >= __atomic_load_n(&copying.start, __ATOMIC_ACQUIRE) &&
        at < __atomic_load_n(&copying.end, __ATOMIC_ACQUIRE)) {
        sched_yield();
        return;
    }
    if (join_lent(at))
        return;
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
    struct sigaction action = {.sa_sigaction = take_fault, .sa_flags = SA_SIGINFO | SA_NODEFER | SA_ONSTACK}, now;

    if (sigaction(SIGSEGV, NULL, &now) != 0)
        return false;
    if (now.sa_flags & SA_SIGINFO && now.sa_sigaction == take_fault)
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

/* In the handler of signals. */
static void replace_on_other_stack(void)
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

static bool take_faults_alone(void)
{
    bool good;

    pthread_mutex_lock(&copying.lock);
    good = take_faults();
    pthread_mutex_unlock(&copying.lock);
    return good;
}

/* Sends this thread the signal that is for the other stack. It has been handled when the mask is as it was. */
static void visit_other_stack(void)
{
    sigset_t signal, before;

    sigemptyset(&signal);
    sigaddset(&signal, SIGSEGV);
    pthread_sigmask(SIG_UNBLOCK, &signal, &before);
    pthread_kill(pthread_self(), SIGSEGV);
    pthread_sigmask(SIG_SETMASK, &before, NULL);
}

/* Refused to a thread that handles a signal on a stack of its own. */
static bool replace_own_stack(void *pages, uint64_t bytes, void *copy)
{
    stack_t stack = {.ss_sp = other.stack, .ss_size = sizeof(other.stack)}, before;
    bool good = false;

    grow_stack();
    pthread_mutex_lock(&other.lock);
    other.pages = pages;
    other.bytes = bytes;
    other.copy = copy;
    other.good = false;
    if (take_faults_alone() && sigaltstack(&stack, &before) == 0) {
        visit_other_stack();
        good = other.good;
        sigaltstack(&before, NULL);
    }
    pthread_mutex_unlock(&other.lock);
    return good;
}

/* What the process may do with the place of lent pages. */
static bool allow(const struct mem_lent *lent, int rights)
{
    return mprotect(lent->memory->bytes + lent->address, lent->bytes, rights) == 0;
}

/* Whether replace, called from here, would write these pages. */
static bool is_own_stack(const void *pages, uint64_t bytes)
{
    uintptr_t start = (uintptr_t)pages, here = (uintptr_t)__builtin_frame_address(0);

    return here + MEM_PAGE_BYTES > start && here < start + bytes + OTHER_STACK_BYTES;
}

/* Whether pages may be of this thread's stack, which another thread cannot copy while it is in use. */
static bool may_be_stack(const void *pages, uint64_t bytes)
{
    uintptr_t start = (uintptr_t)pages, here = (uintptr_t)__builtin_frame_address(0);

    return here + STACK_BYTES > start && here < start + bytes + OTHER_STACK_BYTES;
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

/* Also in the handler of faults. */
static bool join(const struct mem *memory, uint64_t address, void *pages, uint64_t bytes)
{
    return replace_or_drop(pages, bytes,
                           mmap(NULL, bytes, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_NORESERVE, memory->window,
                                (off_t)(address - memory->start)));
}

bool mem_join_pages(const struct mem *memory, uint64_t address, void *pages, uint64_t bytes)
{
    SIM_REQUIRE(memory->start);
    SIM_REQUIRE(mem_contains(memory, address, bytes));
    SIM_REQUIRE(address % MEM_PAGE_BYTES == 0 && bytes % MEM_PAGE_BYTES == 0);
    SIM_REQUIRE((uintptr_t)pages % MEM_PAGE_BYTES == 0);
    return !mem_are_shared(pages, bytes) && join(memory, address, pages, bytes);
}

/* Whether a fault was that of lent pages, which have joined their window now. Another thread may have had the same one before. */
static bool join_lent(uintptr_t at)
{
    struct mem_lent *lent;

    pthread_mutex_lock(&lendings.lock);
    for (lent = lendings.first; lent && at - lent->address >= lent->bytes;)
        lent = lent->next;
    if (lent && !lent->joined)
        lent->joined =
            join(lent->memory, lent->address, lent->pages, lent->bytes) && allow(lent, PROT_READ | PROT_WRITE);
    pthread_mutex_unlock(&lendings.lock);
    return lent && lent->joined;
}

bool mem_lend_pages(struct mem_lent *lent, const struct mem *memory, uint64_t address, void *pages, uint64_t bytes)
{
    bool good;

    *lent = (struct mem_lent){NULL, memory, address, pages, bytes, false};
    if (may_be_stack(pages, bytes))
        lent->joined = mem_join_pages(memory, address, pages, bytes);
    if (!lent->joined && (may_be_stack(pages, bytes) || mem_are_shared(pages, bytes)))
        return false;
    pthread_mutex_lock(&lendings.lock);
    pthread_mutex_lock(&copying.lock);
    good = lent->joined || (msync(pages, bytes, MS_ASYNC) == 0 && take_faults() && allow(lent, PROT_NONE));
    pthread_mutex_unlock(&copying.lock);
    if (good) {
        lent->next = lendings.first;
        lendings.first = lent;
    }
    pthread_mutex_unlock(&lendings.lock);
    return good;
}

bool mem_join_lent(struct mem_lent *lent)
{
    return join_lent(lent->address);
}

bool mem_mirror_pages(const struct mem *memory, uint64_t address, uint64_t from, uint64_t bytes)
{
    void *place = memory->bytes + address;

    SIM_REQUIRE(mem_contains(memory, address, bytes) && mem_contains(memory, from, bytes));
    SIM_REQUIRE(address % MEM_PAGE_BYTES == 0 && from % MEM_PAGE_BYTES == 0 && bytes % MEM_PAGE_BYTES == 0);
    return mmap(place, bytes, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_NORESERVE | MAP_FIXED, memory->window,
                (off_t)(from - memory->start)) == place;
}

bool mem_return_pages(struct mem_lent *lent)
{
    struct mem_lent **link = &lendings.first;
    bool good;

    pthread_mutex_lock(&lendings.lock);
    good = lent->joined ? mem_part_pages(lent->pages, lent->bytes) : allow(lent, PROT_READ | PROT_WRITE);
    while (good && *link != lent)
        link = &(*link)->next;
    if (good)
        *link = lent->next;
    pthread_mutex_unlock(&lendings.lock);
    return good;
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
    copying.lock = lendings.lock = other.lock = unlocked; /* threads that had them are not in this process */
    return mmap(window, bytes, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_NORESERVE | MAP_FIXED, memory->window, 0) ==
           window;
}
