#define INTERVAL
#include "bfs.cl"
