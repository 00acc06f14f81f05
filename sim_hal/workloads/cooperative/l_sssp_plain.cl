/* The plain twin of l_sssp.cl. */
#define PLAIN
#include "l_sssp.cl"
