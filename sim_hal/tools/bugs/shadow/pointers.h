/*
 * pointers.h - which registers point into which buffer, so that an access to another one is seen.
 *
 * The pointers that kernel arguments bring are followed through moves and sums with numbers. What comes of anything else is
 * not followed, nor are pointers through memory: an access by them is not judged.
 */
#ifndef SIM_HAL_TOOLS_BUGS_SHADOW_POINTERS_H
#define SIM_HAL_TOOLS_BUGS_SHADOW_POINTERS_H

#include "tools/bugs/shadow/shadow.h"

/* The step writes its destinations. Of memory instructions: after their addresses have been judged. */
void shadow_follow_pointers(const struct shadow_step *step);

/* A scalar load has brought words of memory from an address on: kernel arguments may be among them. */
void shadow_find_pointers(const struct shadow_step *step, const struct execute_scalar_access *access);

/* Reports lanes of a vector access whose address was made from a pointer to one buffer, and is in another one. */
void shadow_check_pointers(const struct shadow_step *step, const struct execute_access *access);

#endif
