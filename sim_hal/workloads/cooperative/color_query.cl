/* color.cl with the papers' query resizing barrier. */
#define QUERY
#include "color.cl"
