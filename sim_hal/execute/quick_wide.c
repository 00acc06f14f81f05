/* quick_wide.c - the row functions of quick_rows.h for hosts with vectors of 256 bits, where the compiler can be told so. */
#if defined(__x86_64__) && defined(__clang__)
#pragma clang attribute push(__attribute__((target("avx2"))), apply_to = function)
#elif defined(__x86_64__) && defined(__GNUC__)
#pragma GCC target("avx2")
#endif
#define QUICK_ROWS execute_quick_rows_wide
#include "execute/quick_body.h"
#if defined(__x86_64__) && defined(__clang__)
#pragma clang attribute pop
#endif
