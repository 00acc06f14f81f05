/* p_sssp_query.cl with a release word that trains predictors. */
#define ONWARD_TRAINED
#include "p_sssp_query.cl"
