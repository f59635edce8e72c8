//! Everything a player can ask for outside the fields and controls of a dialog, in one table. A
//! key, a button and a menu entry all lead to the same [`Command`].

mod reading;
mod table;

use super::keymap::KeyPress;
use crate::game::Phase;

pub use reading::Reading;
pub use table::Command;

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
    Reading,
    Game,
    Tools,
    Recordings,
    /// What commands do to a recording.
    Replay,
    View,
    Everywhere,
}

impl HelpGroup {
    pub const ALL: [Self; 8] = [
        Self::Board,
        Self::Reading,
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
            Self::Reading => "help-reading",
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

impl Command {
    /// Every command but the levels, in the order in which they are listed.
    pub fn all() -> impl Iterator<Item = Self> {
        let readings = Reading::ALL.iter().copied().map(Self::Read);
        Self::PLAIN.iter().copied().chain(readings)
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
