//! A screen reader in front of the app: it knows only the accessibility tree, and acts only through
//! it.

use super::window::TestWindow;
use accesskit::{Action, ActionData, ActionRequest, Node, NodeId, Role, TreeId, TreeUpdate};
use accesskit_consumer::{NodeRef, Tree, TreeChangeHandler};
use sapper::platform::accessibility::TreeWriter;
use sapper::ui::shell::accessibility::ROOT;
use sapper::ui::shell::app::{BridgeMessage, LaunchOptions, Message};
use std::collections::{BTreeMap, HashSet};
use std::sync::mpsc::Receiver;
use std::time::Duration;

pub struct Reader {
    pub ui: TestWindow,
    updates: Receiver<TreeUpdate>,
    /// AccessKit's own reading of the updates, which panics on a wrong one.
    tree: Option<Tree>,
    pub nodes: BTreeMap<NodeId, Node>,
    pub focus: NodeId,
    /// What was read out since it was asked last.
    heard: Vec<String>,
    /// Whether descriptions of the focus are read when they change.
    hears_descriptions: bool,
    described: String,
    /// How many nodes each update since then carried.
    pub sizes: Vec<usize>,
}

struct NoChanges;

impl TreeChangeHandler for NoChanges {
    fn node_added(&mut self, _: &NodeRef<'_>) {}
    fn node_updated(&mut self, _: &NodeRef<'_>, _: &NodeRef<'_>) {}
    fn focus_moved(&mut self, _: Option<&NodeRef<'_>>, _: Option<&NodeRef<'_>>) {}
    fn node_removed(&mut self, _: &NodeRef<'_>) {}
}

impl Reader {
    pub fn new(launch: LaunchOptions, width: f32, height: f32) -> Self {
        Self::of(TestWindow::new(launch, width, height))
    }

    /// Begins to read in a window that is open.
    pub fn of(ui: TestWindow) -> Self {
        Self::through(ui, false)
    }

    /// The same through a system whose readers hear news and values only as descriptions, if it
    /// `needs_descriptions`.
    pub fn through(mut ui: TestWindow, needs_descriptions: bool) -> Self {
        let (mut writer, updates) = TreeWriter::channel();
        writer.needs_descriptions = needs_descriptions;
        ui.send(Message::Bridge(BridgeMessage::Listening(Some(writer))));
        let mut reader = Self {
            ui,
            updates,
            tree: None,
            nodes: BTreeMap::new(),
            focus: ROOT,
            heard: Vec::new(),
            hears_descriptions: needs_descriptions,
            described: String::new(),
            sizes: Vec::new(),
        };
        reader.listen();
        assert!(reader.tree.is_some(), "there is no tree");
        reader
    }

    /// Takes in the updates of the tree.
    pub fn listen(&mut self) {
        for update in self.updates.try_iter() {
            self.sizes.push(update.nodes.len());
            let ids: HashSet<_> = update.nodes.iter().map(|(id, _)| id).collect();
            assert_eq!(ids.len(), update.nodes.len(), "a node is sent twice");
            let mut changed = Vec::new();
            for (id, node) in &update.nodes {
                if self.nodes.insert(*id, node.clone()).as_ref() != Some(node) {
                    changed.push(*id);
                }
            }
            changed.retain(|id| self.is_live(*id));
            let read = changed.into_iter().map(|id| self.name(id));
            let read: Vec<_> = read.filter(|name| !name.is_empty()).collect();
            self.heard.extend(read);
            self.focus = update.focus;
            if self.hears_descriptions {
                let now = self.nodes[&self.focus].description().unwrap_or_default().to_owned();
                if now != self.described && !now.is_empty() {
                    self.heard.push(now.clone());
                }
                self.described = now;
            }
            match &mut self.tree {
                Some(tree) => tree.update_and_process_changes(update, &mut NoChanges),
                None => self.tree = Some(Tree::new(update, true)),
            }
            let mut reached = HashSet::new();
            let mut ahead = vec![ROOT];
            while let Some(id) = ahead.pop() {
                assert!(reached.insert(id), "{id:?} has two places");
                ahead.extend(self.nodes[&id].children());
            }
            self.nodes.retain(|id, _| reached.contains(id));
        }
    }

    /// Whether changes of a node are read out: its own, or as part of another.
    fn is_live(&self, id: NodeId) -> bool {
        let around = || self.nodes.values().find(|node| node.children().contains(&id));
        let live = self.nodes[&id].live().or_else(|| around()?.live());
        live.is_some()
    }

    /// Lets the window be drawn, and takes in the updates.
    fn settle(&mut self) {
        self.ui.draw_frame(Duration::ZERO);
        self.listen();
    }

    pub fn press(&mut self, key: &str) {
        self.ui.press(key);
        self.settle();
    }

    pub fn press_all(&mut self, keys: &[&str]) {
        keys.iter().for_each(|key| self.press(key));
    }

    pub fn asks(&mut self, id: NodeId, action: Action, data: Option<ActionData>) {
        let request = ActionRequest { action, target_tree: TreeId::ROOT, target_node: id, data };
        self.ui.send(Message::Asked(request));
        self.settle();
    }

    #[track_caller]
    pub fn click(&mut self, role: Role, name: &str) {
        let id = self.find(role, name);
        self.asks(id, Action::Click, None);
    }

    #[track_caller]
    pub fn set_value(&mut self, role: Role, name: &str, text: &str) {
        let id = self.find(role, name);
        self.asks(id, Action::SetValue, Some(ActionData::Value(text.into())));
    }

    /// What was read out since it was asked last.
    pub fn heard(&mut self) -> Vec<String> {
        std::mem::take(&mut self.heard)
    }

    /// What a node is called.
    pub fn name(&self, id: NodeId) -> String {
        let node = &self.nodes[&id];
        let name = if node.role() == Role::Label { node.value() } else { node.label() };
        name.unwrap_or_default().to_owned()
    }

    pub fn all(&self, role: Role) -> Vec<NodeId> {
        let nodes = self.nodes.iter();
        nodes.filter(|(_, node)| node.role() == role).map(|(id, _)| *id).collect()
    }

    /// The nodes of a role within another, in reading order.
    pub fn below(&self, id: NodeId, role: Role) -> Vec<NodeId> {
        let mut found = Vec::new();
        for &child in self.nodes[&id].children() {
            found.extend((self.nodes[&child].role() == role).then_some(child));
            found.extend(self.below(child, role));
        }
        found
    }

    #[track_caller]
    pub fn find(&self, role: Role, name: &str) -> NodeId {
        let all = self.all(role);
        let found = all.iter().find(|id| self.name(**id) == name);
        *found.unwrap_or_else(|| {
            let names: Vec<_> = all.iter().map(|id| self.name(*id)).collect();
            panic!("no {role:?} “{name}” among {names:?}")
        })
    }

    #[track_caller]
    pub fn node(&self, role: Role, name: &str) -> &Node {
        &self.nodes[&self.find(role, name)]
    }

    /// The cell at a row and a column, counted from 0.
    #[track_caller]
    pub fn cell(&self, row: usize, col: usize) -> NodeId {
        let mut cells = self.nodes.iter().filter(|(_, node)| node.role() == Role::GridCell);
        let found = cells
            .find(|(_, node)| node.row_index() == Some(row) && node.column_index() == Some(col));
        *found.expect("the cell is in view").0
    }

    /// The whole tree, a line for each node, indented like the tree.
    pub fn outline(&self) -> String {
        let mut lines = String::new();
        self.outline_of(ROOT, 0, &mut lines);
        lines
    }

    fn outline_of(&self, id: NodeId, depth: usize, lines: &mut String) {
        let node = &self.nodes[&id];
        let value = node.value().filter(|_| node.role() != Role::Label);
        lines.push_str(&format!(
            "{}{:?} “{}”{}{}\n",
            "  ".repeat(depth),
            node.role(),
            self.name(id),
            value.map(|value| format!(" = {value}")).unwrap_or_default(),
            if self.focus == id { " *" } else { "" }
        ));
        for child in node.children() {
            self.outline_of(*child, depth + 1, lines);
        }
    }
}
