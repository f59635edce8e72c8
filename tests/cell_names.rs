//! One name for a cell: what is said of it names it in the order and the words that the player
//! chose, on every screen and in every language.

use crate::common::board::field;
use crate::common::prelude::*;
use crate::common::reader::Reader;
use crate::common::recordings::hesitant;
use sapper::config::PlaceNames;
use sapper::i18n::steps::{Naming, plain};
use sapper::i18n::{hints, place, practice, review, workbench as found};
use sapper::practice::{Task, Verdict};
use sapper::replay::{Mistake, MistakeKind};
use sapper::solver::hint::hint;
use sapper::solver::{Advisor, Contradiction, Effort, PlayerView};
use sapper::ui::features::replay::ReplayScreen;
use sapper::ui::features::workbench;
use sapper::ui::shell::any_screen;

/// Whether two bare numbers stand for a cell: `(2, 7)`.
fn has_pair(said: &str) -> bool {
    said.split(['(', '（']).skip(1).any(|after| {
        let inside = after.split([')', '）']).next().unwrap_or_default();
        let is_number = |part: &str| !part.is_empty() && part.chars().all(|c| c.is_ascii_digit());
        let parts: Vec<&str> = inside.split(',').map(str::trim).collect();
        parts.len() == 2 && parts.into_iter().all(is_number)
    })
}

/// Every kind of text that names row 1, column 4, with its key.
fn texts_about_a_cell(texts: &Texts) -> Vec<String> {
    let pos = at(0, 3);
    let (mut said, mut proved) = (Vec::new(), None);
    // Numbers alone, pairs, suppositions, counts, risks and guesses.
    for position in [
        "mines 1\n.1.\n11.",
        "mines 6\n01..2\n13...\n.4.31\n..210\n..100",
        "mines 1\n.1...\n.1...",
        "mines 0\n....",
        "mines 2\n.1.1.",
        "mines 1\n1.\n1.",
    ] {
        let view: PlayerView = position.parse().expect("a position");
        let mut advisor = Advisor::explaining(Effort::Exact);
        let hint = hint(&view, &[], &mut advisor, || true).expect("no contradiction");
        let hint = hint.expect("a hint");
        said.extend(hints::sentences(texts, &view, &hint));
        proved = Some(hint);
    }
    let instead = proved.expect("the last hint");
    for task in [Task::Safe, Task::Guess] {
        let wrong = Verdict::Wrong { cell: pos, mine: 0.5, proof: None, instead: instead.clone() };
        said.push(practice::wrong(texts, task, &wrong));
    }
    for click in [Action::Open(pos), Action::Mark(pos), Action::Chord(pos)] {
        said.push(practice::click(texts, click).1);
    }
    for contradiction in [
        Contradiction::TooHigh(vec![pos]),
        Contradiction::Together { numbers: vec![pos, at(2, 3)], uses_count: false },
        Contradiction::Together { numbers: vec![pos], uses_count: true },
    ] {
        said.push(found::contradiction(texts, &contradiction, 9));
    }
    for kind in [MistakeKind::KnownMine, MistakeKind::SafeCell, MistakeKind::LessRisk] {
        let opened = vec![pos];
        let mistake = Mistake { kind, opened, risk: 0.5, lowest_risk: 0.1, is_fatal: true };
        said.push(plain(&review::mistake_sentence(texts, &mistake, Naming::Coordinates)));
    }
    said
}

#[test]
fn no_text_names_a_cell_by_two_bare_numbers_or_in_another_order() {
    for lang in Lang::ALL {
        for names in [PlaceNames::RowFirst, PlaceNames::ColumnFirst, PlaceNames::Letters] {
            let mut texts = Texts::new(lang);
            texts.place_names = names;
            let said = texts_about_a_cell(&texts);
            let name = place::name(&texts, at(0, 3));
            for text in &said {
                assert!(!has_pair(text), "{lang}, {names:?}: {text}");
            }
            let named =
                said.iter().filter(|text| text.to_lowercase().contains(&name.to_lowercase()));
            assert!(named.count() > 10, "{lang}, {names:?}: {name} in {said:#?}");
            for text in &said {
                assert!(!has_other_names(text, &texts), "{lang}, {names:?}: {text}");
            }
        }
    }
}

/// Whether a cell has the name that players of other settings hear.
fn has_other_names(said: &str, texts: &Texts) -> bool {
    let mut other = Texts::new(texts.lang());
    other.place_names = match texts.place_names {
        PlaceNames::RowFirst => PlaceNames::ColumnFirst,
        PlaceNames::ColumnFirst | PlaceNames::Letters => PlaceNames::RowFirst,
    };
    // Higher numbers come first: they begin with lower ones.
    let cells = || (0..100).rev().map(|nth| at(nth / 10, nth % 10));
    let names = |texts: &Texts, pos| {
        let name = place::name(texts, pos).to_lowercase();
        [name.replace(", ", " "), name]
    };
    let own = cells().flat_map(|pos| names(texts, pos));
    let rest = own.fold(said.to_lowercase(), |rest, name| rest.replace(&name, "…"));
    cells().flat_map(|pos| names(&other, pos)).any(|name| rest.contains(&name))
}

/// What a listener hears, and finds by looking around.
fn check(reader: &mut Reader, names: PlaceNames, at: &str) {
    for said in reader.heard().into_iter().chain([reader.outline()]) {
        assert!(!has_pair(&said), "{names:?}, {at}: {said}");
        assert!(!has_other_names(&said, reader.ui.app.texts()), "{names:?}, {at}: {said}");
    }
}

#[test]
fn every_screen_with_a_board_names_cells_as_the_player_wants() {
    for names in [PlaceNames::RowFirst, PlaceNames::ColumnFirst, PlaceNames::Letters] {
        let home = fast_folder();
        let launch = beginner().seed(3).lang(Lang::English);
        let mut reader = Reader::new(launch.files_in(&home), 1_000.0, 760.0);
        reader.ui.change(SettingChange::PlaceNames(names));
        reader.heard();
        let code = BoardCode::new(field("..*.....")).expect("a code");
        reader.ui.paste(&code.to_string());
        reader.press("Space");
        for press in 0..6 {
            reader.press("H");
            check(&mut reader, names, &format!("hint {press}"));
        }
        reader.press("F12");
        for position in ["mines 2\n1F.\nF..\n", "mines 2\n8..\n...\n", "mines 1\n1..\n...\n"] {
            let pasted = workbench::Message::Pasted(Some(position.to_owned()));
            reader.ui.send_to_screen(any_screen::Message::Workbench(pasted));
            reader.press("H");
            check(&mut reader, names, position);
        }
        for key in ["F7", "F8"] {
            reader.press(key);
            if key == "F7" {
                let open = sapper::ui::features::lessons::Message::Open(0);
                reader.ui.send_to_screen(any_screen::Message::Lessons(open));
                reader.listen();
            }
            for press in 0..6 {
                reader.press("H");
                check(&mut reader, names, &format!("{key}, hint {press}"));
            }
        }
        let shown = ReplayScreen::new(hesitant(), "Ada".to_owned());
        reader.ui.watch_paused(shown);
        for step in 0..20 {
            reader.press("Right");
            check(&mut reader, names, &format!("step {step} of a recording"));
        }
    }
}
