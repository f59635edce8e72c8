//! The dialog for a GIF of a recording: which part of it, what is shown, how large.

use crate::ui::board::gif::GifOptions;
use crate::ui::screen::dialog::prelude::*;
use iced::widget::column;

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct GifDialog {
    /// The texts of the fields, in the order of [`GifField::ALL`].
    typed: [String; 2],
    /// When the recording begins and ends, in ms.
    span: [i32; 2],
    /// Odds are a help while the game goes on.
    offers_odds: bool,
    options: GifOptions,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum GifField {
    From,
    To,
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Message {
    /// The text of a field has changed.
    Typed(GifField, String),
    Pointer(bool),
    Odds(bool),
    Clock(bool),
    /// The side of a cell, in pixels.
    Side(u16),
    Accepted,
}

impl GifField {
    pub const ALL: [Self; 2] = [Self::From, Self::To];

    /// The id of the field, and the key of its label.
    pub const fn id(self) -> &'static str {
        match self {
            Self::From => "gif-from",
            Self::To => "gif-to",
        }
    }
}

impl GifDialog {
    /// For a recording that begins and ends then, in ms, of which this part is marked.
    pub fn new(
        span: [i32; 2],
        part: Option<[i32; 2]>,
        (offers_odds, odds): (bool, bool),
        texts: &Texts,
    ) -> Self {
        // What comes before the first click is shown only if it is asked for.
        let whole = [span[0].max(0).min(span[1]), span[1]];
        let options = GifOptions { odds: offers_odds && odds, ..GifOptions::default() };
        Self {
            typed: part.unwrap_or(whole).map(|ms| seconds(ms, texts)),
            span,
            offers_odds,
            options,
        }
    }

    fn text(&self, field: GifField) -> &str {
        &self.typed[field as usize]
    }

    /// The time in a field, in ms, if there is one within the recording.
    fn time(&self, field: GifField) -> Option<i32> {
        let ms = number_field::decimal(self.text(field), 1_000.0)?;
        let [begin, end] = self.span.map(f64::from);
        (begin..=end).contains(&ms).then_some(ms as i32)
    }

    /// What is wrong with a field.
    pub fn problem(&self, field: GifField, texts: &Texts) -> Option<String> {
        let Some(time) = self.time(field) else {
            let [begin, end] = self.span.map(|ms| seconds(ms, texts));
            return Some(texts.with("gif-bad-time", args![begin, end]));
        };
        // A game can be over with its first click.
        let is_late = field == GifField::To
            && self.time(GifField::From) >= Some(time)
            && self.span[1] > self.span[0].max(0);
        is_late.then(|| texts.get("gif-no-part").to_owned())
    }

    /// The GIF that the fields describe, if they are valid.
    pub fn options(&self, texts: &Texts) -> Option<GifOptions> {
        let is_valid = GifField::ALL.into_iter().all(|field| self.problem(field, texts).is_none());
        is_valid.then_some(self.chosen())
    }

    fn chosen(&self) -> GifOptions {
        let [from, to] = GifField::ALL.map(|field| self.time(field));
        GifOptions { from, to, ..self.options }
    }

    fn field<'a>(&'a self, field: GifField, ctx: ViewContext<'a>) -> Element<'a, Message> {
        let (texts, palette) = (ctx.texts, ctx.palette);
        let name = texts.get(field.id());
        let input =
            Field::new(field.id(), self.text(field)).named(name).wrong(self.problem(field, texts));
        let on_input = move |typed| Message::Typed(field, typed);
        let input = input.view(on_input, Message::Accepted, palette);
        column![muted(name, palette), input].spacing(theme::UNIT).into()
    }
}

impl DialogState for GifDialog {
    type Message = Message;

    const TITLE: &'static str = "gif-title";
    const ACCEPTED: Option<Message> = Some(Message::Accepted);
    fn first_field(&self) -> Option<&'static str> {
        Some(GifField::From.id())
    }

    fn update(&mut self, message: Message) -> Effects {
        match message {
            Message::Typed(field, typed) => self.typed[field as usize] = typed,
            Message::Pointer(on) => self.options.pointer = on,
            Message::Odds(on) => self.options.odds = on,
            Message::Clock(on) => self.options.clock = on,
            Message::Side(side) => self.options.side = side,
            Message::Accepted => {
                let options = self.chosen();
                let is_part = options.from.zip(options.to).is_some_and(|(from, to)| from < to);
                return match is_part {
                    true => vec![Request::Close.into(), Request::SaveGif(options).into()],
                    false => Vec::new(),
                };
            }
        }
        Vec::new()
    }

    fn view<'a>(&'a self, ctx: ViewContext<'a>) -> DialogView<'a, Message> {
        let (texts, palette, options) = (ctx.texts, ctx.palette, self.options);
        let fields = GifField::ALL.map(|field| self.field(field, ctx));
        let problems = GifField::ALL.into_iter().find_map(|it| self.problem(it, texts));
        let problem = problems.map(|it| alert(problem(it, palette)));
        let switch = |key, on: bool, message: fn(bool) -> Message| {
            buttons::checkbox(texts.get(key), on, theme::GAP, message(!on))
        };
        let odds = self.offers_odds.then(|| switch("aid-odds", options.odds, Message::Odds));
        let switches = column![
            switch("gif-pointer", options.pointer, Message::Pointer),
            odds,
            switch("gif-clock", options.clock, Message::Clock)
        ]
        .spacing(theme::GAP);
        let sides = GifOptions::SIDES.map(|side| (side, side_name(side)));
        let sides = drop_down(None, sides, options.side, Message::Side, Fill, palette);
        let sides = beside![container(muted(texts.get("gif-cell"), palette)).width(Fill), sides];
        let content = column![row(fields).spacing(theme::GAP), problem, switches, sides];
        let content = content.spacing(3.0 * theme::UNIT);
        let save = self.options(texts).map(|_| Message::Accepted);
        DialogView::fitted(ctx, |room| scroll_area(content, room))
            .closed_by("cancel")
            .button("replay-save", save)
            .main()
    }
}

const fn side_name(side: u16) -> &'static str {
    match side {
        16 => "16 px",
        24 => "24 px",
        32 => "32 px",
        _ => "48 px",
    }
}

fn seconds(ms: i32, texts: &Texts) -> String {
    texts.decimal(f64::from(ms) / 1_000.0, 3)
}
