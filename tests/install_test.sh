#!/bin/bash
# make install: a program that was given only the installed files builds and runs, and so does the command. Usage: install_test.sh BUILD
build=$1
cd "$(dirname "$0")/.." || exit 1
. tests/lib.sh
prefix=$work/prefix
if make -s BUILD="$build" PREFIX="$prefix" install >"$work/out" 2>&1; then ok; else not_ok "make install" "$(tail -n 1 "$work/out")"; fi
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
cd "$work" || exit 1
expect_exit 0 "the installed command finds its suites" "$prefix/bin/onward" list benchmarks
expect_exit 0 "the installed command runs a workload" "$prefix/bin/onward" run "$prefix/share/onward/workloads/heterosync/TB_LG_small.sim"
expect_exit 0 "one that uses a kernel of another suite" "$prefix/bin/onward" run "$prefix/share/onward/workloads/heterosync-more/LFTB_gem5.sim"
finish install
