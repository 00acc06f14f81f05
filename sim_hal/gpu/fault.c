/* fault.c - what is said of a fault. */
#include "gpu/fault.h"

#include <inttypes.h>
#include <stdarg.h>
#include <stdio.h>
#include <string.h>

#include "code/demangle.h"
#include "cu/wave.h"
#include "engine/require.h"
#include "isa/locals.h"
#include "isa/opcodes.h"
#include "isa/source_text.h"

#define NEAR_BYTES     ((uint64_t)1 << 20) /* how far a range may be for a stray address to be told by it */
#define NULL_BYTES     65536u              /* no allocation lies below */
#define WORD_BYTES     4u
#define SWIZZLE_STRIDE 256u /* from a lane's word in private memory to its next one */
#define RANGE_BYTES    128u /* of the text of a range */

/* A text that grows. */
struct line {
    char *text;
    size_t bytes;
};

#if defined(__GNUC__)
__attribute__((format(printf, 2, 3)))
#endif
static void
add(struct line *line, const char *format, ...)
{
    size_t used = strlen(line->text);
    va_list arguments;

    SIM_REQUIRE(used < line->bytes);
    va_start(arguments, format);
    vsnprintf(line->text + used, line->bytes - used, format, arguments);
    va_end(arguments);
}

static const char *fault_name(enum isa_fault fault)
{
    static const char *const texts[ISA_FAULT_COUNT] = {[ISA_FAULT_NONE] = "no fault",
                                                       [ISA_FAULT_REGISTER] = "register beyond the kernel's allocation",
                                                       [ISA_FAULT_MISALIGNED] = "misaligned access",
                                                       [ISA_FAULT_OUT_OF_BOUNDS] = "access out of bounds",
                                                       [ISA_FAULT_READ_ONLY] = "store to read-only memory",
                                                       [ISA_FAULT_PC] = "jump to where no instruction starts",
                                                       [ISA_FAULT_TRAP] = "trap",
                                                       [ISA_FAULT_DIVERGENCE] = "message sent by part of a work-group",
                                                       [ISA_FAULT_MESSAGE] = "message of an ordinary kernel"};

    SIM_REQUIRE(fault > ISA_FAULT_NONE && fault < ISA_FAULT_COUNT);
    return texts[fault];
}

bool gpu_fault_is_memory(enum isa_fault fault)
{
    return fault == ISA_FAULT_MISALIGNED || fault == ISA_FAULT_OUT_OF_BOUNDS || fault == ISA_FAULT_READ_ONLY;
}

/* The operation that faulted; NULL: there is none, or it is behind the program's end. */
static const struct isa_operation *operation_of(const struct cu_fault *fault)
{
    const struct isa_program *program = fault->workgroup->kernel->program;

    return fault->operation < program->operation_count ? &program->operations[fault->operation] : NULL;
}

static void add_head(struct line *line, const struct cu_fault *fault, const char *when)
{
    const struct cu_workgroup *workgroup = fault->workgroup;
    const struct cu_kernel *kernel = workgroup->kernel;
    bool memory = gpu_fault_is_memory(fault->fault);
    char place[ISA_PLACE_BYTES], shown[CODE_SHOWN_BYTES];

    add(line, "%.220s: %s", isa_line_text(kernel->program, fault->line, place, sizeof(place)),
        fault_name(fault->fault));
    if (memory)
        add(line, " at address 0x%" PRIx64, fault->address);
    add(line, " (kernel %s, work-group (%" PRIu32 ",%" PRIu32 ",%" PRIu32 "), wave %" PRIu32,
        code_shown_name(kernel->name, shown), workgroup->id[0], workgroup->id[1], workgroup->id[2], fault->wave);
    if (memory && fault->lane < ISA_LANES)
        add(line, ", lane %" PRIu32, fault->lane);
    add(line, "%s)", when);
}

static void add_access(struct line *line, const struct cu_fault *fault, const struct isa_operation *operation)
{
    uint32_t bytes;
    enum execute_access_kind kind = operation->unit == ISA_UNIT_LDS    ? execute_lds_access_kind(operation, &bytes)
                                    : operation->unit == ISA_UNIT_SMEM ? execute_scalar_access_kind(operation, &bytes)
                                                                       : execute_vector_access_kind(operation, &bytes);

    add(line, ": %s of %" PRIu32 " byte%s",
        kind == EXECUTE_ACCESS_STORE    ? "store"
        : kind == EXECUTE_ACCESS_ATOMIC ? "atomic"
                                        : "load",
        bytes, bytes == 1 ? "" : "s");
    if (fault->lane < ISA_LANES) {
        uint64_t item[3];

        cu_wave_item(fault->workgroup, fault->wave, fault->lane, item);
        add(line, " by work-item (%" PRIu64 ",%" PRIu64 ",%" PRIu64 ")", item[0], item[1], item[2]);
    }
}

/* "locks[16]" of an array, with the number of its elements, and "flag" of anything else. */
static const char *range_text(const struct mem_name *range, char text[RANGE_BYTES])
{
    if (range->element_bytes)
        snprintf(text, RANGE_BYTES, "%s[%" PRIu64 "]", range->label, range->bytes / range->element_bytes);
    else
        snprintf(text, RANGE_BYTES, "%s", range->label);
    return text;
}

/* ", 8 bytes past the end of", ", just before". */
static void add_distance(struct line *line, uint64_t distance, const char *where)
{
    if (distance)
        add(line, ", %" PRIu64 " byte%s %s", distance, distance == 1 ? "" : "s", where);
    else
        add(line, ", just %s", where);
}

static bool is_foreign(const struct cu_kernel *kernel, uint64_t address)
{
    return address - kernel->process_base >= kernel->process_bytes;
}

static bool uses_resource(const struct isa_operation *operation)
{
    return isa_opcodes[operation->opcode].format == ISA_FORMAT_MUBUF ||
           !strncmp(isa_opcodes[operation->opcode].mnemonic, "s_buffer", 8);
}

const char *gpu_fault_reason(const struct cu_fault *fault, const struct isa_operation *operation,
                             const struct mem_name *range)
{
    SIM_REQUIRE(gpu_fault_is_memory(fault->fault));
    SIM_REQUIRE(fault->address - range->address < range->bytes);
    if (is_foreign(fault->workgroup->kernel, fault->address))
        return "which belongs to another process";
    if (fault->fault != ISA_FAULT_OUT_OF_BOUNDS)
        return NULL;
    if (range->limit)
        return range->limit;
    return uses_resource(operation) ? "outside of what the buffer resource describes"
                                    : "and reaches past the end of GPU memory";
}

static void add_global(struct line *line, const struct cu_fault *fault, const struct isa_operation *operation,
                       const struct mem_names *names)
{
    const struct mem_name *range = mem_names_find(names, fault->address, NEAR_BYTES);
    char text[RANGE_BYTES], name[MEM_NAME_BYTES];

    if (fault->address < NULL_BYTES) {
        add(line, ", through a null pointer");
        return;
    }
    if (!range) {
        add(line, "%s", names ? ", near no buffer" : "");
        return;
    }
    range_text(range, text);
    if (fault->address < range->address) {
        add_distance(line, range->address - fault->address, "before");
        add(line, " %s", text);
    } else if (fault->address - range->address >= range->bytes) {
        add_distance(line, fault->address - range->address - range->bytes, "past the end of");
        add(line, " %s", text);
    } else {
        const char *reason = gpu_fault_reason(fault, operation, range);

        add(line, ", in %s%s%s", mem_names_text(names, fault->address, name), reason ? ", " : "", reason ? reason : "");
    }
}

/* An offset in the LDS of a work-group, or in the private memory of a work-item. */
static void add_offset(struct line *line, uint32_t offset, uint32_t limit, const char *what)
{
    if (offset < limit)
        return;
    add_distance(line, offset - limit, "past the end of");
    add(line, " the %s of %" PRIu32 " bytes", what, limit);
}

static void add_private(struct line *line, const struct cu_kernel *kernel, uint32_t offset)
{
    add(line, ", at private memory+%" PRIu32, offset);
    add_offset(line, offset, kernel->private_segment, "private memory");
}

/*
 * Whether an address is in the private memory of the lane that has it, and where. It may lie in its aperture. Or compilers reach
 * it through a buffer resource: a lane's words then lie 64 words apart.
 */
static bool find_private(const struct cu_fault *fault, const struct isa_operation *operation, uint32_t *offset)
{
    const struct cu_workgroup *workgroup = fault->workgroup;
    const struct cu_kernel *kernel = workgroup->kernel;
    uint64_t from = workgroup->scratch + fault->wave * kernel->scratch_wave_bytes, distance = fault->address - from;

    *offset = (uint32_t)fault->address;
    if (isa_opcodes[operation->opcode].format == ISA_FORMAT_FLAT)
        return kernel->apertures.private_base_hi && fault->address >> 32 == kernel->apertures.private_base_hi;
    if (isa_opcodes[operation->opcode].format != ISA_FORMAT_MUBUF || !workgroup->scratch || fault->address < from ||
        distance > UINT32_MAX || distance % SWIZZLE_STRIDE / WORD_BYTES != fault->lane)
        return false;
    *offset = (uint32_t)(distance / SWIZZLE_STRIDE * WORD_BYTES + distance % WORD_BYTES);
    return true;
}

/* The same of the LDS. */
static bool find_lds(const struct cu_fault *fault, const struct isa_operation *operation, uint32_t *offset)
{
    const struct cu_kernel *kernel = fault->workgroup->kernel;

    *offset = (uint32_t)fault->address;
    if (operation->unit == ISA_UNIT_LDS)
        return true;
    return isa_opcodes[operation->opcode].format == ISA_FORMAT_FLAT && kernel->apertures.shared_base_hi &&
           fault->address >> 32 == kernel->apertures.shared_base_hi;
}

static const struct isa_kernel *kernel_of(const struct cu_kernel *kernel)
{
    return isa_program_kernel(kernel->program, kernel->name);
}

static void add_lds(struct line *line, const struct cu_kernel *kernel, uint32_t offset)
{
    char text[ISA_LOCAL_TEXT_BYTES];

    add(line, ", at %s", isa_local_text(kernel_of(kernel), offset, text));
    add_offset(line, offset, kernel->lds_bytes, "LDS");
}

static void add_where(struct line *line, const struct cu_fault *fault, const struct isa_operation *operation,
                      const struct mem_names *names)
{
    const struct cu_kernel *kernel = fault->workgroup->kernel;
    uint32_t offset;

    if (find_lds(fault, operation, &offset))
        add_lds(line, kernel, offset);
    else if (find_private(fault, operation, &offset))
        add_private(line, kernel, offset);
    else
        add_global(line, fault, operation, names);
}

static void add_source(struct line *line, const struct cu_fault *fault, bool memory)
{
    struct isa_place place = isa_place_of(fault->workgroup->kernel->program, fault->operation);
    char text[ISA_SOURCE_TEXT_BYTES];
    enum isa_source_state state = isa_source_text(&place, text, sizeof(text));

    if (state == ISA_SOURCE_UNKNOWN)
        return;
    add(line, "%s at %s:%" PRIu32, memory ? "," : "", place.file, place.line);
    if (place.call_file)
        add(line, ", called from %s:%" PRIu32, place.call_file, place.call_line);
    if (*text)
        add(line, "%s %s", state == ISA_SOURCE_FOUND ? ":" : "", text);
}

void gpu_fault_text(const struct cu_fault *fault, const struct mem_names *names, const char *when, char *text,
                    size_t bytes)
{
    const struct isa_operation *operation = operation_of(fault);
    bool memory = gpu_fault_is_memory(fault->fault) && operation;
    struct line line = {text, bytes};

    SIM_REQUIRE(bytes);
    text[0] = '\0';
    add_head(&line, fault, when);
    if (memory) {
        add_access(&line, fault, operation);
        add_where(&line, fault, operation, names);
    }
    add_source(&line, fault, memory);
}
