//! What the desktop says of its taste: light or dark, and whether much may move.
//!
//! On Linux a service of the desktop knows, and answers when it likes. So it is asked on a thread
//! of its own once the window stands, and a desktop without such a service goes unheard.

use iced::Task;

#[cfg(target_os = "linux")]
mod portal;

/// The desktop's taste. Where nothing is known of it: light, and things may move.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Taste {
    /// Whether it is a dark one.
    pub dark: bool,
    /// Whether what moves is to be kept to what is needed.
    pub reduced_motion: bool,
}

/// Asks the desktop.
#[cfg(target_os = "linux")]
pub fn ask() -> Task<Taste> {
    use iced::futures::channel::oneshot;

    let asked = async {
        let (answer, answered) = oneshot::channel();
        std::thread::Builder::new()
            .name("desktop".to_owned())
            .spawn(move || {
                let taste = portal::address().and_then(|address| {
                    portal::ask(&address)
                        .inspect_err(|error| tracing::debug!("the desktop is silent: {error}"))
                        .ok()
                });
                // Nobody waits for the answer when the program is closing.
                let _ = answer.send(taste);
            })
            .ok()?;
        answered.await.ok().flatten()
    };
    Task::future(asked).and_then(Task::done)
}

/// Other systems are not asked yet.
#[cfg(not(target_os = "linux"))]
pub fn ask() -> Task<Taste> {
    Task::none()
}
