#!/usr/bin/env python3
"""Makes the fonts that Sapper carries: Sapper Sans in weights 400 to 700, Sapper Reading in 400 and
700, Sapper Mono in 500 and 700.

Weights 400 and 700 of Sapper Sans are made five times: for China, Taiwan, Japan and Korea, which
write characters differently that have one code in Unicode, and for all other languages, which need
few of these. Weights 500 and 600 have no Han characters, which would be most of their size.

Run it without arguments (`make fonts`) whenever a text gains a character; it reads the languages'
files itself. It needs the Python packages fontTools and brotli, and npm, which downloads the source
fonts into target/fonts once; their checksums are below. The same sources give the same bytes.

Latin, Cyrillic and Han characters are in one font: the toolkit looks for a missing character in all
fonts of the machine, and a system font with the same weight would win over ours.
"""

import hashlib
import shutil
import subprocess
import sys
import tarfile
from pathlib import Path

try:
    import brotli  # noqa: F401  (reads .woff2)
    from fontTools import subset
    from fontTools.misc.transform import Transform
    from fontTools.pens.recordingPen import DecomposingRecordingPen
    from fontTools.pens.transformPen import TransformPen
    from fontTools.pens.ttGlyphPen import TTGlyphPen
    from fontTools.ttLib import TTFont, newTable
    from fontTools.ttLib.scaleUpem import scale_upem
except ModuleNotFoundError as missing:
    sys.exit(f"{missing.name} is missing. Install it with: pip install fonttools brotli")

HERE = Path(__file__).resolve().parent
LOCALES = HERE.parent / "locales"
FAMILY = "Sapper Sans"
MONO_FAMILY = "Sapper Mono"
# What its files are called; inside, they are of the family they stand in for.
READING_FAMILY = "Sapper Reading"
# Atkinson Hyperlegible Next is this much smaller than Inter at the same size.
READING_SCALE = 1.06
# What decides where lines are.
METRICS = {
    "hhea": ["ascent", "descent", "lineGap"],
    "OS/2": ["sTypoAscender", "sTypoDescender", "sTypoLineGap", "usWinAscent", "usWinDescent"],
}
WEIGHTS = {400: "Regular", 500: "Medium", 600: "SemiBold", 700: "Bold"}
WITH_HAN = [400, 700]
WITHOUT_HAN = [500, 600]
MONO_WEIGHTS = [500, 700]
SOURCES = HERE.parents[1] / "target/fonts"
# npm package, file in it, SHA-256 of the file.
INTER = "inter-ui@4.1.1"
NOTO = "@expo-google-fonts/noto-sans-{}@0.4.3"
MONO_SOURCE = "@fontsource/jetbrains-mono@5.3.0"
READING_SOURCE = "@fontsource/atkinson-hyperlegible-next@5.3.0"
FILES = {
    ("latin", 400): (INTER, "web/Inter-Regular.woff2", "e06f6b1bc553aaea4e4668023ed0ab0a147129c3107f511bc7d03d361b0ae085"),
    ("latin", 500): (INTER, "web/Inter-Medium.woff2", "0ff3e94614e1493eb556314fd247ae6c4a85a7783b4cc86be539940cf83f2a48"),
    ("latin", 600): (INTER, "web/Inter-SemiBold.woff2", "5cb7103e4e605989afebc03d989c79201e54b21b5183db33981f70db9178a301"),
    ("latin", 700): (INTER, "web/Inter-Bold.woff2", "fa888127b6da015b65569f0351f3b5c391ad928904951f1c20e9f8462a8d95ea"),
    ("SC", 400): (NOTO.format("sc"), "400Regular/NotoSansSC_400Regular.ttf", "d45f67f0a7c0ca3f256950777ce6a61cc7ce5f9696d02900cbbaac25f8aa7d16"),
    ("SC", 700): (NOTO.format("sc"), "700Bold/NotoSansSC_700Bold.ttf", "9a38ae0ab28cd5a256f9ea8e00dedc688aac17f7915fcb000572990afa956b96"),
    ("TC", 400): (NOTO.format("tc"), "400Regular/NotoSansTC_400Regular.ttf", "add35d53f70727657b4509531677c4e3712b67df3d54661efdee5d3a0c16d954"),
    ("TC", 700): (NOTO.format("tc"), "700Bold/NotoSansTC_700Bold.ttf", "ed4ae6ed781e34d0beee896e9be5d835a938ac7adabbcc1b6b6904290006f372"),
    ("JP", 400): (NOTO.format("jp"), "400Regular/NotoSansJP_400Regular.ttf", "d930d5d52d15231c283089760f84584272ad5e37e14607ba0d19c798e7a9caec"),
    ("JP", 700): (NOTO.format("jp"), "700Bold/NotoSansJP_700Bold.ttf", "c5b7b9d6a6eb682b0d4e6bbb38509575fd2759a28f147daa74714d1359a7909e"),
    ("KR", 400): (NOTO.format("kr"), "400Regular/NotoSansKR_400Regular.ttf", "8cbc9b353bb9ce848fd69bb6a507319dfacc659cf5fd643db5d88f3c4970e1dd"),
    ("KR", 700): (NOTO.format("kr"), "700Bold/NotoSansKR_700Bold.ttf", "4ffa20c272ae6d689f7c8d34ff9c8039a326e9c334d9fc8852b2a7396227d077"),
    ("mono", 500): (MONO_SOURCE, "files/jetbrains-mono-latin-500-normal.woff2", "cb182feeed4d798ff6961d3c79f7026279448fca0676438aaecb21f3fc39553a"),
    ("mono", 700): (MONO_SOURCE, "files/jetbrains-mono-latin-700-normal.woff2", "d0d4e818808f2a0ba39b2b09d1989366f63494e295f003c7ef436697378507e8"),
    ("mono-ext", 500): (MONO_SOURCE, "files/jetbrains-mono-latin-ext-500-normal.woff2", "879df9319f1cbf633bee1dd489e376a9e1e8c458f4abddcfe381cb83b5e6b027"),
    ("mono-ext", 700): (MONO_SOURCE, "files/jetbrains-mono-latin-ext-700-normal.woff2", "45a606d88f72bc0afae4d1a6988e3dba3a5e77ee51aa3b550e37c31c728f4d2d"),
    ("mono-cyrillic", 500): (MONO_SOURCE, "files/jetbrains-mono-cyrillic-500-normal.woff2", "26c9ed511def1f0fd3d1b5fe6d5c0c594d9ef8dd2435d2ff240ea265a416b6e4"),
    ("mono-cyrillic", 700): (MONO_SOURCE, "files/jetbrains-mono-cyrillic-700-normal.woff2", "6251ef44d6390a4f0622432eb852864af90dd1b8310d153c3c6d235e0c412570"),
    ("reading", 400): (READING_SOURCE, "files/atkinson-hyperlegible-next-latin-400-normal.woff2", "5cb240a4d99ab7e6fc3a4d4e6d11d89789fdffe9c86a8384000d662c53283f6f"),
    ("reading", 700): (READING_SOURCE, "files/atkinson-hyperlegible-next-latin-700-normal.woff2", "0dbe07ed7679407db9d90f747d5ca3bd1b2bb7ccbcbe41c8246cfc6d2c7bc3bc"),
    ("reading-ext", 400): (READING_SOURCE, "files/atkinson-hyperlegible-next-latin-ext-400-normal.woff2", "0f9e442184b58992113a9b26c0b85c380410a60e5f8f3ddc03c54fe80f81bbe8"),
    ("reading-ext", 700): (READING_SOURCE, "files/atkinson-hyperlegible-next-latin-ext-700-normal.woff2", "acd5d0771650ceddafa2beb172dc7ada45581f7641db03a70f4a13677ce799d1"),
}
# Where Han characters, kana and Hangul come from, and the language that needs them.
HAN = {"SC": "zh-CN", "TC": "zh-TW", "JP": "ja", "KR": "ko"}
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
CYRILLIC = {*range(0x410, 0x450), *map(ord, "ЁёЄєІіЇїЎўҐґ")}
# Where Han characters begin in Unicode, with their radicals, kana, Hangul and punctuation. `has_all_weights`
# in src/ui/kit/font.rs says the same.
FIRST_HAN = 0x2E80
# Signs that the window uses and Inter has not.
DRAWN = {"≡": "bars", "▴": "▲", "▾": "▼", "▸": "►", "◂": "◄"}
# What the console look writes in characters of one width.
MONO = {
    *range(0x20, 0x7F),
    *range(0xA0, 0x180),
    *CYRILLIC,
    *map(ord, "–—‘’‚“”„…"),
}
# Chinese signs that stay, whether a text uses them at present or not.
CHINESE_SIGNS = {
    *range(0x3000, 0x3004),  # ideographic space, comma, full stop, ditto mark
    *range(0x3008, 0x3012),  # brackets
    *range(0x3014, 0x301C),
    *range(0xFF01, 0xFF5F),  # full-width forms
    0xFFE5,  # full-width yen
}


def texts(han=None):
    """Every character of the texts in the language that needs these Han characters, or else in all
    languages that need none."""
    return {
        ord(char)
        for path in sorted(LOCALES.glob("*/*.ftl"))
        if (path.parent.name == HAN[han] if han else path.parent.name not in HAN.values())
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
    """The part with Latin and Cyrillic, which the Han characters are poured into."""
    font, cutter = cut(path, wanted, ["kern"])
    tabular(font)
    cutter.subset(font)
    del font["GSUB"]  # nothing is left in it
    font.flavor = None  # plain TrueType, whatever the source was packed as
    return font


def characters(path, wanted, units):
    """Han characters and their punctuation at the scale of the Latin part."""
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
    new = {c: name for c, name in sorted((source.getBestCmap() or {}).items()) if c not in have}
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
    bold = style == "Bold"
    plain = bold or style == "Regular"  # the four styles of the old naming know no others
    names = {
        0: "; ".join(notices) + "; subset, merged and renamed for Sapper.",
        1: family if plain else f"{family} {style}",
        2: "Bold" if bold else "Regular",
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
    font["OS/2"].fsSelection = (font["OS/2"].fsSelection & ~0x61) | (0x20 if bold else 0x40)
    font["head"].macStyle = 1 if bold else 0
    font["head"].created = font["head"].modified = EPOCH


def without_han(weight):
    """One weight with all but the Han characters, kana, Hangul and their punctuation."""
    everything = set().union(texts(), *map(texts, HAN))
    font = latin(source("latin", weight), LATIN | CYRILLIC | {c for c in everything if c < FIRST_HAN})
    draw_signs(font)
    return font


def make(weight, han=None):
    """Makes one weight with these Han characters, or with hardly any, and writes it."""
    foreign = texts(han)
    font = without_han(weight)
    poured = 0
    # The others have the rest of the languages' names.
    parts = [han] * bool(han) + [other for other in HAN if other != han]
    for part in parts:
        lacking = (foreign | CHINESE_SIGNS) - set(font.getBestCmap())
        if lacking:
            poured += pour(characters(source(part, weight), lacking, font["head"].unitsPerEm), font)

    unknown = sorted(foreign - set(font.getBestCmap()))
    if unknown:
        sys.exit("no source has " + " ".join(f"{chr(c)} (U+{c:04X})" for c in unknown))
    origins = [source("latin", weight), source(parts[0], weight)]
    name = f"{FAMILY} {han}" if han else FAMILY
    write(font, name, weight, origins, f"{poured} of them Han, kana or Hangul, ")


def write(font, name, weight, origins, more=""):
    """Writes one weight of Sapper Sans as the file with this name."""
    rename(font, FAMILY, weight, map(TTFont, origins))
    font["OS/2"].recalcUnicodeRanges(font)
    font["OS/2"].recalcAvgCharWidth(font)
    font["post"].formatType = 3.0
    path = HERE / f"{file_name(name, weight)}.ttf"
    font.save(path)
    print(f"{path.name}: {len(font.getBestCmap())} characters, {more}{path.stat().st_size} bytes")


def make_mono(weight):
    """Makes one weight of the font whose characters are equally wide, without ligatures."""
    font, cutter = cut(source("mono", weight), MONO, [])
    cutter.subset(font)
    font.flavor = None
    for part in ["mono-ext", "mono-cyrillic"]:
        other, cutter = cut(source(part, weight), MONO, [])
        cutter.subset(other)
        pour(other, font)
    # JetBrains Mono has no narrow no-break space, which French texts need.
    for table in font["cmap"].tables:
        if table.isUnicode():
            table.cmap[0x202F] = table.cmap[0xA0]
    rename(font, MONO_FAMILY, weight, [TTFont(source("mono", weight))])
    font["OS/2"].recalcUnicodeRanges(font)
    font["post"].formatType = 3.0
    path = HERE / f"{file_name(MONO_FAMILY, weight)}.ttf"
    font.save(path)
    print(f"{path.name}: {len(font.getBestCmap())} characters, {path.stat().st_size} bytes")


def make_reading(weight):
    """Makes one weight of the letters for easier reading: Latin ones, with the rest of Sapper Sans.

    Atkinson Hyperlegible Next has no Cyrillic letters, so languages that need them do without it, and
    only the letters of the languages' own names are added. They are as large as those of Sapper Sans look, on the same lines.
    """
    usual = without_han(weight)
    for part in HAN:
        lacking = own_names() - set(usual.getBestCmap())
        if lacking:
            pour(characters(source(part, weight), lacking, usual["head"].unitsPerEm), usual)
    font, cutter = cut(source("reading", weight), LATIN, ["kern", "tnum"])
    tabular(font)
    cutter.subset(font)
    del font["GSUB"]
    font.flavor = None
    other, cutter = cut(source("reading-ext", weight), LATIN, [])
    cutter.subset(other)
    pour(other, font)
    units = usual["head"].unitsPerEm
    scale_upem(font, round(units * READING_SCALE))
    font["head"].unitsPerEm = units
    for table, fields in METRICS.items():
        for field in fields:
            setattr(font[table], field, getattr(usual[table], field))
    cutter = subset.Subsetter(subset.Options(layout_features=[], notdef_outline=True))
    cutter.populate(unicodes=set(usual.getBestCmap()) - (CYRILLIC - own_names()))
    cutter.subset(usual)
    pour(usual, font)
    origins = [source("reading", weight), source("latin", weight)]
    write(font, READING_FAMILY, weight, origins)


def source(part, weight):
    """The path of a source font, downloaded unless it is there already."""
    package, member, checksum = FILES[part, weight]
    path = SOURCES / Path(member).name
    if not path.exists():
        download(package, [name for owner, name, _ in FILES.values() if owner == package])
    found = hashlib.sha256(path.read_bytes()).hexdigest()
    if found != checksum:
        sys.exit(f"{path} has the checksum {found}, not {checksum}. Delete it and try again.")
    return path


def download(package, members):
    """Copies these files of an npm package into SOURCES."""
    if not shutil.which("npm"):
        sys.exit("npm is missing. It downloads the source fonts.")
    SOURCES.mkdir(parents=True, exist_ok=True)
    print(f"downloading {package}", flush=True)
    packed = subprocess.run(["npm", "pack", "--silent", package], cwd=SOURCES, stdout=subprocess.PIPE, text=True)
    if packed.returncode:
        sys.exit(f"npm cannot download {package}.")
    archive = SOURCES / packed.stdout.split()[-1]
    with tarfile.open(archive) as files:
        for member in members:
            with files.extractfile(f"package/{member}") as file:
                (SOURCES / Path(member).name).write_bytes(file.read())
    archive.unlink()


def main():
    if len(sys.argv) != 1:
        sys.exit(__doc__)
    for weight in WITH_HAN:
        for han in [None, *HAN]:
            make(weight, han)
    for weight in WITHOUT_HAN:
        write(without_han(weight), FAMILY, weight, [source("latin", weight)])
    for weight in WITH_HAN:
        make_reading(weight)
    for weight in MONO_WEIGHTS:
        make_mono(weight)


if __name__ == "__main__":
    main()
