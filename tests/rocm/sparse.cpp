/*
 * sparse.cpp - rocSPARSE beside plain C. Usage: sparse OPERATION [MATRIX ROWS].
 *
 * Triangular solves and the factorisation wait between work-groups: a row's wave spins until the rows that it needs are done.
 */
#include "check.h"
#include <math.h>
#include <rocsparse/rocsparse.h>
#include <string.h>
#include <vector>

#define COLUMNS        4  /* of dense matrices */
#define BAND           64 /* entries of a banded matrix lie within it */
#define POWER_LAW_MOST 64 /* entries of a row */

using std::vector;

static void sparse(const char *what, rocsparse_status status)
{
    if (status == rocsparse_status_success)
        return;
    printf("%s: status %d\n", what, status);
    exit(1);
}

#define SPARSE(expression) sparse(#expression, expression)

/* ---- matrices: rows of sorted columns, with a diagonal that dominates ---- */

struct matrix {
    int rows = 0;
    vector<int> starts{0}, columns;
    vector<double> values;
};

static unsigned next_random()
{
    static unsigned state = 12345;

    state = state * 1664525 + 1013904223;
    return state >> 8;
}

/* The row of the matrix that has entries in these columns and in its diagonal. */
static void add_row(matrix &a, vector<bool> &has)
{
    int row = a.rows++;

    has[row] = true;
    for (int column = 0; column < (int)has.size(); column++) {
        if (!has[column])
            continue;
        a.columns.push_back(column);
        a.values.push_back(column == row ? 2 * POWER_LAW_MOST : -1.0 - (row + column) % 3 * 0.25);
    }
    a.starts.push_back((int)a.columns.size());
}

static void mark(vector<bool> &has, int column)
{
    if (column >= 0 && column < (int)has.size())
        has[column] = true;
}

static void laplacian_row(vector<bool> &has, int row)
{
    int side = (int)sqrt((double)has.size());

    mark(has, row - side);
    mark(has, row % side ? row - 1 : row);
    mark(has, (row + 1) % side ? row + 1 : row);
    mark(has, row + side);
}

static void banded_row(vector<bool> &has, int row)
{
    for (int i = 0; i < 8; i++)
        mark(has, row - BAND + (int)(next_random() % (2 * BAND + 1)));
}

/* Few rows have many entries, and few columns have most. */
static void power_law_row(vector<bool> &has, int row)
{
    int count = (int)(2 / (0.03 + next_random() % 1000 / 1000.0));

    (void)row;
    for (int i = 0; i < count && i < POWER_LAW_MOST; i++) {
        double where = next_random() % 10000 / 10000.0;

        mark(has, (int)(where * where * where * (double)has.size()));
    }
}

static void chain_row(vector<bool> &has, int row)
{
    mark(has, row - 1);
}

static const struct {
    const char *name;
    void (*row)(vector<bool> &has, int row);
} kinds[] = {{"laplacian", laplacian_row}, {"banded", banded_row}, {"power-law", power_law_row}, {"chain", chain_row}};

static matrix make(const char *kind, int rows)
{
    matrix a;

    for (auto &candidate : kinds) {
        if (strcmp(candidate.name, kind) != 0)
            continue;
        for (int row = 0; row < rows; row++) {
            vector<bool> has(rows);

            candidate.row(has, row);
            add_row(a, has);
        }
        return a;
    }
    printf("%s: there is no such matrix\n", kind);
    exit(1);
}

/* ---- memory of the GPU ---- */

template <typename T> static T *upload(const vector<T> &from)
{
    T *device;

    CALL(hipMalloc((void **)&device, from.size() * sizeof(T)));
    CALL(hipMemcpy(device, from.data(), from.size() * sizeof(T), hipMemcpyHostToDevice));
    return device;
}

template <typename T> static vector<T> download(const T *from, size_t count)
{
    vector<T> host(count);

    CALL(hipMemcpy(host.data(), from, count * sizeof(T), hipMemcpyDeviceToHost));
    return host;
}

static void *scratch(size_t bytes)
{
    void *device;

    CALL(hipMalloc(&device, bytes + 1));
    return device;
}

struct device_matrix {
    int *starts, *columns;
    double *values;
};

static device_matrix upload(const matrix &a)
{
    return {upload(a.starts), upload(a.columns), upload(a.values)};
}

/* ---- dense columns, one behind the other ---- */

static vector<double> dense(int rows, int columns)
{
    vector<double> b(rows * columns);

    for (int i = 0; i < rows * columns; i++)
        b[i] = 1 + i % 7 * 0.5;
    return b;
}

static void check_near(const char *what, const vector<double> &is, const vector<double> &expected)
{
    bool good = is.size() == expected.size();

    for (size_t i = 0; i < expected.size() && good; i++)
        good = fabs(is[i] - expected[i]) <= 1e-12 * (1 + fabs(expected[i]));
    check(what, good);
}

static vector<double> multiplied(const matrix &a, const vector<double> &b, int columns)
{
    vector<double> c(a.rows * columns);

    for (int column = 0; column < columns; column++)
        for (int row = 0; row < a.rows; row++)
            for (int i = a.starts[row]; i < a.starts[row + 1]; i++)
                c[column * a.rows + row] += a.values[i] * b[column * a.rows + a.columns[i]];
    return c;
}

/* What the lower triangle of the matrix, multiplied by it, makes b. */
static vector<double> solved(const matrix &a, vector<double> b, int columns)
{
    for (int column = 0; column < columns; column++) {
        double *x = &b[column * a.rows];

        for (int row = 0; row < a.rows; row++) {
            double diagonal = 0;

            for (int i = a.starts[row]; i < a.starts[row + 1]; i++) {
                if (a.columns[i] < row)
                    x[row] -= a.values[i] * x[a.columns[i]];
                else if (a.columns[i] == row)
                    diagonal = a.values[i];
            }
            x[row] /= diagonal;
        }
    }
    return b;
}

static double *entry(matrix &a, int row, int column)
{
    for (int i = a.starts[row]; i < a.starts[row + 1]; i++)
        if (a.columns[i] == column)
            return &a.values[i];
    return NULL;
}

/* The incomplete factors, as the matrix has entries. */
static vector<double> factored(matrix a)
{
    for (int row = 0; row < a.rows; row++) {
        for (int i = a.starts[row]; i < a.starts[row + 1] && a.columns[i] < row; i++) {
            int pivot = a.columns[i];

            a.values[i] /= *entry(a, pivot, pivot);
            for (int j = i + 1; j < a.starts[row + 1]; j++) {
                const double *other = entry(a, pivot, a.columns[j]);

                if (other)
                    a.values[j] -= a.values[i] * *other;
            }
        }
    }
    return a.values;
}

/* ---- operations ---- */

/* Of the library of HSA: nanoseconds of the GPU's clock. */
extern "C" int hsa_init(void);
extern "C" int hsa_system_get_info(int attribute, void *value);
#define TIMESTAMP 2

static unsigned long long began; /* the GPU's time as the program begins */

static unsigned long long gpu_time()
{
    unsigned long long now;

    if (hsa_system_get_info(TIMESTAMP, &now) != 0)
        exit(1);
    return now - began;
}

/* Starts and ends what is timed: the GPU has done all that came before. */
static unsigned long long idle()
{
    CALL(hipDeviceSynchronize());
    return gpu_time();
}

static void print_times(unsigned long long from)
{
    unsigned long long until = idle();

    printf("solve: begins at %llu ns, takes %llu ns\n", from, until - from);
}

static rocsparse_handle handle;
static const double one = 1, zero = 0;

static rocsparse_mat_descr described()
{
    rocsparse_mat_descr descr;

    SPARSE(rocsparse_create_mat_descr(&descr));
    return descr;
}

static rocsparse_mat_info information()
{
    rocsparse_mat_info info;

    SPARSE(rocsparse_create_mat_info(&info));
    return info;
}

static void csrmv(const matrix &a)
{
    vector<double> x = dense(a.rows, 1);
    device_matrix on = upload(a);
    double *y = upload(x);

    SPARSE(rocsparse_dcsrmv(handle, rocsparse_operation_none, a.rows, a.rows, (int)a.values.size(), &one, described(),
                            on.values, on.starts, on.columns, NULL, upload(x), &zero, y));
    check_near("csrmv", download(y, a.rows), multiplied(a, x, 1));
}

static void csrmm(const matrix &a)
{
    vector<double> b = dense(a.rows, COLUMNS);
    device_matrix on = upload(a);
    double *c = upload(b);

    SPARSE(rocsparse_dcsrmm(handle, rocsparse_operation_none, rocsparse_operation_none, a.rows, COLUMNS, a.rows,
                            (int)a.values.size(), &one, described(), on.values, on.starts, on.columns, upload(b),
                            a.rows, &zero, c, a.rows));
    check_near("csrmm", download(c, b.size()), multiplied(a, b, COLUMNS));
}

/* The matrix with the columns of each row backwards must become the matrix. */
static void csrsort(const matrix &a)
{
    int entries = (int)a.columns.size();
    vector<int> backwards(entries), permutation(entries);
    size_t bytes;

    for (int row = 0; row < a.rows; row++)
        for (int i = a.starts[row]; i < a.starts[row + 1]; i++)
            backwards[i] = a.columns[a.starts[row] + a.starts[row + 1] - 1 - i];
    for (int i = 0; i < entries; i++)
        permutation[i] = i;

    int *starts = upload(a.starts), *columns = upload(backwards), *order = upload(permutation);

    SPARSE(rocsparse_csrsort_buffer_size(handle, a.rows, a.rows, entries, starts, columns, &bytes));
    SPARSE(rocsparse_csrsort(handle, a.rows, a.rows, entries, described(), starts, columns, order, scratch(bytes)));
    permutation = download(order, entries);
    check("csrsort: columns", download(columns, entries) == a.columns);
    for (int i = 0; i < entries; i++)
        permutation[i] = backwards[permutation[i]];
    check("csrsort: permutation", permutation == a.columns);
}

static void csrgemm(const matrix &a)
{
    device_matrix on = upload(a);
    rocsparse_mat_descr descr = described();
    rocsparse_mat_info info = information();
    int *starts = upload(a.starts), entries = (int)a.values.size(), made;
    size_t bytes;

    SPARSE(rocsparse_dcsrgemm_buffer_size(handle, rocsparse_operation_none, rocsparse_operation_none, a.rows, a.rows,
                                          a.rows, &one, descr, entries, on.starts, on.columns, descr, entries,
                                          on.starts, on.columns, NULL, descr, 0, NULL, NULL, info, &bytes));
    void *buffer = scratch(bytes);
    SPARSE(rocsparse_csrgemm_nnz(handle, rocsparse_operation_none, rocsparse_operation_none, a.rows, a.rows, a.rows,
                                 descr, entries, on.starts, on.columns, descr, entries, on.starts, on.columns, descr, 0,
                                 NULL, NULL, descr, starts, &made, info, buffer));
    int *columns = (int *)scratch(made * sizeof(int));
    double *values = (double *)scratch(made * sizeof(double));
    SPARSE(rocsparse_dcsrgemm(handle, rocsparse_operation_none, rocsparse_operation_none, a.rows, a.rows, a.rows, &one,
                              descr, entries, on.values, on.starts, on.columns, descr, entries, on.values, on.starts,
                              on.columns, NULL, descr, 0, NULL, NULL, NULL, descr, values, starts, columns, info,
                              buffer));

    matrix square;
    square.rows = a.rows;
    square.starts = download(starts, a.rows + 1);
    square.columns = download(columns, made);
    square.values = download(values, made);
    vector<double> x = dense(a.rows, 1);
    check_near("csrgemm", multiplied(square, x, 1), multiplied(a, multiplied(a, x, 1), 1));
}

static rocsparse_mat_descr lower_triangle()
{
    rocsparse_mat_descr descr = described();

    SPARSE(rocsparse_set_mat_fill_mode(descr, rocsparse_fill_mode_lower));
    return descr;
}

static void csrsv(const matrix &a)
{
    const rocsparse_operation none = rocsparse_operation_none;
    vector<double> x = dense(a.rows, 1);
    device_matrix on = upload(a);
    rocsparse_mat_descr descr = lower_triangle();
    rocsparse_mat_info info = information();
    double *device_x = upload(x), *y = upload(x);
    int entries = (int)a.values.size();
    size_t bytes;

    SPARSE(rocsparse_dcsrsv_buffer_size(handle, none, a.rows, entries, descr, on.values, on.starts, on.columns, info,
                                        &bytes));
    void *buffer = scratch(bytes);
    SPARSE(rocsparse_dcsrsv_analysis(handle, none, a.rows, entries, descr, on.values, on.starts, on.columns, info,
                                     rocsparse_analysis_policy_force, rocsparse_solve_policy_auto, buffer));
    unsigned long long from = idle();
    SPARSE(rocsparse_dcsrsv_solve(handle, none, a.rows, entries, &one, descr, on.values, on.starts, on.columns, info,
                                  device_x, y, rocsparse_solve_policy_auto, buffer));
    print_times(from);
    check_near("csrsv", download(y, a.rows), solved(a, x, 1));
}

static void csrsm(const matrix &a)
{
    const rocsparse_operation none = rocsparse_operation_none;
    vector<double> b = dense(a.rows, COLUMNS);
    device_matrix on = upload(a);
    rocsparse_mat_descr descr = lower_triangle();
    rocsparse_mat_info info = information();
    double *x = upload(b);
    int entries = (int)a.values.size();
    size_t bytes;

    SPARSE(rocsparse_dcsrsm_buffer_size(handle, none, none, a.rows, COLUMNS, entries, &one, descr, on.values, on.starts,
                                        on.columns, x, a.rows, info, rocsparse_solve_policy_auto, &bytes));
    void *buffer = scratch(bytes);
    SPARSE(rocsparse_dcsrsm_analysis(handle, none, none, a.rows, COLUMNS, entries, &one, descr, on.values, on.starts,
                                     on.columns, x, a.rows, info, rocsparse_analysis_policy_force,
                                     rocsparse_solve_policy_auto, buffer));
    unsigned long long from = idle();
    SPARSE(rocsparse_dcsrsm_solve(handle, none, none, a.rows, COLUMNS, entries, &one, descr, on.values, on.starts,
                                  on.columns, x, a.rows, info, rocsparse_solve_policy_auto, buffer));
    print_times(from);
    check_near("csrsm", download(x, b.size()), solved(a, b, COLUMNS));
}

static void csrilu0(const matrix &a)
{
    device_matrix on = upload(a);
    rocsparse_mat_descr descr = described();
    rocsparse_mat_info info = information();
    int entries = (int)a.values.size();
    size_t bytes;

    SPARSE(
        rocsparse_dcsrilu0_buffer_size(handle, a.rows, entries, descr, on.values, on.starts, on.columns, info, &bytes));
    void *buffer = scratch(bytes);
    SPARSE(rocsparse_dcsrilu0_analysis(handle, a.rows, entries, descr, on.values, on.starts, on.columns, info,
                                       rocsparse_analysis_policy_force, rocsparse_solve_policy_auto, buffer));
    unsigned long long from = idle();
    SPARSE(rocsparse_dcsrilu0(handle, a.rows, entries, descr, on.values, on.starts, on.columns, info,
                              rocsparse_solve_policy_auto, buffer));
    print_times(from);
    check_near("csrilu0", download(on.values, entries), factored(a));
}

static const struct {
    const char *name;
    void (*run)(const matrix &a);
} operations[] = {{"csrmv", csrmv}, {"csrmm", csrmm}, {"csrsort", csrsort}, {"csrgemm", csrgemm},
                  {"csrsv", csrsv}, {"csrsm", csrsm}, {"csrilu0", csrilu0}};

int main(int count, char **words)
{
    bool found = false;

    if (count != 4) {
        printf("usage: sparse OPERATION MATRIX ROWS\n");
        return 1;
    }
    hsa_init();
    began = gpu_time();
    matrix a = make(words[2], atoi(words[3]));
    SPARSE(rocsparse_create_handle(&handle));
    for (auto &operation : operations) {
        if (strcmp(words[1], "all") != 0 && strcmp(words[1], operation.name) != 0)
            continue;
        operation.run(a);
        found = true;
    }
    check("there is no such operation", found);
    return failures;
}
