/* support_host.c - the harness writes to standard output. */
#include <stdio.h>

#include "test.h"

void test_print(const char *text)
{
    fputs(text, stdout);
}
