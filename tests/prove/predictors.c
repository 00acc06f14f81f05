/*
 * predictors.c - both predictors, for every state, sample and number of waiters.
 *
 * Assumed: nothing.
 */
#include "any.h"
#include "onward/predictor.h"

void prove(void)
{
    struct cp_stall_predictor stall;
    struct cp_bloom updates = {.word = (uint32_t)any_word};
    uint32_t mean;

    any_bytes(&stall, sizeof(stall));
    cp_stall_predictor_note(&stall, any_word);
    mean = cp_stall_predictor_mean(&stall);
    /*@ assert mean <= 0x1fffffff; */
    cp_resume_predict_all((uint32_t)any_word, &updates);
}
