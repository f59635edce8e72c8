//! What is made once and painted often: shapes, pictures, glyphs, and texts that are laid out.
//!
//! All windows and pictures of a program share one store.

use crate::patch::{Key, Patch, Shape};
use crate::picture::Picture;
use crate::text::Glyph;
use iced_core::image::{Handle, Id};
use iced_graphics::text::cosmic_text::CacheKey;
use iced_graphics::text::{Cache as LaidOutTexts, cosmic_text};
use std::collections::HashMap;
use std::collections::hash_map::Entry;
use std::hash::Hash;
use std::sync::{Arc, LazyLock, Mutex, MutexGuard, PoisonError};

/// So many frames a thing is kept that no frame has used.
const KEPT_FRAMES: u32 = 300;
/// A large picture, of more pixels than these, goes with the first frames that are painted without it.
const LARGE: u32 = 128 * 128;
const KEPT_FRAMES_OF_LARGE: u32 = 2;
/// With more pixels than these, small ones go like large ones.
const MOST_SMALL: u64 = 1 << 21;

/// A frame of a window may need as many pictures: so many count as one frame.
const PICTURES_PER_FRAME: u32 = 64;

static STORE: LazyLock<Mutex<Store>> = LazyLock::new(Mutex::default);

#[derive(Default)]
pub struct Store {
    pub texts: LaidOutTexts,
    patches: Kept<Key, Arc<Patch>>,
    pictures: Kept<Id, Arc<Picture>>,
    /// By the hashes of what they show.
    groups: Kept<u64, Arc<Picture>>,
    glyphs: Kept<CacheKey, Arc<Glyph>>,
    frame: u32,
    /// How many pictures were painted beside frames that are kept.
    beside: u32,
}

/// Things by their keys, each with the last frame that used it. What cannot be made is not tried again.
struct Kept<K, T>(HashMap<K, (Option<T>, u32)>);

impl<K, T> Default for Kept<K, T> {
    fn default() -> Self {
        Self(HashMap::new())
    }
}

impl<K: Eq + Hash, T: Clone> Kept<K, T> {
    fn get(&mut self, key: K, frame: u32, make: impl FnOnce() -> Option<T>) -> Option<T> {
        let entry = match self.0.entry(key) {
            Entry::Occupied(entry) => entry.into_mut(),
            Entry::Vacant(entry) => entry.insert((make(), frame)),
        };
        entry.1 = frame;
        entry.0.clone()
    }

    fn trim(&mut self, frame: u32, kept: impl Fn(&T) -> u32) {
        self.0.retain(|_, (thing, used)| {
            frame.wrapping_sub(*used) <= thing.as_ref().map_or(KEPT_FRAMES, &kept)
        });
    }
}

impl Store {
    pub fn lock() -> MutexGuard<'static, Self> {
        // Whatever stopped a thread in the middle, the store only has whole things.
        STORE.lock().unwrap_or_else(PoisonError::into_inner)
    }

    pub fn patch(&mut self, shape: &Shape) -> Option<Arc<Patch>> {
        let shape = shape.smallest();
        self.patches.get(shape.key(), self.frame, || Patch::new(&shape).map(Arc::new))
    }

    pub fn picture(&mut self, handle: &Handle) -> Option<Arc<Picture>> {
        self.pictures.get(handle.id(), self.frame, || Picture::new(handle).map(Arc::new))
    }

    pub fn group(&mut self, hash: u64, paint: impl FnOnce() -> Picture) -> Option<Arc<Picture>> {
        self.groups.get(hash, self.frame, || Some(Arc::new(paint())))
    }

    pub fn glyph(
        &mut self,
        key: CacheKey,
        fonts: &mut cosmic_text::FontSystem,
    ) -> Option<Arc<Glyph>> {
        self.glyphs.get(key, self.frame, || Glyph::new(key, fonts).map(Arc::new))
    }

    /// A picture is complete that is no frame of a window.
    pub fn end_picture(&mut self) {
        self.beside = self.beside.wrapping_add(1);
        if self.beside.is_multiple_of(PICTURES_PER_FRAME) {
            self.end_frame();
        }
    }

    /// A frame that is kept is complete: what none has used for long is let go.
    pub fn end_frame(&mut self) {
        self.frame = self.frame.wrapping_add(1);
        self.texts.trim();
        self.groups.trim(self.frame, |_| KEPT_FRAMES_OF_LARGE);
        let pixels =
            self.pictures.0.values().filter_map(|(picture, _)| Some(picture.as_ref()?.size()));
        let small: u64 = pixels.filter(|pixels| *pixels <= LARGE).map(u64::from).sum();
        let is_full = small > MOST_SMALL;
        self.pictures.trim(self.frame, |it| {
            if is_full || it.size() > LARGE { KEPT_FRAMES_OF_LARGE } else { KEPT_FRAMES }
        });
        if self.frame.is_multiple_of(KEPT_FRAMES) {
            self.patches.trim(self.frame, |_| KEPT_FRAMES);
            self.glyphs.trim(self.frame, |_| KEPT_FRAMES);
        }
    }
}
