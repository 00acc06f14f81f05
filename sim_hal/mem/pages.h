/*
 * pages.h - pages of this process that are pages of a window of GPU memory as well.
 */
#ifndef SIM_HAL_MEM_PAGES_H
#define SIM_HAL_MEM_PAGES_H

#include "mem/memory.h"

#define MEM_PAGE_BYTES UINT64_C(4096)

/*
 * Has pages of the process be those of the window from address on: all are whole pages, and what the pages hold stays. Threads
 * that write to them meanwhile wait for its end; what the kernel writes there for a system call of another thread may be lost.
 * Returns false if the host refuses, if some are shared with a file, or if they are of the alternate stack on which the caller
 * handles a signal; then all is as it was.
 */
bool mem_join_pages(const struct mem *memory, uint64_t address, void *pages, uint64_t bytes);

/* Gives pages that were joined memory of their own again, which holds the same. The same holds for other threads. */
bool mem_part_pages(void *pages, uint64_t bytes);

/* Pages that are to join a window, or have joined it. */
struct mem_lent {
    struct mem_lent *next;
    const struct mem *memory;
    uint64_t address;
    void *pages;
    uint64_t bytes;
    bool joined;
};

/*
 * The same as mem_join_pages, but as late as possible: when the place in the window is touched, which is not to be read by a system
 * call before. Copies can use the pages themselves. *lent is of use until mem_return_pages.
 */
bool mem_lend_pages(struct mem_lent *lent, const struct mem *memory, uint64_t address, void *pages, uint64_t bytes);

/* Has lent pages join the window now. Returns false if the host refuses. */
bool mem_join_lent(struct mem_lent *lent);

/*
 * Has pages of the window from address on be those at from as well; with from = address they are their own again. Returns false if
 * the host refuses.
 */
bool mem_mirror_pages(const struct mem *memory, uint64_t address, uint64_t from, uint64_t bytes);

/* Ends the lending: the pages have memory of their own, and so has the window. Returns false if the host refuses; then nothing has
 * changed. */
bool mem_return_pages(struct mem_lent *lent);

/*
 * Has what this process writes to the window be its own from now on: it was forked, and others go on with the window. Returns false
 * if the host refuses.
 */
bool mem_keep_copy(const struct mem *memory);

#endif
