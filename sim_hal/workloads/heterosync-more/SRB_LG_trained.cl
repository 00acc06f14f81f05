/* SRB_LG.cl with a shared sense that trains predictors. */
#define ONWARD_TRAINED
#include "SRB_LG.cl"
