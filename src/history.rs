//! What was played: finished games, records and statistics.

pub mod charts;
pub mod csv;
pub mod kept_game;
pub mod number_axis;
pub mod played_game;
pub mod record;
pub mod records_data;
pub mod scores;
pub mod statistics;
pub mod time_axis;

pub use played_game::PlayedGame;
pub use record::Record;
pub use records_data::{AllTimeTotals, RecordRow, RecordsData};
pub use scores::{Ranking, Scores, TableKey};
