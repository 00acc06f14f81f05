/*
 * signals.h - signals as the library's other parts see them.
 */
#ifndef SIM_HAL_HSA_SIGNALS_H
#define SIM_HAL_HSA_SIGNALS_H

#include "hsa/front.h"

enum hsa_signal_kind { HSA_SIGNAL_USER = 1, HSA_SIGNAL_DOORBELL = -1 };

/* NULL for the handle 0. */
struct cp_signal *hsa_signal(struct hsa_handle signal);

/* Whether there is a signal of this handle. */
bool hsa_signal_exists(struct hsa_handle signal);

int64_t hsa_signal_value(const struct cp_signal *signal);

/* condition: enum cp_signal_condition. */
bool hsa_signal_meets(int64_t value, uint32_t condition, int64_t compared);

/* What began at cycle start is done: stores its times and takes 1 from the value. Nothing for the handle 0. */
void hsa_signal_finish(struct hsa_handle signal, uint64_t start);

#endif
