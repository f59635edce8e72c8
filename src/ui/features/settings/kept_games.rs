//! The dialog for the games that are kept besides records: which, how many, and their names.

use crate::config::{
    GameFacts, GamesToKeep, KeptGames, LevelKind, NameField, NameTemplate, ReplayLimit,
    TemplateError,
};
use crate::game::Style;
use crate::ui::screen::dialog::prelude::*;
use iced::widget::column;

const LABEL: f32 = 152.0;
/// The largest number in a field.
const MOST: u32 = 100_000;

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct KeptGamesDialog {
    which: GamesToKeep,
    by_level: bool,
    /// The texts of the fields, in the order of [`KeptField::ALL`].
    typed: [String; KeptField::ALL.len()],
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum KeptField {
    /// Seconds; an empty field sets no limit.
    MaxTime,
    /// 3BV/s; an empty field sets no limit.
    MinSpeed,
    Limit,
    Name,
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Message {
    Which(GamesToKeep),
    ByLevel(bool),
    Typed(KeptField, String),
    Accepted,
}

impl KeptField {
    pub const ALL: [Self; 4] = [Self::MaxTime, Self::MinSpeed, Self::Limit, Self::Name];

    /// The id of the field, and the key of its label.
    pub const fn id(self) -> &'static str {
        match self {
            Self::MaxTime => "kept-max-time",
            Self::MinSpeed => "kept-min-speed",
            Self::Limit => "kept-limit",
            Self::Name => "kept-name",
        }
    }
}

impl KeptGamesDialog {
    pub fn new(rule: &KeptGames, texts: &Texts) -> Self {
        let seconds = rule.max_seconds.map(|seconds| seconds.to_string());
        let speed = rule.min_speed.map(|speed| texts.decimal(f64::from(speed) / 100.0, 2));
        Self {
            which: rule.which,
            by_level: rule.by_level,
            typed: [
                seconds.unwrap_or_default(),
                speed.unwrap_or_default(),
                rule.limit.get().to_string(),
                rule.name.to_string(),
            ],
        }
    }

    fn text(&self, field: KeptField) -> &str {
        self.typed[field as usize].trim()
    }

    /// The number in a field in parts of `1 / scale`, `None` if it is empty.
    fn number(&self, field: KeptField, scale: u32) -> Result<Option<u32>, ()> {
        let typed = self.text(field);
        if typed.is_empty() {
            return Ok(None);
        }
        let parts = number_field::decimal(typed, scale.into()).ok_or(())?;
        let is_within = (0.0..=f64::from(MOST) * f64::from(scale)).contains(&parts);
        if is_within { Ok((parts > 0.0).then_some(parts as u32)) } else { Err(()) }
    }

    fn limit(&self) -> Option<ReplayLimit> {
        self.text(KeptField::Limit).parse().ok().and_then(ReplayLimit::new)
    }

    /// What the fields describe, if they are valid.
    pub fn rule(&self) -> Option<KeptGames> {
        Some(KeptGames {
            which: self.which,
            max_seconds: self.number(KeptField::MaxTime, 1).ok()?,
            min_speed: self.number(KeptField::MinSpeed, 100).ok()?,
            name: self.text(KeptField::Name).parse().ok()?,
            by_level: self.by_level,
            limit: self.limit()?,
        })
    }

    /// What is wrong with a field.
    pub fn problem(&self, field: KeptField, texts: &Texts) -> Option<String> {
        let range = |max: u32| number_field::out_of_range(&(0..=max as usize), texts);
        match field {
            KeptField::MaxTime => self.number(field, 1).err().map(|()| range(MOST)),
            KeptField::MinSpeed => self.number(field, 100).err().map(|()| range(MOST)),
            KeptField::Limit => {
                self.limit().is_none().then(|| range(ReplayLimit::MAX.get().into()))
            }
            KeptField::Name => {
                let error = self.text(field).parse::<NameTemplate>().err()?;
                Some(match error {
                    TemplateError::Empty => texts.get("kept-name-empty").to_owned(),
                    TemplateError::TooLong => {
                        texts.with("kept-name-long", args![max = NameTemplate::MAX])
                    }
                    TemplateError::Forbidden(sign) => {
                        texts.with("kept-name-forbidden", args![sign = sign.to_string()])
                    }
                    TemplateError::Brace => texts.get("kept-name-brace").to_owned(),
                    TemplateError::Unknown(field) => texts.with("kept-name-unknown", args![field]),
                })
            }
        }
    }

    /// Where a win on Expert would be kept.
    fn example(&self) -> Option<String> {
        let rule = KeptGames {
            which: GamesToKeep::All,
            max_seconds: None,
            min_speed: None,
            ..self.rule()?
        };
        let game = GameFacts {
            is_won: true,
            time_ms: 84_562,
            solved: 163,
            bbbv: 163,
            level: LevelKind::Expert,
            style: Style::default().key(),
            date: "2026-11-20",
            clock: "21-31-05",
            player: "Ada",
        };
        Some(format!("{}.rawvf", rule.stem_of(&game)?))
    }

    fn field<'a>(&'a self, field: KeptField, ctx: ViewContext<'a>) -> Element<'a, Message> {
        let name = ctx.texts.get(field.id());
        let input = Field::new(field.id(), &self.typed[field as usize])
            .named(name)
            .wrong(self.problem(field, ctx.texts));
        let on_input = move |typed| Message::Typed(field, typed);
        let input = input.view(on_input, Message::Accepted, ctx.palette);
        form::labelled(name, LABEL, input, ctx.palette).into()
    }
}

impl DialogState for KeptGamesDialog {
    type Message = Message;

    const TITLE: &'static str = "kept-title";
    const ACCEPTED: Option<Message> = Some(Message::Accepted);
    const PAUSES_GAME: bool = true;

    fn update(&mut self, message: Message) -> Effects {
        match message {
            Message::Which(which) => self.which = which,
            Message::ByLevel(by_level) => self.by_level = by_level,
            Message::Typed(field, typed) => self.typed[field as usize] = typed,
            Message::Accepted => {
                return self.rule().map_or_else(Vec::new, |rule| {
                    vec![
                        Request::Close.into(),
                        Request::Change(SettingChange::KeptGames(rule)).into(),
                    ]
                });
            }
        }
        Vec::new()
    }

    fn view<'a>(&'a self, ctx: ViewContext<'a>) -> DialogView<'a, Message> {
        let (texts, palette) = (ctx.texts, ctx.palette);
        let kinds = choices("kept", texts);
        let which = drop_down(None, kinds, self.which, Message::Which, Fill, palette);
        let folders = buttons::checkbox(
            texts.get("kept-folders"),
            self.by_level,
            theme::GAP,
            Message::ByLevel(!self.by_level),
        );
        let names: Vec<_> = NameField::ALL.iter().map(|it| format!("{{{}}}", it.key())).collect();
        let problem = KeptField::ALL.into_iter().find_map(|field| self.problem(field, texts));
        let said = match (&problem, self.example()) {
            (None, Some(example)) => words::note(example, palette),
            (problem, _) => words::problem(problem.clone().unwrap_or_default(), palette),
        };
        let which = form::labelled(texts.get("kept-which"), LABEL, which, palette);
        // The other fields do not apply to records, but an invalid one keeps the dialog open.
        let is_in_force = self.which != GamesToKeep::None || problem.is_some();
        let content = if is_in_force {
            column![words::note(texts.get("kept-about"), palette), which]
                .extend(KeptField::ALL.map(|field| self.field(field, ctx)))
                .push(words::note(names.join(" "), palette))
                .push(alert(said))
                .push(folders)
        } else {
            column![which]
        };
        let content = content.spacing(theme::GAP);
        DialogView::fitted(ctx, |room| scroll_area(content, room))
            .closed_by("cancel")
            .button("ok", self.rule().map(|_| Message::Accepted))
            .main()
    }
}
