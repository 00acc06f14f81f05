/* support_host.c - the harness writes to standard output. */
#include <stdio.h>

#include "test.h"

#ifdef __GLIBC__
#include <malloc.h>

/* A program makes one machine after another. Their memory stays with the process, instead of coming anew from the kernel, in pages
 * that are cleared one by one. */
__attribute__((constructor)) static void keep_memory(void)
{
    mallopt(M_MMAP_THRESHOLD, 1 << 30);
    mallopt(M_TRIM_THRESHOLD, 1 << 30);
}
#endif

void test_print(const char *text)
{
    fputs(text, stdout);
}
