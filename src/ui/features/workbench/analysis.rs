//! What is found of the setup on the bench, and where it is shown on the board.

use super::{Message, WorkbenchScreen};
use crate::i18n::steps::{Naming, plain};
use crate::i18n::{Texts, workbench as words};
use crate::solver::Effort;
use crate::solver::query::ProbabilityMap;
use crate::ui::board::layout::BoardLayout;
use crate::ui::board::{Annotations, BoardView};
use crate::ui::screen::effect::{Effect, Effects};
use crate::ui::screen::jobs::{Background, Finished};
use crate::ui::screen::step_walk::StepWalk;
use crate::ui::screen::view_context::ViewContext;
use crate::workbench::{BestMove, Cell, Findings, PositionFindings};

impl WorkbenchScreen {
    pub fn findings(&self) -> Option<&Findings> {
        self.findings.result()?.as_ref()
    }

    /// Whether there is nothing more to find.
    pub(super) fn is_answered(&self) -> bool {
        self.findings().is_some_and(Findings::is_complete)
    }

    pub(super) fn ask(&mut self) -> Effects<Message> {
        self.walk = None;
        self.findings = Background::default();
        let setup = self.setup().clone();
        let job = self.findings.start(move |is_wanted| Findings::of(&setup, is_wanted));
        vec![Effect::Job(job.awaited().map(Message::Found))]
    }

    /// What takes longer follows what was found at once.
    pub(super) fn on_found(&mut self, found: Finished<Option<Findings>>) -> Effects<Message> {
        if !self.findings.finish(found) {
            return Vec::new();
        }
        if let Some(Findings::Position(position)) = self.findings()
            && let BestMove::Open(hint) = &position.best
        {
            self.walk = Some(StepWalk::new(self.setup().view(), hint.clone()));
        }
        let Some(mut findings) = self.findings().filter(|it| !it.is_complete()).cloned() else {
            return Vec::new();
        };
        let setup = self.setup().clone();
        let job = self.findings.start(move |is_wanted| {
            findings.complete(&setup, Effort::Exact, is_wanted);
            is_wanted().then_some(findings)
        });
        vec![Effect::Job(job.map(Message::Found))]
    }

    /// What is found, to be read out: the steps of the reason, and what is wrong.
    pub fn spoken(&self, texts: &Texts) -> Option<String> {
        if self.is_untouched() {
            return Some(texts.get("bench-first").to_owned());
        }
        let step = self.walk.as_ref().map(|walk| plain(&walk.sentence(texts, Naming::Coordinates)));
        let said = match self.findings()? {
            Findings::Contradiction(why) => {
                vec![words::contradiction(texts, why, self.setup().mines())]
            }
            Findings::Position(position) => self.wrong(position, texts),
            Findings::Board(board) if board.starts.is_some() => vec![words::starts(texts, board)],
            Findings::Board(_) => Vec::new(),
        };
        let said: Vec<_> = step.into_iter().chain(said).collect();
        (!said.is_empty()).then(|| texts.paragraph(&said))
    }

    /// What is wrong with the flags of a position, in a sentence for each kind of mistake.
    pub(super) fn wrong(&self, position: &PositionFindings, texts: &Texts) -> Vec<String> {
        let number = |pos| match self.setup().cell(pos) {
            Cell::Open(number) => number,
            _ => 0,
        };
        words::flags(texts, position, number)
    }

    /// The odds, if they are known and shown.
    pub fn chances(&self) -> Option<&ProbabilityMap> {
        match self.findings()? {
            _ if self.is_untouched() => None,
            Findings::Position(position) => Some(&position.odds).filter(|_| self.shows_odds),
            Findings::Board(_) | Findings::Contradiction(_) => None,
        }
    }

    /// What has a ring or a cross, and why.
    pub(super) fn rings(&self) -> Annotations {
        let mut rings = Annotations::default();
        if self.is_untouched() {
            return rings;
        }
        if let Some(walk) = self.reason() {
            let is_flag = |pos| self.setup().cell(pos) == Cell::Flag;
            walk.annotate(is_flag, &mut rings);
        } else if let Some(walk) = &self.walk {
            walk.annotate_goal(&mut rings);
        }
        match self.findings() {
            Some(Findings::Contradiction(why)) => rings.evidence.extend(why.numbers()),
            Some(Findings::Position(position)) => {
                rings.wrong_flags.extend(&position.wrong_flags);
                rings.evidence.extend(&position.overflagged);
            }
            Some(Findings::Board(_)) | None => {}
        }
        rings.evidence.extend(self.doubtful.iter().map(|&(pos, _)| pos));
        rings
    }

    pub(super) fn board_view<'a>(
        &'a self,
        layout: BoardLayout,
        ctx: ViewContext<'a>,
    ) -> BoardView<'a> {
        let board = ctx.board_view(&self.bench, &self.pointer, &self.pane, layout);
        let annotations = Annotations { cursor: self.pane.cursor, ..self.rings() };
        BoardView { chances: self.chances(), annotations, shows_rulers: true, ..board }
    }
}
