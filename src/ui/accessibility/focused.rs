//! The node with the focus, which tells something else than the others.
//!
//! A cell tells only the coordinate that differs from the cell where the focus was before. And where
//! live regions are not read, news are its description: every screen reader reads a description
//! that changes while its node has the focus.

use super::board_nodes::SentBoard;
use crate::game::Pos;
use crate::i18n::{Texts, announcements};
use accesskit::{Node, NodeId};
use std::collections::HashMap;

#[derive(Debug, Default)]
pub(super) struct Focused {
    /// As it was sent last.
    sent: Option<(NodeId, Node)>,
    /// The cell, and where the focus was before.
    cell: Option<(Pos, Option<Pos>)>,
    /// The news since it has the focus.
    news: String,
}

impl Focused {
    /// Changes what is sent of the node that had the focus, and of the one that has it now. `news`
    /// is what has happened since the last time.
    pub(super) fn update(
        &mut self,
        focus: NodeId,
        news: Option<&str>,
        (nodes, boards): (&HashMap<NodeId, Node>, &[SentBoard]),
        texts: &Texts,
        changed: &mut Vec<(NodeId, Node)>,
    ) {
        let plain = |id: NodeId| {
            let cell = || boards.iter().find_map(|board| board.cell_node(id, texts));
            nodes.get(&id).cloned().or_else(cell)
        };
        if let Some((last, _)) = self.sent.take_if(|(last, _)| *last != focus) {
            self.news.clear();
            if changed.iter().all(|(id, _)| *id != last)
                && let Some(node) = plain(last)
            {
                changed.push((last, node));
            }
        }
        if let Some(news) = news {
            // The same again is to be read again.
            let again = self.news == news;
            self.news = news.to_owned();
            self.news.extend(again.then_some('\u{a0}'));
        }
        let Some(mut node) = plain(focus) else {
            self.cell = None;
            return;
        };
        let cell = boards.iter().find_map(|board| Some((board, board.position(focus)?)));
        self.cell = cell.map(|(_, pos)| match self.cell {
            Some((last, from)) if last == pos => (pos, from),
            Some((last, _)) => (pos, Some(last)),
            None => (pos, None),
        });
        if let Some((board, pos)) = cell
            && let Some((_, from)) = self.cell
            && let Some(content) = board.cell(pos)
        {
            let (content, chance) = content;
            let name = announcements::next_cell(texts, pos, from, content);
            node.set_label(announcements::with_chance(texts, name, chance));
        }
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
    }
}
