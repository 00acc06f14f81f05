/* mis.cl with the papers' query resizing barrier. */
#define QUERY
#include "mis.cl"
