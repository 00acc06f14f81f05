/* variables.cl - a kernel with a variable that the program defines: see variables.c. */
extern __attribute__((visibility("default"))) global int counters[64];

kernel void count(int by)
{
    counters[__builtin_amdgcn_workitem_id_x()] += by;
}
