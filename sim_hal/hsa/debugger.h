/*
 * debugger.h - the debugger of the program's kernels, if the options ask for one. The thread that advances the GPU reads the commands,
 * and the others wait for it.
 */
#ifndef SIM_HAL_HSA_DEBUGGER_H
#define SIM_HAL_HSA_DEBUGGER_H

#include "code/object.h"
#include "hsa/options.h"
#include "runtime/runtime.h"

/* Whether the options go together, and there are commands to be read. Returns false after a message. */
bool hsa_debugger_check(const struct hsa_options *options);

/* Makes it, and sets the observers of a GPU that is to be opened. Returns false after a message. */
bool hsa_debugger_open(const struct hsa_options *options, struct runtime_options *runtime);

/* The GPU is there. */
void hsa_debugger_begin(struct runtime *runtime, const struct hsa_options *options);

/* A program of the GPU is loaded, and stays together with its code object until hsa_debugger_close. Returns false if the host has no
 * memory. */
bool hsa_debugger_load(const struct isa_program *program, const struct code_object *object);

/* Kernels hang. For runtime_look. */
void hsa_debugger_hang(void);

/* The program ends, or gives the GPU back. */
void hsa_debugger_end(void);

/* Whether what was loaded must stay, also when the program unloads it. */
bool hsa_debugger_keeps(void);

/* The GPU could not be opened, or is closed. Harmless if there is no debugger. */
void hsa_debugger_close(void);

#endif
