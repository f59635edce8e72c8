//! What is told of a control.

use iced::Color;
use std::hash::{DefaultHasher, Hash, Hasher};

/// What is told of a control to who does not see it, beside the texts that stand on it.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub enum A11yLabel {
    /// Nothing.
    #[default]
    None,
    /// Its name, where a picture stands on it.
    Name(String),
    /// Whether it is switched on.
    Switch(bool),
    /// The value that it has. Its name stands before it.
    Value(String),
}

impl A11yLabel {
    /// A transparent color that differs from value to value. Painted over a list, it makes all of
    /// the list repaint when its value changes: the software renderer takes a text that is centered
    /// on a line for one that begins there, and repaints its lower half alone.
    pub(super) fn repaint_color(&self) -> Color {
        let value = match self {
            Self::Value(value) => value.as_str(),
            _ => "",
        };
        let mut hasher = DefaultHasher::new();
        value.hash(&mut hasher);
        let hash = f32::from(hasher.finish() as u16) / f32::from(u16::MAX);
        Color { r: hash, ..Color::TRANSPARENT }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn another_value_has_another_repaint_color_which_is_never_seen() {
        let [light, dark] =
            ["Light", "Dark"].map(|value| A11yLabel::Value(value.to_owned()).repaint_color());
        assert_ne!(light, dark);
        assert_eq!((light.a, dark.a), (0.0, 0.0));
    }
}
