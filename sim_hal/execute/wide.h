/*
 * wide.h - loops over lanes for the host's widest registers.
 *
 * The compiler makes a function marked EXECUTE_WIDE twice, for any host of the architecture and for one with AVX2; the
 * loader chooses when the program starts. The results are the same: AVX2 alone fuses no multiplications. The address
 * sanitizer cannot run while the loader still chooses. clang 14 makes such functions, but other files do not link with
 * them.
 */
#ifndef SIM_HAL_EXECUTE_WIDE_H
#define SIM_HAL_EXECUTE_WIDE_H

#include <stdint.h> /* says which library this is */

#if defined(__x86_64__) && defined(__GLIBC__) && !defined(__clang__) && !defined(__SANITIZE_ADDRESS__) &&              \
    !defined(__SANITIZE_THREAD__)
#define EXECUTE_WIDE __attribute__((target_clones("avx2", "default")))
#else
#define EXECUTE_WIDE
#endif

#endif
