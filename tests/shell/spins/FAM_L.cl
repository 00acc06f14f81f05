/* The stock twin of FAM_L: without waiting atomics. */
#define ONWARD_STOCK
#include "../../../sim_hal/workloads/heterosync/FAM_L.cl"
