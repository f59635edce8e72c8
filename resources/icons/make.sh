#!/bin/sh
# Renders sapper.svg beside it at every size that desktops ask for. Needs rsvg-convert (librsvg)
# and convert (ImageMagick), which puts them into one file for Windows.
set -eu
cd "$(dirname "$0")"
for size in 16 24 32 48 64 128 256 512; do
    rsvg-convert --width "$size" --height "$size" sapper.svg --output "sapper-$size.png"
done
# Windows knows none larger than 256.
convert sapper-16.png sapper-24.png sapper-32.png sapper-48.png sapper-64.png sapper-128.png \
    sapper-256.png sapper.ico
# The picture of the setup program for Windows, which reads no compressed ones.
convert -size 164x314 "gradient:#eef2f9-#b9c6de" sapper-128.png -gravity center -composite \
    -dither None -colors 128 -type palette -compress None BMP3:sapper-setup.bmp
