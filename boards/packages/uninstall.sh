#!/bin/bash
# Removes what install.sh has put into FOLDER, and the folders that it has made there once they are empty. Usage: uninstall.sh FOLDER
set -eo pipefail
folder=$1
list=$folder/share/onward/installed.txt
[ -r "$list" ] || { echo "make uninstall: expected $list, which make install writes; are PREFIX and DESTDIR those of make install?" >&2; exit 2; }
mapfile -t folders < <(sed -n '/\/$/p' "$list" | sort -r)
sed -n '/[^/]$/p' "$list" | while IFS= read -r path; do echo "$folder/$path"; done | xargs -d '\n' rm -f
rm "$list"
for path in "${folders[@]}"; do
    [ ! -d "$folder/$path" ] || rmdir --ignore-fail-on-non-empty "$folder/$path"
done
