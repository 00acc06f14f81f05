/*
 * outputs.h - the files that the options ask for: statistics, a trace, explanations; and the findings of checks. They are written when
 * the program ends, when it gives the GPU back, or when a queue stops, whatever comes first.
 */
#ifndef SIM_HAL_HSA_OUTPUTS_H
#define SIM_HAL_HSA_OUTPUTS_H

#include "hsa/options.h"
#include "runtime/runtime.h"

/* Whether the options go together and name what there is. Returns false after a message. */
bool hsa_outputs_check(const struct hsa_options *options);

/* Opens the files, and sets the observers of a GPU that is to be opened; the options stay. Returns false after a message. */
bool hsa_outputs_open(const struct hsa_options *options, struct runtime_options *runtime);

/* The GPU is there. */
void hsa_outputs_begin(struct runtime *runtime);

/* The GPU could not be opened, or was closed: what is not written never will be. Harmless if there is nothing. */
void hsa_outputs_discard(void);

/* Whether what was loaded must stay until all is written, also when the program unloads it. */
bool hsa_outputs_keep(void);

/* Writes all, once. outcome: a few words; message: one line, or "". */
void hsa_outputs_end(const char *outcome, const char *message);

/*
 * The same for kernels that hang: explains that on the error output as well, whatever was written. For runtime_look. Returns false if
 * they do not hang any more.
 */
bool hsa_outputs_hang(const struct gpu *gpu);

#endif
