/* offload.c - OpenMP's target regions, by LLVM's plugin for AMD's GPUs. */
#include <omp.h>
#include <stdio.h>

#define ITEMS 2000

static int failures;

#pragma omp declare target
int factor = 3;

static int scaled(int value)
{
    return value * factor;
}
#pragma omp end declare target

static void check(const char *what, int good)
{
    if (good)
        return;
    printf("wrong: %s\n", what);
    failures++;
}

static void loops(void)
{
    static int data[ITEMS];
    int good = 1;

#pragma omp target teams distribute parallel for map(tofrom : data)
    for (int i = 0; i < ITEMS; i++)
        data[i] = scaled(i) + (omp_is_initial_device() ? 1000000 : 0);
    for (int i = 0; i < ITEMS; i++)
        good &= data[i] == 3 * i;
    check("a loop on the GPU", good);
}

static void sums(void)
{
    long sum = 0;
    double largest = 0;

#pragma omp target teams distribute parallel for reduction(+ : sum) reduction(max : largest) map(tofrom : sum, largest)
    for (int i = 0; i < ITEMS; i++) {
        sum += i;
        largest = largest < i * 0.5 ? i * 0.5 : largest;
    }
    check("a sum", sum == ITEMS * (ITEMS - 1L) / 2);
    check("a maximum", largest == (ITEMS - 1) * 0.5);
}

/* Data stay on the GPU between regions; what the host changes comes there when it says so. */
static void data_that_stay(void)
{
    static int data[ITEMS];
    int good = 1;

#pragma omp target data map(tofrom : data)
    {
#pragma omp target teams distribute parallel for
        for (int i = 0; i < ITEMS; i++)
            data[i] = i;
#pragma omp target update from(data)
        good &= data[7] == 7;
        data[7] = 100;
#pragma omp target update to(data)
#pragma omp target teams distribute parallel for
        for (int i = 0; i < ITEMS; i++)
            data[i] += 1;
    }
    for (int i = 0; i < ITEMS; i++)
        good &= data[i] == (i == 7 ? 101 : i + 1);
    check("data that stay", good);
}

static void threads(void)
{
    int count = 0, teams = 0;

#pragma omp target teams num_teams(4) thread_limit(64) map(tofrom : count, teams)
    {
        if (omp_get_team_num() == 0)
            teams = omp_get_num_teams();
#pragma omp parallel
        {
#pragma omp atomic
            count++;
        }
    }
    check("teams", teams == 4);
    check("threads", count >= 4 && count <= 4 * 64);
}

int main(void)
{
    check("a device", omp_get_num_devices() == 1);
    loops();
    sums();
    data_that_stay();
    threads();
    return failures;
}
