/*
 * engines.h - the job files of what runs a sweep's shards: Slurm, GNU parallel, snakemake.
 */
#ifndef SIM_HAL_TOOLS_SWEEP_ENGINES_H
#define SIM_HAL_TOOLS_SWEEP_ENGINES_H

#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>

enum sweep_engine { SWEEP_SLURM, SWEEP_PARALLEL, SWEEP_SNAKEMAKE };

/* Returns false with a message printed if no engine has that name. */
bool sweep_engine_read(const char *name, enum sweep_engine *engine);

/*
 * Writes the job file of an engine for a sweep in DIR. The paths of DIR and of this executable are written from the root
 * on. Returns false with a message printed.
 */
bool sweep_engine_write(enum sweep_engine engine, const char *folder, uint32_t shards, FILE *stream);

#endif
