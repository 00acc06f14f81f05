#!/bin/bash
# The litmus tests of scoped synchronisation, with a few starts on each machine. Usage: scopes_litmus_test.sh BUILD
exec "$1/tests/litmus/litmus"
