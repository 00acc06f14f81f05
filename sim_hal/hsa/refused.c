/* refused.c - functions that the library has only for programs to be loaded. */
#include "hsa/front.h"

static hsa_code refuse(const char *name, bool *said)
{
    if (!__atomic_exchange_n(said, true, __ATOMIC_RELAXED))
        hsa_say("%s is not supported", name);
    return HSA_ERROR;
}

#define HSA_REFUSED(name)                                                                                              \
    hsa_code name(void)                                                                                                \
    {                                                                                                                  \
        static bool said;                                                                                              \
                                                                                                                       \
        return refuse(#name, &said);                                                                                   \
    }
#include "hsa/refused.def"
