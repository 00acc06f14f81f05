/* dispatcher_storage.c - see dispatcher_storage.h. */
#include "gpu/dispatcher_storage.h"

#include "onward/config.h"

#define CYCLE_BITS  UINT64_C(48)
#define NUMBER_BITS UINT64_C(32) /* of a WG in its grid; of placements */
#define WEIGHT_BITS UINT64_C(8)  /* of 1 to CP_WEIGHT_MOST; of what a slot adds to slot time */

static uint64_t bits_for(uint64_t values)
{
    uint64_t bits = 0;

    while (UINT64_C(1) << bits < values)
        bits++;
    return bits;
}

void gpu_dispatcher_storage(const struct parameters *parameters,
                            struct gpu_dispatcher_storage_row rows[GPU_DISPATCHER_STORAGE_ROWS])
{
    uint64_t slot = bits_for(parameters->context_slots), cu = bits_for(parameters->cus);
    uint64_t list = 3 * slot;
    uint64_t load = bits_for(parameters->cus * parameters->simds * parameters->waves + 1) + WEIGHT_BITS;

    rows[0] = (struct gpu_dispatcher_storage_row){
        "given kernels", CP_MAX_KERNELS,
        3 * NUMBER_BITS + 2 * slot + cu + bits_for(CP_PRIORITIES) + bits_for(CP_MAX_QUEUES) + WEIGHT_BITS + 2 * list +
            1,
        "next and end of the grid, last turn, alive, limit, next CU, priority, queue, weight, two lists"};
    rows[1] = (struct gpu_dispatcher_storage_row){"CUs that may fit", CP_MAX_KERNELS, parameters->cus, "one a CU"};
    rows[2] = (struct gpu_dispatcher_storage_row){"scratch slots", CP_MAX_KERNELS, CP_MAX_SCRATCH,
                                                  "one a scratch slot: free"};
    rows[3] = (struct gpu_dispatcher_storage_row){
        "slots", parameters->context_slots, 2 * slot + NUMBER_BITS + CYCLE_BITS + bits_for(CP_MAX_SCRATCH) + 4,
        "two links, since when it is listed, limit of its wait, scratch slot, four flags"};
    rows[4] = (struct gpu_dispatcher_storage_row){
        "queues", CP_MAX_QUEUES,
        CYCLE_BITS + load + CYCLE_BITS + load + slot + bits_for(parameters->context_slots + CP_ORDER_LAUNCH + 1) + 2,
        "slot time, since when it counts, what it adds in a cycle, alive, ready ones in a row, halted, HALTED is owed"};
    rows[5] = (struct gpu_dispatcher_storage_row){
        "the dispatcher", 1,
        2 * list + CP_MAX_KERNELS * bits_for(CP_MAX_KERNELS) + 3 * slot + 2 * cu + bits_for(CP_MAX_KERNELS) +
            bits_for(CP_ORDER_QUANTUM + 1) + 3 * CYCLE_BITS + load,
        "free slots and limits, order of kernels, how many lack a place and leave, who left last, CUs, timers"};
}
