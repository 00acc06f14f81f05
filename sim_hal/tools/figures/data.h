/*
 * data.h - files of measurements: a line for each run of a page, with the statistics that the page shows.
 *
 *     BENCHMARK POLICY [option]... : STATUS NAME=VALUE...
 *
 * The words before the colon are those of a hole (docs/reference/command.md). A page can be rendered again from such a file, and
 * some of its runs can be made again and compared.
 */
#ifndef SIM_HAL_TOOLS_FIGURES_DATA_H
#define SIM_HAL_TOOLS_FIGURES_DATA_H

#include "tools/figures/figures.h"

/* Writes the file. Returns false with a message. */
bool figures_data_write(const struct figures *figures, const char *path);

/* Reads a file: its runs need not be made, but for those of figures->anew. Lines of benchmarks that are in none of the
 * suites are passed over. A last line without its newline is torn, and dropped with a message. Returns false with a
 * message. */
bool figures_data_read(struct figures *figures, const char *path);

/* Opens the named journal, into which each run goes as it ends. With resume the runs that are in it need not be made. Returns
 * false with a message. */
bool figures_data_record(struct figures *figures, bool resume, struct cli_journal *journal);

/* Names the journal of a folder that has the runs of this model: of this command and of these suites. It is resumed and kept
 * by every page. Makes the folder. Returns false with a message. */
bool figures_data_name_store(const struct figures *figures, const char *folder, struct cli_journal *journal);

/*
 * Runs again every stride'th run of a file, from the first'th on (0: the first line), and compares all that the file has
 * of them. Returns false with a message if something differs or cannot be run.
 */
bool figures_data_compare(const struct figures *figures, const char *path, uint64_t first, uint64_t stride,
                          uint32_t parallel);

#endif
