#!/bin/bash
# Writes the tree of the last commit as onward-VERSION.tar.gz into FOLDER, the same bytes wherever and whenever. Usage, at the top of the
# tree: archive.sh FOLDER VERSION
set -eo pipefail
folder=$1 name=onward-$2
[ -e .git ] || { echo "make dist: expected a checkout of git, whose last commit it packs; make amalgamation needs none" >&2; exit 2; }
git diff --quiet HEAD -- || echo "make dist: $name.tar.gz has the last commit, without the changes since then" >&2
mkdir -p "$folder"
git -c tar.umask=0022 -c core.autocrlf=false archive --format=tar --prefix="$name/" HEAD | gzip -9n >"$folder/$name.tar.gz.new"
mv "$folder/$name.tar.gz.new" "$folder/$name.tar.gz"
