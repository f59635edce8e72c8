//! What a view of a board depends on besides the game.

use super::{counters_view, sheet};
use crate::config::PlaceNames;
use crate::config::command::{Command, CommandContext};
use crate::game::board_filter::FilterFigures;
use crate::game::style::StyleSpec;
use crate::game::{self, Game, Level, Pointer, ShownBoard};
use crate::i18n::key_names;
use crate::replay::recording_luck::RecordingLuck;
use crate::solver::no_guess::SearchedBoard;
use crate::ui::Element;
use crate::ui::board::cell_appearance::{PointerHighlight, ReadingAids};
use crate::ui::board::frame::BoardFrame;
use crate::ui::board::layout::BoardLayout;
use crate::ui::board::look::{EndDisplay, Look};
use crate::ui::board::{Annotations, BoardPane, BoardView};
use crate::ui::kit::tooltip::{ControlLabel, tooltip};
use crate::ui::screen::context::Context;
use iced::{Point, Rectangle, Size};
use std::fmt::Debug;
use std::ops::Deref;

/// What dialogs and other screens know of the game.
pub trait GameFacts: Debug {
    fn game(&self) -> &Game;

    /// The side of its cells as they are shown, in logical pixels.
    fn cell_size(&self) -> f32;

    /// The luck of the finished game, once it is known.
    fn luck(&self) -> Option<&RecordingLuck>;

    /// Whether the finished game has moments that are worth a look.
    fn has_moments(&self) -> bool;

    /// The search for its board, while that goes on.
    fn search(&self) -> Option<SearchProgress>;

    /// What it is called if it begins as no other, and why it is not ranked: the keys of both.
    fn origin_note(&self) -> Option<(&'static str, &'static str)>;
}

/// How far the search for a board is.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct SearchProgress {
    pub order: SearchedBoard,
    pub tried: u64,
    pub has_failed: bool,
    /// Whether it takes long, or has failed, because of a filter.
    pub is_filtered: bool,
    /// The figures of the nearest board, once a search has failed because of the filter.
    pub nearest: Option<FilterFigures>,
}

/// The app, with `window` for what the screen has of it, and what else a view shows.
#[derive(Debug, Clone, Copy)]
pub struct ViewContext<'a> {
    pub app: Context<'a>,
    /// The game, even if another screen is shown.
    pub game: &'a dyn GameFacts,
    /// What decides which commands are available.
    pub state: CommandContext,
    /// The side of a cell that the player has chosen for this level, in logical pixels.
    pub cell_side: Option<f32>,
    /// Whether a dialog is in front.
    pub is_covered: bool,
    /// Whether a dialog shows the result instead of the sheet.
    pub result_in_dialog: bool,
    pub offers_help: bool,
    /// The current notice, and how many more wait.
    pub notice: Option<(&'a str, usize)>,
    /// Where it leads to.
    pub notice_command: Option<Command>,
}

impl<'a> Deref for ViewContext<'a> {
    type Target = Context<'a>;

    fn deref(&self) -> &Context<'a> {
        &self.app
    }
}

impl<'a> ViewContext<'a> {
    /// A context for a screen laid out for this level, with neither a notice nor a dialog.
    pub fn new(
        app: Context<'a>,
        game: &'a dyn GameFacts,
        state: CommandContext,
        level: Level,
    ) -> Self {
        Self {
            app,
            game,
            state,
            cell_side: app.settings.cell_size(level).map(|side| side.pixels() / app.growth),
            is_covered: false,
            result_in_dialog: false,
            offers_help: false,
            notice: None,
            notice_command: None,
        }
    }

    /// This context for a view that has this part of the window.
    #[must_use]
    pub fn in_window(self, window: Size) -> Self {
        Self { app: Context { window, ..self.app }, ..self }
    }

    pub fn style(&self) -> &'static StyleSpec {
        self.settings.style.spec()
    }

    pub fn look(&self) -> &'static Look {
        Look::of(self.settings.style)
    }

    /// The label of a control that runs a command.
    pub fn label(&self, name: &str, command: Command) -> ControlLabel {
        let label = ControlLabel::new(name);
        match self.settings.keys.press(command) {
            Some(key) => label.with_key(key_names::press_name(self.texts, key)),
            None => label,
        }
    }

    /// The label of a control that is named after its command.
    pub fn command_label(&self, command: Command) -> ControlLabel {
        if let Command::Level(level) = command {
            return ControlLabel::new(self.texts.board(level));
        }
        let text = command.spec().tip.unwrap_or_else(|| command.current_label(self.state));
        let opens_menu = matches!(command, Command::Menu | Command::Race);
        ControlLabel { opens_menu, ..self.label(self.texts.get(text), command) }
    }

    /// Runs a command, if it is available.
    pub fn message<Message: From<Command>>(&self, command: Command) -> Option<Message> {
        command.is_available(self.state).then(|| command.into())
    }

    /// A label without a key; `key` is that of the text.
    pub fn text_label(&self, key: &str) -> ControlLabel {
        ControlLabel::new(self.texts.get(key))
    }

    pub fn tip<'b, Message: 'b>(
        &self,
        child: impl Into<Element<'b, Message>>,
        label: ControlLabel,
    ) -> Element<'b, Message> {
        tooltip(child, label, self.palette)
    }

    /// Where in the window the room is that the bars above or to the left of it leave.
    pub fn area(&self, room: Size) -> Rectangle {
        let bars = self.window - room;
        Rectangle::new(Point::new(bars.width, bars.height), room)
    }

    /// The cells of `game` with the pointer over them, scrolled as the pane is, which follows the
    /// layout.
    pub fn board_view(
        &self,
        game: &'a dyn ShownBoard,
        pointer: &Pointer,
        pane: &BoardPane,
        layout: BoardLayout,
    ) -> BoardView<'a> {
        let (hovered, preview) = (pointer.hovered(), pointer.preview());
        pane.follow(layout, self.is_animated(), self.now);
        BoardView {
            game,
            chances: None,
            end: EndDisplay::Inline,
            aids: ReadingAids::default(),
            is_record: false,
            pointer: PointerHighlight { hovered, preview, flag_mode: false },
            animation: None,
            annotations: Annotations::default(),
            frame: BoardFrame::of(game, self.palette),
            shows_rulers: false,
            has_letters: self.texts.place_names == PlaceNames::Letters,
            layout,
            offset: pane.offset(),
            on_way: pane.on_way(layout, self.now),
            sprites: self.sprites,
            clock: self.clock,
            keyboard: self.texts.keyboard(),
        }
    }

    /// Lays out a board in this area of the window.
    pub fn board_layout(&self, board: game::BoardSize, area: Rectangle) -> BoardLayout {
        let margin = sheet::margin(self.window);
        BoardLayout::in_units(board, area, margin, self.cell_side, self.sprites.pixels())
    }

    /// The layout of a board beside a panel of this width, at the right end of the area.
    pub fn board_layout_beside(
        &self,
        board: game::BoardSize,
        area: Rectangle,
        panel: f32,
    ) -> BoardLayout {
        let left = Rectangle { width: area.width - panel, ..area };
        self.board_layout(board, left).centred_beside(panel)
    }

    /// Whether the counters are wanted and the window is wide enough.
    pub fn shows_counters(&self) -> bool {
        self.settings.counters && counters_view::has_room(self.window)
    }
}
