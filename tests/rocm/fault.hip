/* fault.hip - a kernel that writes where nothing is. HIP ends the program. */
#include "check.h"

__global__ void write_to(int *nowhere)
{
    *nowhere = 1;
}

int main()
{
    write_to<<<1, 1>>>((int *)0x10);
    CALL(hipDeviceSynchronize());
    return 0;
}
