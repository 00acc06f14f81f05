/* context.c - a work-group to and from its context slot. */
#include "gpu/context.h"

#include <string.h>

#include "engine/require.h"
#include "onward/context.h"

#define SCALARS_SAVED   (ISA_SGPR_LAST + 1u) /* SGPRs lie behind the VGPRs */
#define SPECIAL_SCALARS (ISA_EXEC_HI - ISA_FLAT_SCRATCH_LO + 1u)
#define CHECKSUM_START  UINT64_C(0xcbf29ce484222325)
#define CHECKSUM_PRIME  UINT64_C(0x100000001b3)

/* The state of a wave beyond its SGPRs and VGPRs. */
struct wave_record {
    uint32_t special[SPECIAL_SCALARS]; /* operands 102..127: flat_scratch .. exec */
    uint32_t operation;
    uint32_t mode;
    uint32_t status;
    uint32_t scc;
    uint32_t priority;
    uint32_t message; /* of the WG, while the wave is at it */
    uint32_t arrived; /* at a barrier of all work-groups, */
    uint32_t generation;
    uint32_t reserved[14];
};
_Static_assert(sizeof(struct wave_record) == CP_CONTEXT_WAVE_BYTES, "wave records have the size the layout says");

/* Where things lie in a slot. */
struct layout {
    uint64_t waves, vgprs, sgprs, lds, end;
    uint32_t vgpr_bytes, sgpr_bytes; /* a wave's */
};

static struct layout layout_of(const struct cu_kernel *kernel, uint64_t address)
{
    struct layout layout = {.vgpr_bytes = kernel->vgprs * CP_CONTEXT_VGPR_BYTES,
                            .sgpr_bytes = kernel->sgprs * CP_CONTEXT_SGPR_BYTES};

    SIM_REQUIRE(kernel->waves >= 1 && kernel->waves <= CU_MAX_WAVES);
    SIM_REQUIRE(address % CP_CONTEXT_ALIGN == 0);
    layout.waves = address + sizeof(struct cp_context_header);
    layout.vgprs = layout.waves + (uint64_t)kernel->waves * CP_CONTEXT_WAVE_BYTES;
    layout.sgprs = layout.vgprs + (uint64_t)kernel->waves * layout.vgpr_bytes;
    layout.lds = layout.sgprs + (uint64_t)kernel->waves * layout.sgpr_bytes;
    layout.end = layout.lds + kernel->lds_bytes;
    return layout;
}

uint64_t gpu_context_image_bytes(const struct cu_kernel *kernel)
{
    return cp_context_bytes(kernel->waves, kernel->vgprs, kernel->sgprs, kernel->lds_bytes);
}

uint64_t gpu_context_lds_offset(const struct cu_kernel *kernel)
{
    return layout_of(kernel, 0).lds;
}

/* FNV-1a over 64-bit words: catches what a stray store would do. Every part of an image is a multiple of 8 bytes. */
static uint64_t checksum_range(const struct mem *memory, uint64_t address, uint64_t end)
{
    uint64_t sum = CHECKSUM_START;
    uint64_t word;

    SIM_REQUIRE((end - address) % sizeof(word) == 0);
    for (; address < end; address += sizeof(word)) {
        mem_read(memory, address, &word, sizeof(word));
        sum = (sum ^ word) * CHECKSUM_PRIME;
    }
    return sum;
}

static uint64_t checksum(const struct mem *memory, uint64_t address, uint64_t end)
{
    uint64_t header = checksum_range(memory, address, address + offsetof(struct cp_context_header, checksum));

    return header ^ checksum_range(memory, address + sizeof(struct cp_context_header), end);
}

static uint32_t sgpr_bytes_used(const struct layout *layout)
{
    uint32_t most = SCALARS_SAVED * CP_CONTEXT_SGPR_BYTES;

    return layout->sgpr_bytes < most ? layout->sgpr_bytes : most;
}

static void write_wave(struct mem *memory, const struct layout *layout, const struct cu_wave *wave, uint64_t now)
{
    const struct isa_wave *state = &wave->state;
    struct wave_record record = {.operation = state->operation,
                                 .mode = state->mode,
                                 .status = wave->status,
                                 .scc = state->scc,
                                 .priority = state->priority,
                                 .message = wave->workgroup->message,
                                 .arrived = state->arrived,
                                 .generation = state->generation};

    SIM_REQUIRE(wave->index < wave->workgroup->kernel->waves);
    memcpy(record.special, &state->scalar[ISA_FLAT_SCRATCH_LO], sizeof(record.special));
    mem_write(memory, layout->waves + wave->index * sizeof(record), &record, sizeof(record), now);
    mem_write(memory, layout->vgprs + (uint64_t)wave->index * layout->vgpr_bytes, state->vector, layout->vgpr_bytes,
              now);
    mem_write(memory, layout->sgprs + (uint64_t)wave->index * layout->sgpr_bytes, state->scalar,
              sgpr_bytes_used(layout), now);
}

void gpu_context_write(struct mem *memory, uint64_t address, const struct cu_workgroup *workgroup, uint64_t now)
{
    const struct cu_kernel *kernel = workgroup->kernel;
    struct layout layout = layout_of(kernel, address);
    uint64_t last_change = memory->last_change;
    uint64_t changes = memory->changes;
    struct cp_context_header header = {.magic = CP_CONTEXT_MAGIC,
                                       .generation = workgroup->generation,
                                       .slot = workgroup->slot,
                                       .kernel = (uint16_t)kernel->index,
                                       .waves = (uint16_t)kernel->waves,
                                       .vgprs = (uint16_t)kernel->vgprs,
                                       .sgprs = (uint16_t)kernel->sgprs,
                                       .lds_bytes = kernel->lds_bytes,
                                       .bytes = (uint32_t)gpu_context_image_bytes(kernel),
                                       .workgroup = {workgroup->id[0], workgroup->id[1], workgroup->id[2]},
                                       .present = workgroup->wave_count};

    SIM_REQUIRE(workgroup->frozen);
    SIM_REQUIRE(workgroup->drained);
    SIM_REQUIRE(workgroup->wave_count <= kernel->waves);
    SIM_REQUIRE(layout.end <= address + gpu_context_image_bytes(kernel));
    for (uint32_t i = 0; i < workgroup->wave_count; i++)
        write_wave(memory, &layout, &workgroup->waves[i], now);
    if (kernel->lds_bytes)
        mem_write(memory, layout.lds, workgroup->lds, kernel->lds_bytes, now);
    mem_write(memory, address, &header, sizeof(header), now);
    header.checksum = checksum(memory, address, layout.end);
    mem_write(memory, address, &header, sizeof(header), now);
    /* Moving a work-group is not progress of the program (deadlock detection). */
    memory->last_change = last_change;
    memory->changes = changes;
}

static bool header_fits(const struct cp_context_header *header, const struct cu_workgroup *workgroup)
{
    const struct cu_kernel *kernel = workgroup->kernel;

    return header->magic == CP_CONTEXT_MAGIC && header->generation == workgroup->generation &&
           header->slot == workgroup->slot && header->kernel == kernel->index && header->waves == kernel->waves &&
           header->vgprs == kernel->vgprs && header->sgprs == kernel->sgprs && header->lds_bytes == kernel->lds_bytes &&
           header->present == workgroup->wave_count &&
           memcmp(header->workgroup, workgroup->id, sizeof(header->workgroup)) == 0;
}

static bool read_wave(const struct mem *memory, const struct layout *layout, struct cu_wave *wave)
{
    struct isa_wave *state = &wave->state;
    struct wave_record record;

    mem_read(memory, layout->waves + wave->index * sizeof(record), &record, sizeof(record));
    if (record.status > CU_WAVE_ENDED || record.operation > state->program->operation_count)
        return false;
    mem_read(memory, layout->vgprs + (uint64_t)wave->index * layout->vgpr_bytes, state->vector, layout->vgpr_bytes);
    mem_read(memory, layout->sgprs + (uint64_t)wave->index * layout->sgpr_bytes, state->scalar,
             sgpr_bytes_used(layout));
    memcpy(&state->scalar[ISA_FLAT_SCRATCH_LO], record.special, sizeof(record.special));
    state->operation = record.operation;
    state->mode = record.mode;
    state->scc = record.scc != 0;
    state->arrived = record.arrived != 0;
    state->generation = record.generation;
    state->priority = (uint8_t)(record.priority & 3);
    wave->status = (uint8_t)record.status;
    if (record.status == CU_WAVE_MESSAGE)
        wave->workgroup->message = record.message;
    if (record.status == CU_WAVE_WAITING || record.status == CU_WAVE_SLEEPING)
        wave->status = CU_WAVE_ACTIVE;
    return true;
}

bool gpu_context_read(const struct mem *memory, uint64_t address, struct cu_workgroup *workgroup)
{
    struct layout layout = layout_of(workgroup->kernel, address);
    struct cp_context_header header;

    SIM_REQUIRE(workgroup->frozen);
    SIM_REQUIRE(workgroup->wave_count <= workgroup->kernel->waves);
    mem_read(memory, address, &header, sizeof(header));
    if (!header_fits(&header, workgroup) || header.checksum != checksum(memory, address, layout.end))
        return false;
    for (uint32_t i = 0; i < workgroup->wave_count; i++) {
        if (!read_wave(memory, &layout, &workgroup->waves[i]))
            return false;
    }
    if (workgroup->kernel->lds_bytes)
        mem_read(memory, layout.lds, workgroup->lds, workgroup->kernel->lds_bytes);
    return true;
}
