//! The file of a window: the game in progress, or one that has just ended and is not yet counted.

pub mod resume_crashes;
mod session_file;

use super::Format;
use super::notice::{LoadError, ParseIssue};
use crate::game::origin::BoardOrigin;
use crate::game::{BoardCode, Choice, GameId, NoGuess, Pos, Rules, Style};
use crate::history::played_game::{LevelFields, LocalTime, PlayedGame, date_item};
use crate::history::record::Record;
use crate::replay::formats::rawvf;
use crate::replay::saved_game::{Checksum, SavedBoard};
use crate::replay::{EventLog, Recording, SavedGame, SavedSession};
use base64::Engine;
use base64::prelude::BASE64_STANDARD;
use jiff::tz::Offset;
use toml::Value;
use toml_edit::{DocumentMut, Item};

pub use session_file::SessionFile;

const GAME: &str = "game";

const ENDED: &str = "ended";

const RECORDING: &str = "recording";

/// The content of the file of a window.
#[derive(Debug, Clone, PartialEq, Default)]
pub enum SessionContent {
    #[default]
    Empty,
    Game(Box<SavedSession>),
    /// A game that is over but not yet in the log.
    Ended(Box<UncountedGame>),
}

/// A game that is over and not yet counted.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct UncountedGame {
    /// The entry for the log.
    pub played: PlayedGame,
    /// The recording of a ranked win. It stays here until the record and the recording are saved.
    pub recording: Option<String>,
}

impl Format for SessionContent {
    fn read(found: &toml::Table) -> Result<(Self, Vec<ParseIssue>), LoadError> {
        let saved = match (found.get(GAME), found.get(ENDED)) {
            (_, Some(ended)) => {
                let table = ended.as_table().ok_or(LoadError::InvalidKey { key: ENDED })?;
                let ended =
                    UncountedGame::from_table(table).ok_or(LoadError::InvalidKey { key: ENDED })?;
                Self::Ended(Box::new(ended))
            }
            (Some(game), None) => {
                let table = game.as_table().ok_or(LoadError::InvalidKey { key: GAME })?;
                let session = read(table).map_err(|key| LoadError::InvalidKey { key })?;
                Self::Game(Box::new(session))
            }
            (None, None) => Self::Empty,
        };
        Ok((saved, Vec::new()))
    }

    fn merge(&self, _: &Self, _: &toml::Table, into: &mut DocumentMut) {
        match self {
            Self::Empty => {
                into.remove(GAME);
                into.remove(ENDED);
            }
            Self::Game(session) => {
                into.remove(ENDED);
                let table = into.entry(GAME).or_insert_with(toml_edit::table);
                if !table.is_table() {
                    *table = toml_edit::table();
                }
                if let Some(table) = table.as_table_mut() {
                    write_session(session, table);
                }
            }
            Self::Ended(ended) => {
                into.remove(GAME);
                into[ENDED] = Item::Table(ended.to_table());
            }
        }
    }
}

impl UncountedGame {
    /// The longest recording that stays here, in bytes: over an hour of play.
    const RECORDING: usize = 8 << 20;

    /// A game that is over, with its recording if it is a ranked win.
    pub fn new(played: PlayedGame, film: Option<&Recording>) -> Self {
        let film = film.filter(|_| Record::from_game(&played, None).is_some());
        let recording = film.and_then(|film| {
            let mut text = Vec::new();
            rawvf::write(film, &mut text)
                .inspect_err(|error| tracing::error!("the recording could not be written: {error}"))
                .ok()?;
            String::from_utf8(text).ok()
        });
        Self { played, recording }
    }

    fn to_table(&self) -> toml_edit::Table {
        let game = toml::to_string(&self.played).expect("a game has nothing that TOML lacks");
        let game: DocumentMut = game.parse().expect("what is written can be read");
        let mut table = game.into_table();
        let recording = self.recording.as_deref();
        if let Some(text) = recording.filter(|text| text.len() <= Self::RECORDING) {
            table[RECORDING] = toml_edit::value(text);
        }
        table
    }

    fn from_table(table: &toml::Table) -> Option<Self> {
        let recording = table.get(RECORDING).and_then(Value::as_str).map(str::to_owned);
        Some(Self { played: table.clone().try_into().ok()?, recording })
    }
}

/// Writes a game into its table; unknown keys stay.
fn write_session(session: &SavedSession, table: &mut toml_edit::Table) {
    let bookmark = &session.game;
    let text = |text: &str| toml_edit::value(text);
    let place = |pos: Pos| {
        let place = [i64::from(pos.row), i64::from(pos.col)];
        toml_edit::value(place.into_iter().collect::<toml_edit::Array>())
    };
    for key in ["rows", "cols", "mines", "board", "seed", "no_guess", "first", "cursor"] {
        table.remove(key);
    }
    table["id"] = text(&session.id.to_string());
    table["saved"] = date_item(&LocalTime::new(session.saved_at, Offset::UTC).to_text());
    table["style"] = text(session.style.key());
    table["origin"] = text(session.origin.key());
    table["helped"] = toml_edit::value(session.helped);
    let mines = match &bookmark.board {
        SavedBoard::Placed(field) => field.mines(),
        SavedBoard::Seeded(_) => bookmark.level.mines().unwrap_or_default(),
    };
    let level = LevelFields::new(bookmark.level, mines);
    table["level"] = text(&level.level);
    for (key, value) in [("rows", level.rows), ("cols", level.cols), ("mines", level.mines)] {
        if let Some(value) = value {
            table[key] = toml_edit::value(i64::from(value));
        }
    }
    match &bookmark.board {
        SavedBoard::Placed(field) => {
            if let Ok(code) = BoardCode::new(field.clone()) {
                table["board"] = text(&code.to_string());
            }
        }
        SavedBoard::Seeded(seed) => table["seed"] = text(&seed.to_string()),
    }
    match bookmark.no_guess {
        NoGuess::Off => {}
        NoGuess::Pending => table["no_guess"] = toml_edit::value(true),
        NoGuess::From(first) => {
            table["no_guess"] = toml_edit::value(true);
            table["first"] = place(first);
        }
    }
    if let Some(pos) = session.cursor {
        table["cursor"] = place(pos);
    }
    table["time_ms"] = toml_edit::value(i64::from(bookmark.time));
    table["open"] = toml_edit::value(i64::from(bookmark.checksum.open));
    table["flags"] = toml_edit::value(i64::from(bookmark.checksum.flags));
    table["film"] = text(&BASE64_STANDARD.encode(bookmark.log.encoded()));
    let mut rules = toml_edit::Table::new();
    for (key, value) in rules_to_keys(bookmark.rules) {
        rules[key] = text(value);
    }
    table["rules"] = Item::Table(rules);
}

/// Reads a game, or returns the key of a wrong value.
fn read(table: &toml::Table) -> Result<SavedSession, &'static str> {
    let text = |key: &'static str| table.get(key).and_then(Value::as_str).ok_or(key);
    let level: LevelFields = table.clone().try_into().map_err(|_| "level")?;
    let (level, mines) = level.parse()?;
    let board = match table.get("board") {
        Some(code) => {
            let code: BoardCode =
                code.as_str().and_then(|code| code.parse().ok()).ok_or("board")?;
            let field = code.into_field();
            if field.size() != level.size() || field.mines() != mines {
                return Err("board");
            }
            SavedBoard::Placed(field)
        }
        None => SavedBoard::Seeded(text("seed")?.parse().map_err(|_| "seed")?),
    };
    let film = BASE64_STANDARD.decode(text("film")?).map_err(|_| "film")?;
    let number = |key: &'static str| table.get(key).and_then(Value::as_integer).ok_or(key);
    let count = |key: &'static str| u32::try_from(number(key)?).map_err(|_| key);
    let place = |key: &'static str| {
        let on_board = |value| read_pos(value).filter(|&pos| level.size().contains(pos));
        let place = table.get(key).map(|value| on_board(value).ok_or(key));
        place.transpose()
    };
    let promised = match table.get("no_guess") {
        None => false,
        Some(promised) => promised.as_bool().ok_or("no_guess")?,
    };
    let promise = match (promised, place("first")?, &board) {
        (true, Some(first), SavedBoard::Placed(_)) => NoGuess::From(first),
        (true, None, SavedBoard::Seeded(_)) => NoGuess::Pending,
        (true, ..) => return Err("first"),
        (false, ..) => NoGuess::Off,
    };
    let saved = table.get("saved").and_then(LocalTime::from_toml).ok_or("saved")?;
    Ok(SavedSession {
        id: GameId::parse(text("id")?).ok_or("id")?,
        saved_at: saved.at,
        style: Style::from_key(text("style")?).ok_or("style")?,
        origin: BoardOrigin::from_key(text("origin")?).ok_or("origin")?,
        helped: table.get("helped").and_then(Value::as_bool).ok_or("helped")?,
        cursor: place("cursor")?,
        game: SavedGame {
            level,
            rules: table
                .get("rules")
                .and_then(Value::as_table)
                .and_then(rules_of_keys)
                .ok_or("rules")?,
            board,
            no_guess: promise,
            log: EventLog::decode(0, film).ok_or("film")?,
            time: i32::try_from(number("time_ms")?).map_err(|_| "time_ms")?,
            checksum: Checksum { open: count("open")?, flags: count("flags")? },
        },
    })
}

fn read_pos(value: &Value) -> Option<Pos> {
    match &value.as_array()?[..] {
        [row, col] => {
            Some(Pos::new(row.as_integer()?.try_into().ok()?, col.as_integer()?.try_into().ok()?))
        }
        _ => None,
    }
}

/// Every rule with its name in files.
fn rules_to_keys(rules: Rules) -> [(&'static str, &'static str); 9] {
    [
        ("first_opening", rules.first_opening.key()),
        ("laid", rules.laid.key()),
        ("clock", rules.clock.key()),
        ("question_marks", rules.question_marks.key()),
        ("click_on_flag", rules.click_on_flag.key()),
        ("chord_by", rules.chord_by.key()),
        ("chord_needs", rules.chord_needs.key()),
        ("unmet_chord", rules.unmet_chord.key()),
        ("flags_on_win", rules.flags_on_win.key()),
    ]
}

fn rules_of_keys(table: &toml::Table) -> Option<Rules> {
    fn rule<T: Choice>(table: &toml::Table, key: &str) -> Option<T> {
        T::from_key(table.get(key)?.as_str()?)
    }
    Some(Rules {
        first_opening: rule(table, "first_opening")?,
        laid: rule(table, "laid")?,
        clock: rule(table, "clock")?,
        question_marks: rule(table, "question_marks")?,
        click_on_flag: rule(table, "click_on_flag")?,
        chord_by: rule(table, "chord_by")?,
        chord_needs: rule(table, "chord_needs")?,
        unmet_chord: rule(table, "unmet_chord")?,
        flags_on_win: rule(table, "flags_on_win")?,
    })
}
