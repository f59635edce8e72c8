//! What the player's clocks show.

use crate::history::played_game::LocalTime;
use jiff::tz::TimeZone;
use jiff::{Timestamp, civil};
use std::time::SystemTime;

/// The latest time that a clock may show: a year before the last that can be written, so that
/// there is a tomorrow everywhere.
const LATEST: civil::DateTime = civil::date(9998, 12, 31).at(0, 0, 0, 0);

/// The time of the system. Every time of day is asked for here.
pub fn timestamp() -> Timestamp {
    let since = web_time::SystemTime::now().duration_since(web_time::UNIX_EPOCH);
    clamped(SystemTime::UNIX_EPOCH + since.unwrap_or_default())
}

/// The time of the system as part of a file name, without colons, which some file systems forbid.
pub fn file_stamp() -> String {
    timestamp().strftime("%Y-%m-%dT%H-%M-%SZ").to_string()
}

/// A time of a clock that may be wrong: not before 1970, and not after 9998.
pub fn clamped(time: SystemTime) -> Timestamp {
    let latest = TimeZone::UTC.to_timestamp(LATEST).unwrap_or(Timestamp::UNIX_EPOCH);
    let since = time.duration_since(SystemTime::UNIX_EPOCH).unwrap_or_default();
    Timestamp::UNIX_EPOCH.checked_add(since).map_or(latest, |time| time.min(latest))
}

pub fn now() -> LocalTime {
    let at = timestamp();
    LocalTime::new(at, TimeZone::system().to_offset(at))
}
