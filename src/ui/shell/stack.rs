//! What is shown: the game, the screens above it, and the dialogs in front of them.

mod commands;
mod dialogs;
mod help;
mod next_game;
mod recordings;
mod scanning;
mod screens;

use crate::config::command::{Command, CommandContext, Reading};
use crate::config::keymap::KeyPress;
use crate::config::{SettingChange, Settings};
use crate::game::pointer::scanner::Scanner;
use crate::game::{GameId, Level, Minefield, Moment, Phase, Pos, survey};
use crate::i18n::reading::{self, Scene};
use crate::platform::{FileChoice, file_dialog};
use crate::practice::Position;
use crate::practice::daily::{DailyBoard, DailyStart};
use crate::replay::{Ghost, Resumable};
use crate::ui::Element;
use crate::ui::board::gif::GifOptions;
use crate::ui::board::scroll_pane::PanZoom;
use crate::ui::features::go_to::GoToDialog;
use crate::ui::features::opened_recording::OpenedRecording;
use crate::ui::features::play::game_over::GameOverDialog;
use crate::ui::features::play::new_record::NewRecordDialog;
use crate::ui::features::play::result_summary::ResultSummary;
use crate::ui::features::play::{self, PlayScreen};
use crate::ui::features::practice::PracticeScreen;
use crate::ui::features::replay::ReplayScreen;
use crate::ui::features::workbench::{self, WorkbenchScreen};
use crate::ui::kit::focus::{block_keys, block_presses};
use crate::ui::kit::semantics::{Semantics, described};
use crate::ui::screen::context::Context;
use crate::ui::screen::dialog::{self, Dialog};
use crate::ui::screen::effect::{self, Effect, Effects, Request};
use crate::ui::screen::jobs::file_choice;
use crate::ui::screen::notices::{Notice, Notices, notice_words};
use crate::ui::screen::sheet;
use crate::ui::screen::view_context::ViewContext;
use crate::ui::screen::window_needs::WindowNeeds;
use crate::ui::screen::{BoardHost, counters_view};
use crate::ui::shell::any_screen::{self, Screen};
use accesskit::Role;
use iced::Fill;
use iced::Point;
use iced::widget::{container, responsive, stack};
use std::collections::VecDeque;
use std::ops::ControlFlow::{self, Break, Continue};
use std::path::PathBuf;
use std::sync::Arc;

#[derive(Debug)]
pub struct Stack {
    /// The screen below all others.
    pub game: PlayScreen,
    /// Above the game: the last is shown.
    screens: Vec<Box<dyn Screen>>,
    /// In front of the screens: the last is shown.
    dialogs: Vec<Box<dyn Dialog>>,
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

/// What happens to what is shown.
#[derive(Debug, Clone)]
pub enum Message {
    Screen(any_screen::Message),
    Dialog(dialog::Message),
    /// From a notice.
    Command(Command),
    /// Whether a control has the focus, after that has gone on by itself.
    ScannedFocus(bool),
    /// Whether the ring has gone on in an open list.
    ScannedList(bool),
    /// A folder for the library.
    FolderChosen(FileChoice),
    /// A folder with a skin.
    SkinChosen(FileChoice),
    RecordingOpened(OpenedRecording),
    RecordingChosen(FileChoice),
    SavePathChosen(FileChoice),
    /// Where to save a GIF.
    GifPathChosen(GifOptions, FileChoice),
    /// Show a position as a puzzle.
    Practise(Box<Position>),
    /// The boards of games in progress elsewhere.
    BoardsElsewhere(Vec<Minefield>),
    /// All files of a drop are known.
    DropEnded,
    Pasted(Option<String>),
    /// What is left of the game that was started on a daily board.
    DailyFound(Box<DailyBoard>, DailyStart, Resumable),
    /// What this game is raced against.
    GhostFound(GameId, Option<Arc<Ghost>>),
}

impl From<Command> for Message {
    fn from(command: Command) -> Self {
        Self::Command(command)
    }
}

impl<M: Into<any_screen::Message>> From<M> for Message {
    fn from(message: M) -> Self {
        Self::Screen(message.into())
    }
}

impl Stack {
    pub fn new(game: PlayScreen, screen: Option<Box<dyn Screen>>, notices: Notices) -> Self {
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

    /// The screen in front: the game, if there is no other.
    pub fn screen(&self) -> &dyn Screen {
        self.screens.last().map_or(&self.game, Box::as_ref)
    }

    fn screen_mut(&mut self) -> &mut dyn Screen {
        self.screens.last_mut().map_or(&mut self.game, Box::as_mut)
    }

    /// The board in front, if the screen has one now.
    pub fn board(&self) -> Option<&dyn BoardHost> {
        self.screen().board()
    }

    fn board_mut(&mut self) -> Option<&mut dyn BoardHost> {
        self.screen_mut().board_mut()
    }

    /// The screen of this kind, if one is open.
    pub fn find<S: Screen>(&self) -> Option<&S> {
        self.screens.iter().find_map(|screen| screen.get())
    }

    fn find_mut<S: Screen>(&mut self) -> Option<&mut S> {
        self.screens.iter_mut().find_map(|screen| screen.get_mut())
    }

    /// The screen in front, if it is of this kind.
    pub fn front<S: Screen>(&self) -> Option<&S> {
        self.screen().get()
    }

    /// The level that the screen in front is laid out for.
    pub fn visible_level(&self, settings: &Settings) -> Level {
        self.screen().level(settings).unwrap_or_else(|| self.game.game().level())
    }

    /// Whether a screen is shown behind which the game has yet to begin.
    pub fn is_before_game(&self) -> bool {
        self.screens.iter().any(|screen| screen.is_before_game())
    }

    /// Whether the game is shown, or what comes before it.
    fn is_play_visible(&self) -> bool {
        self.screens.last().is_none_or(|screen| screen.is_before_game())
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
        match self.dialogs.last() {
            Some(dialog) => Some(dialog.title(&self.game, ctx.texts)),
            None => self.screen().name().map(|name| ctx.texts.get(name).to_owned()),
        }
    }

    /// When something changes by itself next.
    pub fn next_deadline(&self, now: Moment) -> Option<Moment> {
        let of_screen = self.screen().next_deadline(now);
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
            effects.extend(of_screen(Screen::on_timer(&mut self.game, ctx)));
            effects.extend(self.restart_past_best(ctx));
            effects.extend(self.scan(ctx));
        }
        let above = self.screens.last_mut().map(|screen| screen.on_timer(ctx));
        effects.extend(of_screen(above.unwrap_or_default()));
        effects
    }

    /// Whether what is in front changes with each frame.
    pub fn is_running(&self) -> bool {
        self.screen().is_running()
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
            Message::SkinChosen(choice) => screens::add_skin(choice, ctx),
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
            Request::Search(choice) => self.update_screen(play::Message::Search(choice), ctx),
            Request::Resize(size, mines) => {
                self.update_screen(workbench::Message::Resize(size, mines), ctx)
            }
            Request::Practise(position) => self.update(Message::Practise(position), ctx),
            Request::WatchFrom(events) => self.watch_game(Some(events), ctx),
            Request::ShowLesson(topic) => self.show_lesson(topic, ctx),
            Request::SaveGif(options) => Self::pick_gif_path(options, ctx),
            Request::GoTo(pos) => self.act_on_cell(Some(pos), None, ctx),
            Request::PanZoom(pan_zoom) => self.pan_zoom(pan_zoom, ctx),
            Request::AddFolder => pick_folder("library-add", Message::FolderChosen, ctx),
            Request::AddSkin => pick_folder("skin-add", Message::SkinChosen, ctx),
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
        ask: impl FnOnce(&mut dyn Screen) -> Effects<any_screen::Message>,
    ) -> Effects<Message> {
        let effects = ask(self.screen_mut());
        self.sync_after_update();
        of_screen(effects)
    }

    /// Remembers what outlives the screen in front.
    fn sync_after_update(&mut self) {
        if let Some(replay) = self.front::<ReplayScreen>() {
            self.replay_details = replay.details;
        }
    }

    /// Gives a message to the foremost screen of its kind.
    fn update_screen(
        &mut self,
        message: impl Into<any_screen::Message>,
        ctx: Context<'_>,
    ) -> Effects<Message> {
        let mut message = message.into();
        let mut effects = Vec::new();
        let above = self.screens.iter_mut().rev().map(Box::as_mut);
        for screen in above.chain([&mut self.game as &mut dyn Screen]) {
            match screen.update(message, ctx) {
                Ok(own) => {
                    effects = own;
                    break;
                }
                // No screen of that kind may be open.
                Err(of_another) => message = of_another,
            }
        }
        self.sync_after_update();
        of_screen(effects)
    }

    /// A key press that goes to what is in front, whatever it means elsewhere.
    fn capture(&mut self, press: KeyPress, ctx: Context<'_>) -> Option<Effects<Message>> {
        match self.dialogs.last_mut() {
            Some(dialog) => dialog.capture(press, ctx).map(effect::lift),
            None => self.screen_mut().capture(press, ctx).map(of_screen),
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
        let mut effects = self.open_pending_dialog(ctx);
        // The first click ends the introduction; the rest is explained in the game.
        if self.notices.offers_help && !self.game.game().is_untouched() {
            self.game.explains_steps = true;
            effects.extend(self.close_help_offer());
        }
        effects.extend(effect::lift(self.game.find_rival(ctx)));
        let is_in_sight = self.dialogs.is_empty() && self.current_notice(ctx).is_some();
        self.keep_scanning(ctx);
        self.notices.on_time(is_in_sight, ctx.now, ctx.texts);
        effects.extend(self.show_search(ctx));
        effects
    }
}

/// What a screen asks for.
fn of_screen(effects: Effects<any_screen::Message>) -> Effects<Message> {
    effect::map(effects, Message::Screen)
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Zoom {
    /// Steps larger, or smaller if negative.
    By(i32),
    /// As large as the window allows.
    Fit,
}

/// Zoom and scrolling of the board in front. Nothing that happens to the window disturbs a game.
impl Stack {
    pub fn window_needs(&self, ctx: Context<'_>) -> WindowNeeds {
        let level = self.visible_level(ctx.settings);
        let side = ctx.settings.cell_size(level);
        WindowNeeds::new(ctx.settings, level.size(), side)
    }

    /// Scrolls or zooms the board in front.
    fn pan_zoom(&self, pan_zoom: PanZoom, ctx: Context<'_>) -> Effects<Message> {
        match pan_zoom {
            PanZoom::Scroll(offset) => self.board().map(|board| board.pane().scroll(offset)),
            PanZoom::Glide(offset) => self.board().map(|board| board.pane().glide(offset, ctx.now)),
            PanZoom::Zoom { steps, at } => return self.zoom(Zoom::By(steps), Some(at), ctx),
        };
        Vec::new()
    }

    /// Zooms the board in front around `at`, or else around the keyboard's cursor or the center.
    /// `at` is in logical pixels from the pane's corner.
    fn zoom(&self, zoom: Zoom, at: Option<Point>, ctx: Context<'_>) -> Effects<Message> {
        if self.screen().is_page() {
            return Vec::new();
        }
        let level = self.visible_level(ctx.settings);
        let pane = self.board().map(|board| board.pane());
        let Some((pane, before)) = pane.and_then(|pane| Some((pane, pane.layout()?))) else {
            return Vec::new();
        };
        let side = match zoom {
            Zoom::By(steps) => Some(before.stepped(steps, ctx.growth)),
            Zoom::Fit => None,
        };
        if side == ctx.settings.cell_size(level) {
            return Vec::new();
        }
        let pixels = side.map(|side| side.pixels() / ctx.growth);
        pane.zoom(at, &before, pixels, ctx.now);
        Request::Change(SettingChange::CellSize(level, side)).into()
    }
}

/// What players ask about the board in front, to hear it.
impl Stack {
    /// Answers a question about the board on which the player acts, or moves its cursor. A cursor
    /// that is not there yet appears, which tells its cell.
    fn read(&mut self, asked: Reading, ctx: Context<'_>) -> Effects<Message> {
        if asked == Reading::Again {
            return Request::TellAgain.into();
        }
        let Some(host) = self.board() else {
            return Request::Tell(ctx.texts.get("read-no-board").to_owned()).into();
        };
        let (board, pane) = (host.board(), host.pane());
        if asked == Reading::GoTo {
            let dialog = GoToDialog::new(board.size(), ctx.texts.place_names);
            return self.open(dialog.into(), ctx);
        }
        let needs_cursor = !matches!(asked, Reading::Status | Reading::Opened);
        let Some(cursor) = pane.cursor.or((!needs_cursor).then_some(Pos::new(0, 0))) else {
            return self.act_on_cell(None, None, ctx);
        };
        let search = asked.search().filter(|_| board.phase() != Phase::Paused);
        if let Some((place, is_back)) = search {
            return match survey::next(board, cursor, place, is_back) {
                Some(pos) => self.act_on_cell(Some(pos), None, ctx),
                None => Request::Tell(ctx.texts.get("read-none").to_owned()).into(),
            };
        }
        let shown = host.cell(cursor);
        let scene = Scene {
            board,
            cursor,
            changed: host.changed(),
            chance: shown.chance,
            note: shown.note,
            elapsed: host.elapsed(ctx.now),
        };
        Request::Tell(reading::answer(ctx.texts, asked, scene)).into()
    }
}

/// What the window shows: the screen in front, a notice, and the dialog in front of them.
impl Stack {
    /// The notice to show now, if any, and how many more wait.
    fn current_notice<'a>(&'a self, ctx: Context<'a>) -> Option<(&'a str, usize)> {
        // What the player asks for now is shown before notices; a result gives way to news alone.
        let is_busy = self.game.assistant.is_shown();
        let has_result = self.game.summary.as_ref().is_some_and(ResultSummary::is_shown);
        let waits = is_busy || has_result && !self.notices.has_news();
        self.notices.first(ctx.texts).filter(|_| !(self.is_play_visible() && waits))
    }

    fn is_result_in_dialog(&self) -> bool {
        self.game.pending_dialog_at().is_some()
            || self.dialogs.iter().any(|dialog| {
                dialog.get::<GameOverDialog>().is_some()
                    || dialog.get::<NewRecordDialog>().is_some()
            })
    }

    fn view_context<'a>(&'a self, ctx: Context<'a>) -> ViewContext<'a> {
        let state = CommandContext {
            in_replay: self.front::<ReplayScreen>().is_some_and(|replay| !replay.is_live),
            ..self.game.command_context(ctx.settings)
        };
        let view = ViewContext::new(ctx, &self.game, state, self.visible_level(ctx.settings));
        ViewContext {
            offers_help: self.notices.offers_help,
            notice_command: self.notices.command(),
            is_covered: !self.dialogs.is_empty(),
            result_in_dialog: self.is_result_in_dialog(),
            notice: self.current_notice(ctx),
            ..view
        }
    }

    /// Its heading or the news say what a screen is called: a group with a name would say it again,
    /// with all texts that are on it.
    fn screen_semantics(&self) -> Semantics {
        match self.screen().name() {
            Some(name) => Semantics::new(Role::Group).with_key(name),
            None => Semantics::new(Role::GenericContainer),
        }
    }

    pub fn view<'a>(&'a self, ctx: Context<'a>) -> Element<'a, Message> {
        let view = self.view_context(ctx);
        let screen = responsive(move |window| {
            self.screen().view(view.in_window(window)).map(Message::Screen)
        });
        let screen = described(screen, self.screen_semantics());
        // Where the screen has no place for a notice, it comes in over the lower edge.
        let notice = view.notice.filter(|_| !self.screen().places_notices());
        let notice = notice.map(|notice| {
            let notice = sheet::toast(notice_words(notice, false, view), view);
            container(notice).align_bottom(Fill).into()
        });
        let behind = stack([screen]).extend(notice);
        let dialog = self.dialogs.last().map(|dialog| {
            let (kind, title) = (dialog.kind(), dialog.title(&self.game, ctx.texts));
            let dialog = dialog.view(view).map(Message::Dialog);
            let semantics = Semantics::new(Role::Dialog).named(title);
            let dialog = described(dialog, semantics.with_key(kind));
            block_presses(dialog, self.is_guarded(ctx.now))
        });
        stack([block_keys(behind, dialog.is_some())]).extend(dialog).into()
    }
}

fn pick_folder(
    title: &str,
    on_choice: fn(FileChoice) -> Message,
    ctx: Context<'_>,
) -> Effects<Message> {
    let choice = file_choice(file_dialog::folder(ctx.texts.get(title).to_owned()));
    vec![Effect::Task(choice.map(on_choice))]
}
