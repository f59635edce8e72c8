//! A recorded game, or a part of it, as a moving picture: a GIF, which is shown everywhere.
//!
//! What the board looks like is drawn by the toolkit, each kind of cell once (`sheet.rs`). The game
//! is then played through (`scenes.rs`), and each frame put together from these cells holds only what
//! has changed since the last (`canvas.rs`), in colours that were chosen once (`colors.rs`).

mod canvas;
mod colors;
mod scenes;
mod sheet;
mod stage;

use crate::config::skin::Skin;
use crate::config::{ColorVision, Lang, Theme};
use crate::game::{BoardSize, Style};
use crate::i18n::Texts;
use crate::replay::Recording;
use crate::ui::board::sprite_cache::SpriteCache;
use crate::ui::kit::font;
use crate::ui::kit::theme::Palette;
use canvas::Canvas;
use gif::{DisposalMethod, Encoder, EncodingError, Frame, Repeat};
use scenes::Script;
use sheet::Sheet;
use stage::Stage;
use std::borrow::Cow;
use std::io::{self, Write};
use std::rc::Rc;
use std::sync::Arc;

pub const EXTENSION: &str = "gif";

/// How long the last frame is shown before the GIF begins again, in ms.
pub const HOLD: i32 = 3_000;

/// A GIF to be made.
#[derive(Debug, Clone, PartialEq)]
pub struct Gif {
    pub recording: Recording,
    pub options: GifOptions,
    pub palette: &'static Palette,
    pub skin: Option<Arc<Skin>>,
    /// Whose clock is shown.
    pub style: Style,
    pub lang: Lang,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct GifOptions {
    /// Where it begins and ends, in ms of the recording; `None` for where that does.
    pub from: Option<i32>,
    pub to: Option<i32>,
    /// Whether the pointer is shown, and what it presses.
    pub pointer: bool,
    /// Whether the odds of covered cells are shown.
    pub odds: bool,
    /// Whether the mines left and the time are shown above the board.
    pub clock: bool,
    /// The side of a cell, in pixels; a large board may have smaller ones, see [`Self::side_on`].
    pub side: u16,
}

impl GifOptions {
    /// The sides of cells, in pixels.
    pub const SIDES: [u16; 4] = [16, 24, 32, 48];
    pub const MIN_SIDE: u16 = 8;
    pub const MAX_SIDE: u16 = 64;
    /// The longest side of a board, in pixels.
    const LONGEST: u16 = 4_096;

    /// The side of a cell on a board of this size.
    pub fn side_on(&self, board: BoardSize) -> u16 {
        let most = Self::LONGEST / board.cols().max(board.rows());
        self.side.clamp(Self::MIN_SIDE, Self::MAX_SIDE).min(most)
    }
}

impl Default for GifOptions {
    fn default() -> Self {
        Self { from: None, to: None, pointer: true, odds: false, clock: true, side: 24 }
    }
}

impl Gif {
    /// A GIF that is made without a window, in our own style and one of its themes.
    pub fn without_window(
        recording: Recording,
        options: GifOptions,
        theme: Theme,
        lang: Lang,
    ) -> Self {
        font::load(lang);
        let vision = match theme {
            Theme::HighContrast => ColorVision::HighContrast,
            Theme::Auto | Theme::Light | Theme::Dark => ColorVision::Normal,
        };
        let style = Style::default();
        let palette = Palette::of(style, theme == Theme::Dark, vision);
        Self { recording, options, palette, skin: None, style, lang }
    }

    /// Makes the GIF and writes it.
    ///
    /// # Errors
    /// If it cannot be written.
    pub fn write(self, out: impl Write) -> io::Result<()> {
        self.encode(out).map_err(|error| match error {
            EncodingError::Io(error) => error,
            error => io::Error::other(error),
        })
    }

    fn encode(self, out: impl Write) -> Result<(), EncodingError> {
        let Self { recording, options, palette, skin, style, lang } = self;
        let board = recording.level.size();
        let stage = Stage::new(board, options.side_on(board), options.clock);
        let script = Script::of(recording, options, (palette, style), &Texts::new(lang));
        let sprites = Rc::new(SpriteCache::new(palette, 1.0).with_skin(skin));
        let sheet = Sheet::draw(&script, stage, &sprites);
        let mut canvas = Canvas::new(stage, &sheet);
        let (width, height) = stage.size();
        let mut encoder = Encoder::new(out, width, height, &canvas.color_table())?;
        encoder.set_repeat(Repeat::Infinite)?;
        for (nth, scene) in script.scenes.iter().enumerate() {
            let next = script.scenes.get(nth + 1).map_or(script.end + HOLD, |next| next.at);
            let delay = hundredths(next).saturating_sub(hundredths(scene.at));
            let part = canvas.show(scene);
            encoder.write_frame(&Frame {
                delay: delay.try_into().unwrap_or(u16::MAX),
                dispose: DisposalMethod::Keep,
                transparent: Some(colors::UNCHANGED),
                left: part.left,
                top: part.top,
                width: part.width,
                height: part.height,
                buffer: Cow::Owned(part.pixels),
                ..Frame::default()
            })?;
        }
        encoder.into_inner()?.flush()?;
        Ok(())
    }
}

/// Rounded, so that no error adds up.
const fn hundredths(ms: i32) -> i32 {
    (ms + 5).div_euclid(10)
}
