/* p_sssp.cl with the papers' query resizing barrier. */
#define QUERY
#include "p_sssp.cl"
