/* SPDX-License-Identifier: MIT */
/* configuration.h - every check of the configuration that cp_init is given. */
#ifndef FW_CONFIGURATION_H
#define FW_CONFIGURATION_H

#include "core.h"

/*
 * Returns the first field that is out of range, CP_FIELD_NONE if there is none. Parameters of the policy are not
 * checked.
 */
enum cp_config_field cp_configuration_check(const struct cp_config *config);

/* Returns false if a field of the queue is out of range. */
bool cp_configuration_takes_queue(const struct cp_queue_config *queue);

#endif
