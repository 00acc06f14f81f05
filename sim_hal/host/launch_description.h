/*
 * launch_description.h - a launch with its arguments, as a .sim file describes it (docs/command.md, docs/workloads.md).
 */
#ifndef SIM_HAL_HOST_LAUNCH_DESCRIPTION_H
#define SIM_HAL_HOST_LAUNCH_DESCRIPTION_H

#include "host/graph_check.h"
#include "host/value.h"
#include "isa/program.h"

#define SIM_REPORT_BYTES 32u /* of a reported statistic's name, with its end */

/* Where an argument's bytes come from. */
enum sim_content {
    SIM_CONTENT_DATA,     /* data words of the file, random numbers or a part of its graph, in .data */
    SIM_CONTENT_SEQUENCE, /* fill= or range=, in .initial */
    SIM_CONTENT_NOINIT,
    SIM_CONTENT_NULL, /* a null pointer */
    SIM_CONTENT_LOCAL /* local memory */
};

/* A value that the run supplies in place of the file's. */
enum sim_supply { SIM_SUPPLY_NONE, SIM_SUPPLY_BACKOFF, SIM_SUPPLY_CUS, SIM_SUPPLY_ITERATIONS };

/* Which part of a graph a buffer holds. */
enum sim_graph_part {
    SIM_GRAPH_NO_PART,
    SIM_GRAPH_OFFSETS,
    SIM_GRAPH_EDGES, /* the other end of each */
    SIM_GRAPH_WEIGHTS,
    SIM_GRAPH_PRIORITIES
};

struct sim_graph_argument {
    enum sim_graph_part part;
    struct sim_graph_spec spec; /* the same in all of a file's arguments; not set in SIM_GRAPH_NO_PART */
};

/* The result of a graph algorithm. */
struct sim_graph_result {
    enum sim_graph_check check;
    uint32_t rounds; /* the values after this number of them (graph_rounds.h); 0: the final result */
};

/* A buffer that is the control block of a cooperative or maximal launch (onward/cooperative.h). */
enum sim_control { SIM_CONTROL_NONE, SIM_CONTROL_COOPERATIVE, SIM_CONTROL_MAXIMAL };

/* What a buffer must hold after the run. */
struct sim_expectation {
    bool present;
    /* Unless its check is SIM_GRAPH_CHECK_NONE, the host computes the expected values from the file's graph. */
    struct sim_graph_result graph;
    bool of_checksum;      /* the buffer's bytes must have this checksum (checksum.h), and nothing else is compared */
    uint64_t checksum;     /* of_checksum only */
    bool times_iterations; /* .elements.next is to be multiplied by the value of the argument marked iterations */
    struct sim_sequence elements;
};

struct sim_argument {
    const struct isa_argument *declared;
    char name[64]; /* of the metadata, or argN */
    uint32_t line; /* of its header */
    enum sim_type type;
    bool hex;
    bool dump;
    bool read_only; /* for the kernel */
    bool write_only;
    enum sim_supply supply;
    enum sim_control control;
    uint32_t record_bytes; /* of a control block */
    enum sim_content content;
    uint64_t size;  /* bytes */
    uint64_t count; /* elements */
    struct sim_sequence initial;
    uint8_t *data; /* size bytes, SIM_CONTENT_DATA only */
    struct sim_graph_argument graph;
    struct sim_expectation expectation;
    char report[SIM_REPORT_BYTES]; /* the statistic that its first element is after the run; "": none */
};

struct sim_file {
    char *path;
    uint64_t global[3];          /* work-items, 1..2^32-1 each */
    uint64_t local[3];           /* work-items, 1..1024, the product too */
    struct isa_program *program; /* owned */
    const struct isa_kernel *kernel;
    struct sim_argument *arguments; /* kernel->declared_count */
    uint32_t argument_count;
    struct sim_graph *graph; /* owned; NULL: no argument is part of one */
};

/* Launches another number of work-groups along x, all complete ones. Returns false if these are
 * 0 or too many work-items. */
bool sim_file_set_groups(struct sim_file *file, uint64_t groups);

/* Releases a file with its program. NULL is allowed. */
void sim_file_free(struct sim_file *file);

/* The argument that has this supply word; NULL when there is none. */
const struct sim_argument *sim_file_supplied(const struct sim_file *file, enum sim_supply supply);

/* The argument that is the launch's control block; NULL when there is none. */
const struct sim_argument *sim_file_control(const struct sim_file *file);

/* Work-groups of the grid. */
uint64_t sim_file_workgroups(const struct sim_file *file);

#endif
