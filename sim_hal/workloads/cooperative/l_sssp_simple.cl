/* l_sssp.cl with the papers' simple resizing barrier. */
#define SIMPLE
#include "l_sssp.cl"
