/*
 * fuzz_demangle.c - encoded names of C++, mutated: each has a text of printable characters within its bounds, or stays as it is.
 *
 * Usage: fuzz_demangle [SEED [COUNT]]
 *        fuzz_demangle text|shown
 * COUNT mutated names; the same seed gives the same ones. Or the names of the input, a line each, as their texts or as reports show
 * them.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "code/demangle.h"
#include "random.h"

#define DEFAULT_COUNT 300000u
#define NAME_BYTES    1024u
#define LINE_BYTES    8192u

static const char *const names[] = {
    "_ZL16sddmm_csx_kernelILi512ELi4EL20rocsparse_direction_0EllffEv20rocsparse_operation_S1_16rocsparse_order_S2_T3_"
    "S3_S3_T2_T5_PKT4_"
    "S3_S8_S3_S5_PS6_PKS4_PKS3_21rocsparse_index_base_S9_",
    "_ZN7rocprim6detail16partition_kernelILNS0_13select_methodE1ELb0ENS0_21default_select_configILj0EjNS_10empty_"
    "typeEEENS_"
    "17counting_iteratorIjlEEPS4_S8_PjS8_S4_NS0_19lookback_scan_stateIjLb0ELb1EEEJZNS0_25segmented_radix_sort_implINS_"
    "14default_"
    "configELb0EPiSE_S8_S8_PKiEE10hipError_tPvRmT1_PNSt15iterator_traitsISK_E10value_typeET2_T3_PNSL_ISQ_E10value_"
    "typeET4_jRbjT5_SW_"
    "jjP12ihipStream_tbEUljE_EEEvSP_SQ_SU_SW_T6_PmS11_mT7_T8_jNS0_16ordered_block_idIjEEDpT9_",
    "_Z1fIJidRKiEEvDpOT_",
    "_Z1fPFPFvcEiEM1AFviEPA3_iRA4_Kc",
    "_ZZN1AIiE1fEvENKUlT_E0_clIiEEDaS1_",
    "_Z1fIiEvNSt9enable_ifIXaasr16has_ScalarTraitsIT_EE5valuentLb0EEiE4typeE",
    "_Z1fILin5ELc65ELf3f800000ELb1ELb2ELx6ELDn0EEvv",
    "_ZN1AIiEC1ERKS0_",
    "_ZN12_GLOBAL__N_11gIKiEEvPKT_.kd",
    "_Z1fPU3AS3fDv4_fDF16_DhU8__strongP1A",
    "_ZGVZ1fvE1x"};

static void mutate(uint64_t *random, char *name)
{
    static const char letters[] = "_ZNESTIJKPROAMFDXLUCBsrtvijlfdT0123456789p.";
    size_t length = strlen(name), at = length ? random_below(random, (uint32_t)length) : 0;
    size_t from = length ? random_below(random, (uint32_t)length) : 0;
    size_t part = random_below(random, 40);

    switch (random_below(random, 4)) {
    case 0: /* another letter */
        if (length)
            name[at] = letters[random_below(random, sizeof letters - 1)];
        return;
    case 1: /* without a part */
        if (at + part < length)
            memmove(name + at, name + at + part, length - at - part + 1);
        return;
    case 2: /* a part a second time */
        if (from + part >= length || length + part >= NAME_BYTES)
            return;
        memmove(name + at + part, name + at, length - at + 1);
        memmove(name + at, name + (from < at ? from : from + part < length ? from : 0), part);
        return;
    default: /* any byte */
        if (length)
            name[at] = (char)random_below(random, 256);
    }
}

static bool is_plain(const char *text)
{
    for (; *text; text++)
        if (*text < ' ' || *text > '~')
            return false;
    return true;
}

static int fuzz(uint64_t seed, uint32_t count)
{
    uint64_t random = seed ? seed : 1;
    uint32_t understood = 0;

    for (uint32_t i = 0; i < count; i++) {
        char name[NAME_BYTES], shown[CODE_SHOWN_BYTES], text[CODE_DEMANGLED_BYTES] = "";
        uint32_t times = random_below(&random, 6);
        bool good;

        snprintf(name, sizeof name, "%s", names[random_below(&random, sizeof names / sizeof names[0])]);
        for (uint32_t j = 0; j < times; j++)
            mutate(&random, name);
        good = code_demangle(name, CODE_NAME_WHOLE, text, sizeof text);
        understood += good;
        if ((good && (!*text || !is_plain(text))) ||
            (strncmp(name, "_Z", 2) == 0 && strlen(code_shown_name(name, shown)) >= CODE_SHOWN_BYTES) ||
            code_name_fits(name, name) != CODE_IS) {
            printf("fuzz_demangle: seed %llu, name %u: %s\n", (unsigned long long)seed, i, name);
            return 1;
        }
        code_name_fits(name, "f");
    }
    printf("fuzz_demangle: %u names, %u understood\n", count, understood);
    return understood && understood < count ? 0 : 1;
}

static int translate(bool shorten)
{
    static char line[LINE_BYTES];

    while (fgets(line, sizeof line, stdin)) {
        char shown[CODE_SHOWN_BYTES], text[CODE_DEMANGLED_BYTES];

        line[strcspn(line, "\n")] = '\0';
        if (shorten)
            puts(code_shown_name(line, shown));
        else
            puts(code_demangle(line, CODE_NAME_WHOLE, text, sizeof text) ? text : line);
    }
    return 0;
}

int main(int argc, char **argv)
{
    if (argc > 1 && (strcmp(argv[1], "text") == 0 || strcmp(argv[1], "shown") == 0))
        return translate(argv[1][0] == 's');
    return fuzz(argc > 1 ? strtoull(argv[1], NULL, 0) : 1,
                argc > 2 ? (uint32_t)strtoul(argv[2], NULL, 0) : DEFAULT_COUNT);
}
