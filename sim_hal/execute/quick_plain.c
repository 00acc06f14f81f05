/* quick_plain.c - the row functions of quick_rows.h for any host. */
#define QUICK_ROWS execute_quick_rows_plain
#include "execute/quick_body.h"
