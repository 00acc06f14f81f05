/* clr_wave.cl with thieves that choose victims on their own compute unit first. */
#define NEAR_THIEVES
#include "clr_wave.cl"
