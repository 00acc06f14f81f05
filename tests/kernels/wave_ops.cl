/*
 * What passes between the lanes of a wave: reading lanes, voting, permutation through the LDS network, swizzles, DPP
 * shifts, rotations, mirrors, reductions built from them. For 64-lane waves only.
 */
#include "bare.h"
#include "mix.h"

static uint lane_id(void)
{
    return __builtin_amdgcn_mbcnt_hi(~0u, __builtin_amdgcn_mbcnt_lo(~0u, 0u));
}

/* The sum of all lanes up to this one, by shifts within rows and broadcasts of a row's last lane. */
static int prefix_sum(int x)
{
    x += __builtin_amdgcn_update_dpp(0, x, 0x111, 0xf, 0xf, true);
    x += __builtin_amdgcn_update_dpp(0, x, 0x112, 0xf, 0xf, true);
    x += __builtin_amdgcn_update_dpp(0, x, 0x114, 0xf, 0xf, true);
    x += __builtin_amdgcn_update_dpp(0, x, 0x118, 0xf, 0xf, true);
    x += __builtin_amdgcn_update_dpp(0, x, 0x142, 0xa, 0xf, false);
    x += __builtin_amdgcn_update_dpp(0, x, 0x143, 0xc, 0xf, false);
    return x;
}

kernel void wave_ops(global uint *out)
{
    uint i = get_global_id(0);
    uint lane = lane_id();
    int x = (int)mix32(i);
    global uint *o = out + i * 20;

    o[0] = lane;
    o[1] = (uint)__builtin_amdgcn_readfirstlane(x);
    o[2] = (uint)__builtin_amdgcn_readlane(x, 17);
    o[3] = (uint)__builtin_amdgcn_ds_bpermute((int)(lane * 52 + 20), x);
    o[4] = (uint)__builtin_amdgcn_ds_permute((int)(lane ^ 21) * 4, x);
    o[5] = (uint)__builtin_amdgcn_ds_swizzle(x, 0x041f);
    o[6] = (uint)__builtin_amdgcn_ds_swizzle(x, 0x801b);
    o[7] = (uint)__builtin_amdgcn_mov_dpp(x, 0xb1, 0xf, 0xf, false);
    o[8] = (uint)__builtin_amdgcn_mov_dpp(x, 0x121, 0xf, 0xf, false);
    o[9] = (uint)__builtin_amdgcn_mov_dpp(x, 0x140, 0xf, 0xf, false);
    o[10] = (uint)__builtin_amdgcn_mov_dpp(x, 0x141, 0xf, 0xf, false);
    o[11] = (uint)__builtin_amdgcn_update_dpp(7, x, 0x104, 0xf, 0xf, false);
    o[12] = (uint)__builtin_amdgcn_update_dpp(9, x, 0x138, 0xf, 0xf, false);
    o[13] = (uint)__builtin_amdgcn_update_dpp(11, x, 0x134, 0xf, 0xf, false);
    o[14] = (uint)__builtin_amdgcn_update_dpp(5, x, 0x4e, 0x5, 0x3, false);
    o[15] = (uint)prefix_sum(x);
    o[16] = 0;
    o[17] = 0;
    if (x & 4) {
        ulong vote = __builtin_amdgcn_uicmp((uint)x & 0xff, 100u, 36);
        o[16] = (uint)(vote >> 32);
        o[17] = (uint)vote ^ __builtin_amdgcn_mbcnt_lo((uint)vote, 0u);
    }
    o[18] = (uint)__builtin_amdgcn_read_exec() ^ (uint)(__builtin_amdgcn_read_exec() >> 32);
    o[19] = __builtin_amdgcn_sad_u8((uint)x, mix32(i + 5), 3u) +
            (uint)__builtin_amdgcn_perm((uint)x, i, 0x05040100 + (i & 3)) +
            (uint)__builtin_amdgcn_alignbyte((uint)x, i, 3) + __builtin_amdgcn_ubfe((uint)x, 5, 9);
}
