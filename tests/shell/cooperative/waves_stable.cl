/* The same where M changes at native resizing barriers only. */
#define ONWARD_STABLE 1
#include "waves.cl"
