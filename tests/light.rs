//! The light of the board in the window: every event of it ends as it would stand at once without
//! motion, and is under the figures. `SAPPER_FRAMES=FOLDER cargo test light::` writes its frames as
//! pictures, and says how long they took to paint.

use crate::common::prelude::*;
use crate::common::screenshot::Camera;
use crate::common::surface::Surface;
use iced::Size;
use iced::widget::container;
use sapper::config::{ColorVision, ReduceMotion, Theme};
use sapper::ui::board::CellRange;
use sapper::ui::board::animation::{Animation, AnimationKind};
use sapper::ui::board::cell::{CellAppearance, CellContent, CellEffect, cell};
use sapper::ui::board::cell_appearance::CellInputs;
use sapper::ui::board::frost::frost;
use sapper::ui::board::look::EndDisplay;
use sapper::ui::board::sprite_cache::SpriteCache;
use sapper::ui::kit::theme::{CellLook, Palette};
use std::rc::Rc;

type Event = (&'static str, AnimationKind, fn(&mut TestWindow));

const EVENTS: [Event; 6] = [
    ("opening", AnimationKind::Opening, |window| window.open_cell(opening(window))),
    ("chord", AnimationKind::Chord, chord),
    ("flag", AnimationKind::Flag, |window| {
        let mine = window.field().mine_positions().next().expect("a mine");
        window.mark_cell(mine);
    }),
    ("win", AnimationKind::Win, TestWindow::win),
    ("loss", AnimationKind::Loss, |window| {
        let mine = window.field().mine_positions().nth(5).expect("a mine");
        window.open_cell(mine);
    }),
    ("pause", AnimationKind::Pause, |window| window.key(Command::Pause)),
];

/// The covered cell without a number that is the nearest to the middle.
fn opening(window: &TestWindow) -> Pos {
    let (field, game) = (window.field(), window.game());
    let middle = Pos::new(field.size().rows() / 2, field.size().cols() / 2);
    let away = |pos: &Pos| pos.row.abs_diff(middle.row) + pos.col.abs_diff(middle.col);
    let is_blank = |pos: &Pos| game.is_covered(*pos) && field.number(*pos) == Some(0);
    field.size().positions().filter(is_blank).min_by_key(away).expect("one")
}

/// Flags the mines around a number that has more covered neighbours, and chords it.
fn chord(window: &mut TestWindow) {
    let (field, size) = (window.field(), window.field().size());
    let covered = |pos: &Pos| window.game().is_covered(*pos);
    let opens = |pos: &Pos| {
        !covered(pos)
            && size.neighbours(*pos).filter(|it| covered(it) && !field.is_mine(*it)).count() > 1
    };
    let number = size.positions().find(opens).expect("a number");
    for mine in size.neighbours(number).filter(|it| field.is_mine(*it)) {
        window.mark_cell(mine);
    }
    window.chord_cell(number);
}

fn window(theme: Theme, level: Level) -> TestWindow {
    let launch = LaunchOptions::default().level(level).style(Style::Windows7).seed(7);
    let (width, height) = if level == Level::Expert { (1278.0, 833.0) } else { (720.0, 753.0) };
    let mut window = TestWindow::without_tasks(launch, width, height);
    window.change(SettingChange::Theme(theme));
    window.open_cell(Pos::new(0, 0));
    window.wait(1_000);
    window
}

fn kind(window: &TestWindow) -> Option<AnimationKind> {
    window.app.play().animation.as_ref().map(Animation::kind)
}

#[test]
fn a_press_acts_at_once_whatever_moves() {
    for (name, event, does) in EVENTS {
        let mut window = window(Theme::Light, Level::Beginner);
        does(&mut window);
        assert_eq!(kind(&window), Some(event), "{name}");
        if window.phase() == Phase::Running {
            let flags = window.game().flags();
            let is_free = |pos: &Pos| window.cell(*pos) == VisibleCell::Covered;
            let cell = window.field().size().positions().filter(is_free).last();
            window.mark_cell(cell.expect("a covered cell"));
            assert_eq!(window.game().flags(), flags + 1, "{name}");
        } else {
            let command =
                if window.phase() == Phase::Paused { Command::Pause } else { Command::New };
            window.key(command);
            assert!(matches!(window.phase(), Phase::Running | Phase::Ready), "{name}");
            assert_eq!(kind(&window), None, "{name}");
        }
    }
}

#[test]
fn nothing_is_drawn_while_nothing_moves() {
    for (name, _, does) in EVENTS {
        let mut window = window(Theme::Light, Level::Beginner);
        does(&mut window);
        window.wait(5_000);
        let now = window.app.now();
        let next = window.app.play().next_deadline(now);
        let runs = window.phase() == Phase::Running;
        assert!(
            next.is_none_or(|next| runs && next.since(now) > 16),
            "{name}: {next:?} after {now:?}"
        );
    }
}

#[test]
fn figures_are_over_the_light_of_an_opening() {
    let mut camera = Camera::new();
    let mut window = window(Theme::Light, Level::Beginner);
    window.open_cell(opening(&window));
    let (game, palette) = (window.game(), Palette::of(Style::Windows7, false, ColorVision::Normal));
    let sprites = Rc::new(SpriteCache::new(palette, 1.0));
    let animation = window.app.play().animation.clone().expect("light");
    let started = Moment(animation.ends_at().0 - 180);
    let mut lit = 0;
    for ms in (0..180).step_by(16) {
        let inputs = CellInputs {
            animation: Some((&animation, Moment(started.0 + ms))),
            ..CellInputs::at_rest(game, EndDisplay::Inline, CellLook::Glass)
        };
        let size = Size::new(40.0, 40.0);
        let mut seen = |look: CellAppearance| {
            let drawn = cell::<()>(look, Rc::clone(&sprites));
            camera.picture(container(drawn).width(40).height(40).into(), size, 1.0)
        };
        for look in game.size().positions().map(|pos| inputs.appearance(pos)) {
            let CellContent::Number(number) = look.content else { continue };
            if look.effect == CellEffect::None {
                continue;
            }
            let plain = seen(CellAppearance { effect: CellEffect::None, ..look });
            let shown = seen(look);
            let [red, green, blue, _] = palette.numbers[usize::from(number) - 1].into_rgba8();
            let all = (0..plain.width).flat_map(|x| (0..plain.height).map(move |y| (x, y)));
            let ink: Vec<_> = all.filter(|&(x, y)| plain.at(x, y) == [red, green, blue]).collect();
            assert!(ink.len() > 20, "{number}");
            assert!(
                ink.iter().all(|&(x, y)| shown.at(x, y) == [red, green, blue]),
                "{number} at {ms}"
            );
            lit += 1;
        }
    }
    assert!(lit > 10, "{lit}");
}

#[test]
fn frost_shows_only_which_cells_are_covered() {
    let mut camera = Camera::new();
    for dark in [false, true] {
        let palette = Palette::of(Style::Windows7, dark, ColorVision::Normal);
        let sprites = Rc::new(SpriteCache::new(palette, 1.0));
        let mut paused = |mines: &[usize], flag: Option<Pos>, share: f32| {
            let size = BoardSize::new(5, 6).expect("a board");
            let level = Level::with_dimensions(5, 6, mines.len()).expect("a level");
            let field = Minefield::new(size, mines.iter().copied());
            let mut game = Game::with_board(level, Rules::WINDOWS_7, field, Moment(0));
            for pos in [at(1, 1), at(3, 3)] {
                game.apply(Action::Open(pos), Moment(1));
            }
            flag.into_iter().for_each(|pos| drop(game.apply(Action::Mark(pos), Moment(2))));
            game.apply(Action::Pause, Moment(3));
            let cells = CellRange { first: at(0, 0), end: at(5, 6) };
            let extent = Size::new(180.0, 150.0);
            let frost = frost::<()>(&game, cells, extent, share, &sprites).expect("there is glass");
            camera.picture(frost, extent, 1.0)
        };
        for share in [0.0, 0.3, 1.0] {
            let one = paused(&[0, 8, 15, 29], None, share);
            // Other numbers, other mines, a flag.
            assert!(one == paused(&[1, 2, 12, 14, 20, 28], Some(at(0, 0)), share));
            assert!(share > 0.5 || one != paused(&[0, 8, 15, 29], None, 1.0));
        }
    }
}

#[test]
fn every_event_ends_as_it_stands_without_motion() {
    let folder = std::env::var_os("SAPPER_FRAMES").map(PathBuf::from);
    let levels: &[Level] = match folder {
        Some(_) => &[Level::Beginner, Level::Expert],
        None => &[Level::Beginner],
    };
    for (theme, level) in [Theme::Light, Theme::Dark, Theme::HighContrast]
        .into_iter()
        .flat_map(|theme| levels.iter().map(move |&level| (theme, level)))
    {
        for (name, event, does) in EVENTS {
            let mut still = window(theme, level);
            still.change(SettingChange::ReduceMotion(ReduceMotion::On));
            does(&mut still);
            assert_eq!(kind(&still), None, "{name}");
            let mut moving = window(theme, level);
            let board = moving.board();
            does(&mut moving);
            assert_eq!(kind(&moving), Some(event), "{name}");
            let (mut surface, mut worst) = (Surface::new(1), Duration::ZERO);
            moving.present(&mut surface, Duration::ZERO);
            if let Some(folder) = &folder {
                let folder = folder.join(format!("{name}-{theme:?}-{}", level.size().rows()));
                fs::create_dir_all(&folder).expect("a folder");
                for frame in 0.. {
                    let (width, height, pixels) = moving.picture();
                    let picture = image::RgbaImage::from_raw(width, height, pixels);
                    let path = folder.join(format!("{frame:02}.png"));
                    picture.expect("a picture").save(path).expect("it is written");
                    if kind(&moving).is_none() {
                        break;
                    }
                    moving.wait(16);
                    moving.present(&mut surface, Duration::ZERO);
                    worst = worst.max(surface.took);
                }
                println!("{name} in {theme:?} on {level:?}: {worst:?} to paint at most");
            }
            moving.wait(1_000);
            still.wait(1_000);
            assert_eq!(kind(&moving), None, "{name}");
            let board = moving.find_board().unwrap_or(board);
            let (mine, other) = (moving.picture(), still.picture());
            let row = mine.0 as usize * 4;
            let rows = board.y as usize..(board.y + board.height) as usize;
            let is_same =
                |y: usize| mine.2[y * row..(y + 1) * row] == other.2[y * row..(y + 1) * row];
            assert!(rows.into_iter().all(is_same), "{name} in {theme:?}");
        }
    }
}
