//! Two recordings of a level beside each other, on one clock.

mod view;

use crate::config::command::Reading;
use crate::game::counters::GameResult;
use crate::game::{Moment, Pos, ShownBoard};
use crate::replay::{Playback, Recording, TimelineClick};
use crate::ui::board::BoardPane;
use crate::ui::board::scroll_pane::PanZoom;
use crate::ui::features::replay;
use crate::ui::features::replay::play_clock::{PlayClock, PlaybackSpeed};
use crate::ui::screen::effect::{self, Effects, Request};
use crate::ui::screen::prelude::*;
use crate::ui::screen::{BoardHost, ScreenState, ScreenUpdate, SpokenState};

#[derive(Debug, Clone)]
pub struct CompareScreen {
    sides: [CompareSide; 2],
    /// The side whose board the player asks about.
    read: usize,
    pub clock: PlayClock,
    /// In ms of both recordings: they count from the first opening.
    time: i32,
    /// The clicks of both, in order.
    clicks: Vec<TimelineClick>,
    /// Whether the player has opened the details, or closed those that expert figures open.
    pub toggled_details: bool,
}

/// One of the recordings.
#[derive(Debug, Clone)]
pub struct CompareSide {
    pub playback: Playback,
    name: String,
    pane: BoardPane,
}

impl CompareSide {
    /// Whose it is, how long it has taken so far, and how it ended.
    fn name_and_result(&self, texts: &Texts) -> String {
        let result = match self.playback.counters().result {
            GameResult::Won => Some(texts.get("replay-won")),
            GameResult::Lost => Some(texts.get("replay-lost")),
            GameResult::Unfinished => None,
        };
        let time = texts.seconds(self.playback.elapsed());
        let name = [Some(self.name.as_str()), Some(time.as_str()), result];
        name.into_iter().flatten().collect::<Vec<_>>().join(" · ")
    }
}

#[derive(Debug, Clone)]
pub enum Message {
    Command(Command),
    /// To this time, in ms.
    Seek(i32),
    Speed(PlaybackSpeed),
    /// On the board of this side.
    PanZoom(usize, PanZoom),
    /// The mouse over a board, where it does nothing.
    Ignored,
}

impl CompareScreen {
    /// Two recordings and their names, both at the beginning.
    pub fn new(recordings: [(Recording, String); 2]) -> Self {
        let sides = recordings.map(|(recording, file)| {
            let player = recording.metadata.player.trim();
            let name = if player.is_empty() { file } else { player.to_owned() };
            CompareSide { playback: Playback::new(recording), name, pane: BoardPane::default() }
        });
        let mut clicks: Vec<_> =
            sides.iter().flat_map(|side| side.playback.clicks.iter().copied()).collect();
        clicks.sort_by_key(|click| click.time);
        let mut screen = Self {
            sides,
            read: 0,
            clock: PlayClock::default(),
            time: 0,
            clicks,
            toggled_details: false,
        };
        screen.seek(screen.begin());
        screen
    }

    pub const fn sides(&self) -> &[CompareSide; 2] {
        &self.sides
    }

    /// The recording whose board the player asks about.
    pub const fn playback_to_read(&self) -> &Playback {
        &self.sides[self.read].playback
    }

    /// Turns to the board of the first or the second recording, and says whose it is.
    fn turn_to(&mut self, read: usize, texts: &Texts) -> Effects<Message> {
        let cursor = self.sides[self.read].pane.cursor.take();
        self.read = read;
        let size = self.playback_to_read().session().game().size();
        self.sides[read].pane.cursor = cursor.filter(|pos| size.contains(*pos));
        Request::Tell(self.sides[read].name_and_result(texts)).into()
    }

    /// The current time, in ms.
    pub const fn time(&self) -> i32 {
        self.time
    }

    pub const fn is_running(&self) -> bool {
        self.clock.is_running()
    }

    fn begin(&self) -> i32 {
        let [a, b] = &self.sides;
        a.playback.begin().min(b.playback.begin())
    }

    fn end(&self) -> i32 {
        let [a, b] = &self.sides;
        a.playback.end().max(b.playback.end())
    }

    /// Returns whether it is a command of this screen.
    fn act(&mut self, command: Command, now: Moment) -> bool {
        match command {
            Command::Accept | Command::Open | Command::Pause if self.is_running() => {
                self.clock.stop();
            }
            Command::Accept | Command::Open | Command::Pause => self.run(now),
            Command::Left => self.step(self.event_beside(false)),
            Command::Right => self.step(self.event_beside(true)),
            Command::Up => self.clock.change_speed(true),
            Command::Down => self.clock.change_speed(false),
            Command::Counters => self.toggled_details = !self.toggled_details,
            Command::RowStart | Command::FirstCell => self.seek(self.begin()),
            Command::RowEnd | Command::LastCell => self.seek(self.end()),
            _ => return false,
        }
        true
    }

    /// Plays up to this time, if it runs.
    pub fn advance(&mut self, now: Moment) {
        let Some(way) = self.clock.advance(now) else { return };
        self.seek(self.time.saturating_add(way));
        if self.time >= self.end() {
            self.clock.stop();
        }
    }

    /// Starts from the beginning if it is at the end.
    pub fn run(&mut self, now: Moment) {
        if self.time >= self.end() {
            self.seek(self.begin());
        }
        self.clock.start(now);
    }

    fn seek(&mut self, time: i32) {
        self.time = time.clamp(self.begin(), self.end());
        for side in &mut self.sides {
            side.playback.seek(self.time);
        }
    }

    fn step(&mut self, time: Option<i32>) {
        self.clock.stop();
        if let Some(time) = time {
            self.seek(time);
        }
    }

    /// The time of the next event of either recording after now, or of the last one before.
    fn event_beside(&self, is_after: bool) -> Option<i32> {
        let events = self.sides.iter().flat_map(|side| side.playback.recording.log.events());
        let times = events.map(|event| event.time);
        if is_after {
            times.filter(|&time| time > self.time).min()
        } else {
            times.filter(|&time| time < self.time).max()
        }
    }
}

impl ScreenState for CompareScreen {
    fn name(&self) -> Option<&'static str> {
        Some("compare-title")
    }

    fn text(&self, ctx: Context<'_>) -> Option<String> {
        Some(match self.is_running() {
            true => ctx.texts.get("replay-runs").to_owned(),
            false => replay::time_text(self.time, self.end(), ctx.texts),
        })
    }

    fn is_page(&self) -> bool {
        true
    }

    fn is_running(&self) -> bool {
        self.clock.is_running()
    }

    fn plays_recording(&self) -> bool {
        true
    }

    fn board(&self) -> Option<&dyn BoardHost> {
        Some(self)
    }

    fn board_mut(&mut self) -> Option<&mut dyn BoardHost> {
        Some(self)
    }
}

impl ScreenUpdate for CompareScreen {
    type Message = Message;

    fn update(&mut self, message: Message, ctx: Context<'_>) -> Effects<Message> {
        match message {
            Message::Command(command) => return self.run_command(command, ctx),
            Message::Seek(time) => {
                self.seek(time);
                self.clock.restart(ctx.now);
            }
            Message::Speed(speed) => self.clock.speed = speed,
            Message::PanZoom(side, PanZoom::Scroll(offset) | PanZoom::Glide(offset)) => {
                self.sides[side].pane.scroll(offset);
            }
            Message::PanZoom(..) | Message::Ignored => {}
        }
        Vec::new()
    }

    fn on_command(&mut self, command: Command, ctx: Context<'_>) -> Option<Effects<Message>> {
        match command {
            Command::PageUp => return Some(self.turn_to(0, ctx.texts)),
            Command::PageDown => return Some(self.turn_to(1, ctx.texts)),
            // The first question makes the cursor appear, on a board that has a name.
            Command::Read(asked)
                if asked != Reading::Again && self.sides[self.read].pane.cursor.is_none() =>
            {
                let mut effects = self.turn_to(self.read, ctx.texts);
                effects.extend(effect::lift(self.move_cursor(None, (0, 0))));
                return Some(effects);
            }
            _ => {}
        }
        let before = (self.time, self.clock.speed);
        let is_own = self.act(command, ctx.now);
        let is_same = is_own && before == (self.time, self.clock.speed);
        let end = || self.clock.no_further(command, ctx.texts).map(|it| Request::Tell(it).into());
        is_own.then(|| if is_same { end().into_iter().collect() } else { Vec::new() })
    }

    fn on_frame(&mut self, ctx: Context<'_>) -> Effects<Message> {
        self.advance(ctx.now);
        Vec::new()
    }

    fn view<'a>(&'a self, ctx: ViewContext<'a>) -> Element<'a, Message> {
        view::view(self, ctx)
    }
}

impl BoardHost for CompareScreen {
    fn board(&self) -> &dyn ShownBoard {
        self.playback_to_read().session().game()
    }

    fn pane(&self) -> &BoardPane {
        &self.sides[self.read].pane
    }

    fn is_played(&self) -> bool {
        false
    }

    /// A cursor to read with, as in a recording.
    fn move_cursor(&mut self, to: Option<Pos>, step: (i16, i16)) -> Effects {
        let CompareSide { playback, pane, .. } = &mut self.sides[self.read];
        let session = playback.session();
        pane.cursor = to.or(pane.cursor);
        Request::Sound(pane.move_cursor(step, session.game(), session.pointer().hovered())).into()
    }

    fn changed(&self) -> &[Pos] {
        let action = self.playback_to_read().last_action();
        action.map_or(&self.pane().changed, |(_, outcome)| &outcome.changed)
    }

    fn elapsed(&self, _: Moment) -> Option<u64> {
        Some(self.playback_to_read().elapsed())
    }

    fn spoken(&self) -> SpokenState {
        SpokenState {
            details: Some(self.toggled_details),
            speed: Some(self.clock.speed.name()),
            ..SpokenState::default()
        }
    }
}
