//! The screen on which the game is played.

pub mod aid;
pub mod aid_bar;
pub mod auto;
mod bars;
mod column;
mod cover;
pub mod ending;
mod line;
pub mod menu;
mod message;
pub mod name;
mod outcome;
pub mod panel;
pub mod search;
mod strip;
pub mod summary;
mod view;

use crate::game::counters::{Counters, Tally};
use crate::game::pointer::{InputConfig, PointerInput, PressPreview};
use crate::game::{
    self, Action as Act, CustomBoard, Game, Level, Minefield, Moment, Phase, Pos, VisibleCell,
};
use crate::replay::{Applied, Metadata, Recorder, Recording, SavedGame};
use crate::screen::field::life::{Kind, Life};
use crate::screen::review::{self, Review};
use crate::widget::pane::Motion;
use aid::Aid;
use column::Sizes;
use iced::Point;
use name::NameField;
use search::Search;
use summary::Summary;

pub use ending::{Ending, Finish, Praise};
pub use message::{Action, Choice, Key, Message};

/// How long the cross of a refused chord stays, in ms.
const REFUSAL: u64 = 300;

/// The game, and what the mouse and the keyboard are doing to it.
#[derive(Debug, Clone)]
pub struct Play {
    take: Recorder,
    cursor: Option<Pos>,
    refused: Option<(Pos, Moment)>,
    /// Whether what happens is shown as it goes on, and what is shown now.
    lively: bool,
    /// Whether the app wants to hear of everything that is done to the game.
    tells: bool,
    life: Option<Life>,
    offset: Point,
    summary: Option<Summary>,
    /// Whether the game was left before, and waits to go on.
    is_back: bool,
    counters: Option<Counters>,
    sizes: Sizes,
    aid: Aid,
    review: Review,
    /// The search for the board of the first click, which is held back meanwhile.
    search: Option<Search>,
}

impl Play {
    /// The screen with this game on it.
    pub fn new(game: Game, hand: InputConfig, now: Moment) -> Self {
        Self::resumed(Recorder::new(game, hand, now), None, false)
    }

    /// The screen with a game that goes on, as it stood when it was broken off. One that has had
    /// help has had it.
    pub fn resumed(take: Recorder, cursor: Option<Pos>, helped: bool) -> Self {
        let is_back = take.game().phase() == Phase::Paused;
        Self {
            take,
            cursor,
            refused: None,
            lively: false,
            tells: false,
            life: None,
            offset: Point::ORIGIN,
            summary: None,
            is_back,
            counters: None,
            sizes: Sizes::default(),
            aid: Aid::of(helped),
            review: Review::default(),
            search: None,
        }
    }

    /// The game.
    pub const fn game(&self) -> &Game {
        self.take.game()
    }

    /// The place from which the game can go on later; `None` where there is nothing to go on with.
    pub fn bookmark(&self, now: Moment) -> Option<SavedGame> {
        SavedGame::capture(&self.take, now)
    }

    /// Whether the game was left before, and waits to go on.
    pub fn is_back(&self) -> bool {
        self.is_back && self.game().phase() == Phase::Paused
    }

    /// What the hand has done so far.
    pub const fn tally(&self) -> Tally {
        self.take.tally()
    }

    /// The keyboard's cursor.
    pub const fn cursor(&self) -> Option<Pos> {
        self.cursor
    }

    /// The film of the game, once there is something to be seen.
    pub fn film(&self, credits: Metadata) -> Option<Recording> {
        self.take.recording(credits)
    }

    /// Deals the next game, with the promise that it needs no guess or without.
    pub fn deal(
        &mut self,
        level: Level,
        rules: game::Rules,
        seed: u64,
        no_guess: bool,
        now: Moment,
    ) {
        self.restart(now, |game| {
            game.reset(level, rules, seed, now);
            game.set_no_guess(no_guess);
        });
    }

    /// Lays a board that is known already, and of which it may be known that it needs no guess
    /// once the cell `first` is open.
    pub fn lay(
        &mut self,
        field: Minefield,
        first: Option<Pos>,
        level: Level,
        rules: game::Rules,
        now: Moment,
    ) {
        self.restart(now, |game| {
            *game = Game::with_board(level, rules, field, now).with_start_cell(first);
        });
    }

    fn restart(&mut self, now: Moment, deal: impl FnOnce(&mut Game)) {
        let size = self.game().size();
        self.take.restart(now, deal);
        self.refused = None;
        self.search = None;
        self.aid.restart();
        self.review = Review::default();
        self.summary = None;
        self.is_back = false;
        self.counters = None;
        let laid = self.game().size();
        self.life = self.lively.then(|| Life::appear(laid, now));
        if self.game().size() != size {
            self.cursor = None;
            self.offset = Point::ORIGIN;
        }
    }

    /// How far the board is scrolled, in logical pixels.
    pub const fn offset(&self) -> Point {
        self.offset
    }

    /// Scrolls the board to this offset, in logical pixels.
    pub const fn scroll_to(&mut self, offset: Point) {
        self.offset = offset;
    }

    /// The cells that look pressed.
    pub fn preview(&self) -> PressPreview {
        self.take.pointer().preview()
    }

    /// The result of the game, once it is over. It may wait for the wave to pass.
    pub const fn summary(&self) -> Option<&Summary> {
        self.summary.as_ref()
    }

    /// The help that the game has had, and has now.
    pub const fn aid(&self) -> &Aid {
        &self.aid
    }

    /// Where luck was spent, once the game is over.
    pub const fn review(&self) -> &Review {
        &self.review
    }

    /// The job of finding out where luck was spent, once, when the game is over.
    pub fn ask_luck(&mut self) -> Option<review::Job> {
        if !self.is_over() {
            return None;
        }
        self.review.ask(|| self.take.recording(Metadata::default()))
    }

    /// The game has had help.
    pub const fn take_help(&mut self) {
        self.aid.note_use();
    }

    /// Says how the game ended, with a field for the name beside its record if it has one. The
    /// result appears when the wave, or the explosion, has passed.
    pub fn end(&mut self, ending: Ending, name: Option<NameField>, now: Moment) {
        let passed = self.life.as_ref().map_or(now, Life::ends);
        let mut summary = Summary::new(ending, name, passed.max(now));
        summary.tick(now);
        self.summary = Some(summary);
    }

    /// Whether the player may be typing a name.
    pub fn asks_name(&self) -> bool {
        self.summary.as_ref().is_some_and(Summary::is_asking)
    }

    /// What has just come in is there at once: whoever plays on has seen enough. The end of a game
    /// is seen whole.
    fn skip_entrance(&mut self) {
        self.life = (self.life.take()).filter(|life| life.kind() != Kind::Appear);
    }

    /// Whether the game is over.
    pub const fn is_over(&self) -> bool {
        self.game().phase().is_over()
    }

    /// How the player's hand works from now on. Flag mode stays as it is.
    pub fn set_hand(&mut self, hand: InputConfig, now: Moment) {
        let left_marks = self.flag_mode();
        self.take.set_input_config(InputConfig { flag_mode: left_marks, ..hand }, now);
    }

    /// Whether a left click marks a covered cell. It stays so from game to game, and ends with the
    /// window: who begins anew expects that a click opens.
    pub const fn flag_mode(&self) -> bool {
        self.take.pointer().config().flag_mode
    }

    fn set_flag_mode(&mut self, left_marks: bool, now: Moment) {
        let hand = self.take.pointer().config();
        self.take.set_input_config(InputConfig { flag_mode: left_marks, ..hand }, now);
    }

    /// Whether boards come, open, burst and wave from now on, or everything is there at once.
    pub fn set_lively(&mut self, lively: bool) {
        self.lively = lively;
        self.life = self.life.take().filter(|_| lively);
    }

    /// From now on the app hears of everything that is done to the game, by [`Action::Did`].
    pub const fn tell_all(&mut self) {
        self.tells = true;
    }

    /// What moves over the board, if something does.
    pub const fn life(&self) -> Option<&Life> {
        self.life.as_ref()
    }

    /// The measures with which the custom dialog opens: the present board's.
    pub fn measures(&self) -> CustomBoard {
        let size = self.game().size();
        // Where chance decides how many mines there will be, and has not yet: as many as likely.
        let mines = match self.game().mines() as usize {
            0 if self.game().field().is_none() => size.cells() / 5,
            mines => mines.min(size.cells() - 1),
        };
        match self.game().level() {
            Level::Custom(board) => board,
            _ => CustomBoard::new(usize::from(size.rows()), usize::from(size.cols()), mines)
                .unwrap_or_else(|_| unreachable!("one of these cells is left free")),
        }
    }

    /// When the screen changes by itself next: the clock's next second, the end of a refusal, a
    /// press that becomes a long one, the next picture of what moves.
    pub fn alarm(&self, now: Moment) -> Option<Moment> {
        let second = self.game().clock().is_running().then(|| {
            let elapsed = self.game().elapsed(now);
            Moment(now.0 + 1_000 - elapsed % 1_000)
        });
        let refusal = self.refused.map(|(_, since)| {
            let over = Moment(since.0 + REFUSAL);
            if self.lively { over.min(Moment(now.0 + Life::FRAME)) } else { over }
        });
        let life = self.life.as_ref().and_then(|life| life.next(now));
        let slide = self.sizes.next(now);
        let paused = self.game().phase() == Phase::Paused;
        let aid = self.aid.next().filter(|_| !paused);
        let search = self.search.as_ref().and_then(Search::next);
        // While the board is looked for, nothing is heard of the game.
        let heard = [second, aid, self.take.pointer().deadline()];
        let heard = heard.map(|due| due.filter(|_| self.search.is_none()));
        let [second, aid, press] = heard;
        let summary = (self.summary.as_ref()).and_then(|it| it.next(now, self.lively));
        [second, refusal, life, slide, aid, press, search, summary].into_iter().flatten().min()
    }

    /// Takes in what happened at `now`.
    pub fn update(&mut self, message: Message, now: Moment) -> Vec<Action> {
        match message {
            Message::Mouse(touch) => {
                for (then, spot) in touch.way {
                    match &mut self.search {
                        Some(search) => search.point(spot),
                        None => self.take.move_pointer(spot, then),
                    }
                }
                touch.input.map_or_else(Vec::new, |input| self.hear(input, touch.at))
            }
            Message::Forget => self.hear(PointerInput::Cancel, now),
            Message::Key(key) => self.key(key, now),
            Message::Moved(Motion::Scroll(offset)) => {
                self.offset = offset;
                Vec::new()
            }
            Message::Moved(Motion::Zoom { steps, at }) => vec![Action::Zoom(steps, at)],
            Message::New => vec![Action::Deal(self.game().level())],
            Message::Chosen(Choice::Named(level)) => {
                self.sizes.close();
                vec![Action::Deal(level)]
            }
            Message::Chosen(Choice::Custom) => vec![Action::AskCustom],
            Message::Chosen(Choice::NoGuess(on)) | Message::NoGuess(on) => {
                vec![Action::NoGuess(on)]
            }
            Message::ShowRemaining(shown) => vec![Action::ShowRemaining(shown)],
            Message::FlagMode(on) => {
                self.set_flag_mode(on, now);
                Vec::new()
            }
            Message::Sound(on) => vec![Action::Sound(on)],
            Message::Menu => vec![Action::OpenMenu],
            Message::Leave => vec![Action::Leave],
            Message::Sizes => {
                self.sizes.toggle(now);
                Vec::new()
            }
            Message::Aid(wish) => {
                let over = self.cursor.or(self.take.pointer().hovered());
                let effect = self.aid.wish(wish, self.take.game(), over, now);
                self.aided(effect, now)
            }
            Message::Answered(answered) => {
                let effect = self.aid.hear(answered, self.take.game(), now);
                self.aided(effect, now)
            }
            Message::Found(found) => self.found(found, now),
            Message::Ordinary => self.play_ordinary(now),
            Message::CallOff => self.call_off(now),
            Message::Retry => vec![Action::Retry],
            Message::Name(message) => {
                let name = self.summary.as_mut().and_then(|it| it.name.as_mut());
                let signed = name.and_then(|name| name.update(message));
                signed.map(Action::Sign).into_iter().collect()
            }
            Message::NameDone => {
                if let Some(name) = self.summary.as_mut().and_then(|it| it.name.as_mut()) {
                    name.finish();
                }
                Vec::new()
            }
            Message::NoticeRead => vec![Action::ReadNotice],
            Message::Introduced { reads } => vec![Action::Introduced { reads }],
            Message::Watch => vec![Action::Watch],
            Message::Luck => vec![Action::ShowLuck],
            Message::Reviewed(told) => {
                self.review.hear(told);
                Vec::new()
            }
            Message::Hidden if self.game().phase() == Phase::Paused => Vec::new(),
            Message::Pause | Message::Hidden => {
                self.is_back = false;
                let action = match self.game().phase() {
                    Phase::Paused => Act::Resume,
                    _ => Act::Pause,
                };
                self.life = None;
                self.act(action, now)
            }
            Message::Woken => {
                if self.refused.is_some_and(|(_, since)| now.since(since) >= REFUSAL) {
                    self.refused = None;
                }
                self.life = self.life.take().filter(|life| now < life.ends());
                let mut actions = self.hear(PointerInput::Timeout, now);
                if self.summary.as_mut().is_some_and(|it| it.tick(now)) {
                    actions.push(Action::AskName);
                }
                actions.extend(self.tick_search(now));
                if self.search.is_none() && self.game().phase() != Phase::Paused {
                    let effect = self.aid.tick(self.take.game(), now);
                    actions.extend(self.aided(effect, now));
                }
                actions
            }
        }
    }

    /// What follows from help.
    fn aided(&mut self, effect: aid::Effect, now: Moment) -> Vec<Action> {
        match effect {
            aid::Effect::Nothing => Vec::new(),
            aid::Effect::Ask(asked) => vec![Action::Ask(asked)],
            aid::Effect::Reveal(pos) => vec![Action::Reveal(pos)],
            aid::Effect::Open(pos) => {
                let mut actions = Vec::new();
                // A flag says nothing to the solver, and must not stop its player. One mark takes it
                // off, or makes it a question mark, which opens.
                if self.game().cell(pos) == VisibleCell::Flag {
                    actions.extend(self.act(Act::Mark(pos), now));
                }
                actions.extend(self.act(Act::Open(pos), now));
                actions
            }
        }
    }

    fn hear(&mut self, input: PointerInput, now: Moment) -> Vec<Action> {
        if let Some(search) = &mut self.search {
            search.miss(input);
            return Vec::new();
        }
        if let Some(actions) = self.seek_by_mouse(input, now) {
            return actions;
        }
        if matches!(input, PointerInput::Press { .. } | PointerInput::TouchStart) {
            self.cursor = None;
            self.skip_entrance();
        }
        match self.take.handle_input(input, now) {
            Some(Applied { action: Some(action), outcome, .. }) => {
                self.follow(action, &outcome, now)
            }
            _ => Vec::new(),
        }
    }

    fn key(&mut self, key: Key, now: Moment) -> Vec<Action> {
        self.skip_entrance();
        let size = self.game().size();
        let last = Pos::new(size.rows() - 1, size.cols() - 1);
        let edge = |end, last| if end { last } else { 0 };
        let Some(pos) = self.cursor else {
            let pos = self.take.pointer().hovered().unwrap_or(Pos::new(last.row / 2, last.col / 2));
            return self.go_to(pos);
        };
        match key {
            Key::Move(down, right) => self.go_to(Pos::new(
                pos.row.saturating_add_signed(down).min(last.row),
                pos.col.saturating_add_signed(right).min(last.col),
            )),
            Key::Edge { end } => self.go_to(Pos::new(pos.row, edge(end, last.col))),
            Key::Corner { end } => self.go_to(Pos::new(edge(end, last.row), edge(end, last.col))),
            Key::Chord => self.act_at(pos, Act::Chord(pos), now),
            Key::Open if matches!(self.game().cell(pos), VisibleCell::Open(_)) => {
                self.act_at(pos, Act::Chord(pos), now)
            }
            Key::Open => self.act_at(pos, Act::Open(pos), now),
            Key::Mark => self.act_at(pos, Act::Mark(pos), now),
        }
    }

    /// Acts on the cell of the keyboard's cursor, which the wheel may have taken out of sight.
    fn act_at(&mut self, pos: Pos, action: Act, now: Moment) -> Vec<Action> {
        if self.search.is_some() {
            return Vec::new();
        }
        let mut actions = vec![Action::Reveal(pos)];
        actions.extend(self.act(action, now));
        actions
    }

    /// Takes the keyboard's cursor to a cell.
    fn go_to(&mut self, pos: Pos) -> Vec<Action> {
        self.cursor = Some(pos);
        vec![Action::Reveal(pos)]
    }

    fn act(&mut self, action: Act, now: Moment) -> Vec<Action> {
        if self.search.is_some() {
            return Vec::new();
        }
        if let Some(actions) = self.seek_by_act(action, now) {
            return actions;
        }
        let outcome = self.take.perform(action, now);
        self.follow(action, &outcome, now)
    }
}
