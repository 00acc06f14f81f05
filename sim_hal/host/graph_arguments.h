/*
 * graph_arguments.h - graphs in .sim files: header tokens that fill buffers with parts of a graph, and that expect the
 * result of a graph algorithm (docs/workloads.md).
 */
#ifndef SIM_HAL_HOST_GRAPH_ARGUMENTS_H
#define SIM_HAL_HOST_GRAPH_ARGUMENTS_H

#include "host/launch_description.h"
#include "host/reader.h"

/* Reads KIND:NODES:SEED:PART. On failure *expected describes a right value. */
bool sim_graph_argument_read(struct sim_span text, struct sim_graph_argument *argument, const char **expected);

/* Reads CHECK or CHECK:ROUNDS. On failure *expected describes a right value. */
bool sim_graph_result_read(struct sim_span text, struct sim_graph_result *result, const char **expected);

/*
 * Makes the file's graph when an argument asks for it, and fills the buffers that hold its parts.
 * Returns false with a message when arguments name several graphs, a size is not that of its part,
 * or a check has no graph to be computed from.
 */
bool sim_graph_fill(struct sim_reader *reader, struct sim_file *file);

#endif
