#!/bin/bash
# Explores the protocol of scoped synchronisation in all orders, and plants its faults. Usage: scopes_test.sh BUILD
exec "$1/scopes/scopes"
