//! The settings, in pages beside a side bar. A change takes effect at once.

pub mod counters;
pub mod kept_games;
pub mod key_bindings;
pub mod look;

use crate::audio::{Cue, SoundRequest};
use crate::config::keymap::KeyPress;
use crate::config::{Settings, TextSize, Volume};
use crate::game::pointer::LongPress;
use crate::game::{Choice, Style};
use crate::i18n::statistics::table_name;
use crate::ui::features::machine::MachineDialog;
use crate::ui::features::play::board_filter::{BoardFilterDialog, FilterDraft};
use crate::ui::features::play::question::QuestionDialog;
use crate::ui::features::settings::counters::CountersDialog;
use crate::ui::features::settings::kept_games::KeptGamesDialog;
use crate::ui::features::settings::key_bindings::KeyBindingsDialog;
use crate::ui::kit::focus::navigation;
use crate::ui::kit::font::lettering::has_reading_font;
use crate::ui::kit::icon::PageIcon;
use crate::ui::kit::semantics::NumericRange;
use crate::ui::screen::dialog::prelude::*;
use crate::ui::screen::dialog::{self, Dialog};
use crate::ui::screen::effect::{StorageRequest, lift};
use crate::ui::screen::{ScreenState, ScreenUpdate};
use iced::widget::operation::{self, AbsoluteOffset};
use iced::widget::{column, slider};
use std::borrow::Cow;

const SCROLL: &str = "settings";
/// The width of the side bar, and the height of an entry.
const SIDE: f32 = 46.0 * theme::UNIT;
const ENTRY: f32 = 10.0 * theme::UNIT;
/// The greatest width of a line, so that what is at its end belongs to what is at its begin.
const WIDEST: f32 = 640.0;
/// The gap between two settings.
const SPACING: f32 = 3.0 * theme::UNIT;
/// In percent.
const VOLUME_STEP: u16 = 5;
/// In ms.
const PRESS_STEP: u16 = 50;

/// A line for each setting: what makes it, with the keys of its texts, its field, and its change.
macro_rules! lines {
    ($page:ident: $($kind:ident($($key:literal),+) $field:ident $change:ident;)+) => {
        $($page.$kind(
            $($key,)+
            $page.ctx.settings.$field,
            SettingChange::$change,
            SettingChange::$change(Settings::default().$field),
        );)+
    };
}
use lines;

/// The pages, in the order of the side bar.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Page {
    #[default]
    Look,
    Play,
    Input,
    Sound,
    Accessibility,
    Expert,
}

/// What a page leads to.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum SubPage {
    Rules,
    Filter,
    Keys,
    Counters,
    KeptGames,
    Machine,
}

#[derive(Debug, Clone)]
pub enum Message {
    Command(Command),
    Changed(SettingChange),
    Page(Page),
    Open(SubPage),
    AddSkin,
    /// For what a page has led to.
    Sub(dialog::Message),
    /// The page is to be reset by these changes.
    Reset(Page, Vec<SettingChange>),
}

impl Page {
    pub const ALL: [Self; 6] =
        [Self::Look, Self::Play, Self::Input, Self::Sound, Self::Accessibility, Self::Expert];

    /// The key of its name.
    pub const fn key(self) -> &'static str {
        match self {
            Self::Look => "settings-look",
            Self::Play => "settings-play",
            Self::Input => "settings-input",
            Self::Sound => "settings-sound",
            Self::Accessibility => "settings-accessibility",
            Self::Expert => "settings-expert",
        }
    }

    const fn picture(self) -> PageIcon {
        match self {
            Self::Look => PageIcon::Palette,
            Self::Play => PageIcon::Grid,
            Self::Input => PageIcon::Mouse,
            Self::Sound => PageIcon::Speaker,
            Self::Accessibility => PageIcon::Person,
            Self::Expert => PageIcon::Chart,
        }
    }

    fn lines(self, ctx: ViewContext<'_>) -> Lines<'_> {
        let mut page = Lines { ctx, lines: Vec::new(), resets: Vec::new() };
        match self {
            Self::Look => look::lines(&mut page),
            Self::Play => playing(&mut page),
            Self::Input => input(&mut page),
            Self::Sound => sound(&mut page),
            Self::Accessibility => accessibility(&mut page),
            Self::Expert => {
                lines! { page:
                    switch("expert-figures") expert_figures ExpertFigures;
                    switch("settings-decimal-comma") decimal_comma DecimalComma;
                }
                page.links(&[SubPage::Counters, SubPage::KeptGames, SubPage::Machine]);
            }
        }
        page
    }
}

impl SubPage {
    pub const ALL: [Self; 6] =
        [Self::Rules, Self::Filter, Self::Keys, Self::Counters, Self::KeptGames, Self::Machine];

    /// The key of its title.
    pub const fn key(self) -> &'static str {
        match self {
            Self::Rules => RulesDialog::TITLE,
            Self::Filter => BoardFilterDialog::TITLE,
            Self::Keys => KeyBindingsDialog::TITLE,
            Self::Counters => CountersDialog::TITLE,
            Self::KeptGames => KeptGamesDialog::TITLE,
            Self::Machine => MachineDialog::TITLE,
        }
    }

    /// The page that leads to it.
    const fn page(self) -> Page {
        match self {
            Self::Rules | Self::Filter => Page::Play,
            Self::Keys => Page::Input,
            Self::Counters | Self::KeptGames | Self::Machine => Page::Expert,
        }
    }

    fn dialog(self, ctx: Context<'_>) -> Box<dyn Dialog> {
        let settings = ctx.settings;
        match self {
            Self::Rules => RulesDialog.into(),
            Self::Filter => {
                BoardFilterDialog::new(FilterDraft::new(settings, settings.board())).into()
            }
            Self::Keys => KeyBindingsDialog::default().into(),
            Self::Counters => CountersDialog::new(settings.counter_list.clone()).into(),
            Self::KeptGames => KeptGamesDialog::new(&settings.kept_games, ctx.texts).into(),
            Self::Machine => MachineDialog::default().into(),
        }
    }
}

#[derive(Debug, Default)]
pub struct SettingsScreen {
    page: Page,
    sub: Option<(SubPage, Box<dyn Dialog>)>,
    /// Whether the way back from there leads out of the settings, as it led in.
    is_direct: bool,
}

impl SettingsScreen {
    pub const fn page(&self) -> Page {
        self.page
    }

    /// What the page has led to.
    pub fn sub(&self) -> Option<&dyn Dialog> {
        self.sub.as_ref().map(|(_, dialog)| dialog.as_ref())
    }

    pub fn open(&mut self, sub: SubPage, is_direct: bool, ctx: Context<'_>) -> Effects<Message> {
        let dialog = sub.dialog(ctx);
        let job = dialog.job().map(|job| Effect::Job(job.map(Message::Sub)));
        let focus =
            dialog.first_field().map_or_else(navigation::unfocus, navigation::focus_and_select);
        self.page = sub.page();
        self.is_direct = is_direct;
        self.sub = Some((sub, dialog));
        [Effect::Task(focus), to_top()].into_iter().chain(job).collect()
    }

    /// What the dialog on the page asks for; only the page itself can close it.
    fn of_sub(&mut self, effects: Effects) -> Effects<Message> {
        let is_close = |effect: &Effect| matches!(effect, Effect::Ask(Request::Close));
        if !effects.iter().any(is_close) || self.is_direct {
            return lift(effects);
        }
        self.sub = None;
        let rest = effects.into_iter().filter(|effect| !is_close(effect)).collect();
        let mut rest = lift(rest);
        rest.extend([Effect::Task(navigation::unfocus()), to_top()]);
        rest
    }

    fn ask_sub(&mut self, ask: impl FnOnce(&mut dyn Dialog) -> Effects) -> Effects<Message> {
        let asked = self.sub.as_mut().map(|(_, dialog)| ask(dialog.as_mut()));
        asked.map_or_else(Vec::new, |effects| self.of_sub(effects))
    }
}

fn to_top() -> Effect<Message> {
    Effect::Task(operation::scroll_to(SCROLL, AbsoluteOffset { x: 0.0, y: 0.0 }))
}

impl ScreenState for SettingsScreen {
    fn name(&self) -> Option<&'static str> {
        Some(self.sub.as_ref().map_or("settings", |(sub, _)| sub.key()))
    }

    fn is_page(&self) -> bool {
        true
    }

    fn pauses_game(&self) -> bool {
        true
    }
}

impl ScreenUpdate for SettingsScreen {
    type Message = Message;

    fn update(&mut self, message: Message, ctx: Context<'_>) -> Effects<Message> {
        match message {
            Message::Command(command) => self.run_command(command, ctx),
            Message::Changed(change) => {
                let is_volume = matches!(change, SettingChange::Volume(_));
                let sample =
                    is_volume.then_some(Request::Sound(SoundRequest::Cue(Cue::Open)).into());
                [Request::Change(change).into()].into_iter().chain(sample).collect()
            }
            Message::Page(page) => {
                self.page = page;
                self.sub = None;
                vec![to_top()]
            }
            Message::Open(sub) => self.open(sub, false, ctx),
            Message::AddSkin => Request::AddSkin.into(),
            Message::Sub(message) => self.ask_sub(|dialog| dialog.update(message)),
            Message::Reset(page, changes) => {
                let question = QuestionDialog::ResetSettings { page: page.key(), changes };
                Request::Open(question.into()).into()
            }
        }
    }

    fn on_command(&mut self, command: Command, ctx: Context<'_>) -> Option<Effects<Message>> {
        let page = |sign: f32| {
            let by = AbsoluteOffset { x: 0.0, y: sign * 0.6 * ctx.window.height };
            vec![Effect::Task(operation::scroll_by(SCROLL, by))]
        };
        Some(match command {
            Command::Back => {
                self.sub.as_ref()?;
                self.ask_sub(|dialog| dialog.on_command(command, ctx))
            }
            Command::Right | Command::Down => {
                vec![Effect::Task(navigation::move_focus(false, true))]
            }
            Command::Left | Command::Up => vec![Effect::Task(navigation::move_focus(true, true))],
            Command::PageUp => page(-1.0),
            Command::PageDown => page(1.0),
            _ => return None,
        })
    }

    fn capture(&mut self, press: KeyPress, ctx: Context<'_>) -> Option<Effects<Message>> {
        let effects = self.sub.as_mut()?.1.capture(press, ctx)?;
        Some(self.of_sub(effects))
    }

    fn on_shown(&mut self, _: Context<'_>) -> Effects<Message> {
        Request::Store(StorageRequest::ReadSkins).into()
    }

    fn view<'a>(&'a self, ctx: ViewContext<'a>) -> Element<'a, Message> {
        let (texts, palette, window) = (ctx.texts, ctx.palette, ctx.window);
        let (is_narrow, margin) = (window.is_narrow(), 6.0 * theme::UNIT);
        let title = self.sub().map(|dialog| dialog.title(ctx.game, texts));
        let title = title.map_or_else(|| texts.get("settings").into(), Cow::from);
        let title = bar_parts::page_title(title, ctx);
        let bar = row![bar_parts::back_button(ctx), title];
        let bar = bar_parts::bar(bar, bar_parts::title_height(window), palette);
        let page = self.page.lines(ctx);
        // At the foot of what is as high as the window.
        let mut reset = self.sub.is_none().then(|| reset_button(self.page, page.resets, ctx));
        let margin = if is_narrow { theme::MARGIN } else { margin };
        let page: Element<'a, Message> = match &self.sub {
            Some((_, dialog)) => {
                let place = container(dialog.page(ctx).map(Message::Sub)).padding(margin);
                place.max_width(WIDEST + 2.0 * margin).height(Fill).into()
            }
            None => {
                let name = self.page.key();
                let name = heading(words::title(texts.get(name), palette));
                let named = (self.page != Page::Look || is_narrow).then_some(name);
                let foot = if is_narrow { reset.take() } else { None };
                let lines = column![named].extend(page.lines).push(foot).spacing(SPACING);
                let page = container(lines).padding(margin);
                scrollbar::vertical(page).id(SCROLL).width(Fill).height(Fill).into()
            }
        };
        let page = bar_parts::page(page, palette);
        let line = bar_parts::hairline(palette);
        if is_narrow {
            let entries = self.entries(ctx).map(|entry| container(entry).width(Fill).into());
            let side = described(row(entries), Semantics::new(Role::TabList));
            let side = container(side).padding([0.0, theme::GAP]).style(palette.bar());
            // As many parts as beside a side bar, so that the focus stays where it is in the page.
            let none = patch(Fill, 0.0, container::background(palette.line));
            return column![bar, none, column![side, line, page]].into();
        }
        let entries = column(self.entries(ctx)).spacing(theme::UNIT);
        let entries = described(entries, Semantics::new(Role::TabList));
        let side = column![scrollbar::vertical(entries).height(Fill), reset].spacing(theme::GAP);
        // Its ground reaches to the edge of the window.
        let left = (window.width - bar_parts::grid_width(window)) / 2.0 - theme::MARGIN;
        let padding = Padding::new(3.0 * theme::UNIT).left(3.0 * theme::UNIT + left);
        let side = container(side).padding(padding).width(SIDE + left).height(Fill);
        let edge = patch(1.0, Fill, container::background(palette.line));
        column![bar, line, row![side.style(palette.bar()), edge, page]].into()
    }
}

impl SettingsScreen {
    /// The entries of the side bar; in a narrow window, pictures alone.
    fn entries<'a>(&self, ctx: ViewContext<'a>) -> impl Iterator<Item = Element<'a, Message>> {
        let now = self.page;
        Page::ALL.into_iter().map(move |page| {
            let (name, is_chosen) = (ctx.texts.get(page.key()), page == now);
            let picture = Icon::Page { picture: page.picture(), is_chosen };
            let picture = ctx.sprites.icon_widget(picture, 20.0);
            let is_narrow = ctx.window.is_narrow();
            let words = (!is_narrow).then(|| TextRole::Label.in_button(name, ctx.palette));
            let entry = row![picture, words].spacing(3.0 * theme::UNIT).align_y(Center);
            let entry = container(entry).height(Fill).align_y(Center);
            let entry = if is_narrow { entry.center_x(Fill) } else { entry };
            let entry = button(entry)
                .padding([0.0, 3.0 * theme::UNIT])
                .width(Fill)
                .height(ENTRY)
                .style(ctx.palette.side_entry(is_chosen));
            let semantics = Semantics::new(Role::Tab).named(name).selected(is_chosen);
            let entry = focus::control(entry, semantics, Message::Page(page));
            if is_narrow { ctx.tip(entry, ControlLabel::new(name)) } else { entry }
        })
    }
}

/// Asks whether to reset a page, if that would change anything.
fn reset_button<'a>(
    page: Page,
    changes: Vec<SettingChange>,
    ctx: ViewContext<'a>,
) -> Element<'a, Message> {
    let mut after = ctx.settings.clone();
    changes.iter().for_each(|change| change.clone().apply(&mut after));
    let message = (after != *ctx.settings).then_some(Message::Reset(page, changes));
    let words = TextRole::Label.in_button(ctx.texts.get("settings-reset"), ctx.palette);
    let reset = button(words)
        .padding([1.5 * theme::UNIT, 3.0 * theme::UNIT])
        .style(ctx.palette.menu_button());
    focus::pressable(reset, message)
}

/// The lines of a page, and the changes that reset what they set.
struct Lines<'a> {
    ctx: ViewContext<'a>,
    lines: Vec<Element<'a, Message>>,
    resets: Vec<SettingChange>,
}

impl<'a> Lines<'a> {
    fn push(&mut self, line: impl Into<Element<'a, Message>>, reset: SettingChange) {
        self.line(line);
        self.resets.push(reset);
    }

    fn line(&mut self, line: impl Into<Element<'a, Message>>) {
        self.lines.push(container(line).max_width(WIDEST).into());
    }

    fn rule(&mut self) {
        self.lines
            .push(container(bar_parts::hairline(self.ctx.palette)).max_width(self.whole()).into());
    }

    fn heading(&mut self, name: &'static str) {
        let words = words::strong(self.ctx.texts.get(name), self.ctx.palette);
        self.lines.push(heading(words));
    }

    fn switch(
        &mut self,
        name: &'static str,
        is_on: bool,
        change: fn(bool) -> SettingChange,
        reset: SettingChange,
    ) {
        let (texts, palette) = (self.ctx.texts, self.ctx.palette);
        let message = Some(Message::Changed(change(!is_on)));
        self.push(buttons::switch(texts.get(name), None, is_on, message, palette), reset);
    }

    /// A choice whose values have texts that begin with `name`.
    fn choice<T: Choice>(
        &mut self,
        name: &'static str,
        now: T,
        change: fn(T) -> SettingChange,
        reset: SettingChange,
    ) {
        self.shared(name, name, now, change, reset);
    }

    /// A choice of values that other settings have, too: their texts begin with `values`.
    fn shared<T: Choice>(
        &mut self,
        name: &'static str,
        values: &'static str,
        now: T,
        change: fn(T) -> SettingChange,
        reset: SettingChange,
    ) {
        self.one_of(name, choices(values, self.ctx.texts), now, change, reset);
    }

    /// Beside each other if there is room for their names, otherwise in a list.
    fn one_of<T: Copy + PartialEq + 'a>(
        &mut self,
        name: &'static str,
        values: impl Iterator<Item = (T, impl Into<Cow<'a, str>>)>,
        now: T,
        change: fn(T) -> SettingChange,
        reset: SettingChange,
    ) {
        let values = values.map(|(value, name)| (value, name.into())).collect();
        let control = self.segments_or_list(values, now, change);
        self.labelled(name, control, reset);
    }

    fn segments_or_list<T: Copy + PartialEq + 'a>(
        &self,
        values: Vec<(T, Cow<'a, str>)>,
        now: T,
        change: fn(T) -> SettingChange,
    ) -> Element<'a, Message> {
        let palette = self.ctx.palette;
        let say = move |value| Message::Changed(change(value));
        let width = |name: &str| TextRole::Label.width(name) + 2.0 * theme::GAP;
        let needed: f32 = values.iter().map(|(_, name)| width(name)).sum();
        if needed + 2.0 * bar_parts::SEGMENT_EDGE > self.room() - self.label() - theme::GAP {
            return drop_down(None, values, now, say, Fill, palette);
        }
        let chosen = values.iter().find(|(value, _)| *value == now);
        let chosen = chosen.map_or_else(String::new, |(_, name)| name.to_string());
        let all: Vec<T> = values.iter().map(|(value, _)| *value).collect();
        let segments = values.into_iter().map(|(value, name)| {
            let (is_chosen, message) = (value == now, say(value));
            let share = Length::FillPortion(width(&name) as u16);
            let button = buttons::push(name, false, palette)
                .padding(0)
                .width(share)
                .style(palette.segment(is_chosen))
                .on_press(message.clone());
            focus::press_only(button, Semantics::new(Role::RadioButton).toggled(is_chosen), message)
        });
        let segments = bar_parts::segments(row(segments), palette);
        let semantics = Semantics::new(Role::RadioGroup).with_value(chosen);
        focus::stepper(segments, semantics, move |step| {
            step.apply(all.iter().copied(), now).map(say)
        })
    }

    /// The width of the page, which ends where the bar above it does.
    fn whole(&self) -> f32 {
        let window = self.ctx.window;
        let side = if window.is_narrow() { 0.0 } else { SIDE + 4.0 * theme::UNIT };
        bar_parts::grid_width(window) - side
    }

    /// The width that a line has.
    fn room(&self) -> f32 {
        self.whole().min(WIDEST)
    }

    /// The width of the name of a choice.
    fn label(&self) -> f32 {
        if self.room() < ROOM_FOR_NAMES { LABELS[0] } else { LABELS[1] }
    }

    /// A slider from the first limit to the second, in steps of the third.
    fn slider(
        &mut self,
        name: &'static str,
        now: u16,
        limits: [u16; 3],
        value: String,
        set: fn(u16) -> SettingChange,
        reset: SettingChange,
    ) {
        let set = move |number| Message::Changed(set(number));
        let [min, max, step] = limits;
        let slider = slider(min..=max, now, set).step(step);
        let [min, max, step] = limits.map(f64::from);
        let range = NumericRange { value: Some(now.into()), min, max, step };
        let on_set = move |number: f64| set(number.round() as u16);
        let slider = focus::slider(slider, None, value.clone(), range, true, on_set);
        let shown = described(words::note(value, self.ctx.palette), Semantics::hidden());
        self.labelled(name, beside![slider, container(shown).width(15.0 * theme::UNIT)], reset);
    }

    fn labelled(
        &mut self,
        name: &'static str,
        control: impl Into<Element<'a, Message>>,
        reset: SettingChange,
    ) {
        let name = words::label(self.ctx.texts.get(name), self.ctx.palette);
        // With more room between letters one word may be wider.
        let name = name.width(self.label()).wrapping(text::Wrapping::WordOrGlyph);
        self.push(beside![name, container(control).width(Fill)], reset);
    }

    /// What leads to other pages.
    fn links(&mut self, subs: &[SubPage]) {
        self.rule();
        for &sub in subs {
            let (name, palette) = (self.ctx.texts.get(sub.key()), self.ctx.palette);
            let words = words::label(name, palette).width(Fill);
            let arrow = self.ctx.sprites.icon_widget(Icon::Forward, 14.0);
            let line = button(row![words, arrow].align_y(Center))
                .padding([2.0 * theme::UNIT, theme::UNIT])
                .width(Fill)
                .style(palette.menu_button());
            let semantics = Semantics::new(Role::Button).named(name);
            self.line(focus::control(line, semantics, Message::Open(sub)));
        }
    }
}

/// The widths of the name of a choice, and the narrowest page for the second.
const LABELS: [f32; 2] = [31.0 * theme::UNIT, 39.0 * theme::UNIT];
const ROOM_FOR_NAMES: f32 = 440.0;

fn playing(page: &mut Lines<'_>) {
    lines! { page:
        switch("no-guess") no_guess NoGuess;
    }
    let settings = page.ctx.settings;
    let (is_on, change) = (settings.has_question_marks(), settings.question_marks_change());
    let usual = settings.style != Style::Classic;
    page.switch("settings-question-marks", is_on, change, change(usual));
    lines! { page:
        switch("settings-pause-minimised") pause_minimised PauseMinimised;
        switch("settings-past-best") restart_past_best RestartPastBest;
        switch("settings-dim") dim_satisfied DimSatisfied;
        switch("settings-light") light_neighbours LightNeighbours;
        choice("practice-goal") practice_goal PracticeGoal;
    }
    page.links(&[SubPage::Rules, SubPage::Filter]);
}

fn input(page: &mut Lines<'_>) {
    lines! { page:
        switch("settings-single-click") single_click_chord SingleClickChord;
        switch("settings-swap") swap_buttons SwapButtons;
        switch("settings-flag-button") flag_button FlagButton;
        switch("settings-click-flags") click_flags ClickFlags;
        switch("settings-keys-at-pointer") keys_at_pointer KeysAtPointer;
        switch("settings-raise-only") raise_only RaiseOnly;
        switch("settings-long-press") long_press_flags LongPress;
    }
    let press = page.ctx.settings.long_press.ms();
    let set = |ms| SettingChange::LongPressTime(LongPress::new(ms).unwrap_or_default());
    let limits = [LongPress::MIN.ms(), LongPress::MAX.ms(), PRESS_STEP];
    let value = page.ctx.texts.with("settings-ms", args![ms = press]);
    let reset = SettingChange::LongPressTime(LongPress::default());
    page.slider("settings-long-press-time", press, limits, value, set, reset);
    page.links(&[SubPage::Keys]);
}

fn sound(page: &mut Lines<'_>) {
    lines! { page:
        switch("settings-sound-on") sound Sound;
    }
    let percent = page.ctx.settings.volume.percent();
    let set = |percent| {
        let volume = u8::try_from(percent).ok().and_then(Volume::new);
        SettingChange::Volume(volume.unwrap_or(Volume::MAX))
    };
    let limits = [0, Volume::MAX.percent().into(), VOLUME_STEP];
    let value = page.ctx.texts.percent(&percent.to_string());
    let reset = SettingChange::Volume(Volume::default());
    page.slider("settings-volume", percent.into(), limits, value, set, reset);
}

fn accessibility(page: &mut Lines<'_>) {
    let (settings, texts) = (page.ctx.settings, page.ctx.texts);
    let usual = Settings::default();
    let percent = |size: TextSize| texts.percent(size.key().trim_end_matches('%'));
    let sizes = TextSize::ALL.iter().map(|&size| (size, percent(size)));
    let reset = SettingChange::TextSize(usual.text_size);
    // Always a list: with larger letters there would soon be no room for anything else.
    let say = |size| Message::Changed(SettingChange::TextSize(size));
    let list = drop_down(None, sizes, settings.text_size, say, Fill, page.ctx.palette);
    page.labelled("text-size", list, reset);
    if has_reading_font(texts.lang()) {
        lines! { page:
            choice("typeface") typeface Typeface;
        }
    }
    lines! { page:
        shared("letter-spacing", "spacing") letter_spacing LetterSpacing;
        shared("line-spacing", "spacing") line_spacing LineSpacing;
        shared("dwell", "pace") dwell Dwell;
        shared("scanning", "pace") scanning Scanning;
        switch("settings-sound-guide") sound_guide SoundGuide;
        switch("settings-speech-with-tones") speech_with_tones SpeechWithTones;
        choice("detail") detail Detail;
        choice("place-names") place_names PlaceNames;
    }
}

/// The rules: each can be changed, from the next game on.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct RulesDialog;

impl DialogState for RulesDialog {
    type Message = SettingChange;

    const TITLE: &'static str = "rules";
    const PAUSES_GAME: bool = true;

    fn update(&mut self, message: SettingChange) -> Effects {
        Request::Change(message).into()
    }

    fn view<'a>(&'a self, ctx: ViewContext<'a>) -> DialogView<'a, SettingChange> {
        let (settings, texts, palette) = (ctx.settings, ctx.texts, ctx.palette);
        let style = settings.style_rules();
        let now = settings.changed_rules();
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
        let restore = (!settings.has_style_rules()).then_some(SettingChange::RestoreRules);
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
) -> Element<'a, SettingChange> {
    let on_select = move |value| change((value != style).then_some(value));
    let values = choices("rule-value", ctx.texts);
    let list = drop_down(None, values, now, on_select, Fill, ctx.palette);
    column![note(ctx.texts.get(name), ctx.palette), list].spacing(theme::UNIT).into()
}
