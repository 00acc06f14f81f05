#!/bin/bash
# Compiles the program that calls rocSPARSE. Usage: build_sparse.sh BUILD OUT. BUILD has the library of HSA, which the program asks for
# the GPU's time.
g++ -O2 -D__HIP_PLATFORM_AMD__ -Itests/rocm tests/rocm/sparse.cpp -o "$2" -lrocsparse -lamdhip64 -L"$1" -l:libhsa-runtime64.so.1
