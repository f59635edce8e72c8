//! The figures of a recording that a list of recordings shows.

use super::formats::{FileRecording, RecordingFormat};
use super::recording::{Mark, marks};
use super::{FileDoubts, Recording, Session};
use crate::game::counters::{BoardMetrics, Counters, Figures, GameResult, Regions};
use crate::game::{Level, VisibleCell};
use jiff::civil::DateTime;
use jiff::tz::TimeZone;
use jiff::{Timestamp, civil};
use serde::de::Error;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// What is known of a recorded game without watching it.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct RecordingSummary {
    pub format: RecordingFormat,
    #[serde(serialize_with = "write_level", deserialize_with = "read_level")]
    pub level: Level,
    pub result: GameResult,
    /// The time on the clock in ms; `None` without a clock.
    pub time_ms: Option<u64>,
    /// The 3BV of the board.
    pub bbbv: u32,
    /// The solved 3BV.
    pub solved: u32,
    /// Left and right clicks and chords.
    pub clicks: u32,
    pub player: String,
    /// The program and its version.
    pub program: String,
    /// As the file has it.
    pub played_at: String,
    /// Whether the player had help.
    pub helped: bool,
    /// See [`Metadata::played_on`](super::Metadata::played_on).
    #[serde(default)]
    pub played_on: bool,
    #[serde(default)]
    pub doubts: FileDoubts,
}

fn write_level<S: Serializer>(level: &Level, into: S) -> Result<S::Ok, S::Error> {
    let (size, mines) = (level.size(), level.mines().unwrap_or_default());
    (size.rows(), size.cols(), mines).serialize(into)
}

fn read_level<'de, D: Deserializer<'de>>(from: D) -> Result<Level, D::Error> {
    let (rows, cols, mines) = Deserialize::deserialize(from)?;
    Level::with_dimensions(rows, cols, mines).map_err(|_| D::Error::custom("no board"))
}

impl RecordingSummary {
    /// Replays the game once. Takes about as long as reading it: the slow counters are left out.
    pub fn of(file: &FileRecording) -> Self {
        let recording = &file.recording;
        let session = played_to_end(recording);
        let regions = Regions::of(&recording.field);
        let game = session.game();
        let metadata = &recording.metadata;
        Self {
            format: file.format,
            level: recording.level,
            result: game.phase().into(),
            time_ms: session.tally().time,
            bbbv: regions.bbbv(),
            solved: regions.solved(|pos| matches!(game.cell(pos), VisibleCell::Open(_))),
            clicks: session.tally().clicks(),
            player: metadata.player.trim().to_owned(),
            program: metadata.full_program(),
            played_at: metadata.played_at.trim().to_owned(),
            helped: metadata.helped,
            played_on: metadata.played_on,
            doubts: metadata.doubts.clone(),
        }
    }

    /// The texts that say what is special about the game.
    pub fn marks(&self) -> impl Iterator<Item = Mark> + use<> {
        marks(self.helped, self.played_on, &self.doubts)
    }

    /// Solved 3BV per second.
    pub fn bbbv_per_second(&self) -> Option<f64> {
        let time = self.time_ms.filter(|&time| time > 0)?;
        Some(f64::from(self.solved) / (time as f64 / 1_000.0))
    }

    /// The index of efficiency: solved 3BV ÷ clicks.
    pub fn ioe(&self) -> Option<f64> {
        (self.clicks > 0).then(|| f64::from(self.solved) / f64::from(self.clicks))
    }
}

impl Recording {
    /// All counters at the end. Replays the game once.
    pub fn counters(&self) -> Counters {
        self.counters_of(&played_to_end(self))
    }

    /// All that is known at the end. Replays the game once.
    pub fn figures(&self) -> Figures {
        let session = played_to_end(self);
        let now = self.moment(self.log.end());
        Figures::from(&self.counters_of(&session)).with_clicks_now(session.clicks_now(now))
    }

    fn counters_of(&self, session: &Session) -> Counters {
        let regions = Regions::of(&self.field);
        let metrics = BoardMetrics::of(&self.field, &regions);
        Counters::of_known_board(session.game(), session.tally(), metrics, &regions)
    }
}

/// A recorded game at its end.
pub fn played_to_end(recording: &Recording) -> Session {
    let mut session = Session::for_replay(recording.game());
    for &event in recording.log.events() {
        session.replay(event, recording.moment(event.time));
    }
    session
}

/// When a game was played, from the text of its program: a moment in seconds, milliseconds or
/// microseconds since 1970 or with an offset from UTC, which is converted to `zone`, or a local
/// time with the year or the day first. `None` if it is none of these.
pub fn played_at(text: &str, zone: &TimeZone) -> Option<DateTime> {
    let text = text.trim();
    if let Ok(number) = text.parse::<i64>() {
        return Some(moment(number)?.to_zoned(zone.clone()).datetime());
    }
    if let Ok(moment) = text.parse::<Timestamp>() {
        return Some(moment.to_zoned(zone.clone()).datetime());
    }
    let parts = text.split(|sign: char| !sign.is_ascii_digit()).filter(|part| !part.is_empty());
    let parts: Vec<&str> = parts.collect();
    let number = |at: usize| parts.get(at).map_or(Some(0), |part| part.parse::<i16>().ok());
    let (year, month, day) = match (parts.first()?.len(), parts.get(2)?.len()) {
        (4, _) => (number(0)?, number(1)?, number(2)?),
        (_, 4) => (number(2)?, number(1)?, number(0)?),
        _ => return None,
    };
    let small = |number: i16| i8::try_from(number).ok();
    let time = [number(3)?, number(4)?, number(5)?];
    let date = civil::Date::new(year, small(month)?, small(day)?).ok()?;
    let time = civil::Time::new(small(time[0])?, small(time[1])?, small(time[2])?, 0).ok()?;
    Some(date.to_datetime(time))
}

/// The moment of a number since 1970, in the unit that puts it into this age.
fn moment(number: i64) -> Option<Timestamp> {
    const SECONDS: i64 = 100_000_000_000;
    const MILLISECONDS: i64 = 1_000 * SECONDS;
    let moment = match number {
        // 0 stands for an unknown date.
        ..=0 => return None,
        1..SECONDS => Timestamp::from_second(number),
        SECONDS..MILLISECONDS => Timestamp::from_millisecond(number),
        MILLISECONDS.. => Timestamp::from_microsecond(number),
    };
    moment.ok()
}
