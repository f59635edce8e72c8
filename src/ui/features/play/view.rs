//! The view of the game's screen.

use super::{Message, PlayScreen, caption, game_sheet, numbered_menu, race, side_column, top_bars};
use crate::config::counter_list::CounterTime;
use crate::game::Phase;
use crate::i18n::announcements;
use crate::practice::first_steps::FirstStep;
use crate::ui::board::cell_appearance::{PointerHighlight, ReadingAids};
use crate::ui::board::layout::BoardLayout;
use crate::ui::board::look::{ControlsLayout, EndDisplay};
use crate::ui::board::{self, Annotations, BoardView, HintAdvice, frost};
use crate::ui::kit::motion::eased;
use crate::ui::kit::semantics::PAUSED;
use crate::ui::screen::prelude::*;
use crate::ui::screen::{counters_view, sheet};
use iced::Rectangle;
use iced::widget::{column, mouse_area, responsive, stack};

/// The narrowest board over which a pause is a headline.
const ROOM_FOR_PAUSED: f32 = 280.0;
/// The lowest board with room on its cover for the greeting of a resumed game.
const ROOM_FOR_GREETING: f32 = 200.0;

impl PlayScreen {
    /// The greeting of a resumed game, while it is still paused.
    pub fn resumed_text(&self, texts: &Texts) -> Option<String> {
        let level = texts.level(self.game().level());
        (self.game().phase() == Phase::Paused).then(|| texts.with("game-is-here", args![level]))
    }

    /// The bars, the board with its caption, and the sheet over the room that is kept for it: no state
    /// of the game moves or resizes a cell or a control.
    pub fn view<'a>(&'a self, ctx: ViewContext<'a>) -> Element<'a, Message> {
        let bars = match ctx.look().controls {
            ControlsLayout::Bars => Some(top_bars::header(self, ctx)),
            ControlsLayout::Column => {
                side_column::lies_above(ctx.window).then(|| side_column::horizontal(self, ctx))
            }
            ControlsLayout::Line => Some(top_bars::single_line_bar(self, ctx)),
            ControlsLayout::Menu => Some(numbered_menu::numbered_menu(self, ctx)),
        };
        let below = responsive(move |room| self.below_bars(ctx.area(room), ctx));
        let sheet = game_sheet::view(self, ctx);
        let sheet = sheet.map(|sheet| container(sheet).align_bottom(Fill).into());
        stack([column![bars, below].into()]).extend(sheet).into()
    }

    /// The board in this area of the window, and whether there is a panel with counters, which may be
    /// in its margin.
    fn layout(&self, area: Rectangle, ctx: ViewContext<'_>) -> BoardLayout {
        let size = self.game().size();
        let fit = ctx.board_layout(size, area);
        if !ctx.shows_counters() || fit.spare().width >= counters_view::WIDTH {
            return fit;
        }
        ctx.board_layout_beside(size, area, counters_view::WIDTH)
    }

    /// The board, and what is beside and below it, in this area of the window.
    fn below_bars<'a>(&'a self, mut area: Rectangle, ctx: ViewContext<'a>) -> Element<'a, Message> {
        let has_column =
            ctx.look().controls == ControlsLayout::Column && !side_column::lies_above(ctx.window);
        if has_column {
            area.x += theme::COLUMN_WIDTH;
            area.width -= theme::COLUMN_WIDTH;
        }
        area.height -= sheet::height(ctx.window);
        let fit = self.layout(area, ctx);
        let field = self.field(fit, ctx);
        let board = match self.game().phase() {
            Phase::Paused => board::align_to_board(fit, self.pause_cover(fit, ctx)),
            _ => field.view(Message::Pointer, Message::PanZoom),
        };
        // It is as high as its area: what is below it has presses of its own.
        let board = column![container(board).height(area.height.max(0.0)), space().height(Fill)];
        let counters = ctx.shows_counters().then(|| {
            let right = ctx.window.width - sheet::margin(ctx.window) - fit.end();
            let width = right.min(counters_view::WIDTH);
            let place = Padding::ZERO.top(fit.origin().y).left(fit.end() - fit.begin());
            let height = area.height - fit.origin().y;
            container(container(self.counters_panel(ctx)).width(width).max_height(height))
                .padding(place)
                .width(Fill)
                .height(area.height)
                .clip(true)
                .into()
        });
        let lines = self.race.as_ref().and_then(|race| race::view::lines(race, ctx));
        let lines =
            lines.map(|lines| container(lines).height(board::ABOVE).center_y(board::ABOVE).into());
        let caption = caption::view(self, ctx).filter(|_| !self.is_over()).map(|caption| {
            let below = fit.origin().y + fit.taken().height + board::ABOVE;
            // The sheet covers all of it or nothing.
            let is_clear = below + sheet::CAPTION <= area.height;
            let top = if is_clear { below } else { below.max(area.height) };
            // In the middle of the board, which counters push aside.
            let pane = ctx.window.width - if has_column { fit.begin() } else { 0.0 };
            let middle = fit.visible_center().x;
            let half = middle.min(pane - middle);
            let place = Padding::ZERO.top(top).left(middle - half);
            container(container(caption).width(2.0 * half)).padding(place).into()
        });
        let board: Element<'a, Message> =
            stack([board.into()]).extend(counters).extend(lines).extend(caption).into();
        if has_column {
            let before = space().width(fit.begin() - theme::COLUMN_WIDTH);
            // Its buttons stay above the sheet.
            let buttons = container(side_column::view(self, fit, ctx)).height(area.height);
            row![before, buttons, board].into()
        } else {
            board
        }
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

    /// A cover as large as the board of a paused game: frost on glass, or else plain.
    fn pause_cover<'a>(&self, fit: BoardLayout, ctx: ViewContext<'a>) -> Element<'a, Message> {
        let (palette, texts) = (ctx.palette, ctx.texts);
        let size = fit.visible_size();
        // It has the focus, so its name says why.
        let (paused, words) = (texts.get("paused"), texts.get("resume"));
        let name = announcements::value(texts, paused, words);
        let cells = fit.visible_cells(self.pane.offset());
        let share = self.animation.as_ref().map_or(1.0, |it| eased(it.progress(ctx.now) as f32));
        let frost = frost::frost(self.game(), cells, size, share, ctx.sprites);
        // A narrow board has room for smaller words.
        let is_narrow = size.width < ROOM_FOR_PAUSED;
        let resume = match frost {
            Some(_) => frost::disc(if is_narrow { 56.0 } else { 88.0 }, ctx.sprites),
            None => buttons::push_in_style(words, true, palette).padding([0.0, 4.0 * theme::UNIT]),
        };
        let semantics = Semantics::new(Role::Button).named(name).with_key(PAUSED);
        let resume = focus::control(resume, semantics, ctx.message(Command::Pause));
        let resume = ctx.tip(resume, ctx.command_label(Command::Pause));
        let look = if is_narrow { TextRole::Title } else { TextRole::Headline };
        let word = described(look.text(paused, palette), Semantics::hidden());
        let has_room = size.height >= ROOM_FOR_GREETING;
        let greeting = (self.is_resumed() && has_room).then(|| self.resumed_text(texts)).flatten();
        let look = if is_narrow { TextRole::Note } else { TextRole::Muted };
        let greeting = greeting.map(|words| look.in_style(words, palette).center());
        let words = match frost {
            Some(_) => column![resume, word, greeting],
            None => column![word, greeting, resume],
        };
        let words = words.spacing(4.0 * theme::UNIT).align_x(Center).padding(2.0 * theme::UNIT);
        // A dialog that comes in would let them shine through.
        let words: Element<'_, _> = if ctx.is_covered { space().into() } else { words.into() };
        let words = container(words).center_x(size.width).center_y(size.height);
        let Some(frost) = frost else { return words.style(palette.card()).into() };
        let cover = mouse_area(stack![frost, words]);
        match ctx.message(Command::Pause) {
            Some(resume) => cover.on_press(resume).into(),
            None => cover.into(),
        }
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
            end: EndDisplay::of(ctx.settings),
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
                trail: match &self.race {
                    Some(race) if self.animated => race.trail(self.game(), ctx.now),
                    _ => Vec::new(),
                },
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
