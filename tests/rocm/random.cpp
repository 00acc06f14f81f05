/*
 * random.cpp - rocRAND's generators, each with all its distributions. Numbers and uniform ones must be exact; what goes
 * through logarithms and sines must be near what the host's library gives. Usage: random [GENERATOR]
 */
#include "check.h"
#include "generators.h"
#include <algorithm>
#include <math.h>
#include <rocrand/rocrand.h>
#include <rocrand/rocrand_discrete_types.h>

#define LAMBDA       10.0
#define OUTPUTS_MOST 4u
#define INPUTS_MOST  4u

enum family { PSEUDO, MRG, SOBOL };

static const struct generator {
    const char *name;
    rocrand_rng_type type;
    enum family family;
    unsigned bits;
    uint64_t (*number)(const position *position, unsigned unit, unsigned place, unsigned inputs);
} generators[] = {
    {"philox", ROCRAND_RNG_PSEUDO_PHILOX4_32_10, PSEUDO, 32, philox},
    {"xorwow", ROCRAND_RNG_PSEUDO_XORWOW, PSEUDO, 32, xorwow},
    {"mrg32k3a", ROCRAND_RNG_PSEUDO_MRG32K3A, MRG, 32, mrg32k3a},
    {"mtgp32", ROCRAND_RNG_PSEUDO_MTGP32, PSEUDO, 32, mtgp32},
    {"sobol32", ROCRAND_RNG_QUASI_SOBOL32, SOBOL, 32, sobol32},
    {"sobol64", ROCRAND_RNG_QUASI_SOBOL64, SOBOL, 64, sobol64},
};

static rocrand_discrete_distribution_st poisson;

/* ---- how rocRAND makes values of numbers ---- */

/* Integers: all 32 bits of a number are used, or the highest of Sobol's. */
static uint64_t integer(const generator *generator, const uint64_t *in, unsigned output, unsigned bits)
{
    if (generator->family == SOBOL)
        return in[0] >> (generator->bits - bits);
    if (generator->family == MRG)
        return (uint64_t)((double)(in[0] - 1) * 1.000000048661607) >> output * bits & ((UINT64_C(1) << bits) - 1);
    return in[0] >> output * bits & ((UINT64_C(1) << bits) - 1);
}

static double bytes(const generator *generator, const uint64_t *in, unsigned output)
{
    return integer(generator, in, output, 8);
}

static double shorts(const generator *generator, const uint64_t *in, unsigned output)
{
    return integer(generator, in, output, 16);
}

static double words(const generator *generator, const uint64_t *in, unsigned output)
{
    return integer(generator, in, output, 32);
}

static double uniform_half(const generator *generator, const uint64_t *in, unsigned output)
{
    float value = 0x1p-16f + shorts(generator, in, output) * 0x1p-16f;

    return (double)(float)__float2half(value);
}

/* Sobol's 64 bits are cut to the lower 32 here, in rocRAND 5.3. */
static double uniform(const generator *generator, const uint64_t *in, unsigned place)
{
    if (generator->family == MRG)
        return (float)((double)in[place] * 2.3283065498378288e-10);
    return 0x1p-32f + (float)(uint32_t)in[place] * 0x1p-32f;
}

static double uniform_double(const generator *generator, const uint64_t *in, unsigned)
{
    if (generator->family == MRG)
        return (double)in[0] * 2.3283065498378288e-10;
    if (generator->bits == 64)
        return 0x1p-53 + (double)(in[0] >> 11) * 0x1p-53;
    if (generator->family == SOBOL)
        return 0x1p-32 + (double)in[0] * 0x1p-32;
    return 0x1p-53 + (double)((in[1] >> 11) << 32 | in[0]) * 0x1p-53;
}

static double box_muller(double radius, double turns, unsigned output)
{
    return sqrt(-2 * log(radius)) * (output % 2 ? cos(2 * M_PI * turns) : sin(2 * M_PI * turns));
}

/* The inverse of the error function (Winitzki), which rocRAND takes for Sobol's numbers. */
template <typename Real> static double inverse_normal(Real probability)
{
    Real x = 2 * probability - 1, logarithm = log((1 - x) * (1 + x)), half;

    if (isinf(logarithm))
        return 0;
    half = 2 / ((Real)M_PI * (Real)0.147) + logarithm / 2;
    return (x < 0 ? -M_SQRT2 : M_SQRT2) * sqrt(sqrt(half * half - logarithm / (Real)0.147) - half);
}

static double normal(const generator *generator, const uint64_t *in, unsigned output)
{
    if (generator->family == SOBOL)
        return inverse_normal<float>(uniform(generator, in, 0));
    return box_muller(uniform(generator, in, 0), uniform(generator, in, 1), output);
}

static double normal_double(const generator *generator, const uint64_t *in, unsigned output)
{
    if (generator->family == SOBOL)
        return inverse_normal<double>(uniform_double(generator, in, 0));
    if (generator->family == MRG)
        return box_muller(uniform(generator, in, 0), uniform(generator, in, 1), output);
    return box_muller(0x1p-53 + (double)(in[0] ^ in[1] << 21) * 0x1p-53,
                      0x1p-53 + (double)(in[2] ^ in[3] << 21) * 0x1p-53, output);
}

static double log_normal(const generator *generator, const uint64_t *in, unsigned output)
{
    return exp(normal(generator, in, output));
}

/* Here too Sobol's 64 bits are cut to the lower 32. */
static double log_normal_double(const generator *generator, const uint64_t *in, unsigned output)
{
    if (generator->bits == 64)
        return exp(inverse_normal<double>(0x1p-32 + (double)(uint32_t)in[0] * 0x1p-32));
    return exp(normal_double(generator, in, output));
}

/* Pseudo random numbers go through Walker's table, Sobol's through the sums. Both tables are rocRAND's own. */
static double poisson_number(const generator *generator, const uint64_t *in, unsigned)
{
    double x = (double)(generator->family == MRG ? integer(generator, in, 0, 32) : in[0]) *
               (generator->bits == 64 ? 0x1p-64 : 0x1p-32);
    unsigned place = (unsigned)(x * poisson.size);

    if (generator->family == SOBOL)
        return poisson.offset + (std::lower_bound(poisson.cdf, poisson.cdf + poisson.size - 1, x) - poisson.cdf);
    return poisson.offset + (x * poisson.size - place < poisson.probability[place] ? place : poisson.alias[place]);
}

/* ---- the distributions ---- */

static double identity(double x)
{
    return x;
}

static double below_normal(double x)
{
    return erfc(-x / M_SQRT2) / 2;
}

static double below_log_normal(double x)
{
    return below_normal(log(x));
}

template <typename Value> static double get(const void *values, unsigned i)
{
    return (double)(float)((const Value *)values)[i];
}

template <> double get<unsigned>(const void *values, unsigned i)
{
    return ((const unsigned *)values)[i];
}

template <> double get<double>(const void *values, unsigned i)
{
    return ((const double *)values)[i];
}

#define GENERATE(call, type, ...)                                                                                      \
    [](rocrand_generator g, void *out, size_t n) { return call(g, (type *)out, n, ##__VA_ARGS__); }, get<type>

static const struct distribution {
    const char *name;
    unsigned inputs, inputs_of_mrg; /* that a unit draws; Sobol's: 1 */
    unsigned outputs;               /* of a unit; Sobol's: 1 */
    double (*expected)(const generator *generator, const uint64_t *in, unsigned output);
    double error;              /* relative to what is expected or 1 */
    double error_of_sobol;     /* its formula takes a difference */
    double (*below)(double x); /* the share of values below; NULL: not looked at */
    bool cut;                  /* rocRAND 5.3 takes 32 of Sobol's 64 bits, and has another distribution then */
    rocrand_status (*generate)(rocrand_generator generator, void *out, size_t count);
    double (*value)(const void *values, unsigned i);
} distributions[] = {
    {"words", 1, 1, 1, words, 0, 0, NULL, false, GENERATE(rocrand_generate, unsigned)},
    {"bytes", 1, 1, 4, bytes, 0, 0, NULL, false, GENERATE(rocrand_generate_char, unsigned char)},
    {"shorts", 1, 1, 2, shorts, 0, 0, NULL, false, GENERATE(rocrand_generate_short, unsigned short)},
    {"uniform", 1, 1, 1, [](const generator *g, const uint64_t *in, unsigned) { return uniform(g, in, 0); }, 0, 0,
     identity, true, GENERATE(rocrand_generate_uniform, float)},
    {"uniform double", 2, 1, 1, uniform_double, 0, 0, identity, false,
     GENERATE(rocrand_generate_uniform_double, double)},
    {"uniform half", 1, 1, 2, uniform_half, 0, 0, identity, false, GENERATE(rocrand_generate_uniform_half, __half)},
    {"normal", 2, 2, 2, normal, 1e-5, 2e-3, below_normal, true, GENERATE(rocrand_generate_normal, float, 0, 1)},
    {"normal double", 4, 2, 2, normal_double, 1e-13, 1e-7, below_normal, false,
     GENERATE(rocrand_generate_normal_double, double, 0, 1)},
    {"log-normal", 2, 2, 2, log_normal, 1e-5, 2e-3, below_log_normal, true,
     GENERATE(rocrand_generate_log_normal, float, 0, 1)},
    {"log-normal double", 4, 2, 2, log_normal_double, 1e-13, 1e-7, below_log_normal, true,
     GENERATE(rocrand_generate_log_normal_double, double, 0, 1)},
    {"Poisson", 1, 1, 1, poisson_number, 0, 0, NULL, false, GENERATE(rocrand_generate_poisson, unsigned, LAMBDA)},
};

/* ---- the checks ---- */

static void say(const generator *generator, const distribution *distribution, const char *what)
{
    printf("wrong: %s, %s: %s\n", generator->name, distribution->name, what);
    failures++;
}

static void compare(const generator *generator, const distribution *distribution, const position *position,
                    const void *values, unsigned inputs, unsigned outputs)
{
    double error = generator->family == SOBOL ? distribution->error_of_sobol : distribution->error;
    char text[100];

    for (unsigned i = 0; i < UNITS * outputs; i++) {
        uint64_t in[INPUTS_MOST];
        double expected, found = distribution->value(values, i);

        for (unsigned place = 0; place < inputs; place++)
            in[place] = generator->number(position, i / outputs, place, inputs);
        expected = distribution->expected(generator, in, i % outputs);
        if (fabs(found - expected) <= error * fmax(1, fabs(expected)))
            continue;
        snprintf(text, sizeof(text), "value %u is %.17g, not %.17g", i, found, expected);
        say(generator, distribution, text);
        return;
    }
}

/* Kolmogorov and Smirnov's test: one true sample in a thousand is further away. */
static void look_at_shape(const generator *generator, const distribution *distribution, const void *values,
                          unsigned count)
{
    static double sorted[UNITS * OUTPUTS_MOST];
    double distance = 0;

    for (unsigned i = 0; i < count; i++)
        sorted[i] = distribution->value(values, i);
    std::sort(sorted, sorted + count);
    for (unsigned i = 0; i < count; i++) {
        double below = distribution->below(sorted[i]);

        distance = fmax(distance, fmax(fabs(below - (double)i / count), fabs(below - (i + 1.0) / count)));
    }
    if (distance * sqrt(count) > 1.95)
        say(generator, distribution, "not the distribution");
}

static void try_distribution(rocrand_generator handle, const generator *generator, const distribution *distribution,
                             position *position, void *device)
{
    static double values[UNITS * OUTPUTS_MOST];
    bool sobol = generator->family == SOBOL;
    unsigned inputs = sobol ? 1 : generator->family == MRG ? distribution->inputs_of_mrg : distribution->inputs;
    unsigned outputs = sobol ? 1 : distribution->outputs;

    if (distribution->generate(handle, device, UNITS * outputs) != ROCRAND_STATUS_SUCCESS) {
        say(generator, distribution, "refused");
        return;
    }
    CALL(hipMemcpy(values, device, sizeof(values), hipMemcpyDeviceToHost));
    compare(generator, distribution, position, values, inputs, outputs);
    if (distribution->below && (generator->bits == 32 || !distribution->cut))
        look_at_shape(generator, distribution, values, UNITS * outputs);
    position->calls++;
    position->drawn += inputs;
}

static void try_generator(const generator *generator)
{
    rocrand_generator handle;
    position position = {0, 0};
    void *device;

    CALL(hipMalloc(&device, UNITS * OUTPUTS_MOST * sizeof(double)));
    check("create", rocrand_create_generator(&handle, generator->type) == ROCRAND_STATUS_SUCCESS);
    if (generator->family == SOBOL)
        check("dimensions",
              rocrand_set_quasi_random_generator_dimensions(handle, DIMENSIONS) == ROCRAND_STATUS_SUCCESS);
    else
        check("seed", rocrand_set_seed(handle, SEED) == ROCRAND_STATUS_SUCCESS);
    for (const distribution &distribution : distributions)
        try_distribution(handle, generator, &distribution, &position, device);
    check("destroy", rocrand_destroy_generator(handle) == ROCRAND_STATUS_SUCCESS);
}

template <typename Value> static Value *fetch(const Value *device, size_t count)
{
    Value *values = (Value *)malloc(count * sizeof(*values));

    CALL(hipMemcpy(values, device, count * sizeof(*values), hipMemcpyDeviceToHost));
    return values;
}

int main(int count, char **arguments)
{
    rocrand_discrete_distribution tables;

    check("tables", rocrand_create_poisson_distribution(LAMBDA, &tables) == ROCRAND_STATUS_SUCCESS);
    CALL(hipMemcpy(&poisson, tables, sizeof(poisson), hipMemcpyDeviceToHost));
    poisson.alias = fetch(poisson.alias, poisson.size);
    poisson.probability = fetch(poisson.probability, poisson.size);
    poisson.cdf = fetch(poisson.cdf, poisson.size);
    for (const generator &generator : generators)
        if (count < 2 || strcmp(arguments[1], generator.name) == 0)
            try_generator(&generator);
    return failures;
}
