/* gpus.c - see gpus.h. The numbers are those of LLVM's documentation of its AMDGPU backend. */
#include "code/gpus.h"

#include <stddef.h>

const char *code_gpu_name(uint32_t number)
{
    static const char *const names[] = {
        [0x20] = "gfx600",  [0x21] = "gfx601",  [0x22] = "gfx700",  [0x23] = "gfx701",  [0x24] = "gfx702",
        [0x25] = "gfx703",  [0x26] = "gfx704",  [0x28] = "gfx801",  [0x29] = "gfx802",  [0x2a] = "gfx803",
        [0x2b] = "gfx810",  [0x2c] = "gfx900",  [0x2d] = "gfx902",  [0x2e] = "gfx904",  [0x2f] = "gfx906",
        [0x30] = "gfx908",  [0x31] = "gfx909",  [0x32] = "gfx90c",  [0x33] = "gfx1010", [0x34] = "gfx1011",
        [0x35] = "gfx1012", [0x36] = "gfx1030", [0x37] = "gfx1031", [0x38] = "gfx1032", [0x39] = "gfx1033",
        [0x3a] = "gfx602",  [0x3b] = "gfx705",  [0x3c] = "gfx805",  [0x3d] = "gfx1035", [0x3e] = "gfx1034",
        [0x3f] = "gfx90a",  [0x42] = "gfx1013", [0x4c] = "gfx942",
    };

    return number < sizeof names / sizeof names[0] ? names[number] : NULL;
}
