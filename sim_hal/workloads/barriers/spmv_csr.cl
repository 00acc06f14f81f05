/*
 * Sparse matrix times vector, a row a work-item: a round of PageRank as cooperative kernels have it, from ranks to ranks. The matrix has a
 * column for each edge, and what a column holds is one over the node's edges.
 */
#include "groups.h"

#define REST    614u
#define DAMPING 3650722201u /* 85 %, in units of 2^-32 */

KERNEL(256, 1)
void spmv_csr(global const uint *offsets, global const uint *edges, global const uint *ranks, uint nodes,
              global uint *result)
{
    uint node = (uint)get_global_id(0);
    uint sum = 0;

    if (node >= nodes)
        return;
    for (uint edge = offsets[node]; edge < offsets[node + 1]; edge++) {
        uint other = edges[edge];
        sum += ranks[other] / (offsets[other + 1] - offsets[other]);
    }
    result[node] = REST + mul_hi(sum, DAMPING);
}
