//! What is shown: the game, the screens above it, and the dialogs in front of them.

mod board_view;
mod commands;
mod dialogs;
mod help;
mod library_view;
mod message;
mod next_game;
mod reading;
mod recordings;
mod scanning;
mod screens;
mod view;
mod workbench;

use crate::config::Settings;
use crate::config::command::Command;
use crate::config::keymap::KeyPress;
use crate::game::pointer::scanner::Scanner;
use crate::game::{Level, Minefield, Moment};
use crate::ui::context::Context;
use crate::ui::dialog::Dialog;
use crate::ui::effect::{self, Effect, Effects, Request};
use crate::ui::notices::{Notice, Notices};
use crate::ui::screen::learn::practice::PracticeScreen;
use crate::ui::screen::play::PlayScreen;
use crate::ui::screen::replay::ReplayScreen;
use crate::ui::screen::workbench::WorkbenchScreen;
use crate::ui::screen::{self, Screen, counters_view, play};
use library_view::pick_folder;
use std::collections::VecDeque;
use std::ops::ControlFlow::{self, Break, Continue};
use std::path::PathBuf;

pub use message::Message;

#[derive(Debug)]
pub struct Stack {
    pub game: PlayScreen,
    /// Above the game: the last is shown.
    screens: Vec<Screen>,
    /// In front of the screens: the last is shown.
    dialogs: Vec<Dialog>,
    pub notices: Notices,
    /// Whether a dialog paused the game, which resumes when it closes.
    paused_by_dialog: bool,
    /// Whether the focus may be in the bars instead of the board.
    focus_in_bars: bool,
    /// Until when an unrequested dialog ignores presses.
    guard_until: Option<Moment>,
    /// Whether recordings are shown with details, since the last was.
    replay_details: bool,
    /// What was last on the workbench.
    bench: Option<Box<WorkbenchScreen>>,
    scanner: Scanner,
    /// The files of a drop so far.
    dropped: Vec<PathBuf>,
    /// What would be help in the game in progress, until the player wants that.
    held_back: Vec<Message>,
    /// The boards of games in progress elsewhere: in other windows, or saved to be resumed.
    boards_elsewhere: Vec<Minefield>,
}

impl Stack {
    pub fn new(game: PlayScreen, screen: Option<Screen>, notices: Notices) -> Self {
        Self {
            game,
            screens: screen.into_iter().collect(),
            dialogs: Vec::new(),
            notices,
            paused_by_dialog: false,
            focus_in_bars: false,
            guard_until: None,
            replay_details: false,
            bench: None,
            scanner: Scanner::default(),
            dropped: Vec::new(),
            held_back: Vec::new(),
            boards_elsewhere: Vec::new(),
        }
    }

    /// The screen of this kind, if one is open.
    pub fn find<S: 'static>(&self) -> Option<&S> {
        self.screens.iter().find_map(Screen::get)
    }

    pub fn find_mut<S: 'static>(&mut self) -> Option<&mut S> {
        self.screens.iter_mut().find_map(Screen::get_mut)
    }

    /// The screen in front, if it is of this kind.
    pub fn front<S: 'static>(&self) -> Option<&S> {
        self.screens.last().and_then(Screen::get)
    }

    /// The level that the screen in front is laid out for.
    pub fn visible_level(&self, settings: &Settings) -> Level {
        let of_screen = self.screens.last().and_then(|screen| screen.level(settings));
        of_screen.unwrap_or_else(|| self.game.game().level())
    }

    /// Whether a screen is shown behind which the game has yet to begin.
    pub fn is_before_game(&self) -> bool {
        self.screens.iter().any(Screen::is_before_game)
    }

    /// Whether the game is shown, or what comes before it.
    fn is_play_visible(&self) -> bool {
        self.screens.last().is_none_or(Screen::is_before_game)
    }

    /// Whether a dialog or another screen covers the game.
    fn is_covered(&self) -> bool {
        !self.dialogs.is_empty() || !self.is_play_visible()
    }

    /// Whether the focus may be in a control.
    pub fn may_have_focus(&self) -> bool {
        self.focus_in_bars || self.is_covered()
    }

    pub const fn has_dialog(&self) -> bool {
        !self.dialogs.is_empty()
    }

    /// Whether nothing covers the game or replaces it.
    pub fn is_game_in_front(&self) -> bool {
        self.dialogs.is_empty() && self.screens.is_empty()
    }

    /// The title of what covers the game, or replaces it.
    pub fn foreground_name(&self, ctx: Context<'_>) -> Option<String> {
        match (self.dialogs.last(), self.screens.last()) {
            (Some(dialog), _) => Some(dialog.title(&self.game, ctx.texts)),
            (None, Some(screen)) => Some(ctx.texts.get(screen.name()).to_owned()),
            (None, None) => None,
        }
    }

    /// When something changes by itself next.
    pub fn next_deadline(&self, now: Moment) -> Option<Moment> {
        let of_screen = self.screens.last().and_then(|screen| screen.next_deadline(now));
        if self.is_before_game() {
            return of_screen;
        }
        let deadlines = [
            self.game.next_deadline(now),
            self.notices.next_deadline(),
            self.game.autosave_deadline(),
            self.guard_until,
            self.scanner.next_at(),
            self.pending_dialog_at(),
            of_screen,
        ];
        deadlines.into_iter().flatten().min()
    }

    pub fn on_timer(&mut self, ctx: Context<'_>) -> Effects<Message> {
        let mut effects = Vec::new();
        if !self.is_before_game() {
            effects.extend(self.end_guard(ctx.now));
            effects.extend(self.update_play(play::Message::TimerFired, ctx));
            effects.extend(self.restart_past_best(ctx));
            effects.extend(self.open_pending_dialog(ctx));
            effects.extend(self.scan(ctx));
        }
        effects.extend(self.ask_screen(|screen| screen.on_timer(ctx)));
        effects
    }

    /// Whether what is in front changes with each frame.
    pub fn is_running(&self) -> bool {
        self.screens.last().is_some_and(Screen::is_running)
    }

    pub fn on_frame(&mut self, ctx: Context<'_>) -> Effects<Message> {
        self.ask_screen(|screen| screen.on_frame(ctx))
    }

    pub fn update(&mut self, message: Message, ctx: Context<'_>) -> Effects<Message> {
        if !matches!(message, Message::Command(_))
            && let Some(asked) = self.hold_back(&message, ctx)
        {
            return asked;
        }
        match message {
            Message::Play(message) => self.update_play(message, ctx),
            Message::Screen(message) => self.update_screen(message, ctx),
            Message::Dialog(message) => match self.dialogs.last_mut() {
                Some(dialog) => effect::lift(dialog.update(message)),
                None => Vec::new(),
            },
            Message::Command(command) => self.on_command(command, ctx),
            Message::ScannedList(true) => Vec::new(),
            Message::ScannedList(false) => self.scan_on(ctx),
            Message::ScannedFocus(has_focus) => self.on_scanned_focus(has_focus, ctx),
            Message::FolderChosen(choice) => self.add_folder(choice, ctx),
            Message::RecordingOpened(opened) => self.show_recording(opened, ctx),
            Message::RecordingChosen(choice) => self.open_recording(choice, ctx),
            Message::SavePathChosen(choice) => self.save_recording(choice, ctx),
            Message::GifPathChosen(options, choice) => self.save_gif(options, choice, ctx),
            Message::DropEnded => self.on_drop_ended(ctx),
            Message::Practise(position) => self.show(PracticeScreen::puzzle(*position), ctx),
            Message::BoardsElsewhere(boards) => {
                self.boards_elsewhere = boards;
                Vec::new()
            }
            Message::Pasted(text) => self.paste_board(text.as_deref(), ctx),
            Message::GhostFound(game, ghost) => {
                self.game.on_ghost(game, ghost, ctx.now);
                Vec::new()
            }
            Message::DailyFound(board, start, found) => {
                self.on_saved_daily(*board, start, found, ctx)
            }
        }
    }

    /// Does what is asked of the stack itself, and returns the rest. What follows a change of the
    /// settings or the files waits for that.
    pub fn resolve_effects(
        &mut self,
        effects: Effects<Message>,
        ctx: Context<'_>,
    ) -> Effects<Message> {
        let (mut asked, mut rest) = (VecDeque::from(effects), Vec::new());
        while let Some(effect) = asked.pop_front() {
            match self.perform(effect, ctx) {
                Continue(next) => {
                    next.into_iter().rev().for_each(|effect| asked.push_front(effect));
                }
                Break(effect @ Effect::Ask(Request::Change(_) | Request::Store(_))) => {
                    rest.push(effect);
                    rest.extend(asked.drain(..));
                }
                Break(effect) => rest.push(effect),
            }
        }
        rest
    }

    /// Returns what follows, or breaks off with an effect that only the app can perform.
    fn perform(
        &mut self,
        effect: Effect<Message>,
        ctx: Context<'_>,
    ) -> ControlFlow<Effect<Message>, Effects<Message>> {
        let request = match effect {
            Effect::Ask(request) => request,
            effect => return Break(effect),
        };
        Continue(match request {
            Request::Open(dialog) => self.open(dialog, ctx),
            Request::Close => self.close(ctx),
            Request::Run(command) => self.run_command(command, ctx),
            Request::Choose(command) => self.choose(command, ctx),
            Request::Play(next) => self.play_next(next, ctx),
            Request::Begin(next) => self.begin(next, ctx),
            Request::GiveHelp => self.give_help(ctx),
            Request::Search(choice) => self.update_play(play::Message::Search(choice), ctx),
            Request::Practise(position) => self.update(Message::Practise(position), ctx),
            Request::WatchFrom(events) => self.watch_game(Some(events), ctx),
            Request::ShowLesson(topic) => self.show_lesson(topic, ctx),
            Request::SaveGif(options) => Self::pick_gif_path(options, ctx),
            Request::GoTo(pos) => self.act_on_cell(Some(pos), None, ctx),
            Request::PanZoom(pan_zoom) => self.pan_zoom(pan_zoom, ctx),
            Request::AddFolder => pick_folder(ctx),
            Request::RemoveFolder(folder) => self.remove_folder(folder),
            Request::Notify(notice) => {
                self.notices.push(notice);
                Vec::new()
            }
            Request::DropAnswer => {
                self.notices.drop_answer();
                Vec::new()
            }
            request => return Break(request.into()),
        })
    }

    /// Asks the screen in front for effects.
    fn ask_screen(
        &mut self,
        ask: impl FnOnce(&mut Screen) -> Effects<screen::Message>,
    ) -> Effects<Message> {
        let effects = self.screens.last_mut().map_or_else(Vec::new, ask);
        self.sync_after_update();
        effect::map(effects, Message::Screen)
    }

    /// Remembers what outlives the screen in front.
    fn sync_after_update(&mut self) {
        if let Some(replay) = self.front::<ReplayScreen>() {
            self.replay_details = replay.details;
        }
    }

    fn update_screen(&mut self, message: screen::Message, ctx: Context<'_>) -> Effects<Message> {
        let screen = self.screens.iter_mut().rev().find(|screen| screen.is_for(&message));
        let effects = screen.map_or_else(Vec::new, |screen| screen.update(message, ctx));
        self.sync_after_update();
        effect::map(effects, Message::Screen)
    }

    pub(super) fn update_play(
        &mut self,
        message: play::Message,
        ctx: Context<'_>,
    ) -> Effects<Message> {
        match message {
            play::Message::Command(command) => self.command_game(command, ctx),
            message => self.ask_game(ctx, |game| game.update(message, ctx)),
        }
    }

    /// Asks the game for effects, and adds those of its end.
    fn ask_game(
        &mut self,
        ctx: Context<'_>,
        ask: impl FnOnce(&mut PlayScreen) -> Effects<play::Message>,
    ) -> Effects<Message> {
        let was_over = self.game.is_over();
        let mut effects = effect::map(ask(&mut self.game), Message::Play);
        if self.game.is_over() && !was_over {
            effects.extend(self.open_pending_dialog(ctx));
        }
        // The first click ends the introduction; the rest is explained in the game.
        if self.notices.offers_help && !self.game.game().is_untouched() {
            self.notices.first_game = Some(self.game.id());
            effects.extend(self.close_help_offer());
        }
        effects
    }

    /// Gives a command to the game, or does what is not of one screen alone.
    fn command_game(&mut self, command: Command, ctx: Context<'_>) -> Effects<Message> {
        let scrolls = command == Command::Hint && self.game.assistant.hint().is_some();
        let mut is_of_game = true;
        let mut effects = self.ask_game(ctx, |game| {
            let own = game.on_command(command, ctx);
            is_of_game = own.is_some();
            own.unwrap_or_default()
        });
        if !is_of_game {
            return self.run_command(command, ctx);
        }
        if scrolls {
            effects.extend(self.scroll_hint(ctx));
        }
        effects
    }

    /// A key press that goes to what is in front, whatever it means elsewhere.
    fn capture(&mut self, press: KeyPress, ctx: Context<'_>) -> Option<Effects<Message>> {
        match self.dialogs.last_mut() {
            Some(dialog) => dialog.capture(press, ctx).map(effect::lift),
            None => {
                let effects = self.screens.last_mut()?.capture(press, ctx.texts)?;
                Some(effect::map(effects, Message::Screen))
            }
        }
    }

    /// Gives a command to what is in front.
    pub fn on_command(&mut self, command: Command, ctx: Context<'_>) -> Effects<Message> {
        let is_guarded = self.is_guarded(ctx.now);
        match self.dialogs.last_mut() {
            // A key meant for the board must not answer a dialog that has just opened. But a
            // player who wants a new game never means the dialog.
            Some(_) if is_guarded && command != Command::New => Vec::new(),
            Some(dialog) => effect::lift(dialog.on_command(command, ctx)),
            None => self.on_screen_command(command, ctx),
        }
    }

    /// Follows up on a message.
    pub fn after_update(&mut self, ctx: Context<'_>) -> Effects<Message> {
        if !ctx.settings.counters || counters_view::has_room(ctx.window) {
            self.notices.retract(&Notice::NoRoomForCounters);
        }
        // A dimmed number has been counted for the player.
        let game = self.game.game();
        let is_dimmed = ctx.settings.dim_satisfied && game.flags() > 0 && !game.phase().is_over();
        if is_dimmed {
            self.game.assistant.note_help();
        }
        let found = self.game.find_rival(ctx);
        let is_in_sight = self.dialogs.is_empty() && self.current_notice(ctx).is_some();
        self.keep_scanning(ctx);
        self.notices.on_time(is_in_sight, ctx.now, ctx.texts);
        effect::lift(found).into_iter().chain(self.show_search(ctx)).collect()
    }
}
