//! The tree of AccessKit, and what of it has changed.

use super::board_nodes::{SentBoard, add_board, add_commands, cell_id};
use super::focused::Focused;
use super::walk::{Seen, SeenNode};
use super::{child_id, node};
use crate::config::command::Command;
use crate::config::{Lang, PlaceNames};
use crate::game::{Moment, Pos};
use crate::i18n::Texts;
use crate::ui::kit::semantics::PAUSED;
use accesskit::{Affine, Live, Node, NodeId, Role, TreeId, TreeInfo, TreeUpdate};
use std::collections::{HashMap, HashSet};
use std::mem;

/// The window.
pub const ROOT: NodeId = NodeId(1);

/// What assistive technology knows. The first update tells everything, the others what has changed.
#[derive(Debug, Default)]
pub struct AccessibilityTree {
    seen: Seen,
    /// All nodes but the cells of boards.
    nodes: HashMap<NodeId, Node>,
    boards: Vec<SentBoard>,
    /// What the words of all nodes depend on.
    words: Option<(Lang, PlaceNames)>,
    /// What has happened, a line each, and whether it was part of an update.
    news: String,
    is_sent: bool,
    /// How often there was news.
    sent: u64,
    /// The last news are the short form of the cell with the focus. They replace its name, which a
    /// screen reader has begun to read.
    are_short: bool,
    /// That short form, while it is not news yet.
    step: Option<String>,
    /// Whether news describes the node with the focus, instead of being in a live region, and values
    /// in words are descriptions.
    needs_descriptions: bool,
    focused: Focused,
}

/// What there is besides the widgets.
#[derive(Debug, Clone, Copy)]
pub struct TreeContext<'a> {
    pub texts: &'a Texts,
    /// Physical pixels per logical pixel.
    pub scale: f32,
    /// Whether cells can be opened: the board is that of the game.
    pub is_playing: bool,
    pub now: Moment,
}

/// What a request is for.
#[derive(Debug, Clone, PartialEq)]
pub enum Target<'a> {
    Window,
    Board,
    Cell(Pos),
    /// A button for the cell with the cursor.
    Command(Command),
    Control(&'a SeenNode),
}

impl AccessibilityTree {
    /// `needs_descriptions`: whether neither live regions nor values in words are read.
    pub fn new(needs_descriptions: bool) -> Self {
        Self { needs_descriptions, ..Self::default() }
    }

    /// Reads these lines out at the next update.
    pub fn tell<'a>(&mut self, news: impl Iterator<Item = &'a str>) {
        for line in news {
            if self.is_sent {
                self.news.clear();
                self.sent += 1;
                self.is_sent = false;
                self.are_short = false;
            }
            if !self.news.is_empty() {
                self.news.push('\n');
            }
            self.news.push_str(line);
        }
    }

    /// Takes what is seen now, and returns the nodes that have changed: all of them at first.
    pub fn update(&mut self, seen: Seen, ctx: TreeContext<'_>) -> TreeUpdate {
        let texts = ctx.texts;
        let words = Some((texts.lang(), texts.place_names));
        let is_first = self.words != words;
        if is_first {
            self.nodes.clear();
            self.boards.clear();
            self.words = words;
        }
        let (mut nodes, mut changed) = (Vec::new(), Vec::new());
        let mut children: Vec<Vec<NodeId>> = vec![Vec::new(); seen.nodes.len()];
        let mut roots = Vec::new();
        let named = names(&seen);
        for node in seen.nodes.iter().filter(|node| !named.contains(&node.id)) {
            match node.parent {
                Some(parent) => children[parent].push(node.id),
                None => roots.push(node.id),
            }
        }
        let before = mem::take(&mut self.boards);
        for (node, children) in seen.nodes.iter().zip(children) {
            if named.contains(&node.id) {
                continue;
            }
            if let Some(board) = &node.board {
                let before = before.iter().find(|before| before.id == node.id);
                let plays = ctx.is_playing;
                let sent = add_board(node, board, before, plays, texts, &mut nodes, &mut changed);
                roots.extend(add_commands(&sent, texts, &mut nodes));
                self.boards.push(sent);
                continue;
            }
            let mut sent = node::node(node, self.needs_descriptions, texts);
            sent.set_children(children);
            if let Some(typed) = node.semantics.value.as_ref().filter(|_| node.is_field()) {
                let run = child_id(node.id, "text");
                nodes.push((run, node::text_run(&mut sent, run, typed)));
                sent.push_child(run);
            }
            nodes.push((node.id, sent));
        }
        let focus = self.focus(&seen);
        if !self.is_sent && self.focused.id() != Some(focus) {
            // A screen that opens with its heading has said its name.
            let name = nodes.iter().find(|(id, _)| *id == focus).and_then(|(_, it)| it.label());
            let others: Vec<_> = self.news.lines().filter(|line| Some(*line) != name).collect();
            self.news = others.join("\n");
        }
        let (news, line) = self.news_line();
        nodes.push((news, line));
        let are_new = !mem::replace(&mut self.is_sent, true);
        roots.push(news);
        nodes.push((ROOT, window(roots, ctx)));

        let last = mem::take(&mut self.nodes);
        for (id, node) in nodes {
            if last.get(&id) != Some(&node) {
                changed.push((id, node.clone()));
            }
            self.nodes.insert(id, node);
        }
        let news = Some(self.news.as_str()).filter(|_| self.needs_descriptions && are_new);
        let sent = (&self.nodes, &self.boards[..]);
        let short = (self.needs_descriptions, ctx.now);
        let step = self.focused.update(focus, news, short, sent, texts, &mut changed);
        self.step = step.filter(|_| !are_new);
        self.seen = seen;
        let tree = TreeInfo {
            toolkit_name: Some("iced".to_owned()),
            toolkit_version: None,
            ..TreeInfo::new(ROOT)
        };
        TreeUpdate { nodes: changed, tree: is_first.then_some(tree), tree_id: TreeId::ROOT, focus }
    }

    /// When there is something to update next.
    pub fn next_deadline(&self) -> Option<Moment> {
        self.focused.next_deadline()
    }

    /// What follows an update that has moved the focus along a row or a column: the short form of
    /// the cell, as news. A screen reader that gets it after the focus says it instead of the name.
    /// Where news are descriptions, it would say both; there the name is short for a moment.
    pub fn step_news(&mut self) -> Option<TreeUpdate> {
        let step = self.step.take()?;
        let (last, _) = self.news_line();
        self.tell(std::iter::once(step.as_str()));
        (self.is_sent, self.are_short) = (true, true);
        let (news, line) = self.news_line();
        self.nodes.remove(&last);
        self.nodes.insert(news, line.clone());
        let window = self.nodes.get_mut(&ROOT)?;
        let others = window.children().iter().copied().filter(|id| *id != last);
        let children: Vec<_> = others.chain([news]).collect();
        window.set_children(children);
        let nodes = vec![(news, line), (ROOT, window.clone())];
        let focus = self.focus(&self.seen);
        Some(TreeUpdate { nodes, tree: None, tree_id: TreeId::ROOT, focus })
    }

    /// The last news.
    fn news_line(&self) -> (NodeId, Node) {
        let mut line = Node::new(Role::Label);
        if !self.needs_descriptions {
            line.set_live(if self.are_short { Live::Assertive } else { Live::Polite });
        }
        line.set_value(self.news.clone());
        (child_id(ROOT, self.sent), line)
    }

    /// The control with the focus, or else the dialog in front or its page, the cursor on the board, what the
    /// arrow keys choose on a screen, its heading or that of a result, or the window.
    fn focus(&self, seen: &Seen) -> NodeId {
        let dialog = || {
            let mut dialogs = seen.nodes.iter().rev();
            let dialog = dialogs.find(|node| node.semantics.role == Role::Dialog)?;
            let is_page = |node: &&SeenNode| {
                node.semantics.role == Role::Tab && node.semantics.selected == Some(true)
            };
            Some(seen.nodes.iter().find(is_page).unwrap_or(dialog).id)
        };
        let cursor = || {
            let cursor_of = |node: &SeenNode| node.board.as_ref()?.cursor;
            let node = seen.nodes.iter().find(|node| cursor_of(node).is_some())?;
            let cursor = cursor_of(node)?;
            let sent = self.boards.iter().find(|sent| sent.id == node.id)?;
            sent.visible.contains(cursor).then(|| cell_id(node.id, cursor))
        };
        let control = seen.focused().map(|node| chosen_part(seen, node).id);
        let screen =
            || Some(resume(seen).or_else(|| screen_focus(seen)).or_else(|| heading(seen))?.id);
        control.or_else(dialog).or_else(cursor).or_else(screen).unwrap_or(ROOT)
    }

    /// What the node with this id is; `None` if it is no longer there.
    pub fn target(&self, id: NodeId) -> Option<Target<'_>> {
        if id == ROOT {
            return Some(Target::Window);
        }
        if let Some(node) = self.seen.nodes.iter().find(|node| node.id == id) {
            return Some(match node.board {
                Some(_) => Target::Board,
                None => Target::Control(node),
            });
        }
        let command = self.boards.iter().find_map(|board| board.command(id));
        let cell = || self.boards.iter().find_map(|board| board.position(id)).map(Target::Cell);
        command.map(Target::Command).or_else(cell)
    }

    /// What is in the window.
    pub const fn seen(&self) -> &Seen {
        &self.seen
    }
}

/// The texts that are the names of the controls after them, which say them.
fn names(seen: &Seen) -> HashSet<NodeId> {
    let label = |(at, control): (usize, &SeenNode)| {
        let name = control.before.as_ref().filter(|name| node::name(control) == **name)?;
        let mut before = seen.nodes[..at].iter().rev();
        let is_label = |it: &&SeenNode| it.semantics.role == Role::Label && it.texts == [&**name];
        before.find(is_label).map(|label| label.id)
    };
    seen.nodes.iter().enumerate().filter_map(label).collect()
}

/// The button that resumes a paused game.
fn resume(seen: &Seen) -> Option<&SeenNode> {
    seen.nodes.iter().find(|node| node.semantics.key == Some(PAUSED))
}

/// Where a reader begins on a screen above the game: the chosen part of what takes the focus as a
/// whole, or else the heading.
fn screen_focus(seen: &Seen) -> Option<&SeenNode> {
    let is_screen = |node: &&SeenNode| node.semantics.role == Role::Group && node.parent.is_none();
    seen.nodes.iter().find(is_screen)?;
    let mut wholes = seen.nodes.iter().filter(|node| node.focus_index.is_some());
    let chosen = wholes.find_map(|node| {
        let part = chosen_part(seen, node);
        (part.id != node.id).then_some(part)
    });
    chosen.or_else(|| heading(seen))
}

fn heading(seen: &Seen) -> Option<&SeenNode> {
    seen.nodes.iter().find(|node| node.semantics.role == Role::Heading)
}

/// The selected row of a table and the chosen button of a group, which the arrow keys move.
fn chosen_part<'a>(seen: &'a Seen, control: &'a SeenNode) -> &'a SeenNode {
    if !matches!(control.semantics.role, Role::Table | Role::RadioGroup) {
        return control;
    }
    let is_within = |node: &SeenNode| {
        let mut around = node.parent.map(|parent| &seen.nodes[parent]);
        while let Some(outer) = around.filter(|outer| outer.id != control.id) {
            around = outer.parent.map(|parent| &seen.nodes[parent]);
        }
        around.is_some()
    };
    let chosen = seen.nodes.iter().find(|node| {
        let semantics = &node.semantics;
        semantics.selected.or(semantics.toggled) == Some(true) && is_within(node)
    });
    chosen.unwrap_or(control)
}

fn window(children: Vec<NodeId>, ctx: TreeContext<'_>) -> Node {
    let mut window = Node::new(Role::Window);
    window.set_label(ctx.texts.get("app-name"));
    window.set_language(ctx.texts.lang().key());
    window.set_transform(Affine::scale(f64::from(ctx.scale)));
    window.set_children(children);
    window
}
