//! The help: how to play, keyboard shortcuts, about.

pub mod how_to_play;
mod shortcuts;

use crate::config::keymap::Keymap;
use crate::i18n::reading;
use crate::ui::kit::focus::navigation;
use crate::ui::screen::dialog::prelude::*;
use crate::ui::screen::dialog_view::content_width;
use iced::widget::column;
use iced::widget::operation::{self, AbsoluteOffset};

/// The id of the scrollable page.
const PAGE_ID: &str = "help-page";
/// How far an arrow key scrolls.
const LINE: f32 = 40.0;

/// The greatest height of a page.
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
    /// Which line of the page was read last, counted from 1.
    line: usize,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Message {
    Page(HelpPage),
    /// Shows a screen instead.
    Run(Command),
}

/// How far a page key scrolls: less than what is in sight.
fn page_distance(window: Size) -> f32 {
    HEIGHT.min(0.6 * window.height) - LINE
}

impl HelpDialog {
    /// `first_is_safe` says whether the first click of this game cannot hit a mine.
    pub const fn new(first_is_safe: bool) -> Self {
        Self { page: HelpPage::HowToPlay, first_is_safe, line: 0 }
    }

    /// The page in words.
    fn lines(&self, texts: &Texts, keys: &Keymap) -> Vec<String> {
        match self.page {
            HelpPage::HowToPlay => {
                let parts = how_to_play::explanations(texts, keys, self.first_is_safe);
                let line = |(title, words): (_, String)| format!("{}. {words}", texts.get(title));
                parts.map(line).into()
            }
            HelpPage::Shortcuts => shortcuts::lines(texts, keys),
            HelpPage::About => {
                let version = args![version = env!("CARGO_PKG_VERSION")];
                let others = ["about-what", "about-licence", "about-fonts"];
                let others = others.map(|key| texts.get(key).to_owned());
                [texts.with("about-version", version)].into_iter().chain(others).collect()
            }
        }
    }

    /// Says the next or the previous line.
    fn read_on(&mut self, command: Command, ctx: Context<'_>) -> Effect {
        let lines = self.lines(ctx.texts, &ctx.settings.keys);
        let next = if command == Command::Up { self.line.wrapping_sub(1) } else { self.line + 1 };
        let line = lines.get(next.wrapping_sub(1));
        self.line = line.map_or(self.line, |_| next);
        let end = || reading::no_further(ctx.texts, command);
        Request::Tell(line.cloned().unwrap_or_else(end)).into()
    }
}

impl DialogState for HelpDialog {
    type Message = Message;

    const TITLE: &'static str = "help";
    fn on_command(&mut self, command: Command, ctx: Context<'_>) -> Option<Effects> {
        let scroll = match command {
            Command::Help => return Some(self.close()),
            Command::Left | Command::Right => {
                let page = self.page.beside(command == Command::Left);
                if page == self.page {
                    return Some(Request::Tell(reading::no_further(ctx.texts, command)).into());
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
        let told = matches!(command, Command::Up | Command::Down);
        let told = told.then(|| self.read_on(command, ctx)).into_iter();
        Some(told.chain([Effect::Task(operation::scroll_by(PAGE_ID, by))]).collect())
    }

    fn update(&mut self, message: Message) -> Effects {
        match message {
            Message::Run(command) => vec![Request::Close.into(), Request::Run(command).into()],
            Message::Page(page) => {
                (self.page, self.line) = (page, 0);
                let top = AbsoluteOffset { x: 0.0, y: 0.0 };
                let tab = navigation::focus_among(HelpPage::ALL.len(), page as usize);
                vec![Effect::Task(operation::scroll_to(PAGE_ID, top)), Effect::Task(tab)]
            }
        }
    }

    fn view<'a>(&'a self, ctx: ViewContext<'a>) -> DialogView<'a, Message> {
        let (texts, palette) = (ctx.texts, ctx.palette);
        let width = content_width(true, ctx.window);
        let padding = if ctx.window.is_roomy() { 2.0 * theme::UNIT } else { theme::UNIT };
        let lines = self.lines(texts, &ctx.settings.keys);
        // A longer page is not read out as a whole.
        let is_short = lines.len() <= 10;
        let said = if is_short { lines.join("\n") } else { texts.get("help-read-on").to_owned() };
        let tab = |page| tab(page, (page == self.page).then(|| said.clone()), padding, ctx);
        let pages = HelpPage::ALL.map(tab);
        let content = match self.page {
            HelpPage::HowToPlay => how_to_play::page(ctx, self.first_is_safe, width),
            HelpPage::Shortcuts => shortcuts::list(ctx),
            HelpPage::About => {
                let lines = lines.into_iter().map(|line| body(line, palette));
                column(lines.map(Into::into)).spacing(3.0 * theme::UNIT).max_width(440.0).into()
            }
        };
        let content = scrollbar::vertical_with_gutter(content);
        let content = content.id(PAGE_ID).width(Fill).height(HEIGHT);
        let pages = bar_parts::segments(row(pages), palette);
        let pages = described(pages, Semantics::new(Role::TabList));
        let view = DialogView::fitted(ctx, |room| {
            column![pages, room.part(content)].spacing(3.0 * theme::UNIT).into()
        });
        view.dense().wide().closed_by("close")
    }
}

/// A tab, and if it is chosen, what is `said` of its page. All of them fit into one row of the
/// narrowest window.
fn tab<'a>(
    page: HelpPage,
    said: Option<String>,
    padding: f32,
    ctx: ViewContext<'a>,
) -> Element<'a, Message> {
    let chosen = said.is_some();
    let button = buttons::push(page.name(ctx.texts), false, ctx.palette)
        .padding([0.0, padding])
        .style(ctx.palette.segment(chosen));
    let semantics = Semantics { description: said, ..Semantics::new(Role::Tab).selected(chosen) };
    focus::control(button, semantics, Message::Page(page))
}
