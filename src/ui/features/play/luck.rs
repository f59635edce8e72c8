//! Where luck was spent in a finished game: each guess and its risk. A click on one shows it in the
//! replay.

use crate::i18n::luck;
use crate::replay::RecordingLuck;
use crate::replay::recording_luck::AnalyzedMove;
use crate::solver::luck::Guess;
use crate::ui::screen::dialog::prelude::*;
use crate::ui::screen::dialog_view::moments_words;
use iced::widget::column;

/// The diameter of the dot that marks a guess.
const DOT: f32 = 2.0 * theme::UNIT;

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct LuckDialog;

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Message {
    /// Show the position before the recording's event with this index.
    Show(usize),
    /// Try the moments that are worth a look.
    Moments,
}

impl DialogState for LuckDialog {
    type Message = Message;

    const TITLE: &'static str = "luck-title";

    fn update(&mut self, message: Message) -> Effects {
        match message {
            Message::Show(events) => Request::WatchFrom(events).into(),
            Message::Moments => Request::Run(Command::Moments).into(),
        }
    }

    fn view<'a>(&'a self, ctx: ViewContext<'a>) -> DialogView<'a, Message> {
        let (texts, palette) = (ctx.texts, ctx.palette);
        // `None` while it is being computed.
        let luck = ctx.game.luck();
        let summary = luck.map_or_else(
            || texts.get("luck-reckoning").to_owned(),
            |luck| luck::summary(texts, luck),
        );
        let begin = luck.and_then(|luck| luck.moves.first()).map_or(0, |first| first.at.time);
        let lines: Vec<Element<'a, Message>> = luck
            .into_iter()
            .flat_map(RecordingLuck::guesses)
            .map(|(opening, guess)| line(opening, guess, begin, ctx))
            .collect();
        let list = (!lines.is_empty())
            .then(|| container(scrollbar::vertical_with_gutter(column(lines))).max_height(336.0));
        let mut view = DialogView::fitted(ctx, move |room| {
            let list = list.map(|list| room.part(list));
            column![body(summary, palette), list].spacing(4.0 * theme::UNIT).into()
        });
        if let Some(words) = moments_words(ctx.game, texts) {
            view = view.worded_button(words, Message::Moments);
        }
        view.wide().closed_by("close")
    }
}

/// A guess: its time and its risk. A dot marks one that was avoidable, or lost the game.
fn line<'a>(
    opening: &AnalyzedMove,
    guess: &Guess,
    begin: i32,
    ctx: ViewContext<'a>,
) -> Element<'a, Message> {
    let (texts, palette) = (ctx.texts, ctx.palette);
    let seconds = texts.decimal(f64::from(opening.at.time - begin) / 1_000.0, 1);
    let time_words = texts.with("seconds", &[("seconds", seconds.into())]);
    let time = note(time_words.clone(), palette);
    let guess_words = luck::guess_line(texts, opening, guess);
    let guess_line = body(guess_words.clone(), palette);
    let stands_out = guess.was_avoidable() || !opening.survived;
    let color = if stands_out { palette.danger } else { Color::TRANSPARENT };
    let style = container::background(color).border(border::rounded(DOT / 2.0));
    let dot = patch(DOT, DOT, style);
    let guess_line = guess_line.width(Fill);
    let words = if ctx.window.is_narrow() {
        row![column![time, guess_line]]
    } else {
        row![container(time).width(56.0).align_x(Horizontal::Right), guess_line]
    };
    let words = words.spacing(theme::GAP).align_y(Center);
    let line = row![dot, words, note("▸", palette)];
    let line = buttons::flat_line(line.spacing(theme::GAP).align_y(Center), palette);
    let semantics = Semantics::new(Role::Button).named(format!("{time_words}: {guess_words}"));
    focus::control(line, semantics, Message::Show(opening.at.before))
}
