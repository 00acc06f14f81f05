/* l_sssp_simple.cl with a release word that trains predictors. */
#define ONWARD_TRAINED
#include "l_sssp_simple.cl"
