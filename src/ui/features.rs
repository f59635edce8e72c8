//! What a player can do: a folder or file each, with its views, dialogs and sentences.

pub mod compare;
pub mod daily;
pub mod go_to;
pub mod help;
pub mod lessons;
pub mod library;
pub mod luck_review;
pub mod machine;
pub mod menu;
pub mod opened_recording;
pub mod play;
pub mod practice;
pub mod puzzle;
pub mod records;
pub mod replay;
pub mod settings;
pub mod title;
pub mod workbench;
