/* test.c - the harness of test.h. It has no C library: support_host.c or the board supplies test_print. */
#include "test.h"

static const char *current_suite;
static const struct test_case *current_case;
static uint64_t current_permutation;
static const char *current_row;
static unsigned failures_in_case;
static const char *chosen;

uint32_t test_requirements;
bool test_expects_requirement;

void test_print_number(uint64_t value, uint32_t base)
{
    char digits[65];
    char *at = digits + sizeof(digits) - 1;

    *at = '\0';
    do {
        *--at = "0123456789abcdef"[value % base];
        value /= base;
    } while (value);
    test_print(at);
}

static void print_both(const char *before, uint64_t value)
{
    test_print(before);
    test_print_number(value, 10);
    test_print(" (0x");
    test_print_number(value, 16);
    test_print(")");
}

static void print_value(const struct test_parameter *parameter)
{
    test_print(parameter->name);
    test_print("=");
    if (parameter->text)
        test_print(parameter->text(parameter->value));
    else
        test_print_number(parameter->value, 10);
}

/* SUITE:CASE, and with parameters :PERMUTATION and their values. */
static void print_case(void)
{
    test_print(current_suite);
    test_print(":");
    test_print(current_case->name);
    if (!current_case->parameters[0])
        return;
    test_print(":");
    test_print_number(current_permutation, 10);
    for (uint32_t i = 0; i < TEST_PARAMETERS && current_case->parameters[i]; i++) {
        test_print(i ? " " : " (");
        print_value(current_case->parameters[i]);
    }
    test_print(")");
}

static void print_place(const char *file, int line)
{
    failures_in_case++;
    test_print(file);
    test_print(":");
    test_print_number((uint64_t)line, 10);
    test_print(": ");
    print_case();
    if (current_row) {
        test_print(" [");
        test_print(current_row);
        test_print("]");
    }
    test_print(": failed: ");
}

void test_context(const char *row)
{
    current_row = row;
}

void test_fail(const char *file, int line, const char *message)
{
    print_place(file, line);
    test_print(message);
    test_print("\n");
}

/* Called by the firmware of the tests (fw/core.h). */
void cp_requirement_failed(const char *file, uint32_t line, const char *text);
void cp_requirement_failed(const char *file, uint32_t line, const char *text)
{
    test_requirements++;
    if (!test_expects_requirement)
        test_fail(file, (int)line, text);
}

void test_fail_equal(const char *file, int line, const char *expression, uint64_t got, uint64_t want)
{
    print_place(file, line);
    test_print(expression);
    print_both(": got ", got);
    print_both(", want ", want);
    test_print("\n");
}

void test_choose(const char *id)
{
    chosen = id;
}

/* What follows a name and its colon or end in an id; NULL: it begins otherwise. */
static const char *behind(const char *id, const char *name)
{
    while (*name && *id == *name) {
        id++;
        name++;
    }
    if (*name || (*id && *id != ':'))
        return NULL;
    return *id ? id + 1 : id;
}

/* The chosen id without the suite, if that stands before a case. */
static const char *chosen_case(void)
{
    const char *rest = behind(chosen, current_suite);

    return rest && *rest && (*rest < '0' || *rest > '9') ? rest : chosen;
}

/* Whether the permutation of a case is to run. */
static bool is_chosen(const char *name, uint64_t permutation)
{
    const char *rest = chosen ? behind(chosen_case(), name) : "";
    uint64_t wanted = 0;

    if (!rest || !*rest)
        return rest != NULL;
    for (; *rest >= '0' && *rest <= '9'; rest++)
        wanted = wanted * 10 + (uint64_t)(*rest - '0');
    return !*rest && wanted == permutation;
}

static uint64_t permutations(const struct test_case *test)
{
    uint64_t count = 1;

    for (uint32_t i = 0; i < TEST_PARAMETERS && test->parameters[i]; i++)
        count *= test->parameters[i]->count;
    return count;
}

/* Gives the parameters the values of a permutation. */
static void set_parameters(const struct test_case *test, uint64_t permutation)
{
    uint32_t count = 0;

    while (count < TEST_PARAMETERS && test->parameters[count])
        count++;
    while (count) {
        struct test_parameter *parameter = test->parameters[--count];
        uint32_t at = (uint32_t)(permutation % parameter->count);

        parameter->value = parameter->values ? parameter->values[at] : parameter->first + at;
        permutation /= parameter->count;
    }
}

static bool run_permutation(const struct test_case *test, uint64_t permutation)
{
    current_case = test;
    current_permutation = permutation;
    current_row = NULL;
    failures_in_case = 0;
    set_parameters(test, permutation);
    test->run();
    return failures_in_case == 0;
}

static void print_count(const char *before, unsigned count, const char *after)
{
    test_print(before);
    test_print_number(count, 10);
    test_print(after);
}

/* Nothing fits what was chosen: says what there is. */
static void print_cases(const struct test_case *cases)
{
    test_print("no case ");
    test_print(chosen);
    test_print("; there are:\n");
    for (; cases->name; cases++) {
        test_print("  ");
        test_print(cases->name);
        if (cases->parameters[0])
            print_count(":0 to ", (unsigned)permutations(cases) - 1, "");
        test_print("\n");
    }
}

int test_run(const char *suite, const struct test_case *cases)
{
    unsigned passed = 0, failed = 0;

    current_suite = suite;
    for (const struct test_case *test = cases; test->name; test++) {
        uint64_t count = permutations(test);

        for (uint64_t permutation = 0; permutation < count; permutation++) {
            if (!is_chosen(test->name, permutation))
                continue;
            if (run_permutation(test, permutation))
                passed++;
            else
                failed++;
        }
    }
    if (chosen && passed + failed == 0) {
        print_cases(cases);
        failed++;
    }
    test_print(suite);
    print_count(": ", passed, " passed, ");
    print_count("", failed, " failed\n");
    return failed ? 1 : 0;
}
