/* p_sssp.cl with the papers' simple resizing barrier. */
#define SIMPLE
#include "p_sssp.cl"
