/* forks.hip - a program that forks, waits for all its children, and leaves one behind, whose process it prints. */
#include "check.h"
#include <sys/wait.h>
#include <unistd.h>

__global__ void set(int *word)
{
    *word = 5;
}

int main()
{
    int *word, children = 0;
    pid_t left;

    CALL(hipHostMalloc(&word, sizeof(int)));
    *word = 0;
    if (fork() == 0)
        _exit(0);
    while (wait(NULL) > 0)
        children++;
    check("a child", children == 1);
    set<<<1, 64>>>(word);
    CALL(hipDeviceSynchronize());
    check("the GPU goes on", *word == 5);
    left = fork();
    if (left == 0) {
        pause();
        _exit(0);
    }
    printf("left %d\n", (int)left);
    return failures;
}
