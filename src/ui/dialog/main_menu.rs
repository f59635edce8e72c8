//! The main menu: all commands that do not belong to a cell, in groups.

use super::prelude::*;
use crate::config::command::MenuGroup;
use crate::i18n::key_names as words;
use crate::ui::font;
use crate::ui::screen::window_needs;
use crate::ui::widget::{ellipsis, modal};
use iced::widget::column;

/// The groups of each column in the two-column layout, and in three columns for low windows.
const TWO: &[&[MenuGroup]] = &[
    &[MenuGroup::Game, MenuGroup::Learn, MenuGroup::App],
    &[MenuGroup::Help, MenuGroup::Recordings, MenuGroup::Board, MenuGroup::View],
];
const THREE: &[&[MenuGroup]] = &[
    &[MenuGroup::Game, MenuGroup::Learn],
    &[MenuGroup::Help, MenuGroup::App],
    &[MenuGroup::Recordings, MenuGroup::Board, MenuGroup::View],
];

/// The limits for an entry's height, in logical pixels: the lowest can still be hit with a finger.
const LOWEST: f32 = 6.0 * theme::UNIT;
const HIGHEST: f32 = 8.0 * theme::UNIT;
/// The height of a heading, in logical pixels.
const HEADING: f32 = 5.0 * theme::UNIT;
/// The gap above each heading but the first, with the lowest and with the highest entries, in
/// logical pixels.
const CLOSE: f32 = theme::UNIT;
const APART: f32 = 4.0 * theme::UNIT;
/// The greatest and the least width of a column, in logical pixels.
const WIDTH: f32 = 54.0 * theme::UNIT;
const NARROWEST: f32 = 40.0 * theme::UNIT;
/// Narrower columns have smaller text, in logical pixels.
const NARROW: f32 = 50.0 * theme::UNIT;

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct MainMenu;

/// The entry that was chosen.
pub type Message = Command;

impl DialogState for MainMenu {
    type Message = Message;

    const TITLE: &'static str = "menu";

    fn accept(&mut self) -> Vec<Effect> {
        Vec::new()
    }

    fn on_command(&mut self, command: Command, _: Context<'_>) -> Option<Vec<Effect>> {
        (command == Command::Menu).then(|| self.close())
    }

    fn update(&mut self, chosen: Message) -> Vec<Effect> {
        vec![Effect::Close, Effect::Choose(chosen)]
    }

    /// Entries that are not available are disabled.
    fn view<'a>(&'a self, _: &'a PlayScreen, ctx: ViewContext<'a>) -> DialogView<'a, Message> {
        let room = modal::menu_room(ctx.window, top(ctx));
        let columns = columns(room);
        // A scroll bar shows that there are more entries.
        let bar = if height(columns, LOWEST) > room.height { scrollbar::WIDTH } else { 0.0 };
        let gaps = theme::GAP * (columns.len() - 1) as f32 + bar;
        let room_for_columns = room.width - gaps;
        let share = WIDTH.min(room_for_columns / columns.len() as f32);
        let height = entry_height(columns, room.height);
        let menu = MenuBuilder { ctx, is_narrow: share < NARROW, height };
        let widths = menu.widths(columns, share, room_for_columns);
        let columns = columns.iter().zip(widths);
        let columns = columns.map(|(groups, width)| menu.column(groups).width(width).into());
        let columns = row(columns).spacing(theme::GAP);
        let columns = container(columns).padding(Padding::ZERO.right(bar));
        DialogView::bare(ctx, scrollbar::vertical(columns))
    }

    fn place<'a>(
        &self,
        content: Element<'a, super::Message>,
        ctx: ViewContext<'a>,
    ) -> Element<'a, super::Message> {
        modal::menu(content, top(ctx), super::Message::Closed, ctx.palette)
    }
}

/// The height of what is above the menu, in logical pixels: of the bars, unless the highest entries
/// need their room, too.
fn top(ctx: ViewContext<'_>) -> f32 {
    let bars = window_needs::bars(ctx.style().controls).height;
    let room = modal::menu_room(ctx.window, bars);
    if height(columns(room), HIGHEST) > room.height { 0.0 } else { bars }
}

/// Two columns, or three if two are too high for the room and three are not too wide.
fn columns(room: Size) -> &'static [&'static [MenuGroup]] {
    let narrowest = 3.0 * NARROWEST + 2.0 * theme::GAP;
    if height(TWO, LOWEST) > room.height && narrowest <= room.width { THREE } else { TWO }
}

/// The height of the longest column with entries of this height.
fn height(columns: &[&[MenuGroup]], entry: f32) -> f32 {
    let heights = columns.iter().map(|groups| {
        let entries: usize = groups.iter().map(|group| group.commands().count()).sum();
        let gaps = (groups.len() - 1) as f32 * apart(entry);
        groups.len() as f32 * HEADING + gaps + entries as f32 * entry
    });
    heights.fold(0.0, f32::max) + 2.0 * edge(entry)
}

/// The gap between two groups: it grows with the height of the entries.
fn apart(entry: f32) -> f32 {
    let share = (entry - LOWEST) / (HIGHEST - LOWEST);
    CLOSE + share * (APART - CLOSE)
}

/// The gap above the first group and below the last.
fn edge(entry: f32) -> f32 {
    (apart(entry) - CLOSE) / 2.0
}

/// The largest entry height at which the columns fit, or the lowest.
fn entry_height(columns: &[&[MenuGroup]], room: f32) -> f32 {
    let mut entry = HIGHEST;
    while entry > LOWEST && height(columns, entry) > room {
        entry -= 1.0;
    }
    entry
}

struct MenuBuilder<'a> {
    ctx: ViewContext<'a>,
    /// Whether texts and paddings are small.
    is_narrow: bool,
    height: f32,
}

impl<'a> MenuBuilder<'a> {
    /// The width of each column, at least `share` if that leaves room for all texts.
    fn widths(&self, columns: &[&[MenuGroup]], share: f32, room: f32) -> Vec<f32> {
        let needs: Vec<f32> = columns.iter().map(|groups| self.needed_width(groups)).collect();
        let widths: Vec<f32> = needs.iter().map(|need| need.max(share)).collect();
        if widths.iter().sum::<f32>() <= room {
            return widths;
        }
        let spare = (room - needs.iter().sum::<f32>()) / columns.len() as f32;
        needs.into_iter().map(|need| need + spare).collect()
    }

    /// The width of a column in which no text is cut off.
    fn needed_width(&self, groups: &[MenuGroup]) -> f32 {
        let width = |command| {
            let name = ellipsis::text_width(self.name(command), self.text_size(), font::TEXT);
            let key = ellipsis::text_width(&self.key(command), size::SMALL, font::TEXT);
            // Texts are laid out in whole pixels.
            name.ceil() + theme::UNIT + key.ceil() + 2.0 * self.padding()
        };
        let commands = groups.iter().flat_map(|group| group.commands());
        commands.map(width).fold(0.0, f32::max)
    }

    fn column(&self, groups: &[MenuGroup]) -> Column<'a, Command> {
        let groups = groups.iter().map(|&group| {
            let title = note(self.ctx.texts.get(group.title()), self.ctx.palette).font(font::BOLD);
            let title = container(title).padding([0.0, self.padding()]).center_y(HEADING);
            let title = described(title, Semantics::heading());
            let entries = group.commands().map(|command| self.entry(command));
            column![title].extend(entries).into()
        });
        column(groups).spacing(apart(self.height)).padding([edge(self.height), 0.0])
    }

    fn entry(&self, command: Command) -> Element<'a, Command> {
        let (name, key) = (self.name(command), self.key(command));
        let line = row![
            one_line(text(name).size(self.text_size())),
            space().width(Fill),
            one_line(note(key.clone(), self.ctx.palette)),
        ]
        .align_y(Center)
        .height(Fill);
        let line = button(line)
            .width(Fill)
            .height(self.height)
            .padding([0.0, self.padding()])
            .style(self.ctx.palette.menu_button());
        let semantics = Semantics { shortcut: Some(key), ..Semantics::new(Role::MenuItem) };
        focus::control(line, semantics.named(name), self.ctx.message(command))
    }

    fn name(&self, command: Command) -> &'a str {
        self.ctx.texts.get(command.current_label(self.ctx.state))
    }

    fn key(&self, command: Command) -> String {
        words::key_name(self.ctx.texts, &self.ctx.settings.keys, command)
    }

    const fn text_size(&self) -> f32 {
        if self.is_narrow { size::SMALL } else { size::TEXT }
    }

    /// The padding left and right of an entry, in logical pixels.
    fn padding(&self) -> f32 {
        let units = if self.is_narrow { 1.5 } else { 2.5 };
        units * theme::UNIT
    }
}
