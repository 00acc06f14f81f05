/*
 * launch_description.h - a launch with its arguments, as a .sim file describes it (docs/reference/command.md, docs/guide/workloads.md).
 */
#ifndef SIM_HAL_HOST_LAUNCH_DESCRIPTION_H
#define SIM_HAL_HOST_LAUNCH_DESCRIPTION_H

#include "host/graph_check.h"
#include "host/value.h"
#include "isa/program.h"

#define HOST_REPORT_BYTES 32u /* of a reported statistic's name, with its end */

/* Where an argument's bytes come from. */
enum host_content {
    HOST_CONTENT_DATA,     /* data words of the file, random numbers or a part of its graph, in .data */
    HOST_CONTENT_SEQUENCE, /* fill= or range=, in .initial */
    HOST_CONTENT_NOINIT,
    HOST_CONTENT_NULL, /* a null pointer */
    HOST_CONTENT_LOCAL /* local memory */
};

/* A value that the run supplies in place of the file's. */
enum host_supply { HOST_SUPPLY_NONE, HOST_SUPPLY_BACKOFF, HOST_SUPPLY_CUS, HOST_SUPPLY_ITERATIONS };

/* Which part of a graph a buffer holds. */
enum host_graph_part {
    HOST_GRAPH_NO_PART,
    HOST_GRAPH_OFFSETS,
    HOST_GRAPH_EDGES, /* the other end of each */
    HOST_GRAPH_WEIGHTS,
    HOST_GRAPH_PRIORITIES
};

struct host_graph_argument {
    enum host_graph_part part;
    struct host_graph_spec spec; /* the same in all of a file's arguments; not set in HOST_GRAPH_NO_PART */
};

/* The result of a graph algorithm. */
struct host_graph_result {
    enum host_graph_check check;
    uint32_t rounds; /* the values after this number of them (graph_rounds.h); 0: the final result */
};

/* A buffer that is the control block of a cooperative or maximal launch (onward/cooperative.h). */
enum host_control { HOST_CONTROL_NONE, HOST_CONTROL_COOPERATIVE, HOST_CONTROL_MAXIMAL };

/* What a buffer must hold after the run. */
struct host_expectation {
    bool present;
    /* Unless its check is HOST_GRAPH_CHECK_NONE, the host computes the expected values from the file's graph. */
    struct host_graph_result graph;
    bool of_checksum;      /* the buffer's bytes must have this checksum (checksum.h), and nothing else is compared */
    uint64_t checksum;     /* of_checksum only */
    bool times_iterations; /* .elements.next is to be multiplied by the value of the argument marked iterations */
    struct host_sequence elements;
};

struct host_argument {
    const struct isa_argument *declared;
    char name[64]; /* of the metadata, or argN */
    uint32_t line; /* of its header */
    enum host_type type;
    bool hex;
    bool dump;
    bool read_only; /* for the kernel */
    bool write_only;
    enum host_supply supply;
    enum host_control control;
    uint32_t record_bytes; /* of a control block */
    enum host_content content;
    uint64_t size;  /* bytes */
    uint64_t count; /* elements */
    struct host_sequence initial;
    uint8_t *data; /* size bytes, HOST_CONTENT_DATA only */
    struct host_graph_argument graph;
    struct host_expectation expectation;
    char report[HOST_REPORT_BYTES]; /* the statistic that its first element is after the run; "": none */
};

struct host_file {
    char *path;
    uint64_t global[3];          /* work-items, 1..2^32-1 each */
    uint64_t local[3];           /* work-items, 1..1024, the product too */
    struct isa_program *program; /* owned */
    const struct isa_kernel *kernel;
    struct host_argument *arguments; /* kernel->declared_count */
    uint32_t argument_count;
    struct host_graph *graph; /* owned; NULL: no argument is part of one */
};

/* Launches another number of work-groups along x, all complete ones. Returns false if these are
 * 0 or too many work-items. */
bool host_file_set_groups(struct host_file *file, uint64_t groups);

/* Releases a file with its program. NULL is allowed. */
void host_file_free(struct host_file *file);

/* The argument that has this supply word; NULL when there is none. */
const struct host_argument *host_file_supplied(const struct host_file *file, enum host_supply supply);

/* The argument that is the launch's control block; NULL when there is none. */
const struct host_argument *host_file_control(const struct host_file *file);

/* Work-groups of the grid. */
uint64_t host_file_workgroups(const struct host_file *file);

#endif
