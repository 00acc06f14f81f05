/* The plain twin of mis.cl. */
#define PLAIN
#include "mis.cl"
