/* kernel_table.c - dispatches under way. */
#include "gpu/kernel_table.h"

#include <string.h>

#include "engine/require.h"
#include "gpu/apertures.h"

#define MAX_ITEMS   1024u
#define LDS_GRANULE 512u

void gpu_kernel_table_init(struct gpu_kernel_table *table, const struct cp_queue_config *queues, bool unaligned,
                           bool priorities)
{
    memset(table, 0, sizeof(*table));
    table->queues = queues;
    table->unaligned = unaligned;
    table->priorities = priorities;
}

static uint64_t items_of(const struct cp_kernel_begin *begin)
{
    return (uint64_t)begin->workgroup_size[0] * begin->workgroup_size[1] * begin->workgroup_size[2];
}

enum cp_refusal gpu_kernel_table_begin(struct gpu_kernel_table *table, const struct cp_kernel_begin *begin,
                                       const struct gpu_loader *loader)
{
    uint64_t items = items_of(begin);
    const struct isa_kernel *known;
    struct cu_kernel *kernel;
    uint32_t entry = 0;
    const struct isa_program *program = gpu_loader_find(loader, begin->entry, &entry);

    if (begin->kernel >= CP_MAX_KERNELS || begin->queue >= CP_MAX_QUEUES || table->active[begin->kernel])
        return CP_REFUSED_ARGUMENT;
    if (!program || items == 0 || items > MAX_ITEMS || begin->group_segment > UINT32_MAX - LDS_GRANULE)
        return CP_REFUSED_ARGUMENT;
    known = gpu_loader_kernel_at(program, entry);
    kernel = &table->kernels[begin->kernel];
    *kernel = (struct cu_kernel){.index = begin->kernel,
                                 .queue = begin->queue,
                                 .program = program,
                                 .quick = gpu_loader_quick(loader, program),
                                 .name = known ? known->name : "(unnamed)",
                                 .entry = entry,
                                 .waves = (uint32_t)(items + ISA_LANES - 1) / ISA_LANES,
                                 .vgprs = CP_RSRC1_VGPRS(begin->rsrc1),
                                 .sgprs = CP_RSRC1_SGPRS(begin->rsrc1),
                                 .lds_bytes = (begin->group_segment + LDS_GRANULE - 1) / LDS_GRANULE * LDS_GRANULE,
                                 .rsrc1 = begin->rsrc1,
                                 .priority = table->priorities ? CP_RSRC1_PRIORITY(begin->rsrc1) : 0,
                                 .rsrc2 = begin->rsrc2,
                                 .code_properties = begin->code_properties,
                                 .private_segment = begin->private_segment,
                                 .scratch_wave_bytes = begin->scratch_wave_bytes,
                                 .kernarg = begin->kernarg,
                                 .packet = begin->packet,
                                 .queue_memory = begin->queue_memory,
                                 .dispatch_id = begin->dispatch_id,
                                 .apertures = {.shared_base_hi = GPU_SHARED_APERTURE_HI,
                                               .private_base_hi = GPU_PRIVATE_APERTURE_HI,
                                               .scratch_base = begin->scratch_base,
                                               .unaligned = table->unaligned},
                                 .process_base = table->queues[begin->queue].process.base,
                                 .process_bytes = table->queues[begin->queue].process.bytes};
    for (uint32_t i = 0; i < 3; i++) {
        kernel->workgroup_size[i] = begin->workgroup_size[i];
        kernel->grid_size[i] = begin->grid_size[i];
    }
    SIM_REQUIRE(kernel->entry < program->operation_count);
    SIM_REQUIRE(kernel->waves >= 1 && kernel->waves <= CU_MAX_WAVES);
    table->active[begin->kernel] = true;
    return 0;
}

bool gpu_kernel_table_end(struct gpu_kernel_table *table, uint32_t kernel)
{
    if (kernel >= CP_MAX_KERNELS || !table->active[kernel])
        return false;
    table->active[kernel] = false;
    return true;
}

struct cu_kernel *gpu_kernel_table_find(struct gpu_kernel_table *table, uint32_t kernel)
{
    if (kernel >= CP_MAX_KERNELS || !table->active[kernel])
        return NULL;
    return &table->kernels[kernel];
}
