/* write.c - see write.h. */
#include "tools/bugs/shadow/write.h"

void shadow_write_scalar(const struct shadow_step *step, uint32_t operand, bool is_long, uint64_t undefined,
                         uint32_t origin)
{
    bool is_exec = operand == ISA_EXEC_LO || operand == ISA_EXEC_HI;

    if (operand >= SHADOW_SCALARS)
        return;
    if (is_exec && undefined) {
        shadow_report_undefined(step, origin, shadow_first_lane(operand == ISA_EXEC_HI ? undefined << 32 : undefined),
                                "branch of work-items on an undefined value");
        undefined = 0;
    }
    shadow_set_scalar(step->registers, operand, is_long, undefined, origin);
}

/* Copies keep their origin: parts of a structure that are no member are copied undefined, and nothing is wrong with it. */
uint32_t shadow_result_origin(enum shadow_rule rule, uint32_t origin)
{
    switch (rule) {
    case SHADOW_MOVE:
    case SHADOW_AND:
    case SHADOW_AND_NOT:
    case SHADOW_OR:
    case SHADOW_OR_NOT:
    case SHADOW_SELECT_BITS:
    case SHADOW_SELECT:
    case SHADOW_SHIFT_LEFT:
    case SHADOW_SHIFT_RIGHT:
    case SHADOW_FIELD:
    case SHADOW_ALIGN_BITS:
    case SHADOW_ALIGN_BYTES:
    case SHADOW_PERMUTE:
        return origin;
    default:
        return origin | SHADOW_WORKED_OUT;
    }
}
