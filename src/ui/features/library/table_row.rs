//! A row of the table of recordings.

use super::Message;
use crate::game::Level;
use crate::game::counters::{Counter, GameResult};
use crate::i18n::{counters, errors, safe_text};
use crate::replay::RecordingSummary;
use crate::replay::library::{EntryContent, LibraryEntry, SortColumn};
use crate::ui::kit::data_table::TableColumn;
use crate::ui::kit::{ellipsis, font};
use crate::ui::screen::prelude::*;
use iced::widget::column;

/// The width of the mark.
const MARK: f32 = 12.0;
/// The room right of a row's last figure, so that it keeps off the edge of a selected row.
const RIGHT: iced::Padding = iced::Padding { right: 2.0 * theme::UNIT, ..iced::Padding::ZERO };
/// What is around the words of a head.
pub const HEAD_PADDING: f32 = 2.0;
const NONE: &str = "–";

/// How much of a recording a row shows.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum RowLayout {
    /// All columns.
    Wide,
    /// Without the program.
    Medium,
    TwoLines,
}

impl RowLayout {
    /// For a table of this width.
    pub fn of(width: f32) -> Self {
        match width {
            760.0.. => Self::Wide,
            640.0.. => Self::Medium,
            _ => Self::TwoLines,
        }
    }

    pub const fn height(self) -> f32 {
        match self {
            Self::Wide | Self::Medium => 7.0 * theme::UNIT,
            Self::TwoLines => 11.0 * theme::UNIT,
        }
    }

    pub fn columns(self, ctx: ViewContext<'_>) -> impl Iterator<Item = SortColumn> {
        let has_room = move |column| self == Self::Wide || column != SortColumn::Program;
        shown_columns(ctx).filter(move |&column| has_room(column))
    }
}

/// The columns that the player wants to see.
pub fn shown_columns(ctx: ViewContext<'_>) -> impl Iterator<Item = SortColumn> {
    let all = ctx.settings.expert_figures;
    SortColumn::ALL.into_iter().filter(move |column| all || !column.is_expert())
}

/// What a column is called, and how it looks.
#[derive(Debug, Clone, Copy)]
pub struct ColumnSpec {
    /// The keys of its name and of what explains it.
    pub name: &'static str,
    pub tip: Option<&'static str>,
    look: TableColumn,
}

pub const fn column_spec(column: SortColumn) -> ColumnSpec {
    use Horizontal::{Left, Right};
    use Length::Fixed;
    let (name, tip, width, align) = match column {
        SortColumn::Player => ("library-player", None, Fill, Left),
        SortColumn::Level => ("library-level", None, Fixed(104.0), Left),
        SortColumn::Time => ("records-time", None, Fixed(84.0), Right),
        SortColumn::Bbbv => ("records-3bv", Some("tip-bbbv"), Fixed(48.0), Right),
        SortColumn::Speed => ("counter-bbbv_s", Some("tip-bbbv_s"), Fixed(60.0), Right),
        SortColumn::Efficiency => ("counter-ioe", Some("tip-ioe"), Fixed(60.0), Right),
        SortColumn::Date => ("records-date", None, Fixed(112.0), Right),
        SortColumn::Program => ("library-program", None, Fill, Left),
    };
    ColumnSpec { name, tip, look: TableColumn::new(width, align) }
}

pub fn cells<'a>(
    role: Role,
    mark: Element<'a, Message>,
    columns: impl Iterator<Item = (SortColumn, Element<'a, Message>)>,
) -> Row<'a, Message> {
    // As far from the edges as the words of a head, which is a button.
    let inset = if role == Role::Cell { HEAD_PADDING } else { 0.0 };
    let cells = columns.map(|(column, cell)| {
        // Texts keep off the figures before them.
        let left = if column == SortColumn::Program { theme::GAP } else { 0.0 };
        let padding = Padding::from([0.0, inset]).left(left + inset);
        TableColumn { padding, ..column_spec(column).look }.cell(cell, Semantics::new(role))
    });
    row![container(mark).width(MARK)]
        .extend(cells)
        .spacing(theme::GAP)
        .padding(RIGHT)
        .align_y(Center)
}

pub fn table_row<'a>(
    entry: &'a LibraryEntry,
    layout: RowLayout,
    is_selected: bool,
    is_marked: bool,
    ctx: ViewContext<'a>,
) -> Element<'a, Message> {
    let (texts, palette) = (ctx.texts, ctx.palette);
    let mark =
        line(TextRole::Strong, if is_marked { "✓" } else { "" }, palette).color(palette.accent);
    let mark = Element::from(mark);
    let content = match (&entry.content, layout) {
        (EntryContent::Unreadable(why), _) => {
            // On the ground of what is selected the colour of problems would be too faint.
            let color = if is_selected { palette.text } else { palette.danger };
            unreadable(entry, errors::unreadable(texts, why), layout, color, palette)
        }
        (EntryContent::Game { summary, .. }, RowLayout::TwoLines) => {
            two_lines(entry, summary, mark, ctx)
        }
        (EntryContent::Game { summary, .. }, _) => {
            let columns = layout.columns(ctx);
            let columns = columns.map(|it| (it, cell(it, entry, summary, texts, palette)));
            cells(Role::Cell, mark, columns)
        }
    };
    // In high contrast it has an edge instead.
    let share = if palette.is_high_contrast() { 0.0 } else { 0.12 };
    let ground = mix(palette.background, palette.accent, share);
    container(content)
        .center_y(layout.height())
        .width(Fill)
        .style(move |_| match is_selected {
            true => {
                let border = palette.chosen_border(border::rounded(theme::BUTTON_RADIUS));
                container::background(ground).border(border)
            }
            false => container::Style::default(),
        })
        .into()
}

fn line(role: TextRole, words: impl Into<String>, palette: &Palette) -> Text<'static> {
    one_line(role.text(safe_text(&words.into()).into_owned(), palette))
}

fn unreadable(
    entry: &LibraryEntry,
    why: String,
    layout: RowLayout,
    color: Color,
    palette: &'static Palette,
) -> Row<'static, Message> {
    let name = file_name(entry);
    let content: Element<'_, _> = if layout == RowLayout::TwoLines {
        let why = ellipsis::ellipsized(why, size::SMALL, font::TEXT, color, palette);
        column![TextRole::Muted.line(name, palette), why].width(Fill).into()
    } else {
        // It belongs to no column.
        ellipsis::ellipsized(format!("{name} · {why}"), size::TEXT, font::TEXT, color, palette)
    };
    let content = container(content).padding([0.0, HEAD_PADDING]);
    beside![container(text("")).width(MARK), content]
}

fn two_lines(
    entry: &LibraryEntry,
    game: &RecordingSummary,
    mark: Element<'static, Message>,
    ctx: ViewContext<'_>,
) -> Row<'static, Message> {
    let (texts, palette) = (ctx.texts, ctx.palette);
    let figures = [format!("3BV {}", game.bbbv), format!("{}/s", speed(game, texts))];
    let figures = figures.into_iter().filter(|_| ctx.settings.expert_figures);
    let (level, date) = (level_name(game.level, texts), date(entry, game, texts));
    let under = [level, date].into_iter().chain(figures);
    let under = under.collect::<Vec<_>>().join(" · ");
    let under = TextRole::Note.line(under, palette);
    let name = cell(SortColumn::Player, entry, game, texts, palette);
    row![
        container(mark).width(MARK),
        column![name, under].width(Fill),
        cell(SortColumn::Time, entry, game, texts, palette),
    ]
    .spacing(theme::GAP)
    .padding(RIGHT)
    .align_y(Center)
}

fn cell(
    column: SortColumn,
    entry: &LibraryEntry,
    game: &RecordingSummary,
    texts: &Texts,
    palette: &'static Palette,
) -> Element<'static, Message> {
    let whole = |role: TextRole, words: String| line(role, words, palette).into();
    match column {
        SortColumn::Player if game.player.is_empty() => {
            TextRole::Muted.line(player_and_doubts(entry, game, texts), palette)
        }
        SortColumn::Player => TextRole::Body.line(player_and_doubts(entry, game, texts), palette),
        SortColumn::Level => TextRole::Body.line(level_name(game.level, texts), palette),
        SortColumn::Time if game.result == GameResult::Won => {
            whole(TextRole::Strong, time(game, texts))
        }
        SortColumn::Time => whole(TextRole::Muted, time(game, texts)),
        SortColumn::Bbbv => whole(TextRole::Body, game.bbbv.to_string()),
        SortColumn::Speed => whole(TextRole::Body, speed(game, texts)),
        SortColumn::Efficiency => whole(TextRole::Body, efficiency(game, texts)),
        SortColumn::Date => whole(TextRole::Muted, date(entry, game, texts)),
        SortColumn::Program => TextRole::Muted.line(program(game), palette),
    }
}

/// Who played, as far as the file says so; its name says most of the games of others.
pub fn player(entry: &LibraryEntry, game: &RecordingSummary, texts: &Texts) -> String {
    match game.player.as_str() {
        "" if entry.is_own => texts.get("records-no-name").to_owned(),
        "" => file_name(entry),
        player => player.to_owned(),
    }
}

/// The player, and what makes the recording doubtful.
fn player_and_doubts(entry: &LibraryEntry, game: &RecordingSummary, texts: &Texts) -> String {
    let doubts = game.doubts.marks().map(|mark| texts.mark(&mark));
    let words = [player(entry, game, texts)].into_iter().chain(doubts);
    words.collect::<Vec<_>>().join(" · ")
}

fn file_name(entry: &LibraryEntry) -> String {
    entry.path.file_name().unwrap_or_default().to_string_lossy().into_owned()
}

/// The name of a level, or the size and the mines of a board without one.
pub fn level_name(level: Level, texts: &Texts) -> String {
    match level {
        Level::Custom(board) => {
            let size = board.size();
            format!("{} × {} / {}", size.rows(), size.cols(), board.mines())
        }
        _ => texts.level(level).to_owned(),
    }
}

pub fn time(game: &RecordingSummary, texts: &Texts) -> String {
    game.time_ms.map_or_else(|| NONE.to_owned(), |ms| texts.seconds(ms))
}

pub fn speed(game: &RecordingSummary, texts: &Texts) -> String {
    counters::figure(texts, Counter::BbbvPerSecond, game.bbbv_per_second())
}

pub fn efficiency(game: &RecordingSummary, texts: &Texts) -> String {
    counters::figure(texts, Counter::Ioe, game.ioe())
}

/// The day, or what the file says where that is no date.
pub fn date(entry: &LibraryEntry, game: &RecordingSummary, texts: &Texts) -> String {
    match entry.date() {
        Some(date) => texts.date(date.date()),
        None if game.played_at.is_empty() => NONE.to_owned(),
        None => game.played_at.clone(),
    }
}

pub fn program(game: &RecordingSummary) -> String {
    let format = game.format.name();
    if game.program.is_empty() { format.to_owned() } else { game.program.clone() }
}

/// What is announced of a row.
pub fn description(entry: &LibraryEntry, texts: &Texts) -> String {
    let words = match &entry.content {
        EntryContent::Unreadable(why) => {
            texts.facts([file_name(entry), errors::unreadable(texts, why)])
        }
        EntryContent::Game { summary, .. } => {
            let name = player_and_doubts(entry, summary, texts);
            let result = texts.get(result_name(summary.result)).to_owned();
            let level = level_name(summary.level, texts);
            texts.facts([name, level, time(summary, texts), result])
        }
    };
    safe_text(&words).into_owned()
}

pub const fn result_name(result: GameResult) -> &'static str {
    match result {
        GameResult::Won => "replay-won",
        GameResult::Lost => "replay-lost",
        GameResult::Unfinished => "replay-unfinished",
    }
}
