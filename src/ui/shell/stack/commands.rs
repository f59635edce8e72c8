//! The commands that are not about a dialog.

use super::screens::puzzle_on;
use super::{Message, Stack, of_screen};
use crate::config::command::{Command, HelpGroup};
use crate::config::keymap::KeyPress;
use crate::config::menu::Submenu;
use crate::config::{SettingChange, Settings};
use crate::game::{Phase, Pos};
use crate::replay::ghost::RivalKind;
use crate::ui::board::keyboard_cursor;
use crate::ui::board::look::{ControlsLayout, Look};
use crate::ui::features::daily::DailyScreen;
use crate::ui::features::help::HelpDialog;
use crate::ui::features::lessons::LessonsScreen;
use crate::ui::features::library::LibraryScreen;
use crate::ui::features::menu::MainMenu;
use crate::ui::features::play;
use crate::ui::features::play::custom_board::CustomBoardDialog;
use crate::ui::features::play::luck::LuckDialog;
use crate::ui::features::settings::SubPage;
use crate::ui::kit::focus::navigation;
use crate::ui::screen::context::Context;
use crate::ui::screen::effect::{self, Effect, Effects, NextGame, Request, WindowRequest};
use crate::ui::screen::notices::Notice;
use crate::ui::screen::{counters_view, jobs};
use crate::ui::shell::accessibility::{self, AssistiveRequest};
use crate::ui::shell::any_screen::Screen;
use crate::ui::shell::stack::Zoom;
use std::mem;

impl Stack {
    /// Handles a key that no field or control has captured: the first of what it may mean that has a
    /// use here.
    pub fn on_key(&mut self, presses: &[KeyPress], ctx: Context<'_>) -> Effects<Message> {
        presses.iter().find_map(|&press| self.on_press(press, ctx)).unwrap_or_default()
    }

    fn on_press(&mut self, press: KeyPress, ctx: Context<'_>) -> Option<Effects<Message>> {
        if let Some(effects) = self.on_switch(press, ctx).or_else(|| self.capture(press, ctx)) {
            return Some(effects);
        }
        let command = match press.digit() {
            Some(digit) => self.numbered_command(digit, ctx),
            None => ctx.settings.keys.find(press),
        };
        let asks = ctx.texts.get("exit-again");
        let is_new = self.notices.texts(ctx.texts).all(|text| text != asks);
        let is_running = self.game.game().phase() == Phase::Running;
        if press.digit() == Some(0) && command.is_some() && is_running && is_new {
            return Some(Request::Notify(Notice::Answer(asks.to_owned())).into());
        }
        // Going back with a mouse button must not cost a game.
        let is_page =
            self.dialogs.is_empty() && !self.is_game_in_front() && self.puzzle().is_none();
        let command = command.filter(|&it| !(is_page && press.is_button() && it == Command::New));
        command.map(|command| self.on_command(command, ctx))
    }

    /// The command of a digit, in a style with a numbered menu.
    fn numbered_command(&self, digit: u8, ctx: Context<'_>) -> Option<Command> {
        let has_menu = Look::of(ctx.settings.style).controls == ControlsLayout::Menu;
        let is_shown = has_menu && !self.is_covered();
        is_shown.then(|| play::numbered_menu::command_for_digit(digit)).flatten()
    }

    /// Gives a command to the screen in front.
    pub fn on_screen_command(&mut self, command: Command, ctx: Context<'_>) -> Effects<Message> {
        // A recording is played while its bars keep the focus.
        let is_of_board =
            self.played_board().is_some() && command.spec().help == Some(HelpGroup::Board);
        // The focused control may disappear with the game.
        let leads_to_board =
            is_of_board || matches!(command, Command::Back | Command::New | Command::Retry);
        let leaves = leads_to_board && mem::take(&mut self.focus_in_bars);
        let steps = is_of_board && keyboard_cursor::step_of(command).is_some();
        let cursor = self.board_or_game().pane().cursor.filter(|_| steps);
        let mut effects = Vec::new();
        if leaves {
            effects.push(Effect::Task(navigation::unfocus()));
        }
        effects.extend(match command {
            Command::NextControl | Command::PreviousControl => {
                let is_page = self.screen().is_page();
                self.focus_in_bars |= !is_page;
                let back = command == Command::PreviousControl;
                vec![Effect::Task(navigation::move_focus(back, is_page))]
            }
            Command::Back if leaves => Vec::new(),
            _ => self.command_screen(command, ctx),
        });
        effects.extend(self.tell_edge(cursor, ctx));
        effects
    }

    /// Says that the cursor could go no further, if it is where it was. A tone may say so.
    fn tell_edge(&self, before: Option<Pos>, ctx: Context<'_>) -> Option<Effect<Message>> {
        let settings = ctx.settings;
        let has_tones = settings.sound && settings.sound_guide && !settings.speech_with_tones;
        before.filter(|_| !has_tones && before == self.board_or_game().pane().cursor)?;
        Some(Request::Tell(ctx.texts.get("read-edge").to_owned()).into())
    }

    /// What the screen in front does with a command, or the stack where that does nothing of its own.
    fn command_screen(&mut self, command: Command, ctx: Context<'_>) -> Effects<Message> {
        if command == Command::Odds
            && let Some(asked) = self.hold_back(&Message::Command(command), ctx)
        {
            return asked;
        }
        if let Some(own) = self.own_command(command, ctx) {
            return own;
        }
        match command {
            _ if self.is_play_visible() => self.run_command(command, ctx),
            Command::Back => self.close(ctx),
            Command::New => self.choose(command, ctx),
            _ if command.spec().is_global || matches!(command, Command::Read(_)) => {
                self.run_command(command, ctx)
            }
            _ => Vec::new(),
        }
    }

    /// What the screen in front does with a command; `None` if it leaves that to the stack.
    fn own_command(&mut self, command: Command, ctx: Context<'_>) -> Option<Effects<Message>> {
        let own = self.screen_mut().on_command(command, ctx)?;
        self.sync_after_update();
        Some(of_screen(own))
    }

    /// Does what was chosen in the menu. It names what happens to the game, which leads back to it;
    /// help and recordings are also of another board that is in front.
    pub(super) fn choose(&mut self, command: Command, ctx: Context<'_>) -> Effects<Message> {
        let group = command.spec().help;
        if self.screens.is_empty() {
            return self.on_command(command, ctx);
        }
        if group != Some(HelpGroup::Game)
            && self.board().is_some()
            && let Some(own) = self.own_command(command, ctx)
        {
            return own;
        }
        let is_of_game = [HelpGroup::Game, HelpGroup::Board, HelpGroup::Tools];
        if group.is_some_and(|group| is_of_game.contains(&group))
            || matches!(command, Command::CopyPicture | Command::CopyBoard | Command::PasteBoard)
            || matches!(command, Command::RaceBoard | Command::RaceLevel | Command::RaceBbbv)
        {
            self.screens.clear();
            return self.command_screen(command, ctx);
        }
        self.run_command(command, ctx)
    }

    /// Does what assistive technology asks for.
    pub fn on_request(&mut self, request: AssistiveRequest, ctx: Context<'_>) -> Effects<Message> {
        vec![Effect::Task(match request {
            AssistiveRequest::Cell(pos, command) => {
                return self.act_on_cell(Some(pos), command, ctx);
            }
            AssistiveRequest::FocusBoard => return self.act_on_cell(None, None, ctx),
            AssistiveRequest::AtCursor(command) => {
                return self.act_on_cell(None, Some(command), ctx);
            }
            AssistiveRequest::FocusControl(id) => {
                self.focus_in_bars |= !self.is_covered();
                accessibility::focus(id)
            }
            AssistiveRequest::Control(id, request) => accessibility::ask(id, request),
        })]
    }

    /// Moves the keyboard's cursor to a cell, or shows it, and gives the board a command.
    pub(super) fn act_on_cell(
        &mut self,
        pos: Option<Pos>,
        command: Option<Command>,
        ctx: Context<'_>,
    ) -> Effects<Message> {
        let is_possible = match command {
            Some(_) => self.played_board().is_some(),
            None => self.dialogs.is_empty(),
        };
        let Some(board) = self.board_mut().filter(|_| is_possible) else {
            return Vec::new();
        };
        let moved = board.move_cursor(pos, (0, 0));
        self.focus_in_bars = false;
        let mut effects = vec![Effect::Task(navigation::unfocus())];
        effects.extend(effect::lift(moved));
        if let Some(command) = command {
            effects.extend(self.on_command(command, ctx));
        }
        effects
    }

    /// Runs a command that is not of one screen alone.
    pub fn run_command(&mut self, command: Command, ctx: Context<'_>) -> Effects<Message> {
        let settings = ctx.settings;
        if let Some(asked) = self.hold_back(&Message::Command(command), ctx) {
            return asked;
        }
        match command {
            Command::PageUp | Command::PageDown => {
                let Some(board) = self.board_mut() else {
                    return Vec::new();
                };
                let (cursor, rows) = (board.pane().cursor, board.pane().page_rows());
                let rows = if command == Command::PageDown { rows } else { -rows };
                let mut effects = effect::lift(board.move_cursor(None, (rows, 0)));
                effects.extend(self.tell_edge(cursor, ctx));
                effects
            }
            Command::New => self.play_next(NextGame::Level(self.next_level(ctx)), ctx),
            Command::Level(level) => self.play_next(NextGame::Level(level), ctx),
            Command::Custom if ctx.settings.style.spec().allows_custom => {
                let board = self.game.custom_board();
                let dialog = CustomBoardDialog::new(board, ctx.settings.no_guess);
                self.open(dialog.into(), ctx)
            }
            Command::Custom => {
                let values = [("style", ctx.texts.style(ctx.settings.style).into())];
                Request::Notify(Notice::with("custom-not-here", &values, ctx.texts)).into()
            }
            Command::Retry => self.play_next(NextGame::Retry, ctx),
            Command::Watch => self.watch_game(None, ctx),
            Command::PlayOn => self.play_on(ctx),
            Command::Race => self.open(MainMenu::at(Submenu::More).into(), ctx),
            Command::RaceBoard => self.play_next(NextGame::RaceBoard, ctx),
            Command::RaceLevel => self.race_levels(RivalKind::Level, ctx),
            Command::RaceBbbv => self.race_levels(RivalKind::Bbbv, ctx),
            Command::Luck if !self.game.is_over() => Vec::new(),
            Command::Luck => {
                let job = self.game.luck_job().map(|job| {
                    Effect::Job(job.map(|it| Message::Screen(play::Message::LuckResult(it).into())))
                });
                job.into_iter().chain(self.open(LuckDialog.into(), ctx)).collect()
            }
            Command::Moments => self.show_moments(ctx),
            Command::OpenRecording => Self::pick_recording(ctx),
            Command::SaveRecording => self.pick_save_path(ctx),
            Command::SaveGif => self.open_gif(ctx),
            Command::CopyPicture => self.copy_picture(ctx),
            Command::CopyBoard => effect::lift(self.game.copy_board(ctx)),
            Command::Help => {
                let help = HelpDialog::new(self.game.is_first_click_safe());
                self.close_help_offer().into_iter().chain(self.open(help.into(), ctx)).collect()
            }
            Command::Machine => self.toggle_settings(Some(SubPage::Machine), ctx),
            Command::Menu => self.open(MainMenu::default().into(), ctx),
            Command::Settings => {
                // It leads there.
                self.notices.retract(&Notice::OfferFigures);
                self.toggle_settings(None, ctx)
            }
            Command::Records => self.show_records(ctx),
            Command::Library => self.toggle(|_| LibraryScreen::default(), ctx),
            Command::Lessons => self.toggle(|it| LessonsScreen::new(it.game.practice_seed()), ctx),
            Command::Practice => self.toggle_practice(ctx),
            Command::Daily => self.toggle(|_| DailyScreen::new(ctx.clock), ctx),
            Command::Workbench => self.toggle_workbench(ctx),
            Command::ZoomIn => self.zoom(Zoom::By(1), None, ctx),
            Command::ZoomOut => self.zoom(Zoom::By(-1), None, ctx),
            Command::ZoomFit => self.zoom(Zoom::Fit, None, ctx),
            Command::Back if !self.is_play_visible() => self.close(ctx),
            Command::Back | Command::Dismiss => self.dismiss(ctx),
            Command::NoGuess => Request::Change(SettingChange::NoGuess(!settings.no_guess)).into(),
            Command::Sound => Request::Change(SettingChange::Sound(!settings.sound)).into(),
            Command::ShowRemaining => {
                Request::Change(SettingChange::ShowRemaining(!settings.show_remaining)).into()
            }
            Command::Counters => self.toggle_counters(ctx),
            Command::ChooseCounters => self.toggle_settings(Some(SubPage::Counters), ctx),
            Command::PasteBoard => vec![Effect::Task(jobs::read_clipboard().map(Message::Pasted))],
            Command::FullScreen => Request::Window(WindowRequest::ToggleFullScreen).into(),
            Command::Read(reading) => self.read(reading, ctx),
            Command::Quit => Request::Window(WindowRequest::Quit).into(),
            // Commands of other screens.
            _ => Vec::new(),
        }
    }

    /// Races all new boards like this, beginning with the next one, or ends that.
    fn race_levels(&mut self, rival: RivalKind, ctx: Context<'_>) -> Effects<Message> {
        if self.game.races() == Some(rival) {
            self.game.set_races(None);
            self.game.race = None;
            return Vec::new();
        }
        self.game.set_races(Some(rival));
        self.run_command(Command::New, ctx)
    }

    fn toggle_counters(&self, ctx: Context<'_>) -> Effects<Message> {
        let shown = !ctx.settings.counters;
        let no_room = (shown && !counters_view::has_room(ctx.window))
            .then_some(Request::Notify(Notice::NoRoomForCounters).into());
        let change = Request::Change(SettingChange::Counters(shown)).into();
        [change, Request::Window(WindowRequest::Grow).into()].into_iter().chain(no_room).collect()
    }

    /// Closes what the sheet shows.
    fn dismiss(&mut self, ctx: Context<'_>) -> Effects<Message> {
        let play = &self.game;
        if self.current_notice(ctx).is_some() {
            self.notices.dismiss();
            Vec::new()
        } else if play.assistant.is_shown() || play.has_more_of_result() {
            self.update_screen(play::Message::CloseStrip, ctx)
        } else {
            self.close_help_offer().into_iter().collect()
        }
    }

    /// The player needs no introduction any more.
    pub(super) fn close_help_offer(&mut self) -> Option<Effect<Message>> {
        let is_offered = mem::take(&mut self.notices.offers_help);
        is_offered.then_some(Request::Change(SettingChange::Introduced).into())
    }

    /// Pauses a running game whose window was minimised.
    pub fn on_minimised(&mut self, ctx: Context<'_>) -> Effects<Message> {
        if !ctx.settings.pause_minimised || !self.game.game().clock().is_running() {
            return Vec::new();
        }
        self.update_screen(play::Message::Minimised, ctx)
    }

    /// Applies what differs from `before`.
    pub fn apply_settings(&mut self, before: &Settings, ctx: Context<'_>) -> Effects<Message> {
        let now = ctx.settings;
        if now == before {
            return Vec::new();
        }
        let mut effects = Vec::new();
        let above = self.screens.iter_mut().map(Box::as_mut);
        for screen in [&mut self.game as &mut dyn Screen].into_iter().chain(above) {
            let config = now.input_config();
            if config != before.input_config()
                && let Some(puzzle) = puzzle_on(screen)
            {
                puzzle.set_input_config(config);
            }
            effects.extend(of_screen(screen.apply_settings(before, ctx)));
        }
        if now.style != before.style {
            effects.extend(self.apply_style(ctx));
        }
        effects
    }

    /// Applies a style: with a board of its own at once, or else from the next game. A game, a result
    /// and a board that the player chose stay. A random board without an open cell or a mark is no
    /// game, even if its clock runs.
    fn apply_style(&mut self, ctx: Context<'_>) -> Effects<Message> {
        if self.game.is_untouched_and_random() {
            return self.begin(NextGame::Level(ctx.settings.board()), ctx);
        }
        Request::Window(WindowRequest::Grow).into()
    }
}
