# packages.sh - sourced: what tests and checks need beyond a C compiler and make, and which Debian package has it.

test_tools="gcc git clang clang-19 libclc arm-none-eabi-gcc riscv64-unknown-elf-gcc qemu-system-riscv32 qemu-system-arm gdb-multiarch pgrep \
    llvm-mc llvm-objcopy valgrind oclgrind-kernel python3 libfuzzer chromium rsvg-convert cmake \
    kconfiglib build-essential dpkg-buildpackage dh lintian slurmctld slurmd sbatch munged mandoc groff zsh fish"
check_tools="clang-format clang-tidy cppcheck"
coverage_tools="clang-19 llvm-cov-19 libprofile"
host_tools="musl-gcc aarch64-linux-gnu-gcc qemu-aarch64"

# package_of TOOL: the package's name.
package_of() {
    case $1 in
    arm-none-eabi-gcc | riscv64-unknown-elf-gcc) echo "gcc-${1%-gcc}" ;;
    qemu-system-riscv32) echo qemu-system-misc ;;
    libclc) echo libclc-14 ;;
    libfuzzer) echo libclang-rt-14-dev ;;
    llvm-mc | llvm-objcopy) echo llvm ;;
    llvm-cov-19) echo llvm-19 ;;
    libprofile) echo libclang-rt-19-dev ;;
    pgrep) echo procps ;;
    musl-gcc) echo musl-tools ;;
    aarch64-linux-gnu-gcc) echo gcc-aarch64-linux-gnu libc6-dev-arm64-cross ;;
    qemu-aarch64) echo qemu-user ;;
    rsvg-convert) echo librsvg2-bin ;;
    sbatch) echo slurm-client ;;
    munged) echo munge ;;
    groff) echo groff-base ;;
    script) echo bsdutils ;;
    oclgrind-kernel) echo oclgrind ;;
    c++filt | nm) echo binutils ;;
    kconfiglib) echo python3-kconfiglib ;;
    dpkg-buildpackage) echo dpkg-dev ;;
    dh) echo debhelper ;;
    hipcc) echo hipcc libamdhip64-dev rocm-device-libs ;;
    rocprim) echo librocprim-dev ;;
    rocrand) echo librocrand-dev ;;
    ld.lld-14) echo lld-14 ;;
    llvm-link-14) echo llvm-14 ;;
    offloading) echo libomp-14-dev ;;
    hip) echo libamdhip64-dev ;;
    rocsparse) echo librocsparse-dev ;;
    *) echo "$1" ;;
    esac
}

# present TOOL: it is installed.
present() {
    case $1 in
    libclc) [ -r "${LIBCLC:-/usr/lib/clc/amdgcn--amdhsa.bc}" ] ;;
    rocprim | rocrand | rocsparse) [ -r "/usr/include/$1/$1.h" ] || [ -r "/usr/include/$1/$1.hpp" ] ;;
    offloading) [ -r /usr/lib/llvm-14/lib/libomptarget.rtl.amdgpu.so ] ;;
    libfuzzer) compgen -G "/usr/lib/llvm-*/lib/clang/*/lib/linux/libclang_rt.fuzzer-*.a" >/dev/null ;;
    libprofile) compgen -G "/usr/lib/llvm-19/lib/clang/19/lib/*/libclang_rt.profile-*.a" >/dev/null ;;
    slurmctld | slurmd | munged) [ -x "/usr/sbin/$1" ] ;;
    build-essential) dpkg -s build-essential >/dev/null 2>&1 ;;
    kconfiglib) /usr/bin/python3 -c "import kconfiglib" 2>/dev/null ;;
    hip) [ -r /usr/include/hip/hip_runtime.h ] ;;
    *) command -v "$1" >/dev/null 2>&1 ;;
    esac
}

# missing_packages TOOL...: the packages of those that are not installed, each once, on one line.
missing_packages() {
    local tool package names=""
    for tool; do
        present "$tool" && continue
        package=$(package_of "$tool")
        case " $names " in *" $package "*) ;; *) names="$names $package" ;; esac
    done
    echo "${names# }"
}
