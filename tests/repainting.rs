//! A board in the window looks exactly like its cells, and what does not change is not painted anew.

use crate::common::prelude::*;
use crate::common::screenshot::Camera;
use crate::common::surface::Surface;
use iced::{Point, Rectangle, Size};
use iced_test::runtime::user_interface::Cache;
use proptest::prelude::*;
use sapper::config::ColorVision;
use sapper::config::keymap::Keyboard;
use sapper::game::BoardGenerator;
use sapper::game::pointer::PressPreview;
use sapper::platform::monotonic_clock::MonotonicClock;
use sapper::ui::Element;
use sapper::ui::board::cell_appearance::{PointerHighlight, ReadingAids};
use sapper::ui::board::layout::BoardLayout;
use sapper::ui::board::look::EndDisplay;
use sapper::ui::board::sprite_cache::SpriteCache;
use sapper::ui::board::{Annotations, BoardView, align_to_board, static_board};
use sapper::ui::kit::motion::QUICK;
use sapper::ui::kit::theme::{MARGIN, Palette};
use std::rc::Rc;

const ROWS: u16 = 11;
const COLS: u16 = 10;
const WINDOW: Size = Size::new(560.0, 600.0);

fn game(seed: u64) -> Game {
    game_of(ROWS, COLS, 15, seed)
}

fn game_of(rows: u16, cols: u16, mines: usize, seed: u64) -> Game {
    let level = Level::with_dimensions(rows.into(), cols.into(), mines).expect("a level");
    let field = BoardGenerator::new(seed).generate(level, None);
    Game::with_board(level, Style::Windows7.rules(), field, Moment(0))
}

fn board<'a>(
    game: &'a Game,
    hovered: Option<Pos>,
    layout: BoardLayout,
    sprites: &'a Rc<SpriteCache>,
) -> Element<'a, ()> {
    let board = BoardView {
        game,
        chances: None,
        end: EndDisplay::Inline,
        aids: ReadingAids::default(),
        is_record: false,
        pointer: PointerHighlight { hovered, preview: PressPreview::Nothing, flag_mode: false },
        animation: None,
        annotations: Annotations::default(),
        // It would round the corners of the cells.
        frame: None,
        shows_rulers: false,
        has_letters: false,
        layout,
        offset: Point::ORIGIN,
        on_way: None,
        sprites,
        clock: MonotonicClock::start(),
        keyboard: Keyboard::HERE,
    };
    board.view(|_| (), |_| ())
}

fn any_move() -> impl Strategy<Value = (Pos, bool)> {
    (0..ROWS, 0..COLS, any::<bool>()).prop_map(|(row, col, opens)| (Pos::new(row, col), opens))
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(24))]
    #[test]
    fn after_every_move_the_board_looks_like_its_cells(
        seed in any::<u64>(),
        moves in prop::collection::vec(any_move(), 1..6),
        side in prop_oneof![Just(16_u8), Just(24), Just(40)],
        scale in prop_oneof![Just(1.0_f32), Just(1.25), Just(2.0)],
        dark in any::<bool>(),
    ) {
        let palette = Palette::of(Style::Windows7, dark, ColorVision::Normal);
        let sprites = Rc::new(SpriteCache::new(palette, scale));
        let mut game = game(seed);
        let size = Some(f32::from(side));
        let layout = BoardLayout::new(game.size(), Rectangle::with_size(WINDOW), MARGIN, size, scale);
        let (mut camera, mut cache) = (Camera::new(), Cache::new());
        for (pos, opens) in moves {
            // The pointer is on the cell first.
            let hovered = board(&game, Some(pos), layout, &sprites);
            cache = camera.frame(hovered, cache, WINDOW, scale).1;
            game.apply(if opens { Action::Open(pos) } else { Action::Mark(pos) }, Moment(1));
            let drawn = board(&game, None, layout, &sprites);
            let (drawn, next) = camera.frame(drawn, cache, WINDOW, scale);
            cache = next;
            let cells = static_board::<()>(&game, EndDisplay::Inline, layout.cell_size, &sprites);
            let cells = camera.picture(align_to_board(layout, cells), WINDOW, scale);
            prop_assert!(drawn == cells, "after {pos:?}");
        }
    }
    #[test]
    fn a_new_board_repaints_all_of_the_old_one(
        seed in any::<u64>(),
        sizes in prop::collection::vec((2..=9_u16, 2..=9_u16), 2..4),
        opens in any::<bool>(),
        side in prop_oneof![Just(16_u8), Just(24), Just(40)],
    ) {
        let palette = Palette::of(Style::Windows7, false, ColorVision::Normal);
        let sprites = Rc::new(SpriteCache::new(palette, 1.0));
        let (mut camera, mut cache) = (Camera::new(), Cache::new());
        for (rows, cols) in sizes {
            let mut game = game_of(rows, cols, 1, seed);
            let size = Some(f32::from(side));
            let layout = BoardLayout::new(game.size(), Rectangle::with_size(WINDOW), MARGIN, size, 1.0);
            if opens {
                let all: Vec<_> = game.size().positions().collect();
                for pos in all {
                    game.apply(Action::Open(pos), Moment(1));
                }
            }
            let (drawn, next) = camera.frame(board(&game, None, layout, &sprites), cache, WINDOW, 1.0);
            cache = next;
            let cells = static_board::<()>(&game, EndDisplay::Inline, layout.cell_size, &sprites);
            let cells = camera.picture(align_to_board(layout, cells), WINDOW, 1.0);
            prop_assert!(drawn == cells, "{rows}×{cols}");
        }
    }
}

#[test]
fn more_cells_than_there_are_buttons_look_the_same() {
    const SIDE: u16 = 66;
    let palette = Palette::of(Style::Windows7, false, ColorVision::Normal);
    let window = Size::new(1_250.0, 1_250.0);
    for scale in [1.0, 1.25] {
        let sprites = Rc::new(SpriteCache::new(palette, scale));
        let mut game = game_of(SIDE, SIDE, 700, 4);
        let area = Rectangle::with_size(window);
        let layout = BoardLayout::new(game.size(), area, MARGIN, None, scale);
        let in_view = layout.visible_cells(Point::ORIGIN).positions().count();
        assert!(in_view > 4_096, "{in_view} cells are in view");
        let (mut camera, mut cache) = (Camera::new(), Cache::new());
        for pos in [Pos::new(40, 40), Pos::new(3, 64), Pos::new(65, 2), Pos::new(15, 16)] {
            game.apply(Action::Open(pos), Moment(1));
            game.apply(Action::Mark(Pos::new(pos.row, 47)), Moment(1));
            let drawn = board(&game, None, layout, &sprites);
            let (drawn, next) = camera.frame(drawn, cache, window, scale);
            cache = next;
            let cells = static_board::<()>(&game, EndDisplay::Inline, layout.cell_size, &sprites);
            let cells = camera.picture(align_to_board(layout, cells), window, scale);
            assert!(drawn == cells, "after {pos:?} at {scale}");
        }
    }
}

/// Opens a cell in the middle of an Expert board: nothing but its opening may be painted anew.
fn check_what_is_painted(launch: LaunchOptions) {
    let mut window = TestWindow::new(launch.level(Level::Expert).seed(105), 1068.0, 721.0);
    let mut surface = Surface::new(1);
    let settled = Duration::from_millis(2 * QUICK);
    window.present(&mut surface, settled);
    window.open_cell(Pos::new(8, 15));
    let whole = window.present(&mut surface, settled);
    let is_open = |pos| matches!(window.cell(pos), VisibleCell::Open(_));
    let opened = window.game().size().positions().filter(|&pos| is_open(pos)).count();
    assert!(opened > 8 && surface.painted < 0.2, "{opened} cells: {}", surface.painted);
    assert!(surface.pixels() == whole);
}

#[test]
fn what_opens_is_painted_anew_and_little_besides() {
    check_what_is_painted(LaunchOptions::default());
}

#[test]
fn the_rings_of_a_first_game_repaint_little_more() {
    let home = tempfile::tempdir().expect("a folder");
    check_what_is_painted(LaunchOptions::default().files_in(&home));
}

#[test]
fn the_corners_of_a_glass_board_are_round() {
    let window = TestWindow::new(beginner(), 704.0, 760.0);
    let (width, _, pixels) = window.picture();
    let board = window.board();
    let light = |x: f32, y: f32| -> u32 {
        let nth = 4 * (y as usize * width as usize + x as usize);
        pixels[nth..nth + 3].iter().map(|part| u32::from(*part)).sum()
    };
    // The page is lighter than a covered cell.
    let corner = light(board.x, board.y);
    let inside = light(board.x + 9.0, board.y + 9.0);
    assert!(corner > inside + 60, "{corner} in the corner, {inside} inside");
}
