/* l_sssp.cl with the papers' query resizing barrier. */
#define QUERY
#include "l_sssp.cl"
