//! A game in progress as files have it: how it began, and how far it has come.

use crate::game::board_filter::FilterLimit;
use crate::game::{
    BoardCode, BoardFilter, BoardOrigin, Choice, DailyGame, DailyLevel, GameId, Level, NoGuess,
    Pos, Rules, Style,
};
use crate::history::played_game::{LocalTime, PlayedBoard};
use crate::replay::formats::rawvf;
use crate::replay::ghost::RivalKind;
use crate::replay::saved_game::{Checksum, SavedBoard, SavedRace};
use crate::replay::{EventLog, SavedGame, SavedSession};
use base64::Engine;
use base64::prelude::BASE64_STANDARD;
use jiff::civil::Date;
use jiff::tz::Offset;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use toml::Table;

#[derive(Serialize, Deserialize)]
pub(super) struct GameFields {
    id: GameId,
    style: Style,
    origin: String,
    /// The day of a daily board.
    day: Option<Date>,
    /// Whether the game was started on that day.
    on_time: Option<bool>,
    helped: bool,
    #[serde(flatten)]
    played: PlayedBoard,
    board: Option<String>,
    seed: Option<String>,
    no_guess: Option<bool>,
    /// The row and column of the start cell.
    first: Option<(u16, u16)>,
    /// As it was when the file was last written as a whole.
    #[serde(flatten)]
    state: StepFields,
    /// What it is raced against.
    race: Option<RaceFields>,
    /// The limits that the board was chosen by, or will be.
    filter: Option<BTreeMap<String, u32>>,
    rules: BTreeMap<String, String>,
    /// What a later version has added.
    #[serde(flatten)]
    pub(super) unknown: Table,
}

#[derive(Serialize, Deserialize)]
struct RaceFields {
    rival: RivalKind,
    /// The recording as RAWVF.
    ghost: Option<String>,
}

impl RaceFields {
    /// The longest recording, in bytes: over half an hour of play.
    const LONGEST: usize = 4 << 20;

    fn new(race: &SavedRace) -> Self {
        let text = race.ghost.as_deref().and_then(rawvf::to_text);
        Self { rival: race.rival, ghost: text.filter(|text| text.len() <= Self::LONGEST) }
    }

    fn parse(&self) -> SavedRace {
        let ghost = self.ghost.as_ref().and_then(|text| rawvf::read(text.as_bytes()).ok());
        SavedRace { rival: self.rival, ghost: ghost.map(Box::new) }
    }
}

/// What has happened in a game since it was last saved.
#[derive(Serialize, Deserialize)]
pub(super) struct StepFields {
    saved: LocalTime,
    cursor: Option<(u16, u16)>,
    time_ms: i32,
    open: u32,
    flags: u32,
    /// The new events. They come last: without them, a step is incomplete.
    #[serde(alias = "film")]
    events: String,
}

impl StepFields {
    /// The events from this one on.
    pub(super) fn new(session: &SavedSession, from: usize) -> Self {
        let game = &session.game;
        Self {
            saved: LocalTime::new(session.saved_at, Offset::UTC),
            cursor: session.cursor.map(|pos| (pos.row, pos.col)),
            time_ms: game.time,
            open: game.checksum.open,
            flags: game.checksum.flags,
            events: BASE64_STANDARD.encode(game.log.encoded_from(from)),
        }
    }
}

impl GameFields {
    pub fn new(session: &SavedSession, unknown: Table) -> Self {
        let game = &session.game;
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
            id: session.id,
            style: session.style,
            origin: origin_key(session.origin).to_owned(),
            day: daily.map(|daily| daily.day),
            on_time: daily.map(|daily| daily.on_time),
            helped: session.helped,
            played: PlayedBoard { level: game.level, mines },
            board,
            seed,
            no_guess: (game.no_guess != NoGuess::Off).then_some(true),
            first: match game.no_guess {
                NoGuess::From(first) => Some((first.row, first.col)),
                NoGuess::Off | NoGuess::Pending => None,
            },
            state: StepFields::new(session, 0),
            filter: game.filter.map(|filter| {
                filter.limits().map(|(limit, value)| (limit.key().to_owned(), value)).collect()
            }),
            race: session.race.as_ref().map(RaceFields::new),
            rules: rules.into(),
            unknown,
        }
    }

    /// The game after these steps, or the key of a wrong value.
    pub fn parse(&self, steps: &[StepFields]) -> Result<SavedSession, &'static str> {
        let PlayedBoard { level, mines } = self.played;
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
        let filter = self.filter.as_ref().map(read_filter).transpose()?;
        let mut events = Vec::new();
        for step in std::iter::once(&self.state).chain(steps) {
            BASE64_STANDARD.decode_vec(&step.events, &mut events).map_err(|_| "events")?;
        }
        let last = steps.last().unwrap_or(&self.state);
        let rules = Rules::from_keys(|rule| self.rules.get(rule).map(String::as_str));
        Ok(SavedSession {
            id: self.id,
            saved_at: last.saved.at,
            style: self.style,
            origin: self.origin(level)?,
            helped: self.helped,
            cursor: cell(last.cursor, "cursor")?,
            race: self.race.as_ref().map(RaceFields::parse),
            game: SavedGame {
                level,
                rules: rules.ok_or("rules")?,
                board,
                no_guess,
                filter,
                log: EventLog::decode(0, &events).ok_or("events")?,
                time: last.time_ms,
                checksum: Checksum { open: last.open, flags: last.flags },
            },
        })
    }

    fn origin(&self, level: Level) -> Result<BoardOrigin, &'static str> {
        let daily = || {
            let day = self.day.ok_or("day")?;
            let level = DailyLevel::of(level).ok_or("level")?;
            Ok(DailyGame { day, level, on_time: self.on_time.unwrap_or_default() })
        };
        match self.origin.as_str() {
            FRESH => Ok(BoardOrigin::Fresh),
            SEEDED => Ok(BoardOrigin::Seeded),
            KNOWN => Ok(BoardOrigin::Known),
            DAILY => daily().map(BoardOrigin::Daily),
            PLAYED_ON => Ok(BoardOrigin::PlayedOn),
            SET_UP => Ok(BoardOrigin::SetUp),
            _ => Err("origin"),
        }
    }
}

fn read_filter(limits: &BTreeMap<String, u32>) -> Result<BoardFilter, &'static str> {
    let mut filter = BoardFilter::default();
    for (key, &value) in limits {
        let limit = FilterLimit::from_key(key).ok_or("filter")?;
        if !filter.set(limit, Some(value)) {
            return Err("filter");
        }
    }
    Ok(filter)
}

const FRESH: &str = "fresh";
const SEEDED: &str = "seeded";
const KNOWN: &str = "known";
const DAILY: &str = "daily";
const PLAYED_ON: &str = "played-on";
const SET_UP: &str = "set-up";

const fn origin_key(origin: BoardOrigin) -> &'static str {
    match origin {
        BoardOrigin::Fresh => FRESH,
        BoardOrigin::Seeded => SEEDED,
        BoardOrigin::Known => KNOWN,
        BoardOrigin::Daily(_) => DAILY,
        BoardOrigin::PlayedOn => PLAYED_ON,
        BoardOrigin::SetUp => SET_UP,
    }
}
