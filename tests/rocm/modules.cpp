/* modules.cpp - kernels in files, and kernels that are compiled when the program runs. Usage: modules FILE */
#include "check.h"
#include <hip/hiprtc.h>

#define ITEMS 64

static void is(const char *what, const int *device, int factor, int offset)
{
    int found[ITEMS];
    bool good = true;

    CALL(hipMemcpy(found, device, sizeof(found), hipMemcpyDeviceToHost));
    for (int i = 0; i < ITEMS; i++)
        good &= found[i] == factor * i + offset;
    check(what, good);
}

static void fill(int *device)
{
    int data[ITEMS];

    for (int i = 0; i < ITEMS; i++)
        data[i] = i;
    CALL(hipMemcpy(device, data, sizeof(data), hipMemcpyHostToDevice));
}

/* Twice, so that the second finds nothing of the first. */
static void load_file(const char *file, int *device)
{
    for (int round = 0; round < 2; round++) {
        hipModule_t module;
        hipFunction_t function, missing;
        hipDeviceptr_t factor, offsets;
        size_t bytes;
        int values[2] = {0, 10}, five = 5, extra = 100;
        struct {
            int *data;
            int extra;
        } packed = {device, 200};
        size_t size = sizeof(packed);
        void *arguments[] = {&device, &extra};
        void *buffer[] = {HIP_LAUNCH_PARAM_BUFFER_POINTER, &packed, HIP_LAUNCH_PARAM_BUFFER_SIZE, &size,
                          HIP_LAUNCH_PARAM_END};

        CALL(hipModuleLoad(&module, file));
        CALL(hipModuleGetFunction(&function, module, "scale"));
        check("a kernel that is missing", hipModuleGetFunction(&missing, module, "shrink") == hipErrorNotFound);
        CALL(hipModuleGetGlobal(&offsets, &bytes, module, "offsets"));
        check("the size of a variable", bytes == sizeof(values));
        CALL(hipMemcpyHtoD(offsets, values, sizeof(values)));
        fill(device);
        CALL(hipModuleLaunchKernel(function, 1, 1, 1, ITEMS, 1, 1, 0, 0, arguments, NULL));
        is("a kernel of a file", device, 3, 110);
        CALL(hipModuleGetGlobal(&factor, &bytes, module, "factor"));
        CALL(hipMemcpyHtoD(factor, &five, sizeof(five)));
        fill(device);
        CALL(hipModuleLaunchKernel(function, 1, 1, 1, ITEMS, 1, 1, 0, 0, NULL, buffer));
        is("packed arguments", device, 5, 210);
        CALL(hipModuleUnload(module));
    }
}

static void compile_text(int *device)
{
    const char *text =
        "extern \"C\" __global__ void twice(int *data) { data[threadIdx.x] = 2 * data[threadIdx.x] + 1; }";
    const char *options[] = {"--offload-arch=gfx803"};
    hiprtcProgram program;
    hipModule_t module;
    hipFunction_t function;
    void *arguments[] = {&device};
    size_t bytes;
    char *code;

    check("create", hiprtcCreateProgram(&program, text, "twice", 0, NULL, NULL) == HIPRTC_SUCCESS);
    check("compile", hiprtcCompileProgram(program, 1, options) == HIPRTC_SUCCESS);
    check("size", hiprtcGetCodeSize(program, &bytes) == HIPRTC_SUCCESS);
    code = (char *)malloc(bytes);
    check("code", hiprtcGetCode(program, code) == HIPRTC_SUCCESS);
    CALL(hipModuleLoadData(&module, code));
    CALL(hipModuleGetFunction(&function, module, "twice"));
    fill(device);
    CALL(hipModuleLaunchKernel(function, 1, 1, 1, ITEMS, 1, 1, 0, 0, arguments, NULL));
    is("a kernel of a text", device, 2, 1);
    free(code);
}

int main(int count, char **arguments)
{
    hipModule_t module;
    int *device;

    CALL(hipMalloc(&device, ITEMS * sizeof(int)));
    check("a file that is missing", hipModuleLoad(&module, "missing.co") != hipSuccess);
    if (count > 1)
        load_file(arguments[1], device);
    compile_text(device);
    return failures;
}
