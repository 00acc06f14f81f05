/* sizes.h - the small tables of the protocol that is explored, and its planted faults. */
#ifndef TESTS_SCOPES_SIZES_H
#define TESTS_SCOPES_SIZES_H

#define GPU_SCOPES_PLANTS
#define GPU_SCOPES_CUS     3u
#define GPU_SCOPES_OPS     4u
#define GPU_SCOPES_MARKERS 4u
#define GPU_SCOPES_PA      2u
#define GPU_SCOPES_LOCKS   2u
#define GPU_SCOPES_OWNERS  2u
#define GPU_SCOPES_HINTS   2u
#define GPU_SCOPES_QUEUE   8u
#define GPU_SCOPES_WRITES  64u

#endif
