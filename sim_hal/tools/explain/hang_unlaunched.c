/* hang_unlaunched.c - the work-groups that were never launched, and why. */
#include "tools/explain/hang_unlaunched.h"

static bool fits_anywhere(const struct gpu_progress *progress, const struct cu_kernel *kernel)
{
    for (uint32_t i = 0; i < progress->parameters->cus; i++) {
        const struct cu_compute_unit *cu = gpu_dispatcher_cu(progress->dispatcher, i);

        for (uint32_t simd = 0; gpu_dispatcher_cu_available(progress->dispatcher, i) && simd < cu->simd_count; simd++) {
            if (cu_fits(cu, kernel, simd))
                return true;
        }
    }
    return false;
}

/* What a compute unit has too little of, in the order in which it is looked for. */
static const char *lacking_on(const struct cu_compute_unit *cu, const struct cu_kernel *kernel)
{
    const struct parameters *parameters = cu->parameters;
    uint64_t waves = 0, vgprs = 0, sgprs = 0;

    for (uint32_t i = 0; i < cu->simd_count; i++) {
        waves += parameters->waves - cu->simds[i].wave_count;
        vgprs += parameters->vgprs - cu->simds[i].vgprs;
        sgprs += parameters->sgprs - cu->simds[i].sgprs;
    }
    if (waves < kernel->waves)
        return "wave slots";
    if (vgprs < (uint64_t)kernel->waves * kernel->vgprs)
        return "vector registers";
    if (cu->lds_bytes + kernel->lds_bytes > parameters->lds_bytes)
        return "LDS";
    if (kernel->waves > 1 && cu->barriers >= parameters->barriers)
        return "barriers";
    if (sgprs < (uint64_t)kernel->waves * kernel->sgprs)
        return "scalar registers";
    return "wave slots or registers of one SIMD";
}

/* The same of all compute units that are there, if it is the same; otherwise "resources". */
static const char *lacking(const struct gpu_progress *progress, const struct cu_kernel *kernel)
{
    const char *all = NULL;

    for (uint32_t i = 0; i < progress->parameters->cus; i++) {
        const char *here;

        if (!gpu_dispatcher_cu_available(progress->dispatcher, i))
            continue;
        here = lacking_on(gpu_dispatcher_cu(progress->dispatcher, i), kernel);
        if (all && all != here)
            return "resources";
        all = here;
    }
    return all;
}

static bool has_free_slot(const struct gpu_progress *progress)
{
    uint32_t used = gpu_dispatcher_slots(progress->dispatcher);

    for (uint32_t i = 0; i < used; i++) {
        if (gpu_dispatcher_slot(progress->dispatcher, i)->state == GPU_SLOT_FREE)
            return true;
    }
    return used < progress->slots;
}

static void explain(const struct gpu_progress *progress, bool deadlock, struct hang_unlaunched *unlaunched)
{
    unlaunched->lacking = NULL;
    if (!gpu_progress_has_cu(progress)) {
        unlaunched->why = "no compute unit is there";
    } else if (progress->policy->promise) {
        unlaunched->why = "the model does not promise that they run";
    } else if (!has_free_slot(progress)) {
        unlaunched->why = "no context slot is free";
    } else if (fits_anywhere(progress, unlaunched->kernel)) {
        unlaunched->why = "others come before them";
    } else {
        unlaunched->why = deadlock ? "the work-groups that are there have it, and none ends"
                                   : "the work-groups that are there have it";
        unlaunched->lacking = lacking(progress, unlaunched->kernel);
    }
}

static uint64_t groups_of(const struct cu_kernel *kernel)
{
    uint64_t groups = 1;

    for (uint32_t i = 0; i < 3; i++)
        groups *= (kernel->grid_size[i] + (uint64_t)kernel->workgroup_size[i] - 1) / kernel->workgroup_size[i];
    return groups;
}

void hang_find_unlaunched(const struct gpu_progress *progress, struct hang *hang)
{
    const struct gpu_kernel_table *table = &progress->dispatcher->kernels;
    uint64_t left = hang->unlaunched;

    for (uint32_t i = 0; i < CP_MAX_KERNELS && left; i++) {
        const struct cu_kernel *kernel = &table->kernels[i];
        struct hang_unlaunched *unlaunched = &hang->unlaunched_kernels[hang->unlaunched_count];
        uint64_t count = table->active[i] ? groups_of(kernel) : 0;

        if (count <= (table->active[i] ? kernel->launched : 0))
            continue;
        count -= kernel->launched;
        *unlaunched = (struct hang_unlaunched){.kernel = kernel, .count = count < left ? count : left};
        explain(progress, hang->deadlock, unlaunched);
        left -= unlaunched->count;
        hang->unlaunched_count++;
    }
    if (left)
        hang->unlaunched_kernels[hang->unlaunched_count++] = (struct hang_unlaunched){
            .count = left, .why = "their dispatch has not begun: one before it in its queue has not ended"};
}
