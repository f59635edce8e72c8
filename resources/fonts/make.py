#!/usr/bin/env python3
"""Makes the fonts that Sapper carries, Sapper Sans and Sapper Mono in weights 500 and 700.

    make.py INTER-500 NOTO-SC-500 INTER-700 NOTO-SC-700 MONO-500 MONO-700

The arguments are the static TrueType files (.ttf, .woff or .woff2) named in README.md, and the
fonts are written beside this program. Run it again whenever a text gains a character: it reads the
languages' files itself. Needs fontTools, and brotli for .woff2. The same files in give the same
bytes out.

Latin and Chinese stand in ONE font: a text drawn in a second font would be looked for in every
font of the machine, and one of the system's with the same weight would win over ours.
"""

import sys
from pathlib import Path

from fontTools import subset
from fontTools.misc.transform import Transform
from fontTools.pens.recordingPen import DecomposingRecordingPen
from fontTools.pens.transformPen import TransformPen
from fontTools.pens.ttGlyphPen import TTGlyphPen
from fontTools.ttLib import TTFont, newTable
from fontTools.ttLib.scaleUpem import scale_upem

HERE = Path(__file__).resolve().parent
LOCALES = HERE.parent / "locales"
FAMILY = "Sapper Sans"
MONO_FAMILY = "Sapper Mono"
WEIGHTS = {500: "Medium", 700: "Bold"}
LICENCE = "This Font Software is licensed under the SIL Open Font License, Version 1.1."
LICENCE_URL = "https://openfontlicense.org"
# Files are dated by this fixed moment, so that they do not differ from run to run.
EPOCH = 3_786_912_000  # 2024-01-01, counted from 1904 as fonts do

LATIN = {
    *range(0x20, 0x7F),  # Basic Latin
    *range(0xA0, 0x180),  # Latin-1 and Latin Extended-A
    *map(ord, "ȘșȚț–—‘’‚“”„†‡•…‰′″‹›⁄€№™Ω"),
    *map(ord, "−×÷·√∞≈≠≤≥←↑→↓↔↕⌘⇧⌥⌃⏎⌫⇥✓✗▲▼►◄●○■□★☆"),
    0x2009,  # thin space
    0x202F,  # narrow no-break space
}
# Signs that the window uses and Inter has not.
DRAWN = {"≡": "bars", "▴": "▲", "▾": "▼", "▸": "►", "◂": "◄"}
# What the console look writes in characters of one width.
MONO = {*range(0x20, 0x7F), 0xA0, *map(ord, "·×–—‘’“”…")}
# Chinese signs that stay, whether a text uses them at present or not.
CHINESE_SIGNS = {
    *range(0x3000, 0x3004),  # ideographic space, comma, full stop, ditto mark
    *range(0x3008, 0x3012),  # brackets
    *range(0x3014, 0x301C),
    *range(0xFF01, 0xFF5F),  # full-width forms
    0xFFE5,  # full-width yen
}


def texts():
    """Every character of every language's texts."""
    return {
        ord(char)
        for path in sorted(LOCALES.glob("*/*.ftl"))
        for char in path.read_text(encoding="utf-8")
        if not char.isspace()
    } | own_names()


def own_names():
    """The languages' own names, which stand in the table of languages."""
    table = (HERE.parents[1] / "src/config/lang.rs").read_text(encoding="utf-8")
    return {ord(char) for char in table if ord(char) > 0x7F}


def cut(path, codepoints, features):
    """The font in `path` with these characters only, without instructions."""
    options = subset.Options()
    options.layout_features = features
    options.hinting = False
    options.glyph_names = False
    options.notdef_outline = True
    options.drop_tables += ["STAT", "BASE", "gasp", "prep", "vhea", "vmtx", "DSIG", "meta"]
    options.recalc_timestamp = False
    font = TTFont(path, recalcTimestamp=False)
    if "glyf" not in font or "fvar" in font:
        sys.exit(f"{path}: a static font with TrueType outlines is needed")
    cutter = subset.Subsetter(options)
    cutter.populate(unicodes=codepoints)
    return font, cutter


def tabular(font):
    """Makes the figures of equal width, Inter's feature tnum, the ones that are drawn at once.

    The toolkit switches no features of a font.
    """
    gsub = font["GSUB"].table
    lookups = {
        index
        for record in gsub.FeatureList.FeatureRecord
        if record.FeatureTag == "tnum"
        for index in record.Feature.LookupListIndex
    }
    swap = {}
    for index in sorted(lookups):
        for part in gsub.LookupList.Lookup[index].SubTable:
            swap.update(getattr(part, "ExtSubTable", part).mapping)
    for table in font["cmap"].tables:
        for codepoint, name in table.cmap.items():
            if chr(codepoint) in "0123456789":
                table.cmap[codepoint] = swap.get(name, name)


def latin(path, wanted):
    """The Latin half, which the Chinese one is poured into."""
    font, cutter = cut(path, wanted, ["kern"])
    tabular(font)
    cutter.subset(font)
    del font["GSUB"]  # nothing is left in it
    font.flavor = None  # plain TrueType, whatever the source was packed as
    return font


def chinese(path, wanted, units):
    """The Chinese half at the Latin half's scale."""
    font, cutter = cut(path, wanted, [])
    cutter.subset(font)
    scale_upem(font, units)
    return font


def add(font, name, codepoint, glyph, advance):
    """Puts a glyph into the font; its name must be new."""
    font["glyf"][name] = glyph
    glyph.recalcBounds(font["glyf"])
    font["hmtx"][name] = (advance, glyph.xMin)
    for table in font["cmap"].tables:
        if table.isUnicode():
            table.cmap[codepoint] = name


def outline(font, name, pen):
    """Draws a glyph, with its components dissolved, into `pen`."""
    glyphs = font.getGlyphSet()
    recording = DecomposingRecordingPen(glyphs)
    glyphs[name].draw(recording)
    recording.replay(pen)


def pour(source, font):
    """Copies every character that `font` lacks from `source`; returns how many."""
    have = font.getBestCmap()
    new = {c: name for c, name in sorted(source.getBestCmap().items()) if c not in have}
    for codepoint, name in new.items():
        pen = TTGlyphPen(None)
        outline(source, name, pen)
        add(font, f"u{codepoint:04X}", codepoint, pen.glyph(), source["hmtx"][name][0])
    return len(new)


def draw_signs(font):
    """Adds the signs of DRAWN: three bars as thick as the minus, and small triangles."""
    cmap = font.getBestCmap()
    minus = font["glyf"][cmap[ord("−")]]
    thick = minus.yMax - minus.yMin
    middle = (minus.yMax + minus.yMin) / 2
    for sign, model in DRAWN.items():
        pen = TTGlyphPen(None)
        if model == "bars":
            advance = font["hmtx"][cmap[ord("−")]][0]
            for step in (-1, 0, 1):
                low = round(middle + step * 2.5 * thick - thick / 2)
                corners = [(minus.xMin, low), (minus.xMin, low + thick)]
                corners += [(minus.xMax, low + thick), (minus.xMax, low)]
                pen.moveTo(corners[0])
                for corner in corners[1:]:
                    pen.lineTo(corner)
                pen.closePath()
        else:
            name = cmap[ord(model)]
            glyph, width = font["glyf"][name], font["hmtx"][name][0]
            scale = 0.6
            centre = ((glyph.xMin + glyph.xMax) / 2, (glyph.yMin + glyph.yMax) / 2)
            advance = round(width * (1 + scale) / 2)
            place = Transform(scale, 0, 0, scale)
            place = Transform().translate(advance / 2, middle).transform(place)
            outline(font, name, TransformPen(pen, place.translate(-centre[0], -centre[1])))
        add(font, f"u{ord(sign):04X}", ord(sign), pen.glyph(), advance)


def file_name(family, weight):
    """What a weight's file is called."""
    return f"{family.replace(' ', '')}-{WEIGHTS[weight]}"


def rename(font, family, weight, origins):
    """Gives the font its own family name, its licence, and its origins' notices and versions."""
    said = [origin["name"].getDebugName for origin in origins]
    notices = [name(0).rstrip(".") for name in said]
    versions = [f"{name(1).removesuffix(' ' + WEIGHTS[weight])} {name(5)}" for name in said]
    style = WEIGHTS[weight]
    plain = style == "Bold"  # the four styles of the old naming know bold, but not medium
    names = {
        0: "; ".join(notices) + "; subset, merged and renamed for Sapper.",
        1: family if plain else f"{family} {style}",
        2: "Bold" if plain else "Regular",
        3: file_name(family, weight),
        4: f"{family} {style}",
        5: "Version 1.0; " + "; ".join(versions).replace("Version ", ""),
        6: file_name(family, weight),
        13: LICENCE,
        14: LICENCE_URL,
        16: family,
        17: style,
    }
    font["name"] = newTable("name")
    font["name"].names = []
    for number, text in names.items():
        font["name"].setName(text, number, 3, 1, 0x409)
    font["OS/2"].usWeightClass = weight
    font["OS/2"].achVendID = "NONE"
    # Bit 6 says regular, bit 5 bold; macStyle's bit 0 says the same of bold.
    font["OS/2"].fsSelection = (font["OS/2"].fsSelection & ~0x61) | (0x20 if plain else 0x40)
    font["head"].macStyle = 1 if plain else 0
    font["head"].created = font["head"].modified = EPOCH


def make(latin_path, chinese_path, weight):
    """Makes one weight and writes it; says what it holds."""
    foreign = texts()
    wanted = LATIN | {c for c in foreign if c < 0x2E80}
    font = latin(latin_path, wanted)
    draw_signs(font)
    lacking = (foreign | CHINESE_SIGNS) - set(font.getBestCmap())
    other = chinese(chinese_path, lacking, font["head"].unitsPerEm)
    poured = pour(other, font)

    unknown = sorted(foreign - set(font.getBestCmap()))
    if unknown:
        sys.exit("no source has " + " ".join(f"{chr(c)} (U+{c:04X})" for c in unknown))
    rename(font, FAMILY, weight, [TTFont(latin_path), TTFont(chinese_path)])
    font["OS/2"].recalcUnicodeRanges(font)
    font["OS/2"].recalcAvgCharWidth(font)
    font["post"].formatType = 3.0
    path = HERE / f"{file_name(FAMILY, weight)}.ttf"
    font.save(path)
    total, size = len(font.getBestCmap()), path.stat().st_size
    print(f"{path.name}: {total} characters, {poured} of them Chinese, {size} bytes")


def make_mono(source, weight):
    """Makes one weight of the font whose characters are equally wide, without ligatures."""
    font, cutter = cut(source, MONO, [])
    cutter.subset(font)
    font.flavor = None
    rename(font, MONO_FAMILY, weight, [TTFont(source)])
    font["OS/2"].recalcUnicodeRanges(font)
    font["post"].formatType = 3.0
    path = HERE / f"{file_name(MONO_FAMILY, weight)}.ttf"
    font.save(path)
    print(f"{path.name}: {len(font.getBestCmap())} characters, {path.stat().st_size} bytes")


def main():
    if len(sys.argv) != 7:
        sys.exit(__doc__)
    for weight, at in ((500, 1), (700, 3)):
        make(sys.argv[at], sys.argv[at + 1], weight)
    for weight, at in ((500, 5), (700, 6)):
        make_mono(sys.argv[at], weight)


if __name__ == "__main__":
    main()
