/* bfs.cl with the papers' simple resizing barrier. */
#define SIMPLE
#include "bfs.cl"
