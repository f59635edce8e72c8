//! What the player chose: the values of the settings and the key bindings. No file access.

pub(crate) mod cell_size;
pub(crate) mod choices;
pub mod command;
pub mod keymap;
pub(crate) mod keymap_table;
pub(crate) mod lang;
pub mod player_name;
mod replay_limit;
pub(crate) mod setting_value;
pub mod settings;
pub mod volume;
pub(crate) mod window_state;

pub use cell_size::CellSize;
pub use choices::{
    ColorVision, LanguageChoice, LevelChoice, PracticeKind, PracticeSize, PracticeTime,
    ReduceMotion, TextSize, Theme,
};
pub use lang::{Lang, UnknownLang};
pub use player_name::{NameError, PlayerName};
pub use replay_limit::ReplayLimit;
pub use settings::{SettingChange, Settings};
pub use volume::Volume;
pub use window_state::WindowState;
