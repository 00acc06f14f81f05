/* FAM_L.cl with a higher priority while a work-group holds the lock. */
#define PRIORITY 3
#include "FAM_L.cl"
