//! The table of all commands.

use super::HelpGroup::{self, Board, Everywhere, Game, Recordings, Tools, View};
use super::{CommandContext, CommandSpec, Reading};
use crate::config::keymap::{KeyPress, Named};
use crate::game::{Level, Phase};

macro_rules! commands {
    ($($(#[$doc:meta])* $name:ident [$($key:expr),*] = $spec:expr;)+) => {
        #[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
        pub enum Command {
            $($(#[$doc])* $name,)+
            /// Tells something about the board in front.
            Read(Reading),
            /// Starts a game.
            Level(Level),
        }

        impl Command {
            pub(super) const PLAIN: &[Self] = &[$(Self::$name),+];

            pub const fn spec(self) -> &'static CommandSpec {
                match self {
                    $(Self::$name => const {
                        &CommandSpec { keys: const { &[$($key),*] }, ..$spec }
                    },)+
                    Self::Read(reading) => reading.spec(),
                    Self::Level(_) => const { &button("tip-levels") },
                }
            }
        }
    };
}

/// A command whose key the player can change.
pub(super) const fn bound(
    setting: &'static str,
    label: &'static str,
    help: HelpGroup,
) -> CommandSpec {
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
    New [key(Named::F2), KeyPress::button(4), KeyPress::button(5)] = bound("new", "new-game", Game);
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
        .unless(no_help)
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
    Moments [letter('E')] = bound("moments", "moments-button", Tools).unless(|now| refused(!now.has_moments, "why-not-over"));
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
    SaveGif [ctrl('G')] = bound("save_gif", "gif-save", Recordings)
        .in_replay("gif-save")
        .unless(no_mines);
    /// A moving picture begins, or ends, at the time that is shown of a recording.
    GifFrom [letter('<')] = bound("gif_from", "gif-mark-from", Recordings)
        .in_replay("gif-mark-from");
    GifTo [letter('>')] = bound("gif_to", "gif-mark-to", Recordings)
        .in_replay("gif-mark-to");
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
    /// Closes what the sheet shows.
    Dismiss [] = button("close").global();
    Sound [] = button("sound")
        .switches("sound", |now| now.sound)
        .named(|now| if now.sound { "sound-is-on" } else { "sound-is-off" });
    /// Shows or hides how many mines are left.
    ShowRemaining [] = button("show-remaining")
        .switches("show-remaining", |now| now.show_remaining)
        .tip("tip-remaining");
    RaceBoard [letter('U')] = bound("race_board", "race-board", Recordings)
        .unless(|now| refused(!now.in_replay && !now.has_mines, "why-not-begun"))
        .named(|now| if now.in_replay { "race-this" } else { "race-board" });
    /// Races new boards against the best recording of their level, or no more.
    RaceLevel [letter('B')] = bound("race_level", "race-level", Recordings)
       .switches("race-level", |now| now.races_level);
    /// Races new boards against the recording with the nearest 3BV, or no more.
    RaceBbbv [letter('V')] = bound("race_3bv", "race-bbbv", Recordings)
       .switches("race-bbbv", |now| now.races_bbbv);
    /// Asks which counters are shown.
    ChooseCounters [] = button("counters-choose").global();
    Quit [] = button("leave").tip("tip-leave");
    /// Shows what Sapper runs on, and how fast it is there.
    Machine [] = button("machine").global();
}
