//! The log of games: one JSON object per line, in the order in which the games ended. The first line
//! has the version; a log without it has version 1.
//!
//! A game is appended, so that saving it costs the same however many there are. A save that was cut
//! short leaves an incomplete line, which is skipped; nothing that was reported as saved is in it.
//! Lines that cannot be used and unknown keys stay in the file.

mod old_log;

use super::file::{self, FileStamp, LockGuard};
use super::notice::{FileError, FileNotice, ParseIssue, SaveError};
use super::{Folders, load_or_quarantine, lock_and_load, note_result};
use crate::game::origin::GameId;
use crate::history::PlayedGame;
use serde::Deserialize;
use std::collections::HashSet;
use std::fs;
use std::num::NonZeroU64;
use std::path::{Path, PathBuf};

/// The version that is written, as a line of its own.
const VERSION: u64 = 1;
const VERSION_LINE: &str = "{\"version\":1}\n";

/// Every finished game and the file that has them.
#[derive(Debug)]
pub struct GameHistory {
    path: Option<PathBuf>,
    games: Vec<PlayedGame>,
    ids: HashSet<GameId>,
    /// This many of the games are in the file.
    saved: usize,
    /// The file as it was when it was last read or written.
    stamp: Option<FileStamp>,
    /// Whether the file's last line has no end.
    ends_in_line: bool,
    /// Whether the file is of a later version.
    is_newer: bool,
    last_error: Option<SaveError>,
}

impl GameHistory {
    /// The player's games, and the notices about their file.
    pub fn load(folders: Option<&Folders>) -> (Self, Vec<FileNotice>) {
        Self::open(folders.map(Folders::games))
    }

    /// The games in a file, which need not exist. Without a path they live in memory alone.
    ///
    /// A log that an earlier version wrote as TOML beside it is taken over.
    pub fn open(path: Option<PathBuf>) -> (Self, Vec<FileNotice>) {
        let mut log = Self {
            path,
            games: Vec::new(),
            ids: HashSet::new(),
            saved: 0,
            stamp: None,
            ends_in_line: false,
            is_newer: false,
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
                lines.iter().filter_map(|line| parse(line).ok()).for_each(|game| log.push(game));
                note_result(&mut log.last_error, Some(&old), Err(error), &mut notices);
            }
            // Before reading: if the file changes in between, it is read again before a save.
            log.stamp = FileStamp::of(&path);
            let text = load_or_quarantine(&path, &mut notices, file::read).flatten();
            let issues = log.take_in(text.as_deref());
            if log.is_newer {
                notices.push(FileNotice::Newer { file: path });
            } else if !issues.is_empty() {
                notices.push(FileNotice::Issues { file: path, issues });
            }
        }
        (log, notices)
    }

    pub fn list(&self) -> &[PlayedGame] {
        &self.games
    }

    /// Whether every game is in the file.
    pub fn is_saved(&self) -> bool {
        self.last_error.is_none() && self.saved == self.games.len()
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
        let (lock, text) = lock_and_load(&path, notices, file::read)?;
        self.take_in(text.as_deref());
        if self.is_newer {
            return Err(SaveError::Newer { file: path });
        }
        let is_gone = |line: &&str| parse(line).is_ok_and(|game| gone.contains(&game.id));
        let text = text.unwrap_or_default();
        let rest: String = text.split_inclusive('\n').filter(|line| !is_gone(line)).collect();
        if rest != text {
            lock.replace(&rest)?;
        }
        self.stamp = FileStamp::of(&path);
        self.take_in(Some(&rest));
        Ok(())
    }

    /// Adds a game unless it is there already. It is not saved yet.
    pub(super) fn push(&mut self, game: PlayedGame) {
        if self.ids.insert(game.id) {
            self.games.push(game);
        }
    }

    /// Takes over the content of the file, or none if it is gone; unsaved games stay at the end.
    /// Returns the lines that cannot be used.
    fn take_in(&mut self, text: Option<&str>) -> Vec<ParseIssue> {
        let unsaved = self.games.split_off(if text.is_some() { self.saved } else { 0 });
        self.games.clear();
        self.ids.clear();
        let text = text.unwrap_or_default();
        let mut issues = Vec::new();
        self.is_newer = false;
        for (index, line) in text.lines().enumerate() {
            match parse(line) {
                Ok(game) => self.push(game),
                Err(LineError::Version(version)) if version > VERSION && index == 0 => {
                    self.is_newer = true;
                }
                Err(LineError::Version(1..=VERSION) | LineError::Incomplete) => {}
                Err(_) => issues.push(ParseIssue::Game(index + 1)),
            }
        }
        self.saved = self.games.len();
        self.ends_in_line = !text.is_empty() && !text.ends_with('\n');
        for game in unsaved {
            self.push(game);
        }
        issues
    }

    fn try_save(&mut self, notices: &mut Vec<FileNotice>) -> Result<(), SaveError> {
        let path = self.path.clone().ok_or(SaveError::NoFolder)?;
        fs::create_dir_all(file::folder_of(&path)).map_err(SaveError::system(&path))?;
        let stamp = self.stamp.take();
        // A file that nobody else changed is not read again.
        let (lock, changed) = lock_and_load(&path, notices, |path| {
            let is_same = stamp.is_some() && stamp == FileStamp::of(path);
            if is_same { Ok(None) } else { file::read(path).map(Some) }
        })?;
        if let Some(text) = changed {
            self.take_in(text.as_deref());
        }
        if self.is_newer {
            return Err(SaveError::Newer { file: path });
        }
        self.write_unsaved(&path, &lock)?;
        self.saved = self.games.len();
        self.ends_in_line = false;
        self.stamp = FileStamp::of(&path);
        Ok(())
    }

    fn write_unsaved(&self, path: &Path, lock: &LockGuard) -> Result<(), SaveError> {
        let mut lines = String::new();
        for game in &self.games[self.saved..] {
            lines.push_str(&to_line(game));
        }
        match FileStamp::of(path) {
            _ if lines.is_empty() => Ok(()),
            Some(stamp) if stamp.len() > 0 => {
                if self.ends_in_line {
                    lines.insert(0, '\n');
                }
                lock.append(&lines, stamp.len())
            }
            _ => lock.replace(&format!("{VERSION_LINE}{lines}")),
        }
    }
}

/// Adds the games of an old log that are missing in the log at `path`, and renames the old one.
fn import(old: &Path, path: &Path, notices: &mut Vec<FileNotice>) -> Result<(), SaveError> {
    let (_old_lock, lines) = lock_and_load(old, notices, old_log::read)?;
    let Some(lines) = lines else {
        return Ok(());
    };
    let (lock, text) = lock_and_load(path, notices, file::read)?;
    let mut text = text.unwrap_or_else(|| VERSION_LINE.to_owned());
    let first = text.lines().next().map(parse);
    if matches!(first, Some(Err(LineError::Version(version))) if version > VERSION) {
        return Err(SaveError::Newer { file: path.to_owned() });
    }
    let ids: HashSet<_> = text.lines().filter_map(|line| Some(parse(line).ok()?.id)).collect();
    if !text.is_empty() && !text.ends_with('\n') {
        text.push('\n');
    }
    for line in lines {
        let is_known = match parse(&line) {
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
    let text = file::read(path)?.unwrap_or_default();
    Ok(text.lines().filter_map(|line| parse(line).ok()).collect())
}

fn parse(line: &str) -> Result<PlayedGame, LineError> {
    // A power cut can leave zeros; some editors begin a file with a mark.
    let line = line.trim_matches(|c: char| c.is_whitespace() || matches!(c, '\0' | '\u{feff}'));
    serde_json::from_str(line).map_err(|error| match serde_json::from_str(line) {
        Ok(Version { version }) => LineError::Version(version.get()),
        Err(_) if error.is_eof() => LineError::Incomplete,
        Err(_) => LineError::Invalid,
    })
}

fn to_line(game: &PlayedGame) -> String {
    let game = serde_json::to_string(game).expect("a game has nothing that JSON lacks");
    format!("{game}\n")
}
