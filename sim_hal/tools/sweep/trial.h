/*
 * trial.h - a point of a sweep as a run, and the number by which its result is known.
 */
#ifndef SIM_HAL_TOOLS_SWEEP_TRIAL_H
#define SIM_HAL_TOOLS_SWEEP_TRIAL_H

#include "cli/cli.h"
#include "cli/measure.h"
#include "tools/sweep/keys.h"
#include "tools/sweep/program.h"

#define SWEEP_SET_BYTES    256u
#define SWEEP_PRESET_BYTES 4096u

/* What points have in common: suites, and the bytes of files, each read once. */
struct sweep_sources;

/* Files of points are relative to this folder. Returns NULL without memory. */
struct sweep_sources *sweep_sources_create(const char *folder);
void sweep_sources_free(struct sweep_sources *sources);

struct sweep_trial {
    struct cli_trial run;           /* its pointers lead into this struct, the sources and the values of the point */
    struct cli_benchmark benchmark; /* the same */
    struct sweep_program program;   /* the same, in place of the benchmark; of count 0: none */
    const char *folder;             /* of the sweep's file, with its slash: where a program runs */
    const char *hang_after;         /* of a program; NULL: as exec has it */
    struct parameters parameters;
    struct cli_settings settings; /* that the parameters were made of */
    char sets[SWEEP_KEYS_MOST][SWEEP_SET_BYTES], preset[SWEEP_PRESET_BYTES];
    /*
     * The same for two points, whatever their keys, if their runs are the same: of the executable, the .sim file, the kernels,
     * all parameters and all options; of a program, its arguments, and the library of HSA.
     */
    uint64_t id;
};

/* Makes the run of a point. Returns false with a message printed. trial must stay where it is. */
bool sweep_trial_make(struct sweep_sources *sources, const struct sweep_columns *columns, const char *const *values,
                      struct sweep_trial *trial);

#endif
