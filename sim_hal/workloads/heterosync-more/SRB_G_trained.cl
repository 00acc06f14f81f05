/* SRB_G.cl with a shared sense that trains predictors. */
#define ONWARD_TRAINED
#include "SRB_G.cl"
