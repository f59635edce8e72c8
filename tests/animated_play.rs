//! Animations on the board: boards appear, light answers what the player does, and no input ever
//! waits for it.

use crate::common::prelude::*;
use iced::{Point, mouse};
use proptest::prelude::*;
use sapper::config::{ReduceMotion, Theme};
use sapper::game::pointer::{MouseButton, PointerInput};
use sapper::platform::SystemPrefs;
use sapper::replay::PointerPos;
use sapper::ui::board::animation::{Animation, AnimationKind};
use sapper::ui::board::cell::{CellAppearance, CellContent, CellEffect};
use sapper::ui::board::cell_appearance::CellInputs;
use sapper::ui::board::cell_background::CellBackground;
use sapper::ui::board::cell_grid::BoardEvent;
use sapper::ui::board::light::LightKind;
use sapper::ui::board::look::EndDisplay;
use sapper::ui::features::play::{self, PlayScreen};
use sapper::ui::kit::icon::Icon;
use sapper::ui::kit::theme::CellLook;
use sapper::ui::shell::app::Message;

/// A lively screen with a game on a board that is known.
struct Board {
    play: PlayScreen,
    now: Moment,
}

impl Board {
    fn new(rows: usize, cols: usize, mines: &[usize]) -> Self {
        let size = BoardSize::new(rows, cols).expect("a board");
        let level = Level::with_dimensions(rows, cols, mines.len()).expect("a level");
        let field = Minefield::new(size, mines.iter().copied());
        let game = Game::with_board(level, Rules::WINDOWS_7, field, Moment(0));
        let mut play = PlayScreen::new(game, InputConfig::default(), Moment(0));
        play.set_animated(true);
        Self { play, now: Moment(1_000) }
    }

    fn handle(&mut self, pos: Pos, input: PointerInput) {
        let touch = BoardEvent {
            path: vec![(self.now, PointerPos::cell_center(pos))],
            at: self.now,
            input: Some(input),
        };
        let _ = self.play.handle(play::Message::Pointer(touch), self.now);
    }

    fn press(&mut self, pos: Pos, button: MouseButton) {
        self.handle(pos, PointerInput::Press { button, shift: false });
    }

    fn open_cell(&mut self, pos: Pos) {
        self.press(pos, MouseButton::Left);
        self.handle(pos, PointerInput::Release(MouseButton::Left));
    }

    fn mark_cell(&mut self, pos: Pos) {
        self.press(pos, MouseButton::Right);
        self.handle(pos, PointerInput::Release(MouseButton::Right));
    }

    fn kind(&self) -> Option<AnimationKind> {
        self.play.animation.as_ref().map(Animation::kind)
    }

    /// Waits this many ms, and wakes the screen whenever it asked for it.
    fn wait(&mut self, ms: u64) -> u32 {
        let (until, mut woken) = (Moment(self.now.0 + ms), 0);
        while let Some(next) = self.play.next_deadline(self.now).filter(|next| *next <= until) {
            assert!(next > self.now, "an alarm is never due at once");
            self.now = next;
            let _ = self.play.handle(play::Message::TimerFired, next);
            woken += 1;
        }
        self.now = until;
        woken
    }

    /// The looks of all cells, `ms` from now.
    fn appearances(&self, ms: u64) -> Vec<CellAppearance> {
        let now = Moment(self.now.0 + ms);
        self.seen(self.play.animation.as_ref().map(|life| (life, now)), false)
    }

    /// The looks of all cells if nothing ever moved.
    fn still(&self) -> Vec<CellAppearance> {
        self.seen(None, false)
    }

    fn seen(&self, scene: Option<(&Animation, Moment)>, is_record: bool) -> Vec<CellAppearance> {
        let game = self.play.game();
        let eye = CellInputs {
            animation: scene,
            is_record,
            ..CellInputs::at_rest(game, EndDisplay::Inline, CellLook::Glass)
        };
        game.size().positions().map(|pos| eye.appearance(pos)).collect()
    }
}

/// Two mines in the last column: one click at the first corner opens the rest but two cells.
fn nearly_won() -> Board {
    let mut board = Board::new(4, 8, &[7, 23]);
    board.open_cell(Pos::new(0, 0));
    board
}

fn is_tile(look: &CellAppearance) -> bool {
    matches!(look.background, CellBackground::Covered { .. })
}

#[test]
fn a_new_board_appears_from_its_first_corner() {
    let mut board = Board::new(9, 9, &[3]);
    assert_eq!(board.kind(), None, "the first one is there at once");
    assert_eq!(board.play.next_deadline(board.now), None);
    let deal = |board: &mut Board| {
        let game = Game::new(Level::Expert, Rules::WINDOWS_7, 1, board.now);
        board.play.deal(game, board.now);
    };
    deal(&mut board);
    assert_eq!(board.kind(), Some(AnimationKind::Appear));
    let (early, middle) = (board.appearances(0), board.appearances(300));
    assert!(early.iter().all(|look| !is_tile(look)));
    assert!(is_tile(&middle[0]) && !is_tile(&middle[479]));
    assert!(board.appearances(1_200).iter().all(is_tile));
    deal(&mut board);
    assert_eq!(board.kind(), None, "who plays on at once has the next board at once");
    assert!(board.appearances(0).iter().all(is_tile));
}

/// What the cells are, whatever the light on them.
fn unlit(looks: Vec<CellAppearance>) -> Vec<CellAppearance> {
    looks.into_iter().map(|look| CellAppearance { effect: CellEffect::None, ..look }).collect()
}

fn lit(looks: &[CellAppearance]) -> usize {
    looks.iter().filter(|look| look.effect != CellEffect::None).count()
}

#[test]
fn an_opening_is_there_at_once_and_lit_for_a_moment() {
    // A part of the board that is walled off, or this click would win; and a single cell.
    let large = (Board::new(16, 30, &[448, 449, 478]), at(8, 10));
    for (mut board, pos) in [large, (Board::new(9, 9, &[0, 1]), at(1, 0))] {
        board.open_cell(pos);
        assert_eq!(board.kind(), Some(AnimationKind::Opening));
        for ms in 0..180 {
            assert_eq!(unlit(board.appearances(ms)), board.still(), "after {ms} ms");
        }
        assert!((0..180).any(|ms| lit(&board.appearances(ms)) > 4));
        assert_eq!(board.appearances(180), board.still());
        assert!(board.wait(180) <= 13, "a frame each 16 ms");
        assert_eq!(board.kind(), None);
    }
}

#[test]
fn a_chord_sends_sparks_to_the_cells_that_it_opens() {
    let mut board = Board::new(9, 9, &[0, 40, 42]);
    board.open_cell(at(1, 1));
    board.mark_cell(at(0, 0));
    assert_eq!(board.kind(), Some(AnimationKind::Flag));
    let number = at(1, 1);
    board.press(number, MouseButton::Middle);
    board.handle(number, PointerInput::Release(MouseButton::Middle));
    assert_eq!(board.kind(), Some(AnimationKind::Chord));
    let sparks = |ms| {
        let looks = board.appearances(ms);
        looks.iter().filter(|look| matches!(look.effect, CellEffect::Spark { .. })).count()
    };
    assert_eq!((sparks(0), sparks(60), sparks(120)), (7, 7, 0));
    assert_eq!(unlit(board.appearances(20)), board.still());
}

#[test]
fn a_flag_glints_once() {
    let mut board = Board::new(9, 9, &[0, 40]);
    board.mark_cell(at(3, 3));
    for ms in 0..120 {
        let looks = board.appearances(ms);
        assert!(matches!(looks[30].effect, CellEffect::Glint(1..=8)), "{ms}");
        assert_eq!(lit(&looks), 1);
    }
    assert_eq!(board.appearances(120), board.still());
    board.mark_cell(at(3, 3));
    assert_eq!(board.kind(), None, "but not when it goes");
}

#[test]
fn a_lost_board_goes_dark_outward_and_stays_dark() {
    let mut board = Board::new(9, 9, &[0, 2, 40, 80]);
    board.mark_cell(at(8, 7));
    board.open_cell(at(0, 2));
    assert_eq!(board.kind(), Some(AnimationKind::Loss));
    let dark = |looks: &[CellAppearance], cell: usize| match looks[cell].effect {
        CellEffect::Light(light) if light.kind == LightKind::Dark => light.strength,
        _ => 0,
    };
    let early = board.appearances(30);
    assert_eq!(early[40].content, CellContent::Icon(Icon::Mine), "what it was, is there at once");
    assert!(dark(&early, 3) > 0 && dark(&early, 78) == 0);
    let mut before = vec![0; 81];
    for ms in 0..=400 {
        let looks = board.appearances(ms);
        let now: Vec<u8> = (0..81).map(|cell| dark(&looks, cell)).collect();
        assert!(now.iter().zip(&before).all(|(now, before)| now >= before), "{ms}");
        before = now;
    }
    let still = board.still();
    assert_eq!(board.appearances(400), still);
    let is_dark = |cell: usize| dark(&still, cell) == 8;
    assert!((0..81).all(|cell| is_dark(cell) == is_tile(&still[cell])));
}

#[test]
fn a_win_sends_a_ring_over_the_board_and_raises_the_flags() {
    let mut board = nearly_won();
    board.wait(1_200);
    board.mark_cell(at(0, 7));
    for pos in [at(1, 7), at(3, 7)] {
        board.open_cell(pos);
    }
    assert_eq!(board.play.game().phase(), Phase::Won);
    assert_eq!(board.kind(), Some(AnimationKind::Win));
    let flag = CellContent::Icon(Icon::Flag);
    let early = board.appearances(0);
    assert_eq!(early[7].content, flag, "the player's flag stays");
    assert_eq!(early[23].content, CellContent::Blank, "the ring brings this one");
    assert_eq!(board.still()[23].content, flag);
    assert!((0..900).any(|ms| matches!(board.appearances(ms)[23].effect, CellEffect::Rising(..))));
    for cell in 0..32 {
        let is_lit = |ms| board.appearances(ms)[cell].effect != CellEffect::None;
        assert!((0..900).any(is_lit), "the light comes to cell {cell}");
    }
    assert_eq!(board.appearances(900), board.still());
}

#[test]
fn the_ring_of_a_record_is_gold_and_turns_flags_golden() {
    let mut board = nearly_won();
    board.wait(1_200);
    board.mark_cell(Pos::new(0, 7));
    for pos in [Pos::new(1, 7), Pos::new(3, 7)] {
        board.open_cell(pos);
    }
    let wave = board.play.animation.as_ref().map(|wave| (wave, board.now));
    let (before, after) = (board.seen(wave, true), board.seen(None, true));
    assert_eq!(before[7].content, CellContent::Icon(Icon::Flag), "not before it comes");
    assert_eq!(after[7].content, CellContent::Icon(Icon::RecordFlag));
    assert!(
        matches!(before[31].effect, CellEffect::Light(light) if light.kind == LightKind::Record)
    );
}

#[test]
fn a_wrong_flag_leaves_open_ground() {
    let mut board = Board::new(9, 9, &[0, 40]);
    board.mark_cell(Pos::new(8, 7));
    board.open_cell(Pos::new(0, 0));
    let wrong = board.still()[79];
    assert_eq!(wrong.content, CellContent::Icon(Icon::WrongFlag));
    assert!(matches!(wrong.background, CellBackground::Open(_)));
}

#[test]
fn no_timer_runs_without_an_animation() {
    let mut board = nearly_won();
    let woken = board.wait(1_200);
    assert!(woken <= 1_200 / 16 + 2, "{woken}");
    assert_eq!(board.kind(), None);
    assert_eq!(board.wait(10_000), 10, "only the clock");
    for pos in [Pos::new(1, 7), Pos::new(3, 7)] {
        board.open_cell(pos);
    }
    assert_eq!(board.play.game().phase(), Phase::Won);
    board.wait(1_200);
    assert_eq!((board.kind(), board.play.next_deadline(board.now)), (None, None));
    assert_eq!(board.wait(10_000), 0);
}

/// A board that is just being laid.
fn dealt() -> Board {
    let mut board = Board::new(9, 9, &[0]);
    let game = Game::new(Level::Intermediate, Rules::WINDOWS_7, 1, board.now);
    board.play.deal(game, board.now);
    board
}

#[test]
fn a_click_or_a_key_ends_the_animation_and_acts_at_once() {
    let acts: [fn(&mut Board); 2] = [
        |board| board.mark_cell(at(0, 7)),
        |board| {
            for command in [Command::Left, Command::Flag] {
                let _ = board.play.handle(command.into(), board.now);
                assert_ne!(board.kind(), Some(AnimationKind::Appear));
            }
        },
    ];
    for act in acts {
        let mut board = dealt();
        assert!(board.kind().is_some());
        act(&mut board);
        assert_eq!((board.kind(), board.play.game().flags()), (Some(AnimationKind::Flag), 1));
        assert_eq!(unlit(board.appearances(0)), board.still());
    }
}

#[test]
fn the_cross_of_a_refused_chord_stays_for_300_ms() {
    let mut board = nearly_won();
    board.wait(1_000);
    let number = Pos::new(1, 6);
    board.press(number, MouseButton::Middle);
    board.handle(number, PointerInput::Release(MouseButton::Middle));
    assert!(board.wait(300) > 10, "it sways");
    assert!(board.wait(10_000) <= 10, "and then only the clock runs");
}

fn window(style: Style) -> TestWindow {
    let launch = LaunchOptions::default().level(style.spec().levels[0]).style(style).seed(7);
    TestWindow::without_tasks(launch, 700.0, 600.0)
}

fn kind(window: &TestWindow) -> Option<AnimationKind> {
    window.app.play().animation.as_ref().map(Animation::kind)
}

fn begin(window: &mut TestWindow, level: Level) {
    window.send(stack::Message::Command(Command::Level(level)));
}

fn reduce(window: &mut TestWindow, to: ReduceMotion) {
    window.change(SettingChange::ReduceMotion(to));
}

#[test]
fn animations_run_in_the_window() {
    let mut window = window(Style::Windows7);
    assert_eq!(kind(&window), None, "the first board is there at once");
    window.key(Command::New);
    assert_eq!(kind(&window), None, "and so is the next one");
    begin(&mut window, Level::Intermediate);
    assert_eq!(kind(&window), Some(AnimationKind::Appear));
    window.open_cell(Pos::new(4, 4));
    assert_eq!(kind(&window), Some(AnimationKind::Opening), "a press acts and ends it");
    let field = window.field();
    let mine = field.mine_positions().next().expect("there are mines");
    window.open_cell(mine);
    assert_eq!(kind(&window), Some(AnimationKind::Loss));
    assert!(window.shows_board());
    begin(&mut window, Level::Beginner);
    assert_eq!(kind(&window), Some(AnimationKind::Appear));
    window.win();
    assert_eq!(kind(&window), Some(AnimationKind::Win));
    assert!(window.shows_board());
}

#[test]
fn reduced_motion_shows_everything_at_once() {
    let mut window = window(Style::Windows7);
    begin(&mut window, Level::Intermediate);
    assert_eq!(kind(&window), Some(AnimationKind::Appear));
    reduce(&mut window, ReduceMotion::On);
    assert_eq!(kind(&window), None, "what moves, stops");
    for level in [Level::Beginner, Level::Intermediate] {
        begin(&mut window, level);
        assert_eq!(kind(&window), None);
        window.win();
        assert_eq!(window.phase(), Phase::Won);
        assert_eq!(kind(&window), None);
    }
    reduce(&mut window, ReduceMotion::Off);
    begin(&mut window, Level::Beginner);
    assert_eq!(kind(&window), Some(AnimationKind::Appear));
}

#[test]
fn high_contrast_follows_the_desktop_unless_a_theme_is_chosen() {
    let mut window = window(Style::Windows7);
    let usual = window.app.theme();
    window
        .send(Message::SystemPrefs(SystemPrefs { high_contrast: true, ..SystemPrefs::default() }));
    let strong = window.app.theme();
    assert_eq!(strong.palette().background, iced::Color::BLACK);
    window.change(SettingChange::Theme(Theme::Light));
    assert_eq!(window.app.theme(), usual);
    window.change(SettingChange::Theme(Theme::HighContrast));
    assert_eq!(window.app.theme(), strong);
}

#[test]
fn the_system_setting_follows_the_desktop() {
    let still = Message::SystemPrefs(SystemPrefs {
        dark: true,
        reduced_motion: true,
        ..SystemPrefs::default()
    });
    let mut window = window(Style::Windows7);
    let light = window.app.theme();
    begin(&mut window, Level::Intermediate);
    window.send(still);
    assert_eq!(kind(&window), None);
    assert_ne!(window.app.theme(), light);
    begin(&mut window, Level::Beginner);
    assert_eq!(kind(&window), None);
    reduce(&mut window, ReduceMotion::Off);
    window.change(SettingChange::Theme(Theme::Light));
    begin(&mut window, Level::Intermediate);
    assert_eq!(kind(&window), Some(AnimationKind::Appear));
    assert_eq!(window.app.theme(), light);
}

#[test]
fn only_the_windows_7_style_is_animated() {
    for style in Style::ALL {
        let mut window = window(style);
        begin(&mut window, *style.spec().levels.last().expect("a level"));
        let moves = kind(&window).is_some();
        assert_eq!(moves, style == Style::Windows7, "{style}");
    }
}

#[test]
fn a_click_beside_the_board_ends_the_animation_too() {
    let mut window = window(Style::Windows7);
    begin(&mut window, Level::Intermediate);
    window.point_at(Point::new(4.0, 200.0));
    window.mouse(mouse::Event::ButtonPressed(mouse::Button::Left));
    assert_eq!(kind(&window), None);
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(64))]

    /// After any game, the final picture is the same as without animations.
    #[test]
    fn cells_look_the_same_after_an_animation_as_without_it(
        mines in prop::collection::hash_set(0_usize..99, 1..30),
        clicks in prop::collection::vec((0_usize..99, any::<bool>(), 0_u64..400), 1..40),
    ) {
        let mines: Vec<usize> = mines.into_iter().collect();
        let mut board = Board::new(9, 11, &mines);
        for (cell, left, wait) in clicks {
            let pos = board.play.game().size().pos(cell);
            if left { board.open_cell(pos) } else { board.mark_cell(pos) }
            prop_assert_eq!(board.appearances(1_200), board.still());
            board.wait(wait);
        }
        board.wait(1_200);
        prop_assert_eq!(board.kind(), None);
    }
}
