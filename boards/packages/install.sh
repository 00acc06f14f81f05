#!/bin/bash
# Puts what `make install` installs into FOLDER, and its paths there into share/onward/installed.txt, which uninstall.sh reads. LIBDIR is
# where the library goes there, FILL sed's script for the files that end in .in. Usage, at the top of the tree:
# install.sh BUILD FOLDER LIBDIR FILL BOARD...
set -eo pipefail
build=$1 folder=$2 libraries=$3 fill=$4
shift 4
list=$folder/share/onward/installed.txt
paths=$(mktemp)

# What an earlier installation has left stays in the list, and so does what one that fails has put there.
trap 'touch "$list" && sort -u -o "$list" "$list" "$paths"; rm "$paths"' EXIT

# make_folder PATH: makes it, and those above it. Those that were not there end in a slash in the list.
make_folder() {
    [ ! -d "$folder/$1" ] || return 0
    case $1 in */*) make_folder "${1%/*}" ;; esac
    install -d -m 755 "$folder/$1"
    echo "$1/" >>"$paths"
}

# put MODE PATH FILE...: files into the folder of this path.
put() {
    local mode=$1 path=$2
    shift 2
    make_folder "$path"
    install -m "$mode" -t "$folder/$path" "$@"
    printf "$path/%s\n" "${@##*/}" >>"$paths"
}

# put_text PATH FILE: standard input as a file.
put_text() {
    make_folder "$1"
    cat >"$folder/$1/$2"
    chmod 644 "$folder/$1/$2"
    echo "$1/$2" >>"$paths"
}

make_folder share/onward
put 755 bin "$build/onward"
put 644 "$libraries" "$build/libonward.a"
put 644 include/onward include/onward/*.h
for library in libhsa-runtime64.so.1 libonward-kfd.so; do
    [ ! -f "$build/$library" ] || put 644 lib/onward "$build/$library"
done
while IFS= read -r path; do make_folder "share/onward/$path"; done < <(cd sim_hal && find workloads -type d)
cp -R sim_hal/workloads "$folder/share/onward/"
(cd sim_hal && find workloads -type f) | sed 's|^|share/onward/|' >>"$paths"
for board; do
    [ ! -f "$build/boards/$board/firmware.elf" ] ||
        put 644 "share/onward/boards/$board" "$build/boards/$board/firmware.elf" "$build/boards/$board/cosim.txt"
done
sed -e "$fill" boards/packages/onward.pc.in | put_text "$libraries/pkgconfig" onward.pc
for file in OnwardConfig.cmake OnwardConfigVersion.cmake; do
    sed -e "$fill" "boards/packages/$file.in" | put_text "$libraries/cmake/Onward" "$file"
done

# The manual page and completions are made of what the command says. One for another processor cannot say it here.
if ! "$build/onward" --version >/dev/null 2>&1; then
    echo "make install: $build/onward does not run on this machine; installed without manual page and completions" >&2
    exit 0
fi
date=$(date -u -d "@${SOURCE_DATE_EPOCH:-$(date +%s)}" +%F)
while read -r form path file; do
    {
        [ "$form" != bash ] || cat boards/packages/onward.bash
        ONWARD_WORKLOADS=sim_hal/workloads awk -v command="$build/onward" -v form="$form" -v date="$date" \
            -f boards/packages/usage.awk </dev/null
    } | put_text "share/$path" "$file"
done <<'END'
man man/man1 onward.1
bash bash-completion/completions onward
zsh zsh/site-functions _onward
fish fish/vendor_completions.d onward.fish
END
