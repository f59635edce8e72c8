//! How a style looks, but for its colours and cells, which are in its palette.

use crate::config::Settings;
use crate::game::Style;

/// What is different in the window from style to style.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Look {
    /// Whether the title is shown before the first game.
    pub has_title: bool,
    pub controls: ControlsLayout,
    pub end_display: EndDisplay,
    /// Whether the board is animated.
    pub animated: bool,
    /// Whether its cells are pictures of pixels, which a skin can replace.
    pub has_skins: bool,
}

/// The controls around a board.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum ControlsLayout {
    /// Two bars above: counters, then levels and switches.
    Bars,
    /// A column of buttons on the left with the clock and the count below.
    Column,
    /// One line above: the custom button, the switch of the count, and the count.
    Line,
    /// A numbered menu above.
    Menu,
}

/// How the end of a game is shown.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum EndDisplay {
    /// Beside the board, which stays visible.
    Inline,
    /// A loss asks whether to play again, and "no" leaves the game. A win asks for the name of a
    /// record, or encourages.
    Prompt,
    /// A message box, then a new board.
    MessageBox,
    /// The whole board, then the menu.
    RevealBoard,
}

impl EndDisplay {
    /// That of the style, if its rules come with it.
    pub const fn of(settings: &Settings) -> Self {
        if settings.original_rules { Look::of(settings.style).end_display } else { Self::Inline }
    }
}

const GLASS: Look = Look {
    has_title: false,
    controls: ControlsLayout::Bars,
    end_display: EndDisplay::Inline,
    animated: true,
    has_skins: false,
};

const CLASSIC: Look = Look { animated: false, has_skins: true, ..GLASS };

const EASYX: Look = Look {
    has_title: true,
    controls: ControlsLayout::Column,
    end_display: EndDisplay::Prompt,
    animated: false,
    has_skins: false,
};

const SIMPLE_MINER: Look = Look {
    has_title: false,
    controls: ControlsLayout::Line,
    end_display: EndDisplay::MessageBox,
    animated: false,
    has_skins: false,
};

const CONSOLE: Look = Look {
    has_title: false,
    controls: ControlsLayout::Menu,
    end_display: EndDisplay::RevealBoard,
    animated: false,
    has_skins: false,
};

impl Look {
    pub const fn of(style: Style) -> &'static Self {
        match style {
            Style::Windows7 => &GLASS,
            Style::Classic => &CLASSIC,
            Style::EasyX => &EASYX,
            Style::SimpleMiner => &SIMPLE_MINER,
            Style::Console => &CONSOLE,
        }
    }
}
