//! The help: how to play, keyboard shortcuts, about.

pub mod how_to_play;
mod shortcuts;

use super::dialog_view::fitting_width;
use super::prelude::*;
use crate::i18n::reading;
use crate::ui::widget::focus::navigation;
use iced::widget::operation::AbsoluteOffset;
use iced::widget::{column, operation};

/// The id of the scrollable page.
const PAGE_ID: &str = "help-page";
/// How far an arrow key scrolls, in logical pixels.
const LINE: f32 = 40.0;

/// The greatest width of a page, in logical pixels.
const WIDTH: f32 = 460.0;
/// The greatest height of a page, in logical pixels.
const HEIGHT: f32 = 460.0;

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum HelpPage {
    HowToPlay,
    Shortcuts,
    About,
}

impl HelpPage {
    const ALL: [Self; 3] = [Self::HowToPlay, Self::Shortcuts, Self::About];

    /// The next or previous page, or this one at the end.
    fn beside(self, back: bool) -> Self {
        let at = self as usize;
        let to = if back { at.saturating_sub(1) } else { at + 1 };
        Self::ALL.get(to).copied().unwrap_or(self)
    }

    fn name(self, texts: &Texts) -> &str {
        match self {
            Self::HowToPlay => texts.get("help-how"),
            Self::Shortcuts => texts.get("help-title"),
            Self::About => texts.get("help-about"),
        }
    }
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct HelpDialog {
    page: HelpPage,
    first_is_safe: bool,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Message {
    Page(HelpPage),
    /// Shows a screen instead.
    Run(Command),
}

/// How far a page key scrolls, in logical pixels: less than what is in sight.
fn page_distance(window: Size) -> f32 {
    HEIGHT.min(0.6 * window.height) - LINE
}

impl HelpDialog {
    /// `first_is_safe` says whether the first click of this game cannot hit a mine.
    pub const fn new(first_is_safe: bool) -> Self {
        Self { page: HelpPage::HowToPlay, first_is_safe }
    }
}

impl DialogState for HelpDialog {
    type Message = Message;

    const TITLE: &'static str = "help";
    const PAUSES_GAME: bool = true;

    fn on_command(&mut self, command: Command, ctx: Context<'_>) -> Option<Effects> {
        let scroll = match command {
            Command::Help => return Some(self.close()),
            Command::Left | Command::Right => {
                let page = self.page.beside(command == Command::Left);
                if page == self.page {
                    return Some(vec![Effect::Tell(reading::no_further(ctx.texts, command))]);
                }
                return Some(self.update(Message::Page(page)));
            }
            Command::Up => -LINE,
            Command::Down => LINE,
            Command::PageUp => -page_distance(ctx.window),
            Command::PageDown => page_distance(ctx.window),
            Command::RowStart => f32::MIN,
            Command::RowEnd => f32::MAX,
            _ => return None,
        };
        let by = AbsoluteOffset { x: 0.0, y: scroll };
        Some(vec![Effect::Task(operation::scroll_by(PAGE_ID, by))])
    }

    fn update(&mut self, message: Message) -> Effects {
        match message {
            Message::Run(command) => vec![Effect::Close, Effect::Run(command)],
            Message::Page(page) => {
                self.page = page;
                let top = AbsoluteOffset { x: 0.0, y: 0.0 };
                let tab = navigation::focus_among(HelpPage::ALL.len(), page as usize);
                vec![Effect::Task(operation::scroll_to(PAGE_ID, top)), Effect::Task(tab)]
            }
        }
    }

    fn view<'a>(&'a self, _: &'a PlayScreen, ctx: ViewContext<'a>) -> DialogView<'a, Message> {
        let (texts, palette) = (ctx.texts, ctx.palette);
        let width = fitting_width(WIDTH, ctx.window);
        let padding = if width < WIDTH { theme::UNIT } else { 2.0 * theme::UNIT };
        let tab = |page| tab(page, page == self.page, padding, ctx);
        let pages = HelpPage::ALL.map(tab);
        let content = match self.page {
            HelpPage::HowToPlay => how_to_play::page(ctx, self.first_is_safe, width),
            HelpPage::Shortcuts => shortcuts::list(ctx, width),
            HelpPage::About => about(texts, palette),
        };
        let content = scrollbar::vertical_with_gutter(content);
        let content = content.id(PAGE_ID).width(Fill).height(HEIGHT);
        let pages = bar_parts::segments(row(pages), palette);
        let pages = described(pages, Semantics::new(Role::TabList));
        let view = DialogView::fitted(ctx, |room| {
            column![pages, room.part(content)].spacing(3.0 * theme::UNIT).into()
        });
        view.dense().width(WIDTH).closed_by("close")
    }
}

/// A tab. All of them fit into one row of the narrowest window.
fn tab<'a>(
    page: HelpPage,
    chosen: bool,
    padding: f32,
    ctx: ViewContext<'a>,
) -> Element<'a, Message> {
    let button = buttons::push(page.name(ctx.texts), false, ctx.palette)
        .padding([0.0, padding])
        .style(ctx.palette.segment(chosen));
    focus::control(button, Semantics::new(Role::Tab).selected(chosen), Message::Page(page))
}

fn about<'a>(texts: &'a Texts, palette: &'static Palette) -> Element<'a, Message> {
    let version = env!("CARGO_PKG_VERSION");
    let lines = [
        texts.with("about-version", &[("version", version.into())]),
        texts.get("about-what").to_owned(),
        texts.get("about-licence").to_owned(),
        texts.get("about-fonts").to_owned(),
    ];
    let lines = lines.map(|line| body(line, palette).into());
    column(lines).spacing(3.0 * theme::UNIT).width(Fill).into()
}
