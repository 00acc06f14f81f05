#!/bin/bash
# Explores the mailbox's rings under the memory model of C11, with each ordering and other mistakes planted. Usage: mailbox_test.sh BUILD
"$1/mailbox/explore"
