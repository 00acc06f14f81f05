/* policy_name.h - what policies are called on command lines and in reports. The firmware itself has no use for names. */
#ifndef ONWARD_POLICY_NAME_H
#define ONWARD_POLICY_NAME_H

#include "onward/cp.h"

/* Policy's name, "baseline", ... "onward"; a null pointer for one that the firmware does not have, any value. */
static inline const char *cp_policy_name(enum cp_policy policy)
{
    static const char *const names[CP_POLICY_COUNT] = {
        [CP_POLICY_BASELINE] = "baseline",
        [CP_POLICY_SLEEP] = "sleep",
        [CP_POLICY_UNFAIR] = "unfair",
        [CP_POLICY_HSA] = "hsa",
        [CP_POLICY_OBE] = "obe",
        [CP_POLICY_HSA_OBE] = "hsa+obe",
        [CP_POLICY_LOBE] = "lobe",
        [CP_POLICY_FAIR] = "fair",
        [CP_POLICY_TIMEOUT] = "timeout",
        [CP_POLICY_MONRS_ALL] = "monrs-all",
        [CP_POLICY_MONR_ALL] = "monr-all",
        [CP_POLICY_MONNR_ALL] = "monnr-all",
        [CP_POLICY_MONNR_ONE] = "monnr-one",
        [CP_POLICY_AWG] = "awg",
        [CP_POLICY_MINRESUME] = "minresume",
        [CP_POLICY_ONWARD] = "onward",
    };

#ifdef CP_ONLY_POLICY
    if (policy != CP_ONLY_POLICY)
        return 0;
#endif
    return (uint32_t)policy < CP_POLICY_COUNT ? names[policy] : 0;
}

#endif
