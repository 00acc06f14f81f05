/* bfs.cl with the papers' query resizing barrier. */
#define QUERY
#include "bfs.cl"
