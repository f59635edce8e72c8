//! What most tests use: a game, the window that it is played in, and the files of its player.

pub use super::board::at;
pub use super::launch::{Launch, beginner};
pub use super::pairwise::pairwise;
pub use super::window::TestWindow;
pub use super::{fast_folder, read_recording};
pub use sapper::config::command::Command;
pub use sapper::config::{Lang, LevelKind, SettingChange, Settings};
pub use sapper::game::counters::GameResult;
pub use sapper::game::pointer::InputConfig;
pub use sapper::game::{
    Action, BoardCode, BoardSize, Game, Level, Minefield, Moment, Phase, Pos, Rules, Style,
    VisibleCell,
};
pub use sapper::history::{PlayedGame, Scores};
pub use sapper::i18n::Texts;
pub use sapper::replay::{Playback, Recording};
pub use sapper::storage::{FileNotice, Folders, GameHistory};
pub use sapper::ui::shell::app::LaunchOptions;
pub use sapper::ui::shell::stack;
pub use std::fs;
pub use std::path::{Path, PathBuf};
pub use std::time::Duration;
pub use tempfile::TempDir;
