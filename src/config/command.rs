//! Everything a player can ask for outside the fields and controls of a dialog, in one table. A
//! key, a button and a menu entry all lead to the same [`Command`].

use super::keymap::{KeyPress, Named};
use crate::game::{Level, Phase};
use HelpGroup::{Board, Everywhere, Game, Recordings, Tools, View};

/// What is known about a command: one row of the table.
#[derive(Debug)]
pub struct CommandSpec {
    /// The name in the settings file, if the player can choose another key.
    pub setting: Option<&'static str>,
    /// The keys until the player chooses another.
    pub keys: &'static [KeyPress],
    /// The key of the text that names it.
    pub label: &'static str,
    /// The text of its button's tooltip, if that says more.
    pub tip: Option<&'static str>,
    pub help: Option<HelpGroup>,
    /// The text that says what it does to a recording.
    pub in_replay: Option<&'static str>,
    /// Whether it does the same on every screen.
    pub is_global: bool,
    /// The key of the text that says why it is not available, if it isn't.
    refusal: fn(CommandContext) -> Option<&'static str>,
    /// Its name now, if that depends on the state.
    current_label: Option<fn(CommandContext) -> &'static str>,
    /// For a switch: the key of its name, and whether it is on.
    switch: Option<Switch>,
}

type Switch = (&'static str, fn(CommandContext) -> bool);

/// What decides whether a command is available, and how a switch is named.
#[derive(Debug, Clone, Copy)]
pub struct CommandContext {
    pub phase: Phase,
    pub clock_runs: bool,
    /// Whether the mines are placed.
    pub has_mines: bool,
    /// Whether the first click waits for a no-guess board.
    pub is_searching: bool,
    /// Whether a hint is shown that a longer search may improve, and whether that search runs.
    pub can_think: bool,
    pub is_thinking: bool,
    /// Whether the finished game has moments that are worth a look.
    pub has_moments: bool,
    /// Whether a recording is in front, but not that of the game in progress.
    pub in_replay: bool,
    /// Whether new boards are raced against the best of their level, or the nearest 3BV.
    pub races_level: bool,
    pub races_bbbv: bool,
    pub allows_custom: bool,
    pub flag_mode: bool,
    pub no_guess: bool,
    pub sound: bool,
    pub show_remaining: bool,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum HelpGroup {
    Board,
    Game,
    Tools,
    Recordings,
    /// What commands do to a recording.
    Replay,
    View,
    Everywhere,
}

impl HelpGroup {
    pub const ALL: [Self; 7] = [
        Self::Board,
        Self::Game,
        Self::Tools,
        Self::Recordings,
        Self::Replay,
        Self::View,
        Self::Everywhere,
    ];

    pub const fn title(self) -> &'static str {
        match self {
            Self::Board => "help-board",
            Self::Game => "help-game",
            Self::Tools => "help-aid",
            Self::Recordings => "help-recordings",
            Self::Replay => "help-replay",
            Self::View => "help-view",
            Self::Everywhere => "help-windows",
        }
    }

    /// The commands of this group, and the keys of the texts that say what they do. Commands with
    /// the same text follow each other.
    pub fn rows(self) -> impl Iterator<Item = (Command, &'static str)> {
        Command::all().filter_map(move |command| {
            let spec = command.spec();
            let text = match self {
                Self::Replay => spec.in_replay,
                _ => (spec.help == Some(self)).then_some(spec.label),
            };
            text.map(|text| (command, text))
        })
    }
}

impl CommandSpec {
    const fn tip(self, text: &'static str) -> Self {
        Self { tip: Some(text), ..self }
    }

    const fn in_replay(self, text: &'static str) -> Self {
        Self { in_replay: Some(text), ..self }
    }

    const fn global(self) -> Self {
        Self { is_global: true, ..self }
    }

    const fn unless(self, refusal: fn(CommandContext) -> Option<&'static str>) -> Self {
        Self { refusal, ..self }
    }

    const fn switches(self, name: &'static str, is_on: fn(CommandContext) -> bool) -> Self {
        Self { switch: Some((name, is_on)), ..self }
    }

    const fn named(self, label: fn(CommandContext) -> &'static str) -> Self {
        Self { current_label: Some(label), ..self }
    }
}

macro_rules! commands {
    ($($(#[$doc:meta])* $name:ident [$($key:expr),*] = $spec:expr;)+) => {
        #[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
        pub enum Command {
            $($(#[$doc])* $name,)+
            /// Starts a game.
            Level(Level),
        }

        impl Command {
            /// Every command but the levels, in the order in which they are listed.
            pub const ALL: &[Self] = &[$(Self::$name),+];

            pub const fn spec(self) -> &'static CommandSpec {
                match self {
                    $(Self::$name => const {
                        &CommandSpec { keys: const { &[$($key),*] }, ..$spec }
                    },)+
                    Self::Level(_) => const { &button("tip-levels") },
                }
            }
        }
    };
}

/// A command whose key the player can change.
const fn bound(setting: &'static str, label: &'static str, help: HelpGroup) -> CommandSpec {
    CommandSpec { setting: Some(setting), ..fixed(label, help) }
}

/// A command with reserved keys.
const fn fixed(label: &'static str, help: HelpGroup) -> CommandSpec {
    CommandSpec { help: Some(help), ..button(label) }
}

/// A command without a key.
const fn button(label: &'static str) -> CommandSpec {
    CommandSpec {
        setting: None,
        keys: &[],
        label,
        tip: None,
        help: None,
        in_replay: None,
        is_global: false,
        refusal: |_| None,
        current_label: None,
        switch: None,
    }
}

const fn key(named: Named) -> KeyPress {
    KeyPress::named(named)
}

const fn letter(char: char) -> KeyPress {
    KeyPress::symbol(char)
}

const fn ctrl(char: char) -> KeyPress {
    KeyPress::symbol(char).with_ctrl()
}

/// Why there can be no help with the board: it is hidden while the game is paused.
const fn no_help(now: CommandContext) -> Option<&'static str> {
    match now.phase {
        Phase::Ready | Phase::Running if now.is_searching => Some("search-title"),
        Phase::Ready | Phase::Running => None,
        Phase::Paused => Some("paused"),
        Phase::Won | Phase::Lost => Some("why-over"),
    }
}

const fn no_pause(now: CommandContext) -> Option<&'static str> {
    match now.phase {
        Phase::Won | Phase::Lost => Some("why-over"),
        Phase::Paused => None,
        Phase::Ready | Phase::Running => refused(!now.clock_runs, "why-not-begun"),
    }
}

const fn no_mines(now: CommandContext) -> Option<&'static str> {
    refused(!now.has_mines, "why-not-begun")
}

const fn refused(is_refused: bool, why: &'static str) -> Option<&'static str> {
    if is_refused { Some(why) } else { None }
}

commands! {
    Left [key(Named::Left)] = fixed("help-arrows", Board).in_replay("help-events");
    Right [key(Named::Right)] = fixed("help-arrows", Board).in_replay("help-events");
    Up [key(Named::Up)] = fixed("help-arrows", Board).in_replay("help-speed");
    Down [key(Named::Down)] = fixed("help-arrows", Board).in_replay("help-speed");
    RowStart [key(Named::Home)] = fixed("help-row-ends", Board).in_replay("help-edges");
    RowEnd [key(Named::End)] = fixed("help-row-ends", Board).in_replay("help-edges");
    FirstCell [key(Named::Home).with_ctrl()] = fixed("help-corners", Board);
    LastCell [key(Named::End).with_ctrl()] = fixed("help-corners", Board);
    PageUp [key(Named::PageUp)] = fixed("help-pages", Board).in_replay("help-marks");
    PageDown [key(Named::PageDown)] = fixed("help-pages", Board).in_replay("help-marks");
    /// Opens a cell, or presses the main button of a dialog.
    Accept [key(Named::Enter)] = fixed("key-does-open", Board).in_replay("help-run");
    Open [key(Named::Space)] = bound("open", "key-does-open", Board).in_replay("help-run");
    Flag [letter('F')] = bound("flag", "key-does-flag", Board);
    /// Opens the cells around the number under the cursor.
    Chord [letter('C')] = bound("chord", "key-does-chord", Board);
    New [key(Named::F2)] = bound("new", "new-game", Game);
    Pause [letter('P'), key(Named::Pause)] = bound("pause", "key-does-pause", Game)
        .in_replay("help-run")
        .unless(no_pause)
        .named(|now| if now.phase == Phase::Paused { "resume" } else { "pause" });
    Retry [letter('R')] = bound("retry", "board-retry", Game)
        .unless(no_mines);
    /// Asks for a custom board.
    Custom [ctrl('N')] = bound("custom", "custom-title", Game)
        .unless(|now| refused(!now.allows_custom, "why-style"));
    /// Turns boards without guesses on or off.
    NoGuess [letter('N')] = bound("no_guess", "key-does-no-guess", Game)
        .tip("tip-no-guess")
        .switches("no-guess", |now| now.no_guess)
        .named(|now| if now.no_guess { "no-guess-is-on" } else { "no-guess-is-off" });
    /// Turns flag mode on or off.
    FlagMode [letter('M')] = bound("flag_mode", "key-does-flag-mode", Board)
        .tip("tip-flag-mode")
        .switches("flag-mode", |now| now.flag_mode)
        .named(|now| if now.flag_mode { "flag-mode-is-on" } else { "flag-mode-is-off" });
    Hint [letter('H')] = bound("hint", "aid-hint", Tools)
        .unless(no_help);
    /// Searches longer for a better guess than the hint that is shown, or ends that search.
    ThinkLonger [letter('T')] = bound("think_longer", "aid-think", Tools)
        .unless(|now| no_help(now).or(refused(!now.can_think && !now.is_thinking, "aid-hint")))
        .named(|now| if now.is_thinking { "aid-think-stop" } else { "aid-think" });
    /// Shows or hides the odds of every covered cell.
    Odds [letter('O')] = bound("odds", "aid-odds", Tools)
        .tip("tip-odds")
        .in_replay("aid-odds")
        .unless(no_help);
    /// Marks the flags that cannot be right.
    Check [letter('K')] = bound("check", "aid-check", Tools)
        .unless(no_help);
    /// Shows the draft marks and makes more, or puts them away.
    Draft [letter('D')] = bound("draft", "draft", Tools).unless(no_help);
    /// Starts or stops auto-play.
    Auto [letter('A')] = bound("auto", "aid-auto", Tools)
        .unless(no_help);
    Step [letter('.')] = bound("step", "key-does-step", Tools).unless(no_help);
    /// Shows where luck was needed.
    Luck [letter('L')] = bound("luck", "luck-title", Tools)
        .tip("tip-luck")
        .unless(|now| refused(!now.phase.is_over(), "why-not-over"));
    /// Tries the moments of the finished game that are worth a look.
    Moments [letter('E')] = bound("moments", "moments", Tools).unless(|now| refused(!now.has_moments, "why-not-over"));
    /// Takes back the click that lost the game, or goes on with a recording from here.
    PlayOn [ctrl('Z')] = bound("play_on", "play-on", Recordings)
        .in_replay("play-on-here")
        .unless(|now| refused(!now.in_replay && now.phase != Phase::Lost, "why-not-lost"))
        .named(|now| if now.in_replay { "play-on-here" } else { "play-on" });
    /// Offers ghosts to race against, or races against the recording in front.
    Race [letter('G')] = bound("race", "race", Recordings)
        .in_replay("race-this")
        .named(|now| if now.in_replay { "race-this" } else { "race" });
    Watch [letter('W')] = bound("watch", "replay-watch-last", Recordings)
        .unless(no_mines);
    OpenRecording [ctrl('O')] = bound("open_recording", "replay-open", Recordings);
    SaveRecording [ctrl('S')] = bound("save_recording", "replay-save-as", Recordings)
        .unless(no_mines);
    /// Asks for a moving picture of the recording.
    SaveFilm [ctrl('G')] = bound("save_gif", "film-save", Recordings)
        .in_replay("film-save")
        .unless(no_mines);
    /// Shows the recordings of the player's folders.
    Library [key(Named::F3)] = bound("library", "library", Recordings)
        .global();
    /// Copies the board as it is shown.
    CopyPicture [ctrl('I')] = bound("copy_picture", "picture-copy", Recordings)
        .in_replay("picture-copy");
    CopyBoard [ctrl('C')] = bound("copy_board", "board-copy", Recordings)
        .unless(no_mines);
    PasteBoard [ctrl('V')] = bound("paste_board", "board-paste", Recordings);
    /// Shows the lessons.
    Lessons [key(Named::F7)] = bound("lessons", "lessons", Everywhere)
        .global();
    /// Shows positions to solve.
    Practice [key(Named::F8)] = bound("practice", "practice", Everywhere)
        .global();
    /// Shows the daily boards.
    Daily [key(Named::F9)] = bound("daily", "daily", Everywhere)
        .tip("daily-tip")
        .global();
    /// Shows the workbench.
    Workbench [key(Named::F12)] = bound("workbench", "bench", Everywhere)
        .tip("bench-tip")
        .global();
    /// Does again what was taken back on the workbench.
    Redo [ctrl('Y')] = bound("redo", "redo", Tools);
    Records [key(Named::F4)] = bound("records", "records", Everywhere)
        .global();
    Settings [key(Named::F5)] = bound("settings", "settings", Everywhere)
        .global();
    Help [key(Named::F1), letter('?')] = bound("help", "help", Everywhere)
        .global();
    Menu [key(Named::F10)] = bound("menu", "menu", Everywhere).global();
    Counters [key(Named::F6)] = bound("counters", "counters", Everywhere)
        .global();
    ZoomIn [ctrl('+'), ctrl('=')] = bound("zoom_in", "zoom-in", View).global();
    ZoomOut [ctrl('-')] = bound("zoom_out", "zoom-out", View).global();
    ZoomFit [ctrl('0')] = bound("zoom_fit", "zoom-fit", View).global();
    FullScreen [key(Named::F11)] = bound("full_screen", "full-screen", Everywhere)
        .global();
    NextControl [key(Named::Tab)] = fixed("help-tab", Everywhere);
    PreviousControl [key(Named::Tab).with_shift()] = fixed("help-tab", Everywhere);
    /// Closes what is in front, or goes back to the board.
    Back [KeyPress::ESCAPE] = fixed("help-escape", Everywhere);
    /// Closes what the information strip shows.
    Dismiss [] = button("close").global();
    Sound [] = button("sound")
        .switches("sound", |now| now.sound)
        .named(|now| if now.sound { "sound-is-on" } else { "sound-is-off" });
    /// Shows or hides how many mines are left.
    ShowRemaining [] = button("show-remaining")
        .switches("show-remaining", |now| now.show_remaining)
        .tip("tip-remaining");
    RaceBoard [] = button("race-board")
        .unless(|now| refused(!now.in_replay && !now.has_mines, "why-not-begun"))
        .named(|now| if now.in_replay { "race-this" } else { "race-board" });
    /// Races new boards against the best recording of their level, or no more.
    RaceLevel [] = button("race-level").switches("race-level", |now| now.races_level);
    /// The same against one with the nearest 3BV.
    RaceBbbv [] = button("race-bbbv").switches("race-bbbv", |now| now.races_bbbv);
    Quit [] = button("leave").tip("tip-leave");
}

impl Command {
    pub fn all() -> impl Iterator<Item = Self> {
        Self::ALL.iter().copied()
    }

    /// The commands whose key the player can change, and their names in the settings file.
    pub fn bindable() -> impl Iterator<Item = (Self, &'static str)> {
        Self::all().filter_map(|command| Some((command, command.spec().setting?)))
    }

    /// The name in the settings file; empty if the player cannot change the key.
    pub fn setting_name(self) -> &'static str {
        self.spec().setting.unwrap_or_default()
    }

    pub fn is_available(self, context: CommandContext) -> bool {
        self.refusal(context).is_none()
    }

    /// The key of the text that says why it is not available.
    pub fn refusal(self, context: CommandContext) -> Option<&'static str> {
        (self.spec().refusal)(context)
    }

    /// For a switch: the key of its name, and whether it is on.
    pub fn switch(self, context: CommandContext) -> Option<(&'static str, bool)> {
        self.spec().switch.map(|(name, is_on)| (name, is_on(context)))
    }

    /// The key of the text that names it now.
    pub fn current_label(self, context: CommandContext) -> &'static str {
        let spec = self.spec();
        spec.current_label.map_or(spec.label, |label| label(context))
    }
}
