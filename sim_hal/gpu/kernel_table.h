/*
 * kernel_table.h - the dispatches that KERNEL_BEGIN has described, each checked against what a compute unit can run.
 */
#ifndef SIM_HAL_GPU_KERNEL_TABLE_H
#define SIM_HAL_GPU_KERNEL_TABLE_H

#include "cu/workgroup.h"
#include "gpu/loader.h"
#include "onward/cp.h"

struct gpu_kernel_table {
    struct cu_kernel kernels[CP_MAX_KERNELS];
    bool active[CP_MAX_KERNELS];
    const struct cp_queue_config *queues; /* CP_MAX_QUEUES, for process ranges */
    bool unaligned;                       /* vmem.unaligned */
    bool priorities;                      /* cu.queue_priority */
};

/* queues must outlive the table. */
void gpu_kernel_table_init(struct gpu_kernel_table *table, const struct cp_queue_config *queues, bool unaligned,
                           bool priorities);

/* Takes in a dispatch. 0, or why it is refused. */
enum cp_refusal gpu_kernel_table_begin(struct gpu_kernel_table *table, const struct cp_kernel_begin *begin,
                                       const struct gpu_loader *loader);

/* Forgets a dispatch. Returns false if it is not active. */
bool gpu_kernel_table_end(struct gpu_kernel_table *table, uint32_t kernel);

/* Returns NULL if it is not active. */
struct cu_kernel *gpu_kernel_table_find(struct gpu_kernel_table *table, uint32_t kernel);

#endif
