//! The dialog for the counters: which are shown during a game and afterwards, in which order, and
//! formulas of the player's own. A change takes effect at once.

use crate::config::counter_list::{CounterEntry, CounterList, CounterTime, ShownCounter};
use crate::game::counters::{Counter, Formula, FormulaError};
use crate::i18n::counters;
use crate::ui::kit::focus::navigation;
use crate::ui::screen::dialog::prelude::*;
use iced::widget::column;

/// The field for a name; also the key of its label.
const NAME_FIELD: &str = "counters-name";

#[derive(Debug, Clone, PartialEq)]
pub struct CountersDialog {
    list: CounterList,
    /// The place of the entry that is moved or removed.
    chosen: usize,
    name: String,
    formula: String,
    problem: Option<FormulaError>,
    /// Whether the fields for a formula are shown.
    is_adding: bool,
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Message {
    Choose(usize),
    Toggle(usize, CounterTime),
    Move { down: bool },
    Remove,
    Restore,
    Name(String),
    Formula(String),
    Add,
}

impl CountersDialog {
    pub const fn new(list: CounterList) -> Self {
        Self {
            list,
            chosen: 0,
            name: String::new(),
            formula: String::new(),
            problem: None,
            is_adding: false,
        }
    }

    /// Adds the formula of the fields, or shows them first.
    fn add(&mut self) -> Effects {
        if !std::mem::replace(&mut self.is_adding, true) {
            return vec![Effect::Task(navigation::focus_and_select(NAME_FIELD))];
        }
        match Formula::new(&self.name, &self.formula) {
            Ok(formula) => {
                let Some(place) = self.list.add(formula) else { return Vec::new() };
                self.chosen = place;
                self.name.clear();
                self.formula.clear();
                self.is_adding = false;
                self.save_list()
            }
            Err(problem) => {
                self.problem = Some(problem);
                Vec::new()
            }
        }
    }

    fn save_list(&self) -> Effects {
        Request::Change(SettingChange::CounterList(self.list.clone())).into()
    }

    /// The list of the beginning, with the player's formulas.
    fn restored(&self) -> CounterList {
        let mut list = CounterList::default();
        for entry in self.list.entries() {
            if let ShownCounter::Own(formula) = &entry.counter {
                list.add(formula.clone());
            }
        }
        list
    }

    fn chosen_formula(&self) -> Option<&Formula> {
        match &self.list.entries().get(self.chosen)?.counter {
            ShownCounter::Own(formula) => Some(formula),
            ShownCounter::Known(_) => None,
        }
    }
}

impl DialogState for CountersDialog {
    type Message = Message;

    const TITLE: &'static str = "counters";
    const PAUSES_GAME: bool = true;

    fn update(&mut self, message: Message) -> Effects {
        self.problem = None;
        match message {
            Message::Choose(at) => {
                self.chosen = at;
                if let Some(own) = self.chosen_formula().cloned() {
                    self.name = own.name().to_owned();
                    self.formula = own.text().to_owned();
                    self.is_adding = true;
                }
                return Vec::new();
            }
            Message::Toggle(at, time) => self.list.toggle(at, time),
            Message::Move { down } => self.chosen = self.list.shift(self.chosen, down),
            Message::Remove => {
                self.list.remove(self.chosen);
            }
            Message::Restore => {
                self.list = self.restored();
                self.chosen = 0;
            }
            Message::Name(typed) => {
                self.name = typed;
                return Vec::new();
            }
            Message::Formula(typed) => {
                self.formula = typed;
                return Vec::new();
            }
            Message::Add => return self.add(),
        }
        self.save_list()
    }

    fn view<'a>(&'a self, ctx: ViewContext<'a>) -> DialogView<'a, Message> {
        let lines = self.list.entries().iter().enumerate();
        let lines = lines.map(|(at, entry)| line(at, entry, at == self.chosen, ctx));
        let list = described(column(lines), Semantics::new(Role::List));
        let content = column![self.is_adding.then(|| self.own(ctx)), list];
        let content = content.spacing(3.0 * theme::UNIT);
        let last = self.list.entries().len() - 1;
        let up = (self.chosen > 0).then_some(Message::Move { down: false });
        let down = (self.chosen < last).then_some(Message::Move { down: true });
        let restore = (self.list != self.restored()).then_some(Message::Restore);
        // It is always there, so that no other button takes its place under the pointer.
        let remove = self.chosen_formula().map(|_| Message::Remove);
        let view = DialogView::fitted(ctx, |room| scroll_area(content, room)).dense();
        let view = view.button("counters-up", up).button("counters-down", down);
        let view = view.button("counters-remove", remove);
        let view = view.button("counters-restore", restore).button("counters-add", Message::Add);
        view.closed_by("close")
    }
}

impl CountersDialog {
    /// The fields for a formula, what is wrong with it, and what it may have.
    fn own<'a>(&'a self, ctx: ViewContext<'a>) -> Element<'a, Message> {
        let (texts, palette) = (ctx.texts, ctx.palette);
        let problem = self.problem.as_ref().map(|error| counters::formula_error(texts, error));
        let input = |key: &'static str, typed: &'a str, on_input: fn(String) -> Message| {
            let field = Field::new(key, typed).named(texts.get(key)).hint(texts.get(key));
            field.wrong(problem.clone()).view(on_input, Message::Add, palette)
        };
        let name = input(NAME_FIELD, &self.name, Message::Name);
        let formula = input("counters-formula", &self.formula, Message::Formula);
        let names = Counter::ALL.iter().map(|it| it.key()).collect::<Vec<_>>().join(", ");
        let about = texts.with("counters-note", &[("names", names.into())]);
        column![
            row![container(name).width(112.0), formula].spacing(theme::GAP),
            form::wrong(problem, palette),
            words::note(about, palette),
        ]
        .spacing(theme::GAP)
        .into()
    }
}

/// A counter, and when it is shown.
fn line<'a>(
    at: usize,
    entry: &'a CounterEntry,
    is_chosen: bool,
    ctx: ViewContext<'a>,
) -> Element<'a, Message> {
    let (texts, palette) = (ctx.texts, ctx.palette);
    let (name, tip) = match &entry.counter {
        ShownCounter::Known(counter) => {
            (texts.get(counter.spec().name), texts.get(counter.spec().tip))
        }
        ShownCounter::Own(formula) => (formula.name(), formula.text()),
    };
    let look = if is_chosen { TextRole::Strong } else { TextRole::Label };
    let choose = buttons::flat_line(look.in_button(name, palette), palette);
    let choose = if is_chosen { choose.style(palette.choice_card(true)) } else { choose };
    let semantics = Semantics::new(Role::RadioButton).named(name).toggled(is_chosen);
    let choose = focus::control(choose, semantics, Message::Choose(at));
    let choose = ctx.tip(choose, ControlLabel::new(tip));
    let tick = |key: &'static str, time| {
        let message = Message::Toggle(at, time);
        let on = entry.is_shown(time);
        container(buttons::checkbox_of(name, texts.get(key), on, message)).width(72.0)
    };
    let ticks = row![
        tick("counters-live", CounterTime::DuringGame),
        tick("counters-after", CounterTime::Afterwards),
    ];
    beside![container(choose).width(Fill), ticks].into()
}
