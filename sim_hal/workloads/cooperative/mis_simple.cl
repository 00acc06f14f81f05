/* mis.cl with the papers' simple resizing barrier. */
#define SIMPLE
#include "mis.cl"
