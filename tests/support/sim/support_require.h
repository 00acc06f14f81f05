/* support_require.h - whether a broken promise (engine/require.h) is noticed. */
#ifndef TESTS_SUPPORT_REQUIRE_H
#define TESTS_SUPPORT_REQUIRE_H

#include <stdbool.h>

/* Calls a function in a process of its own. Returns true if that is aborted and has said "required: TEXT". */
bool support_requires(void (*breaks)(void), const char *text);

#endif
