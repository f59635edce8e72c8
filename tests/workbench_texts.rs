//! Texts that are read as positions and boards, and those that are written.

use crate::common::board::field;
use crate::common::corpus;
use crate::common::prelude::*;
use crate::common::program::sapper;
use proptest::prelude::*;
use sapper::i18n::errors;
use sapper::platform::FileChoice;
use sapper::storage::setup_file::{self, FileSetup};
use sapper::workbench::text::{read, write};
use sapper::workbench::{Cell, Mode, ReadError, ReadSetup, Setup, TextFormat};

#[track_caller]
fn reads(text: &str) -> ReadSetup {
    read(text).unwrap_or_else(|error| panic!("{text}: {error:?}"))
}

/// What is read, in our own text.
#[track_caller]
fn shown(text: &str) -> String {
    let ReadSetup { setup, .. } = reads(text);
    let format = if setup.mode() == Mode::Board { TextFormat::Board } else { TextFormat::Position };
    write(&setup, format).expect("a text")
}

#[track_caller]
fn assert_board(text: &str, picture: &str) {
    assert_eq!(reads(text).setup, Setup::of_field(&field(picture)), "{text}");
}

fn setup() -> impl Strategy<Value = Setup> {
    let cell = prop_oneof![
        3 => Just(Cell::Covered),
        1 => Just(Cell::Flag),
        4 => (0..=8u8).prop_map(Cell::Open),
    ];
    let sides = prop_oneof![9 => (1..12usize, 1..12usize), 1 => Just((16, 30))];
    (sides, any::<bool>(), 0..200usize).prop_flat_map(move |((rows, cols), is_board, mines)| {
        let size = BoardSize::new(rows, cols).expect("a size");
        let mode = if is_board { Mode::Board } else { Mode::Position };
        proptest::collection::vec((cell.clone(), any::<bool>()), size.cells()).prop_map(
            move |cells| {
                let mut setup = Setup::empty(mode, size, mines);
                for (pos, (cell, is_mine)) in size.positions().zip(cells) {
                    let of_board = if is_mine { Cell::Mine } else { Cell::Free };
                    setup.set(pos, if is_board { of_board } else { cell });
                }
                setup
            },
        )
    })
}

const FORMATS: [TextFormat; 7] = [
    TextFormat::Position,
    TextFormat::Board,
    TextFormat::Code,
    TextFormat::Drawing,
    TextFormat::JsMinesweeper,
    TextFormat::JsMinesweeperLink,
    TextFormat::BoardLink,
];

proptest! {
    #[test]
    fn what_is_written_is_read(setup in setup()) {
        let mut written = 0;
        for format in FORMATS {
            let Some(text) = write(&setup, format) else { continue };
            written += 1;
            let is_bare = setup.mode() == Mode::Board
                && [0, setup.size().cells()].contains(&setup.mines());
            // Without a mine, nothing says that these are boards.
            if is_bare && matches!(format, TextFormat::Drawing | TextFormat::JsMinesweeper) {
                continue;
            }
            let read = read(&text);
            prop_assert_eq!(
                read,
                Ok(ReadSetup { setup: setup.clone(), format, is_guessed: false, left_out: vec![] }),
                "{}", text
            );
        }
        prop_assert!(written >= 4, "{}", written);
    }

    #[test]
    fn any_text_is_read_or_refused(text in "[0-8.#F* |\n:xa-zM💣🟦=&?b-]{0,60}") {
        if let Err(error) = read(&text) {
            let why = errors::workbench_text(&Texts::new(Lang::English), &error);
            prop_assert!(!why.is_empty() && why.lines().count() == 1);
        }
    }
}

#[test]
fn our_position_keeps_its_flags() {
    let read = reads("; a note\nmines 2\n1F.\n01#\n");
    assert_eq!((read.format, read.is_guessed), (TextFormat::Position, false));
    assert_eq!(read.setup.flags(), [at(0, 1)]);
    assert_eq!(read.setup.mines(), 2);
}

#[test]
fn a_board_may_stand_in_one_line() {
    assert_board("# 2 3 1 0 0 none 1 7\n.*.\n...\n", ".*. ...");
    assert_board("# 2 3 1 0 0 none 2 7\n.*....\n..*...\n", ".*. ...");
}

#[test]
fn codes_are_found_in_letters() {
    let board = Setup::of_field(&Minefield::new(
        Level::Beginner.size(),
        [0, 9, 18, 20, 33, 41, 57, 60, 79, 80],
    ));
    for text in ["104AF1BHF5168W", "104a-f1bh-f516-8w", "Try this one: 104AF1BHF5168W\nGood luck!"]
    {
        let read = reads(text);
        assert_eq!((&read.setup, read.format), (&board, TextFormat::Code));
    }
}

#[test]
fn drawings_of_forums_are_read() {
    let position = "mines 10\n";
    for drawing in [
        "10 mines\n\n1 1 2 #\n# 2 F #\n# # # #",
        "```\n112#\n#2F#\n####\n```\n10 mines",
        "> 112?\n> ?2F?\n> ????\n> mines: 10",
        "💣 x 10\n１１２■\n■２🚩■\n■■■■",
        "mines = 10\n|1|1|2|#|\n|#|2|F|#|\n|#|#|#|#|",
        "mines = 10\n+-+-+-+-+\n|1|1|2|-|\n+-+-+-+-+\n|-|2|F|-|\n+-+-+-+-+\n|-|-|-|-|\n+-+-+-+-+",
        "10 mines\n:one::one::two::blue_square:\n:blue_square::two::triangular_flag_on_post::blue_square:\n:blue_square::blue_square::blue_square::blue_square:",
        "10 mines\n1️⃣1️⃣2️⃣🟦\n🟦2️⃣🚩🟦\n🟦🟦🟦🟦",
        "10 mines\n1\t1\t2\t#\n#\t2\tF\t#\n#\t#\t#\t#",
        "10 mines\n①①②□\n□②⚑□\n□□□□",
    ] {
        let read = reads(drawing);
        assert_eq!(read.format, TextFormat::Drawing);
        assert!(!read.is_guessed, "{drawing}");
        assert_eq!(shown(drawing), format!("{position}112.\n.2F.\n....\n"), "{drawing}");
    }
}

#[test]
fn blanks_are_zeros() {
    for drawing in [
        "3 mines\n# 1    \n1 1 1 1\n    1 #\n",
        "3 mines\n#1\n1111\n  1#\n",
        "3 mines\n|#|1| | |\n|1|1|1|1|\n| | |1|#|\n",
        "3 mines\n🟦1️⃣⬜⬜\n1️⃣1️⃣1️⃣1️⃣\n⬜⬜1️⃣🟦\n",
        "3 mines\n#1__\n1111\n__1#\n",
        "3 mines\n#,1,,\n1,1,1,1\n,,1,#\n",
        "3 mines\n# 1 . .\n1 1 1 1\n. . 1 #\n",
    ] {
        assert_eq!(shown(drawing), "mines 3\n.100\n1111\n001.\n", "{drawing}");
    }
}

#[test]
fn shown_mines_make_a_board() {
    for drawing in [
        "*1.\n11.\n...",
        "💣1️⃣⬜\n1️⃣1️⃣⬜\n⬜⬜⬜",
        "||:bomb:||||:one:||||:zero:||\n||:one:||||:one:||||:zero:||\n||:zero:||||:zero:||||:zero:||",
        "* 1 0\n1 1 0\n0 0 0",
        "*..\n...\n...",
    ] {
        assert_board(drawing, "*.. ... ...");
    }
    // A wrong number, or a covered cell: it is what somebody sees, and the mine is known.
    assert_eq!(shown("2 mines\n*10\n110\n##0"), "mines 2\nF10\n110\n..0\n");
    assert_eq!(shown("2 mines\n*3\n11"), "mines 2\nF3\n11\n");
}

/// The text of a file of the corpus, as our own text.
fn of_others(name: &str) -> Option<ReadSetup> {
    Some(reads(&std::fs::read_to_string(corpus("faults")?.join(name)).expect(name)))
}

#[test]
fn texts_of_others_are_read_whole() {
    let Some(read) = of_others("header_10.txt") else { return };
    let shown = |read: &ReadSetup| write(&read.setup, TextFormat::Position).expect("a text");
    assert_eq!((shown(&read).lines().next(), read.left_out), (Some("mines 10"), vec![]));
    let rows = |name| {
        of_others(name).map(|read| {
            let size = read.setup.size();
            (size.rows(), size.cols(), read.setup.mines(), read.is_guessed, read.left_out)
        })
    };
    assert_eq!(rows("header_9_9_12.txt"), Some((9, 9, 12, false, vec![])));
    assert_eq!(rows("trailing_commas.txt"), Some((5, 6, 7, true, vec![])));
    let head = vec![(1, "known=[".to_owned())];
    assert_eq!(rows("quoted_rows.txt"), Some((9, 9, 10, true, head)));
    let first = vec![(1, "6 × :white_small_square:".to_owned())];
    assert_eq!(rows("unknown_emoji_row.txt"), Some((5, 6, 6, false, first)));
    assert_eq!(rows("spoilers_with_blanks.txt"), Some((9, 9, 5, false, vec![])));
    let said = errors::left_out(&Texts::new(Lang::English), &[(1, "6 × :a:".to_owned())]);
    assert_eq!(said.as_deref(), Some("Not part of the board: line 1: 6 × :a:."));
}

#[test]
fn numbers_before_a_board_are_its_sides_and_mines() {
    let left = |text: &str| reads(text).left_out;
    let board = "1#1#\n####\n1#1#\n";
    for head in ["5", "3 4\n5", "4x3\n5", "3 4 5", "4, 3, 5", "3\n4\n5", "5 mines"] {
        assert_eq!(
            shown(&format!("{head}\n{board}")),
            shown(&format!("mines: 5\n{board}")),
            "{head}"
        );
    }
    assert_eq!(reads("1 1 2\n1 1 1\n# # #").setup.size().rows(), 3, "a row of numbers");
    assert_eq!(reads("9 9\n1#\n##").left_out, [(1, "9 9".to_owned())], "of another board");
    assert_eq!(left("0 0\nhello").len() + left("9 9\n0 0").len(), 2);
}

#[test]
fn rows_may_be_quoted_listed_or_indented() {
    let plain = "1#2\n##1\n";
    for text in [
        "[\"1#2\",\n\"##1\"]",
        "['1', '#', '2'],\n['#', '#', '1'],",
        "1,#,2,\n#,#,1",
        "    1#2\n    ##1",
        "\t1#2\n\t##1",
        "||1||||#||||2||\n||#||||#||||1||",
        "1C2\nCC1",
        "1o2\noo1",
        "u = unopened\n1u2\nuu1",
        "C: covered cell\n1C2\nCC1",
    ] {
        let read = reads(text);
        assert_eq!((read.setup, read.left_out), (reads(plain).setup, vec![]), "{text}");
    }
    assert_eq!(shown("x = mine\nx1\n11"), shown("*1\n11"));
    assert!(read("1C2\n#C1").is_err(), "C is no other covered cell");
}

#[test]
fn what_follows_a_whole_board_is_named() {
    let left = |text: &str| reads(text).left_out;
    assert_eq!(left("2x1x1\nH1\nand more"), [(3, "and more".to_owned())]);
    assert_eq!(left("# 1 2 1\n*.\n# 1 2 1\n.*").len(), 2);
    assert_eq!(left("Look!\n1#\n##\nwhat now?").len(), 2);
    assert_eq!(left("1 mine\n1#\n##\n2 mines"), [(4, "2 mines".to_owned())]);
}

proptest! {
    #[test]
    fn each_token_is_a_cell_or_is_named(
        (cols, rows) in (1..6_usize, 1..6_usize),
        before in proptest::collection::vec(1..9_usize, 0..3),
        after in proptest::collection::vec(1..9_usize, 0..3),
        spoilers in any::<bool>(),
    ) {
        let (open, close) = if spoilers { ("||", "||") } else { ("", "") };
        let row = |name: &str, count| format!("{open}:{name}:{close}").repeat(count) + "\n";
        let strange = |counts: &[usize]| -> String {
            counts.iter().map(|&count| row("strange", count)).collect()
        };
        let board = (0..rows).map(|at| row(if at == 0 { "one" } else { "question" }, cols));
        let text = strange(&before) + &board.collect::<String>() + &strange(&after);
        let read = reads(&text);
        let named = |(_, text): &(usize, String)| match text.split_once(" × ") {
            Some((count, ":strange:")) => count.parse::<usize>().expect("a count"),
            _ => text.matches(":strange:").count(),
        };
        let tokens = before.iter().chain(&after).sum::<usize>() + rows * cols;
        let named: usize = read.left_out.iter().map(named).sum();
        prop_assert_eq!(read.setup.size().cells() + named, tokens);
    }
}

#[test]
fn an_unknown_number_of_mines_is_guessed() {
    let guess = |rows: usize, cols: usize, first: &str| {
        let row = "#".repeat(cols);
        let mut rows = vec![row; rows];
        rows[0].replace_range(..first.len(), first);
        let read = reads(&rows.join("\n"));
        assert!(read.is_guessed);
        read.setup.mines()
    };
    assert_eq!(guess(9, 9, "1"), 10);
    assert_eq!(guess(8, 8, "1"), 10);
    assert_eq!(guess(16, 16, "1"), 40);
    assert_eq!(guess(16, 30, "1"), 99);
    assert_eq!(guess(30, 16, "1"), 99);
    assert_eq!(guess(20, 24, "1"), 99);
    // The nearest that fits the numbers and the flags.
    assert_eq!(reads("8##\n###\n###").setup.mines(), 2);
    assert_eq!(reads("###\n#8#\n###").setup.mines(), 8);
    assert_eq!(reads("FFF\n#1#").setup.mines(), 1);
    // Nothing fits these numbers, and so the usual number stays.
    assert_eq!(reads("1#\n3#").setup.mines(), 1);
}

#[test]
fn the_file_of_js_minesweeper_is_read() {
    let text = "4x3x10\n112H\nH2FH\nHHHH\n";
    assert_eq!(reads(text).format, TextFormat::JsMinesweeper);
    assert_eq!(shown(text), "mines 10\n112.\n.2F.\n....\n");
    assert_board("3x2x2\nM1H\n11F\n", "*.. ..*");
    assert_eq!(shown("1x2x1\n1x2x1\nxxxxx\n2 mines"), "mines 2\n1.2.1\n1.2.1\n.....\n");
    let broken = |text: &str| read(text).expect_err("it is broken");
    assert_eq!(broken("3x2x1\n..."), ReadError::Sign { line: 2, column: 1, sign: '.' });
    assert_eq!(broken("3x2x1\n000\n00"), ReadError::Ragged { line: 3, found: 2, expected: 3 });
    assert_eq!(broken("3x2x1\n000"), ReadError::Rows { found: 1, expected: 2 });
}

#[test]
fn the_link_of_js_minesweeper_is_read() {
    // 3 columns, 2 rows, 1 mine. A run of one zero is “b”, of one flag “2”, of one covered mine “O”
    // and of three covered cells “U”; beside the flag and the mine, a zero is shown as a 1.
    let link = |cells: &str| format!("https://example.org/index.html?analysis={cells}&board=9x9x9");
    assert_eq!(reads(&link("adacaaabb2bU")).format, TextFormat::JsMinesweeperLink);
    assert_eq!(shown(&link("adacaaabb2bU")), "mines 1\n1F1\n...\n");
    assert_eq!(shown(&link("adacaaacbObU")), "mines 2\n1.1\n...\n");
    for broken in ["adacaaabb2b", "adacaaabb2bV", "adac", "adacaaabb2bUü", "adacaaabM2bU"] {
        assert_eq!(read_error(&link(broken)), ReadError::BrokenLink, "{broken}");
    }
    let position = Setup::of_view(&"mines 2\n1F1\n111\n".parse().expect("a position"), &[at(0, 1)]);
    let written = write(&position, TextFormat::JsMinesweeperLink).expect("a link");
    assert_eq!(written, "analysis=adacaaacl9o");
}

#[test]
fn links_with_boards_are_read() {
    let size = BoardSize::new(5, 40).expect("a size");
    let link = "https://pttacgfans.github.io/Minesweeper-ZiNi-Calculator/?b=4005&m=vvvvvvvv000000010000000194i94i95vvvvvvvv";
    let read = reads(link);
    assert_eq!((read.format, read.setup.size()), (TextFormat::BoardLink, size));
    assert_eq!(read.setup.mines(), 40 + 1 + 1 + 14 + 40);
    assert_board("b=0302&m=kg", "*.* ..*");
    assert_board("https://llamasweeper.com/#/game/board-editor?b=32&m=kg", "*.* ..*");
    assert_eq!(reads("?b=1").setup.size(), Level::Beginner.size());
    assert_eq!(read_error("b=0302&m=kz"), ReadError::BrokenLink);
    assert_eq!(read_error("b=0302&m=k1"), ReadError::BrokenLink);
    assert_eq!(read_error("https://minesweeper.online/game/123"), ReadError::PlainLink);
    let expert = Setup::empty(Mode::Board, Level::Expert.size(), 0);
    let written = write(&expert, TextFormat::BoardLink).expect("a link");
    assert_eq!(written, format!("b=3&m={}", "0".repeat(96)));
}

#[track_caller]
fn read_error(text: &str) -> ReadError {
    read(text).expect_err("it cannot be read")
}

#[test]
fn errors_say_what_is_wrong() {
    let texts = Texts::new(Lang::English);
    for (text, why) in [
        ("hello", "Sapper does not recognize it as a position or a board"),
        ("1#\nsee below\n1#", "line 2, column 1: “s” is not a cell"),
        ("1#\n1", "line 2: the row has a length of 1, but 2 is expected"),
        ("000\n00", "line 2: the row has a length of 2, but 3 is expected"),
        ("5 mines\n1#\n##", "4 cells cannot hold 5 mines"),
        ("104AF1BHF5168X", "the board code is incomplete or has a wrong character"),
        ("3x2x1\n000", "it has 1 of 2 rows"),
        ("b=0302&m=!", "the board in the link is incomplete or has a wrong character"),
        ("b=03&m=!", "a board has 1 to 256 columns, not 0"),
        ("b=257001&m=8", "a board has 1 to 256 columns, not 257"),
        (
            "https://minesweeper.online/game/1",
            "the link does not contain a board; copy the board itself or its position",
        ),
    ] {
        assert_eq!(errors::workbench_text(&texts, &read_error(text)), why, "{text}");
    }
}

#[test]
fn a_file_may_be_utf_16() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("position.txt");
    let units = "mines 1\n1#\n".encode_utf16();
    std::fs::write(&path, units.flat_map(u16::to_le_bytes).collect::<Vec<u8>>()).expect("a file");
    let ran = sapper(&["--lang", "en", "analyze", path.to_str().expect("a plain path")]);
    assert!(ran.code == Some(0) && ran.out.contains("mine"), "{}{}", ran.out, ran.err);
    assert!(
        matches!(setup_file::read(&path), Some(FileSetup::Text(read)) if read.setup.mines() == 1)
    );
}

#[test]
fn the_window_refuses_a_file_that_it_cannot_read() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("position.txt");
    std::fs::write(&path, "hello").expect("a file");
    let path = path.to_str().expect("a plain path");
    let ran = sapper(&["--lang", "en", "--position", path]);
    assert_eq!(ran.code, Some(2));
    let why = "cannot be used: Sapper does not recognize it as a position or a board.\n";
    assert_eq!(ran.err, format!("sapper: “{path}” {why}"));
    for option in ["--position", "--replay"] {
        let ran = sapper(&["--lang", "en", option, "/nope"]);
        assert_eq!(ran.code, Some(2), "{option}");
        assert!(ran.err.starts_with("sapper: “/nope” cannot be used: "), "{}", ran.err);
    }
}

#[test]
fn a_file_that_is_nearly_a_board_says_what_is_wrong() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("position.txt");
    let nearly = "1##\n##\n";
    std::fs::write(&path, nearly).expect("a file");
    let error = read(nearly).expect_err("a row is too short");
    let why = errors::workbench_text(&Texts::new(Lang::English), &error);
    let mut window = TestWindow::new(LaunchOptions::default(), 900.0, 700.0);
    window.send(stack::Message::RecordingChosen(FileChoice::File(path)));
    assert!(window.mentions(&why), "{why}: {:?}", window.texts());
}
