//! The log of games: one JSON object per line, in the order in which the games ended. The first line
//! has the version; a log without it has version 1.
//!
//! A game is appended, so that saving it costs the same however many there are. A save that was cut
//! short leaves an incomplete line, which is skipped; nothing that was reported as saved is in it.
//! Lines that cannot be used and unknown keys stay in the file.

mod old_log;

use super::file::{self, FileStamp};
use super::notice::{FileError, FileNotice, ParseIssue, SaveError};
use super::{Folders, load_or_quarantine, lock_and_load, note_result};
use crate::game::origin::GameId;
use crate::history::PlayedGame;
use crate::storage::file::fs::{self, File};
use serde::Deserialize;
use std::collections::HashSet;
use std::io::{self, BufRead, BufReader, Read, Seek, SeekFrom};
use std::num::{NonZero, NonZeroU64};
use std::path::{Path, PathBuf};
use std::thread;

/// The version that is written, as a line of its own.
const VERSION: u64 = 1;
const VERSION_LINE: &str = "{\"version\":1}\n";

/// How much of the end of the log is searched for a game that has just ended, in bytes: of 200 games.
const RECENT: u64 = 64 << 10;

/// The longest line, in bytes.
const LONGEST_LINE: u64 = 64 << 10;

/// How much of the log is read at once, in bytes.
const BLOCK: u64 = 4 << 20;

/// From so many lines on, parsing them is shared.
const MANY_LINES: usize = 1_000;

/// The finished games and the file that has them. It has no limit: nothing is read before somebody
/// asks, then only what is new, and a game is saved without reading any other.
#[derive(Debug)]
pub struct GameHistory {
    path: Option<PathBuf>,
    /// What was read of the file, and then what is not in it yet.
    games: Vec<PlayedGame>,
    ids: HashSet<GameId>,
    /// This many of the games were read from the file.
    in_file: usize,
    /// How far the file was read.
    read: Progress,
    last_error: Option<SaveError>,
}

/// How far a file was read.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
struct Progress {
    /// The file as it was then; `None` before.
    stamp: Option<FileStamp>,
    /// Up to the end of the last whole line, in bytes.
    end: u64,
    lines: usize,
}

impl GameHistory {
    /// The player's games, and the notices about their file.
    pub fn load(folders: Option<&Folders>) -> (Self, Vec<FileNotice>) {
        Self::open(folders.map(Folders::games))
    }

    /// The games in a file, which need not exist. Without a path they live in memory alone.
    pub fn open(path: Option<PathBuf>) -> (Self, Vec<FileNotice>) {
        let (mut log, mut notices) = Self::unread(path);
        log.read(&mut notices);
        (log, notices)
    }

    /// A history at this path, without reading the games yet.
    ///
    /// A log that an earlier version wrote as TOML beside it is taken over.
    pub fn unread(path: Option<PathBuf>) -> (Self, Vec<FileNotice>) {
        let mut log = Self {
            path,
            games: Vec::new(),
            ids: HashSet::new(),
            in_file: 0,
            read: Progress::default(),
            last_error: None,
        };
        let mut notices = Vec::new();
        if let Some(path) = log.path.clone() {
            let old = path.with_extension("toml");
            if fs::symlink_metadata(&old).is_ok()
                && let Err(error) = import(&old, &path, &mut notices)
            {
                // The games count all the same and wait to be saved.
                let lines = old_log::read(&old).ok().flatten().unwrap_or_default();
                let games = lines.iter().filter_map(|line| parse(line.as_bytes()).ok());
                games.for_each(|game| log.push(game));
                note_result(&mut log.last_error, Some(&old), Err(error), &mut notices);
            }
            if load_or_quarantine(&path, &mut notices, is_newer) == Some(true) {
                notices.push(FileNotice::Newer { file: path });
            }
        }
        (log, notices)
    }

    /// The games that were read, and those that are not saved yet.
    pub fn list(&self) -> &[PlayedGame] {
        &self.games
    }

    /// Reads what is new in the file. Lines that cannot be used are reported.
    pub fn read(&mut self, notices: &mut Vec<FileNotice>) {
        let Some(path) = self.path.clone() else { return };
        // Before reading: what changes in between is read the next time.
        let stamp = FileStamp::of(&path);
        if stamp == self.read.stamp {
            return;
        }
        let has_grown = |before: FileStamp| stamp.is_some_and(|now| now.has_grown_from(before));
        if !self.read.stamp.is_some_and(has_grown) {
            self.forget_file();
        }
        let unsaved = self.games.split_off(self.in_file);
        for game in &unsaved {
            self.ids.remove(&game.id);
        }
        let mut progress = Progress { stamp, ..self.read };
        let issues = match read_lines(&path, &mut progress, |game| self.push(game)) {
            Ok(issues) => issues,
            Err(error) => {
                tracing::warn!("the log of games cannot be read: {error}");
                Vec::new()
            }
        };
        self.read = progress;
        self.in_file = self.games.len();
        unsaved.into_iter().for_each(|game| self.push(game));
        if !issues.is_empty() && is_newer(&path) == Ok(false) {
            notices.push(FileNotice::Issues { file: path, issues });
        }
    }

    /// Whether every game is in the file.
    pub fn is_saved(&self) -> bool {
        self.last_error.is_none() && self.in_file == self.games.len()
    }

    pub(super) const fn last_error(&self) -> Option<&SaveError> {
        self.last_error.as_ref()
    }

    /// Adds a game unless it is there already, and saves everything. Returns the notices for
    /// the player.
    pub fn add(&mut self, game: PlayedGame) -> Vec<FileNotice> {
        self.push(game);
        self.save()
    }

    /// Saves what could not be saved before.
    pub fn save(&mut self) -> Vec<FileNotice> {
        let mut notices = Vec::new();
        if !self.is_saved() {
            let result = self.try_save(&mut notices);
            note_result(&mut self.last_error, self.path.as_deref(), result, &mut notices);
        }
        notices
    }

    /// Removes these games.
    ///
    /// # Errors
    /// If the log cannot be read or written: then nothing is removed.
    pub fn remove(
        &mut self,
        gone: &HashSet<GameId>,
        notices: &mut Vec<FileNotice>,
    ) -> Result<(), SaveError> {
        let Some(path) = self.path.clone().filter(|_| !gone.is_empty()) else {
            return Ok(());
        };
        let (lock, is_newer) = lock_and_load(&path, notices, is_newer)?;
        if is_newer {
            return Err(SaveError::Newer { file: path });
        }
        let is_gone = |line: &[u8]| parse(line).is_ok_and(|game| gone.contains(&game.id));
        let mut is_any = false;
        let found = each_line(&path, 0, |line| is_any |= is_gone(line));
        found.map_err(SaveError::system(&path))?;
        if is_any {
            lock.replace_by(|out| {
                let mut written = Ok(());
                each_line(&path, 0, |line| {
                    if written.is_ok() && !is_gone(line) {
                        written = out.write_all(line);
                    }
                })?;
                written
            })?;
        }
        self.forget_file();
        self.games.retain(|game| !gone.contains(&game.id));
        self.read(notices);
        Ok(())
    }

    /// Adds a game unless it is there already, as far as the file was read. It is not saved yet.
    pub(super) fn push(&mut self, game: PlayedGame) {
        if self.ids.insert(game.id) {
            self.games.push(game);
        }
    }

    /// Forgets what was read of the file.
    fn forget_file(&mut self) {
        self.games.drain(..self.in_file);
        self.in_file = 0;
        self.ids = self.games.iter().map(|game| game.id).collect();
        self.read = Progress::default();
    }

    fn try_save(&mut self, notices: &mut Vec<FileNotice>) -> Result<(), SaveError> {
        let path = self.path.clone().ok_or(SaveError::NoFolder)?;
        fs::create_dir_all(file::folder_of(&path)).map_err(SaveError::system(&path))?;
        let (lock, is_newer) = lock_and_load(&path, notices, is_newer)?;
        if is_newer {
            return Err(SaveError::Newer { file: path });
        }
        let before = FileStamp::of(&path);
        if before.is_none() {
            // The file is gone, but what was read of it is still here.
            self.in_file = 0;
        }
        let lines: String = self.games[self.in_file..].iter().map(to_line).collect();
        match before {
            Some(stamp) if stamp.len() > 0 => {
                let is_torn = !ends_in_line_end(&path).map_err(SaveError::system(&path))?;
                let begin = if is_torn { "\n" } else { "" };
                lock.append(&format!("{begin}{lines}"), stamp.len())?;
            }
            _ => lock.replace(&format!("{VERSION_LINE}{lines}"))?,
        }
        let is_all_read = before.is_none() || before == self.read.stamp;
        self.in_file = self.games.len();
        if is_all_read {
            // Read on from there, which is where these games are.
            let stamp = FileStamp::of(&path);
            let end = stamp.map_or(0, FileStamp::len);
            self.read = Progress { stamp, end, lines: self.read.lines + lines.lines().count() };
        } else {
            self.forget_file();
        }
        Ok(())
    }
}

/// The game with this id, if it has ended lately: among the last lines of this log.
pub(super) fn find_recent(path: &Path, id: GameId) -> Option<PlayedGame> {
    let len = FileStamp::of(path)?.len();
    let mut found = None;
    let read = each_line(path, len.saturating_sub(RECENT), |line| {
        found = parse(line).ok().filter(|game| game.id == id).or(found.take());
    });
    read.ok().and(found)
}

/// Whether a log, which need not exist, is of a later version.
fn is_newer(path: &Path) -> Result<bool, FileError> {
    let mut first = Vec::new();
    let read = file::open(path)
        .and_then(|log| BufReader::new(log.take(LONGEST_LINE)).read_until(b'\n', &mut first));
    match read {
        Ok(_) => {
            let version = parse(&first).err();
            Ok(matches!(version, Some(LineError::Version(version)) if version > VERSION))
        }
        Err(error) => file::missing_or(error).map(|()| false),
    }
}

/// Reads the games of a log from where it was read before, and returns the lines that cannot be used.
fn read_lines(
    path: &Path,
    read: &mut Progress,
    mut each: impl FnMut(PlayedGame),
) -> io::Result<Vec<ParseIssue>> {
    let (mut issues, mut block, mut unended) = (Vec::new(), Vec::new(), 0);
    let Some(mut log) = open_at(path, read.end)? else { return Ok(issues) };
    loop {
        (&mut log).take(BLOCK).read_to_end(&mut block)?;
        let rest = (&mut log).take(LONGEST_LINE).read_until(b'\n', &mut block)?;
        // Another window may be writing the last line: its rest must not be read as a line of its own.
        let is_end = !block.ends_with(b"\n") && (rest as u64) < LONGEST_LINE;
        let lines: Vec<_> = block.split_inclusive(|byte| *byte == b'\n').collect();
        for (line, parsed) in lines.iter().zip(parse_all(&lines)) {
            match parsed {
                Ok(game) => each(game),
                Err(LineError::Version(_)) if read.lines == 0 => {}
                Err(LineError::Version(1..=VERSION) | LineError::Incomplete) => {}
                Err(_) => issues.push(ParseIssue::Game(read.lines + 1)),
            }
            // A line that another window is still writing is read again.
            unended += line.len() as u64;
            if line.ends_with(b"\n") {
                read.end += std::mem::take(&mut unended);
                read.lines += 1;
            }
        }
        if is_end {
            return Ok(issues);
        }
        block.clear();
    }
}

/// Parses lines, on all processors if there are many.
fn parse_all(lines: &[&[u8]]) -> Vec<Result<PlayedGame, LineError>> {
    let parse_part = |part: &[&[u8]]| part.iter().map(|line| parse(line)).collect::<Vec<_>>();
    if lines.len() < MANY_LINES {
        return parse_part(lines);
    }
    let processors = thread::available_parallelism().map_or(1, NonZero::get);
    thread::scope(|scope| {
        let parts = lines.chunks(lines.len().div_ceil(processors));
        let begin = |part| {
            let thread = thread::Builder::new().spawn_scoped(scope, move || parse_part(part));
            // The system has no more of them.
            thread.map_err(|_| parse_part(part))
        };
        let parts: Vec<_> = parts.map(begin).collect();
        let parsed = |part: Result<thread::ScopedJoinHandle<'_, _>, _>| match part {
            Ok(thread) => thread.join().expect("parsing does not panic"),
            Err(parsed) => parsed,
        };
        parts.into_iter().flat_map(parsed).collect()
    })
}

/// Goes through the lines of a file from there on, with their ends.
fn each_line(path: &Path, from: u64, mut each: impl FnMut(&[u8])) -> io::Result<()> {
    let Some(mut log) = open_at(path, from)? else { return Ok(()) };
    let mut line = Vec::new();
    loop {
        let read = (&mut log).take(LONGEST_LINE).read_until(b'\n', &mut line)?;
        if read > 0 {
            each(&line);
        }
        // Another window may go on writing from here.
        if !line.ends_with(b"\n") && (read as u64) < LONGEST_LINE {
            return Ok(());
        }
        line.clear();
    }
}

/// A file from there on; `None` if there is none.
fn open_at(path: &Path, from: u64) -> io::Result<Option<BufReader<File>>> {
    let mut log = match file::open(path) {
        Err(error) if file::is_not_found(&error) => return Ok(None),
        log => log?,
    };
    log.seek(SeekFrom::Start(from))?;
    Ok(Some(BufReader::with_capacity(1 << 16, log)))
}

fn ends_in_line_end(path: &Path) -> io::Result<bool> {
    let mut log = file::open(path)?;
    log.seek(SeekFrom::End(-1))?;
    let mut last = [0];
    log.read_exact(&mut last)?;
    Ok(last == *b"\n")
}

/// Adds the games of an old log that are missing in the log at `path`, and renames the old one.
fn import(old: &Path, path: &Path, notices: &mut Vec<FileNotice>) -> Result<(), SaveError> {
    let (_old_lock, lines) = lock_and_load(old, notices, old_log::read)?;
    let Some(lines) = lines else {
        return Ok(());
    };
    let (lock, is_newer) = lock_and_load(path, notices, is_newer)?;
    if is_newer {
        return Err(SaveError::Newer { file: path.to_owned() });
    }
    let text = file::read_up_to(u64::MAX - 1, path).map_err(SaveError::of(path))?;
    let mut text = text.unwrap_or_else(|| VERSION_LINE.to_owned());
    let ids: HashSet<_> =
        text.lines().filter_map(|line| Some(parse(line.as_bytes()).ok()?.id)).collect();
    if !text.is_empty() && !text.ends_with('\n') {
        text.push('\n');
    }
    for line in lines {
        let is_known = match parse(line.as_bytes()) {
            Ok(game) => ids.contains(&game.id),
            Err(_) => text.contains(&line),
        };
        if !is_known {
            text.push_str(&line);
            text.push('\n');
        }
    }
    lock.replace(&text)?;
    let aside = file::set_aside(old, "migrated").map(drop);
    aside.map_err(|error| SaveError::of(old)(FileError::System(error)))
}

enum LineError {
    /// It is empty, or a save was cut short.
    Incomplete,
    /// It has the version of the log instead.
    Version(u64),
    Invalid,
}

#[derive(Deserialize)]
struct Version {
    version: NonZeroU64,
}

/// The games in a log, or in a copy of one, which is not changed.
pub(super) fn games_in(path: &Path) -> Result<Vec<PlayedGame>, FileError> {
    let mut games = Vec::new();
    each_line(path, 0, |line| games.extend(parse(line).ok()))
        .map_err(|error| FileError::System(error.into()))?;
    Ok(games)
}

fn parse(line: &[u8]) -> Result<PlayedGame, LineError> {
    // A power cut can leave zeros; some editors begin a file with a mark.
    let line = line.strip_prefix("\u{feff}".as_bytes()).unwrap_or(line);
    let is_space = |byte: &u8| byte.is_ascii_whitespace() || *byte == 0;
    let begin = line.iter().position(|byte| !is_space(byte)).unwrap_or(line.len());
    let end = line.iter().rposition(|byte| !is_space(byte)).map_or(begin, |last| last + 1);
    let line = &line[begin..end];
    serde_json::from_slice(line).map_err(|error| match serde_json::from_slice(line) {
        Ok(Version { version }) => LineError::Version(version.get()),
        Err(_) if error.is_eof() => LineError::Incomplete,
        Err(_) => LineError::Invalid,
    })
}

fn to_line(game: &PlayedGame) -> String {
    let game = serde_json::to_string(game).expect("a game has nothing that JSON lacks");
    format!("{game}\n")
}
