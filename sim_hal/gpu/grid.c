/* grid.c - see grid.h. */
#include "gpu/grid.h"

#include "engine/require.h"

/* Work-groups along an axis of the grid. */
static uint32_t extent(const struct cu_kernel *kernel, uint32_t axis)
{
    SIM_REQUIRE(kernel->workgroup_size[axis]);
    return (uint32_t)(((uint64_t)kernel->grid_size[axis] + kernel->workgroup_size[axis] - 1) /
                      kernel->workgroup_size[axis]);
}

uint64_t gpu_grid_count(const struct cu_kernel *kernel)
{
    return (uint64_t)extent(kernel, 0) * extent(kernel, 1) * extent(kernel, 2);
}

uint32_t gpu_grid_number(const struct cu_kernel *kernel, const uint32_t id[3])
{
    return id[0] + extent(kernel, 0) * (id[1] + extent(kernel, 1) * id[2]);
}

void gpu_grid_id(const struct cu_kernel *kernel, uint32_t number, uint32_t id[3])
{
    uint32_t rows = number / extent(kernel, 0);

    id[0] = number % extent(kernel, 0);
    id[1] = rows % extent(kernel, 1);
    id[2] = rows / extent(kernel, 1);
}
