//! A change of the settings.

use super::command::Command;
use super::keymap::KeyPress;
use super::{
    CellSize, ColorVision, LanguageChoice, PlayerName, ReduceMotion, Settings, TextSize, Theme,
    Volume, WindowState,
};
use crate::game::rules::{ChordBy, ChordNeeds, ClickOnFlag, FirstOpening, StartPoint, UnmetChord};
use crate::game::{Level, Style};

/// A change of one setting. A rule that is `None` follows the style.
#[derive(Debug, Clone, PartialEq)]
pub enum SettingChange {
    Language(LanguageChoice),
    Style(Style),
    Theme(Theme),
    ColorVision(ColorVision),
    TextSize(TextSize),
    ReduceMotion(ReduceMotion),
    NoGuess(bool),
    Sound(bool),
    Volume(Volume),
    QuestionMarks(bool),
    SwapButtons(bool),
    LongPress(bool),
    SingleClickChord(bool),
    PauseMinimised(bool),
    FirstOpening(Option<FirstOpening>),
    Laid(Option<StartPoint>),
    Clock(Option<StartPoint>),
    ClickOnFlag(Option<ClickOnFlag>),
    ChordBy(Option<ChordBy>),
    ChordNeeds(Option<ChordNeeds>),
    UnmetChord(Option<UnmetChord>),
    FlagsOnWin(Option<bool>),
    /// All rules follow the style.
    RestoreRules,
    Key(Command, KeyPress),
    RestoreKeys,
    Player(PlayerName),
    ShowRemaining(bool),
    Counters(bool),
    Board(Level),
    CellSize(Level, Option<CellSize>),
    Window(WindowState),
    /// The player knows how to play.
    Introduced,
}

impl SettingChange {
    pub fn apply(self, settings: &mut Settings) {
        match self {
            Self::Language(language) => settings.language = language,
            Self::Style(style) => settings.set_style(style),
            Self::Theme(theme) => settings.theme = theme,
            Self::ColorVision(vision) => settings.color_vision = vision,
            Self::TextSize(size) => settings.text_size = size,
            Self::ReduceMotion(reduce) => settings.reduce_motion = reduce,
            Self::NoGuess(on) => settings.no_guess = on,
            Self::Sound(on) => settings.sound = on,
            Self::Volume(volume) => settings.volume = volume,
            Self::QuestionMarks(on) => settings.question_marks = on,
            Self::SwapButtons(on) => settings.swap_buttons = on,
            Self::LongPress(on) => settings.long_press_flags = on,
            Self::SingleClickChord(on) => settings.single_click_chord = on,
            Self::PauseMinimised(on) => settings.pause_minimised = on,
            Self::FirstOpening(rule) => settings.first_opening = rule,
            Self::Laid(rule) => settings.laid = rule,
            Self::Clock(rule) => settings.clock = rule,
            Self::ClickOnFlag(rule) => settings.click_on_flag = rule,
            Self::ChordBy(rule) => settings.chord_by = rule,
            Self::ChordNeeds(rule) => settings.chord_needs = rule,
            Self::UnmetChord(rule) => settings.unmet_chord = rule,
            Self::FlagsOnWin(rule) => settings.flags_on_win = rule,
            Self::RestoreRules => settings.reset_rules(),
            // Another window may have taken the key since, and keeps it.
            Self::Key(command, press) => drop(settings.keys.set(command, press)),
            Self::RestoreKeys => settings.keys.reset(),
            Self::Player(name) => settings.player = Some(name),
            Self::ShowRemaining(shown) => settings.show_remaining = shown,
            Self::Counters(shown) => settings.counters = shown,
            Self::Board(level) => settings.set_board(level),
            Self::CellSize(level, side) => settings.set_cell_size(level, side),
            Self::Window(state) => settings.window = state,
            Self::Introduced => settings.introduced = true,
        }
    }
}
