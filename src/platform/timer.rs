//! Waiting without a thread.

use std::time::Duration;
use web_time::Instant;

/// Waits until then.
pub async fn until(at: Instant) {
    after(at.saturating_duration_since(Instant::now())).await;
}

/// Waits so long.
pub async fn after(time: Duration) {
    #[cfg(not(target_family = "wasm"))]
    async_io::Timer::after(time).await;
    #[cfg(target_family = "wasm")]
    wasmtimer::tokio::sleep(time).await;
}
