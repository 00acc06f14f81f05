/* loader.c - code, data and kernel descriptors in GPU memory. */
#include "gpu/loader.h"

#include <stdlib.h>
#include <string.h>

#include "engine/require.h"
#include "engine/reserve.h"
#include "isa/opcodes.h"

#define CODE_ALIGNMENT  256u
#define IMAGE_ALIGNMENT 4096u /* of a code object, as its linker counts on */
#define REFUSED         1u    /* as compute_pgm_rsrc3, which no kernel of gfx8 has */

static void apply_relocations(struct mem *memory, const struct isa_program *program)
{
    for (uint32_t i = 0; i < program->relocation_count; i++) {
        const struct isa_relocation *relocation = &program->relocations[i];
        uint64_t start = relocation->to_code ? program->base : isa_program_data(program);
        uint64_t value = start + relocation->target_offset;

        SIM_REQUIRE(relocation->data_offset + relocation->bytes <= program->data_bytes);
        SIM_REQUIRE(relocation->bytes == 4 || relocation->bytes == 8);
        mem_write(memory, isa_program_data(program) + relocation->data_offset, &value, relocation->bytes, 0);
    }
}

static void write_descriptors(struct mem *memory, const struct isa_program *program, uint64_t address)
{
    for (uint32_t i = 0; i < program->kernel_count; i++) {
        struct cp_kernel_descriptor descriptor = program->kernels[i].descriptor;
        uint64_t at = address + i * sizeof(descriptor);
        uint64_t entry = program->base + program->operations[program->kernels[i].entry].offset;

        SIM_REQUIRE(program->kernels[i].entry < program->operation_count);
        descriptor.kernel_code_entry_byte_offset = (int64_t)(entry - at);
        /* The firmware rejects packets that name it: what it is not to begin is seen at the launch, not before. */
        if (program->kernels[i].refusal)
            descriptor.compute_pgm_rsrc3 = REFUSED;
        mem_write(memory, at, &descriptor, sizeof(descriptor), 0);
    }
}

static bool has_scoped_operation(const struct isa_program *program)
{
    for (uint32_t i = 0; i < program->operation_count; i++) {
        const struct isa_operation *operation = &program->operations[i];

        if (isa_opcodes[operation->opcode].flags & ISA_OP_SCOPED ||
            operation->modifiers & ISA_MOD_SYNC(ISA_SYNC_REMOTE))
            return true;
    }
    return false;
}

static bool has_room(struct gpu_loader *loader)
{
    return sim_reserve(&loader->programs, &loader->capacity, loader->count, sizeof *loader->programs);
}

/* The bytes of code and data together. */
static uint64_t image_bytes(const struct isa_program *program)
{
    uint64_t code = (uint64_t)program->code_start + program->code_bytes;
    uint64_t data = (uint64_t)program->data_start + program->data_bytes;

    return code > data ? code : data;
}

/* Allocates the image and the descriptors, or nothing. */
static bool allocate(struct mem *memory, const struct isa_program *program, uint64_t *image, uint64_t *descriptors)
{
    uint64_t bytes = image_bytes(program);

    *image = mem_allocate(memory, bytes, program->code_start ? IMAGE_ALIGNMENT : CODE_ALIGNMENT, MEM_RIGHTS_READ);
    if (!*image)
        return false;
    *descriptors = mem_allocate(memory, program->kernel_count * sizeof(struct cp_kernel_descriptor), CODE_ALIGNMENT,
                                MEM_RIGHTS_READ);
    if (*descriptors)
        return true;
    mem_release(memory, *image, bytes);
    return false;
}

bool gpu_loader_place(struct gpu_loader *loader, struct mem *memory, struct isa_program *program)
{
    uint64_t image, descriptors;

    SIM_REQUIRE(program->kernel_count);
    SIM_REQUIRE(program->writable_start <= program->data_bytes);
    SIM_REQUIRE(program->data_start >= program->code_bytes ||
                (uint64_t)program->code_start + program->code_bytes <= program->data_bytes);
    if (!program->operation_count || !has_room(loader) || !allocate(memory, program, &image, &descriptors))
        return false;
    program->base = image + program->code_start;
    program->scoped = has_scoped_operation(program);
    if (program->data_bytes) {
        mem_write(memory, isa_program_data(program), program->data, program->data_bytes, 0);
        mem_allow(memory, isa_program_data(program) + program->writable_start,
                  program->data_bytes - program->writable_start, MEM_RIGHTS_READ_WRITE);
    }
    apply_relocations(memory, program);
    write_descriptors(memory, program, descriptors);
    loader->programs[loader->count++] = (struct gpu_loaded){.program = program, .descriptors = descriptors};
    return true;
}

void gpu_loader_remove(struct gpu_loader *loader, struct mem *memory, const struct isa_program *program)
{
    uint32_t place = 0;

    while (place < loader->count && loader->programs[place].program != program)
        place++;
    SIM_REQUIRE(place < loader->count);
    mem_release(memory, program->base - program->code_start, image_bytes(program));
    mem_release(memory, loader->programs[place].descriptors,
                program->kernel_count * sizeof(struct cp_kernel_descriptor));
    free(loader->programs[place].quick);
    loader->programs[place] = loader->programs[--loader->count];
}

uint64_t gpu_loader_descriptor(const struct gpu_loader *loader, const struct isa_program *program,
                               const struct isa_kernel *kernel)
{
    for (uint32_t i = 0; i < loader->count; i++) {
        if (loader->programs[i].program == program) {
            SIM_REQUIRE(kernel >= program->kernels && kernel < program->kernels + program->kernel_count);
            return loader->programs[i].descriptors +
                   (uint64_t)(kernel - program->kernels) * sizeof(struct cp_kernel_descriptor);
        }
    }
    return 0;
}

const struct isa_program *gpu_loader_find(const struct gpu_loader *loader, uint64_t address, uint32_t *operation)
{
    for (uint32_t i = 0; i < loader->count; i++) {
        const struct isa_program *program = loader->programs[i].program;
        uint64_t offset = address - program->base;

        if (address < program->base || offset >= program->code_bytes)
            continue;
        if (offset % 4 || program->operation_at[offset / 4] == UINT32_MAX)
            return NULL;
        SIM_REQUIRE(program->operation_at[offset / 4] < program->operation_count);
        *operation = program->operation_at[offset / 4];
        return program;
    }
    return NULL;
}

const struct isa_kernel *gpu_loader_kernel_at(const struct isa_program *program, uint32_t operation)
{
    for (uint32_t i = 0; i < program->kernel_count; i++) {
        if (program->kernels[i].entry == operation)
            return &program->kernels[i];
    }
    return NULL;
}

bool gpu_loader_prepare(struct gpu_loader *loader)
{
    for (uint32_t i = 0; i < loader->count; i++) {
        if (loader->programs[i].quick)
            continue;
        loader->programs[i].quick = execute_quick_prepare(loader->programs[i].program);
        if (!loader->programs[i].quick)
            return false;
    }
    return true;
}

void gpu_loader_free(struct gpu_loader *loader)
{
    for (uint32_t i = 0; i < loader->count; i++)
        free(loader->programs[i].quick);
    free(loader->programs);
}

const struct execute_quick *gpu_loader_quick(const struct gpu_loader *loader, const struct isa_program *program)
{
    for (uint32_t i = 0; i < loader->count; i++) {
        if (loader->programs[i].program == program)
            return loader->programs[i].quick;
    }
    return NULL;
}
