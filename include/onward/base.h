/* SPDX-License-Identifier: MIT */
/*
 * base.h - what the public headers share: the language, and the version.
 *
 * The headers compile as C11 and as C++17, without warnings, freestanding.
 */
#ifndef ONWARD_BASE_H
#define ONWARD_BASE_H

#include <stdbool.h>
#include <stdint.h>

#include "onward/version.h"

#if defined(__BYTE_ORDER__) && __BYTE_ORDER__ != __ORDER_LITTLE_ENDIAN__
#error "Onward needs a little-endian machine: frames, queues and GPU memory are little-endian, and are read in place"
#endif

#ifdef __cplusplus
#define CP_EXTERN_C_BEGIN extern "C" {
#define CP_EXTERN_C_END   }
#define CP_STATIC_ASSERT  static_assert
#else
#define CP_EXTERN_C_BEGIN
#define CP_EXTERN_C_END
#define CP_STATIC_ASSERT _Static_assert
#endif

#endif
