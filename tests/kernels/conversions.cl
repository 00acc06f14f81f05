/* Conversions between all types, with every rounding and saturation. */
#include "mix.h"

kernel void from_float(global const float *values, global long *out)
{
    uint i = get_global_id(0);
    float x = values[i];
    float small = clamp(x, -2e9f, 2e9f);
    global long *o = out + i * 24;

    o[0] = convert_int_rtz(small);
    o[1] = convert_int_rte(small);
    o[2] = convert_int_rtp(small);
    o[3] = convert_int_rtn(small);
    o[4] = convert_int_sat(x);
    o[5] = convert_int_sat_rte(x);
    o[6] = convert_uint_sat(x);
    o[7] = convert_uint_sat_rtp(x);
    o[8] = convert_short_sat(x);
    o[9] = convert_ushort_sat_rte(x);
    o[10] = convert_char_sat(x);
    o[11] = convert_char_sat_rtn(x);
    o[12] = convert_uchar_sat(x);
    o[13] = convert_uchar_sat_rte(x);
    o[14] = convert_long_rtz(small * 1e6f);
    o[15] = convert_long_rte(small);
    o[16] = (long)convert_ulong_rtp(fabs(small) * 4096.0f);
    o[17] = as_long(convert_double(x));
    o[18] = as_int(convert_float_rte(convert_double(small) / 3.0));
    o[19] = as_int(convert_float_rtp(convert_double(small) / 3.0));
    o[20] = as_int(convert_float_rtn(convert_double(small) / 3.0));
    o[21] = as_int(convert_float_rtz(convert_double(small) / 3.0));
    o[22] = convert_int_rte(convert_double(small) * 0.5);
    o[23] = convert_long_rtn(convert_double(small) * 1000.25);
}

kernel void from_integers(global uint *out)
{
    uint i = get_global_id(0);
    uint x = mix32(i) >> (i & 31);
    int s = (int)mix32(i + 64) >> (i & 31);
    ulong u = mix64(i) >> (i * 2 & 63);
    long l = (long)mix64(i + 32) >> (i * 2 & 63);
    global uint *o = out + i * 24;

    o[0] = as_uint(convert_float(x));
    o[1] = as_uint(convert_float(s));
    o[2] = as_uint(convert_float_rtz(x));
    o[3] = as_uint(convert_float_rtp(s));
    o[4] = as_uint(convert_float_rtn(s));
    o[5] = as_uint(convert_float(u));
    o[6] = as_uint(convert_float(l));
    o[7] = (uint)(as_ulong(convert_double(x)) >> 20);
    o[8] = (uint)(as_ulong(convert_double(s)) >> 20);
    o[9] = (uint)(as_ulong(convert_double(u)) >> 3);
    o[10] = (uint)(as_ulong(convert_double(l)) >> 3);
    o[11] = (uint)(int)convert_char_sat(s);
    o[12] = convert_uchar_sat(s);
    o[13] = (uint)(int)convert_short_sat(s);
    o[14] = convert_ushort_sat(s);
    o[15] = convert_uint_sat(s);
    o[16] = (uint)convert_int_sat(x);
    o[17] = (uint)convert_int_sat(l);
    o[18] = convert_uint_sat(l);
    o[19] = (uint)convert_long_sat(u);
    o[20] = (uint)(convert_ulong_sat(l) >> 16);
    o[21] = convert_uchar_sat(u) | (uint)convert_ushort_sat(x) << 8;
    o[22] = as_uint(convert_float((uchar)x)) ^ as_uint(convert_float((char)(x >> 8))) ^
            as_uint(convert_float((ushort)(x >> 16)));
    o[23] = as_uint(convert_uchar4_sat((int4)(s, s >> 3, (int)x, -s)));
}
