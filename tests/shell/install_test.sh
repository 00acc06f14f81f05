#!/bin/bash
# make install: a program that was given only the installed files builds and runs, and so does the command. Usage: install_test.sh BUILD
build=$1
cd "$(dirname "$0")/../.." || exit 1
. tests/support/lib.sh
prefix=$work/prefix
if make -s BUILD="$build" PREFIX="$prefix" install >"$work/out" 2>&1; then ok; else not_ok "make install" "$(tail -n 1 "$work/out")"; fi
cmp -s "$build/libhsa-runtime64.so.1" "$prefix/lib/onward/libhsa-runtime64.so.1" || [ ! -f "$build/libhsa-runtime64.so.1" ] &&
    ok || not_ok "the library of HSA"
cat >"$work/user.c" <<'C'
#include <onward/cp.h>
#include <onward/cp_state.h>
#include <onward/mailbox.h>
#include <onward/version.h>

static struct cp cp;

int main(void)
{
    static const struct cp_config config;
    static const struct cp_hal hal;

    return cp_size() == sizeof(cp) && cp_init(&cp, &config, &hal) == CP_ERROR_CONFIG ? 0 : 1;
}
C
flags=$(sed -nE "s|\\$\\{prefix\\}|$prefix|g; s/^(Cflags|Libs): //p" "$prefix/lib/pkgconfig/onward.pc" | sort | tr '\n' ' ')
# shellcheck disable=SC2086
if cc -std=c11 -Wall -Wextra -Werror "$work/user.c" $flags -o "$work/user" 2>"$work/out"; then ok; else not_ok "a program" "$(head -n 1 "$work/out")"; fi
expect_exit 0 "the program" "$work/user"

# The library is the same in whatever folder it is built.
for folder in one another/folder; do
    mkdir -p "$work/$folder" && cp -R Makefile fw hal include boards "$work/$folder"
    expect_exit 0 "the library in $folder" make -s -j2 -C "$work/$folder" BUILD=build build/libonward.a
done
cmp -s "$work/one/build/libonward.a" "$work/another/folder/build/libonward.a" && ok || not_ok "the library built in two folders" "differs"

# A build that lies elsewhere finds its workloads by the link that make has put beside it.
mkdir "$work/elsewhere" && cp "$build/onward" "$work/elsewhere" && cp -P "$build/workloads" "$work/elsewhere" && ok || not_ok "the link to the workloads"
expect_exit 0 "a build elsewhere finds its suites" "$work/elsewhere/onward" list benchmarks

# Header and library must agree: a caller with smaller tables is refused, and nothing of its memory is written.
cat >"$work/mismatch.c" <<'C'
#include <onward/cp.h>
#include <onward/cp_state.h>
#include <string.h>

static union {
    struct cp cp;
    unsigned char bytes[1 << 20]; /* as much as the library's struct cp has */
} memory;

int main(void)
{
    static const struct cp_hal hal;
    struct cp_config config = CP_CONFIG_DEFAULT;

    config.policy = &cp_policy_awg;
    memset(&memory, 0x5a, sizeof(memory));
    if (cp_init(&memory.cp, &config, &hal) != CP_ERROR_LAYOUT)
        return 1;
    for (unsigned i = 0; i < sizeof(memory); i++) {
        if (memory.bytes[i] != 0x5a)
            return 2;
    }
    return 0;
}
C
for setting in CP_MAX_WGS=512 CP_MAX_KERNELS=8 CP_MAX_QUEUES=8 CP_MAX_CUS=16 CP_MAX_SIMDS=2 CP_MAX_SCRATCH=64 CP_MAX_CONDITIONS=64 \
    CP_MAX_WAITS=64 CP_CONDITION_BUCKETS=16 CP_ADVERSARY_SLICES=2 CP_PRIORITIES=3; do
    # shellcheck disable=SC2086
    cc -std=c11 -Wall -Wextra -Werror "-D$setting" "$work/mismatch.c" $flags -o "$work/mismatch" 2>"$work/out" ||
        not_ok "a caller with $setting" "$(head -n 1 "$work/out")"
    expect_exit 0 "a caller with $setting is refused" "$work/mismatch"
done
# shellcheck disable=SC2086
expect_exit 0 "a caller without CP_HOST" cc -std=c11 -Wall -Wextra -Werror "$work/mismatch.c" $flags -UCP_HOST -o "$work/mismatch"
expect_exit 0 "a caller without CP_HOST is refused" "$work/mismatch"

# A policy of the user's own, with every hook, written with what is installed.
cat >"$work/policy.c" <<'C'
#include <onward/cp.h>
#include <onward/cp_state.h>

static uint64_t limit_of(const struct cp *cp, uint32_t slot) { return slot == CP_NONE ? cp->config.timeout_interval : 0; }
static uint32_t stall_of(const struct cp *cp, uint32_t mean) { return cp->config.cus > 1 ? mean : 0; }
static uint32_t count_of(const struct cp *cp, uint32_t waiters, const struct cp_bloom *seen) { return cp && seen ? waiters : 1; }
static bool is_first(const struct cp *cp, const struct cp_candidate *candidate, const struct cp_candidate *other)
{
    return candidate->source == CP_SOURCE_READY && other->source != CP_SOURCE_READY && cp->queues[candidate->kernel->queue].load;
}
static uint32_t victim_of(const struct cp *cp) { return cp->stalled.head; }
static bool may_leave(const struct cp *cp, uint32_t slot) { return cp->workgroups[slot].generation != 0; }

static const struct cp_policy_parameter parameters[] = {{"patience", "cycles", "how long", 1, 1000, 10}};
static const struct cp_policy mine = {
    .name = "mine", .summary = "of the user", .parameters = parameters, .parameter_count = 1, .wait_mode = CP_WAIT_TIMEOUT,
    .swaps = true, .wait_limit = limit_of, .stall_cycles = stall_of, .resume_count = count_of, .goes_before = is_first,
    .victim = victim_of, .may_preempt = may_leave};
static struct cp cp;

int main(void)
{
    static const struct cp_hal hal;
    struct cp_config config = CP_CONFIG_DEFAULT;

    config.policy = &mine;
    return cp_init(&cp, &config, &hal) == CP_ERROR_CONFIG && cp_refused_field(&cp) == CP_FIELD_CUS ? 0 : 1;
}
C
# shellcheck disable=SC2086
expect_exit 0 "a policy of the user's own" cc -std=c11 -Wall -Wextra -Werror "$work/policy.c" $flags -o "$work/policy"
expect_exit 0 "the policy is taken" "$work/policy"

# Each installed header alone, as C11 and as C++17.
for header in "$prefix"/include/onward/*.h; do
    name=onward/$(basename "$header")
    echo "#include <$name>" >"$work/header.c"
    echo "int main(void) { return 0; }" >>"$work/header.c"
    cp "$work/header.c" "$work/header.cpp"
    expect_exit 0 "C11 $name" cc -std=c11 -Wall -Wextra -Wpedantic -Wconversion -Wshadow -Werror "-I$prefix/include" -c "$work/header.c" -o "$work/header.o"
    ! command -v c++ >/dev/null || expect_exit 0 "C++17 $name" c++ -std=c++17 -Wall -Wextra -Wpedantic -Wconversion -Wshadow -Werror \
        "-I$prefix/include" -c "$work/header.cpp" -o "$work/header.o"
done
# The recommended configuration is the same in both languages, and neither compiler warns of it.
cat >"$work/defaults.c" <<'C'
#include <onward/cp.h>
const struct cp_config c_defaults = CP_CONFIG_DEFAULT;
C
cat >"$work/user.cpp" <<'C'
#include <onward/cp.h>
#include <cstring>
extern "C" const struct cp_config c_defaults;
int main()
{
    struct cp_config config = CP_CONFIG_DEFAULT;

    return cp_size() > 0 && ONWARD_VERSION_NUMBER >= 0x000200 && std::memcmp(&config, &c_defaults, sizeof(config)) == 0 ? 0 : 1;
}
C
expect_exit 0 "the recommended configuration in C" cc -std=c11 -Wall -Wextra -Wpedantic -Werror "-I$prefix/include" -c "$work/defaults.c" -o "$work/defaults.o"
# shellcheck disable=SC2086
! command -v c++ >/dev/null || { expect_exit 0 "a C++ program links" c++ -std=c++17 -Wall -Wextra -Wpedantic -Wconversion -Werror "$work/user.cpp" "$work/defaults.o" $flags -o "$work/user_cpp" && expect_exit 0 "a C++ program" "$work/user_cpp"; }
cd "$work" || exit 1
expect_exit 0 "the installed command finds its suites" "$prefix/bin/onward" list benchmarks
expect_exit 0 "the installed command runs a workload" "$prefix/bin/onward" run "$prefix/share/onward/workloads/heterosync/TB_LG_small.sim"
expect_exit 0 "one that uses a kernel of another suite" "$prefix/bin/onward" run "$prefix/share/onward/workloads/heterosync-more/LFTB_gem5.sim"
finish install
