//! The screens above the game: how they open and close, and the puzzle in front.

use super::{Message, Stack};
use crate::config::LevelKind;
use crate::game::{Action, Moment, Outcome, Phase, Style};
use crate::platform::{FileChoice, local_clock, timer};
use crate::practice::lesson::{self, Topic};
use crate::replay::library::FolderChange;
use crate::ui::features::lessons::{self, LessonsScreen};
use crate::ui::features::library::{self, LibraryScreen};
use crate::ui::features::play;
use crate::ui::features::practice::PracticeScreen;
use crate::ui::features::puzzle::PuzzleBoard;
use crate::ui::features::records::RecordsScreen;
use crate::ui::features::replay::ReplayScreen;
use crate::ui::features::settings::{SettingsScreen, SubPage};
use crate::ui::features::title::TitleScreen;
use crate::ui::features::workbench::{self, WorkbenchScreen};
use crate::ui::kit::focus::navigation;
use crate::ui::screen::BoardHost;
use crate::ui::screen::context::Context;
use crate::ui::screen::effect::{self, Effect, Effects, Request, SearchChoice, StorageRequest};
use crate::ui::screen::notices::Notice;
use crate::ui::shell::any_screen::Screen;
use iced::Task;
use jiff::tz::TimeZone;
use std::any::Any;
use std::mem;
use std::path::PathBuf;
use std::time::Duration;

impl Stack {
    /// Shows a screen instead of another of its kind, and closes the dialogs.
    pub(super) fn show(&mut self, screen: impl Screen, ctx: Context<'_>) -> Effects<Message> {
        self.show_boxed(Box::new(screen), ctx)
    }

    pub(super) fn show_boxed(
        &mut self,
        mut screen: Box<dyn Screen>,
        ctx: Context<'_>,
    ) -> Effects<Message> {
        if let Some(replay) = screen.get_mut::<ReplayScreen>() {
            replay.details = self.replay_details;
        }
        self.dialogs.clear();
        // It was about the screen before.
        self.notices.drop_answer();
        // The bars that had the focus are no longer shown.
        self.focus_in_bars = false;
        let kind = screen.as_ref().type_id();
        self.screens.retain(|other| other.as_ref().type_id() != kind);
        self.screens.push(screen);
        self.ask_screen(|screen| screen.on_shown(ctx))
    }

    /// Shows a screen, or closes it where it is in front. One that is open stays as it is.
    pub(super) fn toggle<S: Screen>(
        &mut self,
        make: impl FnOnce(&Self) -> S,
        ctx: Context<'_>,
    ) -> Effects<Message> {
        if self.dialogs.is_empty() && self.front::<S>().is_some() {
            return self.close(ctx);
        }
        let mut effects = self.suspend_for_screen(ctx);
        let screen = self.take::<S>().unwrap_or_else(|| Box::new(make(self)));
        effects.extend(self.show_boxed(screen, ctx));
        effects
    }

    /// The screen of this kind, which is open no more.
    pub(super) fn take<S: Screen>(&mut self) -> Option<Box<S>> {
        let at = self.screens.iter().position(|screen| screen.get::<S>().is_some())?;
        let screen: Box<dyn Any> = self.screens.remove(at);
        screen.downcast().ok()
    }

    /// Closes the dialog in front, or else the screen.
    pub(super) fn close(&mut self, ctx: Context<'_>) -> Effects<Message> {
        if self.dialogs.pop().is_some() {
            let is_last = self.dialogs.is_empty();
            return if is_last { Vec::new() } else { vec![Effect::Task(navigation::unfocus())] };
        }
        if !self.screens.is_empty() {
            self.notices.drop_answer();
        }
        if self.front::<WorkbenchScreen>().is_some() {
            self.bench = self.take();
            return Vec::new();
        }
        match self.screens.pop() {
            Some(screen) if screen.is_before_game() => effect::lift(self.game.deal_first(ctx)),
            _ => Vec::new(),
        }
    }

    /// Begins the title anew, if it is shown.
    pub fn restart_title(&mut self, now: Moment) -> bool {
        self.find_mut::<TitleScreen>().map(|title| title.restart(now)).is_some()
    }

    /// Begins the game: a recording is not kept waiting.
    pub(super) fn leave_title(&mut self, ctx: Context<'_>) -> Effects<Message> {
        if self.is_before_game() { self.close(ctx) } else { Vec::new() }
    }

    /// Pauses a running game or cancels the search for its board, because another screen opens.
    pub(super) fn suspend_game(&mut self, ctx: Context<'_>) -> Effects<Message> {
        if self.game.search().is_some() {
            drop(self.game.handle(play::Message::Search(SearchChoice::Cancel), ctx.now));
        }
        if self.game.game().phase() == Phase::Running { self.toggle_pause(ctx) } else { Vec::new() }
    }

    /// Leaves the game and what runs for another screen.
    pub(super) fn suspend_for_screen(&mut self, ctx: Context<'_>) -> Effects<Message> {
        let mut effects = self.leave_title(ctx);
        effects.extend(self.suspend_game(ctx));
        effects.extend(self.update_screen(play::Message::CancelPress, ctx));
        self.screens.retain(|screen| !screen.plays_recording());
        effects
    }

    /// Shows the records of the current level and style.
    pub(super) fn show_records(&mut self, ctx: Context<'_>) -> Effects<Message> {
        let mut effects = self.suspend_for_screen(ctx);
        let rules = ctx.settings.rules();
        let played = Style::matching(rules);
        let style = played.unwrap_or(ctx.settings.style);
        let level = LevelKind::of(self.game.game().level());
        let today = local_clock::timestamp().to_zoned(TimeZone::system()).date();
        let mut screen = RecordsScreen::new(level, Some(style), rules.guesses(), played, today);
        let game = self.game.game();
        screen.played_level = (!game.phase().is_over()).then(|| game.level());
        effects.extend(self.show(screen, ctx));
        effects
    }

    /// Opens a lesson, which leads back to what is shown now.
    pub(super) fn show_lesson(&mut self, topic: Topic, ctx: Context<'_>) -> Effects<Message> {
        let mut effects = self.suspend_for_screen(ctx);
        effects.extend(self.show(LessonsScreen::linked(self.game.practice_seed()), ctx));
        let nth =
            lesson::lessons().iter().position(|lesson| lesson.topic == topic).unwrap_or_default();
        effects.extend(self.update_screen(lessons::Message::Open(nth), ctx));
        effects
    }

    /// Shows the settings, or a page of them that is a way of its own, or closes them. What is behind
    /// them stays as it is.
    pub(super) fn toggle_settings(
        &mut self,
        sub: Option<SubPage>,
        ctx: Context<'_>,
    ) -> Effects<Message> {
        if sub.is_none() && self.dialogs.is_empty() && self.front::<SettingsScreen>().is_some() {
            return self.close(ctx);
        }
        let mut effects = self.update_screen(play::Message::CancelPress, ctx);
        if let Some(puzzle) = self.puzzle_mut() {
            puzzle.cancel_press();
        }
        let is_direct = self.take::<SettingsScreen>().is_none();
        let mut screen = SettingsScreen::default();
        let opened = sub.map(|sub| screen.open(sub, is_direct, ctx)).unwrap_or_default();
        effects.extend(self.show(screen, ctx));
        effects.extend(effect::map(opened, |message| Message::Screen(message.into())));
        effects
    }

    pub(super) fn toggle_practice(&mut self, ctx: Context<'_>) -> Effects<Message> {
        let is_endless = self.find().is_some_and(PracticeScreen::is_endless);
        if !is_endless && self.front::<PracticeScreen>().is_none() {
            self.take::<PracticeScreen>();
        }
        self.toggle(|it| PracticeScreen::endless(it.game.practice_seed()), ctx)
    }

    /// Shows the moments of the finished game that are worth a look, to try them.
    pub(super) fn show_moments(&mut self, ctx: Context<'_>) -> Effects<Message> {
        let moments = self.game.moments().to_vec();
        if moments.is_empty() {
            return Vec::new();
        }
        self.show(PracticeScreen::moments(moments), ctx)
    }

    /// Asks for the records again after they have changed.
    pub fn reload_report(&self) -> Effects<Message> {
        self.find().map(RecordsScreen::load).into_iter().collect()
    }

    /// The puzzle in front, if its board is one.
    pub fn puzzle(&self) -> Option<&PuzzleBoard> {
        let board: &dyn Any = self.board()?;
        board.downcast_ref()
    }

    pub(super) fn puzzle_mut(&mut self) -> Option<&mut PuzzleBoard> {
        puzzle_on(self.screen_mut())
    }

    /// The board on which the player acts now, if there is one in front.
    pub fn played_board(&self) -> Option<&dyn BoardHost> {
        self.board().filter(|board| board.is_played() && self.dialogs.is_empty())
    }

    /// The board in front, or that of the game behind a page.
    pub fn board_or_game(&self) -> &dyn BoardHost {
        self.board().unwrap_or(&self.game)
    }

    /// What was done on the board in front since the last time.
    pub fn take_actions(&mut self) -> Vec<(Action, Outcome)> {
        let actions = mem::take(&mut self.game.actions);
        match self.puzzle_mut() {
            Some(puzzle) => mem::take(&mut puzzle.actions),
            None => actions,
        }
    }
}

/// The puzzle on a screen, if its board is one.
pub(super) fn puzzle_on(screen: &mut dyn Screen) -> Option<&mut PuzzleBoard> {
    let board: &mut dyn Any = screen.board_mut()?;
    board.downcast_mut()
}

impl Stack {
    /// Shows the workbench as it was left, with the position in front on it. That of the game in
    /// progress stays where it is: its odds would be help.
    pub(super) fn toggle_workbench(&mut self, ctx: Context<'_>) -> Effects<Message> {
        if self.front::<WorkbenchScreen>().is_some() {
            return self.close(ctx);
        }
        let in_front = self.board().and_then(|board| board.setup());
        let game = self.game.game();
        let (size, mines) = (game.size(), game.mines() as usize);
        let mut effects = self.suspend_for_screen(ctx);
        let open = self.take_workbench();
        let bench = match (open, in_front) {
            (Some(mut bench), Some(setup)) => {
                effects.extend(of_bench(bench.lay(setup)));
                bench
            }
            (Some(bench), None) => bench,
            (None, Some(setup)) => Box::new(WorkbenchScreen::new(setup)),
            (None, None) => Box::new(WorkbenchScreen::empty(size, mines)),
        };
        effects.into_iter().chain(self.show_boxed(bench, ctx)).collect()
    }

    /// Lays what was read on the workbench.
    pub(super) fn show_setup(
        &mut self,
        lay: impl FnOnce(&mut WorkbenchScreen) -> Effects<workbench::Message>,
        ctx: Context<'_>,
    ) -> Effects<Message> {
        let level = self.game.game().level();
        let empty = || Box::new(WorkbenchScreen::empty(level.size(), 0));
        let mut bench = self.take_workbench().unwrap_or_else(empty);
        let laid = of_bench(lay(&mut bench));
        let shown = self.show_boxed(bench, ctx);
        shown.into_iter().chain(laid).collect()
    }

    /// The workbench as it was left, which is open no more.
    fn take_workbench(&mut self) -> Option<Box<WorkbenchScreen>> {
        self.take().or_else(|| self.bench.take())
    }
}

fn of_bench(effects: Effects<workbench::Message>) -> Effects<Message> {
    effect::map(effects, |message| Message::Screen(message.into()))
}

/// How long the files of one drop may take to arrive.
const DROP_TIME: Duration = Duration::from_millis(100);

impl Stack {
    /// Shows the library after a change of its folders, and pauses the game.
    fn show_library(&mut self, change: FolderChange, ctx: Context<'_>) -> Effects<Message> {
        let mut effects = self.suspend_for_screen(ctx);
        // What is open already keeps its filter and its place.
        let mut screen = self.take::<LibraryScreen>().unwrap_or_default();
        screen.change = Some(change);
        effects.extend(self.show_boxed(screen, ctx));
        effects
    }

    pub(super) fn remove_folder(&mut self, folder: PathBuf) -> Effects<Message> {
        let change = FolderChange::Remove(folder);
        let library = self.find_mut::<LibraryScreen>();
        let scan = library.map(|library| library.scan(Some(change)));
        scan.into_iter().collect()
    }

    /// Adds a folder that the player has chosen or dropped.
    pub(super) fn add_folder(&mut self, choice: FileChoice, ctx: Context<'_>) -> Effects<Message> {
        match choice {
            FileChoice::File(folder) => self.add_to_library(vec![folder], ctx),
            FileChoice::Unavailable => {
                Request::Notify(Notice::of("library-no-dialog", ctx.texts)).into()
            }
            FileChoice::Cancelled => Vec::new(),
        }
    }

    /// Adds folders and single files, and shows the library.
    pub(super) fn add_to_library(
        &mut self,
        paths: Vec<PathBuf>,
        ctx: Context<'_>,
    ) -> Effects<Message> {
        self.show_library(FolderChange::Add(paths), ctx)
    }

    /// Shows the games of a file in the library.
    pub(super) fn show_session(&mut self, file: PathBuf, ctx: Context<'_>) -> Effects<Message> {
        let name = file.file_stem().unwrap_or_default().to_string_lossy().into_owned();
        let mut effects = self.add_to_library(vec![file], ctx);
        effects.extend(self.update_screen(library::Message::Search(name), ctx));
        effects
    }

    /// Waits for further files of the same drop, of which the window hears one by one.
    pub fn on_file_dropped(&mut self, file: PathBuf) -> Effects<Message> {
        self.dropped.push(file);
        let end = Task::perform(timer::after(DROP_TIME), |_| Message::DropEnded);
        vec![Effect::Task(end)]
    }

    /// Plays a single file that was dropped; several appear in the library.
    pub fn on_drop_ended(&mut self, ctx: Context<'_>) -> Effects<Message> {
        let mut files = mem::take(&mut self.dropped);
        match files.len() {
            0 => Vec::new(),
            1 => self.open_recording(FileChoice::File(files.remove(0)), ctx),
            _ => self.add_to_library(files, ctx),
        }
    }
}

/// Adds a skin from a folder that the player has chosen.
pub(super) fn add_skin(choice: FileChoice, ctx: Context<'_>) -> Effects<Message> {
    match choice {
        FileChoice::File(folder) => Request::Store(StorageRequest::AddSkin(folder)).into(),
        FileChoice::Unavailable => Request::Notify(Notice::of("skin-no-dialog", ctx.texts)).into(),
        FileChoice::Cancelled => Vec::new(),
    }
}
