/* compile: -O0 */
/* A function returns a structure with one member unset. */
/* expect: uninitialised A */
struct range {
    int first;
    int last;
};
struct range found_first(int at)
{
    struct range r;

    r.first = at;
    return r;
}

struct range found_both(int at)
{
    struct range r;

    r.first = at;
    r.last = at + 4;
    return r;
}

kernel void bug(global int *out)
{
    int l = get_local_id(0);
    struct range r = found_first(l);

    if (l < r.last) /* A */
        out[l] = 1;
}

kernel void fixed(global int *out)
{
    int l = get_local_id(0);
    struct range r = found_both(l);

    if (l < r.last)
        out[l] = 1;
}
