//! A game in progress as files have it.

use crate::game::{BoardCode, BoardOrigin, Choice, GameId, NoGuess, Pos, Rules, Style};
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
    pub const OPTIONAL: [&str; 8] =
        ["rows", "cols", "mines", "board", "seed", "no_guess", "first", "cursor"];

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
        let rules = game.rules.to_keys().map(|(rule, value)| (rule.to_owned(), value.to_owned()));
        Self {
            id: session.id.to_string(),
            saved: LocalTime::new(session.saved_at, Offset::UTC),
            style: session.style.key().to_owned(),
            origin: session.origin.key().to_owned(),
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
            origin: BoardOrigin::from_key(&self.origin).ok_or("origin")?,
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
}
