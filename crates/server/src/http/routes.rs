//! All routes of the house, in one place.
//!
//! Pages are declared here and nowhere else, programs' routes by the document of
//! the API. `tests/house/access/access.toml` says who may use which, and a test
//! fails for a route that has no row there.

use std::sync::Arc;

use axum::Router;
use axum::routing::MethodRouter;

use super::{
    account, admin, api, assets, beats, draw, fairness, front, live, matches, opening, primer,
    replay, rules, seats, table, watch,
};
use crate::house::House;

/// A route: the method, and the pattern of its path.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Route {
    /// `GET` or `POST`.
    pub method: String,
    /// The pattern, such as `/tables/{id}/`.
    pub path: String,
}

/// Serves each path with its handlers, and lists the same paths.
macro_rules! declare {
    ($($path:literal => $($method:ident $handler:path),+;)+) => {
        /// The routes of pages.
        pub(super) fn pages() -> Router<Arc<House>> {
            Router::new()$(.route($path, MethodRouter::new()$(.$method($handler))+))+
        }

        const PAGES: &[(&str, &str)] = &[$($((stringify!($method), $path),)+)+];
    };
}

declare! {
    "/" => get front::front;
    "/matches" => get matches::show;
    "/play" => post front::play;
    "/settings" => post front::settings;
    "/account" => get account::show;
    "/account/sign-in" => post account::sign_in;
    "/account/create" => post account::create;
    "/account/name" => post account::rename;
    "/account/password" => post account::password;
    "/account/sign-out" => post account::sign_out;
    "/account/sign-out-everywhere" => post account::sign_out_everywhere;
    "/account/tokens" => post account::add_token;
    "/account/tokens/drop" => post account::drop_token;
    "/account/sessions/end" => post account::end_session;
    "/account/sessions/end-others" => post account::end_other_sessions;
    "/account/administrator" => post account::administrator;
    "/account/export" => post account::export;
    "/account/delete" => post account::delete;
    "/admin" => get admin::show;
    "/admin/close" => post admin::close;
    "/games/{game}/open" => get opening::show, post opening::open;
    "/games/{game}/rules" => get rules;
    "/games/{game}/how-to-play" => get primer;
    "/games/{game}/lesson" => post opening::lesson;
    "/assets/{name}" => get assets;
    "/seats/{token}" => get seats::link, post seats::take;
    "/tables/{id}" => get table::without_slash;
    "/tables/{id}/" => get table::show;
    "/tables/{id}/live" => get live::live;
    "/tables/{id}/beats" => get beats::show;
    "/tables/{id}/act" => post table::act;
    "/tables/{id}/undo" => post table::undo;
    "/tables/{id}/switch" => post table::switch;
    "/tables/{id}/decline" => post table::decline;
    "/tables/{id}/why" => post table::why;
    "/tables/{id}/hint" => post table::hint;
    "/tables/{id}/say" => post table::say;
    "/tables/{id}/promise" => post table::promise;
    "/tables/{id}/sit" => post seats::sit;
    "/tables/{id}/stand" => post seats::stand;
    "/tables/{id}/fill" => post seats::fill;
    "/tables/{id}/commit" => post draw::commit;
    "/tables/{id}/reveal" => post draw::reveal;
    "/tables/{id}/begin" => post seats::begin;
    "/tables/{id}/hand-over" => post seats::hand_over;
    "/tables/{id}/take-back" => post seats::take_back;
    "/tables/{id}/invite" => post seats::invite;
    "/tables/{id}/replace" => post seats::replace;
    "/tables/{id}/requests" => post seats::answer_request;
    "/tables/{id}/rematch" => post seats::rematch;
    "/tables/{id}/replay" => get replay::show;
    "/tables/{id}/fork" => post replay::fork;
    "/tables/{id}/record" => get replay::record;
    "/tables/{id}/fairness" => get fairness::show;
    "/metrics" => get watch::metrics;
}

/// Every route of pages and API.
pub fn routes() -> Vec<Route> {
    let pages = PAGES.iter().map(|(method, path)| (*method, (*path).to_owned()));
    let routes = pages.chain(api::paths());
    routes.map(|(method, path)| Route { method: method.to_uppercase(), path }).collect()
}
