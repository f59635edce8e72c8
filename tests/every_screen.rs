//! The texts of every screen and dialog in every language: none is cut off or drawn over another.
//!
//! To look at them: `SAPPER_SCREENS=FOLDER cargo test --test main every_screen` writes each as a
//! picture to `FOLDER/LANGUAGE/NAME.png`. `SAPPER_LANG=de,ja` chooses languages, `SAPPER_SIZE=480x640`
//! the size of the window, `SAPPER_TEXT_SIZE=200%` that of the texts, and `SAPPER_THEME=dark` the
//! theme (`high-contrast` is one).

use crate::common::contrast::faint_texts;
use crate::common::drawing::Drawing;
use crate::common::prelude::*;
use crate::common::recordings::{hesitant, won};
use crate::common::{GAME, board, load_fonts};
use crate::daily_screen;
use iced::{Rectangle, Size};
use jiff::{Timestamp, ToSpan};
use sapper::config::{BoardName, FilterChoice, PlayerName, TextSize, Theme};
use sapper::game::counters::Counter;
use sapper::game::{BoardFilter, Choice, CustomBoard, DailyLevel};
use sapper::platform::FileChoice;
use sapper::practice::first_steps::FirstStep;
use sapper::practice::lesson::{self, Lesson};
use sapper::practice::{Kind, Task};
use sapper::ui::features::play::board_filter::FilterDraft;
use sapper::ui::features::play::custom_board;
use sapper::ui::features::replay::ReplayScreen;
use sapper::ui::features::settings::{self, Page, SubPage};
use sapper::ui::features::title::TitleScreen;
use sapper::ui::features::{self, play, practice, workbench};
use sapper::ui::kit::font;
use sapper::ui::kit::motion::QUICK;
use sapper::ui::screen::dialog;
use sapper::ui::shell::{any_screen, stack};
use std::env;

/// The windows in which everything has room: the smallest, the usual one, a phone's, a wide one.
const SMALLEST: (f32, f32) = (360.0, 320.0);
const OTHERS: [(f32, f32); 3] = [(704.0, 689.0), (360.0, 640.0), (1_280.0, 720.0)];

/// What takes two lines in a button of one, and reaches a little beyond it. This may only become less.
const TWO_LINES: [&str; 7] =
    ["Acerca de", "Beenden", "Cancelar", "Guardar…", "Neues Spielfeld", "Salvar…", "À propos"];

/// Goes through the program in one language, and looks at what it meets.
struct Tour {
    lang: Lang,
    /// Whether contrast is looked at instead of room.
    of_contrast: bool,
    /// Where pictures are written instead of looking at the texts.
    pictures: Option<PathBuf>,
    window: Size,
    theme: Theme,
    text_size: TextSize,
    /// How many screens were looked at, beginning at another number in each language.
    seen: usize,
    /// What is wrong.
    faults: Vec<String>,
}

fn usual() -> Settings {
    Settings::default()
}

impl Tour {
    fn new(lang: Lang) -> Self {
        let chosen = |name| env::var(name).ok();
        let pictures = env::var_os("SAPPER_SCREENS").map(|it| PathBuf::from(it).join(lang.key()));
        if let Some(folder) = &pictures {
            fs::create_dir_all(folder).expect("a folder for the pictures");
        }
        let of_picture = |name| pictures.as_ref().and_then(|_| chosen(name));
        let theme = of_picture("SAPPER_THEME").and_then(|key| Theme::from_key(&key));
        let theme = theme.unwrap_or(usual().theme);
        let text_size = of_picture("SAPPER_TEXT_SIZE").and_then(|key| TextSize::from_key(&key));
        let text_size = text_size.unwrap_or(usual().text_size);
        let size = of_picture("SAPPER_SIZE").and_then(|size| {
            let (width, height) = size.split_once('x')?;
            Some(Size::new(width.parse().ok()?, height.parse().ok()?))
        });
        let window = size.unwrap_or(Size::from(OTHERS[0]));
        let seen = Lang::ALL.iter().position(|it| *it == lang).expect("one of all");
        let (of_contrast, faults) = (false, Vec::new());
        Self { lang, of_contrast, pictures, window, theme, text_size, seen, faults }
    }

    /// A window with a player's files.
    fn open_window(&self, style: Style, home: &TempDir, settings: &str) -> TestWindow {
        self.open_window_for(None, style, home, settings)
    }

    /// The same, with the same boards each time if there is a seed.
    fn open_window_for(
        &self,
        seed: Option<u64>,
        style: Style,
        home: &TempDir,
        settings: &str,
    ) -> TestWindow {
        let (theme, text_size) = (self.theme.key(), self.text_size.key());
        let looks = format!("theme = \"{theme}\"\ntext_size = \"{text_size}\"\n");
        let settings = format!("version = 1\n{looks}{settings}");
        fs::write(home.path().join("settings.toml"), settings).expect("the settings");
        self.start(seed, style, home)
    }

    /// A window with whatever files there are: at first none.
    fn start(&self, seed: Option<u64>, style: Style, home: &TempDir) -> TestWindow {
        let launch = LaunchOptions {
            lang: Some(self.lang),
            style: Some(style),
            level: Some(Level::Beginner),
            seed,
            player: PlayerName::new("Ada").ok(),
            folders: Some(Folders::at(home.path(), home.path())),
            ..LaunchOptions::default()
        };
        TestWindow::new(launch, self.window.width, self.window.height)
    }

    /// Gives this look to a window that has no file with it.
    fn dressed(&self, mut ui: TestWindow) -> TestWindow {
        if self.theme != usual().theme {
            ui.change(SettingChange::Theme(self.theme));
        }
        if self.text_size != usual().text_size {
            ui.change(SettingChange::TextSize(self.text_size));
        }
        ui
    }

    /// Checks what the window shows now, or takes its picture.
    fn sees(&mut self, name: &str, ui: &mut TestWindow) {
        if let Some(folder) = &self.pictures {
            // What moves is at its end.
            ui.wait(QUICK);
            let (width, height, pixels) = ui.picture();
            let picture = image::RgbaImage::from_raw(width, height, pixels).expect("a picture");
            picture.save(folder.join(format!("{name}.png"))).expect("the picture is written");
            return;
        }
        if self.of_contrast {
            let faint = faint_texts(ui).into_iter();
            return self.faults.extend(faint.map(|text| format!("{name}: {text}")));
        }
        // The smallest, and one of the others in turn: each of them in some languages.
        self.seen += 1;
        for (width, height) in [SMALLEST, OTHERS[self.seen % OTHERS.len()]] {
            ui.resize(Size::new(width, height));
            // A text that is typed may be longer than its field.
            let fields = ui.look().fields.into_iter().map(|field| field.bounds);
            let (fields, scrolled) = (fields.collect::<Vec<_>>(), ui.scrolled());
            let drawing = ui.drawing();
            let place = format!("{} {name} {width}×{height}", self.lang);
            self.check_drawing(&place, &drawing, &scrolled, &fields);
        }
        ui.resize(self.window);
    }

    /// The same after each of these keys.
    fn sees_after(&mut self, ui: &mut TestWindow, keys: &[(&str, &str)]) {
        for (key, name) in keys {
            ui.press(key);
            self.sees(name, ui);
        }
    }

    /// The same of all that can be scrolled to.
    fn sees_pages(&mut self, name: &str, ui: &mut TestWindow) {
        self.sees(name, ui);
        for page in 2..=9 {
            if ui.scroll(ui.logical_size().height / 2.0) {
                self.sees(&format!("{name}-{page}"), ui);
            }
        }
    }

    /// A game of a player with these files, and the folder that has them.
    fn play_with(&self, files: &[(&str, &str)], settings: &str) -> (TestWindow, TempDir) {
        let home = fast_folder();
        for (name, text) in files {
            fs::write(home.path().join(name), text).expect("a file");
        }
        let mut ui = self.open_window_for(Some(1), Style::Windows7, &home, settings);
        ui.press("Escape");
        (ui, home)
    }

    fn goes_everywhere(&mut self) {
        for part in [
            first_steps,
            dialogs,
            games,
            luck,
            races,
            replays,
            library,
            records,
            lessons,
            positions,
            missed,
            daily,
            workbench,
            troubles,
        ] {
            part(self);
        }
    }

    fn check_drawing(
        &mut self,
        place: &str,
        drawing: &Drawing,
        scrolled: &[Rectangle],
        fields: &[Rectangle],
    ) {
        for text in drawing.uncovered() {
            let words = &text.words;
            let is_too_high = text.is_too_high && !TWO_LINES.contains(&words.as_str());
            if text.is_squeezed || is_too_high {
                self.faults.push(format!("{place}: no room for {words:?}"));
            }
            let (ink, visible) = (text.ink, text.visible);
            let is_narrowed = ink.width - visible.width > 1.0;
            let is_lowered = ink.height - visible.height > 1.0;
            // The edge of what scrolls may cut it, but nothing in there.
            let is_scrolled = scrolled.iter().any(|area| {
                let ends = (area.x + area.width, area.y + area.height);
                let at_side = visible.x < area.x + 1.0 || visible.x + visible.width > ends.0 - 1.0;
                let at_end = visible.y < area.y + 1.0 || visible.y + visible.height > ends.1 - 1.0;
                visible.is_within(&area.expand(1.0))
                    && (at_side || !is_narrowed)
                    && (at_end || !is_lowered)
            });
            let is_typed = fields.iter().any(|field| visible.is_within(&field.expand(1.0)));
            if (is_narrowed || is_lowered) && !is_scrolled && !is_typed {
                self.faults.push(format!("{place}: {words:?} is cut off"));
            }
        }
        for (one, other) in drawing.overlaps() {
            self.faults.push(format!("{place}: {one:?} and {other:?} overlap"));
        }
    }
}

/// The offer to learn, and what the first game explains.
fn first_steps(tour: &mut Tour) {
    let home = fast_folder();
    let mut ui = tour.dressed(tour.start(Some(7), Style::Windows7, &home));
    tour.sees("first-start", &mut ui);
    ui.open_cell(Pos::new(4, 4));
    for name in ["first-flag", "first-chord", "first-hint"] {
        tour.sees(name, &mut ui);
        let play = ui.app.play();
        match FirstStep::of(play.game(), play.tally(), false).expect("a step") {
            FirstStep::Flag { mine, .. } => ui.mark_cell(mine),
            FirstStep::Chord { number } => ui.chord_cell(number),
            step => assert_eq!((name, step), ("first-hint", FirstStep::Hint)),
        }
    }
    // The first mine has a flag.
    let last = ui.field().mine_positions().last().expect("a mine");
    ui.open_cell(last);
    ui.press("F2");
    tour.sees("first-no-guess", &mut ui);
}

/// Opens, checks and closes the dialogs.
fn dialogs(tour: &mut Tour) {
    let (mut ui, _home) = tour.play_with(&[], "");
    for (key, name) in [("F10", "menu"), ("F4", "records-empty"), ("F3", "library-empty")] {
        tour.sees_after(&mut ui, &[(key, name)]);
        ui.press("Escape");
    }
    tour.sees_after(&mut ui, &[("F1", "help-1"), ("Right", "help-2"), ("Right", "help-3")]);
    ui.press("Escape");

    tour.sees_after(&mut ui, &[("Ctrl+N", "custom")]);
    ui.type_text("999");
    tour.sees("custom-too-large", &mut ui);
    ui.press("Escape");
    let name = BoardName::new("Ada").expect("a name");
    ui.change(SettingChange::SavedBoard(name, CustomBoard::new(20, 30, 140).ok()));
    tour.sees_after(&mut ui, &[("Ctrl+N", "custom-saved")]);
    let filter = FilterDraft::new(ui.app.settings(), Level::Beginner);
    let opened = dialog::Message::own(custom_board::Message::OpenFilter(filter));
    ui.send(stack::Message::Dialog(opened));
    tour.sees("custom-filter", &mut ui);
    ui.press_times("Escape", 2);

    tour.sees_after(&mut ui, &[("Alt+G", "go-to")]);
    ui.type_text("99 99");
    tour.sees_after(&mut ui, &[("Enter", "go-to-none")]);
    ui.press("Escape");
    for page in Page::ALL {
        ui.open_settings(settings::Message::Page(page));
        tour.sees_pages(page.key(), &mut ui);
        ui.press("Escape");
    }
    for sub in SubPage::ALL {
        ui.open_settings(settings::Message::Open(sub));
        tour.sees_pages(&format!("settings-{}", sub.key()), &mut ui);
        ui.press_all(&["Escape", "Escape"]);
    }
    tour.sees_after(&mut ui, &[("F6", "counters")]);
}

/// A game in each style, from the first click to a loss, and to a win.
fn games(tour: &mut Tour) {
    for style in Style::ALL {
        let home = fast_folder();
        let name = style.to_string();
        let mut ui = tour.open_window(style, &home, "");
        if ui.has::<TitleScreen>() {
            tour.sees(&format!("{name}-title"), &mut ui);
            ui.press("Escape");
        }
        ui.press("Escape");
        ui.tap_cell(Pos::new(4, 4));
        tour.sees(&format!("{name}-play"), &mut ui);
        ui.show_hint();
        tour.sees(&format!("{name}-hint"), &mut ui);
        ui.press("P");
        tour.sees(&format!("{name}-paused"), &mut ui);
        ui.press("P");
        if style == Style::Windows7 {
            for (key, name) in [("O", "odds"), ("K", "check"), ("M", "flag-mode"), ("A", "auto")] {
                ui.press(key);
                tour.sees(name, &mut ui);
                ui.press(key);
            }
            ui.press("F2");
            ui.tap_cell(Pos::new(4, 4));
        }
        // Most games that are lost so have a moment to learn from, whose button takes room.
        for _ in 0..20 {
            if ui.phase() != Phase::Lost {
                ui.tap_cell(ui.mine());
            }
            ui.wait(2_000);
            ui.wait(2_000);
            if !ui.app.play().moments().is_empty() {
                break;
            }
            ui.press("Escape");
            ui.press("F2");
            ui.tap_cell(Pos::new(4, 4));
        }
        tour.sees(&format!("{name}-lost"), &mut ui);
        ui.press("E");
        // One style is enough: the screen is that of practice.
        let moment = ui.app.stack().puzzle().filter(|_| style == Style::Windows7);
        if let Some(puzzle) = moment {
            let steps = puzzle.walk().map_or(0, |walk| walk.place().1);
            for step in 0..steps.min(3) {
                tour.sees(&format!("{name}-moment-{step}"), &mut ui);
                ui.press("H");
            }
            ui.press("Escape");
        }
        ui.press("Escape");

        let mut ui = tour.open_window(style, &home, "");
        for _ in 0..40 {
            ui.press("Escape");
            ui.win();
            if ui.phase() == Phase::Won {
                break;
            }
            ui.wait(2_000);
            ui.press("Escape");
            ui.press("F2");
        }
        ui.wait(2_000);
        ui.wait(2_000);
        tour.sees(&format!("{name}-won"), &mut ui);
        ui.press("Escape");
        ui.wait(2_000);
        tour.sees(&format!("{name}-won-2"), &mut ui);
    }
}

/// A position on the workbench, a board, and a position that contradicts itself; and draft marks.
fn workbench(tour: &mut Tour) {
    let (mut ui, _home) = tour.play_with(&[], "");
    tour.sees_after(&mut ui, &[("F12", "workbench-empty")]);
    let code = BoardCode::new(board::field("..*...*.")).expect("a code").to_string();
    for (text, name) in [
        (
            "mines 10\n.........\n.........\n..1111111\n..1000000\n..1000000\n111000000\n\
             000001110\n00001F.10\n00001...0\n",
            "position",
        ),
        ("mines 2\n1.1\n.8.\n...\n", "contradiction"),
        ("1F..\nF11.\n....\n", "flags"),
        (&*code, "board"),
    ] {
        let pasted = workbench::Message::Pasted(Some(text.to_owned()));
        ui.send_to_screen(any_screen::Message::Workbench(pasted));
        tour.sees(&format!("workbench-{name}"), &mut ui);
    }
    ui.press("Escape");
    tour.sees_after(&mut ui, &[("D", "draft")]);
}

/// A game lost on `..*...*.` by a guess beside a certain cell, and its luck.
fn luck(tour: &mut Tour) {
    let (mut ui, _home) = tour.play_with(&[], "");
    ui.paste_board("..*...*.");
    [0, 3, 6].into_iter().for_each(|col| ui.tap_cell(at(0, col)));
    ui.wait(2_000);
    tour.sees("lost-by-guess", &mut ui);
    tour.sees_after(&mut ui, &[("L", "luck")]);
    ui.press("Escape");
    tour.sees_after(&mut ui, &[("E", "moment")]);
}

/// Races on a board and on a new one, and a game that is played on.
fn races(tour: &mut Tour) {
    let home = fast_folder();
    let mut ui = tour.open_window(Style::Windows7, &home, "");
    ui.press("Escape");
    ui.win();
    ui.wait(3_000);
    tour.sees_after(&mut ui, &[("G", "race-menu")]);
    ui.press_all(&["Escape", "Escape"]);
    ui.send(stack::Message::Command(Command::RaceBoard));
    let field = ui.field();
    let safe: Vec<_> = field.size().positions().filter(|&pos| !field.is_mine(pos)).collect();
    safe.iter().take(20).for_each(|&pos| ui.tap_cell(pos));
    tour.sees("race-board", &mut ui);
    safe.iter().skip(20).for_each(|&pos| ui.tap_cell(pos));
    ui.wait(3_000);
    tour.sees("race-board-end", &mut ui);
    ui.send(stack::Message::Command(Command::RaceLevel));
    ui.tap_cell(at(4, 4));
    ui.wait(1_000);
    tour.sees("race-level", &mut ui);
    ui.tap_cell(ui.mine());
    ui.wait(3_000);
    tour.sees("race-level-end", &mut ui);
    ui.key(Command::PlayOn);
    tour.sees("played-on", &mut ui);
}

/// What was missed in the games of twelve weeks, of every kind.
fn missed(tour: &mut Tour) {
    let mut file = "version = 1\n[misses]\n".to_owned();
    for day in 0..80_i64 {
        let at = Timestamp::now() - (24 * day).hours();
        let kind = Kind::ALL[(day * day % 7) as usize % Kind::ALL.len()].key();
        file += &format!("\"{at}\" = [\"{kind}\"]\n");
    }
    let (mut ui, _home) = tour.play_with(&[("practice.toml", &file)], "");
    // The first change reads the files.
    ui.send(stack::Message::Command(Command::Sound));
    ui.press("F8");
    let name = ui.word("missed");
    let mut controls = ui.controls().into_iter();
    let found = controls.find(|it| it.label.as_ref().is_some_and(|label| label.name == name));
    ui.tap_at(found.expect("a control").bounds.center());
    tour.sees("missed", &mut ui);
}

fn replays(tour: &mut Tour) {
    let (mut ui, _home) = tour.play_with(&[], "");
    ui.watch_paused(ReplayScreen::new(hesitant(), "Ada".to_owned()));
    ui.press_all(&["Up", "Down", "Home"]);
    tour.sees("replay", &mut ui);
    for mark in 1..=4 {
        let [mark, why] = ["mark", "why"].map(|part| format!("replay-{part}-{mark}"));
        tour.sees_after(&mut ui, &[("PageDown", &mark), ("H", &why)]);
    }
    tour.sees_after(&mut ui, &[("O", "replay-odds"), ("Ctrl+G", "gif")]);
    ui.fill("gif-to", "x");
    tour.sees("gif-wrong", &mut ui);
}

fn library(tour: &mut Tour) {
    let games = fast_folder();
    for (name, text) in [
        ("a.rawvf", won("Ada", 20, "2024-01-02 10:00:00")),
        ("b.rawvf", won("Bob", 10, "2025-01-02 10:00:00")),
        ("c.rawvf", GAME.replace("Ann", "Cid")),
        ("broken.rawvf", "nothing".to_owned()),
    ] {
        fs::write(games.path().join(name), text).expect("a game");
    }
    let (mut ui, _home) = tour.play_with(&[], "");
    ui.send(stack::Message::RecordingChosen(FileChoice::File(games.path().to_owned())));
    tour.sees("library", &mut ui);
    tour.sees_after(&mut ui, &[("End", "library-broken")]);
    ui.press_all(&["Home", "Space", "Down", "Space"]);
    tour.sees("library-marked", &mut ui);
    if ui.sees("library-compare") {
        ui.tap("library-compare");
        tour.sees("compare", &mut ui);
        tour.sees_after(&mut ui, &[("End", "compare-end")]);
        ui.press("Escape");
    }
    if ui.sees("library-folders") {
        ui.tap("library-folders");
        tour.sees("library-folders", &mut ui);
    }
}

/// Games of a year, as they are in the game log.
pub fn past() -> String {
    let mut games = "version = 1\n\n".to_owned();
    for nth in 0..120_u32 {
        let (month, day) = (1 + nth / 10, 1 + 2 * (nth % 10));
        let (result, solved) = if nth % 3 == 0 { ("lost", 9) } else { ("won", 24) };
        let ms = 9_000 + 137 * u64::from(nth * 7 % 100);
        games += &format!(
            "[[game]]\nended = 2026-{month:02}-{day:02}T20:00:00.000+01:00\nlevel = \"beginner\"\n\
             style = \"windows-7\"\nresult = \"{result}\"\ntime_ms = {ms}\nbbbv = 24\n\
             solved = {solved}\nleft = 33\nright = 4\nchords = 3\nid = \"{nth:016x}\"\n"
        );
    }
    games
}

fn records(tour: &mut Tour) {
    let mut scores = "version = 1\n\n".to_owned();
    for (nth, name) in ["Ada", "阿达", "Grace"].into_iter().enumerate() {
        scores += &format!(
            "[[record]]\nlevel = \"beginner\"\nstyle = \"windows-7\"\nname = \"{name}\"\n\
             time_ms = {}\nbbbv = 24\ndate = 2026-03-0{}T20:00:00.000+01:00\n",
            9_000 + 1_234 * nth,
            nth + 1
        );
    }
    let (mut ui, _home) = tour.play_with(&[("scores.toml", &scores), ("games.toml", &past())], "");
    ui.press("F4");
    tour.sees_pages("records", &mut ui);
    ui.press("Home");
    for (message, name) in [
        (features::records::Message::By(Counter::Ioe), "records-ioe"),
        (features::records::Message::Reset, "records-reset"),
    ] {
        ui.send_to_screen(any_screen::Message::Records(message));
        tour.sees(name, &mut ui);
    }
}

/// Ratings of three months.
const PRACTISED: &str = r#"version = 1
[ratings]
overall = { rating = 1312.4, deviation = 61.5, volatility = 0.06, answers = 512, last = "2026-03-03" }
single = { rating = 1105.2, deviation = 70.0, volatility = 0.06, answers = 120, last = "2026-03-01" }
odds = { rating = 1402.9, deviation = 120.0, volatility = 0.06, answers = 31, last = "2026-03-03" }
[days]
2026-01-05 = { overall = 1000, single = 980 }
2026-01-20 = { overall = 1120, single = 1100 }
2026-02-03 = { overall = 1093 }
2026-03-03 = { overall = 1312, odds = 1403 }
"#;

/// A covered cell that is no answer to the puzzle in front, if there is one.
fn wrong_cell(ui: &TestWindow) -> Option<Pos> {
    let puzzle = ui.app.stack().puzzle().expect("a position");
    let (game, answers) = (puzzle.game(), &puzzle.position().answers);
    let is_wrong = |pos: &Pos| game.cell(*pos) == VisibleCell::Covered && !answers.contains(pos);
    game.size().positions().find(is_wrong)
}

/// Answers the puzzle in front with this cell, by keys.
fn answer(ui: &mut TestWindow, pos: Pos) {
    let task = ui.app.stack().puzzle().expect("a position").position().task;
    ui.move_cursor_to(pos);
    ui.press(if task == Task::Mines { "F" } else { "Space" });
}

/// A position of each task: the task, a wrong answer, a hint and the answer.
fn positions(tour: &mut Tour) {
    let practised = |message| any_screen::Message::Practice(message);
    for (kind, size) in [("single", "beginner"), ("numbers", "expert"), ("odds", "intermediate")] {
        let settings = format!("practice = {{ kind = \"{kind}\", size = \"{size}\" }}\n");
        let (mut ui, _home) = tour.play_with(&[], &settings);
        let [begin, wrong, hint, answered, more] = ["", "-wrong", "-hint", "-answer", "-more"]
            .map(|part| format!("practice-{kind}{part}"));
        tour.sees_after(&mut ui, &[("F8", &begin)]);
        let cell = wrong_cell(&ui).expect("a wrong cell");
        answer(&mut ui, cell);
        tour.sees(&wrong, &mut ui);
        tour.sees_after(&mut ui, &[("H", &hint), ("H", &answered)]);
        ui.send_to_screen(practised(practice::Message::ToggleMore));
        tour.sees(&more, &mut ui);
    }
    let (mut ui, _home) =
        tour.play_with(&[("practice.toml", PRACTISED)], "practice = { time = \"30s\" }\n");
    tour.sees_after(&mut ui, &[("F8", "practice-time")]);
    ui.wait(30_000);
    tour.sees("practice-time-up", &mut ui);
    ui.send_to_screen(practised(practice::Message::ShowRatings));
    tour.sees("ratings", &mut ui);
}

/// The list of lessons, and each lesson: what it explains, a wrong answer and the answer.
fn lessons(tour: &mut Tour) {
    let (mut ui, _home) = tour.play_with(&[], "");
    tour.sees_after(&mut ui, &[("F7", "lessons")]);
    let say =
        |ui: &mut TestWindow, message| ui.send_to_screen(any_screen::Message::Lessons(message));
    for (lesson, Lesson { topic, boards }) in lesson::lessons().iter().enumerate() {
        let name = format!("lesson-{}", topic.key());
        say(&mut ui, features::lessons::Message::Open(lesson));
        tour.sees(&name, &mut ui);
        say(&mut ui, features::lessons::Message::Board(boards.len() - 1));
        if let Some(wrong) = wrong_cell(&ui) {
            answer(&mut ui, wrong);
            tour.sees(&format!("{name}-wrong"), &mut ui);
        }
        say(&mut ui, features::lessons::Message::ShowAnswer);
        tour.sees(&format!("{name}-answer"), &mut ui);
    }
}

/// The daily boards without and with results, and a game on one that is lost.
fn daily(tour: &mut Tour) {
    use features::daily::Message;
    let say = |ui: &mut TestWindow, message| ui.send_to_screen(any_screen::Message::Daily(message));
    let (mut ui, home) = tour.play_with(&[], "");
    tour.sees_after(&mut ui, &[("F9", "daily-first")]);
    say(&mut ui, Message::Play(DailyLevel::Beginner));
    tour.sees("daily-begin", &mut ui);
    ui.tap_cell(ui.game().start_cell().expect("the start cell"));
    ui.wait(2_000);
    tour.sees("daily-started", &mut ui);
    tour.sees_after(&mut ui, &[("F2", "daily-give-up")]);
    fs::write(home.path().join("daily.toml"), daily_screen::some_results()).expect("results");
    let mut ui = tour.open_window(Style::Windows7, &home, "");
    ui.press_all(&["Escape", "F9"]);
    tour.sees_pages("daily", &mut ui);
    ui.press("Left");
    say(&mut ui, Message::Level(Some(DailyLevel::Expert)));
    tour.sees("daily-past", &mut ui);
    say(&mut ui, Message::Play(DailyLevel::Beginner));
    tour.sees("daily-play", &mut ui);
    ui.tap_cell(ui.mine());
    ui.wait(2_000);
    ui.wait(2_000);
    tour.sees("daily-lost", &mut ui);
}

/// What is said when something goes wrong.
fn troubles(tour: &mut Tour) {
    let home = fast_folder();
    fs::write(home.path().join("scores.toml"), "version = 1\n[[record]]\nlevel = 7\n")
        .expect("a broken file");
    let mut ui = tour.open_window(Style::Windows7, &home, "volume = \"loud\"\n");
    tour.sees("notice", &mut ui);
    ui.press("Escape");
    ui.paste("hello");
    tour.sees("notice-paste", &mut ui);

    let hopeless = Level::Custom(CustomBoard::new(1, 3, 1).expect("a board"));
    let launch =
        LaunchOptions::default().lang(tour.lang).style(Style::Windows7).level(hopeless).no_guess();
    let (width, height) = (tour.window.width, tour.window.height);
    let mut ui = tour.dressed(TestWindow::new(launch.clone(), width, height));
    tour.sees("no-guess", &mut ui);
    ui.press("Escape");
    ui.tap_cell(Pos::new(0, 1));
    tour.sees("no-guess-failed", &mut ui);

    let launch = LaunchOptions { level: Some(Level::Beginner), no_guess: false, ..launch };
    let mut ui = tour.dressed(TestWindow::without_tasks(launch, width, height));
    let filter = BoardFilter { min_bbbv: Some(500), ..BoardFilter::default() };
    ui.change(SettingChange::Filter(Level::Beginner, FilterChoice { is_on: true, filter }));
    tour.sees("filtered", &mut ui);
    ui.open_cell(Pos::new(0, 1));
    let job = ui.app.play().search().expect("a search").job();
    ui.wait(1_000);
    tour.sees("filter-search", &mut ui);
    ui.send(play::Message::SearchResult(job.run(|| false)));
    tour.sees("filter-failed", &mut ui);
}

/// What is wrong in a language.
fn visit(lang: Lang) -> Vec<String> {
    let chosen = env::var("SAPPER_LANG").ok().filter(|_| env::var_os("SAPPER_SCREENS").is_some());
    if chosen.is_some_and(|langs| !langs.split(',').any(|name| name == lang.key())) {
        return Vec::new();
    }
    let mut tour = Tour::new(lang);
    if tour.pictures.is_some() {
        // With the characters of the language; no other test runs then.
        load_fonts();
        font::switch_to(lang);
    }
    tour.goes_everywhere();
    tour.faults
}

/// The texts in English that are too faint in a theme.
pub fn faint_everywhere(theme: Theme) -> Vec<String> {
    let mut tour = Tour {
        lang: Lang::English,
        of_contrast: true,
        pictures: None,
        window: Size::from(OTHERS[0]),
        theme,
        text_size: usual().text_size,
        seen: 0,
        faults: Vec::new(),
    };
    tour.goes_everywhere();
    tour.faults
}

#[test]
fn every_text_of_every_screen_fits() {
    let faults: Vec<_> = Lang::ALL.into_iter().flat_map(visit).collect();
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}
