/* print.cl - printf with all conversions, and by several work-items. */
__kernel void print(__global int *done)
{
    int item = (int)get_global_id(0);

    if (item == 0) {
        printf("no arguments: 'single' \"double\" back\\slash\ttab 100%% \x41\n");
        printf("%d %i %u %o %x %X|%5d|%-5d|%05d|%+d|% d|%.3d|%#x\n", -1, -2, 3u, 8u, 255u, 255u, 42, 42, 42, 42, 42, 7, 255u);
        printf("%hhd %hd %hhu %hu\n", (char)-1, (short)-2, (uchar)255, (ushort)65535);
        printf("%ld %lu %lx %lo\n", -1l, 18446744073709551615ul, 0x123456789abcdef0ul, 8ul);
        printf("%f %.2f %10.3f|%-10.3f|%e %E %g %G %a\n", 1.5f, 2.25f, 3.125f, 3.125f, 1e10f, 1e-10f, 0.0001f, 1e20f, 1.0f);
        printf("%f %f %f %f\n", INFINITY, -INFINITY, NAN, -0.0f);
        printf("%f %g\n", 3.141592653589793, 1e300);
        printf("%c%c%5c|%-5c|\n", 'o', 'k', 'x', 'y');
        printf("%s|%10s|%-10s|%.2s|%s\n", "text", "right", "left", "cut", "");
        printf("%v4d|%v2d|%v3d|%v8d\n", (int4)(1, -2, 3, -4), (int2)(5, 6), (int3)(7, 8, 9), (int8)(1, 2, 3, 4, 5, 6, 7, 8));
        printf("%v4hhd|%v2hhd|%v16hhx|%v2hd|%v4hu\n", (char4)(1, -2, 3, -4), (char2)(-5, 6), (uchar16)(255), (short2)(-1, 2),
               (ushort4)(1, 2, 3, 65535));
        printf("%v2hlf|%v4hlf|%.1v4hlf\n", (float2)(1.5f, -2.5f), (float4)(1, 2, 3, 4), (float4)(0.5f));
        printf("%v2ld|%v2lu|%v2lf\n", (long2)(-1, 1), (ulong2)(2, 3), (double2)(0.5, -0.25));
        printf("%v4hld|%3v2hld|\n", (int4)(1), (int2)(1, 2));
        printf("%p\n", (__global void *)0);
        done[0] = 1;
    } else if (item % 64 == 63) {
        printf("item %d of %d\n", item, (int)get_global_size(0));
        done[item / 64 + 1] = 1;
    }
}
