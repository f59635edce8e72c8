//! What Sapper runs on, and how fast it is there: for the player, and to be copied into a report.

use crate::ui::Renderer;
use crate::ui::kit::control::{ControlPart, DrawContext, Input, of_height};
use crate::ui::kit::motion;
use crate::ui::screen::dialog::prelude::*;
use crate::ui::screen::effect::{Request, WindowRequest};
use crate::ui::screen::jobs;
use crate::ui::screen::machine::{Machine, Spread};
use iced::advanced::Renderer as _;
use iced::advanced::renderer::Quad;
use iced::widget::column;
use iced::{Background, Event, Rectangle, window};
use std::env::consts::{ARCH, OS};
use web_time::{Duration, Instant};

/// How long the mark moves, and the side of it.
const RUN: Duration = Duration::from_millis(1_200);
const MARK: f32 = 3.0 * theme::UNIT;

#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct MachineDialog {
    /// How often the mark was set in motion.
    runs: u32,
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Message {
    Measure(bool),
    Move,
    /// The mark has moved to its end.
    Moved,
    Copy(String),
}

impl DialogState for MachineDialog {
    type Message = Message;

    const TITLE: &'static str = "machine";
    fn update(&mut self, message: Message) -> Effects {
        match message {
            Message::Measure(on) => Request::Window(WindowRequest::Measure(on)).into(),
            Message::Move => {
                self.runs += 1;
                Vec::new()
            }
            Message::Moved => Vec::new(),
            Message::Copy(text) => vec![Effect::Task(jobs::write_clipboard(text))],
        }
    }

    fn view<'a>(&'a self, ctx: ViewContext<'a>) -> DialogView<'a, Message> {
        let (texts, palette) = (ctx.texts, ctx.palette);
        let facts = facts(ctx);
        let copied: Vec<_> =
            facts.iter().map(|(name, value)| format!("{name}: {value}\n")).collect();
        let lines = facts.into_iter().map(|(name, value)| {
            row![words::muted(name, palette).width(160.0), words::label(value, palette).width(Fill)]
                .spacing(theme::GAP)
                .into()
        });
        let on = ctx.machine.is_measuring();
        let measure = texts.get("machine-measure");
        let switch = buttons::switch(measure, None, on, Some(Message::Measure(!on)), palette);
        let strip = of_height(MARK, Strip { machine: ctx.machine, runs: self.runs, palette });
        let content = column![
            iced::widget::column(lines).spacing(theme::UNIT),
            switch,
            words::note(texts.get("machine-about"), palette),
            strip,
        ]
        .spacing(3.0 * theme::UNIT);
        DialogView::fitted(ctx, |room| scroll_area(content, room))
            .button("machine-move", Message::Move)
            .button("machine-copy", Message::Copy(copied.concat()))
            .closed_by("close")
    }
}

/// The names and the values of what is shown.
fn facts<'a>(ctx: ViewContext<'a>) -> Vec<(&'a str, String)> {
    let (texts, machine, window) = (ctx.texts, ctx.machine, ctx.window);
    let on_off = |is: bool| texts.get(if is { "machine-on" } else { "machine-off" }).to_owned();
    let spread = |spread: Option<Spread>, key| match spread {
        None => texts.get("machine-none").to_owned(),
        Some(Spread { count, median, most, worst, late }) => {
            let ms = |it: Duration| texts.decimal(it.as_secs_f64() * 1_000.0, 1);
            let (median, most, worst) = (ms(median), ms(most), ms(worst));
            texts.with(key, args![count, median, most, worst, late])
        }
    };
    let board = ctx.game.game().size();
    let side = ctx.game.cell_size();
    let size = format!("{} × {} px", window.width.round(), window.height.round());
    let scale = texts.decimal(ctx.sprites.scale().into(), 2);
    vec![
        ("machine-version", format!("{} ({OS}, {ARCH})", env!("CARGO_PKG_VERSION"))),
        ("machine-window", format!("{size}, {scale}")),
        ("machine-cells", format!("{} × {}, {side:.1} px", board.rows(), board.cols())),
        ("machine-language", texts.lang().key().to_owned()),
        ("machine-reader", on_off(machine.has_screen_reader())),
        ("machine-sound", on_off(ctx.settings.sound)),
        ("machine-presses", spread(machine.presses(), "machine-spread")),
        ("machine-frames", spread(machine.frames(), "machine-frame-spread")),
    ]
    .into_iter()
    .map(|(key, value)| (texts.get(key), value))
    .collect()
}

/// A mark that moves from left to right, once more with each run; each frame is measured.
struct Strip<'a> {
    machine: &'a Machine,
    runs: u32,
    palette: &'static Palette,
}

#[derive(Default)]
struct StripState {
    runs: u32,
    since: Option<Instant>,
    last: Option<Instant>,
    share: f32,
}

impl ControlPart<Message> for Strip<'_> {
    type State = StripState;

    fn update(
        &mut self,
        input: &mut Input<'_, '_, '_, Message>,
        state: &mut StripState,
        event: &Event,
    ) {
        let Event::Window(window::Event::RedrawRequested(now)) = event else {
            return input.pass(event);
        };
        if std::mem::replace(&mut state.runs, self.runs) != self.runs {
            (state.since, state.last) = (Some(*now), None);
        }
        let Some(since) = state.since else {
            return;
        };
        if let Some(last) = state.last.replace(*now).filter(|last| last != now) {
            self.machine.moved(now.duration_since(last));
        }
        let past = now.duration_since(since);
        state.share = past.as_secs_f32() / RUN.as_secs_f32();
        if past < RUN {
            input.shell.request_redraw_at(*now + Duration::from_millis(motion::FRAME));
        } else {
            state.since = None;
            input.shell.publish(Message::Moved);
        }
    }

    fn draw(
        &self,
        drawing: DrawContext<'_, '_, Message>,
        state: &StripState,
        renderer: &mut Renderer,
    ) {
        if state.since.is_none() {
            return;
        }
        let all = drawing.bounds();
        let x = all.x + (state.share * (all.width - MARK)).round();
        let mark = Rectangle { x, width: MARK, ..all };
        let quad = Quad { bounds: mark, ..Quad::default() };
        renderer.fill_quad(quad, Background::Color(self.palette.accent));
    }
}
