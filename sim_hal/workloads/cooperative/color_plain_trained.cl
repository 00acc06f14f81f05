/* color_plain.cl with a release word that trains predictors. */
#define ONWARD_TRAINED
#include "color_plain.cl"
