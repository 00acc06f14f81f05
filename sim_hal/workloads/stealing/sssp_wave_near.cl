/* sssp_wave.cl with thieves that choose victims on their own compute unit first. */
#define NEAR_THIEVES
#include "sssp_wave.cl"
