//! The settings: how a player wants it. To add one is one line in the list below.

use super::player_name::PlayerName;
use crate::config::keymap::Keymap;
use crate::config::setting_value::SettingValue;
use crate::config::{
    CellSize, ColorVision, InvalidValue, LanguageChoice, LevelChoice, ReduceMotion, ReplayLimit,
    TextSize, Theme, Volume, WindowState,
};
use crate::game::rules::{ChordBy, ChordNeeds, ClickOnFlag, FirstOpening, StartPoint, UnmetChord};
use crate::game::{CustomBoard, Level, Rules, Style};
use toml::Value;
use toml_edit::Item;

/// One setting, whatever its type: how it stands in a file and in [`Settings`].
#[derive(Debug, Clone, Copy)]
pub struct SettingField {
    /// Its name in the file; a dot leads into a table.
    pub key: &'static str,
    /// Sets it to what a file says, and tells what is wrong with that.
    pub(crate) set: fn(&mut Settings, &Value) -> Vec<InvalidValue>,
    /// Puts it into its place in a file.
    pub(crate) put: fn(&Settings, &mut Item),
    /// Whether it is the same in both.
    pub same: fn(&Settings, &Settings) -> bool,
    /// Makes it in the first what it is in the second.
    pub copy: fn(&mut Settings, &Settings),
}

macro_rules! settings {
    ($($(#[$doc:meta])* $name:ident: $kind:ty = $default:expr, $key:literal;)+) => {
        /// How a player wants it.
        #[derive(Debug, Clone, PartialEq)]
        pub struct Settings {
            $($(#[$doc])* pub $name: $kind,)+
        }

        impl Default for Settings {
            fn default() -> Self {
                Self { $($name: $default,)+ }
            }
        }

        impl Settings {
            /// Every setting, in the order in which it is listed here.
            pub const FIELDS: &[SettingField] = &[$(SettingField {
                key: $key,
                set: |settings, value| SettingValue::update(&mut settings.$name, value),
                put: |settings, item| settings.$name.put(item),
                same: |one, other| one.$name == other.$name,
                copy: |to, from| to.$name = from.$name.clone(),
            },)+];
        }
    };
}

settings! {
    /// The language of the words.
    language: LanguageChoice = LanguageChoice::Auto, "language";
    /// Light or dark.
    theme: Theme = Theme::Auto, "theme";
    /// The eye that the numbers' colours are for.
    color_vision: ColorVision = ColorVision::Normal, "numbers";
    /// How large texts and buttons are.
    text_size: TextSize = TextSize::Percent100, "text_size";
    /// The style of play.
    style: Style = Style::default(), "style";
    /// The level that is played.
    level: LevelChoice = LevelChoice::default(), "level";
    /// The last custom board.
    custom: CustomBoard = crate::config::choices::default_custom_board(), "custom";
    /// Whether the next boards are such that need no guess.
    no_guess: bool = false, "no_guess";
    /// Whether the count of the remaining mines is shown.
    show_remaining: bool = true, "show_remaining";
    /// Whether the counters are shown beside the board.
    counters: bool = false, "show_counters";
    /// Whether the player has been offered to read how to play.
    introduced: bool = false, "introduced";
    /// Whether there is sound.
    sound: bool = true, "sound.on";
    /// How loud it is.
    volume: Volume = Volume::default(), "sound.volume";
    /// The player's name, once it is known.
    player: Option<PlayerName> = None, "player";
    /// Whether what moves is kept to what is needed.
    reduce_motion: ReduceMotion = ReduceMotion::Auto, "reduce_motion";
    /// Whether a right press leads from a flag to a question mark, in styles that have them.
    question_marks: bool = true, "question_marks";
    /// Whether the left and the right button change places.
    swap_buttons: bool = false, "mouse.swap_buttons";
    /// Whether a long left press flags.
    long_press_flags: bool = false, "mouse.long_press_flags";
    /// Whether a single left click on an open number chords.
    single_click_chord: bool = false, "mouse.single_click_chord";
    /// How the first opening is protected, where that is not as the style has it.
    first_opening: Option<FirstOpening> = None, "rules.first_opening";
    /// When the mines are laid, where that is not as the style has it.
    laid: Option<StartPoint> = None, "rules.laid";
    /// When the clock starts, where that is not as the style has it.
    clock: Option<StartPoint> = None, "rules.clock";
    /// What a left click on a flag does, where that is not as the style has it.
    click_on_flag: Option<ClickOnFlag> = None, "rules.click_on_flag";
    /// How a chord is given, where that is not as the style has it.
    chord_by: Option<ChordBy> = None, "rules.chord_by";
    /// When a chord opens cells, where that is not as the style has it.
    chord_needs: Option<ChordNeeds> = None, "rules.chord_needs";
    /// What becomes of a chord whose need is not met, where that is not as the style has it.
    unmet_chord: Option<UnmetChord> = None, "rules.unmet_chord";
    /// Whether a win flags the mines, where that is not as the style has it.
    flags_on_win: Option<bool> = None, "rules.flags_on_win";
    /// Whether a minimised window pauses its game.
    pause_minimised: bool = true, "pause_when_minimised";
    /// How many recordings are kept.
    replays: ReplayLimit = ReplayLimit::default(), "replays.keep";
    /// How large the cells of Beginner are; without a side they fit the window.
    beginner_cell_size: Option<CellSize> = None, "cell_size.beginner";
    /// The same on Intermediate.
    intermediate_cell_size: Option<CellSize> = None, "cell_size.intermediate";
    /// The same on Expert.
    expert_cell_size: Option<CellSize> = None, "cell_size.expert";
    /// The same on the level with one mine in five cells.
    scattered_cell_size: Option<CellSize> = None, "cell_size.scattered";
    /// The same on all custom boards.
    custom_cell_size: Option<CellSize> = None, "cell_size.custom";
    /// How the window was left.
    window: WindowState = WindowState::default(), "window";
    /// The keys, where the player has chosen others.
    keys: Keymap = Keymap::default(), "keys";
}

impl Settings {
    /// Takes up a style: the count of the remaining mines is shown as it has it, and a board that
    /// it does not offer gives way to its first one.
    pub fn set_style(&mut self, style: Style) {
        if style == self.style {
            return;
        }
        self.style = style;
        self.show_remaining = style.spec().shows_remaining;
        self.set_board(style.level_for(self.board()));
    }

    /// Whether the style's rules hold as they are.
    pub fn has_style_rules(&self) -> bool {
        self.rules_for(self.style) == self.style.rules()
    }

    /// The rules of `style` with what the player has changed in them.
    pub fn rules_for(&self, style: Style) -> Rules {
        let rules = style.rules();
        Rules {
            first_opening: self.first_opening.unwrap_or(rules.first_opening),
            laid: self.laid.unwrap_or(rules.laid),
            clock: self.clock.unwrap_or(rules.clock),
            question_marks: rules.question_marks,
            click_on_flag: self.click_on_flag.unwrap_or(rules.click_on_flag),
            chord_by: self.chord_by.unwrap_or(rules.chord_by),
            chord_needs: self.chord_needs.unwrap_or(rules.chord_needs),
            unmet_chord: self.unmet_chord.unwrap_or(rules.unmet_chord),
            flags_on_win: self.flags_on_win.unwrap_or(rules.flags_on_win),
        }
    }

    /// Gives every rule back to the style.
    pub const fn reset_rules(&mut self) {
        self.first_opening = None;
        self.laid = None;
        self.clock = None;
        self.click_on_flag = None;
        self.chord_by = None;
        self.chord_needs = None;
        self.unmet_chord = None;
        self.flags_on_win = None;
    }

    /// The board that is played.
    pub fn board(&self) -> Level {
        match self.level {
            LevelChoice::Named(named) => named.level(),
            LevelChoice::Scattered => Level::Scattered,
            LevelChoice::Custom => Level::Custom(self.custom),
        }
    }

    /// Sets the board that is played; a custom one is remembered.
    pub fn set_board(&mut self, level: Level) {
        self.level = LevelChoice::of(level);
        if let Level::Custom(board) = level {
            self.custom = board;
        }
    }

    /// How large the cells of a level are, where the player has chosen that. All custom boards
    /// share one side.
    pub const fn cell_size(&self, level: Level) -> Option<CellSize> {
        match level {
            Level::Beginner => self.beginner_cell_size,
            Level::Intermediate => self.intermediate_cell_size,
            Level::Expert => self.expert_cell_size,
            Level::Scattered => self.scattered_cell_size,
            Level::Custom(_) => self.custom_cell_size,
        }
    }

    /// Chooses how large the cells of a level are; without a side they fit the window.
    pub const fn set_cell_size(&mut self, level: Level, side: Option<CellSize>) {
        match level {
            Level::Beginner => self.beginner_cell_size = side,
            Level::Intermediate => self.intermediate_cell_size = side,
            Level::Expert => self.expert_cell_size = side,
            Level::Scattered => self.scattered_cell_size = side,
            Level::Custom(_) => self.custom_cell_size = side,
        }
    }
}
