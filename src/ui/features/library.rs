//! The library: a table of the recordings in the player's folders.

mod bars;
mod details;
pub mod folders;
mod table;
pub(super) mod table_row;

use crate::config::{Lang, Settings};
use crate::game::Game;
use crate::i18n::reading;
use crate::replay::library::{
    EntryContent, FolderChange, GamePath, LevelFilter, LibraryEntry, LibraryFilter,
    LibrarySnapshot, LibraryTotals, SearchTerms, SortColumn, SortOrder, select,
};
use crate::ui::features::library::folders::LibraryFoldersDialog;
use crate::ui::screen::effect::{Effect, Effects, Request, StorageRequest};
use crate::ui::screen::prelude::*;
use crate::ui::screen::{ScreenState, ScreenUpdate};
use details::{DetailsPlace, Thumbnail};
use iced::widget::column;
use iced::widget::operation::{self, AbsoluteOffset};
use std::cell::RefCell;
use std::collections::HashMap;
use std::ffi::OsStr;
use std::mem;
use std::sync::Arc;

pub const SCROLL: &str = "library";
pub const SEARCH: &str = "library-search";

#[derive(Debug, Default)]
pub struct LibraryScreen {
    snapshot: LibrarySnapshot,
    filter: LibraryFilter,
    /// What is typed in the search field.
    search: String,
    order: SortOrder,
    /// What the filter accepts, sorted.
    rows: Vec<Arc<LibraryEntry>>,
    /// Of the rows: the player's own games, and the imported ones.
    totals: (LibraryTotals, LibraryTotals),
    /// The index of a row, if there is one.
    selected: usize,
    /// The games to compare, at most two.
    marked: Vec<GamePath>,
    /// How far the table is scrolled.
    offset: f32,
    /// A change of the folders, to be made by the next scan.
    pub change: Option<FolderChange>,
    /// Dropping it ends the scan.
    scan: Arc<()>,
    preview: Option<Preview>,
    thumbnail: RefCell<Option<Thumbnail>>,
    /// The game that is being read for its preview.
    awaited_preview: Option<GamePath>,
}

/// The board of a recording, as it is at the end.
#[derive(Debug, Clone, PartialEq)]
pub struct Preview {
    pub path: GamePath,
    /// `None` if the file cannot be read any more.
    pub game: Option<Box<Game>>,
}

#[derive(Debug, Clone)]
pub enum Message {
    Command(Command),
    Scanned(LibrarySnapshot),
    /// Nothing more will come.
    ScanEnded,
    Level(LevelFilter),
    WinsOnly(bool),
    Search(String),
    Sort(SortColumn),
    Scrolled(f32),
    Select(usize),
    /// Plays the selected recording.
    Play,
    /// Marks the selected recording for comparison, or unmarks it.
    Mark,
    Compare,
    /// Races against the selected recording.
    Race,
    PreviewReady(Preview),
    Folders,
    AddFolder,
    Rescan,
}

impl LibraryScreen {
    /// The recordings that the table shows.
    pub fn rows(&self) -> &[Arc<LibraryEntry>] {
        &self.rows
    }

    pub const fn snapshot(&self) -> &LibrarySnapshot {
        &self.snapshot
    }

    pub const fn preview(&self) -> Option<&Preview> {
        self.preview.as_ref()
    }

    pub fn selected(&self) -> Option<&LibraryEntry> {
        self.rows.get(self.selected).map(AsRef::as_ref)
    }

    /// Ends the current scan and starts another.
    pub fn scan<M>(&mut self, change: Option<FolderChange>) -> Effect<M> {
        self.scan = Arc::default();
        self.snapshot.progress = Some((0, 0));
        let alive = Arc::downgrade(&self.scan);
        Request::Store(StorageRequest::ScanLibrary { change, alive }).into()
    }

    /// The selected recording, if it can be played.
    fn selected_game(&self) -> Option<&LibraryEntry> {
        self.selected().filter(|entry| entry.game().is_some())
    }

    fn play(&self, lang: Lang) -> Effects<Message> {
        let path = self.selected_game().map(LibraryEntry::game_path);
        let play = |path| Request::Store(StorageRequest::OpenGame(path, lang)).into();
        path.map(play).into_iter().collect()
    }

    fn race(&self, lang: Lang) -> Effects<Message> {
        let path = self.selected_game().map(LibraryEntry::game_path);
        let race = |path| Request::Store(StorageRequest::RaceGame(path, lang)).into();
        path.map(race).into_iter().collect()
    }

    fn toggle_mark(&mut self) {
        let Some(entry) = self.selected_game() else { return };
        let path = entry.game_path();
        if self.is_marked(entry) {
            self.marked.retain(|marked| *marked != path);
        } else {
            // A third takes the place of the first.
            if self.marked.len() == 2 {
                self.marked.remove(0);
            }
            self.marked.push(path);
        }
    }

    fn is_marked(&self, entry: &LibraryEntry) -> bool {
        self.marked.iter().any(|marked| entry.is_at(marked))
    }

    /// The recordings to compare: those marked, or the marked and the selected one, if their
    /// boards are of the same level.
    fn pair(&self) -> Option<[GamePath; 2]> {
        let mut paths = self.marked.clone();
        if paths.len() == 1 {
            let selected = self.selected().filter(|entry| !self.is_marked(entry));
            paths.extend(selected.map(LibraryEntry::game_path));
        }
        let pair: [GamePath; 2] = paths.try_into().ok()?;
        let [first, second] = pair.each_ref().map(|path| {
            let entry = self.snapshot.entries.iter().find(|entry| entry.is_at(path))?;
            entry.game().map(|game| game.level)
        });
        (first.is_some() && first == second).then_some(pair)
    }

    /// Gives own games without a player the name in their record, or else that of the player now:
    /// a recording is saved before a first record is given a name.
    fn name_own_games(&mut self, ctx: Context<'_>) {
        let records = ctx.scores.records.iter();
        let named =
            records.filter_map(|it| Some((it.replay.as_ref()?.as_str(), it.name.as_ref()?)));
        let named: HashMap<_, _> = named.collect();
        for entry in self.snapshot.entries.iter_mut().filter(|entry| entry.is_own) {
            let file = entry.path.file_name().and_then(OsStr::to_str);
            let of_record = file.and_then(|file| named.get(file).copied());
            if let Some(name) = of_record.or(ctx.settings.player.as_ref())
                && entry.game().is_some_and(|game| game.player.is_empty())
                && let EntryContent::Game { summary, .. } = &mut Arc::make_mut(entry).content
            {
                summary.player = name.as_str().to_owned();
            }
        }
    }

    /// Shows what is chosen now.
    fn choose(&mut self, window: Size) -> Effects<Message> {
        self.refresh();
        self.select(self.selected, window)
    }

    /// Selects the rows again; the selected recording stays selected if it is still there.
    fn refresh(&mut self) {
        let selected = self.selected().map(LibraryEntry::game_path);
        self.rows = select(&self.snapshot.entries, &self.filter, self.order);
        self.totals = LibraryTotals::of(&self.rows);
        let again = selected.and_then(|path| self.rows.iter().position(|it| it.is_at(&path)));
        self.selected = again.unwrap_or(0);
    }

    /// Selects a row, and scrolls to it if it is not in view.
    fn select(&mut self, index: usize, window: Size) -> Effects<Message> {
        self.selected = index;
        let y = table::offset_to_show(self, window);
        let scroll = || Effect::Task(operation::scroll_to(SCROLL, AbsoluteOffset { x: 0.0, y }));
        let shown = (mem::replace(&mut self.offset, y) != y).then(scroll);
        shown.into_iter().chain(self.load_preview()).collect()
    }

    /// Reads the board of the selected recording: one at a time, however fast the selection moves.
    fn load_preview(&mut self) -> Option<Effect<Message>> {
        let entry = self.selected_game()?;
        let is_known = self.preview.as_ref().is_some_and(|preview| entry.is_at(&preview.path));
        if is_known || self.awaited_preview.is_some() {
            return None;
        }
        let path = entry.game_path();
        self.awaited_preview = Some(path.clone());
        Some(Request::Store(StorageRequest::LoadPreview(path)).into())
    }
}

impl ScreenState for LibraryScreen {
    fn name(&self) -> Option<&'static str> {
        Some("library")
    }

    /// How many recordings the table shows, once all are found.
    fn text(&self, ctx: Context<'_>) -> Option<String> {
        let (texts, count) = (ctx.texts, self.rows.len());
        match (self.snapshot.progress, self.snapshot.entries.is_empty(), count) {
            (Some(_), ..) => None,
            (None, true, _) => Some(texts.get("library-none").to_owned()),
            (None, false, 0) => Some(texts.get("library-nothing").to_owned()),
            (None, false, _) => Some(texts.with("library-shown", args![count])),
        }
    }
}

impl ScreenUpdate for LibraryScreen {
    type Message = Message;

    fn update(&mut self, message: Message, ctx: Context<'_>) -> Effects<Message> {
        let lang = ctx.texts.lang();
        match message {
            Message::Command(command) => return self.run_command(command, ctx),
            Message::Scanned(snapshot) => {
                self.snapshot = snapshot;
                self.name_own_games(ctx);
                self.refresh();
                self.marked.retain(|path| self.snapshot.entries.iter().any(|it| it.is_at(path)));
            }
            Message::ScanEnded => self.snapshot.progress = None,
            Message::Level(level) => {
                self.filter.level = level;
                return self.choose(ctx.window);
            }
            Message::WinsOnly(wins_only) => {
                self.filter.wins_only = wins_only;
                return self.choose(ctx.window);
            }
            Message::Search(search) => {
                self.filter.terms = SearchTerms::parse(&search);
                self.search = search;
                return self.choose(ctx.window);
            }
            Message::Sort(column) => {
                self.order = self.order.pressed(column);
                return self.choose(ctx.window);
            }
            Message::Scrolled(offset) => self.offset = offset,
            Message::Select(index) => return self.select(index, ctx.window),
            Message::Play => return self.play(lang),
            Message::Race => return self.race(lang),
            Message::Mark => self.toggle_mark(),
            Message::Compare => {
                let pair = self.pair();
                let compare =
                    |pair| Request::Store(StorageRequest::OpenComparison(pair, lang)).into();
                return pair.map(compare).into_iter().collect();
            }
            Message::PreviewReady(preview) => {
                self.awaited_preview = None;
                self.preview = Some(preview);
            }
            Message::Folders => {
                let folders = self.snapshot.folders.clone();
                return Request::Open(LibraryFoldersDialog { folders }.into()).into();
            }
            Message::AddFolder => return Request::AddFolder.into(),
            Message::Rescan => return vec![self.scan(None)],
        }
        self.load_preview().into_iter().collect()
    }

    fn on_command(&mut self, command: Command, ctx: Context<'_>) -> Option<Effects<Message>> {
        let page = table::page_rows(self, ctx.window);
        let last = self.rows.len().saturating_sub(1);
        let target = match command {
            Command::Up => self.selected.saturating_sub(1),
            Command::Down => self.selected + 1,
            Command::PageUp => self.selected.saturating_sub(page),
            Command::PageDown => self.selected + page,
            Command::RowStart | Command::FirstCell => 0,
            Command::RowEnd | Command::LastCell => last,
            Command::Accept => return Some(self.play(ctx.texts.lang())),
            Command::Race => return Some(self.race(ctx.texts.lang())),
            Command::Open => {
                self.toggle_mark();
                return Some(Vec::new());
            }
            // Escape leaves the search first.
            Command::Back if !self.search.is_empty() => {
                return Some(self.update(Message::Search(String::new()), ctx));
            }
            Command::OpenRecording => return Some(Request::Run(command).into()),
            _ => return None,
        };
        let before = mem::replace(&mut self.selected, target.min(last));
        let mut effects = self.select(self.selected, ctx.window);
        if before == self.selected {
            effects.push(Request::Tell(reading::no_further(ctx.texts, command)).into());
        }
        Some(effects)
    }

    /// A column that is hidden now sorts no longer.
    fn apply_settings(&mut self, _: &Settings, ctx: Context<'_>) -> Effects<Message> {
        if ctx.settings.expert_figures || !self.order.column.is_expert() {
            return Vec::new();
        }
        self.order = SortOrder::default();
        self.choose(ctx.window)
    }

    fn on_shown(&mut self, _: Context<'_>) -> Effects<Message> {
        let change = self.change.take();
        vec![self.scan(change)]
    }

    fn view<'a>(&'a self, ctx: ViewContext<'a>) -> Element<'a, Message> {
        let page = |content| bar_parts::page::<Message>(content, ctx.palette);
        let title = bars::title_bar(self, ctx);
        if self.snapshot.entries.is_empty() {
            let body = match self.snapshot.progress {
                Some(_) => table::note("library-searching", ctx),
                None => table::no_recordings(ctx),
            };
            return column![title, bar_parts::hairline(ctx.palette), page(body)].into();
        }
        let table = table::table(self, ctx);
        let details = details::details(self, ctx);
        let body: Element<'a, Message> = match DetailsPlace::of(ctx.window) {
            DetailsPlace::Beside => row![table, details].into(),
            DetailsPlace::Below | DetailsPlace::Nowhere => column![table, details].into(),
        };
        // The table and the details have margins of their own.
        let around = (ctx.window.width - bar_parts::grid_width(ctx.window)) / 2.0 - theme::MARGIN;
        let in_grid = container(body).padding([0.0, around]);
        column![
            title,
            bars::filter_bar(self, ctx),
            bars::progress_line(self, ctx),
            page(in_grid.into()),
            bar_parts::hairline(ctx.palette),
            bars::summary_bar(self, ctx),
        ]
        .into()
    }
}
