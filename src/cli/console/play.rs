//! A game in the terminal.

use super::command::{CellAction, ConsoleCommand};
use super::{Console, board_text};
use crate::cli::report::align_left;
use crate::game::{
    Action, BoardSize, Game, Moment, OutcomeKind, Phase, Pos, Refusal, Style, VisibleCell,
};
use crate::i18n::{Texts, args, hints};
use crate::solver::{Advisor, Effort, PlayerView, hint};
use std::io::{self, BufRead, Write};

/// The console style has no clock, so every action happens at the same time.
pub(super) const NOW: Moment = Moment(0);

impl<R: BufRead, W: Write> Console<'_, R, W> {
    pub(super) fn new_game(&mut self) -> Game {
        let rules = Style::Console.spec().rules;
        Game::new(self.level, rules, self.next_seed(), NOW)
    }

    /// Plays a game until it is over or the player quits.
    pub(super) fn play(&mut self) -> io::Result<()> {
        let mut game = self.new_game();
        let mut advisor = Advisor::explaining(Effort::Exact);
        self.show(&game)?;
        while !game.phase().is_over() {
            match self.ask_command(game.size())? {
                Ok(ConsoleCommand::Quit) => return Ok(()),
                Ok(ConsoleCommand::Redraw) => self.show(&game)?,
                Ok(ConsoleCommand::Help) => self.help()?,
                Ok(ConsoleCommand::Hint) => self.hint(&game, &mut advisor)?,
                Ok(ConsoleCommand::Act(action, Some(pos))) => {
                    match act(&mut game, action, pos, self.texts) {
                        Some(refusal) => self.line(refusal)?,
                        None if game.phase().is_over() => {}
                        None => self.show(&game)?,
                    }
                }
                // The player was asked for a cell and entered none.
                Ok(ConsoleCommand::Act(_, None)) => {}
                Err(error) => self.line(error)?,
            }
        }
        self.show_end(&game)
    }

    /// Asks for a command, and for its cell if it comes without one.
    fn ask_command(&mut self, size: BoardSize) -> io::Result<Result<ConsoleCommand, String>> {
        let texts = self.texts;
        let line = self.ask(texts.get("console-command"))?;
        let command = ConsoleCommand::parse(&line, size, texts);
        if !matches!(command, Ok(ConsoleCommand::Act(_, None))) {
            return Ok(command);
        }
        let cell = self.ask(texts.get("console-cell"))?;
        Ok(ConsoleCommand::parse(&format!("{line} {cell}"), size, texts))
    }

    fn show(&mut self, game: &Game) -> io::Result<()> {
        self.page(&board_text::visible_lines(game, None, self.features))?;
        self.show_remaining(game)
    }

    pub(super) fn show_remaining(&mut self, game: &Game) -> io::Result<()> {
        let texts = self.texts;
        self.line(texts.with("console-remaining", args![count = game.remaining()]))
    }

    /// Shows all mines and whether the game was won.
    pub(super) fn show_end(&mut self, game: &Game) -> io::Result<()> {
        let texts = self.texts;
        self.page(&board_text::revealed_lines(game, self.features))?;
        self.line(match game.phase() {
            Phase::Won => texts.get("console-won"),
            _ => texts.get("console-lost"),
        })
    }

    fn help(&mut self) -> io::Result<()> {
        let texts = self.texts;
        for (keys, meaning) in [
            ("1, o 3 4", texts.get("console-help-open")),
            ("2, f 3 4", texts.get("console-help-mark")),
            ("u 3 4", texts.get("console-help-unmark")),
            ("c 3 4", texts.get("console-help-chord")),
            ("h", texts.get("console-help-hint")),
            (texts.get("key-enter"), texts.get("console-help-look")),
            ("0, q", texts.get("console-help-leave")),
        ] {
            self.line(format_args!("  {}{meaning}", align_left(keys, 10)))?;
        }
        Ok(())
    }

    fn hint(&mut self, game: &Game, advisor: &mut Advisor) -> io::Result<()> {
        let texts = self.texts;
        let view = PlayerView::of(game);
        let Ok(Some(hint)) = hint::hint(&view, &[], advisor, || true) else {
            return self.line(texts.get("hint-none"));
        };
        for sentence in hints::sentences(texts, &view, &hint) {
            self.line(sentence)?;
        }
        let (row, col) = (hint.cell.row + 1, hint.cell.col + 1);
        self.line(if game.cell(hint.cell) == VisibleCell::Flag {
            texts.with("console-hint-flagged", args![row, col])
        } else {
            texts.with("console-hint-do", args![row, col])
        })
    }
}

/// Acts on a cell. Returns the reason if nothing changes.
fn act<'a>(game: &mut Game, action: CellAction, pos: Pos, texts: &'a Texts) -> Option<&'a str> {
    let applied = match action {
        CellAction::Open => Action::Open(pos),
        CellAction::Mark => Action::Mark(pos),
        CellAction::Unmark if game.cell(pos) != VisibleCell::Flag => {
            return Some(texts.get("console-no-flag"));
        }
        CellAction::Unmark => Action::Mark(pos),
        CellAction::Chord => Action::Chord(pos),
    };
    match (action, game.apply(applied, NOW).kind) {
        (_, OutcomeKind::Refused(Refusal::Flagged)) => Some(texts.get("console-flagged")),
        (_, OutcomeKind::Refused(Refusal::Chord)) => Some(texts.get("console-chord-refused")),
        (CellAction::Open, OutcomeKind::Nothing) => Some(texts.get("console-already-open")),
        (CellAction::Mark | CellAction::Unmark, OutcomeKind::Nothing) => {
            Some(texts.get("console-mark-open"))
        }
        (CellAction::Chord, OutcomeKind::Nothing) => Some(match game.cell(pos) {
            VisibleCell::Open(_) => texts.get("console-chord-done"),
            _ => texts.get("console-chord-covered"),
        }),
        _ => None,
    }
}
