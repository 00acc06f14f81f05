#!/bin/bash
# make deb: lintian accepts the packages of Debian, their command runs, and programs are built with their library. Of the last commit.
# Both compile all of the tree, which takes minutes: one commit in four has its turn. Usage: [SAMPLE=all] deb_test.sh BUILD
cd "$(dirname "$0")/../.." || exit 1
. tests/support/lib.sh
needs deb build-essential dpkg-buildpackage dh lintian
if [ ! -e .git ]; then
    skipped=1
    echo "SKIPPED make deb: needs a checkout of git"
    finish deb
    exit
fi
if ! in_turn 4; then
    skipped=1
    echo "SKIPPED make deb: another commit has its turn, or SAMPLE=all"
    finish deb
    exit
fi
LIMIT=900
version=$(sed -n 's/.*ONWARD_VERSION "\(.*\)"/\1/p' include/onward/version.h)
# Variables of this make are not those of the packages.
expect_exit 0 "make deb" env DEB_BUILD_OPTIONS="nocheck noautodbgsym" make -s BUILD="$work/build" PREFIX=/nowhere LIBDIR=nowhere deb
cd "$work/build/deb" || exit 1
mapfile -t packages < <(ls ./*.deb)
printf '%s\n' "${packages[@]%_*}" | diff <(printf "./%s_$version-0onward1\n" libonward-dev onward) - >"$work/out" && ok ||
    not_ok "packages" "$(tail -n 1 "$work/out")"
expect_exit 0 "lintian" lintian --allow-root --fail-on error,warning ./*.changes

root=$work/root
for package in "${packages[@]}"; do expect_exit 0 "dpkg-deb -x $package" dpkg-deb -x "$package" "$root"; done
for path in share/man/man1/onward.1.gz share/bash-completion/completions/onward share/fish/vendor_completions.d/onward.fish \
    share/zsh/vendor-completions/_onward lib/onward/libhsa-runtime64.so.1 lib/onward/libonward-kfd.so; do
    [ -s "$root/usr/$path" ] && ok || not_ok "/usr/$path" "is not there"
done
onward=$root/usr/bin/onward
cd "$work" || exit 1
expect_exit 0 "the command" "$onward" --version
expect_words "onward $version" "the command"
expect_exit 0 "a kernel" "$onward" run "$root/usr/share/onward/workloads/heterosync/TB_LG_small.sim"

cat >"$work/user.c" <<'C'
#include <onward/cp.h>
#include <onward/cp_state.h>

static struct cp cp;

int main(void)
{
    static const struct cp_hal hal;
    struct cp_config config = CP_CONFIG_DEFAULT;

    config.policy = &cp_policy_awg;
    return cp_init(&cp, &config, &hal) == CP_ERROR_CONFIG && cp_refused_field(&cp) == CP_FIELD_CUS ? 0 : 1;
}
C
libraries=$(dirname "$(find "$root" -name libonward.a)")
flags=$(sed -nE "s|\\$\\{prefix\\}|$root/usr|g; s/^(Cflags|Libs): //p" "$libraries/pkgconfig/onward.pc" | sort | tr '\n' ' ')
# shellcheck disable=SC2086
expect_exit 0 "a program by pkg-config" cc -std=c11 -Wall -Wextra -Werror "$work/user.c" $flags -o "$work/user"
expect_exit 0 "the program by pkg-config" "$work/user"
# The library calls what any C library has, and nothing of the compiler's protection.
nm -u "$libraries/libonward.a" | grep -E '__[a-z_]*chk' >"$work/out" && not_ok "libonward.a" "calls $(head -n 1 "$work/out")" || ok
if ! lacks "a program by CMake" cmake; then
    printf 'cmake_minimum_required(VERSION 3.16)\nproject(user C)\nfind_package(Onward %s REQUIRED)\nadd_executable(user user.c)\n%s\n' \
        "$version" 'target_link_libraries(user Onward::onward)' >"$work/CMakeLists.txt"
    expect_exit 0 "a program by CMake: cmake" cmake -S "$work" -B "$work/user-build" -DCMAKE_PREFIX_PATH="$root/usr"
    expect_exit 0 "a program by CMake: build" cmake --build "$work/user-build"
    expect_exit 0 "the program by CMake" "$work/user-build/user"
fi
finish deb
