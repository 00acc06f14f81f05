/* The stock twin of TB_LG: without waiting atomics. */
#define ONWARD_STOCK
#include "../../../sim_hal/workloads/heterosync/TB_LG.cl"
