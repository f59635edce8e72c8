//! What was read of a language's file.

use crate::config::Lang;
use fluent_bundle::FluentResource;
use fluent_bundle::concurrent::FluentBundle;
use fluent_syntax::ast::Entry;
use std::collections::{BTreeSet, HashMap};
use std::sync::{Arc, Mutex, PoisonError, Weak};

/// All messages of one language.
pub(super) struct Catalog {
    pub(super) lang: Lang,
    /// The texts of messages without values.
    pub(super) plain: HashMap<String, String>,
    pub(super) bundle: FluentBundle<FluentResource>,
    warned_keys: Mutex<BTreeSet<String>>,
}

/// The catalogs that somebody uses, in the order of [`Lang::ALL`]. The command line and the window
/// share theirs: it takes a megabyte, and some milliseconds of the start.
static IN_USE: Mutex<[Weak<Catalog>; Lang::ALL.len()]> =
    Mutex::new([const { Weak::new() }; Lang::ALL.len()]);

impl Catalog {
    pub(super) fn of(lang: Lang) -> Arc<Self> {
        let mut in_use = IN_USE.lock().unwrap_or_else(PoisonError::into_inner);
        let known = &mut in_use[lang as usize];
        known.upgrade().unwrap_or_else(|| {
            let read = Arc::new(Self::read(lang));
            *known = Arc::downgrade(&read);
            read
        })
    }

    fn read(lang: Lang) -> Self {
        let resource = FluentResource::try_new(lang.ftl()).unwrap_or_else(|(resource, errors)| {
            tracing::error!(%lang, ?errors, "some texts could not be read");
            resource
        });
        let keys: Vec<String> = resource
            .entries()
            .filter_map(|entry| match entry {
                Entry::Message(message) => Some(message.id.name.to_owned()),
                _ => None,
            })
            .collect();

        let mut bundle = FluentBundle::new_concurrent(vec![lang.id()]);
        // Isolation marks are for mixed writing directions, which no language here has, and many
        // fonts draw them as boxes.
        bundle.set_use_isolating(false);
        // The function NUMBER, for ordinals.
        if let Err(error) = bundle.add_builtins() {
            tracing::error!(%lang, ?error, "the functions of texts could not be added");
        }
        if let Err(errors) = bundle.add_resource(resource) {
            tracing::error!(%lang, ?errors, "some texts are defined twice");
        }

        let plain = keys
            .into_iter()
            .filter_map(|key| {
                let pattern = bundle.get_message(&key)?.value()?;
                let mut errors = Vec::new();
                let text = bundle.format_pattern(pattern, None, &mut errors);
                // A message that cannot be formatted without values needs some.
                errors.is_empty().then(|| (key, text.into_owned()))
            })
            .collect();
        Self { lang, plain, bundle, warned_keys: Mutex::default() }
    }

    pub(super) fn warn_once(&self, key: &str, what: &str) {
        let mut warned = self.warned_keys.lock().unwrap_or_else(PoisonError::into_inner);
        if warned.insert(key.to_owned()) {
            tracing::warn!(key, lang = %self.lang, "{what}");
        }
    }
}
