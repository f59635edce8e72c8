//! What assistive technology says about a control.

use iced::Color;
use std::hash::{DefaultHasher, Hash, Hasher};

/// What is announced besides the texts on the control.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub enum A11yLabel {
    #[default]
    None,
    /// The name of a control that shows only an icon.
    Name(String),
    /// Whether it is on.
    Switch(bool),
    /// Its value; the name is in the text before it.
    Value(String),
}

impl A11yLabel {
    /// A transparent colour that differs from value to value. Drawn over a list, it makes the whole
    /// list repaint when its value changes: the software renderer misjudges the bounds of centred
    /// text and would repaint the lower half only.
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
    fn each_value_has_its_own_transparent_repaint_color() {
        let [light, dark] =
            ["Light", "Dark"].map(|value| A11yLabel::Value(value.to_owned()).repaint_color());
        assert_ne!(light, dark);
        assert_eq!((light.a, dark.a), (0.0, 0.0));
    }
}
