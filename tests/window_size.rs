//! The size of the window: it is restored, and once the player has chosen it, the program never
//! changes it.

use crate::common::prelude::*;
use crate::common::window::settings_messages;
use iced::event::Status;
use iced::window::{self, Mode};
use iced::{Event, Point, Size};
use iced_test::futures::futures::StreamExt;
use iced_test::futures::futures::executor::block_on;
use iced_test::runtime::{Action, task};
use proptest::prelude::*;
use sapper::config::TextSize;
use sapper::ui::board::layout::BoardLayout;
use sapper::ui::screen::sheet;
use sapper::ui::screen::window_needs::{FRAME, MIN_WINDOW};
use sapper::ui::shell::app::key_input::listen;
use sapper::ui::shell::app::{App, Message, WindowEvent};

const FULL_HD: Size = Size::new(1_920.0, 1_080.0);

/// A desktop with one window, that of the app. Lengths are logical pixels at a text size of 100 %.
struct Desktop {
    app: App,
    id: window::Id,
    monitor: Size,
    /// The window's size while it is neither maximized nor fills the screen.
    normal: Size,
    position: Point,
    /// Where the program has moved it last.
    moved_to: Option<Point>,
    maximized: bool,
    mode: Mode,
    /// How often the program has asked for a size.
    asked: usize,
    /// Whether the system knows only the monitor of a visible window.
    tells_late: bool,
    /// Whether the program has ended.
    ended: bool,
}

impl Desktop {
    /// Opens the window as the toolkit does, with the player's files in `home`.
    fn open(home: &TempDir, level: Option<Level>, monitor: Size) -> Self {
        let mut desktop = Self::start_unopened(home, level, monitor, false);
        desktop.show();
        desktop
    }

    /// The window is not open yet.
    fn start_unopened(
        home: &TempDir,
        level: Option<Level>,
        monitor: Size,
        fixed_window: bool,
    ) -> Self {
        let app = App::new(LaunchOptions {
            level,
            seed: level.map(|_| 7),
            folders: Some(Folders::at(home.path(), home.path())),
            fixed_window,
            ..LaunchOptions::default()
        });
        let normal = app.window_size() * app.scale_factor();
        Self {
            app,
            id: window::Id::unique(),
            monitor,
            normal,
            position: Point::new(120.0, 90.0),
            moved_to: None,
            maximized: false,
            mode: Mode::Hidden,
            asked: 0,
            tells_late: false,
            ended: false,
        }
    }

    fn show(&mut self) {
        self.send(Message::Window(WindowEvent::Opened(self.id, self.logical(self.normal))));
        self.asked = 0;
        self.settle();
    }

    fn size(&self) -> Size {
        if self.maximized || self.mode == Mode::Fullscreen { self.monitor } else { self.normal }
    }

    fn logical(&self, size: Size) -> Size {
        size * (1.0 / self.app.scale_factor())
    }

    /// The layout of the board that is shown.
    fn board_layout(&self) -> BoardLayout {
        TestWindow::lay_out(&self.app, self.logical(self.size()));
        self.app.stack().board_or_game().pane().layout().expect("a board is shown")
    }

    fn send(&mut self, message: impl Into<Message>) {
        let Some(mut actions) = task::into_stream(self.app.update(message.into())) else {
            return;
        };
        while let Some(action) = block_on(actions.next()) {
            match action {
                Action::Output(message) => self.send(message),
                Action::Window(action) => self.answer(action),
                Action::Exit => self.ended = true,
                _ => {}
            }
        }
    }

    fn answer(&mut self, action: window::Action) {
        use window::Action;

        match action {
            Action::Resize(_, size) => {
                self.asked += 1;
                self.normal = size * self.app.scale_factor();
                self.send(Message::Window(WindowEvent::Resized(size)));
            }
            Action::SetMode(_, mode) => {
                self.mode = mode;
                self.resized();
            }
            Action::Maximize(_, maximized) => {
                self.maximized = maximized;
                self.resized();
            }
            Action::Move(_, position) => {
                self.position = position;
                self.moved_to = Some(position);
            }
            Action::GetSize(_, answer) => drop(answer.send(self.logical(self.size()))),
            Action::GetMaximized(_, answer) => drop(answer.send(self.maximized)),
            Action::GetMode(_, answer) => drop(answer.send(self.mode)),
            Action::GetPosition(_, answer) => drop(answer.send(Some(self.position))),
            Action::GetScaleFactor(_, answer) => drop(answer.send(1.0)),
            Action::GetMonitorSize(_, answer) => {
                let is_known = !self.tells_late || self.mode != Mode::Hidden;
                let _ = answer.send(is_known.then(|| self.logical(self.monitor)));
            }
            _ => {}
        }
    }

    fn resized(&mut self) {
        self.send(Message::Window(WindowEvent::Resized(self.logical(self.size()))));
    }

    /// Lets the window come to rest.
    fn settle(&mut self) {
        self.send(Message::Window(WindowEvent::Settled));
    }

    /// The player drags an edge.
    fn drag_to(&mut self, width: f32, height: f32) {
        self.normal = Size::new(width, height);
        self.resized();
        self.settle();
    }

    fn maximize(&mut self, maximized: bool) {
        self.maximized = maximized;
        self.resized();
        self.settle();
    }

    #[track_caller]
    fn press(&mut self, key: &str) {
        self.send(Message::Key(vec![key.parse().expect("a key")]));
    }

    fn change(&mut self, change: SettingChange) {
        settings_messages(change).into_iter().for_each(|message| self.send(message));
    }
}

fn home() -> TempDir {
    tempfile::tempdir().expect("a folder")
}

/// Everything that shows another board, or another part of the program.
fn does_everything(desktop: &mut Desktop) {
    for level in Level::RANKED.into_iter().rev() {
        desktop.send(stack::Message::Command(Command::Level(level)));
    }
    for style in Style::ALL {
        desktop.change(SettingChange::Style(style));
        desktop.press("Escape");
    }
    desktop.change(SettingChange::Style(Style::Windows7));
    for &size in TextSize::ALL {
        desktop.change(SettingChange::TextSize(size));
    }
    desktop.change(SettingChange::TextSize(TextSize::Percent100));
    for key in ["F4", "F5", "F6", "F10", "F1", "Ctrl+N"] {
        desktop.press(key);
        desktop.press("Escape");
    }
    desktop.press("F6");
    desktop.send(stack::Message::Pasted(Some("sapper:1".to_owned())));
    desktop.settle();
}

#[test]
fn a_window_sized_by_the_player_is_never_resized() {
    let home = home();
    let mut desktop = Desktop::open(&home, None, FULL_HD);
    desktop.drag_to(620.0, 480.0);
    does_everything(&mut desktop);
    assert_eq!(desktop.asked, 0);
    assert_eq!(desktop.size(), Size::new(620.0, 480.0));

    drop(desktop);
    let mut desktop = Desktop::open(&home, Some(Level::Expert), FULL_HD);
    does_everything(&mut desktop);
    assert_eq!(desktop.asked, 0, "nor after the next start");
    assert_eq!(desktop.size(), Size::new(620.0, 480.0));
}

#[test]
fn a_maximized_or_formerly_maximized_window_is_never_resized() {
    let mut desktop = Desktop::open(&home(), None, FULL_HD);
    let normal = desktop.size();
    desktop.maximize(true);
    does_everything(&mut desktop);
    desktop.maximize(false);
    does_everything(&mut desktop);
    assert_eq!((desktop.asked, desktop.size()), (0, normal));
}

#[test]
fn the_first_window_grows_once_for_a_large_board_and_never_shrinks() {
    let mut desktop = Desktop::open(&home(), Some(Level::Beginner), FULL_HD);
    let first = desktop.size();
    let choose = |desktop: &mut Desktop, level| {
        desktop.send(stack::Message::Command(Command::Level(level)));
        desktop.settle();
        desktop.size()
    };
    assert_eq!(choose(&mut desktop, Level::Intermediate), first);
    desktop.send(stack::Message::Command(Command::Level(
        Level::with_dimensions(24, 60, 300).expect("a level"),
    )));
    desktop.settle();
    let grown = desktop.size();
    assert!(grown.width > first.width && grown.height >= first.height);
    assert!(grown.width <= 0.8 * FULL_HD.width && grown.height <= 0.8 * FULL_HD.height);
    assert_eq!(choose(&mut desktop, Level::Beginner), grown);
    assert_eq!(desktop.asked, 1);
}

#[test]
fn a_window_gets_its_size_when_its_monitor_is_known() {
    // For a first start, which has a row more, each time.
    let usual = Desktop::open(&home(), Some(Level::Beginner), FULL_HD).size();
    let home = home();
    let mut desktop = Desktop::start_unopened(&home, Some(Level::Beginner), FULL_HD, false);
    desktop.tells_late = true;
    assert_ne!(desktop.size(), usual);
    desktop.show();
    desktop.settle();
    assert_eq!((desktop.size(), desktop.asked), (usual, 1));
    assert!(!desktop.app.settings().window.user_sized);
}

#[test]
fn a_window_that_cannot_be_resized_is_not_counted_as_sized_by_the_player() {
    let mut desktop = Desktop::start_unopened(&home(), Some(Level::Beginner), FULL_HD, true);
    desktop.tells_late = true;
    desktop.show();
    does_everything(&mut desktop);
    assert_eq!(desktop.asked, 0);
    assert!(!desktop.app.settings().window.user_sized);
}

#[test]
fn a_window_that_the_player_has_just_sized_does_not_grow() {
    let mut desktop = Desktop::open(&home(), Some(Level::Beginner), FULL_HD);
    desktop.normal = Size::new(500.0, 400.0);
    desktop.resized();
    desktop.send(stack::Message::Command(Command::Level(Level::Expert)));
    assert_eq!(desktop.asked, 0, "at once, before the size is written down");
}

#[test]
fn a_size_not_chosen_by_the_player_can_grow_after_a_restart() {
    let home = home();
    let large = |rows, cols| Level::with_dimensions(rows, cols, 300).expect("a level");
    let mut desktop = Desktop::open(&home, Some(Level::Beginner), FULL_HD);
    desktop.send(stack::Message::Command(Command::Level(large(24, 40))));
    desktop.settle();
    let grown = desktop.size();
    assert!(!desktop.app.settings().window.user_sized);
    drop(desktop);
    let desktop = Desktop::open(&home, Some(large(24, 60)), FULL_HD);
    assert!(desktop.size().width > grown.width, "{grown:?}");
}

#[test]
fn a_place_on_another_monitor_is_left_to_the_system() {
    let mut desktop = Desktop::open(&home(), None, FULL_HD);
    desktop.position = Point::new(2_500.0, 30.0);
    desktop.settle();
    let window = desktop.app.settings().window;
    assert_eq!((window.position, window.user_sized), (None, false));
}

#[test]
fn size_and_place_are_restored_but_not_those_of_full_screen() {
    let home = home();
    let mut desktop = Desktop::open(&home, None, FULL_HD);
    drop(desktop);
    let file = std::fs::read_to_string(home.path().join("settings.toml")).unwrap_or_default();
    assert!(!file.contains("window"), "nobody touched the window: {file}");

    desktop = Desktop::open(&home, None, FULL_HD);
    desktop.position = Point::new(300.0, 200.0);
    desktop.drag_to(800.0, 640.0);
    desktop.press("F11");
    desktop.settle();
    assert_eq!(desktop.size(), FULL_HD);
    drop(desktop);

    let desktop = Desktop::open(&home, None, FULL_HD);
    assert_eq!(desktop.size(), Size::new(800.0, 640.0));
    let window = desktop.app.settings().window;
    assert_eq!(window.position, Some((300, 200)));
}

#[test]
fn a_window_that_is_resized_and_closed_at_once_is_remembered() {
    let close = Event::Window(window::Event::CloseRequested);
    let close = listen(close, Status::Ignored, window::Id::unique()).expect("a message");
    for end in [close, Message::Quit] {
        let home = home();
        let mut desktop = Desktop::open(&home, None, FULL_HD);
        desktop.normal = Size::new(800.0, 640.0);
        desktop.resized();
        desktop.send(end.clone());
        assert!(desktop.ended, "{end:?} ends the program");
        drop(desktop);
        let desktop = Desktop::open(&home, None, FULL_HD);
        assert_eq!(desktop.size(), Size::new(800.0, 640.0), "{end:?}");
    }
}

#[test]
fn a_digit_ends_the_program_in_mid_game_only_when_it_is_pressed_again() {
    let home = home();
    let mut desktop = Desktop::open(&home, Some(Level::Beginner), FULL_HD);
    desktop.change(SettingChange::Style(Style::Console));
    // The first click can be the last in this style.
    while desktop.app.play().game().phase() != Phase::Running {
        for key in ["F2", "Down", "Space"] {
            desktop.press(key);
        }
    }
    desktop.press("0");
    assert!(!desktop.ended);
    let said = desktop.app.stack().notices.texts(desktop.app.texts()).collect::<String>();
    assert_eq!(said, "A game is in progress. Press 0 again to exit.");
    desktop.press("0");
    assert!(desktop.ended);
    // Nothing is lost between games.
    let mut desktop = Desktop::open(&self::home(), Some(Level::Beginner), FULL_HD);
    desktop.change(SettingChange::Style(Style::Console));
    desktop.press("0");
    assert!(desktop.ended);
}

#[test]
fn a_maximized_window_opens_maximized_and_returns_to_its_size() {
    let home = home();
    let mut desktop = Desktop::open(&home, None, FULL_HD);
    desktop.drag_to(800.0, 640.0);
    desktop.maximize(true);
    drop(desktop);
    let mut desktop = Desktop::open(&home, None, FULL_HD);
    assert!(desktop.maximized);
    desktop.maximize(false);
    assert_eq!(desktop.size(), Size::new(800.0, 640.0));
}

#[test]
fn a_size_from_a_larger_monitor_is_reduced_but_remembered() {
    let home = home();
    let mut desktop = Desktop::open(&home, None, Size::new(3_840.0, 2_160.0));
    desktop.position = Point::new(2_000.0, 900.0);
    desktop.drag_to(1_800.0, 1_200.0);
    drop(desktop);
    let monitor = Size::new(1_366.0, 768.0);
    let desktop = Desktop::open(&home, None, monitor);
    let size = desktop.size();
    assert!(size.width <= monitor.width && size.height <= monitor.height);
    assert!(desktop.position.x + size.width <= monitor.width);
    assert!(desktop.position.y + size.height <= monitor.height);
    drop(desktop);
    let desktop = Desktop::open(&home, None, Size::new(3_840.0, 2_160.0));
    assert_eq!(desktop.size(), Size::new(1_800.0, 1_200.0));
}

/// A folder with the settings of a window with this size and place.
fn home_with_window((width, height): (u16, u16), (x, y): (i16, i16)) -> TempDir {
    let home = home();
    let window = format!(
        "version = 1\n[window]\nwidth = {width}\nheight = {height}\nx = {x}\ny = {y}\n\
         user_sized = true\n"
    );
    fs::write(home.path().join("settings.toml"), window).expect("the settings are written");
    home
}

fn monitors() -> impl Strategy<Value = Size> {
    (640.0_f32..8_000.0, 480.0_f32..5_000.0).prop_map(|(width, height)| Size::new(width, height))
}

proptest! {
    // Each opens windows.
    #![proptest_config(ProptestConfig::with_cases(24))]

    #[test]
    fn a_remembered_window_fits_on_any_monitor(
        size in any::<(u16, u16)>(),
        (x, y) in any::<(i16, i16)>(),
        monitor in monitors(),
    ) {
        // Some frames are wider than they look.
        const OVERLAP: f32 = 16.0;
        let home = home_with_window(size, (x, y));
        let desktop = Desktop::open(&home, None, monitor);
        let size = desktop.size();
        prop_assert!(MIN_WINDOW.width <= size.width && size.width <= monitor.width);
        prop_assert!(MIN_WINDOW.height <= size.height && size.height <= monitor.height);
        let at = desktop.moved_to.unwrap_or(Point::new(x.into(), y.into()));
        prop_assert!(at.x >= -OVERLAP && at.x + size.width <= monitor.width + OVERLAP, "{at:?}");
        prop_assert!(at.y >= -OVERLAP && at.y + size.height <= monitor.height + OVERLAP, "{at:?}");
        drop(desktop);
        let (wide, high) = (size.width.round() as u16, size.height.round() as u16);
        let home = home_with_window((wide, high), (at.x.round() as i16, at.y.round() as i16));
        prop_assert_eq!(Desktop::open(&home, None, monitor).moved_to, None);
    }

    #[test]
    fn a_window_that_fits_its_monitor_opens_as_it_was_left(
        monitor in monitors(),
        (across, down) in (0.0_f32..1.0, 0.0_f32..1.0),
    ) {
        let width = MIN_WINDOW.width + across * (monitor.width - MIN_WINDOW.width);
        let height = MIN_WINDOW.height + down * (monitor.height - MIN_WINDOW.height);
        let home = home_with_window((width as u16, height as u16), (0, 0));
        let desktop = Desktop::open(&home, None, monitor);
        let size = desktop.size();
        prop_assert_eq!((size.width.round(), size.height.round()), (width.floor(), height.floor()));
    }

    #[test]
    fn a_window_grows_below_the_pointer_and_stays_on_its_monitor_with_its_frame(
        (x, y) in (0.0_f32..1_800.0, 0.0_f32..1_000.0),
        (rows, cols) in (9_usize..80, 9_usize..100),
    ) {
        let mut desktop = Desktop::open(&home(), Some(Level::Beginner), FULL_HD);
        desktop.position = Point::new(x, y);
        let before = desktop.size();
        let level = Level::with_dimensions(rows, cols, 10).expect("a level");
        desktop.send(stack::Message::Command(Command::Level(level)));
        let (size, to) = (desktop.size(), desktop.position);
        prop_assert!(to.x <= x && to.y <= y);
        // The levels, one of which was chosen, begin at the inset.
        let levels = |at: f32, size| at + sheet::inset(size);
        let is_free = to.x > 0.0 && to.x + size.width + FRAME.width < FULL_HD.width;
        prop_assert!(!is_free || (levels(to.x, size) - levels(x, before)).abs() <= 1.0);
        if desktop.asked > 0 {
            prop_assert!(to.x + size.width + FRAME.width <= FULL_HD.width);
            prop_assert!(to.y + size.height + FRAME.height <= FULL_HD.height);
        }
    }
}

/// The files of a player who knows how to play.
fn introduced() -> TempDir {
    let home = home();
    fs::write(home.path().join("settings.toml"), "version = 1\nintroduced = true\n")
        .expect("the settings are written");
    home
}

#[test]
fn the_first_window_has_large_cells_within_four_fifths_of_the_screen() {
    for (width, height) in
        [(1_366.0, 768.0), (1_920.0, 1_080.0), (1_920.0, 1_200.0), (3_840.0, 2_160.0)]
    {
        for level in Level::RANKED {
            let monitor = Size::new(width, height);
            let desktop = Desktop::open(&introduced(), Some(level), monitor);
            let (size, side) = (desktop.size(), desktop.board_layout().cell_size);
            let what = format!("{level:?} on {monitor:?}: {size:?} with cells of {side}");
            assert!(size.width <= 0.8 * width && size.height <= 0.9 * height, "{what}");
            assert!(side <= 64.0, "{what}");
            if level == Level::Beginner {
                assert!(side >= 44.0, "{what}");
            }
            // Cells are smaller only where one more pixel each would not leave a fifth free.
            let (rows, cols) = (level.size().rows(), level.size().cols());
            let room = desktop.board_layout().room;
            let wider = size.width - room.width + f32::from(cols) * (side + 1.0);
            let higher = size.height - room.height + f32::from(rows) * (side + 1.0);
            let has_room = wider <= 0.8 * width && higher <= 0.8 * (height - 48.0) - 32.0;
            assert!(side >= 48.0 || !has_room, "{what}");
        }
    }
}

#[test]
fn counters_without_room_give_a_notice_until_they_have_it() {
    let said = "The window is too narrow for the counters.";
    let open = |width| TestWindow::without_tasks(LaunchOptions::default(), width, 689.0);
    for (width, has_room) in [(704.0, true), (400.0, false)] {
        let mut window = open(width);
        window.key(Command::Counters);
        assert_eq!(window.sees(said), !has_room);
        window.key(Command::Counters);
        assert!(!window.sees(said), "nobody wants them any more");
    }
    let mut window = open(400.0);
    window.key(Command::Counters);
    for (width, has_room) in [(410.0, false), (704.0, true)] {
        window.resize(Size::new(width, 689.0));
        assert_eq!(window.sees(said), !has_room, "{width}");
    }
}

#[test]
fn resizing_never_draws_the_board_of_the_previous_size() {
    let mut window = TestWindow::without_tasks(LaunchOptions::default(), 704.0, 689.0);
    let before = window.board();
    // The toolkit draws the new size before the app gets the event.
    window.size = Size::new(1_000.0, 900.0);
    let drawn = window.board();
    assert!(drawn.width > before.width);
    window.send(Message::Window(WindowEvent::Resized(window.size)));
    assert_eq!(window.board(), drawn);
}

#[test]
fn cells_adapt_to_the_size_chosen_by_the_player() {
    let mut desktop = Desktop::open(&home(), Some(Level::Beginner), FULL_HD);
    desktop.drag_to(600.0, 600.0);
    let before = desktop.board_layout().cell_size;
    desktop.drag_to(1_000.0, 900.0);
    assert!(desktop.board_layout().cell_size > before);
    assert!(desktop.board_layout().is_fully_visible(Pos::new(8, 8), Point::ORIGIN));
}
