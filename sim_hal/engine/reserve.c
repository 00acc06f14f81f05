/* reserve.c - see reserve.h. */
#include "engine/reserve.h"

#include <stdlib.h>
#include <string.h>

#include "engine/require.h"

#define FIRST_CAPACITY 16u

/* Pointers of all types are copied as bytes: none is read as a pointer of another type. */
bool sim_reserve(void *array, uint32_t *capacity, uint32_t count, size_t element_bytes)
{
    uint32_t wanted = *capacity ? *capacity : FIRST_CAPACITY;
    void *grown, *old;

    SIM_REQUIRE(element_bytes);
    if (count < *capacity)
        return true;
    while (wanted <= count && wanted <= UINT32_MAX / 2)
        wanted *= 2;
    if (wanted <= count || wanted > SIZE_MAX / element_bytes)
        return false;
    memcpy(&old, array, sizeof(old));
    grown = realloc(old, wanted * element_bytes);
    if (!grown)
        return false;
    memcpy(array, &grown, sizeof(grown));
    *capacity = wanted;
    return true;
}
