//! The rule for help: what shows more about the board of the game in progress than its player can see
//! says so before, and marks the game. Hints, odds and what else the game itself offers ask in its
//! strip (`play/assistant.rs`); all the rest comes through here.

use super::{Message, Stack};
use crate::config::command::Command;
use crate::game::Minefield;
use crate::ui::features::library;
use crate::ui::features::opened_recording::OpenedRecording;
use crate::ui::features::play::question::QuestionDialog;
use crate::ui::features::replay::{self, ReplayScreen};
use crate::ui::features::workbench::{self, WorkbenchScreen};
use crate::ui::screen::context::Context;
use crate::ui::screen::effect::{Effects, Request};
use crate::ui::screen::notices::Notice;
use crate::ui::shell::any_screen;
use crate::workbench::{Mode, Setup, text};

impl Stack {
    /// What happens instead of a message that would be help: the player is asked, and a board of
    /// another window is refused. `None` if nothing speaks against it.
    pub(super) fn hold_back(
        &mut self,
        message: &Message,
        ctx: Context<'_>,
    ) -> Option<Effects<Message>> {
        if self.boards_elsewhere.iter().any(|board| self.shows_board(message, board)) {
            return Some(Request::Notify(Notice::of("help-elsewhere", ctx.texts)).into());
        }
        if !self.is_help(message, ctx) {
            return None;
        }
        if !self.game.counts(ctx.daily) {
            self.game.assistant.note_help();
            return None;
        }
        if self.dialogs.iter().any(|dialog| dialog.get() == Some(&QuestionDialog::HelpCost)) {
            self.held_back.push(message.clone());
            return Some(Vec::new());
        }
        self.held_back = vec![message.clone()];
        Some(self.open(QuestionDialog::HelpCost.into(), ctx))
    }

    /// The player wants what was held back, which marks the game.
    pub(super) fn give_help(&mut self, ctx: Context<'_>) -> Effects<Message> {
        self.game.assistant.note_help();
        let held_back = std::mem::take(&mut self.held_back);
        held_back.into_iter().flat_map(|message| self.update(message, ctx)).collect()
    }

    /// Whether a message shows more about the board of the game in progress than its player can see.
    fn is_help(&self, message: &Message, ctx: Context<'_>) -> bool {
        let game = self.game.game();
        let Some(board) = game.field().filter(|_| !game.phase().is_over()) else {
            return false;
        };
        let replay = self.front::<ReplayScreen>().filter(|replay| replay.is_live);
        let is_odds = matches!(
            message,
            Message::Command(Command::Odds)
                | Message::Screen(any_screen::Message::Replay(replay::Message::Command(
                    Command::Odds
                )))
        );
        match message {
            _ if is_odds => replay.is_some_and(|replay| !replay.odds.is_shown()),
            // A recording holds the whole board, as its code does.
            Message::Command(Command::CopyBoard) => !self.game.keeps_secret(ctx.daily),
            Message::Command(Command::SaveRecording) => {
                self.is_recording_live() && !self.game.keeps_secret(ctx.daily)
            }
            message => self.shows_board(message, board),
        }
    }

    /// Whether a message shows where the mines of a board are, or what follows from a position of it.
    fn shows_board(&self, message: &Message, board: &Minefield) -> bool {
        let is_board = |setup: &Setup| setup.mode() == Mode::Board && setup.is_of(board);
        let is_of = |replay: &ReplayScreen| !replay.is_live && replay.recording().field == *board;
        match message {
            Message::RecordingOpened(opened) => match opened {
                OpenedRecording::Playing(replay)
                | OpenedRecording::Paused(replay)
                | OpenedRecording::FromFile { replay, .. } => is_of(replay),
                OpenedRecording::Comparison(both) => {
                    both.sides().iter().any(|side| side.playback.recording.field == *board)
                }
                OpenedRecording::Setup(read) => is_board(&read.setup),
                OpenedRecording::Picture(read) => is_board(&read.setup),
                OpenedRecording::Rival(_)
                | OpenedRecording::Folder(_)
                | OpenedRecording::Session(_)
                | OpenedRecording::Failed { .. } => false,
            },
            Message::Practise(position) => Setup::of_view(&position.view, &[]).is_of(board),
            Message::Screen(any_screen::Message::Library(library::Message::PreviewReady(
                preview,
            ))) => preview.game.as_ref().is_some_and(|game| game.field() == Some(board)),
            Message::Screen(any_screen::Message::Workbench(message)) => match message {
                workbench::Message::Found(_) => {
                    self.find::<WorkbenchScreen>().is_some_and(|bench| bench.setup().is_of(board))
                }
                workbench::Message::Pasted(Some(pasted)) => {
                    text::read(pasted).is_ok_and(|read| is_board(&read.setup))
                }
                workbench::Message::PastedPicture(Ok(read)) => is_board(&read.setup),
                _ => false,
            },
            _ => false,
        }
    }
}
