/* scalar_registers.c - s_getreg and s_setreg: the registers that describe the wave. */
#include "execute/scalar_handlers.h"

/* Hardware registers, as s_getreg and s_setreg number them. */
enum {
    HWREG_MODE = 1,
    HWREG_STATUS = 2,
    HWREG_HW_ID = 4,
    HWREG_GPR_ALLOC = 5,
    HWREG_LDS_ALLOC = 6,
    STATUS_SCC = 1u << 0,
    STATUS_EXECZ = 1u << 9,
    STATUS_VCCZ = 1u << 10,
    STATUS_IN_WORK_GROUP = 1u << 11,
    STATUS_VALID = 1u << 16
};

static uint32_t status_register(const struct isa_wave *wave)
{
    uint32_t status = STATUS_IN_WORK_GROUP | STATUS_VALID | (uint32_t)(wave->priority & 3u) << 3;

    status |= wave->scc ? STATUS_SCC : 0;
    status |= isa_exec(wave) == 0 ? STATUS_EXECZ : 0;
    status |= isa_read_scalar64(wave, ISA_VCC_LO) == 0 ? STATUS_VCCZ : 0;
    return status;
}

/* Registers in their granules (4 VGPRs, 8 SGPRs), less one; LDS in granules of 256 bytes from bit 12 on. */
static uint32_t hardware_register(const struct isa_wave *wave, uint32_t number)
{
    uint32_t vgprs = wave->vector_count ? (wave->vector_count - 1) / 4 : 0;
    uint32_t sgprs = wave->scalar_count ? (wave->scalar_count - 1) / 8 : 0;

    switch (number) {
    case HWREG_MODE:
        return wave->mode;
    case HWREG_STATUS:
        return status_register(wave);
    case HWREG_HW_ID:
        return wave->hardware_id;
    case HWREG_GPR_ALLOC:
        return (vgprs & 0x3fu) << 8 | (sgprs & 0xfu) << 24;
    case HWREG_LDS_ALLOC:
        return ((wave->lds_bytes + 255u) / 256u & 0x1ffu) << 12;
    default:
        return 0;
    }
}

/* The immediate of s_getreg and s_setreg: register 5:0, first bit 10:6, bits less one 15:11. */
static uint32_t hwreg_shift(int32_t immediate)
{
    return (uint32_t)immediate >> 6 & 31u;
}

static uint32_t hwreg_mask(int32_t immediate)
{
    return (uint32_t)execute_low_bits(((uint32_t)immediate >> 11 & 31u) + 1u);
}

EXECUTE_SCALAR_HANDLER(s_getreg_b32)
{
    uint32_t value = hardware_register(wave, (uint32_t)operation->immediate & 63u);

    wave->scalar[operation->destination] =
        value >> hwreg_shift(operation->immediate) & hwreg_mask(operation->immediate);
    return ISA_FAULT_NONE;
}

/* MODE is the only register that a kernel can change to any effect. */
static void set_register(struct isa_wave *wave, int32_t immediate, uint32_t value)
{
    uint32_t mask = hwreg_mask(immediate) << hwreg_shift(immediate);

    if (((uint32_t)immediate & 63u) == HWREG_MODE)
        wave->mode = (wave->mode & ~mask) | (value << hwreg_shift(immediate) & mask);
}

EXECUTE_SCALAR_HANDLER(s_setreg_b32)
{
    set_register(wave, operation->immediate, wave->scalar[operation->destination]);
    return ISA_FAULT_NONE;
}

EXECUTE_SCALAR_HANDLER(s_setreg_imm32_b32)
{
    set_register(wave, operation->immediate, operation->literal);
    return ISA_FAULT_NONE;
}
