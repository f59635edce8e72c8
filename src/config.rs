//! What the player chose: the values of the settings and the key bindings. No file access.

pub(crate) mod choices;
pub mod command;
pub mod counter_list;
mod filter_choice;
mod kept_games;
pub mod keymap;
pub(crate) mod lang;
mod limited_numbers;
pub mod menu;
pub mod player_name;
pub(crate) mod setting_value;
pub mod settings;
pub mod skin;
pub(crate) mod window_state;

pub use choices::{
    ColorVision, Detail, LanguageChoice, LevelKind, Pace, PlaceNames, PracticeGoal, PracticeKind,
    PracticeSize, PracticeTime, ReduceMotion, Spacing, TextSize, Theme, Typeface,
};
pub use filter_choice::{FilterChoice, FilterChoices};
pub use kept_games::{GameFacts, GamesToKeep, KeptGames, NameField, NameTemplate, TemplateError};
pub use lang::{Lang, UnknownLang};
pub use limited_numbers::{CellSize, ReplayLimit, Volume};
pub use player_name::{BoardName, NameError, PlayerName};
pub use settings::{PlaySwitches, SettingChange, Settings};
pub use window_state::WindowState;
