/*
 * quantity.h - numbers as people write them: decimal digits, perhaps with one suffix behind.
 *
 * One rule holds wherever a number may have a suffix: k is 1,000; Ki, Mi and Gi are 1,024, 1,024^2
 * and 1,024^3. K, M and G alone are refused, because programs disagree on their meaning.
 */
#ifndef SIM_HAL_ENGINE_QUANTITY_H
#define SIM_HAL_ENGINE_QUANTITY_H

#include <stdbool.h>
#include <stdint.h>

/* Reads a number that takes up the whole text and fits. */
bool quantity_read(const char *text, uint64_t *value);

/* Addition to a message about a wrong number: ", " and the rule if the suffix is K, M or G, else "". */
const char *quantity_hint(const char *text);

#endif
