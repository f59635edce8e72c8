//! Notices: short messages in the sheet of the game, or over the lower edge of another screen.

use crate::config::command::Command;
use crate::game::Moment;
use crate::i18n::{Texts, Value};
use crate::ui::Element;
use crate::ui::kit::theme;
use crate::ui::kit::words::TextRole;
use crate::ui::screen::bar_parts;
use crate::ui::screen::sheet;
use crate::ui::screen::view_context::ViewContext;
use iced::Size;

#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Notice {
    /// About the player's files. It stays until it is closed.
    OfFiles(String),
    /// About what has just happened to the files: a result gives way to it.
    News(String),
    /// An answer to what the player has just done, which leaves by itself, or when the next comes.
    Answer(String),
    /// The counters are wanted, but the window is too narrow.
    NoRoomForCounters,
    /// Offers expert figures to a player who has won some games.
    OfferFigures,
}

impl Notice {
    pub fn of(key: &str, texts: &Texts) -> Self {
        Self::Answer(texts.get(key).to_owned())
    }

    pub fn with(key: &str, values: &[(&str, Value<'_>)], texts: &Texts) -> Self {
        Self::Answer(texts.with(key, values))
    }

    fn text<'a>(&'a self, texts: &'a Texts) -> &'a str {
        match self {
            Self::OfFiles(text) | Self::News(text) | Self::Answer(text) => text,
            Self::NoRoomForCounters => texts.get("counters-no-room"),
            Self::OfferFigures => texts.get("expert-offer"),
        }
    }
}

/// The unread notices, and the offer to read how to play.
#[derive(Debug)]
pub struct Notices {
    list: Vec<Notice>,
    /// When the oldest leaves by itself.
    leaves_at: Option<Moment>,
    pub offers_help: bool,
}

impl Notices {
    pub const fn new(offers_help: bool) -> Self {
        Self { list: Vec::new(), leaves_at: None, offers_help }
    }

    /// Repeats no notice that is still unread. An answer takes the place of the one before.
    pub fn push(&mut self, notice: Notice) {
        if self.list.contains(&notice) {
            return;
        }
        if matches!(notice, Notice::Answer(_)) {
            self.drop_answer();
        }
        self.list.push(notice);
    }

    pub fn extend(&mut self, notices: impl IntoIterator<Item = Notice>) {
        notices.into_iter().for_each(|notice| self.push(notice));
    }

    pub const fn is_empty(&self) -> bool {
        self.list.is_empty()
    }

    /// The text of the oldest, and how many more wait.
    pub fn first<'a>(&'a self, texts: &'a Texts) -> Option<(&'a str, usize)> {
        self.texts(texts).next().map(|notice| (notice, self.list.len() - 1))
    }

    /// Whether the oldest is about what the player has just done.
    pub fn has_news(&self) -> bool {
        matches!(self.list.first(), Some(Notice::Answer(_) | Notice::News(_)))
    }

    /// Where the oldest leads to.
    pub fn command(&self) -> Option<Command> {
        (self.list.first() == Some(&Notice::OfferFigures)).then_some(Command::Settings)
    }

    pub fn texts<'a>(&'a self, texts: &'a Texts) -> impl Iterator<Item = &'a str> {
        self.list.iter().map(|notice| notice.text(texts))
    }

    /// The player has read the oldest.
    pub fn dismiss(&mut self) {
        if !self.list.is_empty() {
            self.list.remove(0);
            self.leaves_at = None;
        }
    }

    /// Lets the oldest leave when it has been in sight for long enough to be read.
    pub fn on_time(&mut self, is_in_sight: bool, now: Moment, texts: &Texts) {
        self.leaves_at = match self.list.first() {
            Some(notice)
                if is_in_sight && !matches!(notice, Notice::OfFiles(_) | Notice::News(_)) =>
            {
                let letters = notice.text(texts).chars().count() as u64;
                let read = Moment(now.0 + TO_NOTICE + TO_READ * letters);
                Some(self.leaves_at.unwrap_or(read))
            }
            _ => None,
        };
        if self.leaves_at.is_some_and(|at| at <= now) {
            self.dismiss();
        }
    }

    /// When the oldest leaves.
    pub const fn next_deadline(&self) -> Option<Moment> {
        self.leaves_at
    }

    /// Removes a notice that is no longer true.
    pub fn retract(&mut self, notice: &Notice) {
        self.keep(|other| other != notice);
    }

    /// Removes the answer to what is no longer there.
    pub fn drop_answer(&mut self) {
        self.keep(|notice| !matches!(notice, Notice::Answer(_)));
    }

    fn keep(&mut self, is_kept: impl Fn(&Notice) -> bool) {
        // The next has a time of its own.
        if self.list.first().is_some_and(|first| !is_kept(first)) {
            self.leaves_at = None;
        }
        self.list.retain(is_kept);
    }
}

/// How long it takes to become aware of a notice, and to read each letter of it, in ms. A slow
/// reader takes 100 words a minute.
const TO_NOTICE: u64 = 3_000;
const TO_READ: u64 = 100;

/// What a control says for a moment after it was pressed.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Confirmation(Option<Moment>);

impl Confirmation {
    /// How long, in ms.
    const SHOWN: u64 = 1_500;

    pub const fn begin(&mut self, now: Moment) {
        self.0 = Some(now);
    }

    pub fn is_shown(self, now: Moment) -> bool {
        self.next_deadline(now).is_some()
    }

    /// When it ends, if it is shown.
    pub fn next_deadline(self, now: Moment) -> Option<Moment> {
        self.0.map(|at| Moment(at.0 + Self::SHOWN)).filter(|end| *end > now)
    }
}

/// What a notice says in the sheet, above the buttons there or without any.
pub fn notice_words<'a, M: Clone + From<Command> + 'a>(
    notice: (&'a str, usize),
    is_above: bool,
    ctx: ViewContext<'a>,
) -> Element<'a, M> {
    let words = if is_above {
        let room = sheet::room_above(ctx);
        let room = Size::new(room.width - NOTICE_ENDS, room.height);
        sheet::words_in(room, TextRole::Body, notice.0, ctx)
    } else {
        sheet::words(notice.0, ctx)
    };
    bar_parts::notice_line(notice, words, ctx)
}

/// What closes a notice, with its gap.
const NOTICE_ENDS: f32 = theme::BUTTON_HEIGHT + theme::GAP;
