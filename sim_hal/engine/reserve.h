/*
 * reserve.h - arrays that grow.
 */
#ifndef SIM_HAL_ENGINE_RESERVE_H
#define SIM_HAL_ENGINE_RESERVE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/*
 * Grows an array that has count elements so that it can take one more. `array` is the address of the pointer to it, which malloc
 * has made or is NULL: the array may move, and can take *capacity elements of some bytes. Returns false, and changes nothing, when
 * memory is out.
 */
bool sim_reserve(void *array, uint32_t *capacity, uint32_t count, size_t element_bytes);

#endif
