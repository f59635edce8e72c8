//! What a screen reader says when something opens, appears or ends: all that is needed, once.

use crate::common::prelude::*;
use crate::common::reader::Reader;
use crate::common::recordings::won;
use accesskit::{Action, HasPopup, Node, Role};
use sapper::platform::FileChoice;

fn beginner() -> LaunchOptions {
    LaunchOptions::default().level(Level::Beginner).seed(3).lang(Lang::English)
}

/// A word of what is only seen, or of the mouse.
fn is_for_eyes(said: &str) -> bool {
    ["ring", "click", "button"].iter().any(|word| said.contains(word))
}

#[test]
fn a_first_game_says_each_tip_once_with_places_and_keys() {
    let home = fast_folder();
    let mut reader = Reader::new(beginner().files_in(&home), 704.0, 760.0);
    reader.press("Down");
    reader.press("Space");
    let heard = reader.heard().join("\n");
    let tip = heard.lines().last().expect("a tip").to_owned();
    let expected = "The 1 at row 3, column 5 touches only one covered cell: row 2, column 4. \
                    Go there and flag it with\u{a0}F.";
    assert_eq!(tip, expected);
    assert!(reader.ui.sees(expected), "what is read is what is shown");
    assert!(reader.all(Role::Label).iter().all(|&id| !is_for_eyes(&reader.name(id))));
    reader.press("Right");
    reader.press("H");
    reader.press("Escape");
    assert!(!reader.heard().join("\n").contains(&tip), "it has been said");
}

#[test]
fn a_hint_says_where_to_look() {
    let mut reader = Reader::new(beginner(), 704.0, 760.0);
    reader.press("Down");
    reader.press("Space");
    reader.heard();
    // In a game with a seed of its own, a hint has no price to be said first.
    reader.press("H");
    let step = reader.heard().join("\n");
    assert!(!is_for_eyes(&step) && step.to_lowercase().contains("row "), "{step}");
    reader.press("F8");
    reader.heard();
    reader.press("H");
    let first = reader.heard().join("\n");
    assert!(!is_for_eyes(&first) && first.contains("row "), "{first}");
}

#[test]
fn a_pause_gives_the_focus_to_the_button_that_ends_it() {
    let mut reader = Reader::new(beginner(), 704.0, 760.0);
    reader.press("Down");
    reader.press("Space");
    reader.heard();
    reader.press("P");
    let resume = reader.find(Role::Button, "Paused: Resume");
    assert_eq!(reader.focus, resume);
    assert_eq!(reader.heard(), [""; 0], "its name says it");
    let texts = reader.all(Role::Label).into_iter().filter(|&id| reader.name(id) == "Paused");
    assert_eq!(texts.count(), 0);
    reader.press("Space");
    assert_eq!(reader.ui.phase(), Phase::Running);
    reader.press("P");
    let mut late = Reader::of(reader.ui);
    assert_eq!(late.focus, late.find(Role::Button, "Paused: Resume"));
    late.asks(late.focus, Action::Click, None);
    assert_eq!(late.nodes[&late.focus].role(), Role::GridCell);
}

#[test]
fn the_time_of_a_win_stands_still() {
    for style in Style::ALL {
        let mut ui = TestWindow::new(beginner().style(style).level(Level::Beginner), 900.0, 760.0);
        ui.press("Space");
        ui.press("Down");
        ui.press("Space");
        ui.wait(1_234);
        ui.win();
        let mut reader = Reader::of(ui);
        let time = reader.ui.game().elapsed(reader.ui.app.now());
        let time = format!("{}.{:03}", time / 1_000, time % 1_000);
        let said = |reader: &Reader| {
            let words = |node: &Node| [node.label(), node.value()].map(|it| it == Some(&time));
            reader.nodes.values().flat_map(words).filter(|is_time| *is_time).count()
        };
        let at_once = said(&reader);
        assert!(at_once > 0 || style != Style::Windows7, "{}", reader.outline());
        reader.ui.wait(5_000);
        reader.listen();
        assert_eq!(at_once, said(&reader), "{style:?}");
    }
}

#[test]
fn the_text_before_a_control_is_its_name_and_no_other_text() {
    let mut reader = Reader::new(beginner(), 704.0, 760.0);
    for key in ["F5", "Ctrl+N", "F4"] {
        reader.press(key);
        for id in reader.all(Role::Label) {
            let name = reader.name(id);
            let controls = [Role::ComboBox, Role::Slider, Role::SpinButton].into_iter();
            let named = controls.flat_map(|role| reader.all(role));
            let mut named = named.filter(|&control| reader.name(control) == name);
            assert_eq!(named.next(), None, "{name} is read twice in\n{}", reader.outline());
        }
        reader.press("Escape");
    }
}

#[test]
fn a_screen_says_its_name_once() {
    for needs_descriptions in [false, true] {
        for (key, name) in
            [("F3", "Library"), ("F4", "Records"), ("F7", "Lessons"), ("F9", "Daily board")]
        {
            let mut reader =
                Reader::through(TestWindow::new(beginner(), 704.0, 760.0), needs_descriptions);
            reader.heard();
            reader.press(key);
            let mut said = reader.heard();
            said.extend(reader.nodes[&reader.focus].label().map(str::to_owned));
            let around = reader.nodes.values().filter(|node| node.role() == Role::Group);
            said.extend(around.filter_map(|node| node.label().map(str::to_owned)));
            let count = said.iter().flat_map(|it| it.lines()).filter(|line| *line == name).count();
            assert_eq!(count, 1, "{name}: {said:?}");
        }
    }
}

#[test]
fn what_a_library_holds_is_said_when_it_is_known() {
    let (home, games) = (fast_folder(), fast_folder());
    for (name, tenths) in [("a", 20), ("b", 10)] {
        let game = won(name, tenths, "2024-01-02 10:00:00");
        fs::write(games.path().join(format!("{name}.rawvf")), game).expect("a recording");
    }
    let mut reader = Reader::new(beginner().files_in(&home), 900.0, 760.0);
    reader.heard();
    let dropped = FileChoice::File(games.path().to_owned());
    reader.ui.send(stack::Message::RecordingChosen(dropped));
    reader.listen();
    let heard = reader.heard().join("\n");
    assert_eq!(heard.matches("2 recordings").count(), 1, "{heard}");
    let search = reader.node(Role::SearchInput, "Search");
    assert!(search.description().is_some_and(|tip| tip.contains("time<60")));
}

#[test]
fn a_list_is_called_what_it_chooses_and_its_tooltip_describes_it() {
    let mut reader = Reader::new(beginner(), 900.0, 760.0);
    reader.press("F9");
    let level = reader.node(Role::ComboBox, "Level");
    let tip = "Show one level, or the best result of each day";
    assert_eq!(level.description(), Some(tip));
}

#[test]
fn the_menu_begins_with_its_first_entry() {
    let mut reader = Reader::new(beginner(), 704.0, 760.0);
    assert_eq!(reader.node(Role::Button, "Menu").has_popup(), Some(HasPopup::Menu));
    reader.press("F10");
    assert_eq!(reader.focus, reader.find(Role::MenuItem, "New board"));
    assert_eq!(reader.node(Role::MenuItem, "Learn").has_popup(), Some(HasPopup::Menu));
    reader.press("Escape");
    reader.click(Role::Button, "Menu");
    assert_eq!(reader.focus, reader.find(Role::MenuItem, "New board"));
}

#[test]
fn the_way_back_to_a_paused_game_says_no_cell() {
    let mut reader = Reader::new(beginner(), 704.0, 760.0);
    reader.press("Right");
    reader.press("Space");
    reader.press("w");
    reader.heard();
    reader.press("Escape");
    let heard = reader.heard().join("\n");
    assert_eq!(heard, "Closed: A recording");
}
