//! The commands that are not about a dialog.

use super::Stack;
use super::board_view::Zoom;
use crate::config::command::{Command, HelpGroup};
use crate::config::keymap::KeyPress;
use crate::config::{LevelChoice, SettingChange, Settings};
use crate::game::Pos;
use crate::game::style::ControlsLayout;
use crate::i18n::file_notices;
use crate::platform::{FileChoice, clipboard_reader, file_dialog, local_clock};
use crate::replay::Recording;
use crate::replay::formats::{self, rawvf};
use crate::ui::accessibility::{self, Request};
use crate::ui::app::Message;
use crate::ui::context::Context;
use crate::ui::dialog::custom_board::CustomBoardDialog;
use crate::ui::dialog::help::HelpDialog;
use crate::ui::dialog::luck::LuckDialog;
use crate::ui::dialog::main_menu::MainMenu;
use crate::ui::dialog::settings::SettingsDialog;
use crate::ui::effect::{Effect, Job, StorageRequest, WindowRequest};
use crate::ui::jobs::in_background;
use crate::ui::notices::Notice;
use crate::ui::screen::play::current_game::NextGame;
use crate::ui::screen::records::RecordsScreen;
use crate::ui::screen::replay::{OpenedRecording, ReplayScreen};
use crate::ui::screen::{Screen, counters_view};
use crate::ui::screen::{learn, play};
use crate::ui::widget::focus::navigation;
use iced::Task;
use jiff::tz::TimeZone;
use std::mem;
use std::path::PathBuf;

impl Stack {
    /// Handles a key that no field or control has captured.
    pub fn on_key(&mut self, press: KeyPress, ctx: Context<'_>) -> Vec<Effect> {
        if let Some(effects) = self.capture(press, ctx) {
            return effects;
        }
        let command = match press.digit() {
            Some(digit) => self.numbered_command(digit, ctx),
            None => ctx.settings.keys.find(press),
        };
        command.map_or_else(Vec::new, |command| self.on_command(command, ctx))
    }

    /// The command of a digit, in a style with a numbered menu.
    fn numbered_command(&self, digit: u8, ctx: Context<'_>) -> Option<Command> {
        let has_menu = ctx.settings.style.spec().controls == ControlsLayout::Menu;
        let is_shown = has_menu && !self.is_covered();
        is_shown.then(|| play::numbered_menu::command_for_digit(digit)).flatten()
    }

    /// Gives a command to the screen in front.
    pub fn on_screen_command(&mut self, command: Command, ctx: Context<'_>) -> Vec<Effect> {
        let is_of_board = command.spec().help == Some(HelpGroup::Board);
        // The focused control may disappear with the game.
        let leads_to_board =
            is_of_board || matches!(command, Command::Back | Command::New | Command::Retry);
        let leaves = leads_to_board && mem::take(&mut self.focus_in_bars);
        let mut effects = Vec::new();
        if leaves {
            effects.push(Effect::Task(navigation::unfocus()));
        }
        effects.extend(match command {
            Command::NextControl | Command::PreviousControl => {
                let is_page = self.screens.last().is_some_and(Screen::is_page);
                self.focus_in_bars |= !is_page;
                let back = command == Command::PreviousControl;
                vec![Effect::Task(navigation::move_focus(back, is_page))]
            }
            Command::Back if leaves => Vec::new(),
            _ if command.spec().is_global => vec![Effect::Run(command)],
            _ => match self.screens.last() {
                Some(Screen::Replay(_)) => self.update_replay(command.into(), ctx),
                Some(Screen::Records(_)) => self.update_records(command.into(), ctx),
                Some(Screen::Library(_)) => self.update_library(command.into(), ctx),
                Some(Screen::Compare(_)) => self.update_compare(command.into(), ctx),
                Some(Screen::Practice(_)) => {
                    self.update_learn(learn::Message::Practice(command.into()), ctx)
                }
                Some(Screen::Lessons(_)) => {
                    self.update_learn(learn::Message::Lessons(command.into()), ctx)
                }
                Some(Screen::Daily(_)) => {
                    self.update_learn(learn::Message::Daily(command.into()), ctx)
                }
                Some(Screen::Title(_)) | None => self.update_play(command.into(), ctx),
            },
        });
        effects
    }

    /// Does what assistive technology asks for.
    pub fn on_request(&mut self, request: Request, ctx: Context<'_>) -> Vec<Effect> {
        vec![Effect::Task(match request {
            Request::Cell(pos, command) => return self.act_on_cell(Some(pos), command, ctx),
            Request::FocusBoard => return self.act_on_cell(None, None, ctx),
            Request::AtCursor(command) => return self.act_on_cell(None, Some(command), ctx),
            Request::FocusControl(id) => {
                self.focus_in_bars |= !self.is_covered();
                accessibility::focus(id)
            }
            Request::Control(id, request) => accessibility::ask(id, request),
        })]
    }

    /// Moves the keyboard's cursor to a cell, or shows it, and gives the board a command.
    fn act_on_cell(
        &mut self,
        pos: Option<Pos>,
        command: Option<Command>,
        ctx: Context<'_>,
    ) -> Vec<Effect> {
        if !self.is_board_in_front() {
            return Vec::new();
        }
        self.focus_in_bars = false;
        let mut effects = vec![Effect::Task(navigation::unfocus())];
        effects.extend(match self.puzzle_mut() {
            Some(puzzle) => {
                puzzle.pane.cursor = pos.or(puzzle.pane.cursor);
                puzzle.move_cursor((0, 0))
            }
            None => self.update_play(play::Message::MoveCursor(pos), ctx),
        });
        if let Some(command) = command {
            effects.extend(self.on_command(command, ctx));
        }
        effects
    }

    /// Runs a command that is not of one screen alone.
    pub fn run_command(&mut self, command: Command, ctx: Context<'_>) -> Vec<Effect> {
        let settings = ctx.settings;
        match command {
            Command::PageUp | Command::PageDown => {
                let rows = self.board_layout(ctx).page_rows();
                let rows = if command == Command::PageDown { rows } else { -rows };
                match self.puzzle_mut() {
                    Some(puzzle) => puzzle.move_cursor((rows, 0)),
                    None => self.update_play(play::Message::MoveRows(rows), ctx),
                }
            }
            Command::New => self.play_next(NextGame::Level(self.game.play.game().level()), ctx),
            Command::Level(level) => self.play_next(NextGame::Level(level), ctx),
            Command::Custom if ctx.settings.style.spec().allows_custom => {
                let board = self.game.play.custom_board();
                let dialog = CustomBoardDialog::new(board, ctx.settings.no_guess);
                vec![Effect::Open(dialog.into())]
            }
            Command::Custom => {
                let values = [("style", ctx.texts.style(ctx.settings.style).into())];
                vec![Effect::Notify(Notice::with("custom-not-here", &values, ctx.texts))]
            }
            Command::Retry => self.play_next(NextGame::Retry, ctx),
            Command::Watch => self.watch_game(None, ctx),
            Command::Luck if !self.game.play.is_over() => Vec::new(),
            Command::Luck => {
                let job = self.game.play.luck_job().map(|job| Effect::Job(Job::Luck(job)));
                job.into_iter().chain([Effect::Open(LuckDialog.into())]).collect()
            }
            Command::Moments => self.show_moments(ctx),
            Command::OpenRecording => {
                let title = ctx.texts.get("replay-open").to_owned();
                let choice = in_background(file_dialog::open(title, &formats::EXTENSIONS));
                vec![Effect::Task(choice.map(Message::RecordingChosen))]
            }
            Command::SaveRecording => self.pick_save_path(ctx),
            Command::CopyBoard => self.game.copy_board(ctx),
            Command::Help => {
                let help = HelpDialog::new(self.game.is_first_click_safe());
                self.close_help_offer().into_iter().chain([Effect::Open(help.into())]).collect()
            }
            Command::Menu => vec![Effect::Open(MainMenu.into())],
            Command::Settings => vec![Effect::Open(SettingsDialog.into())],
            Command::Records => self.show_records(ctx),
            Command::Library => self.toggle_library(ctx),
            Command::Lessons => self.toggle_lessons(ctx),
            Command::Practice => self.toggle_practice(ctx),
            Command::Daily => self.toggle_daily(ctx),
            Command::ZoomIn => self.zoom(Zoom::By(1), None, ctx),
            Command::ZoomOut => self.zoom(Zoom::By(-1), None, ctx),
            Command::ZoomFit => self.zoom(Zoom::Fit, None, ctx),
            Command::Back | Command::Dismiss => self.dismiss(ctx),
            Command::NoGuess => vec![Effect::Change(SettingChange::NoGuess(!settings.no_guess))],
            Command::Sound => vec![Effect::Change(SettingChange::Sound(!settings.sound))],
            Command::ShowRemaining => {
                vec![Effect::Change(SettingChange::ShowRemaining(!settings.show_remaining))]
            }
            Command::Counters => self.toggle_counters(ctx),
            Command::PasteBoard => vec![Effect::Task(read_clipboard().map(Message::Pasted))],
            Command::FullScreen => vec![Effect::Window(WindowRequest::ToggleFullScreen)],
            Command::Quit => vec![Effect::Window(WindowRequest::Quit)],
            // Of another screen.
            _ => Vec::new(),
        }
    }

    fn toggle_counters(&self, ctx: Context<'_>) -> Vec<Effect> {
        let shown = !ctx.settings.counters;
        let no_room = (shown && !counters_view::has_room(ctx.window))
            .then_some(Effect::Notify(Notice::NoRoomForCounters));
        let change = Effect::Change(SettingChange::Counters(shown));
        [change, Effect::Window(WindowRequest::Grow)].into_iter().chain(no_room).collect()
    }

    /// Closes what the strip shows.
    fn dismiss(&mut self, ctx: Context<'_>) -> Vec<Effect> {
        let play = &self.game.play;
        if self.current_notice(ctx).is_some() {
            self.notices.dismiss();
            // Escape leaves the name field, too.
            self.ask_player_name()
        } else if play.assistant.is_shown() || play.is_asking_name() {
            self.update_play(play::Message::CloseStrip, ctx)
        } else {
            self.close_help_offer().into_iter().collect()
        }
    }

    /// The player needs no introduction any more.
    pub(super) fn close_help_offer(&mut self) -> Option<Effect> {
        let is_offered = mem::take(&mut self.notices.offers_help);
        is_offered.then_some(Effect::Change(SettingChange::Introduced))
    }

    /// Pauses a running game whose window was minimised.
    pub fn on_minimised(&mut self, ctx: Context<'_>) -> Vec<Effect> {
        if !ctx.settings.pause_minimised || !self.game.play.game().clock().is_running() {
            return Vec::new();
        }
        self.update_play(play::Message::Minimised, ctx)
    }

    /// Shows the records of the current level and style, and pauses the game.
    fn show_records(&mut self, ctx: Context<'_>) -> Vec<Effect> {
        let mut effects = self.suspend_game(ctx);
        effects.extend(self.update_play(play::Message::CancelPress, ctx));
        let style = ctx.settings.style;
        let played = ctx.settings.has_style_rules().then_some(style);
        let level = LevelChoice::of(self.game.play.game().level());
        let today = local_clock::timestamp().to_zoned(TimeZone::system()).date();
        let mut screen = RecordsScreen::new(level, Some(style), played, today);
        let game = self.game.play.game();
        screen.played_level = (!game.phase().is_over()).then(|| game.level());
        effects.push(Effect::Store(StorageRequest::LoadReport(screen.selection)));
        effects.push(Effect::Show(Screen::Records(screen)));
        effects
    }

    /// Shows the recording of the current game, paused after this many events.
    pub fn watch_game(&mut self, events: Option<usize>, ctx: Context<'_>) -> Vec<Effect> {
        let Some(recording) = self.game.recording(ctx.settings.player.as_ref()) else {
            return vec![Effect::Notify(Notice::of("replay-nothing", ctx.texts))];
        };
        let name = ctx.texts.get("replay-this-game").to_owned();
        let is_live = !self.game.play.is_over();
        let mut effects = self.suspend_game(ctx);
        let open = in_background(move || {
            let replay = ReplayScreen::new(recording, name);
            match events {
                Some(events) => OpenedRecording::Paused(Box::new(replay.paused_at(events))),
                None if is_live => OpenedRecording::Playing(Box::new(replay.for_live_game())),
                None => OpenedRecording::Playing(Box::new(replay)),
            }
        });
        effects.push(Effect::Task(open.map(Message::RecordingOpened)));
        effects
    }

    pub fn show_recording(&mut self, opened: OpenedRecording, ctx: Context<'_>) -> Vec<Effect> {
        let mut effects = self.leave_title(ctx);
        let run = |mut replay: Box<ReplayScreen>| {
            replay.run(ctx.now);
            Effect::Show(Screen::Replay(replay))
        };
        let notify = |text, file: PathBuf, why: String| {
            let values = [("file", file_notices::path_value(&file)), ("why", why.into())];
            Effect::Notify(Notice::with(text, &values, ctx.texts))
        };
        match opened {
            OpenedRecording::Folder(folder) => {
                effects.extend(self.add_to_library(vec![folder], ctx));
            }
            OpenedRecording::Session(file) => effects.extend(self.show_session(file, ctx)),
            OpenedRecording::Playing(replay) => effects.push(run(replay)),
            OpenedRecording::Paused(replay) => effects.push(Effect::Show(Screen::Replay(replay))),
            OpenedRecording::FromFile { replay, file, damage } => {
                effects.push(run(replay));
                effects.extend(damage.map(|why| notify("replay-damaged", file, why)));
            }
            OpenedRecording::Failed { file, why } => {
                effects.push(notify("replay-unreadable", file, why));
            }
        }
        effects
    }

    /// Applies what differs from `before`.
    pub fn apply_settings(&mut self, before: &Settings, ctx: Context<'_>) -> Vec<Effect> {
        let (now, play) = (ctx.settings, &mut self.game.play);
        if now == before {
            return Vec::new();
        }
        if now.input_config() != before.input_config() {
            play.set_input_config(now.input_config(), ctx.now);
        }
        // An untouched board has not begun: it changes at once.
        play.set_no_guess(now.no_guess);
        let mut effects = self.apply_learn_settings(before, ctx);
        if now.style != before.style {
            effects.extend(self.apply_style(ctx));
        }
        effects
    }

    /// Applies a style: with its own board at once, or after the current game. A board without an
    /// open cell or a mark is no game in progress, even if its clock runs.
    fn apply_style(&mut self, ctx: Context<'_>) -> Vec<Effect> {
        let game = self.game.play.game();
        let is_begun = !game.is_untouched() || self.game.daily_at_stake(ctx.daily).is_some();
        if !game.phase().is_over() && is_begun {
            return vec![Effect::Window(WindowRequest::Grow)];
        }
        self.game.new_game(ctx.settings.board(), ctx)
    }

    /// The recording in front, or that of the game.
    fn current_recording(&self, ctx: Context<'_>) -> Option<Recording> {
        let Some(replay) = self.replay() else {
            return self.game.recording(ctx.settings.player.as_ref());
        };
        let mut recording = replay.recording().clone();
        let was_helped = self.game.play.assistant.was_used;
        recording.metadata.helped |= replay.is_live && was_helped;
        Some(recording)
    }

    /// A recording holds the whole board.
    fn keeps_recording_secret(&self, ctx: Context<'_>) -> bool {
        self.replay().is_none_or(|replay| replay.is_live) && self.game.keeps_secret(ctx.daily)
    }

    pub fn open_recording(&mut self, choice: FileChoice, ctx: Context<'_>) -> Vec<Effect> {
        match choice {
            FileChoice::File(file) => {
                let mut effects = self.leave_title(ctx);
                effects.extend(self.suspend_game(ctx));
                let open = StorageRequest::OpenRecording(file, ctx.texts.lang());
                effects.push(Effect::Store(open));
                effects
            }
            FileChoice::Unavailable => {
                vec![Effect::Notify(Notice::of("replay-no-dialog", ctx.texts))]
            }
            FileChoice::Cancelled => Vec::new(),
        }
    }

    pub fn save_recording(&self, choice: FileChoice, ctx: Context<'_>) -> Vec<Effect> {
        if let FileChoice::Cancelled = choice {
            return Vec::new();
        }
        vec![match self.current_recording(ctx) {
            _ if self.keeps_recording_secret(ctx) => {
                Effect::Notify(Notice::of("daily-secret", ctx.texts))
            }
            Some(recording) => {
                Effect::Store(StorageRequest::SaveRecording(recording, choice.file()))
            }
            None => Effect::Notify(Notice::of("replay-nothing", ctx.texts)),
        }]
    }

    /// Asks for the records again after they have changed.
    pub fn reload_report(&self) -> Vec<Effect> {
        let selection = self.records().map(|records| records.selection);
        let load = |selection| Effect::Store(StorageRequest::LoadReport(selection));
        selection.map(load).into_iter().collect()
    }

    fn pick_save_path(&self, ctx: Context<'_>) -> Vec<Effect> {
        let choice = if let Some(Screen::Records(_)) = self.screens.last() {
            let title = ctx.texts.get("records-export").to_owned();
            in_background(file_dialog::save(title, "csv")).map(Message::ExportPathChosen)
        } else if self.keeps_recording_secret(ctx) {
            return vec![Effect::Notify(Notice::of("daily-secret", ctx.texts))];
        } else if self.current_recording(ctx).is_some() {
            let title = ctx.texts.get("replay-save-as").to_owned();
            in_background(file_dialog::save(title, rawvf::EXTENSION)).map(Message::SavePathChosen)
        } else {
            return vec![Effect::Notify(Notice::of("replay-nothing", ctx.texts))];
        };
        vec![Effect::Task(choice)]
    }
}

fn read_clipboard() -> Task<Option<String>> {
    clipboard_reader().map_or_else(iced::clipboard::read, in_background)
}
