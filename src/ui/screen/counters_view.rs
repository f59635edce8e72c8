//! The counters of a game, in a list.

use crate::config::counter_list::{CounterTime, ShownCounter};
use crate::game::counters::{Counter, Counters, Figures};
use crate::i18n::counters;
use crate::ui::screen::prelude::*;
use iced::widget::column;

/// The width with the gap to the right.
pub const WIDTH: f32 = 200.0;
/// The narrowest window with room for it.
pub const MIN_WINDOW_WIDTH: f32 = 540.0;

pub const fn has_room(window: Size) -> bool {
    window.width >= MIN_WINDOW_WIDTH
}

/// A name, what explains it, and the figure.
type CounterLine<'a> = (&'a str, &'a str, String);

/// The counters that the player wants to see at this time, on a card that scrolls in a low window,
/// with a link to the choice. Where the clock runs, `step` says how often it is shown anew, in ms.
pub fn card<'a, M: Clone + From<Command> + 'a>(
    figures: &Figures,
    time: CounterTime,
    step: Option<u64>,
    ctx: ViewContext<'a>,
) -> Element<'a, M> {
    let lines = lines(figures, time, step, ctx).map(|(name, tip, figure)| {
        let line = bar_parts::figure_line(name, strong(figure, ctx.palette), ctx.palette);
        ctx.tip(line, ControlLabel::new(tip))
    });
    let choose = ctx.texts.get("counters-choose").to_owned();
    let choose = bar_parts::link(choose, (size::SMALL, 1.3), Command::ChooseCounters.into(), ctx);
    let content = column![bar_parts::figure_list(lines), choose].spacing(2.0 * theme::UNIT);
    let content = container(content).padding([theme::MARGIN, 1.5 * theme::GAP]);
    container(scrollbar::vertical(content)).style(ctx.palette.card()).into()
}

/// The counters in one line of text, for where there is no room for a list.
pub fn in_words(figures: &Figures, time: CounterTime, ctx: ViewContext<'_>) -> String {
    let words = lines(figures, time, None, ctx).map(|(name, _, figure)| format!("{name} {figure}"));
    words.collect::<Vec<_>>().join(" · ")
}

fn lines<'a>(
    figures: &Figures,
    time: CounterTime,
    step: Option<u64>,
    ctx: ViewContext<'a>,
) -> impl Iterator<Item = CounterLine<'a>> {
    let texts = ctx.texts;
    let running = step.zip(figures.time_ms);
    let running = running.map(|(step, ms)| texts.running_seconds(ms, step));
    ctx.settings.counter_list.shown(time).map(move |shown| {
        let value = shown.value(figures);
        match shown {
            ShownCounter::Known(counter) => {
                let (name, tip, figure) = known_line(*counter, value, figures, texts);
                let running = running.clone().filter(|_| *counter == Counter::Time);
                (name, tip, running.unwrap_or(figure))
            }
            ShownCounter::Own(own) => (own.name(), own.text(), counters::own_figure(texts, value)),
        }
    })
}

fn known_line<'a>(
    counter: Counter,
    value: Option<f64>,
    figures: &Figures,
    texts: &'a Texts,
) -> CounterLine<'a> {
    let figure = if counter == Counter::Bbbv {
        counters::solved_of_all(texts, Counter::Solved.value(figures), value)
    } else {
        counters::figure(texts, counter, value)
    };
    let spec = counter.spec();
    (texts.get(spec.name), texts.get(spec.tip), figure)
}

/// The figures that say most about a finished game, in a line of text.
pub fn in_a_line(counters: &Counters, texts: &Texts) -> String {
    let figures = Figures::from(counters);
    let shown = [Counter::Bbbv, Counter::BbbvPerSecond, Counter::Ioe].map(|counter| {
        let (name, _, figure) = known_line(counter, counter.value(&figures), &figures, texts);
        format!("{name} {figure}")
    });
    shown.join(" · ")
}

/// The figures that say most about a finished game, each below its name.
pub fn in_short<'a, M: 'a>(
    counters: &Counters,
    texts: &'a Texts,
    palette: &'static Palette,
) -> impl Iterator<Item = Element<'a, M>> {
    let figures = Figures::from(counters);
    let shown =
        [Counter::Time, Counter::Bbbv, Counter::BbbvPerSecond, Counter::Clicks, Counter::Ioe];
    shown.into_iter().map(move |counter| {
        let (name, tip, figure) = known_line(counter, counter.value(&figures), &figures, texts);
        let figure = TextRole::Title.in_style(figure, palette).line_height(1.1);
        let name = TextRole::Note.in_style(name, palette).line_height(1.2);
        let figure = described(column![name, figure], Semantics::new(Role::ListItem));
        tooltip(figure, ControlLabel::new(tip), palette)
    })
}

/// The card with the counters to the right of a board.
pub fn beside<'a, M: 'a>(card: Element<'a, M>) -> Element<'a, M> {
    container(card).width(WIDTH).padding(Padding::ZERO.right(theme::MARGIN)).into()
}
