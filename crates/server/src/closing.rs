//! Shutdown: connections that last longer than one response are told, and waited
//! for.

use std::time::Duration;

use tokio::sync::watch;
use tokio::time::timeout;

/// The signal that the server shuts down.
pub(crate) struct Closing(watch::Sender<bool>);

/// Whoever holds this is told of the end, and waited for until it is dropped.
pub(crate) struct Stay(watch::Receiver<bool>);

impl Closing {
    /// Not shutting down yet.
    pub(crate) fn new() -> Closing {
        Closing(watch::Sender::new(false))
    }

    /// For somebody who stays.
    pub(crate) fn stay(&self) -> Stay {
        Stay(self.0.subscribe())
    }

    /// Tells everyone, and those who come later.
    pub(crate) fn tell(&self) {
        self.0.send_replace(true);
    }

    /// Waits until everyone has gone, at most so long.
    pub(crate) async fn empty(&self, patience: Duration) {
        // Whoever stays even longer is cut off.
        _ = timeout(patience, self.0.closed()).await;
    }
}

impl Stay {
    /// Completes when the server shuts down.
    pub(crate) async fn closing(&mut self) {
        // The sender is dropped with the server, which is a shutdown, too.
        _ = self.0.wait_for(|closing| *closing).await;
    }
}
