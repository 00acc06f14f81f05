#!/bin/bash
# Packages: the firmware in programs that are built with CMake, what make uninstall leaves, and what describes the project.
# Usage: packages_test.sh BUILD
build=$(cd "$1" && pwd)
cd "$(dirname "$0")/../.." || exit 1
. tests/support/lib.sh
root=$PWD
LIMIT=300

# The consumer: it agrees with the library, and is refused if it does not.
mkdir "$work/user"
cat >"$work/user/user.c" <<'C'
#include <onward/cp.h>
#include <onward/cp_state.h>

static struct cp cp;

int main(void)
{
    static const struct cp_hal hal;
    struct cp_config config = CP_CONFIG_DEFAULT;

    config.policy = &cp_policy_awg;
    return CP_HOST == WANT_HOST && cp_init(&cp, &config, &hal) == CP_ERROR_CONFIG && cp_refused_field(&cp) == CP_FIELD_CUS ? 0 : 1;
}
C
# consumer NAME LINE ARGUMENT...: a program that has the library by this line of CMake builds and runs.
consumer() {
    local name=$1 line=$2 host=1
    shift 2
    case " $* " in *" -DCP_HOST=OFF "*) host=0 ;; esac
    printf 'cmake_minimum_required(VERSION 3.16)\nproject(user C)\n%s\nadd_executable(user user.c)\n%s\n%s\n' "$line" \
        "target_compile_definitions(user PRIVATE WANT_HOST=$host)" 'target_link_libraries(user Onward::onward)' >"$work/user/CMakeLists.txt"
    rm -rf "$work/user-build"
    expect_exit 0 "$name: cmake" cmake -S "$work/user" -B "$work/user-build" "$@"
    expect_exit 0 "$name: build" cmake --build "$work/user-build" -j2
    expect_exit 0 "$name: the program" "$work/user-build/user"
}
mkdir -p "$work/made/lib"
expect_exit 0 "make install" make -s BUILD="$build" PREFIX="$work/made" install
if ! lacks "CMake" cmake; then
    consumer "find_package after make install" "find_package(Onward 0.2 REQUIRED)" -DCMAKE_PREFIX_PATH="$work/made"
    expect_exit 0 "cmake" cmake -S . -B "$work/cmake" -DCMAKE_INSTALL_PREFIX="$work/prefix" -DCMAKE_EXPORT_COMPILE_COMMANDS=ON
    expect_exit 0 "cmake --build" cmake --build "$work/cmake" -j2
    expect_exit 0 "cmake --install" cmake --install "$work/cmake"
    consumer "find_package after cmake --install" "find_package(Onward REQUIRED)" -DCMAKE_PREFIX_PATH="$work/prefix"
    for file in lib/pkgconfig/onward.pc lib/cmake/Onward/OnwardConfigVersion.cmake; do
        cmp -s <(sed "s|$work/made|PREFIX|" "$work/made/$file") <(sed "s|$work/prefix|PREFIX|" "$work/prefix/$file") && ok ||
            not_ok "$file" "differs between make and cmake"
    done
    diff -r "$work/made/include" "$work/prefix/include" >"$work/out" && ok || not_ok "headers" "$(head -n 1 "$work/out")"
    # Both libraries are of the same sources, with the same switches.
    diff <(ar t "$work/made/lib/libonward.a" | sort) <(ar t "$work/prefix/lib/libonward.a" | sed 's/\.c\.o$/.o/' | sort) >"$work/out" && ok ||
        not_ok "sources" "$(head -n 2 "$work/out" | tail -n 1)"
    grep -oE -- '-DCP_[A-Z_]+=1' "$work/cmake/compile_commands.json" | sort -u >"$work/switches"
    for switch in $(make -s compile-switches); do
        grep -qxF -- "$switch" "$work/switches" && ok || not_ok "$switch" "is not what cmake has"
    done
    # What the headers define by themselves has the headers' value unless the Makefile has another.
    sed -nE 's/^#define (CP_[A-Z_]+) ([01])$/-D\1=\2/p' include/onward/config.h include/onward/mailbox.h | while read -r switch; do
        case " $(make -s compile-switches) " in *" ${switch%=*}="*) continue ;; esac
        grep -qF -- "$switch " "$work/cmake/compile_commands.json" || echo "$switch"
    done >"$work/out"
    [ ! -s "$work/out" ] && ok || not_ok "$(head -n 1 "$work/out")" "is not what cmake has"

    ! in_turn 3 || consumer "add_subdirectory" "add_subdirectory($root onward)" -DCP_HOST=OFF "-DONWARD_DEFINITIONS=CP_MAX_WGS=256;CP_MAX_CUS=8"
    ! in_turn 3 || consumer "FetchContent" "include(FetchContent)
FetchContent_Declare(onward SOURCE_DIR $root)
FetchContent_MakeAvailable(onward)"
    mkdir "$work/older"
    printf 'cmake_minimum_required(VERSION 3.16)\nproject(older C)\nfind_package(Onward 0.1 REQUIRED)\n' >"$work/older/CMakeLists.txt"
    expect_exit 1 "another series" cmake -S "$work/older" -B "$work/none" -DCMAKE_PREFIX_PATH="$work/made"
    expect_words "version: $(sed -n 's/.*ONWARD_VERSION "\(.*\)"/\1/p' include/onward/version.h)" "another series"
    if in_turn 3 && ! lacks "CMake: Armv7-M" arm-none-eabi-gcc; then
        printf 'set(CMAKE_SYSTEM_NAME Generic)\nset(CMAKE_SYSTEM_PROCESSOR arm)\nset(CMAKE_C_COMPILER arm-none-eabi-gcc)\n%s\n%s\n' \
            'set(CMAKE_C_FLAGS_INIT "-mcpu=cortex-m3 -mthumb")' 'set(CMAKE_TRY_COMPILE_TARGET_TYPE STATIC_LIBRARY)' >"$work/armv7-m.cmake"
        expect_exit 0 "a toolchain file" cmake -S . -B "$work/arm" -DCMAKE_TOOLCHAIN_FILE="$work/armv7-m.cmake" -DCMAKE_BUILD_TYPE=MinSizeRel
        expect_exit 0 "the library for Armv7-M" cmake --build "$work/arm" -j2
        arm-none-eabi-readelf -A "$work/arm/libonward.a" | grep -q 'Tag_CPU_name: "7-M\|Tag_CPU_name: "Cortex-M3' && ok || not_ok "the library for Armv7-M" "is for another processor"
    fi
fi

# make uninstall leaves what was there before make install, and what others have put there since.
touch "$work/made/share/onward/foreign"
if in_turn 3; then
    touch "$work/made/share/onward/earlier" && echo share/onward/earlier >>"$work/made/share/onward/installed.txt"
    expect_exit 0 "make install over an earlier version" make -s BUILD="$build" PREFIX="$work/made" install
fi
expect_exit 0 "make uninstall" make -s DESTDIR="$work" PREFIX=/made uninstall
(cd "$work/made" && find . -mindepth 1 | sort) >"$work/left"
printf '%s\n' ./lib ./share ./share/onward ./share/onward/foreign | diff - "$work/left" >"$work/out" && ok ||
    not_ok "make uninstall" "leaves other files: $(tail -n 1 "$work/out")"
expect_exit 2 "make uninstall without an installation" make -s PREFIX="$work/made" uninstall
expect_words "expected $work/made/share/onward/installed.txt, which make install writes" "make uninstall without an installation"

# What is cited has the project's version, and the keys that the format's version 1.2.0 requires.
for key in "cff-version: 1.2.0" "message: ." "title: ." "authors:" "version: $(sed -n 's/.*ONWARD_VERSION "\(.*\)"/\1/p' include/onward/version.h)\$"; do
    grep -q "^$key" CITATION.cff && ok || not_ok "CITATION.cff" "has no line '$key'"
done
grep -q "^license: MIT\$" CITATION.cff && grep -q "^MIT License" LICENSE && ok || not_ok "CITATION.cff" "has another licence than LICENSE"
sed -n '/^authors:/,/^[a-z]/p' CITATION.cff | grep -q "^  - name: $(sed -n 's/^Copyright (c) [0-9]* //p' LICENSE)\$" && ok ||
    not_ok "CITATION.cff" "has other authors than LICENSE"
finish packages
