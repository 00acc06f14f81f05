/* The stock twin of SLM_G: without waiting atomics. */
#define ONWARD_STOCK
#include "../../../sim_hal/workloads/heterosync/SLM_G.cl"
