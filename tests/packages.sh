#!/bin/sh
# What the tests need beyond a C compiler and make: installs the Debian packages that are missing when it can (root and
# apt), else names them and fails.
set -eu
missing=""
need() { command -v "$1" >/dev/null 2>&1 || missing="$missing $2"; }
need clang clang
need arm-none-eabi-gcc gcc-arm-none-eabi
need riscv64-unknown-elf-gcc gcc-riscv64-unknown-elf
need qemu-system-riscv32 qemu-system-misc
need qemu-system-arm qemu-system-arm
need gdb-multiarch gdb-multiarch
need pgrep procps
need valgrind valgrind
need oclgrind-kernel oclgrind
need python3 python3
[ -r /usr/lib/clc/amdgcn--amdhsa.bc ] || missing="$missing libclc-14"
[ -n "$missing" ] || exit 0
if [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null 2>&1; then
    echo "installing:$missing"
    # shellcheck disable=SC2086
    if apt-get update >/dev/null 2>&1 && DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends $missing >/dev/null; then
        exit 0
    fi
fi
echo "the tests need these Debian packages: apt-get install$missing" >&2
exit 1
