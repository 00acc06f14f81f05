/*
 * graph_arguments.h - graphs in .sim files: header tokens that fill buffers with parts of a graph, and that expect the
 * result of a graph algorithm (docs/guide/workloads.md).
 */
#ifndef SIM_HAL_HOST_GRAPH_ARGUMENTS_H
#define SIM_HAL_HOST_GRAPH_ARGUMENTS_H

#include "host/launch_description.h"
#include "host/reader.h"

/* Reads KIND:NODES:SEED:PART. On failure *expected describes a right value. */
bool host_graph_argument_read(struct host_span text, struct host_graph_argument *argument, const char **expected);

/* Reads CHECK or CHECK:ROUNDS. On failure *expected describes a right value. */
bool host_graph_result_read(struct host_span text, struct host_graph_result *result, const char **expected);

/*
 * Makes the file's graph when an argument asks for it, and fills the buffers that hold its parts.
 * Returns false with a message when arguments name several graphs, a size is not that of its part,
 * or a check has no graph to be computed from.
 */
bool host_graph_fill(struct host_reader *reader, struct host_file *file);

#endif
