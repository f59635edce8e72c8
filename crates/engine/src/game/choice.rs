//! Lists of values that have names in files.

use serde::de::Error;
use serde::{Deserialize, Deserializer};

/// One of a list of values. Each has a name in files and on the command line.
pub trait Choice: Copy + PartialEq + 'static {
    /// Every value, in the order in which it is offered.
    const ALL: &'static [Self];

    /// The name in files and on the command line.
    fn key(self) -> &'static str;

    /// The name that our own files keep, where it was another one before.
    fn stored_key(self) -> &'static str {
        self.key()
    }

    /// The value with this name, or this earlier name.
    fn from_key(key: &str) -> Option<Self> {
        Self::ALL.iter().copied().find(|value| [value.key(), value.stored_key()].contains(&key))
    }
}

/// Reads a value by its name.
pub fn read_key<'de, D: Deserializer<'de>, T: Choice>(from: D) -> Result<T, D::Error> {
    T::from_key(&String::deserialize(from)?).ok_or_else(|| D::Error::custom("an unknown name"))
}

/// Lets files have the name of a [`Choice`].
#[macro_export]
macro_rules! stored_by_key {
    ($name:ident) => {
        impl serde::Serialize for $name {
            fn serialize<S: serde::Serializer>(&self, into: S) -> Result<S::Ok, S::Error> {
                into.serialize_str($crate::game::Choice::stored_key(*self))
            }
        }

        impl<'de> serde::Deserialize<'de> for $name {
            fn deserialize<D: serde::Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
                $crate::game::choice::read_key(from)
            }
        }
    };
}

/// Defines an enum that is a [`Choice`].
#[macro_export]
macro_rules! choice {
    ($(#[$doc:meta])* $name:ident { $($(#[$variant_doc:meta])* $variant:ident = $key:literal,)+ }) => {
        $(#[$doc])*
        #[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub enum $name {
            $($(#[$variant_doc])* $variant,)+
        }

        impl $name {
            /// Every value, in the order in which it is offered.
            pub const ALL: &[Self] = &[$(Self::$variant),+];

            /// The name in files and on the command line.
            pub const fn key(self) -> &'static str {
                match self {
                    $(Self::$variant => $key,)+
                }
            }
        }

        $crate::game::choice::stored_by_key!($name);

        impl $crate::game::choice::Choice for $name {
            const ALL: &'static [Self] = Self::ALL;

            fn key(self) -> &'static str {
                Self::key(self)
            }
        }
    };
}

pub use {choice, stored_by_key};

impl Choice for bool {
    const ALL: &'static [Self] = &[true, false];

    fn key(self) -> &'static str {
        if self { "yes" } else { "no" }
    }
}
