/* SPDX-License-Identifier: MIT */
/* version.h - the version of Onward: firmware, simulator and command have one. */
#ifndef ONWARD_VERSION_H
#define ONWARD_VERSION_H

#define ONWARD_VERSION_MAJOR 0
#define ONWARD_VERSION_MINOR 2
#define ONWARD_VERSION_PATCH 0

/* The same as one number, for comparisons: #if ONWARD_VERSION_NUMBER >= 0x000200. */
#define ONWARD_VERSION_NUMBER (ONWARD_VERSION_MAJOR << 16 | ONWARD_VERSION_MINOR << 8 | ONWARD_VERSION_PATCH)

#define ONWARD_VERSION "0.2.0"

#endif
