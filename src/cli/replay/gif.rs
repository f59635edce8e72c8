//! The options of `--export gif`.

use super::{ExportFormat, ReplayArgs};
use crate::cli::error::CliError;
use crate::cli::options::{integer_between, one_of};
use crate::config::Theme;
use crate::i18n::Texts;
use crate::replay::Recording;
use crate::ui::board::gif::GifOptions;
use clap::Args;
use thiserror::Error;

pub(super) use crate::ui::board::gif::Gif;

#[derive(Debug, Clone, Default, PartialEq, Eq, Args)]
pub struct GifArgs {
    /// In ms, given in seconds.
    #[arg(long, value_name = "SECONDS", requires = "export", value_parser = seconds)]
    pub from: Option<i32>,
    #[arg(long, value_name = "SECONDS", requires = "export", value_parser = seconds)]
    pub to: Option<i32>,
    #[arg(long, requires = "export")]
    pub no_pointer: bool,
    #[arg(long, requires = "export")]
    pub odds: bool,
    #[arg(long, requires = "export")]
    pub no_clock: bool,
    #[arg(
        long,
        value_name = "N",
        requires = "export",
        value_parser = integer_between(GifOptions::MIN_SIDE, GifOptions::MAX_SIDE)
    )]
    pub cell: Option<u16>,
    #[arg(long, value_name = "THEME", requires = "export", value_parser = one_of(theme))]
    pub theme: Option<Theme>,
}

/// A theme that does not depend on the desktop.
fn theme(theme: Theme) -> Option<Theme> {
    (theme != Theme::Auto).then_some(theme)
}

#[derive(Debug, Clone, PartialEq, Eq, Error)]
#[error("it must be a number of seconds, such as 12.5")]
pub struct InvalidSeconds;

/// Parses seconds, in ms.
fn seconds(text: &str) -> Result<i32, InvalidSeconds> {
    let ms = text.parse::<f64>().map_err(|_| InvalidSeconds)? * 1_000.0;
    let fits = (f64::from(i32::MIN)..=f64::from(i32::MAX)).contains(&ms);
    if fits { Ok(ms.round() as i32) } else { Err(InvalidSeconds) }
}

impl GifArgs {
    /// Fails if they cannot mean anything.
    pub(super) fn check(args: &ReplayArgs, texts: &Texts) -> Result<(), CliError> {
        let gif = &args.gif;
        let key = match (gif.from, gif.to) {
            _ if args.export != Some(ExportFormat::Gif) && *gif != Self::default() => {
                "gif-only-gif"
            }
            (Some(from), Some(to)) if from >= to => "gif-no-part",
            _ => return Ok(()),
        };
        Err(CliError::InvalidInput(texts.get(key).to_owned()))
    }

    pub(super) fn gif(&self, recording: Recording, texts: &Texts) -> Gif {
        let usual = GifOptions::default();
        let options = GifOptions {
            from: self.from,
            to: self.to,
            pointer: !self.no_pointer,
            odds: self.odds,
            clock: !self.no_clock,
            side: self.cell.unwrap_or(usual.side),
        };
        Gif::without_window(recording, options, self.theme.unwrap_or(Theme::Light), texts.lang())
    }
}
