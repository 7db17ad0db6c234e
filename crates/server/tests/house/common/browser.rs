//! A browser without a script.

use std::net::SocketAddr;
use std::thread;
use std::time::Duration;

use super::{Open, Page, Socket};

/// A browser: an origin and a cookie.
pub(crate) struct Browser {
    pub(crate) agent: ureq::Agent,
    pub(crate) address: SocketAddr,
    pub(crate) origin: String,
    pub(crate) cookie: String,
}

impl Browser {
    /// A browser that has never been here.
    pub(crate) fn at(house: &Open) -> Browser {
        Browser::with(house, "")
    }

    /// A browser with this cookie.
    pub(crate) fn with(house: &Open, cookie: &str) -> Browser {
        let address = house.address;
        let origin = format!("http://{address}");
        Browser { agent: agent(), address, origin, cookie: cookie.to_owned() }
    }

    /// Goes to a page.
    pub(crate) fn get(&self, path: &str) -> Page {
        let request = self.agent.get(format!("http://{}{path}", self.address));
        Page::read(request.header("cookie", &self.cookie).call().unwrap())
    }

    /// Sends a form.
    pub(crate) fn send(&self, path: &str, form: &[(&str, &str)]) -> Page {
        let request = self.agent.post(format!("http://{}{path}", self.address));
        let request = request.header("cookie", &self.cookie).header("origin", &self.origin);
        Page::read(request.send_form(form.iter().copied()).unwrap())
    }

    /// Sends a form as the script of a page does.
    pub(crate) fn send_by_script(&self, path: &str, form: &[(&str, &str)]) -> Page {
        let request = self.agent.post(format!("http://{}{path}", self.address));
        let request = request.header("cookie", &self.cookie).header("origin", &self.origin);
        let request = request.header("accept", "application/json");
        Page::read(request.send_form(form.iter().copied()).unwrap())
    }

    /// How a page comes to a browser that reads this encoding, and how large it is.
    pub(crate) fn get_encoded(&self, path: &str, encoding: &str) -> (String, usize) {
        let request = self.agent.get(format!("http://{}{path}", self.address));
        let request = request.header("cookie", &self.cookie).header("accept-encoding", encoding);
        let mut answer = request.call().unwrap();
        let encoded = answer.headers().get("content-encoding");
        let encoded = encoded.map_or("", |encoding| encoding.to_str().unwrap()).to_owned();
        (encoded, answer.body_mut().read_to_vec().unwrap().len())
    }

    /// Sends a form, and keeps the cookie that comes back.
    pub(crate) fn post(&mut self, path: &str, form: &[(&str, &str)]) -> Page {
        let page = self.send(path, form);
        if let Some(cookie) = page.cookies.first() {
            self.cookie = cookie.split(';').next().unwrap().to_owned();
        }
        page
    }

    /// Sends a form whose request must be done.
    pub(crate) fn done(&mut self, path: &str, form: &[(&str, &str)]) -> Page {
        let page = self.post(path, form);
        assert_eq!(page.status, 303, "{}", page.body);
        page
    }

    /// The socket of a table.
    pub(crate) fn live(&self, table: &str) -> Socket {
        let headers = [("cookie", &*self.cookie), ("origin", &*self.origin)];
        Socket::open(self.address, &format!("{table}live"), &headers)
    }

    /// The socket at this address, or the status with which it is refused.
    pub(crate) fn socket(&self, path: &str) -> Result<Socket, u16> {
        let headers = [("cookie", &*self.cookie), ("origin", &*self.origin)];
        Socket::try_open(self.address, path, &headers)
    }

    /// Clicks *play now*; gives the address of the table.
    pub(crate) fn play_now(&mut self, name: &str) -> String {
        self.done("/play", &[("game", "caligula"), ("name", name), ("begin", "now")]).location
    }

    /// The table as soon as it waits for this player or is over.
    pub(crate) fn my_turn(&self, table: &str) -> Page {
        for _ in 0..600 {
            let page = self.get(table);
            assert_eq!(page.status, 200, "{}", page.body);
            if page.is_over() || page.one("#prompt", "data-asked") == "true" {
                return page;
            }
            thread::sleep(Duration::from_millis(20));
        }
        panic!("the bots have stopped");
    }

    /// Makes an account.
    pub(crate) fn create(&mut self, name: &str, password: &str) {
        let page = self.done("/account/create", &[("name", name), ("password", password)]);
        assert_eq!(page.location, "/account?done=created");
    }

    /// Looks after the house from now on.
    pub(crate) fn administer(&mut self, house: &Open) {
        let code = house.code().expect("nobody administers");
        let page = self.done("/account/administrator", &[("code", &code)]);
        assert_eq!(page.location, "/account?done=administrator");
    }

    /// Tries to sign in.
    pub(crate) fn sign_in(&mut self, name: &str, password: &str) -> Page {
        self.post("/account/sign-in", &[("name", name), ("password", password)])
    }

    /// The name that the house knows the browser by.
    pub(crate) fn name(&self) -> String {
        let page = self.get("/account");
        assert_eq!(page.status, 200, "{}", page.body);
        page.text("header .reader")
    }

    /// The tables on the front page that are the browser's own.
    pub(crate) fn tables(&self) -> Vec<String> {
        self.get("/").all("#mine a", "href")
    }
}

/// Asks, and takes what comes.
pub(super) fn agent() -> ureq::Agent {
    let config = ureq::Agent::config_builder();
    config.http_status_as_error(false).max_redirects(0).build().into()
}
