/* color.cl with work-groups of four waves. */
#define ITEMS 256
#include "color.cl"
