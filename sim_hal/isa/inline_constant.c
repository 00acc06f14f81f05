/* inline_constant.c - see inline_constant.h. */
#include "isa/inline_constant.h"

#include "engine/require.h"

/* As halves, floats and doubles. */
static const uint64_t patterns[][3] = {
    {0x3800, 0x3f000000, 0x3fe0000000000000}, {0xb800, 0xbf000000, 0xbfe0000000000000},
    {0x3c00, 0x3f800000, 0x3ff0000000000000}, {0xbc00, 0xbf800000, 0xbff0000000000000},
    {0x4000, 0x40000000, 0x4000000000000000}, {0xc000, 0xc0000000, 0xc000000000000000},
    {0x4400, 0x40800000, 0x4010000000000000}, {0xc400, 0xc0800000, 0xc010000000000000},
    {0x3118, 0x3e22f983, 0x3fc45f306dc9c882},
};

static uint32_t column(uint32_t width)
{
    return width <= 16 ? 0 : width <= 32 ? 1 : 2;
}

uint16_t isa_inline_integer(int64_t value)
{
    if (value >= 0 && value <= 64)
        return (uint16_t)(ISA_INLINE_ZERO + value);
    if (value >= -16 && value < 0)
        return (uint16_t)(ISA_INLINE_LAST_POSITIVE - value);
    return ISA_OPERAND_NONE;
}

uint16_t isa_inline_float(uint64_t bits, uint32_t width)
{
    for (size_t i = 0; i < sizeof patterns / sizeof patterns[0]; i++)
        if (patterns[i][column(width)] == bits)
            return (uint16_t)(ISA_INLINE_HALF + i);
    return ISA_OPERAND_NONE;
}

uint64_t isa_inline_float_bits(uint16_t number, uint32_t width)
{
    SIM_REQUIRE(number >= ISA_INLINE_HALF && number <= ISA_INLINE_INV_2PI);
    return patterns[number - ISA_INLINE_HALF][column(width)];
}
