//! Where connections come in, and how long each may take.
//!
//! A connection has to send its first request soon, and each later one before it
//! counts as idle; what is sent to it has to be taken. Bodies and sockets have
//! limits of their own, in `guard`.

use std::io;
use std::net::SocketAddr;
use std::pin::pin;
use std::sync::Arc;
use std::time::Duration;

use axum::Router;
use axum::extract::ConnectInfo;
use hyper::Request;
use hyper::body::Incoming;
use hyper::server::conn::http1;
use hyper::service::{Service, service_fn};
use hyper_util::rt::{TokioIo, TokioTimer};
use hyper_util::service::TowerToHyperService;
use tokio::io::{AsyncRead, AsyncWrite};
use tokio::net::TcpListener;
use tokio::task::yield_now;
use tokio::time::sleep;
use tokio_io_timeout::TimeoutStream;

use crate::closing::Stay;
use crate::guard::{Connection, Connections};
use crate::house::House;

/// How long a connection may take for the headers of its first request.
const FIRST_REQUEST: Duration = Duration::from_secs(10);

/// How long a connection may be idle between two requests, the headers of the
/// next included.
const IDLE: Duration = Duration::from_secs(60);

/// How long a client may take nothing of what is sent to it.
const STALLED: Duration = Duration::from_secs(30);

/// The largest buffer of a connection: all headers of a request fit.
const BUFFER: usize = 16 << 10;

/// How long to wait when the system gives no connection.
const RECOVERY: Duration = Duration::from_millis(50);

/// Takes connections until the house closes.
pub(super) async fn listen(listener: TcpListener, house: Arc<House>, routes: Router) {
    let connections = Arc::new(Connections::new(house.settings()));
    let mut stay = house.closing().stay();
    loop {
        let accepted = tokio::select! {
            accepted = listener.accept() => accepted,
            () = stay.closing() => return,
        };
        match accepted {
            Ok((stream, peer)) => {
                // An announcement is not to wait until the one before is
                // acknowledged. Where that is not possible it still comes.
                _ = stream.set_nodelay(true);
                let connection = Arc::new(connections.open(peer.ip()));
                let stay = house.closing().stay();
                let counted = house.metrics().connection();
                let routes = routes.clone();
                tokio::spawn(async move {
                    serve(stream, peer, connection, routes, stay).await;
                    drop(counted);
                });
                // In a crowd, a request that has come is read before the next one
                // is let in.
                yield_now().await;
            }
            Err(error) if is_of_the_client(&error) => {}
            Err(error) => {
                connections.none_given(&error);
                sleep(RECOVERY).await;
            }
        }
    }
}

/// Did the client go away before it was let in?
fn is_of_the_client(error: &io::Error) -> bool {
    use io::ErrorKind::{ConnectionAborted, ConnectionRefused, ConnectionReset};
    matches!(error.kind(), ConnectionAborted | ConnectionRefused | ConnectionReset)
}

/// Serves a connection until either side ends it. A request that is under way when
/// the house closes is answered.
async fn serve(
    stream: impl AsyncRead + AsyncWrite + Send + 'static,
    peer: SocketAddr,
    connection: Arc<Connection>,
    routes: Router,
    mut stay: Stay,
) {
    let mut stream = TimeoutStream::new(stream);
    stream.set_write_timeout(Some(STALLED));
    let routes = TowerToHyperService::new(routes);
    let (given, first) = (connection.clone(), sleep(FIRST_REQUEST));
    let service = service_fn(move |mut request: Request<Incoming>| {
        request.extensions_mut().insert(ConnectInfo(peer));
        request.extensions_mut().insert(given.clone());
        routes.call(request)
    });
    let served = http1::Builder::new()
        .timer(TokioTimer::new())
        .header_read_timeout(IDLE)
        .max_buf_size(BUFFER)
        .serve_connection(TokioIo::new(Box::pin(stream)), service)
        .with_upgrades();
    let (mut served, mut first) = (pin!(served), pin!(first));
    let (mut waits, mut open) = (true, true);
    loop {
        tokio::select! {
            // Whatever a client does wrong is its own affair.
            _ = served.as_mut() => return,
            () = first.as_mut(), if waits => {
                if connection.is_pending() {
                    return;
                }
                waits = false;
            }
            () = connection.evicted(), if waits => return,
            () = stay.closing(), if open => {
                served.as_mut().graceful_shutdown();
                open = false;
            }
        }
    }
}

#[cfg(test)]
mod tests;
