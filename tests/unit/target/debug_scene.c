/* debug_scene.c - an image for debuggers: a firmware in the middle of its work, then debug_here, then the end. */
#include "fake_gpu.h"
#include "onward/trace.h"

int main(void);
void debug_here(void);

static struct fake_gpu gpu;
static struct cp cp;
static struct {
    struct cp_trace trace;
    struct cp_trace_entry entries[512];
} ring;

__attribute__((noinline)) void debug_here(void)
{
    __asm__ volatile("" : : "r"(&cp) : "memory");
}

/* A barrier of 20 WGs on 16 places, which swaps, a kernel of another queue behind it, and a queue that has stopped. */
int main(void)
{
    static const uint8_t nonsense[CP_PACKET_BYTES] = {0xff};
    uint32_t turns = 60;

    fake_gpu_init(&gpu, &cp, 1);
    gpu.config.cus = 2;
    for (uint32_t queue = 0; queue < 3; queue++)
        fake_gpu_queue(&gpu, 8, 1 + queue);
    if (fake_gpu_start(&gpu) != CP_OK || cp_trace_start(&cp, &ring, sizeof(ring)) != CP_OK)
        return 1;
    fake_gpu_dispatch(&gpu, 0, &(struct fake_kernel){.program = FAKE_WAIT_ALL, .groups = {20, 1, 1}, .duration = 5000});
    fake_gpu_dispatch(&gpu, 1, &(struct fake_kernel){.groups = {3, 1, 1}, .duration = 50000});
    fake_gpu_packet(&gpu, 2, nonsense);
    for (uint32_t queue = 0; queue < 3; queue++)
        fake_gpu_ring(&gpu, queue, 0);
    while (turns-- && fake_gpu_turn(&gpu))
        ;
    debug_here();
    return 0;
}
