//! The workbench in the window: drawing with the mouse and with keys, undo, what is said of a setup, and
//! what becomes of it.

use crate::common::prelude::*;
use iced::mouse::Button;
use sapper::ui::features::practice::PracticeScreen;
use sapper::ui::features::workbench::{self, WorkbenchScreen};
use sapper::ui::screen::{BoardHost, sheet};
use sapper::ui::shell::any_screen;
use sapper::workbench::picture::PictureError;
use sapper::workbench::text::{self, TextFormat};
use sapper::workbench::{BestMove, Cell, Findings, Mode, Setup};

const FIRST: Pos = Pos::new(0, 0);
const SECOND: Pos = Pos::new(0, 1);
const THIRD: Pos = Pos::new(0, 2);

fn window() -> TestWindow {
    let mut window = TestWindow::new(beginner().lang(Lang::English), 1_000.0, 760.0);
    window.press("Escape");
    window.press("F12");
    window
}

fn bench(window: &TestWindow) -> &WorkbenchScreen {
    window.app.stack().front().expect("the workbench is in front")
}

fn cell(window: &TestWindow, pos: Pos) -> Cell {
    bench(window).setup().cell(pos)
}

fn lay(window: &mut TestWindow, text: &str) {
    let pasted = workbench::Message::Pasted(Some(text.to_owned()));
    window.send_to_screen(any_screen::Message::Workbench(pasted));
}

mod drawing {
    use super::*;

    #[test]
    fn it_begins_with_a_covered_board_of_the_current_level() {
        let window = window();
        let setup = bench(&window).setup();
        assert_eq!((setup.mode(), setup.size()), (Mode::Position, Level::Beginner.size()));
        assert_eq!(setup.mines(), 10);
        assert_eq!(cell(&window, FIRST), Cell::Covered);
    }

    #[test]
    fn the_left_button_draws_the_chosen_number_and_takes_it_away() {
        let mut window = window();
        window.press_control("3");
        window.open_cell(FIRST);
        assert_eq!(cell(&window, FIRST), Cell::Open(3));
        window.open_cell(FIRST);
        assert_eq!(cell(&window, FIRST), Cell::Covered);
    }

    #[test]
    fn the_right_button_flags() {
        let mut window = window();
        window.mark_cell(FIRST);
        assert_eq!(cell(&window, FIRST), Cell::Flag);
        window.mark_cell(FIRST);
        assert_eq!(cell(&window, FIRST), Cell::Covered);
    }

    #[test]
    fn a_drag_draws_along_its_way_in_one_step() {
        let mut window = window();
        window.mouse_on(FIRST, &[(Button::Left, true)]);
        window.point_at(window.middle_of(SECOND));
        window.mouse_on(THIRD, &[(Button::Left, false)]);
        assert_eq!([FIRST, SECOND, THIRD].map(|pos| cell(&window, pos)), [Cell::Open(1); 3]);
        window.press("Ctrl+Z");
        assert_eq!([FIRST, SECOND, THIRD].map(|pos| cell(&window, pos)), [Cell::Covered; 3]);
        window.press("Ctrl+Y");
        assert_eq!(cell(&window, THIRD), Cell::Open(1));
    }

    #[test]
    fn the_wheel_turns_the_number_under_the_pointer() {
        let mut window = window();
        window.point_at(window.middle_of(SECOND));
        for expected in [Cell::Open(0), Cell::Open(1)] {
            window.mouse(iced::mouse::Event::WheelScrolled {
                delta: iced::mouse::ScrollDelta::Lines { x: 0.0, y: 1.0 },
            });
            assert_eq!(cell(&window, SECOND), expected);
        }
    }

    #[test]
    fn digits_and_delete_draw_at_the_cursor() {
        let mut window = window();
        window.press_times("Ctrl+Home", 2);
        window.press("5");
        assert_eq!(cell(&window, FIRST), Cell::Open(5));
        window.press("Right");
        window.press("F");
        assert_eq!(cell(&window, SECOND), Cell::Flag);
        window.press("Delete");
        assert_eq!(cell(&window, SECOND), Cell::Covered);
        window.press("Space");
        assert_eq!(cell(&window, SECOND), Cell::Open(5), "the last number is the tool");
    }

    #[test]
    fn mines_are_laid_on_a_board() {
        let mut window = window();
        window.click("Board");
        window.open_cell(FIRST);
        window.open_cell(SECOND);
        window.open_cell(SECOND);
        let setup = bench(&window).setup();
        assert_eq!((setup.mode(), setup.mines()), (Mode::Board, 1));
        assert_eq!([FIRST, SECOND].map(|pos| setup.cell(pos)), [Cell::Mine, Cell::Free]);
    }
}

mod size {
    use super::*;

    fn board(window: &TestWindow) -> (u16, u16, usize) {
        let setup = bench(window).setup();
        (setup.size().rows(), setup.size().cols(), setup.mines())
    }

    /// Presses the button that shows the size.
    fn ask(window: &mut TestWindow) {
        let (rows, cols, mines) = board(window);
        let shown = window.app.texts().with(
            "strip-board",
            &[("rows", rows.into()), ("cols", cols.into()), ("mines", mines.into())],
        );
        window.press_control(&shown);
    }

    #[test]
    fn it_counts_when_it_is_accepted_and_is_one_step() {
        let mut window = window();
        window.open_cell(SECOND);
        let drawn = bench(&window).setup().clone();
        ask(&mut window);
        window.fill("custom-cols", "16");
        window.fill("custom-mines", "20");
        assert_eq!(board(&window), (9, 9, 10), "1 is no size yet, nor is 16");
        window.press("Enter");
        assert_eq!(board(&window), (9, 16, 20));
        assert_eq!(bench(&window).setup().cell(SECOND), drawn.cell(SECOND));
        ask(&mut window);
        window.fill("custom-rows", "0");
        window.press("Enter");
        assert!(window.sees("bench-size"), "no board has 0 rows");
        window.press("Escape");
        window.press("Ctrl+Z");
        assert_eq!(bench(&window).setup(), &drawn);
    }

    #[test]
    fn the_mines_of_a_board_are_counted() {
        let mut window = window();
        window.click("bench-board");
        window.open_cell(FIRST);
        ask(&mut window);
        assert!(!window.sees("custom-mines"));
        window.fill("custom-rows", "1");
        window.click("ok");
        assert_eq!(board(&window), (1, 9, 1));
    }

    #[test]
    fn a_number_of_mines_that_was_guessed_is_marked_until_it_is_accepted() {
        let is_marked = |window: &TestWindow, of: &str| {
            window.controls().iter().any(|it| {
                let is_it = it.semantics.name.as_deref().is_some_and(|name| name.contains(of));
                is_it && it.semantics.error.is_some()
            })
        };
        let mut window = window();
        lay(&mut window, "1..\n111\n...\n");
        let size = "3 × 3";
        assert!(is_marked(&window, size));
        ask(&mut window);
        let mines = bench(&window).setup().mines();
        let guess = window.app.texts().with("bench-mines-guessed", &[("mines", mines.into())]);
        assert!(window.sees(&guess), "{:?}", window.texts());
        window.press("Enter");
        assert!(!is_marked(&window, size));
        lay(&mut window, "mines 1\n1..\n111\n...\n");
        assert!(!is_marked(&window, size), "it was there to read");
    }
}

mod findings {
    use super::*;

    /// The 1 at the end of the first row touches one covered cell.
    const CERTAIN: &str = "mines 1\n..1\n111\n";

    #[test]
    fn a_position_has_odds_and_a_best_move_with_its_steps() {
        let mut window = window();
        lay(&mut window, "mines 1\n1.\n1.\n");
        let Some(Findings::Position(found)) = bench(&window).findings() else {
            panic!("a position is found");
        };
        assert_eq!(found.odds.mine_chance(SECOND), Some(0.5));
        assert_eq!(found.layouts.as_ref().map(ToString::to_string).as_deref(), Some("2"));
        assert!(matches!(found.best, BestMove::Open(_)));
        let layouts = window.words("bench-layouts").to_owned();
        assert!(
            window.texts().iter().any(|text| text.replace('\u{a0}', " ").contains(&layouts)),
            "{:?}",
            window.texts()
        );
    }

    #[test]
    fn a_contradiction_is_named_and_marked() {
        let mut window = window();
        lay(&mut window, "mines 2\n8.\n..\n");
        assert!(matches!(bench(&window).findings(), Some(Findings::Contradiction(_))));
        assert!(window.texts().iter().any(|text| text.starts_with("Too few covered cells")));
        let (_, marks) = bench(&window).marks();
        assert_eq!((&marks.evidence[..], &marks.wrong_flags[..]), (&[FIRST][..], &[][..]));
        window.press("Ctrl+Z");
        assert!(matches!(bench(&window).findings(), Some(Findings::Position(_))));
    }

    #[test]
    fn too_many_flags_around_a_number_are_named() {
        let mut window = window();
        lay(&mut window, "mines 3\n1F.\nF..\n");
        let named = "There are more flags around row 1, column 1 than its 1 allows.";
        assert!(window.sees(named), "{:?}", window.texts());
        lay(&mut window, "mines 1\n1F.\nF1F\n");
        let named = "There are more flags around row 1 column 1 and row 2 column 2 than these numbers allow.";
        assert!(window.texts().iter().any(|text| text.ends_with(named)), "{:?}", window.texts());
    }

    #[test]
    fn a_board_has_its_figures_and_its_starts() {
        let mut window = window();
        lay(&mut window, "mines 0\n...\n...\n...\n");
        window.click("Board");
        window.open_cell(FIRST);
        let Some(Findings::Board(board)) = bench(&window).findings() else {
            panic!("a board is found");
        };
        assert_eq!(board.metrics.bbbv, 1);
        assert!(board.starts.as_ref().is_some_and(|starts| !starts.is_empty()));
        assert!(window.texts().iter().any(|text| text.starts_with("This board needs no guess")));
    }

    #[test]
    fn it_is_announced() {
        let mut window = window();
        lay(&mut window, CERTAIN);
        let said = bench(&window).spoken(window.app.texts());
        let said = said.unwrap_or_default();
        assert!(said.ends_with("touches only 1 covered cell."), "{said}");
    }
}

mod notices {
    use super::*;

    /// A text that does not say how many mines there are.
    const GUESSED: &str = "1..\n111\n...\n";

    const SIZES: [(f32, f32); 6] = [
        (1_000.0, 760.0),
        (720.0, 805.0),
        (360.0, 453.0),
        (640.0, 400.0),
        (1_366.0, 768.0),
        (1_920.0, 1_080.0),
    ];

    #[test]
    fn a_notice_moves_nothing() {
        let mut window = window();
        for (width, height) in SIZES {
            for (rows, cols) in [(9, 9), (16, 30), (30, 16)] {
                window.resize(iced::Size::new(width, height));
                let board = ("0".repeat(cols) + "\n").repeat(rows);
                lay(&mut window, &format!("mines 0\n{board}"));
                let place = format!("{rows} × {cols} in {width} × {height}");
                let bounds = |window: &TestWindow| -> Vec<_> {
                    let controls = window.controls().into_iter();
                    controls
                        .filter(|it| it.semantics.name.as_deref() != Some("Close"))
                        .map(|it| it.bounds)
                        .collect()
                };
                let before = (window.board(), bounds(&window));
                // As if the clipboard had neither a text nor a picture of a board.
                let nothing = workbench::Message::PastedPicture(Err(PictureError::NoGrid));
                window.send_to_screen(any_screen::Message::Workbench(nothing));
                let notice =
                    window.texts().into_iter().find(|it| it.starts_with("The clipboard holds"));
                let notice = notice.unwrap_or_else(|| panic!("{place}: {:?}", window.texts()));
                assert_eq!(window.board(), before.0, "{place}");
                let still_there = |it: &iced::Rectangle| before.1.contains(it);
                assert!(bounds(&window).iter().all(still_there), "{place}");
                let sheet = sheet::height(window.logical_size());
                assert!(window.bounds(&notice).y > height - sheet, "{place}");
            }
        }
    }

    #[test]
    fn a_copy_is_confirmed_in_its_button() {
        let mut window = window();
        lay(&mut window, "mines 1\n1.\n1.\n");
        let controls = |window: &TestWindow| -> Vec<_> {
            window.controls().into_iter().map(|it| it.bounds).collect()
        };
        let before = controls(&window);
        window.click("bench-copy");
        assert!(window.sees("copied"), "{:?}", window.texts());
        assert!(!window.sees("bench-copied"), "there is no notice");
        assert_eq!(controls(&window), before);
        window.wait(1_500);
        assert!(window.sees("bench-copy") && !window.sees("copied"));
    }

    #[test]
    fn what_is_laid_next_takes_the_notice_away() {
        let mut window = window();
        let guesses = |window: &TestWindow| {
            window.texts().iter().filter(|text| text.contains("is a guess")).count()
        };
        lay(&mut window, GUESSED);
        assert_eq!(guesses(&window), 1);
        lay(&mut window, "1..\n11.\n...\n");
        assert_eq!(guesses(&window), 1, "the new one takes the place of the old one");
        assert!(!window.sees("and 1 more"));
        lay(&mut window, "mines 1\n1.\n");
        assert_eq!(guesses(&window), 0);
    }
}

mod the_sheet {
    use super::*;

    /// The 1 in the corner has one covered cell around it.
    const CERTAIN: &str = "mines 1\n..1\n111\n";

    #[test]
    fn it_begins_with_one_sentence_and_three_buttons() {
        let window = window();
        assert!(window.sees("bench-first"));
        let sheet = window.logical_size().height - sheet::height(window.logical_size());
        let pressed: Vec<_> =
            window.controls().into_iter().filter(|it| it.bounds.y > sheet).collect();
        let names: Vec<_> =
            pressed.iter().flat_map(|it| it.texts.iter().map(String::as_str)).collect();
        let keys = ["bench-paste", "bench-open", "menu-others"];
        assert_eq!(names, keys.map(|key| window.words(key)));
    }

    #[test]
    fn it_covers_no_cell_and_nothing_moves_whatever_is_found() {
        let mut window = window();
        for (width, height) in [(720.0, 753.0), (360.0, 480.0), (640.0, 400.0), (1_600.0, 1_170.0)]
        {
            let size = iced::Size::new(width, height);
            window.resize(size);
            let mut places = Vec::new();
            let board = "0".repeat(9) + "\n";
            for text in [
                format!("mines 0\n{}", board.repeat(9)),
                format!("mines 2\n8{}\n{}", ".".repeat(8), board.repeat(8)),
                format!("mines 3\n..1{}\n111{}\n{}", "0".repeat(6), "0".repeat(6), board.repeat(7)),
            ] {
                lay(&mut window, &text);
                places.push(window.board());
                window.press("H");
                places.push(window.board());
            }
            window.click("bench-board");
            places.push(window.board());
            window.click("bench-position");
            let first = places[0];
            assert!(places.iter().all(|it| *it == first), "{width} × {height}: {places:?}");
            assert!(first.y + first.height <= height - sheet::height(size), "{width} × {height}");
        }
    }

    #[test]
    fn the_reason_is_gone_through_step_by_step() {
        let mut window = window();
        lay(&mut window, CERTAIN);
        let headline = window.app.texts().with("bench-safe-cells", &[("count", 1.into())]);
        assert!(window.sees(&headline), "{:?}", window.texts());
        assert!(bench(&window).marks().1.evidence.is_empty(), "only the best cell has a ring");
        window.click("bench-why");
        assert!(!window.sees(&headline));
        assert!(!bench(&window).marks().1.evidence.is_empty());
        window.press("Escape");
        assert!(window.sees(&headline) && window.is_in_front::<WorkbenchScreen>());
        window.press("H");
        assert!(!window.sees(&headline));
        window.press_control("Close");
        assert!(window.sees(&headline));
    }

    #[test]
    fn the_best_guess_has_its_risk() {
        let mut window = window();
        lay(&mut window, "mines 1\n1.\n1.\n");
        let guess = window.app.texts().with("bench-best-guess", &[("chance", "50.0".into())]);
        assert!(window.sees(&guess), "{:?}", window.texts());
    }

    #[test]
    fn everything_is_in_reach_in_each_window() {
        for (width, height) in [(720.0, 753.0), (360.0, 480.0), (360.0, 640.0), (1_600.0, 1_170.0)]
        {
            let mut window = window();
            window.resize(iced::Size::new(width, height));
            for text in ["", CERTAIN] {
                if !text.is_empty() {
                    lay(&mut window, text);
                }
                let named = |window: &TestWindow| -> Vec<String> {
                    window
                        .controls()
                        .into_iter()
                        .flat_map(|it| it.semantics.name.into_iter().chain(it.texts))
                        .collect()
                };
                let mut all = named(&window);
                window.click("menu-others");
                all.extend(named(&window));
                let always = [
                    "bench-copy",
                    "bench-format",
                    "picture-copy",
                    "bench-paste",
                    "bench-open",
                    "replay-save",
                    "bench-clear",
                ];
                let found = ["play-on-here", "bench-why", "bench-practise", "aid-odds"];
                let first = ["bench-play"];
                let more = if text.is_empty() { &first[..] } else { &found };
                for key in always.iter().chain(more) {
                    let name = window.words(key).to_owned();
                    assert!(all.contains(&name), "{key} in {width} × {height}: {all:?}");
                }
                window.click("menu-others");
            }
        }
    }
}

mod use_of_it {
    use super::*;

    #[test]
    fn a_position_is_played_from_where_it_stands() {
        let mut window = window();
        lay(&mut window, "mines 1\n.F100\n11100\n00000\n");
        window.click("play-on-here");
        let play = window.app.play();
        assert_eq!(play.game().phase(), Phase::Running);
        let seen = [FIRST, SECOND, THIRD].map(|pos| play.game().cell(pos));
        assert_eq!(seen, [VisibleCell::Covered, VisibleCell::Flag, VisibleCell::Open(1)]);
        assert!(play.game().field().is_some_and(|field| field.is_mine(SECOND)));
        assert!(window.sees("set-up"), "{:?}", window.texts());
        window.open_cell(FIRST);
        assert_eq!(window.phase(), Phase::Won);
        window.wait(3_000);
        // That there is no folder.
        window.press("Escape");
        assert!(window.sees("unranked-set-up"), "{:?}", window.texts());
    }

    #[test]
    fn a_wrong_flag_beside_an_opening_stays() {
        let mut window = window();
        lay(&mut window, "mines 1\nF000\n0011\n001.\n");
        window.click("play-on-here");
        assert_eq!(window.cell(FIRST), VisibleCell::Flag);
    }

    #[test]
    fn a_game_from_the_workbench_is_so_after_it_is_resumed() {
        let home = fast_folder();
        let launch = || LaunchOptions::default().lang(Lang::English).files_in(&home);
        let mut window = TestWindow::new(launch(), 1_000.0, 760.0);
        window.press("Escape");
        window.press("F12");
        lay(&mut window, "mines 1\n.F100\n11100\n00000\n");
        window.click("play-on-here");
        drop(window);
        let window = TestWindow::new(launch(), 1_000.0, 760.0);
        assert_eq!(window.phase(), Phase::Paused);
        assert!(window.sees("set-up"), "{:?}", window.texts());
    }

    #[test]
    fn an_impossible_position_is_not_played() {
        let mut window = window();
        lay(&mut window, "mines 2\n8.\n..\n");
        window.click("play-on-here");
        assert!(window.is_in_front::<WorkbenchScreen>());
    }

    #[test]
    fn a_position_is_practised() {
        let mut window = window();
        lay(&mut window, "mines 1\n..100\n11100\n00000\n");
        window.click("bench-practise");
        let practice = window.app.stack().front::<PracticeScreen>();
        assert!(practice.is_some_and(|practice| practice.board.is_some()));
        window.press("Escape");
        assert!(window.is_in_front::<WorkbenchScreen>());
    }

    #[test]
    fn what_is_on_the_bench_is_there_again_when_it_opens_again() {
        let mut window = window();
        window.open_cell(FIRST);
        window.press("F12");
        assert!(!window.is_in_front::<WorkbenchScreen>());
        window.press("F12");
        assert_eq!(cell(&window, FIRST), Cell::Open(1));
    }

    #[test]
    fn a_finished_game_is_laid_on_it_and_undo_brings_back_what_was_there() {
        let mut window = window();
        window.open_cell(FIRST);
        window.press("Escape");
        window.win();
        window.press("F12");
        assert_ne!(cell(&window, FIRST), Cell::Covered);
        assert!(bench(&window).findings().is_some(), "it is looked at");
        assert!(
            !bench(&window).setup().flags().is_empty() || cell(&window, FIRST) != Cell::Open(1)
        );
        window.press("Ctrl+Z");
        assert_eq!(cell(&window, FIRST), Cell::Open(1));
        assert_eq!(cell(&window, SECOND), Cell::Covered);
    }

    #[test]
    fn a_game_in_progress_is_not_laid_on_it() {
        let mut window = window();
        window.press("Escape");
        window.open_cell(FIRST);
        window.press("F12");
        let covered = Setup::empty(Mode::Position, Level::Beginner.size(), 10);
        assert_eq!(bench(&window).setup(), &covered);
        assert!(!window.app.play().assistant.was_used());
    }

    #[test]
    fn a_board_is_laid_on_it_from_the_command_line() {
        let size = BoardSize::new(2, 2).expect("a size");
        let setup = Setup::of_field(&Minefield::new(size, [0]));
        let code = text::write(&setup, TextFormat::Code).expect("a code");
        let mut window = window();
        lay(&mut window, &code);
        assert_eq!(bench(&window).setup(), &setup);
    }

    #[test]
    fn a_picture_that_is_too_large_is_refused() {
        let mut window = window();
        let picture = workbench::Message::PastedPicture(Err(PictureError::TooLarge));
        window.send_to_screen(any_screen::Message::Workbench(picture));
        assert!(window.sees("No board could be read: the picture has more than 40 megapixels."));
    }

    #[test]
    fn a_text_that_is_nothing_is_refused_and_changes_nothing() {
        let mut window = window();
        window.open_cell(FIRST);
        lay(&mut window, "hello");
        assert_eq!(cell(&window, FIRST), Cell::Open(1));
        assert!(window.texts().iter().any(|text| text.starts_with("No board could be read")));
    }
}
