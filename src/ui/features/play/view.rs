//! The view of the game's screen.

use super::top_bars::{self, BarWidth};
use super::{Message, PlayScreen, info_strip, numbered_menu, race, side_column};
use crate::config::counter_list::CounterTime;
use crate::game::Phase;
use crate::i18n::announcements;
use crate::practice::first_steps::FirstStep;
use crate::ui::board::cell_appearance::{PointerHighlight, ReadingAids};
use crate::ui::board::layout::BoardLayout;
use crate::ui::board::look::ControlsLayout;
use crate::ui::board::{self, Annotations, BoardView, HintAdvice};
use crate::ui::kit::focus::block_keys;
use crate::ui::kit::semantics::PAUSED;
use crate::ui::screen::prelude::*;
use crate::ui::screen::strip_layout::{BESIDE_WIDTH, HEIGHTS, StripPlacement, height_below};
use crate::ui::screen::{counters_view, window_needs};
use iced::Rectangle;
use iced::widget::{column, opaque, responsive, stack};

/// The narrowest board over which a pause is a headline.
const ROOM_FOR_PAUSED: f32 = 280.0;
/// The lowest board with room on its cover for the greeting of a resumed game.
const ROOM_FOR_GREETING: f32 = 200.0;

/// Where the strip is.
#[derive(Debug, Clone, Copy, PartialEq)]
enum StripPlace {
    /// Over the margin of the board.
    Margin(StripPlacement),
    /// In a row that is kept for it below the board.
    Row(f32),
    /// In the place of the lowest bar.
    Bar,
}

impl PlayScreen {
    /// The greeting of a resumed game, while it is still paused.
    pub fn resumed_text(&self, texts: &Texts) -> Option<String> {
        let level = texts.level(self.game().level());
        (self.game().phase() == Phase::Paused).then(|| texts.with("game-is-here", args![level]))
    }

    pub fn view<'a>(&'a self, ctx: ViewContext<'a>) -> Element<'a, Message> {
        let place = self.strip_place(ctx);
        let width = BarWidth::new(self, ctx);
        let inset = width.inset(ctx);
        let over_bar = if place == StripPlace::Bar {
            info_strip::view(self, StripPlacement::IN_BAR, inset, ctx)
        } else {
            None
        };
        // The bar stays behind it, so that its controls keep their state.
        let is_covered = over_bar.is_some();
        let over_bar = over_bar.map(opaque);
        let covered = |bar| stack([block_keys(bar, is_covered)]).extend(over_bar);
        let bars = match ctx.look().controls {
            ControlsLayout::Bars => column![
                top_bars::status_bar(self, width, ctx),
                covered(top_bars::level_bar(self, width, ctx)),
                bar_parts::hairline(ctx.palette),
            ],
            ControlsLayout::Column if side_column::lies_above(ctx.window) => {
                column![side_column::horizontal(self, ctx)]
            }
            ControlsLayout::Column => column![],
            ControlsLayout::Line => column![covered(top_bars::single_line_bar(self, ctx))],
            ControlsLayout::Menu => column![covered(numbered_menu::numbered_menu(self, ctx))],
        };
        let board = responsive(move |room| self.below_bars(ctx.area(room), place, inset, ctx));
        bars.push(board).push(info_strip::result(self, inset, ctx)).into()
    }

    /// The strip never covers or moves a cell: it goes where the board leaves room. A style whose
    /// buttons are in a column keeps a row for it, as does a player's first game.
    fn strip_place(&self, ctx: ViewContext<'_>) -> StripPlace {
        let controls = ctx.look().controls;
        let has_result = info_strip::shown_result(self, ctx).is_some();
        if controls == ControlsLayout::Column && (!has_result || ctx.notice.is_some()) {
            return StripPlace::Row(height_below(ctx.window));
        }
        if has_result {
            return StripPlace::Bar;
        }
        if self.keeps_row {
            return StripPlace::Row(HEIGHTS[0]);
        }
        let room = ctx.window - window_needs::bars(controls);
        let (fit, _) = self.layout(ctx.area(room), ctx);
        StripPlacement::in_margin(&fit).map_or(StripPlace::Bar, StripPlace::Margin)
    }

    /// Whether the panel of a race is beside the board, where the cells are larger that way.
    fn race_is_beside(&self, ctx: ViewContext<'_>) -> bool {
        if self.race.is_none() || !counters_view::has_room(ctx.window) {
            return false;
        }
        let size = self.game().size();
        let area = ctx.area(ctx.window - window_needs::bars(ctx.look().controls));
        let low = Rectangle { height: area.height - race::view::height_below(ctx.window), ..area };
        let beside = ctx.board_layout_beside(size, area, counters_view::WIDTH).cell_size;
        ctx.shows_counters() || beside >= ctx.board_layout(size, low).cell_size
    }

    /// What the panel of a race takes below the board.
    fn race_height(&self, ctx: ViewContext<'_>) -> f32 {
        let is_below = self.race.is_some() && !self.race_is_beside(ctx);
        if is_below { race::view::height_below(ctx.window) } else { 0.0 }
    }

    /// The board in this area, and whether there is a panel beside it, which may be in its margin.
    fn layout(&self, area: Rectangle, ctx: ViewContext<'_>) -> (BoardLayout, bool) {
        let size = self.game().size();
        let area = Rectangle { height: area.height - self.race_height(ctx), ..area };
        // A result takes a little of the board's room: whole multiples could halve its cells for that.
        let is_loose = ctx.cell_side.is_none() && info_strip::shown_result(self, ctx).is_some();
        let loosened = |fit: BoardLayout| if is_loose { fit.with_any_side() } else { fit };
        let fit = loosened(ctx.board_layout(size, area));
        let has_panel = ctx.shows_counters() || self.race_is_beside(ctx);
        if !has_panel || fit.spare().width >= counters_view::WIDTH {
            return (fit, has_panel);
        }
        (loosened(ctx.board_layout_beside(size, area, counters_view::WIDTH)), true)
    }

    /// The width of the board in this area, with counters for which it makes room.
    pub(super) fn width_of_board(&self, area: Rectangle, ctx: ViewContext<'_>) -> f32 {
        let (fit, _) = self.layout(area, ctx);
        let left = fit.begin() + fit.origin().x;
        if fit.has_panel() { area.width - 2.0 * left } else { fit.visible_size().width }
    }

    /// The board, and what is beside it and in its margins, in this area of the window.
    fn below_bars<'a>(
        &'a self,
        mut area: Rectangle,
        place: StripPlace,
        inset: f32,
        ctx: ViewContext<'a>,
    ) -> Element<'a, Message> {
        let has_column =
            ctx.look().controls == ControlsLayout::Column && !side_column::lies_above(ctx.window);
        if has_column {
            area.x += theme::COLUMN_WIDTH;
            area.width -= theme::COLUMN_WIDTH;
        }
        if let StripPlace::Row(height) = place {
            area.height -= height;
        }
        let (fit, _) = self.layout(area, ctx);
        let field = self.field(fit, ctx);
        let board = match self.game().phase() {
            Phase::Paused => board::align_to_board(fit, self.pause_cover(fit, ctx)),
            _ => field.view(Message::Pointer, Message::PanZoom),
        };
        let counters = ctx.shows_counters().then(|| self.counters_panel(ctx));
        let (race_beside, race_below) = match &self.race {
            Some(race) if self.race_is_beside(ctx) => {
                (Some(race::view::beside(self, race, ctx)), None)
            }
            Some(race) => (None, Some(race::view::below(self, race, inset, ctx))),
            None => (None, None),
        };
        let has_race = race_beside.is_some();
        let panels: Vec<_> = race_beside.into_iter().chain(counters).collect();
        let counters: Option<Element<'a, Message>> =
            (!panels.is_empty()).then(|| column(panels).spacing(theme::MARGIN).into());
        let beside: Option<Element<'a, Message>> = match place {
            StripPlace::Margin(strip @ StripPlacement::Beside(_)) => {
                let strip = info_strip::view(self, strip, inset, ctx);
                let is_empty = strip.is_none() && counters.is_none();
                let beside = column![strip, counters].spacing(theme::MARGIN);
                let beside = beside.width(BESIDE_WIDTH - theme::WIDE_GAP);
                (!is_empty).then(|| beside.into())
            }
            // As far from the edge of the window as the board, if it has only the room it needs.
            _ => counters.map(|counters| {
                let left = fit.begin() + fit.origin().x;
                // A race has one line for its ghost.
                let right = if has_race { theme::MARGIN } else { left };
                let width = ctx.window.width - right - fit.end();
                container(counters).width(width.min(counters_view::WIDTH)).into()
            }),
        };
        let beside = beside.map(|beside| {
            let place = Padding::ZERO.top(fit.origin().y).left(fit.end() - fit.begin());
            container(beside).padding(place).width(Fill).height(Fill).into()
        });
        let below = match place {
            StripPlace::Margin(strip @ StripPlacement::Below(_)) => {
                info_strip::view(self, strip, inset, ctx)
            }
            _ => None,
        };
        let keeps_row = matches!(place, StripPlace::Row(_));
        let below = below
            .or_else(|| {
                (!keeps_row).then(|| info_strip::caption(self, fit.spare().height, ctx)).flatten()
            })
            .map(|below| container(below).align_bottom(Fill).width(Fill).into());
        // An absent layer is left out: each costs the renderer a mask.
        let board: Element<'a, Message> = stack([board]).extend(beside).extend(below).into();
        let board = if has_column {
            let before = space().width(fit.begin() - theme::COLUMN_WIDTH);
            row![before, side_column::view(self, fit, ctx), board].into()
        } else {
            board
        };
        let board: Element<'a, Message> = match race_below {
            Some(race) => column![container(board).height(Fill), race].into(),
            None => board,
        };
        let StripPlace::Row(height) = place else { return board };
        let strip = info_strip::view(self, StripPlacement::Below(height), inset, ctx);
        let strip = strip
            .or_else(|| info_strip::caption(self, height, ctx))
            .unwrap_or_else(|| space().height(height).into());
        column![board, strip].into()
    }

    pub(super) fn menu_button<'a>(&self, ctx: ViewContext<'a>) -> Element<'a, Message> {
        bar_parts::command_icon(Icon::Menu, Command::Menu, ctx)
    }

    pub(super) fn pause_button<'a>(&self, ctx: ViewContext<'a>) -> Element<'a, Message> {
        let is_paused = self.game().phase() == Phase::Paused;
        let icon = if is_paused { Icon::Play } else { Icon::Pause };
        bar_parts::command_icon(icon, Command::Pause, ctx)
    }

    /// During the game only what the player may know.
    fn counters_panel<'a>(&'a self, ctx: ViewContext<'a>) -> Element<'a, Message> {
        let figures = self.figures(ctx.now);
        let is_over = self.counters.is_some();
        let time = if is_over { CounterTime::Afterwards } else { CounterTime::DuringGame };
        let step = self.game().clock().is_running().then(|| self.counter_step());
        counters_view::card(&figures, time, step, ctx)
    }

    /// A plain cover as large as the board of a paused game.
    fn pause_cover<'a>(&self, fit: BoardLayout, ctx: ViewContext<'a>) -> Element<'a, Message> {
        let (palette, texts) = (ctx.palette, ctx.texts);
        let size = fit.visible_size();
        // It has the focus, so its name says why.
        let (paused, words) = (texts.get("paused"), texts.get("resume"));
        let name = announcements::value(texts, paused, words);
        let resume = buttons::push_in_style(words, true, palette).padding([0.0, 4.0 * theme::UNIT]);
        let semantics = Semantics::new(Role::Button).named(name).with_key(PAUSED);
        let resume = focus::control(resume, semantics, ctx.message(Command::Pause));
        let resume = ctx.tip(resume, ctx.command_label(Command::Pause));
        // A narrow board has room for smaller words.
        let is_narrow = size.width < ROOM_FOR_PAUSED;
        let look = if is_narrow { TextRole::Title } else { TextRole::Headline };
        let word = described(look.text(paused, palette), Semantics::hidden());
        let has_room = size.height >= ROOM_FOR_GREETING;
        let greeting = (self.is_resumed() && has_room).then(|| self.resumed_text(texts)).flatten();
        let look = if is_narrow { TextRole::Note } else { TextRole::Muted };
        let greeting = greeting.map(|words| look.in_style(words, palette).center());
        let words = column![word, greeting, resume];
        let words = words.spacing(4.0 * theme::UNIT).align_x(Center).padding(2.0 * theme::UNIT);
        // A dialog that comes in would let them shine through.
        let words: Element<'_, _> = if ctx.is_covered { space().into() } else { words.into() };
        container(words).center_x(size.width).center_y(size.height).style(palette.card()).into()
    }

    /// What is special about this game, if the style's bar has room for it.
    pub(super) fn notes_in_bar<'a>(&self, ctx: ViewContext<'a>) -> Option<Element<'a, Message>> {
        let notes = has_room_for_notes(ctx).then(|| self.notes(ctx));
        bar_parts::game_notes(notes.into_iter().flatten(), ctx)
    }

    /// What the bar would say, below the board where it has no room.
    pub(super) fn notes_below_board<'a>(
        &self,
        ctx: ViewContext<'a>,
    ) -> impl Iterator<Item = &'a str> {
        let notes = (!has_room_for_notes(ctx)).then(|| self.notes(ctx));
        notes.into_iter().flatten().map(|(note, _)| note)
    }

    /// Each with what explains it.
    fn notes<'a>(
        &self,
        ctx: ViewContext<'a>,
    ) -> impl Iterator<Item = (&'a str, Option<&'a str>)> + use<'a> {
        let texts = ctx.texts;
        let get = |key| texts.get(key);
        let helped =
            (self.assistant.was_used()).then(|| (get("aid-used"), Some(get("aid-used-text"))));
        let origin = self.origin_note().map(|(note, why)| (get(note), Some(get(why))));
        // A change during a game applies to the next one.
        let goes_on = matches!(self.game().phase(), Phase::Running | Phase::Paused);
        let no_guess = match (self.game().needs_no_guess(), ctx.state.no_guess) {
            (true, false) => Some("no-guess-this-game"),
            (true, true) => Some("no-guess"),
            (false, true) if goes_on => Some("no-guess-next-game"),
            (false, _) => None,
        };
        // The chip shows it where there is one.
        let has_chip = ctx.look().controls == ControlsLayout::Bars;
        let no_guess = no_guess.filter(|key| !(has_chip && *key == "no-guess"));
        let guesses = self.game().guess_rules().names();
        let guesses = guesses.map(move |(key, why)| (get(key), Some(get(why))));
        let filtered = self.game().filter().is_some();
        let filtered = filtered.then(|| (get("board-filtered"), Some(get("board-filtered-text"))));
        let first = origin.into_iter().chain(helped).chain(filtered);
        first.chain(no_guess.map(|key| (get(key), None))).chain(guesses)
    }

    /// What has a ring or a cross, and why; also what a first game explains.
    pub fn marks(&self) -> Annotations {
        let mut marks = Annotations::default();
        self.assistant.annotate(self.game(), &mut marks);
        let certain = self.needless_guess().into_iter().flat_map(|guess| &guess.safe);
        marks.hints.extend(certain.map(|&pos| (pos, HintAdvice::Safe)));
        let beginning = self.game().start_cell();
        marks.hints.extend(beginning.map(|first| (first, HintAdvice::Safe)));
        let (mine, number) = self.first_step().map_or((None, None), FirstStep::cells);
        marks.hints.extend(mine.map(|mine| (mine, HintAdvice::Mine)));
        marks.evidence.extend(number);
        marks.wrong_flags = self.assistant.check().map_or_else(Vec::new, |it| it.wrong.clone());
        marks
    }

    fn field<'a>(&'a self, fit: BoardLayout, ctx: ViewContext<'a>) -> BoardView<'a> {
        let board = ctx.board_view(self.game(), self.session.pointer(), &self.pane, fit);
        let cursor = self.pane.cursor;
        let marks = self.marks();
        let has_wrong = !marks.wrong_flags.is_empty();
        BoardView {
            chances: self.assistant.chances(),
            end: ctx.look().end_display,
            aids: ReadingAids {
                dim_satisfied: ctx.settings.dim_satisfied,
                light_neighbours: ctx.settings.light_neighbours,
            },
            is_record: self.summary.as_ref().is_some_and(|it| it.result.is_best()),
            pointer: PointerHighlight {
                flag_mode: self.flag_mode() && !self.is_over(),
                ..board.pointer
            },
            animation: self.animation.as_ref().map(|animation| (animation, ctx.now)),
            annotations: Annotations {
                cursor: (self.assistant.auto.as_ref().map(|auto| auto.cursor).or(cursor))
                    .filter(|_| !self.is_over()),
                scanned: self.pane.scanned.get(),
                refused_chord: self.pane.refused(),
                shake: if self.animated { self.pane.shake(ctx.now) } else { 0 },
                ..marks
            },
            // Only if a text names a cell, or the keyboard moves.
            shows_rulers: (self.assistant.names_cells() || cursor.is_some() || has_wrong)
                && !self.is_over(),
            ..board
        }
    }
}

fn has_room_for_notes(ctx: ViewContext<'_>) -> bool {
    match ctx.look().controls {
        ControlsLayout::Bars => false,
        ControlsLayout::Column => {
            !side_column::lies_above(ctx.window) && ctx.window.height >= side_column::ROOM_FOR_NOTES
        }
        ControlsLayout::Line => ctx.window.width >= 500.0,
        ControlsLayout::Menu => ctx.window.is_roomy(),
    }
}
