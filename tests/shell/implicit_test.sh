#!/bin/bash
# Kernels of code object version 5 that read implicit arguments where version 4 has them get a warning; others do not.
# Usage: implicit_test.sh BUILD
build=$(cd "$1" && pwd)
cd "$(dirname "$0")/../.." || exit 1
. tests/support/lib.sh
onward=$build/onward
lacks "implicit arguments" clang-19 libclc && finish implicit
cat >"$work/k.cl" <<'S'
kernel void global_id(global uint *o) { o[get_global_id(0) & 63] = 1; }
kernel void global_id_z(global uint *o) { o[get_global_id(2) & 63] = 1; }
kernel void sizes(global uint *o) { o[get_local_id(0)] = get_global_size(0) + get_local_size(0) + get_num_groups(1); }
kernel void builtins(global uint *o)
{
    o[__builtin_amdgcn_workitem_id_x()] = __builtin_amdgcn_workgroup_size_x() + __builtin_amdgcn_workgroup_size_y() +
                                          __builtin_amdgcn_workgroup_size_z() + __builtin_amdgcn_grid_size_x();
}
kernel void none(global uint *o) { o[__builtin_amdgcn_workitem_id_x()] = 1; }
S
for level in -O0 -O2; do
    for version in 4 5; do
        clang-19 -x cl -cl-std=CL2.0 -Xclang -finclude-default-header -target amdgcn--amdhsa -mcpu=gfx803 -nogpulib $level \
            -mcode-object-version=$version -fno-integrated-as -Wno-unused-command-line-argument -S "$work/k.cl" -o "$work/k.s" \
            -Xclang -mlink-builtin-bitcode -Xclang /usr/lib/clc/amdgcn--amdhsa.bc
        for kernel in global_id global_id_z sizes builtins none; do
            name="$kernel $level version $version" warned=0
            printf 'k.s %s\n64 1 1\n64 1 1\n<size=256 uint fill=0>\n' $kernel >"$work/k.sim"
            "$onward" run "$work/k.sim" >"$work/out" 2>&1 || not_ok "$name" "$(cat "$work/out")"
            case $kernel$version in global_id*5) warned=1 ;; esac
            [ "$(grep -c "warning: .*: kernel $kernel reads global offsets where code object version 4" "$work/out")" = $warned ] && ok ||
                not_ok "$name" "$(cat "$work/out")"
        done
        "$onward" asm "$work/k.s" >"$work/out" 2>&1
        [ "$(grep -c '  warning: ' "$work/out")" = $((version == 5 ? 2 : 0)) ] && ok || not_ok "asm $level $version" "$(cat "$work/out")"
    done
done
finish implicit
