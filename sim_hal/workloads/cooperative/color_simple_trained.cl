/* color_simple.cl with a release word that trains predictors. */
#define ONWARD_TRAINED
#include "color_simple.cl"
