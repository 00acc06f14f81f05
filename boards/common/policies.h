/* SPDX-License-Identifier: MIT */
/* policies.h - the policies of this image by name. The build lists them in policy_list.def. */
#ifndef BOARDS_COMMON_POLICIES_H
#define BOARDS_COMMON_POLICIES_H

#include "onward/policy.h"

/* Returns the policy whose constant is cp_policy_NAME, NULL if the image has none. name ends within bytes, or is none. */
const struct cp_policy *board_policy(const char *name, uint32_t bytes);

#endif
