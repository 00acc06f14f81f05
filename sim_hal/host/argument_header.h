/*
 * argument_header.h - the header <...> of one argument in a .sim file: its tokens, and which of them fit together.
 */
#ifndef SIM_HAL_HOST_ARGUMENT_HEADER_H
#define SIM_HAL_HOST_ARGUMENT_HEADER_H

#include "host/launch_description.h"
#include "host/reader.h"

/* The tokens of one argument header, before the type is known that their values are read in. */
struct host_argument_header {
    struct host_reader *reader;
    struct host_argument *argument;
    uint32_t index;
    enum host_type type;
    bool has_size, null, noinit;
    struct host_span fill, range, random, graph;                          /* length 0: absent */
    struct host_span expect, expect_range, expect_checksum, expect_graph; /* the same */
};

/* Fails with a message that names the argument. Always returns false. */
#if defined(__GNUC__)
__attribute__((format(printf, 2, 3)))
#endif
bool host_argument_fail(const struct host_argument_header *header, const char *format, ...);

/* Whether the kernel declares the argument as a pointer to local memory. */
bool host_argument_is_local(const struct host_argument *argument);

/*
 * Reads the header, whose first three fields and type the caller sets, and checks it as far as one can without the values
 * of its tokens. Returns false with a message when anything is wrong.
 */
bool host_argument_header_read(struct host_argument_header *header);

#endif
