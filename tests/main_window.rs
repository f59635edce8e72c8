//! What a player sees and does in the window.

use crate::common::desk::Desk;
use crate::common::window::Hands;
use iced::mouse::Button;
use sapper::config::keymap::Shortcut;
use sapper::config::{Lang, LanguageChoice, PlayerName, Settings};
use sapper::game::pointer::PressPreview;
use sapper::game::{Level, Phase, Pos, VisibleCell};
use sapper::history::Scores;
use sapper::storage::Folders;
use sapper::ui::app::{LaunchOptions, Message};
use sapper::ui::dialog::settings as setup;
use sapper::ui::screen::play::result_summary::GUARD;
use sapper::ui::screen::play::{self, name_field};
use tempfile::TempDir;

fn beginner() -> Desk {
    let launch =
        LaunchOptions { level: Some(Level::Beginner), seed: Some(7), ..LaunchOptions::default() };
    Desk::new(launch, 360.0, 460.0)
}

fn seen(desk: &Desk, pos: Pos) -> VisibleCell {
    desk.app.play().game().cell(pos)
}

#[test]
fn a_left_click_opens_and_a_right_click_marks() {
    let mut desk = beginner();
    desk.opens(Pos::new(4, 4));
    assert_eq!(seen(&desk, Pos::new(4, 4)), VisibleCell::Open(0));
    let field = desk.field();
    let mine = field.mine_positions().next().expect("there are mines");
    desk.marks(mine);
    assert_eq!(seen(&desk, mine), VisibleCell::Flag);
    assert!(desk.sees("9"), "the remaining count follows");
    desk.marks(mine);
    assert_eq!(seen(&desk, mine), VisibleCell::Question);
    assert!(desk.sees("10"));
}

#[test]
fn a_press_only_previews_and_a_release_elsewhere_opens_there() {
    let mut desk = beginner();
    let (from, to) = (Pos::new(2, 2), Pos::new(6, 6));
    desk.mouse(from, &[(Button::Left, true)]);
    assert_eq!(seen(&desk, from), VisibleCell::Covered);
    desk.mouse(to, &[(Button::Left, false)]);
    assert_eq!(desk.app.play().game().phase(), Phase::Running);
    assert!(
        matches!(seen(&desk, to), VisibleCell::Open(0)),
        "the first opening is where it was let go"
    );
}

#[test]
fn both_buttons_open_around_a_number() {
    let mut desk = beginner();
    desk.opens(Pos::new(4, 4));
    let field = desk.field();
    let game = desk.app.play().game();
    let size = game.size();
    let number = size
        .positions()
        .find(|&pos| {
            matches!(game.cell(pos), VisibleCell::Open(1..))
                && size
                    .neighbours(pos)
                    .any(|near| !field.is_mine(near) && game.cell(near) == VisibleCell::Covered)
        })
        .expect("a number with a safe covered neighbour");
    let before = count_open(&desk);
    for mine in size.neighbours(number).filter(|&near| field.is_mine(near)) {
        desk.marks(mine);
    }
    desk.chords(number);
    assert!(count_open(&desk) > before);
    assert_ne!(desk.app.play().game().phase(), Phase::Lost);
}

fn count_open(desk: &Desk) -> usize {
    let game = desk.app.play().game();
    let open = |&pos: &Pos| matches!(game.cell(pos), VisibleCell::Open(_));
    game.size().positions().filter(open).count()
}

/// Waits until the wave, or the explosion, has passed, and the result can be used.
fn sees_the_end(desk: &mut Desk) {
    desk.waits(2_000);
}

#[test]
fn a_loss_is_told_in_the_strip_with_the_levels_still_there() {
    let mut desk = beginner();
    desk.opens(Pos::new(4, 4));
    let mine = desk.field().mine_positions().next().expect("there are mines");
    desk.opens(mine);
    assert_eq!(desk.app.play().game().phase(), Phase::Lost);
    assert!(!desk.sees("You hit a mine"), "the explosion is seen first");
    sees_the_end(&mut desk);
    assert!(desk.sees("You hit a mine"));
    assert!(desk.sees("Watch") && desk.sees("Play again"));
    assert!(desk.sees("Show remaining"), "the levels stay");
    let field = desk.field();
    desk.clicks("Retry board");
    assert_eq!(desk.field(), field);
    desk.opens(mine);
    sees_the_end(&mut desk);
    desk.clicks("Play again");
    assert_eq!(desk.app.play().game().phase(), Phase::Ready);
}

#[test]
fn nothing_is_pressed_in_the_first_moment_of_a_result() {
    let mut desk = beginner();
    desk.wins();
    let wave = desk.app.play().animation().expect("a wave").ends_at();
    assert!(!desk.sees("Play again"), "the wave is seen whole");
    let now = desk.app.now();
    desk.waits(wave.since(now));
    assert!(desk.sees("Play again"));
    desk.clicks("Play again");
    assert_eq!(desk.app.play().game().phase(), Phase::Won);
    desk.waits(GUARD);
    desk.clicks("Play again");
    assert_eq!(desk.app.play().game().phase(), Phase::Ready);
}

#[test]
fn a_click_on_the_board_does_not_end_the_wave() {
    let mut desk = beginner();
    desk.wins();
    assert!(desk.app.play().animation().is_some());
    desk.opens(Pos::new(4, 4));
    desk.key(Shortcut::Open);
    assert!(desk.app.play().animation().is_some());
}

#[test]
fn a_board_chosen_by_its_seed_is_not_ranked() {
    let mut desk = beginner();
    desk.wins();
    assert_eq!(desk.app.play().game().phase(), Phase::Won);
    assert!(desk.app.scores().records().is_empty());
}

#[test]
fn the_same_seed_deals_the_same_games() {
    let play = || {
        let mut desk = beginner();
        let mut fields = Vec::new();
        for _ in 0..3 {
            desk.opens(Pos::new(4, 4));
            fields.push(desk.field());
            desk.key(Shortcut::New);
        }
        fields
    };
    let fields = play();
    assert_eq!(fields, play());
    assert_ne!(fields[0], fields[1]);
}

#[test]
fn a_record_is_signed_kept_and_found_again_with_the_settings() {
    let home = tempfile::tempdir().expect("a folder");
    let folders = Folders::at(home.path().join("data"), home.path().join("config"));
    let launch = || LaunchOptions { folders: Some(folders.clone()), ..LaunchOptions::default() };
    let mut desk = Desk::new(launch(), 360.0, 460.0);
    desk.wins();
    sees_the_end(&mut desk);
    assert!(desk.sees("Your first record!"));
    desk.types("record-name", "  扫雷高手 ");
    desk.say(Message::Play(play::Message::Name(name_field::Message::Accepted)));
    desk.key(Shortcut::New);
    desk.clicks("Show remaining");
    drop(desk);

    let (scores, notices) = Scores::load(Some(&folders));
    assert!(notices.is_empty());
    let [record] = scores.get().records() else {
        panic!("one record, not {:?}", scores.get());
    };
    assert_eq!(record.name.as_ref().map(|name| name.as_str()), Some("扫雷高手"));
    assert!(record.bbbv > 0);
    let (settings, _) = Settings::load(Some(&folders));
    assert_eq!(settings.get().player, record.name, "the name is remembered");
    let desk = Desk::new(launch(), 360.0, 460.0);
    assert!(!desk.app.settings().show_remaining);
}

#[test]
fn a_name_that_cannot_stand_is_told_so_and_the_one_before_stays() {
    let launch = LaunchOptions { player: PlayerName::new("ann").ok(), ..LaunchOptions::default() };
    let mut desk = Desk::new(launch, 360.0, 460.0);
    desk.wins();
    sees_the_end(&mut desk);
    desk.types("record-name", " ");
    assert!(!desk.sees("Enter a name."), "nothing is wrong while typing");
    desk.say(Message::Play(play::Message::Name(name_field::Message::Accepted)));
    assert!(desk.sees("Enter a name."));
    assert_eq!(names(&desk), [Some("ann".to_owned())]);
}

#[test]
fn a_ranked_win_bears_the_name_of_the_system_until_another_is_typed() {
    let home = tempfile::tempdir().expect("a folder");
    let mut hands = Hands::new(at_home(&home), 520.0, 640.0);
    hands.wins();
    let named = |hands: &Hands| hands.app.scores().records()[0].name.clone();
    assert_eq!(named(&hands), PlayerName::new("ann").ok(), "saved at once");
    hands.waits(2_000);
    assert!(hands.sees("Your name"), "the field says what it is for");
    hands.types("Bo");
    assert_eq!(named(&hands), PlayerName::new("ann").ok());
    assert!(!hands.sees("Saved"));
    hands.press("Enter");
    assert!(hands.sees("Saved"));
    assert_eq!(named(&hands), PlayerName::new("Bo").ok(), "what was there is replaced");
    hands.press("F2");
    assert_eq!(hands.app.play().game().phase(), Phase::Ready);
    assert_eq!(
        hands.app.settings().player,
        PlayerName::new("Bo").ok(),
        "it is there the next time"
    );
}

#[test]
fn a_key_that_was_meant_for_the_board_is_not_typed_into_the_name() {
    let home = tempfile::tempdir().expect("a folder");
    let mut hands = Hands::new(at_home(&home), 520.0, 640.0);
    hands.wins();
    let wave = hands.app.play().animation().expect("a wave").ends_at();
    hands.waits(wave.since(hands.app.now()));
    for key in ["Space", "F", "Enter"] {
        hands.press(key);
    }
    hands.waits(GUARD);
    hands.press("Enter");
    let record = &hands.app.scores().records()[0];
    assert_eq!(record.name, PlayerName::new("ann").ok());
}

#[test]
fn a_key_that_plays_on_works_in_the_field_for_the_name() {
    let home = tempfile::tempdir().expect("a folder");
    let mut hands = Hands::new(at_home(&home), 520.0, 640.0);
    hands.wins();
    hands.waits(2_000);
    hands.types("Bo");
    hands.press("F2");
    assert_eq!(hands.app.play().game().phase(), Phase::Ready);
}

#[test]
fn a_failed_save_is_told_before_the_name_is_asked_for() {
    let launch = LaunchOptions { player: PlayerName::new("ann").ok(), ..LaunchOptions::default() };
    let mut hands = Hands::new(launch, 520.0, 640.0);
    hands.wins();
    hands.waits(2_000);
    let notice = "There is no folder to save to, so records and settings are kept only until you close Sapper.";
    assert!(hands.sees(notice));
    hands.press("Escape");
    assert!(!hands.sees(notice) && hands.sees("Play again"));
    hands.types("Bo");
    hands.press("Enter");
    assert_eq!(hands.app.scores().records()[0].name, PlayerName::new("Bo").ok());
}

/// A player whom the system knows as ann, and whose files are in this folder.
fn at_home(home: &TempDir) -> LaunchOptions {
    LaunchOptions {
        player: PlayerName::new("ann").ok(),
        folders: Some(Folders::at(home.path(), home.path())),
        ..LaunchOptions::default()
    }
}

/// The names of the records.
fn names(desk: &Desk) -> Vec<Option<String>> {
    let records = desk.app.scores().records().iter();
    records.map(|record| record.name.as_ref().map(|name| name.as_str().to_owned())).collect()
}

#[test]
fn show_remaining_hides_and_shows_the_count_in_the_middle_of_a_game() {
    let mut desk = beginner();
    desk.opens(Pos::new(4, 4));
    assert!(desk.sees("10"));
    desk.clicks("Show remaining");
    assert!(!desk.sees("10"));
    assert_eq!(desk.app.play().game().phase(), Phase::Running);
    desk.clicks("Show remaining");
    assert!(desk.sees("10"));
}

#[test]
fn the_keyboard_plays_the_board() {
    let mut desk = beginner();
    desk.press("Down");
    desk.key(Shortcut::Open);
    assert_eq!(
        seen(&desk, Pos::new(4, 4)),
        VisibleCell::Open(0),
        "the cursor begins in the middle"
    );
    for _ in 0..20 {
        desk.press("Up");
        desk.press("Left");
    }
    let corner = Pos::new(0, 0);
    if seen(&desk, corner) == VisibleCell::Covered {
        desk.key(Shortcut::Flag);
        assert_eq!(seen(&desk, corner), VisibleCell::Flag, "it stops at the corner");
    }
    desk.key(Shortcut::New);
    assert_eq!(desk.app.play().game().phase(), Phase::Ready);
}

#[test]
fn a_paused_game_hides_the_board_until_it_is_resumed() {
    let mut desk = beginner();
    desk.opens(Pos::new(4, 4));
    desk.key(Shortcut::Pause);
    assert!(desk.sees("Paused") && !desk.shows_board());
    desk.clicks("Resume");
    assert_eq!(desk.app.play().game().phase(), Phase::Running);
    assert!(!desk.sees("Paused"));
}

#[test]
fn a_dialog_takes_what_the_mouse_held() {
    let mut desk = beginner();
    desk.mouse(Pos::new(4, 4), &[(Button::Left, true)]);
    desk.key(Shortcut::Settings);
    assert_eq!(desk.app.play().preview(), PressPreview::Nothing);
}

#[test]
fn the_window_speaks_chinese_as_soon_as_it_is_chosen() {
    let mut desk = beginner();
    desk.key(Shortcut::Settings);
    let chinese = setup::SettingChange::Language(LanguageChoice::Specific(Lang::Chinese));
    desk.say(Message::Settings(setup::Message::Changed(chinese)));
    desk.press("Escape");
    assert!(desk.sees("显示剩余雷数"));
}

#[test]
fn the_language_of_the_command_line_is_in_force_until_another_is_chosen() {
    let mut desk = Desk::new(
        LaunchOptions { lang: Some(Lang::Chinese), ..LaunchOptions::default() },
        700.0,
        600.0,
    );
    assert!(desk.sees("显示剩余雷数"));
    assert_eq!(desk.app.settings().language, LanguageChoice::Auto, "for this run alone");
    let change = |desk: &mut Desk, change| {
        desk.say(Message::Settings(setup::Message::Changed(change)));
    };
    desk.key(Shortcut::Settings);
    change(&mut desk, setup::SettingChange::Sound(false));
    desk.press("Escape");
    assert!(desk.sees("显示剩余雷数"), "another setting leaves it");
    desk.key(Shortcut::Settings);
    change(&mut desk, setup::SettingChange::Language(LanguageChoice::Specific(Lang::English)));
    desk.press("Escape");
    assert!(desk.sees("Show remaining"));
}

#[test]
fn every_window_down_to_the_smallest_holds_the_bars_and_the_board() {
    for (rows, cols, mines) in [(9, 9, 10), (16, 30, 99), (1, 1, 0), (256, 256, 9000), (1, 256, 20)]
    {
        for (width, height) in [(360.0, 320.0), (1000.0, 700.0), (300.0, 200.0), (3840.0, 2160.0)] {
            let launch = LaunchOptions {
                level: Level::with_dimensions(rows, cols, mines).ok(),
                seed: Some(1),
                ..LaunchOptions::default()
            };
            let mut desk = Desk::new(launch, width, height);
            assert!(desk.sees("Show remaining"), "{rows} × {cols} in {width} × {height}");
            desk.opens(Pos::new(0, 0));
            let phase = desk.app.play().game().phase();
            assert_ne!(phase, Phase::Ready, "{rows} × {cols} in {width} × {height}");
        }
    }
}

#[test]
fn a_second_win_is_told_with_its_rank_and_how_far_it_is_from_the_best() {
    let mut desk = Desk::new(LaunchOptions::default(), 520.0, 640.0);
    desk.wins();
    desk.key(Shortcut::New);
    // A minute more makes it slower for sure.
    desk.opens(Pos::new(0, 0));
    desk.waits(60_000);
    desk.wins();
    sees_the_end(&mut desk);
    assert!(desk.sees("Your 2nd-best time."));
    let [best, second] = desk.app.scores().records() else {
        panic!("two records");
    };
    let (texts, gap) = (desk.app.texts(), second.time_ms - best.time_ms);
    let (gap, best) = (texts.seconds(gap), texts.seconds(best.time_ms));
    assert!(desk.sees(&format!("{gap} slower than your best ({best}).")));
}
