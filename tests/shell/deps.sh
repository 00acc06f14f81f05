#!/bin/bash
# Installs the Debian packages that tests and checks need and that are missing. Without root or apt it names them and fails.
# Usage: deps.sh [coverage]: also what make coverage needs.
cd "$(dirname "$0")/../.." || exit 1
. tests/support/packages.sh
# shellcheck disable=SC2086
missing=$(missing_packages $test_tools $check_tools $host_tools ${1:+$coverage_tools})
[ -n "$missing" ] || exit 0
if [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null 2>&1; then
    echo "installing: $missing"
    # With that run level no package starts its daemon.
    # shellcheck disable=SC2086
    apt-get update >/dev/null 2>&1 && RUNLEVEL=1 DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends $missing >/dev/null && exit 0
fi
echo "missing Debian packages: apt-get install --no-install-recommends $missing" >&2
exit 1
