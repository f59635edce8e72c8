//! The title of the EasyX style: a tune and a picture before the board.

use crate::common::fonts;
use crate::common::prelude::*;
use iced::event::Status;
use iced::keyboard::Key;
use iced::keyboard::key::Named;
use iced::mouse::{self, Button};
use iced::{Event, Point, Settings, Size, window};
use iced_test::{Simulator, simulator};
use sapper::audio::{SoundRequest, tune};
use sapper::game::pointer::PressPreview;
use sapper::game::{BoardGenerator, Clock};
use sapper::replay::Metadata;
use sapper::ui::features::replay::ReplayScreen;
use sapper::ui::features::title::{self, LEAD_IN, TitleScreen};
use sapper::ui::kit::font;
use sapper::ui::screen::ScreenState;
use sapper::ui::shell::any_screen;
use sapper::ui::shell::app::key_input::listen_on_title;
use sapper::ui::shell::app::{Message, WindowEvent};
use std::collections::BTreeSet;

const NOTES: usize = tune::NOTES.len();
const SEED: u64 = 125;

fn launch(style: Style) -> LaunchOptions {
    LaunchOptions::default().style(style).level(Level::Beginner).seed(SEED)
}

/// A window that shows the title.
fn title_window() -> TestWindow {
    TestWindow::without_tasks(launch(Style::EasyX), 640.0, 528.0)
}

fn title() -> TitleScreen {
    TitleScreen::new(false, Moment(0))
}

/// Lets the title come to a moment, waking it whenever it wants to be, and says what it asked for.
fn advance_to(title: &mut TitleScreen, moment: u64) -> Vec<SoundRequest> {
    let mut asked = Vec::new();
    while let Some(due) = title.next_deadline(Moment(0)).filter(|due| due.0 <= moment) {
        asked.extend(title.tick(due));
    }
    asked
}

/// When the line appears.
fn end() -> u64 {
    LEAD_IN + tune::start(tune::NOTES.len())
}

fn seen(window: &TestWindow) -> Vec<VisibleCell> {
    let game = window.game();
    game.size().positions().map(|pos| game.cell(pos)).collect()
}

fn is_untouched(window: &TestWindow) -> bool {
    seen(window).iter().all(|cell| *cell == VisibleCell::Covered)
}

// The picture and the tune

#[test]
fn each_note_reveals_one_strip_and_the_last_completes_the_picture() {
    let mut title = title();
    assert_eq!(title.visible_strips(), 0);
    for note in 0..NOTES {
        let due = title.next_deadline(Moment(0)).expect("a note is to come");
        assert_eq!(due, Moment(LEAD_IN + tune::start(note)));
        assert_eq!(title.tick(due), Some(SoundRequest::Note(note)));
        assert_eq!(title.visible_strips(), note + 1);
    }
}

#[test]
fn the_whole_picture_is_there_from_the_start_in_the_dark() {
    let (width, _, pixels) = title_window().picture();
    // Within the picture, right of the middle.
    let seen = |(at, _): &(usize, &[u8])| (400..600).contains(&(at % width as usize));
    let brightest = pixels.chunks_exact(4).enumerate().take(200_000).filter(seen);
    let brightest = brightest.map(|(_, pixel)| pixel[..3].iter().max().copied()).max().flatten();
    assert!((20..80).contains(&brightest.expect("pixels")), "{brightest:?}");
}

#[test]
fn the_picture_follows_the_clock_even_without_sound_or_after_delays() {
    let mut title = title();
    let late = Moment(LEAD_IN + tune::start(40) + 150);
    let heard = title.tick(late);
    assert_eq!(heard, Some(SoundRequest::Note(40)), "what was missed is not made up for");
    assert_eq!(title.visible_strips(), 41);
    assert_eq!(title.next_deadline(Moment(0)), Some(Moment(LEAD_IN + tune::start(41))));
}

#[test]
fn it_starts_when_the_window_is_open() {
    let mut title = title();
    title.restart(Moment(4_000));
    assert_eq!(title.next_deadline(Moment(0)), Some(Moment(4_000 + LEAD_IN)));
}

#[test]
fn the_picture_has_the_sixteen_colours_of_old_screens() {
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("resources/title/title.png");
    let picture = image::open(file).expect("a picture").into_rgb8();
    assert_eq!(picture.dimensions(), (640, 480));
    let colors: BTreeSet<[u8; 3]> = picture.pixels().map(|pixel| pixel.0).collect();
    assert!(colors.len() <= 16, "{} colours", colors.len());
    let steps = colors.iter().flatten();
    assert!(steps.into_iter().all(|part| part % 0x55 == 0));
}

// The line

#[test]
fn after_the_tune_the_text_line_slides_one_pixel_per_20_ms() {
    let mut title = title();
    advance_to(&mut title, end() - 1);
    assert_eq!(title.text_offset(100.0), 50.0, "the last note still sounds");
    let mut places = Vec::new();
    for _ in 0..=400 {
        let due = title.next_deadline(Moment(0)).expect("it moves");
        advance_to(&mut title, due.0);
        places.push(title.text_offset(100.0));
    }
    assert_eq!(places[0], 50.0);
    assert_eq!((places[50], places[150], places[250]), (100.0, 0.0, 100.0));
    assert!(places.windows(2).all(|two| (two[0] - two[1]).abs() == 1.0));
    let moments = (1..=50).map(|_| {
        let due = title.next_deadline(Moment(0)).expect("it moves");
        advance_to(&mut title, due.0);
        due.0
    });
    let moments: Vec<u64> = moments.collect();
    assert!(moments.windows(2).all(|two| two[1] - two[0] == 20));
}

#[test]
fn a_text_line_without_room_does_not_slide() {
    let mut title = title();
    advance_to(&mut title, end() + 500);
    assert_eq!(title.text_offset(0.0), 0.0);
    assert_eq!(title.text_offset(-40.0), 0.0);
}

#[test]
fn the_text_line_is_visible_in_every_window_and_language() {
    // Also before the tune is over, when most of the picture is still black.
    let later = [0, 2, 5, 11, 30, 47].map(|seconds| end() + 1_000 * seconds);
    let moments = [&[0, end() - 1][..], &later].concat();
    let sizes = [(360.0, 320.0), (464.0, 561.0), (1600.0, 1000.0)];
    for (lang, moment, (width, height)) in pairwise(&Lang::ALL, &moments, &sizes) {
        let (texts, mut title) = (Texts::new(lang), title());
        advance_to(&mut title, moment);
        let words = texts.get("title-go-on");
        let place = place_of(words, &title, &texts, Size::new(width, height));
        let (left, right) = place.expect("it is there");
        assert!(left >= 0.0 && right <= width + 1.0, "{lang}: {left} to {right}");
    }
}

/// The left and right ends of a text on the title, in logical pixels.
fn place_of(words: &str, title: &TitleScreen, texts: &Texts, size: Size) -> Option<(f32, f32)> {
    let settings = Settings {
        fonts: fonts().map(Into::into).collect(),
        default_font: font::TEXT,
        ..Settings::default()
    };
    let mut ui = Simulator::with_size(settings, size, title.page(texts, size));
    let bounds = ui.find(words).ok()?.bounds();
    assert!(bounds.y >= 0.0 && bounds.y + bounds.height <= size.height);
    Some((bounds.x, bounds.x + bounds.width))
}

#[test]
fn reduced_motion_shows_everything_at_once_without_movement() {
    let mut title = TitleScreen::new(true, Moment(0));
    assert_eq!(title.visible_strips(), NOTES);
    assert_eq!(title.text_offset(100.0), 50.0);
    let heard = advance_to(&mut title, end() + 60_000);
    assert_eq!(heard.len(), NOTES, "the tune is played all the same");
    assert_eq!(title.text_offset(100.0), 50.0);
    assert_eq!(title.next_deadline(Moment(0)), None, "and then it sleeps");
}

#[test]
fn the_reduced_motion_setting_applies_to_the_title() {
    let home = tempfile::tempdir().expect("a folder");
    let folders = Folders::at(home.path().join("data"), home.path().join("config"));
    fs::create_dir_all(home.path().join("config")).expect("a folder");
    fs::write(folders.settings(), "version = 1\nreduce_motion = \"on\"\nstyle = \"easyx\"\n")
        .expect("a file");
    let window = TestWindow::without_tasks(LaunchOptions::default().folders(folders), 640.0, 528.0);
    let title = window.screen::<TitleScreen>();
    assert_eq!(title.visible_strips(), NOTES);
    assert!(window.sees(Texts::new(Lang::English).get("title-go-on")));
}

// Going on

#[test]
fn it_can_be_closed_at_any_moment() {
    for moment in [0, LEAD_IN, LEAD_IN + 10_000, end() - 1, end() + 777] {
        let launch = LaunchOptions::default().style(Style::EasyX);
        let mut window = TestWindow::without_tasks(launch, 640.0, 528.0);
        window.wait(moment);
        assert!(window.has::<TitleScreen>());
        window.press("X");
        assert!(!window.has::<TitleScreen>(), "any key leads on");
    }
}

#[test]
fn any_key_only_closes_it() {
    for key in ["F2", "Escape", "F5", "F4", "P", "Enter", "Space", "F", "Ctrl+V"] {
        let mut window = title_window();
        assert!(window.has::<TitleScreen>() && !window.shows_board());
        window.press(key);
        assert!(!window.has::<TitleScreen>(), "{key:?} goes on");
        assert!(window.shows_board());
        assert!(is_untouched(&window), "{key:?} touches no cell");
        assert_eq!(window.phase(), Phase::Ready, "{key:?}");
        assert!(!window.sees("settings") || key != "F5");
        assert_eq!(window.field(), first_field(), "{key:?} deals no second board");
    }
}

fn first_field() -> sapper::game::Minefield {
    BoardGenerator::new(SEED).generate(Level::Beginner, None)
}

#[test]
fn any_click_only_closes_it() {
    for button in [Button::Left, Button::Right, Button::Middle] {
        let mut window = title_window();
        let over = Point::new(320.0, 300.0);
        window.point_at(over);
        window.mouse(mouse::Event::ButtonPressed(button));
        assert!(!window.has::<TitleScreen>(), "{button:?} goes on");
        assert!(window.shows_board());
        // The button comes up over the board, which was not there when it went down.
        window.mouse(mouse::Event::ButtonReleased(button));
        assert!(is_untouched(&window), "{button:?} touches no cell");
        assert_eq!(window.app.play().preview(), PressPreview::Nothing);
    }
}

#[test]
fn the_game_can_be_played_after_it() {
    let mut window = title_window();
    window.press("Escape");
    let safe = first_field();
    let pos = safe.size().positions().find(|pos| !safe.is_mine(*pos));
    window.open_cell(pos.expect("there are safe cells"));
    assert!(!is_untouched(&window));
    window.key(Command::New);
    assert!(is_untouched(&window) && window.field() != first_field());
    assert!(!window.has::<TitleScreen>(), "it is shown once");
}

#[test]
fn the_clock_starts_when_the_board_is_drawn_and_not_before() {
    let mut window = title_window();
    window.app.advance_clock(Duration::from_millis(30));
    window.press("Escape");
    match window.game().clock() {
        Clock::Running { since, before: 0 } => assert!(since >= Moment(30), "{since:?}"),
        clock => panic!("it runs from now on, not {clock:?}"),
    }
}

#[test]
fn late_events_for_the_title_are_ignored() {
    let mut window = title_window();
    window.press("Escape");
    window.send(Message::TimerFired);
    window.send_to_screen(any_screen::Message::Title(title::Message::Continue));
    assert_eq!(window.field(), first_field());
}

// Without a title

#[test]
fn no_other_style_has_a_title() {
    for style in Style::ALL {
        let window = TestWindow::without_tasks(launch(style), 640.0, 528.0);
        assert_eq!(window.has::<TitleScreen>(), style == Style::EasyX);
    }
}

#[test]
fn a_requested_board_or_recording_skips_the_title() {
    let board = BoardCode::new(first_field()).ok();
    let with_board = LaunchOptions { board, ..launch(Style::EasyX) };
    let with_replay = LaunchOptions { replay: Some("game.rawvf".into()), ..launch(Style::EasyX) };
    for launch in [with_board, with_replay] {
        let window = TestWindow::without_tasks(launch, 640.0, 528.0);
        assert!(!window.has::<TitleScreen>());
    }
}

#[test]
fn a_recording_dropped_on_the_title_is_played() {
    let mut played = TestWindow::without_tasks(launch(Style::Windows7), 640.0, 528.0);
    played.open_cell(Pos::new(4, 4));
    let recording = played.app.play().recording(Metadata::default());
    let replay = ReplayScreen::new(recording.expect("something was done"), "a game".to_owned());
    let mut window = title_window();
    window.watch(replay);
    assert!(!window.has::<TitleScreen>());
    assert!(window.has::<ReplayScreen>());
}

// Sound

fn closes_title(event: Event, status: Status) -> bool {
    let heard = listen_on_title(event, status, window::Id::unique());
    let go_on = stack::Message::Screen(any_screen::Message::Title(title::Message::Continue));
    matches!(heard, Some(heard) if format!("{heard:?}") == format!("{:?}", Message::from(go_on)))
}

#[test]
fn every_key_closes_it_even_without_a_command() {
    for key in [
        Key::Named(Named::F2),
        Key::Named(Named::Escape),
        Key::Named(Named::Space),
        Key::Named(Named::F11),
        Key::Named(Named::ArrowLeft),
        Key::Character("q".into()),
        Key::Unidentified,
    ] {
        let pressed = simulator::press_key(key.clone(), None);
        assert!(closes_title(pressed, Status::Ignored), "{key:?}");
        let released = simulator::release_key(key.clone());
        assert!(!closes_title(released, Status::Ignored), "{key:?} comes up");
    }
}

#[test]
fn a_mouse_button_closes_it_unless_a_widget_handled_it() {
    for button in [mouse::Button::Left, mouse::Button::Back, mouse::Button::Other(9)] {
        let pressed = || Event::Mouse(mouse::Event::ButtonPressed(button));
        assert!(closes_title(pressed(), Status::Ignored));
        assert!(!closes_title(pressed(), Status::Captured));
        let released = Event::Mouse(mouse::Event::ButtonReleased(button));
        assert!(!closes_title(released, Status::Ignored));
    }
}

#[test]
fn window_events_are_still_handled() {
    let resized = Event::Window(window::Event::Resized(iced::Size::new(400.0, 300.0)));
    let heard = listen_on_title(resized, Status::Ignored, window::Id::unique());
    assert!(matches!(heard, Some(Message::Window(WindowEvent::Resized(_)))));
}
