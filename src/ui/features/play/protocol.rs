//! The game as a screen: what it does with messages, commands and changed settings, and what
//! follows when its board is shown or the game ends.

use super::{Message, PlayScreen, assistant_bar};
use crate::config::Settings;
use crate::config::command::Command;
use crate::game::{Game, Level, Moment, Pos, ShownBoard};
use crate::replay::recording_luck::RecordingLuck;
use crate::solver::query::ProbabilityMap;
use crate::ui::Element;
use crate::ui::board::{Annotations, BoardPane};
use crate::ui::features::play::board_search::BoardSearch;
use crate::ui::kit::scrollbar;
use crate::ui::screen::context::Context;
use crate::ui::screen::effect::{self, Effect, Effects};
use crate::ui::screen::view_context::{GameFacts, SearchProgress, ViewContext};
use crate::ui::screen::{BoardHost, ScreenState, ScreenUpdate, SpokenState, sheet};
use crate::workbench::Setup;

impl ScreenState for PlayScreen {
    /// The game needs no name: players see or hear its board.
    fn name(&self) -> Option<&'static str> {
        None
    }

    fn places_notices(&self) -> bool {
        true
    }

    fn level(&self, _: &Settings) -> Option<Level> {
        Some(self.game().level())
    }

    fn board(&self) -> Option<&dyn BoardHost> {
        Some(self)
    }

    fn board_mut(&mut self) -> Option<&mut dyn BoardHost> {
        Some(self)
    }

    fn text(&self, ctx: Context<'_>) -> Option<String> {
        assistant_bar::assistant_text(&self.assistant, ctx.texts)
    }

    fn next_deadline(&self, now: Moment) -> Option<Moment> {
        self.next_deadline(now)
    }
}

impl BoardHost for PlayScreen {
    fn board(&self) -> &dyn ShownBoard {
        self.game()
    }

    fn pane(&self) -> &BoardPane {
        &self.pane
    }

    fn marks(&self) -> (Option<&ProbabilityMap>, Annotations) {
        (self.assistant.chances(), self.marks())
    }

    fn move_cursor(&mut self, to: Option<Pos>, step: (i16, i16)) -> Effects {
        self.pane.cursor = to.or(self.pane.cursor);
        self.move_cursor(step)
    }

    fn elapsed(&self, now: Moment) -> Option<u64> {
        Some(self.game().elapsed(now))
    }

    fn setup(&self) -> Option<Setup> {
        // The odds of a game in progress would be help.
        self.is_over().then(|| Setup::of_game(self.game()))
    }

    fn spoken(&self) -> SpokenState {
        let odds = Some(self.assistant.chances().is_some());
        SpokenState { odds, ..SpokenState::default() }
    }
}

impl ScreenUpdate for PlayScreen {
    type Message = Message;

    fn update(&mut self, message: Message, ctx: Context<'_>) -> Effects<Message> {
        match message {
            Message::Command(command) => self.run_command(command, ctx),
            Message::MomentsResult(result) => effect::lift(self.on_moments(result)),
            Message::CopyDaily => effect::lift(self.copy_daily(ctx)),
            message => self.follow_up(ctx, |play| play.handle(message, ctx.now)),
        }
    }

    fn on_command(&mut self, command: Command, ctx: Context<'_>) -> Option<Effects<Message>> {
        self.assistant.is_free = !self.counts(ctx.daily);
        let scrolls = command == Command::Hint && self.assistant.hint().is_some();
        let mut is_ours = true;
        let mut effects = self.follow_up(ctx, |play| {
            let own = play.command(command, ctx.now);
            is_ours = own.is_some();
            own.unwrap_or_default()
        });
        if scrolls {
            effects.push(Effect::Task(scrollbar::scroll_page(sheet::WORDS)));
        }
        is_ours.then_some(effects)
    }

    fn view<'a>(&'a self, ctx: ViewContext<'a>) -> Element<'a, Message> {
        self.view(ctx)
    }

    fn on_timer(&mut self, ctx: Context<'_>) -> Effects<Message> {
        self.update(Message::TimerFired, ctx)
    }

    fn apply_settings(&mut self, before: &Settings, ctx: Context<'_>) -> Effects<Message> {
        let now = ctx.settings;
        if now.input_config() != before.input_config() {
            self.set_input_config(now.input_config(), ctx.now);
        }
        self.set_switches(now.play_switches());
        // An untouched board has not begun: it changes at once.
        self.set_no_guess(now.no_guess);
        self.set_filter(now.filter.of(self.game().level()).in_force());
        Vec::new()
    }
}

impl GameFacts for PlayScreen {
    fn game(&self) -> &Game {
        self.game()
    }

    fn cell_size(&self) -> f32 {
        self.pane.layout().map_or(0.0, |layout| layout.cell_size)
    }

    fn luck(&self) -> Option<&RecordingLuck> {
        self.luck_review.luck()
    }

    fn has_moments(&self) -> bool {
        !self.moments().is_empty()
    }

    fn search(&self) -> Option<SearchProgress> {
        self.search.as_ref().map(BoardSearch::progress)
    }

    fn origin_note(&self) -> Option<(&'static str, &'static str)> {
        self.origin_note()
    }
}

impl PlayScreen {
    fn follow_up(
        &mut self,
        ctx: Context<'_>,
        act: impl FnOnce(&mut Self) -> Effects<Message>,
    ) -> Effects<Message> {
        let was_over = self.is_over();
        let mut effects = act(self);
        effects.extend(effect::lift(self.note_daily_start(ctx)));
        if self.is_over() && !was_over {
            effects.extend(effect::lift(self.on_game_over(ctx)));
        }
        effects
    }
}
