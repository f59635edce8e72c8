//! The settings dialog, in groups. A change takes effect at once.

use super::{WIDTH, body, frame, labelled_checkbox, scroll_area, subheading, text_button};
use crate::config::{ColorVision, LanguageChoice, ReduceMotion, Settings, TextSize, Theme, Volume};
use crate::game::Style;
use crate::game::rules::{ChordBy, ChordNeeds, ClickOnFlag, FirstOpening, StartPoint, UnmetChord};
use crate::i18n::Texts;
use crate::ui::board::sprite_cache::SpriteCache;
use crate::ui::board::style_preview::style_preview;
use crate::ui::theme::{self, Palette, size};
use crate::ui::widget::drop_down::{DropDownItem, named_drop_down};
use crate::ui::widget::focus::{self, ValueStep};
use iced::Alignment::Center;
use iced::widget::{Column, button, column, grid, row, slider, text};
use iced::{Element, Fill, Shrink, Size};
use std::rc::Rc;

/// The narrowest window with two columns of groups, in logical pixels.
const TWO_COLUMNS: f32 = 690.0;
/// The width of the scroll bar beside two columns, in logical pixels.
const ROOM_FOR_BAR: f32 = 3.0 * theme::UNIT;
/// The gap between two settings of a group, in logical pixels.
const SPACING: f32 = 2.5 * theme::UNIT;
/// The side of a cell in a style's preview, in logical pixels.
const CELL: f32 = 20.0;
/// In percent.
const VOLUME_STEP: u8 = 5;

/// A change of one setting. A rule that is `None` follows the style.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum SettingChange {
    Language(LanguageChoice),
    Style(Style),
    Theme(Theme),
    Sight(ColorVision),
    TextSize(TextSize),
    ReduceMotion(ReduceMotion),
    NoGuess(bool),
    Sound(bool),
    Volume(Volume),
    QuestionMarks(bool),
    SwapButtons(bool),
    LongPress(bool),
    SingleClickChord(bool),
    PauseMinimised(bool),
    FirstOpening(Option<FirstOpening>),
    Laid(Option<StartPoint>),
    Clock(Option<StartPoint>),
    ClickOnFlag(Option<ClickOnFlag>),
    ChordBy(Option<ChordBy>),
    ChordNeeds(Option<ChordNeeds>),
    UnmetChord(Option<UnmetChord>),
    FlagsOnWin(Option<bool>),
    /// All rules follow the style.
    RestoreRules,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Message {
    Changed(SettingChange),
    Rules,
    Keys,
    Closed,
}

impl SettingChange {
    pub fn apply(self, settings: &mut Settings) {
        match self {
            Self::Language(language) => settings.language = language,
            Self::Style(style) => settings.set_style(style),
            Self::Theme(theme) => settings.theme = theme,
            Self::Sight(sight) => settings.color_vision = sight,
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
            Self::RestoreRules => settings.reset_rules(),
        }
    }
}

/// `samples` are the sprites of each style in the current colours.
pub fn view<'a>(
    settings: &Settings,
    samples: &[Rc<SpriteCache>],
    texts: &'a Texts,
    palette: &'static Palette,
    window: Size,
) -> Element<'a, Message> {
    let line = SettingsBuilder { texts, palette };
    let mut appearance =
        column![line.heading("settings-appearance"), styles(settings, samples, line)]
            .spacing(SPACING)
            .push(line.choice(
                "theme",
                Theme::ALL,
                settings.theme,
                theme_name,
                SettingChange::Theme,
            ));
    if !Palette::has_dark_variant(settings.style) {
        let style = texts.style(settings.style);
        let note = texts.with("theme-fixed", &[("style", style.into())]);
        appearance = appearance.push(text(note).size(size::SMALL).color(palette.muted));
    }
    let sound = column![
        line.heading("settings-sound"),
        line.switch("settings-sound-on", settings.sound, SettingChange::Sound),
        volume(settings, line),
    ];
    let game = column![
        line.heading("settings-game"),
        line.switch("no-guess", settings.no_guess, SettingChange::NoGuess),
        line.switch(
            "settings-question-marks",
            settings.question_marks,
            SettingChange::QuestionMarks
        ),
        line.switch(
            "settings-pause-minimised",
            settings.pause_minimised,
            SettingChange::PauseMinimised
        ),
    ];
    let mouse = column![
        line.heading("settings-mouse"),
        line.switch(
            "settings-single-click",
            settings.single_click_chord,
            SettingChange::SingleClickChord
        ),
        line.switch("settings-long-press", settings.long_press_flags, SettingChange::LongPress),
        line.switch("settings-swap", settings.swap_buttons, SettingChange::SwapButtons),
    ];
    let access = column![
        line.heading("settings-accessibility"),
        line.choice(
            "sight",
            ColorVision::ALL,
            settings.color_vision,
            sight_name,
            SettingChange::Sight
        ),
        line.choice(
            "text-size",
            TextSize::ALL,
            settings.text_size,
            |_, size| size.key(),
            SettingChange::TextSize
        ),
        line.choice(
            "motion",
            ReduceMotion::ALL,
            settings.reduce_motion,
            motion_name,
            SettingChange::ReduceMotion
        ),
    ];
    let languages: Vec<_> = LanguageChoice::all().collect();
    let language = column![
        line.heading("settings-language"),
        line.list(&languages, settings.language, language_name, SettingChange::Language),
    ];
    let column = |groups: Vec<Column<'a, Message>>| {
        let groups = groups.into_iter().map(|group| group.spacing(SPACING).into());
        iced::widget::column(groups).spacing(5.0 * theme::UNIT)
    };
    let (first, second) =
        (column(vec![appearance, sound]), column(vec![game, mouse, access, language]));
    // Groups are in two columns if there is room. They are the same widgets in both cases, so that
    // the focus stays when the text size changes.
    let gap = 6.0 * theme::UNIT;
    let width = if window.width >= TWO_COLUMNS { 2.0 * WIDTH + gap + ROOM_FOR_BAR } else { WIDTH };
    let groups = row![first.width(WIDTH), second.width(WIDTH)]
        .spacing(gap)
        .wrap()
        .vertical_spacing(5.0 * theme::UNIT);
    let buttons = [
        text_button(texts.get("rules-button"), false, Some(Message::Rules), palette),
        text_button(texts.get("keys-button"), false, Some(Message::Keys), palette),
        text_button(texts.get("close"), true, Some(Message::Closed), palette),
    ];
    let content = scroll_area(groups, window);
    frame(texts.get("settings"), content, buttons, palette).width(width).into()
}

#[derive(Clone, Copy)]
struct SettingsBuilder<'a> {
    texts: &'a Texts,
    palette: &'static Palette,
}

impl<'a> SettingsBuilder<'a> {
    fn heading(self, name: &'static str) -> Element<'a, Message> {
        subheading(self.texts.get(name), self.palette).into()
    }

    /// A checkbox.
    fn switch(
        self,
        name: &'static str,
        on: bool,
        change: fn(bool) -> SettingChange,
    ) -> Element<'a, Message> {
        labelled_checkbox(self.texts.get(name), on, move |on| Message::Changed(change(on)))
    }

    /// A labelled drop-down list.
    fn choice<T: Copy + PartialEq + 'a>(
        self,
        name: &'static str,
        values: &[T],
        now: T,
        value_name: fn(&'a Texts, T) -> &'a str,
        change: fn(T) -> SettingChange,
    ) -> Element<'a, Message> {
        row![self.label(name), self.list(values, now, value_name, change)]
            .spacing(theme::GAP)
            .align_y(Center)
            .into()
    }

    fn list<T: Copy + PartialEq + 'a>(
        self,
        values: &[T],
        now: T,
        value_name: fn(&'a Texts, T) -> &'a str,
        change: fn(T) -> SettingChange,
    ) -> Element<'a, Message> {
        let named = |&value| DropDownItem { value, name: value_name(self.texts, value) };
        let on_select = move |value| Message::Changed(change(value));
        named_drop_down(values.iter().map(named), now, on_select, Fill, self.palette)
    }

    fn label(self, name: &'static str) -> Element<'a, Message> {
        body(self.texts.get(name), self.palette).color(self.palette.muted).width(96).into()
    }
}

/// A card with a preview for each style.
fn styles<'a>(
    settings: &Settings,
    samples: &[Rc<SpriteCache>],
    line: SettingsBuilder<'a>,
) -> Element<'a, Message> {
    let palette = line.palette;
    let cards = Style::ALL.into_iter().zip(samples).map(|(style, sprites)| {
        let is_chosen = style == settings.style;
        let name = text(line.texts.style(style)).size(size::TEXT);
        let card = column![style_preview(style, sprites, CELL), name]
            .spacing(theme::UNIT)
            .align_x(Center)
            .width(Fill);
        let choose = Message::Changed(SettingChange::Style(style));
        let card = button(card)
            .padding(2.0 * theme::UNIT)
            .width(Fill)
            .style(palette.choice_card(is_chosen))
            .on_press(choose);
        focus::switch(card, is_chosen, choose)
    });
    grid(cards).columns(2).height(Shrink).spacing(theme::GAP).into()
}

fn volume<'a>(settings: &Settings, line: SettingsBuilder<'a>) -> Element<'a, Message> {
    let (volume, loudest) = (settings.volume.percent(), Volume::MAX.percent());
    let set = |percent: u8| {
        let volume = Volume::new(percent).unwrap_or(Volume::MAX);
        Message::Changed(SettingChange::Volume(volume))
    };
    let step = move |step| {
        let next = match step {
            ValueStep::Previous => volume.saturating_sub(VOLUME_STEP),
            ValueStep::Next | ValueStep::NextWrapping => {
                volume.saturating_add(VOLUME_STEP).min(loudest)
            }
            ValueStep::First => 0,
            ValueStep::Last => loudest,
        };
        (next != volume).then(|| set(next))
    };
    let slider = slider(0..=loudest, volume, set).step(VOLUME_STEP);
    row![line.label("settings-volume"), focus::stepper(slider, format!("{volume}%"), step),]
        .spacing(theme::GAP)
        .align_y(Center)
        .into()
}

fn theme_name(texts: &Texts, theme: Theme) -> &str {
    texts.get(match theme {
        Theme::Auto => "theme-auto",
        Theme::Light => "theme-light",
        Theme::Dark => "theme-dark",
    })
}

fn motion_name(texts: &Texts, reduce: ReduceMotion) -> &str {
    texts.get(match reduce {
        ReduceMotion::Auto => "motion-auto",
        ReduceMotion::Off => "motion-full",
        ReduceMotion::On => "motion-reduced",
    })
}

fn sight_name(texts: &Texts, sight: ColorVision) -> &str {
    texts.get(match sight {
        ColorVision::Normal => "sight-usual",
        ColorVision::Deuteranopia => "sight-deuteranopia",
        ColorVision::Protanopia => "sight-protanopia",
        ColorVision::Tritanopia => "sight-tritanopia",
        ColorVision::HighContrast => "sight-high-contrast",
    })
}

fn language_name(texts: &Texts, language: LanguageChoice) -> &str {
    match language {
        LanguageChoice::Auto => texts.get("language-auto"),
        LanguageChoice::Specific(lang) => lang.name(),
    }
}
