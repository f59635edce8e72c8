#!/bin/sh
# Renders sapper.svg beside it at every size that desktops ask for. Needs rsvg-convert (librsvg).
set -eu
cd "$(dirname "$0")"
for size in 16 24 32 48 64 128 256 512; do
    rsvg-convert --width "$size" --height "$size" sapper.svg --output "sapper-$size.png"
done
