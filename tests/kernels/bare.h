/*
 * bare.h - the ids and the barrier from compiler builtins, for kernels that are compiled without any library.
 *
 * The dimension must be a constant. Other compilers use their own functions.
 */
#ifndef BARE_H
#define BARE_H

#ifdef __AMDGCN__

#define BARE_INLINE static inline __attribute__((always_inline, unused))

BARE_INLINE uint bare_local_id(uint dimension)
{
    return dimension == 0   ? __builtin_amdgcn_workitem_id_x()
           : dimension == 1 ? __builtin_amdgcn_workitem_id_y()
                            : __builtin_amdgcn_workitem_id_z();
}

BARE_INLINE uint bare_group_id(uint dimension)
{
    return dimension == 0   ? __builtin_amdgcn_workgroup_id_x()
           : dimension == 1 ? __builtin_amdgcn_workgroup_id_y()
                            : __builtin_amdgcn_workgroup_id_z();
}

/*
 * The AQL dispatch packet holds the work-group size in 16-bit fields from byte 4,
 * the grid size in 32-bit fields from byte 12.
 */
BARE_INLINE uint bare_local_size(uint dimension)
{
    return ((constant ushort *)__builtin_amdgcn_dispatch_ptr())[2 + dimension];
}

BARE_INLINE uint bare_global_size(uint dimension)
{
    return ((constant uint *)__builtin_amdgcn_dispatch_ptr())[3 + dimension];
}

BARE_INLINE void bare_barrier(void)
{
    __builtin_amdgcn_fence(__ATOMIC_RELEASE, "workgroup");
    __builtin_amdgcn_s_barrier();
    __builtin_amdgcn_fence(__ATOMIC_ACQUIRE, "workgroup");
}

#define get_local_id(dimension)    bare_local_id(dimension)
#define get_group_id(dimension)    bare_group_id(dimension)
#define get_local_size(dimension)  bare_local_size(dimension)
#define get_global_size(dimension) bare_global_size(dimension)
#define get_num_groups(dimension)  (bare_global_size(dimension) / bare_local_size(dimension))
#define get_global_id(dimension)   (bare_group_id(dimension) * bare_local_size(dimension) + bare_local_id(dimension))
#define barrier(flags)             bare_barrier()

#endif

#endif
