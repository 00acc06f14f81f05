#!/bin/bash
# Explores the protocol of scoped synchronisation in all orders, and plants its faults: a twelfth of the scenarios of each mode, which
# follows from the number of commits, or from TURN; or SAMPLE=all. Usage: [SAMPLE=all] [TURN=n] scopes_test.sh BUILD
[ "${SAMPLE:-}" != all ] || exec "$1/scopes/scopes"
exec "$1/scopes/scopes" --turn "${TURN:-$(git -C "$(dirname "$0")" rev-list --count HEAD 2>/dev/null || echo 0)}"
