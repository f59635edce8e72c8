//! Keyboards of many countries: each default key can be pressed on all of them, and digits are digits,
//! also on the number pad.

use crate::common::key_events::typed_by;
use crate::common::prelude::*;
use iced::event::Status;
use iced::keyboard::key::{Code, Physical};
use iced::keyboard::{Key, Modifiers, key::Named};
use iced::{Event, window};
use sapper::config::keymap::{self, KeyPress, Keymap};
use sapper::ui::features::workbench::WorkbenchScreen;
use sapper::ui::shell::app::Message;
use sapper::ui::shell::app::key_input::listen;
use sapper::workbench::Cell;
use std::collections::BTreeSet;

const ROWS: [&[Code]; 5] = {
    use Code::*;
    [
        &[
            Digit1, Digit2, Digit3, Digit4, Digit5, Digit6, Digit7, Digit8, Digit9, Digit0, Minus,
            Equal,
        ],
        &[KeyQ, KeyW, KeyE, KeyR, KeyT, KeyY, KeyU, KeyI, KeyO, KeyP, BracketLeft, BracketRight],
        &[KeyA, KeyS, KeyD, KeyF, KeyG, KeyH, KeyJ, KeyK, KeyL, Semicolon, Quote],
        &[KeyZ, KeyX, KeyC, KeyV, KeyB, KeyN, KeyM, Comma, Period, Slash],
        &[Backquote, Backslash, IntlBackslash, IntlYen, IntlRo],
    ]
};

/// What the rows of keys type alone, with Shift and with AltGr, where a default key needs that, as in
/// xkeyboard-config. A dead key is ◌.
const LAYOUTS: &[(&str, [&str; 3])] = &[
    (
        "us",
        [
            r##"1234567890-= qwertyuiop[] asdfghjkl;' zxcvbnm,./ `\<◌◌"##,
            r##"!@#$%^&*()_+ QWERTYUIOP{} ASDFGHJKL:" ZXCVBNM<>? ~|>◌◌"##,
            r##""##,
        ],
    ),
    (
        "us-intl",
        [
            r##"1234567890-= qwertyuiop[] asdfghjkl;◌ zxcvbnm,./ ◌\\◌◌"##,
            r##"!@#$%◌&*()_+ QWERTYUIOP{} ASDFGHJKL:◌ ZXCVBNM<>? ◌||◌◌"##,
            r##""##,
        ],
    ),
    (
        "dvorak",
        [
            r##"1234567890[] ',.pyfgcrl/= aoeuidhtns- ;qjkxbmwvz `\<◌◌"##,
            r##"!@#$%^&*(){} "<>PYFGCRL?+ AOEUIDHTNS_ :QJKXBMWVZ ~|>◌◌"##,
            r##""##,
        ],
    ),
    (
        "de",
        [
            r##"1234567890ß◌ qwertzuiopü+ asdfghjklöä yxcvbnm,.- ◌#<◌◌"##,
            r##"!"§$%&/()=?◌ QWERTZUIOPÜ* ASDFGHJKLÖÄ YXCVBNM;:_ °'>◌◌"##,
            r##""##,
        ],
    ),
    (
        "fr",
        [
            r##"&é"'(-è_çà)= azertyuiop◌$ qsdfghjklmù wxcvbn,;:! ²*<◌◌"##,
            r##"1234567890°+ AZERTYUIOP◌£ QSDFGHJKLM% WXCVBN?./§ ~µ>◌◌"##,
            r##""##,
        ],
    ),
    (
        "bepo",
        [
            r##""«»()@+-/*=% bépoè◌vdljzw auie,ctsrnm àyx.k'qghf $çê◌◌"##,
            r##"1234567890°` BÉPOÈ!VDLJZW AUIE;CTSRNM ÀYX:K?QGHF #ÇÊ◌◌"##,
            r##"—<>[]^±−÷×≠‰ |◌&œ◌¡◌ð◌ĳə◌ æù◌€’©þß®◌◌ \{}…~¿◌◌†◌ –◌/◌◌"##,
        ],
    ),
    (
        "cz",
        [
            r##"+ěščřžýáíé=◌ qwertzuiopú) asdfghjklů§ yxcvbnm,.- ;◌\◌◌"##,
            r##"1234567890%◌ QWERTZUIOP/( ASDFGHJKL"! YXCVBNM?:_ ◌'|◌◌"##,
            r##"!@#$%^&*{}\◌ \|€¶ŧ←↓→øþ[] ~đĐ[]`'łŁ$' °#&@{}^<>* `\/◌◌"##,
        ],
    ),
    (
        "ru",
        [
            r##"1234567890-= йцукенгшщзхъ фывапролджэ ячсмитьбю. ё\/◌◌"##,
            r##"!"№;%:?*()_+ ЙЦУКЕНГШЩЗХЪ ФЫВАПРОЛДЖЭ ЯЧСМИТЬБЮ, Ё/|◌◌"##,
            r##""##,
        ],
    ),
    (
        "ua",
        [
            r##"1234567890-= йцукенгшщзхї фівапролджє ячсмитьбю. 'ґ/◌◌"##,
            r##"!"№;%:?*()_+ ЙЦУКЕНГШЩЗХЇ ФІВАПРОЛДЖЄ ЯЧСМИТЬБЮ, ʼҐ|◌◌"##,
            r##""##,
        ],
    ),
    (
        "br",
        [
            r##"1234567890-= qwertyuiop◌[ asdfghjklç◌ zxcvbnm,.; ']\◌/"##,
            r##"!@#$%◌&*()_+ QWERTYUIOP◌{ ASDFGHJKLÇ◌ ZXCVBNM<>: "}|◌?"##,
            r##""##,
        ],
    ),
    (
        "jp",
        [
            r##"1234567890-^ qwertyuiop@[ asdfghjkl;: zxcvbnm,./ ◌]<\\"##,
            r##"!"#$%&'()~=~ QWERTYUIOP`{ ASDFGHJKL+* ZXCVBNM<>? ◌}>|_"##,
            r##""##,
        ],
    ),
    (
        "gr",
        [
            r##"1234567890-= ;ςερτυθιοπ[] ασδφγηξκλ◌' ζχψωβνμ,./ `\«◌◌"##,
            r##"!@#$%^&*()_+ :ΣΕΡΤΥΘΙΟΠ{} ΑΣΔΦΓΗΞΚΛ◌" ΖΧΨΩΒΝΜ<>? ~|»◌◌"##,
            r##""##,
        ],
    ),
    (
        "il",
        [
            r##"1234567890-= /'קראטוןםפ][ שדגכעיחלךף, זסבהנמצתץ. ;\<◌◌"##,
            r##"!@#$%^&*)(_+ QWERTYUIOP}{ ASDFGHJKL:" ZXCVBNM><? ~|>◌◌"##,
            r##""##,
        ],
    ),
    (
        "tr",
        [
            r##"1234567890*- qwertyuıopğü asdfghjklşi zxcvbnmöç. ",<◌◌"##,
            r##"!'^+%&/()=?_ QWERTYUIOPĞÜ ASDFGHJKLŞİ ZXCVBNMÖÇ: é;>◌◌"##,
            r##""##,
        ],
    ),
    (
        "se",
        [
            r##"1234567890+◌ qwertyuiopå◌ asdfghjklöä zxcvbnm,.- §'<◌◌"##,
            r##"!"#¤%&/()=?◌ QWERTYUIOPÅ◌ ASDFGHJKLÖÄ ZXCVBNM;:_ ½*>◌◌"##,
            r##""##,
        ],
    ),
    (
        "bg",
        [
            r##"1234567890-. ,уеишщксдзц; ьяаожгтнвмч юйъэфхпрлб („ѝ◌◌"##,
            r##"!?+"%=:/–№$€ ыУЕИШЩКСДЗЦ§ ѝЯАОЖГТНВМЧ ЮЙЪЭФХПРЛБ )“Ѝ◌◌"##,
            r##""##,
        ],
    ),
];

/// A key with the character that it types alone and the one that it types now.
fn event(code: Code, alone: char, now: char, held: Modifiers) -> Event {
    let key = |char| match char {
        '◌' => Key::Unidentified,
        char => Key::Character(char.to_string().into()),
    };
    typed_by(key(alone), key(now), Physical::Code(code), held)
}

/// What a key may mean.
fn meanings(event: Event) -> Vec<KeyPress> {
    match listen(event, Status::Ignored, window::Id::unique()) {
        Some(Message::Key(presses)) => presses,
        _ => Vec::new(),
    }
}

/// Everything that the keys of a layout can be pressed for: default keys and digits.
fn reached(levels: [&str; 3]) -> BTreeSet<KeyPress> {
    let keys = Keymap::default();
    let has_use = |press: &KeyPress| press.digit().is_some() || keys.find(*press).is_some();
    let mut reached = BTreeSet::new();
    let shifts = [Modifiers::empty(), Modifiers::SHIFT, Modifiers::empty()];
    for (level, shift) in levels.into_iter().zip(shifts) {
        for ((codes, alone), now) in ROWS.iter().zip(levels[0].split(' ')).zip(level.split(' ')) {
            for ((&code, alone), now) in codes.iter().zip(alone.chars()).zip(now.chars()) {
                for held in [Modifiers::empty(), Modifiers::CTRL, Modifiers::ALT] {
                    let presses = meanings(event(code, alone, now, shift | held));
                    reached.extend(presses.into_iter().find(has_use));
                }
            }
        }
    }
    reached
}

#[test]
fn every_command_and_digit_has_a_key_on_every_layout() {
    let is_char = |press: &&KeyPress| matches!(press.key, keymap::Key::Char(_));
    for (name, levels) in LAYOUTS {
        let reached = reached(*levels);
        for command in Command::all() {
            let mut keys = command.spec().keys.iter().filter(is_char).peekable();
            let has_key = keys.peek().is_none() || keys.any(|key| reached.contains(key));
            assert!(has_key, "{command:?} has no key on {name}");
        }
        for digit in '0'..='9' {
            assert!(
                KeyPress::char(digit).is_some_and(|key| reached.contains(&key)),
                "{digit} on {name}"
            );
        }
    }
}

#[test]
fn a_key_means_what_it_types_before_what_is_at_its_place() {
    let first = |code, alone, now, held| meanings(event(code, alone, now, held))[0].to_string();
    assert_eq!(first(Code::KeyQ, 'a', 'a', Modifiers::empty()), "A");
    assert_eq!(first(Code::Digit6, '-', '-', Modifiers::CTRL), "Ctrl+-");
    // A sign of a Latin layout has no second meaning, and Shift with a digit is none.
    assert_eq!(meanings(event(Code::KeyM, ',', ',', Modifiers::empty())).len(), 1);
    assert_eq!(meanings(event(Code::Digit1, '1', '!', Modifiers::SHIFT)).len(), 1);
}

/// A key of the number pad with Num Lock.
fn pad(navigates: Named, digit: &str, code: Code, held: Modifiers) -> Event {
    typed_by(Key::Named(navigates), Key::Character(digit.into()), Physical::Code(code), held)
}

fn window(style: Style) -> TestWindow {
    let mut window = TestWindow::new(beginner().style(style).lang(Lang::English), 1_000.0, 760.0);
    window.press("Escape");
    window
}

#[test]
fn digits_of_the_number_pad_and_of_a_french_keyboard_draw_on_the_workbench() {
    let mut window = window(Style::Windows7);
    window.press("F12");
    window.press("Ctrl+Home");
    let drawn = |window: &TestWindow| {
        let bench: &WorkbenchScreen = window.app.stack().front().expect("the workbench");
        bench.setup().cell(Pos::new(0, 0))
    };
    let five = pad(Named::Clear, "5", Code::Numpad5, Modifiers::empty());
    let three = pad(Named::PageDown, "3", Code::Numpad3, Modifiers::empty());
    let french = event(Code::Digit1, '&', '&', Modifiers::empty());
    for (key, number) in [(five, 5), (three, 3), (french, 1)] {
        window.press_event(key);
        assert_eq!(drawn(&window), Cell::Open(number));
    }
    window.press_event(pad(Named::Delete, ".", Code::NumpadDecimal, Modifiers::empty()));
    assert_eq!(drawn(&window), Cell::Open(1));
}

#[test]
fn they_choose_from_the_numbered_menu() {
    let three = pad(Named::PageDown, "3", Code::Numpad3, Modifiers::empty());
    for key in [three, event(Code::Digit3, '"', '"', Modifiers::empty())] {
        let mut window = window(Style::Console);
        window.press_event(key);
        assert!(window.app.stack().has_dialog());
    }
}

#[test]
fn ctrl_0_fits_the_board_on_the_number_pad_and_in_france() {
    let zero = pad(Named::Insert, "0", Code::Numpad0, Modifiers::CTRL);
    for key in [zero, event(Code::Digit0, 'à', 'à', Modifiers::CTRL)] {
        let mut window = window(Style::Windows7);
        let fitted = window.board();
        window.press("Ctrl++");
        assert_ne!(window.board(), fitted);
        window.press_event(key);
        assert_eq!(window.board(), fitted);
    }
}

#[test]
fn a_digit_is_no_arrow_in_a_list() {
    let mut window = window(Style::Windows7);
    window.press("F5");
    window.tab_to("Auto Light Dark High contrast");
    let shown = window.texts();
    window.press_event(pad(Named::ArrowDown, "2", Code::Numpad2, Modifiers::empty()));
    assert_eq!(window.texts(), shown);
    window.press("Down");
    assert_ne!(window.texts(), shown);
}
