//! Board codes: short texts with which players share boards.

use crate::common::prelude::*;
use proptest::prelude::*;
use sapper::game::BoardGenerator;
use sapper::game::board_code::crc16;

fn dealt(level: Level, seed: u64) -> Minefield {
    BoardGenerator::new(seed).generate(level, None)
}

fn code(field: &Minefield) -> String {
    BoardCode::new(field.clone()).expect("a board to play").to_string()
}

#[track_caller]
fn assert_travels(field: &Minefield) {
    let text = code(field);
    let read: BoardCode = text.parse().unwrap_or_else(|error| panic!("{text}: {error}"));
    assert_eq!(read.field(), field);
}

#[test]
fn codes_are_short() {
    // Level, most characters over two hundred boards.
    let table = [(Level::Beginner, 16), (Level::Intermediate, 46), (Level::Expert, 77)];
    for (level, most) in table {
        let longest = (0..200).map(|seed| code(&dealt(level, seed)).len()).max();
        assert!(longest <= Some(most), "{level:?}: {longest:?}");
    }
}

#[test]
fn published_codes_keep_their_boards() {
    let field = Minefield::new(Level::Beginner.size(), [0, 9, 18, 20, 33, 41, 57, 60, 79, 80]);
    assert_eq!(code(&field), "104AF1BHF5168W");
    assert_travels(&field);
}

#[test]
fn codes_may_be_typed_carelessly() {
    let field = dealt(Level::Expert, 7);
    let text = code(&field);
    let read = |text: String| text.parse::<BoardCode>().map(BoardCode::into_field);
    assert_eq!(read(text.to_lowercase()), Ok(field.clone()));
    assert_eq!(read(format!(" {text}\n")), Ok(field.clone()));
    let grouped: Vec<&str> =
        (0..text.len()).step_by(4).map(|at| &text[at..text.len().min(at + 4)]).collect();
    assert_eq!(read(grouped.join("-")), Ok(field.clone()));
    assert_eq!(read(text.replace('0', "o").replace('1', "l")), Ok(field));
}

#[test]
fn the_level_follows_from_the_board() {
    for level in Level::RANKED {
        let code: BoardCode = code(&dealt(level, 1)).parse().expect("a code");
        assert_eq!(code.level(), level);
    }
}

#[test]
fn the_smallest_and_largest_boards_have_codes() {
    let full = BoardSize::new(256, 256).expect("a size");
    for (size, mines) in [
        (BoardSize::new(1, 1).expect("a size"), 0),
        (BoardSize::new(1, 2).expect("a size"), 1),
        (BoardSize::new(256, 1).expect("a size"), 100),
        (full, 0),
        (full, 1),
        (full, 32_768),
        (full, 65_535),
    ] {
        assert_travels(&BoardGenerator::new(2).place_mines(size, mines, None));
        // All in front, all behind: the least likely of layouts.
        assert_travels(&Minefield::new(size, 0..mines as usize));
        assert_travels(&Minefield::new(size, size.cells() - mines as usize..size.cells()));
    }
}

#[test]
fn a_board_without_a_free_cell_has_no_code() {
    let size = BoardSize::new(2, 2).expect("a size");
    assert!(BoardCode::new(Minefield::new(size, 0..4)).is_err());
}

#[test]
fn an_invalid_code_gives_a_message() {
    let whole = code(&dealt(Level::Beginner, 3));
    let table = [
        ("".to_owned(), "the board code is missing"),
        (" - ".to_owned(), "the board code is missing"),
        ("24AF1BHF5168W".to_owned(), "this code was made by a newer version of Sapper"),
        ("hello".to_owned(), "the board code is incomplete or has a wrong character"),
        (format!("{whole}!"), "a board code cannot contain “!”"),
        ("1".to_owned(), "the board code is incomplete or has a wrong character"),
        (
            whole[..whole.len() - 1].to_owned(),
            "the board code is incomplete or has a wrong character",
        ),
        ("1".repeat(1_000_000), "the board code is incomplete or has a wrong character"),
    ];
    for (text, sentence) in table {
        let error = text.parse::<BoardCode>().expect_err(sentence).to_string();
        assert_eq!(error, sentence);
    }
}

/// What a copied text may hold around a code.
#[test]
fn a_code_is_found_within_other_text() {
    let field = dealt(Level::Expert, 7);
    let code = code(&field);
    let groups: Vec<&str> =
        (0..code.len()).step_by(4).map(|at| &code[at..code.len().min(at + 4)]).collect();
    let (spaced, lines) = (groups.join(" "), groups.join("\r\n"));
    for text in [
        format!("Board: {code}"),
        format!("Board: {spaced}"),
        format!("Board:\n{lines}\n"),
        format!("“{code}”, said Ida."),
        format!("I lost 100 games. Look at this one in 2026: {code}!!\nIt is 1 in a 1000000."),
        format!("https://example.org/board?code={}&x=1", code.to_lowercase()),
        format!("\u{202e}\u{feff}{code}\u{202c}\0\u{1b}[0m"),
        format!("{}\n{code}", "1LLII0 10-01 阿达\n".repeat(20_000)),
    ] {
        let found = BoardCode::find(&text).map(BoardCode::into_field);
        assert_eq!(found, Ok(field.clone()), "{:.80}", text);
    }
}

#[test]
fn a_text_without_a_code_gives_the_most_helpful_message() {
    let whole = code(&dealt(Level::Beginner, 3));
    let cut = &whole[..whole.len() - 1];
    let table = [
        ("", "the board code is missing"),
        ("Look at this board, Ida!", "the board code is missing"),
        ("2026-11-20 20:31", "the board code is missing"),
        (&format!("Board: {cut}"), "the board code is incomplete or has a wrong character"),
        (&format!("{whole}X"), "the board code is incomplete or has a wrong character"),
        ("24AF1BHF5168W", "this code was made by a newer version of Sapper"),
        (&"1 ".repeat(5_000_000), "the board code is incomplete or has a wrong character"),
        (&"\u{202e}\u{7}\u{9b}".repeat(1_000_000), "a board code cannot contain “\u{202e}”"),
        (&"阿".repeat(2_000_000), "a board code cannot contain “阿”"),
        (
            &format!("1{}", "0O-".repeat(1_000_000)),
            "the board code is incomplete or has a wrong character",
        ),
    ];
    for (text, sentence) in table {
        let error = BoardCode::find(text).expect_err(sentence).to_string();
        assert_eq!(error, sentence, "{:.80}", text);
    }
}

proptest! {
    #[test]
    fn any_board_survives_its_code(
        rows in 1_usize..40,
        cols in 1_usize..40,
        share in 0.0_f64..1.0,
        seed: u64,
    ) {
        let size = BoardSize::new(rows, cols).expect("a size");
        let mines = ((size.cells() - 1) as f64 * share) as u32;
        let field = BoardGenerator::new(seed).place_mines(size, mines, None);
        let read: Result<BoardCode, _> = code(&field).parse();
        prop_assert_eq!(read.map(BoardCode::into_field), Ok(field));
    }

    #[test]
    fn any_single_typo_is_detected(seed: u64, at: prop::sample::Index, digit in "[0-9A-HJKMNP-TV-Z]") {
        let field = dealt(Level::Beginner, seed);
        let mut text = code(&field);
        let at = at.index(text.len());
        prop_assume!(text[at..=at] != digit);
        text.replace_range(at..=at, &digit);
        prop_assert!(text.parse::<BoardCode>().is_err());
    }

    #[test]
    fn any_text_is_a_code_or_gives_an_error(text in "1?[0-9A-Za-z -]{0,200}|.{0,40}") {
        if let Ok(code) = text.parse::<BoardCode>() {
            let again: Result<BoardCode, _> = code.to_string().parse();
            prop_assert_eq!(again, Ok(code));
        }
    }
}

#[test]
fn the_sum_is_the_published_one() {
    assert_eq!(crc16(b"123456789"), 0x29B1);
}
