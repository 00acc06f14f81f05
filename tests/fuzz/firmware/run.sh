#!/bin/bash
# Builds the fuzzer of the whole firmware into a folder and runs it for some minutes, with the inputs of corpus/ to begin with.
# An input that fails is kept there, and its operations, commands and events are printed. Usage: run.sh FOLDER MINUTES
mkdir -p "$1/corpus" && folder=$(cd "$1" && pwd) || exit 1
seconds=$(awk -v minutes="$2" 'BEGIN { print int(60 * minutes) }')
here=$(cd "$(dirname "$0")" && pwd)
"$here/build.sh" "$folder/fuzz_firmware" || exit 1
cp -n "$here"/corpus/* "$folder/corpus/" || exit 1

# fuzz: with libFuzzer if it is there, else with the project's own driver.
fuzz() {
    if [ -x "$folder/fuzz_firmware.libfuzzer" ]; then
        "$folder/fuzz_firmware.libfuzzer" -max_total_time="$seconds" -max_len=1200 -timeout=10 -entropic=0 -print_final_stats=1 \
            -exact_artifact_path="$folder/failed" "$folder/corpus" >"$folder/log" 2>&1
    else
        "$folder/fuzz_firmware" -s "$seconds" -o "$folder/failed" "$folder/corpus" >"$folder/log" 2>&1
    fi
}

rm -f "$folder/failed"
if fuzz; then
    echo "fuzz_firmware: $seconds seconds, nothing found: $(grep -o -m 1 -E '[0-9]+ runs|number_of_executed_units: *[0-9]+' "$folder/log")"
    exit 0
fi
tail -n 3 "$folder/log"
"$folder/fuzz_firmware" "$folder/failed" 2>&1 | tail -n 40
echo "fuzz_firmware: failed; replay with: $folder/fuzz_firmware $folder/failed"
exit 1
