/* The plain twin of p_sssp.cl. */
#define PLAIN
#include "p_sssp.cl"
