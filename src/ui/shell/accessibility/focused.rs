//! The node with the focus, which tells something else than the others: where live regions are not
//! read, news are its description. Every screen reader reads a description that changes while its
//! node has the focus. And a cell has a short name there, as long as a reader needs to come to it.

use super::board_nodes::{SentBoard, with_details};
use crate::game::{Moment, Pos};
use crate::i18n::{Texts, announcements};
use accesskit::{Node, NodeId};
use std::collections::HashMap;

/// How long a cell has its short name, in ms: a reader asks for it soon after the focus has come.
const SHORT: u64 = 500;

#[derive(Debug, Default)]
pub(super) struct Focused {
    /// As it was sent last.
    sent: Option<(NodeId, Node)>,
    /// The cell, if it is one.
    cell: Option<Pos>,
    /// The cell from which the focus has come to it, and until when its name is short.
    from: Option<(Pos, Moment)>,
    /// The news since it has the focus.
    news: String,
    /// How it is described without news.
    own: Option<String>,
}

impl Focused {
    /// What has had it since the last update.
    pub(super) fn id(&self) -> Option<NodeId> {
        self.sent.as_ref().map(|(id, _)| *id)
    }

    /// When the name of the cell is whole again.
    pub(super) fn next_deadline(&self) -> Option<Moment> {
        self.from.map(|(_, until)| until)
    }

    /// Changes what is sent of the node that had the focus, and of the one that has it now. `news`
    /// is what has happened since the last time, for its description. Returns the short form of a
    /// cell to which the focus has come along a row or a column, unless that `is_name` for a moment.
    pub(super) fn update(
        &mut self,
        focus: NodeId,
        news: Option<&str>,
        (is_name, now): (bool, Moment),
        (nodes, boards): (&HashMap<NodeId, Node>, &[SentBoard]),
        texts: &Texts,
        changed: &mut Vec<(NodeId, Node)>,
    ) -> Option<String> {
        let plain = |id: NodeId| {
            let cell = || boards.iter().find_map(|board| board.cell_node(id, texts));
            nodes.get(&id).cloned().or_else(cell)
        };
        let last = self.sent.take_if(|(last, _)| *last != focus);
        let has_moved = self.sent.is_none();
        if let Some((last, _)) = last {
            self.news.clear();
            if changed.iter().all(|(id, _)| *id != last)
                && let Some(node) = plain(last)
            {
                changed.push((last, node));
            }
        }
        let cell = boards.iter().find_map(|board| Some((board, board.position(focus)?)));
        let pos = cell.map(|(_, pos)| pos);
        let last = std::mem::replace(&mut self.cell, pos);
        if last != pos {
            self.from = last.map(|last| (last, Moment(now.0 + SHORT)));
        }
        self.from = self.from.filter(|(_, until)| now < *until && news.is_none());
        let step = self.from.and_then(|(from, _)| {
            let (board, pos) = cell?;
            let content = board.cell(pos)?;
            let step = announcements::step(texts, from, pos, content.cell)?;
            Some(with_details(texts, step, content))
        });
        let mut node = plain(focus)?;
        if let Some(step) = step.as_ref().filter(|_| is_name) {
            node.set_label(step.as_str());
        }
        let own = node.description().map(str::to_owned);
        let has_changed = self.own != own;
        if let Some(news) = news.filter(|news| !news.is_empty()) {
            let other = own.as_ref().filter(|_| has_changed && !has_moved);
            let news = other.map_or_else(|| news.to_owned(), |own| format!("{own}\n{news}"));
            // The same again is to be read again.
            let again = self.news == news;
            self.news = news;
            self.news.extend(again.then_some('\u{a0}'));
        } else if has_changed {
            self.news.clear();
        }
        self.own = own;
        if !self.news.is_empty() {
            node.set_description(self.news.as_str());
        }
        let is_sent = self.sent.as_ref().is_some_and(|(_, sent)| *sent == node);
        let raw = changed.iter().position(|(id, _)| *id == focus);
        match raw {
            Some(index) if is_sent => drop(changed.swap_remove(index)),
            Some(index) => changed[index].1 = node.clone(),
            None if is_sent => {}
            None => changed.push((focus, node.clone())),
        }
        self.sent = Some((focus, node));
        if !is_name {
            self.from = None;
        }
        step.filter(|_| !is_name)
    }
}
