//! The settings dialog, in groups. A change takes effect at once.

pub mod counters;
pub mod kept_games;
pub mod key_bindings;

use crate::audio::{Cue, SoundRequest};
use crate::config::counter_list::CounterList;
use crate::config::{ColorVision, LanguageChoice, SettingChange, Settings, TextSize, Volume};
use crate::game::pointer::LongPress;
use crate::game::{Action, Choice, Game, Level, Minefield, Moment, Pos, Style};
use crate::i18n::statistics::table_name;
use crate::ui::board;
use crate::ui::board::look::Look;
use crate::ui::board::sprite_cache::SpriteCache;
use crate::ui::features::play::board_filter::{BoardFilterDialog, FilterDraft};
use crate::ui::features::settings::counters::CountersDialog;
use crate::ui::features::settings::kept_games::KeptGamesDialog;
use crate::ui::features::settings::key_bindings::KeyBindingsDialog;
use crate::ui::kit::font::lettering::has_reading_font;
use crate::ui::kit::semantics::NumericRange;
use crate::ui::screen::dialog::prelude::*;
use crate::ui::screen::dialog_view::WIDTH;
use crate::ui::screen::effect::StorageRequest;
use iced::widget::{column, grid, slider};
use std::borrow::Cow;
use std::rc::Rc;

/// The narrowest window with two columns of groups.
const TWO_COLUMNS: f32 = 690.0;
/// The gap between two settings of a group.
const SPACING: f32 = 2.5 * theme::UNIT;
/// The side of a cell in a style's preview.
const CELL: f32 = 20.0;
/// In percent.
const VOLUME_STEP: u16 = 5;
/// In ms.
const PRESS_STEP: u16 = 50;

/// A line for each setting: what makes it, with the keys of its texts, its field, and its change.
macro_rules! lines {
    ($line:ident, $settings:ident:
        $($kind:ident($($key:literal),+) $field:ident $change:ident;)+) => {
        [$($line.$kind($($key,)+ $settings.$field, SettingChange::$change)),+]
    };
}

#[derive(Debug, Clone, PartialEq)]
pub enum Message {
    Changed(SettingChange),
    Advanced,
    Rules,
    Keys,
    Filter(FilterDraft),
    Kept(KeptGamesDialog),
    Counters(CounterList),
}

impl Message {
    pub fn effects(self) -> Effects {
        match self {
            Self::Changed(change) => {
                let is_volume = matches!(change, SettingChange::Volume(_));
                let sample =
                    is_volume.then_some(Request::Sound(SoundRequest::Cue(Cue::Open)).into());
                [Request::Change(change).into()].into_iter().chain(sample).collect()
            }
            Self::Advanced => {
                let skins = Request::Store(StorageRequest::ReadSkins).into();
                vec![skins, Request::Open(AdvancedDialog.into()).into()]
            }
            Self::Rules => Request::Open(RulesDialog.into()).into(),
            Self::Counters(list) => Request::Open(CountersDialog::new(list).into()).into(),
            Self::Keys => Request::Open(KeyBindingsDialog::default().into()).into(),
            Self::Filter(draft) => Request::Open(BoardFilterDialog::new(draft).into()).into(),
            Self::Kept(dialog) => Request::Open(dialog.into()).into(),
        }
    }
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct SettingsDialog;

impl DialogState for SettingsDialog {
    type Message = Message;

    const TITLE: &'static str = "settings";
    const PAUSES_GAME: bool = true;

    fn update(&mut self, message: Message) -> Effects {
        message.effects()
    }

    fn view<'a>(&'a self, ctx: ViewContext<'a>) -> DialogView<'a, Message> {
        let (settings, texts, palette, window) = (ctx.settings, ctx.texts, ctx.palette, ctx.window);
        let line = SettingsBuilder { texts, palette };
        let is_fixed = !Palette::has_dark_variant(settings.style);
        let fixed = texts.with("theme-fixed", args![style = texts.style(settings.style)]);
        let appearance = column![
            line.heading("settings-appearance"),
            line.choice("theme", settings.theme, SettingChange::Theme),
            is_fixed.then(|| words::note(fixed, palette)),
        ];
        let sound = column![
            line.heading("settings-sound"),
            line.switch("settings-sound-on", settings.sound, SettingChange::Sound),
            volume(settings, line),
        ];
        let question_marks = settings.question_marks_change();
        let is_on = settings.has_question_marks();
        let game = column![line.heading("settings-game")]
            .extend(lines! { line, settings:
                switch("no-guess") no_guess NoGuess;
                switch("settings-pause-minimised") pause_minimised PauseMinimised;
            })
            .push(line.switch("settings-question-marks", is_on, question_marks))
            .extend(lines! { line, settings:
                choice("practice-goal") practice_goal PracticeGoal;
            });
        let mouse = column![line.heading("settings-mouse")].extend(lines! { line, settings:
            switch("settings-single-click") single_click_chord SingleClickChord;
            switch("settings-long-press") long_press_flags LongPress;
            switch("settings-swap") swap_buttons SwapButtons;
            switch("settings-flag-button") flag_button FlagButton;
        });
        // High contrast is a theme; earlier settings may have it here.
        let is_offered =
            |sight| sight != ColorVision::HighContrast || sight == settings.color_vision;
        let sights = choices("color-vision", texts).filter(move |(sight, _)| is_offered(*sight));
        let percent = |size: TextSize| texts.percent(size.key().trim_end_matches('%'));
        let sizes = TextSize::ALL.iter().map(|&size| (size, percent(size)));
        let typeface = has_reading_font(texts.lang())
            .then(|| line.choice("typeface", settings.typeface, SettingChange::Typeface));
        let access = column![
            line.heading("settings-accessibility"),
            line.listed("color-vision", sights, settings.color_vision, SettingChange::ColorVision),
            line.listed("text-size", sizes, settings.text_size, SettingChange::TextSize),
            typeface,
        ]
        .extend(lines! { line, settings:
            shared("letter-spacing", "spacing") letter_spacing LetterSpacing;
            shared("line-spacing", "spacing") line_spacing LineSpacing;
            choice("motion") reduce_motion ReduceMotion;
            shared("dwell", "pace") dwell Dwell;
            shared("scanning", "pace") scanning Scanning;
            switch("settings-sound-guide") sound_guide SoundGuide;
            switch("settings-speech-with-tones") speech_with_tones SpeechWithTones;
            choice("detail") detail Detail;
            choice("place-names") place_names PlaceNames;
        });
        let languages = LanguageChoice::all().map(|value| {
            let name = match value {
                LanguageChoice::Auto => texts.get("language-auto"),
                LanguageChoice::Specific(lang) => lang.name(),
            };
            (value, name)
        });
        let language = column![
            line.heading("settings-language"),
            line.list(languages, settings.language, SettingChange::Language),
        ];
        let column = |groups: Vec<Column<'a, Message>>| {
            let groups = groups.into_iter().map(|group| group.spacing(SPACING).into());
            iced::widget::column(groups).spacing(5.0 * theme::UNIT)
        };
        let (first, second) =
            (column(vec![appearance, language, game, mouse, sound]), column(vec![access]));
        // Groups are in two columns if there is room. They are the same widgets in both cases, so that
        // the focus stays when the text size changes.
        let gap = 6.0 * theme::UNIT;
        // With the scroll bar.
        let both = 2.0 * WIDTH + gap + 3.0 * theme::UNIT;
        let width = if window.width >= TWO_COLUMNS { both } else { WIDTH };
        let groups = row![first.width(WIDTH), second.width(WIDTH)]
            .spacing(gap)
            .wrap()
            .vertical_spacing(5.0 * theme::UNIT);
        DialogView::fitted(ctx, |room| scroll_area(groups, room))
            .width(width)
            .button("advanced-button", Message::Advanced)
            .closed_by("close")
    }
}

/// What few players change: the style, the rules, the keys, the board filter, and which figures are
/// shown.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct AdvancedDialog;

impl DialogState for AdvancedDialog {
    type Message = Message;

    const TITLE: &'static str = "advanced";
    const PAUSES_GAME: bool = true;

    fn update(&mut self, message: Message) -> Effects {
        message.effects()
    }

    fn view<'a>(&'a self, ctx: ViewContext<'a>) -> DialogView<'a, Message> {
        let settings = ctx.settings;
        let filter = FilterDraft::new(settings, ctx.game.game().level());
        let kept = KeptGamesDialog::new(&settings.kept_games, ctx.texts);
        let line = SettingsBuilder { texts: ctx.texts, palette: ctx.palette };
        let experts = settings.expert_figures;
        let content = column![
            styles(settings, &ctx.appearance.style_sprites, line),
            ctx.look().has_skins.then(|| skins(line, ctx)),
            line.switch("expert-figures", experts, SettingChange::ExpertFigures),
            playing(settings, line),
        ]
        .spacing(4.0 * theme::UNIT);
        DialogView::fitted(ctx, |room| scroll_area(content, room))
            .button("rules-button", Message::Rules)
            .button("keys-button", Message::Keys)
            .button("filter-button", Message::Filter(filter))
            .button("kept-button", Message::Kept(kept))
            .button("counters-button", Message::Counters(settings.counter_list.clone()))
            .closed_by("close")
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
        let name = words::label(line.texts.style(style), palette);
        let end = Look::of(style).end_display;
        let preview = board::static_board(&preview(style), end, CELL, sprites);
        // Classic cells, which grow in whole steps, are smaller here.
        let preview = container(preview).center_y(3.0 * CELL);
        let card = column![preview, name].spacing(theme::UNIT).align_x(Center).width(Fill);
        let choose = Message::Changed(SettingChange::Style(style));
        let card = button(card)
            .padding(2.0 * theme::UNIT)
            .width(Fill)
            .style(palette.choice_card(is_chosen));
        focus::control(card, Semantics::new(Role::RadioButton).toggled(is_chosen), choose)
    });
    let cards = grid(cards).columns(2).height(Shrink).spacing(theme::GAP);
    column![line.heading("style"), cards].spacing(SPACING).into()
}

/// A list of the skins, and who made the one that is shown.
fn skins<'a>(line: SettingsBuilder<'a>, ctx: ViewContext<'a>) -> Element<'a, Message> {
    let own = (None, line.texts.get("skin-own"));
    let skins = &ctx.appearance.skins;
    let named = skins.iter().enumerate().map(|(nth, name)| (Some(nth), name.as_str()));
    let chosen = ctx.settings.skin.as_ref();
    let now = skins.iter().position(|name| Some(name) == chosen);
    let on_select = |nth: Option<usize>| {
        let name = nth.and_then(|nth| skins.get(nth)).cloned();
        Message::Changed(SettingChange::Skin(name))
    };
    let names = [own].into_iter().chain(named);
    let list = drop_down(None, names, now, on_select, Fill, line.palette);
    let list = line.labelled("skin", list);
    let shown = ctx.sprites.skin();
    let maker = shown.map(|skin| {
        let words = format!("{} · {} · {}", skin.name, skin.author, skin.licence);
        words::note(words, line.palette)
    });
    column![list, maker].spacing(theme::UNIT).into()
}

/// A small board that shows the look of a style: covered and open cells, numbers and a flag. Mines
/// are at the second cell of the first row, which is flagged, and at the last. The bottom row is open.
pub fn preview(style: Style) -> Game {
    let level = Level::with_dimensions(3, 4, 2).expect("a small board is a board");
    let field = Minefield::new(level.size(), [1, 3]);
    let mut game = Game::with_board(level, style.rules(), field, Moment(0));
    game.apply(Action::Open(Pos::new(2, 0)), Moment(0));
    game.apply(Action::Mark(Pos::new(0, 1)), Moment(0));
    game
}

/// What makes playing easier.
fn playing<'a>(settings: &Settings, line: SettingsBuilder<'a>) -> Element<'a, Message> {
    let press = settings.long_press.ms();
    let set = |ms| SettingChange::LongPressTime(LongPress::new(ms).unwrap_or_default());
    let limits = [LongPress::MIN.ms(), LongPress::MAX.ms(), PRESS_STEP];
    let value = line.texts.with("settings-ms", args![ms = press]);
    let shown = words::note(value.clone(), line.palette);
    let shown = described(shown, Semantics::hidden());
    let long_press = number("settings-long-press-time", press, limits, value, set, line);
    column![line.heading("settings-playing")]
        .extend(lines! { line, settings:
            switch("settings-dim") dim_satisfied DimSatisfied;
            switch("settings-light") light_neighbours LightNeighbours;
            switch("settings-click-flags") click_flags ClickFlags;
            switch("settings-keys-at-pointer") keys_at_pointer KeysAtPointer;
            switch("settings-raise-only") raise_only RaiseOnly;
            switch("settings-past-best") restart_past_best RestartPastBest;
            switch("settings-decimal-comma") decimal_comma DecimalComma;
        })
        .push(long_press.push(shown))
        .spacing(SPACING)
        .into()
}

fn volume<'a>(settings: &Settings, line: SettingsBuilder<'a>) -> Row<'a, Message> {
    let percent = settings.volume.percent();
    let set = |percent| {
        let volume = u8::try_from(percent).ok().and_then(Volume::new);
        SettingChange::Volume(volume.unwrap_or(Volume::MAX))
    };
    let limits = [0, Volume::MAX.percent().into(), VOLUME_STEP];
    let value = line.texts.percent(&percent.to_string());
    number("settings-volume", percent.into(), limits, value, set, line)
}

/// A labelled slider from the first limit to the second, in steps of the third.
fn number<'a>(
    name: &'static str,
    now: u16,
    limits: [u16; 3],
    value: String,
    set: fn(u16) -> SettingChange,
    line: SettingsBuilder<'a>,
) -> Row<'a, Message> {
    let set = move |number| Message::Changed(set(number));
    let [min, max, step] = limits;
    let slider = slider(min..=max, now, set).step(step);
    let [min, max, step] = limits.map(f64::from);
    let range = NumericRange { value: Some(now.into()), min, max, step };
    let on_set = move |number: f64| set(number.round() as u16);
    let slider = focus::slider(slider, None, value, range, true, on_set);
    line.labelled(name, slider)
}

/// Makes the lines of the settings: headings, checkboxes and labelled lists.
#[derive(Clone, Copy)]
struct SettingsBuilder<'a> {
    texts: &'a Texts,
    palette: &'static Palette,
}

impl<'a> SettingsBuilder<'a> {
    fn heading(self, name: &'static str) -> Element<'a, Message> {
        heading(words::strong(self.texts.get(name), self.palette))
    }

    /// A checkbox.
    fn switch(
        self,
        name: &'static str,
        on: bool,
        change: fn(bool) -> SettingChange,
    ) -> Element<'a, Message> {
        buttons::checkbox(self.texts.get(name), on, theme::GAP, Message::Changed(change(!on)))
    }

    /// A labelled drop-down list. The texts of its values begin with `name`.
    fn choice<T: Choice>(
        self,
        name: &'static str,
        now: T,
        change: fn(T) -> SettingChange,
    ) -> Element<'a, Message> {
        self.shared(name, name, now, change)
    }

    /// A list of values that other settings have, too: their texts begin with `values`.
    fn shared<T: Choice>(
        self,
        name: &'static str,
        values: &'static str,
        now: T,
        change: fn(T) -> SettingChange,
    ) -> Element<'a, Message> {
        self.listed(name, choices(values, self.texts), now, change)
    }

    fn listed<T: Copy + PartialEq + 'a>(
        self,
        name: &'static str,
        values: impl Iterator<Item = (T, impl Into<Cow<'a, str>>)>,
        now: T,
        change: fn(T) -> SettingChange,
    ) -> Element<'a, Message> {
        self.labelled(name, self.list(values, now, change)).into()
    }

    fn list<T: Copy + PartialEq + 'a>(
        self,
        values: impl Iterator<Item = (T, impl Into<Cow<'a, str>>)>,
        now: T,
        change: fn(T) -> SettingChange,
    ) -> Element<'a, Message> {
        let on_select = move |value| Message::Changed(change(value));
        drop_down(None, values, now, on_select, Fill, self.palette)
    }

    fn labelled(
        self,
        name: &'static str,
        control: impl Into<Element<'a, Message>>,
    ) -> Row<'a, Message> {
        form::labelled(self.texts.get(name), 104.0, control, self.palette)
    }
}

/// The rules: each can be changed, from the next game on.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct RulesDialog;

impl DialogState for RulesDialog {
    type Message = Message;

    const TITLE: &'static str = "rules";
    const PAUSES_GAME: bool = true;

    fn update(&mut self, message: Message) -> Effects {
        message.effects()
    }

    fn view<'a>(&'a self, ctx: ViewContext<'a>) -> DialogView<'a, Message> {
        let (settings, texts, palette) = (ctx.settings, ctx.texts, ctx.palette);
        let style = settings.style.rules();
        let now = settings.rules_for(settings.style);
        let name = table_name(Style::matching(now), now.guesses(), texts);
        // A line for each rule: the key of its text, its field, and the change of it.
        macro_rules! lines {
            ($($name:literal $field:ident $change:ident;)+) => {
                column![$(line($name, now.$field, style.$field, SettingChange::$change, ctx)),+]
            };
        }
        let rules = lines! {
            "rule-first-opening" first_opening FirstOpening;
            "rule-laid" laid Laid;
            "rule-clock" clock Clock;
            "rule-click-on-flag" click_on_flag ClickOnFlag;
            "rule-chord-by" chord_by ChordBy;
            "rule-chord-needs" chord_needs ChordNeeds;
            "rule-unmet-chord" unmet_chord UnmetChord;
            "rule-flags-on-win" flags_on_win FlagsOnWin;
            "rule-fair-guess" fair_guess FairGuess;
            "rule-strict" strict Strict;
        };
        let rules = rules.spacing(2.5 * theme::UNIT);
        let restore =
            (!settings.has_style_rules()).then_some(Message::Changed(SettingChange::RestoreRules));
        let about = texts.with("rules-of", &[("style", name.into())]);
        let view = DialogView::fitted(ctx, move |room| {
            let content = column![muted(about, palette), scroll_area(rules, room)];
            content.spacing(3.0 * theme::UNIT).into()
        });
        view.dense().button("rules-restore", restore).closed_by("close")
    }
}

/// A rule and its values. The style's own value counts as unchanged.
fn line<'a, T: Choice>(
    name: &'static str,
    now: T,
    style: T,
    change: fn(Option<T>) -> SettingChange,
    ctx: ViewContext<'a>,
) -> Element<'a, Message> {
    let on_select = move |value| Message::Changed(change((value != style).then_some(value)));
    let values = choices("rule-value", ctx.texts);
    let list = drop_down(None, values, now, on_select, Fill, ctx.palette);
    column![note(ctx.texts.get(name), ctx.palette), list].spacing(theme::UNIT).into()
}
