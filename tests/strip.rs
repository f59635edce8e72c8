//! The information strip: its room is always reserved, so whatever it shows, no cell moves.

mod common;

use common::Desk;
use iced::Point;
use sapper::app::Launch;
use sapper::app::keys::Shortcut;
use sapper::game::Level;
use sapper::game::Pos;
use sapper::game::Style;

const WINDOWS: [(f32, f32); 4] = [
    (360.0, 453.0),
    (520.0, 640.0),
    (1280.0, 800.0),
    (1920.0, 1080.0),
];

/// A game that has begun, in every style and window.
fn games(does: impl Fn(&mut Desk, &str)) {
    for style in Style::ALL {
        for (width, height) in WINDOWS {
            let launch = Launch {
                style: Some(style),
                level: Some(Level::Beginner),
                seed: Some(7),
                ..Launch::default()
            };
            let mut desk = Desk::running(launch, width, height);
            desk.press("Escape");
            desk.opens(safe(&desk));
            does(&mut desk, &format!("{style} in {width} × {height}"));
        }
    }
}

/// A cell that is no mine, also where the mines lie before the first click.
fn safe(desk: &Desk) -> Pos {
    let game = desk.app.play().game();
    let is_safe = |&pos: &Pos| game.field().is_none_or(|field| !field.is_mine(pos));
    game.size().positions().find(is_safe).expect("a safe cell")
}

/// The places of the first and the last cell.
fn cells(desk: &Desk) -> (Point, Point) {
    (
        desk.middle_of(Pos::new(0, 0)),
        desk.middle_of(Pos::new(8, 8)),
    )
}

#[test]
fn help_moves_no_cell() {
    games(|desk, place| {
        let before = cells(desk);
        for key in [
            Shortcut::Hint,
            Shortcut::Check,
            Shortcut::Auto,
            Shortcut::Step,
        ] {
            desk.key(key);
            assert_eq!(cells(desk), before, "{key:?}, {place}");
        }
        assert!(desk.app.play().aid().is_shown(), "{place}");
        desk.press("Escape");
        assert!(!desk.app.play().aid().is_shown(), "{place}");
        assert_eq!(cells(desk), before, "{place}");
    });
}

#[test]
fn it_names_the_level_while_there_is_nothing_to_say() {
    games(|desk, place| {
        let level = "Beginner · 9 × 9, 10 mines";
        assert!(desk.sees(level), "{place}");
        desk.key(Shortcut::Hint);
        assert!(!desk.sees(level), "{place}");
        desk.press("Escape");
        assert!(desk.sees(level), "{place}");
    });
}
