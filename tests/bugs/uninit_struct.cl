/* compile: -O0 */
/* A function returns a structure with one member unset. */
/* expect: uninitialised A */
struct range {
    int first;
    int last;
};
struct range found(int at)
{
    struct range r;

    r.first = at;
#ifdef FIXED
    r.last = at + 4;
#endif
    return r;
}
kernel void uninit_struct(global int *out)
{
    int l = get_local_id(0);
    struct range r = found(l);

    if (l < r.last) /* A */
        out[l] = 1;
}
