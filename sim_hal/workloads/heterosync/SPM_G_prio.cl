/* SPM_G.cl with a higher priority while a work-group holds the lock. */
#define PRIORITY 3
#include "SPM_G.cl"
