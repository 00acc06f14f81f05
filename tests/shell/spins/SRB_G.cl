/* The stock twin of SRB_G: without waiting atomics. */
#define ONWARD_STOCK
#include "../../../sim_hal/workloads/heterosync-more/SRB_G.cl"
