/*
 * notes.h - what the note of a code object says about its kernels: a MessagePack map, owner AMDGPU.
 */
#ifndef SIM_HAL_CODE_NOTES_H
#define SIM_HAL_CODE_NOTES_H

#include "code/bytes.h"
#include "isa/program.h"

/* A kernel: of .kernel the note gives the name, arguments and sizes; .descriptor, .entry and .refusal come from elsewhere. */
struct code_kernel {
    struct isa_kernel kernel;
    struct code_text symbol;       /* of the descriptor: "NAME.kd" */
    struct code_text refused_kind; /* of an argument that no kernel can have here; empty: none */
    uint32_t lds_bytes;            /* as the note has it */
    uint32_t scratch_bytes;
    uint32_t wavefront_size;
    uint64_t descriptor; /* where the descriptor is in the image */
    uint64_t entry;      /* where the first instruction is */
};

struct code_notes {
    struct code_kernel *kernels; /* owned, with their names and arguments */
    uint32_t kernel_count;
    uint32_t kernel_capacity;
    uint32_t version[2];              /* amdhsa.version */
    struct isa_print_format *formats; /* of printf; owned, with their texts */
    uint32_t format_count;
    uint32_t format_capacity;
};

/*
 * Reads the map, which begins at offset place of the file. Returns false with an error if it is damaged or there is no list of
 * kernels in it. The caller releases the notes in either case.
 */
bool code_read_notes(struct code_bytes map, uint64_t place, struct code_notes *notes, const struct code_error *error);

void code_notes_free(struct code_notes *notes);

#endif
