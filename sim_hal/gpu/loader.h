/*
 * loader.h - places kernel files in GPU memory and finds them again by code address.
 */
#ifndef SIM_HAL_GPU_LOADER_H
#define SIM_HAL_GPU_LOADER_H

#include "execute/quick.h"
#include "mem/memory.h"

struct gpu_loaded {
    const struct isa_program *program;
    struct execute_quick *quick; /* NULL before gpu_loader_prepare; owned */
    uint64_t descriptors;        /* address of the kernel descriptors, one a kernel, in the order of program->kernels */
};

struct gpu_loader {
    struct gpu_loaded *programs; /* owned */
    uint32_t count, capacity;
};

/* Places code, data and descriptors, applies relocations and sets program->base and program->scoped. Returns false if
 * memory is full, or the host's. */
bool gpu_loader_place(struct gpu_loader *loader, struct mem *memory, struct isa_program *program);

/* Forgets a program that was placed. No kernel of it is known to the kernel table. */
void gpu_loader_remove(struct gpu_loader *loader, struct mem *memory, const struct isa_program *program);

/* Finds out how a run without timing executes the operations of the programs that it was not found out for. Returns false if the
 * host has no memory. */
bool gpu_loader_prepare(struct gpu_loader *loader);
void gpu_loader_free(struct gpu_loader *loader);

/* That of a program, NULL if it was not prepared. */
const struct execute_quick *gpu_loader_quick(const struct gpu_loader *loader, const struct isa_program *program);

/* Address of the kernel's descriptor, 0 when the program was not placed. */
uint64_t gpu_loader_descriptor(const struct gpu_loader *loader, const struct isa_program *program,
                               const struct isa_kernel *kernel);

/* The program an instruction address belongs to, with the index of the operation there; NULL if no instruction
 * starts at the address. */
const struct isa_program *gpu_loader_find(const struct gpu_loader *loader, uint64_t address, uint32_t *operation);

/* The kernel of a program that starts at an operation, for its name; NULL if none does. */
const struct isa_kernel *gpu_loader_kernel_at(const struct isa_program *program, uint32_t operation);

#endif
