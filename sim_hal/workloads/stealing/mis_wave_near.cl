/* mis_wave.cl with thieves that choose victims on their own compute unit first. */
#define NEAR_THIEVES
#include "mis_wave.cl"
