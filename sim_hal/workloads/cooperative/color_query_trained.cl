/* color_query.cl with a release word that trains predictors. */
#define ONWARD_TRAINED
#include "color_query.cl"
