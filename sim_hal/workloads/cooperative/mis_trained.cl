/* mis.cl with a release word that trains predictors. */
#define ONWARD_TRAINED
#include "mis.cl"
