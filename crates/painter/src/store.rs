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

    /// A frame that is kept is complete, not a picture: what none has used for long is let go.
    pub fn end_frame(&mut self) {
        self.frame = self.frame.wrapping_add(1);
        self.texts.trim();
        self.groups.trim(self.frame, |_| KEPT_FRAMES_OF_LARGE);
        self.pictures.trim(self.frame, |it| {
            if it.width * it.height > LARGE { KEPT_FRAMES_OF_LARGE } else { KEPT_FRAMES }
        });
        if self.frame.is_multiple_of(KEPT_FRAMES) {
            self.patches.trim(self.frame, |_| KEPT_FRAMES);
            self.glyphs.trim(self.frame, |_| KEPT_FRAMES);
        }
    }
}
