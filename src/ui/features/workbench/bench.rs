//! What lies on the workbench, as a board that can be shown.

use crate::game::{BoardSize, Minefield, Phase, Pos, ShownBoard, VisibleCell};
use crate::workbench::{Cell, Editor, Mode, Setup};

/// A setup that is edited, with the mines of a board, whose numbers are shown.
#[derive(Debug, Clone)]
pub struct Bench {
    editor: Editor,
    field: Option<Minefield>,
}

impl Bench {
    pub fn new(setup: Setup) -> Self {
        Self { field: setup.field(), editor: Editor::new(setup) }
    }

    pub const fn setup(&self) -> &Setup {
        self.editor.setup()
    }

    /// Changes the setup. Returns what the change does.
    pub fn edit<T>(&mut self, change: impl FnOnce(&mut Editor) -> T) -> T {
        let done = change(&mut self.editor);
        self.field = self.setup().field();
        done
    }

    pub const fn can_undo(&self) -> bool {
        self.editor.can_undo()
    }

    pub const fn can_redo(&self) -> bool {
        self.editor.can_redo()
    }
}

impl ShownBoard for Bench {
    fn size(&self) -> BoardSize {
        self.setup().size()
    }

    fn cell(&self, pos: Pos) -> VisibleCell {
        match self.setup().cell(pos) {
            Cell::Covered => VisibleCell::Covered,
            Cell::Flag => VisibleCell::Flag,
            Cell::Open(number) => VisibleCell::Open(number),
            Cell::Mine => VisibleCell::Mine,
            Cell::Free => {
                let number = self.field.as_ref().and_then(|field| field.number(pos));
                VisibleCell::Open(number.unwrap_or_default())
            }
        }
    }

    fn mines(&self) -> u32 {
        self.setup().mines() as u32
    }

    fn flags(&self) -> u32 {
        match self.setup().mode() {
            Mode::Position => self.setup().flags().len() as u32,
            Mode::Board => 0,
        }
    }

    fn phase(&self) -> Phase {
        Phase::Running
    }

    fn field(&self) -> Option<&Minefield> {
        self.field.as_ref()
    }

    fn start_cell(&self) -> Option<Pos> {
        None
    }
}
