//! Who played, when, and with what: from the info of the header and the footer.
//!
//! The info has fields between `|`: mode, board if custom, start, end, and results. The footer is
//! text in lines that end with CR; the last two are the player and the program:
//! `Minesweeper Arbiter 0.52.3. Copyright …`

use super::header::Header;
use crate::replay::Metadata;
use crate::replay::formats::text;

/// From the header and the end of the file.
pub(super) fn read(bytes: &[u8], header: &Header<'_>) -> Metadata {
    let mut lines = bytes.rsplit(|&byte| byte == b'\r');
    let program = lines.next().and_then(program_and_version);
    let player = header.player.as_deref().or_else(|| {
        let line = lines.next()?;
        program.is_some().then_some(line)
    });
    let (program, version) = program.unwrap_or_else(|| {
        let version = bytes.first().copied().unwrap_or_default();
        ("Minesweeper Arbiter".to_owned(), format!("0.{version}"))
    });
    let mut fields = header.info.split(|&byte| byte == b'|').skip(1);
    let start = fields.find(|field| !field.starts_with(b"W")).map(text::decode);
    Metadata {
        player: player.map(text::decode).unwrap_or_default(),
        program,
        version,
        played_at: start.map(|start| date_and_time(&start).unwrap_or(start)).unwrap_or_default(),
        helped: false,
    }
}

/// The program and its version from the last line of the footer.
fn program_and_version(line: &[u8]) -> Option<(String, String)> {
    let line = text::decode(line);
    let (program, _) = line.split_once(". Copyright")?;
    let version = program.find(|char: char| char.is_ascii_digit())?;
    let (program, version) = program.split_at(version);
    Some((program.trim().to_owned(), version.trim().to_owned()))
}

/// `YYYY-MM-DD hh:mm:ss.mmm` of `d.m.yyyy.hh:mm:ss:f`; `None` for the shorter form of old releases.
///
/// `f` should be the milliseconds, but is their hundreds, their tens and hundreds, and their units.
pub(in crate::replay::formats) fn date_and_time(start: &str) -> Option<String> {
    let mut parts = start.splitn(4, '.');
    let mut date_part = || parts.next()?.parse::<u16>().ok();
    let (day, month, year) = (date_part()?, date_part()?, date_part()?);
    let mut parts = parts.next()?.split(':');
    let mut time_part = || parts.next()?.parse::<u8>().ok();
    let (hours, minutes, seconds) = (time_part()?, time_part()?, time_part()?);
    let ms = parts.next()?;
    let ms = ms.get(ms.len().checked_sub(3)?..)?.parse::<u16>().ok()?;
    Some(format!("{year:04}-{month:02}-{day:02} {hours:02}:{minutes:02}:{seconds:02}.{ms:03}"))
}
