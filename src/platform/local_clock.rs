//! What the player's clocks show.

use crate::history::played_game::LocalTime;
use jiff::Timestamp;
use jiff::tz::TimeZone;

pub fn now() -> LocalTime {
    let at = Timestamp::now();
    LocalTime::new(at, TimeZone::system().to_offset(at))
}
