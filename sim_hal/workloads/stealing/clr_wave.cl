/* clr.cl for work-groups of one wave. */
#define ITEMS 64
#include "clr.cl"
