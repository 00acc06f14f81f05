/* prk.cl with a barrier whose release word takes one value a round. */
#define UNTRAINED
#include "../stealing/prk.cl"
