//! The help: how to play, keyboard shortcuts, about.

mod how_to_play;
mod shortcuts;

use super::{CHROME_HEIGHT, body, frame, subheading, text_button};
use crate::config::keymap::Keymap;
use crate::i18n::Texts;
use crate::ui::board::sprite_cache::SpriteCache;
use crate::ui::theme::{self, Palette, size};
use crate::ui::widget::{focus, scrollbar};
use iced::widget::{button, column, row, text};
use iced::{Element, Fill, Size};
use std::rc::Rc;

/// The id of the scrollable page.
pub const PAGE_ID: &str = "help-page";
/// How far an arrow key scrolls, in logical pixels.
pub const LINE: f32 = 40.0;

/// The greatest width of a page, and the space beside it, in logical pixels.
const WIDTH: f32 = 460.0;
const BESIDE: f32 = 72.0;
/// The greatest height of a page, in logical pixels.
const HEIGHT: f32 = 460.0;
/// The height of the tabs and the gap below, in logical pixels.
const PAGES: f32 = theme::BUTTON_HEIGHT + 3.0 * theme::UNIT;

#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum HelpPage {
    #[default]
    HowToPlay,
    Shortcuts,
    About,
}

impl HelpPage {
    const ALL: [Self; 3] = [Self::HowToPlay, Self::Shortcuts, Self::About];

    /// The next or previous page, or this one at the end.
    pub fn beside(self, back: bool) -> Self {
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
pub enum Message {
    Page(HelpPage),
    Closed,
}

/// How far Page Down scrolls in a window of this size, in logical pixels.
pub fn screenful(window: Size) -> f32 {
    room(window) - LINE
}

fn room(window: Size) -> f32 {
    (window.height - CHROME_HEIGHT - PAGES).clamp(80.0, HEIGHT)
}

pub fn view<'a>(
    page: HelpPage,
    keys: &Keymap,
    texts: &'a Texts,
    palette: &'static Palette,
    sprites: &Rc<SpriteCache>,
    first_is_safe: bool,
    window: Size,
) -> Element<'a, Message> {
    let width = WIDTH.min(window.width - BESIDE);
    let pages = HelpPage::ALL.map(|choice| tab(choice, choice == page, texts, palette));
    let content = match page {
        HelpPage::HowToPlay => {
            how_to_play::page(keys, texts, palette, sprites, first_is_safe, width)
        }
        HelpPage::Shortcuts => shortcuts::list(keys, texts, palette, width),
        HelpPage::About => about(texts, palette),
    };
    let content =
        scrollbar::vertical_with_gutter(content).id(PAGE_ID).width(Fill).height(room(window));
    let content = column![row(pages).spacing(theme::UNIT), content].spacing(3.0 * theme::UNIT);
    let close = text_button(texts.get("close"), true, Some(Message::Closed), palette);
    frame(texts.get("help"), content, [close], palette)
        .spacing(3.0 * theme::UNIT)
        .width(width)
        .into()
}

/// A tab. All of them fit into one row of the narrowest window.
fn tab<'a>(
    page: HelpPage,
    chosen: bool,
    texts: &'a Texts,
    palette: &'static Palette,
) -> Element<'a, Message> {
    let name = text(page.name(texts)).size(size::TEXT).wrapping(text::Wrapping::None).center();
    let button = button(name)
        .height(theme::BUTTON_HEIGHT)
        .padding([0.0, 2.0 * theme::UNIT])
        .style(palette.push_button(chosen))
        .on_press(Message::Page(page));
    focus::pressable(button, Some(Message::Page(page)))
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
