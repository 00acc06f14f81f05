/* The stock twin of LFTB_LG: without waiting atomics. */
#define ONWARD_STOCK
#include "../../../sim_hal/workloads/heterosync/LFTB_LG.cl"
