/*
 * support_kernel.h - a kernel that exists only as metadata, for tests that parse .sim files without a kernel file.
 */
#ifndef TESTS_SUPPORT_KERNEL_H
#define TESTS_SUPPORT_KERNEL_H

#include "host/simfile.h"

/* One argument as the metadata would declare it. An empty name ends a list. */
struct support_argument {
    const char *name; /* "-": the metadata give none */
    const char *type_name;
    enum isa_argument_kind kind;
    uint32_t size;
};

/* What the source below makes programs from. */
struct support_kernel {
    const char *name;
    const struct support_argument *arguments;
    uint32_t required_group_size[3];
    const char *second; /* the name of another kernel, which has nothing else; NULL: there is none */
};

/* A source of programs with this one kernel; fails for a kernel file called "missing.s". */
struct host_kernel_source support_kernel_source(struct support_kernel *kernel);

#endif
