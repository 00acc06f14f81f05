/* sizes.h - the small tables of the protocol that is explored, and its planted faults. */
#ifndef TESTS_SCOPES_SIZES_H
#define TESTS_SCOPES_SIZES_H

#define SCOPES_PLANTS
#define SCOPES_CUS     3u
#define SCOPES_OPS     4u
#define SCOPES_MARKERS 4u
#define SCOPES_PA      2u
#define SCOPES_LOCKS   2u
#define SCOPES_OWNERS  2u
#define SCOPES_HINTS   2u
#define SCOPES_QUEUE   8u
#define SCOPES_WRITES  64u

#endif
