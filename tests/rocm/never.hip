/*
 * never.hip - a kernel waits for a word that a thread of the host writes after some time, or never, 0. Usage: never MILLISECONDS [look]
 * With look the program asks whether the kernel has ended, and does not wait.
 */
#include "check.h"
#include <thread>
#include <unistd.h>

__global__ void wait_for_host(int *word, int *out)
{
    while (__atomic_load_n(word, __ATOMIC_RELAXED) == 0)
        ;
    *out = 5;
}

int main(int argc, char **argv)
{
    std::thread host;
    int *word, *out;

    CALL(hipHostMalloc(&word, sizeof(int)));
    CALL(hipHostMalloc(&out, sizeof(int)));
    *word = *out = 0;
    if (atoi(argv[1]))
        host = std::thread([=] {
            usleep(1000 * atoi(argv[1]));
            __atomic_store_n(word, 1, __ATOMIC_RELEASE);
        });
    wait_for_host<<<1, 64>>>(word, out);
    while (argc > 2 && hipStreamQuery(0) == hipErrorNotReady)
        ;
    CALL(hipDeviceSynchronize());
    check("the host was heard", *out == 5);
    if (atoi(argv[1]))
        host.join();
    return failures;
}
