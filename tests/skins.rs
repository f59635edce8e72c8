//! Skins of the Classic style: a folder with `skin.toml` and pictures, as `docs/skins.md` says.

#[path = "../resources/skins/make.rs"]
#[expect(dead_code, reason = "it is a program of its own")]
mod make;

use crate::common::prelude::*;
use image::{ImageFormat, Rgba, RgbaImage};
use proptest::prelude::*;
use sapper::config::ColorVision;
use sapper::config::skin::{Pixels, Skin, SkinError, SkinManifest, SkinName, SkinPart};
use sapper::i18n::file_notices::skin_error_text;
use sapper::storage::skins;
use sapper::ui::board::cell::CellContent;
use sapper::ui::board::cell_background::CellBackground;
use sapper::ui::board::sprite_cache::SpriteCache;
use sapper::ui::kit::theme::Palette;
use sapper::ui::shell::app::Message;
use std::fs;
use std::io::Cursor;
use std::sync::Arc;

const HEAD: &str = "name = \"Mine\"\nauthor = \"Ada\"\nlicence = \"CC0\"\nside = 8\n";

fn png(width: u32, height: u32, color: [u8; 4]) -> Vec<u8> {
    let mut bytes = Cursor::new(Vec::new());
    let picture = RgbaImage::from_pixel(width, height, Rgba(color));
    picture.write_to(&mut bytes, ImageFormat::Png).unwrap();
    bytes.into_inner()
}

/// A player with one skin in this folder.
struct Home {
    folder: TempDir,
}

impl Home {
    fn with(manifest: &str, files: &[(&str, Vec<u8>)]) -> Self {
        let home = Self { folder: tempfile::tempdir().unwrap() };
        let skin = home.folders().skins().join("Mine");
        fs::create_dir_all(&skin).unwrap();
        fs::write(skin.join("skin.toml"), manifest).unwrap();
        for (name, bytes) in files {
            fs::write(skin.join(name), bytes).unwrap();
        }
        home
    }

    fn folders(&self) -> Folders {
        Folders::at(self.folder.path(), self.folder.path())
    }

    fn load(&self) -> Result<Skin, SkinError> {
        skins::load(Some(&self.folders()), &name("Mine"))
    }
}

fn name(name: &str) -> SkinName {
    SkinName::new(name).expect("a name")
}

fn example(of: &str) -> Skin {
    skins::load(None, &name(of)).expect("an example")
}

fn entry(key: &str) -> SkinError {
    SkinError::Entry(key.to_owned())
}

// Reading

#[test]
fn parts_are_files_of_their_own_or_rectangles_of_a_sheet() {
    let parts = "sheet = \"all.png\"\n[parts]\nflag = \"flag.png\"\ndigit-3 = [2, 0, 5, 9]\n";
    let (red, blue) = ([255, 0, 0, 255], [0, 0, 255, 255]);
    let files = [("flag.png", png(8, 8, red)), ("all.png", png(10, 9, blue))];
    let skin = Home::with(&format!("{HEAD}{parts}"), &files).load().unwrap();
    assert_eq!(skin.get(SkinPart::Flag), Some(&Pixels::filled(8, 8, red)));
    assert_eq!(skin.get(SkinPart::Digit(3)), Some(&Pixels::filled(5, 9, blue)));
    assert_eq!([skin.name, skin.author, skin.licence], ["Mine", "Ada", "CC0"]);
}

#[test]
fn a_skin_says_its_cell_size_its_panel_and_what_it_has() {
    let slate = example("Slate");
    assert_eq!((slate.side, slate.panel), (24, Some([0x4A, 0x5A, 0x6B])));
    assert!(slate.get(SkinPart::Flag).is_some() && slate.get(SkinPart::Face).is_none());
    let paper = example("Paper");
    assert!(paper.get(SkinPart::Covered).is_some() && paper.get(SkinPart::Flag).is_none());
}

#[test]
fn the_player_s_skins_are_listed_with_those_of_the_program() {
    let home = Home::with(HEAD, &[]);
    fs::create_dir(home.folders().skins().join("empty")).unwrap();
    let names = skins::names(Some(&home.folders()));
    assert_eq!(names, ["Mine", "Paper", "Slate"].map(name));
    assert_eq!(skins::names(None), ["Paper", "Slate"].map(name));
}

#[test]
fn a_skin_of_the_player_takes_the_place_of_one_of_the_program() {
    let home = Home::with(HEAD, &[]);
    let skins_folder = home.folders().skins();
    fs::rename(skins_folder.join("Mine"), skins_folder.join("Slate")).unwrap();
    let skin = skins::load(Some(&home.folders()), &name("Slate")).unwrap();
    assert_eq!(skin.author, "Ada");
}

#[test]
fn the_examples_are_what_their_program_draws() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("resources/skins");
    for sheet in make::sheets() {
        let folder = folder.join(sheet.name);
        let drawn = image::open(folder.join("sheet.png")).unwrap().into_rgba8();
        let written = fs::read_to_string(folder.join("skin.toml")).unwrap();
        assert!(drawn == sheet.pixels && written == sheet.manifest, "cargo run --example skins");
    }
}

// What is wrong with a skin

#[test]
fn what_is_wrong_is_named() {
    let with = |parts: &str| {
        let files = [("a.png", png(8, 8, [0; 4])), ("b.png", png(9, 8, [0; 4]))];
        let files = [&files[..], &[("no.png", b"text".to_vec())]].concat();
        Home::with(&format!("{HEAD}[parts]\n{parts}"), &files).load().map(|_| ())
    };
    let file = |name: &str| Err(SkinError::File(name.to_owned()));
    assert_eq!(with("flag = \"a.png\""), Ok(()));
    assert_eq!(with("flag = \"b.png\""), Err(entry("flag")), "no square of 8 pixels");
    assert_eq!(with("flag = \"gone.png\""), file("gone.png"));
    assert_eq!(with("flag = \"no.png\""), file("no.png"));
    assert_eq!(with("flagg = \"a.png\""), Err(entry("flagg")));
    assert_eq!(with("open-9 = \"a.png\""), Err(entry("open-9")));
    assert_eq!(with("flag = [0, 0, 8, 8]"), Err(entry("flag")), "of no sheet");
    for elsewhere in ["../a.png", "/a.png", "..\\\\a.png", "a.txt"] {
        assert_eq!(with(&format!("flag = \"{elsewhere}\"")), Err(entry("flag")), "{elsewhere}");
    }
    let head = |text: &str| SkinManifest::parse(text).map(|_| ());
    assert_eq!(
        head(&format!("{HEAD}panle = \"#102030\"\n")),
        Err(SkinError::Entry("panle".to_owned()))
    );
    assert_eq!(head("name = "), file("skin.toml"));
    assert_eq!(head(&HEAD.replace("author", "by")), Err(entry("author")));
    assert_eq!(head(&HEAD.replace("side = 8", "side = 7")), Err(entry("side")));
    assert_eq!(head(&format!("{HEAD}panel = \"grey\"")), Err(entry("panel")));
}

#[test]
fn a_rectangle_has_to_be_inside_its_sheet() {
    let cut = |area: [i64; 4]| {
        let parts = format!("{HEAD}sheet = \"a.png\"\n[parts]\nface = {area:?}");
        Home::with(&parts, &[("a.png", png(60, 60, [0; 4]))]).load().map(|_| ())
    };
    assert_eq!(cut([12, 12, 48, 48]), Ok(()));
    for area in [[13, 12, 48, 48], [0, 0, 49, 48], [0, 0, 0, 8], [-1, 0, 8, 8], [i64::MAX, 0, 1, 1]]
    {
        assert_eq!(cut(area), Err(entry("face")), "{area:?}");
    }
}

#[test]
fn a_picture_has_a_largest_size() {
    let load = |side| {
        let manifest = format!("{HEAD}sheet = \"a.png\"\n[parts]\nflag = [0, 0, 8, 8]");
        Home::with(&manifest, &[("a.png", png(side, 8, [0; 4]))]).load().map(|_| ())
    };
    assert_eq!(load(2_048), Ok(()));
    assert_eq!(load(2_049), Err(SkinError::File("a.png".to_owned())));
}

#[test]
fn names_of_folders_lead_nowhere_else() {
    for bad in ["", ".", "..", ".hidden", "a/b", "a\\b", "C:", " a", "a\n"] {
        assert_eq!(SkinName::new(bad), None, "{bad:?}");
    }
}

fn any_value() -> impl Strategy<Value = String> {
    let numbers = prop::collection::vec(any::<i32>().prop_map(|it| it % 40), 0..6);
    prop_oneof![
        numbers.prop_map(|numbers| format!("{numbers:?}")),
        any::<i64>().prop_map(|number| number.to_string()),
        "[a-z.#0-9]{0,8}".prop_map(|text| format!("\"{text}\"")),
        Just("\"sheet.png\"".to_owned()),
        Just("24".to_owned()),
    ]
}

proptest! {
    #[test]
    fn no_skin_is_too_wrong_to_be_read(
        entries in prop::collection::btree_map(
            "name|author|licence|side|panel|sheet|parts|flag|open-[0-9]|digit-[0-9]|face",
            any_value(),
            0..12,
        ),
        has_parts in any::<bool>(),
        damage in prop::collection::vec((any::<prop::sample::Index>(), any::<u8>()), 0..6),
    ) {
        let mut sheet = include_bytes!("../resources/skins/Slate/sheet.png").to_vec();
        for (at, byte) in damage {
            let at = at.index(sheet.len());
            sheet[at] = byte;
        }
        let text: String = entries.iter().map(|(key, value)| format!("{key} = {value}\n")).collect();
        let head = if has_parts { format!("{HEAD}sheet = \"sheet.png\"\n[parts]\n") } else { String::new() };
        let home = Home::with(&format!("{head}{text}"), &[("sheet.png", sheet)]);
        if let Err(error) = home.load() {
            let texts = Texts::new(Lang::English);
            prop_assert!(skin_error_text(&name("Mine"), &error, &texts).ends_with('.'));
        }
    }
}

// What is drawn

fn sprites(skin: Option<Skin>) -> SpriteCache {
    let palette = Palette::of(Style::Classic, false, ColorVision::Normal);
    SpriteCache::new(palette, 1.0).with_skin(skin.map(Arc::new))
}

fn pixels(image: iced::advanced::image::Image) -> Vec<u8> {
    match image.handle {
        iced::advanced::image::Handle::Rgba { pixels, .. } => pixels.to_vec(),
        _ => panic!("sprites are pixels"),
    }
}

#[test]
fn a_cell_of_a_skin_is_enlarged_by_whole_numbers() {
    let slate = example("Slate");
    let sprites = sprites(Some(slate.clone()));
    assert_eq!(sprites.cell_unit(), 24);
    assert_eq!((sprites.whole_side(50.0), sprites.whole_side(20.0)), (48.0, 20.0));
    let open = CellBackground::Open(Default::default());
    let drawn = pixels(sprites.background(open, 48.0));
    assert_eq!(drawn, slate.get(SkinPart::Open(0)).unwrap().scaled(48, 48).into_rgba());
}

#[test]
fn what_a_skin_lacks_is_our_own_on_its_cells() {
    let (own, paper) = (sprites(None), sprites(Some(example("Paper"))));
    let open = CellBackground::Open(Default::default());
    assert_ne!(pixels(own.background(open, 16.0)), pixels(paper.background(open, 16.0)));
    let number = |sprites: &SpriteCache| pixels(sprites.text(CellContent::Number(3), 16.0));
    assert_eq!(number(&own), number(&paper));
    let is_clear = number(&paper).chunks_exact(4).filter(|it| it[3] == 0).count();
    assert!(is_clear > 128, "the paper is seen around the number");
}

#[test]
fn skins_with_other_pictures_are_told_apart() {
    let keys = [None, Some(example("Slate")), Some(example("Paper"))];
    let keys = keys.map(|skin| sprites(skin).key());
    assert!(keys[0] != keys[1] && keys[1] != keys[2] && keys[0] != keys[2]);
}

#[test]
fn a_picture_is_cut_out_of_another() {
    let mut picture = Pixels::filled(3, 2, [0; 4]);
    *picture.at(2, 1).unwrap() = [9; 4];
    assert_eq!(picture.cut([2, 1, 1, 1]), Some(Pixels::filled(1, 1, [9; 4])));
    assert_eq!(picture.cut([2, 1, 2, 1]), None);
    assert_eq!(Pixels::new(2, 2, &[0; 15]), None);
}

// In the window

/// What the app does when it is asked for skins, without its thread.
fn read(ui: &mut TestWindow, folders: Option<&Folders>) {
    let chosen = ui.app.settings().skin.clone();
    ui.send(Message::SkinsRead(skins::find(folders, chosen)));
}

fn window() -> TestWindow {
    let launch = LaunchOptions::default().style(Style::Classic).seed(3);
    TestWindow::without_tasks(launch, 720.0, 700.0)
}

#[test]
fn the_chosen_skin_is_shown_and_given_up_again() {
    let mut ui = window();
    let plain = ui.picture();
    ui.change(SettingChange::Skin(Some(name("Slate"))));
    read(&mut ui, None);
    assert_eq!(ui.board_layout().cell_size % 24.0, 0.0);
    assert!(ui.picture() != plain);
    ui.change(SettingChange::Style(Style::Windows7));
    assert_ne!(ui.board_layout().cell_size % 24.0, 0.0, "it is for the Classic style alone");
    ui.change(SettingChange::Style(Style::Classic));
    ui.change(SettingChange::Skin(None));
    read(&mut ui, None);
    assert!(ui.picture() == plain);
}

#[test]
fn a_wrong_skin_gets_one_sentence_and_our_own_drawings() {
    let home = Home::with("side = 16", &[]);
    let mut ui = window();
    let side = ui.board_layout().cell_size;
    ui.change(SettingChange::Skin(Some(name("Mine"))));
    read(&mut ui, Some(&home.folders()));
    assert_eq!(ui.board_layout().cell_size, side);
    assert!(ui.sees(
        "The skin “Mine” is not used: “name” in skin.toml is missing or wrong, or its picture \
         does not fit."
    ));
}

#[test]
fn what_comes_too_late_is_not_shown() {
    let mut ui = window();
    ui.change(SettingChange::Skin(Some(name("Slate"))));
    let late = skins::find(None, Some(name("Slate")));
    ui.change(SettingChange::Skin(None));
    ui.send(Message::SkinsRead(late));
    assert_eq!(ui.board_layout().cell_size % 16.0, 0.0);
}

// Adding

#[test]
fn a_skin_is_copied_from_any_folder_with_all_its_pictures() {
    let manifest = format!("{HEAD}[parts]\nflag = \"flag.png\"\n");
    let other = Home::with(&manifest, &[("flag.png", png(8, 8, [255, 0, 0, 255]))]);
    let from = other.folders().skins().join("Mine");
    let home = Home { folder: tempfile::tempdir().unwrap() };
    let found = skins::add(Some(&home.folders()), &from);
    assert!(found.names.contains(&name("Mine")));
    assert_eq!(home.load(), other.load());
    // From where it is already.
    let own = home.folders().skins().join("Mine");
    assert!(skins::add(Some(&home.folders()), &own).chosen.is_some_and(|(_, skin)| skin.is_ok()));
    assert_eq!(home.load(), other.load());
    assert_eq!(found.chosen.map(|(of, _)| of), Some(name("Mine")));
}

#[test]
fn an_added_skin_takes_the_place_of_no_other_and_always_has_a_name() {
    let home = Home::with(HEAD, &[]);
    let other = tempfile::tempdir().unwrap();
    let added = |folder: &str| {
        let from = other.path().join(folder);
        fs::create_dir_all(&from).unwrap();
        fs::write(from.join(SkinManifest::FILE), HEAD).unwrap();
        let (name, skin) = skins::add(Some(&home.folders()), &from).chosen.expect("it has a name");
        skin.map(|_| name.as_str().to_owned()).expect("it can be used")
    };
    assert_eq!(
        [added("Mine"), added("Mine"), added(".hidden"), added(&"x".repeat(200))],
        ["Mine 2".to_owned(), "Mine 3".to_owned(), "hidden".to_owned(), "x".repeat(48),]
    );
}

#[test]
fn a_skin_that_cannot_be_used_is_not_copied() {
    let other = Home::with(&format!("{HEAD}[parts]\nflag = \"flag.png\"\n"), &[]);
    let home = Home { folder: tempfile::tempdir().unwrap() };
    let found = skins::add(Some(&home.folders()), &other.folders().skins().join("Mine"));
    let missing = SkinError::File("flag.png".to_owned());
    let (of, skin) = found.chosen.expect("it was chosen");
    assert_eq!((of, skin.err()), (name("Mine"), Some(missing)));
    assert!(!home.folders().skins().join("Mine").exists());
}

#[test]
fn an_added_skin_is_chosen_with_its_style() {
    let launch = LaunchOptions::default().seed(3);
    let mut ui = TestWindow::without_tasks(launch, 720.0, 700.0);
    ui.send(Message::SkinAdded(skins::find(None, Some(name("Slate")))));
    assert_eq!(ui.app.settings().skin, Some(name("Slate")));
    assert_eq!(ui.app.settings().style, Style::Classic);
}
