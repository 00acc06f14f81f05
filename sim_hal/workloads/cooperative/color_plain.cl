/* The plain twin of color.cl. */
#define PLAIN
#include "color.cl"
