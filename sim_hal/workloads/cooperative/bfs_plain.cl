/* The plain twin of bfs.cl. */
#define PLAIN
#include "bfs.cl"
