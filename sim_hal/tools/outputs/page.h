/*
 * page.h - observers of the simulated GPU that write a page of the run.
 */
#ifndef SIM_HAL_TOOLS_OUTPUTS_PAGE_H
#define SIM_HAL_TOOLS_OUTPUTS_PAGE_H

#include "gpu/gpu.h"
#include "tools/view/page.h"

#define OUTPUTS_PAGE_LINES 1024u

struct outputs_page {
    struct view_page *page;       /* NULL: none */
    struct gpu *const *gpu;       /* of the run; may be set up later */
    struct view_wave_trace waves; /* of one compute unit */
    struct outputs_page_line {    /* places by lines of the assembly text, as found before */
        const struct isa_program *program;
        uint32_t line, number;
    } lines[OUTPUTS_PAGE_LINES];
};

/* An observer that writes to page->page; page must outlive the run. */
struct gpu_observer outputs_page_observer(struct outputs_page *page);

/* An observer of the waves of a compute unit; page must outlive the run. */
struct cu_wave_observer outputs_page_wave_observer(struct outputs_page *page, uint32_t cu);

/* The run is over: writes what is left, and the end of the page. deadlock: the work-groups that are left are stuck.
 * outcome: one line. Returns false if it ran out of memory. */
bool outputs_page_end(struct outputs_page *page, bool deadlock, const char *outcome);

#endif
