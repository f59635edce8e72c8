//! What was played: finished games, records and statistics.

pub mod charts;
pub mod number_axis;
pub mod played_game;
pub mod record;
pub mod report;
pub mod scores;
pub mod statistics;
pub mod time_axis;
pub mod win_rate;

pub use played_game::PlayedGame;
pub use record::Record;
pub use report::{AllTimeTotals, RecordRow, RecordsReport};
pub use scores::{Ranking, Scores};
