/* The stock twin of SPM_G: without waiting atomics. */
#define ONWARD_STOCK
#include "../../../sim_hal/workloads/heterosync/SPM_G.cl"
