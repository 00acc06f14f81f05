/* color_wide.cl with a release word that trains predictors. */
#define ONWARD_TRAINED
#include "color_wide.cl"
