//! The main menu: all commands that do not belong to a cell, in two levels. The second is beside the
//! first, or in its place where the window is narrow.

use crate::config::menu::{self, MAIN, MenuEntry, Submenu};
use crate::i18n::{key_names as words, reading};
use crate::ui::features::play::daily_game::today;
use crate::ui::kit::focus::navigation;
use crate::ui::screen::dialog::prelude::*;
use crate::ui::screen::{modal, sheet, window_needs};
use iced::widget::column;

/// The limits for an entry's height, and the least for one with two lines.
const LOWEST: f32 = 7.0 * theme::UNIT;
const HIGHEST: f32 = 9.0 * theme::UNIT;
const TWO_LINES: f32 = 11.0 * theme::UNIT;
/// The height of the line between two parts, with the space around it.
const LINE: f32 = 11.0;
/// The least width of a level, with its edges.
const WIDTH: f32 = 60.0 * theme::UNIT;
/// The space left and right in an entry, and the size of its icon.
const PADDING: f32 = 2.5 * theme::UNIT;
const ICON: f32 = 4.0 * theme::UNIT;
/// The height of a switch, and its width.
const SWITCH: Size = Size::new(9.0 * theme::UNIT, 5.0 * theme::UNIT);
/// The height of the two lines of an entry that is not available, as a factor of their sizes.
const TIGHT: f32 = 1.2;

#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct MainMenu {
    open: Option<Submenu>,
}

#[derive(Debug, Clone, Copy)]
pub enum Message {
    Chosen(Command),
    /// An entry that leads to a level was pressed.
    Opened(Submenu),
    /// Opens a submenu by a key, which moves the focus there.
    OpenedByKey(Submenu),
    /// Goes back to the first level.
    Back,
}

impl From<Command> for Message {
    fn from(command: Command) -> Self {
        Self::Chosen(command)
    }
}

impl MainMenu {
    /// The menu with this level open.
    pub const fn at(submenu: Submenu) -> Self {
        Self { open: Some(submenu) }
    }

    fn go_back(&mut self) -> Vec<Effect> {
        let open = self.open.take().map(MenuEntry::Open);
        let from_end = MAIN.concat().into_iter().rev().position(|entry| Some(entry) == open);
        from_end.map(|nth| Effect::Task(navigation::focus_nth(nth, true))).into_iter().collect()
    }
}

impl DialogState for MainMenu {
    type Message = Message;

    const PAUSES_GAME: bool = false;

    const TITLE: &'static str = "menu";

    fn accept(&mut self) -> Vec<Effect> {
        Vec::new()
    }

    fn on_command(&mut self, command: Command, ctx: Context<'_>) -> Option<Vec<Effect>> {
        match command {
            Command::Menu => Some(self.close()),
            Command::Back | Command::Left if self.open.is_some() => Some(self.go_back()),
            Command::Left | Command::Right => {
                Some(Request::Tell(reading::no_further(ctx.texts, command)).into())
            }
            // The menu names these keys, and they need no entry.
            _ if command.spec().is_global || menu::commands().any(|it| it == command) => {
                Some(self.update(Message::Chosen(command)))
            }
            _ => None,
        }
    }

    fn update(&mut self, message: Message) -> Vec<Effect> {
        match message {
            Message::Chosen(command) => {
                return vec![Request::Close.into(), Request::Choose(command).into()];
            }
            Message::Opened(submenu) => {
                self.open = Some(submenu).filter(|_| self.open != Some(submenu));
            }
            Message::OpenedByKey(submenu) => {
                self.open = Some(submenu);
                return vec![Effect::Task(navigation::focus_nth(0, false))];
            }
            Message::Back => self.open = None,
        }
        Vec::new()
    }

    fn view<'a>(&'a self, ctx: ViewContext<'a>) -> DialogView<'a, Message> {
        let mut room = modal::menu_room(ctx.window, top(ctx));
        // It ends below its button.
        let inset = (sheet::inset(ctx.window) - theme::MARGIN).max(0.0);
        room.width -= inset;
        let menu = MenuView { ctx, open: self.open, room, height: entry_height(room) };
        let first = || menu.level(None, false);
        let levels = match self.open {
            None => row![space(), first()],
            Some(submenu) => {
                let [main, second] = [None, Some(submenu)].map(MenuEntry::rows);
                if menu.width(&main) + menu.width(&second) > room.width {
                    row![space(), menu.level(self.open, true)]
                } else {
                    let beside = menu.top_beside(submenu, &second);
                    let second = column![space().height(beside), menu.level(self.open, false)];
                    row![second, first()]
                }
            }
        };
        DialogView::bare(ctx, container(levels).padding(Padding::ZERO.right(inset)))
    }

    fn place<'a>(
        &self,
        content: Element<'a, crate::ui::screen::dialog::Message>,
        ctx: ViewContext<'a>,
    ) -> Element<'a, crate::ui::screen::dialog::Message> {
        modal::menu(content, top(ctx), crate::ui::screen::dialog::Message::Closed)
    }
}

type Rows = Vec<Vec<MenuEntry>>;

impl MenuEntry {
    /// The entries of the first level or of another, in parts.
    fn rows(level: Option<Submenu>) -> Rows {
        match level {
            None => MAIN.iter().map(|part| part.to_vec()).collect(),
            Some(level) => {
                let parts = level.parts().iter();
                parts.map(|part| part.iter().map(|&command| Self::Run(command)).collect()).collect()
            }
        }
    }
}

/// The height of the bars that are above the menu; 0 if the highest level needs their room, too.
fn top(ctx: ViewContext<'_>) -> f32 {
    let bars = window_needs::bars(ctx.look().controls).height;
    if greatest_height(HIGHEST) > modal::menu_room(ctx.window, bars).height { 0.0 } else { bars }
}

/// The height of the first level, which is the highest, with entries of this height.
fn greatest_height(entry: f32) -> f32 {
    // Before the first click, two entries have the same reason.
    height(&MenuEntry::rows(None), entry) + (TWO_LINES - LOWEST)
}

fn height(rows: &Rows, entry: f32) -> f32 {
    let count: usize = rows.iter().map(Vec::len).sum();
    count as f32 * entry + (rows.len() - 1) as f32 * LINE
}

/// The greatest height of entries with which all levels fit, or the least.
fn entry_height(room: Size) -> f32 {
    let spare = room.height - greatest_height(0.0);
    let count = greatest_height(1.0) - greatest_height(0.0);
    (spare / count).floor().clamp(LOWEST, HIGHEST)
}

struct MenuView<'a> {
    ctx: ViewContext<'a>,
    open: Option<Submenu>,
    room: Size,
    /// The height of an entry.
    height: f32,
}

impl<'a> MenuView<'a> {
    /// The card of the first level or of another, which may have an entry that leads back from it.
    fn level(&self, level: Option<Submenu>, leads_back: bool) -> Element<'a, Message> {
        let (palette, rows) = (self.ctx.palette, &MenuEntry::rows(level));
        let back = level.filter(|_| leads_back);
        let parts = rows.iter().map(|part| {
            let entries = part.iter().enumerate();
            let entries = entries.map(|(nth, &entry)| self.entry(entry, self.reason(part, nth)));
            Column::with_children(entries).into()
        });
        let parts: Vec<Element<'_, _>> =
            back.map(|submenu| self.back(submenu)).into_iter().chain(parts).collect();
        let mut content = column![];
        for (nth, part) in parts.into_iter().enumerate() {
            let line = container(bar_parts::hairline(palette));
            let line = line.padding([0.0, PADDING]).center_y(LINE);
            content = content.push((nth > 0).then_some(line)).push(part);
        }
        let all = self.card_height(rows) + back.map_or(0.0, |_| self.height + LINE);
        // A scroll bar shows that there are more entries.
        let bar = if all > self.room.height { scrollbar::WIDTH } else { 0.0 };
        let content = container(content.width(self.width(rows))).padding(Padding::ZERO.right(bar));
        let content = described(scrollbar::vertical(content), Semantics::new(Role::Menu));
        modal::menu_card(content, level.map_or("menu", Submenu::title), self.ctx)
    }

    /// What stands below the name of an entry. Entries that are refused for the same reason show it
    /// once, at the last of them.
    fn reason(&self, part: &[MenuEntry], nth: usize) -> Option<&'a str> {
        let why = self.refusal(part[nth]);
        let next = part.get(nth + 1).and_then(|&next| self.refusal(next));
        why.filter(|_| next != why)
    }

    fn row_height(&self, why: Option<&str>) -> f32 {
        why.map_or(self.height, |_| self.height.max(TWO_LINES))
    }

    fn part_height(&self, part: &[MenuEntry]) -> f32 {
        (0..part.len()).map(|nth| self.row_height(self.reason(part, nth))).sum()
    }

    fn card_height(&self, rows: &Rows) -> f32 {
        let parts = rows.iter().map(|part| self.part_height(part));
        parts.sum::<f32>() + (rows.len() - 1) as f32 * LINE
    }

    /// How far below the top of the first level a level starts that is beside its entry.
    fn top_beside(&self, submenu: Submenu, rows: &Rows) -> f32 {
        let mut top = 0.0;
        for part in MAIN {
            if let Some(nth) = part.iter().position(|&entry| entry == MenuEntry::Open(submenu)) {
                top += self.part_height(&part[..nth]);
                break;
            }
            top += self.part_height(part) + LINE;
        }
        top.min(self.room.height - self.card_height(rows)).max(0.0)
    }

    /// The width in which no text is cut off, if there is room for that.
    fn width(&self, rows: &Rows) -> f32 {
        let rows = rows.concat();
        let widths = rows.into_iter().map(|entry| {
            let end = match self.is_on(entry) {
                Some(_) => SWITCH.width,
                None => self.streak(entry).map_or(0.0, |_| 2.0 * ICON) + theme::GAP,
            };
            let key = TextRole::Note.width(&self.key(entry));
            let name = TextRole::Label.width(self.name(entry)) + key;
            let why = self.refusal(entry).map_or(0.0, |why| TextRole::Note.width(why));
            name.max(why) + 2.0 * theme::GAP + end + 2.0 * PADDING
        });
        let least = WIDTH - 2.0 * modal::IN_MENU;
        widths.fold(least, f32::max).min(self.room.width)
    }

    /// Leads back to the first level; the keyboard has the left arrow key and Escape.
    fn back(&self, from: Submenu) -> Element<'a, Message> {
        let palette = self.ctx.palette;
        let name = self.ctx.texts.get(from.title());
        let icon = self.ctx.sprites.icon_widget(Icon::Back, ICON);
        let line = row![icon, one_line(strong(name, palette))].spacing(theme::UNIT);
        let semantics = Semantics::new(Role::MenuItem).named(self.ctx.texts.get("replay-leave"));
        focus::press_only(self.button(line).on_press(Message::Back), semantics, Message::Back)
    }

    /// `why` stands below its name.
    fn entry(&self, entry: MenuEntry, why: Option<&'a str>) -> Element<'a, Message> {
        let palette = self.ctx.palette;
        let (name, is_on) = (self.name(entry), self.is_on(entry));
        let is_open = matches!(entry, MenuEntry::Open(submenu) if self.open == Some(submenu));
        let words = column![
            one_line(text(name).size(size::TEXT).font(TextRole::Label.font(name)))
                .line_height(TIGHT),
            why.map(|why| one_line(note(why, palette)).line_height(TIGHT))
        ]
        .width(Fill);
        let icon = |icon| self.ctx.sprites.icon_widget(icon, ICON);
        let key = || one_line(note(self.key(entry), palette));
        let end: Element<'_, _> = match (entry, is_on) {
            (MenuEntry::Open(_), _) => icon(Icon::Forward),
            (_, Some(is_on)) => {
                // A narrow window has no room for the key, which the help names.
                let name = TextRole::Label.width(name) + TextRole::Note.width(&self.key(entry));
                let taken = SWITCH.width + 2.0 * theme::GAP + 2.0 * PADDING + theme::UNIT;
                let has_room = name + taken <= self.room.width;
                beside![has_room.then(key), self.switch(is_on)].into()
            }
            (_, None) => {
                let streak = self.streak(entry).map(|days| {
                    row![icon(Icon::Flame), one_line(strong(days.to_string(), palette))]
                });
                beside![streak, key()].into()
            }
        };
        let line = row![words, end].spacing(theme::UNIT);
        let button = self.button(line).height(self.row_height(why)).style(move |theme, status| {
            let style = palette.menu_button()(theme, status);
            if !is_open {
                return style;
            }
            let border = palette.chosen_border(style.border);
            button::Style { border, ..style }.with_background(palette.button)
        });
        let refusal = self.refusal(entry);
        let spoken = refusal.map_or_else(|| name.to_owned(), |why| format!("{name}: {why}"));
        let role = if is_on.is_some() { Role::MenuItemCheckBox } else { Role::MenuItem };
        let semantics = Semantics { toggled: is_on, ..Semantics::new(role).named(spoken) };
        match entry {
            MenuEntry::Run(command) => {
                let semantics = Semantics { shortcut: Some(self.key(entry)), ..semantics };
                let message = self.ctx.message(command);
                // Behind a second level, the first is for the mouse.
                let is_behind = self.open.is_some() && MAIN.concat().contains(&entry);
                match message.filter(|_| is_behind) {
                    Some(message) => {
                        focus::press_only(button.on_press(message), semantics, message)
                    }
                    None => focus::control(button, semantics, message),
                }
            }
            MenuEntry::Open(submenu) => {
                let semantics = Semantics { expanded: Some(is_open), ..semantics };
                let (press, key) = (Message::Opened(submenu), Message::OpenedByKey(submenu));
                match self.open {
                    Some(_) => focus::press_only(button.on_press(press), semantics, press),
                    None => focus::opener(button, semantics, press, key),
                }
            }
        }
    }

    /// Shows whether something is on; its entry switches it.
    fn switch(&self, is_on: bool) -> Element<'a, Message> {
        const EDGE: f32 = 2.0;
        let palette = self.ctx.palette;
        let side = SWITCH.height - 2.0 * EDGE;
        let knob = container(space()).width(side).height(side).style(palette.switch_knob());
        let at = if is_on { Horizontal::Right } else { Horizontal::Left };
        let track = container(knob).width(SWITCH.width).height(SWITCH.height).padding(EDGE);
        track.align_x(at).style(palette.shown_track(is_on)).into()
    }

    /// How many days in a row a daily board was won, at its entry.
    fn streak(&self, entry: MenuEntry) -> Option<u32> {
        if entry != MenuEntry::Run(Command::Daily) {
            return None;
        }
        Some(self.ctx.daily.streak(today(self.ctx.clock)).current).filter(|&days| days > 0)
    }

    fn button(&self, line: Row<'a, Message>) -> crate::ui::Button<'a, Message> {
        button(line.align_y(Center).height(Fill))
            .width(Fill)
            .height(self.height)
            .padding([0.0, PADDING])
            .style(self.ctx.palette.menu_button())
    }

    fn name(&self, entry: MenuEntry) -> &'a str {
        let state = self.ctx.state;
        self.ctx.texts.get(match entry {
            MenuEntry::Run(command) => {
                command.switch(state).map_or_else(|| command.current_label(state), |it| it.0)
            }
            MenuEntry::Open(submenu) => submenu.title(),
        })
    }

    /// Why an entry is not available.
    fn refusal(&self, entry: MenuEntry) -> Option<&'a str> {
        let MenuEntry::Run(command) = entry else { return None };
        command.refusal(self.ctx.state).map(|why| self.ctx.texts.get(why))
    }

    /// Whether a switch is on.
    fn is_on(&self, entry: MenuEntry) -> Option<bool> {
        let MenuEntry::Run(command) = entry else { return None };
        Some(command.switch(self.ctx.state)?.1)
    }

    fn key(&self, entry: MenuEntry) -> String {
        match entry {
            MenuEntry::Run(command) if command.spec().setting.is_some() => {
                words::key_name(self.ctx.texts, &self.ctx.settings.keys, command)
            }
            _ => String::new(),
        }
    }
}
