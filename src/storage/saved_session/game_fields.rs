//! A game in progress as files have it.

use crate::game::{
    BoardCode, BoardOrigin, Choice, DailyGame, DailyLevel, GameId, Level, NoGuess, Pos, Rules,
    Style,
};
use crate::history::played_game::{LevelFields, LocalTime};
use crate::replay::saved_game::{Checksum, SavedBoard};
use crate::replay::{EventLog, SavedGame, SavedSession};
use base64::Engine;
use base64::prelude::BASE64_STANDARD;
use jiff::tz::Offset;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

#[derive(Serialize, Deserialize)]
pub(super) struct GameFields {
    id: String,
    saved: LocalTime,
    style: String,
    origin: String,
    /// The day of a daily board.
    day: Option<String>,
    /// Whether the game was started on that day.
    on_time: Option<bool>,
    helped: bool,
    #[serde(flatten)]
    level: LevelFields,
    board: Option<String>,
    seed: Option<String>,
    no_guess: Option<bool>,
    /// The row and column of the start cell.
    first: Option<(u16, u16)>,
    cursor: Option<(u16, u16)>,
    time_ms: i32,
    open: u32,
    flags: u32,
    /// The events.
    film: String,
    rules: BTreeMap<String, String>,
}

impl GameFields {
    /// The keys that a game may lack.
    pub const OPTIONAL: [&str; 10] =
        ["rows", "cols", "mines", "board", "seed", "no_guess", "first", "cursor", "day", "on_time"];

    pub fn new(session: &SavedSession) -> Self {
        let game = &session.game;
        let cell = |pos: Pos| (pos.row, pos.col);
        let (mines, board, seed) = match &game.board {
            SavedBoard::Placed(field) => {
                let code = BoardCode::new(field.clone()).ok();
                (field.mines(), code.map(|code| code.to_string()), None)
            }
            SavedBoard::Seeded(seed) => {
                (game.level.mines().unwrap_or_default(), None, Some(seed.to_string()))
            }
        };
        let daily = match session.origin {
            BoardOrigin::Daily(daily) => Some(daily),
            _ => None,
        };
        let rules = game.rules.to_keys().map(|(rule, value)| (rule.to_owned(), value.to_owned()));
        Self {
            id: session.id.to_string(),
            saved: LocalTime::new(session.saved_at, Offset::UTC),
            style: session.style.key().to_owned(),
            origin: origin_key(session.origin).to_owned(),
            day: daily.map(|daily| daily.day.to_string()),
            on_time: daily.map(|daily| daily.on_time),
            helped: session.helped,
            level: LevelFields::new(game.level, mines),
            board,
            seed,
            no_guess: (game.no_guess != NoGuess::Off).then_some(true),
            first: match game.no_guess {
                NoGuess::From(first) => Some(cell(first)),
                NoGuess::Off | NoGuess::Pending => None,
            },
            cursor: session.cursor.map(cell),
            time_ms: game.time,
            open: game.checksum.open,
            flags: game.checksum.flags,
            film: BASE64_STANDARD.encode(game.log.encoded()),
            rules: rules.into(),
        }
    }

    /// The game, or the key of a wrong value.
    pub fn parse(&self) -> Result<SavedSession, &'static str> {
        let (level, mines) = self.level.parse()?;
        let board = match (&self.board, &self.seed) {
            (Some(code), _) => {
                let field = code.parse::<BoardCode>().map_err(|_| "board")?.into_field();
                if field.size() != level.size() || field.mines() != mines {
                    return Err("board");
                }
                SavedBoard::Placed(field)
            }
            (None, Some(seed)) => SavedBoard::Seeded(seed.parse().map_err(|_| "seed")?),
            (None, None) => return Err("seed"),
        };
        let cell = |cell: Option<(u16, u16)>, key| match cell {
            Some((row, col)) if !level.size().contains(Pos::new(row, col)) => Err(key),
            cell => Ok(cell.map(|(row, col)| Pos::new(row, col))),
        };
        let no_guess = match (self.no_guess, cell(self.first, "first")?, &board) {
            (Some(true), Some(first), SavedBoard::Placed(_)) => NoGuess::From(first),
            (Some(true), None, SavedBoard::Seeded(_)) => NoGuess::Pending,
            (Some(true), ..) => return Err("first"),
            _ => NoGuess::Off,
        };
        let events = BASE64_STANDARD.decode(&self.film).ok();
        let rules = Rules::from_keys(|rule| self.rules.get(rule).map(String::as_str));
        Ok(SavedSession {
            id: GameId::parse(&self.id).ok_or("id")?,
            saved_at: self.saved.at,
            style: Style::from_key(&self.style).ok_or("style")?,
            origin: self.origin(level)?,
            helped: self.helped,
            cursor: cell(self.cursor, "cursor")?,
            game: SavedGame {
                level,
                rules: rules.ok_or("rules")?,
                board,
                no_guess,
                log: events.and_then(|events| EventLog::decode(0, &events)).ok_or("film")?,
                time: self.time_ms,
                checksum: Checksum { open: self.open, flags: self.flags },
            },
        })
    }
    fn origin(&self, level: Level) -> Result<BoardOrigin, &'static str> {
        let day = self.day.as_ref().map(|day| day.parse().map_err(|_| "day")).transpose()?;
        let daily = || {
            let day = day.ok_or("day")?;
            let level = DailyLevel::of(level).ok_or("level")?;
            Ok(DailyGame { day, level, on_time: self.on_time.unwrap_or_default() })
        };
        match self.origin.as_str() {
            FRESH => Ok(BoardOrigin::Fresh),
            SEEDED => Ok(BoardOrigin::Seeded),
            KNOWN => Ok(BoardOrigin::Known),
            DAILY => daily().map(BoardOrigin::Daily),
            _ => Err("origin"),
        }
    }
}

const FRESH: &str = "fresh";
const SEEDED: &str = "seeded";
const KNOWN: &str = "known";
const DAILY: &str = "daily";

const fn origin_key(origin: BoardOrigin) -> &'static str {
    match origin {
        BoardOrigin::Fresh => FRESH,
        BoardOrigin::Seeded => SEEDED,
        BoardOrigin::Known => KNOWN,
        BoardOrigin::Daily(_) => DAILY,
    }
}
