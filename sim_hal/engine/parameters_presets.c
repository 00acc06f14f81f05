/* parameters_presets.c - presets, as differences from the default. */
#include "engine/parameters.h"

#include <stdio.h>
#include <string.h>

#include "engine/require.h"

struct setting {
    const char *name;
    uint64_t value;
};

struct preset {
    const char *name;
    const char *description;
    const struct setting *settings; /* ends with a NULL name */
};

static const struct setting awg_settings[] = {{NULL, 0}};

/* sRSP's Table 1: 64 CUs at 1 GHz; eight channels of DDR3 at 500 MHz, 64 bits wide; L1s that combine stores. */
static const struct setting srsp_settings[] = {{"gpu.cus", 64},         {"cu.simds", 4},
                                               {"gpu.clock_mhz", 1000}, {"cp.clock_mhz", 1000},
                                               {"simd.waves", 10},      {"l1.bytes", 16384},
                                               {"l1.latency", 4},       {"l1.mode", PARAMETERS_L1_COMBINE},
                                               {"l2.latency", 24},      {"dram.channels", 8},
                                               {"dram.burst_ns", 8},    {"cp.quantum", 1000000},
                                               {"cp.load_cycles", 24},  {NULL, 0}};

/* The registers of a real gfx803 compute unit, spread over AWG's two SIMDs. */
static const struct setting hardware_settings[] = {{"simd.vgprs", 512}, {"simd.sgprs", 1600}, {NULL, 0}};

/*
 * AWG's Table 1, and where it is silent what public gem5 of the paper's time (v19, its APU with VIPER caches) does; G5
 * paths are in docs/reference/parameters.md. Parameters without a number in gem5 stay as in preset awg.
 */
static const struct setting gem5_settings[] = {
    {"cu.launch_cycles", 1},      /* dispatcher.cc: one WG a CU and cycle, no time for registers */
    {"valu.quarter_cycles", 4},   /* GPU.py: every vector instruction takes one issue period ... */
    {"valu.f64_add_cycles", 8},   /* ... f64 two: dpbypass_pipe_length 8 */
    {"valu.f64_mul_cycles", 8},   /* the same */
    {"sleep.mask", 65535},        /* instructions.cc: 64 times the whole operand */
    {"vmem.scattered_cycles", 4}, /* the vector memory unit is busy for one issue period with every instruction; ... */
    {"vmem.wide_cycles", 4},      /* ... coalescing comes behind it */
    {"vmem.store_cycles", 4},     /* the same */
    {"vmem.atomic_cycles", 4},    /* the same */
    {"vmem.cmpswap_cycles", 4},   /* the same */
    {"vmem.empty_quarters", 1},   /* whatever lanes are active */
    {"l1.mshrs", 2560},           /* GPU_VIPER.py: TBEs of a TCP */
    {"l2.banks", 1},              /* Options: --num-tccs 1 */
    {"l2.mshrs", 256},            /* GPU_VIPER.py: TBEs of the directory */
    {"l2.atomic_interval", 100},  /* GPU_VIPER-TCC.sm, MOESI_AMD_Base-dir.sm: 100 to 300, through the directory */
    {"dram.trcd_ns", 14},         /* DDR3_1600_8x8: 13.75 */
    {"dram.tcl_ns", 14},          /* 13.75 */
    {"dram.trp_ns", 14},          /* 13.75 */
    {"dram.tras_ns", 35},         /* 35 */
    {"dram.burst_ns", 5},         /* 5 */
    {"dram.controller_ns", 80},   /* 10 + 10 in the controller, 120 Ruby cycles of 2 GHz from TCC to directory */
    {NULL, 0}};

/*
 * The machine that barrier-aware warp scheduling was measured on, as far as waves of 64 lanes and lines of 64 bytes can be
 * it: GPGPU-Sim 3.2.2, GTX480. docs/reference/parameters.md says what is missing.
 */
static const struct setting fermi_settings[] = {{"gpu.cus", 15},
                                                {"gpu.clock_mhz", 700},
                                                {"cp.clock_mhz", 200000}, /* compute units fill at once */
                                                {"cu.simds", 2},
                                                {"simd.waves", 24}, /* 48 warps */
                                                {"cu.barriers", 8},
                                                {"cu.lds_bytes", 49152},
                                                {"cu.issue_period", 1},
                                                {"cu.issue_width", 1},
                                                {"valu.full_cycles", 2}, /* 64 lanes on 32 */
                                                {"valu.quarter_cycles", 16},
                                                {"valu.latency", 8},
                                                {"salu.cycles", 4},
                                                {"branch.cycles", 4},
                                                {"branch.taken_cycles", 4}, /* fetching again is modelled */
                                                {"fetch.grants", 1},
                                                {"fetch.bytes", 16}, /* two instructions */
                                                {"fetch.buffer", 16},
                                                {"fetch.refill", 0},
                                                {"fetch.at_barrier", 1},
                                                {"cu.fetcher", PARAMETERS_FETCHER_RR},
                                                {"icache.bytes", 2048},
                                                {"icache.ways", 4},
                                                {"icache.latency", 1},
                                                {"icache.cus", 1},
                                                {"lds.latency", 26},
                                                {"l1.bytes", 16384},
                                                {"l1.ways", 4},
                                                {"l1.latency", 35},
                                                {"l1.mshrs", 32},
                                                {"l2.bytes", 524288}, /* 768 KiB is no power of two */
                                                {"l2.latency", 120},
                                                {NULL, 0}};

/* Preset awg with the fetch unit of the GCN white paper: one grant a cycle, by age. */
static const struct setting gcn_fetch_settings[] = {{"fetch.grants", 1},
                                                    {"fetch.bytes", 32},
                                                    {"fetch.buffer", 128},
                                                    {"fetch.refill", 1},
                                                    {"fetch.at_barrier", 0},
                                                    {"cu.fetcher", PARAMETERS_FETCHER_OLDEST},
                                                    {NULL, 0}};

/*
 * Presets cus-64 and cus-304: compute units of preset awg, more of them, and around them what a real GPU of that many has.
 * What belongs to one compute unit or one L2 bank stays. docs/reference/parameters.md has all sources.
 */
static const struct setting cus_64_settings[] = {{"gpu.cus", 64},
                                                 {"gpu.memory_mb", 65536}, /* 1 GiB a CU, as awg */
                                                 {"l2.bytes", 2097152},    /* Fiji */
                                                 {"l2.banks", 16},         /* Fiji; 128 KiB each, as awg */
                                                 {"dram.channels", 32},    /* Fiji: 4 stacks of HBM */
                                                 {"dram.row_bytes", 2048}, /* from here: HBM_1000_4H_1x128 ... */
                                                 {"dram.trcd_ns", 15},
                                                 {"dram.tcl_ns", 15},
                                                 {"dram.trp_ns", 15},
                                                 {"dram.tras_ns", 33},
                                                 {"dram.burst_ns", 4}, /* 32 x 64 B / 4 ns: 512 GB/s, as Fiji */
                                                 {"dram.twr_ns", 18},
                                                 {"dram.twtr_ns", 10},
                                                 {"dram.trtp_ns", 8},
                                                 {"dram.trfc_ns", 160},
                                                 {"dram.trefi_ns", 3900},   /* ... to here */
                                                 {"syncmon.sets", 1024},    /* 64 a bank, as awg */
                                                 {"syncmon.waiters", 2048}, /* 128 a bank */
                                                 {"syncmon.blooms", 2048},  /* 128 a bank */
                                                 {"log.entries", 512},      /* 8 a CU, as awg */
                                                 {"context.slots", 32768},  /* 512 a CU, as awg */
                                                 {"scratch.mb", 2048},      /* 32 MiB a CU, as awg */
                                                 {NULL, 0}};

static const struct setting cus_304_settings[] = {{"gpu.cus", 304},
                                                  {"gpu.memory_mb", 65536}, /* the limit; 1 GiB a CU is more */
                                                  {"l2.bytes", 33554432},   /* MI300X: 8 x 4 MiB */
                                                  {"l2.banks", 128},        /* MI300X: 8 x 16 */
                                                  {"dram.channels", 256},   /* MI300X: 128 x 2 pseudo channels */
                                                  {"dram.banks", 16},       /* from here: HBM_2000_4H_1x64 ... */
                                                  {"dram.row_bytes", 1024},
                                                  {"dram.trcd_ns", 12},
                                                  {"dram.tcl_ns", 18},
                                                  {"dram.trp_ns", 14},
                                                  {"dram.tras_ns", 28},
                                                  {"dram.burst_ns", 3}, /* MI300X: 3.09, 5.3 TB/s by 256 */
                                                  {"dram.twr_ns", 14},
                                                  {"dram.twtr_ns", 4},
                                                  {"dram.trtp_ns", 5},
                                                  {"dram.trfc_ns", 220},
                                                  {"dram.trefi_ns", 3900},    /* ... to here */
                                                  {"syncmon.sets", 8192},     /* 64 a bank, as awg */
                                                  {"syncmon.waiters", 16384}, /* 128 a bank */
                                                  {"syncmon.blooms", 16384},  /* 128 a bank */
                                                  {"log.entries", 4096},      /* 8 a CU, up to a power of two */
                                                  {"context.slots", 65535},   /* the limit; 512 a CU are more */
                                                  {"scratch.mb", 9728},       /* 32 MiB a CU, as awg */
                                                  {NULL, 0}};

static const struct preset presets[] = {
    {"awg", "AWG Table 1: 8 CUs x 2 SIMDs at 2 GHz (the default)", awg_settings},
    {"awg-hw", "the same with the register files of a gfx803 compute unit", hardware_settings},
    {"awg-gem5", "AWG Table 1 with the values of gem5 v19 where it is silent: slow same-line atomics", gem5_settings},
    {"srsp", "sRSP Table 1: 64 CUs x 4 SIMDs at 1 GHz", srsp_settings},
    {"fermi", "GTX480 in GPGPU-Sim, as far as gfx803 can be it: one instruction a turn, fetch that can run dry",
     fermi_settings},
    {"gcn-fetch", "AWG Table 1 with a fetch unit that grants one request a cycle", gcn_fetch_settings},
    {"cus-64", "64 CUs of AWG Table 1 with the L2 and the memory of Fiji, and a SyncMon, log and contexts to match",
     cus_64_settings},
    {"cus-304", "304 CUs of AWG Table 1 with the L2 and the memory bandwidth of MI300X, and the rest to match",
     cus_304_settings},
};
#define PRESETS (sizeof(presets) / sizeof(presets[0]))

const char *parameters_preset_name(size_t index, const char **description)
{
    if (index >= PRESETS)
        return NULL;
    *description = presets[index].description;
    return presets[index].name;
}

static void apply_setting(struct parameters *parameters, const struct setting *setting)
{
    size_t count;
    const struct parameter *table = parameter_table(&count);
    size_t i = 0;

    while (i < count && strcmp(table[i].name, setting->name) != 0)
        i++;
    SIM_REQUIRE(i < count);
    memcpy((char *)parameters + table[i].offset, &setting->value, sizeof(setting->value));
}

bool parameters_preset(struct parameters *parameters, const char *name, char *error, size_t error_bytes)
{
    size_t used;

    for (size_t i = 0; i < PRESETS; i++) {
        if (strcmp(presets[i].name, name) != 0)
            continue;
        parameters_default(parameters);
        for (const struct setting *setting = presets[i].settings; setting->name; setting++)
            apply_setting(parameters, setting);
        return true;
    }
    used = (size_t)snprintf(error, error_bytes, "unknown preset '%s'; expected a file or one of:", name);
    for (size_t i = 0; i < PRESETS && used < error_bytes; i++)
        used += (size_t)snprintf(error + used, error_bytes - used, " %s", presets[i].name);
    return false;
}
