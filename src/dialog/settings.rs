//! The dialog of the settings. A change holds at once.

use iced::Alignment::Center;
use iced::Element;
use iced::Fill;
use iced::Size;
use iced::widget::checkbox;
use iced::widget::column;
use iced::widget::row;
use iced::widget::slider;
use iced::widget::text;

use super::WIDTH;
use super::foot;
use super::heading;
use super::push;
use super::scrolled;
use crate::audio::Volume;
use crate::game::Style;
use crate::game::rules::ChordBy;
use crate::game::rules::ChordNeeds;
use crate::game::rules::ClickOnFlag;
use crate::game::rules::FirstOpening;
use crate::game::rules::Start;
use crate::game::rules::UnmetChord;
use crate::i18n::Texts;
use crate::store::Settings;
use crate::store::settings::Language;
use crate::store::settings::ReduceMotion;
use crate::store::settings::Sight;
use crate::store::settings::TextSize;
use crate::store::settings::Theme;
use crate::theme;
use crate::theme::Palette;
use crate::theme::size;
use crate::widget::focus;
use crate::widget::focus::Step;
use crate::widget::named::Named;
use crate::widget::named::list;

/// The height of all settings, in logical pixels.
const HEIGHT: f32 = 461.0;
/// One step of the volume, in percent.
const VOLUME_STEP: u8 = 5;

/// A change of one setting.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Change {
    /// The language of the words.
    Language(Language),
    /// The style of play.
    Style(Style),
    /// Light or dark.
    Theme(Theme),
    /// The eye that the numbers' colours are for.
    Sight(Sight),
    /// How large texts and buttons are.
    TextSize(TextSize),
    /// Whether what moves is kept to what is needed.
    ReduceMotion(ReduceMotion),
    /// Whether the next boards are such that need no guess.
    NoGuess(bool),
    /// Whether there is sound.
    Sound(bool),
    /// How loud it is.
    Volume(Volume),
    /// Whether a flag becomes a question mark before it goes.
    QuestionMarks(bool),
    /// Whether left and right change places.
    SwapButtons(bool),
    /// Whether a long left press flags.
    LongPress(bool),
    /// Whether one left click on an open number chords.
    SingleClickChord(bool),
    /// Whether a minimised window pauses its game.
    PauseMinimised(bool),
    /// How the first opening is protected; `None` as the style has it.
    FirstOpening(Option<FirstOpening>),
    /// When the mines are laid; `None` as the style has it.
    Laid(Option<Start>),
    /// When the clock starts; `None` as the style has it.
    Clock(Option<Start>),
    /// What a left click on a flag does; `None` as the style has it.
    ClickOnFlag(Option<ClickOnFlag>),
    /// How a chord is given; `None` as the style has it.
    ChordBy(Option<ChordBy>),
    /// When a chord opens cells; `None` as the style has it.
    ChordNeeds(Option<ChordNeeds>),
    /// What becomes of a chord whose need is not met; `None` as the style has it.
    UnmetChord(Option<UnmetChord>),
    /// Whether a win flags the mines; `None` as the style has it.
    FlagsOnWin(Option<bool>),
    /// Every rule is as the style has it.
    RestoreRules,
}

/// What happened in the dialog.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Message {
    /// A setting was changed.
    Changed(Change),
    /// The rules were asked for.
    Rules,
    /// The keys were asked for.
    Keys,
    /// The dialog was closed.
    Closed,
}

impl Change {
    /// Puts the change into `settings`.
    pub fn apply(self, settings: &mut Settings) {
        match self {
            Self::Language(language) => settings.language = language,
            Self::Style(style) => settings.choose_style(style),
            Self::Theme(theme) => settings.theme = theme,
            Self::Sight(sight) => settings.sight = sight,
            Self::TextSize(size) => settings.text_size = size,
            Self::ReduceMotion(reduce) => settings.reduce_motion = reduce,
            Self::NoGuess(on) => settings.no_guess = on,
            Self::Sound(on) => settings.sound = on,
            Self::Volume(volume) => settings.volume = volume,
            Self::QuestionMarks(on) => settings.question_marks = on,
            Self::SwapButtons(on) => settings.swap_buttons = on,
            Self::LongPress(on) => settings.long_press_flags = on,
            Self::SingleClickChord(on) => settings.single_click_chord = on,
            Self::PauseMinimised(on) => settings.pause_minimised = on,
            Self::FirstOpening(rule) => settings.first_opening = rule,
            Self::Laid(rule) => settings.laid = rule,
            Self::Clock(rule) => settings.clock = rule,
            Self::ClickOnFlag(rule) => settings.click_on_flag = rule,
            Self::ChordBy(rule) => settings.chord_by = rule,
            Self::ChordNeeds(rule) => settings.chord_needs = rule,
            Self::UnmetChord(rule) => settings.unmet_chord = rule,
            Self::FlagsOnWin(rule) => settings.flags_on_win = rule,
            Self::RestoreRules => settings.restore_rules(),
        }
    }
}

/// The dialog as it is to be seen.
pub fn view<'a>(
    settings: &Settings,
    texts: &'a Texts,
    palette: &'static Palette,
    window: Size,
) -> Element<'a, Message> {
    let switch = |label: &'a str, on: bool, change: fn(bool) -> Change| {
        let switch = checkbox(on)
            .label(label)
            .on_toggle(move |on| Message::Changed(change(on)))
            .size(16)
            .text_size(size::TEXT)
            .spacing(8);
        focus::switch(switch, on, Message::Changed(change(!on)))
    };
    let themes = Theme::ALL.iter().map(|&theme| Named {
        value: theme,
        name: texts.get(match theme {
            Theme::Auto => "theme-auto",
            Theme::Light => "theme-light",
            Theme::Dark => "theme-dark",
        }),
    });
    let motions = ReduceMotion::ALL.iter().map(|&reduce| Named {
        value: reduce,
        name: texts.get(match reduce {
            ReduceMotion::Auto => "motion-auto",
            ReduceMotion::Off => "motion-full",
            ReduceMotion::On => "motion-reduced",
        }),
    });
    let sizes = TextSize::ALL.iter().map(|&size| Named {
        value: size,
        name: size.key(),
    });
    let sights = Sight::ALL.iter().map(|&sight| Named {
        value: sight,
        name: texts.get(match sight {
            Sight::Usual => "sight-usual",
            Sight::Deuteranopia => "sight-deuteranopia",
            Sight::Protanopia => "sight-protanopia",
            Sight::Tritanopia => "sight-tritanopia",
            Sight::HighContrast => "sight-high-contrast",
        }),
    });
    let styles = Style::ALL.into_iter().map(|style| Named {
        value: style,
        name: texts.style(style),
    });
    let languages = Language::all().map(|language| Named {
        value: language,
        name: match language {
            Language::Auto => texts.get("language-auto"),
            Language::In(lang) => lang.name(),
        },
    });
    let (volume, loudest) = (settings.volume.percent(), Volume::MAX.percent());
    let set_volume = |percent: u8| {
        let volume = Volume::try_from(percent).unwrap_or(Volume::MAX);
        Message::Changed(Change::Volume(volume))
    };
    let step_volume = move |step| {
        let next = match step {
            Step::Back => volume.saturating_sub(VOLUME_STEP),
            Step::On | Step::Around => volume.saturating_add(VOLUME_STEP).min(loudest),
            Step::First => 0,
            Step::Last => loudest,
        };
        (next != volume).then(|| set_volume(next))
    };
    let volume = row![
        label(texts.get("settings-volume"), palette),
        focus::steps(
            slider(0..=loudest, volume, set_volume).step(VOLUME_STEP),
            format!("{}%", settings.volume.percent()),
            step_volume
        ),
    ]
    .spacing(theme::GAP)
    .align_y(Center);
    let content = column![
        choice(
            texts.get("language"),
            languages,
            settings.language,
            Change::Language,
            palette
        ),
        choice(
            texts.get("style"),
            styles,
            settings.style,
            Change::Style,
            palette
        ),
        choice(
            texts.get("theme"),
            themes,
            settings.theme,
            Change::Theme,
            palette
        ),
        choice(
            texts.get("sight"),
            sights,
            settings.sight,
            Change::Sight,
            palette
        ),
        choice(
            texts.get("text-size"),
            sizes,
            settings.text_size,
            Change::TextSize,
            palette
        ),
        choice(
            texts.get("motion"),
            motions,
            settings.reduce_motion,
            Change::ReduceMotion,
            palette
        ),
        switch(texts.get("no-guess"), settings.no_guess, Change::NoGuess),
        switch(texts.get("sound"), settings.sound, Change::Sound),
        volume,
        switch(
            texts.get("settings-question-marks"),
            settings.question_marks,
            Change::QuestionMarks
        ),
        switch(
            texts.get("settings-single-click"),
            settings.single_click_chord,
            Change::SingleClickChord
        ),
        switch(
            texts.get("settings-long-press"),
            settings.long_press_flags,
            Change::LongPress
        ),
        switch(
            texts.get("settings-swap"),
            settings.swap_buttons,
            Change::SwapButtons
        ),
        switch(
            texts.get("settings-pause-minimised"),
            settings.pause_minimised,
            Change::PauseMinimised
        ),
    ]
    .spacing(3.0 * theme::UNIT);
    column![
        heading(texts.get("settings"), palette),
        scrolled(content.into(), HEIGHT, window),
        foot([
            push(
                texts.get("rules-button"),
                false,
                Some(Message::Rules),
                palette
            ),
            push(
                texts.get("keys-button"),
                false,
                Some(Message::Keys),
                palette
            ),
            push(texts.get("close"), true, Some(Message::Closed), palette),
        ]),
    ]
    .spacing(4.0 * theme::UNIT)
    .width(WIDTH)
    .into()
}

fn label<'a>(words: &'a str, palette: &'static Palette) -> Element<'a, Message> {
    text(words)
        .size(size::TEXT)
        .color(palette.quiet)
        .width(96)
        .into()
}

fn choice<'a, T: Copy + PartialEq + 'a>(
    name: &'a str,
    values: impl Iterator<Item = Named<'a, T>>,
    now: T,
    change: fn(T) -> Change,
    palette: &'static Palette,
) -> Element<'a, Message> {
    let say = move |value| Message::Changed(change(value));
    row![label(name, palette), list(values, now, say, Fill, palette)]
        .spacing(theme::GAP)
        .align_y(Center)
        .into()
}
