/* complaint.c - see complaint.h. */
#include "tools/outputs/complaint.h"

#include <stdarg.h>
#include <stdio.h>

bool outputs_complain(const char *format, ...)
{
    va_list arguments;

    fputs("onward: ", stderr);
    va_start(arguments, format);
    vfprintf(stderr, format, arguments);
    va_end(arguments);
    fputc('\n', stderr);
    return false;
}
