/* random.cpp - rocRAND's Philox, whose numbers are known. */
#include "check.h"
#include <rocrand/rocrand.h>

#define COUNT 4096

int main()
{
    static const unsigned expected[] = {546353992, 3665621163, 1140953199, 3419031310};
    unsigned *device, numbers[COUNT];
    rocrand_generator generator;

    CALL(hipMalloc((void **)&device, sizeof(numbers)));
    check("create", rocrand_create_generator(&generator, ROCRAND_RNG_PSEUDO_PHILOX4_32_10) == ROCRAND_STATUS_SUCCESS);
    check("seed", rocrand_set_seed(generator, 1234) == ROCRAND_STATUS_SUCCESS);
    check("generate", rocrand_generate(generator, device, COUNT) == ROCRAND_STATUS_SUCCESS);
    CALL(hipMemcpy(numbers, device, sizeof(numbers), hipMemcpyDeviceToHost));
    for (int i = 0; i < 4; i++)
        check("a number", numbers[i] == expected[i]);
    return failures;
}
