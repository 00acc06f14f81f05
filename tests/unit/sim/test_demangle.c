/* test_demangle.c - encoded names of C++ as text: what c++filt prints, what reports show, what selects a kernel, and what stays. */
#include "code/demangle.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "test.h"

#define COUNT(table) (sizeof(table) / sizeof((table)[0]))

static char text[CODE_DEMANGLED_BYTES];

#define FIFTY "PPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPP"

struct row {
    const char *name;
    const char *text;
};

/* The texts are those of c++filt of binutils 2.40. */
static const struct row rows[] = {
    {"_ZL11init_kernelv", "init_kernel()"},
    {"_ZL11init_kernelv", "init_kernel()"},
    {"_ZL14csr2coo_kernelILj512ELj16EliEvT2_PKT1_PS0_21rocsparse_index_base_",
     "void csr2coo_kernel<512u, 16u, long, int>(int, long const*, int*, rocsparse_index_base_)"},
    {"_ZL18csric0_hash_kernelILj256ELj32ELj8EfEviPKiS1_PT2_S1_PiS1_S4_21rocsparse_index_base_",
     "void csric0_hash_kernel<256u, 32u, 8u, float>(int, int const*, int const*, float*, int const*, int*,"
     " int const*, int*, rocsparse_index_base_)"},
    {"_ZL17csrilu0_binsearchILj256ELj64ELb1EfffEviPKiS1_PT2_S1_PiS1_S4_21rocsparse_index_base_iT3_T4_",
     "void csrilu0_binsearch<256u, 64u, true, float, float, float>(int, int const*, int const*, float*, in"
     "t const*, int*, int const*, int*, rocsparse_index_base_, int, float, float)"},
    {"_ZL26csrmvt_symm_general_kernelILj256ELj8EllfPKfEvbT2_T4_PKT1_PKS2_PKT3_SB_PS9_21rocsparse_index_bas"
     "e_",
     "void csrmvt_symm_general_kernel<256u, 8u, long, long, float, float const*>(bool, long, float const*,"
     " long const*, long const*, float const*, float const*, float*, rocsparse_index_base_)"},
    {"_ZN7rocprim6detail16partition_kernelILNS0_13select_methodE1ELb0ENS0_21default_select_configILj0EjNS_"
     "10empty_typeEEENS_17counting_iteratorIjlEEPS4_S8_PjS8_S4_NS0_19lookback_scan_stateIjLb0ELb1EEEJZNS0_"
     "25segmented_radix_sort_implINS_14default_configELb0EPiSE_S8_S8_PlEE10hipError_tPvRmT1_PNSt15iterator"
     "_traitsISJ_E10value_typeET2_T3_PNSK_ISP_E10value_typeET4_jRbjT5_SV_jjP12ihipStream_tbEUljE_EEEvSO_SP"
     "_ST_SV_T6_PmS10_mT7_T8_jNS0_16ordered_block_idIjEEDpT9_",
     "void rocprim::detail::partition_kernel<(rocprim::detail::select_method)1, false, rocprim::detail::de"
     "fault_select_config<0u, unsigned int, rocprim::empty_type>, rocprim::counting_iterator<unsigned int,"
     " long>, rocprim::empty_type*, rocprim::empty_type*, unsigned int*, rocprim::empty_type*, rocprim::em"
     "pty_type, rocprim::detail::lookback_scan_state<unsigned int, false, true>, rocprim::detail::segmente"
     "d_radix_sort_impl<rocprim::default_config, false, int*, int*, rocprim::empty_type*, rocprim::empty_t"
     "ype*, long*>(void*, unsigned long&, int*, std::iterator_traits<int*>::value_type*, int*, rocprim::em"
     "pty_type*, std::iterator_traits<rocprim::empty_type*>::value_type*, rocprim::empty_type*, unsigned i"
     "nt, bool&, unsigned int, long*, long*, unsigned int, unsigned int, ihipStream_t*, bool)::{lambda(uns"
     "igned int)#1}>(rocprim::counting_iterator<unsigned int, long>, rocprim::empty_type*, rocprim::empty_"
     "type*, unsigned int*, rocprim::empty_type*, unsigned long*, unsigned long*, unsigned long, rocprim::"
     "empty_type, rocprim::detail::lookback_scan_state<unsigned int, false, true>, unsigned int, rocprim::"
     "detail::ordered_block_id<unsigned int>, rocprim::detail::segmented_radix_sort_impl<rocprim::default_"
     "config, false, int*, int*, rocprim::empty_type*, rocprim::empty_type*, long*>(void*, unsigned long&,"
     " int*, std::iterator_traits<int*>::value_type*, int*, rocprim::empty_type*, std::iterator_traits<roc"
     "prim::empty_type*>::value_type*, rocprim::empty_type*, unsigned int, bool&, unsigned int, long*, lon"
     "g*, unsigned int, unsigned int, ihipStream_t*, bool)::{lambda(unsigned int)#1})"},
    {"_ZN7rocprim6detail31init_lookback_scan_state_kernelINS0_19lookback_scan_stateIiLb0ELb1EEEEEvT_jNS0_1"
     "6ordered_block_idIjEEjPNS4_10value_typeE",
     "void rocprim::detail::init_lookback_scan_state_kernel<rocprim::detail::lookback_scan_state<int, fals"
     "e, true> >(rocprim::detail::lookback_scan_state<int, false, true>, unsigned int, rocprim::detail::or"
     "dered_block_id<unsigned int>, unsigned int, rocprim::detail::lookback_scan_state<int, false, true>::"
     "value_type*)"},
    {"_Z1fPU3AS3fDv4_fDF16_DhU8__strongP1A", "f(float AS3*, float __vector(4), _Float16, half, A* __strong)"},
    {"_Z1fPFPFvcEiEM1AFviEPA3_iRA4_Kc", "f(void (*(*)(int))(char), void (A::*)(int), int (*) [3], char const (&) [4])"},
    {"_Z1fM1AKFivEM1AiPDoFvvEz", "f(int (A::*)() const, int A::*, void (*)() noexcept, ...)"},
    {"_Z1fIXadL_Z3foovEEL_Z3barvEEvv", "void f<&(foo()), bar()>()"},
    {"_Z1fIJidRKiEEvDpOT_", "void f<int, double, int const&>(int&&, double&&, int const&)"},
    {"_Z1fIJEEviDpT_", "void f<>(int)"},
    {"_Z1fIJiEEvP1AIJDpT_EE", "void f<int>(A<int>*)"},
    {"_Z1fIJEEv1AIiJDpT_EE", "void f<>(A<int>)"},
    {"_ZN12_GLOBAL__N_11gIKiEEvPKT_", "void (anonymous namespace)::g<int const>(int const*)"},
    {"_Z3fooPFvvE.kd", "foo(void (*)()) [clone .kd]"},
    {"_Z1fi.isra.0.cold", "f(int) [clone .isra.0] [clone .cold]"},
    {"_Z1fILin5ELc65ELf3f800000ELb1ELb2ELx6ELDn0EEvv",
     "void f<-5, (char)65, (float)[3f800000], true, (bool)2, 6ll, (decltype(nullptr))0>()"},
    {"_ZN1AIiED1Ev", "A<int>::~A()"},
    {"_ZN1AIiEC1ERKS0_", "A<int>::A(A<int> const&)"},
    {"_ZN1AcviEv", "A::operator int()"},
    {"_ZlsRSoRKSs",
     "operator<<(std::basic_ostream<char, std::char_traits<char> >&, std::basic_string<char, std::char_tra"
     "its<char>, std::allocator<char> > const&)"},
    {"_ZN1AltIiEEbT_", "bool A::operator< <int>(int)"},
    {"_ZZN1AIiE1fEvENKUlT_E0_clIiEEDaS1_", "auto A<int>::f()::{lambda(auto:1)#2}::operator()<int>(int) const"},
    {"_Z1fIiEvNSt9enable_ifIXaasr16has_ScalarTraitsIT_EE5valuentLb0EEiE4typeE",
     "void f<int>(std::enable_if<has_ScalarTraits<int>::value&&(!(false)), int>::type)"},
    {"_Z1fILj3EEvNSt9enable_ifIXgtT_Lj4EEiE4typeE", "void f<3u>(std::enable_if<((3u)>(4u)), int>::type)"},
    {"_Z1fIRiEvOT_", "void f<int&>(int&)"},
    {"_Z1fIiEPFvT_Ec", "void (*f<int>(char))(int)"},
    {"_ZNKR1A1fEv", "A::f() const &"},
    {"_ZNO1AB5cxx111fEPrKVi", "A[abi:cxx11]::f(int volatile const restrict*) &&"},
    {"_ZN1A1BINS_1CEE1DIiEEvT_", "void A::B<A::C>::D<int>(int)"},
    {"_Z1fN1AUt0_E", "f(A::{unnamed type#2})"},
    {"_ZZ4mainE1s__12_", "main::s"},
    {"_ZZ1fvEs", "f()::string literal"},
    {"_ZTV1A", "vtable for A"},
    {"_ZTI1A", "typeinfo for A"},
    {"_ZGVZ1fvE1x", "guard variable for f()::x"},
    {"_Zli2_xy", "operator\"\" _x(unsigned long long)"},
    {"_ZnwmPv", "operator new(unsigned long, void*)"},
    {"_Z1fIN1A1BEEvNT_1CE", "void f<A::B>(A::B::C)"},
    {"_Z1fCfPA2_A3_iPVKPKFvvE", "f(float _Complex, int (*) [2][3], void (* const volatile*)() const)"},
    {"_Z1fOU3AS1KDv2_u6__bf16", "f(__bf16 __vector(2) const AS1&&)"},
    {"_Z1fIA3_iFivEEvRT_PT0_", "void f<int [3], int ()>(int (&) [3], int (*)())"},
    {"_ZN1AILi1EE1BILi2EE1fEv", "A<1>::B<2>::f()"},
    {"_Z1fSt6vectorIiSaIiEESbIwE", "f(std::vector<int, std::allocator<int> >, std::basic_string<wchar_t>)"},
    {"_Z1fIFvicEEvM1AT_", "void f<void (int, char)>(void (A::*)(int, char))"},
    {"_Z1fIZ1gIiEvT_EUlS0_E_EvS_", "void f<g<int>(int)::{lambda(g)#1}>(f)"},
    {"_ZN3fooUlvE_clEv", "foo::{lambda()#1}::operator()()"},
    {"_ZNSt6vectorIiSaIiEEC1Ev", "std::vector<int, std::allocator<int> >::vector()"},
    {"_ZN1A1BD2Ev", "A::B::~B()"},
    {"_Z1fIiZ1gIcEvPT_EUlvE_EvS2_T0_", "void f<int, g<char>(char*)::{lambda()#1}>(int*, g<char>(char*)::{lambda()#1})"},
    {"_ZZ4mainE1s_0", "main::s"},
    {"_Z1fIiEM1AFvvET_", "void (A::*f<int>(int))()"},
};

static void test_texts(void)
{
    for (size_t i = 0; i < COUNT(rows); i++) {
        CHECK(code_demangle(rows[i].name, CODE_NAME_WHOLE, text, sizeof text));
        if (strcmp(text, rows[i].text) != 0)
            printf("%s\n  is  %s\n  not %s\n", rows[i].name, text, rows[i].text);
        CHECK(strcmp(text, rows[i].text) == 0);
    }
}

/* No beginning of a name does harm. */
static void test_beginnings(void)
{
    for (size_t i = 0; i < COUNT(rows); i++) {
        size_t length = strlen(rows[i].name);

        for (size_t cut = 0; cut < length; cut++) {
            char *part = malloc(cut + 1);

            CHECK(part != NULL);
            memcpy(part, rows[i].name, cut);
            part[cut] = '\0';
            text[0] = '\0';
            if (code_demangle(part, CODE_NAME_WHOLE, text, sizeof text))
                CHECK(*text != '\0');
            free(part);
        }
    }
}

static void test_what_stays(void)
{
    static const char *const names[] = {"",
                                        "f",
                                        "_Z",
                                        "_Y1fv",
                                        "_Z1f v",
                                        "_Z1fv\n",
                                        "_Z1fvE",
                                        "_Z1",
                                        "_Z0v",
                                        "_Z99999999999999999999f",
                                        "_Z9fv",
                                        "_Z1fS_",
                                        "_Z1fiS0_",
                                        "_Z1fPiSZZZZZZ_",
                                        "_Z1fT_",
                                        "_Z1fIiEvT0_",
                                        "_Z1fIiEvT",
                                        "_Z1fIivv",
                                        "_Z1fILi5vv",
                                        "_Z1fIDTcl1gEEvv",
                                        "_Z1fIXfp_EEvv",
                                        "_Z1fIXclL_Z1gvEEEvv",
                                        "_Z1fIXplLi1EEEvv",
                                        "_Z1fDz",
                                        "_Z1fAi",
                                        "_Z1fDv_",
                                        "_Z1fM1A",
                                        "_Z1fU3AS3I1AEi",
                                        "_Z1fU3AS3",
                                        "_Z1fPFi",
                                        "_Z1fPDo",
                                        "_Z1fQ",
                                        "_ZN1A",
                                        "_ZN1AS_1fEv",
                                        "_ZN1AT_1fEv",
                                        "_ZNC1Ev",
                                        "_ZN1ACEv",
                                        "_ZN1ADtEv",
                                        "_ZN1AUlvEv",
                                        "_ZN1AUtEv",
                                        "_ZN1AzzEv",
                                        "_ZN1ABEv",
                                        "_ZZ1fv1g",
                                        "_ZT1A",
                                        "_ZThn8_N1AD0Ev",
                                        "_ZGV",
                                        "_ZSq1fv",
                                        "_ZS_IiEv",
                                        "_Zcv",
                                        "_Zli",
                                        "_ZTV",
                                        "_Z1fIL_Z1gvEvv",
                                        "_Z1fIJivv",
                                        "_Z1fN1AE_",
                                        "_Z1fIiEvNSt1AIXsrT_EE1BE",
                                        "_Z1fIJiEEvP1AIDpT_EDpT0_",
                                        "_ZN1AIiEIcE1fEv",
                                        "_Z1fZ1gIcEvPT_EUlvE_S1_"};

    for (size_t i = 0; i < COUNT(names); i++) {
        char shown[CODE_SHOWN_BYTES];
        bool understood = code_demangle(names[i], CODE_NAME_WHOLE, text, sizeof text);

        if (understood)
            printf("%s is %s\n", names[i], text);
        CHECK(!understood);
        CHECK(code_shown_name(names[i], shown) == names[i]);
        CHECK(code_base_name(names[i], shown) == names[i]);
    }
}

/* A name made of a beginning, a part many times, and an end; the caller frees it. */
static char *many(const char *beginning, const char *part, uint32_t times, const char *end)
{
    size_t bytes = strlen(beginning) + times * strlen(part) + strlen(end) + 1, used;
    char *name = malloc(bytes);

    CHECK(name != NULL);
    used = (size_t)snprintf(name, bytes, "%s", beginning);
    for (uint32_t i = 0; i < times; i++)
        used += (size_t)snprintf(name + used, bytes - used, "%s", part);
    snprintf(name + used, bytes - used, "%s", end);
    return name;
}

/* Deep, long and growing names stay as they are; what is just within the bounds does not. */
static void test_bounds(void)
{
    static const struct {
        const char *beginning;
        const char *part;
        uint32_t times;
        const char *end;
        bool good;
    } cases[] = {
        {"_Z1f", "P", 50, "i", true},
        {"_Z1f", "P", 100, "i", false},
        {"_Z1fI", "J", 100, "E", false},
        {"_Z1fIX", "nt", 100, "Lb0EEEvv", false},
        {"_Z", "Z1fv", 100, "", false},
        {"_Z1f", "i", 1500, "", false},
        {"_Z1f", "i", 900, "", true},
        {"_Z1f", "i", 5000, "", false},
        {"_Z1fPi", "PS_", 400, "", true},
        /* Pointers to pointers that were named before; at last they are too deep. */
        {"_Z1f" FIFTY "i" FIFTY "S1C_" FIFTY "S2Q_", "", 0, "", true},
        {"_Z1f" FIFTY "i" FIFTY "S1C_" FIFTY "S2Q_" FIFTY "S44_" FIFTY "S5I_", "", 0, "", false},
        {"_Z1fIiZ1gIcEv" FIFTY "T_EUlvE_EvS1F_", "", 0, "", true},
        {"_Z1fIiZ1gIcEv" FIFTY "T_" FIFTY "S1F_EUlvE_EvS2T_", "", 0, "", true},
        {"_Z1f", "Ki", 600, "", false},
        {"_Z1f1A", "1BIS_S_E", 30, "", true},
        /* Each is twice as long as the one before. */
        {"_Z1f1A1BIS_S_E1BIS1_S1_E1BIS3_S3_E1BIS5_S5_E1BIS7_S7_E1BIS9_S9_E1BISB_SB_E1BISD_SD_E1BISF_SF_E1BISH_SH_E"
         "1BISJ_SJ_E1BISL_SL_E",
         "", 0, "", false},
        {"_Z1f", "Dp", 40, "i", true},
        {"_Z1fILi", "1", 3000, "EEvv", true},
        {"_Z1f1AI", "i", 300, "ES0_", true},
        {"_Z1f1AI", "i", 600, "ES0_", false},
        /* Two packs of different lengths. */
        {"_Z1fIJicEJi", "", 0, "EEvDp1AIT_T0_E", false},
        {"_Z1fIi", "i", 70, "EvT_", true},
        {"_Z1fIi", "i", 70, "EvT68_", false},
        {"_Z1fIJ", "", 0, "EEvDpP1AIJDpT_T_EE", true}};

    for (size_t i = 0; i < COUNT(cases); i++) {
        char *name = many(cases[i].beginning, cases[i].part, cases[i].times, cases[i].end);

        if (code_demangle(name, CODE_NAME_WHOLE, text, sizeof text) != cases[i].good)
            printf("case %zu\n", i);
        CHECK(code_demangle(name, CODE_NAME_WHOLE, text, sizeof text) == cases[i].good);
        CHECK(!code_demangle(name, CODE_NAME_WHOLE, text, 3));
        free(name);
    }
}

/* Reports have at most 120 characters of a name. */
static void test_shown(void)
{
    static const struct row cases[] = {
        {"kernel", "kernel"},
        {"_Z3sumPii", "sum(int*, int)"},
        {"_Z9transposeILj256EN7rocprim6detail12some_configsILj1EEEPKiEvT0_S5_S5_S5_S5_S5_S5_S5_S5_",
         "void transpose<256u, rocprim::detail::some_configs<1u>, int const*>(...)"},
        {"_Z9transposeI1AIS0_I21a_rather_long_name_ofS0_I25another_rather_long_name_ofS0_I25another_rather_long_name_"
         "ofiEEEEEvT_",
         "void transpose<A<A<...> > >(...)"},
        {"_Z9transposeI21a_rather_long_name_of25another_rather_long_name_of25another_rather_long_name_of25another_"
         "rather_long_name_ofEvT_",
         "void transpose<...>(...)"}};
    char shown[CODE_SHOWN_BYTES], *name;

    for (size_t i = 0; i < COUNT(cases); i++) {
        if (strcmp(code_shown_name(cases[i].name, shown), cases[i].text) != 0)
            printf("%s\n  is %s\n", cases[i].name, code_shown_name(cases[i].name, shown));
        CHECK(strcmp(code_shown_name(cases[i].name, shown), cases[i].text) == 0);
    }
    name = many("_ZN", "5scope", 30, "1fEv");
    code_shown_name(name, shown);
    CHECK_EQUAL(strlen(shown), CODE_SHOWN_BYTES - 1);
    CHECK(strncmp(shown, "scope::scope::", 14) == 0 && strcmp(shown + CODE_SHOWN_BYTES - 4, "...") == 0);
    free(name);
    name = many("_ZQ", "5scope", 30, "1fEv");
    code_shown_name(name, shown);
    CHECK(strncmp(shown, "_ZQ5scope", 9) == 0 && strcmp(shown + CODE_SHOWN_BYTES - 4, "...") == 0);
    free(name);
    CHECK(strcmp(code_base_name("_ZN1A1fIiEEvT_.kd", shown), "f") == 0);
    CHECK(strcmp(code_base_name("_ZZ1gvE1h", shown), "h") == 0);
}

static void test_parts(void)
{
    static const struct {
        enum code_name_part part;
        const char *text;
    } cases[] = {{CODE_NAME_WHOLE, "void a::f<int>(int)"}, {CODE_NAME_QUALIFIED, "a::f<int>"}, {CODE_NAME_BASE, "f"}};

    for (size_t i = 0; i < COUNT(cases); i++) {
        CHECK(code_demangle("_ZN1a1fIiEEvT_", cases[i].part, text, sizeof text));
        CHECK(strcmp(text, cases[i].text) == 0);
    }
}

static void test_fits(void)
{
    static const char long_name[] =
        "_Z9transposeI21a_rather_long_name_of25another_rather_long_name_ofEv25another_rather_long_name_ofT_T0_";
    char shown[CODE_SHOWN_BYTES];
    static const struct {
        const char *text;
        enum code_fit fit;
    } cases[] = {{"_ZN1a1fIiEEvT_", CODE_IS},      {"void a::f<int>(int)", CODE_FITS},
                 {"a::f<int>", CODE_FITS},         {"f", CODE_FITS},
                 {"a::f", CODE_FITS_NOT},          {"g", CODE_FITS_NOT},
                 {"_ZN1a1fIjEEvT_", CODE_FITS_NOT}};

    for (size_t i = 0; i < COUNT(cases); i++)
        CHECK_EQUAL(code_name_fits("_ZN1a1fIiEEvT_", cases[i].text), cases[i].fit);
    CHECK_EQUAL(code_name_fits("plain", "plain"), CODE_IS);
    CHECK_EQUAL(code_name_fits("plain", "f"), CODE_FITS_NOT);
    CHECK_EQUAL(code_name_fits(long_name, code_shown_name(long_name, shown)), CODE_FITS);
}

/* The name that it is wins; else there must be one. */
static void test_choice(void)
{
    static const struct {
        const char *text;
        uint32_t best; /* of the names below */
        uint32_t fitting;
    } cases[] = {{"f", 1, 1}, {"g", 2, 2}, {"void g<int>(int)", 2, 1}, {"h", 9, 0}, {"_Z1gIjEvT_", 3, 1}};
    static const char *const names[] = {"_Z1fIiEvT_", "f", "_Z1gIiEvT_", "_Z1gIjEvT_"};

    for (size_t i = 0; i < COUNT(cases); i++) {
        struct code_choice choice = {.text = cases[i].text};
        uint32_t best = 9;

        for (uint32_t j = 0; j < COUNT(names); j++)
            if (code_choose(&choice, names[j]))
                best = j;
        CHECK_EQUAL(best, cases[i].best);
        CHECK_EQUAL(choice.fitting, cases[i].fitting);
    }
}

TEST_MAIN()
{
    return test_run("demangle", (const struct test_case[]){TEST(test_texts),
                                                           TEST(test_beginnings),
                                                           TEST(test_what_stays),
                                                           TEST(test_bounds),
                                                           TEST(test_shown),
                                                           TEST(test_parts),
                                                           TEST(test_fits),
                                                           TEST(test_choice),
                                                           {0}});
}
