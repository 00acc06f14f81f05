/*
 * support_reference_bits.c - what vector logic, shifts, bit fields and counts of bits must give, lane by lane.
 *
 * Written from the ISA manual's definitions: loops over bits and bytes, divisions instead of shifts.
 */
#include "support_reference.h"

REFERENCE(not_b32)
{
    return word(UINT32_MAX - A);
}

REFERENCE(and_b32)
{
    uint32_t r = 0;

    for (uint32_t i = 0; i < 32; i++)
        r += bit(A, i) && bit(B, i) ? 1u << i : 0;
    return word(r);
}

REFERENCE(or_b32)
{
    uint32_t r = 0;

    for (uint32_t i = 0; i < 32; i++)
        r += bit(A, i) || bit(B, i) ? 1u << i : 0;
    return word(r);
}

REFERENCE(xor_b32)
{
    uint32_t r = 0;

    for (uint32_t i = 0; i < 32; i++)
        r += bit(A, i) != bit(B, i) ? 1u << i : 0;
    return word(r);
}

REFERENCE(bfi)
{
    uint32_t r = 0;

    for (uint32_t i = 0; i < 32; i++)
        r += (bit(A, i) ? bit(B, i) : bit(C, i)) ? 1u << i : 0;
    return word(r);
}

REFERENCE(lshl_b32)
{
    return word((uint64_t)(B * power(A, 32)));
}

REFERENCE(lshr_b32)
{
    return word((uint64_t)(B / power(A, 32)));
}

REFERENCE(ashr_i32)
{
    return word((uint64_t)floor_division(i32(B), (int128)power(A, 32)));
}

REFERENCE(lshl_b64)
{
    return (struct reference_output){.value = (uint64_t)(in->source[1] * power(A, 64))};
}

REFERENCE(lshr_b64)
{
    return (struct reference_output){.value = (uint64_t)(in->source[1] / power(A, 64))};
}

REFERENCE(ashr_i64)
{
    return (struct reference_output){.value = (uint64_t)floor_division((int64_t)in->source[1], (int128)power(A, 64))};
}

REFERENCE(lshl_b16)
{
    return half((uint64_t)(B % 65536 * power(A, 16)));
}

REFERENCE(lshr_b16)
{
    return half((uint64_t)(B % 65536 / power(A, 16)));
}

REFERENCE(ashr_i16)
{
    return half((uint64_t)floor_division(as_signed(B, 16), (int128)power(A, 16)));
}

REFERENCE(bfe_u32)
{
    uint32_t r = 0, offset = B % 32, width = C % 32;

    for (uint32_t i = 0; i < width && offset + i < 32; i++)
        r += bit(A, offset + i) ? 1u << i : 0;
    return word(r);
}

REFERENCE(bfe_i32)
{
    uint32_t offset = B % 32, width = C % 32, present = offset + width > 32 ? 32 - offset : width;

    return word(width == 0 ? 0 : (uint64_t)as_signed((uint64_t)(A / power(offset, 32)), present));
}

REFERENCE(bfm_b32)
{
    uint32_t r = 0;

    for (uint32_t i = 0; i < A % 32; i++)
        r |= i + B % 32 < 32 ? 1u << (i + B % 32) : 0;
    return word(r);
}

REFERENCE(alignbit)
{
    uint32_t r = 0;

    for (uint32_t i = 0; i < 32; i++) {
        uint32_t from = i + C % 32;

        r += (from < 32 ? bit(B, from) : bit(A, from - 32)) ? 1u << i : 0;
    }
    return word(r);
}

REFERENCE(alignbyte)
{
    uint32_t r = 0;

    for (uint32_t i = 0; i < 4; i++) {
        uint32_t from = i + C % 4;

        r += (from < 4 ? byte(B, from) : byte(A, from - 4)) << 8 * i;
    }
    return word(r);
}

REFERENCE(bfrev)
{
    uint32_t r = 0;

    for (uint32_t i = 0; i < 32; i++)
        r += bit(A, i) ? 1u << (31 - i) : 0;
    return word(r);
}

static uint32_t ones(uint64_t value)
{
    uint32_t count = 0;

    for (uint32_t i = 0; i < 64; i++)
        count += bit(value, i);
    return count;
}

REFERENCE(bcnt)
{
    return word((uint64_t)ones(A) + B);
}

REFERENCE(ffbh_u32)
{
    for (uint32_t i = 0; i < 32; i++) {
        if (bit(A, 31 - i))
            return word(i);
    }
    return word(UINT32_MAX);
}

REFERENCE(ffbh_i32)
{
    for (uint32_t i = 1; i < 32; i++) {
        if (bit(A, 31 - i) != bit(A, 31))
            return word(i);
    }
    return word(UINT32_MAX);
}

REFERENCE(ffbl)
{
    for (uint32_t i = 0; i < 32; i++) {
        if (bit(A, i))
            return word(i);
    }
    return word(UINT32_MAX);
}

static struct reference_output lanes_below(const struct reference_input *in, uint32_t first)
{
    uint32_t count = B;

    for (uint32_t lane = first; lane < first + 32 && lane < in->lane; lane++)
        count += bit(A, lane - first);
    return word(count);
}

REFERENCE(mbcnt_lo)
{
    return lanes_below(in, 0);
}

REFERENCE(mbcnt_hi)
{
    return lanes_below(in, 32);
}

REFERENCE(perm)
{
    uint32_t r = 0;

    for (uint32_t i = 0; i < 4; i++) {
        uint32_t select = byte(C, i), value = 0xff;

        if (select < 4)
            value = byte(B, select);
        else if (select < 8)
            value = byte(A, select - 4);
        else if (select == 8 || select == 9)
            value = byte(B, select == 8 ? 1 : 3) >= 128 ? 0xff : 0;
        else if (select == 10 || select == 11)
            value = byte(A, select == 10 ? 1 : 3) >= 128 ? 0xff : 0;
        else if (select == 12)
            value = 0;
        r += value << 8 * i;
    }
    return word(r);
}

const struct reference reference_bits[] = {
    {ISA_OP_v_not_b32, not_b32, 0},
    {ISA_OP_v_and_b32, and_b32, 0},
    {ISA_OP_v_or_b32, or_b32, 0},
    {ISA_OP_v_xor_b32, xor_b32, 0},
    {ISA_OP_v_bfi_b32, bfi, 0},
    {ISA_OP_v_lshlrev_b32, lshl_b32, 0},
    {ISA_OP_v_lshrrev_b32, lshr_b32, 0},
    {ISA_OP_v_ashrrev_i32, ashr_i32, 0},
    {ISA_OP_v_lshlrev_b64, lshl_b64, 0},
    {ISA_OP_v_lshrrev_b64, lshr_b64, 0},
    {ISA_OP_v_ashrrev_i64, ashr_i64, 0},
    {ISA_OP_v_lshlrev_b16, lshl_b16, 0},
    {ISA_OP_v_lshrrev_b16, lshr_b16, 0},
    {ISA_OP_v_ashrrev_i16, ashr_i16, 0},
    {ISA_OP_v_bfe_u32, bfe_u32, 0},
    {ISA_OP_v_bfe_i32, bfe_i32, 0},
    {ISA_OP_v_bfm_b32, bfm_b32, 0},
    {ISA_OP_v_alignbit_b32, alignbit, 0},
    {ISA_OP_v_alignbyte_b32, alignbyte, 0},
    {ISA_OP_v_bfrev_b32, bfrev, 0},
    {ISA_OP_v_bcnt_u32_b32, bcnt, 0},
    {ISA_OP_v_ffbh_u32, ffbh_u32, 0},
    {ISA_OP_v_ffbh_i32, ffbh_i32, 0},
    {ISA_OP_v_ffbl_b32, ffbl, 0},
    {ISA_OP_v_mbcnt_lo_u32_b32, mbcnt_lo, 0},
    {ISA_OP_v_mbcnt_hi_u32_b32, mbcnt_hi, 0},
    {ISA_OP_v_perm_b32, perm, 0},
    {ISA_OP_COUNT, 0, 0},
};
