//! What was played: finished games, records and statistics, and what follows from them.

pub mod played_game;
pub mod record;
pub mod scores;
pub mod statistics;
pub mod win_rate;

pub use played_game::PlayedGame;
pub use record::Record;
pub use scores::{Ranking, Scores};
