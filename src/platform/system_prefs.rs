//! What the desktop says of its taste: light or dark, and whether much may move.
//!
//! On Linux a service of the desktop knows, and answers when it likes. So it is asked on a thread
//! of its own once the window stands, and a desktop without such a service goes unheard.

use iced::Task;

#[cfg(target_os = "linux")]
mod portal;

/// The desktop's taste. Where nothing is known of it: light, and things may move.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct SystemPrefs {
    /// Whether it is a dark one.
    pub dark: bool,
    /// Whether what moves is to be kept to what is needed.
    pub reduced_motion: bool,
}

/// Asks the desktop.
#[cfg(target_os = "linux")]
pub fn ask() -> Task<SystemPrefs> {
    Task::future(on_thread(|| {
        portal::address().and_then(|address| {
            portal::ask(&address)
                .inspect_err(|error| tracing::debug!("the desktop is silent: {error}"))
                .ok()
        })
    }))
    .and_then(|taste| taste.map_or_else(Task::none, Task::done))
}

/// Whether the desktop can show a dialog for files: its portal can, or zenity is there.
#[cfg(target_os = "linux")]
pub async fn has_file_dialog() -> bool {
    let has_one = || {
        let path = std::env::var_os("PATH").unwrap_or_default();
        std::env::split_paths(&path).any(|folder| folder.join("zenity").is_file())
            || portal::address().is_some_and(|bus| portal::has_file_dialog(&bus).is_ok())
    };
    on_thread(has_one).await.unwrap_or(true)
}

/// Other systems always can.
#[cfg(not(target_os = "linux"))]
pub async fn has_file_dialog() -> bool {
    true
}

/// What a job on a thread of its own brings.
#[cfg(target_os = "linux")]
async fn on_thread<T: Send + 'static>(job: impl FnOnce() -> T + Send + 'static) -> Option<T> {
    let (answer, answered) = iced::futures::channel::oneshot::channel();
    std::thread::Builder::new()
        .name("desktop".to_owned())
        // Nobody waits for the answer when the program is closing.
        .spawn(move || drop(answer.send(job())))
        .ok()?;
    answered.await.ok()
}

/// Other systems are not asked yet.
#[cfg(not(target_os = "linux"))]
pub fn ask() -> Task<SystemPrefs> {
    Task::none()
}
