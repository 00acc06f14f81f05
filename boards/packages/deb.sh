#!/bin/bash
# Builds the packages of Debian in FOLDER, of the archive in DIST that archive.sh has written. Usage, at the top of the tree:
# deb.sh FOLDER DIST VERSION
set -eo pipefail
folder=$1 archive=$2/onward-$3.tar.gz version=$3
command -v dpkg-buildpackage >/dev/null && command -v dh >/dev/null ||
    { echo "make deb: expected dpkg-buildpackage and dh (Debian: apt-get install build-essential debhelper)" >&2; exit 2; }
date=$(git log -1 --format=%cD)
rm -rf "$folder"
mkdir -p "$folder"
cp "$archive" "$folder/onward_$version.orig.tar.gz"
tar -xzf "$archive" -C "$folder"
cd "$folder/onward-$version"
cp -R boards/packages/debian debian
maintainer=$(sed -n 's/^Maintainer: //p' debian/control)
sed "s|@VERSION@|$version|; s|@DATE@|$date|; s|@MAINTAINER@|$maintainer|" debian/changelog.in >debian/changelog
rm debian/changelog.in
# Variables of the make that runs this are not those of the packages.
env -u MAKEFLAGS -u MFLAGS -u MAKELEVEL -u MAKEOVERRIDES -u BUILD -u PREFIX -u DESTDIR -u LIBDIR dpkg-buildpackage -us -uc -b -jauto
