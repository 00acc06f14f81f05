/* imbalance.c - see imbalance.h. */
#include "cu/imbalance.h"

#include "engine/require.h"

#define MILLION UINT64_C(1000000)

static void note_arrival(struct cu_phase *phase, uint64_t now)
{
    if (!phase->arrived++)
        phase->first = now;
    phase->sum += now;
}

/* Bucket of a spread: 0, 1, 2 and 3, 4 to 7, .. */
static uint32_t bucket_of(uint64_t spread)
{
    uint32_t bits = spread ? 64u - (uint32_t)__builtin_clzll(spread) : 0;

    return bits < CU_SPREADS ? bits : CU_SPREADS - 1;
}

static void measure_phase(struct cu_imbalance *imbalance, const struct cu_phase *phase, uint32_t last, uint64_t now)
{
    uint64_t spread = now - phase->first;
    uint64_t wait = phase->arrived * now - phase->sum;
    uint64_t longest = phase->arrived * (now - phase->began);

    SIM_REQUIRE(phase->arrived > 0);
    SIM_REQUIRE(last < CU_MAX_WAVES);
    SIM_REQUIRE(phase->began <= phase->first && phase->first <= now);
    imbalance->phases++;
    imbalance->spread += spread;
    if (spread > imbalance->spread_most)
        imbalance->spread_most = spread;
    imbalance->wait += wait;
    imbalance->longest += longest;
    if (longest)
        imbalance->millionths += wait * MILLION / longest;
    imbalance->spreads[bucket_of(spread)]++;
    imbalance->last[last]++;
}

static void close_phase(struct cu_resident *resident, struct cu_imbalance *imbalance, const struct cu_phase *phase,
                        uint64_t now)
{
    if (resident->phase_interrupted)
        imbalance->interrupted++;
    else
        measure_phase(imbalance, phase, resident->last_wave, now);
}

void cu_phase_begin(struct cu_resident *resident, uint64_t cycle)
{
    resident->phase = resident->exit = (struct cu_phase){.began = cycle};
    resident->phase_interrupted = false;
}

void cu_phase_interrupt(struct cu_resident *resident)
{
    resident->phase_interrupted = true;
}

void cu_phase_arrive(struct cu_resident *resident, uint32_t wave, uint64_t now)
{
    SIM_REQUIRE(wave < resident->workgroup.wave_count);
    SIM_REQUIRE(resident->phase.arrived < resident->workgroup.wave_count);
    resident->last_wave = wave;
    note_arrival(&resident->phase, now);
}

void cu_phase_end(struct cu_resident *resident, uint32_t wave, uint64_t now)
{
    SIM_REQUIRE(wave < resident->workgroup.wave_count);
    SIM_REQUIRE(resident->exit.arrived < resident->workgroup.wave_count);
    resident->last_wave = wave;
    note_arrival(&resident->exit, now);
}

void cu_phase_meet(struct cu_resident *resident, uint64_t now, uint64_t opens)
{
    SIM_REQUIRE(opens >= now);
    SIM_REQUIRE(resident->phase_interrupted ||
                resident->phase.arrived + resident->workgroup.ended == resident->workgroup.wave_count);
    close_phase(resident, &resident->cu->time.barriers, &resident->phase, now);
    cu_phase_begin(resident, opens);
}

void cu_phase_exit(struct cu_resident *resident, uint64_t now)
{
    SIM_REQUIRE(resident->phase_interrupted || resident->workgroup.ended == resident->workgroup.wave_count);
    if (resident->workgroup.wave_count > 1)
        close_phase(resident, &resident->cu->time.exits, &resident->exit, now);
}
