//! The file formats of recordings.

pub mod rawvf;
