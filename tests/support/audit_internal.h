/* SPDX-License-Identifier: MIT */
/* audit_internal.h - what the files of the audit share. */
#ifndef TESTS_SUPPORT_AUDIT_INTERNAL_H
#define TESTS_SUPPORT_AUDIT_INTERNAL_H

#include "audit.h"

/* Notes what does not fit, unless something was noted before. Returns false. */
bool audit_fail(const char *format, ...) __attribute__((format(printf, 1, 2)));

/* Returns whether the WG's state is among the bits of states. */
bool audit_is_in(const struct cp_workgroup *wg, uint32_t states);

/* Returns whether a kernel of that number is active. */
bool audit_is_active(const struct cp *cp, uint32_t kernel);

/* Returns whether the WG holds resources of a CU. */
bool audit_is_resident(const struct cp_workgroup *wg);

/* Parts of the audit. Return false if something does not fit. */
bool audit_queues(const struct cp *cp);
bool audit_spill(const struct cp *cp);

#endif
