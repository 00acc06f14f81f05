/* color.cl with the papers' simple resizing barrier. */
#define SIMPLE
#include "color.cl"
