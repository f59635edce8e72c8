//! The settings, and how they are changed. A new one is one line in the list below: its name, type,
//! default and key, and the [`SettingChange`] that sets it.

use super::player_name::{BoardName, PlayerName};
use crate::config::command::Command;
use crate::config::counter_list::CounterList;
use crate::config::keymap::{KeyPress, Keymap};
use crate::config::setting_value::SettingValue;
use crate::config::skin::SkinName;
use crate::config::{
    CellSize, ColorVision, Detail, FilterChoice, FilterChoices, KeptGames, Lang, LanguageChoice,
    LevelKind, Pace, PlaceNames, PracticeGoal, PracticeKind, PracticeSize, PracticeTime,
    ReduceMotion, ReplayLimit, Spacing, TextSize, Theme, Typeface, Volume, WindowState,
};
use crate::game::pointer::{InputConfig, LongPress};
use crate::game::rules::{ChordBy, ChordNeeds, ClickOnFlag, FirstOpening, StartPoint, UnmetChord};
use crate::game::{CustomBoard, Level, Rules, Style};
use std::collections::BTreeMap;
use toml::Value;

/// One setting of any type: its place in a file and in [`Settings`].
#[derive(Debug, Clone, Copy)]
pub struct SettingField {
    /// The name in the file; a dot leads into a table.
    pub key: &'static str,
    /// Sets the value from a file and returns the keys of invalid entries.
    pub(crate) set: fn(&mut Settings, &Value) -> Vec<String>,
    /// The value for a file; `None` if it has none.
    pub(crate) get: fn(&Settings) -> Option<Value>,
    /// Whether both have the same value.
    pub same: fn(&Settings, &Settings) -> bool,
    /// Copies the value from the second to the first.
    pub copy: fn(&mut Settings, &Settings),
}

macro_rules! settings {
    ($(
        $(#[$doc:meta])* $name:ident: $kind:ty = $default:expr, $key:literal $(, $change:ident)?;
    )+) => {
        /// What the player chose.
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
            pub const FIELDS: &[SettingField] = &[$(SettingField {
                key: $key,
                set: |settings, value| SettingValue::update(&mut settings.$name, $key, value),
                get: |settings| settings.$name.to_value(),
                same: |one, other| one.$name == other.$name,
                copy: |to, from| to.$name = from.$name.clone(),
            },)+];
        }

        /// A change of one setting. A rule that is `None` follows the style.
        #[derive(Debug, Clone, PartialEq)]
        pub enum SettingChange {
            $($($change($kind),)?)+
            /// With what belongs to the style.
            Style(Style),
            /// All rules follow the style.
            RestoreRules,
            Key(Command, KeyPress),
            RestoreKeys,
            Player(PlayerName),
            Board(Level),
            /// A board is saved under a name, or removed.
            SavedBoard(BoardName, Option<CustomBoard>),
            /// The filter of a level.
            Filter(Level, FilterChoice),
            CellSize(Level, Option<CellSize>),
            /// The player knows how to play.
            Introduced,
        }

        impl SettingChange {
            pub fn apply(self, settings: &mut Settings) {
                match self {
                    $($(Self::$change(value) => settings.$name = value,)?)+
                    Self::Style(style) => {
                        settings.original_rules &= style == settings.style;
                        settings.set_style(style);
                    }
                    Self::RestoreRules => settings.reset_rules(),
                    // Another window may have taken the key since, and keeps it.
                    Self::Key(command, press) => drop(settings.keys.set(command, press)),
                    Self::RestoreKeys => settings.keys.reset(),
                    Self::Player(name) => settings.player = Some(name),
                    Self::Board(level) => settings.set_board(level),
                    Self::SavedBoard(name, Some(board)) => {
                        settings.custom_boards.insert(name, board);
                    }
                    Self::SavedBoard(name, None) => drop(settings.custom_boards.remove(&name)),
                    Self::Filter(level, choice) => settings.filter.set(level, choice),
                    Self::CellSize(level, side) => settings.set_cell_size(level, side),
                    Self::Introduced => settings.introduced = true,
                }
            }
        }
    };
}

settings! {
    language: LanguageChoice = LanguageChoice::Auto, "language", Language;
    theme: Theme = Theme::Auto, "theme", Theme;
    color_vision: ColorVision = ColorVision::Normal, "numbers", ColorVision;
    text_size: TextSize = TextSize::Percent100, "text_size", TextSize;
    typeface: Typeface = Typeface::Usual, "typeface", Typeface;
    letter_spacing: Spacing = Spacing::Usual, "letter_spacing", LetterSpacing;
    line_spacing: Spacing = Spacing::Usual, "line_spacing", LineSpacing;
    style: Style = Style::default(), "style";
    /// Whether the style brings its own rules, as all did once. A style chosen since comes without
    /// them, so that a look changes no rule in secret.
    original_rules: bool = true, "original_rules", OriginalRules;
    /// Whether light in the glass shows what happens on the board.
    light: bool = true, "light", Light;
    level: LevelKind = LevelKind::Beginner, "level";
    custom: CustomBoard = crate::config::choices::default_custom_board(), "custom";
    /// The boards that the player has saved.
    custom_boards: BTreeMap<BoardName, CustomBoard> = BTreeMap::new(), "custom_boards";
    /// Whether new boards need no guess.
    no_guess: bool = false, "no_guess", NoGuess;
    /// Which boards new ones are chosen from.
    filter: FilterChoices = FilterChoices::default(), "filter";
    /// Whether the count of remaining mines is shown.
    show_remaining: bool = true, "show_remaining", ShowRemaining;
    counters: bool = false, "show_counters", Counters;
    /// Whether results, records and replays have figures like 3BV and luck. They begin without, but
    /// players from before there was a choice keep them.
    expert_figures: bool = true, "expert_figures", ExpertFigures;
    /// Whether the player has been offered the introduction.
    introduced: bool = false, "introduced";
    sound: bool = true, "sound.on", Sound;
    /// Whether tones tell what is on the cells, for players who cannot see them.
    sound_guide: bool = false, "sound.guide", SoundGuide;
    volume: Volume = Volume::default(), "sound.volume", Volume;
    /// How much is said of cells and actions.
    detail: Detail = Detail::Normal, "speech.detail", Detail;
    /// Whether cells are said even if tones tell what is on them.
    speech_with_tones: bool = true, "speech.with_tones", SpeechWithTones;
    /// How the places of cells are told.
    place_names: PlaceNames = PlaceNames::RowFirst, "speech.places", PlaceNames;
    player: Option<PlayerName> = None, "player";
    /// Whether animations are reduced.
    reduce_motion: ReduceMotion = ReduceMotion::Auto, "reduce_motion", ReduceMotion;
    /// Whether a right click turns a flag into a question mark, in styles that have them.
    question_marks: bool = true, "question_marks", QuestionMarks;
    /// Whether there are question marks in the Classic style, whose players do without.
    classic_question_marks: bool = false, "classic.question_marks", ClassicQuestionMarks;
    /// Whether the left and right buttons are swapped.
    swap_buttons: bool = false, "mouse.swap_buttons", SwapButtons;
    /// Whether a long left press flags.
    long_press_flags: bool = false, "mouse.long_press_flags", LongPress;
    long_press: LongPress = LongPress::default(), "mouse.long_press_ms", LongPressTime;
    /// When a resting pointer clicks.
    dwell: Pace = Pace::Off, "mouse.dwell", Dwell;
    /// How long a ring stays on each row, cell or control for players with one switch.
    scanning: Pace = Pace::Off, "scanning", Scanning;
    /// Whether keys act on the cell under the pointer.
    keys_at_pointer: bool = false, "mouse.keys_at_pointer", KeysAtPointer;
    /// Whether a click on a number flags the cells around it if all of them are mines. It counts as
    /// help.
    click_flags: bool = false, "mouse.click_flags", ClickFlags;
    /// Whether numbers with as many flags around them are dimmed. It counts as help.
    dim_satisfied: bool = false, "board.dim_satisfied", DimSatisfied;
    /// Whether the cells that the number under the pointer touches are lit.
    light_neighbours: bool = false, "board.light_neighbours", LightNeighbours;
    /// Whether the button for flag mode is shown even while it is off.
    flag_button: bool = false, "mouse.flag_button", FlagButton;
    /// Whether a left click on an open number chords.
    single_click_chord: bool = false, "mouse.single_click_chord", SingleClickChord;
    /// What the Classic style looks like.
    skin: Option<SkinName> = None, "classic.skin", Skin;
    /// Whether the click that brings the window to the front does nothing else.
    raise_only: bool = false, "mouse.raise_only", RaiseOnly;
    /// The rules below override those of the style.
    first_opening: Option<FirstOpening> = None, "rules.first_opening", FirstOpening;
    laid: Option<StartPoint> = None, "rules.laid", Laid;
    clock: Option<StartPoint> = None, "rules.clock", Clock;
    click_on_flag: Option<ClickOnFlag> = None, "rules.click_on_flag", ClickOnFlag;
    chord_by: Option<ChordBy> = None, "rules.chord_by", ChordBy;
    chord_needs: Option<ChordNeeds> = None, "rules.chord_needs", ChordNeeds;
    unmet_chord: Option<UnmetChord> = None, "rules.unmet_chord", UnmetChord;
    flags_on_win: Option<bool> = None, "rules.flags_on_win", FlagsOnWin;
    fair_guess: Option<bool> = None, "rules.fair_guess", FairGuess;
    strict: Option<bool> = None, "rules.strict", Strict;
    pause_minimised: bool = true, "pause_when_minimised", PauseMinimised;
    practice_kind: PracticeKind = PracticeKind::Mixed, "practice.kind", PracticeKind;
    practice_size: PracticeSize = PracticeSize::Beginner, "practice.size", PracticeSize;
    practice_time: PracticeTime = PracticeTime::Unlimited, "practice.time", PracticeTime;
    practice_goal: PracticeGoal = PracticeGoal::Ten, "practice.goal", PracticeGoal;
    replays: ReplayLimit = ReplayLimit::default(), "replays.keep";
    /// Which games are kept besides records.
    kept_games: KeptGames = KeptGames::default(), "kept_games", KeptGames;
    /// Cell sizes; `None` fits the window.
    beginner_cell_size: Option<CellSize> = None, "cell_size.beginner";
    intermediate_cell_size: Option<CellSize> = None, "cell_size.intermediate";
    expert_cell_size: Option<CellSize> = None, "cell_size.expert";
    scattered_cell_size: Option<CellSize> = None, "cell_size.scattered";
    custom_cell_size: Option<CellSize> = None, "cell_size.custom";
    window: WindowState = WindowState::default(), "window", Window;
    /// The key bindings.
    keys: Keymap = Keymap::default(), "keys";
    /// Whether a game that can set no record any more gives way to a new one.
    restart_past_best: bool = false, "restart.past_best", RestartPastBest;
    /// Whether tables have a decimal comma, and semicolons between their fields.
    decimal_comma: bool = false, "csv.decimal_comma", DecimalComma;
    /// Which counters are shown, and in which order.
    counter_list: CounterList = CounterList::default(), "counters", CounterList;
}

/// What a game does besides clicks and keys: what the player has added to them, and what its counters
/// need.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct PlaySwitches {
    /// Keys act on the cell under the pointer.
    pub keys_at_pointer: bool,
    /// A click on a number flags the cells around it if all of them are mines.
    pub click_flags: bool,
    /// What is shown of counters changes while nothing is done.
    pub counters_run: bool,
    /// What is shown of counters follows from the solved 3BV.
    pub counts_solved: bool,
}

impl Settings {
    /// Changes the style. It sets whether the remaining mines are shown, and its default level if
    /// it does not offer the current one.
    pub fn set_style(&mut self, style: Style) {
        if style == self.style {
            return;
        }
        self.style = style;
        self.show_remaining = style.spec().shows_remaining;
        self.set_board(style.level_for(self.board()));
    }

    /// The rules that come with the style: its own, or else the usual ones.
    pub const fn style_rules(&self) -> Rules {
        if self.original_rules { self.style.rules() } else { Rules::WINDOWS_7 }
    }

    /// Whether no rule is changed.
    pub fn has_style_rules(&self) -> bool {
        self.changed_rules() == self.style_rules()
    }

    /// The rules of the style with the changes of the player.
    pub fn changed_rules(&self) -> Rules {
        let rules = self.style_rules();
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
            fair_guess: self.fair_guess.unwrap_or(rules.fair_guess),
            strict: self.strict.unwrap_or(rules.strict),
        }
    }

    /// Whether the player wants question marks in this style.
    pub const fn has_question_marks(&self) -> bool {
        match self.style {
            Style::Classic => self.classic_question_marks,
            _ => self.question_marks,
        }
    }

    /// The change that turns them on or off in this style.
    pub const fn question_marks_change(&self) -> fn(bool) -> SettingChange {
        match self.style {
            Style::Classic => SettingChange::ClassicQuestionMarks,
            _ => SettingChange::QuestionMarks,
        }
    }

    /// The rules of the next game.
    pub fn rules(&self) -> Rules {
        let rules = self.changed_rules();
        Rules {
            question_marks: rules.question_marks && self.has_question_marks(),
            chord_by: match rules.chord_by {
                ChordBy::Buttons if self.single_click_chord => ChordBy::SingleClick,
                chord_by => chord_by,
            },
            ..rules
        }
    }

    /// What the player has added to clicks and keys.
    pub fn play_switches(&self) -> PlaySwitches {
        PlaySwitches {
            keys_at_pointer: self.keys_at_pointer,
            click_flags: self.click_flags,
            counters_run: self.counters && self.counter_list.runs(),
            counts_solved: self.counters && self.counter_list.needs_solved(),
        }
    }

    pub fn input_config(&self) -> InputConfig {
        let chord_by = self.changed_rules().chord_by;
        InputConfig {
            swapped: self.swap_buttons,
            long_press_marks: self.long_press_flags,
            long_press: self.long_press,
            // Flag mode belongs to the screen, not to the settings.
            flag_mode: false,
            double_click_chords: chord_by == ChordBy::DoubleClick,
            no_button_chords: chord_by != ChordBy::Buttons,
        }
    }

    /// The language to use where the system's is this one.
    pub const fn lang(&self, system: Lang) -> Lang {
        match self.language {
            LanguageChoice::Auto => system,
            LanguageChoice::Specific(lang) => lang,
        }
    }

    pub fn reset_rules(&mut self) {
        let rules = Self::FIELDS.iter().filter(|field| field.key.starts_with("rules."));
        rules.for_each(|field| (field.copy)(self, &Self::default()));
    }

    pub fn board(&self) -> Level {
        self.level.level().unwrap_or(Level::Custom(self.custom))
    }

    /// Sets the level to play; a custom board is remembered.
    pub fn set_board(&mut self, level: Level) {
        self.level = LevelKind::of(level);
        if let Level::Custom(board) = level {
            self.custom = board;
        }
    }

    /// The cell size on a level, if the player chose one. All custom boards share one.
    pub const fn cell_size(&self, level: Level) -> Option<CellSize> {
        match level {
            Level::Beginner | Level::Beginner8x8 => self.beginner_cell_size,
            Level::Intermediate => self.intermediate_cell_size,
            Level::Expert => self.expert_cell_size,
            Level::Scattered => self.scattered_cell_size,
            Level::Custom(_) => self.custom_cell_size,
        }
    }

    /// Sets the cell size on a level; `None` fits the window.
    pub const fn set_cell_size(&mut self, level: Level, side: Option<CellSize>) {
        match level {
            Level::Beginner | Level::Beginner8x8 => self.beginner_cell_size = side,
            Level::Intermediate => self.intermediate_cell_size = side,
            Level::Expert => self.expert_cell_size = side,
            Level::Scattered => self.scattered_cell_size = side,
            Level::Custom(_) => self.custom_cell_size = side,
        }
    }
}
