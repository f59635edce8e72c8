//! The log of games: every game that was begun and is over, in the order in which they ended.
//!
//! It is written at its end, so that a game costs the same to keep however many there are. A save
//! that was cut short leaves a torn end, which is seen by its last line and set right when the log
//! is opened next; nothing that was reported as saved is in it. When it has become long, the older
//! games are packed: nothing that is known of them goes.

mod packed_line;

use super::notice::{FileNotice, LoadError, ParseIssue, SaveError};
use super::{Folders, Format, Stored};
use crate::config::LevelChoice;
use crate::game::Style;
use crate::game::origin::GameId;
use crate::history::played_game::PlayedGame;
use packed_line::{from_line, to_line};
use std::collections::hash_map::Entry;
use std::collections::{HashMap, HashSet};
use std::path::PathBuf;
use toml::{Table, Value};
use toml_edit::{ArrayOfTables, DocumentMut, Item};

/// The key of the games in their file.
const GAME: &str = "game";

/// The key of the table of games of long ago, and of their lines in it.
const PACKED: &str = "packed";
const LINES: &str = "games";

/// As many games have a table of their own before the older half is packed into lines.
const MAX_UNPACKED: usize = 1_000;

/// Every finished game.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct GameLog {
    list: Vec<PlayedGame>,
    ids: HashSet<GameId>,
}

impl GameLog {
    /// The player's games and what the player should be told about their file.
    pub fn load(folders: Option<&Folders>) -> (Stored<Self>, Vec<FileNotice>) {
        Stored::open(folders.map(Folders::games))
    }

    /// Every game, in the order in which they ended.
    pub fn list(&self) -> &[PlayedGame] {
        &self.list
    }

    /// Adds a game; one that is there already stays as it is, so that none counts twice.
    pub fn add(&mut self, game: PlayedGame) {
        if self.ids.insert(game.id) {
            self.list.push(game);
        }
    }

    /// Takes out the games of a level by the rules of a style (`None`: by changed rules).
    pub fn clear(&mut self, level: LevelChoice, style: Option<Style>) {
        self.list.retain(|game| (LevelChoice::of(game.level), game.style) != (level, style));
        self.ids = self.list.iter().map(|game| game.id).collect();
    }

    /// All games as a table for other programs, comma-separated with a line of headings: RFC 4180.
    pub fn to_csv(&self) -> String {
        let mut csv = String::from(
            "id,ended,style,level,rows,cols,mines,result,time_ms,bbbv,solved,left,right,chords,unranked\r\n",
        );
        for game in &self.list {
            let size = game.level.size();
            // None of the fields holds a comma or a quote.
            csv.push_str(
                &[
                    game.id.to_string(),
                    game.ended_at.to_text(),
                    game.style.map_or("custom", Style::key).to_owned(),
                    crate::history::played_game::level_key(game.level).to_owned(),
                    size.rows().to_string(),
                    size.cols().to_string(),
                    game.mines.to_string(),
                    crate::history::played_game::result_key(game.result).to_owned(),
                    game.time_ms.to_string(),
                    game.bbbv.to_string(),
                    game.solved.to_string(),
                    game.left.to_string(),
                    game.right.to_string(),
                    game.chords.to_string(),
                    game.unranked
                        .map_or("", crate::history::played_game::UnrankedReason::key)
                        .to_owned(),
                ]
                .join(","),
            );
            csv.push_str("\r\n");
        }
        csv
    }
}

impl Stored<GameLog> {
    /// Adds a game and saves it at once, with all that could not be saved before. Returns what the
    /// player should be told.
    pub fn add(&mut self, game: PlayedGame) -> Vec<FileNotice> {
        self.append(|games| games.add(game))
    }

    /// Takes out the games of a level by the rules of a style, after the whole log has been copied
    /// beside itself. Says where the copy is; there is none where there is no log yet.
    ///
    /// # Errors
    /// When the copy cannot be made: then nothing is taken out.
    pub fn reset(
        &mut self,
        level: LevelChoice,
        style: Option<Style>,
    ) -> Result<(Option<PathBuf>, Vec<FileNotice>), SaveError> {
        let (copy, mut notices) = self.backup()?;
        notices.extend(self.update(|games| games.clear(level, style)));
        Ok((copy, notices))
    }
}

impl Format for GameLog {
    fn read(found: &Table) -> Result<(Self, Vec<ParseIssue>), LoadError> {
        let mut games = Self::default();
        let mut faults = Vec::new();
        let packed = packed(found)?.lines().map(|line| from_line(line).ok_or(PACKED));
        for (index, game) in packed.chain(entries(found)?.iter().map(parse_entry)).enumerate() {
            match game {
                Ok(game) => games.add(game),
                Err(key) => faults.push(ParseIssue::Game { number: index + 1, key }),
            }
        }
        Ok((games, faults))
    }

    fn merge(&self, base: &Self, found: &Table, into: &mut DocumentMut) {
        let taken_out = |id: &GameId| base.ids.contains(id) && !self.ids.contains(id);
        let mut there: HashMap<GameId, PlayedGame> = HashMap::new();
        // What stays as it is: what cannot be understood, and each game once. One of which the file
        // tells two things counts as the first has it, but neither is thrown away.
        let mut stays = |game: Option<&PlayedGame>| {
            game.is_none_or(|game| {
                !taken_out(&game.id)
                    && match there.entry(game.id) {
                        Entry::Vacant(place) => {
                            place.insert(game.clone());
                            true
                        }
                        Entry::Occupied(first) => first.get() != game,
                    }
            })
        };
        let mut lines: Vec<String> = packed(found)
            .unwrap_or_default()
            .lines()
            .filter(|line| stays(from_line(line).as_ref()))
            .map(str::to_owned)
            .collect();
        let theirs = entries(found).unwrap_or_default();
        let mut fates: Vec<EntryAction> = Vec::new();
        for entry in theirs {
            let game = parse_entry(entry).ok();
            fates.push(match game {
                game if !stays(game.as_ref()) => EntryAction::Remove,
                Some(game) if is_lossless(&game, entry) => EntryAction::Pack(to_line(&game)),
                _ => EntryAction::Keep,
            });
        }
        let loose = fates.iter().filter(|fate| !matches!(fate, EntryAction::Remove)).count();
        if loose > MAX_UNPACKED {
            for fate in fates.iter_mut().take(theirs.len() - MAX_UNPACKED / 2) {
                if let EntryAction::Pack(line) = fate {
                    lines.push(std::mem::take(line));
                    *fate = EntryAction::Remove;
                }
            }
        }
        put_packed(&lines, into);
        let Some(list) = list(into) else { return };
        let mut fates = fates.iter();
        list.retain(|_| !matches!(fates.next(), Some(EntryAction::Remove)));
        for game in &self.list {
            // What was there before and is no longer was taken out by another window.
            if !there.contains_key(&game.id) && !base.ids.contains(&game.id) {
                list.push(game.to_table());
            }
        }
    }

    fn needs_rewrite(found: &Table) -> bool {
        entries(found).is_ok_and(|games| games.len() > MAX_UNPACKED)
    }

    fn appended(&self, base: &Self) -> Option<String> {
        let new = self.list.get(base.list.len()..)?;
        if self.list[..base.list.len()] != base.list[..] {
            return None;
        }
        let mut text = String::new();
        for game in new {
            text.push_str(&format!("\n[[{GAME}]]\n{}", game.to_table()));
        }
        Some(text)
    }

    /// Cuts off a torn end. It stays as comments: what a player may have typed there is not lost.
    fn repair(text: &str) -> Option<String> {
        let whole = text.trim_end_matches('\0');
        if is_complete(whole) {
            return (whole != text).then(|| whole.to_owned());
        }
        let (good, torn) = whole.split_at(whole.rfind("\n[")? + 1);
        if !is_complete(good) {
            return None;
        }
        let mut mended = format!("{good}# What follows was cut short while it was saved.\n");
        for line in torn.lines() {
            let line: String = line.chars().filter(|char| !char.is_control()).collect();
            mended.push_str(&format!("# {line}\n"));
        }
        Some(mended)
    }
}

/// Whether a text is a log whose last game has its last line.
fn is_complete(text: &str) -> bool {
    let Ok(table) = text.parse::<Table>() else {
        return false;
    };
    match entries(&table).map(<[Value]>::last) {
        Ok(Some(last)) => last.get("id").is_some(),
        _ => true,
    }
}

/// What becomes of a game's table.
enum EntryAction {
    Keep,
    Remove,
    /// It may go, if this line comes.
    Pack(String),
}

/// Whether a table says of a game what this version would say, and no more: then a line says it all.
fn is_lossless(game: &PlayedGame, entry: &Value) -> bool {
    let ours = game.to_table().to_string().parse::<Table>();
    ours.is_ok_and(|ours| Some(&ours) == entry.as_table())
}

/// The games of long ago, a line each, whether each can be understood or not.
fn packed(found: &Table) -> Result<&str, LoadError> {
    let form = LoadError::InvalidKey { key: PACKED };
    match found.get(PACKED) {
        None => Ok(""),
        Some(Value::Table(packed)) => match packed.get(LINES) {
            None => Ok(""),
            Some(lines) => lines.as_str().ok_or(form),
        },
        Some(_) => Err(form),
    }
}

/// Puts the games of long ago into a file, before all others.
fn put_packed(lines: &[String], into: &mut DocumentMut) {
    let now: String = lines.iter().flat_map(|line| [line, "\n"]).collect();
    let then = into.get(PACKED).and_then(|packed| packed.get(LINES)?.as_str());
    if then.unwrap_or_default() == now {
        return;
    }
    let packed = into.entry(PACKED).or_insert_with(|| {
        let mut table = toml_edit::Table::new();
        table.set_position(Some(0));
        Item::Table(table)
    });
    packed[LINES] = toml_edit::value(now);
}

/// The games of a file, whether each can be understood or not.
fn entries(found: &Table) -> Result<&[Value], LoadError> {
    match found.get(GAME) {
        None => Ok(&[]),
        Some(Value::Array(games)) if games.iter().all(Value::is_table) => Ok(games),
        Some(_) => Err(LoadError::InvalidKey { key: GAME }),
    }
}

fn parse_entry(game: &Value) -> Result<PlayedGame, &'static str> {
    PlayedGame::from_table(game.as_table().ok_or(GAME)?)
}

/// The games of a file as something that can be added to, however the file writes them.
fn list(document: &mut DocumentMut) -> Option<&mut ArrayOfTables> {
    let item = document.entry(GAME).or_insert(Item::None);
    if !item.is_array_of_tables() {
        let tables = std::mem::take(item).into_array_of_tables();
        *item = Item::ArrayOfTables(tables.unwrap_or_default());
    }
    item.as_array_of_tables_mut()
}
