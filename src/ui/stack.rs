//! What is shown: the game, the screens above it, and the dialogs in front of them.

mod board_view;
mod commands;
mod daily_view;
mod dialogs;
mod learn;
mod library_view;
mod recordings;

use crate::config::Settings;
use crate::config::command::Command;
use crate::config::keymap::KeyPress;
use crate::game::{Level, Moment, Phase, Pos};
use crate::ui::app::Message;
use crate::ui::board::layout::BoardLayout;
use crate::ui::context::Context;
use crate::ui::dialog::{self, Dialog};
use crate::ui::effect::{Effect, WindowRequest};
use crate::ui::notices::{self, Notice, Notices};
use crate::ui::screen::library::{self, LibraryScreen};
use crate::ui::screen::play::current_game::CurrentGame;
use crate::ui::screen::play::result_summary::ResultSummary;
use crate::ui::screen::play::{self, name_field};
use crate::ui::screen::records::RecordsScreen;
use crate::ui::screen::strip_layout::StripPlacement;
use crate::ui::screen::title::TitleScreen;
use crate::ui::screen::view_context::ViewContext;
use crate::ui::screen::{Screen, counters_view, records, title};
use crate::ui::widget::focus::{block_keys, block_presses, navigation};
use crate::ui::widget::semantics::{Semantics, described};
use accesskit::Role;
use dialogs::focus_field;
use iced::widget::{column, stack};
use iced::{Element, Size};
use std::mem;
use std::path::PathBuf;

#[derive(Debug)]
pub struct Stack {
    pub game: CurrentGame,
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
    /// The files of a drop so far.
    dropped: Vec<PathBuf>,
}

impl Stack {
    pub fn new(game: CurrentGame, title: Option<TitleScreen>, notices: Notices) -> Self {
        Self {
            game,
            screens: title.map(Screen::Title).into_iter().collect(),
            dialogs: Vec::new(),
            notices,
            paused_by_dialog: false,
            focus_in_bars: false,
            guard_until: None,
            dropped: Vec::new(),
        }
    }

    pub fn title(&self) -> Option<&TitleScreen> {
        self.screens.iter().find_map(|screen| match screen {
            Screen::Title(title) => Some(title),
            _ => None,
        })
    }

    pub fn records(&self) -> Option<&RecordsScreen> {
        self.screens.iter().find_map(|screen| match screen {
            Screen::Records(records) => Some(records),
            _ => None,
        })
    }

    pub fn library(&self) -> Option<&LibraryScreen> {
        self.screens.iter().find_map(|screen| match screen {
            Screen::Library(library) => Some(library.as_ref()),
            _ => None,
        })
    }

    /// The level of the recording or of the game, whichever is shown.
    pub fn visible_level(&self, settings: &Settings) -> Level {
        match self.screens.last() {
            Some(Screen::Replay(replay)) => replay.recording().level,
            Some(Screen::Practice(practice)) => practice.level(settings),
            Some(Screen::Lessons(lessons)) => {
                lessons.level().unwrap_or_else(|| self.game.play.game().level())
            }
            _ => self.game.play.game().level(),
        }
    }

    /// Whether the game is shown, or its title.
    fn has_strip(&self) -> bool {
        matches!(self.screens.last(), None | Some(Screen::Title(_)))
    }

    /// Whether a dialog or another screen covers the game.
    fn is_covered(&self) -> bool {
        !self.dialogs.is_empty() || !self.has_strip()
    }

    /// Whether the focus may be in a control.
    pub fn may_have_focus(&self) -> bool {
        self.focus_in_bars || self.is_covered()
    }

    /// Whether nothing covers the game or replaces it.
    pub fn is_game_in_front(&self) -> bool {
        self.dialogs.is_empty() && self.screens.is_empty()
    }

    /// The title of what covers the game, or replaces it.
    pub fn foreground_name(&self, ctx: Context<'_>) -> Option<String> {
        match (self.dialogs.last(), self.screens.last()) {
            (Some(dialog), _) => Some(dialog.title(&self.game.play, ctx.texts)),
            (None, Some(screen)) => Some(ctx.texts.get(screen.name()).to_owned()),
            (None, None) => None,
        }
    }

    /// When something changes by itself next.
    pub fn next_deadline(&self, now: Moment) -> Option<Moment> {
        if let Some(title) = self.title() {
            return title.next_deadline();
        }
        let deadlines = [
            self.game.play.next_deadline(now),
            self.notices.next_deadline(),
            self.game.autosave_deadline(),
            self.guard_until,
            self.pending_dialog_at(),
            self.learn_deadline(now),
        ];
        deadlines.into_iter().flatten().min()
    }

    pub fn on_timer(&mut self, ctx: Context<'_>) -> Vec<Effect> {
        if self.title().is_some() {
            return self.update_title(title::Message::TimerFired, ctx);
        }
        let mut effects = self.end_guard(ctx.now);
        let was_asking = self.game.play.is_asking_name();
        effects.extend(self.update_play(play::Message::TimerFired, ctx));
        if !was_asking {
            effects.extend(self.ask_player_name());
        }
        effects.extend(self.open_pending_dialog(ctx));
        effects.extend(self.on_learn_timer(ctx));
        effects
    }

    pub fn update_title(&mut self, message: title::Message, ctx: Context<'_>) -> Vec<Effect> {
        match self.screens.last_mut() {
            Some(Screen::Title(title)) => title.update(message, ctx.now),
            _ => Vec::new(),
        }
    }

    pub fn update_records(&mut self, message: records::Message, ctx: Context<'_>) -> Vec<Effect> {
        let mut screens = self.screens.iter_mut();
        let records = screens.find_map(|screen| match screen {
            Screen::Records(records) => Some(records),
            _ => None,
        });
        records.map_or_else(Vec::new, |records| records.update(message, ctx.window))
    }

    pub fn update_library(&mut self, message: library::Message, ctx: Context<'_>) -> Vec<Effect> {
        self.library_mut().map_or_else(Vec::new, |library| library.update(message, ctx))
    }

    fn library_mut(&mut self) -> Option<&mut LibraryScreen> {
        self.screens.iter_mut().find_map(|screen| match screen {
            Screen::Library(library) => Some(library.as_mut()),
            _ => None,
        })
    }

    pub fn update_dialog(&mut self, message: dialog::Message) -> Vec<Effect> {
        self.dialogs.last_mut().map_or_else(Vec::new, |dialog| dialog.update(message))
    }

    pub fn update_play(&mut self, message: play::Message, ctx: Context<'_>) -> Vec<Effect> {
        if let play::Message::PanZoom(pan_zoom) = message {
            return self.pan_zoom(pan_zoom, ctx);
        }
        if let play::Message::MomentsResult(result) = message {
            return self.game.on_moments(result);
        }
        if let play::Message::CopyDaily = message {
            return self.game.copy_daily(ctx);
        }
        let play = &mut self.game.play;
        let asks_hint = matches!(message, play::Message::Command(Command::Hint));
        let scrolls = asks_hint && play.assistant.hint().is_some();
        let was_over = play.is_over();
        let mut effects = play.update(message, ctx.now);
        if scrolls {
            effects.extend(self.scroll_hint(ctx));
        }
        effects.extend(self.game.note_daily_start(ctx));
        if self.game.play.is_over() && !was_over {
            effects.extend(self.game.on_game_over(ctx));
            effects.extend(self.open_pending_dialog(ctx));
            // Someone who has finished a game needs no introduction.
            effects.extend(self.close_help_offer());
        }
        effects
    }

    /// Focuses the name field in the strip unless something covers it.
    fn ask_player_name(&self) -> Vec<Effect> {
        if !self.game.play.is_asking_name() || self.is_covered() {
            return Vec::new();
        }
        vec![focus_field(name_field::FIELD)]
    }

    /// A key press that goes to what is in front, whatever it means elsewhere.
    fn capture(&mut self, press: KeyPress, ctx: Context<'_>) -> Option<Vec<Effect>> {
        if self.title().is_some() {
            return Some(self.update_title(title::Message::Continue, ctx));
        }
        self.dialogs.last_mut()?.capture(press, ctx)
    }

    /// Gives a command to what is in front.
    pub fn on_command(&mut self, command: Command, ctx: Context<'_>) -> Vec<Effect> {
        let is_guarded = self.is_guarded(ctx.now);
        match self.dialogs.last_mut() {
            // A key meant for the board must not answer a dialog that has just opened. But whoever
            // wants a new game never means the dialog.
            Some(_) if is_guarded && command != Command::New => Vec::new(),
            Some(dialog) => dialog.on_command(command, ctx),
            None => self.on_screen_command(command, ctx),
        }
    }

    /// Closes the dialog in front, or else the screen.
    pub fn close(&mut self, ctx: Context<'_>) -> Vec<Effect> {
        if self.dialogs.pop().is_some() {
            let is_last = self.dialogs.is_empty();
            return if is_last { Vec::new() } else { vec![Effect::Task(navigation::unfocus())] };
        }
        match self.screens.pop() {
            Some(Screen::Title(_)) => self.game.deal_first(ctx),
            _ => Vec::new(),
        }
    }

    /// Closes the title: a recording is not kept waiting.
    pub fn leave_title(&mut self, ctx: Context<'_>) -> Vec<Effect> {
        if self.title().is_some() { self.close(ctx) } else { Vec::new() }
    }

    /// Restarts the title, and returns whether it is shown.
    pub fn restart_title(&mut self, now: Moment) -> bool {
        let Some(Screen::Title(title)) = self.screens.last_mut() else {
            return false;
        };
        title.restart(now);
        true
    }

    /// Shows a screen instead of another of its kind, and closes the dialogs.
    pub fn show(&mut self, screen: Screen, ctx: Context<'_>) -> Vec<Effect> {
        self.dialogs.clear();
        self.screens.retain(|other| mem::discriminant(other) != mem::discriminant(&screen));
        self.screens.push(screen);
        if !matches!(self.screens.last(), Some(Screen::Replay(_))) {
            return Vec::new();
        }
        self.scroll_replay(ctx);
        let mut effects = vec![Effect::Window(WindowRequest::Grow)];
        effects.extend(self.replay_jobs());
        effects
    }

    /// Follows up on a message. The cursor was visible in this layout before.
    pub fn after_update(
        &mut self,
        cursor: Option<Pos>,
        layout: &BoardLayout,
        ctx: Context<'_>,
    ) -> Vec<Effect> {
        self.keep_cursor_visible(cursor, layout, ctx);
        if !ctx.settings.counters || counters_view::has_room(ctx.window) {
            self.notices.retract(&Notice::NoRoomForCounters);
        }
        let is_in_sight = self.dialogs.is_empty() && self.current_notice(ctx).is_some();
        self.notices.on_time(is_in_sight, ctx.now, ctx.texts);
        self.show_search(ctx)
    }

    /// Pauses a running game or cancels the search for its board, because another screen opens.
    pub fn suspend_game(&mut self, ctx: Context<'_>) -> Vec<Effect> {
        if self.game.play.search().is_some() {
            drop(self.game.play.update(play::Message::CancelSearch, ctx.now));
        }
        if self.game.play.game().phase() == Phase::Running {
            self.update_play(Command::Pause.into(), ctx)
        } else {
            Vec::new()
        }
    }

    /// The notice to show now, if any, and how many more wait.
    fn current_notice<'a>(&'a self, ctx: Context<'a>) -> Option<(&'a str, usize)> {
        let is_busy = self.game.play.assistant.is_shown();
        let waits = self.has_strip() && self.notices.is_deferred && is_busy;
        self.notices.first(ctx.texts).filter(|_| !waits)
    }

    /// Whether the result of a game is in the strip, where no notice covers it.
    fn shows_result(&self) -> bool {
        let play = &self.game.play;
        let is_in_strip = play.summary.as_ref().is_some_and(ResultSummary::is_shown);
        self.has_strip() && is_in_strip && !play.assistant.is_shown() && !self.is_result_in_dialog()
    }

    fn is_result_in_dialog(&self) -> bool {
        let is_result =
            |dialog: &Dialog| matches!(dialog, Dialog::GameOver(_) | Dialog::NewRecord(_));
        self.game.pending_dialog_at().is_some() || self.dialogs.iter().any(is_result)
    }

    fn view_context<'a>(&'a self, level: Level, ctx: Context<'a>) -> ViewContext<'a> {
        // Off the game screen a notice has a row below.
        let has_row = !self.has_strip() && !self.notices.is_empty();
        let row = if has_row { notices::ROW_HEIGHT } else { 0.0 };
        ViewContext {
            texts: ctx.texts,
            settings: ctx.settings,
            progress: ctx.progress,
            palette: ctx.appearance.palette(),
            sprites: &ctx.appearance.sprites,
            style_sprites: &ctx.appearance.style_sprites,
            window: Size::new(ctx.window.width, ctx.window.height - row),
            cell_side: ctx.settings.cell_size(level),
            state: self.game.play.command_context(ctx.settings),
            best_ms: self.game.best_time(level, ctx.scores),
            daily: ctx.daily,
            daily_game: self.game.daily(),
            daily_counts: self.game.daily().is_some_and(|it| ctx.daily.counts(it, self.game.id())),
            offers_help: self.notices.offers_help,
            result_in_dialog: self.is_result_in_dialog(),
            notice: self.current_notice(ctx).filter(|_| !self.shows_result()),
            clock: ctx.clock,
            now: ctx.now,
        }
    }

    fn dialog_context<'a>(&'a self, ctx: Context<'a>) -> ViewContext<'a> {
        let level = self.visible_level(ctx.settings);
        ViewContext { window: ctx.window, ..self.view_context(level, ctx) }
    }

    fn screen_semantics(&self, ctx: Context<'_>) -> Semantics {
        match self.screens.last() {
            Some(screen) => {
                let name = screen.name();
                Semantics::new(Role::Group).named(ctx.texts.get(name)).with_key(name)
            }
            None => Semantics::new(Role::GenericContainer),
        }
    }

    pub fn view<'a>(&'a self, ctx: Context<'a>) -> Element<'a, Message> {
        let view = self.view_context(self.visible_level(ctx.settings), ctx);
        let screen = match self.screens.last() {
            Some(screen) => screen.view(view),
            None => self.game.play.view(view).map(Message::Play),
        };
        let screen = described(screen, self.screen_semantics(ctx));
        let notice = view.notice.filter(|_| !self.has_strip());
        let notice = notice.map(|notice| notices::notice_row(notice, view));
        // The screen always comes first, so that its widget state survives a notice. An absent
        // layer is left out: each costs the renderer a mask of the whole window.
        let behind = column![screen].push(notice);
        let dialog = self.dialogs.last().map(|dialog| {
            let (kind, title) = (dialog.key(), dialog.title(&self.game.play, ctx.texts));
            let dialog = dialog.view(&self.game.play, self.dialog_context(ctx));
            let semantics = Semantics::new(Role::Dialog).named(title);
            let dialog = described(dialog, semantics.with_key(kind));
            block_presses(dialog, self.is_guarded(ctx.now))
        });
        let card = self.current_notice(ctx).filter(|_| dialog.is_none() && self.shows_result());
        let card = card.map(|notice| {
            let above = match view.strip_placement(self.game.play.game().size()) {
                StripPlacement::Below(height) => height,
                StripPlacement::Beside => 0.0,
            };
            notices::notice_card(notice, above, view)
        });
        stack([block_keys(behind, dialog.is_some())]).extend(card).extend(dialog).into()
    }
}
